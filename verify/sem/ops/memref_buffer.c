/* memref_buffer.c - memref.realloc and memref.reshape. Source: MLIR documentation, "'memref' Dialect". */
#include <assert.h>
#include <string.h>

#include "verify/sem/memory/memory.h"
#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/memory/object_choice.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/memory/strided_copy.h"
#include "verify/sem/memory/views.h"
#include "verify/sem/memory/wellformed.h"
#include "verify/sem/ops/ops.h"
#include "verify/sem/ops/unranked.h"
#include "verify/sem/ops/view_parts.h"
#include "verify/sem/state/choices.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* realloc: the buffer grows or shrinks in place, or moves: the lowering's choice. Its contents are preserved as far as they fit;
 * if it moves, the old one is freed. The alignment is that of a new buffer: one that stays has its old alignment, as in
 * mlir-opt's -expand-realloc. */

typedef struct resize {
  const pl_op *op;
  pl_leaf *from;
  const pl_type *type;
  const pl_flat *elem;
  const pl_term *before, *after; /* elements */
} resize;

/* The size in bytes of `elements` elements, computed as an index and zero-extended to the width of a pointer; adds the condition
 * that it does not overflow. */
static const pl_term *in_bytes(pl_sem *sem, const resize *r, const pl_term *elements) {
  pl_terms *T = sem->world->T;
  const pl_term *scale = pl_view_word(sem, (int64_t)r->elem->alloc_size);
  pl_view_require(sem, r->op, pl_not(T, pl_bv_binary(T, PL_TERM_BV_SMULO, elements, scale)));
  return pl_bv_zext(T, pl_bv_mul(T, elements, scale), PL_POINTER_BITS);
}

/* Makes the new buffer of a realloc, of `size` bytes, copies the elements and frees the old one; sets the two pointers in `out`.
 * To a buffer that is the lowering's all old elements are copied, with the obligation that they fit; to one of the source's own
 * as many as fit. Returns the status of the copy or the free. */
static pl_sem_status move(pl_sem *sem, const resize *r, const pl_term *size, uint64_t align, pl_leaf *out) {
  pl_terms *T = sem->world->T;
  const pl_term *aligned, *old_bytes = in_bytes(sem, r, r->before), *fits = pl_bv_sle(T, r->before, r->after);
  bool generic = sem->world->generic_functions;
  const pl_sem_object *made = pl_sem_claim_object(sem, r->op, PL_SEM_HEAP, size, align, r->type->shaped.elem, generic, &aligned);
  const pl_term *base = made->base;
  if (made->shared)
    pl_sem_require(sem->other, PL_CONDITION_ALLOCATION, r->op, fits);
  else
    old_bytes = pl_ite(T, fits, old_bytes, size);
  out[0] = pl_leaf_of(sem, base);
  out[1] = pl_leaf_of(sem, aligned);
  pl_sem_status status = pl_sem_copy_block(sem, r->op, aligned, r->from[1].value, old_bytes, false);
  return status == PL_SEM_OK ? pl_sem_free_memref(sem, r->op, r->from[0].value, pl_operand(r->op, 0)->type) : status;
}

/* Whether a realloc moves the buffer: as the lowering seems to have done, or else where it has to, or nothing observes the
 * difference. Notes the choice (PL_CHOICE_MOVED), if there is one. */
static bool moves(pl_sem *sem, const resize *r, const pl_term *size, uint64_t align) {
  if (!pl_term_is_false(pl_bv_sle(sem->world->T, r->after, r->before))) pl_sem_chose(sem, PL_CHOICE_MOVED);
  if (pl_sem_has_partner(sem, PL_SEM_HEAP, size, align, r->type->shaped.elem)) return true;
  const pl_sem_object *old = pl_sem_find_object(sem, r->from[0].value);
  return (old && !old->shared) || pl_term_is_false(pl_bv_sle(sem->world->T, r->after, r->before));
}

/* Carries out memref.realloc: moves the elements to a new object and frees the old one, or leaves them in place (see moves),
 * where the lowering gets the obligation that the size does not grow. Unsupported for a layout that is not the default one, and
 * without a lowering to compare with. */
static pl_sem_status realloc_op(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  resize r = {op, pl_sem_get(sem, pl_operand(op, 0)), to, pl_layout_flatten(sem->world->layout, to->shaped.elem), NULL, NULL};
  if (from->kind != PL_TYPE_MEMREF || from->shaped.rank != 1 || to->shaped.rank != 1 || !pl_memref_is_identity(from) ||
      !pl_memref_is_identity(to) || !r.elem || !r.elem->sized || !sem->other)
    return pl_sem_unsupported_form(sem, op);
  r.before = pl_sem_memref(r.from, 1).sizes->value;
  r.after = pl_view_word(sem, to->shaped.shape[0]);
  if (to->shaped.shape[0] == PL_DYNAMIC) {
    if (op->num_operands < 2) return pl_sem_unsupported_form(sem, op);
    pl_leaf size = pl_sem_get(sem, pl_operand(op, 1))[0];
    pl_view_require(sem, op, pl_not(T, size.poison));
    pl_view_require(sem, op, pl_bv_sle(T, pl_view_word(sem, 0), size.value));
    r.after = size.value;
  }
  pl_view_require(sem, op, pl_not(T, r.from[0].poison));
  const pl_attr *wanted = pl_op_attr(op, PL_NAME_ALIGNMENT);
  uint64_t align = 0;
  if (wanted && wanted->kind == PL_ATTR_INTEGER) pl_apint_to_u64(wanted->integer, &align);
  if (align < r.elem->align) align = r.elem->align;
  pl_leaf *out = pl_sem_new_leaves(sem, 5);
  memcpy(out, r.from, 5 * sizeof *out);
  const pl_term *size = in_bytes(sem, &r, r.after);
  pl_sem_status status = PL_SEM_OK;
  if (moves(sem, &r, size, align))
    status = move(sem, &r, size, align, out);
  else
    pl_sem_require(sem->other, PL_CONDITION_ALLOCATION, op, pl_bv_sle(T, r.after, r.before));
  out[3] = pl_leaf_of(sem, r.after);
  out[4] = pl_leaf_of(sem, pl_view_word(sem, 1));
  if (out[1].value != r.from[1].value || pl_sem_is_wellformed(sem, from, r.from)) pl_sem_declare_wellformed(sem, to, out, false);
  pl_sem_set(sem, &op->results[0], out);
  return status;
}

/* reshape: the sizes are in memory. The buffer is contiguous and has the same number of elements. */

/* Loads the size that the shape operand, a memref of integers, holds for dimension `dim`, as an index; adds the conditions that
 * the dimension is in bounds and the size is not poison. NULL if it can't be read. */
static const pl_term *size_in_memory(pl_sem *sem, const pl_op *op, uint32_t dim) {
  pl_terms *T = sem->world->T;
  const pl_type *type = pl_operand(op, 1)->type;
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, type->shaped.elem);
  uint32_t bits = pl_layout_index_bits(sem->world->layout);
  pl_memref_leaves m = pl_sem_memref(pl_sem_get(sem, pl_operand(op, 1)), 1);
  if (!elem || elem->num_leaves != 1) return NULL;
  const pl_term **index = PL_NEW_ARRAY(sem->world->arena, const pl_term *, 1);
  index[0] = pl_view_word(sem, dim);
  pl_view_require(sem, op, pl_bv_slt(T, index[0], m.sizes[0].value));
  const pl_term *linear = pl_bv_add(T, m.offset->value, pl_bv_mul(T, index[0], m.strides[0].value));
  const pl_term *bytes = pl_bv_mul(T, pl_bv_sext(T, linear, PL_POINTER_BITS), pl_bv_u64(T, PL_POINTER_BITS, elem->alloc_size));
  const pl_term *address = pl_bv_add(T, m.aligned->value, bytes);
  pl_sem_note_element(sem, op, type, pl_sem_get(sem, pl_operand(op, 1)), index);
  pl_leaf *size = pl_sem_load(sem, op, type->shaped.elem, address, 0);
  if (!size) return NULL;
  pl_view_require(sem, op, pl_not(T, size->poison));
  const pl_term *value = size->value;
  if (value->sort.width > bits) value = pl_bv_extract(T, value, 0, bits);
  return pl_bv_sext(T, value, bits);
}

/* Adds the conditions that the product of the memref's sizes does not overflow and is `wanted`. */
static void as_many_elements(pl_sem *sem, const pl_op *op, pl_memref_leaves m, uint32_t rank, const pl_term *wanted) {
  pl_terms *T = sem->world->T;
  const pl_term *elements = pl_view_word(sem, 1);
  for (uint32_t i = rank; i-- > 0;) {
    pl_view_require(sem, op, pl_not(T, pl_bv_binary(T, PL_TERM_BV_SMULO, elements, m.sizes[i].value)));
    elements = pl_bv_mul(T, elements, m.sizes[i].value);
  }
  pl_view_require(sem, op, pl_eq(T, wanted, elements));
}

/* The type of the result; if that is an unranked memref, with the rank that the shape's static length gives. NULL if there is no
 * such type. */
static const pl_type *ranked_result(const pl_op *op) {
  const pl_type *to = op->results[0].type, *shape = pl_operand(op, 1)->type;
  int64_t open[PL_SEM_MAX_RANK];
  if (to->kind == PL_TYPE_MEMREF) return to;
  if (to->kind != PL_TYPE_UNRANKED_MEMREF || shape->shaped.shape[0] < 0 || shape->shaped.shape[0] > PL_SEM_MAX_RANK) return NULL;
  for (uint32_t i = 0; i < PL_SEM_MAX_RANK; i++)
    open[i] = PL_DYNAMIC;
  return pl_type_memref(op->module->ctx, (uint32_t)shape->shaped.shape[0], open, to->shaped.elem, NULL, to->shaped.space);
}

/* Carries out memref.reshape: a memref of the operand's buffer with the default layout and the sizes in the shape operand.
 * Unsupported for other layouts or if sizes can't be read, undecided if the operand's descriptor is not known. */
static pl_sem_status reshape(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_type *from = pl_operand(op, 0)->type, *to = ranked_result(op);
  if (!to) return pl_sem_unsupported_form(sem, op);
  uint32_t rank = to->shaped.rank;
  bool ranked = from->kind == PL_TYPE_MEMREF;
  if (!pl_memref_is_identity(from) || !pl_memref_is_identity(to) || rank > PL_SEM_MAX_RANK)
    return pl_sem_unsupported_form(sem, op);
  const pl_leaf *pointers = pl_sem_memref_pointers(sem, op);
  if (!pointers) return pl_sem_undecided(sem, "'memref.reshape' of a memref whose descriptor is not known");
  pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0)), *out = pl_sem_new_leaves(sem, 3 + 2 * rank);
  pl_memref_leaves b = pl_sem_memref(out, rank);
  memcpy(out, pointers, 2 * sizeof *out);
  out[2] = ranked ? in[2] : pl_leaf_of(sem, pl_view_word(sem, 0)); /* the buffer has the default layout, whatever its rank */
  const pl_term *product = pl_view_word(sem, 1);
  for (uint32_t i = rank; i-- > 0;) {
    const pl_term *size = size_in_memory(sem, op, i);
    if (!size) return PL_SEM_UNSUPPORTED;
    pl_view_require(sem, op, pl_bv_sle(T, pl_view_word(sem, 0), size));
    b.sizes[i] = pl_leaf_of(sem, size);
    pl_sem_require_static(sem, op, to->shaped.shape[i], &b.sizes[i]);
    b.strides[i] = pl_leaf_of(sem, product);
    pl_view_require(sem, op, pl_not(T, pl_bv_binary(T, PL_TERM_BV_SMULO, product, b.sizes[i].value)));
    product = pl_bv_mul(T, product, b.sizes[i].value);
  }
  if (ranked) as_many_elements(sem, op, pl_sem_memref(in, from->shaped.rank), from->shaped.rank, product);
  if (ranked && pl_sem_is_wellformed(sem, from, in)) pl_sem_declare_wellformed(sem, to, out, false);
  if (op->results[0].type != to) return pl_sem_to_unranked(sem, op, to, out);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_memref_buffer(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  switch (op->info->kind) {
  case PL_OP_MEMREF_REALLOC: return realloc_op(sem, op);
  case PL_OP_MEMREF_RESHAPE: return reshape(sem, op);
  default: return PL_SEM_STATUS_INVALID;
  }
}
