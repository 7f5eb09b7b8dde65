/* attrs.c - which attributes of the lowering's ops have a meaning or none here. A claim that is not understood makes the function
 * unsupported. */
#include <assert.h>

#include <string.h>

#include "core/ir/attr_params.h"
#include "verify/claims/claims.h"
#include "verify/sem/internal.h"

static bool listed(const char *const *list, size_t count, pl_str name) {
  for (size_t i = 0; i < count; i++)
    if (pl_str_is(name, list[i])) return true;
  return false;
}

/* Has a meaning in sem, or is what makes the op what it is. */
static bool is_understood(const pl_op *op, pl_str name) {
  const pl_claim *row = pl_claim_of_mlir(name, PL_AT_INSTRUCTION | PL_AT_CALL);
  const uint32_t traits = row ? row->traits : 0;
  const bool ordered = pl_op_is(op, PL_OP_LLVM_LOAD) || pl_op_is(op, PL_OP_LLVM_STORE) || pl_op_is(op, PL_OP_LLVM_FENCE);
  return (traits & PL_CLAIM_IN_TERMS) || ((traits & PL_CLAIM_IN_ATOMICS) && pl_sem_is_atomic(op)) ||
         ((traits & PL_CLAIM_IN_ORDER) && ordered);
}

/* Says nothing about what the program does, or only what may not be done with a call, which is compared for the whole function.
 */
static bool is_meaningless(pl_str name) {
  const pl_claim *row = pl_claim_of_mlir(name, PL_AT_INSTRUCTION | PL_AT_CALL);
  return row && (row->kind == PL_CLAIM_NOTHING || (row->kind == PL_CLAIM_MODE && row->change == PL_CHANGE_MAY_ADD));
}

/* Whether some operation of the table has a property of that name. */
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

/* A discardable attribute whose name is no operation's own and that the source has, too: it came with one of its operations, and
 * LLVM IR has no place for it. */
static bool is_carried_along(const pl_sem *sem, pl_str name) {
  if (is_property(name) || pl_str_starts(name, "llvm.")) return false;
  const pl_op *module = sem->world->source_module;
  for (const pl_op *at = module; at; at = pl_op_walk_next(module, (pl_op *)(uintptr_t)at))
    for (uint32_t i = 0; at->attrs && i < at->attrs->dict.count; i++)
      if (pl_str_eq(at->attrs->dict.entries[i].name, name)) return true;
  return false;
}

/* accesses.c of the validator looks at types, llvm_memory.c at what never changes. */
static bool of_access(const pl_op *op, pl_str name) {
  const bool load = pl_op_is(op, PL_OP_LLVM_LOAD), store = pl_op_is(op, PL_OP_LLVM_STORE);
  const bool copy =
      pl_op_is(op, PL_OP_LLVM_INTR_MEMCPY) || pl_op_is(op, PL_OP_LLVM_INTR_MEMMOVE) || pl_op_is(op, PL_OP_LLVM_INTR_MEMSET);
  if (pl_str_is(name, "tbaa")) return load || store || copy;
  return load && pl_str_is(name, "invariant") && !pl_sem_is_in_order(op);
}

static bool of_bundles(const pl_op *op, pl_str name) { /* llvm_hint.c looks at them */
  return pl_op_is(op, PL_OP_LLVM_INTR_ASSUME) && (pl_str_is(name, "op_bundle_sizes") || pl_str_is(name, "op_bundle_tags"));
}

/* Hints to whoever transforms a loop, but for one: that it ends, or does something that can be seen. */
static bool of_loop(const pl_sem *sem, const pl_op *op, pl_str name, const pl_attr *value) {
  const pl_attr *ends = pl_attr_is(value, "loop_annotation") ? pl_attr_param(value, "mustProgress") : NULL;
  if (!pl_op_has(op, PL_TRAIT_TERMINATOR) || !pl_str_is(name, "loop_annotation")) return false;
  return sem->world->loops_end || !ends || (ends->kind == PL_ATTR_INTEGER && pl_apint_is_zero(ends->integer));
}

/* Names whose default value claims nothing. */
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

/* Where a caller puts what the callee looks for. (LLVM Language Reference, "Parameter Attributes"; of what musttail compares,
 * "'call' Instruction".) */
const char *pl_sem_passing_attribute(uint32_t number) {
  uint32_t found = 0;
  for (uint32_t i = 0; pl_claim_at(i); i++) {
    const pl_claim *row = pl_claim_at(i);
    if (row->change == PL_CHANGE_PASSING && (row->places & PL_AT_PARAMETER) && found++ == number) return row->mlir;
  }
  return number == found ? "llvm.align" : NULL; /* of a copy */
}

/* A call that is an event: how it passes what it passes is compared with the source's call. */
static bool is_event(const pl_op *op) {
  const pl_attr *callee = pl_op_attr(op, "callee");
  if (!pl_op_is(op, PL_OP_LLVM_CALL)) return false;
  return !callee ||
         (callee->kind == PL_ATTR_SYMBOL && callee->symbol.count == 1 && !pl_sem_is_runtime_function(callee->symbol.path[0]));
}

/* Compared by who pairs the calls, as are all claims of results. */
static bool is_paired(const pl_op *op, pl_str name) {
  const bool musttail = pl_str_is(name, "TailCallKind") && pl_enum_has(pl_op_attr(op, "TailCallKind"), "musttail");
  return is_event(op) && (musttail || pl_claim_mlir_has(name, PL_AT_CALL, PL_CLAIM_PAIRED));
}

static bool is_passing(const pl_op *op, pl_str name) {
  for (uint32_t n = 0; is_event(op) && pl_sem_passing_attribute(n); n++)
    if (pl_str_is(name, pl_sem_passing_attribute(n))) return !pl_str_is(name, "llvm.align");
  return false;
}

/* A caller's own copies of arguments lie in its frame. */
static bool has_copies(const pl_op *function) {
  const pl_attr *all = function ? pl_op_attr(function, "arg_attrs") : NULL;
  for (uint32_t i = 0; all && all->kind == PL_ATTR_ARRAY && i < all->array.count; i++)
    if (pl_dict_get(all->array.elems[i], PL_STR("llvm.byval")) || pl_dict_get(all->array.elems[i], PL_STR("llvm.inalloca")) ||
        pl_dict_get(all->array.elems[i], PL_STR("llvm.preallocated")))
      return true;
  return false;
}

typedef PL_VEC(const pl_block *) block_vec;

static void push_successors(const pl_block *block, pl_map *seen, block_vec *work) {
  for (uint32_t i = 0; block->last && i < block->last->num_successors; i++) {
    pl_block *to = block->last->successors[i].block;
    if (pl_map_has(seen, to)) continue;
    pl_map_set_ptr(seen, to, to);
    pl_vec_push(work, to);
  }
}

/* Whether an operation may be carried out before another one of its function: of other regions it is not known. */
static bool may_precede(const pl_op *first, const pl_op *second) {
  pl_map seen = {0};
  block_vec work = {0};
  bool precedes = first->block->region != second->block->region;
  for (const pl_op *at = first->block == second->block ? first : NULL; at && !precedes; at = at->next)
    precedes = at == second;
  push_successors(first->block, &seen, &work);
  while (!precedes && work.len > 0) {
    const pl_block *block = pl_vec_pop(&work);
    precedes = block == second->block;
    push_successors(block, &seen, &work);
  }
  pl_vec_free(&work);
  pl_map_free(&seen);
  return precedes;
}

/* The runtime's, which touches what is on the heap. */
static bool is_allocator(const pl_op *op) {
  static const char *const names[] = {"malloc", "aligned_alloc", "free"};
  const pl_attr *callee = pl_op_is(op, PL_OP_LLVM_CALL) && !is_event(op) ? pl_op_attr(op, "callee") : NULL;
  return callee && listed(names, sizeof names / sizeof *names, callee->symbol.path[0]);
}

/* Whether a call passes an address to who does not capture it, by the claim of the source's declaration, and not as a tail call.
 */
static bool is_passed_on(const pl_sem *sem, const pl_op *call, const pl_value *address) {
  const pl_attr *callee = pl_op_attr(call, "callee");
  const bool direct = callee && callee->kind == PL_ATTR_SYMBOL && callee->symbol.count == 1 && sem->world->source_module;
  const pl_op *named = direct ? pl_symbol_lookup(sem->world->source_module, callee->symbol.path[0]) : NULL;
  const pl_attr *all = named ? pl_op_attr(named, "arg_attrs") : NULL, *kind = pl_op_attr(call, "TailCallKind");
  if (!all || all->kind != PL_ATTR_ARRAY || (kind && !pl_enum_has(kind, "none") && !pl_enum_has(kind, "notail"))) return false;
  for (uint32_t i = 0; i < call->num_operands; i++)
    if (pl_operand(call, i) == address && (i >= all->array.count || !pl_dict_get(all->array.elems[i], PL_STR("llvm.nocapture"))))
      return false;
  return true;
}

/* Whether an address is used to load, to store, to copy and to compute other ones of which that is so, and for nothing else. */
static bool stays_here(const pl_sem *sem, const pl_value *address, int depth) {
  enum { MAX_DEPTH = 16 };
  for (const pl_use *use = address->uses; use; use = use->next) {
    const pl_op *op = use->owner;
    switch ((int)op->info->kind) {
    case PL_OP_LLVM_LOAD:
    case PL_OP_LLVM_INTR_MEMCPY:
    case PL_OP_LLVM_INTR_MEMMOVE:
    case PL_OP_LLVM_INTR_MEMSET:
    case PL_OP_LLVM_INTR_LIFETIME_START:
    case PL_OP_LLVM_INTR_LIFETIME_END: continue;
    case PL_OP_LLVM_STORE:
      if (pl_operand(op, 0) == address) return false;
      continue;
    case PL_OP_LLVM_GETELEMENTPTR:
      if (pl_operand(op, 0) != address || depth >= MAX_DEPTH || !stays_here(sem, pl_result(op, 0), depth + 1)) return false;
      continue;
    case PL_OP_LLVM_CALL:
      if (!is_passed_on(sem, op, address)) return false;
      continue;
    default: return false;
    }
  }
  return true;
}

/* A tail call: the callee touches no object of the caller's frame, where arguments that were copied for it lie, too. So
 * it is where there is none yet, or none of which anybody else knows. (LLVM Language Reference, "'call' Instruction".) */
static bool is_plain_tail(const pl_sem *sem, const pl_op *op, pl_str name, const pl_attr *value) {
  if (!pl_str_is(name, "TailCallKind") || !pl_enum_has(value, "tail") || !op->block) return false;
  if (is_allocator(op)) return true;
  const pl_op *function = op->block->region->op;
  while (function->block && !pl_op_has(function, PL_TRAIT_FUNCTION)) /* a scope has its region in the function's */
    function = function->block->region->op;
  if (has_copies(function)) return false;
  for (pl_op *at = (pl_op *)(uintptr_t)function; at; at = pl_op_walk_next(function, at))
    if (pl_op_is(at, PL_OP_LLVM_ALLOCA) && may_precede(at, op) && !stays_here(sem, pl_result(at, 0), 0)) return false;
  return true;
}

/* Whether an argument may be claimed to be that, here: what can be held against its value, and what any copy does anyway. */
static bool is_argument_claim(const pl_op *op, pl_str name) {
  bool copies = pl_op_is(op, PL_OP_LLVM_INTR_MEMCPY) || pl_op_is(op, PL_OP_LLVM_INTR_MEMMOVE) ||
                pl_op_is(op, PL_OP_LLVM_INTR_MEMCPY_INLINE) || pl_op_is(op, PL_OP_LLVM_INTR_MEMSET);
  if (copies && pl_str_is(name, "llvm.nocapture")) return true;
  return pl_str_is(name, "llvm.align") || pl_str_is(name, "llvm.nonnull") || pl_str_is(name, "llvm.noundef");
}

static bool number_in(const pl_attr *value, uint64_t *out) {
  return value->kind == PL_ATTR_INTEGER && pl_apint_to_u64(value->integer, out);
}

/* So many bytes can be accessed: what is copied or filled is. That it is as much as that becomes a condition. */
static bool is_accessed(pl_sem *sem, const pl_op *op, const pl_attr *bytes) {
  pl_terms *T = sem->world->T;
  uint64_t claimed = 0;
  bool whole =
      pl_op_is(op, PL_OP_LLVM_INTR_MEMCPY) || pl_op_is(op, PL_OP_LLVM_INTR_MEMMOVE) || pl_op_is(op, PL_OP_LLVM_INTR_MEMSET);
  if (!whole || op->num_operands < 3 || !number_in(bytes, &claimed)) return false;
  const pl_leaf length = pl_sem_get(sem, pl_operand(op, 2))[0];
  const uint32_t width = length.value->sort.width;
  if (width < 64 && claimed >> width != 0) return false;
  const pl_term *enough = pl_bv_binary(T, PL_TERM_BV_ULE, pl_bv_u64(T, width, claimed), length.value);
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_and(T, pl_not(T, length.poison), enough));
  return true;
}

/* What malloc and aligned_alloc give, as C has them: storage of its own of as many bytes as were asked for, aligned for any
 * object or as asked; never null by the assumption that allocations succeed. (C17, 7.22.3.) */
static bool allocation_gives(pl_sem *sem, const pl_op *op, pl_named_attr claim) {
  const pl_attr *callee = pl_op_attr(op, "callee");
  const bool aligned = pl_str_is(callee->symbol.path[0], "aligned_alloc");
  uint64_t claimed = 0, size = 0, align = PL_MALLOC_ALIGN;
  if (op->num_operands != (aligned ? 2 : 1) || (!aligned && !pl_str_is(callee->symbol.path[0], "malloc"))) return false;
  if (pl_str_is(claim.name, "llvm.noalias") || pl_str_is(claim.name, "llvm.noundef")) return true;
  if (pl_str_is(claim.name, "llvm.nonnull")) return sem->world->allocations_succeed;
  if (!number_in(claim.value, &claimed)) return false;
  if (pl_str_is(claim.name, "llvm.align"))
    return (!aligned || pl_term_const_u64(pl_sem_get(sem, pl_operand(op, 0))[0].value, &align)) && claimed <= align;
  const bool or_null = pl_str_is(claim.name, "llvm.dereferenceable_or_null");
  if (!or_null && !(pl_str_is(claim.name, "llvm.dereferenceable") && sem->world->allocations_succeed)) return false;
  return pl_term_const_u64(pl_sem_get(sem, pl_operand(op, aligned ? 1 : 0))[0].value, &size) && claimed <= size;
}

/* The runtime function that is called; not one that is the source's. */
static bool calls_runtime(const pl_sem *sem, const pl_op *op, pl_str *callee) {
  const pl_attr *name = pl_op_is(op, PL_OP_LLVM_CALL) && !is_event(op) ? pl_op_attr(op, "callee") : NULL;
  const pl_op *module = sem->world->source_module;
  if (!name || !module || !sem->world->runtime_contracts) return false;
  *callee = name->symbol.path[0];
  return pl_sem_calls_free(sem, op) || !pl_symbol_in_use(module, *callee);
}

/* Claims about what the runtime's allocation functions give. */
static bool allocation_results(pl_sem *sem, const pl_op *op, pl_str name, const pl_attr *value) {
  pl_str callee;
  if (!pl_str_is(name, "res_attrs") || value->kind != PL_ATTR_ARRAY || value->array.count != 1) return false;
  const pl_attr *claims = value->array.elems[0];
  if (!calls_runtime(sem, op, &callee) || claims->kind != PL_ATTR_DICT) return false;
  for (uint32_t i = 0; i < claims->dict.count; i++)
    if (!allocation_gives(sem, op, claims->dict.entries[i])) return false;
  return true;
}

/* What a call claims of the runtime function that it calls. */
static bool is_runtime_claim(const pl_sem *sem, const pl_op *op, pl_str name, const pl_attr *value) {
  pl_str callee;
  return calls_runtime(sem, op, &callee) && pl_sem_is_runtime_claim(callee, name, value);
}

static void hold_argument(pl_sem *sem, const pl_op *op, pl_named_attr claim, pl_leaf leaf) {
  pl_terms *T = sem->world->T;
  uint64_t align = 0;
  const pl_term *zero = pl_bv_u64(T, leaf.value->sort.width, 0), *defined = pl_not(T, leaf.poison);
  if (pl_str_is(claim.name, "llvm.noundef")) pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, defined);
  if (pl_str_is(claim.name, "llvm.nonnull"))
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_and(T, defined, pl_not(T, pl_eq(T, leaf.value, zero))));
  if (!pl_str_is(claim.name, "llvm.align") || claim.value->kind != PL_ATTR_INTEGER) return;
  if (!pl_apint_to_u64(claim.value->integer, &align) || align <= 1) return;
  const pl_term *rest = pl_bv_binary(T, PL_TERM_BV_UREM, leaf.value, pl_bv_u64(T, leaf.value->sort.width, align));
  pl_sem_require(sem, PL_CONDITION_ALIGNMENT, op, pl_eq(T, rest, zero));
}

/* Claims about the arguments of a call or copy become conditions. False if one of them has no meaning here. */
static bool hold_arguments(pl_sem *sem, const pl_op *op, pl_str name, const pl_attr *value) {
  if (!pl_str_is(name, "arg_attrs") || value->kind != PL_ATTR_ARRAY) return false;
  uint32_t first = pl_op_is(op, PL_OP_LLVM_CALL) && !pl_op_attr(op, "callee") ? 1 : 0; /* what is called comes first */
  for (uint32_t i = 0; i < value->array.count; i++) {
    const pl_attr *claims = value->array.elems[i];
    if (claims->kind != PL_ATTR_DICT || (claims->dict.count > 0 && first + i >= op->num_operands)) return false;
    pl_leaf *leaves = claims->dict.count > 0 ? pl_sem_get(sem, pl_operand(op, first + i)) : NULL;
    const pl_flat *flat = leaves ? pl_layout_flatten(sem->world->layout, pl_operand(op, first + i)->type) : NULL;
    for (uint32_t c = 0; c < claims->dict.count; c++) {
      pl_named_attr claim = claims->dict.entries[c];
      if (pl_str_is(claim.name, "llvm.dereferenceable") && is_accessed(sem, op, claim.value)) continue;
      if (is_passing(op, claim.name)) continue;
      if (is_event(op) && !is_argument_claim(op, claim.name)) continue; /* held against the source's call (abi.c) */
      if (!flat || flat->num_leaves != 1 || !is_argument_claim(op, claim.name)) return false;
      hold_argument(sem, op, claim, leaves[0]);
    }
  }
  return true;
}

/* Alignments are powers of two. */
static bool is_sound_claim(pl_named_attr claim) {
  uint64_t align;
  return !pl_str_is(claim.name, "llvm.align") || (number_in(claim.value, &align) && align > 0 && (align & (align - 1)) == 0);
}

static const pl_attr *claims_at(const pl_op *op, uint32_t index) {
  const pl_attr *all = op ? pl_op_attr(op, "arg_attrs") : NULL;
  const bool has = all && all->kind == PL_ATTR_ARRAY && index < all->array.count;
  return has && all->array.elems[index]->kind == PL_ATTR_DICT ? all->array.elems[index] : NULL;
}

/* What is not so is poison, which the argument is claimed not to be. */
static void hold_pointer(pl_sem *sem, const pl_op *call, const pl_attr *claims, pl_leaf pointer) {
  for (uint32_t c = 0; claims && c < claims->dict.count; c++)
    if (is_sound_claim(claims->dict.entries[c])) hold_argument(sem, call, claims->dict.entries[c], pointer);
}

/* An argument, by what the call and its callee claim of it. LLVM has no memrefs: their claims are of elements. */
static void hold_operand(pl_sem *sem, const pl_op *call, const pl_value *operand, const pl_attr *own, const pl_attr *callee) {
  const pl_type *type = operand->type;
  const bool defined =
      (own && pl_dict_get(own, PL_STR("llvm.noundef"))) || (callee && pl_dict_get(callee, PL_STR("llvm.noundef")));
  if (!defined || type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF) return;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  const pl_leaf *leaves = pl_sem_get(sem, operand);
  for (uint32_t k = 0; k < flat->num_leaves; k++)
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, call, pl_not(sem->world->T, leaves[k].poison));
  if (type->kind != PL_TYPE_LLVM_PTR) return;
  hold_pointer(sem, call, own, leaves[0]);
  hold_pointer(sem, call, callee, leaves[0]);
}

void pl_sem_hold_call(pl_sem *sem, const pl_op *call) {
  assert(sem && call);
  const pl_attr *callee = pl_op_is(call, PL_OP_FUNC_CALL_INDIRECT) ? NULL : pl_op_attr(call, "callee");
  const bool named = callee && callee->kind == PL_ATTR_SYMBOL && callee->symbol.count == 1;
  const pl_op *module = sem->world->source_module;
  const pl_op *function = named && module ? pl_symbol_lookup(module, callee->symbol.path[0]) : NULL;
  const uint32_t first = named ? 0 : 1; /* what is called comes first */
  if (sem->lowered || sem->world->flags_off) return;
  if (function && !pl_op_has(function, PL_TRAIT_FUNCTION)) function = NULL;
  if (!pl_op_attr(call, "arg_attrs") && !(function && pl_op_attr(function, "arg_attrs"))) return;
  for (uint32_t i = 0; first + i < call->num_operands; i++)
    hold_operand(sem, call, pl_operand(call, first + i), claims_at(call, i), claims_at(function, i));
}

bool pl_sem_attrs_known(pl_sem *sem, const pl_op *op) {
  if (!sem->lowered || sem->world->flags_off || !op->attrs || !pl_str_is(op->info->dialect, "llvm")) return true;
  for (uint32_t i = 0; i < op->attrs->dict.count; i++) {
    pl_str name = op->attrs->dict.entries[i].name;
    if (is_understood(op, name)) continue;
    if (pl_sem_is_foreign(name)) continue;
    if (is_meaningless(name)) continue;
    if (of_loop(sem, op, name, op->attrs->dict.entries[i].value)) continue;
    if (of_bundles(op, name) || of_access(op, name)) continue;
    if (claims_nothing(name, op->attrs->dict.entries[i].value)) continue;
    if (is_paired(op, name)) continue;
    if (is_plain_tail(sem, op, name, op->attrs->dict.entries[i].value)) continue;
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
