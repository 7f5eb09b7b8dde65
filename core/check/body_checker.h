/* body_checker.h - checking the bodies of functions while they are made.
 *
 * What pl_check demands, of functions that are read or handed over bit by bit (core/text/parse/parse.h,
 * core/convert/body_stream.h) and whose ops may be gone when the rest comes. Faults are reported; whoever wants them as pl_check
 * words and orders them checks the whole.
 */
#ifndef PL_CORE_CHECK_BODY_CHECKER_H
#define PL_CORE_CHECK_BODY_CHECKER_H

#include "core/check/check.h"

typedef struct pl_body_checker pl_body_checker;

/* A checker for modules of one context, one after the other. */
pl_body_checker *pl_body_checker_new(pl_context *ctx, const pl_check_options *options, pl_diags *diags);
/* Frees the checker; NULL is allowed. */
void pl_body_checker_free(pl_body_checker *checker);
/* The next functions are of that module. */
void pl_body_checker_begin(pl_body_checker *checker, const pl_module *module);
/* Checks the ops of a block of a function right in the module from `first` on, after what was checked before of it. False if
 * anything was found. */
bool pl_body_check(pl_body_checker *checker, const pl_op *func, const pl_block *block, const pl_op *first);
/* Checks what is left of a function whose blocks and ops were checked one by one: its graph and the function itself. Each
 * block still has its terminator. False if anything was found in it. */
bool pl_body_check_end(pl_body_checker *checker, const pl_op *func);
/* The functions that were checked, for pl_check_options.checked. */
const pl_map *pl_body_checked(const pl_body_checker *checker);

#endif
