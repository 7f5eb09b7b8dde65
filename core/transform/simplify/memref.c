/* memref.c - allocation, access, size and casts of memrefs. Source of the meanings: MLIR documentation, "'memref' Dialect".
 */
#include "core/transform/simplify/memref.h"

#include <assert.h>

#include "core/transform/effects.h"

/* ---- Casts ---- */

static bool fits(int64_t a, int64_t b) { return a == b || a == PL_DYNAMIC || b == PL_DYNAMIC; }

bool pl_memref_can_cast(pl_arena *arena, const pl_type *from, const pl_type *to) {
  assert(from && to);
  if (from->shaped.elem != to->shaped.elem || from->shaped.space != to->shaped.space) return false;
  if (from->kind != PL_TYPE_MEMREF || to->kind != PL_TYPE_MEMREF) return from->kind != to->kind;
  uint32_t rank = from->shaped.rank;
  if (rank != to->shaped.rank) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (!fits(from->shaped.shape[i], to->shaped.shape[i])) return false;
  }
  if (from->shaped.layout == to->shaped.layout) return true;
  int64_t *a = PL_NEW_ARRAY(arena, int64_t, rank + 1), *b = PL_NEW_ARRAY(arena, int64_t, rank + 1), offset_a = 0, offset_b = 0;
  if (!pl_memref_strides(from, a, &offset_a) || !pl_memref_strides(to, b, &offset_b) || !fits(offset_a, offset_b)) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (!fits(a[i], b[i])) return false;
  }
  return true;
}

/* Whether the second says no more than the first, where that is known. */
static bool says_less(int64_t a, int64_t b) { return a != PL_DYNAMIC || b == PL_DYNAMIC; }

bool pl_memref_cast_forgets(pl_arena *arena, const pl_type *from, const pl_type *to) {
  assert(from->kind == PL_TYPE_MEMREF || from->kind == PL_TYPE_UNRANKED_MEMREF);
  uint32_t rank = from->shaped.rank;
  if (from->kind != PL_TYPE_MEMREF || to->kind != PL_TYPE_MEMREF || rank != to->shaped.rank) return false;
  int64_t *a = PL_NEW_ARRAY(arena, int64_t, rank + 1), *b = PL_NEW_ARRAY(arena, int64_t, rank + 1), offset_a = 0, offset_b = 0;
  if (!pl_memref_strides(from, a, &offset_a) || !pl_memref_strides(to, b, &offset_b)) return false;
  bool forgets = says_less(offset_a, offset_b);
  for (uint32_t i = 0; i < rank; i++)
    forgets = forgets && says_less(a[i], b[i]) && says_less(from->shaped.shape[i], to->shaped.shape[i]);
  return forgets;
}

/* The op takes memrefs of any shape: it can take what was cast from a ranked one. */
static bool skip_casts(pl_greedy *g, pl_op *op, uint32_t first, uint32_t count) {
  bool changed = false;
  for (uint32_t i = first; i < first + count && i < op->num_operands; i++) {
    const pl_op *cast = pl_g_def(pl_operand(op, i), PL_OP_MEMREF_CAST);
    if (!cast || pl_operand(cast, 0)->type->kind != PL_TYPE_MEMREF) continue;
    pl_g_set_operand(g, op, i, pl_operand(cast, 0));
    changed = true;
  }
  return changed;
}

static bool simplify_cast(pl_greedy *g, pl_op *op) {
  pl_value *in = pl_operand(op, 0);
  const pl_type *to = pl_result(op, 0)->type;
  const pl_op *inner = pl_g_def(in, PL_OP_MEMREF_CAST);
  if (in->type == to) return pl_g_replace1(g, op, in);
  if (!inner) return false;
  pl_value *source = pl_operand(inner, 0);
  if (source->type == to) return pl_g_replace1(g, op, source);
  if (source->type->kind != PL_TYPE_MEMREF || !pl_memref_can_cast(g->arena, source->type, to)) return false;
  pl_g_set_operand(g, op, 0, source);
  return true;
}

static bool simplify_space_cast(pl_greedy *g, pl_op *op) {
  pl_value *in = pl_operand(op, 0);
  const pl_type *to = pl_result(op, 0)->type;
  const pl_op *inner = pl_g_def(in, PL_OP_MEMREF_MEMORY_SPACE_CAST);
  if (in->type == to) return pl_g_replace1(g, op, in);
  if (!inner) return false;
  if (pl_operand(inner, 0)->type == to) return pl_g_replace1(g, op, pl_operand(inner, 0));
  pl_g_set_operand(g, op, 0, pl_operand(inner, 0));
  return true;
}

/* ---- Accesses ---- */

static bool simplify_memref_first(pl_greedy *g, pl_op *op) { return skip_casts(g, op, 0, 1); }
static bool simplify_memref_second(pl_greedy *g, pl_op *op) { return skip_casts(g, op, 1, 1); }

static bool has_zero_size(const pl_type *type) {
  for (uint32_t i = 0; type->kind == PL_TYPE_MEMREF && i < type->shaped.rank; i++) {
    if (type->shaped.shape[i] == 0) return true;
  }
  return false;
}

bool pl_memref_may_be_alike(const pl_type *a, const pl_type *b) {
  if (a->kind != PL_TYPE_MEMREF || b->kind != PL_TYPE_MEMREF) return true;
  if (a->shaped.rank != b->shaped.rank) return false;
  for (uint32_t i = 0; i < a->shaped.rank; i++) {
    int64_t x = a->shaped.shape[i], y = b->shaped.shape[i];
    if (x != y && x != PL_DYNAMIC && y != PL_DYNAMIC) return false;
  }
  return true;
}

/* Copies of nothing and copies onto the same buffer do nothing. What is undefined, a copy between sizes that differ, is not made
 * ill-formed (as mlir-opt 22 does). */
static bool simplify_copy(pl_greedy *g, pl_op *op) {
  const pl_value *from = pl_operand(op, 0), *to = pl_operand(op, 1);
  if (from == to || has_zero_size(from->type) || has_zero_size(to->type)) {
    pl_g_erase(g, op);
    return true;
  }
  bool changed = false;
  for (uint32_t i = 0; i < 2; i++) { /* what a cast tells of a layout may save the runtime's function that copies */
    const pl_op *cast = pl_g_def(pl_operand(op, i), PL_OP_MEMREF_CAST);
    const pl_type *uncast = cast ? pl_operand(cast, 0)->type : NULL;
    if (cast && pl_memref_may_be_alike(uncast, pl_operand(op, 1 - i)->type) &&
        pl_memref_cast_forgets(g->arena, uncast, pl_operand(op, i)->type))
      changed |= skip_casts(g, op, i, 1);
  }
  return changed;
}

/* ---- Sizes ---- */

static bool simplify_rank(pl_greedy *g, pl_op *op) {
  const pl_type *type = pl_operand(op, 0)->type;
  return type->kind == PL_TYPE_MEMREF &&
         pl_g_replace_constant(g, op, pl_g_i64_attr(g, pl_result(op, 0)->type, type->shaped.rank));
}

/* The number of dynamic sizes in front of dimension `dim`. */
static uint32_t dynamic_before(const pl_type *type, uint32_t dim) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < dim; i++)
    count += type->shaped.shape[i] == PL_DYNAMIC;
  return count;
}

/* The operand that gives dimension `dim` of what an op makes; NULL if none does, or for a reinterpret_cast or expand_shape, whose
 * sizes mlir-opt 22 leaves alone. */
static pl_value *dynamic_size(const pl_op *def, const pl_type *type, uint32_t dim) {
  uint32_t at = dynamic_before(type, dim), first = 0, count = 0;
  bool alloc = pl_op_is(def, PL_OP_MEMREF_ALLOC) || pl_op_is(def, PL_OP_MEMREF_ALLOCA);
  bool sizes = pl_op_is(def, PL_OP_MEMREF_SUBVIEW); /* a rank that is left away has the size 1 and none here */
  if (pl_op_is(def, PL_OP_MEMREF_VIEW)) return 2 + at < def->num_operands ? pl_operand(def, 2 + at) : NULL;
  if (!alloc && !sizes) return NULL;
  pl_op_segment(def, alloc ? 0 : 2, &first, &count);
  return at < count ? pl_operand(def, first + at) : NULL;
}

/* As with mlir-opt 22, that of an unranked memref stays, and so does one whose number is not known. */
static bool simplify_dim(pl_greedy *g, pl_op *op) {
  const pl_value *source = pl_operand(op, 0);
  const pl_type *type = source->type;
  int64_t dim = 0;
  if (type->kind != PL_TYPE_MEMREF || !pl_constant_i64(pl_operand(op, 1), &dim) || dim < 0 || dim >= type->shaped.rank)
    return false;
  int64_t size = type->shaped.shape[dim];
  if (size != PL_DYNAMIC) return pl_g_replace_constant(g, op, pl_g_i64_attr(g, pl_result(op, 0)->type, size));
  pl_value *given = source->op ? dynamic_size(source->op, type, (uint32_t)dim) : NULL;
  return given ? pl_g_replace1(g, op, given) : skip_casts(g, op, 0, 1);
}

/* ---- Allocation ---- */

/* Only freed and written to: nobody sees it. */
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

static bool erase_with_users(pl_greedy *g, pl_op *alloc) {
  while (pl_result(alloc, 0)->uses)
    pl_g_erase(g, pl_result(alloc, 0)->uses->owner);
  pl_g_erase(g, alloc);
  return true;
}

/* A size that is known and can be one. */
static bool known_size(const pl_value *value, int64_t *out) { return pl_constant_i64(value, out) && *out >= 0; }

/* The type with known sizes in place of operands; the operands that stay. The layout must be the default one: in others a stride
 * may depend on the size. */
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

/* Constant sizes become part of the type. */
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

static bool simplify_alloc(pl_greedy *g, pl_op *op) {
  if (is_never_read(op)) return erase_with_users(g, op);
  return make_static(g, op);
}

pl_simplify_fn *pl_simplify_memref(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  static pl_simplify_fn *const table[PL_NUM_OPS] = {
      [PL_OP_MEMREF_CAST] = simplify_cast,
      [PL_OP_MEMREF_MEMORY_SPACE_CAST] = simplify_space_cast,
      [PL_OP_MEMREF_LOAD] = simplify_memref_first,
      [PL_OP_MEMREF_PREFETCH] = simplify_memref_first,
      [PL_OP_MEMREF_DEALLOC] = simplify_memref_first,
      [PL_OP_MEMREF_STORE] = simplify_memref_second,
      [PL_OP_MEMREF_ATOMIC_RMW] = simplify_memref_second,
      [PL_OP_VECTOR_LOAD] = simplify_memref_first,
      [PL_OP_VECTOR_MASKEDLOAD] = simplify_memref_first,
      [PL_OP_VECTOR_STORE] = simplify_memref_second,
      [PL_OP_VECTOR_MASKEDSTORE] = simplify_memref_first,
      [PL_OP_MEMREF_COPY] = simplify_copy,
      [PL_OP_MEMREF_RANK] = simplify_rank,
      [PL_OP_MEMREF_DIM] = simplify_dim,
      [PL_OP_MEMREF_ALLOC] = simplify_alloc,
      [PL_OP_MEMREF_ALLOCA] = simplify_alloc,
  };
  return table[kind];
}
