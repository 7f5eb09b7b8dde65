/* The LLVM dialect. Source: MLIR documentation, "'llvm' Dialect", Operations; LLVM documentation, "LLVM Language Reference". */
#include <assert.h>

#include "core/check/internal.h"
#include "core/check/rules.h"
#include "core/ir/attr_params.h"

/* The type at a position inside nested structs and arrays; NULL, and reported, if an index is out of bounds or leads into another
 * type. */
static const pl_type *type_at(pl_checker *c, const pl_op *op, const pl_type *type, const pl_attr *position) {
  for (uint64_t i = 0; i < position->dense.count; i++) {
    int64_t at = -1;
    (void)pl_apint_to_i64(pl_dense_at(position, i), &at);
    if (type->kind == PL_TYPE_LLVM_ARRAY) {
      if (at < 0 || at >= type->shaped.shape[0]) {
        pl_check_error(c, op, "position out of bounds: %lld", (long long)at);
        return NULL;
      }
      type = type->shaped.elem;
    } else if (type->kind == PL_TYPE_LLVM_STRUCT && !type->llvm_struct->opaque) {
      if (at < 0 || at >= (int64_t)type->llvm_struct->num_elems) {
        pl_check_error(c, op, "position out of bounds: %lld", (long long)at);
        return NULL;
      }
      type = type->llvm_struct->elems[at];
    } else {
      pl_check_error(c, op, "expected LLVM IR structure/array type, got: '%s'", pl_check_type_text(c, type));
      return NULL;
    }
  }
  return type;
}

/* Checks that llvm.extractvalue has the type of the part that its position names. False, and reported, if not. */
bool pl_check_extractvalue(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_EXTRACTVALUE));
  const pl_type *type = type_at(c, op, pl_operand(op, 0)->type, pl_op_attr(op, PL_NAME_POSITION));
  if (!type) return false;
  return type == pl_result(op, 0)->type ||
         pl_check_error(c, op, "Type mismatch: extracting from '%s' should produce '%s' but this op returns '%s'",
                        pl_check_type_text(c, pl_operand(op, 0)->type), pl_check_type_text(c, type),
                        pl_check_type_text(c, pl_result(op, 0)->type));
}

/* Checks that llvm.insertvalue inserts a value of the type of the part that its position names. False, and reported, if not. */
bool pl_check_insertvalue(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INSERTVALUE));
  const pl_type *type = type_at(c, op, pl_operand(op, 0)->type, pl_op_attr(op, PL_NAME_POSITION));
  if (!type) return false;
  return type == pl_operand(op, 1)->type ||
         pl_check_error(c, op, "Type mismatch: cannot insert '%s' into '%s'", pl_check_type_text(c, pl_operand(op, 1)->type),
                        pl_check_type_text(c, pl_operand(op, 0)->type));
}

#define DYNAMIC_INDEX INT32_MIN /* in rawConstantIndices */

/* Checks that the flags of llvm.getelementptr don't have the bit of inbounds without that of nusw. False, and reported, if they
 * do. (MLIR 22, GEPNoWrapFlags.) */
static bool check_gep_flags(pl_checker *c, const pl_op *op) {
  const pl_attr *flags = pl_op_attr(op, PL_NAME_NO_WRAP_FLAGS);
  uint64_t bits = 0;
  if (!flags || flags->kind != PL_ATTR_INTEGER || !pl_apint_to_u64(flags->integer, &bits) || (bits & 3) != 1) return true;
  return pl_check_error(c, op, "'inbounds_flag' cannot be used directly.");
}

/* Checks that the indices of llvm.getelementptr after the first lead through the element type, and that there is an operand for
 * each dynamic index. False, and reported, if not. */
static bool check_gep(pl_checker *c, const pl_op *op) {
  const pl_attr *raw = pl_op_attr(op, PL_NAME_RAW_CONSTANT_INDICES);
  const pl_type *type = pl_op_attr(op, PL_NAME_ELEM_TYPE)->type;
  uint32_t dynamic = 0;
  for (uint64_t i = 0; i < raw->dense.count; i++) {
    int64_t index = 0;
    (void)pl_apint_to_i64(pl_dense_at(raw, i), &index);
    dynamic += index == DYNAMIC_INDEX;
    if (i == 0) continue;
    if (type->kind == PL_TYPE_LLVM_STRUCT) {
      if (index == DYNAMIC_INDEX)
        return pl_check_error(c, op, "expected index %llu indexing a struct to be constant", (unsigned long long)i);
      if (type->llvm_struct->opaque || index < 0 || index >= (int64_t)type->llvm_struct->num_elems)
        return pl_check_error(c, op, "index %llu indexing a struct is out of bounds", (unsigned long long)i);
      type = type->llvm_struct->elems[index];
    } else if (type->kind == PL_TYPE_LLVM_ARRAY || type->kind == PL_TYPE_VECTOR) {
      type = type->shaped.elem;
    } else {
      return pl_check_error(c, op, "type '%s' cannot be indexed (index #%llu)", pl_check_type_text(c, type),
                            (unsigned long long)i);
    }
  }
  return dynamic == op->num_operands - 1 ||
         pl_check_error(c, op, "expected as many dynamic indices as specified in 'rawConstantIndices', %u, got %u", dynamic,
                        op->num_operands - 1);
}

/* Sets *space to the address space of a global (unchanged if it states none), or of the pointer that an alias returns. False, and
 * *space unchanged, for any other op and an alias that returns no pointer. */
static bool space_of(const pl_op *target, uint64_t *space) {
  if (pl_op_is(target, PL_OP_LLVM_MLIR_GLOBAL)) {
    const pl_attr *number = pl_op_attr(target, PL_NAME_ADDR_SPACE);
    if (number && number->kind == PL_ATTR_INTEGER) (void)pl_apint_to_u64(number->integer, space);
    return true;
  }
  const pl_block *body = pl_op_is(target, PL_OP_LLVM_MLIR_ALIAS) && target->num_regions ? target->regions[0]->first : NULL;
  const pl_op *last = body ? body->last : NULL;
  if (!last || last->num_operands == 0 || pl_operand(last, 0)->type->kind != PL_TYPE_LLVM_PTR) return false;
  *space = pl_operand(last, 0)->type->ptr.space;
  return true;
}

/* Checks that llvm.mlir.addressof names an op that may have an address, and that its pointer has the address space of that op as
 * far as it is known (space_of). False, and reported, if not. */
bool pl_check_addressof(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF));
  const pl_attr *name = pl_op_attr(op, PL_NAME_GLOBAL_NAME);
  const pl_op *target = pl_check_lookup(c, name);
  bool known = target && (pl_op_is(target, PL_OP_LLVM_MLIR_GLOBAL) || pl_op_is(target, PL_OP_LLVM_FUNC) ||
                          pl_op_is(target, PL_OP_LLVM_MLIR_ALIAS) || pl_op_is(target, PL_OP_LLVM_MLIR_IFUNC) ||
                          target->info->kind == PL_OP_UNREGISTERED);
  if (!known)
    return pl_check_error(
        c, op, "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'");
  uint64_t space = 0;
  return !space_of(target, &space) || pl_result(op, 0)->type->ptr.space == space ||
         pl_check_error(c, op, "pointer address space must match address space of the referenced global or alias");
}

/* Checks that llvm.dso_local_equivalent names a function that is not extern_weak, or an alias. False, and reported, if not. */
bool pl_check_dso_local_equivalent(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_DSO_LOCAL_EQUIVALENT));
  const pl_op *target = pl_check_lookup(c, pl_op_attr(op, PL_NAME_FUNCTION_NAME));
  if (!target || (!pl_op_is(target, PL_OP_LLVM_FUNC) && !pl_op_is(target, PL_OP_LLVM_MLIR_ALIAS)))
    return pl_check_error(c, op, "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'");
  const pl_attr *linkage = pl_op_attr(target, PL_NAME_LINKAGE);
  return !linkage || linkage->kind != PL_ATTR_ENUM || !pl_op_is(target, PL_OP_LLVM_FUNC) ||
         !pl_enum_has(linkage, "extern_weak") || pl_check_error(c, op, "target function with 'extern_weak' linkage not allowed");
}

/* The first llvm.blocktag of a function with that tag; NULL if there is none. */
static const pl_op *find_tag(const pl_op *func, const pl_attr *tag) {
  if (func->num_regions == 0) return NULL;
  for (const pl_block *block = func->regions[0]->first; block; block = block->next)
    for (const pl_op *op = block->first; op; op = op->next)
      if (pl_op_is(op, PL_OP_LLVM_BLOCKTAG) && pl_op_attr(op, PL_NAME_TAG) == tag) return op;
  return NULL;
}

/* Checks that llvm.blockaddress names a function that has a block with its tag. False, and reported, if not. */
bool pl_check_blockaddress(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_BLOCKADDRESS));
  const pl_attr *address = pl_op_attr(op, PL_NAME_BLOCK_ADDR);
  const pl_op *func = pl_check_lookup(c, pl_attr_param(address, "function"));
  const bool found = func && pl_op_is(func, PL_OP_LLVM_FUNC) && find_tag(func, pl_attr_param(address, "tag"));
  return found || pl_check_error(c, op, "expects an existing block label target in the referenced function");
}

/* Checks that an llvm.blocktag is not the second one with its tag directly in its llvm.func; false, and reported, if it is. Sets
 * c->looked_up, so that the result does not count for other ops of the shape. */
bool pl_check_blocktag(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_BLOCKTAG));
  const pl_op *func = op->block && op->block->region ? op->block->region->op : NULL;
  const pl_attr *tag = pl_op_attr(op, PL_NAME_TAG);
  c->looked_up = true; /* what else is in the function counts */
  if (!func || !pl_op_is(func, PL_OP_LLVM_FUNC)) return true;
  uint32_t before = 0;
  for (const pl_block *block = func->regions[0]->first; block; block = block->next)
    for (const pl_op *other = block->first; other; other = other->next) {
      if (other == op)
        return before != 1 ||
               pl_check_error_at(c, op,
                                 "duplicate block tag '%lld' in the same function: ", (long long)pl_attr_param_num(tag, "id"));
      before += pl_op_is(other, PL_OP_LLVM_BLOCKTAG) && pl_op_attr(other, PL_NAME_TAG) == tag;
    }
  return true;
}

/* Checks that the type of llvm.mlir.zero, if it is a target extension type, has a zero value. False, and reported, if not. */
bool pl_check_llvm_zero(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_MLIR_ZERO));
  return pl_type_llvm_target_may(pl_result(op, 0)->type, PL_LLVM_TARGET_ZERO) ||
         pl_check_error(c, op, "target extension type does not support zero-initializer");
}

/* The element of a vector, else the type itself. */
static const pl_type *lane(const pl_type *t) { return t->kind == PL_TYPE_VECTOR ? t->shaped.elem : t; }

/* The bits of an integer or floating point type; 0 for any other type. */
static uint32_t width_of(const pl_type *t) {
  if (t->kind == PL_TYPE_INTEGER) return t->integer.width;
  if (t->kind == PL_TYPE_LLVM_PPC_FP128) return 128;
  return t->kind == PL_TYPE_FLOAT ? pl_float_bits(t->float_format) : 0;
}

/* Whether the 1-D vector has vscale times as many elements as its shape says. */
static bool has_scalable_lanes(const pl_type *vector) { return vector->shaped.scalable_dims && vector->shaped.scalable_dims[0]; }

/* Whether both types are scalars, or both vectors of one dimension, of the same size and both scalable or both not. */
static bool same_lanes(const pl_type *a, const pl_type *b) {
  bool va = lane(a) != a, vb = lane(b) != b;
  if (va != vb) return false;
  return !va || (a->shaped.rank == 1 && b->shaped.rank == 1 && a->shaped.shape[0] == b->shaped.shape[0] &&
                 has_scalable_lanes(a) == has_scalable_lanes(b));
}

/* Checks that operand and result of a cast have the same number of lanes, and that the result's elements are wider (`way` > 0),
 * narrower (`way` < 0) or of any width (0). False, and reported, if not. */
static bool check_cast(pl_checker *c, const pl_op *op, int way) {
  const pl_type *in = pl_operand(op, 0)->type, *out = pl_result(op, 0)->type;
  if (!same_lanes(in, out)) return pl_check_error(c, op, "input and output vectors are of incompatible shape");
  uint32_t from = width_of(lane(in)), to = width_of(lane(out));
  if (way > 0 && from >= to)
    return pl_check_error(c, op, "integer width of the output type is smaller or equal to the integer width of the input type");
  if (way < 0 && from <= to)
    return pl_check_error(c, op, "integer width of the output type is larger or equal to the integer width of the input type");
  return true;
}

/* The bits of an integer or float, or of all elements of a vector of LLVM's of those, not counting vscale; 0 if the type or
 * element has no width. Sets *scalable to whether vscale times as many are meant. */
static uint64_t bits_of(const pl_type *t, bool *scalable) {
  *scalable = false;
  return (pl_type_is_llvm_vector(t) ? pl_type_llvm_vector_count(t, scalable) : 1) * width_of(lane(t));
}

/* Checks llvm.bitcast: between pointers, or vectors of them, of one address space, or between integers or floats (or vectors of
 * them) of the same number of bits in all, both scalable or neither. False, and reported, if not. */
bool pl_check_llvm_bitcast(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_BITCAST));
  const pl_type *in = pl_operand(op, 0)->type, *out = pl_result(op, 0)->type;
  bool pointer_in = lane(in)->kind == PL_TYPE_LLVM_PTR, pointer_out = lane(out)->kind == PL_TYPE_LLVM_PTR;
  if (pointer_in != pointer_out) return pl_check_error(c, op, "can only cast pointers from and to pointers");
  if (pointer_in && lane(in) == in && lane(out) != out) return pl_check_error(c, op, "cannot cast pointer to vector of pointers");
  if (pointer_in && lane(in) != in && lane(out) == out) return pl_check_error(c, op, "cannot cast vector of pointers to pointer");
  if (pointer_in)
    return lane(in)->ptr.space == lane(out)->ptr.space ||
           pl_check_error(c, op, "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead");
  bool scalable_in, scalable_out;
  uint64_t from = bits_of(in, &scalable_in), to = bits_of(out, &scalable_out);
  const bool same = from != 0 && from == to && scalable_in == scalable_out;
  return same || pl_check_error(c, op, "cannot cast '%s' to '%s': another number of bits", pl_check_type_text(c, in),
                                pl_check_type_text(c, out));
}

/* The type of the scalars in nested arrays and vectors, or the type itself; *count is how many scalars there are, UINT64_MAX if
 * that overflows. */
static const pl_type *innermost(const pl_type *t, uint64_t *count) {
  *count = 1;
  while (t->kind == PL_TYPE_LLVM_ARRAY || t->kind == PL_TYPE_VECTOR) {
    for (uint32_t i = 0; i < t->shaped.rank; i++)
      if (__builtin_mul_overflow(*count, (uint64_t)t->shaped.shape[i], count)) *count = UINT64_MAX;
    t = t->shaped.elem;
  }
  return t;
}

/* Checks that an elements attribute of type `value` (`is_splat`: one value for all) may be the constant of an array or vector
 * type. False, and reported, if it is known that it may not. */
static bool check_elements(pl_checker *c, const pl_op *op, const pl_type *value, bool is_splat, const pl_type *type) {
  uint64_t have = 1, want;
  const pl_type *elem = innermost(type, &want), *from = value->shaped.elem;
  if (elem == type) return pl_check_error(c, op, "expected vector or array type");
  if (value->kind != PL_TYPE_TENSOR && value->kind != PL_TYPE_VECTOR) return true;
  for (uint32_t i = 0; i < value->shaped.rank; i++)
    if (__builtin_mul_overflow(have, (uint64_t)value->shaped.shape[i], &have)) have = UINT64_MAX;
  if (type->kind == PL_TYPE_VECTOR && has_scalable_lanes(type) && !is_splat)
    return pl_check_error(c, op, "scalable vector type requires a splat attribute");
  if (have != want)
    return pl_check_error(c, op, "type and attribute have a different number of elements: %llu vs. %llu",
                          (unsigned long long)want, (unsigned long long)have);
  bool whole = from->kind == PL_TYPE_INTEGER || from->kind == PL_TYPE_INDEX;
  if (whole && elem->kind != PL_TYPE_INTEGER)
    return pl_check_error(c, op, "expected integer element type for integer elements attribute");
  if (from->kind == PL_TYPE_FLOAT && elem->kind != PL_TYPE_INTEGER && width_of(elem) != width_of(from))
    return pl_check_error(c, op, "attribute and type have different float semantics");
  return true;
}

/* Checks an array attribute as the constant of nested arrays of structs, as deep as both are arrays; `dimension` is the depth for
 * messages. False, and reported, if it breaks a rule. */
static bool check_structs(pl_checker *c, const pl_op *op, const pl_attr *value, const pl_type *type, uint32_t dimension) {
  if (type->kind != PL_TYPE_LLVM_ARRAY || value->kind != PL_ATTR_ARRAY) return true;
  if (value->array.count != (uint64_t)type->shaped.shape[0])
    return pl_check_error(c, op, "array attribute size does not match array type size in dimension %u: %u vs. %llu", dimension,
                          value->array.count, (unsigned long long)type->shaped.shape[0]);
  for (uint32_t i = 0; i < value->array.count; i++) {
    const pl_attr *part = value->array.elems[i];
    if (part->kind != PL_ATTR_ARRAY && !pl_attr_is(part, "zero") && !pl_attr_is(part, "undef")) {
      if (type->shaped.elem->kind != PL_TYPE_LLVM_ARRAY)
        return pl_check_error(c, op,
                              "nested attribute for struct element at index %u must be a zero, or undef, or array attribute", i);
      return pl_check_error(
          c, op, "nested attribute for sub-array in dimension %u at index %u must be a zero, or undef, or array attribute",
          dimension, i);
    }
    if (!check_structs(c, op, part, type->shaped.elem, dimension + 1)) return false;
  }
  return true;
}

/* Checks a constant of struct type, or an array attribute as a constant. False, and reported, if value and type do not fit. */
static bool check_fields(pl_checker *c, const pl_op *op, const pl_attr *value, const pl_type *type) {
  if (type->kind == PL_TYPE_LLVM_ARRAY) {
    uint64_t count;
    return (innermost(type, &count)->kind == PL_TYPE_LLVM_STRUCT ||
            pl_check_error(c, op, "for array with an array attribute must have a struct element type")) &&
           check_structs(c, op, value, type, 0);
  }
  if (type->kind != PL_TYPE_LLVM_STRUCT) return pl_check_error(c, op, "expected array or struct type for array attribute");
  if (value->kind != PL_ATTR_ARRAY) return pl_check_error(c, op, "expected array attribute for struct type");
  if (value->array.count != type->llvm_struct->num_elems)
    return pl_check_error(c, op, "expected array attribute of size %u", type->llvm_struct->num_elems);
  for (uint32_t i = 0; i < value->array.count; i++) {
    const pl_attr *field = value->array.elems[i];
    const pl_type *elem = type->llvm_struct->elems[i];
    if (elem->kind != PL_TYPE_INTEGER && elem->kind != PL_TYPE_FLOAT && elem->kind != PL_TYPE_LLVM_PPC_FP128)
      return pl_check_error(c, op, "expected struct element types to be floating point type or integer type");
    if (field->kind != PL_ATTR_INTEGER && field->kind != PL_ATTR_FLOAT)
      return pl_check_error(c, op, "expected element of array attribute to be floating point or integer");
    if (field->type != elem) return pl_check_error(c, op, "struct element at index %u is of wrong type", i);
  }
  return true;
}

/* Checks a float attribute as the constant of a type or of a vector's elements: the same float type, or an integer of the same
 * width. False, and reported, if not. */
static bool check_float(pl_checker *c, const pl_op *op, const pl_attr *value, const pl_type *type) {
  const pl_type *from = value->type, *to = lane(type);
  if (to->kind == PL_TYPE_LLVM_PPC_FP128 || (to->kind == PL_TYPE_FLOAT && to != from))
    return pl_check_error(c, op, "attribute and type have different float semantics");
  if (width_of(to) == width_of(from)) return true;
  return pl_check_error(c, op, "expected %s type of width %u", type->kind == PL_TYPE_INTEGER ? "integer" : "float",
                        width_of(from));
}

/* Checks that the value of llvm.mlir.constant fits the result's type, as far as the attribute is known here. False, and reported,
 * if not. */
bool pl_check_llvm_constant(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_MLIR_CONSTANT));
  const pl_attr *value = pl_op_attr(op, PL_NAME_VALUE);
  const pl_type *type = pl_result(op, 0)->type;
  if (type->kind == PL_TYPE_LLVM_STRUCT || value->kind == PL_ATTR_ARRAY) return check_fields(c, op, value, type);
  switch (value->kind) {
  case PL_ATTR_INTEGER:
    return type->kind == PL_TYPE_INTEGER || type->kind == PL_TYPE_LLVM_TARGET || pl_check_error(c, op, "expected integer type");
  case PL_ATTR_FLOAT: return check_float(c, op, value, type);
  case PL_ATTR_STRING: {
    bool bytes = type->kind == PL_TYPE_LLVM_ARRAY && pl_type_is_integer(type->shaped.elem, 8) &&
                 (uint64_t)type->shaped.shape[0] == value->string.len;
    return bytes || pl_check_error(c, op, "expected array type of %zu i8 elements for the string constant", value->string.len);
  }
  case PL_ATTR_DENSE:
  case PL_ATTR_RESOURCE:
  case PL_ATTR_SPARSE: return check_elements(c, op, value->type, value->kind != PL_ATTR_DENSE || value->dense.splat, type);
  case PL_ATTR_OPAQUE: return true; /* of a dialect that is not known here */
  default: return pl_check_error(c, op, "only supports integer, float, string or elements attributes");
  }
}

/* Checks llvm.getelementptr. False, and reported, if a rule is broken. */
bool pl_check_getelementptr(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR));
  return check_gep_flags(c, op) && check_gep(c, op);
}

/* Checks that a cast of the LLVM dialect widens. False, and reported, if not. */
bool pl_check_llvm_widening(pl_checker *c, const pl_op *op) { return check_cast(c, op, 1); }

/* Checks that a cast of the LLVM dialect narrows. False, and reported, if not. */
bool pl_check_llvm_narrowing(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_TRUNC) || pl_op_is(op, PL_OP_LLVM_FPTRUNC));
  return check_cast(c, op, -1);
}

/* Checks that operand and result of a cast of the LLVM dialect have the same number of lanes; their widths may differ in any way.
 * False, and reported, if not. */
bool pl_check_llvm_conversion(pl_checker *c, const pl_op *op) { return check_cast(c, op, 0); }
