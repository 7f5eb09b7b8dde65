/* vector_memory.c - vectors read from and written to memory, with and without a mask. Lanes are elements that lie one behind the
 * other; that the first index is in bounds is not demanded, only that what is accessed can be. Source: MLIR documentation,
 * "'vector' Dialect", vector.load, vector.store, vector.maskedload, vector.maskedstore; LLVM Language Reference, "Masked Vector
 * Load and Store Intrinsics", "Vector Predication Intrinsics". */
#include "verify/sem/internal.h"

#include <stdio.h>

enum { MAX_LANES = 1024 };

/* Lanes behind one another in memory. */
typedef struct row {
  const pl_op *op;
  const pl_term *address, *poison; /* whether the address is poison */
  const pl_term **mem;             /* as a place */
  const pl_term *root;
  uint32_t lanes, bits;
  uint64_t step, align, elem_align; /* of the first lane as the op claims, of each as its type asks */
  const pl_term *stride;            /* BV64: how far the lanes lie apart, if they do not lie behind one another; else NULL */
} row;

static pl_sem_status odd(pl_sem *sem, const pl_op *op) {
  return pl_sem_unsupported(sem, "'%.*s' of this form", PL_STR_FMT(op->info->name));
}

static uint64_t alignment_attr(const pl_op *op) {
  const pl_attr *attr = pl_op_attr(op, "alignment");
  uint64_t align = 0;
  if (attr && attr->kind == PL_ATTR_INTEGER) pl_apint_to_u64(attr->integer, &align);
  return align;
}

/* `idle`: that no lane is accessed; then it does not matter where they are. */
static pl_sem_status open_row(pl_sem *sem, row *r, const pl_term *idle) {
  bool alive;
  pl_terms *T = sem->world->T;
  pl_sem_require(sem, PL_CONDITION_ADDRESS, r->op, pl_or(T, idle, pl_not(T, r->poison)));
  r->mem = pl_sem_memory_at(sem, r->op, r->address, &r->root, &alive);
  if (!r->mem) return PL_SEM_UNDECIDED;
  if (!alive) pl_sem_require(sem, PL_CONDITION_BOUNDS, r->op, idle);
  return PL_SEM_OK;
}

static pl_sem_status open_whole_row(pl_sem *sem, row *r) { return open_row(sem, r, pl_bool(sem->world->T, false)); }

/* Where a memref op with indices from operand `base + 1` on begins. */
static bool row_of_memref(pl_sem *sem, const pl_op *op, uint32_t base, const pl_type *vector, row *r) {
  pl_terms *T = sem->world->T;
  const pl_type *type = pl_operand(op, base)->type;
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, type->shaped.elem);
  const pl_flat *whole = pl_layout_flatten(sem->world->layout, vector);
  if (!elem || !whole || elem->num_leaves != 1 || !elem->sized || whole->num_leaves > MAX_LANES || whole->num_leaves == 0 ||
      vector->shaped.rank > 1)
    return false;
  pl_memref_leaves m = pl_sem_memref(pl_sem_get(sem, pl_operand(op, base)), type->shaped.rank);
  const pl_term *linear = m.offset->value, *poison = pl_bool(T, false);
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    pl_leaf index = pl_sem_get(sem, pl_operand(op, base + 1 + i))[0];
    poison = pl_or(T, poison, index.poison);
    linear = pl_bv_add(T, linear, pl_bv_mul(T, index.value, m.strides[i].value));
  }
  const pl_term *bytes = pl_bv_mul(T, pl_bv_sext(T, linear, PL_POINTER_BITS), pl_bv_u64(T, PL_POINTER_BITS, elem->alloc_size));
  uint64_t align = alignment_attr(op);
  *r = (row){.op = op,
             .address = pl_bv_add(T, m.aligned->value, bytes),
             .poison = poison,
             .lanes = whole->num_leaves,
             .bits = elem->leaves[0].bits};
  r->step = elem->alloc_size;
  r->align = align ? align : elem->align; /* what the op says, be it less than the element's own */
  r->elem_align = r->align < elem->align ? r->align : elem->align;
  return true;
}

/* A lane alone lies in memory as the element does. */
static bool row_of_pointer(pl_sem *sem, const pl_op *op, uint32_t pointer, const pl_type *vector, row *r) {
  const pl_flat *whole = pl_layout_flatten(sem->world->layout, vector);
  if (!whole || whole->num_leaves == 0 || whole->num_leaves > MAX_LANES) return false;
  if (whole->num_leaves != 1 && (whole->packed_bits || whole->leaves[0].bits % 8 != 0)) return false;
  pl_leaf address = pl_sem_get(sem, pl_operand(op, pointer))[0];
  uint64_t align = alignment_attr(op);
  *r = (row){
      .op = op, .address = address.value, .poison = address.poison, .lanes = whole->num_leaves, .bits = whole->leaves[0].bits};
  r->step = (whole->leaves[0].bits + 7) / 8;
  r->align = align ? align : 1;
  return true;
}

static const pl_term *lane_address(pl_sem *sem, const row *r, uint32_t lane) {
  pl_terms *T = sem->world->T;
  if (!r->stride) return pl_bv_add(T, r->address, pl_bv_u64(T, PL_POINTER_BITS, lane * r->step));
  return pl_bv_add(T, r->address, pl_bv_mul(T, r->stride, pl_bv_u64(T, PL_POINTER_BITS, lane)));
}

static void write_lane(pl_sem *sem, const row *r, uint32_t lane, pl_leaf value) {
  pl_terms *T = sem->world->T;
  pl_sem_give_away(sem, r->mem, value.value);
  const pl_term *bytes = pl_bv_zext(T, value.value, (r->bits + 7) / 8 * 8);
  *r->mem = pl_mem_store(T, *r->mem, lane_address(sem, r, lane), bytes, value.poison);
}

/* All lanes are accessed. Where they lie apart from one another in a vector and in memory, a lowering may access each by itself.
 */
static void record_row(pl_sem *sem, const row *r, bool is_store) {
  pl_sem_record_access(sem, r->op, r->address, r->lanes * r->step, r->align, r->root, is_store);
  for (uint32_t i = 0; r->bits != 8 * r->step && i < r->lanes; i++)
    pl_sem_record_access(sem, r->op, lane_address(sem, r, i), (r->bits + 7) / 8, r->elem_align, r->root, is_store);
}

/* A pointer's lanes would have objects; none of these ops has them. */
static bool has_whole_vector_elements(const pl_op *op, uint32_t base, const pl_type *vector) {
  return pl_operand(op, base)->type->shaped.elem == vector;
}

static pl_sem_status load(pl_sem *sem, const pl_op *op) {
  row r;
  const pl_type *vector = op->results[0].type;
  if (has_whole_vector_elements(op, 0, vector)) {
    const pl_term *address = pl_sem_element_address(sem, op, pl_operand(op, 0)->type, pl_sem_get(sem, pl_operand(op, 0)), 1);
    pl_leaf *value = address ? pl_sem_load(sem, op, vector, address, alignment_attr(op)) : NULL;
    if (!value) return odd(sem, op);
    pl_sem_set(sem, &op->results[0], value);
    return PL_SEM_OK;
  }
  if (!row_of_memref(sem, op, 0, vector, &r)) return odd(sem, op);
  if (open_whole_row(sem, &r) != PL_SEM_OK) return PL_SEM_UNDECIDED;
  record_row(sem, &r, false);
  pl_leaf *out = pl_sem_new_leaves(sem, r.lanes);
  for (uint32_t i = 0; i < r.lanes; i++)
    out[i] = pl_sem_read_bits(sem, op, *r.mem, lane_address(sem, &r, i), r.bits);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

static pl_sem_status store(pl_sem *sem, const pl_op *op) {
  row r;
  const pl_type *vector = pl_operand(op, 0)->type;
  const pl_leaf *value = pl_sem_get(sem, pl_operand(op, 0));
  if (has_whole_vector_elements(op, 1, vector)) {
    const pl_term *address = pl_sem_element_address(sem, op, pl_operand(op, 1)->type, pl_sem_get(sem, pl_operand(op, 1)), 2);
    return address ? pl_sem_store(sem, op, vector, value, address, alignment_attr(op)) : odd(sem, op);
  }
  if (!row_of_memref(sem, op, 1, vector, &r)) return odd(sem, op);
  if (open_whole_row(sem, &r) != PL_SEM_OK) return PL_SEM_UNDECIDED;
  record_row(sem, &r, true);
  for (uint32_t i = 0; i < r.lanes; i++)
    write_lane(sem, &r, i, value[i]);
  return PL_SEM_OK;
}

static const pl_term *masked_places(pl_sem *sem, const row *r, const pl_term *address, const pl_leaf *mask, uint32_t lanes,
                                    uint64_t step) {
  const pl_term **args = PL_NEW_ARRAY(sem->world->arena, const pl_term *, lanes + 2);
  char name[48];
  args[0] = address;
  for (uint32_t i = 0; i < lanes; i++)
    args[i + 1] = mask[i].value;
  if (r->stride) args[lanes + 1] = r->stride;
  snprintf(name, sizeof name, "%s.%u.%llu", r->stride ? "strided" : "masked", (unsigned)lanes, (unsigned long long)step);
  return pl_app(sem->world->T, PL_SORT_B, pl_str_from(name), args, lanes + (r->stride ? 2 : 1));
}

static bool is_surely_on(pl_sem *sem, pl_leaf mask) {
  return pl_term_is_true(pl_bool_of_bv(sem->world->T, mask.value)) && pl_term_is_false(mask.poison);
}

/* A run of lanes from the first on whose mask is known to be set. */
static uint32_t count_sure_lanes(pl_sem *sem, const row *r, const pl_leaf *mask, uint32_t first) {
  uint32_t count = 0;
  while (first + count < r->lanes && is_surely_on(sem, mask[first + count]))
    count++;
  return count;
}

/* Lanes that the mask names whatever happens, as accesses without one; each by itself where it does not fill its bytes. True if
 * that is all that there is to say of a lowering's access. */
static bool record_sure_lanes(pl_sem *sem, const row *r, const pl_leaf *mask, bool is_store) {
  const bool filled = r->bits == 8 * r->step;
  if (r->stride || (sem->lowered && (!filled || count_sure_lanes(sem, r, mask, 0) < r->lanes))) return false;
  for (uint32_t i = 0; i < r->lanes; i++) {
    const uint32_t sure = count_sure_lanes(sem, r, mask, i), together = filled || sure == 0 ? sure : 1;
    const uint64_t align = i == 0 && filled ? r->align : r->elem_align;
    const uint64_t bytes = filled ? sure * r->step : (r->bits + 7) / 8;
    if (together > 0) pl_sem_record_access(sem, r->op, lane_address(sem, r, i), bytes, align ? align : 1, r->root, is_store);
    if (together > 1) i += together - 1;
  }
  return sem->lowered;
}

/* With a mask: the lanes that it names are accessed, no others. A mask that is poison is undefined. Where lanes lie apart, a
 * lowering may access each by itself, and where the mask is known, without it. */
static bool open_masked(pl_sem *sem, row *r, const pl_leaf *mask, bool is_store) {
  pl_terms *T = sem->world->T;
  const pl_term *idle = pl_bool(T, true);
  for (uint32_t i = 0; i < r->lanes; i++)
    idle = pl_and(T, idle, pl_not(T, pl_bool_of_bv(T, mask[i].value)));
  if (open_row(sem, r, idle) != PL_SEM_OK) return false;
  for (uint32_t i = 0; i < r->lanes; i++)
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, r->op, pl_not(T, mask[i].poison));
  if (record_sure_lanes(sem, r, mask, is_store)) return true;
  const pl_term *places = masked_places(sem, r, r->address, mask, r->lanes, r->step);
  pl_sem_record_places(sem, r->op, r->address, places, r->align, r->root, is_store);
  for (uint32_t i = 0; !sem->lowered && r->bits != 8 * r->step && i < r->lanes; i++) {
    const pl_term *address = lane_address(sem, r, i), *place = masked_places(sem, r, address, mask + i, 1, (r->bits + 7) / 8);
    pl_sem_record_places(sem, r->op, address, place, r->elem_align, r->root, is_store);
  }
  return true;
}

static pl_leaf choose(pl_sem *sem, pl_leaf mask, pl_leaf yes, pl_leaf no) {
  pl_terms *T = sem->world->T;
  const pl_term *cond = pl_bool_of_bv(T, mask.value);
  return (pl_leaf){pl_ite(T, cond, yes.value, no.value), pl_ite(T, cond, yes.poison, no.poison)};
}

static uint32_t whole_bits(const row *r) { return (r->bits + 7) / 8 * 8; }

/* What lies at a lane that the mask names: as much of its bytes as it has bits. The others are zero, or the source is undefined.
 */
static pl_leaf lane_there(pl_sem *sem, const row *r, uint32_t lane, pl_leaf mask) {
  pl_terms *T = sem->world->T;
  pl_leaf raw = pl_sem_read_bits(sem, r->op, *r->mem, lane_address(sem, r, lane), whole_bits(r));
  uint32_t rest = whole_bits(r) - r->bits;
  if (rest == 0) return raw;
  const pl_term *clean = pl_eq(T, pl_bv_extract(T, raw.value, r->bits, rest), pl_bv_u64(T, rest, 0));
  const pl_term *off = pl_not(T, pl_bool_of_bv(T, mask.value));
  if (!sem->lowered) pl_sem_require(sem, PL_CONDITION_UNDEFINED, r->op, pl_or(T, off, pl_or(T, raw.poison, clean)));
  return (pl_leaf){pl_bv_extract(T, raw.value, 0, r->bits), pl_sem_or_poison(sem, raw.poison, pl_not(T, clean))};
}

static pl_sem_status masked_load(pl_sem *sem, row *r, const pl_leaf *mask, const pl_leaf *otherwise) {
  if (!open_masked(sem, r, mask, false)) return PL_SEM_UNDECIDED;
  pl_leaf *out = pl_sem_new_leaves(sem, r->lanes);
  for (uint32_t i = 0; i < r->lanes; i++) {
    out[i] = choose(sem, mask[i], lane_there(sem, r, i, mask[i]), otherwise[i]);
  }
  pl_sem_set(sem, &r->op->results[0], out);
  return PL_SEM_OK;
}

static pl_sem_status masked_store(pl_sem *sem, row *r, const pl_leaf *mask, const pl_leaf *value) {
  if (!open_masked(sem, r, mask, true)) return PL_SEM_UNDECIDED;
  for (uint32_t i = 0; i < r->lanes; i++) {
    const pl_term *address = lane_address(sem, r, i);
    if (pl_term_is_false(pl_bool_of_bv(sem->world->T, mask[i].value))) continue;
    pl_sem_give_away(sem, r->mem, value[i].value);
    pl_leaf there = pl_sem_read_bits(sem, r->op, *r->mem, address, whole_bits(r));
    pl_leaf wide = {pl_bv_zext(sem->world->T, value[i].value, whole_bits(r)), value[i].poison};
    pl_leaf after = choose(sem, mask[i], wide, there);
    *r->mem = pl_mem_store(sem->world->T, *r->mem, address, after.value, after.poison);
  }
  return PL_SEM_OK;
}

static pl_sem_status masked_memref(pl_sem *sem, const pl_op *op, bool is_store) {
  row r;
  uint32_t mask = op->num_operands - 2, value = op->num_operands - 1;
  if (!row_of_memref(sem, op, 0, pl_operand(op, value)->type, &r)) return odd(sem, op);
  const pl_leaf *m = pl_sem_get(sem, pl_operand(op, mask)), *v = pl_sem_get(sem, pl_operand(op, value));
  return is_store ? masked_store(sem, &r, m, v) : masked_load(sem, &r, m, v);
}

static pl_sem_status masked_llvm(pl_sem *sem, const pl_op *op, bool is_store) {
  row r;
  const pl_type *vector = is_store ? pl_operand(op, 0)->type : op->results[0].type;
  if (op->num_operands < 2 || !row_of_pointer(sem, op, is_store ? 1 : 0, vector, &r)) return odd(sem, op);
  const pl_leaf *mask = pl_sem_get(sem, pl_operand(op, is_store ? 2 : 1));
  if (is_store) return masked_store(sem, &r, mask, pl_sem_get(sem, pl_operand(op, 0)));
  if (op->num_operands == 3) return masked_load(sem, &r, mask, pl_sem_get(sem, pl_operand(op, 2)));
  pl_leaf *undefined = pl_sem_new_leaves(sem, r.lanes);
  for (uint32_t i = 0; i < r.lanes; i++)
    undefined[i] = (pl_leaf){pl_bv_u64(sem->world->T, r.bits, 0), pl_bool(sem->world->T, !sem->world->poison_off)};
  return masked_load(sem, &r, mask, undefined);
}

/* With a mask and a length; aligned as the vector is, or, where a stride is given in bytes, as a lane. */
static pl_sem_status predicated(pl_sem *sem, const pl_op *op, bool is_store, bool strided) {
  row r;
  const uint32_t pointer = is_store ? 1 : 0;
  const pl_type *vector = is_store ? pl_operand(op, 0)->type : op->results[0].type;
  if (vector->kind != PL_TYPE_VECTOR || !row_of_pointer(sem, op, pointer, vector, &r)) return odd(sem, op);
  const pl_flat *aligned = pl_layout_flatten(sem->world->layout, strided ? vector->shaped.elem : vector);
  if (!aligned || pl_sem_leaf_count(sem, pl_operand(op, op->num_operands - 2)->type) != r.lanes) return odd(sem, op);
  r.align = aligned->align;
  if (strided) {
    const pl_leaf stride = pl_sem_get(sem, pl_operand(op, pointer + 1))[0];
    if (stride.value->sort.width > PL_POINTER_BITS) return odd(sem, op);
    r.poison = pl_or(sem->world->T, r.poison, stride.poison);
    r.stride = pl_bv_sext(sem->world->T, stride.value, PL_POINTER_BITS);
    if (r.stride == pl_bv_u64(sem->world->T, PL_POINTER_BITS, r.step)) r.stride = NULL;
  }
  pl_sem_require_length(sem, op, r.lanes);
  pl_leaf *mask = pl_sem_new_leaves(sem, r.lanes), *undefined = pl_sem_new_leaves(sem, r.lanes);
  for (uint32_t i = 0; i < r.lanes; i++) {
    mask[i] = pl_sem_lane_on(sem, op, i);
    undefined[i] = (pl_leaf){pl_bv_u64(sem->world->T, r.bits, 0), pl_bool(sem->world->T, !sem->world->poison_off)};
  }
  return is_store ? masked_store(sem, &r, mask, pl_sem_get(sem, pl_operand(op, 0))) : masked_load(sem, &r, mask, undefined);
}

pl_sem_status pl_sem_vector_memory(pl_sem *sem, const pl_op *op) {
  switch ((int)op->info->kind) {
  case PL_OP_VECTOR_LOAD: return load(sem, op);
  case PL_OP_VECTOR_STORE: return store(sem, op);
  case PL_OP_VECTOR_MASKEDLOAD: return masked_memref(sem, op, false);
  case PL_OP_VECTOR_MASKEDSTORE: return masked_memref(sem, op, true);
  case PL_OP_LLVM_INTR_MASKED_LOAD: return masked_llvm(sem, op, false);
  case PL_OP_LLVM_INTR_MASKED_STORE: return masked_llvm(sem, op, true);
  case PL_OP_LLVM_INTR_VP_LOAD: return predicated(sem, op, false, false);
  case PL_OP_LLVM_INTR_VP_STORE: return predicated(sem, op, true, false);
  case PL_OP_LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD: return predicated(sem, op, false, true);
  case PL_OP_LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE: return predicated(sem, op, true, true);
  default: return PL_SEM_STATUS_INVALID;
  }
}
