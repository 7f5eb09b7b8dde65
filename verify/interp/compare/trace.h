/* trace.h - the events of a comparison: enough to repeat it on a real machine.
 *
 * The run falls into segments; each ends at an event of the source: a call, the return, an abort. What the
 * source shows there is what the lowering has to show. Addresses are those of the run: buffers that come from outside and
 * those that the lowering allocated are at the same addresses. Lives in the arena of the comparison.
 */
#ifndef PL_VERIFY_INTERP_COMPARE_TRACE_H
#define PL_VERIFY_INTERP_COMPARE_TRACE_H

#include "verify/interp/machine/object.h"
#include "verify/interp/machine/scalar.h"

typedef enum pl_segment_end {
  PL_SEGMENT_INVALID,
  PL_SEGMENT_CALL,
  PL_SEGMENT_RETURN,
  PL_SEGMENT_ABORT,
  PL_SEGMENT_ENDLESS, /* the source runs for ever */
} pl_segment_end;

/* Where an object of the source lies in another run. */
typedef enum pl_trace_place {
  PL_PLACE_INVALID,
  PL_PLACE_FIXED,  /* at `base`: it comes from outside */
  PL_PLACE_GLOBAL, /* at the symbol */
  PL_PLACE_HEAP,   /* wherever the program put it */
  PL_PLACE_STACK,
} pl_trace_place;

enum { PL_OPEN_NAN = 3 };

/* An object of the source's memory at the end of a segment. Equal contents of two segments are one array. */
typedef struct pl_trace_object {
  uint32_t number; /* that pointers carry */
  pl_trace_place place;
  uint64_t base, size, align;
  pl_str symbol; /* GLOBAL */
  bool alive;
  const uint8_t *bytes;
  const uint8_t *open; /* by byte: PL_OPEN_NAN in a float that is NaN, whichever; else not 0 if the source leaves it open; NULL if
                          it leaves none open */
  pl_float_format elem; /* it holds numbers of this format from byte `first` on; INVALID if that is not known */
  uint64_t first;
} pl_trace_object;

/* A value that the source passes or returns. Of an unranked memref the leaves of the memref that it points to follow its own two.
 */
typedef struct pl_trace_value {
  const pl_type *type;
  const pl_scalar *leaves;
  uint32_t num_leaves;
} pl_trace_value;

typedef enum pl_callee_effect { PL_CALLEE_INVALID, PL_CALLEE_COPIES, PL_CALLEE_SETS, PL_CALLEE_FREES } pl_callee_effect;

/* A callee copied a piece of an object over another one of the same object, set its bytes, or freed it. */
typedef struct pl_trace_move {
  uint32_t number;
  pl_callee_effect kind;
  uint8_t byte;            /* SETS */
  uint64_t to, from, size; /* not of FREES; `from`: COPIES */
  uint64_t base;           /* of the lowering's object; 0: it has none */
} pl_trace_move;

typedef struct pl_trace_segment {
  pl_segment_end end;
  const pl_op *lowered_op;      /* where the lowering stopped */
  pl_str callee;                /* CALL */
  pl_str message;               /* ABORT: what the source prints, without a zero byte */
  const pl_trace_value *values; /* CALL, RETURN */
  uint32_t num_values;
  const pl_trace_object *objects; /* that the outside sees */
  uint32_t num_objects;
  uint32_t num_heap;          /* heap objects of the source that are alive, descriptors of unranked results among them */
  const pl_trace_move *moves; /* CALL: what the callee does, and the leaves that it returns to the lowering */
  const pl_scalar *results;
  uint32_t num_moves, num_results;
} pl_trace_segment;

typedef struct pl_trace {
  const pl_op *lowered; /* the function under test */
  const pl_str *events; /* functions that the source names: calls of these are seen from outside */
  uint32_t num_events;
  const pl_scalar *args; /* leaves of the lowering's parameters */
  uint32_t num_args;
  const pl_object *fixed; /* objects that come from outside: those of the inputs, then those that callees bring, of which those
                             of kind HEAP are descriptors that the caller has to free */
  uint32_t num_fixed;
  const pl_object *allocated; /* bases and sizes of the lowering's heap objects, in the order of their making */
  uint32_t num_allocated;
  const pl_trace_object *globals; /* the lowering's, at the start */
  uint32_t num_globals;
  uint32_t index_width;
  const pl_str *functions; /* whose addresses were taken; see pl_function_address */
  uint32_t num_functions;
  const pl_trace_segment *segments; /* the last one is where the two differ, or end */
  uint32_t num_segments;
  bool complete;  /* false: there was too much to record */
  bool inexact;   /* the source computes numbers whose last bits no document fixes */
  bool undefined; /* the lowering is undefined, poison or free to choose where they part, or before they agree: a machine need not
                     show that */
  bool chose;     /* the source is free to choose a value on the way: a machine that runs it may choose another one */
  bool hidden;    /* only other threads see it: a weaker ordering, a store of what was there */
} pl_trace;

#endif
