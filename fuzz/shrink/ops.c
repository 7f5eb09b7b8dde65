/* ops.c - operations and operands go. */
#include <assert.h>

#include "core/ir/signature.h"
#include "fuzz/shrink/internal.h"

bool pl_is_in_module(const pl_op *op) {
  return op->block && op->block->region && pl_op_has(op->block->region->op, PL_TRAIT_NO_TERMINATOR);
}

bool pl_is_terminator(const pl_op *op) { return pl_op_has(op, PL_TRAIT_TERMINATOR) || op->num_successors != 0; }

/* ---- In modules ---- */

/* Adds a site if the op is directly in a module. */
void pl_collect_SYMBOL(pl_shrinker *s, pl_op *op) {
  if (op != s->module->op && pl_is_in_module(op)) pl_add_site(s, op, 0, 0);
}

/* Erases the op; false, with nothing changed, if one of its results has uses. */
bool pl_shrink_SYMBOL(pl_shrinker *s, pl_site site) {
  assert(site.op != s->module->op);
  (void)s;
  for (uint32_t i = 0; i < site.op->num_results; i++)
    if (site.op->results[i].uses) return false;
  pl_op_erase(site.op);
  return true;
}

/* Adds a site if the op is a function with a body. */
void pl_collect_BODY(pl_shrinker *s, pl_op *op) {
  if (pl_op_has(op, PL_TRAIT_FUNCTION) && !pl_func_is_declaration(op)) pl_add_site(s, op, 0, 0);
}

/* Turns the function into a declaration, which is private if it is a func.func. Always true. */
bool pl_shrink_BODY(pl_shrinker *s, pl_site site) {
  assert(site.op->num_regions > 0);
  while (site.op->regions[0]->first)
    pl_block_unlink(site.op->regions[0]->first);
  if (pl_op_is(site.op, PL_OP_FUNC_FUNC))
    pl_op_set_attr(site.op, PL_NAME_SYM_VISIBILITY, pl_attr_string(s->module->ctx, PL_STR("private")));
  return true;
}

/* ---- In blocks ---- */

/* Whether the op is in the body of a function or of an op inside one, and not a terminator. */
static bool is_in_block(const pl_shrinker *s, const pl_op *op) {
  return op != s->module->op && !pl_is_in_module(op) && !pl_is_terminator(op);
}

/* Whether a result of the op has uses. */
static bool is_used(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    if (op->results[i].uses) return true;
  return false;
}

/* Adds a site if the op is in a function body and not a terminator. */
void pl_collect_OP(pl_shrinker *s, pl_op *op) {
  if (is_in_block(s, op)) pl_add_site(s, op, 0, 0);
}

/* Erases the op; uses of its results get default values (pl_default_value). False if one of them has none; earlier results are
 * replaced by then. */
bool pl_shrink_OP(pl_shrinker *s, pl_site site) {
  for (uint32_t i = 0; i < site.op->num_results; i++) {
    pl_value *result = pl_result(site.op, i);
    if (!pl_replace_by_defaults(s, site.op, &result, 1)) return false;
  }
  pl_op_erase(site.op);
  return true;
}

/* Adds a site if the op is in a function body, not a terminator, and has used results; a second one, with a: 1, where it makes
 * a difference that arguments must be new ones. */
void pl_collect_OP_ARGUMENT(pl_shrinker *s, pl_op *op) {
  bool has_one = false;
  if (!is_in_block(s, op) || !is_used(op)) return;
  for (uint32_t i = 0; i < op->num_results; i++)
    has_one = has_one || (op->results[i].uses && pl_argument_value(s, op, op->results[i].type, NULL, false));
  pl_add_site(s, op, 0, 0);
  if (has_one) pl_add_site(s, op, 1, 0);
}

/* Erases the op; uses of its results read arguments of the function, new ones if need be or if site.a is not 0. False if an
 * argument could not be added; earlier results are replaced by then. */
bool pl_shrink_OP_ARGUMENT(pl_shrinker *s, pl_site site) {
  for (uint32_t i = 0; i < site.op->num_results; i++) {
    pl_value *result = pl_result(site.op, i);
    if (!result->uses) continue;
    pl_value *with =
        site.a ? pl_new_argument(s, site.op, result->type) : pl_argument_value(s, site.op, result->type, result, true);
    if (!with) return false;
    pl_value_replace_all(result, with);
  }
  pl_op_erase(site.op);
  return true;
}

enum { MAX_BACK = 256 }; /* operations that are looked at for an earlier value */

/* Adds sites for what can replace the op's only result, if the op is in a function body and the result is used: each operand
 * of the result's type, a: its number, and an earlier value of that type, a: UINT32_MAX. */
void pl_collect_OP_FORWARD(pl_shrinker *s, pl_op *op) {
  if (!is_in_block(s, op) || op->num_results != 1 || !is_used(op)) return;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (pl_operand(op, i)->type == pl_result(op, 0)->type) pl_add_site(s, op, i, 0);
  pl_add_site(s, op, UINT32_MAX, 0);
}

/* The closest value of that type defined before the op in its block, as far back as is searched, else an argument of the
 * block; NULL if there is none. */
static pl_value *earlier_value(const pl_op *op, const pl_type *type) {
  uint32_t left = MAX_BACK;
  for (const pl_op *before = op->prev; before && left--; before = before->prev)
    for (uint32_t i = 0; i < before->num_results; i++)
      if (before->results[i].type == type) return pl_result(before, i);
  for (uint32_t i = 0; i < op->block->num_args; i++)
    if (op->block->args[i]->type == type) return op->block->args[i];
  return NULL;
}

/* Erases the op; uses of its result read the operand or the earlier value that the site names. False if there is none, or it
 * is the result itself. */
bool pl_shrink_OP_FORWARD(pl_shrinker *s, pl_site site) {
  assert(site.op->num_results == 1 && (site.a == UINT32_MAX || site.a < site.op->num_operands));
  (void)s;
  pl_value *result = pl_result(site.op, 0);
  pl_value *with = site.a == UINT32_MAX ? earlier_value(site.op, result->type) : pl_operand(site.op, site.a);
  if (!with || with == result) return false;
  pl_value_replace_all(result, with);
  pl_op_erase(site.op);
  return true;
}

/* ---- Operands ---- */

/* Adds a site for each operand that is not simple already (pl_is_simple_value). a: the operand's number. */
static void collect_operands(pl_shrinker *s, pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!pl_is_simple_value(pl_operand(op, i))) pl_add_site(s, op, i, 0);
}

/* Sets the operand of the site to `with`; false if that is NULL or the operand already. */
static bool set_operand(pl_site site, pl_value *with) {
  if (!with || with == pl_operand(site.op, site.a)) return false;
  pl_use_set(&site.op->operands[site.a], with);
  return true;
}

/* Adds a site for each operand that is not simple already (pl_is_simple_value). a: the operand's number. */
void pl_collect_OPERAND_ZERO(pl_shrinker *s, pl_op *op) { collect_operands(s, op); }

/* Replaces the operand of the site by a zero (pl_zero_value); false if there is none of its type, or the operand is that zero
 * already. */
bool pl_shrink_OPERAND_ZERO(pl_shrinker *s, pl_site site) {
  assert(site.a < site.op->num_operands);
  return set_operand(site, pl_zero_value(s, site.op, pl_operand(site.op, site.a)->type, NULL));
}

/* Adds a site for each operand that is not simple already (pl_is_simple_value). a: the operand's number. */
void pl_collect_OPERAND_ARGUMENT(pl_shrinker *s, pl_op *op) { collect_operands(s, op); }

/* Replaces the operand of the site by an existing argument of the function (pl_argument_value); false if none has its type, or
 * the operand is that argument already. */
bool pl_shrink_OPERAND_ARGUMENT(pl_shrinker *s, pl_site site) {
  assert(site.a < site.op->num_operands);
  return set_operand(site, pl_argument_value(s, site.op, pl_operand(site.op, site.a)->type, NULL, false));
}

/* Adds a site for each operand of an op that may, as far as is known, have fewer operands. a: the operand's number. */
void pl_collect_OPERAND(pl_shrinker *s, pl_op *op) {
  if (op->num_successors || op->num_operands == 0) return;
  const pl_signature *signature = pl_signature_of(s->module->ctx, op->info);
  if (signature && !signature->num_variadic) return;
  for (uint32_t i = 0; i < op->num_operands; i++)
    pl_add_site(s, op, i, 0);
}

/* Removes the operand of the site. Always true. */
bool pl_shrink_OPERAND(pl_shrinker *s, pl_site site) {
  assert(site.a < site.op->num_operands);
  (void)s;
  return pl_rebuild_without(site.op, site.a, UINT32_MAX) != NULL;
}
