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

/* "@name", quoted where it has to be. */
void pl_emit_symbol(pl_sink *out, pl_str name);
/* The address of a text that is a global. */
pl_ssa pl_emit_text(pl_emitter *e, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The address of bytes that are a global; of no bytes the null pointer. */
pl_ssa pl_emit_image(pl_emitter *e, const uint8_t *bytes, uint64_t size);
/* Writes an `i64` constant; returns its number. */
pl_ssa pl_emit_i64(pl_emitter *e, uint64_t value);
/* Writes `llvm.inttoptr` of an i64; returns the number of the pointer. */
pl_ssa pl_emit_pointer(pl_emitter *e, pl_ssa address);
/* The address of a function of the trace by its number there, or of one from outside, which is a stand-in of the text. */
bool pl_emit_function(pl_emitter *e, const pl_scalar *pointer, pl_ssa *address);
/* A value of a type of the LLVM dialect; its leaves are consumed. */
pl_ssa pl_emit_value(pl_emitter *e, const pl_type *type, const pl_scalar **leaves, uint32_t *count);
/* Takes a value apart. */
void pl_emit_parts(pl_emitter *e, const pl_type *type, pl_ssa value, pl_part_vec *out);

/* replay_check.c */

/* Whether the text knows where the object lies. */
bool pl_emit_knows(const pl_emitter *e, const pl_trace_object *object);
/* The first byte of such an object, as i64. */
pl_ssa pl_emit_object(pl_emitter *e, const pl_trace_object *object);
/* Compares a value that the source passes with parts of the lowering's, which are consumed. `noun`: "result 0". */
void pl_emit_check(pl_emitter *e, const pl_trace_value *value, const char *noun, const pl_part **parts, uint32_t *count);
/* Compares what the outside sees of memory at the end of the segment, which `when` names: "at the return". */
void pl_emit_memory(pl_emitter *e, const char *when);
/* Compares only that the lowering has freed no buffer from outside which the source keeps. */
void pl_emit_kept(pl_emitter *e, const char *when);

#endif
