/* Functions, calls, returns, branches, switches, references to symbols. */
#include <assert.h>

#include "core/check/internal.h"
#include "core/check/rules.h"
#include "core/ir/layout_string.h"

void pl_check_branches(pl_checker *c, const pl_op *op) {
  assert(op->module->ctx == c->ctx);
  assert(op->num_successors == 0 || op->successors);
  for (uint32_t i = 0; i < op->num_successors; i++) {
    const pl_successor *s = &op->successors[i];
    if (s->count != s->block->num_args) {
      pl_check_error_at(c, op, "branch has %u operands for successor #%u, but target block has %u", s->count, i,
                        s->block->num_args);
      continue;
    }
    for (uint32_t k = 0; k < s->count; k++)
      if (pl_operand(op, s->first + k)->type != s->block->args[k]->type) {
        pl_check_error_at(c, op, "type mismatch for bb argument #%u of successor #%u", k, i);
        break;
      }
  }
}

/* The symbol reference as text, with its '@', for messages. */
static const char *symbol_text(pl_checker *c, const pl_attr *symbol) { return pl_check_attr_text(c, symbol); }

/* Checks that the parameters of an llvm.func have types of values, and its result such a type or void ("'llvm' Dialect" (2022),
 * Function Types, Unsupported Types; Additional Simple Types). False, and reported, if not. */
static bool check_llvm_signature(pl_checker *c, const pl_op *func, const pl_type *type) {
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    if (!pl_type_llvm_may_stand(PL_LLVM_IN_VALUE, type->func.inputs[i]))
      return pl_check_error(c, func, "%s: '%s'", pl_llvm_place_fault(PL_LLVM_IN_ARGUMENTS),
                            pl_check_type_text(c, type->func.inputs[i]));
  return pl_type_llvm_may_stand(PL_LLVM_IN_RESULT, type->func.results[0]) ||
         pl_check_error(c, func, "%s: '%s'", pl_llvm_place_fault(PL_LLVM_IN_RESULT),
                        pl_check_type_text(c, type->func.results[0]));
}

/* Checks that a function is not both no_inline and always_inline, and is no_inline if it is optimize_none. False, and reported,
 * if not. */
static bool check_inlining(pl_checker *c, const pl_op *func) {
  const bool none = pl_op_attr(func, PL_NAME_NO_INLINE) != NULL;
  if (none && pl_op_attr(func, PL_NAME_ALWAYS_INLINE))
    return pl_check_error_at(c, func, "no_inline and always_inline attributes are incompatible");
  return none || !pl_op_attr(func, PL_NAME_OPTIMIZE_NONE) || pl_check_error(c, func, "with optimize_none must also be no_inline");
}

/* Checks the type and the attributes of a function and the arguments of its entry block. False, and reported, if they break a
 * rule. */
bool pl_check_function(pl_checker *c, const pl_op *func) {
  const pl_type *type = pl_func_type(func);
  bool llvm = pl_op_is(func, PL_OP_LLVM_FUNC);
  if (!type || type->kind != (llvm ? PL_TYPE_LLVM_FUNC : PL_TYPE_FUNCTION))
    return pl_check_error(c, func, "attribute 'function_type' failed to satisfy constraint: type attribute of %s",
                          llvm ? "LLVM function type" : "function type");
  if (llvm && !check_llvm_signature(c, func, type)) return false;
  if (!pl_check_arg_attrs(c, func, type)) return false;
  const pl_block *entry = pl_func_entry(func);
  const pl_attr *linkage = pl_op_attr(func, PL_NAME_LINKAGE);
  if (llvm && linkage && linkage->kind == PL_ATTR_ENUM && pl_enum_has(linkage, "common"))
    return pl_check_error(c, func, "functions cannot have 'common' linkage");
  if (llvm && !pl_check_comdat(c, func)) return false;
  if (!entry) {
    if (llvm && linkage && linkage->kind == PL_ATTR_ENUM && !pl_enum_has(linkage, "external") &&
        !pl_enum_has(linkage, "extern_weak"))
      return pl_check_error(c, func, "external functions must have 'external' or 'extern_weak' linkage");
    const pl_attr *visibility = pl_op_attr(func, PL_NAME_SYM_VISIBILITY);
    if (!llvm && (!visibility || (visibility->kind == PL_ATTR_STRING && pl_str_is(visibility->string, "public"))))
      return pl_check_error(c, func, "symbol declaration cannot have public visibility");
    return true;
  }
  if (entry->num_args != type->func.num_inputs)
    return pl_check_error(c, func, "entry block must have %u arguments to match function signature", type->func.num_inputs);
  for (uint32_t i = 0; i < entry->num_args; i++)
    if (entry->args[i]->type != type->func.inputs[i])
      return pl_check_error(
          c, func,
          "type of entry block argument #%u('%s') must match the type of the corresponding argument in function signature('%s')",
          i, pl_check_type_text(c, entry->args[i]->type), pl_check_type_text(c, type->func.inputs[i]));
  return !llvm || check_inlining(c, func);
}

/* Checks that func.return is in a func.func and, if it ends its block, that its operands have the types of the function's
 * results. False if not; reported, unless the function has no function type. */
bool pl_check_func_return(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_FUNC_RETURN));
  const pl_op *func = op->block && op->block->region ? op->block->region->op : NULL;
  if (!func || !pl_op_is(func, PL_OP_FUNC_FUNC)) return pl_check_error(c, op, "expects parent op 'func.func'");
  const pl_type *type = pl_func_type(func);
  if (!type || type->kind != PL_TYPE_FUNCTION) return false;
  if (op != op->block->last) return true; /* that is reported, and no more */
  pl_str name = pl_symbol_name(func);
  if (op->num_operands != type->func.num_results)
    return pl_check_error(c, op, "has %u operands, but enclosing function (@%.*s) returns %u", op->num_operands, PL_STR_FMT(name),
                          type->func.num_results);
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (pl_operand(op, i)->type != type->func.results[i])
      return pl_check_error_at(
          c, op, "type of return operand %u ('%s') doesn't match function result type ('%s') in function @%.*s", i,
          pl_check_type_text(c, pl_operand(op, i)->type), pl_check_type_text(c, type->func.results[i]), PL_STR_FMT(name));
  return true;
}

/* Checks that an llvm.return in an llvm.func has one operand of the type of the function's result, or none if that is void; true
 * in any other op. False if not; reported, unless the function has no function type. */
bool pl_check_llvm_return(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_RETURN));
  const pl_op *parent = op->block && op->block->region ? op->block->region->op : NULL;
  if (!parent || !pl_op_is(parent, PL_OP_LLVM_FUNC)) return true; /* initialisers of globals return too */
  const pl_type *type = pl_func_type(parent);
  if (!type || type->kind != PL_TYPE_LLVM_FUNC) return false;
  const pl_type *result = type->func.results[0];
  const bool none = result->kind == PL_TYPE_LLVM_VOID;
  if (op->num_operands == 0 ? none : !none && pl_operand(op, 0)->type == result) return true;
  pl_check_error(c, op, none ? "expected no operands" : op->num_operands ? "mismatching result types" : "expected 1 operand");
  pl_check_note(c, parent, "when returning from function");
  return false;
}

/* Adds two notes at the op: the types of its results, and those of the function type's results, of which there are as many. */
static void note_result_types(pl_checker *c, const pl_op *op, const pl_type *type) {
  pl_sink ours = {0}, wanted = {0};
  for (uint32_t i = 0; i < op->num_results; i++) {
    pl_sink_printf(&ours, "%s'%s'", i ? ", " : "", pl_check_type_text(c, pl_result(op, i)->type));
    pl_sink_printf(&wanted, "%s'%s'", i ? ", " : "", pl_check_type_text(c, type->func.results[i]));
  }
  pl_check_note(c, op, "      op result types: %s", pl_sink_text(&ours));
  pl_check_note(c, op, "function result types: %s", pl_sink_text(&wanted));
  pl_sink_close(&ours);
  pl_sink_close(&wanted);
}

/* Checks that the operands of a call from index `first` on, and its results, have the number and types that a function type
 * states. False, and reported, if not. */
static bool check_call_types(pl_checker *c, const pl_op *op, const pl_type *type, uint32_t first) {
  uint32_t count = op->num_operands - first;
  if (count != type->func.num_inputs) return pl_check_error(c, op, "incorrect number of operands for callee");
  for (uint32_t i = 0; i < count; i++)
    if (pl_operand(op, first + i)->type != type->func.inputs[i])
      return pl_check_error(c, op, "operand type mismatch: expected operand type '%s', but provided '%s' for operand number %u",
                            pl_check_type_text(c, type->func.inputs[i]), pl_check_type_text(c, pl_operand(op, first + i)->type),
                            i);
  if (op->num_results != type->func.num_results) return pl_check_error(c, op, "incorrect number of results for callee");
  for (uint32_t i = 0; i < op->num_results; i++)
    if (pl_result(op, i)->type != type->func.results[i]) {
      pl_check_error(c, op, "result type mismatch at index %u", i);
      note_result_types(c, op, type);
      return false;
    }
  return true;
}

/* Checks that func.call names a func.func, and its operands and results against that function's type. False if not; reported,
 * unless the function has no function type. */
bool pl_check_func_call(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_FUNC_CALL));
  const pl_attr *symbol = pl_op_attr(op, PL_NAME_CALLEE);
  const pl_op *callee = pl_check_lookup(c, symbol);
  if (!callee || !pl_op_is(callee, PL_OP_FUNC_FUNC))
    return pl_check_error(c, op, "'%s' does not reference a valid function", symbol_text(c, symbol) + 1);
  const pl_type *type = pl_func_type(callee);
  return type && type->kind == PL_TYPE_FUNCTION && check_call_types(c, op, type, 0);
}

/* Checks that func.constant names a func.func of its result's type. False, and reported, if not. */
bool pl_check_func_constant(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_FUNC_CONSTANT));
  const pl_attr *symbol = pl_op_attr(op, PL_NAME_VALUE);
  const pl_op *callee = pl_check_lookup(c, symbol);
  if (!callee || !pl_op_is(callee, PL_OP_FUNC_FUNC))
    return pl_check_error(c, op, "reference to undefined function '%s'", symbol_text(c, symbol) + 1);
  if (pl_func_type(callee) != pl_result(op, 0)->type) return pl_check_error(c, op, "reference to function with mismatched type");
  return true;
}

/* Checks the case values of cf.switch or llvm.switch against the flag and the destinations, and that none is repeated unless the
 * options allow it. False, and reported, if not. */
bool pl_check_switch(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_CF_SWITCH) || pl_op_is(op, PL_OP_LLVM_SWITCH));
  const pl_attr *values = pl_op_attr(op, PL_NAME_CASE_VALUES);
  uint64_t cases = op->num_successors - 1, count = 0;
  if (values) {
    if (values->type->shaped.elem != pl_operand(op, 0)->type)
      return pl_check_error(c, op, "'flag' type ('%s') should match case value type ('%s')",
                            pl_check_type_text(c, pl_operand(op, 0)->type), pl_check_type_text(c, values->type->shaped.elem));
    count = values->type->shaped.rank == 1 ? (uint64_t)values->type->shaped.shape[0] : 0;
  }
  if (count != cases)
    return pl_check_error(c, op, "number of case values (%llu) should match number of case destinations (%llu)",
                          (unsigned long long)count, (unsigned long long)cases);
  pl_map seen = {0};
  bool ok = true;
  for (uint64_t i = 0; i < count && ok && !c->options->repeated_cases; i++) {
    const pl_attr *value = pl_attr_integer(c->ctx, values->type->shaped.elem, pl_dense_at(values, i));
    if (pl_map_has(&seen, value)) ok = pl_check_error(c, op, "has duplicate case value: %s", pl_check_attr_text(c, value));
    pl_map_set_ptr(&seen, value, op);
  }
  pl_map_free(&seen);
  return ok;
}

/* Checks that the op's branch weights, if it has any, are one for each successor and not all zero. False, and reported, if not.
 * Source: MLIR's WeightedBranchOpInterface (2025). */
static bool check_weights(pl_checker *c, const pl_op *op) {
  const pl_attr *weights = pl_op_attr(op, PL_NAME_BRANCH_WEIGHTS);
  if (op->num_successors == 0 || !weights || weights->kind != PL_ATTR_DENSE_ARRAY || weights->dense.count == 0) return true;
  if (weights->dense.count != op->num_successors)
    return pl_check_error_at(c, op, "expects number of branch weights to match number of successors: %llu vs %u",
                             (unsigned long long)weights->dense.count, (unsigned)op->num_successors);
  for (uint64_t i = 0; i < weights->dense.count; i++)
    if (!pl_apint_is_zero(pl_dense_at(weights, i))) return true;
  return pl_check_error_at(c, op, "branch weights cannot all be zero");
}

/* Checks that an op with a sym_name is directly in a symbol table or an unregistered op, if it is in any, and that its
 * sym_visibility, if it is a string, is public, private or nested. False, and reported, if not. */
static bool check_symbol(pl_checker *c, const pl_op *op) {
  if (!pl_op_attr(op, PL_NAME_SYM_NAME)) return true; /* a module may have none */
  const pl_op *parent = op->block && op->block->region ? op->block->region->op : NULL;
  if (parent && parent->info->kind != PL_OP_UNREGISTERED && !pl_op_has(parent, PL_TRAIT_SYMBOL_TABLE))
    return pl_check_error(c, op, "symbol's parent must have the SymbolTable trait");
  const pl_attr *visibility = pl_op_attr(op, PL_NAME_SYM_VISIBILITY);
  if (!visibility || visibility->kind != PL_ATTR_STRING) return true;
  pl_str word = visibility->string;
  if (pl_str_is(word, "public") || pl_str_is(word, "private") || pl_str_is(word, "nested")) return true;
  return pl_check_error(c, op, "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got \"%.*s\"",
                        PL_STR_FMT(word));
}

/* Checks that the op's llvm.data_layout, if it has one, is a data layout string of LLVM IR ("'llvm' Dialect" (2022), Data Layout
 * and Triple). False, and reported, if not. */
static bool check_data_layout(pl_checker *c, const pl_op *op) {
  const pl_attr *text = pl_op_attr(op, PL_NAME_LLVM_DATA_LAYOUT);
  char message[PL_LAYOUT_MESSAGE];
  pl_data_layout layout;
  if (!text) return true;
  if (text->kind != PL_ATTR_STRING) return pl_check_error(c, op, "expected 'llvm.data_layout' to be a string attributes");
  bool ok = pl_data_layout_parse(&layout, text->string, message);
  pl_data_layout_free(&layout);
  return ok || pl_check_error(c, op, "invalid data layout descriptor: %s", message);
}

/* Checks builtin.module: each attribute name but sym_name and sym_visibility has a dialect's prefix, and there is at most one
 * block, without arguments. False, and reported, if not. */
bool pl_check_module(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_BUILTIN_MODULE));
  const pl_block *body = op->regions[0]->first;
  for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; i++) {
    pl_str name = op->attrs->dict.entries[i].name;
    if (!memchr(name.data, '.', name.len) && !pl_str_is(name, "sym_name") && !pl_str_is(name, "sym_visibility"))
      return pl_check_error(c, op, "can only contain attributes with dialect-prefixed names, found: '%.*s'", PL_STR_FMT(name));
  }
  if (!body) return true;
  if (body->num_args) return pl_check_error(c, op, "region should have no arguments");
  return !body->next || pl_check_error(c, op, "expects region #0 to have 0 or 1 blocks");
}

/* Checks func.call_indirect against the type of its callee. False, and reported, if a rule is broken. */
bool pl_check_call_indirect(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_FUNC_CALL_INDIRECT));
  return check_call_types(c, op, pl_operand(op, 0)->type, 1);
}

/* Checks that builtin.unrealized_conversion_cast has a result. False, and reported, if not. */
bool pl_check_unrealized_cast(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST));
  return op->num_results || pl_check_error(c, op, "expected at least one result for cast operation");
}

bool pl_check_control(pl_checker *c, const pl_op *op) {
  assert(op->module->ctx == c->ctx);
  if (pl_op_has(op, PL_TRAIT_SYMBOL) && (!check_symbol(c, op) || !check_data_layout(c, op))) return false;
  return check_weights(c, op);
}
