/* frame.c - the values of a function in a frame: where their scalars lie, and copies of them. */
#include "verify/interp/machine/frame.h"

#include <assert.h>
#include <string.h>

/* Reads a denormal mode from the function's attribute `property`, or else from the pair with `name` in `passthrough`; *mode
 * stays as it is if there is none. */
static void read_mode(const pl_op *func, pl_attr_name property, const char *name, pl_denormal_mode *mode) {
  const pl_attr *value = pl_op_attr(func, property), *list = pl_op_attr(func, PL_NAME_PASSTHROUGH);
  for (uint32_t i = 0; value == NULL && list != NULL && list->kind == PL_ATTR_ARRAY && i < list->array.count; i++) {
    const pl_attr *pair = list->array.elems[i];
    if (pair->kind == PL_ATTR_ARRAY && pair->array.count == 2 && pair->array.elems[0]->kind == PL_ATTR_STRING &&
        pl_str_is(pair->array.elems[0]->string, name))
      value = pair->array.elems[1];
  }
  if (value != NULL && value->kind == PL_ATTR_STRING) (void)pl_denormal_mode_read(value->string, mode);
}

/* Sets the denormal modes of the planned function from its attributes: ieee without one; that of f32 without its own is that
 * of the other formats. */
static void plan_denormals(pl_plan *plan) {
  assert(plan != NULL && plan->func != NULL);
  plan->denormals = (pl_denormal_mode){PL_DENORMAL_IEEE, PL_DENORMAL_IEEE};
  read_mode(plan->func, PL_NAME_DENORMAL_FP_MATH, "denormal-fp-math", &plan->denormals);
  plan->denormals_single = plan->denormals;
  read_mode(plan->func, PL_NAME_DENORMAL_FP_MATH_F32, "denormal-fp-math-f32", &plan->denormals_single);
}

/* Stores the number of leaves of a value in the plan, and notes the first value whose type has no layout. */
static void plan_value(pl_machine *m, pl_plan *plan, const pl_value *value) {
  if (value->number >= plan->num_values) return;
  const pl_layout *layout = pl_layout_of(&m->run->layouts, value->type);
  if (!layout->known && plan->unknown == NULL) plan->unknown = value;
  plan->start[value->number + 1] = layout->num_leaves;
}

#define MAX_NESTING 16

/* Plans the values in a region, which is nested `depth` levels deep, and in the regions of its ops, down to MAX_NESTING
 * levels; deeper ones are noted in plan->too_deep. */
static void plan_region(pl_machine *m, pl_plan *plan, const pl_region *region, uint32_t depth) {
  PL_FOR_BLOCKS(block, region) {
    for (uint32_t i = 0; i < block->num_args; i++)
      plan_value(m, plan, block->args[i]);
    for (const pl_op *op = block->first; op != NULL; op = op->next) {
      for (uint32_t i = 0; i < op->num_results; i++)
        plan_value(m, plan, pl_result(op, i));
      for (uint32_t i = 0; i < op->num_regions && depth < MAX_NESTING; i++)
        plan_region(m, plan, op->regions[i], depth + 1);
      if (op->num_regions > 0 && depth == MAX_NESTING && plan->unknown == NULL) plan->too_deep = true;
    }
  }
}

/* The function without const, for pl_func_number, which writes only scratch numbers that belong to whoever walks it. */
static pl_op *writable(const pl_op *func) { return (pl_op *)(uintptr_t)func; }

/* A new plan of a function: where in a frame each value has its leaves, and in plan->ok whether the function can be run. */
static pl_plan *make_plan(pl_machine *m, const pl_op *func) {
  pl_plan *plan = PL_NEW(m->run->arena, pl_plan);
  plan->func = func;
  plan_denormals(plan);
  plan->num_values = pl_func_number(writable(func));
  plan->start = PL_NEW_ARRAY(m->run->arena, uint32_t, (size_t)plan->num_values + 1);
  plan_region(m, plan, func->regions[0], 0);
  uint64_t total = 0;
  for (uint32_t i = 0; i < plan->num_values; i++) {
    total += plan->start[i + 1];
    plan->start[i + 1] = (uint32_t)total;
  }
  plan->ok = plan->unknown == NULL && !plan->too_deep && total < (uint64_t)1 << 24;
  return plan;
}

const pl_plan *pl_plan_of(pl_machine *m, const pl_op *func) {
  assert(func->num_regions > 0);
  for (size_t i = 0; i < m->plans.len; i++)
    if (m->plans.data[i]->func == func) return m->plans.data[i];
  const pl_plan *plan = make_plan(m, func);
  pl_vec_push(&m->plans, plan);
  return plan;
}

void pl_push_frame(pl_machine *m, const pl_plan *plan, const pl_op *call) {
  assert(plan->ok);
  pl_frame frame = {.plan = plan, .call = call, .number = ++m->num_frames_made};
  frame.leaves = PL_NEW_ARRAY(m->run->arena, pl_scalar, (size_t)plan->start[plan->num_values] + 1);
  frame.first_object = (uint32_t)m->memory.buffers.len;
  pl_vec_push(&m->frames, frame);
}

bool pl_plan_can_run(pl_machine *m, const pl_plan *plan) {
  if (plan->ok) return true;
  const pl_op *at = plan->unknown != NULL && plan->unknown->op != NULL ? plan->unknown->op : plan->func;
  pl_stop_unsupported(m, at, "a value has a type that can't be run");
  return false;
}

void pl_machine_open(pl_machine *m, const pl_op *func) {
  const pl_plan *plan = pl_plan_of(m, func);
  if (pl_plan_can_run(m, plan)) pl_push_frame(m, plan, NULL);
}

/* The number of leaves of `count` operands from `first` on. */
static uint32_t count_leaves(const pl_machine *m, const pl_op *op, uint32_t first, uint32_t count) {
  uint32_t total = 0;
  for (uint32_t i = 0; i < count; i++)
    total += pl_num_leaves(m, pl_operand(op, first + i));
  return total;
}

/* Copies the leaves (scalars) of operands [first, first + count) in the current frame to `out` in order. */
static void copy_leaves(const pl_machine *m, const pl_op *op, uint32_t first, uint32_t count, pl_scalar *out) {
  for (uint32_t i = 0; i < count; i++) {
    const uint32_t n = pl_num_leaves(m, pl_operand(op, first + i));
    if (n > 0) memcpy(out, pl_leaves(m, pl_operand(op, first + i)), n * sizeof *out);
    out += n;
  }
}

pl_scalar *pl_gather_operands(const pl_machine *m, const pl_op *op, uint32_t first, uint32_t count, uint32_t *num_leaves) {
  assert(first <= op->num_operands && count <= op->num_operands - first);
  *num_leaves = count_leaves(m, op, first, count);
  pl_scalar *out = PL_NEW_ARRAY(m->run->arena, pl_scalar, (size_t)*num_leaves + 1);
  copy_leaves(m, op, first, count, out);
  return out;
}

const pl_scalar *pl_moving_operands(pl_machine *m, const pl_op *op, uint32_t first, uint32_t count, uint32_t *num_leaves) {
  assert(first <= op->num_operands && count <= op->num_operands - first);
  *num_leaves = count_leaves(m, op, first, count);
  pl_vec_reserve(&m->moving, (size_t)*num_leaves + 1);
  copy_leaves(m, op, first, count, m->moving.data);
  return m->moving.data;
}
