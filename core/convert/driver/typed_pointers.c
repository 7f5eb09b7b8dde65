#include <assert.h>

#include "core/convert/driver/older_forms.h"
#include "core/convert/typed_pointers.h"

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/check/check.h"

/* How far the uses of a pointer are followed through casts, selects and branches to learn what it points to. */
#define MAX_HOPS 8u

typedef struct typer {
  pl_module *module;
  pl_context *ctx;
  pl_diags *diags;
  pl_map symbols; /* interned name -> op of the module */
} typer;

/* Whether the type is an LLVM pointer without a pointee. */
static bool is_opaque(const pl_type *t) { return t->kind == PL_TYPE_LLVM_PTR && !t->ptr.pointee; }

/* A typed pointer to `pointee` (to i8 for void) in the address space of the pointer `like`. */
static const pl_type *pointer(typer *t, const pl_type *pointee, const pl_type *like) {
  if (pointee->kind == PL_TYPE_LLVM_VOID) pointee = pl_type_integer(t->ctx, 8);
  return pl_type_llvm_typed_ptr(t->ctx, pointee, like->ptr.space);
}

/* A typed pointer to i8 in the address space of the pointer `like`. */
static const pl_type *bytes(typer *t, const pl_type *like) { return pointer(t, pl_type_integer(t->ctx, 8), like); }

/* The type in the op's type attribute `name`; NULL if there is none. */
static const pl_type *type_attr(const pl_op *op, pl_attr_name name) {
  const pl_attr *attr = pl_op_attr(op, name);
  return attr && attr->kind == PL_ATTR_TYPE ? attr->type : NULL;
}

/* Whether the name is that of a runtime function whose pointers are typed as i8*. */
static bool is_runtime(pl_str name) {
  static const char *const names[] = {"malloc", "free",   "aligned_alloc", "realloc", "calloc",
                                      "memcpy", "memset", "memrefCopy",    "puts",    "printf"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (pl_str_is(name, names[i])) return true;
  }
  return pl_str_starts(name, "_mlir_memref_to_llvm_") || pl_str_starts(name, "printF") || pl_str_starts(name, "printI");
}

/* The op of the module that the root of the op's symbol reference `attr` names; NULL if there is none. */
static const pl_op *lookup(const typer *t, const pl_op *op, pl_attr_name attr) {
  const pl_attr *symbol = pl_op_attr(op, attr);
  if (!symbol || symbol->kind != PL_ATTR_SYMBOL) return NULL;
  return pl_map_get_ptr(&t->symbols, pl_context_intern(t->ctx, symbol->symbol.path[0]).data);
}

/* The function type of a call: that of the named callee, else what the call says of it; NULL if neither is known. */
static const pl_type *callee_type(const typer *t, const pl_op *call) {
  const pl_op *callee = lookup(t, call, PL_NAME_CALLEE);
  return callee ? pl_func_type(callee) : type_attr(call, PL_NAME_VAR_CALLEE_TYPE);
}

/* ---- Pointees by uses ---- */

static const pl_type *pointee_of_value(typer *t, const pl_value *value, uint32_t hops);

/* The type of the member of a struct or array that `position` of insertvalue and extractvalue leads to, `container` itself for
 * NULL; NULL if it leads nowhere. */
static const pl_type *field(const pl_type *container, const pl_attr *position) {
  for (uint64_t i = 0; container && position && position->kind == PL_ATTR_DENSE_ARRAY && i < position->dense.count; i++) {
    int64_t at = 0;
    if (!pl_apint_to_i64(pl_dense_at(position, i), &at) || at < 0) return NULL;
    if (container->kind == PL_TYPE_LLVM_ARRAY) {
      container = container->shaped.elem;
    } else if (container->kind == PL_TYPE_LLVM_STRUCT && (uint64_t)at < container->llvm_struct->num_elems) {
      container = container->llvm_struct->elems[at];
    } else {
      return NULL;
    }
  }
  return container;
}

/* The pointer type, possibly still opaque, that an op expects operand `index` to have; NULL if the operand is no pointer or the
 * op does not determine its type. */
static const pl_type *wanted(typer *t, const pl_op *op, uint32_t index) {
  const pl_value *operand = pl_operand(op, index);
  const pl_type *type = operand->type, *other = NULL;
  if (type->kind != PL_TYPE_LLVM_PTR) return NULL;
  for (uint32_t s = 0; s < op->num_successors; s++) {
    const pl_successor *next = &op->successors[s];
    if (index >= next->first && index < next->first + next->count && index - next->first < next->block->num_args)
      return next->block->args[index - next->first]->type;
  }
  pl_str name = op->info->name;
  if (pl_op_is(op, PL_OP_LLVM_LOAD)) other = pl_result(op, 0)->type;
  if (pl_op_is(op, PL_OP_LLVM_STORE) && index == 1) other = pl_operand(op, 0)->type;
  if (pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR) && index == 0) other = type_attr(op, PL_NAME_ELEM_TYPE);
  if ((pl_op_is(op, PL_OP_LLVM_ATOMICRMW) || pl_op_is(op, PL_OP_LLVM_CMPXCHG)) && index == 0) other = pl_operand(op, 1)->type;
  if (other) return is_opaque(other) ? NULL : pointer(t, other, type);
  if (pl_op_is(op, PL_OP_LLVM_INSERTVALUE) && index == 1) return field(pl_operand(op, 0)->type, pl_op_attr(op, PL_NAME_POSITION));
  if (pl_op_is(op, PL_OP_LLVM_SELECT)) return pl_result(op, 0)->type;
  if (pl_op_is(op, PL_OP_LLVM_FREEZE)) return pl_result(op, 0)->type;
  if (pl_op_is(op, PL_OP_LLVM_ICMP) && index == 1) return pl_operand(op, 0)->type;
  if (pl_op_is(op, PL_OP_LLVM_ADDRSPACECAST) && pl_result(op, 0)->type->ptr.pointee)
    return pointer(t, pl_result(op, 0)->type->ptr.pointee, type);
  if (pl_op_is(op, PL_OP_LLVM_RETURN)) {
    const pl_op *func = op->block->region->op;
    return pl_op_is(func, PL_OP_LLVM_FUNC) ? pl_func_type(func)->func.results[0] : NULL;
  }
  if (pl_op_is(op, PL_OP_LLVM_CALL)) {
    const pl_type *callee = callee_type(t, op);
    uint32_t first = lookup(t, op, PL_NAME_CALLEE) || pl_op_attr(op, PL_NAME_CALLEE) ? 0 : 1;
    if (index < first) return callee ? pointer(t, callee, type) : NULL;
    return callee && index - first < callee->func.num_inputs ? callee->func.inputs[index - first] : NULL;
  }
  return pl_str_starts(name, "llvm.intr.") ? bytes(t, type) : NULL;
}

/* The pointee that operand `index` of the op must have by the uses of the value that it is passed on as: the result of an address
 * space cast, select or freeze, or the block argument of a branch's successor. NULL if there is none; `hops` such steps were made
 * before. */
static const pl_type *pointee_through(typer *t, const pl_op *op, uint32_t index, uint32_t hops) {
  bool passes = pl_op_is(op, PL_OP_LLVM_ADDRSPACECAST) || pl_op_is(op, PL_OP_LLVM_SELECT) || pl_op_is(op, PL_OP_LLVM_FREEZE);
  if (passes) return pointee_of_value(t, pl_result(op, 0), hops + 1);
  for (uint32_t s = 0; s < op->num_successors; s++) {
    const pl_successor *next = &op->successors[s];
    if (index >= next->first && index < next->first + next->count && index - next->first < next->block->num_args)
      return pointee_of_value(t, next->block->args[index - next->first], hops + 1);
  }
  return NULL;
}

/* What a value points to by its type or, if that is an opaque pointer, by its first use that determines it, also through ops and
 * branches that pass it on, of which `hops` were followed before. NULL if the value is no pointer or nothing is found within
 * MAX_HOPS. */
static const pl_type *pointee_of_value(typer *t, const pl_value *value, uint32_t hops) {
  const pl_type *found = NULL;
  if (value->type->kind != PL_TYPE_LLVM_PTR || hops > MAX_HOPS) return NULL;
  if (value->type->ptr.pointee) return value->type->ptr.pointee;
  for (const pl_use *use = value->uses; use; use = use->next) { /* newest first: the last one is the oldest */
    uint32_t index = (uint32_t)(use - use->owner->operands);
    const pl_type *type = wanted(t, use->owner, index);
    const pl_type *pointee = type && type->kind == PL_TYPE_LLVM_PTR ? type->ptr.pointee : NULL;
    if (!pointee) pointee = pointee_through(t, use->owner, index, hops);
    if (pointee) found = pointee;
  }
  return found;
}

/* ---- Types of results and parameters ---- */

/* The type of the element that a getelementptr addresses; NULL if it cannot be followed. The first index moves among elements of
 * the same type. */
static const pl_type *indexed(const pl_op *gep) {
  const pl_type *elem = type_attr(gep, PL_NAME_ELEM_TYPE);
  const pl_attr *raw = pl_op_attr(gep, PL_NAME_RAW_CONSTANT_INDICES);
  for (uint64_t i = 1; elem && raw && raw->kind == PL_ATTR_DENSE_ARRAY && i < raw->dense.count; i++) {
    int64_t at = 0;
    if (elem->kind == PL_TYPE_LLVM_ARRAY || elem->kind == PL_TYPE_VECTOR)
      elem = elem->shaped.elem;
    else if (elem->kind == PL_TYPE_LLVM_STRUCT && pl_apint_to_i64(pl_dense_at(raw, i), &at) && at >= 0 &&
             (uint64_t)at < elem->llvm_struct->num_elems)
      elem = elem->llvm_struct->elems[at];
    else
      return NULL;
  }
  return elem;
}

/* The pointee of the pointer that the op makes, by the op itself and not its uses; NULL if it states none. */
static const pl_type *made_pointee(typer *t, const pl_op *op) {
  const pl_type *type = NULL;
  if (pl_op_is(op, PL_OP_LLVM_ALLOCA)) return type_attr(op, PL_NAME_ELEM_TYPE);
  if (pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR)) return indexed(op);
  if (pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF)) {
    const pl_op *global = lookup(t, op, PL_NAME_GLOBAL_NAME);
    if (!global) return NULL;
    return pl_op_is(global, PL_OP_LLVM_FUNC) ? pl_func_type(global) : type_attr(global, PL_NAME_GLOBAL_TYPE);
  }
  if (pl_op_is(op, PL_OP_LLVM_CALL)) type = callee_type(t, op) ? callee_type(t, op)->func.results[0] : NULL;
  if (pl_op_is(op, PL_OP_LLVM_EXTRACTVALUE)) type = field(pl_operand(op, 0)->type, pl_op_attr(op, PL_NAME_POSITION));
  return type && type->kind == PL_TYPE_LLVM_PTR ? type->ptr.pointee : NULL;
}

/* Gives the op's only result, if it is an opaque pointer, a pointee: by the op itself, else by its uses, else that of the first
 * operand, else i8. */
static void type_result(typer *t, pl_op *op) {
  if (op->num_results != 1 || !is_opaque(pl_result(op, 0)->type)) return;
  const pl_type *pointee = made_pointee(t, op);
  if (!pointee) pointee = pointee_of_value(t, pl_result(op, 0), 0);
  if (!pointee && op->num_operands && pl_operand(op, 0)->type->kind == PL_TYPE_LLVM_PTR)
    pointee = pl_operand(op, 0)->type->ptr.pointee;
  pl_result(op, 0)->type = pointee ? pointer(t, pointee, pl_result(op, 0)->type) : bytes(t, pl_result(op, 0)->type);
}

/* Gives the opaque pointer parameters of a function, and its entry block's arguments, a pointee: that of their uses in the body,
 * else i8 for a runtime function, whose opaque result becomes a pointer to i8 too. Others stay opaque. */
static void type_function(typer *t, pl_op *func) {
  const pl_type *type = pl_func_type(func), *result = type->func.results[0];
  bool runtime = is_runtime(pl_symbol_name(func));
  const pl_block *entry = pl_func_entry(func);
  const pl_type **inputs = PL_NEW_ARRAY(t->module->arena, const pl_type *, type->func.num_inputs + 1);
  for (uint32_t i = 0; i < type->func.num_inputs; i++) {
    inputs[i] = type->func.inputs[i];
    if (!is_opaque(inputs[i])) continue;
    const pl_type *pointee = entry && i < entry->num_args ? pointee_of_value(t, entry->args[i], 0) : NULL;
    if (runtime) inputs[i] = bytes(t, inputs[i]);
    if (pointee) inputs[i] = pointer(t, pointee, inputs[i]);
  }
  for (uint32_t i = 0; entry && i < entry->num_args && i < type->func.num_inputs; i++)
    entry->args[i]->type = inputs[i];
  if (is_opaque(result) && runtime) result = bytes(t, result);
  const pl_type *typed = pl_type_llvm_func(t->ctx, result, inputs, type->func.num_inputs, type->func.variadic);
  pl_op_set_attr(func, PL_NAME_FUNCTION_TYPE, pl_attr_type(t->ctx, typed));
}

/* Gives each argument of the block that is an opaque pointer the pointee that follows from its uses, else i8. */
static void type_block_args(typer *t, const pl_block *block) {
  for (uint32_t i = 0; i < block->num_args; i++) {
    pl_value *arg = block->args[i];
    if (!is_opaque(arg->type)) continue;
    const pl_type *pointee = pointee_of_value(t, arg, 0);
    arg->type = pointee ? pointer(t, pointee, arg->type) : bytes(t, arg->type);
  }
}

/* Sets the function type that a call repeats, as it does for a variadic callee, to that of the callee. Does nothing if the call
 * has none, or names no function of the module. */
static void type_callee(typer *t, pl_op *op) {
  const pl_op *callee = lookup(t, op, PL_NAME_CALLEE);
  if (callee && pl_func_type(callee) && pl_op_attr(op, PL_NAME_VAR_CALLEE_TYPE))
    pl_op_set_attr(op, PL_NAME_VAR_CALLEE_TYPE, pl_attr_type(t->ctx, pl_func_type(callee)));
}

/* Makes an llvm.bitcast of `value` to `type` before the op `place`; returns its result. */
static pl_value *cast_before(typer *t, pl_op *place, pl_value *value, const pl_type *type) {
  const pl_op_spec spec = {.info = pl_op_info_of(PL_OP_LLVM_BITCAST),
                           .operands = &value,
                           .num_operands = 1,
                           .result_types = &type,
                           .num_results = 1,
                           .line = place->line,
                           .column = place->column,
                           .loc = place->loc};
  pl_op *cast = pl_op_new(t->module, &spec);
  pl_op_insert_before(place, cast);
  return pl_result(cast, 0);
}

/* Inserts a bitcast before the op for each typed pointer operand whose type differs from the one that the op wants, in the same
 * address space. Does nothing for intrinsics (llvm.intr.*), which take any pointer. */
static void cast_operands(typer *t, pl_op *op) {
  if (pl_str_starts(op->info->name, "llvm.intr.")) return; /* those take any pointer */
  for (uint32_t i = 0; i < op->num_operands; i++) {
    pl_value *value = pl_operand(op, i);
    const pl_type *type = wanted(t, op, i);
    if (!type || type == value->type || is_opaque(type) || type->kind != PL_TYPE_LLVM_PTR || is_opaque(value->type)) continue;
    if (type->ptr.space == value->type->ptr.space) pl_use_set(&op->operands[i], cast_before(t, op, value, type));
  }
}

/* ---- The module ---- */

/* Whether a type of the LLVM dialect has no opaque pointer in it. */
static bool has_no_opaque_pointer(const pl_type *type) {
  PL_VEC(const pl_type *) todo = {0};
  pl_map seen = {0};
  bool ok = true;
  pl_vec_push(&todo, type);
  while (ok && todo.len) {
    const pl_type *next = pl_vec_pop(&todo);
    if (pl_map_has(&seen, next)) continue;
    pl_map_set_ptr(&seen, next, next);
    ok = !is_opaque(next);
    if (next->kind == PL_TYPE_LLVM_PTR && next->ptr.pointee) pl_vec_push(&todo, next->ptr.pointee);
    if (next->kind == PL_TYPE_LLVM_ARRAY || next->kind == PL_TYPE_VECTOR) pl_vec_push(&todo, next->shaped.elem);
    for (uint32_t i = 0; next->kind == PL_TYPE_LLVM_STRUCT && i < next->llvm_struct->num_elems; i++)
      pl_vec_push(&todo, next->llvm_struct->elems[i]);
    for (uint32_t i = 0; next->kind == PL_TYPE_LLVM_FUNC && i < next->func.num_inputs; i++)
      pl_vec_push(&todo, next->func.inputs[i]);
    if (next->kind == PL_TYPE_LLVM_FUNC) pl_vec_push(&todo, next->func.results[0]);
  }
  pl_vec_free(&todo);
  pl_map_free(&seen);
  return ok;
}

/* Reports an error and returns false if a result or a type attribute of the op still has an opaque pointer. */
static bool check_op(typer *t, const pl_op *op) {
  bool ok = true;
  for (uint32_t i = 0; i < op->num_results; i++)
    ok &= has_no_opaque_pointer(pl_result(op, i)->type);
  for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; i++) {
    const pl_attr *value = op->attrs->dict.entries[i].value;
    ok &= value->kind != PL_ATTR_TYPE || has_no_opaque_pointer(value->type);
  }
  if (ok) return true;
  pl_diags_add(t->diags, PL_ERROR, pl_op_pos(op),
               "'%.*s' op has an opaque pointer, and the module does not state what it points to", PL_STR_FMT(op->info->name));
  return false;
}

/* Turns the element type of an alloca or getelementptr, if it is an opaque pointer, into a pointer to i8. */
static void type_element(typer *t, pl_op *op) {
  const pl_type *elem = type_attr(op, PL_NAME_ELEM_TYPE);
  if (elem && is_opaque(elem)) pl_op_set_attr(op, PL_NAME_ELEM_TYPE, pl_attr_type(t->ctx, bytes(t, elem)));
}

/* Turns the op, if it is an llvm.mlir.poison, into an llvm.mlir.undef. */
static void replace_poison(pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_MLIR_POISON)) op->info = pl_op_info_of(PL_OP_LLVM_MLIR_UNDEF);
}

typedef PL_VEC(pl_op *) ops;

/* Appends an op and all ops nested in it to `out`, those of a block in order and outer ones before inner ones. */
static void collect(pl_op *root, ops *out) {
  pl_vec_push(out, root);
  for (size_t i = 0; i < out->len; i++) {
    for (uint32_t r = 0; r < out->data[i]->num_regions; r++) {
      PL_FOR_BLOCKS(block, out->data[i]->regions[r]) { PL_FOR_OPS(op, block) pl_vec_push(out, op); }
    }
  }
}

bool pl_type_pointers(pl_module *module, pl_diags *diags) {
  assert(module->op && diags);
  typer t = {.module = module, .ctx = module->ctx, .diags = diags};
  ops all = {0};
  bool ok = true;
  if (!pl_drop_younger(module, diags)) return false;
  collect(module->op, &all);
  for (size_t i = 0; i < all.len; i++) {
    pl_str name = pl_symbol_name(all.data[i]);
    if (name.len) pl_map_set_ptr(&t.symbols, pl_context_intern(t.ctx, name).data, all.data[i]);
    replace_poison(all.data[i]);
    type_element(&t, all.data[i]);
  }
  for (size_t i = 0; i < all.len; i++) {
    if (pl_op_is(all.data[i], PL_OP_LLVM_FUNC)) type_function(&t, all.data[i]);
  }
  for (size_t i = 0; i < all.len; i++) {
    for (uint32_t r = 0; r < all.data[i]->num_regions; r++) {
      PL_FOR_BLOCKS(block, all.data[i]->regions[r]) {
        if (block->prev) type_block_args(&t, block);
      }
    }
  }
  for (size_t i = 0; i < all.len; i++) {
    type_callee(&t, all.data[i]);
    type_result(&t, all.data[i]);
  }
  for (size_t i = 0; i < all.len; i++)
    cast_operands(&t, all.data[i]);
  for (size_t i = 0; i < all.len; i++)
    ok &= check_op(&t, all.data[i]);
  ok = ok && pl_check(module->op, &(pl_check_options){.allow_unregistered = true}, diags);
  for (size_t i = 0; ok && i < all.len; i++)
    pl_use_older_form(module, all.data[i]);
  pl_vec_free(&all);
  pl_map_free(&t.symbols);
  return ok;
}
