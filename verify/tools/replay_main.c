#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "verify/interp/machine/scalar.h"
#include "verify/tools/replay_parts.h"

enum { PAGE = 4096 };
static const uint64_t most_mapped = (uint64_t)256 << 20;

/* ---- Where buffers lie ---- */

typedef struct range {
  uint64_t from, to;
} range;
typedef PL_VEC(range) range_vec;

/* The order of two ranges by their start, for qsort: negative, 0 or positive. */
static int by_start(const void *a, const void *b) {
  const range *x = a, *y = b;
  return x->from < y->from ? -1 : x->from > y->from;
}

/* Appends to `out`, which is empty, the address ranges of the trace's buffers, those from outside and those that the lowering
 * allocates, sorted by start. */
static void buffers_of(const pl_trace *t, range_vec *out) {
  for (uint32_t i = 0; i < t->num_fixed; ++i)
    pl_vec_push(out, ((range){t->fixed[i].base, t->fixed[i].base + t->fixed[i].size}));
  for (uint32_t i = 0; i < t->num_allocated; ++i)
    pl_vec_push(out, ((range){t->allocated[i].base, t->allocated[i].base + t->allocated[i].size}));
  if (out->len) qsort(out->data, out->len, sizeof *out->data, by_start);
}

/* Appends to `out`, which is empty, the ranges of whole pages around the buffers, which are sorted, with guard pages, those
 * that touch merged; returns their total size. */
static uint64_t pages_of(const range_vec *buffers, range_vec *out) {
  uint64_t total = 0;
  for (size_t i = 0; i < buffers->len; ++i) {
    uint64_t from = buffers->data[i].from / PAGE * PAGE, to = (buffers->data[i].to / PAGE + 2) * PAGE;
    if (from > PAGE) from -= PAGE;
    if (out->len && pl_vec_last(out).to >= from) {
      if (pl_vec_last(out).to < to) pl_vec_last(out).to = to;
    } else {
      pl_vec_push(out, ((range){from, to}));
    }
  }
  for (size_t i = 0; i < out->len; ++i)
    total += out->data[i].to - out->data[i].from;
  return total;
}

/* Writes a call of the runtime's function @replay.CALLEE with the i64 constants a and b. */
static void put_range_call(pl_replay *r, const char *callee, uint64_t a, uint64_t b) {
  pl_ssa x = pl_emit_i64(&r->e, a), y = pl_emit_i64(&r->e, b);
  pl_sink_printf(&r->e.code, "    llvm.call @replay.%s(%%v%u, %%v%u) : (i64, i64) -> ()\n", callee, x, y);
}

/* Writes the function replay.check_outside, which checks that the bytes of the pages that belong to no buffer are unchanged. */
static void put_check_outside(pl_replay *r, const range_vec *buffers, const range_vec *pages) {
  size_t next = 0;
  pl_sink_puts(&r->e.code, "  llvm.func @replay.check_outside() {\n");
  for (size_t i = 0; i < pages->len; ++i) {
    uint64_t at = pages->data[i].from;
    for (; next < buffers->len && buffers->data[next].from < pages->data[i].to; ++next) {
      if (buffers->data[next].from > at) put_range_call(r, "check_gap", at, buffers->data[next].from);
      if (buffers->data[next].to > at) at = buffers->data[next].to;
    }
    if (at < pages->data[i].to) put_range_call(r, "check_gap", at, pages->data[i].to);
  }
  pl_sink_puts(&r->e.code, "    llvm.return\n  }\n");
}

/* ---- Before the call ---- */

/* Writes a call that enters a buffer with its base and size into the runtime's table at index `i`, as alive or not. */
static void put_entry(pl_replay *r, uint64_t i, const pl_object *o, bool alive) {
  pl_ssa index = pl_emit_i64(&r->e, i), base = pl_emit_i64(&r->e, o->base), size = pl_emit_i64(&r->e, o->size),
         state = r->e.next++;
  pl_sink_printf(&r->e.code,
                 "    %%v%u = llvm.mlir.constant(%d : i8) : i8\n"
                 "    llvm.call @replay.enter(%%v%u, %%v%u, %%v%u, %%v%u) : (i64, i64, i64, i8) -> ()\n",
                 state, alive, index, base, size, state);
}

/* Writes a memcpy of these `size` bytes, as constant data, to the pointer `to`. */
static void put_copy(pl_replay *r, pl_ssa to, const uint8_t *bytes, uint64_t size) {
  pl_ssa from = pl_emit_image(&r->e, bytes, size), count = pl_emit_i64(&r->e, size);
  pl_sink_printf(&r->e.code,
                 "    \"llvm.intr.memcpy\"(%%v%u, %%v%u, %%v%u) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n", to,
                 from, count);
}

/* Writes code that maps the pages, enters all buffers into the runtime's table and fills those that come from outside. */
static void put_buffers(pl_replay *r, const range_vec *pages) {
  const pl_trace *t = r->trace;
  for (size_t i = 0; i < pages->len; ++i)
    put_range_call(r, "map", pages->data[i].from, pages->data[i].to - pages->data[i].from);
  for (uint32_t i = 0; i < t->num_fixed; ++i) {
    put_entry(r, i, &t->fixed[i], true);
    if (t->fixed[i].size == 0) continue;
    pl_ssa base = pl_emit_i64(&r->e, t->fixed[i].base);
    put_copy(r, pl_emit_pointer(&r->e, base), t->fixed[i].bytes, t->fixed[i].size);
  }
  for (uint32_t i = 0; i < t->num_allocated; ++i)
    put_entry(r, (uint64_t)t->num_fixed + i, &t->allocated[i], false);
}

/* Writes code that fills those globals among r->symbols that the lowering only declares or that are not constant with their
 * contents in the trace. */
static void put_globals(pl_replay *r) {
  for (uint32_t i = 0; i < r->trace->num_globals; ++i) {
    const pl_trace_object *g = &r->trace->globals[i];
    for (size_t k = 0; k < r->symbols.len; ++k) {
      const pl_op *op = r->symbols.data[k];
      bool external = pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL) && !pl_op_attr(op, PL_NAME_VALUE) && !op->regions[0]->first;
      bool variable = pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL) && !pl_op_attr(op, PL_NAME_CONSTANT);
      if ((!external && !variable) || g->size == 0 || !pl_str_eq(pl_symbol_name(op), g->symbol)) continue;
      pl_ssa at = r->e.next++;
      pl_sink_printf(&r->e.code, "    %%v%u = llvm.mlir.addressof ", at);
      pl_emit_symbol(&r->e.code, g->symbol);
      pl_sink_puts(&r->e.code, " : !llvm.ptr\n");
      put_copy(r, at, g->bytes, g->size);
    }
  }
}

/* ---- The call and what comes after it ---- */

/* Writes the call of the lowering with the trace's arguments; returns its result (0 if it is void). */
static pl_ssa put_call(pl_replay *r, const pl_type *type) {
  const pl_scalar *leaves = r->trace->args;
  uint32_t count = r->trace->num_args, n = type->func.num_inputs;
  pl_ssa *args = PL_NEW_ARRAY(r->e.arena, pl_ssa, (size_t)n + 1), result = 0;
  const pl_type *returned = type->func.results[0];
  for (uint32_t i = 0; i < n; ++i)
    args[i] = pl_emit_value(&r->e, type->func.inputs[i], &leaves, &count);
  pl_sink_puts(&r->e.code, "    ");
  if (returned->kind != PL_TYPE_LLVM_VOID) pl_sink_printf(&r->e.code, "%%v%u = ", result = r->e.next++);
  pl_sink_puts(&r->e.code, "llvm.call @replay.lowering(");
  for (uint32_t i = 0; i < n; ++i)
    pl_sink_printf(&r->e.code, "%s%%v%u", i ? ", " : "", args[i]);
  pl_sink_puts(&r->e.code, ") : (");
  for (uint32_t i = 0; i < n; ++i) {
    pl_sink_puts(&r->e.code, i ? ", " : "");
    pl_type_print(type->func.inputs[i], &r->e.code);
  }
  pl_sink_puts(&r->e.code, ") -> ");
  if (returned->kind == PL_TYPE_LLVM_VOID)
    pl_sink_puts(&r->e.code, "()");
  else
    pl_type_print(returned, &r->e.code);
  pl_sink_putc(&r->e.code, '\n');
  return result;
}

/* Writes the comparison of the lowering's result, of that type, and of memory at the return with what the source has in its last
 * segment, and the end of the program in agreement. */
static void put_results(pl_replay *r, const pl_type *type, pl_ssa result) {
  const pl_trace_segment *segment = &r->trace->segments[r->trace->num_segments - 1];
  pl_part_vec parts = {0};
  char noun[32];
  r->e.segment = segment;
  if (type->kind != PL_TYPE_LLVM_VOID) pl_emit_parts(&r->e, type, result, &parts);
  const pl_part *at = parts.data;
  uint32_t count = (uint32_t)parts.len;
  for (uint32_t i = 0; i < segment->num_values; ++i) {
    snprintf(noun, sizeof noun, "result %u", i);
    pl_emit_check(&r->e, &segment->values[i], noun, &at, &count);
  }
  pl_emit_memory(&r->e, "at the return");
  pl_sink_puts(&r->e.code, "    llvm.call @replay.agree() : () -> ()\n    llvm.br ^end\n");
  pl_vec_free(&parts);
}

/* Writes the branch after the call of the lowering: to ^meant if the source returns at this point, otherwise to the report that
 * the lowering returns where the source does something else. The code that follows is that of ^meant. */
static void put_return_segment(pl_replay *r) {
  uint32_t last = r->trace->num_segments - 1;
  pl_ssa at = r->e.next;
  r->e.next += 3;
  pl_sink_printf(&r->e.code,
                 "    %%v%u = llvm.call @replay.arrive() : () -> i32\n"
                 "    %%v%u = llvm.mlir.constant(%u : i32) : i32\n"
                 "    %%v%u = llvm.icmp \"eq\" %%v%u, %%v%u : i32\n",
                 at, at + 1, r->trace->segments[last].end == PL_SEGMENT_RETURN ? last : UINT32_C(0x7fffffff), at + 2, at, at + 1);
  pl_sink_printf(&r->e.code, "    llvm.cond_br %%v%u, ^meant, ^early\n  ^early:\n", at + 2);
  pl_ssa text = pl_emit_text(&r->e, "returns");
  pl_sink_printf(&r->e.code, "    llvm.call @replay.part(%%v%u) : (!llvm.ptr) -> ()\n    llvm.br ^end\n  ^meant:\n", text);
}

/* Writes @main: maps and fills the buffers, fills globals, calls the lowering, checks that the source returns there, too, and
 * compares what it returns and memory. @main returns 1: where all agrees, the program has ended before with 0. */
static void put_main(pl_replay *r, const range_vec *pages) {
  const pl_type *type = pl_func_type(r->func);
  pl_sink_puts(&r->e.code, "  llvm.func @main() -> i32 {\n"
                           "    llvm.call @replay.watch() : () -> ()\n    llvm.call @replay.map_space() : () -> ()\n");
  put_buffers(r, pages);
  put_globals(r);
  pl_ssa result = put_call(r, type);
  put_return_segment(r);
  if (r->trace->segments[r->trace->num_segments - 1].end == PL_SEGMENT_RETURN)
    put_results(r, type->func.results[0], result);
  else
    pl_sink_puts(&r->e.code, "    llvm.br ^end\n");
  pl_sink_printf(&r->e.code, "  ^end:\n    %%v%u = llvm.mlir.constant(1 : i32) : i32\n    llvm.return %%v%u : i32\n  }\n",
                 r->e.next, r->e.next);
  r->e.next++;
}

/* ---- What the runtime asks for ---- */

/* Writes the function replay.source_does, which gives the text of what the source does at the end of a segment; for other
 * numbers, "does nothing more". */
static void put_source_does(pl_replay *r) {
  pl_sink *out = &r->e.code;
  pl_sink_puts(out,
               "  llvm.func @replay.source_does(%segment: i32) -> !llvm.ptr {\n    llvm.switch %segment : i32, ^nothing [\n");
  for (uint32_t i = 0; i < r->trace->num_segments; ++i)
    pl_sink_printf(out, "      %u: ^segment%u%s\n", i, i, i + 1 < r->trace->num_segments ? "," : "");
  pl_sink_puts(out, "    ]\n");
  for (uint32_t i = 0; i <= r->trace->num_segments; ++i) {
    const pl_trace_segment *segment = i < r->trace->num_segments ? &r->trace->segments[i] : NULL;
    if (segment)
      pl_sink_printf(out, "  ^segment%u:\n", i);
    else
      pl_sink_puts(out, "  ^nothing:\n");
    int length = segment && segment->callee.len < 60 ? (int)segment->callee.len : 60;
    pl_ssa text = 0;
    switch (segment ? segment->end : PL_SEGMENT_INVALID) {
    case PL_SEGMENT_CALL: text = pl_emit_text(&r->e, "calls @%.*s", length, segment->callee.data); break;
    case PL_SEGMENT_RETURN: text = pl_emit_text(&r->e, "returns"); break;
    case PL_SEGMENT_ABORT: text = pl_emit_text(&r->e, "aborts"); break;
    case PL_SEGMENT_ENDLESS: text = pl_emit_text(&r->e, "runs for ever"); break;
    case PL_SEGMENT_INVALID: text = pl_emit_text(&r->e, "does nothing more"); break;
    }
    pl_sink_printf(out, "    llvm.return %%v%u : !llvm.ptr\n", text);
  }
  pl_sink_puts(out, "  }\n");
}

/* Writes the function replay.source_says, which gives the message that the source's failed assertion prints in the last segment,
 * or null if it prints none. */
static void put_source_says(pl_replay *r) {
  const pl_str message = r->trace->segments[r->trace->num_segments - 1].message;
  uint8_t *bytes = pl_arena_alloc(r->e.arena, message.len + 1);
  if (message.len) memcpy(bytes, message.data, message.len);
  bytes[message.len] = 0;
  pl_sink_puts(&r->e.code, "  llvm.func @replay.source_says() -> !llvm.ptr {\n");
  pl_ssa text = pl_emit_image(&r->e, message.data ? bytes : NULL, message.len + 1);
  pl_sink_printf(&r->e.code, "    llvm.return %%v%u : !llvm.ptr\n  }\n", text);
}

/* Writes the function replay.NAME, which ends the run in agreement if the source ends in the way `end` in the segment that the
 * lowering has reached, and otherwise returns. Of an aborted program what it has printed and freed is checked first. */
static void put_if_ends(pl_replay *r, const char *name, pl_segment_end end) {
  uint32_t last = r->trace->num_segments - 1;
  r->e.segment = &r->trace->segments[last];
  pl_sink_printf(&r->e.code, "  llvm.func @replay.%s() {\n", name);
  if (r->e.segment->end == end) {
    pl_sink_printf(&r->e.code,
                   "    %%at = llvm.mlir.addressof @replay.segment : !llvm.ptr\n"
                   "    %%segment = llvm.load %%at : !llvm.ptr -> i32\n"
                   "    %%last = llvm.mlir.constant(%u : i32) : i32\n"
                   "    %%here = llvm.icmp \"eq\" %%segment, %%last : i32\n"
                   "    llvm.cond_br %%here, ^same, ^end\n"
                   "  ^same:\n",
                   last);
    if (end == PL_SEGMENT_ABORT) pl_sink_puts(&r->e.code, "    llvm.call @replay.check_printed() : () -> ()\n");
    if (end == PL_SEGMENT_ABORT) pl_emit_kept(&r->e, "where the program ends");
    pl_sink_puts(&r->e.code, "    llvm.call @replay.agree() : () -> ()\n    llvm.br ^end\n  ^end:\n");
  }
  pl_sink_puts(&r->e.code, "    llvm.return\n  }\n");
}

/* Writes the globals of the runtime that depend on the trace: the table of buffers, filled with zeros (their states, bases and
 * sizes), and how many entries of each sort it has. */
static void put_tables(pl_replay *r) {
  uint32_t known = r->trace->num_fixed + r->trace->num_allocated, most = known + PL_REPLAY_FURTHER_BUFFERS;
  static const struct { const char *name, *elem; } tables[] = {{"states", "i8"}, {"bases", "i64"}, {"sizes", "i64"}};
  const struct {
    const char *name;
    uint32_t value;
  } numbers[] = {{"fixed", r->trace->num_fixed}, {"planned", r->trace->num_allocated}, {"last", known}, {"most", most}};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; ++i)
    pl_sink_printf(&r->e.data,
                   "  llvm.mlir.global internal @replay.%s() {alignment = 8 : i64} : !llvm.array<%u x %s> {\n"
                   "    %%0 = llvm.mlir.zero : !llvm.array<%u x %s>\n    llvm.return %%0 : !llvm.array<%u x %s>\n  }\n",
                   tables[i].name, most, tables[i].elem, most, tables[i].elem, most, tables[i].elem);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; ++i)
    pl_sink_printf(&r->e.data, "  llvm.mlir.global internal @replay.%s(%u : i64) : i64\n", numbers[i].name, numbers[i].value);
}

bool pl_replay_put_main(pl_replay *r) {
  assert(r->trace->complete && r->trace->num_segments > 0);
  range_vec buffers = {0}, pages = {0};
  buffers_of(r->trace, &buffers);
  bool fits = pages_of(&buffers, &pages) <= most_mapped;
  if (fits) {
    put_main(r, &pages);
    put_check_outside(r, &buffers, &pages);
    put_source_does(r);
    put_source_says(r);
    put_if_ends(r, "if_aborts", PL_SEGMENT_ABORT);
    put_if_ends(r, "if_endless", PL_SEGMENT_ENDLESS);
    put_tables(r);
  }
  pl_vec_free(&buffers);
  pl_vec_free(&pages);
  return fits || pl_replay_fail(r, "its buffers lie too far apart");
}
