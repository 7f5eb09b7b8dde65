/* symbols.h - functions as values, the functions whose bodies calls run, and globals by name. */
#ifndef PL_VERIFY_INTERP_MACHINE_SYMBOLS_H
#define PL_VERIFY_INTERP_MACHINE_SYMBOLS_H

#include "verify/interp/machine/machine.h"

/* Address of a function, the same in source and lowering; and back. The inputs' functions lie from PL_OUTSIDE_FUNCTIONS on, the
 * module's from PL_MODULE_FUNCTIONS on in the order in which their addresses were taken, 16 bytes apart. */
#define PL_OUTSIDE_FUNCTIONS ((uint64_t)0x7e0000000000)
#define PL_MODULE_FUNCTIONS ((uint64_t)0x7f0000000000)
#define PL_MAX_OUTSIDE_FUNCTIONS 64u
/* The address of the module's function of that name, the same at each request; the first one adds the name to run->functions. */
uint64_t pl_function_address(pl_run *run, pl_str name);
/* Sets *name to the name of the function at an address: one whose address was taken, or a name made up for one of the inputs.
 * False, with *name unchanged, if there is none. */
bool pl_function_at(pl_run *run, uint64_t address, pl_str *name);

/* The source module's function of that name, declared or defined; NULL if there is none. */
const pl_op *pl_source_function(const pl_run *run, pl_str name);
/* The function whose body a call of that name runs: the source's in the source, the lowering's in the lowering. An
 * available_externally body of the source serves for a function that the lowering only declares; with `reference`, the lowering's
 * body for one that the source only declares. NULL if the option `inside` is off, the source or the machine's module has no such
 * body, the lowering has the symbol without one, or the linker can replace a body, with `exact_bodies` even by an equivalent one.
 */
const pl_op *pl_entered_function(const pl_machine *m, pl_str name);
/* Whether the source module has a body of the function that the linker can't replace by another meaning. */
bool pl_has_final_body(const pl_run *run, pl_str name);
/* Whether a function or a call is `nobuiltin`, so that LLVM concludes nothing from the name. */
bool pl_is_unknown_to_llvm(const pl_op *op);

/* The number of the object of the global of that name, after setting its flag `named`; 0 if there is none. */
uint32_t pl_global_object(pl_machine *m, pl_str name);

#endif
