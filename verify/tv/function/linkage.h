/* linkage.h - who knows a function or symbol, and which body its name stands for. */
#ifndef PL_VERIFY_TV_FUNCTION_LINKAGE_H
#define PL_VERIFY_TV_FUNCTION_LINKAGE_H

#include "core/ir/op.h"
#include "verify/tv/report/fault.h"
#include "verify/tv/report/options.h"

/* Whether the lowering (may be NULL) may lack this function or global of the source: it is a declaration, or discardable, in no
 * comdat with others, and not referred to by an op of `lowered`. */
bool pl_tv_may_be_gone(const pl_op *symbol, const pl_op *lowered);

/* Whether the symbol's definition is the one that is used at run time: its linkage lets no other definition replace it. */
bool pl_tv_is_exact(const pl_op *function);

/* Whether the symbol's definition has the meaning of any that may replace it: its linkage is exact or one of the ODR kinds. */
bool pl_tv_is_definitive(const pl_op *function);

/* Whether the source's linkage is linkonce and the lowering's weak, or linkonce_odr and weak_odr: it is then emitted even if
 * unused. */
bool pl_tv_is_emitted_instead(const pl_op *source, const pl_op *lowered);

/* Whether the source's function is an available_externally definition that the lowering only declares, with a linkage that lets
 * nothing replace it. */
bool pl_tv_is_left_elsewhere(const pl_op *source, const pl_op *lowered);

/* Whether a function that is local to both modules, defined and only called there has another type, or is passed arguments in
 * another way, in the lowering: it is then judged inlined into its callers. False if either is NULL. */
bool pl_tv_is_reshaped(const pl_op *source, const pl_op *lowered, const pl_tv_options *options);

/* Whether the symbol's module only calls the symbol, and uses its address and those computed from it only to call, read and write
 * through, so that its value does not matter (unnamed_addr.c). False if the module has an unregistered op or too many uses. */
bool pl_tv_address_stays(const pl_op *symbol);

/* Whether the op is one that derives an address from an address operand, or puts one into a descriptor or takes it out: a
 * getelementptr, insertvalue or extractvalue (unnamed_addr.c). */
bool pl_tv_derives_address(const pl_op *op);
/* Whether the result of `op` is derived from an address operand and can itself be an address: an integer or float, such as a
 * size in a descriptor, is none. */
bool pl_tv_carries_address(const pl_op *op);

/* The first fault, its text as "another visibility ...": refuted if the visibilities differ (unless the source's is a definition
 * that is private or nested) or unnamed_addr claims more than the source allows; if only the lowering is dso_local, refuted, but
 * for a definition that nothing may replace unsupported, or no fault if the ops differ in kind. None otherwise. */
pl_fault pl_tv_visibility_fault(const pl_op *source, const pl_op *lowered);

#endif
