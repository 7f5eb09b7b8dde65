/* replay_emit.h - pieces of LLVM dialect text for replays: constants, values built of leaves, values taken apart and compared. */
#ifndef PL_VERIFY_TOOLS_REPLAY_EMIT_H
#define PL_VERIFY_TOOLS_REPLAY_EMIT_H

#include "verify/interp/compare/trace.h"
#include "verify/interp/machine/layout.h"

/* An SSA value of the text: %vN. */
typedef uint32_t pl_ssa;

typedef struct pl_part { /* a scalar of a value of the lowering */
  pl_ssa value;
  const pl_type *type;
} pl_part;
typedef PL_VEC(pl_part) pl_part_vec;

typedef struct pl_image { /* bytes that are a global of the text */
  const uint8_t *bytes;
  uint32_t number;
} pl_image;

typedef struct pl_emitter {
  pl_sink data; /* globals of the text */
  pl_sink code; /* its functions */
  pl_arena *arena;
  pl_layouts layouts;
  const pl_trace *trace;
  const pl_trace_segment *segment; /* whose values are compared */
  bool bare;                       /* memrefs are bare pointers */
  uint32_t next;                   /* SSA value */
  uint32_t num_texts;
  uint64_t outside; /* bit k: the k-th function from outside is named */
  uint64_t bytes;   /* of all images */
  PL_VEC(pl_image) images;
  PL_VEC(uint32_t) bound; /* new objects of the source of which the text knows where the lowering put them */
  bool fits;              /* nothing was met that can't be written */
} pl_emitter;

/* Writes the symbol "@name", always quoted. */
void pl_emit_symbol(pl_sink *out, pl_str name);
/* Writes a formatted text, of which it takes up to 511 bytes, as a global; returns its address. */
pl_ssa pl_emit_text(pl_emitter *e, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Writes bytes as a global, but once only if the same array is given again; returns their address, null for no bytes. */
pl_ssa pl_emit_image(pl_emitter *e, const uint8_t *bytes, uint64_t size);
/* Writes an `i64` constant; returns the result. */
pl_ssa pl_emit_i64(pl_emitter *e, uint64_t value);
/* Writes `llvm.inttoptr` of an i64; returns the pointer. */
pl_ssa pl_emit_pointer(pl_emitter *e, pl_ssa address);
/* Writes the address of the function that a pointer of the trace is to, as i64 in *address: one of the module's, or the stand-in
 * for one from outside, which is noted as needed in e->outside. False if the pointer is no function's. */
bool pl_emit_function(pl_emitter *e, const pl_scalar *pointer, pl_ssa *address);
/* Writes a value of a type of the LLVM dialect, made of the next of the `*count` scalars at *leaves, which are consumed;
 * returns it. e->fits becomes false if they are too few or the type is too deep. */
pl_ssa pl_emit_value(pl_emitter *e, const pl_type *type, const pl_scalar **leaves, uint32_t *count);
/* Writes the extraction of all scalars of a value and appends them to `out`. e->fits becomes false if the type is too deep. */
void pl_emit_parts(pl_emitter *e, const pl_type *type, pl_ssa value, pl_part_vec *out);

/* replay_check.c */

/* Whether the program knows where the lowering has the object: an object that existed at the start, or a new one that was
 * bound to a place. */
bool pl_emit_knows(const pl_emitter *e, const pl_trace_object *object);
/* Writes the address of the first byte of an object for which pl_emit_knows is true, as i64; returns it. */
pl_ssa pl_emit_object(pl_emitter *e, const pl_trace_object *object);
/* Writes the comparison of a value that the source passes or returns with the next of the lowering's `*count` parts at *parts,
 * which are consumed; e->fits becomes false if they are too few. `noun` names the value in messages: "result 0". */
void pl_emit_check(pl_emitter *e, const pl_trace_value *value, const char *noun, const pl_part **parts, uint32_t *count);
/* Writes the comparison with the source's of each object of the segment for which pl_emit_knows is true, and the check that
 * nothing was written outside of buffers, at a return also those for what has to be freed. `when` names the point in messages:
 * "at the return". */
void pl_emit_memory(pl_emitter *e, const char *when);
/* Writes checks that each buffer from outside that the source has not freed is still alive. `when` names the point in
 * messages. */
void pl_emit_kept(pl_emitter *e, const char *when);

#endif
