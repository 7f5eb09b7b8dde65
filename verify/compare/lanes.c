#include <assert.h>

#include "verify/compare/parts.h"

/* The elements of a vector one by one, and the integer that fills the bytes of one. */
typedef struct packing {
  uint32_t lanes;       /* 0: the vector is accessed as a whole */
  const pl_type *whole; /* the element in whole bytes; NULL if elements have to be taken one by one */
} packing;

/* An access that is being taken apart. */
typedef struct access {
  pl_op *op;
  pl_context *ctx;
  pl_value *value, *pointer, *mask; /* value: stored, or passed through; NULL for a plain load; mask: NULL for a plain access */
  const pl_type *vector, *elem;
  packing packing;
  bool stores;
} access;

/* The distance in bytes between elements of the type, an integer or f80, in a buffer, by the default data layout; *own is the
 * element's own size in bytes. */
static uint32_t element_size(const pl_type *elem, uint32_t *own) {
  const bool f80 = elem->kind == PL_TYPE_FLOAT;
  *own = f80 ? 10 : (elem->integer.width + 7) / 8;
  uint32_t align = 1;
  while (align < *own && align < 8)
    align *= 2;
  if (f80) align = 16;
  return (*own + align - 1) / align * align;
}

/* Whether LLVM lays out the elements of a vector in memory otherwise than they lie in a buffer, and there is another way to
 * access them, which is then in *out. */
static bool pack(pl_context *ctx, const pl_type *vector, packing *out) {
  const pl_type *elem = vector->kind == PL_TYPE_VECTOR && vector->shaped.rank <= 1 ? vector->shaped.elem : NULL;
  if (elem == NULL || !(elem->kind == PL_TYPE_INTEGER || (elem->kind == PL_TYPE_FLOAT && elem->float_format == PL_F80)))
    return false;
  uint32_t own;
  const uint32_t size = element_size(elem, &own), bits = elem->kind == PL_TYPE_FLOAT ? 80 : elem->integer.width;
  const bool scalable = vector->shaped.scalable_dims != NULL && vector->shaped.rank == 1 && vector->shaped.scalable_dims[0];
  if (bits == 8 * size || vector->shaped.rank == 0 || (!scalable && vector->shaped.shape[0] == 1)) return false;
  out->lanes = scalable ? 0 : (uint32_t)vector->shaped.shape[0];
  out->whole = elem->kind == PL_TYPE_INTEGER && own == size ? pl_type_integer(ctx, 8 * own) : NULL;
  return out->lanes > 0 || out->whole != NULL;
}

/* Inserts an operation with one result before the access, and returns the result. */
static pl_value *make(const access *a, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_type *type,
                      const pl_attr *attrs) {
  return pl_result(pl_compare_insert(a->op, pl_op_info_of(kind), operands, count, type, attrs), 0);
}

/* A dictionary with one entry. */
static const pl_attr *dict_of(const access *a, const char *name, const pl_attr *value) {
  const pl_named_attr entry = {pl_str_from(name), value};
  return pl_attr_dict(a->ctx, &entry, 1);
}

/* Inserts an i64 constant with the number of the lane before the access. */
static pl_value *position(const access *a, uint32_t lane) {
  const pl_type *i64 = pl_type_integer(a->ctx, 64);
  return make(a, PL_OP_LLVM_MLIR_CONSTANT, NULL, 0, i64, dict_of(a, "value", pl_attr_i64(a->ctx, i64, lane)));
}

/* The address of an element, computed before the access. */
static pl_value *address(const access *a, uint32_t lane) {
  if (lane == 0) return a->pointer;
  const pl_type *i32 = pl_type_integer(a->ctx, 32);
  const pl_apint index = pl_apint_from_u64(a->op->module->arena, 32, lane);
  const pl_named_attr entries[] = {{PL_STR("rawConstantIndices"), pl_attr_dense_array(a->ctx, i32, &index, 1)},
                                   {PL_STR("elem_type"), pl_attr_type(a->ctx, a->elem)}};
  return make(a, PL_OP_LLVM_GETELEMENTPTR, &a->pointer, 1, a->pointer->type, pl_attr_dict(a->ctx, entries, 2));
}

/* The type of a vector of one element. */
static const pl_type *vector_of_one(const access *a, const pl_type *elem) {
  const int64_t one = 1;
  return pl_type_vector(a->ctx, 1, &one, NULL, elem);
}

/* Inserts a shufflevector before the access that takes one lane of `vector` as a vector of one element. */
static pl_value *alone(const access *a, pl_value *vector, uint32_t lane) {
  const pl_apint index = pl_apint_from_u64(a->op->module->arena, 32, lane);
  const pl_attr *mask = pl_attr_dense_array(a->ctx, pl_type_integer(a->ctx, 32), &index, 1);
  return make(a, PL_OP_LLVM_SHUFFLEVECTOR, (pl_value *[]){vector, vector}, 2, vector_of_one(a, vector->type->shaped.elem),
              dict_of(a, "mask", mask));
}

/* Inserts an extractelement of one lane of `vector` before the access. */
static pl_value *part(const access *a, pl_value *vector, uint32_t lane) {
  return make(a, PL_OP_LLVM_EXTRACTELEMENT, (pl_value *[]){vector, position(a, lane)}, 2, a->elem, NULL);
}

/* Inserts a store of one lane before the access, with the attributes: of the element, or of a masked vector of one element. */
static void store_lane(const access *a, uint32_t lane, const pl_attr *attrs) {
  pl_value *operands[3] = {NULL, NULL, NULL};
  if (a->mask == NULL) operands[0] = part(a, a->value, lane);
  operands[1] = address(a, lane);
  if (a->mask != NULL) operands[2] = alone(a, a->mask, lane);
  if (a->mask != NULL) operands[0] = alone(a, a->value, lane);
  (void)pl_compare_insert(a->op, a->op->info, operands, a->mask != NULL ? 3 : 2, NULL, attrs);
}

/* Inserts a load of one lane before the access, with the attributes: of the element, or of a masked vector of one element.
 * Returns the element. */
static pl_value *load_lane(const access *a, uint32_t lane, const pl_attr *attrs) {
  pl_value *from = address(a, lane);
  if (a->mask == NULL) return make(a, a->op->info->kind, &from, 1, a->elem, attrs);
  pl_value *mask = alone(a, a->mask, lane), *through = alone(a, a->value, lane);
  pl_value *loaded = make(a, a->op->info->kind, (pl_value *[]){from, mask, through}, 3, vector_of_one(a, a->elem), attrs);
  return part(a, loaded, 0);
}

/* Replaces a load or store of a vector by one for each of its elements. */
static void take_lanes(const access *a) {
  const pl_attr *attrs = a->op->attrs;
  const pl_attr *nontemporal = a->mask == NULL ? pl_op_attr(a->op, PL_NAME_NONTEMPORAL) : NULL;
  if (a->mask == NULL) attrs = nontemporal != NULL ? dict_of(a, "nontemporal", nontemporal) : NULL;
  pl_value *whole = a->stores ? NULL : make(a, PL_OP_LLVM_MLIR_POISON, NULL, 0, a->vector, NULL);
  for (uint32_t lane = 0; lane < a->packing.lanes; lane++) {
    if (a->stores) {
      store_lane(a, lane, attrs);
      continue;
    }
    pl_value *loaded = load_lane(a, lane, attrs);
    whole = make(a, PL_OP_LLVM_INSERTELEMENT, (pl_value *[]){whole, loaded, position(a, lane)}, 3, a->vector, NULL);
  }
  if (a->stores)
    pl_op_erase(a->op);
  else
    pl_compare_replace(a->op, whole);
}

/* Replaces the access by one with the same attributes of a vector whose elements are widened to whole bytes: zero-extended
 * before a store, truncated after a load. */
static void fill_bytes(const access *a) {
  const pl_type *wide = pl_type_with_elem(a->ctx, a->vector, a->packing.whole);
  pl_value *value = a->value != NULL ? make(a, PL_OP_LLVM_ZEXT, (pl_value *[]){a->value}, 1, wide, NULL) : NULL;
  if (a->stores) {
    (void)pl_compare_insert(a->op, a->op->info, (pl_value *[]){value, a->pointer, a->mask}, a->mask != NULL ? 3 : 2, NULL,
                            a->op->attrs);
    pl_op_erase(a->op);
    return;
  }
  pl_value *loaded =
      make(a, a->op->info->kind, (pl_value *[]){a->pointer, a->mask, value}, a->mask != NULL ? 3 : 1, wide, a->op->attrs);
  pl_compare_replace(a->op, make(a, PL_OP_LLVM_TRUNC, &loaded, 1, a->vector, NULL));
}

/* Fills in *a, except `elem`, for a load or store, masked or not, of a vector whose elements have to be accessed otherwise
 * (pack); false for any other operation. */
static bool read_access(pl_op *op, access *a) {
  const bool store = pl_op_is(op, PL_OP_LLVM_STORE), load = pl_op_is(op, PL_OP_LLVM_LOAD);
  const bool masked_store = pl_op_is(op, PL_OP_LLVM_INTR_MASKED_STORE), masked_load = pl_op_is(op, PL_OP_LLVM_INTR_MASKED_LOAD);
  if (!store && !load && !masked_store && !(masked_load && op->num_operands == 3)) return false;
  *a = (access){.op = op, .ctx = op->module->ctx, .stores = store || masked_store};
  a->pointer = pl_operand(op, a->stores ? 1 : 0);
  a->value = a->stores ? pl_operand(op, 0) : masked_load ? pl_operand(op, 2) : NULL;
  a->mask = masked_store ? pl_operand(op, 2) : masked_load ? pl_operand(op, 1) : NULL;
  a->vector = a->stores ? a->value->type : pl_result(op, 0)->type;
  return pack(a->ctx, a->vector, &a->packing);
}

void pl_compare_take_lanes(pl_op *op) {
  assert(op->info != NULL);
  access a;
  if (!read_access(op, &a)) return;
  a.elem = a.vector->shaped.elem;
  const bool fills = a.packing.whole != NULL && (a.mask != NULL || a.packing.lanes == 0);
  if (fills)
    fill_bytes(&a);
  else if (a.packing.lanes > 0)
    take_lanes(&a);
}
