/* getelementptr.c - llvm.getelementptr. Source: LLVM Language Reference, "'getelementptr' Instruction". */
#include <assert.h>

#include "verify/sem/llvm/llvm.h"
#include "verify/sem/memory/bounds.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/provenance.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* The type that the op's attribute holds; NULL if the op has no such attribute or it holds no type. */
static const pl_type *type_attr(const pl_op *op, pl_attr_name name) {
  const pl_attr *attr = pl_op_attr(op, name);
  return attr && attr->kind == PL_ATTR_TYPE ? attr->type : NULL;
}

typedef struct gep_flags {
  bool nusw, nuw, inbounds;
} gep_flags;

/* The op's flags, from `noWrapFlags` or the unit attribute `inbounds` of older versions, with what they imply; none if it has
 * neither. */
static gep_flags read_gep_flags(const pl_op *op) {
  gep_flags flags = {false, false, false};
  const pl_attr *attr = pl_op_attr(op, PL_NAME_NO_WRAP_FLAGS);
  uint64_t bits = 0;
  if (attr && attr->kind == PL_ATTR_INTEGER) pl_apint_to_u64(attr->integer, &bits);
  if (attr && attr->kind == PL_ATTR_ENUM) {
    bits |= pl_enum_has(attr, "inbounds") ? 3u : 0;
    bits |= pl_enum_has(attr, "nusw") ? 2u : 0;
    bits |= pl_enum_has(attr, "nuw") ? 4u : 0;
  }
  if (pl_op_attr(op, PL_NAME_INBOUNDS)) bits |= 3;
  flags.inbounds = (bits & 1) != 0;
  flags.nusw = (bits & 3) != 0;
  flags.nuw = (bits & 4) != 0;
  return flags;
}

/* The address so far, and the exact integers that it is if no step wrapped. */
typedef struct gep_walk {
  pl_sem *sem;
  gep_flags flags;
  const pl_term *address;                   /* BV64 */
  const pl_term *signed_sum, *unsigned_sum; /* INT */
  const pl_term *low, *high;
  const pl_term *fine; /* BOOL over INT: the flags' claims */
} gep_walk;

/* Adds to w->fine the condition `holds`, without which the result is poison. */
static void claim(gep_walk *w, const pl_term *holds) { w->fine = pl_and(w->sem->world->T, w->fine, holds); }

/* Adds the condition, without which the result is poison, that low <= value <= high. */
static void claim_range(gep_walk *w, const pl_term *value, const pl_term *low, const pl_term *high) {
  pl_terms *T = w->sem->world->T;
  claim(w, pl_int_le(T, low, value));
  claim(w, pl_int_le(T, value, high));
}

/* Adds index * size in bytes to the address, the index being a signed number, and what the flags claim of this step to the
 * conditions (w->fine) without which the result is poison. */
static void advance(gep_walk *w, const pl_term *index, uint64_t size) {
  pl_terms *T = w->sem->world->T;
  const pl_term *wide =
      index->sort.width > PL_POINTER_BITS ? pl_bv_extract(T, index, 0, PL_POINTER_BITS) : pl_bv_sext(T, index, PL_POINTER_BITS);
  w->address = pl_bv_add(T, w->address, pl_bv_mul(T, wide, pl_bv_u64(T, PL_POINTER_BITS, size)));
  if (index->sort.width > PL_POINTER_BITS) { /* the flags claim that the bits that are cut off are sign bits, or zeros */
    if (w->flags.nusw) claim(w, pl_eq(T, pl_bv_sext(T, wide, index->sort.width), index));
    if (w->flags.nuw) claim(w, pl_eq(T, pl_bv_zext(T, wide, index->sort.width), index));
  }
  if (!w->flags.nusw && !w->flags.nuw) return;
  const pl_term *zero = pl_int(T, 0), *limit = pl_int_pow2(T, PL_POINTER_BITS - 1), *scale = pl_int(T, (int64_t)size);
  const pl_term *top = pl_int_sub(T, pl_int_pow2(T, PL_POINTER_BITS), pl_int(T, 1));
  if (w->flags.nusw) {
    const pl_term *offset = pl_int_mul(T, pl_int_of_sbv(T, wide), scale);
    w->signed_sum = pl_int_add(T, w->signed_sum, offset);
    claim_range(w, offset, pl_int_sub(T, zero, limit), pl_int_sub(T, limit, pl_int(T, 1)));
    claim_range(w, w->signed_sum, zero, top);
  }
  if (w->flags.nuw) {
    const pl_term *offset = pl_int_mul(T, pl_int_of_ubv(T, wide), scale);
    w->unsigned_sum = pl_int_add(T, w->unsigned_sum, offset);
    claim(w, pl_int_le(T, offset, top));
    claim(w, pl_int_le(T, w->unsigned_sum, top));
  }
  if (w->flags.inbounds) claim_range(w, w->signed_sum, w->low, w->high);
}

/* Steps by one index into *type, which becomes the type of the part, and advances the address. `constant` is the value of the
 * index if `is_constant`, as a struct needs. False if that is not possible. */
static bool step_type(gep_walk *w, const pl_type **type, const pl_term *index, int64_t constant, bool is_constant) {
  pl_terms *T = w->sem->world->T;
  const pl_type *at = *type;
  if (at->kind == PL_TYPE_LLVM_STRUCT) {
    uint32_t leaf;
    uint64_t bytes;
    if (!is_constant || !pl_layout_path(w->sem->world->layout, at, &constant, 1, &leaf, type, &bytes)) return false;
    advance(w, pl_bv_u64(T, PL_POINTER_BITS, 1), bytes);
    return true;
  }
  if (at->kind != PL_TYPE_LLVM_ARRAY && at->kind != PL_TYPE_VECTOR) return false;
  const pl_flat *lane = at->kind == PL_TYPE_VECTOR ? pl_layout_flatten(w->sem->world->layout, at->shaped.elem) : NULL;
  uint64_t bytes = lane ? lane->store_size : 0;
  if (!lane && !pl_layout_alloc_size(w->sem->world->layout, at->shaped.elem, &bytes)) return false;
  advance(w, index, bytes);
  *type = at->shaped.elem;
  return true;
}

/* Carries out llvm.getelementptr of one pointer, with poison where its flags do not hold or an operand is poison. Unsupported for
 * vectors, for types that an index can't step into, and in the lowering if an index leads to another object. */
static pl_sem_status get_element_pointer(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_attr *constants = pl_op_attr(op, PL_NAME_RAW_CONSTANT_INDICES);
  const pl_type *type = type_attr(op, PL_NAME_ELEM_TYPE);
  uint64_t bytes = 0;
  if (!constants || !type || !pl_layout_alloc_size(sem->world->layout, type, &bytes) ||
      pl_operand(op, 0)->type->kind != PL_TYPE_LLVM_PTR || op->results[0].type->kind != PL_TYPE_LLVM_PTR)
    return pl_sem_unsupported(sem, "'llvm.getelementptr' of this form");
  pl_leaf base = pl_sem_get(sem, pl_operand(op, 0))[0];
  const pl_term *poison = base.poison;
  gep_walk walk = {.sem = sem, .flags = read_gep_flags(op), .address = base.value, .fine = pl_bool(T, true)};
  if (sem->world->flags_off) walk.flags = (gep_flags){false, false, false};
  walk.signed_sum = walk.unsigned_sum = pl_int_of_ubv(T, base.value);
  if (walk.flags.inbounds) {
    walk.low = pl_sem_object_low(sem, base.value);
    walk.high = pl_sem_object_high(sem, base.value);
    claim_range(&walk, walk.signed_sum, walk.low, walk.high);
  }
  uint32_t next_operand = 1;
  for (uint64_t i = 0; i < constants->dense.count; i++) {
    int64_t constant = 0;
    pl_apint_to_i64(pl_dense_at(constants, i), &constant);
    bool is_constant = constant != INT32_MIN;
    const pl_term *index = is_constant ? pl_bv_i64(T, PL_POINTER_BITS, constant) : NULL;
    if (!is_constant) {
      if (next_operand >= op->num_operands) return pl_sem_unsupported(sem, "'llvm.getelementptr' of this form");
      pl_leaf *leaf = pl_sem_get(sem, pl_operand(op, next_operand++));
      index = leaf->value;
      poison = pl_sem_or_poison(sem, poison, leaf->poison);
    }
    if (i == 0)
      advance(&walk, index, bytes);
    else if (!step_type(&walk, &type, index, constant, is_constant))
      return pl_sem_unsupported(sem, "'llvm.getelementptr' into this type");
  }
  if (sem->role == PL_ROLE_LOWERING && !pl_sem_same_provenance(sem->world, base.value, walk.address))
    return pl_sem_unsupported(sem, "'llvm.getelementptr' with an index that leads from the pointer's object to another one");
  pl_sem_set_scalar(sem, &op->results[0], (pl_leaf){walk.address, pl_sem_or_poison(sem, poison, pl_not(T, walk.fine))});
  return PL_SEM_OK;
}

pl_sem_status pl_sem_llvm_gep(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  return pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR) ? get_element_pointer(sem, op) : PL_SEM_STATUS_INVALID;
}
