/* linkage.h - who knows a function or symbol, and which body its name stands for. */
#ifndef PL_VERIFY_TV_FUNCTION_LINKAGE_H
#define PL_VERIFY_TV_FUNCTION_LINKAGE_H

#include "core/ir/op.h"
#include "verify/tv/report/fault.h"
#include "verify/tv/report/options.h"

/* Whether the lowering (may be NULL) may lack this function or global of the source: it is a declaration, or may be dropped and
 * is not used there. */
bool pl_tv_may_be_gone(const pl_op *symbol, const pl_op *lowered);

/* Whether the symbol's linkage lets no other definition replace its own. */
bool pl_tv_is_exact(const pl_op *function);

/* Whether any definition that may replace the symbol's own has its meaning, by the linkage. */
bool pl_tv_is_definitive(const pl_op *function);

/* Whether the linkages differ just in that the lowering's symbol is emitted even if unused: linkonce became weak, or
 * linkonce_odr weak_odr. */
bool pl_tv_is_emitted_instead(const pl_op *source, const pl_op *lowered);

/* Whether the source's function is an available_externally definition that the lowering only declares, with a linkage that lets
 * nothing replace it. */
bool pl_tv_is_left_elsewhere(const pl_op *source, const pl_op *lowered);

/* Whether a function that is defined, local and only called in both modules has another type, or is passed values in another
 * way, in the lowering: it is then judged inlined into its callers. Each may be NULL. */
bool pl_tv_is_reshaped(const pl_op *source, const pl_op *lowered, const pl_tv_options *options);

/* Whether the symbol's module is known to use the symbol's address only in ways in which its value does not matter
 * (unnamed_addr.c). */
bool pl_tv_address_stays(const pl_op *symbol);

/* Whether the op is a getelementptr, insertvalue or extractvalue, which derives an address from an operand or puts it into or
 * takes it out of a value (unnamed_addr.c). */
bool pl_tv_derives_address(const pl_op *op);
/* Whether the op is one that derives an address (pl_tv_derives_address) and its result can be or hold one. */
bool pl_tv_carries_address(const pl_op *op);

/* The first fault in visibility, dso_local and unnamed_addr of the lowering's symbol, its text as "another visibility ..."; none
 * if it is fine. (LLVM Language Reference, "Visibility Styles", "Functions": unnamed_addr; local_unnamed_addr, 1, says something
 * of this module only.) */
pl_fault pl_tv_visibility_fault(const pl_op *source, const pl_op *lowered);

#endif
