/* events.c - where both sides meet: calls and returns.
 *
 * Calls are paired by position. The callee is the same, the arguments correspond in the convention's order, memory corresponds;
 * the results and the memory afterwards are fresh symbols that both sides share: callees need not be deterministic, and may do to
 * what they can reach whatever they like. An object whose address is passed is in shared memory from then on. */
#include "verify/tv/internal.h"

#include <stdio.h>

static pl_str callee_of(const pl_op *call) {
  const pl_attr *callee = pl_op_attr(call, "callee");
  if (!callee || callee->kind != PL_ATTR_SYMBOL || callee->symbol.count != 1) return (pl_str){NULL, 0};
  return callee->symbol.path[0];
}

static void note_callee(pl_tv *tv, pl_str name) {
  for (size_t i = 0; i < tv->callees.len; i++)
    if (pl_str_eq(tv->callees.data[i], name)) return;
  pl_vec_push(&tv->callees, name);
}

static bool expands(const pl_type *type) { return type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF; }

/* An object that a pointer gives away: both sides have it, with equal contents, equally alive; from now on it is shared. */
static void escape(pl_tv *tv, pl_path *path, const pl_term *pointer, pl_obligation_kind kind, const pl_op *a_op,
                   const pl_op *b_op) {
  const pl_term *root = pl_sem_root(tv->world, pointer);
  if (!root || root == tv->world->shared_root) return;
  pl_sem_object *a = pl_sem_find_object(path->a.sem, root), *b = pl_sem_find_object(path->b.sem, root);
  uint32_t stretch = path->a.sem->stretch;
  if (!a || !b) {
    pl_tv_fail(tv, PL_VERDICT_UNKNOWN, kind, a_op, b_op, "an object that only one side has is given away");
    return;
  }
  if (!a->escaped)
    pl_tv_oblige(tv, path, kind, a_op, b_op, "contents of an object made in the function", stretch, pl_eq(tv->T, a->mem, b->mem));
  if (!pl_tv_rule_off(tv, PL_RULE_LIFETIMES) && a->alive != b->alive)
    pl_tv_oblige(tv, path, PL_OBLIGATION_LIFETIME, a_op, b_op, "freed on one side only", stretch, pl_bool(tv->T, false));
  a->escaped = b->escaped = true;
}

/* One argument of the source against what the lowering passes from operand `*next` on. */
static bool match_argument(pl_tv *tv, pl_path *path, uint32_t index, bool bare, uint32_t *next) {
  const pl_op *a = path->a.next, *b = path->b.next;
  const pl_type *type = pl_operand(a, index)->type;
  const pl_flat *flat = pl_layout_flatten(tv->world->layout, type);
  pl_leaf *leaves = pl_sem_get(path->a.sem, pl_operand(a, index));
  if (!flat || !leaves) {
    pl_tv_fail(tv, PL_VERDICT_UNSUPPORTED, PL_OBLIGATION_CALL_ARGUMENT, a, b, "an argument of a type without a meaning here");
    return false;
  }
  uint32_t given = 0, first = expands(type) && bare ? 1 : 0, count = expands(type) && bare ? 2 : flat->num_leaves;
  pl_leaf *passed = NULL;
  for (uint32_t k = first; k < count; k++, given--) {
    if (given == 0) {
      if (*next >= b->num_operands) return false;
      passed = pl_sem_get(path->b.sem, pl_operand(b, *next));
      const pl_flat *of = pl_layout_flatten(tv->world->layout, pl_operand(b, *next)->type);
      (*next)++;
      given = of ? of->num_leaves : 0;
      if (!passed || given == 0 || (expands(type) && given != 1)) return false;
    }
    if (passed->value->sort.width != leaves[k].value->sort.width) return false;
    const char *detail = pl_tv_text(tv, "argument %u, part %u", (unsigned)index, (unsigned)k);
    if (flat->leaves[k].is_pointer) escape(tv, path, leaves[k].value, PL_OBLIGATION_CALL_MEMORY, a, b);
    pl_tv_oblige_leaf(tv, path, PL_OBLIGATION_CALL_ARGUMENT, a, b, detail, leaves[k], *passed++);
  }
  return given == 0;
}

/* A result; without the assumption that callees obey the convention, nothing is known of a descriptor. */
static pl_leaf *result_leaves(pl_sem *sem, const pl_type *type, const char *name) {
  pl_sem_world *world = sem->world;
  bool is_static = world->descriptor_static, nonnegative = world->sizes_nonnegative, in_object = world->memref_in_object;
  if (!world->callees_conform) world->descriptor_static = world->sizes_nonnegative = world->memref_in_object = false;
  pl_leaf *leaves = pl_sem_incoming(sem, type, name);
  world->descriptor_static = is_static;
  world->sizes_nonnegative = nonnegative;
  world->memref_in_object = in_object;
  return leaves;
}

/* Results: fresh, the same for both sides; the lowering's are packed into one value. */
static bool share_results(pl_tv *tv, pl_path *path) {
  const pl_op *a = path->a.next, *b = path->b.next;
  uint32_t total = 0, at = 0, serial = path->a.sem->stretch; /* names that a search finds again */
  for (uint32_t i = 0; i < a->num_results; i++) {
    const pl_flat *flat = pl_layout_flatten(tv->world->layout, a->results[i].type);
    if (!flat) return false;
    total += flat->num_leaves;
  }
  pl_leaf *packed = PL_NEW_ARRAY(tv->arena, pl_leaf, total + 1);
  for (uint32_t i = 0; i < a->num_results; i++) {
    char name[96];
    snprintf(name, sizeof name, "call%u.result%u", (unsigned)serial, (unsigned)i);
    if (pl_tv_rule_off(tv, PL_RULE_EVENTS))
      snprintf(name, sizeof name, "of.%.*s.result%u", PL_STR_FMT(callee_of(a)), (unsigned)i);
    pl_leaf *leaves = result_leaves(path->a.sem, a->results[i].type, name);
    const pl_flat *flat = pl_layout_flatten(tv->world->layout, a->results[i].type);
    if (!leaves) return false;
    pl_sem_set(path->a.sem, &a->results[i], leaves);
    memcpy(packed + at, leaves, flat->num_leaves * sizeof *packed);
    at += flat->num_leaves;
  }
  if (b->num_results == 0) return total == 0;
  const pl_flat *flat = pl_layout_flatten(tv->world->layout, b->results[0].type);
  if (!flat || flat->num_leaves != total) return false;
  for (uint32_t i = 0; i < total; i++)
    if (packed[i].value->sort.width != flat->leaves[i].bits) return false;
  pl_sem_set(path->b.sem, &b->results[0], packed);
  return true;
}

static void new_memory(pl_tv *tv, pl_path *path) {
  const pl_term *after = pl_term_fresh(tv->T, pl_sort_mem(PL_POINTER_BITS), "memory");
  path->a.sem->mem = path->b.sem->mem = after;
  path->a.sem->frees = path->b.sem->frees = after;
  path->a.sem->stretch++;
  path->b.sem->stretch++;
}

bool pl_tv_match_call(pl_tv *tv, pl_path *path) {
  const pl_op *a = path->a.next, *b = path->b.next;
  pl_str callee = callee_of(a);
  if (callee.len == 0 || !pl_op_is(a, PL_OP_FUNC_CALL) || callee_of(b).len == 0) {
    pl_tv_fail(tv, PL_VERDICT_UNSUPPORTED, PL_OBLIGATION_CALL, a, b, "an indirect call");
    return false;
  }
  uint32_t last = path->a.sem->stretch;
  if (tv->final) pl_tv_discharge_conditions(tv, path, !pl_tv_rule_off(tv, PL_RULE_HYPOTHESIS_PLACE));
  pl_tv_oblige(tv, path, PL_OBLIGATION_CALL, a, b, "", last, pl_bool(tv->T, pl_str_eq(callee, callee_of(b))));
  const pl_op *target = pl_symbol_lookup(tv->world->source_module, callee);
  bool bare = tv->options->convention.bare_ptr || (target && pl_op_attr(target, "llvm.bareptr"));
  uint32_t next = 0;
  bool fits = true;
  for (uint32_t i = 0; i < a->num_operands && fits && !tv->failure.set; i++)
    fits = match_argument(tv, path, i, bare, &next);
  if (!fits || next != b->num_operands) {
    pl_tv_oblige(tv, path, PL_OBLIGATION_CALL, a, b, "number and types of arguments", last, pl_bool(tv->T, false));
    if (!tv->failure.set)
      pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CALL, a, b, "the call passes other arguments than the convention demands");
    return false;
  }
  pl_tv_oblige(tv, path, PL_OBLIGATION_CALL_MEMORY, a, b, "", last, pl_eq(tv->T, path->a.sem->mem, path->b.sem->mem));
  if (tv->failure.set) return false;
  note_callee(tv, callee);
  tv->assumptions |= 1u << PL_ASSUME_CALLEES_CONFORM;
  new_memory(tv, path);
  if (!share_results(tv, path)) {
    pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CALL, a, b, "the call gives other results than the convention demands");
    return false;
  }
  pl_vec_push(&path->calls, a);
  path->a.next = a->next;
  path->b.next = b->next;
  path->a.stop = path->b.stop = PL_STOP_NONE;
  return true;
}

void pl_tv_oblige_lifetimes(pl_tv *tv, pl_path *path, bool (*kept)(void *user, const pl_term *base), void *user) {
  uint32_t last = path->a.sem->stretch;
  if (pl_tv_rule_off(tv, PL_RULE_LIFETIMES)) return;
  for (size_t i = 0; i < path->b.sem->objects.len; i++) {
    const pl_sem_object *b = &path->b.sem->objects.data[i];
    const pl_sem_object *a = pl_sem_find_object(path->a.sem, b->base);
    if (b->kind != PL_SEM_HEAP || (!a && kept && kept(user, b->base))) continue;
    bool fine = a ? a->alive == b->alive : !b->alive;
    const char *what = a ? "an object is freed on one side only" : "the lowering leaks an object of its own";
    pl_tv_oblige(tv, path, PL_OBLIGATION_LIFETIME, a ? a->op : NULL, b->op, what, last, pl_bool(tv->T, fine));
  }
}

/* A pointer that is returned leads to an object that both sides have, with equal contents. */
static void match_returned_pointer(pl_tv *tv, pl_path *path, const pl_term *pointer) {
  const pl_term *root = pl_sem_root(tv->world, pointer);
  pl_sem_object *a = root ? pl_sem_find_object(path->a.sem, root) : NULL;
  if (a && a->kind == PL_SEM_STACK) return; /* dangling on both sides */
  if (a) escape(tv, path, pointer, PL_OBLIGATION_RETURN_MEMORY, path->a.next, path->b.next);
}

void pl_tv_match_return(pl_tv *tv, pl_path *path) {
  const pl_op *a = path->a.next, *b = path->b.next;
  uint32_t last = path->a.sem->stretch, at = 0;
  if (!tv->final) return;
  pl_tv_discharge_conditions(tv, path, true);
  pl_leaf *returned = b->num_operands > 0 ? pl_sem_get(path->b.sem, pl_operand(b, 0)) : NULL;
  const pl_flat *flat_b = returned ? pl_layout_flatten(tv->world->layout, pl_operand(b, 0)->type) : NULL;
  bool bare = tv->options->convention.bare_ptr || pl_op_attr(tv->a->func, "llvm.bareptr");
  for (uint32_t i = 0; i < a->num_operands; i++) {
    const pl_value *value = pl_operand(a, i);
    const pl_flat *flat = pl_layout_flatten(tv->world->layout, value->type);
    pl_leaf *leaves = pl_sem_get(path->a.sem, value);
    if (!flat || !leaves) {
      pl_tv_fail(tv, PL_VERDICT_UNSUPPORTED, PL_OBLIGATION_RETURN_VALUE, a, b, "a result of a type without a meaning here");
      return;
    }
    bool one = bare && expands(value->type);
    for (uint32_t k = one ? 1 : 0; k < (one ? 2 : flat->num_leaves); k++, at++) {
      if (!flat_b || at >= flat_b->num_leaves || flat_b->leaves[at].bits != leaves[k].value->sort.width) {
        pl_tv_oblige(tv, path, PL_OBLIGATION_RETURN_VALUE, a, b, "number and types of results", last, pl_bool(tv->T, false));
        return;
      }
      const char *detail = pl_tv_text(tv, "result %u, part %u", (unsigned)i, (unsigned)k);
      pl_tv_oblige_leaf(tv, path, PL_OBLIGATION_RETURN_VALUE, a, b, detail, leaves[k], returned[at]);
      if (flat->leaves[k].is_pointer) match_returned_pointer(tv, path, leaves[k].value);
    }
  }
  if (at != (flat_b ? flat_b->num_leaves : 0))
    pl_tv_oblige(tv, path, PL_OBLIGATION_RETURN_VALUE, a, b, "number and types of results", last, pl_bool(tv->T, false));
  pl_tv_oblige(tv, path, PL_OBLIGATION_RETURN_MEMORY, a, b, "", last, pl_eq(tv->T, path->a.sem->mem, path->b.sem->mem));
  pl_tv_oblige_lifetimes(tv, path, NULL, NULL);
  pl_tv_finish_path(tv, path);
}
