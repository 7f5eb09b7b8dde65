/* undef_results.c - after an operation: which of its results are undef, and how. The operation is carried out again on symbols in
 * the place of leaves that are undef (state/undef.c). */
#include "verify/sem/step/undef_results.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "verify/sem/state/leaves.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/undef.h"
#include "verify/sem/state/values.h"
#include "verify/sem/step/dispatch.h"

/* Whether an operation is one that copies leaves (insertvalue, extractvalue, builtin.unrealized_conversion_cast), or freeze,
 * which chooses a value for them. */
static bool copies_leaves(const pl_op *op) {
  switch (op->info->kind) {
  case PL_OP_LLVM_INSERTVALUE:
  case PL_OP_LLVM_EXTRACTVALUE:
  case PL_OP_LLVM_FREEZE:
  case PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST: return true;
  default: return false;
  }
}

/* The operation carried out again, on symbols in the place of leaves that are undef. */
typedef struct trial {
  pl_sem *sem;   /* a fork */
  pl_map leaves; /* symbol -> the leaf that it stands for */
  PL_VEC(const pl_term *) symbols;
} trial;

/* Replaces, in the trial's state, each operand leaf that may be undef by a symbol that is no poison, and notes the symbol and
 * the leaf in the trial; false if there is no such leaf. */
static bool set_operands(trial *t, pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const pl_value *value = pl_operand(op, i);
    const uint32_t count = pl_sem_leaf_count(sem, value->type);
    const pl_leaf *in = sem->env[value->number];
    pl_leaf *out = NULL;
    if (!in || count == UINT32_MAX || t->sem->env[value->number] != in) continue;
    for (uint32_t k = 0; k < count; k++) {
      if (!pl_sem_mentions(sem->world, in[k].poison, NULL)) continue;
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

/* Whether argument number `arg` of the term `value` is the symbol of a leaf that is undef as a whole, and the symbol occurs in no
 * other argument. */
static bool is_free_part(trial *t, const pl_term *value, uint32_t arg) {
  const pl_leaf *leaf = pl_map_get_ptr(&t->leaves, value->args[arg]);
  if (!leaf || leaf->poison != t->sem->world->undef) return false;
  pl_map wanted = {0};
  pl_map_set_ptr(&wanted, value->args[arg], leaf);
  bool once = true;
  for (uint32_t i = 0; i < value->num_args && once; i++)
    once = i == arg || !pl_sem_mentions(t->sem->world, value->args[i], &wanted);
  pl_map_free(&wanted);
  return once;
}

/* Whether the result, a term, is known to take each value of its type as undef varies. */
static bool takes_each_value(trial *t, const pl_term *value) {
  const pl_leaf *leaf = pl_map_get_ptr(&t->leaves, value);
  if (leaf) return leaf->poison == t->sem->world->undef;
  const bool sum = value->op == PL_TERM_BV_ADD || value->op == PL_TERM_BV_XOR, part = value->op == PL_TERM_BV_EXTRACT;
  for (uint32_t i = 0; (sum || part) && i < value->num_args; i++)
    if (is_free_part(t, value, i)) return true;
  return false;
}

/* Whether two operands are the same value. As undef it is two independent values, so a result computed for two equal ones says
 * nothing. */
static bool uses_twice(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    for (uint32_t k = 0; k < i; k++)
      if (pl_operand(op, i) == pl_operand(op, k)) return true;
  return false;
}

/* The op's name from the dot on, of arith also without a last `i`: arith.addi and llvm.add become `.add`, so that source and
 * lowering share it. */
static pl_str common_name(const pl_op *op) {
  pl_str name = op->info->name;
  while (name.len > 0 && name.data[0] != '.')
    name = (pl_str){name.data + 1, name.len - 1};
  if (pl_str_starts(op->info->name, "arith.") && name.len > 0 && name.data[name.len - 1] == 'i') name.len--;
  return name;
}

/* The symbol under which a result that depends on undef operands counts as poison. The trial's terms decide which it is, so
 * that source and lowering may share it. */
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
  const pl_term *symbol = pl_sem_undef_symbol(t->sem, name, parts.data, (uint32_t)parts.len);
  pl_vec_free(&parts);
  return symbol;
}

/* The poison of a result leaf (`given`), by how the trial's `result`, computed with symbols for undef operands, depends on
 * these. */
static const pl_term *settled(trial *t, pl_sem *sem, const pl_op *op, pl_leaf given, pl_leaf result) {
  const bool poison_depends = pl_sem_mentions(sem->world, result.poison, &t->leaves);
  const bool depends = poison_depends || pl_sem_mentions(sem->world, result.value, &t->leaves), twice = uses_twice(op);
  if (!twice && !depends) return pl_sem_replace_undef(sem, given.poison, pl_bool(sem->world->T, false), false);
  if (!twice && !poison_depends && pl_map_has(&t->leaves, result.value)) return given.poison;
  if (!twice && takes_each_value(t, result.value)) return pl_sem_replace_undef(sem, given.poison, sem->world->undef, true);
  return pl_sem_replace_undef(sem, given.poison, symbol_of_trial(t, op, result), false);
}

/* Whether a leaf of operand 0, the condition of a select, may be undef, as a whole or in part; false if its leaves are not known.
 */
static bool chooses_by_undef(pl_sem *sem, const pl_op *op) {
  const uint32_t count = pl_sem_leaf_count(sem, pl_operand(op, 0)->type);
  const pl_leaf *in = sem->env[pl_operand(op, 0)->number];
  for (uint32_t k = 0; in && k < count; k++)
    if (pl_sem_mentions(sem->world, in[k].poison, NULL)) return true;
  return false;
}

void pl_sem_settle_undef(pl_sem *sem, const pl_op *op) {
  assert(op->num_operands > 0 && op->num_results > 0);
  const bool select = pl_op_is(op, PL_OP_ARITH_SELECT) || pl_op_is(op, PL_OP_LLVM_SELECT);
  if (copies_leaves(op) || (select && !chooses_by_undef(sem, op))) return;
  trial t = {.sem = pl_sem_fork(sem)};
  if (set_operands(&t, sem, op) && pl_sem_dispatch(t.sem, op) == PL_SEM_OK) {
    for (uint32_t r = 0; r < op->num_results; r++) {
      const uint32_t count = pl_sem_leaf_count(sem, op->results[r].type);
      pl_leaf *given = sem->env[op->results[r].number], *tried = t.sem->env[op->results[r].number];
      if (!given || !tried || count == UINT32_MAX) continue;
      pl_leaf *out = memcpy(pl_sem_new_leaves(sem, count), given, count * sizeof *out);
      for (uint32_t k = 0; k < count; k++)
        if (pl_sem_mentions(sem->world, given[k].poison, NULL)) out[k].poison = settled(&t, sem, op, given[k], tried[k]);
      pl_sem_set(sem, &op->results[r], out);
    }
  }
  pl_map_free(&t.leaves);
  pl_vec_free(&t.symbols);
  pl_sem_free(t.sem);
}
