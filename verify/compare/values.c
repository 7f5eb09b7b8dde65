#include "verify/compare/values.h"

#include <assert.h>

#define PLACELESS (1u << 31)
#define CONSTANT (1u << 30)

/* What makes two placeless operations the same. */
typedef struct placeless {
  const pl_op *op; /* its name, attributes and result types */
  uint32_t num_operands;
  const uint32_t *operands; /* numbers */
  const pl_type **types;    /* of the operands */
  uint32_t first;           /* the number of its first result */
} placeless;

/* Whether the op is builtin.unrealized_conversion_cast. */
static bool is_cast(const pl_op *op) { return pl_op_is(op, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST); }

bool pl_compare_is_placeless(const pl_op *op) {
  assert(op->info != NULL);
  if (op->num_regions > 0 || op->num_successors > 0 || op->num_results == 0) return false;
  return is_cast(op) || (op->num_operands == 0 && pl_op_has(op, PL_TRAIT_PURE));
}

bool pl_compare_is_constant(uint32_t number) { return (number & PLACELESS) != 0 && (number & CONSTANT) != 0; }

void pl_compare_numbers_free(pl_compare_numbers *numbers) {
  assert(numbers->arena != NULL);
  pl_hashset_free(&numbers->placeless);
}

/* The value that stands for operand number `operand` of the op: the operand or, if the op is a cast at the end of a chain of
 * casts of single values, the value with which that begins, as far as its casts have numbers. */
static const pl_value *source_of(const pl_op *op, uint32_t operand) {
  const pl_value *value = pl_operand(op, operand);
  const bool single = is_cast(op) && op->num_operands == 1 && op->num_results == 1;
  while (single && value->op != NULL && value->op != op && is_cast(value->op) && value->op->num_operands == 1 &&
         value->op->num_results == 1 && value->number != 0)
    value = pl_operand(value->op, 0);
  return value;
}

/* Whether two placeless operations are equal: in name, attributes, numbers and types of operands, and types of results. For
 * pl_hashset_find. */
static bool same_placeless(const void *object, const void *key, const void *user) {
  (void)user;
  const placeless *a = object, *b = key;
  if (!pl_str_eq(a->op->info->name, b->op->info->name) || a->op->attrs != b->op->attrs || a->num_operands != b->num_operands ||
      a->op->num_results != b->op->num_results)
    return false;
  for (uint32_t i = 0; i < a->num_operands; i++)
    if (a->operands[i] != b->operands[i] || a->types[i] != b->types[i]) return false;
  for (uint32_t i = 0; i < a->op->num_results; i++)
    if (a->op->results[i].type != b->op->results[i].type) return false;
  return true;
}

/* A hash of a placeless operation by its name, attributes, first result type and operands' numbers. */
static uint64_t hash_of(const placeless *p) {
  uint64_t hash = pl_hash_bytes(p->op->info->name.data, p->op->info->name.len, p->op->attrs != NULL ? p->op->attrs->id : 0);
  hash = pl_hash_u64(p->op->results[0].type->id, hash);
  return p->num_operands > 0 ? pl_hash_bytes(p->operands, p->num_operands * sizeof *p->operands, hash) : hash;
}

/* The table's entry for a placeless operation whose operands have numbers: that of an equal one, or a new entry with new
 * numbers for its results. */
static const placeless *enter(pl_compare_numbers *numbers, placeless key) {
  const uint64_t hash = hash_of(&key);
  placeless *found = pl_hashset_find(&numbers->placeless, hash, &key, same_placeless, NULL);
  if (found != NULL) return found;
  found = PL_NEW(numbers->arena, placeless);
  *found = key;
  found->first = PLACELESS | (is_cast(key.op) ? 0 : CONSTANT) | numbers->num_placeless;
  numbers->num_placeless += key.op->num_results;
  pl_hashset_add(&numbers->placeless, hash, found);
  return found;
}

/* Sets the numbers of the results of a placeless operation from the table; a cast back to the type with which its chain of
 * casts (source_of) begins gets the number of that value. False, and nothing is set, if an operand has no number yet. */
static bool number_placeless(pl_compare_numbers *numbers, pl_op *op) {
  placeless key = {.op = op, .num_operands = op->num_operands};
  uint32_t *operands = PL_NEW_ARRAY(numbers->arena, uint32_t, op->num_operands);
  key.types = PL_NEW_ARRAY(numbers->arena, const pl_type *, op->num_operands);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const pl_value *source = source_of(op, i);
    if (source->number == 0) return false;
    operands[i] = source->number;
    key.types[i] = source->type;
  }
  key.operands = operands;
  if (op->num_results == 1 && op->num_operands == 1 && key.types[0] == op->results[0].type) {
    op->results[0].number = operands[0];
    return true;
  }
  const placeless *found = enter(numbers, key);
  for (uint32_t i = 0; i < op->num_results; i++)
    op->results[i].number = found->first + i;
  return true;
}

/* Numbers the results of operations whose position counts and the block arguments inside `root` in the order of the walk, from
 * 1; the results of other operations get 0. */
static void number_places(pl_op *root) {
  uint32_t next = 1;
  for (pl_op *op = root; op != NULL; op = pl_op_walk_next(root, op)) {
    const bool has_place = !pl_compare_is_placeless(op);
    for (uint32_t i = 0; i < op->num_results; i++)
      op->results[i].number = has_place ? next++ : 0;
    for (uint32_t r = 0; r < op->num_regions; r++)
      PL_FOR_BLOCKS(block, op->regions[r])
    for (uint32_t i = 0; i < block->num_args; i++)
      block->args[i]->number = next++;
  }
}

void pl_compare_number(pl_compare_numbers *numbers, pl_op *root) {
  assert(numbers->arena != NULL && root != NULL);
  number_places(root);
  /* A cast may stand before what it takes where blocks are not in the order of dominance. */
  for (bool again = true; again;) {
    again = false;
    bool waits = false;
    for (pl_op *op = root; op != NULL; op = pl_op_walk_next(root, op)) {
      if (!pl_compare_is_placeless(op) || op->results[0].number != 0) continue;
      if (number_placeless(numbers, op))
        again = true;
      else
        waits = true;
    }
    again = again && waits;
  }
}
