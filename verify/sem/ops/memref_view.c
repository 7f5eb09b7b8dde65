/* memref_view.c - operations that make another view of a buffer: reinterpret_cast, subview, view, transpose.
 *
 * A view has the pointers of its buffer; its offset, sizes and strides are exact integers: where one of them is out of the range
 * of an index, the source is undefined. A view of a well-formed memref that contains only elements of it is well-formed. Sources:
 * LLVM IR Target (2022), Address Computation; MLIR documentation, "'memref' Dialect". */
#include <assert.h>
#include <string.h>

#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/memory/views.h"
#include "verify/sem/memory/wellformed.h"
#include "verify/sem/ops/ops.h"
#include "verify/sem/ops/unranked.h"
#include "verify/sem/ops/view_parts.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* Carries out memref.reinterpret_cast of a memref, ranked or not, to any offset, sizes and strides; that its elements are in the
 * buffer is not known. Unsupported if operands and type do not fit. */
static pl_sem_status reinterpret_cast(pl_sem *sem, const pl_op *op) {
  const pl_type *type = op->results[0].type, *from = pl_operand(op, 0)->type;
  uint32_t rank = type->shaped.rank;
  const pl_term *offset, *sizes[PL_SEM_MAX_RANK], *strides[PL_SEM_MAX_RANK];
  const pl_leaf *pointers = pl_sem_memref_pointers(sem, op);
  if (rank > PL_SEM_MAX_RANK || !pointers) return pl_sem_unsupported_form(sem, op);
  if (!pl_view_mixed(sem, op, PL_NAME_STATIC_OFFSETS, 1, 1, &offset) ||
      !pl_view_mixed(sem, op, PL_NAME_STATIC_SIZES, 2, rank, sizes) ||
      !pl_view_mixed(sem, op, PL_NAME_STATIC_STRIDES, 3, rank, strides))
    return pl_sem_unsupported_form(sem, op);
  pl_leaf *out = pl_sem_new_leaves(sem, 3 + 2 * rank);
  memcpy(out, pointers, 2 * sizeof *out); /* an unranked memref has no other parts here */
  pl_memref_leaves m = pl_sem_memref(out, rank);
  *m.offset = pl_leaf_of(sem, offset);
  for (uint32_t i = 0; i < rank; i++) {
    m.sizes[i] = pl_leaf_of(sem, sizes[i]);
    m.strides[i] = pl_leaf_of(sem, strides[i]);
  }
  if (!pl_view_match_type(sem, op, type, out)) return pl_sem_unsupported_form(sem, op);
  pl_view_note_elements(sem, op, from, pl_sem_get(sem, pl_operand(op, 0)));
  if (from->kind == PL_TYPE_MEMREF) pl_sem_note_same_buffer(sem, out, rank, from, pl_sem_get(sem, pl_operand(op, 0)));
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

typedef struct subview {
  const pl_type *from, *to;
  const pl_term *offsets[PL_SEM_MAX_RANK], *sizes[PL_SEM_MAX_RANK], *steps[PL_SEM_MAX_RANK];
  bool preserved[PL_SEM_MAX_RANK];
} subview;

/* Entry i of the list of static numbers in attribute `name`; PL_DYNAMIC if it is given by an operand, or there is no such
 * attribute. */
static int64_t static_at(const pl_op *op, pl_attr_name name, uint32_t i) {
  const pl_attr *fixed = pl_op_attr(op, name);
  int64_t value = PL_DYNAMIC;
  if (fixed) pl_apint_to_i64(pl_dense_at(fixed, i), &value);
  return value;
}

/* The product of two static numbers; PL_DYNAMIC if it is not known or overflows, but 0 if a factor is 0. */
static int64_t static_product(int64_t a, int64_t b) {
  int64_t product;
  if (a == 0 || b == 0) return 0;
  if (a == PL_DYNAMIC || b == PL_DYNAMIC || __builtin_mul_overflow(a, b, &product)) return PL_DYNAMIC;
  return product;
}

/* Sets v->preserved to which dimensions of the subview's source the result has: the others have the static size 1. Where several
 * choices fit, MLIR drops the first ones. False if none fits, or a layout is not strided. can[i][j]: whether dimensions from i on
 * can give the result's from j on. */
static bool find_preserved(const pl_op *op, subview *v) {
  uint32_t n = v->from->shaped.rank, k = v->to->shaped.rank;
  int64_t from[PL_SEM_MAX_RANK], to[PL_SEM_MAX_RANK], offset;
  bool can[PL_SEM_MAX_RANK + 1][PL_SEM_MAX_RANK + 1] = {{false}}, fits[PL_SEM_MAX_RANK][PL_SEM_MAX_RANK] = {{false}};
  if (!pl_memref_strides(v->from, from, &offset) || !pl_memref_strides(v->to, to, &offset)) return false;
  can[n][k] = true;
  for (uint32_t i = n; i-- > 0;) {
    int64_t size = static_at(op, PL_NAME_STATIC_SIZES, i),
            stride = static_product(from[i], static_at(op, PL_NAME_STATIC_STRIDES, i));
    for (uint32_t j = 0; j <= k; j++) {
      if (j < k) fits[i][j] = v->to->shaped.shape[j] == size && (to[j] == stride || to[j] == PL_DYNAMIC);
      can[i][j] = (size == 1 && can[i + 1][j]) || (j < k && fits[i][j] && can[i + 1][j + 1]);
    }
  }
  for (uint32_t i = 0, j = 0; i < n; i++) {
    if (!can[i][j]) return false;
    v->preserved[i] = !(static_at(op, PL_NAME_STATIC_SIZES, i) == 1 && can[i + 1][j]);
    if (v->preserved[i]) j++;
  }
  return true;
}

/* Adds the conditions that dimension `i` of a subview is within its source, whose size there is `size`. (MLIR documentation,
 * "'memref' Dialect", memref.subview.) */
static void require_subview(pl_sem *sem, const pl_op *op, const pl_term *size, const subview *v, uint32_t i) {
  pl_terms *T = sem->world->T;
  const pl_term *zero = pl_view_word(sem, 0), *one = pl_view_word(sem, 1), *first = v->offsets[i];
  pl_view_require_size(sem, op, v->sizes[i]);
  pl_view_require(sem, op, pl_bv_sle(T, zero, first));
  pl_view_require(sem, op, pl_bv_sle(T, first, size));
  const pl_term *empty = pl_eq(T, v->sizes[i], zero);
  const pl_term *steps = pl_bv_sub(T, v->sizes[i], one);
  const pl_term *span = pl_bv_mul(T, steps, v->steps[i]), *last = pl_bv_add(T, first, span);
  const pl_term *exact = pl_and(T, pl_not(T, pl_bv_binary(T, PL_TERM_BV_SMULO, steps, v->steps[i])),
                                pl_not(T, pl_bv_binary(T, PL_TERM_BV_SADDO, first, span)));
  const pl_term *inside = pl_and(T, pl_bv_slt(T, first, size), pl_and(T, pl_bv_sle(T, zero, last), pl_bv_slt(T, last, size)));
  pl_view_require(sem, op, pl_or(T, empty, pl_and(T, exact, inside)));
}

/* Whether the subview's strides are as non-negative as the memref's, as far as that is assumed of well-formed memrefs
 * (world->nonnegative_strides). False is the safe answer. */
static bool keeps_direction(pl_sem *sem, const subview *v) {
  if (!sem->world->nonnegative_strides) return true;
  for (uint32_t i = 0; i < v->from->shaped.rank; i++)
    if (v->steps[i]->op != PL_TERM_CONST || pl_apint_is_negative(v->steps[i]->value)) return false;
  return true;
}

/* Notes the result `out` as a view of `in` (memory/views.h), by the subview's offsets and the steps of the dimensions that it
 * has, so that accesses through it are accesses to the viewed memref. */
static void note_subview(pl_sem *sem, const pl_leaf *in, const pl_leaf *out, const subview *v) {
  pl_sem_view *view = pl_sem_note_view(sem, out, v->to->shaped.rank, v->from, in);
  for (uint32_t i = 0, preserved = 0; i < v->from->shaped.rank; i++) {
    view->first[i] = v->offsets[i];
    if (v->preserved[i]) view->steps[i * view->rank + preserved++] = v->steps[i];
  }
}

/* Carries out memref.subview: a view with the given offsets, sizes and steps, without the dropped dimensions; that it is in
 * bounds is a condition. Unsupported if operands and types do not fit or the layout is not strided. */
static pl_sem_status subview_op(pl_sem *sem, const pl_op *op) {
  subview v = {.from = pl_operand(op, 0)->type, .to = op->results[0].type};
  uint32_t rank = v.from->shaped.rank, preserved = 0;
  if (v.from->kind != PL_TYPE_MEMREF || rank > PL_SEM_MAX_RANK || v.to->shaped.rank > rank)
    return pl_sem_unsupported_form(sem, op);
  if (!pl_view_mixed(sem, op, PL_NAME_STATIC_OFFSETS, 1, rank, v.offsets) ||
      !pl_view_mixed(sem, op, PL_NAME_STATIC_SIZES, 2, rank, v.sizes) ||
      !pl_view_mixed(sem, op, PL_NAME_STATIC_STRIDES, 3, rank, v.steps) || !find_preserved(op, &v))
    return pl_sem_unsupported_form(sem, op);
  pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  pl_memref_leaves from = pl_sem_memref(in, rank);
  pl_leaf *out = pl_view_new(sem, in, v.to->shaped.rank);
  pl_memref_leaves to = pl_sem_memref(out, v.to->shaped.rank);
  const pl_term *offset = from.offset->value;
  for (uint32_t i = 0; i < rank; i++) {
    require_subview(sem, op, from.sizes[i].value, &v, i);
    offset = pl_view_sum(sem, op, offset, pl_view_product(sem, op, v.offsets[i], from.strides[i].value));
    const pl_term *stride = pl_view_product(sem, op, from.strides[i].value, v.steps[i]);
    if (!v.preserved[i]) continue;
    to.sizes[preserved] = pl_leaf_of(sem, v.sizes[i]);
    to.strides[preserved++] = pl_leaf_of(sem, stride);
  }
  *to.offset = pl_leaf_of(sem, offset);
  if (!pl_view_match_type(sem, op, v.to, out)) return pl_sem_unsupported_form(sem, op);
  if (pl_sem_is_wellformed(sem, v.from, in) && keeps_direction(sem, &v)) pl_sem_declare_wellformed(sem, v.to, out, false);
  note_subview(sem, in, out, &v);
  pl_view_note_elements(sem, op, v.to, out);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Adds the conditions that a row-major view from byte `shift` on is within the buffer of `bytes` bytes, unless it is empty, and
 * that its size in bytes does not overflow; false, with nothing added, if the element type has no layout. */
static bool require_within(pl_sem *sem, const pl_op *op, pl_memref_leaves m, uint32_t rank, const pl_term *shift,
                           const pl_term *bytes) {
  pl_terms *T = sem->world->T;
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, op->results[0].type->shaped.elem);
  if (!elem) return false;
  const pl_term *whole = rank > 0 ? pl_view_product(sem, op, m.sizes[0].value, m.strides[0].value) : pl_view_word(sem, 1);
  const pl_term *end = pl_view_sum(sem, op, shift, pl_view_product(sem, op, whole, pl_view_word(sem, (int64_t)elem->alloc_size)));
  pl_view_require(sem, op, pl_or(T, pl_eq(T, whole, pl_view_word(sem, 0)), pl_bv_sle(T, end, bytes)));
  return true;
}

/* Carries out memref.view: a contiguous memref at an offset in bytes in a buffer of bytes, with the condition that it is within
 * the buffer. Unsupported if the types do not fit. */
static pl_sem_status view(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_type *type = op->results[0].type, *from = pl_operand(op, 0)->type;
  uint32_t rank = type->shaped.rank, used = 2;
  if (rank > PL_SEM_MAX_RANK || from->kind != PL_TYPE_MEMREF || from->shaped.rank != 1) return pl_sem_unsupported_form(sem, op);
  pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0)), *out = pl_view_new(sem, in, rank);
  pl_memref_leaves m = pl_sem_memref(out, rank);
  const pl_term *shift = pl_view_number(sem, op, pl_operand(op, 1));
  pl_view_require(sem, op, pl_bv_sle(T, pl_view_word(sem, 0), shift));
  const pl_term *bytes = pl_bv_add(T, pl_bv_sext(T, in[2].value, PL_POINTER_BITS), pl_bv_sext(T, shift, PL_POINTER_BITS));
  out[1].value = pl_bv_add(T, in[1].value, bytes);
  out[2] = pl_leaf_of(sem, pl_view_word(sem, 0));
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = type->shaped.shape[i];
    if (size == PL_DYNAMIC && used >= op->num_operands) return pl_sem_unsupported_form(sem, op);
    m.sizes[i] = pl_leaf_of(sem, size != PL_DYNAMIC ? pl_view_word(sem, size) : pl_view_number(sem, op, pl_operand(op, used++)));
    pl_view_require_size(sem, op, m.sizes[i].value);
  }
  pl_view_row_major(sem, op, m, rank);
  if (!pl_view_match_type(sem, op, type, out)) return pl_sem_unsupported_form(sem, op);
  if (!require_within(sem, op, m, rank, shift, pl_sem_memref(in, 1).sizes->value)) return pl_sem_unsupported_form(sem, op);
  if (pl_sem_is_wellformed(sem, from, in)) pl_sem_declare_wellformed(sem, type, out, false);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Carries out memref.transpose: a view with permuted sizes and strides. Unsupported unless the map is one dimension for each
 * result and the layout strided. */
static pl_sem_status transpose(pl_sem *sem, const pl_op *op) {
  const pl_attr *map = pl_op_attr(op, PL_NAME_PERMUTATION);
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  uint32_t rank = from->shaped.rank;
  if (from->kind != PL_TYPE_MEMREF || !map || map->kind != PL_ATTR_AFFINE_MAP || map->affine.count != rank ||
      to->shaped.rank != rank)
    return pl_sem_unsupported_form(sem, op);
  pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0)), *out = pl_view_new(sem, in, rank);
  pl_memref_leaves a = pl_sem_memref(in, rank), b = pl_sem_memref(out, rank);
  for (uint32_t i = 0; i < rank; i++) {
    if (map->affine.exprs[i]->kind != PL_AFFINE_DIM || (uint64_t)map->affine.exprs[i]->value >= rank)
      return pl_sem_unsupported_form(sem, op);
    b.sizes[i] = a.sizes[map->affine.exprs[i]->value];
    b.strides[i] = a.strides[map->affine.exprs[i]->value];
  }
  if (!pl_view_match_type(sem, op, to, out)) return pl_sem_unsupported_form(sem, op);
  if (pl_sem_is_wellformed(sem, from, in)) pl_sem_declare_wellformed(sem, to, out, false);
  pl_sem_view *v = pl_sem_note_view(sem, out, rank, from, in);
  for (uint32_t i = 0; i < rank; i++)
    v->steps[(uint32_t)map->affine.exprs[i]->value * rank + i] = pl_view_word(sem, 1);
  pl_view_note_elements(sem, op, to, out);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_memref_view(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  switch (op->info->kind) {
  case PL_OP_MEMREF_REINTERPRET_CAST: return reinterpret_cast(sem, op);
  case PL_OP_MEMREF_SUBVIEW: return subview_op(sem, op);
  case PL_OP_MEMREF_VIEW: return view(sem, op);
  case PL_OP_MEMREF_TRANSPOSE: return transpose(sem, op);
  default: return PL_SEM_STATUS_INVALID;
  }
}
