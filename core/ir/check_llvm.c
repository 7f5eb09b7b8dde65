/* The LLVM dialect. Source: MLIR documentation, "'llvm' Dialect", Operations; LLVM documentation, "LLVM Language Reference". */
#include "core/ir/check_internal.h"

/* The type at a position inside an aggregate; NULL (reported) if the position leads outside. */
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

static bool check_extract(pl_checker *c, const pl_op *op) {
  const pl_type *type = type_at(c, op, pl_operand(op, 0)->type, pl_op_attr(op, "position"));
  if (!type) return false;
  return type == pl_result(op, 0)->type ||
         pl_check_error(c, op, "Type mismatch: extracting from '%s' should produce '%s' but this op returns '%s'",
                        pl_check_type_text(c, pl_operand(op, 0)->type), pl_check_type_text(c, type),
                        pl_check_type_text(c, pl_result(op, 0)->type));
}

static bool check_insert(pl_checker *c, const pl_op *op) {
  const pl_type *type = type_at(c, op, pl_operand(op, 0)->type, pl_op_attr(op, "position"));
  if (!type) return false;
  return type == pl_operand(op, 1)->type ||
         pl_check_error(c, op, "Type mismatch: cannot insert '%s' into '%s'", pl_check_type_text(c, pl_operand(op, 1)->type),
                        pl_check_type_text(c, pl_operand(op, 0)->type));
}

#define DYNAMIC_INDEX INT32_MIN /* in rawConstantIndices */

static bool check_gep(pl_checker *c, const pl_op *op) {
  const pl_attr *raw = pl_op_attr(op, "rawConstantIndices");
  const pl_type *type = pl_op_attr(op, "elem_type")->type;
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

static bool check_callee(pl_checker *c, const pl_op *op, const pl_type *type, uint32_t first) {
  uint32_t count = op->num_operands - first;
  if (type->func.variadic ? count < type->func.num_inputs : count != type->func.num_inputs)
    return pl_check_error(c, op, "incorrect number of operands (%u) for callee (expecting: %u)", count, type->func.num_inputs);
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    if (pl_operand(op, first + i)->type != type->func.inputs[i])
      return pl_check_error(c, op, "operand type mismatch for operand %u: '%s' != '%s'", i,
                            pl_check_type_text(c, pl_operand(op, first + i)->type), pl_check_type_text(c, type->func.inputs[i]));
  const pl_type *result = type->func.results[0];
  if (op->num_results == 0)
    return result->kind == PL_TYPE_LLVM_VOID || pl_check_error(c, op, "expected function call to produce a value");
  if (result->kind == PL_TYPE_LLVM_VOID)
    return pl_check_error(c, op, "calling function with void result must not produce values");
  return pl_result(op, 0)->type == result ||
         pl_check_error(c, op, "result type mismatch: '%s' != '%s'", pl_check_type_text(c, pl_result(op, 0)->type),
                        pl_check_type_text(c, result));
}

static bool check_call(pl_checker *c, const pl_op *op) {
  const pl_attr *callee = pl_op_attr(op, "callee"), *variadic = pl_op_attr(op, "var_callee_type");
  if (op->num_results > 1) return pl_check_error(c, op, "must have 0 or 1 result");
  const pl_attr *bundles = pl_op_attr(op, "op_bundle_sizes");
  if (bundles && bundles->dense.count) return true; /* what follows counts operands of the callee only */
  if (variadic && (variadic->type->kind != PL_TYPE_LLVM_FUNC || !variadic->type->func.variadic))
    return pl_check_error(c, op, "expected var_callee_type to be a variadic function type");
  if (!callee) {
    if (op->num_operands == 0) return pl_check_error(c, op, "must have either a `callee` attribute or at least an operand");
    if (pl_operand(op, 0)->type->kind != PL_TYPE_LLVM_PTR)
      return pl_check_error(c, op, "indirect call expects a pointer as callee: '%s'",
                            pl_check_type_text(c, pl_operand(op, 0)->type));
    return !variadic || check_callee(c, op, variadic->type, 1);
  }
  const pl_op *func = pl_check_lookup(c, callee);
  if (!func)
    return pl_check_error(c, op, "'%s' does not reference a symbol in the current scope", pl_check_attr_text(c, callee) + 1);
  bool indirect = pl_op_is(func, PL_OP_LLVM_MLIR_IFUNC);
  if (!indirect && !pl_op_is(func, PL_OP_LLVM_FUNC))
    return pl_check_error(c, op, "'%s' does not reference a valid LLVM function or IFunc", pl_check_attr_text(c, callee) + 1);
  const pl_attr *said = pl_op_attr(func, indirect ? "i_func_type" : "function_type");
  const pl_type *type = said && said->kind == PL_ATTR_TYPE ? said->type : NULL;
  if (!type || type->kind != PL_TYPE_LLVM_FUNC) return false;
  if (type->func.variadic && !variadic) return pl_check_error(c, op, "missing var_callee_type attribute for vararg call");
  return check_callee(c, op, type, 0);
}

static bool check_addressof(pl_checker *c, const pl_op *op) {
  const pl_attr *name = pl_op_attr(op, "global_name");
  const pl_op *target = pl_check_lookup(c, name);
  bool known = target && (pl_op_is(target, PL_OP_LLVM_MLIR_GLOBAL) || pl_op_is(target, PL_OP_LLVM_FUNC) ||
                          pl_op_is(target, PL_OP_LLVM_MLIR_ALIAS) || pl_op_is(target, PL_OP_LLVM_MLIR_IFUNC) ||
                          target->info->kind == PL_OP_UNREGISTERED);
  if (!known)
    return pl_check_error(
        c, op, "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'");
  if (!pl_op_is(target, PL_OP_LLVM_MLIR_GLOBAL)) return true;
  const pl_attr *space = pl_op_attr(target, "addr_space");
  uint64_t number = 0;
  if (space && space->kind == PL_ATTR_INTEGER) (void)pl_apint_to_u64(space->integer, &number);
  return pl_result(op, 0)->type->ptr.space == number ||
         pl_check_error(c, op, "pointer address space must match address space of the referenced global or alias");
}

static const pl_type *lane(const pl_type *t) { return t->kind == PL_TYPE_VECTOR ? t->shaped.elem : t; }

static uint32_t width_of(const pl_type *t) {
  if (t->kind == PL_TYPE_INTEGER) return t->integer.width;
  if (t->kind == PL_TYPE_LLVM_PPC_FP128) return 128;
  return t->kind == PL_TYPE_FLOAT ? pl_float_bits(t->float_format) : 0;
}

static bool same_lanes(const pl_type *a, const pl_type *b) {
  bool va = lane(a) != a, vb = lane(b) != b;
  if (va != vb) return false;
  return !va || (a->shaped.rank == 1 && b->shaped.rank == 1 && a->shaped.shape[0] == b->shaped.shape[0]);
}

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

/* Bits of a scalar, vector or pointer; 0 if bitcast takes no such type. */
static uint64_t bits_of(const pl_type *t) {
  const pl_type *l = lane(t);
  uint64_t lanes = l != t && t->shaped.rank == 1 ? (uint64_t)t->shaped.shape[0] : 1;
  return lanes * width_of(l);
}

static bool check_bitcast(pl_checker *c, const pl_op *op) {
  const pl_type *in = pl_operand(op, 0)->type, *out = pl_result(op, 0)->type;
  bool pointer_in = lane(in)->kind == PL_TYPE_LLVM_PTR, pointer_out = lane(out)->kind == PL_TYPE_LLVM_PTR;
  if (pointer_in != pointer_out) return pl_check_error(c, op, "can only cast pointers from and to pointers");
  if (pointer_in)
    return lane(in)->ptr.space == lane(out)->ptr.space ||
           pl_check_error(c, op, "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead");
  uint64_t from = bits_of(in), to = bits_of(out);
  return (from != 0 && from == to) || pl_check_error(c, op, "cannot cast '%s' to '%s': another number of bits",
                                                     pl_check_type_text(c, in), pl_check_type_text(c, out));
}

/* Elements of a constant: scalars in nested arrays and vectors. */
static const pl_type *innermost(const pl_type *t, uint64_t *count) {
  *count = 1;
  while (t->kind == PL_TYPE_LLVM_ARRAY || t->kind == PL_TYPE_VECTOR) {
    for (uint32_t i = 0; i < t->shaped.rank; i++)
      if (__builtin_mul_overflow(*count, (uint64_t)t->shaped.shape[i], count)) *count = UINT64_MAX;
    t = t->shaped.elem;
  }
  return t;
}

static bool check_elements(pl_checker *c, const pl_op *op, const pl_type *value, const pl_type *type) {
  uint64_t have = 1, want;
  const pl_type *elem = innermost(type, &want), *from = value->shaped.elem;
  if (elem == type) return pl_check_error(c, op, "expected vector or array type");
  if (value->kind != PL_TYPE_TENSOR && value->kind != PL_TYPE_VECTOR) return true;
  for (uint32_t i = 0; i < value->shaped.rank; i++)
    if (__builtin_mul_overflow(have, (uint64_t)value->shaped.shape[i], &have)) have = UINT64_MAX;
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

/* An array gives the fields of a structure, or of structures in an array. */
static bool check_fields(pl_checker *c, const pl_op *op, const pl_attr *value, const pl_type *type) {
  if (type->kind == PL_TYPE_LLVM_ARRAY) {
    uint64_t count;
    return innermost(type, &count)->kind == PL_TYPE_LLVM_STRUCT ||
           pl_check_error(c, op, "for array with an array attribute must have a struct element type");
  }
  if (type->kind != PL_TYPE_LLVM_STRUCT) return pl_check_error(c, op, "expected array or struct type for array attribute");
  if (value->kind != PL_ATTR_ARRAY) return pl_check_error(c, op, "expected array attribute for struct type");
  if (value->array.count != type->llvm_struct->num_elems)
    return pl_check_error(c, op, "expected array attribute of size %u", type->llvm_struct->num_elems);
  for (uint32_t i = 0; i < value->array.count; i++) {
    const pl_attr *field = value->array.elems[i];
    if ((field->kind == PL_ATTR_INTEGER || field->kind == PL_ATTR_FLOAT) && field->type != type->llvm_struct->elems[i])
      return pl_check_error(c, op, "struct element at index %u is of wrong type", i);
  }
  return true;
}

static bool check_constant(pl_checker *c, const pl_op *op) {
  const pl_attr *value = pl_op_attr(op, "value");
  const pl_type *type = pl_result(op, 0)->type;
  if (type->kind == PL_TYPE_LLVM_STRUCT || value->kind == PL_ATTR_ARRAY) return check_fields(c, op, value, type);
  switch ((int)value->kind) {
  case PL_ATTR_INTEGER:
    return type->kind == PL_TYPE_INTEGER || type->kind == PL_TYPE_LLVM_TARGET || pl_check_error(c, op, "expected integer type");
  case PL_ATTR_FLOAT:
    if (width_of(lane(type)) == width_of(value->type)) return true;
    return pl_check_error(c, op, "expected %s type of width %u", type->kind == PL_TYPE_INTEGER ? "integer" : "float",
                          width_of(value->type));
  case PL_ATTR_STRING: {
    bool bytes = type->kind == PL_TYPE_LLVM_ARRAY && pl_type_is_integer(type->shaped.elem, 8) &&
                 (uint64_t)type->shaped.shape[0] == value->string.len;
    return bytes || pl_check_error(c, op, "expected array type of %zu i8 elements for the string constant", value->string.len);
  }
  case PL_ATTR_DENSE:
  case PL_ATTR_RESOURCE:
  case PL_ATTR_SPARSE: return check_elements(c, op, value->type, type);
  case PL_ATTR_OPAQUE: return true; /* of a dialect that is not known here */
  default: return pl_check_error(c, op, "only supports integer, float, string or elements attributes");
  }
}

/* What linkage asks of a global. */
static bool check_linkage(pl_checker *c, const pl_op *op, const pl_type *type) {
  const pl_attr *linkage = pl_op_attr(op, "linkage"), *value = pl_op_attr(op, "value");
  if (!linkage || linkage->kind != PL_ATTR_ENUM) return true;
  if (pl_enum_has(linkage, "appending") && type->kind != PL_TYPE_LLVM_ARRAY)
    return pl_check_error(c, op, "expected array type for 'appending' linkage");
  if (!value || !pl_enum_has(linkage, "common")) return true;
  bool zero =
      ((value->kind == PL_ATTR_INTEGER || value->kind == PL_ATTR_FLOAT) && pl_apint_is_zero(value->integer)) ||
      (value->kind == PL_ATTR_DENSE && value->dense.elems && value->dense.splat && pl_apint_is_zero(value->dense.elems[0]));
  return zero || pl_check_error(c, op, "expected zero value for 'common' linkage");
}

/* The region that computes the first value of a global. */
static bool check_initializer(pl_checker *c, const pl_op *op, const pl_type *type) {
  const pl_block *body = op->regions[0]->first;
  const pl_op *last = body ? body->last : NULL;
  if (!last) return true;
  if (!pl_op_is(last, PL_OP_LLVM_RETURN))
    return pl_check_error(c, op, "expects regions to end with 'llvm.return', found '%.*s'", PL_STR_FMT(last->info->name));
  if (last->num_operands == 0 || !pl_operand(last, 0)) return pl_check_error(c, op, "initializer region cannot return void");
  if (pl_operand(last, 0)->type != type)
    return pl_check_error(c, op, "initializer region type '%s' does not match global type '%s'",
                          pl_check_type_text(c, pl_operand(last, 0)->type), pl_check_type_text(c, type));
  for (const pl_op *inner = body->first; inner != last; inner = inner->next)
    if (!pl_check_is_effect_free(inner))
      return pl_check_error_at(c, inner, "ops with side effects not allowed in global initializers");
  return !pl_op_attr(op, "value") || pl_check_error(c, op, "cannot have both initializer value and region");
}

static bool check_global(pl_checker *c, const pl_op *op) {
  const pl_attr *alignment = pl_op_attr(op, "alignment"), *text = pl_op_attr(op, "value");
  int64_t value = 1;
  if (alignment) (void)pl_apint_to_i64(alignment->integer, &value);
  const pl_type *type = pl_op_attr(op, "global_type")->type;
  if (!pl_type_is_llvm_compatible(type) || !pl_type_llvm_may_stand(PL_LLVM_IN_MEMORY, type))
    return pl_check_error(c, op, "expects type to be a valid element type for an LLVM global");
  if (text && text->kind == PL_ATTR_STRING &&
      (type->kind != PL_TYPE_LLVM_ARRAY || !pl_type_is_integer(type->shaped.elem, 8) ||
       (uint64_t)type->shaped.shape[0] != text->string.len))
    return pl_check_error(c, op, "requires an i8 array type of the length equal to that of the string attribute");
  if (!check_linkage(c, op, type) || !check_initializer(c, op, type)) return false;
  return (value >= 0 && (value & (value - 1)) == 0) || pl_check_error(c, op, "alignment attribute is not a power of 2");
}

/* Functions that run before or behind main are defined in the module. */
static bool check_structors(pl_checker *c, const pl_op *op, const char *list) {
  const pl_attr *functions = pl_op_attr(op, list);
  for (uint32_t i = 0; i < functions->array.count; i++) {
    const pl_attr *name = functions->array.elems[i];
    const pl_op *func = pl_check_lookup(c, name);
    const char *text = pl_check_attr_text(c, name);
    if (!func || !pl_op_is(func, PL_OP_LLVM_FUNC))
      return pl_check_error(c, op, "'%s' does not reference a valid LLVM function", text + (*text == '@'));
    if (pl_func_is_declaration(func)) return pl_check_error(c, op, "'%s' does not have a definition", text + 1);
  }
  return true;
}

bool pl_check_llvm(pl_checker *c, const pl_op *op) {
  switch ((int)op->info->kind) {
  case PL_OP_LLVM_EXTRACTVALUE: return check_extract(c, op);
  case PL_OP_LLVM_INSERTVALUE: return check_insert(c, op);
  case PL_OP_LLVM_GETELEMENTPTR: return check_gep(c, op);
  case PL_OP_LLVM_CALL: return check_call(c, op);
  case PL_OP_LLVM_INVOKE:
  case PL_OP_LLVM_LANDINGPAD: return pl_check_llvm_unwinding(c, op);
  case PL_OP_LLVM_MLIR_ADDRESSOF: return check_addressof(c, op);
  case PL_OP_LLVM_MLIR_CONSTANT: return check_constant(c, op);
  case PL_OP_LLVM_SEXT:
  case PL_OP_LLVM_ZEXT:
  case PL_OP_LLVM_FPEXT: return check_cast(c, op, 1);
  case PL_OP_LLVM_TRUNC:
  case PL_OP_LLVM_FPTRUNC: return check_cast(c, op, -1);
  case PL_OP_LLVM_SITOFP:
  case PL_OP_LLVM_UITOFP:
  case PL_OP_LLVM_FPTOSI:
  case PL_OP_LLVM_FPTOUI:
  case PL_OP_LLVM_INTTOPTR:
  case PL_OP_LLVM_PTRTOINT:
  case PL_OP_LLVM_ADDRSPACECAST: return check_cast(c, op, 0);
  case PL_OP_LLVM_BITCAST: return check_bitcast(c, op);
  case PL_OP_LLVM_MLIR_GLOBAL: return check_global(c, op);
  case PL_OP_LLVM_MLIR_GLOBAL_CTORS: return check_structors(c, op, "ctors");
  case PL_OP_LLVM_MLIR_GLOBAL_DTORS: return check_structors(c, op, "dtors");
  default: return pl_check_llvm_access(c, op);
  }
}
