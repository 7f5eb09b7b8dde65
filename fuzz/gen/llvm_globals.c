/* The LLVM dialect: what stands beside functions in a module. */
#include "fuzz/gen/attrs.h"
#include "fuzz/gen/bytes.h"
#include "fuzz/gen/control.h"
#include "fuzz/gen/functions.h"
#include "fuzz/gen/makers.h"
#include "fuzz/gen/types.h"
#include "fuzz/gen/values.h"

/* The attribute #llvm.linkage<name>. */
static const pl_attr *linkage(pl_maker *m, const char *name) {
  pl_str text = pl_str_from(name);
  return pl_attr_enum(m->ctx, PL_STR("llvm"), PL_STR("linkage"), &text, 1);
}

/* A random type for a global: a scalar, a pointer, or an array of three bytes or four integers. */
static const pl_type *draw_global_type(pl_maker *m) {
  switch (pl_draw(m, 6)) {
  case 3: return pl_type_llvm_array(m->ctx, 4, pl_draw_int(m));
  case 4: return pl_type_llvm_array(m->ctx, 3, pl_type_integer(m->ctx, 8));
  case 5: return pl_type_llvm_ptr(m->ctx, 0);
  default: return pl_draw_scalar(m);
  }
}

/* A constant of the type, mostly random; NULL if the type is no integer, float or array. */
static const pl_attr *draw_initial(pl_maker *m, const pl_type *type) {
  if (type->kind == PL_TYPE_INTEGER || type->kind == PL_TYPE_FLOAT) return pl_draw_number(m, type);
  if (type->kind != PL_TYPE_LLVM_ARRAY) return NULL;
  if (type->shaped.shape[0] == 3 && pl_rarely(m, 2)) return pl_string_attr(m, "a\"\n");
  const pl_type *shape = pl_type_tensor(m->ctx, 1, type->shaped.shape, type->shaped.elem, NULL);
  return pl_draw_elements(m, shape, (uint32_t)type->shaped.shape[0]);
}

/* Appends to the first region of `global` a block that returns the address of `symbol`, of type `type`, or if `symbol` is NULL
 * the zero of `type`. The current block and the values in scope stay as they were. */
static void fill_initializer(pl_maker *m, pl_op *global, const pl_type *type, const pl_op *symbol) {
  pl_block *outer = m->at;
  size_t scope = m->values.len;
  PL_GEN_ATTRS(attrs);
  m->at = pl_block_new(m->module);
  pl_block_append(global->regions[0], m->at);
  if (symbol) pl_attrs_add(&attrs, "global_name", pl_symbol_of(m, symbol));
  pl_op_kind kind = symbol ? PL_OP_LLVM_MLIR_ADDRESSOF : PL_OP_LLVM_MLIR_ZERO;
  pl_value *value = pl_result(pl_gen_emit_op(m, kind, NULL, 0, &type, 1, pl_attrs_dict(m, &attrs)), 0);
  (void)pl_gen_emit_op(m, PL_OP_LLVM_RETURN, &value, 1, NULL, 0, NULL);
  pl_leave_scope(m, scope);
  m->at = outer;
}

/* Whether the op is an llvm.mlir.global in address space 0 that is not thread-local. */
static bool is_plain_global(const pl_op *op) {
  return pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL) && !pl_op_attr(op, PL_NAME_ADDR_SPACE) && !pl_op_attr(op, PL_NAME_THREAD_LOCAL);
}

/* A random element of m->globals for which is_plain_global holds, late ones more often; NULL if there is none. */
static pl_op *find_global(pl_maker *m) {
  pl_op *found = NULL;
  for (size_t i = 0; i < m->globals.len; i++)
    if (is_plain_global(m->globals.data[i]) && (!found || pl_rarely(m, 2))) found = m->globals.data[i];
  return found;
}

/* Adds a selector with a new name and a random kind to the module's llvm.comdat, which is made if need be, and returns the
 * selector. */
static const pl_op *comdat_selector(pl_maker *m) {
  if (!m->comdat) {
    PL_GEN_ATTRS(attrs);
    pl_attrs_add(&attrs, "sym_name", pl_string_attr(m, "__llvm_comdat"));
    m->comdat = pl_gen_emit_top(m, PL_OP_LLVM_COMDAT, 1, pl_attrs_dict(m, &attrs));
    pl_block_append(m->comdat->regions[0], pl_block_new(m->module));
  }
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "sym_name", pl_new_name(m, "c"));
  pl_attrs_add(&attrs, "comdat", pl_i64_attr(m, pl_draw(m, 5)));
  pl_op *op =
      pl_op_new(m->module, &(pl_op_spec){.info = pl_op_info_of(PL_OP_LLVM_COMDAT_SELECTOR), .attrs = pl_attrs_dict(m, &attrs)});
  pl_op_append(m->comdat->regions[0]->first, op);
  return op;
}

/* Adds an llvm.mlir.global with a random type, attributes and initial value to the module and to m->globals, and returns it. If
 * `plain`, it is in address space 0 and not thread-local. */
static pl_op *new_llvm_global(pl_maker *m, bool plain) {
  pl_gen_flavour flavour = m->flavour;
  m->flavour = PL_GEN_LLVM; /* its type and value are, whoever asks */
  static const char *const linkages[] = {"internal", "private", "external", "linkonce_odr", "weak"};
  const pl_type *type = draw_global_type(m);
  const pl_attr *value = draw_initial(m, type);
  pl_op *before = find_global(m);
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "global_type", pl_attr_type(m->ctx, type));
  pl_attrs_add(&attrs, "sym_name", pl_new_name(m, "g"));
  pl_attrs_add(&attrs, "linkage", linkage(m, linkages[pl_draw(m, 5)]));
  pl_attrs_add(&attrs, "value", value);
  if (pl_rarely(m, 3)) pl_attrs_add(&attrs, "constant", pl_attr_unit(m->ctx));
  if (pl_rarely(m, 3)) pl_attrs_add(&attrs, "alignment", pl_i64_attr(m, 1 << pl_draw(m, 6)));
  if (pl_rarely(m, 5)) pl_attrs_add(&attrs, "section", pl_string_attr(m, ".data.x"));
  if (!plain && pl_rarely(m, 5)) pl_attrs_add(&attrs, "thread_local_", pl_attr_unit(m->ctx));
  if (!plain && pl_rarely(m, 8)) pl_attrs_add(&attrs, "addr_space", pl_i32_attr(m, 1));
  if (pl_rarely(m, 6)) {
    const pl_op *selector = comdat_selector(m);
    const pl_str path[2] = {PL_STR("__llvm_comdat"), pl_symbol_name(selector)};
    pl_attrs_add(&attrs, "comdat", pl_attr_symbol_path(m->ctx, path, 2));
  }
  pl_op *op = pl_gen_emit_top(m, PL_OP_LLVM_MLIR_GLOBAL, 1, pl_attrs_dict(m, &attrs));
  if (!value) fill_initializer(m, op, type, before);
  m->flavour = flavour;
  pl_vec_push(&m->globals, op);
  return op;
}

pl_op *pl_llvm_global(pl_maker *m) {
  pl_op *op = pl_rarely(m, 4) ? NULL : find_global(m);
  return op ? op : new_llvm_global(m, true);
}

/* Makes an llvm.mlir.global, in any address space and possibly thread-local; `kind` is unused. */
static void make_global(pl_maker *m, pl_op_kind kind) {
  (void)kind;
  (void)new_llvm_global(m, false);
}

/* Adds a selector to the module's llvm.comdat, which is made if there is none yet; `kind` is unused. */
static void make_comdat(pl_maker *m, pl_op_kind kind) {
  (void)kind;
  (void)comdat_selector(m);
}

/* Adds an llvm.func of type void () with a new name, whose body only returns, to the module but not to those that can be called
 * (m->functions), and returns it. */
static pl_op *empty_function(pl_maker *m) {
  const pl_type *type = pl_type_llvm_func(m->ctx, pl_type_llvm_simple(m->ctx, PL_TYPE_LLVM_VOID), NULL, 0, false);
  pl_op *func = pl_new_function_op(m, PL_GEN_LLVM, pl_new_name(m, "r"), type, true);
  pl_block *body = pl_block_new(m->module);
  pl_block_append(func->regions[0], body);
  pl_op_append(body, pl_op_new(m->module, &(pl_op_spec){.info = pl_op_info_of(PL_OP_LLVM_RETURN)}));
  return func;
}

/* Makes an llvm.mlir.global_ctors or llvm.mlir.global_dtors, as `kind` says, of one new empty function; does nothing if one of
 * the same kind was made before. */
static void make_structors(pl_maker *m, pl_op_kind kind) {
  bool ctors = kind == PL_OP_LLVM_MLIR_GLOBAL_CTORS;
  bool *has = ctors ? &m->has_ctors : &m->has_dtors;
  if (*has) return;
  *has = true;
  const pl_attr *func = pl_symbol_of(m, empty_function(m)), *priority = pl_i32_attr(m, pl_draw(m, 256)),
                *data = pl_text_attr(m, "#llvm.zero");
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, ctors ? "ctors" : "dtors", pl_attr_array(m->ctx, &func, 1));
  pl_attrs_add(&attrs, "priorities", pl_attr_array(m->ctx, &priority, 1));
  pl_attrs_add(&attrs, "data", pl_attr_array(m->ctx, &data, 1));
  (void)pl_gen_emit_top(m, kind, 0, pl_attrs_dict(m, &attrs));
}

/* Makes an llvm.mlir.alias of an llvm.mlir.global, which may be new. */
static void make_alias(pl_maker *m, pl_op_kind kind) {
  const pl_op *target = pl_llvm_global(m);
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "alias_type", pl_op_attr(target, PL_NAME_GLOBAL_TYPE));
  pl_attrs_add(&attrs, "sym_name", pl_new_name(m, "a"));
  pl_attrs_add(&attrs, "linkage", linkage(m, pl_rarely(m, 2) ? "weak" : "external"));
  pl_op *op = pl_gen_emit_top(m, kind, 1, pl_attrs_dict(m, &attrs));
  fill_initializer(m, op, pl_type_llvm_ptr(m->ctx, 0), target);
}

/* Makes an llvm.mlir.ifunc of type i32 (i32) and its resolver, a new function that returns a null pointer. */
static void make_ifunc(pl_maker *m, pl_op_kind kind) {
  const pl_type *pointer = pl_type_llvm_ptr(m->ctx, 0), *type = pl_type_llvm_func(m->ctx, pointer, NULL, 0, false);
  const pl_type *whole = pl_type_integer(m->ctx, 32);
  pl_op *resolver = pl_new_function_op(m, PL_GEN_LLVM, pl_new_name(m, "r"), type, true);
  fill_initializer(m, resolver, pointer, NULL);
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "sym_name", pl_new_name(m, "i"));
  pl_attrs_add(&attrs, "i_func_type", pl_attr_type(m->ctx, pl_type_llvm_func(m->ctx, whole, &whole, 1, false)));
  pl_attrs_add(&attrs, "resolver", pl_symbol_of(m, resolver));
  pl_attrs_add(&attrs, "resolver_type", pl_attr_type(m->ctx, pointer));
  pl_attrs_add(&attrs, "linkage", linkage(m, "external"));
  (void)pl_gen_emit_top(m, kind, 0, pl_attrs_dict(m, &attrs));
}

/* The attribute #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>. */
static const pl_attr *module_flag(pl_maker *m) {
  const pl_str error = PL_STR("error");
  const pl_named_attr parts[] = {{PL_STR("behavior"), pl_attr_enum(m->ctx, PL_STR(""), PL_STR(""), &error, 1)},
                                 {PL_STR("key"), pl_string_attr(m, "wchar_size")},
                                 {PL_STR("value"), pl_i32_attr(m, 4)}};
  return pl_attr_params(m->ctx, PL_STR("mlir.module_flag"), parts, 3);
}

/* Makes an llvm.module_flags or an llvm.linker_options with fixed contents. */
static void make_notes(pl_maker *m, pl_op_kind kind) {
  bool flags = kind == PL_OP_LLVM_MODULE_FLAGS;
  const pl_attr *notes[2] = {NULL};
  if (flags) {
    notes[0] = module_flag(m);
  } else {
    notes[0] = pl_string_attr(m, "/DEFAULTLIB:");
    notes[1] = pl_string_attr(m, "libcmt");
  }
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, flags ? "flags" : "options", pl_attr_array(m->ctx, notes, flags ? 1 : 2));
  (void)pl_gen_emit_top(m, kind, 0, pl_attrs_dict(m, &attrs));
}

void pl_gen_add_llvm_globals(pl_gen *gen) {
  pl_gen_set(gen, PL_OP_LLVM_MLIR_GLOBAL, make_global);
  pl_gen_set(gen, PL_OP_LLVM_COMDAT, make_comdat);
  pl_gen_set(gen, PL_OP_LLVM_COMDAT_SELECTOR, make_comdat);
  pl_gen_set(gen, PL_OP_LLVM_MLIR_GLOBAL_CTORS, make_structors);
  pl_gen_set(gen, PL_OP_LLVM_MLIR_GLOBAL_DTORS, make_structors);
  pl_gen_set(gen, PL_OP_LLVM_MLIR_ALIAS, make_alias);
  pl_gen_set(gen, PL_OP_LLVM_MLIR_IFUNC, make_ifunc);
  pl_gen_set(gen, PL_OP_LLVM_MODULE_FLAGS, make_notes);
  pl_gen_set(gen, PL_OP_LLVM_LINKER_OPTIONS, make_notes);
}
