/* func.c - func.func, calls, returns: signatures and calling conventions.
 *
 * Source: MLIR documentation, "LLVM IR Target" (2022), Calling Conventions: Function Result Packing, Calling Convention for
 * Ranked MemRef, Calling Convention for Unranked MemRef, Bare Pointer Calling Convention for Ranked MemRef.
 */
#include "core/convert/calls/func.h"

#include <assert.h>

#include "core/convert/calls/convention.h"
#include "core/convert/calls/wrapper.h"
#include "core/convert/emit/attrs.h"
#include "core/convert/emit/descriptor.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/report.h"
#include "core/convert/emit/runtime.h"
#include "core/convert/emit/unranked.h"
#include "core/convert/emit/uses.h"
#include "core/convert/emit/values.h"
#include "core/convert/types/explain.h"
#include "core/convert/types/types.h"

/* How one source argument is passed: how many parameters, starting at which. */
typedef struct param {
  uint32_t first;
  uint32_t count;
} param;

typedef struct signature {
  pl_types params;
  param *map; /* per source argument */
  const pl_type *result;
  bool variadic;
} signature;

/* The attribute dictionary of argument or result `i` in the attribute `which` (arg_attrs, res_attrs); NULL if there is none. */
static const pl_attr *attrs_at(const pl_op *func, pl_attr_name which, uint32_t i) {
  const pl_attr *all = pl_op_attr(func, which);
  if (!all || all->kind != PL_ATTR_ARRAY || i >= all->array.count) return NULL;
  return all->array.elems[i]->kind == PL_ATTR_DICT ? all->array.elems[i] : NULL;
}

/* Fills in *sig with the parameters, per source argument and in all, the result type, and whether it is variadic, of the
 * function's lowering; `bare`: by the bare pointer convention. False if a type has no conversion or the convention cannot pass
 * it. */
static bool make_signature(pl_rw *rw, const pl_op *func, bool bare, signature *sig) {
  const pl_type *type = pl_func_type(func);
  const pl_attr *variadic = pl_op_attr(func, PL_NAME_FUNC_VARARGS);
  uint32_t n = type->func.num_inputs;
  sig->variadic = variadic && variadic->kind == PL_ATTR_INTEGER && !pl_apint_is_zero(variadic->integer);
  sig->map = PL_NEW_ARRAY(rw->arena, param, n ? n : 1);
  for (uint32_t i = 0; i < n; i++) {
    sig->map[i].first = (uint32_t)sig->params.len;
    if (!pl_rw_push_params(rw, type->func.inputs[i], bare, &sig->params)) return false;
    sig->map[i].count = (uint32_t)sig->params.len - sig->map[i].first;
  }
  sig->result = pl_rw_pack_results(rw, type->func.results, type->func.num_results, bare);
  return sig->result != NULL;
}

/* The attribute dictionary of an argument with the types in attributes such as llvm.byval converted, where they have a
 * conversion; an empty one for NULL. */
static const pl_attr *convert_arg_dict(pl_rw *rw, const pl_attr *dict) {
  static const pl_attr_name typed[] = {PL_NAME_LLVM_BYVAL, PL_NAME_LLVM_BYREF, PL_NAME_LLVM_SRET, PL_NAME_LLVM_INALLOCA};
  for (size_t i = 0; dict && i < sizeof typed / sizeof *typed; i++) {
    const pl_attr *value = pl_dict_get(dict, pl_attr_names[typed[i]]);
    const pl_type *type = value && value->kind == PL_ATTR_TYPE ? pl_rw_type(rw, value->type) : NULL;
    if (type) dict = pl_rw_set(rw, dict, typed[i], pl_attr_type(rw->ctx, type));
  }
  return dict ? dict : pl_attr_dict(rw->ctx, NULL, 0);
}

/* The arg_attrs of the lowered function: the converted attributes of each argument that became exactly one parameter. All other
 * parameters get empty dictionaries, as the attributes might not fit their types. */
static const pl_attr *convert_arg_attrs(pl_rw *rw, const pl_op *func, const signature *sig) {
  uint32_t n = (uint32_t)sig->params.len, num_inputs = pl_func_type(func)->func.num_inputs;
  const pl_attr **dicts = PL_NEW_ARRAY(rw->arena, const pl_attr *, n ? n : 1);
  for (uint32_t i = 0; i < n; i++)
    dicts[i] = pl_attr_dict(rw->ctx, NULL, 0);
  for (uint32_t i = 0; i < num_inputs; i++) {
    if (sig->map[i].count == 1) dicts[sig->map[i].first] = convert_arg_dict(rw, attrs_at(func, PL_NAME_ARG_ATTRS, i));
  }
  return pl_attr_array(rw->ctx, dicts, n);
}

/* Adds llvm.linkage (unless external) and llvm.readnone of the function to *attrs as the properties linkage and memory_effects of
 * llvm.func. False with an error if one of them is another kind of attribute. */
static bool add_properties(pl_rw *rw, const pl_op *func, const pl_attr **attrs) {
  const pl_attr *linkage = pl_op_attr(func, PL_NAME_LLVM_LINKAGE), *readnone = pl_op_attr(func, PL_NAME_LLVM_READNONE);
  if (linkage && (linkage->kind != PL_ATTR_ENUM || !pl_str_is(linkage->enumeration.mnemonic, "linkage"))) {
    pl_rw_fail(rw, "Contains llvm.linkage attribute not of type LLVM::LinkageAttr");
    return false;
  }
  if (readnone && readnone->kind != PL_ATTR_UNIT) {
    pl_rw_fail(rw, "Contains llvm.readnone attribute not of type UnitAttr");
    return false;
  }
  if (linkage && !pl_enum_has(linkage, "external")) *attrs = pl_rw_set(rw, *attrs, PL_NAME_LINKAGE, linkage);
  if (readnone) {
    pl_str none = PL_STR("memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, "
                         "targetMem0 = none, targetMem1 = none>");
    *attrs = pl_rw_set(rw, *attrs, PL_NAME_MEMORY_EFFECTS, pl_attr_opaque(rw->ctx, PL_STR("llvm"), none));
  }
  return true;
}

/* Appends to rw->block an llvm.func without blocks, with the signature and the converted attributes of `func`. Returns it, or
 * NULL after an error. */
static pl_op *make_function(pl_rw *rw, const pl_op *func, const signature *sig) {
  const pl_attr *attrs = pl_func_carried_attrs(rw, func);
  if (!add_properties(rw, func, &attrs)) return NULL;
  const pl_attr *results = pl_op_attr(func, PL_NAME_RES_ATTRS);
  const pl_type *type = pl_type_llvm_func(rw->ctx, sig->result, sig->params.data, (uint32_t)sig->params.len, sig->variadic);
  attrs = pl_rw_set(rw, attrs, PL_NAME_SYM_NAME, pl_op_attr(func, PL_NAME_SYM_NAME));
  attrs = pl_rw_set(rw, attrs, PL_NAME_FUNCTION_TYPE, pl_attr_type(rw->ctx, type));
  if (results && pl_func_type(func)->func.num_results == 1) attrs = pl_rw_set(rw, attrs, PL_NAME_RES_ATTRS, results);
  if (pl_op_attr(func, PL_NAME_ARG_ATTRS)) attrs = pl_rw_set(rw, attrs, PL_NAME_ARG_ATTRS, convert_arg_attrs(rw, func, sig));
  pl_op *result = pl_rw_new_symbol(rw, PL_OP_LLVM_FUNC, attrs, func);
  pl_op_append(rw->block, result);
  return result;
}

/* Emits the descriptor of an argument of source type `type` from the parameters `args` that it is passed as (`bare`: for a ranked
 * memref one bare pointer), and returns it; the parameter itself if it is no memref. */
static pl_value *receive_argument(pl_rw *rw, const pl_type *type, pl_value *const *args, bool bare) {
  if (pl_rw_is_ranked(rw, type)) return bare ? pl_desc_from_bare(rw, type, args[0]) : pl_desc_pack(rw, type, args);
  if (pl_rw_is_unranked(rw, type)) return pl_desc_pack_unranked(rw, type, args[0], args[1]);
  return args[0];
}

/* Emits a cast of the argument's new value back to its source type and enters it in the map of casts, for ops that stay; does
 * nothing if the types are the same. */
static void cast_back(pl_rw *rw, const pl_value *arg) {
  pl_value *value = pl_map_get_ptr(&rw->maps->values, arg);
  if (value->type != arg->type) pl_map_set_ptr(&rw->maps->casts, value, pl_emit_cast(rw, value, arg->type));
}

/* Whether the run has a pattern for the op that will ask for its operands in converted types. */
static bool wants_converted(pl_rw *rw, const pl_op *op) {
  const pl_type *ignored = NULL;
  if (!pl_rw_has_pattern(rw, op->info->kind)) return false;
  bool calls = pl_op_is(op, PL_OP_FUNC_CALL) || pl_op_is(op, PL_OP_FUNC_CALL_INDIRECT);
  return !calls || pl_call_result(rw, op, pl_call_is_bare(rw, op), &ignored);
}

/* Whether an op that the run does not convert (see wants_converted) uses the argument. */
static bool has_other_user(pl_rw *rw, const pl_value *arg) {
  for (const pl_use *use = arg->uses; use; use = use->next) {
    if (!wants_converted(rw, use->owner)) return true;
  }
  return false;
}

/* Whether an argument of the type is a memref, which is built from several parameters or a bare pointer. */
static bool is_put_together(const pl_type *type) { return type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF; }

/* Whether a value is a memref.cast or memref.transpose of a value of the same type. */
static bool is_identity(const pl_value *value) {
  return value->op && (pl_op_is(value->op, PL_OP_MEMREF_CAST) || pl_op_is(value->op, PL_OP_MEMREF_TRANSPOSE)) &&
         pl_operand(value->op, 0)->type == value->type;
}

/* The value at the start of a chain of casts and transpositions that change no type; some value of the circle if they form one,
 * as they may in unreachable code. */
static const pl_value *through_identities(const pl_value *value) {
  const pl_value *slow = value; /* goes half as fast, and is met again on a circle */
  for (bool odd = false; is_identity(value); odd = !odd) {
    value = pl_operand(value->op, 0);
    if (odd) slow = pl_operand(slow->op, 0);
    if (value == slow) break;
  }
  return value;
}

/* Fills `order` with the indices of the arguments that need a descriptor or a cast at the entry, in mlir-opt's order unless the
 * run converts everything, and returns their number. */
static uint32_t order_arguments(pl_rw *rw, const pl_op *func, uint32_t *order) {
  const pl_block *entry = pl_func_entry(func);
  bool *done = PL_NEW_ARRAY(rw->arena, bool, entry->num_args + 1);
  uint32_t count = 0;
  bool all = (rw->options->set & PL_CONVERT_ALL) == PL_CONVERT_ALL; /* no order to follow */
  PL_FOR_BLOCKS(block, func->regions[0]) {
    PL_FOR_OPS(op, block) {
      if (all) break;
      uint32_t wanted = wants_converted(rw, op) ? op->num_operands : 0;
      for (uint32_t i = 0; i < wanted; i++) {
        const pl_value *value = through_identities(pl_operand(op, i));
        if (value->op || value->block != entry || done[value->index] || !is_put_together(value->type)) continue;
        done[value->index] = true;
        order[count++] = value->index;
      }
    }
  }
  for (uint32_t i = 0; i < entry->num_args; i++) {
    const pl_value *arg = entry->args[i];
    if (!done[i] && pl_feed_uses_argument(rw, arg) && (is_put_together(arg->type) || (!all && has_other_user(rw, arg))))
      order[count++] = i;
  }
  return count;
}

/* Appends an entry block with the converted parameters to the lowered function, makes it rw->block, maps the used arguments of
 * the source to values in it, and returns it. Descriptors and casts are made for the last of order_arguments first, as in
 * mlir-opt. */
static pl_block *make_entry(pl_rw *rw, const pl_op *func, const signature *sig, pl_op *lowered, bool bare) {
  const pl_block *source = pl_func_entry(func);
  pl_block *entry = pl_block_new(rw->out);
  pl_block_append(lowered->regions[0], entry);
  for (size_t i = 0; i < sig->params.len; i++)
    pl_block_add_arg(rw->out, entry, sig->params.data[i]);
  rw->block = entry;
  for (uint32_t i = 0; i < source->num_args; i++) {
    const param *where = &sig->map[i];
    const pl_value *arg = source->args[i];
    for (uint32_t k = 0; k < where->count; k++)
      pl_arg_copy_place(entry->args[where->first + k], arg);
    if (pl_feed_uses_argument(rw, arg) && !is_put_together(arg->type)) pl_rw_map(rw, arg, entry->args[where->first]);
  }
  uint32_t *order = PL_NEW_ARRAY(rw->arena, uint32_t, source->num_args + 1);
  bool all = (rw->options->set & PL_CONVERT_ALL) == PL_CONVERT_ALL;
  for (uint32_t n = order_arguments(rw, func, order); n-- > 0;) {
    const pl_value *arg = source->args[order[n]];
    if (is_put_together(arg->type))
      pl_rw_map(rw, arg, receive_argument(rw, arg->type, entry->args + sig->map[order[n]].first, bare));
    if (!all && has_other_user(rw, arg)) cast_back(rw, arg);
  }
  return entry;
}

/* Makes the entry block of the lowered function and converts the source function's body into it; `bare`: with bare pointers as
 * arguments and results. An error is left in rw->status. */
static void convert_body(pl_rw *rw, const pl_op *func, const signature *sig, pl_op *lowered, bool bare) {
  const pl_op *outer = rw->func;
  bool outer_bare = rw->bare_ptr;
  rw->func = func;
  rw->bare_ptr = bare;
  pl_block *entry = make_entry(rw, func, sig, lowered, bare);
  pl_rw_region(rw, func->regions[0], lowered->regions[0], entry);
  rw->func = outer;
  rw->bare_ptr = outer_bare;
}

/* Adds an optional warning that a function is not converted, with the type that prevents it, if that is known. Does nothing in a
 * run that converts everything, where an op that is left over is an error. */
static void warn_function_stays(pl_rw *rw, const pl_op *func, bool bare) {
  const pl_type *in_the_way = pl_rw_type_in_the_way(rw, func), *type = pl_func_type(func);
  if ((rw->options->set & PL_CONVERT_ALL) == PL_CONVERT_ALL) return;
  pl_sink reason = {0};
  if (in_the_way) {
    pl_rw_explain(rw, in_the_way, &reason);
  } else if (bare) {
    uint32_t n = type->func.num_inputs, all = n + type->func.num_results;
    for (uint32_t i = 0; i < all && !in_the_way; i++) {
      const pl_type *one = i < n ? type->func.inputs[i] : type->func.results[i - n];
      bool buffer = one->kind == PL_TYPE_MEMREF || one->kind == PL_TYPE_UNRANKED_MEMREF;
      if (buffer && !pl_rw_bare_memref(rw, one)) in_the_way = one;
    }
    pl_sink_puts(&reason, "a bare pointer cannot stand for ");
    if (in_the_way) pl_type_print(in_the_way, &reason);
  }
  pl_diags_add(rw->diags, PL_WARNING, pl_op_pos(func), "function '%.*s' is not converted: %s", PL_STR_FMT(pl_symbol_name(func)),
               pl_sink_text(&reason));
  pl_diags_mark_optional(rw->diags);
  pl_sink_close(&reason);
}

/* Whether a type may stand at that place of the signature of an llvm.func; reports an error if not. */
static bool stands(pl_rw *rw, pl_llvm_place place, const pl_type *type) {
  const bool is_value = place != PL_LLVM_IN_ARGUMENTS || pl_type_llvm_may_stand(PL_LLVM_IN_VALUE, type);
  if (pl_type_llvm_may_stand(place, type) && is_value) return true;
  pl_sink text = {0};
  pl_type_print(type, &text);
  pl_rw_fail(rw, "%s: '%s'", pl_llvm_place_fault(place), pl_sink_text(&text));
  pl_sink_close(&text);
  return false;
}

/* Whether all types of the converted signature, with the fields of a struct result, may stand there in an llvm.func; reports an
 * error if not. ("'llvm' Dialect" (2022), Function Types.) */
static bool can_be_signature(pl_rw *rw, const signature *sig) {
  const pl_type *result = sig->result;
  for (size_t i = 0; i < sig->params.len; i++)
    if (!stands(rw, PL_LLVM_IN_ARGUMENTS, sig->params.data[i])) return false;
  for (uint32_t i = 0; result->kind == PL_TYPE_LLVM_STRUCT && i < result->llvm_struct->num_elems; i++)
    if (!stands(rw, PL_LLVM_IN_STRUCT, result->llvm_struct->elems[i])) return false;
  return stands(rw, PL_LLVM_IN_RESULT, result);
}

/* Converts func.func to llvm.func with its body, and adds a C wrapper if one is requested and memrefs are not passed as bare
 * pointers. No match if the signature has no conversion (see warn_function_stays); an error if the lowered function or its
 * wrapper would not be valid. */
static pl_rewrite convert_func(pl_rw *rw, const pl_op *func) {
  assert(pl_op_is(func, PL_OP_FUNC_FUNC));
  const pl_type *type = pl_func_type(func);
  signature sig = {0};
  if (!type || type->kind != PL_TYPE_FUNCTION) return PL_REWRITE_NO_MATCH;
  bool bare = pl_rw_is_bare(rw, func);
  pl_rewrite status = PL_REWRITE_NO_MATCH;
  if (make_signature(rw, func, bare, &sig)) {
    if (!can_be_signature(rw, &sig)) {
      pl_vec_free(&sig.params);
      return PL_REWRITE_ERROR;
    }
    pl_block *place = rw->block;
    pl_op *lowered = make_function(rw, func, &sig);
    status = lowered ? PL_REWRITE_DONE : PL_REWRITE_ERROR;
    if (lowered && pl_func_entry(func)) convert_body(rw, func, &sig, lowered, bare);
    rw->block = place;
    rw->op = func;
    if (lowered && !bare && pl_wants_c_wrapper(rw, func)) {
      if (sig.variadic)
        status = pl_rw_fail(rw, "C interface for variadic functions is not supported yet.");
      else
        pl_emit_c_wrapper(rw, func, lowered);
    }
  } else {
    warn_function_stays(rw, func, bare);
  }
  pl_vec_free(&sig.params);
  return status;
}

/* Appends the converted arguments of a call from operand `first` on to `args`, memrefs as the values by which the convention
 * (`bare`: that of bare pointers) passes them. */
static void pass_arguments(pl_rw *rw, const pl_op *call, uint32_t first, bool bare, pl_values *args) {
  for (uint32_t i = first; i < call->num_operands; i++) {
    const pl_type *type = pl_operand(call, i)->type;
    pl_value *value = pl_rw_operand(rw, call, i);
    if (pl_rw_is_ranked(rw, type) && !bare) {
      pl_desc_unpack(rw, value, type, args);
    } else if (pl_rw_is_ranked(rw, type)) {
      pl_vec_push(args, pl_desc_get(rw, value, PL_DESC_ALIGNED));
    } else if (pl_rw_is_unranked(rw, type)) {
      pl_vec_push(args, pl_desc_get(rw, value, 0));
      pl_vec_push(args, pl_desc_get(rw, value, 1));
    } else {
      pl_vec_push(args, value);
    }
  }
}

/* The attributes that a call retains when it is lowered to `num_args` arguments, of which the first `first` are no arguments of
 * the callee; arg_attrs and res_attrs only if they still fit. */
static const pl_attr *call_attrs(pl_rw *rw, const pl_op *call, uint32_t first, size_t num_args) {
  const pl_attr *attrs = call->attrs;
  bool spread = num_args != call->num_operands;
  for (uint32_t i = first; i < call->num_operands; i++)
    spread |= pl_rw_is_ranked(rw, pl_operand(call, i)->type);
  bool plain_result = call->num_results == 1 && !pl_rw_is_ranked(rw, pl_result(call, 0)->type) &&
                      !pl_rw_is_unranked(rw, pl_result(call, 0)->type);
  if (spread) attrs = pl_rw_set(rw, attrs, PL_NAME_ARG_ATTRS, NULL);
  return plain_result ? attrs : pl_rw_set(rw, attrs, PL_NAME_RES_ATTRS, NULL);
}

/* The type attribute that the lowered call of a variadic function carries; NULL if the callee is not known to be variadic.
 * mlir-opt 22 omits it and fails its own verifier. */
static const pl_attr *callee_type(pl_rw *rw, const pl_op *call, const pl_type *result, const pl_values *args) {
  const pl_attr *callee = pl_op_attr(call, PL_NAME_CALLEE);
  const pl_op *func = callee && callee->kind == PL_ATTR_SYMBOL ? pl_rw_symbol(rw, callee->symbol.path[0]) : NULL;
  const pl_attr *variadic = func ? pl_op_attr(func, PL_NAME_FUNC_VARARGS) : NULL;
  const pl_type *type = func && pl_op_has(func, PL_TRAIT_FUNCTION) ? pl_func_type(func) : NULL;
  if (type && type->kind == PL_TYPE_LLVM_FUNC) return type->func.variadic ? pl_attr_type(rw->ctx, type) : NULL;
  if (!variadic || variadic->kind != PL_ATTR_INTEGER || pl_apint_is_zero(variadic->integer)) return NULL;
  const pl_type **params = PL_NEW_ARRAY(rw->arena, const pl_type *, args->len + 1);
  for (size_t i = 0; i < args->len; i++)
    params[i] = args->data[i]->type;
  if (!result) result = pl_type_llvm_simple(rw->ctx, PL_TYPE_LLVM_VOID);
  return pl_attr_type(rw->ctx, pl_type_llvm_func(rw->ctx, result, params, (uint32_t)args->len, true));
}

/* Maps the results of a call to the converted values that are made of what the lowered call returns, by the bare pointer
 * convention if `bare`. False after an error. */
static bool receive_results(pl_rw *rw, const pl_op *call, pl_op *lowered, bool bare) {
  uint32_t n = call->num_results;
  pl_value **values = PL_NEW_ARRAY(rw->arena, pl_value *, n + 1);
  const pl_type **types = PL_NEW_ARRAY(rw->arena, const pl_type *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    types[i] = pl_result(call, i)->type;
  for (int64_t i = 0; i < n; i++)
    values[i] = n > 1 ? pl_emit_extract(rw, pl_result(lowered, 0), &i, 1) : pl_result(lowered, 0);
  for (uint32_t i = 0; i < n; i++) {
    if (bare && pl_rw_bare_memref(rw, types[i])) values[i] = pl_desc_from_bare(rw, types[i], values[i]);
  }
  if (!bare && !pl_move_unranked(rw, types, values, n, false)) return false;
  for (uint32_t i = 0; i < n; i++)
    pl_rw_map(rw, pl_result(call, i), values[i]);
  return true;
}

/* Converts a call to llvm.call by its convention; the first `first` operands (a function pointer) are passed as they are. No
 * match if the convention cannot pass an argument or result, or a type has no conversion; an error if a result cannot be
 * received. */
static pl_rewrite lower_call(pl_rw *rw, const pl_op *call, uint32_t first) {
  bool bare = pl_call_is_bare(rw, call);
  const pl_type *packed = NULL;
  if (!pl_call_result(rw, call, bare, &packed)) return PL_REWRITE_NO_MATCH;
  pl_values args = {0};
  for (uint32_t i = 0; i < first; i++)
    pl_vec_push(&args, pl_rw_operand(rw, call, i));
  pass_arguments(rw, call, first, bare, &args);
  const pl_attr *attrs =
      pl_rw_set(rw, call_attrs(rw, call, first, args.len), PL_NAME_VAR_CALLEE_TYPE, callee_type(rw, call, packed, &args));
  pl_op *lowered = pl_emit_op(rw, PL_OP_LLVM_CALL, args.data, (uint32_t)args.len, packed, attrs);
  pl_vec_free(&args);
  return receive_results(rw, call, lowered, bare) ? PL_REWRITE_DONE : PL_REWRITE_ERROR;
}

/* Converts func.call as lower_call does; no match if its callee is no symbol reference. */
static pl_rewrite convert_call(pl_rw *rw, const pl_op *call) {
  const pl_attr *callee = pl_op_attr(call, PL_NAME_CALLEE);
  if (!callee || callee->kind != PL_ATTR_SYMBOL) return PL_REWRITE_NO_MATCH;
  return lower_call(rw, call, 0);
}

/* Converts func.call_indirect to an llvm.call of the function pointer, its first operand, as lower_call does. */
static pl_rewrite convert_call_indirect(pl_rw *rw, const pl_op *call) { return lower_call(rw, call, 1); }

/* Converts func.constant to llvm.mlir.addressof of the function; no match if the result type has no conversion. */
static pl_rewrite convert_constant(pl_rw *rw, const pl_op *op) {
  const pl_attr *name = pl_op_attr(op, PL_NAME_VALUE);
  const pl_type *type = pl_rw_type(rw, pl_result(op, 0)->type);
  if (!type || !name) return PL_REWRITE_NO_MATCH;
  const pl_attr *attrs = pl_rw_set(rw, op->attrs, PL_NAME_VALUE, NULL);
  attrs = pl_rw_set(rw, attrs, PL_NAME_GLOBAL_NAME, name);
  pl_rw_map(rw, pl_result(op, 0), pl_emit(rw, PL_OP_LLVM_MLIR_ADDRESSOF, NULL, 0, type, attrs));
  return PL_REWRITE_DONE;
}

/* The converted value that a return passes for operand `i`: with `bare`, for a memref that can be a bare pointer, its aligned
 * pointer (LLVM IR Target, 2022, "Bare Pointer Calling Convention for Ranked MemRef"); its allocated pointer, which mlir-opt
 * returns, if both are surely equal or the function is not converted. */
static pl_value *returned_value(pl_rw *rw, const pl_op *op, uint32_t i, bool bare) {
  assert(i < op->num_operands);
  pl_value *value = pl_rw_operand(rw, op, i);
  if (!bare || !pl_rw_bare_memref(rw, pl_operand(op, i)->type)) return value;
  bool allocated = !rw->func || pl_rw_has_one_pointer(rw, pl_operand(op, i));
  return pl_desc_get(rw, value, allocated ? PL_DESC_ALLOCATED : PL_DESC_ALIGNED);
}

/* Whether the bare pointer convention can return the operands of a return. As in mlir-opt, a single ranked memref may have any
 * shape. */
static bool can_return_bare(pl_rw *rw, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const pl_type *type = pl_operand(op, i)->type;
    if (pl_rw_is_unranked(rw, type)) return false;
    if (op->num_operands > 1 && pl_rw_is_ranked(rw, type) && !pl_rw_bare_memref(rw, type)) return false;
  }
  return true;
}

/* Converts func.return to llvm.return, with several values packed in a struct. As in mlir-opt this is done even in a function
 * that stays for its signature. No match if a type has no conversion or cannot be returned as bare pointers; an error if an
 * unranked memref cannot be moved to the heap. */
static pl_rewrite convert_return(pl_rw *rw, const pl_op *op) {
  uint32_t n = op->num_operands;
  bool bare = rw->func ? rw->bare_ptr : rw->options->bare_ptr;
  if (!pl_rw_convertible(rw, op) || (bare && !can_return_bare(rw, op))) return PL_REWRITE_NO_MATCH;
  pl_value **values = PL_NEW_ARRAY(rw->arena, pl_value *, n + 1);
  const pl_type **types = PL_NEW_ARRAY(rw->arena, const pl_type *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    types[i] = pl_operand(op, i)->type;
    values[i] = returned_value(rw, op, i, bare);
  }
  if (!bare && !pl_move_unranked(rw, types, values, n, true)) return PL_REWRITE_ERROR;
  if (n > 1) {
    for (uint32_t i = 0; i < n; i++)
      types[i] = values[i]->type;
    pl_value *packed = pl_emit_poison(rw, pl_rw_struct(rw, types, n));
    for (int64_t i = 0; i < n; i++)
      packed = pl_emit_insert(rw, packed, values[i], &i, 1);
    values[0] = packed;
  }
  pl_emit_op(rw, PL_OP_LLVM_RETURN, values, n ? 1 : 0, NULL, op->attrs);
  return PL_REWRITE_DONE;
}

const pl_pattern *pl_pattern_func(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  static const pl_pattern rows[PL_NUM_OPS] = {
      [PL_OP_FUNC_FUNC] = {.set = PL_CONVERT_FUNC, .rewrite = convert_func},
      [PL_OP_FUNC_CALL] = {.set = PL_CONVERT_FUNC, .rewrite = convert_call},
      [PL_OP_FUNC_CALL_INDIRECT] = {.set = PL_CONVERT_FUNC, .rewrite = convert_call_indirect},
      [PL_OP_FUNC_CONSTANT] = {.set = PL_CONVERT_FUNC, .rewrite = convert_constant},
      [PL_OP_FUNC_RETURN] = {.set = PL_CONVERT_FUNC, .rewrite = convert_return},
  };
  return rows[kind].set ? &rows[kind] : NULL;
}
