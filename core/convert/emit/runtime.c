/* runtime.c - symbols that a lowering brings along: declarations of runtime functions, string constants. */
#include "core/convert/emit/runtime.h"

#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/emit/body.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/report.h"
#include "core/convert/types/types.h"

/* The op of that name elsewhere in the program of which the module is a piece: in its source, else among what this pass has added
 * there. NULL if there is none. */
static const pl_op *symbol_outside(const pl_rw *rw, pl_str name) {
  const pl_attr *attr = pl_attr_string(rw->ctx, name);
  const pl_op *op = pl_outside_find(rw->outside, attr);
  return op || !rw->outside->next ? op : pl_outside_find(rw->outside->next, attr);
}

const pl_op *pl_rw_symbol(pl_rw *rw, pl_str name) {
  const pl_op *op = pl_map_get_ptr(&rw->names, pl_context_intern(rw->ctx, name).data);
  return op || !rw->outside || rw->symbols != rw->out->op ? op : symbol_outside(rw, name);
}

void pl_rw_add_symbol(pl_rw *rw, const pl_op *op) {
  pl_str name = pl_symbol_name(op);
  if (name.len) pl_map_set_ptr(&rw->names, pl_context_intern(rw->ctx, name).data, op);
}

pl_op *pl_rw_new_symbol(pl_rw *rw, pl_op_kind kind, const pl_attr *attrs, const pl_op *from) {
  return pl_op_new(rw->out, &(pl_op_spec){.info = pl_op_info_of(kind),
                                          .attrs = attrs,
                                          .num_regions = 1,
                                          .line = from->line,
                                          .column = from->column,
                                          .loc = from->loc});
}

void pl_rw_prepend_symbol(pl_rw *rw, pl_op *op) {
  assert(!op->block);
  pl_body_stream_ask_order(rw);
  pl_block *body = rw->symbols->regions[0]->first;
  if (body->first)
    pl_op_insert_before(body->first, op);
  else
    pl_op_append(body, op);
  pl_rw_add_symbol(rw, op);
}

/* Whether a function has, once lowered, this LLVM function type: for an llvm.func its own type, for a function of the source its
 * converted parameters and results; false for one with memref parameters. */
static bool lowers_to(pl_rw *rw, const pl_op *func, const pl_type *type) {
  const pl_type *have = pl_func_type(func);
  if (have->kind == PL_TYPE_LLVM_FUNC) return have == type;
  const pl_type *result = pl_rw_pack_results(rw, have->func.results, have->func.num_results, rw->options->bare_ptr);
  if (result != type->func.results[0] || have->func.num_inputs != type->func.num_inputs) return false;
  for (uint32_t i = 0; i < have->func.num_inputs; i++) {
    if (pl_rw_type(rw, have->func.inputs[i]) != type->func.inputs[i]) return false;
  }
  return true;
}

/* Reports at the op `known` that it already has the name of a runtime function, but not its type; the wording is mlir-opt's. */
static void redefined(pl_rw *rw, const pl_op *known, const char *name) {
  pl_sink text = {0};
  if (pl_op_has(known, PL_TRAIT_FUNCTION))
    pl_type_print(pl_func_type(known), &text);
  else
    pl_sink_str(&text, known->info->name);
  pl_rw_fail_at(rw, known, "redefinition of reserved function '%s' of different type '%s' is prohibited", name,
                pl_sink_text(&text));
  pl_sink_close(&text);
}

bool pl_rw_declare(pl_rw *rw, const char *name, const pl_type *result, const pl_type *const *params, uint32_t count) {
  assert(rw->op && (params || count == 0));
  const pl_type *type =
      pl_type_llvm_func(rw->ctx, result ? result : pl_type_llvm_simple(rw->ctx, PL_TYPE_LLVM_VOID), params, count, false);
  const pl_op *known = pl_rw_symbol(rw, pl_str_from(name));
  if (known) {
    if (pl_op_has(known, PL_TRAIT_FUNCTION) && lowers_to(rw, known, type)) return true;
    redefined(rw, known, name);
    return false;
  }
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_SYM_NAME, pl_attr_string(rw->ctx, pl_str_from(name)));
  attrs = pl_rw_set(rw, attrs, PL_NAME_FUNCTION_TYPE, pl_attr_type(rw->ctx, type));
  pl_rw_prepend_symbol(rw, pl_rw_new_symbol(rw, PL_OP_LLVM_FUNC, attrs, rw->op));
  return true;
}

/* Emits a func.call of a source function that this run does not convert, with casts of arguments and result to and from its own
 * types; returns the result, NULL for none. */
static pl_value *call_source(pl_rw *rw, const pl_op *func, pl_value *const *args, uint32_t count, const pl_type *result) {
  const pl_type *type = pl_func_type(func);
  pl_value **own = PL_NEW_ARRAY(rw->arena, pl_value *, count + 1);
  for (uint32_t i = 0; i < count; i++)
    own[i] = args[i]->type == type->func.inputs[i] ? args[i] : pl_emit_cast(rw, args[i], type->func.inputs[i]);
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_CALLEE, pl_attr_symbol(rw->ctx, pl_symbol_name(func)));
  pl_op *call = pl_emit_op(rw, PL_OP_FUNC_CALL, own, count, result ? type->func.results[0] : NULL, attrs);
  if (!result) return NULL;
  return pl_result(call, 0)->type == result ? pl_result(call, 0) : pl_emit_cast(rw, pl_result(call, 0), result);
}

pl_value *pl_rw_call(pl_rw *rw, const char *name, pl_value *const *args, uint32_t count, const pl_type *result) {
  const pl_op *known = pl_rw_symbol(rw, pl_str_from(name));
  bool stays = known && pl_op_is(known, PL_OP_FUNC_FUNC) && !(rw->options->set & PL_CONVERT_FUNC);
  if (stays) return call_source(rw, known, args, count, result);
  pl_op *call = pl_emit_call(rw, pl_str_from(name), args, count, result);
  return result ? pl_result(call, 0) : NULL;
}

/* `stem` if no symbol has that name, else `stem_N` for the first N from rw->fresh on that no symbol has. rw->fresh, which all
 * stems share, then is N + 1. */
static pl_str fresh_name(pl_rw *rw, const char *stem) {
  if (!pl_rw_symbol(rw, pl_str_from(stem))) return pl_context_intern(rw->ctx, pl_str_from(stem));
  pl_sink text = {0};
  do {
    text.len = 0;
    pl_sink_printf(&text, "%s_%u", stem, rw->fresh++);
  } while (pl_rw_symbol(rw, (pl_str){text.data, text.len}));
  pl_str name = pl_context_intern(rw->ctx, (pl_str){text.data, text.len});
  pl_sink_close(&text);
  return name;
}

pl_str pl_rw_string_constant(pl_rw *rw, const char *stem, pl_str text, const pl_type **array) {
  assert(rw->op && array);
  const pl_type *i8 = pl_type_integer(rw->ctx, 8);
  pl_apint *bytes = PL_NEW_ARRAY(rw->arena, pl_apint, text.len + 1);
  for (size_t i = 0; i < text.len; i++)
    bytes[i] = pl_apint_from_u64(rw->arena, 8, (unsigned char)text.data[i]);
  bytes[text.len] = pl_apint_zero(rw->arena, 8);
  bool splat = true; /* elements that are all the same are stored once */
  for (size_t i = 0; i < text.len; i++)
    splat &= text.data[i] == '\0';
  const int64_t count = (int64_t)text.len + 1;
  const pl_type *tensor = pl_type_tensor(rw->ctx, 1, &count, i8, NULL);
  *array = pl_type_llvm_array(rw->ctx, (uint64_t)count, i8);
  pl_str name = fresh_name(rw, stem);
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_SYM_NAME, pl_attr_string(rw->ctx, name));
  attrs = pl_rw_set(rw, attrs, PL_NAME_GLOBAL_TYPE, pl_attr_type(rw->ctx, *array));
  attrs = pl_rw_set(rw, attrs, PL_NAME_CONSTANT, pl_attr_unit(rw->ctx));
  attrs = pl_rw_set(rw, attrs, PL_NAME_LINKAGE, pl_rw_enum(rw, "linkage", "private"));
  attrs = pl_rw_set(rw, attrs, PL_NAME_VALUE, pl_attr_dense(rw->ctx, tensor, bytes, splat ? 1 : (uint64_t)count, splat));
  pl_rw_prepend_symbol(rw, pl_rw_new_symbol(rw, PL_OP_LLVM_MLIR_GLOBAL, attrs, rw->op));
  return name;
}
