/* The source's memref ops that change the size or the shape of a buffer: memref.realloc, memref.reshape. Meaning: MLIR
 * documentation,
 * "'memref' Dialect". */
#include <string.h>

#include "verify/interp/machine/access.h"
#include "verify/interp/machine/attributes.h"
#include "verify/interp/ops/source/ranked.h"
#include "verify/interp/ops/source/table.h"

/* memref.realloc. A buffer that does not grow may stay where it is or move: the source does as the lowering did, which is seen by
 * whether the lowering's buffer is still alive. */

/* Whether memref.realloc leaves the source's object `number` where it is, since the size does not grow and the lowering has left
 * its buffer, too. False without a lowering to follow (m->model). */
static bool old_is_kept(const pl_machine *m, uint32_t number, int64_t old_size, int64_t new_size) {
  if (m->model == NULL || new_size > old_size) return false;
  const pl_buffer *b = pl_memory_at(&m->memory, number);
  uint32_t lowered = b->twin != 0 ? b->twin : pl_memory_find(m->model, b->object.base);
  return lowered != 0 && pl_memory_at(m->model, lowered)->object.alive;
}

/* Sets *out to the new size of memref.realloc, from the type or else the second operand. False, and the machine has stopped, if
 * there is none or it is not valid. */
static bool new_size_of(pl_machine *m, const pl_op *op, const pl_type *type, int64_t *out) {
  *out = type->shaped.shape[0];
  if (*out != PL_DYNAMIC) return true;
  const pl_scalar *s = op->num_operands > 1 ? pl_leaves(m, pl_operand(op, 1)) : NULL;
  if (s == NULL) pl_stop_unsupported(m, op, "a size that is not given");
  if (s == NULL || !pl_fine(m, op, s, "the size")) return false;
  *out = pl_scalar_signed(s);
  if (*out < 0) pl_stop_undefined(m, op, "the size is negative");
  return *out >= 0;
}

/* Runs memref.realloc: allocates a new buffer on the heap, copies what fits and frees the old one; or, where the lowering has
 * done so, keeps the old one with the new size. The machine has stopped if the op is not supported, a size or the old buffer is
 * not valid, or memory is short. */
static void do_realloc(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_ranked from;
  const pl_value *result = pl_result(op, 0);
  const pl_layout *elem = pl_machine_layout(m, result->type->shaped.elem);
  pl_ranked to = {.elem = result->type->shaped.elem, .rank = 1, .leaves = pl_leaves(m, result)};
  int64_t size;
  uint64_t align = 0;
  uint32_t number, old;
  if (result->type->shaped.rank != 1 || !elem->in_memory) {
    pl_stop_unsupported(m, op, "a realloc of this type can't be run");
    return;
  }
  if (!pl_ranked_of(m, op, pl_operand(op, 0), &from) || !new_size_of(m, op, result->type, &size) ||
      !pl_fine(m, op, &from.leaves[1], "the aligned pointer"))
    return;
  old = from.leaves[1].object != 0 ? from.leaves[1].object : pl_memory_find(&m->memory, pl_scalar_word(&from.leaves[1]));
  int64_t old_size = pl_scalar_signed(pl_ranked_size(from, 0));
  memcpy(to.leaves, from.leaves, 5 * sizeof *to.leaves);
  if (!pl_to_index(m, op, size, pl_ranked_size(to, 0))) return;
  if (old == 0 || !pl_memory_at(&m->memory, old)->object.alive) {
    pl_stop_undefined(m, op, "the buffer to reallocate is not alive");
    return;
  }
  if (old_is_kept(m, old, old_size, size)) return;
  if (elem->size != 0 && (uint64_t)size > PL_LARGEST_OBJECT / elem->size) {
    pl_stop_limit(m, op, "too much memory");
    return;
  }
  if (!pl_attr_u64(op, PL_NAME_ALIGNMENT, &align) || align < elem->align) align = elem->align;
  if (!pl_allocate(m, op, PL_OBJECT_HEAP, (uint64_t)size * elem->size, align, &number)) return;
  const pl_buffer *b = pl_memory_at(&m->memory, number);
  uint64_t kept = (uint64_t)(size < old_size ? size : old_size) * elem->size;
  uint64_t first = pl_scalar_word(&from.leaves[1]) - pl_memory_at(&m->memory, old)->object.base;
  if (first > pl_memory_at(&m->memory, old)->object.size || kept > pl_memory_at(&m->memory, old)->object.size - first) {
    pl_stop_undefined(m, op, "the buffer is smaller than its size says");
    return;
  }
  pl_memory_move(&m->memory, number, 0, old, first, kept);
  to.leaves[0] = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, b->allocated);
  to.leaves[1] = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, b->object.base);
  to.leaves[0].object = to.leaves[1].object = number;
  (void)pl_deallocate(m, op, &from.leaves[0]);
}

/* memref.reshape: sizes come from a memref of one dimension; as many elements as before, contiguous. */

/* Sets *out to element i of `shape`, a memref of one dimension. False, and the machine has stopped with undefined behavior, if
 * the access is undefined or the number is poison, undef or negative. */
static bool shape_element(pl_machine *m, const pl_op *op, pl_ranked shape, uint32_t i, int64_t *out) {
  const pl_layout *elem = pl_machine_layout(m, shape.elem);
  pl_scalar p = shape.leaves[1], value;
  int64_t position = pl_scalar_signed(pl_ranked_offset(shape)) + (int64_t)i * pl_scalar_signed(pl_ranked_stride(shape, 0));
  p.bits = pl_apint_from_u64(m->run->arena, PL_POINTER_WIDTH, pl_scalar_word(&p) + (uint64_t)position * elem->size);
  if (!pl_load(m, op, &p, elem, elem->align, &value) || !pl_fine(m, op, &value, "a size")) return false;
  *out = pl_scalar_signed(&value);
  if (*out < 0) pl_stop_undefined(m, op, "the size of dimension %u is negative", i);
  return *out >= 0;
}

/* Sets *out to the product of the memref's sizes, 1 for rank 0. False if a product of its first sizes does not fit in 128 bits,
 * even if a later size is 0. */
static bool count_elements(pl_ranked r, pl_i128 *out) {
  *out = 0;
  for (uint32_t i = 0; i < r.rank; i++)
    if (pl_scalar_signed(pl_ranked_size(r, i)) == 0) return true;
  *out = 1;
  for (uint32_t i = 0; i < r.rank; i++)
    if (__builtin_mul_overflow(*out, (pl_i128)pl_scalar_signed(pl_ranked_size(r, i)), out)) return false;
  return true;
}

/* Sets the sizes of `to` to the elements of `shape` and its strides to those of a contiguous memref. False, and the machine has
 * stopped with undefined behavior, if an element can't be read or is negative, or a size or stride is no index. */
static bool reshape_sizes(pl_machine *m, const pl_op *op, pl_ranked shape, pl_ranked to) {
  for (uint32_t i = 0; i < to.rank; i++) {
    int64_t size;
    if (!shape_element(m, op, shape, i, &size) || !pl_to_index(m, op, size, pl_ranked_size(to, i))) return false;
  }
  pl_i128 stride = 1;
  for (uint32_t i = to.rank; i-- > 0;) {
    if (!pl_to_index(m, op, stride, pl_ranked_stride(to, i))) return false;
    stride *= pl_scalar_signed(pl_ranked_size(to, i));
  }
  return true;
}

/* Runs memref.reshape: a memref of the same buffer with the sizes that the second operand holds, contiguous. The machine has
 * stopped if they can't be read or don't fit the number of elements or the result's type. */
static void do_reshape(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_ranked from, shape;
  const pl_value *result = pl_result(op, 0);
  if (!pl_ranked_of(m, op, pl_operand(op, 0), &from) || !pl_ranked_of(m, op, pl_operand(op, 1), &shape)) return;
  bool unranked = result->type->kind == PL_TYPE_UNRANKED_MEMREF;
  int64_t rank = shape.rank == 1 ? pl_scalar_signed(pl_ranked_size(shape, 0)) : -1;
  if (rank < 0 || rank > 64 || (!unranked && rank != (int64_t)result->type->shaped.rank)) {
    pl_stop_undefined(m, op, "the shape does not have as many sizes as the result has dimensions");
    return;
  }
  pl_ranked to = {.elem = from.elem, .rank = (uint32_t)rank};
  to.leaves = unranked ? PL_NEW_ARRAY(m->run->arena, pl_scalar, 3 + 2 * (size_t)rank) : pl_leaves(m, result);
  memcpy(to.leaves, from.leaves, 3 * sizeof *to.leaves);
  pl_i128 before, after;
  if (!reshape_sizes(m, op, shape, to)) return;
  if (!count_elements(from, &before) || !count_elements(to, &after) || before != after)
    pl_stop_undefined(m, op, "the new shape has another number of elements");
  else if (unranked)
    pl_make_unranked(m, op, to);
  else
    (void)pl_matches_type(m, op, result->type, to);
}

pl_op_entry pl_source_shape_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_MEMREF_REALLOC] = {do_realloc, 0},
      [PL_OP_MEMREF_RESHAPE] = {do_reshape, 0},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
