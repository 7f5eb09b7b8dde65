/* memref.c - allocation and copies of memrefs, beyond what core/fold does. Source of the meanings: MLIR documentation, "'memref'
 * Dialect".
 */

#include <assert.h>

#include "core/transform/effects.h"
#include "core/transform/rewriter/greedy.h"
#include "core/transform/simplify/simplify.h"

/* Whether the type is a memref with a static size of 0. */
static bool has_zero_size(const pl_type *type) {
  for (uint32_t i = 0; type->kind == PL_TYPE_MEMREF && i < type->shaped.rank; i++) {
    if (type->shaped.shape[i] == 0) return true;
  }
  return false;
}

/* Erases the op if source and target are the same value or the type of one has a static size 0; else tries the fold. True if
 * one of them applied. */
bool pl_simplify_memref_copy(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_COPY));
  const pl_value *from = pl_operand(op, 0), *to = pl_operand(op, 1);
  if (from != to && !has_zero_size(from->type) && !has_zero_size(to->type)) return pl_g_fold(g, op);
  pl_g_erase(g, op);
  return true;
}

/* The number of dynamic sizes of the type before dimension `dim`. */
static uint32_t dynamic_before(const pl_type *type, uint32_t dim) {
  assert(dim <= type->shaped.rank);
  uint32_t count = 0;
  for (uint32_t i = 0; i < dim; i++)
    count += type->shaped.shape[i] == PL_DYNAMIC;
  return count;
}

/* ---- Allocation ---- */

/* Whether a buffer is only stored to and deallocated, so that nothing reads it. */
static bool is_never_read(const pl_op *alloc) {
  for (const pl_use *use = pl_result(alloc, 0)->uses; use; use = use->next) {
    const pl_op *user = use->owner;
    bool freed = pl_op_is(user, PL_OP_MEMREF_DEALLOC);
    bool written = pl_op_is(user, PL_OP_MEMREF_STORE) && pl_operand(user, 0) != pl_result(alloc, 0) &&
                   pl_operand(user, 1) == pl_result(alloc, 0);
    if (!freed && !written) return false;
  }
  return true;
}

/* Erases an allocation and the users of its result. True always. */
static bool erase_with_users(pl_greedy *g, pl_op *alloc) {
  while (pl_result(alloc, 0)->uses)
    pl_g_erase(g, pl_result(alloc, 0)->uses->owner);
  pl_g_erase(g, alloc);
  return true;
}

/* Gives the size that a value is, if it is a constant that is not negative; false if not. */
static bool known_size(const pl_value *value, int64_t *out) { return pl_constant_i64(value, out) && *out >= 0; }

/* The type with those sizes made static whose operands (from operand `first` on) are known constants; the other size operands are
 * put into `preserved`. */
static const pl_type *static_type(pl_greedy *g, const pl_op *op, const pl_type *type, uint32_t first, pl_value **preserved,
                                  uint32_t *num_preserved) {
  uint32_t rank = type->shaped.rank, next = first;
  int64_t *shape = PL_NEW_ARRAY(g->arena, int64_t, rank + 1);
  *num_preserved = 0;
  for (uint32_t i = 0; i < rank; i++) {
    shape[i] = type->shaped.shape[i];
    if (shape[i] != PL_DYNAMIC) continue;
    pl_value *size = pl_operand(op, next++);
    if (!known_size(size, &shape[i])) {
      shape[i] = PL_DYNAMIC;
      preserved[(*num_preserved)++] = size;
    }
  }
  return pl_type_memref(g->ctx, rank, shape, type->shaped.elem, type->shaped.layout, type->shaped.space);
}

/* Replaces an allocation with some constant size operands by one of a more static type and a memref.cast to the old type. Whether
 * it did. */
static bool make_static(pl_greedy *g, pl_op *op) {
  const pl_type *type = pl_result(op, 0)->type;
  uint32_t first = 0, count = 0, num_preserved = 0, symbols_first = 0, num_symbols = 0;
  pl_op_segment(op, 0, &first, &count);
  pl_op_segment(op, 1, &symbols_first, &num_symbols);
  if (count == 0 || count != dynamic_before(type, type->shaped.rank)) return false;
  pl_value **preserved = PL_NEW_ARRAY(g->arena, pl_value *, op->num_operands + 1);
  const pl_type *known = static_type(g, op, type, first, preserved, &num_preserved);
  if (known == type) return false;
  for (uint32_t i = 0; i < num_symbols; i++)
    preserved[num_preserved + i] = pl_operand(op, symbols_first + i);
  const uint32_t segments[2] = {num_preserved, num_symbols};
  pl_op *made = pl_g_insert(g, &(pl_op_spec){.info = op->info,
                                             .operands = preserved,
                                             .num_operands = num_preserved + num_symbols,
                                             .result_types = &known,
                                             .num_results = 1,
                                             .attrs = op->attrs,
                                             .segments = segments,
                                             .num_segments = 2});
  return pl_g_replace_op(g, op, PL_OP_MEMREF_CAST, (pl_value *[]){pl_result(made, 0)}, 1, NULL);
}

/* Erases memref.alloc or alloca with all its users if those are only deallocs and stores into it; else makes constant size
 * operands static sizes, with a memref.cast to the old type. True if one of them applied. */
bool pl_simplify_memref_alloc(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_ALLOC) || pl_op_is(op, PL_OP_MEMREF_ALLOCA));
  if (is_never_read(op)) return erase_with_users(g, op);
  return make_static(g, op);
}
