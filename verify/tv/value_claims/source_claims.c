/* source_claims.c - where the source's own claims hold, as hypotheses of the proof: of arguments from the entry on, of the
 * results of calls from the call on, and of what a function that is called does.
 *
 * A claim about a value is one about each value that it has: it is stated again at each cut at which the value lives. That memory
 * can be accessed is known until something may have freed it, and so at a cut only where the source frees nothing anywhere. A
 * claim of the lowering is never a hypothesis. Source: LLVM Language Reference, "Parameter Attributes", "Function Attributes". */
#include <assert.h>
#include <stdio.h>

#include "core/ir/attr_params.h"
#include "verify/claims/constant_arguments.h"
#include "verify/claims/op_claims.h"
#include "verify/sem/llvm/source_claims.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/values.h"
#include "verify/tv/convention/abi.h"
#include "verify/tv/value_claims/value_claims.h"

/* Whether the source's function may access null, by `null_pointer_is_valid`. */
static bool null_is_valid(const pl_tv *tv) { return pl_op_passes_through(tv->source->func, "null_pointer_is_valid"); }

/* The function in the source's module that the call calls directly; NULL if there is none. */
static const pl_op *callee_of(const pl_tv *tv, const pl_op *call) {
  const pl_attr *callee = pl_op_attr(call, PL_NAME_CALLEE);
  const bool direct = callee && callee->kind == PL_ATTR_SYMBOL && callee->symbol.count == 1;
  const pl_op *found =
      direct && tv->world->source_module ? pl_symbol_lookup(tv->world->source_module, callee->symbol.path[0]) : NULL;
  return found && pl_op_has(found, PL_TRAIT_FUNCTION) ? found : NULL;
}

/* Whether the op is a func.call, func.call_indirect or llvm.call. */
static bool is_call(const pl_op *op) {
  return pl_op_is(op, PL_OP_LLVM_CALL) || pl_op_is(op, PL_OP_FUNC_CALL) || pl_op_is(op, PL_OP_FUNC_CALL_INDIRECT);
}

/* Makes the claims about a value hypotheses; with `memory` also those about the memory that it points to. */
static void believe(pl_tv *tv, pl_sem *sem, const pl_op *op, const pl_attr *claims, const pl_value *value, bool memory) {
  const pl_leaf *leaves = pl_sem_get(sem, value);
  if (!claims || !leaves) return;
  pl_sem_believe(sem, op, claims, value->type, leaves);
  if (memory) pl_sem_believe_memory(sem, op, claims, value->type, leaves, null_is_valid(tv));
}

/* Whether other modules may call the lowering of an llvm.func, and pass it any arguments. */
static bool is_shown(const pl_op *source, const pl_op *lowered) {
  return pl_op_is(source, PL_OP_LLVM_FUNC) && !pl_is_of_its_module(lowered);
}

/* Whether source or lowering is marked `speculatable`: then the lowering may call it where the source does not, with any
 * arguments (purity.h). */
static bool is_speculated(const pl_op *source, const pl_op *lowered) {
  return pl_op_says(source, PL_AT_FUNCTION, "speculatable") || pl_op_says(lowered, PL_AT_FUNCTION, "speculatable");
}

/* The constants that all callers in the source pass for arguments, by their number, computed once into `run.constants`; NULL if
 * the callers are not all known or attributes are ignored (`world->flags_off`). */
static const pl_attr *const *constants_of(pl_tv *tv) {
  const pl_op *module = tv->world->source_module;
  if (tv->run.constants_known || tv->world->flags_off) return tv->run.constants;
  const pl_op *func = module ? pl_symbol_lookup(module, pl_symbol_name(tv->source->func)) : NULL;
  const bool same = func && pl_func_type(func) == pl_func_type(tv->source->func);
  const bool all = same && !is_shown(func, tv->lowered->func) && !is_speculated(func, tv->lowered->func);
  tv->run.constants = all ? pl_constant_arguments(tv->arena, func, tv->options->convention.c_wrappers) : NULL;
  tv->run.constants_known = true;
  return tv->run.constants;
}

/* Makes it a hypothesis that argument `i` is, and is not poison, the constant that all calls in the source pass for it, if there
 * is one. */
static void believe_constant(pl_tv *tv, pl_sem *sem, uint32_t i) {
  const pl_attr *const *constants = constants_of(tv);
  const pl_attr *constant = constants ? constants[i] : NULL;
  const pl_leaf *leaves = pl_sem_get(sem, tv->source->blocks[0]->args[i]);
  if (!constant || !leaves) return;
  const pl_apint bits = pl_constant_resize(tv->arena, constant, constant->integer, leaves[0].value->sort.width);
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, tv->source->func, pl_not(tv->T, leaves[0].poison));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, tv->source->func, pl_eq(tv->T, leaves[0].value, pl_bv(tv->T, bits)));
}

/* Makes hypotheses of the claims about the source's argument `i` and of the constant that all callers pass for it; with `memory`
 * also of those about the memory that it points to. */
static void believe_argument(pl_tv *tv, pl_sem *sem, uint32_t i, bool memory) {
  const pl_attr *all = pl_op_attr(tv->source->func, PL_NAME_ARG_ATTRS);
  believe_constant(tv, sem, i);
  believe(tv, sem, tv->source->func, pl_tv_dict_at(all, i), tv->source->blocks[0]->args[i], memory);
}

/* Makes the claims about the call's results, by the call and by its callee, hypotheses; with `memory` also those about the
 * memory that they point to. */
static void believe_results(pl_tv *tv, pl_sem *sem, const pl_op *call, bool memory) {
  const pl_op *callee = callee_of(tv, call);
  for (uint32_t i = 0; i < call->num_results; i++) {
    believe(tv, sem, call, pl_tv_dict_at(pl_op_attr(call, PL_NAME_RES_ATTRS), i), &call->results[i], memory);
    if (callee) believe(tv, sem, call, pl_tv_dict_at(pl_op_attr(callee, PL_NAME_RES_ATTRS), i), &call->results[i], memory);
  }
}

/* Whether each op of the function is one that is known to free nothing. */
static bool frees_nothing(const pl_cfg *cfg) {
  for (uint32_t i = 0; i < cfg->num_blocks; i++)
    for (const pl_op *op = cfg->blocks[i]->first; op; op = op->next) {
      const bool ends = pl_op_has(op, PL_TRAIT_TERMINATOR) && !pl_op_is(op, PL_OP_LLVM_INVOKE);
      const bool pure = pl_op_has(op, PL_TRAIT_PURE) || ends;
      const bool access = pl_op_is(op, PL_OP_LLVM_LOAD) || pl_op_is(op, PL_OP_LLVM_STORE) || pl_op_is(op, PL_OP_LLVM_ALLOCA) ||
                          pl_op_is(op, PL_OP_MEMREF_LOAD) || pl_op_is(op, PL_OP_MEMREF_STORE);
      if (!pure && !access && !pl_str_starts(op->info->name, "llvm.intr.")) return false;
      if (access && !pure && (pl_op_attr(op, PL_NAME_ORDERING) || pl_op_attr(op, PL_NAME_VOLATILE))) return false;
    }
  return true;
}

void pl_tv_believe_at_entry(pl_tv *tv, pl_path *path) {
  /* a claim of the lowering is never a hypothesis */
  assert(tv->source->num_blocks > 0 && path->source.sem->role == PL_ROLE_SOURCE);
  for (uint32_t i = 0; i < tv->source->blocks[0]->num_args; i++)
    believe_argument(tv, path->source.sem, i, true);
}

void pl_tv_believe_at_cut(pl_tv *tv, pl_path *path) {
  assert(tv->source->num_blocks > 0 && path->source.sem->role == PL_ROLE_SOURCE);
  const pl_block *entry = tv->source->blocks[0];
  const bool memory = frees_nothing(tv->source) && frees_nothing(tv->lowered);
  pl_sem *sem = path->source.sem;
  for (uint32_t i = 0; i < entry->num_args; i++)
    if (sem->env[entry->args[i]->number]) believe_argument(tv, sem, i, memory);
  for (uint32_t i = 0; i < tv->source->num_values; i++) {
    const pl_op *op = tv->source->values[i] ? tv->source->values[i]->op : NULL; /* one of a nested region is none here */
    if (op && is_call(op) && tv->source->values[i] == &op->results[0] && sem->env[i]) believe_results(tv, sem, op, false);
  }
}

void pl_tv_believe_after_call(pl_tv *tv, pl_path *path, const pl_op *call) {
  assert(tv && call && path->source.sem->role == PL_ROLE_SOURCE);
  believe_results(tv, path->source.sem, call, true);
}

/* ---- what is called ---- */

/* Whether the op, which may be NULL, has the attribute `name`, with or without a prefix, or `word` in `passthrough`. */
static bool says(const pl_op *op, pl_attr_name name, const char *word) {
  return op && (pl_op_attr(op, name) || pl_op_prefixed_attr(op, name) || pl_op_passes_through(op, word));
}

/* The memory effects attribute of an op; NULL if it has none, or the op is NULL. */
static const pl_attr *effects_of(const pl_op *op) {
  const pl_attr *own = op ? pl_op_attr(op, PL_NAME_MEMORY_EFFECTS) : NULL;
  if (!own && op) own = pl_op_attr(op, PL_NAME_LLVM_MEMORY_EFFECTS);
  return own && pl_attr_is(own, "memory_effects") ? own : NULL;
}

/* Whether the effects on memory of the kind `place` are given and exclude `what`, "read" or "write". */
static bool keeps_off_place(const pl_attr *effects, const char *place, const char *what) {
  const pl_str word = pl_attr_param_text(effects, place);
  return word.len > 0 && !pl_str_is(word, "readwrite") && !pl_str_is(word, what);
}

/* Whether the effects (NULL: no claim) are known to exclude `what`, "read" or "write", for all memory that the program can
 * name. */
static bool keeps_off(const pl_attr *effects, const char *what) {
  static const char *const newer[] = {"errnoMem", "targetMem0", "targetMem1"}; /* part of `other` where they are not named */
  if (!effects || !keeps_off_place(effects, "other", what) || !keeps_off_place(effects, "argMem", what)) return false;
  for (size_t i = 0; i < sizeof newer / sizeof *newer; i++)
    if (pl_attr_param_text(effects, newer[i]).len > 0 && !keeps_off_place(effects, newer[i], what)) return false;
  return true;
}

pl_call_claims pl_tv_call_claims(const pl_tv *tv, const pl_op *call) {
  assert(tv && call);
  const pl_op *both[] = {call, callee_of(tv, call)};
  pl_call_claims out = {0};
  bool unwinds = !says(tv->source->func, PL_NAME_NO_UNWIND, "nounwind"), comes_back = false;
  if (tv->world->flags_off) return out;
  for (uint32_t i = 0; i < 2; i++) {
    const pl_attr *effects = effects_of(both[i]);
    const bool none = both[i] && pl_op_attr(both[i], PL_NAME_LLVM_READNONE);
    unwinds &= !says(both[i], PL_NAME_NO_UNWIND, "nounwind");
    comes_back |= says(both[i], PL_NAME_WILL_RETURN, "willreturn");
    out.frees_nothing |= says(both[i], PL_NAME_NOFREE, "nofree");
    out.never_returns |= says(both[i], PL_NAME_NORETURN, "noreturn");
    out.writes_nothing |= none || keeps_off(effects, "write");
    out.reads_nothing |= none || keeps_off(effects, "read");
  }
  out.returns = comes_back && !unwinds;
  return out;
}

bool pl_tv_operand_is_claimed(const pl_tv *tv, const pl_op *call, uint32_t i, pl_attr_name name) {
  assert(tv && call && name);
  const pl_op *both[] = {call, callee_of(tv, call)};
  for (uint32_t k = 0; k < 2 && !tv->world->flags_off; k++) {
    const pl_attr *claims = both[k] ? pl_tv_dict_at(pl_op_attr(both[k], PL_NAME_ARG_ATTRS), i) : NULL;
    if (claims && pl_dict_get(claims, pl_attr_names[name])) return true;
  }
  return false;
}

const pl_value *pl_tv_returned_operand(const pl_tv *tv, const pl_op *call) {
  assert(tv && call);
  const uint32_t first = pl_op_attr(call, PL_NAME_CALLEE) ? 0 : 1; /* what is called comes first */
  if (call->num_results != 1) return NULL;
  for (uint32_t i = 0; first + i < call->num_operands; i++) {
    const pl_value *given = pl_operand(call, first + i);
    const bool plain = given->type == call->results[0].type && given->type->kind != PL_TYPE_MEMREF &&
                       given->type->kind != PL_TYPE_UNRANKED_MEMREF;
    if (plain && pl_tv_operand_is_claimed(tv, call, i, PL_NAME_LLVM_RETURNED)) return given;
  }
  return NULL;
}
