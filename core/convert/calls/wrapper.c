/* wrapper.c - `_mlir_ciface_` functions, which take and give memrefs through pointers to descriptors, as C code can.
 *
 * Source: MLIR documentation, "LLVM IR Target" (2022), C-compatible wrapper emission; "Calling convention and memref model"
 * (2021).
 */
#include "core/convert/calls/wrapper.h"

#include <assert.h>

#include "core/convert/calls/convention.h"
#include "core/convert/emit/attrs.h"
#include "core/convert/emit/descriptor.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/runtime.h"
#include "core/convert/types/types.h"

bool pl_wants_c_wrapper(const pl_rw *rw, const pl_op *func) {
  assert(pl_op_is(func, PL_OP_FUNC_FUNC));
  const pl_attr *asked = pl_op_attr(func, PL_NAME_LLVM_EMIT_C_INTERFACE);
  return pl_rw_requests_wrappers(rw) || (asked && asked->kind == PL_ATTR_UNIT);
}

/* Whether the type is a memref, ranked or unranked, that is lowered to a default descriptor. */
static bool is_memref(pl_rw *rw, const pl_type *type) { return pl_rw_is_ranked(rw, type) || pl_rw_is_unranked(rw, type); }

/* The result type of the lowered function if it is a struct, which the wrapper returns through a pointer; else NULL. */
static const pl_type *struct_result(const pl_op *lowered) {
  const pl_type *result = pl_func_type(lowered)->func.results[0];
  return result->kind == PL_TYPE_LLVM_STRUCT ? result : NULL;
}

/* The type of the C wrapper: the function's arguments with memrefs as pointers to descriptors; if the lowered function returns a
 * struct, the wrapper returns void and has a pointer to the struct as its first parameter. */
static const pl_type *wrapper_type(pl_rw *rw, const pl_op *func, const pl_op *lowered) {
  const pl_type *type = pl_func_type(func), *result = pl_func_type(lowered)->func.results[0];
  uint32_t n = 0;
  const pl_type **inputs = PL_NEW_ARRAY(rw->arena, const pl_type *, type->func.num_inputs + 1);
  if (struct_result(lowered)) {
    inputs[n++] = pl_rw_ptr_to(rw, result, 0);
    result = pl_type_llvm_simple(rw->ctx, PL_TYPE_LLVM_VOID);
  }
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    inputs[n++] = is_memref(rw, type->func.inputs[i]) ? pl_rw_ptr_to(rw, pl_rw_type(rw, type->func.inputs[i]), 0)
                                                      : pl_rw_type(rw, type->func.inputs[i]);
  return pl_type_llvm_func(rw->ctx, result, inputs, n, false);
}

/* The attributes of a memref argument that hold for the wrapper's pointer to its descriptor: all but those of LLVM other than
 * llvm.inreg. They are claims about the elements; llvm.noalias or llvm.readnone would let LLVM delete the stores that fill the
 * descriptor, which mlir-opt gets wrong. (LLVM Language Reference, "Parameter Attributes".) */
static const pl_attr *descriptor_attrs(pl_rw *rw, const pl_attr *given) {
  const pl_attr *preserved = pl_attr_dict(rw->ctx, NULL, 0);
  for (uint32_t i = 0; given->kind == PL_ATTR_DICT && i < given->dict.count; i++) {
    const pl_named_attr *entry = &given->dict.entries[i];
    const bool is_claim = pl_str_starts(entry->name, "llvm.") && !pl_str_is(entry->name, "llvm.inreg");
    if (!is_claim) preserved = pl_dict_set(rw->ctx, preserved, entry->name, entry->value);
  }
  return preserved;
}

/* The arg_attrs of the wrapper: one dictionary per parameter, first an empty one if there is a result pointer, then those of the
 * function's arguments, of memrefs only what descriptor_attrs preserves. Attributes of another form, or NULL for none, are
 * returned as they are. */
static const pl_attr *wrapper_arg_attrs(pl_rw *rw, const pl_op *func, bool result_pointer) {
  const pl_attr *given = pl_op_attr(func, PL_NAME_ARG_ATTRS);
  const pl_type *type = pl_func_type(func);
  const uint32_t first = result_pointer ? 1 : 0;
  if (!given || given->kind != PL_ATTR_ARRAY || given->array.count != type->func.num_inputs) return given;
  const pl_attr **dicts = PL_NEW_ARRAY(rw->arena, const pl_attr *, given->array.count + 1);
  dicts[0] = pl_attr_dict(rw->ctx, NULL, 0);
  for (uint32_t i = 0; i < given->array.count; i++) {
    const pl_attr *dict = given->array.elems[i];
    dicts[first + i] = is_memref(rw, type->func.inputs[i]) ? descriptor_attrs(rw, dict) : dict;
  }
  return pl_attr_array(rw->ctx, dicts, first + given->array.count);
}

/* Appends the llvm.func `_mlir_ciface_<name>` without a body to rw->block; returns it. */
static pl_op *make_wrapper(pl_rw *rw, const pl_op *func, const pl_op *lowered) {
  pl_sink name = {0};
  pl_sink_puts(&name, "_mlir_ciface_");
  pl_sink_str(&name, pl_symbol_name(func));
  bool result_pointer = struct_result(lowered) != NULL;
  const pl_attr *attrs = pl_func_carried_attrs(rw, func);
  attrs = pl_rw_set(rw, attrs, PL_NAME_SYM_NAME, pl_attr_string(rw->ctx, (pl_str){name.data, name.len}));
  attrs = pl_rw_set(rw, attrs, PL_NAME_FUNCTION_TYPE, pl_attr_type(rw->ctx, wrapper_type(rw, func, lowered)));
  attrs = pl_rw_set(rw, attrs, PL_NAME_ARG_ATTRS, wrapper_arg_attrs(rw, func, result_pointer));
  if (!result_pointer) attrs = pl_rw_set(rw, attrs, PL_NAME_RES_ATTRS, pl_op_attr(func, PL_NAME_RES_ATTRS));
  pl_sink_close(&name);
  pl_op *wrapper = pl_rw_new_symbol(rw, PL_OP_LLVM_FUNC, attrs, func);
  pl_op_append(rw->block, wrapper);
  return wrapper;
}

/* Gives a function an entry block with its parameters, where emission goes on; returns the block. */
static pl_block *enter(pl_rw *rw, pl_op *function) {
  const pl_type *type = pl_func_type(function);
  pl_block *entry = pl_block_new(rw->out);
  pl_block_append(function->regions[0], entry);
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    pl_block_add_arg(rw->out, entry, type->func.inputs[i]);
  rw->block = entry;
  return entry;
}

/* Emits a call of an llvm.func with these arguments; returns its result, NULL if it is void. */
static pl_value *call(pl_rw *rw, const pl_op *function, const pl_values *args) {
  const pl_type *result = pl_func_type(function)->func.results[0];
  if (result->kind == PL_TYPE_LLVM_VOID) result = NULL;
  pl_op *op = pl_emit_call(rw, pl_symbol_name(function), args->data, (uint32_t)args->len, result);
  return result ? pl_result(op, 0) : NULL;
}

/* Gives the wrapper of a function that is defined here its body: loads the descriptors, calls the function with their fields, and
 * returns the result or, if that is a struct, stores it through the first parameter. */
static void emit_wrapper_body(pl_rw *rw, const pl_op *func, const pl_op *lowered, pl_op *wrapper) {
  const pl_type *type = pl_func_type(func);
  pl_block *entry = enter(rw, wrapper);
  uint32_t first = struct_result(lowered) ? 1 : 0;
  pl_values args = {0};
  for (uint32_t i = 0; i < type->func.num_inputs; i++) {
    pl_value *arg = entry->args[first + i];
    const pl_type *input = type->func.inputs[i];
    if (is_memref(rw, input)) arg = pl_emit_load(rw, arg, pl_rw_type(rw, input), 0, false);
    if (pl_rw_is_ranked(rw, input)) {
      pl_desc_unpack(rw, arg, input, &args);
    } else if (pl_rw_is_unranked(rw, input)) {
      pl_vec_push(&args, pl_desc_get(rw, arg, 0));
      pl_vec_push(&args, pl_desc_get(rw, arg, 1));
    } else {
      pl_vec_push(&args, arg);
    }
  }
  pl_value *result = call(rw, lowered, &args);
  if (first) pl_emit_store(rw, result, entry->args[0], 0, false);
  pl_emit_op(rw, PL_OP_LLVM_RETURN, &result, result && !first ? 1 : 0, NULL, NULL);
  pl_vec_free(&args);
}

/* Gives the lowering of a function that is only declared a body that calls its wrapper, which is defined elsewhere: stores the
 * descriptors to the stack, passes their addresses and returns the result, a struct by way of a stack slot that the wrapper
 * fills. */
static void emit_forwarding_body(pl_rw *rw, const pl_op *func, pl_op *lowered, const pl_op *wrapper) {
  const pl_type *type = pl_func_type(func), *packed = struct_result(lowered);
  pl_block *entry = enter(rw, lowered);
  pl_values args = {0};
  if (packed) {
    pl_value *one = pl_emit_index(rw, 1);
    pl_vec_push(&args, pl_emit_alloca(rw, one, packed, pl_rw_ptr_type(rw, 0), 0));
  }
  uint32_t next = 0;
  for (uint32_t i = 0; i < type->func.num_inputs; i++) {
    const pl_type *input = type->func.inputs[i];
    pl_value **params = entry->args + next;
    if (pl_rw_is_ranked(rw, input)) {
      pl_vec_push(&args, pl_desc_spill(rw, pl_desc_pack(rw, input, params), pl_rw_index_type(rw)));
      next += pl_desc_count(input);
    } else if (pl_rw_is_unranked(rw, input)) {
      pl_vec_push(&args, pl_desc_spill(rw, pl_desc_pack_unranked(rw, input, params[0], params[1]), pl_rw_index_type(rw)));
      next += 2;
    } else {
      pl_vec_push(&args, params[0]);
      next += 1;
    }
  }
  pl_value *result = call(rw, wrapper, &args);
  if (packed) result = pl_emit_load(rw, args.data[0], packed, 0, false);
  pl_emit_op(rw, PL_OP_LLVM_RETURN, &result, result ? 1 : 0, NULL, NULL);
  pl_vec_free(&args);
}

void pl_emit_c_wrapper(pl_rw *rw, const pl_op *func, pl_op *lowered) {
  assert(pl_op_is(func, PL_OP_FUNC_FUNC) && pl_op_is(lowered, PL_OP_LLVM_FUNC));
  pl_block *place = rw->block;
  pl_op *wrapper = make_wrapper(rw, func, lowered);
  if (pl_func_entry(func)) {
    emit_wrapper_body(rw, func, lowered, wrapper);
  } else {
    pl_op_set_attr(lowered, PL_NAME_LINKAGE, pl_rw_enum(rw, "linkage", "private")); /* only its wrapper is seen from outside */
    emit_forwarding_body(rw, func, lowered, wrapper);
  }
  rw->block = place;
}
