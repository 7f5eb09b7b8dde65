/* Functions and calls, of func and of the LLVM dialect. A function's arguments come as what it does asks for them, so that its
 * type is known at its end. */
#include <assert.h>

#include "fuzz/gen/attrs.h"
#include "fuzz/gen/bytes.h"
#include "fuzz/gen/control.h"
#include "fuzz/gen/functions.h"
#include "fuzz/gen/makers.h"
#include "fuzz/gen/types.h"
#include "fuzz/gen/values.h"

/* The builtin type () -> (), which a function has until its arguments are known. */
static const pl_type *placeholder(pl_maker *m) { return pl_type_function(m->ctx, NULL, 0, NULL, 0); }

/* A function type for the flavour: one of the LLVM dialect, which returns the first result or void and may be variadic, or a
 * builtin one. */
static const pl_type *function_type(pl_maker *m, pl_gen_flavour flavour, const pl_type *const *inputs, uint32_t num_inputs,
                                    const pl_type *const *results, uint32_t num_results, bool variadic) {
  if (flavour != PL_GEN_LLVM) return pl_type_function(m->ctx, inputs, num_inputs, results, num_results);
  const pl_type *result = num_results ? results[0] : pl_type_llvm_simple(m->ctx, PL_TYPE_LLVM_VOID);
  return pl_type_llvm_func(m->ctx, result, inputs, num_inputs, variadic);
}

pl_op *pl_new_function_op(pl_maker *m, pl_gen_flavour flavour, const pl_attr *name, const pl_type *type, bool body) {
  assert(flavour != PL_GEN_FLAVOUR_INVALID && name->kind == PL_ATTR_STRING);
  static const char *const linkages[] = {"external", "internal", "private", "linkonce", "weak_odr", "linkonce_odr", "external"};
  static const char *const conventions[] = {"ccc", "fastcc", "coldcc", "tailcc", "ccc"};
  bool llvm = flavour == PL_GEN_LLVM;
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "sym_name", name);
  pl_attrs_add(&attrs, "function_type", pl_attr_type(m->ctx, type));
  if (llvm) {
    pl_str linkage = pl_str_from(body ? linkages[pl_draw(m, 7)] : "external");
    pl_str convention = pl_str_from(conventions[body ? pl_draw(m, 5) : 0]);
    pl_attrs_add(&attrs, "linkage", pl_attr_enum(m->ctx, PL_STR("llvm"), PL_STR("linkage"), &linkage, 1));
    pl_attrs_add(&attrs, "CConv", pl_attr_enum(m->ctx, PL_STR("llvm"), PL_STR("cconv"), &convention, 1));
    if (pl_rarely(m, 6)) pl_attrs_add(&attrs, "dso_local", pl_attr_unit(m->ctx));
  } else {
    if (!body || pl_rarely(m, 5)) pl_attrs_add(&attrs, "sym_visibility", pl_string_attr(m, "private"));
    if (pl_rarely(m, 5)) pl_attrs_add(&attrs, "llvm.emit_c_interface", pl_attr_unit(m->ctx));
    if (body && pl_rarely(m, 8)) pl_attrs_add(&attrs, "no_inline", pl_attr_unit(m->ctx));
  }
  return pl_gen_emit_top(m, llvm ? PL_OP_LLVM_FUNC : PL_OP_FUNC_FUNC, 1, pl_attrs_dict(m, &attrs));
}

/* A random flavour for a new function, as far as source_only allows. */
static pl_gen_flavour draw_flavour(pl_maker *m) {
  static const pl_gen_flavour flavours[8] = {PL_GEN_SOURCE, PL_GEN_SOURCE, PL_GEN_SOURCE, PL_GEN_SOURCE,
                                             PL_GEN_LLVM,   PL_GEN_LLVM,   PL_GEN_LLVM,   PL_GEN_EXOTIC};
  return m->source_only ? PL_GEN_SOURCE : flavours[pl_draw(m, 8)];
}

void pl_begin_function(pl_maker *m) {
  assert(!m->func && m->frames.len == 0 && m->values.len == 0);
  m->flavour = draw_flavour(m);
  bool llvm = m->flavour == PL_GEN_LLVM;
  m->num_results = pl_draw(m, llvm ? 2 : 5);
  m->recursive = pl_rarely(m, 8);
  for (uint32_t i = 0; i < m->num_results; i++)
    m->results[i] = pl_draw_any(m);
  m->func = pl_new_function_op(m, m->flavour, pl_new_name(m, "f"), placeholder(m), true);
  m->at = pl_block_new(m->module);
  pl_block_append(m->func->regions[0], m->at);
  m->next_tag = 0;
}

void pl_gen_emit_return(pl_maker *m) {
  assert(m->func && m->num_results <= PL_GEN_MAX_LIST);
  pl_value *values[PL_GEN_MAX_LIST];
  pl_want_all(m, m->results, m->num_results, values);
  (void)pl_gen_emit_op(m, m->flavour == PL_GEN_LLVM ? PL_OP_LLVM_RETURN : PL_OP_FUNC_RETURN, values, m->num_results, NULL, 0,
                       NULL);
}

/* Appends a func.call or llvm.call of `func`, of function type `type`, with the operands; its results come into scope. */
static void emit_call(pl_maker *m, const pl_op *func, const pl_type *type, pl_value *const *values, uint32_t count) {
  PL_GEN_ATTRS(attrs);
  bool llvm = m->flavour == PL_GEN_LLVM, empty = llvm && type->func.results[0]->kind == PL_TYPE_LLVM_VOID;
  pl_attrs_add(&attrs, "callee", pl_symbol_of(m, func));
  if (llvm && type->func.variadic) pl_attrs_add(&attrs, "var_callee_type", pl_attr_type(m->ctx, type));
  const pl_attr *convention = llvm ? pl_op_attr(func, PL_NAME_CCONV) : NULL;
  pl_attrs_add(&attrs, "CConv", convention);
  (void)pl_gen_emit(m, &(pl_op_spec){.info = pl_op_info_of(llvm ? PL_OP_LLVM_CALL : PL_OP_FUNC_CALL),
                                     .operands = values,
                                     .num_operands = count,
                                     .result_types = type->func.results,
                                     .num_results = empty ? 0 : type->func.num_results,
                                     .attrs = pl_attrs_dict(m, &attrs)});
}

/* Sets the current function's type to the types of its entry block's arguments and its results. */
static void set_type(pl_maker *m) {
  const pl_block *entry = m->func->regions[0]->first;
  const pl_type *inputs[PL_GEN_MAX_ARGS];
  for (uint32_t i = 0; i < entry->num_args; i++)
    inputs[i] = entry->args[i]->type;
  const pl_type *type = function_type(m, m->flavour, inputs, entry->num_args, m->results, m->num_results, false);
  pl_op_set_attr(m->func, PL_NAME_FUNCTION_TYPE, pl_attr_type(m->ctx, type));
}

/* In one of eight source functions that have arguments, sets arg_attrs: llvm.noundef for each integer or float argument. */
static void add_arg_attrs(pl_maker *m) {
  uint32_t count = m->func->regions[0]->first->num_args;
  const pl_attr *dicts[PL_GEN_MAX_ARGS], *empty = pl_attr_dict(m->ctx, NULL, 0);
  if (!count || m->flavour != PL_GEN_SOURCE || !pl_rarely(m, 8)) return;
  pl_named_attr note = {PL_STR("llvm.noundef"), pl_attr_unit(m->ctx)};
  for (uint32_t i = 0; i < count; i++) {
    pl_type_kind kind = m->func->regions[0]->first->args[i]->type->kind;
    dicts[i] = kind == PL_TYPE_INTEGER || kind == PL_TYPE_FLOAT ? pl_attr_dict(m->ctx, &note, 1) : empty;
  }
  pl_op_set_attr(m->func, PL_NAME_ARG_ATTRS, pl_attr_array(m->ctx, dicts, count));
}

void pl_end_function(pl_maker *m) {
  assert(m->func && m->func->num_regions == 1);
  while (m->frames.len)
    pl_close_arm(m);
  if (m->recursive) {
    /* The call has the function's own arguments, or others of their types that are there: its type is complete now. */
    pl_value *returned[PL_GEN_MAX_LIST], *passed[PL_GEN_MAX_ARGS];
    pl_want_all(m, m->results, m->num_results, returned);
    pl_block *entry = m->func->regions[0]->first;
    for (uint32_t i = 0; i < entry->num_args; i++)
      passed[i] = entry->args[i];
    set_type(m);
    emit_call(m, m->func, pl_func_type(m->func), passed, entry->num_args);
    (void)pl_gen_emit_op(m, m->flavour == PL_GEN_LLVM ? PL_OP_LLVM_RETURN : PL_OP_FUNC_RETURN, returned, m->num_results, NULL, 0,
                         NULL);
  } else {
    pl_gen_emit_return(m);
    set_type(m);
  }
  add_arg_attrs(m);
  pl_vec_push(&m->functions, ((pl_gen_function){m->func, m->flavour}));
  pl_vec_clear(&m->values);
  m->func = NULL;
  m->at = NULL;
}

/* ---- functions from outside, and which to call ---- */

/* A random function type for a declaration in the current flavour. */
static const pl_type *draw_function_type(pl_maker *m) {
  const pl_type *inputs[5], *results[4];
  bool llvm = m->flavour == PL_GEN_LLVM;
  uint32_t num_inputs = pl_draw(m, 5), num_results = pl_draw(m, llvm ? 2 : 4);
  for (uint32_t i = 0; i < num_inputs; i++)
    inputs[i] = pl_draw_class(m, llvm ? PL_IS_LLVM : PL_IS_ANY);
  for (uint32_t i = 0; i < num_results; i++)
    results[i] = pl_draw_any(m);
  if (!m->source_only && pl_rarely(m, 4)) inputs[num_inputs++] = pl_draw_only_passed(m);
  return function_type(m, m->flavour, inputs, num_inputs, results, num_results, llvm && num_inputs && pl_rarely(m, 6));
}

pl_op *pl_declare(pl_maker *m, pl_gen_flavour flavour, const pl_type *type) {
  assert(flavour != PL_GEN_FLAVOUR_INVALID);
  if (!type) type = draw_function_type(m);
  pl_op *op = pl_new_function_op(m, flavour, pl_new_name(m, "x"), type, false);
  pl_vec_push(&m->functions, ((pl_gen_function){op, flavour}));
  return op;
}

pl_op *pl_pick_function(pl_maker *m, pl_gen_flavour flavour, const pl_type *type) {
  assert(flavour != PL_GEN_FLAVOUR_INVALID);
  size_t count = m->functions.len, start = count ? pl_draw(m, count > 256 ? 256 : (uint32_t)count) : 0;
  for (size_t i = 0; i < count; i++) {
    const pl_gen_function *f = &m->functions.data[(start + i) % count];
    if (f->flavour == flavour && (!type || pl_func_type(f->op) == type)) return f->op;
  }
  return NULL;
}

/* Makes a call of a function of the current flavour, one that is there or a new declaration. */
static void make_call(pl_maker *m, pl_op_kind kind) {
  (void)kind;
  pl_op *func = pl_rarely(m, 3) ? NULL : pl_pick_function(m, m->flavour, NULL);
  if (!func) func = pl_declare(m, m->flavour, NULL);
  const pl_type *type = pl_func_type(func);
  pl_value *values[PL_GEN_MAX_ARGS + 2];
  uint32_t count = type->func.num_inputs;
  pl_want_all(m, type->func.inputs, count, values);
  for (uint32_t more = m->flavour == PL_GEN_LLVM && type->func.variadic ? pl_draw(m, 3) : 0; more; more--)
    values[count++] = pl_want_class(m, PL_IS_LLVM_INT);
  emit_call(m, func, type, values, count);
}

/* Makes a func.call_indirect through a value of function type, in scope or new. */
static void make_call_indirect(pl_maker *m, pl_op_kind kind) {
  pl_value *values[PL_GEN_MAX_ARGS + 1] = {pl_want_class(m, PL_IS_FUNCTION)};
  const pl_type *type = values[0]->type;
  pl_want_all(m, type->func.inputs, type->func.num_inputs, values + 1);
  (void)pl_gen_emit_op(m, kind, values, 1 + type->func.num_inputs, type->func.results, type->func.num_results, NULL);
}

/* Makes a func.constant that refers to a function of the current flavour: one that is there or a new declaration. */
static void make_function_constant(pl_maker *m, pl_op_kind kind) {
  pl_op *func = pl_pick_function(m, m->flavour, NULL);
  if (!func) func = pl_declare(m, m->flavour, NULL);
  const pl_type *type = pl_func_type(func);
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "value", pl_symbol_of(m, func));
  (void)pl_gen_emit_op(m, kind, NULL, 0, &type, 1, pl_attrs_dict(m, &attrs));
}

/* Makes a nested module that holds one function declaration. */
static void make_module(pl_maker *m, pl_op_kind kind) {
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "sym_name", pl_new_name(m, "m"));
  pl_op *op = pl_gen_emit_top(m, kind, 1, pl_attrs_dict(m, &attrs));
  pl_block *outer = m->top;
  m->top = pl_block_new(m->module);
  pl_block_append(op->regions[0], m->top);
  const pl_type *scalar = pl_draw_scalar(m), *memref = pl_draw_memref(m), *inputs[2] = {scalar, memref};
  const pl_type *type = function_type(m, m->flavour, inputs, m->flavour == PL_GEN_LLVM ? 1 : 2, &scalar, 1, false);
  (void)pl_new_function_op(m, m->flavour, pl_new_name(m, "x"), type, false);
  m->top = outer;
}

void pl_gen_add_functions(pl_gen *gen) {
  pl_gen_set(gen, PL_OP_FUNC_CALL, make_call);
  pl_gen_set(gen, PL_OP_LLVM_CALL, make_call);
  pl_gen_set(gen, PL_OP_FUNC_CALL_INDIRECT, make_call_indirect);
  pl_gen_set(gen, PL_OP_FUNC_CONSTANT, make_function_constant);
  pl_gen_set(gen, PL_OP_BUILTIN_MODULE, make_module);
}
