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

/* A checker for modules of one context, one after the other, each started by pl_body_checker_begin. Options and diagnostics are
 * not copied. The caller frees it. */
pl_body_checker *pl_body_checker_new(pl_context *ctx, const pl_check_options *options, pl_diags *diags);
/* Frees the checker; NULL is allowed. */
void pl_body_checker_free(pl_body_checker *checker);
/* Starts a new module, to which the functions checked next belong; symbols and checked functions of the one before are
 * forgotten. */
void pl_body_checker_begin(pl_body_checker *checker, const pl_module *module);
/* Checks the ops from `first` (may be NULL: none) to the end of a block of a function that stands directly in the module; earlier
 * calls have checked those before. What is in the regions of these ops is not checked. Reports faults; false if there were any.
 * Marks results as defined in pl_value.number, and leaves to pl_body_check_end uses of values that are defined in another block
 * or only later in this one. */
bool pl_body_check(pl_body_checker *checker, const pl_op *func, const pl_block *block, const pl_op *first);
/* Checks what is left of a function whose ops were all checked by pl_body_check, and records it as checked. Each block still has
 * its terminator. False, and reported, if a fault is found now. */
bool pl_body_check_end(pl_body_checker *checker, const pl_op *func);
/* The functions for which pl_body_check_end was called in this module, each mapped to itself, whether faults were found or not;
 * for pl_check_options.checked. */
const pl_map *pl_body_checked(const pl_body_checker *checker);

#endif
