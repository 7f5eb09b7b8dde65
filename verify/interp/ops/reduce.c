/* reduce.c - reductions of lanes one after the other. */
#include "verify/interp/ops/reduce.h"

#include <assert.h>

void pl_reduce_int(pl_machine *m, pl_int_op op, const pl_scalar *start, const pl_scalar *lanes, uint32_t count, pl_scalar *out) {
  assert(start != NULL || count > 0);
  assert(op != PL_INT_INVALID);
  pl_scalar sum = start != NULL ? *start : pl_use_scalar(m, &lanes[0]);
  for (uint32_t i = start != NULL ? 0 : 1; i < count; i++)
    (void)pl_int_binary(m->run->arena, op, 0, sum, pl_use_scalar(m, &lanes[i]), &sum);
  *out = sum;
}

bool pl_combine_fp(pl_machine *m, pl_fp_op op, pl_float_format format, pl_scalar a, pl_scalar b, pl_scalar *out) {
  if (a.poison || b.poison)
    *out = pl_scalar_poison(m->run->arena, a.bits.width);
  else if (a.undef || b.undef)
    *out = pl_scalar_undef(m->run->arena, a.bits.width);
  else {
    pl_apint bits;
    if (!pl_fp_binary(m->run->arena, op, format, a.bits, b.bits, &bits)) return false;
    *out = pl_scalar_of(bits);
  }
  return true;
}

bool pl_reduce_fp(pl_machine *m, pl_fp_op op, pl_float_format format, const pl_scalar *start, const pl_scalar *lanes,
                  uint32_t count, pl_scalar *out) {
  assert(start != NULL || count > 0);
  assert(op != PL_FP_INVALID);
  if (format == PL_FLOAT_INVALID) return false;
  pl_scalar sum = start != NULL ? *start : pl_use_scalar(m, &lanes[0]);
  for (uint32_t i = start != NULL ? 0 : 1; i < count; i++)
    if (!pl_combine_fp(m, op, format, sum, pl_use_scalar(m, &lanes[i]), &sum)) return false;
  *out = sum;
  return true;
}
