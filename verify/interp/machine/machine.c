#include "verify/interp/machine/machine.h"
#include "verify/claims/claims.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/base/printf.h"

void pl_machine_init(pl_machine *m, pl_run *run, bool lowered) {
  *m = (pl_machine){.run = run, .lowered = lowered, .next_claim = 1};
  pl_memory_init(&m->memory, run->arena);
}

void pl_machine_free(pl_machine *m) {
  pl_memory_free(&m->memory);
  pl_vec_free(&m->frames);
  pl_vec_free(&m->plans);
  pl_vec_free(&m->accesses);
  pl_vec_free(&m->moving);
  pl_vec_free(&m->pure_calls);
  pl_vec_free(&m->returned_calls);
  pl_vec_free(&m->scopes);
  pl_vec_free(&m->parallels);
}

static void stop(pl_machine *m, pl_stop kind, const pl_op *op, const char *format, va_list args) {
  if (m->stop != PL_STOP_INVALID) return;
  char text[512];
  pl_vsnprintf(text, sizeof text, format, args);
  m->stop = kind;
  m->stop_op = op;
  m->why = (const char *)pl_arena_copy(m->run->arena, text, strlen(text) + 1);
}

void pl_stop_undefined(pl_machine *m, const pl_op *op, const char *format, ...) {
  va_list args;
  va_start(args, format);
  stop(m, PL_STOP_UNDEFINED, op, format, args);
  va_end(args);
}

void pl_stop_unsupported(pl_machine *m, const pl_op *op, const char *format, ...) {
  va_list args;
  va_start(args, format);
  stop(m, PL_STOP_UNSUPPORTED, op, format, args);
  va_end(args);
}

void pl_stop_limit(pl_machine *m, const pl_op *op, const char *what) {
  if (m->stop != PL_STOP_INVALID) return;
  m->stop = PL_STOP_LIMIT;
  m->stop_op = op;
  m->why = what;
}

/* Plans. */

static void plan_value(pl_machine *m, pl_plan *plan, const pl_value *value) {
  if (value->number >= plan->num_values) return;
  const pl_layout *layout = pl_layout_of(&m->run->layouts, value->type);
  if (!layout->known && plan->unknown == NULL) plan->unknown = value;
  plan->start[value->number + 1] = layout->num_leaves;
}

#define MAX_NESTING 16

/* Bodies of ops inside of the function are planned with it, down to a bound; deeper ones have no values and can't be run. */
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

/* pl_func_number writes only the scratch numbers, which belong to whoever walks the function. */
static pl_op *writable(const pl_op *func) { return (pl_op *)(uintptr_t)func; }

static pl_plan *make_plan(pl_machine *m, const pl_op *func) {
  pl_plan *plan = PL_NEW(m->run->arena, pl_plan);
  plan->func = func;
  pl_plan_denormals(plan);
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

static const pl_plan *plan_of(pl_machine *m, const pl_op *func) {
  for (size_t i = 0; i < m->plans.len; i++)
    if (m->plans.data[i]->func == func) return m->plans.data[i];
  const pl_plan *plan = make_plan(m, func);
  pl_vec_push(&m->plans, plan);
  return plan;
}

/* A frame whose values all are 0. */
static void push_frame(pl_machine *m, const pl_plan *plan, const pl_op *call) {
  pl_frame frame = {.plan = plan, .call = call, .number = ++m->num_frames_made};
  frame.leaves = PL_NEW_ARRAY(m->run->arena, pl_scalar, (size_t)plan->start[plan->num_values] + 1);
  frame.first_object = (uint32_t)m->memory.buffers.len;
  pl_vec_push(&m->frames, frame);
}

static bool can_run(pl_machine *m, const pl_plan *plan) {
  if (plan->ok) return true;
  const pl_op *at = plan->unknown != NULL && plan->unknown->op != NULL ? plan->unknown->op : plan->func;
  pl_stop_unsupported(m, at, "a value has a type that can't be run");
  return false;
}

void pl_machine_open(pl_machine *m, const pl_op *func) {
  const pl_plan *plan = plan_of(m, func);
  if (can_run(m, plan)) push_frame(m, plan, NULL);
}

void pl_machine_enter(pl_machine *m, const pl_op *func, const pl_op *call, const pl_scalar *args, uint32_t num_args) {
  const pl_op *at = call != NULL ? call : func;
  if (m->frames.len >= PL_MAX_FRAMES) {
    pl_stop_limit(m, at, "calls are nested too deeply");
    return;
  }
  const pl_plan *plan = plan_of(m, func);
  const pl_block *entry = func->regions[0]->first;
  if (!can_run(m, plan)) return;
  uint32_t expected = entry->num_args == 0 ? 0 : plan->start[entry->args[entry->num_args - 1]->number + 1];
  if (entry->num_args > 0) expected -= plan->start[entry->args[0]->number];
  if (expected != num_args) {
    pl_stop_unsupported(m, at, "the function takes %u scalars, not %u", expected, num_args);
    return;
  }
  push_frame(m, plan, call);
  if (num_args > 0) memcpy(pl_leaves(m, entry->args[0]), args, num_args * sizeof *args);
  if (call != NULL) pl_copy_arguments(m, func, call);
  m->next = entry->first;
  if (call == NULL) m->pc = m->next;
  if (m->stop == PL_STOP_INVALID) pl_hold_argument_claims(m, func);
}

/* Running. */

void pl_machine_step(pl_machine *m) {
  const pl_op *op = m->pc;
  if (op == NULL) {
    pl_stop_unsupported(m, pl_vec_last(&m->frames).plan->func, "a block ends without a terminator");
    return;
  }
  if (pl_machine_at_limit(m, op)) return;
  m->next = op->next;
  /* Either side may mix the dialects: a lowering may have been stopped half way, a source may be in the LLVM dialect. */
  pl_op_entry entry = m->lowered ? pl_llvm_entry(op->info->kind) : pl_source_entry(op->info->kind);
  if (entry.run == NULL) entry = m->lowered ? pl_source_entry(op->info->kind) : pl_llvm_entry(op->info->kind);
  if (entry.run == NULL) {
    pl_stop_unsupported(m, op, "'%.*s' can't be run", PL_STR_FMT(op->info->name));
    return;
  }
  if (pl_is_unknown_with_denormals(m, op)) {
    pl_stop_unsupported(m, op, "'%.*s' in another mode of denormal numbers can't be run", PL_STR_FMT(op->info->name));
    return;
  }
  const size_t depth = m->frames.len;
  entry.run(m, op, entry.aux);
  if (!m->lowered && m->stop == PL_STOP_INVALID && m->frames.len == depth) pl_note_nans(m, op);
  if (m->stop == PL_STOP_INVALID) m->pc = m->next;
}

void pl_machine_run(pl_machine *m) {
  while (m->stop == PL_STOP_INVALID) {
    const pl_op *op = m->pc;
    pl_machine_step(m);
    if (m->ends_at == 0 || m->num_may_end < m->ends_at || m->stop != PL_STOP_INVALID) continue;
    m->stop = PL_STOP_ENDED;
    m->stop_op = op;
  }
}

static void set_results(pl_machine *m, const pl_op *call, const pl_scalar *values, uint32_t count) {
  uint32_t at = 0;
  for (uint32_t i = 0; i < call->num_results; i++) {
    uint32_t n = pl_num_leaves(m, pl_result(call, i));
    if (n > count - at) {
      pl_stop_unsupported(m, call, "the call gives %u scalars, not %u", count, at + n);
      return;
    }
    if (n > 0) memcpy(pl_leaves(m, pl_result(call, i)), values + at, n * sizeof *values);
    at += n;
  }
  pl_keep_fast_math(m, call);
}

void pl_machine_resume(pl_machine *m, const pl_scalar *results, uint32_t count) {
  m->stop = PL_STOP_INVALID;
  m->watch = NULL;
  set_results(m, m->pc, results, count);
  m->pc = m->pc->next;
}

/* What is behind a memref without a rank is read by whoever gets it: giving away one that is poison, or that nobody has
 * written, is undefined. */
static bool gives_poison(pl_machine *m, const pl_op *op) {
  for (uint32_t i = 0; !m->lowered && i < op->num_operands; i++) {
    if (pl_operand(op, i)->type->kind != PL_TYPE_UNRANKED_MEMREF) continue;
    for (uint32_t k = 0; k < 2; k++) {
      if (!pl_leaves(m, pl_operand(op, i))[k].undef && !pl_use_leaf(m, pl_operand(op, i), k).poison) continue;
      pl_stop_undefined(m, op, "a memref that is given away is poison, or nobody has written it");
      return true;
    }
  }
  return false;
}

void pl_event(pl_machine *m, const pl_op *op, pl_str callee, const pl_scalar *args, uint32_t count) {
  if (gives_poison(m, op)) return;
  m->stop = PL_STOP_EVENT;
  m->stop_op = op;
  m->callee = callee;
  m->values = args;
  m->num_values = count;
}

static bool is_of_frame(const void *user, const pl_buffer *b) {
  const pl_frame *frame = user;
  return b->frame == frame->number && !b->hidden;
}

static void end_stack(pl_machine *m, const pl_frame *frame) {
  pl_memory_end_stack(&m->memory, frame->first_object, is_of_frame, frame);
}

void pl_leave(pl_machine *m, const pl_op *op, const pl_scalar *values, uint32_t count) {
  if (m->frames.len == 1 && gives_poison(m, op)) return;
  pl_frame frame = pl_vec_pop(&m->frames);
  end_stack(m, &frame);
  if (m->frames.len == 0) {
    m->stop = PL_STOP_RETURN;
    m->stop_op = op;
    m->values = values;
    m->num_values = count;
    return;
  }
  set_results(m, frame.call, values, count);
  m->next = frame.call->next;
}

static uint32_t count_leaves(const pl_machine *m, const pl_op *op, uint32_t first, uint32_t count) {
  uint32_t total = 0;
  for (uint32_t i = 0; i < count; i++)
    total += pl_num_leaves(m, pl_operand(op, first + i));
  return total;
}

static void copy_leaves(const pl_machine *m, const pl_op *op, uint32_t first, uint32_t count, pl_scalar *out) {
  for (uint32_t i = 0; i < count; i++) {
    const uint32_t n = pl_num_leaves(m, pl_operand(op, first + i));
    if (n > 0) memcpy(out, pl_leaves(m, pl_operand(op, first + i)), n * sizeof *out);
    out += n;
  }
}

pl_scalar *pl_gather_operands(const pl_machine *m, const pl_op *op, uint32_t first, uint32_t count, uint32_t *num_leaves) {
  *num_leaves = count_leaves(m, op, first, count);
  pl_scalar *out = PL_NEW_ARRAY(m->run->arena, pl_scalar, (size_t)*num_leaves + 1);
  copy_leaves(m, op, first, count, out);
  return out;
}

const pl_scalar *pl_moving_operands(pl_machine *m, const pl_op *op, uint32_t first, uint32_t count, uint32_t *num_leaves) {
  *num_leaves = count_leaves(m, op, first, count);
  pl_vec_reserve(&m->moving, (size_t)*num_leaves + 1);
  copy_leaves(m, op, first, count, m->moving.data);
  return m->moving.data;
}

/* Block arguments change together: all operands are read before any is written. */
void pl_branch(pl_machine *m, const pl_op *op, uint32_t successor) {
  const pl_successor *s = &op->successors[successor];
  const pl_block *to = s->block;
  if (s->count != to->num_args) {
    pl_stop_unsupported(m, op, "a branch gives %u operands to a block of %u arguments", s->count, to->num_args);
    return;
  }
  uint32_t total;
  const pl_scalar *values = s->count > 0 ? pl_moving_operands(m, op, s->first, s->count, &total) : NULL;
  for (uint32_t i = 0, at = 0; i < s->count; i++) {
    uint32_t n = pl_num_leaves(m, to->args[i]);
    if (n != pl_num_leaves(m, pl_operand(op, s->first + i))) {
      pl_stop_unsupported(m, op, "a branch operand differs in type from the block's argument");
      return;
    }
    if (n > 0) memcpy(pl_leaves(m, to->args[i]), values + at, n * sizeof *values);
    at += n;
  }
  m->next = to->first;
  if (m->next == NULL) pl_stop_unsupported(m, op, "a block is empty");
}

bool pl_condition(pl_machine *m, const pl_op *op, pl_scalar *out) {
  *out = pl_leaves(m, pl_operand(op, 0))[0];
  if (!out->poison && !out->undef) return true;
  pl_stop_undefined(m, op, "a branch depends on %s", out->poison ? "poison" : "an undefined value");
  return false;
}

void pl_switch(pl_machine *m, const pl_op *op) {
  pl_scalar flag;
  if (!pl_condition(m, op, &flag)) return;
  const pl_attr *cases = pl_op_attr(op, "case_values");
  uint32_t taken = 0;
  for (uint32_t i = 1; i < op->num_successors && cases != NULL && cases->kind == PL_ATTR_DENSE; i++) {
    pl_apint value = pl_dense_at(cases, i - 1);
    if (value.width == flag.bits.width && pl_apint_eq(value, flag.bits)) {
      taken = i;
      break;
    }
  }
  if (op->num_successors > 1 && (cases == NULL || cases->kind != PL_ATTR_DENSE))
    pl_stop_unsupported(m, op, "the switch has no case values");
  else
    pl_branch(m, op, taken);
}

pl_scalar pl_use_scalar(pl_machine *m, const pl_scalar *s) {
  if (!s->undef || !m->lowered) return *s;
  return pl_scalar_of(pl_random_bits(m->run->arena, &m->run->seed, s->bits.width));
}

/* Functions as values. */

uint64_t pl_function_address(pl_run *run, pl_str name) {
  for (size_t i = 0; i < run->functions.len; i++)
    if (pl_str_eq(run->functions.data[i], name)) return PL_MODULE_FUNCTIONS + 16 * i;
  pl_vec_push(&run->functions, name);
  return PL_MODULE_FUNCTIONS + 16 * (run->functions.len - 1);
}

static bool outside_function_at(pl_run *run, uint64_t address, pl_str *name) {
  uint64_t i = (address - PL_OUTSIDE_FUNCTIONS) / 16;
  if (address < PL_OUTSIDE_FUNCTIONS || address % 16 != 0 || i >= PL_MAX_OUTSIDE_FUNCTIONS) return false;
  char text[32];
  int len = snprintf(text, sizeof text, "(function %u from outside)", (unsigned)i + 1);
  *name = (pl_str){(const char *)pl_arena_copy(run->arena, text, (size_t)len + 1), (size_t)len};
  return true;
}

bool pl_function_at(pl_run *run, uint64_t address, pl_str *name) {
  uint64_t i = (address - PL_MODULE_FUNCTIONS) / 16;
  if (outside_function_at(run, address, name)) return true;
  if (address < PL_MODULE_FUNCTIONS || (address - PL_MODULE_FUNCTIONS) % 16 != 0 || i >= run->functions.len) return false;
  *name = run->functions.data[i];
  return true;
}

static const pl_op *with_body(const pl_op *table, pl_str name) {
  const pl_op *op = table != NULL ? pl_symbol_lookup(table, name) : NULL;
  return op != NULL && pl_op_has(op, PL_TRAIT_FUNCTION) && !pl_func_is_declaration(op) ? op : NULL;
}

static const pl_attr *linkage_of(const pl_op *func) {
  return pl_op_attr(func, pl_op_is(func, PL_OP_LLVM_FUNC) ? "linkage" : "llvm.linkage");
}

/* Whether what this body does is what a call of it may do: no body with another meaning can come into its place. (LLVM Language
 * Reference, "Linkage Types".) */
static bool is_final(const pl_op *func) {
  return pl_claim_linkage_has(pl_enum_word_of(linkage_of(func)), PL_CLAIM_EXACT | PL_CLAIM_ODR);
}

/* The lowering declares what the source has a copy of: what is elsewhere does no other than that copy. */
static bool is_copy(const pl_op *func) { return func != NULL && pl_enum_has(linkage_of(func), "available_externally"); }

const pl_op *pl_entered_function(const pl_machine *m, pl_str name) {
  const pl_run *run = m->run;
  if (!run->options->inside) return NULL;
  const pl_op *ours = with_body(run->source_module, name), *theirs = with_body(run->lowered_module, name);
  bool lowered = run->lowered_module != NULL && pl_symbol_lookup(run->lowered_module, name) != NULL;
  if (run->options->reference && ours == NULL && pl_source_function(run, name) != NULL) ours = theirs;
  if (lowered && theirs == NULL && is_copy(ours)) theirs = ours;
  if (lowered && (theirs == NULL || !is_final(theirs))) return NULL;
  if (ours != NULL && !is_final(ours)) return NULL;
  return m->lowered && ours == NULL ? NULL : m->lowered ? theirs : ours;
}

bool pl_has_final_body(const pl_run *run, pl_str name) {
  const pl_op *ours = with_body(run->source_module, name);
  return ours != NULL && is_final(ours);
}

const pl_op *pl_source_function(const pl_run *run, pl_str name) {
  const pl_op *op = run->source_module != NULL ? pl_symbol_lookup(run->source_module, name) : NULL;
  return op != NULL && pl_op_has(op, PL_TRAIT_FUNCTION) ? op : NULL;
}
