/* symbols.h - functions as values, the functions whose bodies calls run, and globals by name. */
#ifndef PL_VERIFY_INTERP_MACHINE_SYMBOLS_H
#define PL_VERIFY_INTERP_MACHINE_SYMBOLS_H

#include "verify/interp/machine/machine.h"

/* Address of a function, the same in source and lowering; and back. The inputs' functions lie from PL_OUTSIDE_FUNCTIONS on, the
 * module's from PL_MODULE_FUNCTIONS on in the order in which their addresses were taken, 16 bytes apart. */
#define PL_OUTSIDE_FUNCTIONS ((uint64_t)0x7e0000000000)
#define PL_MODULE_FUNCTIONS ((uint64_t)0x7f0000000000)
#define PL_MAX_OUTSIDE_FUNCTIONS 64u
/* The address that stands for the function of that name in the module, made up at the first request; the same at each later one.
 */
uint64_t pl_function_address(pl_run *run, pl_str name);
/* Sets *name to the name of the function at an address: one whose address was taken, or a name made up for one of the inputs.
 * False, with *name unchanged, if there is none. */
bool pl_function_at(pl_run *run, uint64_t address, pl_str *name);

/* The source module's function of that name, declared or defined; NULL if there is none. */
const pl_op *pl_source_function(const pl_run *run, pl_str name);
/* The function whose body a call of that name enters in this machine, the source's or the lowering's; NULL if bodies are not to
 * be entered, one that is needed is missing, or the linker may replace it. */
const pl_op *pl_entered_function(const pl_machine *m, pl_str name);
/* Whether the source module has a body of the function that the linker can't replace by another meaning. */
bool pl_has_final_body(const pl_run *run, pl_str name);
/* Whether a function or a call is `nobuiltin`, so that LLVM concludes nothing from the name. */
bool pl_is_unknown_to_llvm(const pl_op *op);

/* Marks the object of the global of that name as `named` and returns its number; 0 if there is none. */
uint32_t pl_global_object(pl_machine *m, pl_str name);

#endif
