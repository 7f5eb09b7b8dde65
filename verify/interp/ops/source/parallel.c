/* parallel.c - scf.parallel and affine.parallel.
 *
 * Their iterations have no order: a run takes one, which pl_parallel_order says, and comparisons take several (runs.c). What is
 * reduced starts at what the loop is given, or at the reduction's identity, and takes in each iteration's value in that order.
 * Sources: MLIR documentation, "'scf' Dialect" (2023), scf.parallel, scf.reduce; "'affine' Dialect" (2023), affine.parallel. */
#include <assert.h>
#include <string.h>

#include "verify/interp/ops/reduce.h"
#include "verify/interp/ops/source/affine.h"
#include "verify/interp/ops/source/ranked.h"
#include "verify/interp/ops/source/region.h"
#include "verify/interp/ops/source/table.h"

enum { MOST_COUNTERS = 64 };

/* Stops as unsupported since the loop has another form. Always returns false. */
static bool odd(pl_machine *m, const pl_op *op) {
  pl_stop_unsupported(m, op, "a loop of another form");
  return false;
}

/* Appends a parallel loop with space for that many counters, which are not set, to m->parallels, the loops that are running, and
 * returns its state. */
static pl_iterations *open_loop(pl_machine *m, const pl_op *loop, uint32_t counters) {
  pl_iterations it = {.loop = loop, .count = 1};
  it.lower = PL_NEW_ARRAY(m->run->arena, int64_t, (size_t)counters + 1);
  it.step = PL_NEW_ARRAY(m->run->arena, int64_t, (size_t)counters + 1);
  it.extent = PL_NEW_ARRAY(m->run->arena, uint64_t, (size_t)counters + 1);
  pl_vec_push(&m->parallels, it);
  return &pl_vec_last(&m->parallels);
}

/* Sets counter `i` to run through [lower, upper) by `step`, which is positive, and multiplies the number of iterations,
 * saturating, by the number of its values. */
static void set_counter(pl_iterations *it, uint32_t i, int64_t lower, int64_t upper, int64_t step) {
  assert(step > 0);
  const uint64_t span = lower < upper ? (uint64_t)upper - (uint64_t)lower : 0;
  it->lower[i] = lower;
  it->step[i] = step;
  it->extent[i] = span == 0 ? 0 : (span - 1) / (uint64_t)step + 1;
  if (__builtin_mul_overflow(it->count, it->extent[i], &it->count)) it->count = UINT64_MAX;
}

/* The number, in the order of the counters, of the iteration that comes next. */
static uint64_t place_of(const pl_machine *m, const pl_iterations *it) {
  const bool back = m->order == PL_ORDER_REVERSED || m->order == PL_ORDER_REVERSED_FIRST_FASTEST;
  return back ? it->count - 1 - it->next : it->next;
}

/* Sets the loop's counters, the arguments of `body`, for iteration number it->next in the order m->order. */
static void set_counters(pl_machine *m, const pl_iterations *it, const pl_block *body) {
  assert(it->next < it->count);
  const bool first_fastest = m->order == PL_ORDER_FIRST_FASTEST || m->order == PL_ORDER_REVERSED_FIRST_FASTEST;
  uint64_t place = place_of(m, it);
  for (uint32_t k = 0; k < body->num_args; k++) {
    const uint32_t i = first_fastest ? k : body->num_args - 1 - k;
    const uint64_t index = place % it->extent[i], value = (uint64_t)it->lower[i] + index * (uint64_t)it->step[i];
    place /= it->extent[i];
    *pl_leaves(m, body->args[i]) = pl_scalar_u64(m->run->arena, m->run->index_width, value);
  }
}

/* Begins the next iteration of the innermost parallel loop that runs, or, after the last one, removes it from m->parallels and
 * continues after the loop. */
static void go_on(pl_machine *m) {
  assert(m->parallels.len > 0);
  const pl_iterations *it = &pl_vec_last(&m->parallels);
  const pl_op *loop = it->loop;
  const pl_block *body = pl_region_entry(m, loop, 0);
  if (body == NULL) return;
  if (it->next == it->count) {
    (void)pl_vec_pop(&m->parallels);
    m->next = loop->next;
    return;
  }
  set_counters(m, it, body);
  pl_iteration_begins(m);
  m->next = body->first;
}

/* Begins the first iteration of the loop that was opened last, or leaves it if it has none; notes in the machine if it has
 * several. */
static void begin(pl_machine *m) {
  m->ran_parallel |= pl_vec_last(&m->parallels).count > 1;
  go_on(m);
}

/* Ends an iteration of the loop, the innermost parallel one that runs, and begins the next one, or leaves the loop after the last
 * one. */
static void iteration_done(pl_machine *m, const pl_op *loop) {
  pl_iteration_ends(m, loop);
  pl_vec_last(&m->parallels).next++;
  go_on(m);
}

/* ---- scf.parallel ---- */

/* Sets *out to operand number `operand`, a signed index. False, and the machine has stopped with undefined behavior, if it is
 * poison or undef. */
static bool index_at(pl_machine *m, const pl_op *op, uint32_t operand, int64_t *out) {
  const pl_scalar s = pl_use_leaf(m, pl_operand(op, operand), 0);
  if (!pl_fine(m, op, &s, "a loop's bound")) return false;
  *out = pl_scalar_signed(&s);
  return true;
}

/* Sets the `loops` counters of the loop that was opened last from bounds and steps of scf.parallel. False, and the machine has
 * stopped with undefined behavior, if one of them is poison or undef or a step is not positive. */
static bool set_scf_counters(pl_machine *m, const pl_op *op, uint32_t loops) {
  for (uint32_t i = 0; i < loops; i++) {
    int64_t lower, upper, step;
    if (!index_at(m, op, i, &lower) || !index_at(m, op, loops + i, &upper) || !index_at(m, op, 2 * loops + i, &step))
      return false;
    if (step <= 0) {
      pl_stop_undefined(m, op, "a loop's step is not positive");
      return false;
    }
    set_counter(&pl_vec_last(&m->parallels), i, lower, upper, step);
  }
  return true;
}

/* Runs scf.parallel: sets its counters, and its results to the initial values, and begins the loop. The machine has stopped if
 * the op has another form or a bound or step can't be used. */
static void do_scf_parallel(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const uint32_t loops = op->segments[0];
  const pl_block *body = pl_region_entry(m, op, 0);
  if (body == NULL) return;
  const bool fits = loops <= MOST_COUNTERS && op->segments[1] == loops && op->segments[2] == loops && body->num_args == loops;
  if (!fits || op->segments[3] != op->num_results) {
    (void)odd(m, op);
    return;
  }
  (void)open_loop(m, op, loops);
  if (!set_scf_counters(m, op, loops)) return;
  for (uint32_t i = 0; i < op->num_results; i++) {
    const uint32_t n = pl_num_leaves(m, pl_result(op, i));
    if (n > 0) memcpy(pl_leaves(m, pl_result(op, i)), pl_leaves(m, pl_operand(op, 3 * loops + i)), n * sizeof(pl_scalar));
  }
  begin(m);
}

/* Whether the values have the same number of leaves. */
static bool same_layout(pl_machine *m, const pl_value *a, const pl_value *b) {
  return pl_num_leaves(m, a) == pl_num_leaves(m, b);
}

/* Copies the leaves of a value to another one, which has as many. */
static void copy_value(pl_machine *m, const pl_value *to, const pl_value *from) {
  const uint32_t n = pl_num_leaves(m, to);
  if (n > 0) memcpy(pl_leaves(m, to), pl_leaves(m, from), n * sizeof(pl_scalar));
}

/* Begins reduction number `i` of an iteration, which combines the result so far, held by the loop's result, with the iteration's
 * value; ends the iteration if there is none of that number. Stops as unsupported if region or types have another form. */
static void reduce_next(pl_machine *m, const pl_op *reduce, uint32_t i) {
  assert(i <= reduce->num_operands);
  const pl_op *loop = reduce->block->region->op;
  if (i == reduce->num_operands) {
    iteration_done(m, loop);
    return;
  }
  const pl_block *body = pl_region_entry(m, reduce, i);
  if (body == NULL) return;
  const bool fits = body->num_args == 2 && i < loop->num_results && same_layout(m, body->args[0], pl_result(loop, i)) &&
                    same_layout(m, body->args[1], pl_operand(reduce, i));
  if (!fits) {
    pl_stop_unsupported(m, reduce, "a reduction of another form");
    return;
  }
  copy_value(m, body->args[0], pl_result(loop, i));
  copy_value(m, body->args[1], pl_operand(reduce, i));
  m->next = body->first;
}

/* Whether the innermost parallel loop that is running is this one. */
static bool is_running(const pl_machine *m, const pl_op *loop) {
  return m->parallels.len > 0 && pl_vec_last(&m->parallels).loop == loop;
}

/* Runs scf.reduce: begins the first reduction, or ends the iteration if there is none. Stops as unsupported if the loop around it
 * is not the innermost parallel one that runs. */
static void do_reduce(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  if (!is_running(m, op->block->region->op))
    pl_stop_unsupported(m, op, "a reduction without its loop");
  else
    reduce_next(m, op, 0);
}

/* Runs scf.reduce.return: sets the loop's result and begins the next reduction, or ends the iteration after the last one. Stops
 * as unsupported if loop or result don't fit. */
static void do_reduce_return(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_op *reduce = op->block->region->op, *loop = reduce->block->region->op;
  uint32_t i = 0;
  while (i < reduce->num_regions && reduce->regions[i] != op->block->region)
    i++;
  if (!is_running(m, loop) || i >= loop->num_results || !same_layout(m, pl_result(loop, i), pl_operand(op, 0))) {
    pl_stop_unsupported(m, op, "a reduction without its loop");
    return;
  }
  copy_value(m, pl_result(loop, i), pl_operand(op, 0));
  reduce_next(m, reduce, i + 1);
}

/* ---- affine.parallel ---- */

/* Sets *out to entry i of a dense attribute. False if the attribute is NULL or the entry is negative. */
static bool number_at(const pl_attr *dense, uint32_t i, uint32_t *out) {
  int64_t value;
  if (dense == NULL || !pl_apint_to_i64(pl_dense_at(dense, i), &value) || value < 0) return false;
  *out = (uint32_t)value;
  return true;
}

/* Sets *out to the greatest, or without `greatest` the least, of results [first, first + count) of the map `name`, over the op's
 * operands from `operand` on. False, and the machine has stopped, if there is none or one of them can't be evaluated. */
static bool bound_of_group(pl_machine *m, const pl_op *op, pl_attr_name name, uint32_t operand, uint32_t first, uint32_t count,
                           bool greatest, int64_t *out) {
  const pl_attr *map = pl_op_attr(op, name);
  if (map == NULL || map->kind != PL_ATTR_AFFINE_MAP || count == 0 || first + count > map->affine.count) return odd(m, op);
  for (uint32_t i = 0; i < count; i++) {
    pl_scalar value;
    if (!pl_affine_value(m, op, map, first + i, operand, &value) || !pl_fine(m, op, &value, "a loop's bound")) return false;
    const int64_t number = pl_scalar_signed(&value);
    if (i == 0 || (greatest ? number > *out : number < *out)) *out = number;
  }
  return true;
}

/* Sets the `loops` counters of the loop that was opened last from bounds and steps of affine.parallel. False, and the machine has
 * stopped, if they have another form or a bound can't be evaluated. */
static bool set_affine_counters(pl_machine *m, const pl_op *op, uint32_t loops) {
  const pl_attr *lows = pl_op_attr(op, PL_NAME_LOWER_BOUNDS_GROUPS), *highs = pl_op_attr(op, PL_NAME_UPPER_BOUNDS_GROUPS);
  const pl_attr *steps = pl_op_attr(op, PL_NAME_STEPS), *map = pl_op_attr(op, PL_NAME_LOWER_BOUNDS_MAP);
  uint32_t low = 0, high = 0;
  if (map == NULL || map->kind != PL_ATTR_AFFINE_MAP || steps == NULL || steps->kind != PL_ATTR_ARRAY) return odd(m, op);
  for (uint32_t i = 0; i < loops; i++) {
    const uint32_t uppers = map->affine.num_dims + map->affine.num_symbols;
    uint32_t num_low, num_high;
    int64_t lower, upper, step;
    if (!number_at(lows, i, &num_low) || !number_at(highs, i, &num_high) || i >= steps->array.count) return odd(m, op);
    const pl_attr *by = steps->array.elems[i];
    if (by->kind != PL_ATTR_INTEGER || !pl_apint_to_i64(by->integer, &step) || step <= 0) return odd(m, op);
    if (!bound_of_group(m, op, PL_NAME_LOWER_BOUNDS_MAP, 0, low, num_low, true, &lower) ||
        !bound_of_group(m, op, PL_NAME_UPPER_BOUNDS_MAP, uppers, high, num_high, false, &upper))
      return false;
    low += num_low;
    high += num_high;
    set_counter(&pl_vec_last(&m->parallels), i, lower, upper, step);
  }
  return true;
}

/* How a reduction of that number joins two values, and the value that changes nothing. (MLIR, enumeration AtomicRMWKind.) */
typedef struct reduction {
  int64_t kind;
  bool of_floats;
  pl_int_op int_op;
  pl_fp_op fp_op;
  const char *identity;
} reduction;

/* The reduction of result i of affine.parallel; NULL, and the machine has stopped as unsupported, if it is not known. */
static const reduction *reduction_of(pl_machine *m, const pl_op *loop, uint32_t i) {
  static const reduction rows[] = {
      {0, true, PL_INT_ADD, PL_FP_ADD, "0.0"},     {1, false, PL_INT_ADD, PL_FP_ADD, "0"},
      {2, false, PL_INT_AND, PL_FP_ADD, "-1"},     {4, true, PL_INT_ADD, PL_FP_MAXIMUM, "-inf"},
      {8, true, PL_INT_ADD, PL_FP_MINIMUM, "inf"}, {12, true, PL_INT_ADD, PL_FP_MUL, "1.0"},
      {13, false, PL_INT_MUL, PL_FP_ADD, "1"},     {14, false, PL_INT_OR, PL_FP_ADD, "0"},
  };
  const pl_attr *kinds = pl_op_attr(loop, PL_NAME_REDUCTIONS);
  const pl_attr *kind = kinds && kinds->kind == PL_ATTR_ARRAY && i < kinds->array.count ? kinds->array.elems[i] : NULL;
  int64_t number = -1;
  if (kind && kind->kind == PL_ATTR_INTEGER) (void)pl_apint_to_i64(kind->integer, &number);
  const pl_type_kind type = pl_result(loop, i)->type->kind;
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++)
    if (rows[k].kind == number && rows[k].of_floats == (type == PL_TYPE_FLOAT) &&
        (type == PL_TYPE_FLOAT || type == PL_TYPE_INTEGER))
      return &rows[k];
  pl_stop_unsupported(m, loop, "a reduction that can't be run");
  return NULL;
}

/* The bits of an infinity in the format. */
static pl_apint infinity(pl_arena *arena, pl_float_format format, bool negative) {
  pl_apint bits = pl_apint_from_u64(arena, 32, negative ? 0xFF800000 : 0x7F800000);
  return pl_fp_convert(arena, bits, PL_F32, format);
}

/* Sets result i of affine.parallel to the identity of its reduction. False, and the machine has stopped, if that is not
 * supported. */
static bool start_reduction(pl_machine *m, const pl_op *loop, uint32_t i) {
  const reduction *r = reduction_of(m, loop, i);
  const pl_type *type = pl_result(loop, i)->type;
  pl_scalar *out = pl_leaves(m, pl_result(loop, i));
  if (r == NULL) return false;
  if (!r->of_floats) {
    *out = pl_scalar_of(pl_apint_from_i64(m->run->arena, out->bits.width ? out->bits.width : type->integer.width,
                                          r->identity[0] == '-' ? -1 : r->identity[0] - '0'));
    return true;
  }
  const bool infinite = strstr(r->identity, "inf") != NULL;
  if (infinite)
    out->bits = infinity(m->run->arena, type->float_format, r->identity[0] == '-');
  else if (!pl_float_parse(m->run->arena, pl_str_from(r->identity), type->float_format, &out->bits))
    return odd(m, loop);
  *out = pl_scalar_of(out->bits);
  return true;
}

/* Runs affine.parallel: sets its counters, and its results to the identities of the reductions, and begins the loop. The machine
 * has stopped if the op has another form or a bound can't be used. */
static void do_affine_parallel(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_block *body = pl_region_entry(m, op, 0);
  if (body == NULL) return;
  if (body->num_args > MOST_COUNTERS) {
    (void)odd(m, op);
    return;
  }
  (void)open_loop(m, op, body->num_args);
  if (!set_affine_counters(m, op, body->num_args)) return;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (!start_reduction(m, op, i)) return;
  begin(m);
}

void pl_end_affine_parallel(pl_machine *m, const pl_op *yield, const pl_op *loop) {
  assert(pl_op_is(loop, PL_OP_AFFINE_PARALLEL));
  if (!is_running(m, loop) || yield->num_operands != loop->num_results) {
    (void)odd(m, loop);
    return;
  }
  for (uint32_t i = 0; i < loop->num_results; i++) {
    const reduction *r = reduction_of(m, loop, i);
    if (r == NULL) return;
    pl_scalar so_far = *pl_leaves(m, pl_result(loop, i)), *out = pl_leaves(m, pl_result(loop, i));
    const pl_scalar next = pl_use_leaf(m, pl_operand(yield, i), 0);
    if (!r->of_floats) {
      pl_reduce_int(m, r->int_op, &so_far, &next, 1, out);
    } else if (!pl_reduce_fp(m, r->fp_op, pl_result(loop, i)->type->float_format, &so_far, &next, 1, out)) {
      pl_stop_unsupported(m, loop, "a reduction that can't be run");
      return;
    }
  }
  iteration_done(m, loop);
}

pl_op_entry pl_source_parallel_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_SCF_PARALLEL] = {do_scf_parallel, 0},
      [PL_OP_SCF_REDUCE] = {do_reduce, 0},
      [PL_OP_SCF_REDUCE_RETURN] = {do_reduce_return, 0},
      [PL_OP_AFFINE_PARALLEL] = {do_affine_parallel, 0},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
