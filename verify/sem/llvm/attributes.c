/* attributes.c - which attributes of the lowering's operations have a meaning here, or claim nothing. A claim that is not
 * understood makes the function unsupported. */
#include "verify/sem/llvm/attributes.h"

#include <assert.h>
#include <string.h>

#include "core/ir/attr_params.h"
#include "verify/claims/claims.h"
#include "verify/sem/llvm/call_claims.h"
#include "verify/sem/llvm/order.h"
#include "verify/sem/llvm/runtime_functions.h"
#include "verify/sem/llvm/tail_call.h"
#include "verify/sem/ops/atomic.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/op_attrs.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* Whether, by the claims table (verify/claims/claims.def), the attribute is one that this folder gives a meaning to at such an
 * operation, or that defines what the operation is. */
static bool is_understood(const pl_op *op, pl_str name) {
  const pl_claim *row = pl_claim_of_mlir(name, PL_AT_INSTRUCTION | PL_AT_CALL);
  const uint32_t traits = row ? row->traits : 0;
  const bool ordered = pl_op_is(op, PL_OP_LLVM_LOAD) || pl_op_is(op, PL_OP_LLVM_STORE) || pl_op_is(op, PL_OP_LLVM_FENCE);
  return (traits & PL_CLAIM_IN_TERMS) || ((traits & PL_CLAIM_IN_ATOMICS) && pl_sem_is_atomic(op)) ||
         ((traits & PL_CLAIM_IN_ORDER) && ordered);
}

/* Whether, by the claims table (verify/claims/claims.def), the attribute of an instruction or call claims nothing that has to be
 * checked here. */
static bool is_meaningless(pl_str name) {
  const pl_claim *row = pl_claim_of_mlir(name, PL_AT_INSTRUCTION | PL_AT_CALL);
  return row && (row->kind == PL_CLAIM_NOTHING || (row->kind == PL_CLAIM_MODE && row->change == PL_CHANGE_MAY_ADD));
}

/* Whether some operation in the table of operations (core/ir/ops.def) has a property of that name. */
static bool is_property(pl_str name) {
  for (uint32_t kind = 0; kind < PL_NUM_OPS; kind++) {
    const pl_op_info *info = pl_op_info_of((pl_op_kind)kind);
    const char *const all = info && info->properties ? info->properties : "";
    for (const char *at = all; *at; at++)
      if ((at == all || at[-1] == ' ' || at[-1] == ',') && strncmp(at, name.data, name.len) == 0 && at[name.len] == ':')
        return true;
  }
  return false;
}

/* Whether the attribute was copied from the source, as far as its name and the source module's attributes show, and LLVM IR has
 * no place for it. */
static bool is_carried_along(const pl_sem *sem, pl_str name) {
  if (is_property(name) || pl_str_starts(name, "llvm.")) return false;
  const pl_op *module = sem->world->source_module;
  for (const pl_op *at = module; at; at = pl_op_walk_next(module, (pl_op *)(uintptr_t)at))
    for (uint32_t i = 0; at->attrs && i < at->attrs->dict.count; i++)
      if (pl_str_eq(at->attrs->dict.entries[i].name, name)) return true;
  return false;
}

/* Whether the attribute is one of a memory access that has its meaning elsewhere: `tbaa` (tv/simulate/accesses.c) or `invariant`
 * (llvm/memory.c). */
static bool of_access(const pl_op *op, pl_str name) {
  const bool load = pl_op_is(op, PL_OP_LLVM_LOAD), store = pl_op_is(op, PL_OP_LLVM_STORE);
  const bool copy =
      pl_op_is(op, PL_OP_LLVM_INTR_MEMCPY) || pl_op_is(op, PL_OP_LLVM_INTR_MEMMOVE) || pl_op_is(op, PL_OP_LLVM_INTR_MEMSET);
  if (pl_str_is(name, "tbaa")) return load || store || copy;
  return load && pl_str_is(name, "invariant") && !pl_sem_is_in_order(op);
}

/* Whether the attribute belongs to the operand bundles of llvm.intr.assume, whose meaning is in assume.c. */
static bool of_bundles(const pl_op *op, pl_str name) { /* their meaning is in assume.c */
  return pl_op_is(op, PL_OP_LLVM_INTR_ASSUME) && (pl_str_is(name, "op_bundle_sizes") || pl_str_is(name, "op_bundle_tags"));
}

/* Whether the attribute is the `loop_annotation` of a terminator and claims nothing, or nothing new: its parts are hints but for
 * mustProgress. */
static bool of_loop(const pl_sem *sem, const pl_op *op, pl_str name, const pl_attr *value) {
  const pl_attr *ends = pl_attr_is(value, "loop_annotation") ? pl_attr_param(value, "mustProgress") : NULL;
  if (!pl_op_has(op, PL_TRAIT_TERMINATOR) || !pl_str_is(name, "loop_annotation")) return false;
  return sem->world->loops_end || !ends || (ends->kind == PL_ATTR_INTEGER && pl_apint_is_zero(ends->integer));
}

/* Whether the attribute has a value that claims nothing, such as an empty list or the default; false for names that are not known
 * here. */
static bool claims_nothing(pl_str name, const pl_attr *value) {
  uint64_t number;
  if (pl_str_is(name, "ordering"))
    return value->kind == PL_ATTR_INTEGER && pl_apint_to_u64(value->integer, &number) && number == 0;
  if (pl_str_is(name, "CConv")) return pl_enum_has(value, "ccc");
  if (pl_str_is(name, "TailCallKind")) return pl_enum_has(value, "none") || pl_enum_has(value, "notail");
  if (pl_str_is(name, "op_bundle_sizes")) return value->kind == PL_ATTR_DENSE_ARRAY && value->dense.count == 0;
  if (pl_str_is(name, "op_bundle_tags")) return value->kind == PL_ATTR_ARRAY && value->array.count == 0;
  if (pl_str_is(name, "arg_attrs") || pl_str_is(name, "res_attrs")) { /* every entry empty */
    for (uint32_t i = 0; value->kind == PL_ATTR_ARRAY && i < value->array.count; i++)
      if (value->array.elems[i]->kind != PL_ATTR_DICT || value->array.elems[i]->dict.count > 0) return false;
    return value->kind == PL_ATTR_ARRAY;
  }
  return false;
}

bool pl_sem_is_translated(pl_str name) {
  static const char *const dialects[] = {"llvm.", "nvvm.", "rocdl.", "xevm.", "omp.", "acc."};
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++)
    if (pl_str_starts(name, dialects[i])) return true;
  return false;
}

bool pl_sem_is_foreign(pl_str name) {
  return name.len > 0 && memchr(name.data, '.', name.len) != NULL && !pl_sem_is_translated(name);
}

const char *pl_sem_passing_attribute(uint32_t number) {
  uint32_t found = 0;
  for (uint32_t i = 0; pl_claim_at(i); i++) {
    const pl_claim *row = pl_claim_at(i);
    if (row->change == PL_CHANGE_PASSING && (row->places & PL_AT_PARAMETER) && found++ == number) return row->mlir;
  }
  return number == found ? "llvm.align" : NULL; /* of a copy */
}

/* Whether the op is a call that is an event (see pl_sem_is_event_call) and the attribute is compared with that of the source's
 * call where the two are paired. */
static bool is_paired(const pl_op *op, pl_str name) {
  const bool musttail = pl_str_is(name, "TailCallKind") && pl_enum_has(pl_op_attr(op, PL_NAME_TAILCALLKIND), "musttail");
  return pl_sem_is_event_call(op) && (musttail || pl_claim_mlir_has(name, PL_AT_CALL, PL_CLAIM_PAIRED));
}

/* Whether the op is a call that is an event (see pl_sem_is_event_call) and the attribute, other than llvm.align, says how an
 * argument or result is passed; such attributes are compared with the source's call. */
static bool is_passing(const pl_op *op, pl_str name) {
  for (uint32_t n = 0; pl_sem_is_event_call(op) && pl_sem_passing_attribute(n); n++)
    if (pl_str_is(name, pl_sem_passing_attribute(n))) return !pl_str_is(name, "llvm.align");
  return false;
}

/* Whether a claim of an argument has a meaning here, as a condition on the argument's value or because it is true of the op. */
static bool is_argument_claim(const pl_op *op, pl_str name) {
  bool copies = pl_op_is(op, PL_OP_LLVM_INTR_MEMCPY) || pl_op_is(op, PL_OP_LLVM_INTR_MEMMOVE) ||
                pl_op_is(op, PL_OP_LLVM_INTR_MEMCPY_INLINE) || pl_op_is(op, PL_OP_LLVM_INTR_MEMSET);
  if (copies && pl_str_is(name, "llvm.nocapture")) return true;
  return pl_str_is(name, "llvm.align") || pl_str_is(name, "llvm.nonnull") || pl_str_is(name, "llvm.noundef");
}

/* Whether `dereferenceable` with that number of bytes, on an operand of a memcpy, memmove or memset, follows from the access to
 * the whole length; if so, adds the condition that the length is defined and large enough. */
static bool is_accessed(pl_sem *sem, const pl_op *op, const pl_attr *bytes) {
  pl_terms *T = sem->world->T;
  uint64_t claimed = 0;
  bool whole =
      pl_op_is(op, PL_OP_LLVM_INTR_MEMCPY) || pl_op_is(op, PL_OP_LLVM_INTR_MEMMOVE) || pl_op_is(op, PL_OP_LLVM_INTR_MEMSET);
  if (!whole || op->num_operands < 3 || !pl_sem_number_of(bytes, &claimed)) return false;
  const pl_leaf length = pl_sem_get(sem, pl_operand(op, 2))[0];
  const uint32_t width = length.value->sort.width;
  if (width < 64 && claimed >> width != 0) return false;
  const pl_term *enough = pl_bv_binary(T, PL_TERM_BV_ULE, pl_bv_u64(T, width, claimed), length.value);
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_and(T, pl_not(T, length.poison), enough));
  return true;
}

/* Whether a claim of the result of a call of malloc or aligned_alloc is known to be true; false for other callees. (C17, 7.22.3.)
 */
static bool allocation_gives(pl_sem *sem, const pl_op *op, pl_named_attr claim) {
  const pl_attr *callee = pl_op_attr(op, PL_NAME_CALLEE);
  const bool aligned = pl_str_is(callee->symbol.path[0], "aligned_alloc");
  uint64_t claimed = 0, size = 0, align = PL_MALLOC_ALIGN;
  if (op->num_operands != (aligned ? 2 : 1) || (!aligned && !pl_str_is(callee->symbol.path[0], "malloc"))) return false;
  if (pl_str_is(claim.name, "llvm.noalias") || pl_str_is(claim.name, "llvm.noundef")) return true;
  if (pl_str_is(claim.name, "llvm.nonnull")) return sem->world->allocations_succeed;
  if (!pl_sem_number_of(claim.value, &claimed)) return false;
  if (pl_str_is(claim.name, "llvm.align"))
    return (!aligned || pl_term_const_u64(pl_sem_get(sem, pl_operand(op, 0))[0].value, &align)) && claimed <= align;
  const bool or_null = pl_str_is(claim.name, "llvm.dereferenceable_or_null");
  if (!or_null && !(pl_str_is(claim.name, "llvm.dereferenceable") && sem->world->allocations_succeed)) return false;
  return pl_term_const_u64(pl_sem_get(sem, pl_operand(op, aligned ? 1 : 0))[0].value, &size) && claimed <= size;
}

/* Whether the op is a direct call of a runtime function by its contract (see runtime_functions.h), whose name *callee becomes.
 * False if contracts are not assumed, or the source gives the name a meaning of its own. */
static bool calls_runtime(const pl_sem *sem, const pl_op *op, pl_str *callee) {
  const pl_attr *name = pl_op_is(op, PL_OP_LLVM_CALL) && !pl_sem_is_event_call(op) ? pl_op_attr(op, PL_NAME_CALLEE) : NULL;
  const pl_op *module = sem->world->source_module;
  if (!name || !module || !sem->world->runtime_contracts) return false;
  *callee = name->symbol.path[0];
  return pl_sem_calls_free(sem, op) || !pl_symbol_in_use(module, *callee);
}

/* Whether the attribute is the `res_attrs` of a call of the runtime's malloc or aligned_alloc, and its claims are known to be
 * true (see allocation_gives). */
static bool allocation_results(pl_sem *sem, const pl_op *op, pl_str name, const pl_attr *value) {
  pl_str callee;
  if (!pl_str_is(name, "res_attrs") || value->kind != PL_ATTR_ARRAY || value->array.count != 1) return false;
  const pl_attr *claims = value->array.elems[0];
  if (!calls_runtime(sem, op, &callee) || claims->kind != PL_ATTR_DICT) return false;
  for (uint32_t i = 0; i < claims->dict.count; i++)
    if (!allocation_gives(sem, op, claims->dict.entries[i])) return false;
  return true;
}

/* Whether the op calls a runtime function by its contract (see calls_runtime), and the attribute claims only what LLVM knows of
 * that function (see pl_sem_is_runtime_claim). */
static bool is_runtime_claim(const pl_sem *sem, const pl_op *op, pl_str name, const pl_attr *value) {
  pl_str callee;
  return calls_runtime(sem, op, &callee) && pl_sem_is_runtime_claim(callee, name, value);
}

/* If the attribute is `arg_attrs`: adds conditions for its claims of operands, as far as they are not compared with the source's
 * call instead. False for another attribute or a claim without a meaning here; conditions may have been added. */
static bool hold_arguments(pl_sem *sem, const pl_op *op, pl_str name, const pl_attr *value) {
  if (!pl_str_is(name, "arg_attrs") || value->kind != PL_ATTR_ARRAY) return false;
  uint32_t first = pl_op_is(op, PL_OP_LLVM_CALL) && !pl_op_attr(op, PL_NAME_CALLEE) ? 1 : 0; /* the first operand is the callee */
  for (uint32_t i = 0; i < value->array.count; i++) {
    const pl_attr *claims = value->array.elems[i];
    if (claims->kind != PL_ATTR_DICT || (claims->dict.count > 0 && first + i >= op->num_operands)) return false;
    pl_leaf *leaves = claims->dict.count > 0 ? pl_sem_get(sem, pl_operand(op, first + i)) : NULL;
    const pl_flat *flat = leaves ? pl_layout_flatten(sem->world->layout, pl_operand(op, first + i)->type) : NULL;
    for (uint32_t c = 0; c < claims->dict.count; c++) {
      pl_named_attr claim = claims->dict.entries[c];
      if (pl_str_is(claim.name, "llvm.dereferenceable") && is_accessed(sem, op, claim.value)) continue;
      if (is_passing(op, claim.name)) continue;
      if (pl_sem_is_event_call(op) && !is_argument_claim(op, claim.name)) continue; /* compared with the source's call */
      if (!flat || flat->num_leaves != 1 || !is_argument_claim(op, claim.name)) return false;
      pl_sem_require_claim(sem, op, claim, leaves[0]);
    }
  }
  return true;
}

bool pl_sem_attrs_known(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  if (sem->role == PL_ROLE_SOURCE || sem->world->flags_off || !op->attrs || !pl_str_is(op->info->dialect, "llvm")) return true;
  for (uint32_t i = 0; i < op->attrs->dict.count; i++) {
    pl_str name = op->attrs->dict.entries[i].name;
    if (is_understood(op, name)) continue;
    if (pl_sem_is_foreign(name)) continue;
    if (is_meaningless(name)) continue;
    if (of_loop(sem, op, name, op->attrs->dict.entries[i].value)) continue;
    if (of_bundles(op, name) || of_access(op, name)) continue;
    if (claims_nothing(name, op->attrs->dict.entries[i].value)) continue;
    if (is_paired(op, name)) continue;
    if (pl_sem_is_plain_tail(sem, op, name, op->attrs->dict.entries[i].value)) continue;
    if (hold_arguments(sem, op, name, op->attrs->dict.entries[i].value)) continue;
    if (allocation_results(sem, op, name, op->attrs->dict.entries[i].value)) continue;
    if (is_runtime_claim(sem, op, name, op->attrs->dict.entries[i].value)) continue;
    if (is_carried_along(sem, name)) continue;
    pl_sem_unsupported(sem, "'%.*s' with the attribute '%.*s', whose claim has no meaning here yet", PL_STR_FMT(op->info->name),
                       PL_STR_FMT(name));
    return false;
  }
  return true;
}
