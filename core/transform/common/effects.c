#include "core/transform/effects.h"

#include "core/transform/common/termination.h"

/* Gives the effects that the op's traits declare, which may be none (0); false if they declare nothing. */
static bool known_effects(const pl_op *op, uint32_t *effects) {
  *effects = (pl_op_has(op, PL_TRAIT_READS) ? (uint32_t)PL_EFFECT_READ : 0) |
             (pl_op_has(op, PL_TRAIT_WRITES) ? (uint32_t)PL_EFFECT_WRITE : 0) |
             (pl_op_has(op, PL_TRAIT_ALLOCATES) ? (uint32_t)PL_EFFECT_ALLOC : 0) |
             (pl_op_has(op, PL_TRAIT_FREES) ? (uint32_t)PL_EFFECT_FREE : 0);
  return *effects != 0 || pl_op_has(op, PL_TRAIT_DIVIDES) || pl_op_has(op, PL_TRAIT_NO_EFFECT);
}

/* Whether a load or store is neither volatile nor atomic. */
static bool is_plain_access(const pl_op *op) {
  const pl_attr *ordering = pl_op_attr(op, PL_NAME_ORDERING);
  return !pl_op_attr(op, PL_NAME_VOLATILE) &&
         (!ordering || (ordering->kind == PL_ATTR_INTEGER && pl_apint_is_zero(ordering->integer)));
}

/* Whether the op's effects are those of what it contains: a structured op that is known to terminate if its body does. */
static bool is_structured(const pl_op *op) {
  pl_op_kind kind = op->info->kind;
  if (kind == PL_OP_SCF_WHILE) return pl_loop_counts(op);
  if (kind == PL_OP_SCF_EXECUTE_REGION || kind == PL_OP_MEMREF_ALLOCA_SCOPE) return pl_region_runs_forward(op->regions[0]);
  return pl_op_has(op, PL_TRAIT_STRUCTURED);
}

/* The effects (bits PL_EFFECT_*) of all ops in the op's regions and of what these ops contain, terminators left out. */
static uint32_t contained_effects(const pl_op *op) {
  uint32_t effects = 0;
  for (uint32_t r = 0; r < op->num_regions; r++) {
    PL_FOR_BLOCKS(block, op->regions[r]) {
      for (const pl_op *inner = block->first; inner; inner = inner->next) {
        effects |= pl_op_has(inner, PL_TRAIT_TERMINATOR) ? 0 : pl_op_effects(inner);
      }
    }
  }
  return effects;
}

/* Recursion is bounded by the nesting of regions, which the parser bounds. */
uint32_t pl_op_effects(const pl_op *op) {
  uint32_t effects = 0;
  if (pl_op_has(op, PL_TRAIT_PURE)) return 0;
  if (is_structured(op)) return contained_effects(op);
  if (!known_effects(op, &effects)) return PL_EFFECT_UNKNOWN;
  bool access = pl_op_is(op, PL_OP_LLVM_LOAD) || pl_op_is(op, PL_OP_LLVM_STORE);
  return access && !is_plain_access(op) ? (uint32_t)(PL_EFFECT_READ | PL_EFFECT_WRITE | PL_EFFECT_UNKNOWN) : effects;
}

bool pl_op_is_unused(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    if (op->results[i].uses) return false;
  }
  return true;
}

bool pl_op_commutes(const pl_op *op) {
  if (!pl_op_has(op, PL_TRAIT_COMMUTATIVE) || op->num_operands != 2) return false;
  pl_op_kind kind = op->info->kind;
  return kind == PL_OP_LLVM_ADD || kind == PL_OP_LLVM_MUL || !pl_str_is(op->info->dialect, "llvm");
}

bool pl_op_is_dead(const pl_op *op) {
  if (!pl_op_is_unused(op) || pl_op_has(op, PL_TRAIT_TERMINATOR) || pl_op_has(op, PL_TRAIT_SYMBOL)) return false;
  return (pl_op_effects(op) & ~(uint32_t)(PL_EFFECT_READ | PL_EFFECT_ALLOC)) == 0;
}
