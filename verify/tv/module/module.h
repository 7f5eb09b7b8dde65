/* module.h - what is compared beside functions and globals: what they stand in and what they name. */
#ifndef PL_VERIFY_TV_MODULE_MODULE_H
#define PL_VERIFY_TV_MODULE_MODULE_H

#include "verify/tv/function/reach.h"
#include "verify/tv/report/proof.h"

/* Whether a function makes or accesses integers of 64 bits and leaves open how they are aligned: to 8 bytes, or
 * to 4. */
bool pl_tv_word_alignment_matters(pl_arena *arena, const pl_tv_reach *reach);

/* Whether a structure then has a part elsewhere or, unless `parts_only`, another size. False of other types. */
bool pl_tv_words_change_layout(pl_arena *arena, const pl_type *type, bool parts_only);

/* What is wrong with the modes of calls, or how often the text calls what may not be duplicated or merged. */
pl_fault pl_tv_call_modes_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered);

/* Rows for what other modules see beside functions. */
void pl_tv_judge_symbols(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                         pl_report *report);

/* What is to be stated of a call by the source of a function that the lowering passes memrefs in another form
 * (pl_tv_passes_forms).
 */
pl_fault pl_tv_callee_forms_fault(pl_arena *arena, const pl_tv_reach *source, const pl_op *lowered,
                                  const pl_convention *convention);

/* What is wrong with a function value of the source whose function has another convention than its
 * type says. Both are definitions. */
pl_fault pl_tv_address_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_convention *convention);

/* No fault if both are under the data layout that the proof reckons with. */
pl_fault pl_tv_layout_fault(pl_arena *arena, const pl_tv_reach *source, const pl_tv_reach *lowered);

/* Assembly beside the functions of a module, which may define or change anything, its flags and its options for
 * the linker are the source's. */
pl_fault pl_tv_module_fault(const pl_op *source_module, const pl_op *lowered_module);

/* The functions that run before and after the program are those of the source. Both are symbol tables. */
pl_fault pl_tv_structors_fault(const pl_op *source_module, const pl_op *lowered_module);

/* A fault if what stands around source and lowering in their modules (globals, declarations, constructors) changes their meaning.
 */
pl_fault pl_tv_environment_fault(pl_arena *arena, const pl_tv_reach *source, const pl_tv_reach *lowered);

/* Whether functions that the source runs before the program are gone: what they do to globals may have been done. Both are
 * symbols of the two modules. */
bool pl_tv_constructors_are_gone(const pl_op *source, const pl_op *lowered);

#endif
