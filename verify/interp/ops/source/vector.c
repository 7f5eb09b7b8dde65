/* The source's vector ops: the leaves of a vector are its elements, row-major. Meaning: MLIR documentation, "'vector' Dialect".
 */
#include "verify/interp/ops/source/vector.h"

#include <assert.h>
#include <string.h>

#include "verify/interp/machine/attributes.h"
#include "verify/interp/ops/fast_math.h"
#include "verify/interp/ops/reduce.h"
#include "verify/interp/ops/source/element.h"

/* Shapes. */

/* Whether the type is a vector. */
static bool is_vector(const pl_type *type) { return type->kind == PL_TYPE_VECTOR; }
/* The rank of a vector type; 0 for other types. */
static uint32_t rank_of(const pl_type *type) { return is_vector(type) ? type->shaped.rank : 0; }

/* The lane of the broadcast's source that lane `lane` of the result gets: the source's dimensions are the result's last ones, and
 * one of size 1 is stretched. */
static uint32_t broadcast_from(const pl_type *from, const pl_type *to, uint32_t lane) {
  assert(to->kind == PL_TYPE_VECTOR);
  uint32_t at = 0, step = 1, rank = rank_of(from), to_rank = rank_of(to);
  for (uint32_t i = 0; i < rank; i++) {
    uint32_t n = (uint32_t)to->shaped.shape[to_rank - 1 - i], mine = (uint32_t)from->shaped.shape[rank - 1 - i];
    if (mine != 1) at += lane % n * step;
    lane /= n;
    step *= mine;
  }
  return at;
}

void pl_do_vector_broadcast(pl_machine *m, const pl_op *op, int aux) {
  assert(m && (pl_op_is(op, PL_OP_VECTOR_BROADCAST) || pl_op_is(op, PL_OP_VECTOR_SPLAT)));
  (void)aux;
  const pl_value *from = pl_operand(op, 0), *to = pl_result(op, 0);
  for (uint32_t i = 0; i < pl_num_leaves(m, to); i++)
    pl_leaves(m, to)[i] = pl_leaves(m, from)[broadcast_from(from->type, to->type, i)];
}

void pl_do_vector_transpose(pl_machine *m, const pl_op *op, int aux) {
  assert(m && pl_op_is(op, PL_OP_VECTOR_TRANSPOSE));
  (void)aux;
  const pl_value *from = pl_operand(op, 0), *to = pl_result(op, 0);
  const pl_attr *permutation = pl_op_attr(op, PL_NAME_PERMUTATION);
  const uint32_t rank = rank_of(from->type), count = pl_num_leaves(m, from);
  bool fits = rank_of(to->type) == rank && pl_num_leaves(m, to) == count && permutation != NULL &&
              permutation->kind == PL_ATTR_DENSE_ARRAY && permutation->dense.count == rank;
  uint64_t *at = PL_NEW_ARRAY(m->run->arena, uint64_t, rank + 1); /* coordinates in the operand */
  int64_t *dims = PL_NEW_ARRAY(m->run->arena, int64_t, rank + 1);
  for (uint32_t d = 0; fits && d < rank; d++)
    fits = pl_apint_to_i64(pl_dense_at(permutation, d), &dims[d]) && dims[d] >= 0 && dims[d] < rank;
  for (uint32_t i = 0; fits && i < count; i++) {
    uint64_t place = 0;
    for (uint32_t d = 0; d < rank; d++)
      place = place * (uint64_t)to->type->shaped.shape[d] + at[dims[d]];
    fits = place < count;
    if (fits) pl_leaves(m, to)[place] = pl_leaves(m, from)[i];
    for (uint32_t d = rank; d-- > 0 && ++at[d] == (uint64_t)from->type->shaped.shape[d];)
      at[d] = 0;
  }
  if (!fits) pl_stop_unsupported(m, op, "a transpose that is no permutation of the dimensions");
}

void pl_do_vector_interleave(pl_machine *m, const pl_op *op, int aux) {
  assert(m && pl_op_is(op, PL_OP_VECTOR_INTERLEAVE));
  (void)aux;
  const pl_value *lhs = pl_operand(op, 0), *rhs = pl_operand(op, 1), *to = pl_result(op, 0);
  const uint32_t count = pl_num_leaves(m, lhs);
  if (pl_num_leaves(m, to) / 2 != count || pl_num_leaves(m, rhs) != count) {
    pl_stop_unsupported(m, op, "an interleaving of vectors of another size");
    return;
  }
  for (uint32_t i = 0; i < count; i++) {
    pl_leaves(m, to)[2 * i] = pl_leaves(m, lhs)[i];
    pl_leaves(m, to)[2 * i + 1] = pl_leaves(m, rhs)[i];
  }
}

/* Where a part starts. */

typedef struct part {
  uint32_t first, count;
  bool poison; /* a position that is poison or out of range */
} part;

/* Sets *out to the part of `whole` that the op's static and dynamic positions name, the dynamic ones being operands from `used`
 * on, and `poison` in it if one is poison, undef or out of range. False, and the machine has stopped as unsupported, if there are
 * too many. */
static bool find_part(pl_machine *m, const pl_op *op, const pl_value *whole, uint32_t used, part *out) {
  const pl_attr *fixed = pl_op_attr(op, PL_NAME_STATIC_POSITION);
  *out = (part){.count = pl_num_leaves(m, whole)};
  uint64_t depth = fixed != NULL && fixed->kind == PL_ATTR_DENSE_ARRAY ? fixed->dense.count : 0;
  if (depth > rank_of(whole->type)) {
    pl_stop_unsupported(m, op, "a position of a higher rank than the vector");
    return false;
  }
  for (uint32_t i = 0; i < depth; i++) {
    int64_t at = 0, size = whole->type->shaped.shape[i];
    (void)pl_apint_to_i64(pl_dense_at(fixed, i), &at);
    if (at == PL_DYNAMIC) {
      const pl_scalar *s = pl_leaves(m, pl_operand(op, used++));
      at = pl_scalar_is_fine(s) ? pl_scalar_signed(s) : -1;
    }
    if (size <= 0) return true;
    out->count /= (uint32_t)size;
    out->poison |= at < 0 || at >= size;
    if (!out->poison) out->first += (uint32_t)at * out->count;
  }
  return true;
}

/* Sets all leaves of the value to poison. */
static void make_poison(pl_machine *m, const pl_value *value) {
  const pl_layout *layout = pl_machine_layout(m, value->type);
  for (uint32_t i = 0; i < layout->num_leaves; i++)
    pl_leaves(m, value)[i] = pl_scalar_poison(m->run->arena, layout->leaves[i].width);
}

void pl_do_vector_extract(pl_machine *m, const pl_op *op, int aux) {
  assert(m && pl_op_is(op, PL_OP_VECTOR_EXTRACT));
  (void)aux;
  part p;
  const pl_value *whole = pl_operand(op, 0), *result = pl_result(op, 0);
  if (!find_part(m, op, whole, 1, &p)) return;
  if (p.poison)
    make_poison(m, result);
  else if (p.count != pl_num_leaves(m, result))
    pl_stop_unsupported(m, op, "a part of another shape");
  else
    memcpy(pl_leaves(m, result), pl_leaves(m, whole) + p.first, p.count * sizeof(pl_scalar));
}

/* Sets the result to `whole` with the part replaced by `value`, or to poison if the part's position is. Stops as unsupported if
 * `value` has not the size of the part. */
static void put_part(pl_machine *m, const pl_op *op, const pl_value *value, const pl_value *whole, part p) {
  const pl_value *result = pl_result(op, 0);
  if (p.poison) {
    make_poison(m, result);
    return;
  }
  if (p.count != pl_num_leaves(m, value)) {
    pl_stop_unsupported(m, op, "a part of another shape");
    return;
  }
  memcpy(pl_leaves(m, result), pl_leaves(m, whole), pl_num_leaves(m, whole) * sizeof(pl_scalar));
  memcpy(pl_leaves(m, result) + p.first, pl_leaves(m, value), p.count * sizeof(pl_scalar));
}

void pl_do_vector_insert(pl_machine *m, const pl_op *op, int aux) {
  assert(m && pl_op_is(op, PL_OP_VECTOR_INSERT));
  (void)aux;
  part p;
  if (find_part(m, op, pl_operand(op, 1), 2, &p)) put_part(m, op, pl_operand(op, 0), pl_operand(op, 1), p);
}

/* The element that vector.extractelement or insertelement names by operand `position`, which is absent for rank 0; `poison` is
 * set if that is poison, undef or out of range. */
static part element_of(pl_machine *m, const pl_op *op, const pl_value *whole, uint32_t position) {
  part p = {.count = 1};
  if (position >= op->num_operands) return p;
  const pl_scalar *s = pl_leaves(m, pl_operand(op, position));
  uint64_t at;
  p.poison = !pl_scalar_is_fine(s) || !pl_apint_to_u64(s->bits, &at) || at >= pl_num_leaves(m, whole);
  if (!p.poison) p.first = (uint32_t)at;
  return p;
}

void pl_do_vector_extractelement(pl_machine *m, const pl_op *op, int aux) {
  assert(m && pl_op_is(op, PL_OP_VECTOR_EXTRACTELEMENT));
  (void)aux;
  part p = element_of(m, op, pl_operand(op, 0), 1);
  if (p.poison)
    make_poison(m, pl_result(op, 0));
  else
    *pl_leaves(m, pl_result(op, 0)) = pl_leaves(m, pl_operand(op, 0))[p.first];
}

void pl_do_vector_insertelement(pl_machine *m, const pl_op *op, int aux) {
  assert(m && pl_op_is(op, PL_OP_VECTOR_INSERTELEMENT));
  (void)aux;
  put_part(m, op, pl_operand(op, 0), pl_operand(op, 1), element_of(m, op, pl_operand(op, 1), 2));
}

/* Reductions. */

typedef struct combining {
  const char *word;
  pl_int_op on_int;
  pl_fp_op on_float;
} combining;

/* The row of the table for the op's combining kind, with the operations on integers and floats; NULL if there is none. */
static const combining *combining_of(const pl_op *op) {
  static const combining table[] = {{"add", PL_INT_ADD, PL_FP_ADD},
                                    {"mul", PL_INT_MUL, PL_FP_MUL},
                                    {"and", PL_INT_AND, PL_FP_INVALID},
                                    {"or", PL_INT_OR, PL_FP_INVALID},
                                    {"xor", PL_INT_XOR, PL_FP_INVALID},
                                    {"minui", PL_INT_UMIN, PL_FP_INVALID},
                                    {"minsi", PL_INT_SMIN, PL_FP_INVALID},
                                    {"maxui", PL_INT_UMAX, PL_FP_INVALID},
                                    {"maxsi", PL_INT_SMAX, PL_FP_INVALID},
                                    {"minnumf", PL_INT_INVALID, PL_FP_MINNUM},
                                    {"maxnumf", PL_INT_INVALID, PL_FP_MAXNUM},
                                    {"minimumf", PL_INT_INVALID, PL_FP_MINIMUM},
                                    {"maximumf", PL_INT_INVALID, PL_FP_MAXIMUM}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (pl_has_word(op, PL_NAME_KIND, table[i].word)) return &table[i];
  return NULL;
}

/* Sets *out to the reduction of operand 0, floats like `leaf`, one element after the other, with the accumulator `acc` (NULL:
 * none). False if operation or format is not supported. */
static bool reduce_floats(pl_machine *m, const pl_op *op, pl_fp_op fp, const pl_leaf *leaf, const pl_scalar *acc,
                          pl_scalar *out) {
  const pl_scalar *lanes = pl_leaves(m, pl_operand(op, 0));
  uint32_t count = pl_num_leaves(m, pl_operand(op, 0));
  if (fp == PL_FP_INVALID || leaf->kind != PL_LEAF_FLOAT) return false;
  if (fp == PL_FP_ADD || fp == PL_FP_MUL) {
    pl_scalar neutral;
    pl_apint number = pl_apint_from_u64(m->run->arena, 8, fp == PL_FP_MUL ? 1 : 0);
    if (!pl_fp_from_int(m->run->arena, number, false, leaf->format, &neutral.bits)) return false;
    neutral = pl_scalar_of(fp == PL_FP_ADD ? pl_fp_negate(m->run->arena, neutral.bits) : neutral.bits);
    if (!pl_reduce_fp(m, fp, leaf->format, acc != NULL ? acc : &neutral, lanes, count, out)) return false;
    for (uint32_t i = 0; i < count && pl_scalar_is_fine(out); i++)
      if (pl_scalar_is_fine(&lanes[i]))
        pl_note_rounding(m, pl_fast_math_of(op), fp, leaf->format, lanes[i].bits, lanes[i].bits, out->bits);
    return true;
  }
  return pl_reduce_fp(m, fp, leaf->format, NULL, lanes, count, out) &&
         (acc == NULL || pl_combine_fp(m, fp, leaf->format, *out, *acc, out));
}

void pl_do_vector_reduction(pl_machine *m, const pl_op *op, int aux) {
  assert(m && pl_op_is(op, PL_OP_VECTOR_REDUCTION));
  (void)aux;
  const combining *kind = combining_of(op);
  const pl_layout *layout = pl_machine_layout(m, pl_result(op, 0)->type);
  const pl_scalar *acc = op->num_operands > 1 ? pl_leaves(m, pl_operand(op, 1)) : NULL;
  const pl_scalar *lanes = pl_leaves(m, pl_operand(op, 0));
  pl_scalar *out = pl_leaves(m, pl_result(op, 0));
  uint32_t count = pl_num_leaves(m, pl_operand(op, 0));
  if (kind == NULL || count == 0 || layout->num_leaves != 1) {
    pl_stop_unsupported(m, op, "a reduction of this kind can't be run");
    return;
  }
  if (layout->leaves[0].kind == PL_LEAF_INT && kind->on_int != PL_INT_INVALID) {
    pl_reduce_int(m, kind->on_int, acc, lanes, count, out);
    return;
  }
  if (!reduce_floats(m, op, kind->on_float, &layout->leaves[0], acc, out)) {
    pl_stop_unsupported(m, op, "a reduction of this kind can't be run");
    return;
  }
  pl_fast_math f = pl_fast_math_of(op);
  bool broken = pl_scalar_breaks_fast_math(f, out, layout->leaves[0].format);
  for (uint32_t i = 0; i < count; i++)
    broken |= pl_scalar_breaks_fast_math(f, &lanes[i], layout->leaves[0].format);
  out->poison |= broken;
}

/* Memory. A vector lies in consecutive elements of the last dimension, which has to have stride 1. */

typedef struct slice {
  pl_element element; /* the first one */
  uint64_t align;     /* that the op claims */
  uint32_t count;     /* elements */
  bool whole;         /* the memref's elements are such vectors: one access */
} slice;

/* Whether the pointer's address is a multiple of the op's `alignment` attribute, in bytes; true if that is absent or 0. */
static bool claimed_alignment(const pl_op *op, const pl_scalar *pointer) {
  uint64_t align;
  return !pl_attr_u64(op, PL_NAME_ALIGNMENT, &align) || align == 0 || pl_scalar_word(pointer) % align == 0;
}

/* Sets *out to the elements of memref operand `memref`, indexed by the operands from `first_index` on, that an access of type
 * `vector` covers. False, and the machine has stopped, if the access to the first one is undefined or the type is not supported.
 */
static bool slice_of(pl_machine *m, const pl_op *op, uint32_t memref, uint32_t first_index, const pl_type *vector, slice *out) {
  const pl_type *type = pl_operand(op, memref)->type;
  out->whole = type->shaped.elem == vector;
  out->count = out->whole ? 1 : pl_machine_layout(m, vector)->num_leaves;
  if (!out->whole && rank_of(vector) > 1) {
    pl_stop_unsupported(m, op, "an access of a vector with several dimensions can't be run");
    return false;
  }
  if (!pl_element_of(m, op, memref, first_index, &out->element)) return false;
  if (!claimed_alignment(op, &out->element.pointer)) {
    pl_stop_undefined(m, op, "the address is not aligned as claimed");
    return false;
  }
  if (!out->whole && out->element.align > out->element.layout->align)
    out->element.align = out->element.layout->align; /* of each */
  return true;
}

/* Finds the i-th element of the slice, the elements of a memref that a vector is loaded from or stored to. False, and the machine
 * has stopped, if it is not adjacent or, in the source, out of bounds. */
static bool element_at(pl_machine *m, const pl_op *op, const slice *s, uint32_t i, pl_element *out) {
  assert(i < s->count);
  *out = s->element;
  uint32_t rank = s->element.ranked.rank;
  if (i == 0) return true;
  if (rank == 0) {
    pl_stop_undefined(m, op, "a vector of several elements of a memref of rank 0");
    return false;
  }
  const pl_scalar *size = pl_ranked_size(s->element.ranked, rank - 1), *stride = pl_ranked_stride(s->element.ranked, rank - 1);
  int64_t last = s->element.indices[rank - 1] + (int64_t)i;
  /* What is lowered already but for this operation reads what comes after the row, as the operation's own lowering does. (MLIR
   * documentation, "'vector' Dialect", vector.load: out of bounds is allowed, as far as the target has it.) */
  const bool outside = m->role == PL_ROLE_SOURCE && last >= pl_scalar_signed(size);
  if (outside || pl_scalar_signed(stride) != 1) {
    pl_stop_undefined(
        m, op, outside ? "element %u of the vector is out of bounds" : "element %u of the vector is not next to the one before",
        i);
    return false;
  }
  out->indices = PL_NEW_ARRAY(m->run->arena, int64_t, rank);
  memcpy(out->indices, s->element.indices, rank * sizeof *out->indices);
  out->indices[rank - 1] = last;
  uint64_t address = pl_scalar_word(&s->element.pointer) + i * s->element.layout->size;
  out->pointer.bits = pl_apint_from_u64(m->run->arena, PL_POINTER_WIDTH, address);
  return true;
}

/* The number of leaves (scalars) of an element of the slice, of which a memref of vectors has several. */
static uint32_t leaves_each(const slice *s) { return s->element.layout->num_leaves; }

/* Reads a lane of the mask: 1 if it is set or there is no mask (NULL), 0 if it is not set, -1 if it is poison or undef, at which
 * the machine has stopped. */
static int lane_taken(pl_machine *m, const pl_op *op, const pl_value *mask, uint32_t lane) {
  if (mask == NULL) return 1;
  const pl_scalar *s = pl_leaves(m, mask) + lane;
  if (!pl_fine(m, op, s, "a lane of the mask")) return -1;
  return pl_apint_is_zero(s->bits) ? 0 : 1;
}

/* Whether a lane of the mask (NULL: all set) is set; only then does the first element's address have to be in bounds. False as
 * well if the machine has stopped, at a lane that is poison or undef. */
static bool any_taken(pl_machine *m, const pl_op *op, const pl_value *mask) {
  bool any = mask == NULL;
  for (uint32_t i = 0; mask != NULL && i < pl_num_leaves(m, mask); i++) {
    int taken = lane_taken(m, op, mask, i);
    if (taken < 0) return false;
    any |= taken > 0;
  }
  return any;
}

/* Sets the result to the elements in memory whose mask is set (NULL: all); the others are those of `otherwise`, which is NULL
 * only without a mask. The machine has stopped if the mask or an access is undefined or not supported. */
static void load_slice(pl_machine *m, const pl_op *op, const pl_value *mask, const pl_value *otherwise) {
  pl_value *result = pl_result(op, 0);
  slice s;
  if (otherwise != NULL) memcpy(pl_leaves(m, result), pl_leaves(m, otherwise), pl_num_leaves(m, result) * sizeof(pl_scalar));
  if (!any_taken(m, op, mask) || m->stop != PL_STOP_INVALID || !slice_of(m, op, 0, 1, result->type, &s)) return;
  for (uint32_t i = 0; i < s.count; i++) {
    pl_element e;
    if (lane_taken(m, op, mask, i) <= 0) continue;
    if (!element_at(m, op, &s, i, &e) || !pl_element_load(m, op, &e, pl_leaves(m, result) + i * leaves_each(&s))) return;
  }
}

/* Writes the elements of `value` whose mask is set (NULL: all) to operand `memref`, after which its indices follow. The machine
 * has stopped if the mask or an access is undefined or not supported. */
static void store_slice(pl_machine *m, const pl_op *op, const pl_value *value, uint32_t memref, const pl_value *mask) {
  slice s;
  if (!any_taken(m, op, mask) || m->stop != PL_STOP_INVALID || !slice_of(m, op, memref, memref + 1, value->type, &s)) return;
  for (uint32_t i = 0; i < s.count; i++) {
    pl_element e;
    if (lane_taken(m, op, mask, i) <= 0) continue;
    if (!element_at(m, op, &s, i, &e) || !pl_element_store(m, op, &e, pl_leaves(m, value) + i * leaves_each(&s))) return;
  }
}

void pl_do_vector_load(pl_machine *m, const pl_op *op, int aux) {
  assert(m && (pl_op_is(op, PL_OP_VECTOR_LOAD) || pl_op_is(op, PL_OP_AFFINE_VECTOR_LOAD)));
  (void)aux;
  load_slice(m, op, NULL, NULL);
}

void pl_do_vector_store(pl_machine *m, const pl_op *op, int aux) {
  assert(m && (pl_op_is(op, PL_OP_VECTOR_STORE) || pl_op_is(op, PL_OP_AFFINE_VECTOR_STORE)));
  (void)aux;
  store_slice(m, op, pl_operand(op, 0), 1, NULL);
}

void pl_do_vector_maskedload(pl_machine *m, const pl_op *op, int aux) {
  assert(m && pl_op_is(op, PL_OP_VECTOR_MASKEDLOAD));
  (void)aux;
  load_slice(m, op, pl_operand(op, op->num_operands - 2), pl_operand(op, op->num_operands - 1));
}

void pl_do_vector_maskedstore(pl_machine *m, const pl_op *op, int aux) {
  assert(m && pl_op_is(op, PL_OP_VECTOR_MASKEDSTORE));
  (void)aux;
  store_slice(m, op, pl_operand(op, op->num_operands - 1), 0, pl_operand(op, op->num_operands - 2));
}
