/* linkage.h - who knows a function or symbol, and which body its name stands for. */
#ifndef PL_VERIFY_TV_FUNCTION_LINKAGE_H
#define PL_VERIFY_TV_FUNCTION_LINKAGE_H

#include "core/ir/op.h"
#include "verify/tv/report/fault.h"
#include "verify/tv/report/options.h"

/* Whether a function or global of the source need not be in the lowering, which may be NULL. */
bool pl_tv_may_be_gone(const pl_op *symbol, const pl_op *lowered);

/* Whether the body is the one that is called, and no other that is optimised otherwise. */
bool pl_tv_is_exact(const pl_op *function);

/* Whether the body has the meaning of all that may be called. */
bool pl_tv_is_definitive(const pl_op *function);

/* Whether the lowering's function is emitted for others where the source's is only if it is used; both are merged alike. */
bool pl_tv_is_emitted_instead(const pl_op *source, const pl_op *lowered);

/* Whether the lowering only declares what the source has a copy of, which another module defines. */
bool pl_tv_is_left_elsewhere(const pl_op *source, const pl_op *lowered);

/* Whether a function that each module keeps to itself, and that is known to its callers alone, is called in another way: then it
 * is judged with its callers, in which both bodies are inlined. Each may be NULL. */
bool pl_tv_is_reshaped(const pl_op *source, const pl_op *lowered, const pl_tv_options *options);

/* Whether all that is done with the address of a symbol is to call it and to read and write through it. unnamed_addr.c */
bool pl_tv_address_stays(const pl_op *symbol);

/* Whether the op is one that derives an address from an address operand, or puts one into a descriptor or takes it out: a
 * getelementptr, insertvalue or extractvalue (unnamed_addr.c). */
bool pl_tv_derives_address(const pl_op *op);
/* Whether the result of `op` is derived from an address operand and can itself be an address: an integer or float, such as a
 * size in a descriptor, is none. */
bool pl_tv_carries_address(const pl_op *op);

/* What is wrong with the visibility of a symbol of the lowering, as "another visibility ...". */
pl_fault pl_tv_visibility_fault(const pl_op *source, const pl_op *lowered);

#endif
