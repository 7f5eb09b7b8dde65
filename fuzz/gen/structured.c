/* Operations with regions that are filled by what follows: scf, memref.alloca_scope, memref.generic_atomic_rmw. */
#include <assert.h>

#include "fuzz/gen/attrs.h"
#include "fuzz/gen/bytes.h"
#include "fuzz/gen/control.h"
#include "fuzz/gen/makers.h"
#include "fuzz/gen/memref.h"
#include "fuzz/gen/values.h"

/* Appends an op with empty regions and opens a frame for them. Returns the frame, valid until the next one is opened. */
static pl_gen_frame *open_op(pl_maker *m, pl_op_kind kind, pl_value *const *operands, uint32_t num_operands,
                             const pl_type *const *results, uint32_t num_results, uint32_t num_regions, const pl_attr *attrs) {
  pl_gen_frame *frame = pl_open_frame(m, PL_GEN_FRAME_OP);
  frame->op = pl_op_new(m->module, &(pl_op_spec){.info = pl_op_info_of(kind),
                                                 .operands = operands,
                                                 .num_operands = num_operands,
                                                 .result_types = results,
                                                 .num_results = num_results,
                                                 .attrs = attrs,
                                                 .num_regions = num_regions});
  pl_op_append(m->at, frame->op);
  return frame;
}

bool pl_may_hold_blocks(const pl_maker *m) {
  for (size_t i = 0; m->source_only && i < m->frames.len; i++)
    if (m->frames.data[i].op && pl_op_is(m->frames.data[i].op, PL_OP_MEMREF_ALLOCA_SCOPE)) return false;
  return true;
}

/* Whether an op with regions that is lowered to several blocks may be opened here. */
static bool may_open_scf(const pl_maker *m) { return pl_may_open(m) && pl_may_hold_blocks(m); }

/* Appends a block with arguments of these types to the op's region, takes the arguments into scope, and goes on in the block. */
static void begin_region(pl_maker *m, pl_op *op, uint32_t region, const pl_type *const *types, uint32_t count) {
  m->at = pl_block_new(m->module);
  pl_block_append(op->regions[region], m->at);
  for (uint32_t i = 0; i < count; i++)
    pl_own(m, pl_block_add_arg(m->module, m->at, types[i]));
}

/* A dictionary with the unit attribute `name` if `given`, else NULL. */
static const pl_attr *unit(pl_maker *m, const char *name, bool given) {
  PL_GEN_ATTRS(attrs);
  if (given) pl_attrs_add(&attrs, name, pl_attr_unit(m->ctx));
  return pl_attrs_dict(m, &attrs);
}

/* Opens an scf.if with up to three results and goes on in its first region. Does nothing where no op may be opened
 * (may_open_scf). */
static void make_if(pl_maker *m, pl_op_kind kind) {
  const pl_type *types[3];
  if (!may_open_scf(m)) return;
  uint32_t count = pl_draw_carried(m, types, 3);
  pl_value *condition = pl_want(m, pl_type_integer(m->ctx, 1));
  pl_gen_frame *frame = open_op(m, kind, &condition, 1, types, count, 2, NULL);
  frame->part = count == 0 && pl_rarely(m, 2); /* no else */
  begin_region(m, frame->op, 0, NULL, 0);
}

/* Opens an scf.for with up to three iter_args, mostly over small bounds, and goes on in its body. Does nothing where no op may be
 * opened (may_open_scf). */
static void make_for(pl_maker *m, pl_op_kind kind) {
  const pl_type *types[4] = {pl_type_index(m->ctx)};
  pl_value *operands[6];
  if (!may_open_scf(m)) return;
  if (pl_rarely(m, 4)) types[0] = pl_type_integer(m->ctx, pl_rarely(m, 2) ? 32 : 64);
  bool index = types[0]->kind == PL_TYPE_INDEX;
  uint32_t from = pl_draw(m, 2), to = pl_draw(m, 6);
  const int64_t bounds[3] = {from, to, 1 + pl_draw(m, 2)};
  for (uint32_t i = 0; i < 3; i++)
    operands[i] = index ? pl_index_constant(m, bounds[i]) : pl_int_constant(m, types[0], (uint64_t)bounds[i]);
  if (pl_rarely(m, 3)) operands[1] = pl_want(m, types[0]);
  uint32_t count = pl_draw_carried(m, types + 1, 3);
  pl_want_all(m, types + 1, count, operands + 3);
  pl_gen_frame *frame = open_op(m, kind, operands, 3 + count, types + 1, count, 1, unit(m, "unsignedCmp", pl_rarely(m, 5)));
  begin_region(m, frame->op, 0, types, count + 1);
}

/* Opens an scf.while with a counter and up to two more values, makes its first region, and goes on in the second one. Does
 * nothing where no op may be opened (may_open_scf). */
static void make_while(pl_maker *m, pl_op_kind kind) {
  const pl_type *index = pl_type_index(m->ctx), *bit = pl_type_integer(m->ctx, 1), *types[3] = {index};
  pl_value *operands[3];
  if (!may_open_scf(m)) return;
  uint32_t count = 1 + pl_draw_carried(m, types + 1, 2);
  operands[0] = pl_index_constant(m, 0);
  pl_want_all(m, types + 1, count - 1, operands + 1);
  pl_gen_frame *frame = open_op(m, kind, operands, count, types, count, 2, NULL);
  pl_op *op = frame->op;
  size_t scope = frame->values;
  begin_region(m, op, 0, types, count);
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "predicate", pl_i64_attr(m, 2)); /* slt */
  pl_value *args[4] = {NULL}, *pair[2] = {m->at->args[0], pl_index_constant(m, pl_draw(m, 4))};
  args[0] = pl_result(pl_gen_emit_op(m, PL_OP_ARITH_CMPI, pair, 2, &bit, 1, pl_attrs_dict(m, &attrs)), 0);
  for (uint32_t i = 0; i < count; i++)
    args[i + 1] = m->at->args[i];
  (void)pl_gen_emit_op(m, PL_OP_SCF_CONDITION, args, count + 1, NULL, 0, NULL);
  pl_leave_scope(m, scope);
  pl_vec_last(&m->frames).part = 1;
  begin_region(m, op, 1, types, count);
}

/* Opens an scf.execute_region or memref.alloca_scope, as `kind` says, with up to three results and goes on in its region. Does
 * nothing where that op may not be opened. */
static void make_region(pl_maker *m, pl_op_kind kind) {
  const pl_type *types[3];
  if (kind == PL_OP_MEMREF_ALLOCA_SCOPE ? !pl_may_open(m) : !may_open_scf(m)) return;
  uint32_t count = pl_draw_carried(m, types, 3);
  const pl_attr *attrs = unit(m, "no_inline", kind == PL_OP_SCF_EXECUTE_REGION && pl_rarely(m, 5));
  pl_gen_frame *frame = open_op(m, kind, NULL, 0, types, count, 1, attrs);
  begin_region(m, frame->op, 0, NULL, 0);
}

/* Opens an scf.index_switch with up to three cases and up to three results and goes on in its first region. Does nothing where no
 * op may be opened (may_open_scf). */
static void make_index_switch(pl_maker *m, pl_op_kind kind) {
  static const int64_t cases[3] = {0, 7, -1};
  const pl_type *types[3];
  if (!may_open_scf(m)) return;
  uint32_t count = pl_draw_carried(m, types, 3), num_cases = pl_draw(m, 4);
  pl_value *value = pl_want(m, pl_type_index(m->ctx));
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "cases", pl_i64_list(m, cases, num_cases));
  pl_gen_frame *frame = open_op(m, kind, &value, 1, types, count, 1 + num_cases, pl_attrs_dict(m, &attrs));
  begin_region(m, frame->op, 0, NULL, 0);
}

/* Opens a memref.generic_atomic_rmw at random positions of a memref of numbers and goes on in its region, where no ops with side
 * effects are made (m->no_effects). Does nothing where no frame may be opened. */
static void make_generic_atomic(pl_maker *m, pl_op_kind kind) {
  if (!pl_may_open(m)) return;
  pl_value *operands[1 + PL_GEN_MAX_RANK] = {pl_number_memref(m)};
  const pl_type *elem = operands[0]->type->shaped.elem;
  uint32_t count = 1 + pl_positions(m, operands[0], operands + 1);
  pl_gen_frame *frame = open_op(m, kind, operands, count, &elem, 1, 1, NULL);
  m->no_effects = true;
  begin_region(m, frame->op, 0, &elem, 1);
}

/* Ends the current region of the op with its terminator (of scf.parallel an scf.reduce) and a value for each of the op's results;
 * for scf.while, the first value is the counter plus one. */
static void emit_yield(pl_maker *m, const pl_op *op) {
  const pl_type *types[PL_GEN_MAX_LIST];
  pl_value *values[PL_GEN_MAX_LIST];
  uint32_t count = op->num_results;
  for (uint32_t i = 0; i < count; i++)
    types[i] = pl_result(op, i)->type;
  pl_want_all(m, types, count, values);
  if (pl_op_is(op, PL_OP_SCF_WHILE)) { /* the counter goes on */
    pl_value *pair[2] = {op->regions[1]->first->args[0], pl_index_constant(m, 1)};
    values[0] = pl_result(pl_gen_emit_op(m, PL_OP_ARITH_ADDI, pair, 2, &pair[0]->type, 1, NULL), 0);
  }
  if (pl_op_is(op, PL_OP_SCF_PARALLEL)) {
    pl_emit_reduce(m, values, count);
    return;
  }
  pl_op_kind kind = pl_op_is(op, PL_OP_MEMREF_ALLOCA_SCOPE)         ? PL_OP_MEMREF_ALLOCA_SCOPE_RETURN
                    : pl_op_is(op, PL_OP_MEMREF_GENERIC_ATOMIC_RMW) ? PL_OP_MEMREF_ATOMIC_YIELD
                    : pl_str_is(op->info->dialect, "affine")        ? PL_OP_AFFINE_YIELD
                                                                    : PL_OP_SCF_YIELD;
  (void)pl_gen_emit_op(m, kind, values, count, NULL, 0, NULL);
}

void pl_close_region(pl_maker *m) {
  assert(m->frames.len > 0 && pl_vec_last(&m->frames).kind == PL_GEN_FRAME_OP);
  pl_gen_frame frame = pl_vec_last(&m->frames);
  pl_op *op = frame.op;
  emit_yield(m, op);
  pl_leave_scope(m, frame.values);
  uint32_t next = frame.part + 1;
  if ((pl_op_is(op, PL_OP_SCF_IF) || pl_op_is(op, PL_OP_AFFINE_IF)) && frame.part == 1) next = 2; /* there was no else */
  if (next < op->num_regions) {
    pl_vec_last(&m->frames).part = next;
    begin_region(m, op, next, NULL, 0);
    return;
  }
  if (pl_op_is(op, PL_OP_MEMREF_GENERIC_ATOMIC_RMW)) m->no_effects = false;
  (void)pl_vec_pop(&m->frames);
  m->at = op->block;
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_own(m, pl_result(op, i));
}

void pl_gen_add_structured(pl_gen *gen) {
  pl_gen_set(gen, PL_OP_SCF_IF, make_if);
  pl_gen_set(gen, PL_OP_SCF_FOR, make_for);
  pl_gen_set(gen, PL_OP_SCF_WHILE, make_while);
  pl_gen_set(gen, PL_OP_SCF_EXECUTE_REGION, make_region);
  pl_gen_set(gen, PL_OP_MEMREF_ALLOCA_SCOPE, make_region);
  pl_gen_set(gen, PL_OP_SCF_INDEX_SWITCH, make_index_switch);
  pl_gen_set(gen, PL_OP_MEMREF_GENERIC_ATOMIC_RMW, make_generic_atomic);
}
