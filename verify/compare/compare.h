/* compare.h - whether two modules are the same, up to what has no meaning (README.md says what that is).
 *
 * Called by compare-modules. The modules are well-formed; the functions that change one leave it so. Texts go to a sink.
 */
#ifndef PL_VERIFY_COMPARE_COMPARE_H
#define PL_VERIFY_COMPARE_COMPARE_H

#include "core/ir/op.h"

typedef enum pl_set_aside {
#define SET_ASIDE(ident, word, help) PL_SET_ASIDE_##ident,
#include "verify/compare/set_aside.def"
#undef SET_ASIDE
  PL_NUM_SET_ASIDES
} pl_set_aside;

/* The word for a form of difference on the command line. */
const char *pl_set_aside_word(pl_set_aside what);
/* What setting the difference aside means, for --help. */
const char *pl_set_aside_help(pl_set_aside what);

/* What never counts. */
#define PL_SET_ASIDE_ALWAYS (1u << PL_SET_ASIDE_FOREIGN | 1u << PL_SET_ASIDE_UNDEF | 1u << PL_SET_ASIDE_OLD_NAMES)

/* Rewrites the module so that the differences in the set `what`, bits `1u << pl_set_aside`, no longer show: what differs is
 * put into one form. */
void pl_compare_set_aside(pl_module *module, uint32_t what);

/* Writes one difference for each symbol or other operation of the module that differs, in four lines, or two if only one module
 * has the operation (a place and the operation):
 *   NAME:LINE:COLUMN: @symbol: what differs     ("declaration @symbol" if neither function has a body; "OPERATION @symbol"
 *                                               or "OPERATION" for what is no function)
 *     the operation of the first module
 *   NAME:LINE:COLUMN:
 *     that of the second
 * where NAME is that of the module's source; differing attributes and resources of the modules themselves count as well. Returns
 * the number of differences. Both modules are of one context, with PL_SET_ASIDE_ALWAYS set aside; the numbers of their values are
 * changed. */
uint32_t pl_compare_modules(pl_module *first, pl_module *second, pl_sink *out);

/* Writes what remains of a module to be lowered: a sorted line `left: NAME` for each name of an operation outside of the LLVM
 * dialect, except builtin.module, and a line `unresolved: OPERATION` for the first unrealized cast between types that do not
 * go together (is_unresolved in left.c). */
void pl_compare_left(const pl_module *module, pl_sink *out);

#endif
