/* symbols.h - functions as values, the functions whose bodies calls run, and globals by name. */
#ifndef PL_VERIFY_INTERP_MACHINE_SYMBOLS_H
#define PL_VERIFY_INTERP_MACHINE_SYMBOLS_H

#include "verify/interp/machine/machine.h"

/* Address of a function, the same in source and lowering; and back. The inputs' functions lie from PL_OUTSIDE_FUNCTIONS on, the
 * module's from PL_MODULE_FUNCTIONS on in the order in which their addresses were taken, 16 bytes apart. */
#define PL_OUTSIDE_FUNCTIONS ((uint64_t)0x7e0000000000)
#define PL_MODULE_FUNCTIONS ((uint64_t)0x7f0000000000)
#define PL_MAX_OUTSIDE_FUNCTIONS 64u
/* The address of the function of that name, the same at each request; the first one makes it. */
uint64_t pl_function_address(pl_run *run, pl_str name);
/* The name of the function at an address; false if there is none. */
bool pl_function_at(pl_run *run, uint64_t address, pl_str *name);

/* The source module's function of that name, declared or defined, or NULL. */
const pl_op *pl_source_function(const pl_run *run, pl_str name);
/* The function whose body a call runs, if the options want that and the linker can't replace the body; else NULL. */
const pl_op *pl_entered_function(const pl_machine *m, pl_str name);
/* Whether the source module has the body of a function that the linker can't replace. */
bool pl_has_final_body(const pl_run *run, pl_str name);
/* Whether a function, a call or the function around it is `nobuiltin`: LLVM knows nothing of it by its name. */
bool pl_is_unknown_to_llvm(const pl_op *op);

/* The object of a global, which counts as named from now on; 0: there is none of that name. */
uint32_t pl_global_object(pl_machine *m, pl_str name);

#endif
