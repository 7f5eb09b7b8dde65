#include "verify/compare/match.h"

#include <assert.h>

#include "core/ir/signature.h"
#include "verify/compare/values.h"

/* Whether an attribute holds overflow or no-wrap flags, which are compared separately. */
static bool is_flags(pl_str name) { return pl_str_is(name, "overflowFlags") || pl_str_is(name, "noWrapFlags"); }

/* The attribute of an operation, or its default value if it is absent; NULL if there is neither. */
static const pl_attr *attr_or_default(const pl_op *op, pl_str name) {
  const pl_attr *value = pl_dict_get(op->attrs, name);
  const pl_signature *signature = value == NULL ? pl_signature_of(op->module->ctx, op->info) : NULL;
  const pl_sig_prop *prop = signature != NULL ? pl_signature_prop(signature, name) : NULL;
  return prop != NULL && prop->has_default ? pl_sig_prop_default(op->module->ctx, prop) : value;
}

/* Appends the attribute as text, "absent" for NULL. */
static void put_attr(const pl_attr *attr, pl_sink *what) {
  if (attr != NULL)
    pl_attr_print(attr, what);
  else
    pl_sink_puts(what, "absent");
}

/* Whether each attribute of `of`, one of the two operations, has the same value in both, defaults included and flags aside;
 * else appends the first difference to `what`. */
static bool same_entries(const pl_op *of, const pl_op *first, const pl_op *second, pl_sink *what) {
  for (uint32_t i = 0; of->attrs != NULL && i < of->attrs->dict.count; i++) {
    const pl_str name = of->attrs->dict.entries[i].name;
    const pl_attr *a = attr_or_default(first, name), *b = attr_or_default(second, name);
    if (a == b || is_flags(name)) continue;
    pl_sink_printf(what, "attribute '%.*s' is ", PL_STR_FMT(name));
    put_attr(a, what);
    pl_sink_puts(what, ", in the second ");
    put_attr(b, what);
    return false;
  }
  return true;
}

bool pl_compare_attrs(const pl_op *first, const pl_op *second, pl_sink *what) {
  assert(first->module->ctx == second->module->ctx && pl_str_eq(first->info->name, second->info->name));
  return same_entries(first, first, second, what) && same_entries(second, first, second, what);
}

/* Whether two counts of `of` are equal; else appends both to `what`. */
static bool same_count(const char *of, uint32_t first, uint32_t second, pl_sink *what) {
  if (first != second) pl_sink_printf(what, "number of %s is %u, in the second %u", of, first, second);
  return first == second;
}

/* Whether two types are equal; else appends both to `what`, as those of number `index` of the kind of value `of`. */
static bool same_type(const char *of, uint32_t index, const pl_type *first, const pl_type *second, pl_sink *what) {
  if (first == second) return true;
  pl_sink_printf(what, "type of %s %u is ", of, index);
  pl_type_print(first, what);
  pl_sink_puts(what, ", in the second ");
  pl_type_print(second, what);
  return false;
}

/* Appends a description of a value: a constant, the operation that defines it, or a block argument. */
static void put_value(const pl_value *value, pl_sink *what) {
  if (value->op != NULL && pl_compare_is_constant(value->number)) {
    pl_sink_str(what, value->op->info->name);
    const pl_attr *constant = pl_op_attr(value->op, PL_NAME_VALUE);
    if (constant != NULL) pl_sink_putc(what, ' ');
    if (constant != NULL) pl_attr_print(constant, what);
  } else if (value->op != NULL) {
    pl_sink_printf(what, "that of %.*s in line %u", PL_STR_FMT(value->op->info->name), value->op->line);
  } else {
    pl_sink_printf(what, "argument %u of block %u", value->index, value->block->number);
  }
}

/* Whether the order of the op's operands does not matter where both are constants: a commutative operation of the LLVM dialect
 * on integers. */
static bool commutes(const pl_op *op) {
  return op->num_operands == 2 && pl_op_has(op, PL_TRAIT_COMMUTATIVE) && pl_str_is(op->info->dialect, "llvm") &&
         pl_type_elem_or_self(pl_result(op, 0)->type)->kind == PL_TYPE_INTEGER;
}

/* Whether `second` has the operands of `first`, two constants, in opposite order, and that does not matter (commutes). */
static bool are_swapped_constants(const pl_op *first, const pl_op *second) {
  const uint32_t a = pl_operand(first, 0)->number, b = pl_operand(first, 1)->number;
  return commutes(first) && pl_compare_is_constant(a) && pl_compare_is_constant(b) && a == pl_operand(second, 1)->number &&
         b == pl_operand(second, 0)->number;
}

/* Whether the ops have operands of the same numbers (pl_compare_number) and types, in the same groups, up to the order of
 * constants (are_swapped_constants); else appends the first difference to `what`. The number 0 equals none. */
static bool same_operands(const pl_op *first, const pl_op *second, pl_sink *what) {
  if (!same_count("operands", first->num_operands, second->num_operands, what) ||
      !same_count("operand groups", first->num_segments, second->num_segments, what))
    return false;
  if (first->num_operands == 2 && are_swapped_constants(first, second)) return true;
  for (uint32_t i = 0; i < first->num_operands; i++) {
    const pl_value *a = pl_operand(first, i), *b = pl_operand(second, i);
    if (!same_type("operand", i, a->type, b->type, what)) return false;
    if (a->number == b->number && a->number != 0) continue;
    pl_sink_printf(what, "operand %u is ", i);
    put_value(a, what);
    pl_sink_puts(what, ", in the second ");
    put_value(b, what);
    return false;
  }
  for (uint32_t i = 0; i < first->num_segments; i++)
    if (first->segments[i] != second->segments[i])
      return same_count("operands in a group", first->segments[i], second->segments[i], what);
  return true;
}

/* Whether the ops have results of the same types; else appends the first difference to `what`. */
static bool same_results(const pl_op *first, const pl_op *second, pl_sink *what) {
  if (!same_count("results", first->num_results, second->num_results, what)) return false;
  for (uint32_t i = 0; i < first->num_results; i++)
    if (!same_type("result", i, first->results[i].type, second->results[i].type, what)) return false;
  return true;
}

/* Whether the ops have as many successors, the same blocks by number_blocks, with as many operands each; else appends the
 * first difference to `what`. */
static bool same_successors(const pl_op *first, const pl_op *second, pl_sink *what) {
  if (!same_count("successors", first->num_successors, second->num_successors, what)) return false;
  for (uint32_t i = 0; i < first->num_successors; i++) {
    const pl_successor *a = &first->successors[i], *b = &second->successors[i];
    if (!same_count("operands of a successor", a->count, b->count, what)) return false;
    if (a->block->number == b->block->number) continue;
    pl_sink_printf(what, "successor %u is block %u, in the second block %u", i, a->block->number, b->block->number);
    return false;
  }
  return true;
}

/* The number of blocks of the region. */
static uint32_t number_of_blocks(const pl_region *region) {
  uint32_t count = 0;
  PL_FOR_BLOCKS(block, region) count++;
  return count;
}

/* Whether the ops have as many regions, blocks and block arguments, of the same types; else appends the first difference to
 * `what`. What the blocks hold is not compared. */
static bool same_regions(const pl_op *first, const pl_op *second, pl_sink *what) {
  if (!same_count("regions", first->num_regions, second->num_regions, what)) return false;
  for (uint32_t r = 0; r < first->num_regions; r++) {
    const pl_region *a = first->regions[r], *b = second->regions[r];
    if (!same_count("blocks", number_of_blocks(a), number_of_blocks(b), what)) return false;
    const pl_block *other = b->first;
    for (const pl_block *block = a->first; block != NULL; block = block->next, other = other->next) {
      if (!same_count("arguments of a block", block->num_args, other->num_args, what)) return false;
      for (uint32_t i = 0; i < block->num_args; i++)
        if (!same_type("block argument", i, block->args[i]->type, other->args[i]->type, what)) return false;
    }
  }
  return true;
}

/* Numbers the blocks inside `root` in the order of the walk, from 0. */
static void number_blocks(pl_op *root) {
  uint32_t next = 0;
  for (pl_op *op = root; op != NULL; op = pl_op_walk_next(root, op))
    for (uint32_t r = 0; r < op->num_regions; r++)
      PL_FOR_BLOCKS(block, op->regions[r]) block->number = next++;
}

/* Whether two ops are the same but for flags and what is in their regions' blocks; else appends the first difference to
 * `what`. */
static bool same_op(const pl_op *first, const pl_op *second, pl_sink *what) {
  if (!pl_str_eq(first->info->name, second->info->name)) {
    pl_sink_printf(what, "%.*s, in the second %.*s", PL_STR_FMT(first->info->name), PL_STR_FMT(second->info->name));
    return false;
  }
  return pl_compare_attrs(first, second, what) && same_results(first, second, what) && same_operands(first, second, what) &&
         same_successors(first, second, what) && same_regions(first, second, what);
}

/* The overflow or no-wrap flags of an operation as bits, numbered so that flags of two operations of one kind can be compared;
 * 0 if it has none. */
static uint64_t flags_of(const pl_op *op) {
  const pl_attr *overflow = pl_op_attr(op, PL_NAME_OVERFLOW_FLAGS), *wrap = pl_op_attr(op, PL_NAME_NO_WRAP_FLAGS);
  const pl_attr *bits = overflow != NULL && overflow->kind == PL_ATTR_INTEGER ? overflow : wrap;
  if (bits != NULL && bits->kind == PL_ATTR_INTEGER) return pl_apint_word(bits->integer, 0);
  return (pl_enum_has(overflow, "nsw") ? 1u : 0) | (pl_enum_has(overflow, "nuw") ? 2u : 0);
}

/* Whether every overflow or no-wrap flag of `first` is a flag of `second` as well. */
static bool claims_no_more(const pl_op *first, const pl_op *second) { return (flags_of(first) & ~flags_of(second)) == 0; }

/* The next operation in `root` after `op`, in the order of the walk, that is not placeless (values.h); NULL at the end. */
static pl_op *next_with_place(const pl_op *root, pl_op *op) {
  do
    op = pl_op_walk_next(root, op);
  while (op != NULL && pl_compare_is_placeless(op));
  return op;
}

/* Whether two operations that the walks have reached, of which one may be NULL at the end, are in corresponding blocks, or
 * `first` is `root`; else appends the operation that has no counterpart to `what`. */
static bool same_place(const pl_op *root, const pl_op *first, const pl_op *second, pl_sink *what) {
  if (first == root) return true;
  if (first != NULL && second != NULL && first->block->number == second->block->number) return true;
  const bool first_goes_on = second == NULL || (first != NULL && first->block->number < second->block->number);
  pl_sink_printf(what, "%.*s is in the %s alone", PL_STR_FMT(first_goes_on ? first->info->name : second->info->name),
                 first_goes_on ? "first" : "second");
  return false;
}

bool pl_compare_match(pl_op *first, pl_op *second, pl_difference *out) {
  assert(first->module->ctx == second->module->ctx && out->what.len == 0);
  pl_compare_numbers numbers = {.arena = pl_context_take_arena(first->module->ctx)};
  pl_compare_number(&numbers, first);
  pl_compare_number(&numbers, second);
  number_blocks(first);
  number_blocks(second);
  pl_op *a = first, *b = second;
  bool same = true;
  while (same && (a != NULL || b != NULL)) {
    same = same_place(first, a, b, &out->what) && same_op(a, b, &out->what);
    if (same && out->first == NULL && !claims_no_more(a, b)) out->first = a, out->second = b;
    if (same) a = next_with_place(first, a), b = next_with_place(second, b);
  }
  if (!same)
    out->first = a, out->second = b;
  else if (out->first != NULL)
    pl_sink_puts(&out->what, "flags: the first has some that the second has not");
  pl_compare_numbers_free(&numbers);
  pl_context_give_arena(first->module->ctx, numbers.arena);
  return out->what.len == 0;
}
