/* simplify.h - what canonicalisation does with operations of each kind, beyond folding them by core/fold: the functions that
 * simplifications.def names. Each takes an op of a kind of its rows there. Private to core/transform. */
#ifndef PL_CORE_TRANSFORM_SIMPLIFY_SIMPLIFY_H
#define PL_CORE_TRANSFORM_SIMPLIFY_SIMPLIFY_H

#include "core/transform/rewriter/greedy.h"

/* The function that simplifies ops of a kind, by its row in simplifications.def; pl_g_fold if it only folds, NULL if it does not
 * do that either. */
pl_simplify_fn *pl_simplification_of(pl_op_kind kind);

/* arith.c */
/* Folds arith.addi, or merges it with an addition, subtraction or negation that defines an operand. Whether something changed. */
pl_simplify_fn pl_simplify_arith_addi;
/* Folds arith.subi, or merges it with an addition or subtraction that defines an operand. Whether something changed. */
pl_simplify_fn pl_simplify_arith_subi;
/* Folds arith.muli, or replaces (x * a) * b by x * (a * b) for constants a and b. Whether something changed. */
pl_simplify_fn pl_simplify_arith_muli;
/* Folds arith.andi or arith.ori, or computes it on the operands before their extension. Whether something changed. */
pl_simplify_fn pl_simplify_arith_bitwise;
/* Folds arith.xori, inverts a negated comparison, or computes it on the operands before their extension. Whether something
 * changed. */
pl_simplify_fn pl_simplify_arith_xori;
/* Folds arith.addui_extended, or replaces it by arith.addi if the carry is unused. Whether something changed. */
pl_simplify_fn pl_simplify_arith_addui_extended;
/* Folds arith.mulsi_extended, replaces it by arith.muli if the high half is unused, or x * 1 by x and its sign, extended. Whether
 * something changed. */
pl_simplify_fn pl_simplify_arith_mulsi_extended;
/* Folds arith.mului_extended, replaces it by arith.muli if the high half is unused, or x * 1 by x and 0. Whether something
 * changed. */
pl_simplify_fn pl_simplify_arith_mului_extended;
/* Folds arith.mulf or arith.divf, or drops the negations of both operands: -a * -b = a * b. Whether something changed. */
pl_simplify_fn pl_simplify_arith_two_signs;

/* cast.c */
/* Folds arith.extsi, or replaces a sign extension of a zero extension by one zero extension. Whether something changed. */
pl_simplify_fn pl_simplify_arith_extsi;
/* Folds arith.trunci, or replaces trunc(ext x) to a type wider than x by a shorter extension. Whether something changed. */
pl_simplify_fn pl_simplify_arith_trunci;
/* Folds arith.index_cast, replaces one that undoes another by the original value if no bits are lost in between, or drops a sign
 * extension of the operand. Whether something changed. */
pl_simplify_fn pl_simplify_arith_index_cast;
/* Folds arith.index_castui, replaces one that undoes another by the original value if no bits are lost in between, or drops a
 * zero extension of the operand. Whether something changed. */
pl_simplify_fn pl_simplify_arith_index_castui;
/* Folds arith.bitcast, or makes a bitcast of a bitcast take the inner operand. Whether something changed. */
pl_simplify_fn pl_simplify_arith_bitcast;
/* Replaces a builtin.unrealized_conversion_cast that changes no type, or undoes another one, by the original values. Whether
 * something changed. */
pl_simplify_fn pl_simplify_unrealized_cast;

/* compare.c */
/* Folds arith.cmpi, or compares the operands before their extension. Whether something changed. */
pl_simplify_fn pl_simplify_arith_cmpi;
/* Folds arith.select, merges nested ones, replaces a choice of 1 or 0 by the condition, or drops a negation of the condition.
 * Whether something changed. */
pl_simplify_fn pl_simplify_arith_select;
/* Folds index.cmp, or replaces x - y == 0 (or !=) by x == y (or !=). Whether something changed. */
pl_simplify_fn pl_simplify_index_cmp;
/* Replaces an eq or ne llvm.icmp of a value with itself by a constant. Whether it did. */
pl_simplify_fn pl_simplify_llvm_icmp;

/* index.c */
/* Folds an associative op of the index dialect, or replaces (x op a) op b by x op (a op b) for constants a and b. Whether
 * something changed. */
pl_simplify_fn pl_simplify_index_associative;
/* Replaces index.casts (sign extension) of a constant by a constant if the result is the same for 32 and 64 bits of index.
 * Whether it did. */
pl_simplify_fn pl_simplify_index_casts;
/* Replaces index.castu (zero extension) of a constant by a constant if the result is the same for 32 and 64 bits of index.
 * Whether it did. */
pl_simplify_fn pl_simplify_index_castu;

/* complex.c */
/* Replaces complex.neg of a complex.neg by the inner operand. Whether it did. */
pl_simplify_fn pl_simplify_complex_neg;
/* Folds complex.bitcast, or replaces one that undoes another by the inner operand. Whether it did. */
pl_simplify_fn pl_simplify_complex_bitcast;

/* memref.c */
/* Erases a memref.copy of no elements or onto the same buffer, else folds it. A copy between different sizes, which is undefined,
 * is not made ill-formed (as mlir-opt 22 does). Whether something changed. */
pl_simplify_fn pl_simplify_memref_copy;
/* Erases an allocation that is never read with its users, or makes its constant sizes static. Whether something changed. */
pl_simplify_fn pl_simplify_memref_alloc;

/* control.c */
/* Merges the target of a cf.br into its block if no other branch leads to the target, or makes it branch past blocks that only
 * branch on. Whether something changed. */
pl_simplify_fn pl_simplify_cf_br;
/* Replaces a cf.cond_br by a cf.br if it is known where it leads, makes it branch past blocks that only branch on, or makes the
 * condition known in its successors. Whether something changed. */
pl_simplify_fn pl_simplify_cf_cond_br;
/* Replaces a cf.switch by a cf.br if it is known where it leads, drops cases that do what the default does, or makes it branch
 * past blocks that only branch on. Whether something changed. */
pl_simplify_fn pl_simplify_cf_switch;
/* Erases a cf.assert of a constant true. Whether it did. */
pl_simplify_fn pl_simplify_cf_assert;
/* Replaces a func.call_indirect of a func.constant by a func.call. Whether it did. */
pl_simplify_fn pl_simplify_func_call_indirect;

/* structured.c */
/* Replaces an scf.if by the region taken if the condition is constant, or by selections, or erases an else region that does
 * nothing; not if it contains branches. Whether something changed. */
pl_simplify_fn pl_simplify_scf_if;
/* Replaces an scf.index_switch by one of its regions if it is known which is taken, or all do nothing but yield the same; not if
 * it contains branches. Whether it did. */
pl_simplify_fn pl_simplify_scf_index_switch;
/* Inlines an scf.execute_region that contains no branches, unless it is marked no_inline or has no scf.yield. An empty one is
 * inlined even if marked. Whether it did. */
pl_simplify_fn pl_simplify_scf_execute_region;
/* Tries to replace an scf.for without branches in its body by its initial values, if it does nothing, or by its body, if it has
 * exactly one iteration. Whether it did. */
pl_simplify_fn pl_simplify_scf_for;
/* Replaces an affine.for by its results if they are known without running it. Whether it did. */
pl_simplify_fn pl_simplify_affine_for;
/* Inlines a memref.alloca_scope of one block that is not needed, or hoists its allocations before the op around it, up to the
 * next allocation scope, if nothing follows there. Whether something changed. */
pl_simplify_fn pl_simplify_memref_alloca_scope;

/* llvm.c */
/* Replaces an llvm.extractvalue by what was inserted at its position, makes it take an aggregate before insertions elsewhere, or
 * merges it with another. Whether something changed. */
pl_simplify_fn pl_simplify_llvm_extractvalue;
/* Removes an llvm.insertvalue of what is at that position already, or skips one before that is overwritten at the same position.
 * Whether something changed. */
pl_simplify_fn pl_simplify_llvm_insertvalue;
/* Replaces an llvm.zext of an integer constant by a constant. Whether it did. */
pl_simplify_fn pl_simplify_llvm_zext;
/* Replaces an llvm.bitcast that does not change the type, or undoes another one, by the original value. Whether it did. */
pl_simplify_fn pl_simplify_llvm_bitcast;
/* Removes an llvm.addrspacecast that does not change the type. Whether it did. */
pl_simplify_fn pl_simplify_llvm_addrspacecast;
/* Replaces a getelementptr that does not move its base by the base, or makes constant indices static. Whether something
 * changed. */
pl_simplify_fn pl_simplify_llvm_getelementptr;

#endif
