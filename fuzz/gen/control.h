/* control.h - regions, arms, loops and branches that are open. Private to fuzz/gen. */
#ifndef PL_FUZZ_GEN_CONTROL_H
#define PL_FUZZ_GEN_CONTROL_H

#include "fuzz/gen/maker.h"

/* Ends the body of an scf.parallel, the current block, with an scf.reduce of the values; the reduction of each returns one of its
 * two arguments. */
void pl_emit_reduce(pl_maker *m, pl_value *const *values, uint32_t count);
/* Opens a frame of the kind and returns it; pl_may_open must hold. The pointer is valid until the next frame is opened. */
pl_gen_frame *pl_open_frame(pl_maker *m, pl_gen_frame_kind kind);
/* Ends the innermost open arm, loop body, block of a cycle or region, with a terminator unless it has one (m->ended, which is
 * reset), and goes on in the next one or after them. One has to be open. */
void pl_close_arm(pl_maker *m);
/* Ends the current region of the innermost frame's op, which must be of kind OP, with its terminator, and begins the op's next
 * region; after the last one closes the frame and goes on after the op, whose results become available. */
void pl_close_region(pl_maker *m);
/* Whether the current region may have several blocks: true if it belongs to a function or an scf.execute_region. */
bool pl_may_branch(const pl_maker *m);
/* Whether one more region or loop may be opened: fewer than PL_GEN_MAX_FRAMES frames are open. */
bool pl_may_open(const pl_maker *m);
/* Whether an op that is lowered to several blocks may be made here: not with source_only inside of a memref.alloca_scope, as that
 * op can be lowered only with one block. */
bool pl_may_hold_blocks(const pl_maker *m);
/* Writes 0 to `most` random types to `types`, for what a loop carries or an op with regions gives; returns how many. */
uint32_t pl_draw_carried(pl_maker *m, const pl_type **types, uint32_t most);
/* Takes all but the first `values` values out of scope. */
void pl_leave_scope(pl_maker *m, size_t values);
/* Ends the current block with a branch to `to` that passes the values, one for each argument of `to`, and returns the branch. */
pl_op *pl_gen_emit_br(pl_maker *m, pl_block *to, pl_value *const *values, uint32_t count);
/* Ends the current block with a conditional branch and returns it. The numbers of values have to be those of the blocks'
 * arguments. */
pl_op *pl_gen_emit_cond_br(pl_maker *m, pl_value *condition, pl_block *yes, pl_value *const *yes_values, uint32_t num_yes,
                           pl_block *no, pl_value *const *no_values, uint32_t num_no);
/* Appends a block with arguments of these types to the current region and returns it; the arguments are not yet in scope, and ops
 * are still appended to the block before. */
pl_block *pl_new_block(pl_maker *m, const pl_type *const *types, uint32_t count);
/* Writes a value of each of the types, in scope or new, to `out`. */
void pl_want_all(pl_maker *m, const pl_type *const *types, uint32_t count, pl_value **out);
/* The region of the current block. */
pl_region *pl_here(const pl_maker *m);

#endif
