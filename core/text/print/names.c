/* Names of values and blocks as text. */
#include "core/text/print/names.h"

#include <assert.h>

#include "core/text/print/printer.h"
#include "core/text/print/shape.h"

bool pl_pr_find_name(const pl_printer *pr, const pl_value *value, pl_value_name *name) {
  const pl_names *names = value->shown_by == pr->names->unit ? pr->names : &pr->global;
  if (value->shown_by != names->unit) return false;
  uint32_t place = value->shown & ~PL_SHOWN_BY_PLACE;
  if (place == value->shown)
    *name = (pl_value_name){.number = place, .count = 1};
  else if (place < names->values.len)
    *name = names->values.data[place];
  else
    return false;
  return true;
}

/* Prints a value's name, %name or %number, without a result number. */
static void print_name(pl_printer *pr, const pl_value_name *name) {
  pl_sink_putc(pr->out, '%');
  if (name->name.len)
    pl_sink_str(pr->out, name->name);
  else
    pl_sink_u64(pr->out, name->number);
}

void pl_pr_value(pl_printer *pr, const pl_value *value) {
  if (pr->collecting || pl_pr_record_value(pr, value)) return;
  pl_value_name name;
  if (!value || !pl_pr_find_name(pr, value, &name)) {
    pl_sink_puts(pr->out, "<<UNKNOWN SSA VALUE>>");
    return;
  }
  print_name(pr, &name);
  if (name.count > 1) pl_sink_printf(pr->out, "#%u", value->index - name.group);
}

void pl_pr_values(pl_printer *pr, const pl_op *op, uint32_t first, uint32_t count) {
  assert(first + count <= op->num_operands);
  for (uint32_t i = 0; i < count; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    pl_pr_value(pr, pl_operand(op, first + i));
  }
}

void pl_pr_results(pl_printer *pr, const pl_op *op) {
  if (pr->collecting) return;
  for (uint32_t i = 0; i < op->num_results;) {
    pl_value_name name;
    bool named = pl_pr_find_name(pr, &op->results[i], &name);
    if (i) pl_sink_puts(pr->out, ", ");
    if (!named) {
      pl_sink_puts(pr->out, "<<UNKNOWN SSA VALUE>>");
      i++;
      continue;
    }
    print_name(pr, &name);
    if (name.count > 1) pl_sink_printf(pr->out, ":%u", name.count);
    i += name.count;
  }
  if (op->num_results) pl_sink_puts(pr->out, " = ");
}

/* The number of a block in its region; UINT64_MAX if the printer has not numbered it. */
static uint64_t block_number(const pl_printer *pr, const pl_block *block) {
  uint64_t number = UINT64_MAX;
  if (!pl_map_get(&pr->names->block_numbers, (uint64_t)(uintptr_t)block, &number))
    (void)pl_map_get(&pr->global.block_numbers, (uint64_t)(uintptr_t)block, &number);
  return number;
}

/* Prints ^bb and the number, or <<UNKNOWN BLOCK>> for UINT64_MAX; nothing while aliases are collected. */
static void print_block_number(pl_printer *pr, uint64_t number) {
  if (pr->collecting) return;
  if (number == UINT64_MAX)
    pl_sink_puts(pr->out, "<<UNKNOWN BLOCK>>");
  else
    pl_sink_printf(pr->out, "^bb%llu", (unsigned long long)number);
}

/* Offers this mention of a block, or for `predecessors` of the list of its predecessors, to the printer's hook; whether the hook
 * takes it over. */
static bool is_left_open(pl_printer *pr, const pl_block *block, bool predecessors) {
  return pr->hook && pr->hook->block(pr, block, predecessors);
}

void pl_pr_block_name(pl_printer *pr, const pl_block *block) {
  if (!is_left_open(pr, block, false)) print_block_number(pr, block_number(pr, block));
}

/* Compares two uint64_t for qsort. */
static int compare_numbers(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

void pl_pr_predecessors(pl_printer *pr, const pl_block *block) {
  PL_VEC(uint64_t) numbers = {0};
  if (pr->collecting || is_left_open(pr, block, true)) return;
  for (const uint64_t *entry = pl_map_get_ptr(&pr->names->preds, block); entry; entry = (const uint64_t *)(uintptr_t)entry[1])
    pl_vec_push(&numbers, block_number(pr, (const pl_block *)(uintptr_t)entry[0]));
  if (numbers.len == 0) {
    if (block->prev) pl_sink_puts(pr->out, "  // no predecessors");
    return;
  }
  qsort(numbers.data, numbers.len, sizeof *numbers.data, compare_numbers);
  if (numbers.len == 1)
    pl_sink_puts(pr->out, "  // pred: ");
  else
    pl_sink_printf(pr->out, "  // %zu preds: ", numbers.len);
  for (size_t i = 0; i < numbers.len; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    print_block_number(pr, numbers.data[i]);
  }
  pl_vec_free(&numbers);
}
