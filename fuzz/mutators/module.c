/* Changes to modules. */
#include <assert.h>

#include "core/base/vec.h"
#include "core/ir/enums.h"
#include "fuzz/mutators/mutators.h"
#include "fuzz/mutators/random.h"

typedef struct site {
  pl_op *op;
  uint32_t a, b; /* operands, successors, or a kind */
} site;
typedef PL_VEC(site) site_vec;

typedef void find_fn(pl_op *op, site_vec *out);
typedef void apply_fn(const site *at, uint64_t *state);

/* ---- what may be changed ---- */

/* Whether the op is one that must neither be moved or erased nor repeated, such as a terminator, a symbol, or an op outside of
 * functions. */
static bool is_bound(const pl_op *op) {
  switch (op->info->kind) {
  case PL_OP_LLVM_BLOCKTAG:
  case PL_OP_LLVM_LANDINGPAD:
  case PL_OP_UNREGISTERED: return true;
  default: break;
  }
  const pl_op *parent = op->block ? op->block->region->op : NULL;
  if (!parent || pl_op_has(parent, PL_TRAIT_SYMBOL_TABLE)) return true; /* not inside a function */
  return pl_op_has(op, PL_TRAIT_TERMINATOR) || pl_op_has(op, PL_TRAIT_SYMBOL);
}

/* Whether no result of the op has a use. */
static bool is_unused(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    if (op->results[i].uses) return false;
  return true;
}

/* Adds the op as a place for apply_erase if it may be moved or erased (not is_bound) and its results are unused. */
static void find_erase(pl_op *op, site_vec *out) {
  if (!is_bound(op) && is_unused(op)) pl_vec_push(out, ((site){.op = op}));
}

/* Erases the op. */
static void apply_erase(const site *at, uint64_t *state) {
  (void)state;
  pl_op_erase(at->op);
}

/* Adds the op as a place for apply_repeat if it may be repeated (not is_bound) and has no region. */
static void find_repeat(pl_op *op, site_vec *out) {
  if (!is_bound(op) && op->num_regions == 0) pl_vec_push(out, ((site){.op = op}));
}

/* Inserts a copy of the op, which has no regions, before it, without its successors; nothing uses the results of the copy. */
static void apply_repeat(const site *at, uint64_t *state) {
  const pl_op *op = at->op;
  pl_arena *arena = op->module->arena;
  pl_value **operands = PL_NEW_ARRAY(arena, pl_value *, op->num_operands + 1);
  const pl_type **types = PL_NEW_ARRAY(arena, const pl_type *, op->num_results + 1);
  (void)state;
  for (uint32_t i = 0; i < op->num_operands; i++)
    operands[i] = pl_operand(op, i);
  for (uint32_t i = 0; i < op->num_results; i++)
    types[i] = op->results[i].type;
  pl_op_insert_before(at->op, pl_op_new(op->module, &(pl_op_spec){.info = op->info,
                                                                  .operands = operands,
                                                                  .num_operands = op->num_operands,
                                                                  .result_types = types,
                                                                  .num_results = op->num_results,
                                                                  .attrs = op->attrs,
                                                                  .segments = op->segments,
                                                                  .num_segments = op->num_segments}));
}

/* Whether operands of the op may in general become other values of their types; false is the safe answer. */
static bool takes_any_value(const pl_op *op) {
  return !is_bound(op) && !pl_str_is(op->info->dialect, "affine") && !pl_str_starts(op->info->name, "llvm.intr.coro");
}

/* Whether the operand is a step of an scf.parallel, which has to be positive if it is a constant. */
static bool is_step(const pl_op *op, uint32_t operand) {
  if (!pl_op_is(op, PL_OP_SCF_PARALLEL)) return false;
  uint32_t first = op->segments[0] + op->segments[1];
  return operand >= first && operand - first < op->segments[2];
}

/* Adds each operand of the op that may become another value as a place for apply_operand. */
static void find_operand(pl_op *op, site_vec *out) {
  for (uint32_t i = 0; takes_any_value(op) && i < op->num_operands; i++)
    if (!is_step(op, i)) pl_vec_push(out, ((site){.op = op, .a = i}));
}

/* Replaces the operand by a random value of its type that its block defines before the op; does nothing if there is none. */
static void apply_operand(const site *at, uint64_t *state) {
  PL_VEC(pl_value *) values = {0};
  const pl_type *type = pl_operand(at->op, at->a)->type;
  const pl_block *block = at->op->block;
  for (uint32_t i = 0; i < block->num_args; i++)
    if (block->args[i]->type == type) pl_vec_push(&values, block->args[i]);
  for (pl_op *op = block->first; op != at->op; op = op->next)
    for (uint32_t i = 0; i < op->num_results; i++)
      if (op->results[i].type == type) pl_vec_push(&values, &op->results[i]);
  if (values.len) pl_use_set(&at->op->operands[at->a], values.data[pl_random_below(state, values.len)]);
  pl_vec_free(&values);
}

/* Adds each pair of the op's operands that may be exchanged as a place for apply_swap: two different values of one type. */
static void find_swap(pl_op *op, site_vec *out) {
  for (uint32_t i = 0; takes_any_value(op) && i < op->num_operands; i++)
    for (uint32_t k = 0; k < i; k++)
      if (pl_operand(op, i)->type == pl_operand(op, k)->type && pl_operand(op, i) != pl_operand(op, k) && !is_step(op, i) &&
          !is_step(op, k))
        pl_vec_push(out, ((site){op, i, k}));
}

/* Exchanges the two operands. */
static void apply_swap(const site *at, uint64_t *state) {
  pl_value *a = pl_operand(at->op, at->a), *b = pl_operand(at->op, at->b);
  (void)state;
  pl_use_set(&at->op->operands[at->a], b);
  pl_use_set(&at->op->operands[at->b], a);
}

/* Whether the two ops differ but have one dialect and equal signature, properties and format. */
static bool same_form(const pl_op_info *a, const pl_op_info *b) {
  return a != b && strcmp(a->signature, b->signature) == 0 && strcmp(a->properties, b->properties) == 0 &&
         strcmp(a->format, b->format) == 0 && pl_str_eq(a->dialect, b->dialect);
}

/* Adds each kind of op that the op may become as a place for apply_kind; only for arithmetic of two operands. */
static void find_kind(pl_op *op, site_vec *out) {
  static const char *const dialects[] = {"arith", "index", "complex"};
  bool arithmetic = false;
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++)
    arithmetic = arithmetic || pl_str_is(op->info->dialect, dialects[i]);
  if (!arithmetic || op->num_operands != 2 || pl_op_is(op, PL_OP_COMPLEX_CREATE)) return;
  for (int k = PL_OP_INVALID + 1; k < PL_OP_UNREGISTERED; k++)
    if (same_form(op->info, pl_op_info_of((pl_op_kind)k))) pl_vec_push(out, ((site){.op = op, .a = (uint32_t)k}));
}

/* Changes the kind of the op at the site to at->a; operands, results and attributes stay. */
static void apply_kind(const site *at, uint64_t *state) {
  (void)state;
  at->op->info = pl_op_info_of((pl_op_kind)at->a);
}

/* Whether a use of the value is a step of an scf.parallel. */
static bool is_used_as_step(const pl_value *value) {
  for (const pl_use *use = value->uses; use; use = use->next)
    if (is_step(use->owner, (uint32_t)(use - use->owner->operands))) return true;
  return false;
}

/* Adds the op if it is a constant of an integer wider than one bit that is no step of an scf.parallel. */
static void find_constant(pl_op *op, site_vec *out) {
  const pl_attr *value = pl_op_has(op, PL_TRAIT_CONSTANT) ? pl_op_attr(op, PL_NAME_VALUE) : NULL;
  if (value && value->kind == PL_ATTR_INTEGER && value->integer.width > 1 && !is_used_as_step(&op->results[0]))
    pl_vec_push(out, ((site){.op = op}));
}

/* Replaces the integer constant's value by one of a few edge cases and small numbers or by a random number. */
static void apply_constant(const site *at, uint64_t *state) {
  pl_context *ctx = at->op->module->ctx;
  const pl_attr *value = pl_op_attr(at->op, PL_NAME_VALUE);
  uint32_t width = value->integer.width > 64 ? 64 : value->integer.width;
  const uint64_t top = (uint64_t)1 << (width - 1);
  const uint64_t edges[] = {0, 1, UINT64_MAX, top, top - 1, 2, 7, pl_random_next(state)};
  pl_op_set_attr(at->op, PL_NAME_VALUE, pl_attr_i64(ctx, value->type, (int64_t)edges[pl_random_below(state, 8)]));
}

/* The vocabulary of the predicates of an integer or float comparison; NULL for other ops. */
static const pl_vocabulary *predicates_of(const pl_op *op) {
  if (pl_op_is(op, PL_OP_ARITH_CMPI) || pl_op_is(op, PL_OP_LLVM_ICMP)) return pl_vocabulary_find(PL_STR("cmpi"));
  if (pl_op_is(op, PL_OP_ARITH_CMPF) || pl_op_is(op, PL_OP_LLVM_FCMP)) return pl_vocabulary_find(PL_STR("cmpf"));
  return NULL;
}

/* Adds each predicate that a comparison may have, its own included, as a place for apply_predicate. */
static void find_predicate(pl_op *op, site_vec *out) {
  const pl_vocabulary *words = predicates_of(op);
  for (uint32_t i = 0; words && words->words[i].word; i++)
    pl_vec_push(out, ((site){.op = op, .a = i}));
}

/* Sets the comparison's predicate to the one at position `at->a` of predicates_of. */
static void apply_predicate(const site *at, uint64_t *state) {
  const pl_attr *before = pl_op_attr(at->op, PL_NAME_PREDICATE);
  (void)state;
  pl_op_set_attr(at->op, PL_NAME_PREDICATE,
                 pl_attr_i64(at->op->module->ctx, before->type, predicates_of(at->op)->words[at->a].value));
}

/* Whether two different blocks have arguments of the same types. */
static bool same_types(const pl_block *a, const pl_block *b) {
  if (a == b || a->num_args != b->num_args) return false;
  for (uint32_t i = 0; i < a->num_args; i++)
    if (a->args[i]->type != b->args[i]->type) return false;
  return true;
}

/* Adds each pair of the op's successors that may be exchanged as a place for apply_successors: two different blocks with the
 * same argument types. */
static void find_successors(pl_op *op, site_vec *out) {
  if (pl_op_is(op, PL_OP_LLVM_INVOKE) || op->info->kind == PL_OP_UNREGISTERED) return;
  for (uint32_t i = 0; i < op->num_successors; i++)
    for (uint32_t k = 0; k < i; k++)
      if (same_types(op->successors[i].block, op->successors[k].block)) pl_vec_push(out, ((site){op, i, k}));
}

/* Exchanges the blocks of the two successors; the operands stay where they are. */
static void apply_successors(const site *at, uint64_t *state) {
  pl_successor *s = at->op->successors;
  pl_block *a = s[at->a].block;
  (void)state;
  s[at->a].block = s[at->b].block;
  s[at->b].block = a;
}

/* ---- choosing ---- */

static const struct {
  find_fn *find;
  apply_fn *apply;
} changes[PL_NUM_MODULE_CHANGES] = {
    [PL_CHANGE_ERASE] = {find_erase, apply_erase},
    [PL_CHANGE_REPEAT] = {find_repeat, apply_repeat},
    [PL_CHANGE_OPERAND] = {find_operand, apply_operand},
    [PL_CHANGE_SWAP] = {find_swap, apply_swap},
    [PL_CHANGE_KIND] = {find_kind, apply_kind},
    [PL_CHANGE_CONSTANT] = {find_constant, apply_constant},
    [PL_CHANGE_PREDICATE] = {find_predicate, apply_predicate},
    [PL_CHANGE_SUCCESSORS] = {find_successors, apply_successors},
};

/* Regions nested deeper than this are left alone. */
enum { MAX_DEPTH = 64 };

/* Applies `find` to the op and to all ops in its regions, down to a depth of 64. */
static void collect(pl_op *op, find_fn *find, site_vec *out, uint32_t depth) {
  find(op, out);
  for (uint32_t r = 0; r < op->num_regions && depth < MAX_DEPTH; r++)
    PL_FOR_BLOCKS(block, op->regions[r])
  for (pl_op *inner = block->first; inner; inner = inner->next)
    collect(inner, find, out, depth + 1);
}

bool pl_mutate_module(pl_module *module, uint64_t seed) {
  assert(module && module->op->num_regions == 1);
  uint64_t state = seed;
  uint32_t first = pl_random_below(&state, PL_NUM_MODULE_CHANGES);
  for (uint32_t i = 0; i < PL_NUM_MODULE_CHANGES; i++) {
    uint32_t change = (first + i) % PL_NUM_MODULE_CHANGES;
    site_vec sites = {0};
    collect(module->op, changes[change].find, &sites, 0);
    bool any = sites.len > 0;
    if (any) changes[change].apply(&sites.data[pl_random_below(&state, sites.len)], &state);
    pl_vec_free(&sites);
    if (any) return true;
  }
  return false;
}

/* ---- crossing ---- */

/* Whether the attribute, which may be NULL, refers to a symbol or might do so. `depth` is the number of attributes around it.
 * */
static bool mentions_symbol(const pl_attr *attr, uint32_t depth) {
  if (!attr || depth > MAX_DEPTH) return attr != NULL;
  if (attr->kind == PL_ATTR_SYMBOL || attr->kind == PL_ATTR_PARAMS) return true; /* parameters may name functions */
  if (attr->kind == PL_ATTR_ARRAY)
    for (uint32_t i = 0; i < attr->array.count; i++)
      if (mentions_symbol(attr->array.elems[i], depth + 1)) return true;
  if (attr->kind == PL_ATTR_DICT)
    for (uint32_t i = 0; i < attr->dict.count; i++)
      if (mentions_symbol(attr->dict.entries[i].value, depth + 1)) return true;
  return false;
}

/* Whether it is sure that no attribute of the op and of ops in its regions refers to a symbol. `depth` is the number of ops
 * around it that were looked at. */
static bool stands_alone(const pl_op *op, uint32_t depth) {
  if (depth > MAX_DEPTH || mentions_symbol(op->attrs, 0)) return false;
  for (uint32_t r = 0; r < op->num_regions; r++)
    PL_FOR_BLOCKS(block, op->regions[r])
  for (const pl_op *inner = block->first; inner; inner = inner->next)
    if (!stands_alone(inner, depth + 1)) return false;
  return true;
}

/* A string attribute with a name that no symbol of the module has. */
static const pl_attr *free_name(pl_module *module) {
  char name[32];
  for (uint32_t i = 0;; i++) {
    int len = snprintf(name, sizeof name, "crossed%u", i);
    if (!pl_symbol_lookup(module->op, (pl_str){name, (size_t)len}))
      return pl_attr_string(module->ctx, (pl_str){name, (size_t)len});
  }
}

bool pl_cross_modules(pl_module *into, pl_module *from, uint64_t seed) {
  assert(into != from && into->ctx == from->ctx);
  uint64_t state = seed;
  site_vec sites = {0};
  const pl_block *body = from->op->regions[0]->first;
  for (pl_op *op = body ? body->first : NULL; op; op = op->next)
    if (pl_op_has(op, PL_TRAIT_FUNCTION) && stands_alone(op, 0)) pl_vec_push(&sites, ((site){.op = op}));
  bool any = sites.len > 0 && into->op->regions[0]->first;
  if (any) {
    pl_op *func = sites.data[pl_random_below(&state, sites.len)].op;
    pl_op_unlink(func);
    pl_op_set_attr(func, PL_NAME_SYM_NAME, free_name(into));
    pl_op_append(into->op->regions[0]->first, func);
  }
  pl_vec_free(&sites);
  return any;
}
