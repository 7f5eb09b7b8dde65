/* Fields of structs and arrays: descriptors, packed results, complex numbers. */
#include "verify/mutate/mutator.h"

/* Whether the op is llvm.extractvalue or llvm.insertvalue. */
static bool is_access(const pl_op *op) { return pl_op_is(op, PL_OP_LLVM_EXTRACTVALUE) || pl_op_is(op, PL_OP_LLVM_INSERTVALUE); }

/* Positions are short: a path through nested aggregates. */
enum { MAX_DEPTH = 8 };

typedef struct path {
  int64_t at[MAX_DEPTH];
  uint32_t len;
} path;

/* Reads the position of an extractvalue or insertvalue into *out. False for another op, or if the position is missing, empty or
 * too long. */
static bool read_path(const pl_op *op, path *out) {
  const pl_attr *position = is_access(op) ? pl_op_attr(op, PL_NAME_POSITION) : NULL;
  if (!position || position->kind != PL_ATTR_DENSE_ARRAY) return false;
  if (position->dense.count == 0 || position->dense.count > MAX_DEPTH) return false;
  out->len = (uint32_t)position->dense.count;
  for (uint32_t i = 0; i < out->len; i++)
    if (!pl_apint_to_i64(position->dense.elems[i], &out->at[i])) return false;
  return true;
}

/* Sets the position of an extractvalue or insertvalue. */
static void write_path(pl_op *op, const path *p) {
  pl_op_set_attr(op, PL_NAME_POSITION, pl_attr_dense_i64(op->module->ctx, p->at, p->len));
}

/* The number of fields of a struct or elements of an array type; 0 for other types. */
static uint32_t num_fields(const pl_type *type) {
  if (type->kind == PL_TYPE_LLVM_STRUCT) return type->llvm_struct->num_elems;
  return type->kind == PL_TYPE_LLVM_ARRAY ? (uint32_t)type->shaped.shape[0] : 0;
}

/* The type of field `index` of a struct, or of the elements of an array; the type is one of these. */
static const pl_type *field(const pl_type *type, int64_t index) {
  return type->kind == PL_TYPE_LLVM_STRUCT ? type->llvm_struct->elems[index] : type->shaped.elem;
}

/* The aggregate type that the last index of the path selects from. */
static const pl_type *innermost(const pl_type *type, const path *p) {
  for (uint32_t i = 0; i + 1 < p->len; i++)
    type = field(type, p->at[i]);
  return type;
}

/* Whether the type has the form of a ranked memref's descriptor: two pointers, an offset and, if the rank is not 0, arrays of
 * sizes and of strides. */
static bool is_descriptor(const pl_type *type) {
  if (type->kind != PL_TYPE_LLVM_STRUCT) return false;
  const pl_struct_body *body = type->llvm_struct;
  if (body->num_elems != 3 && body->num_elems != 5) return false;
  if (body->elems[0]->kind != PL_TYPE_LLVM_PTR || body->elems[1]->kind != PL_TYPE_LLVM_PTR) return false;
  if (body->elems[2]->kind != PL_TYPE_INTEGER) return false;
  return body->num_elems == 3 || (body->elems[3]->kind == PL_TYPE_LLVM_ARRAY && body->elems[3] == body->elems[4]);
}

/* Offers a mutation site (mutator.h) at an op of `kind` on an aggregate that is no descriptor, if another field of the same type
 * exists beside the one at its position: the position becomes that of the next such field. */
static void other_field(pl_mutator *mu, pl_op *op, pl_op_kind kind, const char *verb) {
  path p;
  if (!pl_op_is(op, kind) || !read_path(op, &p)) return;
  const pl_type *container = innermost(pl_operand(op, 0)->type, &p);
  if (is_descriptor(pl_operand(op, 0)->type)) return; /* those have operators of their own */
  int64_t *last = &p.at[p.len - 1], old = *last, count = num_fields(container);
  for (*last = (old + 1) % count; *last != old; *last = (*last + 1) % count) {
    if (field(container, *last) != field(container, old)) continue;
    if (pl_mutator_site(mu, op, "%s field %lld for field %lld", verb, (long long)*last, (long long)old)) write_path(op, &p);
    return;
  }
}

/* Offers a mutation site (see mutator.h) at an llvm.extractvalue, unless from a memref descriptor: another field of the same
 * type, in the same struct or array, is extracted, if there is one. */
void pl_mutate_extract_other_field(pl_mutator *mu, pl_op *op) { other_field(mu, op, PL_OP_LLVM_EXTRACTVALUE, "extracts"); }
/* Offers a mutation site (see mutator.h) at an llvm.insertvalue, unless into a memref descriptor: the value goes into another
 * field of the same type, in the same struct or array, if there is one. */
void pl_mutate_insert_other_field(pl_mutator *mu, pl_op *op) { other_field(mu, op, PL_OP_LLVM_INSERTVALUE, "inserts into"); }

/* Reads the position of an llvm.extractvalue or insertvalue on a memref descriptor into *p. False for any other op, or if the
 * position can't be read. */
static bool descriptor_path(const pl_op *op, path *p) { return read_path(op, p) && is_descriptor(pl_operand(op, 0)->type); }

/* Offers a mutation site (mutator.h) at an extractvalue or insertvalue of a pointer of a memref descriptor: the allocated pointer
 * for the aligned one, or vice versa. */
void pl_mutate_allocated_aligned(pl_mutator *mu, pl_op *op) {
  path p;
  if (!descriptor_path(op, &p) || p.at[0] > 1) return;
  if (!pl_mutator_site(mu, op, "allocated for aligned pointer, or vice versa")) return;
  p.at[0] = 1 - p.at[0];
  write_path(op, &p);
}

/* Offers a mutation site (mutator.h) at an extractvalue or insertvalue of sizes or strides of a memref descriptor, one or the
 * whole array: the size for the stride, or vice versa. */
void pl_mutate_size_stride(pl_mutator *mu, pl_op *op) {
  path p;
  if (!descriptor_path(op, &p) || p.at[0] < 3) return;
  if (!pl_mutator_site(mu, op, "size for stride, or vice versa")) return;
  p.at[0] = 7 - p.at[0];
  write_path(op, &p);
}

/* Offers a mutation site (mutator.h) at an extractvalue or insertvalue of one size or stride of a memref descriptor of rank 2 or
 * more: that of the next dimension, or of the first one after the last. */
void pl_mutate_next_dimension(pl_mutator *mu, pl_op *op) {
  path p;
  if (!descriptor_path(op, &p) || p.len != 2) return;
  int64_t rank = num_fields(innermost(pl_operand(op, 0)->type, &p));
  if (rank < 2 || !pl_mutator_site(mu, op, "the next dimension for dimension %lld", (long long)p.at[1])) return;
  p.at[1] = (p.at[1] + 1) % rank;
  write_path(op, &p);
}

/* Offers a mutation site (mutator.h) at an insertvalue into the result of another one, unless the aggregate is a memref
 * descriptor: the two values, of one type and for positions of one length, change places. */
void pl_mutate_packing_order(pl_mutator *mu, pl_op *op) {
  path here, before;
  pl_op *first = pl_op_is(op, PL_OP_LLVM_INSERTVALUE) ? pl_operand(op, 0)->op : NULL;
  if (!first || !pl_op_is(first, PL_OP_LLVM_INSERTVALUE) || !read_path(op, &here) || !read_path(first, &before)) return;
  if (is_descriptor(pl_result(op, 0)->type) || here.len != before.len) return;
  const pl_value *a = pl_operand(first, 1), *b = pl_operand(op, 1);
  if (a == b || a->type != b->type || here.at[here.len - 1] == before.at[before.len - 1]) return;
  if (!pl_mutator_site(mu, op, "fields %lld and %lld of a structure have each other's value",
                       (long long)before.at[before.len - 1], (long long)here.at[here.len - 1]))
    return;
  write_path(op, &before);
  write_path(first, &here);
}

/* Offers a mutation site (see mutator.h) at an llvm.insertvalue: the field is not filled in, and its uses read the aggregate
 * operand. */
void pl_mutate_drop_insert(pl_mutator *mu, pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_INSERTVALUE) && pl_mutator_site(mu, op, "a field is not filled in"))
    pl_mutator_replace(op, pl_operand(op, 0));
}
