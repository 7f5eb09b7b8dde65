/* undef.c - what is computed from undef.
 *
 * A leaf that is undef as a whole has the poison symbol `world->undef`: it may be any value, and whether it counts as poison is
 * left open. What an operation makes of one is any value, too, where the operation gives each (x + undef); it is one value where
 * undef does not matter (0 * undef); else it is one of some values, such as undef & 1. Of those the source may choose, and the
 * one for undef = 0 is what the leaf holds; that the lowering's is among them is known only if it computed the same from undef.
 * So such a leaf counts as poison under a symbol of its own, one for each operation and its operands, alike on both sides. Each
 * use of undef is another value. Source: LLVM Language Reference, "Undefined Values". */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "verify/sem/internal.h"

typedef struct symbol_finder {
  const pl_sem_world *world;
  const pl_map *wanted; /* NULL: symbols of undef */
  bool found;
} symbol_finder;

static void visit_symbol(void *user, const pl_term *symbol) {
  symbol_finder *finder = user;
  const pl_sem_world *world = finder->world;
  finder->found |=
      finder->wanted ? pl_map_has(finder->wanted, symbol) : symbol == world->undef || pl_map_has(&world->partly_undef, symbol);
}

static bool mentions(const pl_sem_world *world, const pl_term *term, const pl_map *wanted) {
  symbol_finder finder = {world, wanted, false};
  pl_map seen = {0};
  if (term->op != PL_TERM_CONST) pl_term_symbols(term, &seen, visit_symbol, &finder);
  pl_map_free(&seen);
  return finder.found;
}

bool pl_sem_may_be_undef(const pl_sem_world *world, const pl_term *poison) {
  assert(world && poison);
  return world->met_undef && mentions(world, poison, NULL);
}

/* The term with another one in the place of each symbol of undef; `partly`: only where it is one of some values. */
static const pl_term *replaced(pl_sem *sem, const pl_term *term, const pl_term *by, bool partly) {
  pl_map map = {0};
  const pl_map *symbols = &sem->world->partly_undef;
  for (size_t i = 0; i < symbols->len; i++)
    pl_map_set(&map, pl_map_entries(symbols)[i].key, (uint64_t)(uintptr_t)by);
  if (!partly) pl_map_set_ptr(&map, sem->world->undef, by);
  const pl_term *out = pl_term_substitute(sem->world->T, term, &map);
  pl_map_free(&map);
  return out;
}

const pl_term *pl_sem_chosen_undef(pl_sem *sem, const pl_term *holds) {
  if (sem->lowered || sem->world->partly_undef.len == 0 || !mentions(sem->world, holds, &sem->world->partly_undef)) return holds;
  return replaced(sem, holds, pl_bool(sem->world->T, false), true);
}

/* The symbol under which what is computed so counts as poison. */
static const pl_term *symbol_of(pl_sem *sem, const char *what, const pl_term *const *parts, uint32_t count) {
  pl_sem_world *world = sem->world;
  const pl_term *key = pl_app(world->T, PL_SORT_B, pl_str_from(what), parts, count);
  const pl_term *symbol = pl_map_get_ptr(&world->undef_keys, key);
  if (symbol) return symbol;
  symbol = pl_term_fresh(world->T, PL_SORT_B, "undef");
  pl_map_set_ptr(&world->undef_keys, key, symbol);
  pl_map_set_ptr(&world->partly_undef, symbol, symbol);
  return symbol;
}

pl_leaf pl_sem_loaded_undef(pl_sem *sem, const pl_term *mem, const pl_term *address, uint32_t bytes, pl_leaf leaf) {
  pl_terms *T = sem->world->T;
  if (sem->world->source_is_llvm && leaf.poison->op == PL_TERM_MEM_POISON &&
      pl_map_has(&sem->world->unwritten, leaf.poison->args[0])) {
    sem->world->met_undef = true;
    return (pl_leaf){leaf.value, sem->world->undef};
  }
  if (!sem->world->met_undef || !mentions(sem->world, leaf.poison, NULL)) return leaf;
  bool alike = !mentions(sem->world, leaf.poison, &sem->world->partly_undef);
  for (uint32_t i = 0; i < bytes && alike; i++)
    alike = pl_mem_poison(T, mem, pl_bv_add(T, address, pl_bv_u64(T, PL_POINTER_BITS, i)), 1) == leaf.poison;
  if (alike) return leaf;
  const pl_term *parts[] = {leaf.value, mem, address};
  leaf.poison = replaced(sem, leaf.poison, symbol_of(sem, "<undef> loaded", parts, 3), false);
  return leaf;
}

/* Operations that hand on leaves as they are, and freeze, which chooses. */
static bool hands_on(const pl_op *op) {
  switch ((int)op->info->kind) {
  case PL_OP_LLVM_INSERTVALUE:
  case PL_OP_LLVM_EXTRACTVALUE:
  case PL_OP_LLVM_FREEZE:
  case PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST: return true;
  default: return false;
  }
}

/* The operation once more, on symbols in the place of what is undef. */
typedef struct trial {
  pl_sem *sem;   /* a fork */
  pl_map leaves; /* symbol -> the leaf that it stands for */
  PL_VEC(const pl_term *) symbols;
} trial;

/* Operands with leaves that are undef get symbols there; false if there are none. */
static bool set_operands(trial *t, pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const pl_value *value = pl_operand(op, i);
    const uint32_t count = pl_sem_leaf_count(sem, value->type);
    const pl_leaf *in = sem->env[value->number];
    pl_leaf *out = NULL;
    if (!in || count == UINT32_MAX || t->sem->env[value->number] != in) continue;
    for (uint32_t k = 0; k < count; k++) {
      if (!mentions(sem->world, in[k].poison, NULL)) continue;
      char name[32];
      snprintf(name, sizeof name, "<operand %u>", (unsigned)t->symbols.len);
      if (!out) out = memcpy(pl_sem_new_leaves(sem, count), in, count * sizeof *out);
      out[k] = pl_leaf_of(sem, pl_term_sym(T, in[k].value->sort, pl_str_from(name)));
      pl_vec_push(&t->symbols, out[k].value);
      pl_map_set_ptr(&t->leaves, out[k].value, &in[k]);
    }
    if (out) pl_sem_set(t->sem, value, out);
  }
  return t->symbols.len > 0;
}

/* A symbol of a leaf that is undef as a whole, occurring once among the arguments. */
static bool is_free_part(trial *t, const pl_term *value, uint32_t arg) {
  const pl_leaf *leaf = pl_map_get_ptr(&t->leaves, value->args[arg]);
  if (!leaf || leaf->poison != t->sem->world->undef) return false;
  pl_map wanted = {0};
  pl_map_set_ptr(&wanted, value->args[arg], leaf);
  bool once = true;
  for (uint32_t i = 0; i < value->num_args && once; i++)
    once = i == arg || !mentions(t->sem->world, value->args[i], &wanted);
  pl_map_free(&wanted);
  return once;
}

/* Whether it takes each value, whatever the rest is. */
static bool takes_each_value(trial *t, const pl_term *value) {
  const pl_leaf *leaf = pl_map_get_ptr(&t->leaves, value);
  if (leaf) return leaf->poison == t->sem->world->undef;
  const bool sum = value->op == PL_TERM_BV_ADD || value->op == PL_TERM_BV_XOR, part = value->op == PL_TERM_BV_EXTRACT;
  for (uint32_t i = 0; (sum || part) && i < value->num_args; i++)
    if (is_free_part(t, value, i)) return true;
  return false;
}

/* An operand that is used twice is two values: what the operation makes of two equal ones does not tell which it is. */
static bool uses_twice(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    for (uint32_t k = 0; k < i; k++)
      if (pl_operand(op, i) == pl_operand(op, k)) return true;
  return false;
}

/* What both dialects call it: arith.addi is llvm.add. */
static pl_str common_name(const pl_op *op) {
  pl_str name = op->info->name;
  while (name.len > 0 && name.data[0] != '.')
    name = (pl_str){name.data + 1, name.len - 1};
  if (pl_str_starts(op->info->name, "arith.") && name.len > 0 && name.data[name.len - 1] == 'i') name.len--;
  return name;
}

static const pl_term *symbol_of_trial(trial *t, const pl_op *op, pl_leaf result) {
  pl_terms *T = t->sem->world->T;
  PL_VEC(const pl_term *) parts = {0};
  pl_vec_push(&parts, result.value);
  pl_vec_push(&parts, pl_bv_of_bool(T, result.poison));
  for (size_t i = 0; i < t->symbols.len; i++) {
    const pl_leaf *leaf = pl_map_get_ptr(&t->leaves, t->symbols.data[i]);
    pl_vec_push(&parts, leaf->value);
    pl_vec_push(&parts, pl_bv_of_bool(T, leaf->poison));
  }
  char name[96];
  const pl_str which = uses_twice(op) ? common_name(op) : PL_STR("computed");
  snprintf(name, sizeof name, "<undef> %.*s", PL_STR_FMT(which));
  const pl_term *symbol = symbol_of(t->sem, name, parts.data, (uint32_t)parts.len);
  pl_vec_free(&parts);
  return symbol;
}

/* The poison of a result, now that it is known what the operation makes of the symbols. */
static const pl_term *settled(trial *t, pl_sem *sem, const pl_op *op, pl_leaf mine, pl_leaf result) {
  const bool poison_depends = mentions(sem->world, result.poison, &t->leaves);
  const bool depends = poison_depends || mentions(sem->world, result.value, &t->leaves), twice = uses_twice(op);
  if (!twice && !depends) return replaced(sem, mine.poison, pl_bool(sem->world->T, false), false);
  if (!twice && !poison_depends && pl_map_has(&t->leaves, result.value)) return mine.poison;
  if (!twice && takes_each_value(t, result.value)) return replaced(sem, mine.poison, sem->world->undef, true);
  return replaced(sem, mine.poison, symbol_of_trial(t, op, result), false);
}

static bool chooses_by_undef(pl_sem *sem, const pl_op *op) {
  const uint32_t count = pl_sem_leaf_count(sem, pl_operand(op, 0)->type);
  const pl_leaf *in = sem->env[pl_operand(op, 0)->number];
  for (uint32_t k = 0; in && k < count; k++)
    if (mentions(sem->world, in[k].poison, NULL)) return true;
  return false;
}

void pl_sem_settle_undef(pl_sem *sem, const pl_op *op) {
  const bool select = pl_op_is(op, PL_OP_ARITH_SELECT) || pl_op_is(op, PL_OP_LLVM_SELECT);
  if (hands_on(op) || (select && !chooses_by_undef(sem, op))) return;
  trial t = {.sem = pl_sem_fork(sem)};
  if (set_operands(&t, sem, op) && pl_sem_step(t.sem, op) == PL_SEM_OK) {
    for (uint32_t r = 0; r < op->num_results; r++) {
      const uint32_t count = pl_sem_leaf_count(sem, op->results[r].type);
      pl_leaf *mine = sem->env[op->results[r].number], *theirs = t.sem->env[op->results[r].number];
      if (!mine || !theirs || count == UINT32_MAX) continue;
      pl_leaf *out = memcpy(pl_sem_new_leaves(sem, count), mine, count * sizeof *out);
      for (uint32_t k = 0; k < count; k++)
        if (mentions(sem->world, mine[k].poison, NULL)) out[k].poison = settled(&t, sem, op, mine[k], theirs[k]);
      pl_sem_set(sem, &op->results[r], out);
    }
  }
  pl_map_free(&t.leaves);
  pl_vec_free(&t.symbols);
  pl_sem_free(t.sem);
}
