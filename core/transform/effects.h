/* effects.h - what an op does besides computing its results. Source: the pages of the dialects in the MLIR documentation, and
 * "Side Effects & Speculation" (2023). */
#ifndef PL_CORE_TRANSFORM_EFFECTS_H
#define PL_CORE_TRANSFORM_EFFECTS_H

#include "core/ir/op.h"

typedef enum pl_effect {
  PL_EFFECT_READ = 1 << 0,
  PL_EFFECT_WRITE = 1 << 1,
  PL_EFFECT_ALLOC = 1 << 2, /* makes an object, its result */
  PL_EFFECT_FREE = 1 << 3,
  PL_EFFECT_UNKNOWN = 1 << 4, /* calls, events, control flow: nothing is known */
} pl_effect;

/* The effects (pl_effect) of an op and of what it contains, with PL_EFFECT_UNKNOWN if they are not all known. Undefined
 * behaviour, as of a division, is no effect. */
uint32_t pl_op_effects(const pl_op *op);
/* Whether the op can be erased: its results are unused and it is known to have no side effect but reading or allocating memory;
 * false for terminators and symbols. */
bool pl_op_is_dead(const pl_op *op);
/* Whether the op has no effect and no undefined behaviour, so that it may be executed where it was not before. */
static inline bool pl_op_is_pure(const pl_op *op) { return pl_op_has(op, PL_TRAIT_PURE); }
/* Whether no result of the op has a use; true if it has no result. */
bool pl_op_is_unused(const pl_op *op);
/* Whether mlir-opt regards the op's two operands as interchangeable, which it does for few ops of the LLVM dialect. */
bool pl_op_commutes(const pl_op *op);

#endif
