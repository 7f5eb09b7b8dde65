/* module.h - what is compared beside functions and globals: what they stand in and what they name. */
#ifndef PL_VERIFY_TV_MODULE_MODULE_H
#define PL_VERIFY_TV_MODULE_MODULE_H

#include "verify/tv/function/reach.h"
#include "verify/tv/report/proof.h"

/* Whether it may matter to the function or an inlined callee whether integers of 33 to 64 bits, where no alignment is stated,
 * are aligned to 8 bytes or to 4. */
bool pl_tv_word_alignment_matters(pl_arena *arena, const pl_tv_reach *reach);

/* Whether the type is a struct that may have a member at another offset or, unless `parts_only`, another size if 64-bit integers
 * are aligned to 4 bytes and not to 8. */
bool pl_tv_words_change_layout(pl_arena *arena, const pl_type *type, bool parts_only);

/* The first fault of the attributes of calls, or of the numbers of calls where attributes restrict these; none otherwise. If
 * unsupported, its place is the lowered function. */
pl_fault pl_tv_call_modes_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered);

/* Sets `globals` of the report, nested modules included: rows for symbols of the source beside
 * functions that others may find, for symbols that only the lowering defines and may not, and, if all functions are
 * `proved` and all these rows, for modules that differ as a whole. */
void pl_tv_judge_symbols(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                         bool proved, pl_report *report);

/* The fault, unsupported, that the source has a func.call of a function which it and the lowering take with memrefs in different
 * forms; none otherwise. */
pl_fault pl_tv_callee_forms_fault(pl_arena *arena, const pl_tv_reach *source, const pl_op *lowered,
                                  const pl_convention *convention);

/* The fault, refuted, that the lowering takes the address of a function named by a func.constant of the source, although that
 * function is called otherwise than its type and the uses of the constant say; none otherwise. */
pl_fault pl_tv_address_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_convention *convention);

/* The fault, unsupported, that the data layout of source or lowering is not the one that proofs assume where that matters to
 * these functions, or that the two differ in what others rely on; none otherwise. */
pl_fault pl_tv_layout_fault(pl_arena *arena, const pl_tv_reach *source, const pl_tv_reach *lowered);

/* The fault, unsupported, that two modules, or the modules around them, differ as a whole, as in inline assembly or flags, or
 * that the import could not represent something of one; none otherwise. */
pl_fault pl_tv_module_fault(const pl_op *source_module, const pl_op *lowered_module);

/* The fault that the lowering's module runs other functions before or after the program (global constructors and destructors)
 * than the source's, or in another order: refuted, or unsupported if just constructors are missing, which an optimiser may have
 * evaluated into initial values. None otherwise. Both are symbol tables. */
pl_fault pl_tv_structors_fault(const pl_op *source_module, const pl_op *lowered_module);

/* The first fault of what is around the functions in their modules, such as constructors, data layout or declarations of runtime
 * functions; none otherwise. */
pl_fault pl_tv_environment_fault(pl_arena *arena, const pl_tv_reach *source, const pl_tv_reach *lowered);

/* Whether the lowering's module lacks global constructors that the source's has and adds none: their effects on globals may have
 * become initial values. Both arguments are symbols of the two modules. */
bool pl_tv_constructors_are_gone(const pl_op *source, const pl_op *lowered);

#endif
