/* The source's memref ops that allocate, access and cast. */
#include <assert.h>
#include <string.h>

#include "verify/interp/machine/access.h"
#include "verify/interp/machine/attributes.h"
#include "verify/interp/machine/fp.h"
#include "verify/interp/machine/symbols.h"
#include "verify/interp/ops/elementwise.h"
#include "verify/interp/ops/source/element.h"
#include "verify/interp/ops/source/table.h"

/* The largest signed value of index, which is the largest size of a buffer in bytes. */
static pl_i128 largest_index(const pl_machine *m) { return ((pl_i128)1 << (m->run->index_width - 1)) - 1; }

/* Access. Element [i0..ik] lives at aligned + sizeof(element) * (offset + sum of i_j * stride_j), in exact integers. */

/* Whether a word of a descriptor has the number that the type demands; true if that is dynamic or the word is poison or undef. */
static bool is_as_typed(const pl_scalar *word, int64_t wanted) {
  return wanted == PL_DYNAMIC || !pl_scalar_is_fine(word) || pl_scalar_signed(word) == wanted;
}

/* Whether the leaves can be a memref of the type, as far as its offset, sizes and strides are static and known; true for any
 * other type. (MLIR documentation, "Builtin Dialect", MemRefType.) */
static bool is_descriptor(const pl_type *type, const pl_scalar *leaves) {
  enum { OFFSET = 2, SIZES = 3 };
  int64_t strides[64], offset;
  const uint32_t rank = type->kind == PL_TYPE_MEMREF ? type->shaped.rank : 0;
  if (type->kind != PL_TYPE_MEMREF || rank > 64 || !pl_memref_strides(type, strides, &offset)) return true;
  bool fits = is_as_typed(&leaves[OFFSET], offset);
  for (uint32_t i = 0; fits && i < rank; i++)
    fits = is_as_typed(&leaves[SIZES + i], type->shaped.shape[i]) && is_as_typed(&leaves[SIZES + rank + i], strides[i]);
  return fits;
}

/* Runs memref.load and affine.load. The machine has stopped if the access is undefined or not supported, or what is loaded is a
 * memref that does not fit its type. */
static void do_load(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_element e;
  const pl_value *result = pl_result(op, 0);
  if (!pl_element_of(m, op, 0, 1, &e) || !pl_element_load(m, op, &e, pl_leaves(m, result))) return;
  if (!is_descriptor(result->type, pl_leaves(m, result))) pl_stop_undefined(m, op, "what is loaded is no memref of its type");
}

/* Runs memref.store and affine.store. The machine has stopped if the access is undefined or not supported. */
static void do_store(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_element e;
  if (pl_element_of(m, op, 1, 2, &e)) (void)pl_element_store(m, op, &e, pl_leaves(m, pl_operand(op, 0)));
}

/* Kinds of memref.atomic_rmw, in the order of their numbers. */
typedef enum atomic_kind {
  ATOMIC_ADDF,
  ATOMIC_ADDI,
  ATOMIC_ANDI,
  ATOMIC_ASSIGN,
  ATOMIC_MAXIMUMF,
  ATOMIC_MAXNUMF,
  ATOMIC_MAXS,
  ATOMIC_MAXU,
  ATOMIC_MINIMUMF,
  ATOMIC_MINNUMF,
  ATOMIC_MINS,
  ATOMIC_MINU,
  ATOMIC_MULF,
  ATOMIC_MULI,
  ATOMIC_ORI,
  ATOMIC_XORI,
  NUM_ATOMIC
} atomic_kind;

/* Sets *out to what a memref.atomic_rmw of that kind stores. False if the kind is not supported for the type. */
static bool atomic_value(pl_machine *m, uint64_t kind, const pl_leaf *leaf, pl_scalar old, pl_scalar operand, pl_scalar *out) {
  assert(leaf->width == old.bits.width && old.bits.width == operand.bits.width);
  static const pl_int_op ints[NUM_ATOMIC] = {
      [ATOMIC_ADDI] = PL_INT_ADD,  [ATOMIC_MAXS] = PL_INT_SMAX, [ATOMIC_MAXU] = PL_INT_UMAX,
      [ATOMIC_MINS] = PL_INT_SMIN, [ATOMIC_MINU] = PL_INT_UMIN, [ATOMIC_MULI] = PL_INT_MUL,
      [ATOMIC_ORI] = PL_INT_OR,    [ATOMIC_ANDI] = PL_INT_AND,  [ATOMIC_XORI] = PL_INT_XOR};
  static const pl_fp_op floats[NUM_ATOMIC] = {
      [ATOMIC_ADDF] = PL_FP_ADD, [ATOMIC_MAXIMUMF] = PL_FP_MAXIMUM, [ATOMIC_MINIMUMF] = PL_FP_MINIMUM,
      [ATOMIC_MULF] = PL_FP_MUL, [ATOMIC_MAXNUMF] = PL_FP_MAXNUM,   [ATOMIC_MINNUMF] = PL_FP_MINNUM};
  if (kind >= NUM_ATOMIC) return false;
  *out = operand;
  if (kind == ATOMIC_ASSIGN) return true;
  if (ints[kind] != PL_INT_INVALID) return pl_int_binary(m->run->arena, ints[kind], 0, old, operand, out) == NULL;
  if (old.poison || operand.poison)
    *out = pl_scalar_poison(m->run->arena, leaf->width);
  else if (old.undef || operand.undef)
    *out = pl_scalar_undef(m->run->arena, leaf->width);
  else
    return leaf->kind == PL_LEAF_FLOAT &&
           pl_fp_binary(m->run->arena, floats[kind], leaf->format, old.bits, operand.bits, &out->bits);
  return true;
}

/* Loads the old value as the result, computes and stores for a memref.atomic_rmw. The machine has stopped if an access is
 * undefined, the kind is not supported, or the source finds poison or undef where it may not. */
static void update(pl_machine *m, const pl_op *op) {
  pl_element e;
  pl_scalar *old = pl_leaves(m, pl_result(op, 0)), value;
  uint64_t kind = NUM_ATOMIC;
  if (!pl_element_of(m, op, 1, 2, &e) || !pl_element_load(m, op, &e, old)) return;
  /* What a compare-exchange loop finds is compared, which no document allows for poison. */
  if (m->role == PL_ROLE_SOURCE && pl_attr_u64(op, PL_NAME_KIND, &kind) && (kind == ATOMIC_MULF || kind == ATOMIC_MULI) &&
      !pl_fine(m, op, old, "what an update finds"))
    return;
  if (e.layout->num_leaves != 1 || !pl_attr_u64(op, PL_NAME_KIND, &kind) ||
      !atomic_value(m, kind, &e.layout->leaves[0], *old, *pl_leaves(m, pl_operand(op, 0)), &value)) {
    pl_stop_unsupported(m, op, "an atomic op of this kind can't be run");
    return;
  }
  (void)pl_element_store(m, op, &e, &value);
}

/* Runs memref.atomic_rmw as one update that no other thread divides, and sets m->atomic to the op. The machine has stopped where
 * `update` stops it. */
static void do_atomic_rmw(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  m->atomic = op;
  pl_update_begins(m, op);
  update(m, op);
  pl_update_ends(m);
}

/* Allocation. */

/* Sets sizes and strides of a new memref with the default layout, and *elements to the number of its elements. False, and the
 * machine has stopped with undefined behavior, if a size is poison, undef or negative, or the buffer is too large. */
static bool shape_of_new(pl_machine *m, const pl_op *op, const pl_type *type, pl_ranked r, pl_i128 *elements) {
  uint32_t first, count, used = 0;
  pl_op_segment(op, 0, &first, &count);
  for (uint32_t i = 0; i < r.rank; i++) {
    pl_i128 size = type->shaped.shape[i];
    if (type->shaped.shape[i] == PL_DYNAMIC) {
      const pl_scalar *s = pl_leaves(m, pl_operand(op, first + used++));
      if (!pl_fine(m, op, s, "a size")) return false;
      size = pl_scalar_signed(s);
    }
    if (size < 0) {
      pl_stop_undefined(m, op, "the size of dimension %u is negative", i);
      return false;
    }
    if (!pl_to_index(m, op, size, pl_ranked_size(r, i))) return false;
  }
  *elements = 1;
  bool empty = false;
  for (uint32_t i = r.rank; i-- > 0;) {
    /* With a size of zero the strides still are the products; they do not have to fit then. */
    if (*elements > largest_index(m) && !empty) {
      pl_stop_undefined(m, op, "the buffer would be too large");
      return false;
    }
    if (empty)
      *pl_ranked_stride(r, i) = pl_scalar_of(pl_apint_from_i64(m->run->arena, m->run->index_width, (int64_t)*elements));
    else if (!pl_to_index(m, op, *elements, pl_ranked_stride(r, i)))
      return false;
    pl_i128 size = pl_scalar_signed(pl_ranked_size(r, i));
    empty |= size == 0;
    if (__builtin_mul_overflow(*elements, size, elements)) *elements = (pl_i128)INT64_MAX + 1;
  }
  return true;
}

/* Sets strides and offset of a new memref with a static strided layout without negative numbers, and *elements to the number of
 * elements that its buffer needs. False, and the machine has stopped, if the layout is another one or a number is no index. */
static bool strided_extent(pl_machine *m, const pl_op *op, const pl_type *type, pl_ranked r, pl_i128 *elements) {
  int64_t *strides = PL_NEW_ARRAY(m->run->arena, int64_t, (size_t)r.rank + 1), offset;
  bool known = pl_memref_strides(type, strides, &offset) && offset != PL_DYNAMIC && offset >= 0;
  for (uint32_t i = 0; known && i < r.rank; i++)
    known = strides[i] != PL_DYNAMIC && strides[i] >= 0;
  if (!known) {
    pl_stop_unsupported(m, op, "an allocation with this layout can't be run");
    return false;
  }
  bool empty = false;
  pl_i128 last = offset;
  for (uint32_t i = 0; i < r.rank; i++) {
    pl_i128 size = pl_scalar_signed(pl_ranked_size(r, i)), span = 0;
    empty |= size == 0;
    if (__builtin_mul_overflow(size - 1, (pl_i128)strides[i], &span) || __builtin_add_overflow(last, span, &last))
      last = (pl_i128)INT64_MAX;
    if (!pl_to_index(m, op, strides[i], pl_ranked_stride(r, i))) return false;
  }
  *elements = empty ? 0 : last + 1;
  return pl_to_index(m, op, offset, pl_ranked_offset(r));
}

/* Runs memref.alloc or alloca: makes an object and the descriptor of the result; `kind`: a pl_object_kind. The machine has
 * stopped if the type is not supported or a size is not valid or too large. */
static void do_alloc(pl_machine *m, const pl_op *op, int kind) {
  assert(kind == PL_OBJECT_HEAP || kind == PL_OBJECT_STACK);
  assert(pl_result(op, 0)->type->kind == PL_TYPE_MEMREF);
  const pl_value *result = pl_result(op, 0);
  const pl_layout *elem = pl_machine_layout(m, result->type->shaped.elem);
  pl_ranked r = {.elem = result->type->shaped.elem, .rank = result->type->shaped.rank, .leaves = pl_leaves(m, result)};
  pl_i128 elements, bytes;
  uint64_t align = 0;
  if (!elem->known || !elem->in_memory) {
    pl_stop_unsupported(m, op, "an allocation of elements of this type can't be run");
    return;
  }
  r.leaves[2] = pl_scalar_u64(m->run->arena, m->run->index_width, 0);
  if (!shape_of_new(m, op, result->type, r, &elements)) return;
  if (result->type->shaped.layout != NULL && !strided_extent(m, op, result->type, r, &elements)) return;
  if (__builtin_mul_overflow(elements, (pl_i128)elem->size, &bytes) || bytes > largest_index(m)) {
    pl_stop_undefined(m, op, "the buffer would be too large");
    return;
  }
  if (!pl_attr_u64(op, PL_NAME_ALIGNMENT, &align) || align < elem->align) align = elem->align;
  uint32_t number;
  if (!pl_allocate(m, op, (pl_object_kind)kind, (uint64_t)bytes, align, &number)) return;
  const pl_buffer *b = pl_memory_at(&m->memory, number);
  r.leaves[0] = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, b->allocated);
  r.leaves[1] = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, b->object.base);
  r.leaves[0].object = r.leaves[1].object = number;
}

/* Runs memref.dealloc. The machine has stopped if the object that the allocated pointer points to can't be freed. */
static void do_dealloc(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_ranked r;
  if (pl_ranked_of(m, op, pl_operand(op, 0), &r)) (void)pl_deallocate(m, op, &r.leaves[0]);
}

/* Runs memref.get_global: a contiguous memref of the global's object, the allocated pointer poison. Stops as unsupported if
 * global or type are. */
static void do_get_global(pl_machine *m, const pl_op *op, int aux) {
  assert(pl_result(op, 0)->type->kind == PL_TYPE_MEMREF);
  (void)aux;
  const pl_attr *name = pl_op_attr(op, PL_NAME_NAME);
  const pl_value *result = pl_result(op, 0);
  uint32_t number =
      name != NULL && name->kind == PL_ATTR_SYMBOL && name->symbol.count == 1 ? pl_global_object(m, name->symbol.path[0]) : 0;
  if (number == 0 || result->type->shaped.layout != NULL) {
    pl_stop_unsupported(m, op, "this global can't be run");
    return;
  }
  pl_ranked r = {.elem = result->type->shaped.elem, .rank = result->type->shaped.rank, .leaves = pl_leaves(m, result)};
  /* A global is never freed: its allocated pointer may be anything. */
  r.leaves[0] = pl_scalar_poison(m->run->arena, PL_POINTER_WIDTH);
  r.leaves[1] = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, pl_memory_at(&m->memory, number)->object.base);
  r.leaves[1].object = number;
  *pl_ranked_offset(r) = pl_scalar_u64(m->run->arena, m->run->index_width, 0);
  uint64_t stride = 1;
  for (uint32_t i = r.rank; i-- > 0;) {
    *pl_ranked_size(r, i) = pl_scalar_u64(m->run->arena, m->run->index_width, (uint64_t)result->type->shaped.shape[i]);
    *pl_ranked_stride(r, i) = pl_scalar_u64(m->run->arena, m->run->index_width, stride);
    stride *= (uint64_t)result->type->shaped.shape[i];
  }
}

/* Shape queries and casts. */

/* Runs memref.dim: the size of a dimension. Stops with undefined behavior if the dimension is poison, undef or out of range. */
static void do_dim(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_ranked r;
  const pl_scalar *index = pl_leaves(m, pl_operand(op, 1));
  if (!pl_ranked_of(m, op, pl_operand(op, 0), &r) || !pl_fine(m, op, index, "the dimension")) return;
  int64_t i = pl_scalar_signed(index);
  if (i < 0 || i >= (int64_t)r.rank)
    pl_stop_undefined(m, op, "dimension %lld of a memref of rank %u", (long long)i, r.rank);
  else
    *pl_leaves(m, pl_result(op, 0)) = *pl_ranked_size(r, (uint32_t)i);
}

/* Runs memref.rank: sets the result to the rank of the type, or of an unranked memref to the rank in its descriptor. */
static void do_rank(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_value *memref = pl_operand(op, 0);
  *pl_leaves(m, pl_result(op, 0)) = memref->type->kind == PL_TYPE_UNRANKED_MEMREF
                                        ? *pl_leaves(m, memref)
                                        : pl_scalar_u64(m->run->arena, m->run->index_width, memref->type->shaped.rank);
}

/* Runs memref.cast: copies the descriptor, or makes an unranked one or a ranked one of it. The machine has stopped if the memref
 * is not of the result's type or its descriptor can't be read. */
static void do_cast(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  pl_ranked r;
  if (to->kind == PL_TYPE_UNRANKED_MEMREF) {
    if (from->kind == PL_TYPE_UNRANKED_MEMREF)
      pl_do_copy(m, op, 0);
    else if (pl_ranked_of(m, op, pl_operand(op, 0), &r))
      pl_make_unranked(m, op, r);
    return;
  }
  if (!pl_ranked_of(m, op, pl_operand(op, 0), &r) || !pl_matches_type(m, op, to, r)) return;
  memcpy(pl_leaves(m, pl_result(op, 0)), r.leaves, (3 + 2 * (size_t)r.rank) * sizeof *r.leaves);
}

/* Whether the op is a func.call whose callee's body is not run (see pl_entered_function), so that it is an event; false for any
 * other op. */
static bool is_event(const pl_machine *m, const pl_op *op) {
  const pl_attr *callee = pl_op_is(op, PL_OP_FUNC_CALL) ? pl_op_attr(op, PL_NAME_CALLEE) : NULL;
  return callee != NULL && callee->kind == PL_ATTR_SYMBOL && pl_entered_function(m, callee->symbol.path[0]) == NULL;
}

/* Whether the number is used only as an argument of calls that are events, or as a result of the outermost function. True if
 * nothing uses it. */
static bool is_handed_on(const pl_machine *m, const pl_value *number) {
  for (const pl_use *use = number->uses; use != NULL; use = use->next) {
    const bool returned = m->frames.len == 1 && pl_op_is(use->owner, PL_OP_FUNC_RETURN);
    if (!returned && !is_event(m, use->owner)) return false;
  }
  return true;
}

/* Runs memref.extract_aligned_pointer_as_index, and notes in the machine that the address of the object that is pointed to is
 * exposed and may be observed. */
static void do_pointer_as_index(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_ranked r;
  if (!pl_ranked_of(m, op, pl_operand(op, 0), &r)) return;
  pl_scalar *out = pl_leaves(m, pl_result(op, 0));
  *out = pl_int_cast(m->run->arena, PL_CAST_TRUNC, 0, r.leaves[1], m->run->index_width);
  uint32_t number = r.leaves[1].object;
  if (number == 0) return;
  pl_note_exposed(m, &r.leaves[1]);
  pl_object_kind kind = pl_memory_at(&m->memory, number)->object.kind;
  if (kind != PL_OBJECT_HEAP && kind != PL_OBJECT_STACK) return;
  const bool handed_on = is_handed_on(m, pl_result(op, 0));
  m->handed_address |= handed_on;
  m->observed_address |= !handed_on;
}

/* The address of the first element of the op's memref: the aligned pointer, plus the offset if the memref is ranked. */
static uint64_t first_element(pl_machine *m, const pl_op *op) {
  const pl_type *type = pl_operand(op, 0)->type;
  const pl_scalar *leaves = pl_leaves(m, pl_operand(op, 0));
  const pl_layout *elem = type->kind == PL_TYPE_MEMREF ? pl_machine_layout(m, type->shaped.elem) : NULL;
  return pl_scalar_word(&leaves[1]) + (elem ? elem->size * pl_scalar_word(&leaves[2]) : 0);
}

/* Runs memref.assume_alignment: copies the memref to the result, if there is one. Stops with undefined behavior if it is not
 * aligned as assumed, except in a lowering where nothing uses the result, as that may be poison instead. (MLIR documentation,
 * "'memref' Dialect".) */
static void do_assume_alignment(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint64_t align;
  const pl_scalar *aligned = pl_leaves(m, pl_operand(op, 0)) + 1;
  const bool claims = m->role == PL_ROLE_SOURCE || pl_op_result_counts(op); /* a result that nothing uses may be poison */
  if (!pl_fine(m, op, aligned, "the aligned pointer")) return;
  if (!pl_attr_u64(op, PL_NAME_ALIGNMENT, &align) || align == 0)
    pl_stop_unsupported(m, op, "an assumption without an alignment");
  else if (claims && first_element(m, op) % align != 0)
    pl_stop_undefined(m, op, "the memref is not aligned as assumed");
  else if (op->num_results > 0)
    pl_do_copy(m, op, 0);
}

/* Runs memref.distinct_objects: copies the memrefs to the results. Stops with undefined behavior if two of them are known to lie
 * in one object or an aligned pointer is poison or undef. (MLIR documentation, "'memref' Dialect".) */
static void do_distinct_objects(pl_machine *m, const pl_op *op, int aux) {
  assert(op->num_operands == op->num_results);
  (void)aux;
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const pl_scalar *mine = pl_leaves(m, pl_operand(op, i)) + 1;
    if (!pl_fine(m, op, mine, "the aligned pointer")) return;
    for (uint32_t k = 0; k < i; k++)
      if (mine->object != 0 && mine->object == pl_leaves(m, pl_operand(op, k))[1].object)
        pl_stop_undefined(m, op, "two of the memrefs lie in one object");
    memcpy(pl_leaves(m, pl_result(op, i)), pl_leaves(m, pl_operand(op, i)),
           pl_num_leaves(m, pl_operand(op, i)) * sizeof(pl_scalar));
  }
}

/* Runs an op that does nothing. */
static void do_nothing(pl_machine *m, const pl_op *op, int aux) {
  (void)m;
  (void)op;
  (void)aux;
}

pl_op_entry pl_source_memref_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_MEMREF_LOAD] = {do_load, 0},
      [PL_OP_MEMREF_STORE] = {do_store, 0},
      [PL_OP_AFFINE_LOAD] = {do_load, 0},
      [PL_OP_AFFINE_STORE] = {do_store, 0},
      [PL_OP_MEMREF_ATOMIC_RMW] = {do_atomic_rmw, 0},
      [PL_OP_MEMREF_ALLOC] = {do_alloc, PL_OBJECT_HEAP},
      [PL_OP_MEMREF_ALLOCA] = {do_alloc, PL_OBJECT_STACK},
      [PL_OP_MEMREF_DEALLOC] = {do_dealloc, 0},
      [PL_OP_MEMREF_GET_GLOBAL] = {do_get_global, 0},
      [PL_OP_MEMREF_DIM] = {do_dim, 0},
      [PL_OP_MEMREF_RANK] = {do_rank, 0},
      [PL_OP_MEMREF_CAST] = {do_cast, 0},
      [PL_OP_MEMREF_MEMORY_SPACE_CAST] = {pl_do_copy, 0},
      [PL_OP_MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX] = {do_pointer_as_index, 0},
      [PL_OP_MEMREF_ASSUME_ALIGNMENT] = {do_assume_alignment, 0},
      [PL_OP_MEMREF_DISTINCT_OBJECTS] = {do_distinct_objects, 0},
      [PL_OP_MEMREF_PREFETCH] = {do_nothing, 0},
      [PL_OP_AFFINE_PREFETCH] = {do_nothing, 0},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
