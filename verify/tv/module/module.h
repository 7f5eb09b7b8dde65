/* module.h - what is compared beside functions and globals: what they stand in and what they name. */
#ifndef PL_VERIFY_TV_MODULE_MODULE_H
#define PL_VERIFY_TV_MODULE_MODULE_H

#include "verify/tv/function/reach.h"
#include "verify/tv/report/proof.h"

/* Whether the function or an inlined callee has an llvm.alloca, load or store of, or takes the address of a global with, indices
 * or integers of 33 to 64 bits for which no alignment is stated, so that it matters whether these are aligned to 8 bytes or to
 * 4. True also for the address of an unknown symbol, and for a type of unknown layout. */
bool pl_tv_word_alignment_matters(pl_arena *arena, const pl_tv_reach *reach);

/* Whether a struct has a direct member at another offset or, unless `parts_only`, another size if 64-bit integers are aligned to
 * 4 bytes and not to 8; true also if that is not known, false for packed structs and other types. */
bool pl_tv_words_change_layout(pl_arena *arena, const pl_type *type, bool parts_only);

/* The first fault of the attributes of calls that the lowering adds or drops or that are unknown, or of how many calls there are
 * of what may not be duplicated, merged or moved; none otherwise. If unsupported, its place is the lowered function. */
pl_fault pl_tv_call_modes_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered);

/* Sets `globals` of the report, whose `proofs` are complete, nested modules included: a row for each global, alias and ifunc of
 * the source that other modules see or that lies in a named section; one with a fault for each such symbol or function that only
 * the lowering defines, unless it may (C wrappers, lists such as llvm.used, available_externally, linkonce_odr copies); and, if
 * all rows and `proofs` are proved, one for each pair of modules that differ as a whole. */
void pl_tv_judge_symbols(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                         pl_report *report);

/* The fault, unsupported, that the source has a func.call of a function which the lowering passes memrefs with strides as memrefs
 * of the default layout (pl_tv_passes_forms), or whose type does not fit the call; none otherwise. */
pl_fault pl_tv_callee_forms_fault(pl_arena *arena, const pl_tv_reach *source, const pl_op *lowered,
                                  const pl_convention *convention);

/* The fault, refuted, that the lowering takes the address of a function named by a func.constant of the source, although that
 * function is called otherwise than its type says: as a whole, or in how an argument or result is passed, unless all uses of the
 * constant are calls that state that, too. None otherwise. */
pl_fault pl_tv_address_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_convention *convention);

/* The fault, unsupported, by which source and lowering can't be compared under their data layouts: one of them is not the
 * layout that proofs reckon with (little endian, 64-bit pointers, scalars aligned to their size) where that matters to these
 * functions, or, where both name a layout, they differ in mangling, stack or function alignment, or default address spaces. None
 * otherwise. */
pl_fault pl_tv_layout_fault(pl_arena *arena, const pl_tv_reach *source, const pl_tv_reach *lowered);

/* The fault, unsupported, that two modules, or the modules around them, differ in inline assembly, flags, linker options,
 * metadata or attributes, or that the import could not represent something of one; none otherwise. */
pl_fault pl_tv_module_fault(const pl_op *source_module, const pl_op *lowered_module);

/* The fault, refuted, that the lowering's module runs other functions before or after the program (global constructors and
 * destructors) than the source's, or in another order; unsupported if some constructors are gone and the rest is the same,
 * whatever the destructors are. Both are symbol tables. */
pl_fault pl_tv_structors_fault(const pl_op *source_module, const pl_op *lowered_module);

/* The first fault of what is around the functions in their modules: constructors, module-level attributes, target triple, data
 * layout, declarations of runtime functions; none otherwise. */
pl_fault pl_tv_environment_fault(pl_arena *arena, const pl_tv_reach *source, const pl_tv_reach *lowered);

/* Whether the lowering's module lacks global constructors that the source's has and adds none, whatever its destructors are:
 * their effects on globals may have become initial values. Both arguments are symbols of the two modules. */
bool pl_tv_constructors_are_gone(const pl_op *source, const pl_op *lowered);

#endif
