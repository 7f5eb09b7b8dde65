/* claims.c - what a call or a function claims of arguments and results, held against their values: out of `llvm.range`, null and
 * `llvm.nonnull`, or not as `llvm.align` says is poison; poison or undef and `llvm.noundef` is undefined behaviour. Source: LLVM
 * Language Reference, "Parameter Attributes". */
#include "core/ir/attr_params.h"
#include "verify/interp/machine.h"

static bool in_range(pl_arena *arena, pl_apint x, const pl_attr *range) {
  const pl_attr *lower = pl_attr_is(range, "constant_range") ? pl_attr_param(range, "lower") : NULL;
  if (!lower || lower->integer.width != x.width) return true;
  const pl_apint low = lower->integer, high = pl_attr_param(range, "upper")->integer;
  return pl_apint_eq(low, high) || pl_apint_ult(pl_apint_sub(arena, x, low), pl_apint_sub(arena, high, low));
}

static bool is_aligned(pl_apint x, const pl_attr *claim) {
  uint64_t align, address;
  if (claim->kind != PL_ATTR_INTEGER || !pl_apint_to_u64(claim->integer, &align) || align == 0) return true;
  return !pl_apint_to_u64(x, &address) || address % align == 0;
}

/* Whether a number may be that; what is claimed of undef is left open. */
static bool is_true_of(pl_arena *arena, pl_named_attr claim, const pl_scalar *s) {
  if (!pl_scalar_is_fine(s)) return true;
  if (pl_str_is(claim.name, "llvm.range")) return in_range(arena, s->bits, claim.value);
  if (pl_str_is(claim.name, "llvm.nonnull")) return !pl_apint_is_zero(s->bits);
  return !pl_str_is(claim.name, "llvm.align") || is_aligned(s->bits, claim.value);
}

static bool hold(pl_machine *m, const pl_op *op, const pl_attr *claims, pl_scalar *leaves, uint32_t count) {
  for (uint32_t c = 0; c < claims->dict.count && count == 1; c++)
    if (!is_true_of(m->run->arena, claims->dict.entries[c], leaves)) leaves->poison = true;
  if (!pl_dict_get(claims, PL_STR("llvm.noundef"))) return true;
  for (uint32_t k = 0; k < count; k++)
    if (!pl_scalar_is_fine(&leaves[k])) {
      pl_stop_undefined(m, op, "a value that is claimed to be defined is %s", leaves[k].poison ? "poison" : "undef");
      return false;
    }
  return true;
}

bool pl_hold_claims(pl_machine *m, const pl_op *op, const pl_attr *all, uint32_t first, pl_scalar *leaves) {
  const uint32_t count = all && all->kind == PL_ATTR_ARRAY ? all->array.count : 0;
  for (uint32_t i = 0, at = 0; i < count && first + i < op->num_operands; i++) {
    const uint32_t n = pl_num_leaves(m, pl_operand(op, first + i));
    const pl_attr *claims = all->array.elems[i];
    if (claims->kind == PL_ATTR_DICT && !hold(m, op, claims, leaves + at, n)) return false;
    at += n;
  }
  return true;
}
