/* record.h - records what a comparison sees, as a pl_trace.
 *
 * A recorder that was not started records nothing; each function may be called then.
 */
#ifndef PL_VERIFY_INTERP_COMPARE_RECORD_H
#define PL_VERIFY_INTERP_COMPARE_RECORD_H

#include "verify/interp/compare/trace.h"
#include "verify/interp/machine/machine.h"

typedef struct pl_kept_bytes { /* the last contents of an object that were recorded */
  uint32_t number;
  pl_trace_object object;
} pl_kept_bytes;

typedef struct pl_float_elems { /* the elements of an object are floats */
  uint32_t number;
  uint64_t first;
  const pl_layout *elem;
} pl_float_elems;

typedef struct pl_recorder {
  pl_arena *out; /* NULL: not started */
  pl_run *run;
  pl_trace *trace;
  const pl_machine *source, *lowered;
  PL_VEC(pl_trace_segment) segments;
  PL_VEC(pl_object) fixed;
  PL_VEC(uint32_t) adopted; /* the source's numbers of objects that callees brought */
  PL_VEC(pl_trace_move) moves;
  PL_VEC(uint32_t) seen; /* the source's new objects that the outside got a pointer to */
  PL_VEC(pl_kept_bytes) kept;
  PL_VEC(pl_float_elems) floats;
  uint64_t bytes;
} pl_recorder;

/* Starts a trace, in `out`. The machines are at the entry of their functions, with the objects of the inputs and the globals;
 * `args` are the scalars of the lowering's parameters. */
void pl_record_start(pl_recorder *r, pl_arena *out, pl_run *run, const pl_machine *source, const pl_machine *lowered,
                     const pl_op *source_func, const pl_op *lowered_func, const pl_scalar *args, uint32_t num_args);
/* Adds the segment of the run up to where both machines have stopped to the trace, with the objects that are visible there and
 * the values that are passed or returned; if there are too many segments, the trace becomes incomplete. Does nothing if
 * recording was not started or the trace is incomplete. */
void pl_record_segment(pl_recorder *r);
/* Records that the callee copies `size` bytes within the source's object `number`, from offset `from` to offset `to`. */
void pl_record_move(pl_recorder *r, uint32_t number, uint64_t to, uint64_t from, uint64_t size);
/* Records that the callee sets the byte at offset `at` of the source's object `number`. */
void pl_record_set(pl_recorder *r, uint32_t number, uint64_t at, uint8_t byte);
/* Records that the callee frees the source's object `number`. */
void pl_record_freed(pl_recorder *r, uint32_t number);
/* Records that the callee has made the source's object of that number, and copies `object`, its address and first contents. */
void pl_record_adopted(pl_recorder *r, uint32_t number, const pl_object *object);
/* Records that the object, which a callee has made, is the descriptor of an unranked result, which the caller has to free. */
void pl_record_released(pl_recorder *r, uint32_t number);
/* Records, in the last segment, if there is one, the results that the callee returns to the lowering; the scalars are copied.
 * */
void pl_record_results(pl_recorder *r, const pl_scalar *results, uint32_t count);
/* Completes the trace and frees what the recorder needed. NULL if recording was not started. */
pl_trace *pl_record_end(pl_recorder *r);

/* A copy of the scalars with bits of their own, in `arena`. */
pl_scalar *pl_copy_scalars(pl_arena *arena, const pl_scalar *scalars, uint32_t count);
/* A copy of the inputs with bits and objects of its own, in `arena`. */
const pl_inputs *pl_copy_inputs(pl_arena *arena, const pl_inputs *inputs);

#endif
