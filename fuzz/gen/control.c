/* Blocks and branches, of cf in source functions and of the LLVM dialect in its own: arms that meet again, counted loops, cycles
 * with two entries, jumps out of loops and back to their heads. */
#include <assert.h>

#include "fuzz/gen/attrs.h"
#include "fuzz/gen/bytes.h"
#include "fuzz/gen/control.h"
#include "fuzz/gen/functions.h"
#include "fuzz/gen/makers.h"
#include "fuzz/gen/types.h"
#include "fuzz/gen/values.h"

pl_region *pl_here(const pl_maker *m) {
  assert(m->at && m->at->region);
  return m->at->region;
}

bool pl_may_branch(const pl_maker *m) {
  const pl_op *op = pl_here(m)->op;
  return pl_op_has(op, PL_TRAIT_FUNCTION) || pl_op_is(op, PL_OP_SCF_EXECUTE_REGION);
}

bool pl_may_open(const pl_maker *m) { return m->frames.len < PL_GEN_MAX_FRAMES; }

/* Whether the current function is one of the LLVM dialect. */
static bool llvm(const pl_maker *m) { return m->flavour == PL_GEN_LLVM; }

pl_block *pl_new_block(pl_maker *m, const pl_type *const *types, uint32_t count) {
  assert(types || count == 0);
  pl_block *block = pl_block_new(m->module);
  pl_block_append(pl_here(m), block);
  for (uint32_t i = 0; i < count; i++)
    (void)pl_block_add_arg(m->module, block, types[i]);
  return block;
}

pl_gen_frame *pl_open_frame(pl_maker *m, pl_gen_frame_kind kind) {
  assert(kind != PL_GEN_FRAME_INVALID && pl_may_open(m));
  pl_vec_push(&m->frames, ((pl_gen_frame){.kind = kind, .values = m->values.len}));
  return &pl_vec_last(&m->frames);
}

void pl_leave_scope(pl_maker *m, size_t values) {
  assert(values <= m->values.len);
  m->values.len = values;
}

/* Adds the block's arguments to the values in scope. */
static void own_args(pl_maker *m, pl_block *block) {
  for (uint32_t i = 0; i < block->num_args; i++)
    pl_own(m, block->args[i]);
}

uint32_t pl_draw_carried(pl_maker *m, const pl_type **types, uint32_t most) {
  assert(most <= PL_GEN_MAX_LIST);
  uint32_t count = pl_draw(m, most + 1);
  for (uint32_t i = 0; i < count; i++)
    types[i] = pl_draw_class(m, PL_IS_ANY);
  return count;
}

void pl_want_all(pl_maker *m, const pl_type *const *types, uint32_t count, pl_value **out) {
  assert(count == 0 || (types && out));
  for (uint32_t i = 0; i < count; i++)
    out[i] = pl_want(m, types[i]);
}

/* Appends a terminator with `num_to` successors and returns it; successor `to[i]` gets the next `counts[i]` of `values`, and
 * `condition` is the terminator's own operand, or NULL if it has none. */
static pl_op *emit_branch(pl_maker *m, pl_op_kind kind, pl_value *condition, pl_block *const *to, const uint32_t *counts,
                          pl_value *const *values, uint32_t num_to, const pl_attr *attrs) {
  return pl_gen_emit(m, &(pl_op_spec){.info = pl_op_info_of(kind),
                                      .operands = &condition,
                                      .num_operands = condition ? 1 : 0,
                                      .attrs = attrs,
                                      .successors = to,
                                      .successor_counts = counts,
                                      .successor_operands = values,
                                      .num_successors = num_to});
}

pl_op *pl_gen_emit_br(pl_maker *m, pl_block *to, pl_value *const *values, uint32_t count) {
  assert(to->num_args == count);
  return emit_branch(m, llvm(m) ? PL_OP_LLVM_BR : PL_OP_CF_BR, NULL, &to, &count, values, 1, NULL);
}

pl_op *pl_gen_emit_cond_br(pl_maker *m, pl_value *condition, pl_block *yes, pl_value *const *yes_values, uint32_t num_yes,
                           pl_block *no, pl_value *const *no_values, uint32_t num_no) {
  assert(num_yes + num_no <= 2 * PL_GEN_MAX_LIST);
  assert(yes->num_args == num_yes && no->num_args == num_no);
  pl_value *values[2 * PL_GEN_MAX_LIST];
  for (uint32_t i = 0; i < num_yes + num_no; i++)
    values[i] = i < num_yes ? yes_values[i] : no_values[i - num_yes];
  PL_GEN_ATTRS(attrs);
  if (pl_rarely(m, 6)) pl_attrs_add(&attrs, "branch_weights", pl_text_attr(m, "array<i32: 3, 1>"));
  return emit_branch(m, llvm(m) ? PL_OP_LLVM_COND_BR : PL_OP_CF_COND_BR, condition, (pl_block *[]){yes, no},
                     (uint32_t[]){num_yes, num_no}, values, 2, pl_attrs_dict(m, &attrs));
}

/* A value of type i1, in scope or new. */
static pl_value *condition(pl_maker *m) { return pl_want(m, pl_type_integer(m->ctx, 1)); }

/* ---- counting ---- */

/* The type of loop counters: i64 in functions of the LLVM dialect, index in others. */
static const pl_type *counter_type(const pl_maker *m) { return llvm(m) ? pl_type_integer(m->ctx, 64) : pl_type_index(m->ctx); }

/* Emits an llvm.icmp or arith.cmpi and returns its result; the predicates of both have the same numbers: 2 is slt, 4 is sgt. */
static pl_value *compare(pl_maker *m, int64_t predicate, pl_value *a, pl_value *b) {
  const pl_type *bit = pl_type_integer(m->ctx, 1);
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "predicate", pl_i64_attr(m, predicate));
  pl_op_kind kind = llvm(m) ? PL_OP_LLVM_ICMP : PL_OP_ARITH_CMPI;
  return pl_result(pl_gen_emit_op(m, kind, (pl_value *[]){a, b}, 2, &bit, 1, pl_attrs_dict(m, &attrs)), 0);
}

/* Emits the addition (llvm.add or arith.addi) of the constant `by` to the counter and returns the sum. */
static pl_value *step(pl_maker *m, pl_value *counter, int64_t by) {
  pl_value *operands[2] = {counter, pl_index_constant(m, by)};
  pl_op_kind kind = llvm(m) ? PL_OP_LLVM_ADD : PL_OP_ARITH_ADDI;
  return pl_result(pl_gen_emit_op(m, kind, operands, 2, &counter->type, 1, NULL), 0);
}

/* Whether the type is `user`, for pl_pick. */
static bool is_type(const pl_type *type, const void *user) { return type == user; }

/* A loop's upper bound: a small constant or a value in scope of the counter's type. */
static pl_value *bound(pl_maker *m) {
  pl_value *value = pl_rarely(m, 2) ? pl_pick(m, is_type, counter_type(m)) : NULL;
  return value ? value : pl_index_constant(m, pl_draw(m, 5));
}

/* ---- opening ---- */

/* Ends the block with a branch to a new block with up to three arguments, and goes on there. */
static void open_jump(pl_maker *m) {
  const pl_type *types[3];
  pl_value *values[3];
  uint32_t count = pl_draw_carried(m, types, 3);
  pl_want_all(m, types, count, values);
  pl_block *next = pl_new_block(m, types, count);
  (void)pl_gen_emit_br(m, next, values, count);
  m->at = next;
  own_args(m, next);
}

/* Opens a counted loop, whose header carries a counter from 0 and other values and branches to the body or to the block after the
 * loop. Goes on in the body. */
static void open_loop(pl_maker *m) {
  const pl_type *types[PL_GEN_MAX_LIST] = {counter_type(m)};
  pl_value *values[PL_GEN_MAX_LIST];
  uint32_t count = 1 + pl_draw_carried(m, types + 1, 2);
  pl_value *last = bound(m);
  values[0] = pl_index_constant(m, 0);
  pl_want_all(m, types + 1, count - 1, values + 1);
  pl_block *header = pl_new_block(m, types, count);
  (void)pl_gen_emit_br(m, header, values, count);
  m->at = header;
  own_args(m, header);
  pl_value *goes_on = compare(m, 2, header->args[0], last);
  pl_block *body = pl_new_block(m, NULL, 0), *join = pl_new_block(m, NULL, 0);
  (void)pl_gen_emit_cond_br(m, goes_on, body, NULL, 0, join, NULL, 0);
  pl_gen_frame *frame = pl_open_frame(m, PL_GEN_FRAME_LOOP); /* what the header has is there after the loop too */
  frame->header = header;
  frame->join = join;
  frame->num_types = count;
  memcpy(frame->types, types, count * sizeof *types);
  m->at = body;
}

/* Opens a cycle with two entries: a conditional branch enters either of two new blocks, with a small counter. Goes on in the
 * first of them. */
static void open_cycle(pl_maker *m) {
  const pl_type *type = counter_type(m);
  pl_value *start = pl_index_constant(m, pl_draw(m, 4)), *either = condition(m);
  pl_gen_frame *frame = pl_open_frame(m, PL_GEN_FRAME_CYCLE);
  frame->header = pl_new_block(m, &type, 1);
  frame->arms[0] = pl_new_block(m, &type, 1);
  frame->join = pl_new_block(m, NULL, 0);
  frame->part = 1;
  (void)pl_gen_emit_cond_br(m, either, frame->header, &start, 1, frame->arms[0], &start, 1);
  m->at = frame->header;
  own_args(m, m->at);
}

/* The innermost open loop, if only arms of branches are open inside of it; else NULL. */
static pl_gen_frame *enclosing_loop(pl_maker *m) {
  for (size_t i = m->frames.len; i-- > 0;) {
    pl_gen_frame *frame = &m->frames.data[i];
    if (frame->kind == PL_GEN_FRAME_LOOP) return frame;
    if (frame->kind != PL_GEN_FRAME_ARMS) return NULL;
  }
  return NULL;
}

/* Ends the block with the branch back to the loop's header: the counter plus one, and values of the other carried types. */
static void close_loop_body(pl_maker *m, const pl_gen_frame *frame) {
  pl_value *values[PL_GEN_MAX_LIST];
  pl_block *header = frame->header;
  const uint32_t count = frame->num_types;
  values[0] = step(m, header->args[0], 1);
  pl_want_all(m, frame->types + 1, count - 1, values + 1);
  (void)pl_gen_emit_br(m, header, values, count);
}

/* Ends the current arm with a branch out of the loop (break) or back to its header (continue), and closes it. */
static void leave_loop(pl_maker *m, const pl_gen_frame *loop) {
  if (pl_rarely(m, 2))
    (void)pl_gen_emit_br(m, loop->join, NULL, 0);
  else
    close_loop_body(m, loop);
  m->ended = true;
  pl_close_arm(m);
}

/* Makes, at random, a counted loop, a cycle with two entries, a break or continue, or a jump to a new block; does nothing where a
 * region may have only one block. */
static void make_br(pl_maker *m, pl_op_kind kind) {
  (void)kind;
  if (!pl_may_branch(m)) return;
  uint32_t form = pl_draw(m, 6);
  pl_gen_frame *loop = form == 5 ? enclosing_loop(m) : NULL;
  if (loop && pl_vec_last(&m->frames).kind == PL_GEN_FRAME_ARMS)
    leave_loop(m, loop);
  else if (form >= 2 && form < 4 && pl_may_open(m))
    open_loop(m);
  else if (form == 4 && pl_may_open(m))
    open_cycle(m);
  else
    open_jump(m);
}

/* Makes a conditional branch with up to two arms, which meet in a block with arguments. Goes on in the first arm, or in that
 * block if there is none. Does nothing where no frame or second block may be opened. */
static void make_cond_br(pl_maker *m, pl_op_kind kind) {
  (void)kind;
  if (!pl_may_branch(m) || !pl_may_open(m)) return;
  const pl_type *types[3];
  pl_value *first[3], *second[3], *value = condition(m);
  uint32_t count = pl_draw_carried(m, types, 3), form = pl_draw(m, 4);
  pl_want_all(m, types, count, first);
  pl_want_all(m, types, count, second);
  pl_gen_frame *frame = pl_open_frame(m, PL_GEN_FRAME_ARMS);
  frame->num_types = count;
  memcpy(frame->types, types, count * sizeof *types);
  pl_block *yes = form == 3 ? NULL : pl_new_block(m, NULL, 0), *no = form < 2 ? pl_new_block(m, NULL, 0) : NULL;
  frame->join = pl_new_block(m, types, count);
  (void)pl_gen_emit_cond_br(m, value, yes ? yes : frame->join, first, yes ? 0 : count, no ? no : frame->join, second,
                            no ? 0 : count);
  if (no) frame->arms[frame->part++] = no;
  m->at = yes;
  if (yes) return;
  m->at = frame->join;
  pl_block *join = frame->join;
  (void)pl_vec_pop(&m->frames);
  own_args(m, join);
}

/* Makes a switch: the default goes to an arm, each case to that arm or directly to the block where the arm ends. Goes on in the
 * arm. Does nothing where no frame or no second block may be opened. */
static void make_switch(pl_maker *m, pl_op_kind kind) {
  if (!pl_may_branch(m) || !pl_may_open(m)) return;
  const pl_type *types[2], *flag_type = pl_rarely(m, 3) ? pl_draw_int(m) : pl_type_integer(m->ctx, 32);
  uint32_t width = flag_type->integer.width, cases = pl_draw(m, width > 2 ? 5 : 2), count = pl_draw_carried(m, types, 2);
  pl_value *values[5 * 2], *flag = pl_want(m, flag_type);
  pl_apint numbers[4];
  pl_block *to[5];
  uint32_t counts[5], passed = 0;
  pl_want_all(m, types, count, values);
  pl_gen_frame *frame = pl_open_frame(m, PL_GEN_FRAME_ARMS);
  pl_block *arm = pl_new_block(m, NULL, 0), *join = pl_new_block(m, types, count);
  frame->join = join;
  frame->num_types = count;
  memcpy(frame->types, types, count * sizeof *types);
  for (uint32_t i = 0; i <= cases; i++) {
    to[i] = i == 0 || pl_rarely(m, 2) ? arm : join;
    counts[i] = to[i] == join ? count : 0;
    for (uint32_t k = 0; k < counts[i]; k++)
      values[passed + k] = values[k];
    passed += counts[i];
    if (i) numbers[i - 1] = pl_apint_from_i64(m->arena, width, i == 1 && width < 64 ? -1 : (int64_t)i);
  }
  PL_GEN_ATTRS(attrs);
  const pl_type *shape = pl_type_vector(m->ctx, 1, (int64_t[]){cases}, NULL, flag_type);
  if (cases) pl_attrs_add(&attrs, "case_values", pl_attr_dense(m->ctx, shape, numbers, cases, cases == 1));
  (void)emit_branch(m, kind, flag, to, counts, values, cases + 1, pl_attrs_dict(m, &attrs));
  m->at = arm;
}

/* ---- closing ---- */

/* Ends the current arm with a branch to the join block, unless it has a terminator; goes on in the next arm, or after the last
 * one in the join block. */
static void close_arms(pl_maker *m, pl_gen_frame frame) {
  pl_value *values[PL_GEN_MAX_LIST];
  if (!m->ended) {
    pl_want_all(m, frame.types, frame.num_types, values);
    (void)pl_gen_emit_br(m, frame.join, values, frame.num_types);
  }
  pl_leave_scope(m, frame.values);
  if (frame.part) {
    m->at = frame.arms[--pl_vec_last(&m->frames).part];
    return;
  }
  (void)pl_vec_pop(&m->frames);
  m->at = frame.join;
  own_args(m, frame.join);
}

/* Ends the current block of a cycle, unless it has a terminator: the counter minus one goes to the other block while it is
 * greater than 0, else the cycle is left. Goes on in the second block, or after it in the block after the cycle. */
static void close_cycle(pl_maker *m, pl_gen_frame frame) {
  bool second = frame.part == 0;
  pl_block *here = second ? frame.arms[0] : frame.header, *other = second ? frame.header : frame.arms[0];
  if (!m->ended) {
    pl_value *next = step(m, here->args[0], -1), *goes_on = compare(m, 4, next, pl_index_constant(m, 0));
    (void)pl_gen_emit_cond_br(m, goes_on, other, &next, 1, frame.join, NULL, 0);
  }
  pl_leave_scope(m, frame.values);
  if (!second) {
    pl_vec_last(&m->frames).part = 0;
    m->at = other;
    own_args(m, other);
    return;
  }
  (void)pl_vec_pop(&m->frames);
  m->at = frame.join;
}

/* Ends the loop's body with the branch back to its header, unless it has a terminator, and goes on in the block after the
 * loop. */
static void close_loop(pl_maker *m, pl_gen_frame frame) {
  if (!m->ended) close_loop_body(m, &frame);
  pl_leave_scope(m, frame.values);
  (void)pl_vec_pop(&m->frames);
  m->at = frame.join;
}

void pl_close_arm(pl_maker *m) {
  assert(m->frames.len > 0);
  pl_gen_frame frame = pl_vec_last(&m->frames);
  switch (frame.kind) {
  case PL_GEN_FRAME_INVALID: break;
  case PL_GEN_FRAME_ARMS: close_arms(m, frame); break;
  case PL_GEN_FRAME_LOOP: close_loop(m, frame); break;
  case PL_GEN_FRAME_CYCLE: close_cycle(m, frame); break;
  case PL_GEN_FRAME_OP: pl_close_region(m); break;
  }
  m->ended = false;
}

/* Ends the innermost open arm, loop body or cycle block with a return or an unreachable and closes it; does nothing if none is
 * open in the function's own region. */
static void make_end(pl_maker *m, pl_op_kind kind) {
  bool arm = m->frames.len && pl_vec_last(&m->frames).kind != PL_GEN_FRAME_OP;
  if (!arm || !pl_op_has(pl_here(m)->op, PL_TRAIT_FUNCTION)) return;
  if (kind == PL_OP_LLVM_UNREACHABLE || kind == PL_OP_UB_UNREACHABLE)
    (void)pl_gen_emit_op(m, kind, NULL, 0, NULL, 0, NULL);
  else
    pl_gen_emit_return(m);
  m->ended = true;
  pl_close_arm(m);
}

/* Makes an llvm.indirectbr with two successors: a new arm and the block where that arm ends. Goes on in the arm. Does nothing
 * where no frame or no second block may be opened. */
static void make_indirect(pl_maker *m, pl_op_kind kind) {
  if (!pl_may_branch(m) || !pl_may_open(m)) return;
  pl_value *address = pl_want(m, pl_type_llvm_ptr(m->ctx, 0));
  pl_gen_frame *frame = pl_open_frame(m, PL_GEN_FRAME_ARMS);
  pl_block *arm = pl_new_block(m, NULL, 0);
  frame->join = pl_new_block(m, NULL, 0);
  (void)emit_branch(m, kind, address, (pl_block *[]){arm, frame->join}, (uint32_t[]){0, 0}, NULL, 2, NULL);
  m->at = arm;
}

void pl_gen_add_control(pl_gen *gen) {
  pl_gen_set(gen, PL_OP_CF_BR, make_br);
  pl_gen_set(gen, PL_OP_LLVM_BR, make_br);
  pl_gen_set(gen, PL_OP_CF_COND_BR, make_cond_br);
  pl_gen_set(gen, PL_OP_LLVM_COND_BR, make_cond_br);
  pl_gen_set(gen, PL_OP_CF_SWITCH, make_switch);
  pl_gen_set(gen, PL_OP_LLVM_SWITCH, make_switch);
  pl_gen_set(gen, PL_OP_LLVM_INDIRECTBR, make_indirect);
  pl_gen_set(gen, PL_OP_FUNC_RETURN, make_end);
  pl_gen_set(gen, PL_OP_LLVM_RETURN, make_end);
  pl_gen_set(gen, PL_OP_LLVM_UNREACHABLE, make_end);
  pl_gen_set(gen, PL_OP_UB_UNREACHABLE, make_end);
}
