/* Names of earlier years: ops of the `std` dialect, written with or without its name, and ops that were renamed. Sources: MLIR
 * documentation of 2020, "'std' Dialect" and "'llvm' Dialect"; of 2022, "'arith' Dialect" and "'memref' Dialect". */
#include "core/text/parse/old.h"

#include "core/text/parse/op.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"

typedef struct renaming {
  pl_str old, name;
} renaming;
#define RENAMED(old, name)                                                                                                       \
  {                                                                                                                              \
    {old, sizeof(old) - 1}, { name, sizeof(name) - 1 }                                                                           \
  }

/* Ops of `std`. */
static const renaming std_ops[] = {
    RENAMED("func", "func.func"),
    RENAMED("return", "func.return"),
    RENAMED("call", "func.call"),
    RENAMED("call_indirect", "func.call_indirect"),
    RENAMED("unrealized_conversion_cast", "builtin.unrealized_conversion_cast"),
    RENAMED("assert", "cf.assert"),
    RENAMED("br", "cf.br"),
    RENAMED("cond_br", "cf.cond_br"),
    RENAMED("switch", "cf.switch"),
    RENAMED("constant", "arith.constant"),
    RENAMED("addi", "arith.addi"),
    RENAMED("subi", "arith.subi"),
    RENAMED("muli", "arith.muli"),
    RENAMED("divi_signed", "arith.divsi"),
    RENAMED("divi_unsigned", "arith.divui"),
    RENAMED("ceildivi_signed", "arith.ceildivsi"),
    RENAMED("floordivi_signed", "arith.floordivsi"),
    RENAMED("remi_signed", "arith.remsi"),
    RENAMED("remi_unsigned", "arith.remui"),
    RENAMED("and", "arith.andi"),
    RENAMED("or", "arith.ori"),
    RENAMED("xor", "arith.xori"),
    RENAMED("shift_left", "arith.shli"),
    RENAMED("signed_shift_right", "arith.shrsi"),
    RENAMED("unsigned_shift_right", "arith.shrui"),
    RENAMED("shift_right_signed", "arith.shrsi"),
    RENAMED("shift_right_unsigned", "arith.shrui"),
    RENAMED("splat", "vector.splat"),
    RENAMED("negf", "arith.negf"),
    RENAMED("addf", "arith.addf"),
    RENAMED("subf", "arith.subf"),
    RENAMED("mulf", "arith.mulf"),
    RENAMED("divf", "arith.divf"),
    RENAMED("remf", "arith.remf"),
    RENAMED("maxf", "arith.maximumf"),
    RENAMED("minf", "arith.minimumf"),
    RENAMED("maxsi", "arith.maxsi"),
    RENAMED("maxui", "arith.maxui"),
    RENAMED("minsi", "arith.minsi"),
    RENAMED("minui", "arith.minui"),
    RENAMED("cmpi", "arith.cmpi"),
    RENAMED("cmpf", "arith.cmpf"),
    RENAMED("select", "arith.select"),
    RENAMED("index_cast", "arith.index_cast"),
    RENAMED("sexti", "arith.extsi"),
    RENAMED("zexti", "arith.extui"),
    RENAMED("trunci", "arith.trunci"),
    RENAMED("fpext", "arith.extf"),
    RENAMED("fptrunc", "arith.truncf"),
    RENAMED("sitofp", "arith.sitofp"),
    RENAMED("uitofp", "arith.uitofp"),
    RENAMED("fptosi", "arith.fptosi"),
    RENAMED("fptoui", "arith.fptoui"),
    RENAMED("bitcast", "arith.bitcast"),
    RENAMED("load", "memref.load"),
    RENAMED("store", "memref.store"),
    RENAMED("alloc", "memref.alloc"),
    RENAMED("alloca", "memref.alloca"),
    RENAMED("dealloc", "memref.dealloc"),
    RENAMED("dim", "memref.dim"),
    RENAMED("rank", "memref.rank"),
    RENAMED("memref_cast", "memref.cast"),
    RENAMED("memref_reshape", "memref.reshape"),
    RENAMED("memref_reinterpret_cast", "memref.reinterpret_cast"),
    RENAMED("subview", "memref.subview"),
    RENAMED("view", "memref.view"),
    RENAMED("transpose", "memref.transpose"),
    RENAMED("prefetch", "memref.prefetch"),
    RENAMED("assume_alignment", "memref.assume_alignment"),
    RENAMED("atomic_rmw", "memref.atomic_rmw"),
    RENAMED("generic_atomic_rmw", "memref.generic_atomic_rmw"),
    RENAMED("atomic_yield", "memref.atomic_yield"),
    RENAMED("global_memref", "memref.global"),
    RENAMED("get_global_memref", "memref.get_global"),
    RENAMED("create_complex", "complex.create"),
    RENAMED("re", "complex.re"),
    RENAMED("im", "complex.im"),
    RENAMED("addcf", "complex.add"),
    RENAMED("subcf", "complex.sub"),
};

/* Ops that kept their meaning under another name. */
static const renaming renamed[] = {
    RENAMED("builtin.func", "func.func"),
    RENAMED("arith.maxf", "arith.maximumf"),
    RENAMED("arith.minf", "arith.minimumf"),
    RENAMED("llvm.mlir.null", "llvm.mlir.zero"),
    RENAMED("llvm.addi", "llvm.add"),
    RENAMED("llvm.mlir.cast", "builtin.unrealized_conversion_cast"),
    RENAMED("arith.addui_carry", "arith.addui_extended"),
    RENAMED("llvm.sadd.with.overflow", "llvm.intr.sadd.with.overflow"),
};

/* The new name for `old` in a table of renamings; `name` if it has none. */
static pl_str find(const renaming *table, size_t count, pl_str old, pl_str name) {
  for (size_t i = 0; i < count; i++)
    if (pl_str_eq(table[i].old, old)) return table[i].name;
  return name;
}

pl_str pl_p_upgrade_name(pl_str name) {
  if (pl_str_starts(name, "std.")) {
    pl_str bare = {name.data + 4, name.len - 4};
    return find(std_ops, sizeof std_ops / sizeof *std_ops, bare, name);
  }
  if (memchr(name.data, '.', name.len)) return find(renamed, sizeof renamed / sizeof *renamed, name, name);
  return find(std_ops, sizeof std_ops / sizeof *std_ops, name, name);
}

/* Renames the op's attribute called `old` to `name`, unless it already has an attribute of that name. */
static void rename_attr(pl_parser *p, pl_op_state *s, const char *old, pl_attr_name name) {
  for (size_t i = 0; i < s->attrs.len; i++)
    if (pl_str_is(s->attrs.data[i].name, old) && !pl_p_state_attr(s, name))
      s->attrs.data[i].name = pl_p_intern(p, pl_attr_names[name]);
}

/* Replaces the unit attribute `inbounds` of a getelementptr (MLIR until 2025) by noWrapFlags = 3, the bits of inbounds. */
static void upgrade_inbounds(pl_parser *p, pl_op_state *s) {
  for (size_t i = 0; i < s->attrs.len; i++) {
    pl_named_attr *attr = &s->attrs.data[i];
    if (!pl_str_is(attr->name, "inbounds") || attr->value->kind != PL_ATTR_UNIT) continue;
    attr->name = pl_p_intern(p, PL_STR("noWrapFlags"));
    attr->value = pl_attr_i64(p->ctx, pl_type_integer(p->ctx, 32), 3);
  }
}

/* Sets elem_type of a getelementptr or alloca that has none to the pointee of `pointer`, if that is a typed pointer. */
static void add_elem_type(pl_parser *p, pl_op_state *s, const pl_type *pointer) {
  if (pl_p_state_attr(s, PL_NAME_ELEM_TYPE) || pointer->kind != PL_TYPE_LLVM_PTR || !pointer->ptr.pointee) return;
  pl_p_set_attr(p, s, PL_NAME_ELEM_TYPE, pl_attr_type(p->ctx, pointer->ptr.pointee));
}

bool pl_p_is_old_function(pl_str name) {
  return pl_str_is(name, "func") || pl_str_is(name, "std.func") || pl_str_is(name, "builtin.func");
}

const pl_attr *pl_p_upgrade_value(pl_parser *p, const pl_sig_prop *prop, const pl_attr *value) {
  bool wide = prop->kind == PL_PROP_ARRAY_I64, list = value->kind == PL_ATTR_ARRAY;
  if (!(wide || prop->kind == PL_PROP_ARRAY_I32) || !(list || value->kind == PL_ATTR_DENSE)) return value;
  if (!list && value->type->shaped.rank != 1) return value;
  uint64_t count = list ? value->array.count : (uint64_t)value->type->shaped.shape[0];
  const pl_type *type = pl_type_integer(p->ctx, wide ? 64 : 32);
  pl_apint *bits = PL_NEW_ARRAY(p->arena, pl_apint, count + 1);
  for (uint64_t i = 0; i < count; i++) {
    const pl_attr *elem = list ? value->array.elems[i] : NULL;
    int64_t number = 0;
    if (list && elem->kind != PL_ATTR_INTEGER) return value;
    if (!list && value->type->shaped.elem->kind != PL_TYPE_INTEGER) return value;
    if (!pl_apint_to_i64(list ? elem->integer : pl_dense_at(value, i), &number)) return value;
    bits[i] = pl_apint_from_i64(p->arena, type->integer.width, number);
  }
  return pl_attr_dense_array(p->ctx, type, bits, count);
}

/* Turns operands of an intrinsic that were passed as constants until 2022 into the attributes of today. False (reported) if one
 * is no integer constant. */
static bool upgrade_immediates(pl_parser *p, pl_op_state *s) {
  uint32_t count;
  const pl_attr_name *names = pl_op_info_old_operands(s->info->kind, &count);
  if (count == 0 || s->operands.len != s->signature->num_operands + count || pl_p_state_attr(s, names[0])) return true;
  for (uint32_t i = count; i-- > 0;) {
    const pl_value *operand = pl_vec_pop(&s->operands);
    const pl_op *source = operand->op;
    const pl_attr *value = source && pl_op_has(source, PL_TRAIT_CONSTANT) ? pl_op_attr(source, PL_NAME_VALUE) : NULL;
    if (!value || value->kind != PL_ATTR_INTEGER || operand->type->kind != PL_TYPE_INTEGER)
      return pl_p_error(p, s->at, "'%.*s' op takes a constant for %s", PL_STR_FMT(s->info->name), pl_attr_names[names[i]].data);
    if (pl_type_is_integer(operand->type, 1)) value = pl_attr_i64(p->ctx, operand->type, !pl_apint_is_zero(value->integer));
    pl_p_set_attr(p, s, names[i], value);
  }
  return true;
}

/* Replaces the i1 attribute `reassoc` of a vector reduction (MLIR until 2023) by fastmathFlags <reassoc> or <none>. */
static void upgrade_reassoc(pl_parser *p, pl_op_state *s) {
  const pl_attr *flag = pl_p_state_attr(s, PL_NAME_REASSOC);
  if (!flag || flag->kind != PL_ATTR_INTEGER || !pl_type_is_integer(flag->type, 1)) return;
  pl_str word = pl_p_intern(p, pl_apint_is_zero(flag->integer) ? PL_STR("none") : PL_STR("reassoc"));
  for (size_t i = 0; i < s->attrs.len; i++) {
    if (!pl_str_is(s->attrs.data[i].name, "reassoc")) continue;
    s->attrs.data[i].name = pl_p_intern(p, PL_STR("fastmathFlags"));
    s->attrs.data[i].value = pl_attr_enum(p->ctx, PL_STR("llvm"), PL_STR("fastmath"), &word, 1);
  }
}

/* Adds the attribute `data` to global constructors or destructors that lack it, as until 2025. */
static void add_data(pl_parser *p, pl_op_state *s) {
  const pl_attr *priorities = pl_p_state_attr(s, PL_NAME_PRIORITIES);
  if (pl_p_state_attr(s, PL_NAME_DATA) || !priorities || priorities->kind != PL_ATTR_ARRAY) return;
  const pl_attr **none = PL_NEW_ARRAY(p->arena, const pl_attr *, priorities->array.count + 1);
  for (uint32_t i = 0; i < priorities->array.count; i++)
    none[i] = pl_attr_params(p->ctx, PL_STR("zero"), NULL, 0);
  pl_p_set_attr(p, s, PL_NAME_DATA, pl_attr_array(p->ctx, none, priorities->array.count));
}

/* Makes a constant whose value is a symbol, as std.constant allowed, a func.constant. */
static void upgrade_constant(pl_parser *p, pl_op_state *s) {
  const pl_attr *value = pl_p_state_attr(s, PL_NAME_VALUE);
  if (!value || value->kind != PL_ATTR_SYMBOL) return;
  s->info = pl_op_info_of(PL_OP_FUNC_CONSTANT);
  s->signature = pl_signature_of(p->ctx, s->info);
}

pl_value *pl_p_index_constant(pl_parser *p, pl_op_state *state, int64_t value) {
  const pl_type *index = pl_type_index(p->ctx);
  const pl_named_attr entry = {pl_p_intern(p, PL_STR("value")), pl_attr_i64(p->ctx, index, value)};
  const pl_op_spec spec = {.info = pl_op_info_of(PL_OP_ARITH_CONSTANT),
                           .result_types = &index,
                           .num_results = 1,
                           .attrs = pl_attr_dict(p->ctx, &entry, 1),
                           .line = state->at.line,
                           .column = state->at.column};
  pl_op *op = pl_op_new(p->module, &spec);
  pl_op_append(state->block, op);
  return pl_result(op, 0);
}

/* Appends a binary op of that kind with a result of type index to the block, before the op that is being parsed, and returns its
 * result. */
static pl_value *index_op(pl_parser *p, const pl_op_state *s, pl_op_kind kind, pl_value *left, pl_value *right) {
  const pl_type *index = pl_type_index(p->ctx);
  pl_value *operands[] = {left, right};
  const pl_op_spec spec = {.info = pl_op_info_of(kind),
                           .operands = operands,
                           .num_operands = 2,
                           .result_types = &index,
                           .num_results = 1,
                           .line = s->at.line,
                           .column = s->at.column};
  pl_op *op = pl_op_new(p->module, &spec);
  pl_op_append(s->block, op);
  return pl_result(op, 0);
}

/* Appends the operand for the dynamic size, if there is one, in a group of result dimensions that expands dimension `dim` of the
 * source, computed by new ops in the block. False (reported) if it can't be determined. */
static bool add_unknown_size(pl_parser *p, pl_op_state *s, const pl_attr *group, uint32_t dim) {
  const pl_type *to = s->results.data[0];
  int64_t known = 1;
  uint32_t unknown = 0;
  for (uint32_t i = 0; i < group->array.count; i++) {
    int64_t at = 0;
    bool inside = pl_apint_to_i64(group->array.elems[i]->integer, &at) && at >= 0 && at < to->shaped.rank;
    int64_t size = inside ? to->shaped.shape[at] : 0;
    if (size == PL_DYNAMIC)
      unknown++;
    else if (__builtin_mul_overflow(known, size, &known))
      known = 0;
  }
  if (unknown == 0) return true;
  if (unknown > 1 || known == 0) return pl_p_error(p, s->at, "expected 'output_shape': the types do not say all sizes");
  pl_value *size = index_op(p, s, PL_OP_MEMREF_DIM, s->operands.data[0], pl_p_index_constant(p, s, dim));
  if (known > 1) size = index_op(p, s, PL_OP_ARITH_DIVUI, size, pl_p_index_constant(p, s, known));
  pl_vec_push(&s->operands, size);
  return true;
}

/* Whether the attribute, which may be NULL, is an array of arrays of integers. */
static bool is_reassociation(const pl_attr *groups) {
  bool ok = groups && groups->kind == PL_ATTR_ARRAY;
  for (uint32_t g = 0; ok && g < groups->array.count; g++) {
    const pl_attr *group = groups->array.elems[g];
    ok = group->kind == PL_ATTR_ARRAY;
    for (uint32_t i = 0; ok && i < group->array.count; i++)
      ok = group->array.elems[i]->kind == PL_ATTR_INTEGER;
  }
  return ok;
}

/* Gives a memref.expand_shape without output_shape (MLIR until 2024) its sizes. False (reported) if one can't be determined. */
static bool upgrade_expansion(pl_parser *p, pl_op_state *s) {
  const pl_attr *groups = pl_p_state_attr(s, PL_NAME_REASSOCIATION);
  if (pl_p_state_attr(s, PL_NAME_STATIC_OUTPUT_SHAPE) || s->operands.len != 1 || s->results.len != 1) return true;
  const pl_type *from = s->operands.data[0]->type, *to = s->results.data[0];
  if (from->kind != PL_TYPE_MEMREF || to->kind != PL_TYPE_MEMREF || !is_reassociation(groups)) return true;
  for (uint32_t g = 0; g < groups->array.count && g < from->shaped.rank; g++)
    if (!add_unknown_size(p, s, groups->array.elems[g], g)) return false;
  pl_p_set_attr(p, s, PL_NAME_STATIC_OUTPUT_SHAPE, pl_attr_dense_i64(p->ctx, to->shaped.shape, to->shaped.rank));
  return true;
}

/* Turns i64 parts of a complex<f64> constant into floats of these bits: MLIR until 2023 printed NaN and infinity so. */
static void upgrade_complex(pl_parser *p, pl_op_state *s) {
  const pl_attr *value = pl_p_state_attr(s, PL_NAME_VALUE), *parts[2];
  const pl_type *type = s->results.len == 1 ? s->results.data[0] : NULL, *f64 = pl_type_float(p->ctx, PL_F64);
  if (!type || type->kind != PL_TYPE_COMPLEX || type->shaped.elem != f64) return;
  if (!value || value->kind != PL_ATTR_ARRAY || value->array.count != 2) return;
  for (uint32_t i = 0; i < 2; i++) {
    const pl_attr *part = value->array.elems[i];
    bool bits = part->kind == PL_ATTR_INTEGER && pl_type_is_integer(part->type, 64);
    parts[i] = bits ? pl_attr_float(p->ctx, f64, part->integer) : part;
  }
  for (size_t i = 0; i < s->attrs.len; i++)
    if (s->attrs.data[i].value == value) s->attrs.data[i].value = pl_attr_array(p->ctx, parts, 2);
}

/* Swaps the operands of an llvm.intr.vector.insert in which the inserted vector stands first, as in MLIR until 2023. */
static void upgrade_vector_insert(pl_op_state *s) {
  if (s->operands.len != 2 || s->results.len != 1 || s->operands.data[0]->type == s->results.data[0]) return;
  if (s->operands.data[1]->type != s->results.data[0]) return;
  pl_value *inserted = s->operands.data[0];
  s->operands.data[0] = s->operands.data[1];
  s->operands.data[1] = inserted;
}

bool pl_p_upgrade_op(pl_parser *p, pl_op_state *s) {
  pl_op_kind kind = s->info->kind;
  if (kind == PL_OP_COMPLEX_CONSTANT) upgrade_complex(p, s);
  if (kind == PL_OP_LLVM_INTR_VECTOR_INSERT) upgrade_vector_insert(s);
  if (kind == PL_OP_VECTOR_INSERT || kind == PL_OP_VECTOR_EXTRACT) rename_attr(p, s, "position", PL_NAME_STATIC_POSITION);
  if (kind == PL_OP_FUNC_FUNC || kind == PL_OP_LLVM_FUNC) rename_attr(p, s, "type", PL_NAME_FUNCTION_TYPE);
  if (kind == PL_OP_LLVM_FUNC) rename_attr(p, s, "memory", PL_NAME_MEMORY_EFFECTS);
  if (kind == PL_OP_ARITH_CONSTANT) upgrade_constant(p, s);
  if (kind == PL_OP_LLVM_MLIR_GLOBAL) rename_attr(p, s, "type", PL_NAME_GLOBAL_TYPE);
  if (kind == PL_OP_LLVM_MLIR_GLOBAL_CTORS || kind == PL_OP_LLVM_MLIR_GLOBAL_DTORS) add_data(p, s);
  if (kind == PL_OP_LLVM_ALLOCA && s->results.len == 1) add_elem_type(p, s, s->results.data[0]);
  if (kind == PL_OP_LLVM_INTR_VECTOR_REDUCE_FADD || kind == PL_OP_LLVM_INTR_VECTOR_REDUCE_FMUL) upgrade_reassoc(p, s);
  if (kind == PL_OP_MEMREF_EXPAND_SHAPE && !upgrade_expansion(p, s)) return false;
  if (!upgrade_immediates(p, s)) return false;
  if (kind != PL_OP_LLVM_GETELEMENTPTR) return true;
  rename_attr(p, s, "structIndices", PL_NAME_RAW_CONSTANT_INDICES);
  upgrade_inbounds(p, s);
  if (s->operands.len) add_elem_type(p, s, s->operands.data[0]->type);
  return true;
}

typedef PL_VEC(pl_op *) ops;

/* Appends `root` and all ops nested in it to `out`, breadth-first. */
static void collect(pl_op *root, ops *out) {
  pl_vec_push(out, root);
  for (size_t i = 0; i < out->len; i++)
    for (uint32_t r = 0; r < out->data[i]->num_regions; r++)
      PL_FOR_BLOCKS(block, out->data[i]->regions[r]) { PL_FOR_OPS(op, block) pl_vec_push(out, op); }
}

/* The type of the function that a call calls, from the llvm.func of that name or a typed pointer; NULL if it is not known. */
static const pl_type *called_type(const pl_op *call, const pl_map *functions) {
  const pl_attr *callee = pl_op_attr(call, PL_NAME_CALLEE);
  const pl_type *pointer = !callee && call->num_operands ? pl_operand(call, 0)->type : NULL;
  if (callee && callee->kind == PL_ATTR_SYMBOL && callee->symbol.count == 1) {
    const pl_op *function = pl_map_get_ptr(functions, callee->symbol.path[0].data);
    return function ? pl_func_type(function) : NULL;
  }
  return pointer && pointer->kind == PL_TYPE_LLVM_PTR ? pointer->ptr.pointee : NULL;
}

void pl_p_upgrade_calls(pl_module *module) {
  ops all = {0};
  pl_map functions = {0};
  collect(module->op, &all);
  for (size_t i = 0; i < all.len; i++)
    if (pl_op_is(all.data[i], PL_OP_LLVM_FUNC))
      pl_map_set_ptr(&functions, pl_context_intern(module->ctx, pl_symbol_name(all.data[i])).data, all.data[i]);
  for (size_t i = 0; i < all.len; i++) {
    pl_op *op = all.data[i];
    bool call = pl_op_is(op, PL_OP_LLVM_CALL) || pl_op_is(op, PL_OP_LLVM_INVOKE);
    const pl_type *type = call && !pl_op_attr(op, PL_NAME_VAR_CALLEE_TYPE) ? called_type(op, &functions) : NULL;
    if (type && type->kind == PL_TYPE_LLVM_FUNC && type->func.variadic)
      pl_op_set_attr(op, PL_NAME_VAR_CALLEE_TYPE, pl_attr_type(module->ctx, type));
  }
  pl_map_free(&functions);
  pl_vec_free(&all);
}
