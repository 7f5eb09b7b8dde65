/* memref_view.c - ops that make another view of a buffer, on the source's side.
 *
 * A view has the pointers of its buffer, and an offset, sizes and strides that are computed in exact integers: where one of them
 * is out of the range of an index, the source is undefined. A view of a well-formed memref that reaches only elements of it is
 * well-formed. Sources: LLVM IR Target (2022), Address Computation; MLIR documentation, "'memref' Dialect". */
#include "verify/sem/internal.h"

enum { MAX_RANK = 64 };

static const pl_term *word(pl_sem *sem, int64_t value) {
  return pl_bv_i64(sem->world->T, pl_layout_index_bits(sem->world->layout), value);
}

static void undefined_unless(pl_sem *sem, const pl_op *op, const pl_term *holds) {
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, holds);
}

/* An operand that is an offset, a size or a stride. */
static const pl_term *number(pl_sem *sem, const pl_op *op, const pl_value *value) {
  pl_leaf leaf = pl_sem_get(sem, value)[0];
  undefined_unless(sem, op, pl_not(sem->world->T, leaf.poison));
  return leaf.value;
}

static const pl_term *exact_product(pl_sem *sem, const pl_op *op, const pl_term *a, const pl_term *b) {
  pl_terms *T = sem->world->T;
  undefined_unless(sem, op, pl_not(T, pl_bv_binary(T, PL_TERM_BV_SMULO, a, b)));
  return pl_bv_mul(T, a, b);
}

static const pl_term *exact_sum(pl_sem *sem, const pl_op *op, const pl_term *a, const pl_term *b) {
  pl_terms *T = sem->world->T;
  undefined_unless(sem, op, pl_not(T, pl_bv_binary(T, PL_TERM_BV_SADDO, a, b)));
  return pl_bv_add(T, a, b);
}

static void require_size(pl_sem *sem, const pl_op *op, const pl_term *size) {
  undefined_unless(sem, op, pl_bv_sle(sem->world->T, word(sem, 0), size));
}

/* Offsets, sizes or strides of which some are in an attribute and the others operands of a group. */
static bool mixed(pl_sem *sem, const pl_op *op, const char *name, uint32_t group, uint32_t count, const pl_term **out) {
  const pl_attr *fixed = pl_op_attr(op, name);
  uint32_t first, dynamic, used = 0;
  pl_op_segment(op, group, &first, &dynamic);
  if (count == 0) return true;
  if (!fixed || fixed->kind != PL_ATTR_DENSE_ARRAY || fixed->dense.count != count) return false;
  for (uint32_t i = 0; i < count; i++) {
    int64_t value = PL_DYNAMIC;
    if (!pl_apint_to_i64(pl_dense_at(fixed, i), &value)) return false;
    if (value == PL_DYNAMIC && used >= dynamic) return false;
    out[i] = value != PL_DYNAMIC ? word(sem, value) : number(sem, op, pl_operand(op, first + used++));
  }
  return used == dynamic;
}

static pl_leaf *new_view(pl_sem *sem, const pl_leaf *of, uint32_t rank) {
  pl_leaf *out = pl_sem_new_leaves(sem, 3 + 2 * rank);
  memcpy(out, of, 3 * sizeof *out);
  return out;
}

/* The static parts of the result's type hold, or the source is undefined; and they are what the leaves are from here on. */
static bool match_type(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves) {
  pl_terms *T = sem->world->T;
  uint32_t rank = type->shaped.rank;
  int64_t strides[MAX_RANK], offset;
  if (rank > MAX_RANK || !pl_memref_strides(type, strides, &offset)) return false;
  pl_memref_leaves m = pl_sem_memref(leaves, rank);
  pl_sem_require_static(sem, op, offset, m.offset);
  for (uint32_t i = 0; i < rank; i++)
    pl_sem_require_static(sem, op, type->shaped.shape[i], &m.sizes[i]);
  const pl_term *product = word(sem, 1);
  for (uint32_t i = rank; i-- > 0;) {
    pl_sem_require_static(sem, op, strides[i], &m.strides[i]);
    if (!type->shaped.layout && strides[i] == PL_DYNAMIC) {
      undefined_unless(sem, op, pl_eq(T, m.strides[i].value, product));
      m.strides[i].value = product;
    }
    product = pl_bv_mul(T, product, m.sizes[i].value);
  }
  return true;
}

static pl_sem_status odd(pl_sem *sem, const pl_op *op) {
  return pl_sem_unsupported(sem, "'%.*s' of this form", PL_STR_FMT(op->info->name));
}

/* A well-formed memref that has elements, by its type alone: all of them lie in one object, be they accessed or not. */
static void note_elements(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *leaves) {
  bool some = type->kind == PL_TYPE_MEMREF && type->shaped.rank <= MAX_RANK && pl_sem_is_wellformed(sem, type, leaves);
  for (uint32_t i = 0; some && i < type->shaped.rank; i++)
    some = type->shaped.shape[i] != PL_DYNAMIC && type->shaped.shape[i] > 0;
  if (!some || sem->lowered) return;
  const pl_term **first = PL_NEW_ARRAY(sem->world->arena, const pl_term *, type->shaped.rank + 1);
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    first[i] = word(sem, 0);
  pl_sem_note_element(sem, op, type, leaves, first);
}

/* reinterpret_cast: anything goes; what it reaches is not known to be inside of the buffer. */
static pl_sem_status reinterpret_cast(pl_sem *sem, const pl_op *op) {
  const pl_type *type = op->results[0].type, *from = pl_operand(op, 0)->type;
  uint32_t rank = type->shaped.rank;
  const pl_term *offset, *sizes[MAX_RANK], *strides[MAX_RANK];
  const pl_leaf *pointers = pl_sem_memref_pointers(sem, op);
  if (rank > MAX_RANK || !pointers) return odd(sem, op);
  if (!mixed(sem, op, "static_offsets", 1, 1, &offset) || !mixed(sem, op, "static_sizes", 2, rank, sizes) ||
      !mixed(sem, op, "static_strides", 3, rank, strides))
    return odd(sem, op);
  pl_leaf *out = pl_sem_new_leaves(sem, 3 + 2 * rank);
  memcpy(out, pointers, 2 * sizeof *out); /* that is all that there is of an unranked one */
  pl_memref_leaves m = pl_sem_memref(out, rank);
  *m.offset = pl_leaf_of(sem, offset);
  for (uint32_t i = 0; i < rank; i++) {
    m.sizes[i] = pl_leaf_of(sem, sizes[i]);
    m.strides[i] = pl_leaf_of(sem, strides[i]);
  }
  if (!match_type(sem, op, type, out)) return odd(sem, op);
  note_elements(sem, op, from, pl_sem_get(sem, pl_operand(op, 0)));
  if (from->kind == PL_TYPE_MEMREF) pl_sem_note_same_buffer(sem, out, rank, from, pl_sem_get(sem, pl_operand(op, 0)));
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* subview. */

typedef struct subview {
  const pl_type *from, *to;
  const pl_term *offsets[MAX_RANK], *sizes[MAX_RANK], *steps[MAX_RANK];
  bool kept[MAX_RANK];
} subview;

static int64_t static_at(const pl_op *op, const char *name, uint32_t i) {
  const pl_attr *fixed = pl_op_attr(op, name);
  int64_t value = PL_DYNAMIC;
  if (fixed) pl_apint_to_i64(pl_dense_at(fixed, i), &value);
  return value;
}

static int64_t static_product(int64_t a, int64_t b) {
  int64_t product;
  if (a == 0 || b == 0) return 0;
  if (a == PL_DYNAMIC || b == PL_DYNAMIC || __builtin_mul_overflow(a, b, &product)) return PL_DYNAMIC;
  return product;
}

/* Which dimensions of the source the result has: the others have size 1. Where several could be dropped, by sizes and strides,
 * it is the first ones, as MLIR has it. Rows of `can`: whether dimensions from i on can give the result's from j on. */
static bool find_kept(const pl_op *op, subview *v) {
  uint32_t n = v->from->shaped.rank, k = v->to->shaped.rank;
  int64_t from[MAX_RANK], to[MAX_RANK], offset;
  bool can[MAX_RANK + 1][MAX_RANK + 1] = {{false}}, fits[MAX_RANK][MAX_RANK] = {{false}};
  if (!pl_memref_strides(v->from, from, &offset) || !pl_memref_strides(v->to, to, &offset)) return false;
  can[n][k] = true;
  for (uint32_t i = n; i-- > 0;) {
    int64_t size = static_at(op, "static_sizes", i), stride = static_product(from[i], static_at(op, "static_strides", i));
    for (uint32_t j = 0; j <= k; j++) {
      if (j < k) fits[i][j] = v->to->shaped.shape[j] == size && (to[j] == stride || to[j] == PL_DYNAMIC);
      can[i][j] = (size == 1 && can[i + 1][j]) || (j < k && fits[i][j] && can[i + 1][j + 1]);
    }
  }
  for (uint32_t i = 0, j = 0; i < n; i++) {
    if (!can[i][j]) return false;
    v->kept[i] = !(static_at(op, "static_sizes", i) == 1 && can[i + 1][j]);
    if (v->kept[i]) j++;
  }
  return true;
}

/* A subview lies inside of its source: MLIR documentation, "'memref' Dialect", memref.subview. An empty one may begin at the end.
 */
static void require_inside(pl_sem *sem, const pl_op *op, const pl_term *size, const subview *v, uint32_t i) {
  pl_terms *T = sem->world->T;
  const pl_term *zero = word(sem, 0), *one = word(sem, 1), *first = v->offsets[i];
  require_size(sem, op, v->sizes[i]);
  undefined_unless(sem, op, pl_bv_sle(T, zero, first));
  undefined_unless(sem, op, pl_bv_sle(T, first, size));
  const pl_term *empty = pl_eq(T, v->sizes[i], zero);
  const pl_term *steps = pl_bv_sub(T, v->sizes[i], one);
  const pl_term *span = pl_bv_mul(T, steps, v->steps[i]), *last = pl_bv_add(T, first, span);
  const pl_term *exact = pl_and(T, pl_not(T, pl_bv_binary(T, PL_TERM_BV_SMULO, steps, v->steps[i])),
                                pl_not(T, pl_bv_binary(T, PL_TERM_BV_SADDO, first, span)));
  const pl_term *inside = pl_and(T, pl_bv_slt(T, first, size), pl_and(T, pl_bv_sle(T, zero, last), pl_bv_slt(T, last, size)));
  undefined_unless(sem, op, pl_or(T, empty, pl_and(T, exact, inside)));
}

/* With the assumption of non-negative strides, well-formed memrefs have such strides: negative steps make others. */
static bool keeps_direction(pl_sem *sem, const subview *v) {
  if (!sem->world->nonnegative_strides) return true;
  for (uint32_t i = 0; i < v->from->shaped.rank; i++)
    if (v->steps[i]->op != PL_TERM_CONST || pl_apint_is_negative(v->steps[i]->value)) return false;
  return true;
}

static void note_subview(pl_sem *sem, const pl_leaf *in, const pl_leaf *out, const subview *v) {
  pl_sem_view *view = pl_sem_note_view(sem, out, v->to->shaped.rank, v->from, in);
  for (uint32_t i = 0, kept = 0; i < v->from->shaped.rank; i++) {
    view->first[i] = v->offsets[i];
    if (v->kept[i]) view->steps[i * view->rank + kept++] = v->steps[i];
  }
}

static pl_sem_status subview_op(pl_sem *sem, const pl_op *op) {
  subview v = {.from = pl_operand(op, 0)->type, .to = op->results[0].type};
  uint32_t rank = v.from->shaped.rank, kept = 0;
  if (v.from->kind != PL_TYPE_MEMREF || rank > MAX_RANK || v.to->shaped.rank > rank) return odd(sem, op);
  if (!mixed(sem, op, "static_offsets", 1, rank, v.offsets) || !mixed(sem, op, "static_sizes", 2, rank, v.sizes) ||
      !mixed(sem, op, "static_strides", 3, rank, v.steps) || !find_kept(op, &v))
    return odd(sem, op);
  pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  pl_memref_leaves from = pl_sem_memref(in, rank);
  pl_leaf *out = new_view(sem, in, v.to->shaped.rank);
  pl_memref_leaves to = pl_sem_memref(out, v.to->shaped.rank);
  const pl_term *offset = from.offset->value;
  for (uint32_t i = 0; i < rank; i++) {
    require_inside(sem, op, from.sizes[i].value, &v, i);
    offset = exact_sum(sem, op, offset, exact_product(sem, op, v.offsets[i], from.strides[i].value));
    const pl_term *stride = exact_product(sem, op, from.strides[i].value, v.steps[i]);
    if (!v.kept[i]) continue;
    to.sizes[kept] = pl_leaf_of(sem, v.sizes[i]);
    to.strides[kept++] = pl_leaf_of(sem, stride);
  }
  *to.offset = pl_leaf_of(sem, offset);
  if (!match_type(sem, op, v.to, out)) return odd(sem, op);
  if (pl_sem_is_wellformed(sem, v.from, in) && keeps_direction(sem, &v)) pl_sem_declare_wellformed(sem, v.to, out, false);
  note_subview(sem, in, out, &v);
  note_elements(sem, op, v.to, out);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Row-major strides of the sizes; products are exact. */
static void row_major(pl_sem *sem, const pl_op *op, pl_memref_leaves m, uint32_t rank) {
  const pl_term *product = word(sem, 1);
  for (uint32_t i = rank; i-- > 0;) {
    m.strides[i] = pl_leaf_of(sem, product);
    if (i > 0) product = exact_product(sem, op, product, m.sizes[i].value);
  }
}

/* A view that is not empty ends inside of the buffer of `room` bytes. */
static bool require_room(pl_sem *sem, const pl_op *op, pl_memref_leaves m, uint32_t rank, const pl_term *shift,
                         const pl_term *room) {
  pl_terms *T = sem->world->T;
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, op->results[0].type->shaped.elem);
  if (!elem) return false;
  const pl_term *whole = rank > 0 ? exact_product(sem, op, m.sizes[0].value, m.strides[0].value) : word(sem, 1);
  const pl_term *end = exact_sum(sem, op, shift, exact_product(sem, op, whole, word(sem, (int64_t)elem->alloc_size)));
  undefined_unless(sem, op, pl_or(T, pl_eq(T, whole, word(sem, 0)), pl_bv_sle(T, end, room)));
  return true;
}

/* A contiguous memref at a distance in bytes from the start of a buffer of bytes. */
static pl_sem_status view(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_type *type = op->results[0].type, *from = pl_operand(op, 0)->type;
  uint32_t rank = type->shaped.rank, used = 2;
  if (rank > MAX_RANK || from->kind != PL_TYPE_MEMREF || from->shaped.rank != 1) return odd(sem, op);
  pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0)), *out = new_view(sem, in, rank);
  pl_memref_leaves m = pl_sem_memref(out, rank);
  const pl_term *shift = number(sem, op, pl_operand(op, 1));
  undefined_unless(sem, op, pl_bv_sle(T, word(sem, 0), shift));
  const pl_term *bytes = pl_bv_add(T, pl_bv_sext(T, in[2].value, PL_POINTER_BITS), pl_bv_sext(T, shift, PL_POINTER_BITS));
  out[1].value = pl_bv_add(T, in[1].value, bytes);
  out[2] = pl_leaf_of(sem, word(sem, 0));
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = type->shaped.shape[i];
    if (size == PL_DYNAMIC && used >= op->num_operands) return odd(sem, op);
    m.sizes[i] = pl_leaf_of(sem, size != PL_DYNAMIC ? word(sem, size) : number(sem, op, pl_operand(op, used++)));
    require_size(sem, op, m.sizes[i].value);
  }
  row_major(sem, op, m, rank);
  if (!match_type(sem, op, type, out)) return odd(sem, op);
  if (!require_room(sem, op, m, rank, shift, pl_sem_memref(in, 1).sizes->value)) return odd(sem, op);
  if (pl_sem_is_wellformed(sem, from, in)) pl_sem_declare_wellformed(sem, type, out, false);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

static pl_sem_status transpose(pl_sem *sem, const pl_op *op) {
  const pl_attr *map = pl_op_attr(op, "permutation");
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  uint32_t rank = from->shaped.rank;
  if (from->kind != PL_TYPE_MEMREF || !map || map->kind != PL_ATTR_AFFINE_MAP || map->affine.count != rank ||
      to->shaped.rank != rank)
    return odd(sem, op);
  pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0)), *out = new_view(sem, in, rank);
  pl_memref_leaves a = pl_sem_memref(in, rank), b = pl_sem_memref(out, rank);
  for (uint32_t i = 0; i < rank; i++) {
    if (map->affine.exprs[i]->kind != PL_AFFINE_DIM || (uint64_t)map->affine.exprs[i]->value >= rank) return odd(sem, op);
    b.sizes[i] = a.sizes[map->affine.exprs[i]->value];
    b.strides[i] = a.strides[map->affine.exprs[i]->value];
  }
  if (!match_type(sem, op, to, out)) return odd(sem, op);
  if (pl_sem_is_wellformed(sem, from, in)) pl_sem_declare_wellformed(sem, to, out, false);
  pl_sem_view *v = pl_sem_note_view(sem, out, rank, from, in);
  for (uint32_t i = 0; i < rank; i++)
    v->steps[(uint32_t)map->affine.exprs[i]->value * rank + i] = word(sem, 1);
  note_elements(sem, op, to, out);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Reassociation: the group of dimensions that belongs to dimension `i` of the collapsed side. */
static bool group_at(const pl_op *op, uint32_t i, uint32_t rank, uint32_t *first, uint32_t *count) {
  const pl_attr *all = pl_op_attr(op, "reassociation");
  if (!all || all->kind != PL_ATTR_ARRAY || i >= all->array.count) return false;
  const pl_attr *group = all->array.elems[i];
  uint64_t start;
  if (group->kind != PL_ATTR_ARRAY || group->array.count == 0 || group->array.elems[0]->kind != PL_ATTR_INTEGER) return false;
  if (!pl_apint_to_u64(group->array.elems[0]->integer, &start) || start >= rank) return false;
  *first = (uint32_t)start;
  *count = group->array.count;
  return *count <= rank - *first;
}

/* The sizes of an expansion: given as operands and an attribute; before MLIR 19 by the result's type alone, where the one dynamic
 * size of a group is what remains. */
static bool expanded_sizes(pl_sem *sem, const pl_op *op, const pl_type *to, pl_leaf *sizes) {
  uint32_t used = 1;
  for (uint32_t i = 0; i < to->shaped.rank; i++) {
    int64_t size = to->shaped.shape[i];
    if (size == PL_DYNAMIC && used >= op->num_operands) {
      sizes[i].value = NULL;
      continue;
    }
    sizes[i] = pl_leaf_of(sem, size != PL_DYNAMIC ? word(sem, size) : number(sem, op, pl_operand(op, used++)));
    require_size(sem, op, sizes[i].value);
  }
  return used == op->num_operands;
}

/* What follows for the last sizes of a group: their product is exact, also with the stride that it is multiplied by, and a
 * quotient where the sizes in front are known. Lowerings compute strides so. */
static void group_products(pl_sem *sem, const pl_op *op, const pl_leaf *sizes, uint32_t count, const pl_term *whole,
                           const pl_term *stride) {
  pl_terms *T = sem->world->T;
  const pl_term *front = word(sem, 1);
  for (uint32_t i = 1; i < count; i++) {
    const pl_term *rest = word(sem, 1);
    front = pl_bv_mul(T, front, sizes[i - 1].value);
    for (uint32_t k = i; k < count; k++)
      rest = pl_bv_mul(T, rest, sizes[k].value);
    exact_product(sem, op, stride, rest);
    const bool divides = front->op == PL_TERM_CONST && !pl_apint_is_zero(front->value);
    if (divides && rest->op != PL_TERM_CONST)
      undefined_unless(sem, op, pl_eq(T, rest, pl_bv_binary(T, PL_TERM_BV_SDIV, whole, front)));
  }
}

/* The sizes of one group multiply to that of the dimension that is expanded. */
static bool expand_group(pl_sem *sem, const pl_op *op, pl_leaf *sizes, uint32_t count, const pl_term *whole,
                         const pl_term *stride) {
  pl_terms *T = sem->world->T;
  const pl_term *known = word(sem, 1);
  uint32_t open = UINT32_MAX;
  for (uint32_t i = count; i-- > 0;) {
    if (!sizes[i].value && open != UINT32_MAX) return false;
    if (!sizes[i].value)
      open = i;
    else
      known = exact_product(sem, op, known, sizes[i].value);
  }
  if (open != UINT32_MAX) {
    sizes[open] = pl_leaf_of(sem, pl_bv_binary(T, PL_TERM_BV_SDIV, whole, known));
    undefined_unless(sem, op, pl_not(T, pl_eq(T, known, word(sem, 0))));
    undefined_unless(sem, op, pl_eq(T, pl_bv_binary(T, PL_TERM_BV_SREM, whole, known), word(sem, 0)));
    return true;
  }
  undefined_unless(sem, op, pl_eq(T, known, whole));
  group_products(sem, op, sizes, count, whole, stride);
  /* What follows for each size that is not zero, said as a division: some lowerings compute it so. */
  for (uint32_t i = 0; i < count; i++) {
    const pl_term *others = word(sem, 1);
    for (uint32_t k = 0; k < count; k++)
      if (k != i) others = pl_bv_mul(T, others, sizes[k].value);
    if (others->op != PL_TERM_CONST || pl_apint_is_zero(others->value) || sizes[i].value->op == PL_TERM_CONST) continue;
    undefined_unless(sem, op, pl_eq(T, sizes[i].value, pl_bv_binary(T, PL_TERM_BV_SDIV, whole, others)));
  }
  return true;
}

/* An index of a dimension that is expanded: row-major in those of its group. */
static void note_expansion(pl_sem *sem, const pl_op *op, const pl_leaf *in, pl_leaf *out) {
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  const uint32_t rank = to->shaped.rank;
  pl_memref_leaves b = pl_sem_memref(out, rank);
  pl_sem_view *v = pl_sem_note_view(sem, out, rank, from, in);
  for (uint32_t i = 0, first, count; i < from->shaped.rank && group_at(op, i, rank, &first, &count); i++) {
    const pl_term *step = word(sem, 1);
    for (uint32_t j = first + count; j-- > first;) {
      v->steps[i * rank + j] = step;
      step = pl_bv_mul(sem->world->T, step, b.sizes[j].value);
    }
  }
}

static pl_sem_status expand_shape(pl_sem *sem, const pl_op *op) {
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  uint32_t rank = from->shaped.rank, first = 0, count = 0;
  if (from->kind != PL_TYPE_MEMREF || to->shaped.rank > MAX_RANK) return odd(sem, op);
  pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0)), *out = new_view(sem, in, to->shaped.rank);
  pl_memref_leaves a = pl_sem_memref(in, rank), b = pl_sem_memref(out, to->shaped.rank);
  if (!expanded_sizes(sem, op, to, b.sizes)) return odd(sem, op);
  for (uint32_t i = 0; i < rank; i++) {
    const pl_term *stride = a.strides[i].value;
    if (!group_at(op, i, to->shaped.rank, &first, &count) ||
        !expand_group(sem, op, b.sizes + first, count, a.sizes[i].value, stride))
      return odd(sem, op);
    for (uint32_t j = first + count; j-- > first;) {
      b.strides[j] = pl_leaf_of(sem, stride);
      if (j > first) stride = exact_product(sem, op, stride, b.sizes[j].value);
    }
  }
  for (uint32_t j = 0; rank == 0 && j < to->shaped.rank; j++)
    b.strides[j] = pl_leaf_of(sem, word(sem, 1));
  if (!match_type(sem, op, to, out)) return odd(sem, op);
  if (pl_sem_is_wellformed(sem, from, in)) pl_sem_declare_wellformed(sem, to, out, false);
  note_expansion(sem, op, in, out);
  note_elements(sem, op, to, out);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* The stride of a group of contiguous dimensions is that of the innermost one; dimensions of size 1 have no say. *certain: which
 * one it is does not depend on sizes that are not known; else all of them have to be contiguous, those of size 1 too. */
static const pl_term *collapsed_stride(const pl_type *from, pl_memref_leaves a, uint32_t first, uint32_t count, bool *certain) {
  uint32_t last = first + count - 1;
  while (last > first && from->shaped.shape[last] == 1)
    last--;
  *certain = from->shaped.shape[last] != PL_DYNAMIC || last == first || !from->shaped.layout;
  return a.strides[last].value;
}

static const pl_term *is_empty(pl_sem *sem, pl_memref_leaves m, uint32_t rank) {
  pl_terms *T = sem->world->T;
  const pl_term *empty = pl_bool(T, false);
  for (uint32_t i = 0; i < rank; i++)
    empty = pl_or(T, empty, pl_eq(T, m.sizes[i].value, word(sem, 0)));
  return empty;
}

/* Of a memref that has elements, all of which have an index that fits: the product of a stride and a size is exact, and no less
 * than a stride that is not negative. */
static void product_of_stride(pl_sem *sem, const pl_op *op, const pl_term *empty, const pl_term *stride, const pl_term *size) {
  pl_terms *T = sem->world->T;
  const pl_term *exact = pl_not(T, pl_bv_binary(T, PL_TERM_BV_SMULO, stride, size));
  const pl_term *grows = pl_or(T, pl_bv_slt(T, stride, word(sem, 0)), pl_bv_sle(T, stride, pl_bv_mul(T, stride, size)));
  undefined_unless(sem, op, pl_or(T, empty, exact));
  undefined_unless(sem, op, pl_or(T, empty, grows));
}

/* Strides of a memref without elements do not matter: that of a group of several dimensions may be any. */
static void free_stride(pl_sem *sem, pl_leaf *stride, const pl_term *empty) {
  stride->poison = pl_sem_or_poison(sem, stride->poison, empty);
}

static pl_sem_status collapse_shape(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  uint32_t rank = from->shaped.rank, first = 0, count = 0;
  if (from->kind != PL_TYPE_MEMREF || to->shaped.rank > MAX_RANK) return odd(sem, op);
  pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0)), *out = new_view(sem, in, to->shaped.rank);
  pl_memref_leaves a = pl_sem_memref(in, rank), b = pl_sem_memref(out, to->shaped.rank);
  int64_t strides[MAX_RANK], offset;
  if (!pl_memref_strides(to, strides, &offset)) return odd(sem, op);
  bool wellformed = pl_sem_is_wellformed(sem, from, in);
  const pl_term *empty = is_empty(sem, a, rank);
  for (uint32_t i = 0; i < to->shaped.rank; i++) {
    if (!group_at(op, i, rank, &first, &count)) return odd(sem, op);
    bool certain;
    const pl_term *size = word(sem, 1), *stride = collapsed_stride(from, a, first, count, &certain);
    if (!certain && strides[i] != PL_DYNAMIC) certain = true, stride = word(sem, strides[i]);
    const pl_term *expected = stride;
    for (uint32_t j = first + count; j-- > first;) {
      const pl_term *alone = pl_and(T, pl_bool(T, certain), pl_eq(T, a.sizes[j].value, word(sem, 1)));
      undefined_unless(sem, op, pl_or(T, alone, pl_eq(T, a.strides[j].value, expected)));
      if (wellformed && sem->world->nonnegative_strides)
        undefined_unless(sem, op, pl_bv_sle(T, word(sem, 0), a.strides[j].value));
      if (wellformed && count > 1) product_of_stride(sem, op, empty, expected, a.sizes[j].value);
      expected = pl_bv_mul(T, expected, a.sizes[j].value);
      size = exact_product(sem, op, size, a.sizes[j].value);
    }
    b.sizes[i] = pl_leaf_of(sem, size);
    b.strides[i] = pl_leaf_of(sem, stride);
  }
  if (!match_type(sem, op, to, out)) return odd(sem, op);
  for (uint32_t i = 0; i < to->shaped.rank; i++)
    if (group_at(op, i, rank, &first, &count) && count > 1) free_stride(sem, &b.strides[i], empty);
  if (pl_sem_is_wellformed(sem, from, in)) pl_sem_declare_wellformed(sem, to, out, false);
  pl_sem_note_view(sem, out, to->shaped.rank, from, in); /* where it has elements, it has the first one */
  note_elements(sem, op, to, out);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Queries. */

static void set_scalar(pl_sem *sem, const pl_op *op, uint32_t result, pl_leaf leaf) {
  pl_leaf *out = pl_sem_new_leaves(sem, 1);
  *out = leaf;
  pl_sem_set(sem, &op->results[result], out);
}

/* The buffer as a memref of rank 0, then offset, sizes, strides. */
static pl_sem_status strided_metadata(pl_sem *sem, const pl_op *op) {
  const pl_type *from = pl_operand(op, 0)->type;
  uint32_t rank = from->shaped.rank;
  if (from->kind != PL_TYPE_MEMREF || op->num_results != 2 + 2 * rank) return odd(sem, op);
  pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0)), *base = new_view(sem, in, 0);
  base[2] = pl_leaf_of(sem, word(sem, 0));
  pl_sem_note_same_buffer(sem, base, 0, from, in);
  pl_sem_set(sem, &op->results[0], base);
  for (uint32_t i = 0; i < 1 + 2 * rank; i++)
    set_scalar(sem, op, 1 + i, in[2 + i]);
  return PL_SEM_OK;
}

static pl_sem_status aligned_pointer(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_leaf *pointers = pl_sem_memref_pointers(sem, op);
  if (!pointers) return odd(sem, op);
  uint32_t bits = pl_layout_index_bits(sem->world->layout);
  pl_leaf pointer = pointers[1];
  pointer.value = bits < PL_POINTER_BITS ? pl_bv_extract(T, pointer.value, 0, bits) : pl_bv_zext(T, pointer.value, bits);
  set_scalar(sem, op, 0, pointer);
  return PL_SEM_OK;
}

/* The element at the offset is aligned. MLIR documentation, "'memref' Dialect", memref.assume_alignment. */
static pl_sem_status assume_alignment(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_attr *attr = pl_op_attr(op, "alignment");
  const pl_type *type = pl_operand(op, 0)->type;
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, type->shaped.elem);
  uint64_t align = 0;
  if (!attr || attr->kind != PL_ATTR_INTEGER || !pl_apint_to_u64(attr->integer, &align) || align == 0 || !elem)
    return odd(sem, op);
  pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  const pl_term *bytes =
      pl_bv_mul(T, pl_bv_sext(T, in[2].value, PL_POINTER_BITS), pl_bv_u64(T, PL_POINTER_BITS, elem->alloc_size));
  const pl_term *rest = pl_bv_binary(T, PL_TERM_BV_UREM, pl_bv_add(T, in[1].value, bytes), pl_bv_u64(T, PL_POINTER_BITS, align));
  undefined_unless(sem, op, pl_eq(T, rest, pl_bv_u64(T, PL_POINTER_BITS, 0)));
  if (op->num_results == 1) pl_sem_set(sem, &op->results[0], in);
  return PL_SEM_OK;
}

static pl_sem_status memory_space_cast(pl_sem *sem, const pl_op *op) {
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  if (from->kind != PL_TYPE_MEMREF || to->kind != from->kind) return odd(sem, op);
  const uint32_t count = 3 + 2 * from->shaped.rank;
  pl_leaf *out = pl_sem_new_leaves(sem, count);
  memcpy(out, in, count * sizeof *out);
  for (uint32_t i = 0; i < 2; i++)
    out[i].value = pl_sem_cast_space(sem, in[i].value, from, to);
  if (pl_sem_is_wellformed(sem, from, in)) pl_sem_declare_wellformed(sem, to, out, false);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* A global of that name: the memory of its elements, from offset 0 on. The allocated pointer is nobody's to use: any value goes.
 */
static pl_sem_status get_global(pl_sem *sem, const pl_op *op) {
  const pl_attr *name = pl_op_attr(op, "name");
  const pl_type *type = op->results[0].type;
  if (!name || name->kind != PL_ATTR_SYMBOL || name->symbol.count != 1) return odd(sem, op);
  pl_leaf *out = pl_sem_new_leaves(sem, 3 + 2 * type->shaped.rank);
  pl_memref_leaves m = pl_sem_memref(out, type->shaped.rank);
  out[1] = pl_leaf_of(sem, pl_sem_symbol_address(sem->world, name->symbol.path[0]));
  pl_sem_note_final(sem, name->symbol.path[0], out[1].value);
  out[0] = (pl_leaf){out[1].value, pl_bool(sem->world->T, !sem->world->poison_off)};
  out[2] = pl_leaf_of(sem, word(sem, 0));
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    if (type->shaped.shape[i] == PL_DYNAMIC) return odd(sem, op);
    m.sizes[i] = pl_leaf_of(sem, word(sem, type->shaped.shape[i]));
  }
  row_major(sem, op, m, type->shaped.rank);
  pl_sem_declare_wellformed(sem, type, out, true);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_memref_view(pl_sem *sem, const pl_op *op) {
  switch ((int)op->info->kind) {
  case PL_OP_MEMREF_REINTERPRET_CAST: return reinterpret_cast(sem, op);
  case PL_OP_MEMREF_SUBVIEW: return subview_op(sem, op);
  case PL_OP_MEMREF_VIEW: return view(sem, op);
  case PL_OP_MEMREF_TRANSPOSE: return transpose(sem, op);
  case PL_OP_MEMREF_EXPAND_SHAPE: return expand_shape(sem, op);
  case PL_OP_MEMREF_COLLAPSE_SHAPE: return collapse_shape(sem, op);
  case PL_OP_MEMREF_EXTRACT_STRIDED_METADATA: return strided_metadata(sem, op);
  case PL_OP_MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX: return aligned_pointer(sem, op);
  case PL_OP_MEMREF_ASSUME_ALIGNMENT: return assume_alignment(sem, op);
  case PL_OP_MEMREF_MEMORY_SPACE_CAST: return memory_space_cast(sem, op);
  case PL_OP_MEMREF_PREFETCH: return PL_SEM_OK; /* a hint */
  case PL_OP_MEMREF_GET_GLOBAL: return get_global(sem, op);
  default: return PL_SEM_STATUS_INVALID;
  }
}
