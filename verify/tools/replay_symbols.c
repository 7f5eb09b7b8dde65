#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "core/text/print/print.h"
#include "verify/tools/lowering.h"
#include "verify/tools/replay_parts.h"

/* ---- What the function needs ---- */

/* Whether the name is among the `count` names. */
static bool is_named(const pl_str *names, uint32_t count, pl_str name) {
  for (uint32_t i = 0; i < count; ++i)
    if (pl_str_eq(names[i], name)) return true;
  return false;
}

/* Whether the op is a callee whose calls are events of the trace: the program has a function of its own in its place. */
static bool is_event(const pl_replay *r, const pl_op *op) {
  return pl_op_is(op, PL_OP_LLVM_FUNC) && is_named(r->trace->events, r->trace->num_events, pl_symbol_name(op));
}

/* Adds the symbol of that name to r->symbols, unless the module has none, it is there already, or there are
 * PL_REPLAY_MOST_SYMBOLS. */
static void need(pl_replay *r, pl_str name) {
  const pl_op *op = pl_symbol_lookup(r->table, name);
  for (size_t i = 0; i < r->symbols.len && op; ++i)
    if (r->symbols.data[i] == op) return;
  if (op && r->symbols.len < PL_REPLAY_MOST_SYMBOLS) pl_vec_push(&r->symbols, op);
}

/* Adds the symbols that an attribute refers to, directly or as elements of an array, to r->symbols (need); of a nested reference
 * the outermost symbol. */
static void need_of_attr(pl_replay *r, const pl_attr *attr) {
  if (attr->kind == PL_ATTR_SYMBOL && attr->symbol.count > 0) need(r, attr->symbol.path[0]);
  for (uint32_t i = 0; attr->kind == PL_ATTR_ARRAY && i < attr->array.count; ++i)
    if (attr->array.elems[i]->kind == PL_ATTR_SYMBOL) need(r, attr->array.elems[i]->symbol.path[0]);
}

/* Adds the symbols that attributes of the op and of all ops in it refer to, directly or in an array, to those that are needed;
 * stops and returns false, with the reason in r->why, at an op that is not of the LLVM dialect. */
static bool need_of_body(pl_replay *r, const pl_op *root) {
  for (pl_op *op = (pl_op *)(uintptr_t)root; op; op = pl_next_op_below((pl_op *)(uintptr_t)root, op)) {
    if (op->info->name.len < 5 || memcmp(op->info->name.data, "llvm.", 5) != 0)
      return pl_replay_fail(r, "the lowering is not all of the LLVM dialect");
    for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; ++i)
      need_of_attr(r, op->attrs->dict.entries[i].value);
  }
  return true;
}

bool pl_replay_find_symbols(pl_replay *r) {
  assert(r->func && r->table && r->trace->num_segments > 0 && r->symbols.len == 0);
  if (!need_of_body(r, r->func)) return false;
  for (uint32_t i = 0; i < r->trace->num_functions; ++i)
    need(r, r->trace->functions[i]);
  for (uint32_t i = 0; i < r->trace->num_globals; ++i)
    for (uint32_t k = 0; k < r->trace->segments[r->trace->num_segments - 1].num_objects; ++k)
      if (pl_str_eq(r->trace->segments[r->trace->num_segments - 1].objects[k].symbol, r->trace->globals[i].symbol))
        need(r, r->trace->globals[i].symbol);
  for (size_t i = 0; i < r->symbols.len; ++i) {
    const pl_op *op = r->symbols.data[i];
    pl_str name = pl_symbol_name(op);
    if (name.len >= 7 && memcmp(name.data, "replay.", 7) == 0)
      return pl_replay_fail(r, "a symbol of the lowering begins with `replay.`");
    if (!is_event(r, op) && op != r->func && !need_of_body(r, op)) return false;
  }
  return r->symbols.len < PL_REPLAY_MOST_SYMBOLS || pl_replay_fail(r, "the function needs too many symbols");
}

/* ---- Functions in whose place the text has its own ---- */

/* Writes the list "(%vN: type, ...)" of `count` parameters of these types, the values numbered from `first` on. */
static void put_parameters(pl_replay *r, pl_type_list types, uint32_t count, pl_ssa first) {
  pl_sink_putc(&r->e.code, '(');
  for (uint32_t i = 0; i < count; ++i) {
    pl_sink_printf(&r->e.code, "%s%%v%u: ", i ? ", " : "", first + i);
    pl_type_print(types[i], &r->e.code);
  }
  pl_sink_putc(&r->e.code, ')');
}

/* Writes " -> type", or nothing for NULL or void. */
static void put_result_type(pl_replay *r, const pl_type *result) {
  if (!result || result->kind == PL_TYPE_LLVM_VOID) return;
  pl_sink_puts(&r->e.code, " -> ");
  pl_type_print(result, &r->e.code);
}

/* Writes the zero extension of an integer parameter to i64; returns the result, or the value itself if it is no narrower
 * integer. */
static pl_ssa widened(pl_replay *r, const pl_type *type, pl_ssa value) {
  if (!pl_type_is_signless(type) || type->integer.width >= 64) return value;
  pl_sink_printf(&r->e.code, "    %%v%u = llvm.zext %%v%u : i%u to i64\n", r->e.next, value, type->integer.width);
  return r->e.next++;
}

/* Functions of the C library and of MLIR's own that a lowering calls without being asked to by the source. */
typedef enum runtime_kind { NOT_RUNTIME, ALLOC, ZEROED, ALIGNED, REALLOC, FREE, COPY_MEMREF, PUTS } runtime_kind;
typedef struct runtime_row {
  const char *name;
  uint32_t num_params;
  runtime_kind kind;
} runtime_row;
static const runtime_row runtime[] = {
    {"malloc", 1, ALLOC},
    {"_mlir_memref_to_llvm_alloc", 1, ALLOC},
    {"calloc", 2, ZEROED},
    {"aligned_alloc", 2, ALIGNED},
    {"_mlir_memref_to_llvm_aligned_alloc", 2, ALIGNED},
    {"realloc", 2, REALLOC},
    {"free", 1, FREE},
    {"_mlir_memref_to_llvm_free", 1, FREE},
    {"memrefCopy", 3, COPY_MEMREF},
    {"puts", 1, PUTS},
};

/* Which kind of function of the C library or of MLIR's runtime the op declares, by name and number of parameters; NOT_RUNTIME
 * for others. */
static runtime_kind runtime_of(const pl_op *op) {
  if (!pl_op_is(op, PL_OP_LLVM_FUNC) || !pl_func_is_declaration(op)) return NOT_RUNTIME;
  const pl_type *type = pl_func_type(op);
  for (size_t i = 0; i < sizeof runtime / sizeof *runtime; ++i)
    if (pl_str_is(pl_symbol_name(op), runtime[i].name) && type->func.num_inputs == runtime[i].num_params) return runtime[i].kind;
  return NOT_RUNTIME;
}

/* Writes the body of a runtime function, which calls the program's own runtime, and ends the function; `v`: its parameters as
 * i64 or pointers. */
static void put_runtime_body(pl_replay *r, runtime_kind kind, const pl_ssa *v) {
  pl_sink *out = &r->e.code;
  const char *allocate = "    %%v%u = llvm.call @replay.allocate(%%v%u, %%v%u) : (i64, i64) -> !llvm.ptr\n";
  pl_ssa zero = pl_emit_i64(&r->e, 0), made = r->e.next++, size = r->e.next++, byte = r->e.next++;
  switch (kind) {
  case ALLOC: pl_sink_printf(out, allocate, made, v[0], zero); break;
  case ALIGNED: pl_sink_printf(out, allocate, made, v[1], v[0]); break;
  case ZEROED:
    pl_sink_printf(out, "    %%v%u = llvm.mul %%v%u, %%v%u : i64\n", size, v[0], v[1]);
    pl_sink_printf(out, allocate, made, size, zero);
    pl_sink_printf(out,
                   "    %%v%u = llvm.mlir.constant(0 : i8) : i8\n"
                   "    \"llvm.intr.memset\"(%%v%u, %%v%u, %%v%u) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()\n",
                   byte, made, byte, size);
    break;
  case REALLOC:
    pl_sink_printf(out, "    %%v%u = llvm.call @replay.reallocate(%%v%u, %%v%u) : (!llvm.ptr, i64) -> !llvm.ptr\n", made, v[0],
                   v[1]);
    break;
  case FREE: pl_sink_printf(out, "    llvm.call @replay.free(%%v%u) : (!llvm.ptr) -> ()\n", v[0]); break;
  case COPY_MEMREF:
    pl_sink_printf(out, "    llvm.call @replay.copy_memref(%%v%u, %%v%u, %%v%u) : (i64, !llvm.ptr, !llvm.ptr) -> ()\n", v[0],
                   v[1], v[2]);
    break;
  case PUTS: pl_sink_printf(out, "    llvm.call @replay.say(%%v%u) : (!llvm.ptr) -> ()\n", v[0]); break;
  case NOT_RUNTIME: break;
  }
  bool makes = kind == ALLOC || kind == ALIGNED || kind == ZEROED || kind == REALLOC;
  if (makes) pl_sink_printf(out, "    llvm.return %%v%u : !llvm.ptr\n  }\n", made);
  if (kind == PUTS)
    pl_sink_printf(out, "    %%v%u = llvm.mlir.constant(0 : i32) : i32\n    llvm.return %%v%u : i32\n  }\n", byte, byte);
  if (!makes && kind != PUTS) pl_sink_puts(out, "    llvm.return\n  }\n");
}

/* Writes a runtime function with a body of the program's own; false, with the reason in `r`, if the declared result type is not
 * one of its kind. */
static bool put_runtime(pl_replay *r, const pl_op *op, runtime_kind kind) {
  const pl_type *type = pl_func_type(op), *result = type->func.results[0];
  bool pointer = kind == ALLOC || kind == ALIGNED || kind == ZEROED || kind == REALLOC;
  bool fits = pointer        ? result->kind == PL_TYPE_LLVM_PTR
              : kind == PUTS ? pl_type_is_integer(result, 32) || result->kind == PL_TYPE_LLVM_VOID
                             : result->kind == PL_TYPE_LLVM_VOID;
  if (!fits) return pl_replay_fail(r, "a runtime function is declared with another type");
  pl_ssa first = r->e.next, v[3] = {0};
  r->e.next += type->func.num_inputs;
  pl_sink_puts(&r->e.code, "  llvm.func ");
  pl_emit_symbol(&r->e.code, pl_symbol_name(op));
  put_parameters(r, type->func.inputs, type->func.num_inputs, first);
  put_result_type(r, kind == PUTS ? NULL : result);
  if (kind == PUTS) pl_sink_puts(&r->e.code, result->kind == PL_TYPE_LLVM_VOID ? "" : " -> i32");
  pl_sink_puts(&r->e.code, " {\n");
  for (uint32_t i = 0; i < type->func.num_inputs; ++i)
    v[i] = widened(r, type->func.inputs[i], first + i);
  if (kind == PUTS && result->kind == PL_TYPE_LLVM_VOID) {
    pl_sink_printf(&r->e.code, "    llvm.call @replay.say(%%v%u) : (!llvm.ptr) -> ()\n    llvm.return\n  }\n", v[0]);
    return true;
  }
  put_runtime_body(r, kind, v);
  return true;
}

/* ---- Callees ---- */

/* Whether the segment is the last one of the trace. */
static bool is_last(const pl_replay *r, uint32_t segment) { return segment + 1 == r->trace->num_segments; }

/* Writes one effect of a callee on the object at `base`: frees it, sets bytes, or moves bytes within it. */
static void put_move(pl_replay *r, const pl_trace_move *m, pl_ssa base) {
  pl_ssa at = r->e.next;
  if (m->kind == PL_CALLEE_FREES) {
    pl_sink_printf(&r->e.code, "    llvm.call @replay.free(%%v%u) : (!llvm.ptr) -> ()\n", base);
    return;
  }
  r->e.next += 2;
  pl_sink_printf(&r->e.code, "    %%v%u = llvm.getelementptr %%v%u[%" PRIu64 "] : (!llvm.ptr) -> !llvm.ptr, i8\n", at, base,
                 m->to);
  if (m->kind == PL_CALLEE_SETS) {
    pl_sink_printf(&r->e.code,
                   "    %%v%u = llvm.mlir.constant(%u : i8) : i8\n"
                   "    \"llvm.intr.memset\"(%%v%u, %%v%u, %%v%u) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()\n",
                   at + 1, (unsigned)m->byte, at, at + 1, pl_emit_i64(&r->e, m->size));
    return;
  }
  pl_sink_printf(&r->e.code, "    %%v%u = llvm.getelementptr %%v%u[%" PRIu64 "] : (!llvm.ptr) -> !llvm.ptr, i8\n", at + 1, base,
                 m->from);
  pl_sink_printf(&r->e.code,
                 "    \"llvm.intr.memmove\"(%%v%u, %%v%u, %%v%u) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n",
                 at, at + 1, pl_emit_i64(&r->e, m->size));
}

/* Writes code for the address, *base (an i64), of the object that a callee's effect is on: where the lowering is known to have
 * the source's object, otherwise where it allocated its own in the trace. False, and nothing written, if neither is known. */
static bool find_changed(pl_replay *r, const pl_trace_segment *segment, const pl_trace_move *m, pl_ssa *base) {
  for (uint32_t k = 0; k < segment->num_objects; ++k)
    if (segment->objects[k].number == m->number && pl_emit_knows(&r->e, &segment->objects[k])) {
      *base = pl_emit_object(&r->e, &segment->objects[k]);
      return true;
    }
  for (uint32_t k = 0; k < r->trace->num_allocated; ++k)
    if (r->trace->allocated[k].base == m->base) {
      *base = pl_emit_i64(&r->e, m->base);
      return true;
    }
  return false;
}

/* Writes all effects that the segment's callee has on memory, as far as their objects are known. */
static void put_moves(pl_replay *r, const pl_trace_segment *segment) {
  pl_ssa base;
  for (uint32_t i = 0; i < segment->num_moves; ++i)
    if (find_changed(r, segment, &segment->moves[i], &base)) put_move(r, &segment->moves[i], pl_emit_pointer(&r->e, base));
}

/* Writes the return of the segment's result from a callee, of nothing if `result` is NULL or void. */
static void put_return(pl_replay *r, const pl_trace_segment *segment, const pl_type *result) {
  if (!result || result->kind == PL_TYPE_LLVM_VOID) {
    pl_sink_puts(&r->e.code, "    llvm.return\n");
    return;
  }
  const pl_scalar *leaves = segment->results;
  uint32_t count = segment->num_results;
  pl_ssa value = pl_emit_value(&r->e, result, &leaves, &count);
  pl_sink_printf(&r->e.code, "    llvm.return %%v%u : ", value);
  pl_type_print(result, &r->e.code);
  pl_sink_putc(&r->e.code, '\n');
}

/* Writes the block of a callee for segment `number`, which ends with its call: compares its arguments (the values from `first`
 * on, of `types`) and memory with the source's, then plays the callee's effects and returns a value of type `result`, or, in the
 * last segment, ends the program in agreement. */
static void put_call_segment(pl_replay *r, uint32_t number, pl_type_list types, uint32_t num_types, const pl_type *result,
                             pl_ssa first) {
  const pl_trace_segment *segment = &r->trace->segments[number];
  pl_part_vec parts = {0};
  char noun[160];
  int length = (int)(segment->callee.len < 60 ? segment->callee.len : 60);
  r->e.segment = segment;
  pl_sink_printf(&r->e.code, "  ^segment%u:\n", number);
  for (uint32_t i = 0; i < num_types; ++i)
    pl_emit_parts(&r->e, types[i], first + i, &parts);
  const pl_part *at = parts.data;
  uint32_t count = (uint32_t)parts.len;
  for (uint32_t i = 0; i < segment->num_values; ++i) {
    snprintf(noun, sizeof noun, "in the call of @%.*s argument %u", length, segment->callee.data, i);
    pl_emit_check(&r->e, &segment->values[i], noun, &at, &count);
  }
  snprintf(noun, sizeof noun, "at the call of @%.*s", length, segment->callee.data);
  pl_emit_memory(&r->e, noun);
  if (is_last(r, number)) {
    pl_sink_puts(&r->e.code, "    llvm.call @replay.agree() : () -> ()\n    llvm.unreachable\n");
  } else {
    pl_sink_puts(&r->e.code, "    llvm.call @replay.next() : () -> ()\n");
    put_moves(r, segment);
    put_return(r, segment, result);
  }
  pl_vec_free(&parts);
}

/* Writes the body of a stand-in for a callee: a switch on the segment to what happens there, and the report of a difference
 * where the source does not make this call. */
static void put_callee_body(pl_replay *r, pl_str name, pl_type_list types, uint32_t num_types, const pl_type *result,
                            pl_ssa first) {
  pl_sink *out = &r->e.code;
  pl_ssa segment = r->e.next++;
  pl_sink_printf(out, "    %%v%u = llvm.call @replay.arrive() : () -> i32\n    llvm.switch %%v%u : i32, ^other [\n", segment,
                 segment);
  const char *comma = "";
  for (uint32_t i = 0; i < r->trace->num_segments; ++i) {
    if (r->trace->segments[i].end != PL_SEGMENT_CALL || !pl_str_eq(r->trace->segments[i].callee, name)) continue;
    pl_sink_printf(out, "%s      %u: ^segment%u", comma, i, i);
    comma = ",\n";
  }
  pl_sink_puts(out, "\n    ]\n");
  for (uint32_t i = 0; i < r->trace->num_segments; ++i)
    if (r->trace->segments[i].end == PL_SEGMENT_CALL && pl_str_eq(r->trace->segments[i].callee, name))
      put_call_segment(r, i, types, num_types, result, first);
  pl_sink_puts(out, "  ^other:\n");
  pl_ssa text = pl_emit_text(&r->e, "calls @%.*s", (int)(name.len < 60 ? name.len : 60), name.data);
  pl_sink_printf(out, "    llvm.call @replay.part(%%v%u) : (!llvm.ptr) -> ()\n    llvm.unreachable\n  }\n", text);
}

/* Writes the stand-in for a callee; false, with the reason in `r`, if it is variadic. */
static bool put_callee(pl_replay *r, const pl_op *op) {
  const pl_type *type = pl_func_type(op);
  if (type->func.variadic) return pl_replay_fail(r, "a callee takes any number of arguments");
  pl_ssa first = r->e.next;
  r->e.next += type->func.num_inputs;
  pl_sink_puts(&r->e.code, "  llvm.func ");
  pl_emit_symbol(&r->e.code, pl_symbol_name(op));
  put_parameters(r, type->func.inputs, type->func.num_inputs, first);
  put_result_type(r, type->func.results[0]);
  pl_sink_puts(&r->e.code, " {\n");
  put_callee_body(r, pl_symbol_name(op), type->func.inputs, type->func.num_inputs, type->func.results[0], first);
  return true;
}

/* Writes the stand-in for function `k` of those that come in as pointers, with the types of its first call in the trace, or ()
 * -> void if they are not known. */
static void put_outside(pl_replay *r, uint32_t k) {
  char name[64];
  snprintf(name, sizeof name, "(function %u from outside)", k + 1);
  const pl_op *call = NULL;
  for (uint32_t i = 0; i < r->trace->num_segments && !call; ++i)
    if (r->trace->segments[i].end == PL_SEGMENT_CALL && pl_str_is(r->trace->segments[i].callee, name))
      call = r->trace->segments[i].lowered_op;
  bool indirect = call && pl_op_is(call, PL_OP_LLVM_CALL) && !pl_op_attr(call, PL_NAME_CALLEE) && call->num_operands > 0;
  uint32_t count = indirect ? call->num_operands - 1 : 0;
  const pl_type **types = PL_NEW_ARRAY(r->e.arena, const pl_type *, (size_t)count + 1);
  for (uint32_t i = 0; i < count; ++i)
    types[i] = pl_operand(call, i + 1)->type;
  const pl_type *result = indirect && call->num_results ? pl_result(call, 0)->type : NULL;
  pl_ssa first = r->e.next;
  r->e.next += count;
  pl_sink_printf(&r->e.code, "  llvm.func @replay.outside%u", k);
  put_parameters(r, types, count, first);
  put_result_type(r, result);
  pl_sink_puts(&r->e.code, " {\n");
  put_callee_body(r, pl_str_from(name), types, count, result, first);
}

/* ---- What stays of the lowering ---- */

/* Writes an external global as an internal definition of the same type and alignment, filled with zeros; @main puts its contents
 * there. */
static void put_external_global(pl_replay *r, const pl_op *op) {
  const pl_attr *type = pl_op_attr(op, PL_NAME_GLOBAL_TYPE), *align = pl_op_attr(op, PL_NAME_ALIGNMENT);
  uint64_t bytes = 0;
  pl_sink_puts(&r->e.code, "  llvm.mlir.global internal ");
  pl_emit_symbol(&r->e.code, pl_symbol_name(op));
  pl_sink_puts(&r->e.code, "()");
  if (align && align->kind == PL_ATTR_INTEGER && pl_apint_to_u64(align->integer, &bytes))
    pl_sink_printf(&r->e.code, " {alignment = %" PRIu64 " : i64}", bytes);
  pl_sink_puts(&r->e.code, " : ");
  pl_type_print(type->type, &r->e.code);
  pl_sink_printf(&r->e.code, " {\n    %%v%u = llvm.mlir.zero : ", r->e.next);
  pl_type_print(type->type, &r->e.code);
  pl_sink_printf(&r->e.code, "\n    llvm.return %%v%u : ", r->e.next++);
  pl_type_print(type->type, &r->e.code);
  pl_sink_puts(&r->e.code, "\n  }\n");
}

/* Whether the op is an llvm.mlir.global with neither a value nor an initializer region. */
static bool is_external_global(const pl_op *op) {
  return pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL) && !pl_op_attr(op, PL_NAME_VALUE) && !op->regions[0]->first &&
         pl_op_attr(op, PL_NAME_GLOBAL_TYPE) != NULL;
}

/* Writes the function under test under the name @replay.lowering, since its own may clash with the C library or @main. */
static void put_lowering(pl_replay *r) {
  pl_sink text = {0};
  pl_print_op(r->func, NULL, &text);
  const char *start = pl_sink_text(&text), *at = strchr(start, '@');
  const char *end = at && at[1] == '"' ? at + 2 + strcspn(at + 2, "\"") + 1 : at ? at + strcspn(at, "(") : NULL;
  if (end) {
    pl_sink_puts(&r->e.code, "  ");
    pl_sink_write(&r->e.code, start, (size_t)(at - start));
    pl_sink_puts(&r->e.code, "@replay.lowering");
    pl_sink_puts(&r->e.code, end);
    pl_sink_putc(&r->e.code, '\n');
  }
  pl_sink_close(&text);
}

bool pl_replay_put_symbols(pl_replay *r) {
  assert(r->func && r->symbols.len <= PL_REPLAY_MOST_SYMBOLS);
  put_lowering(r);
  for (size_t i = 0; i < r->symbols.len; ++i) {
    const pl_op *op = r->symbols.data[i];
    runtime_kind kind = runtime_of(op);
    if (is_event(r, op)) {
      if (!put_callee(r, op)) return false;
    } else if (kind != NOT_RUNTIME) {
      if (!put_runtime(r, op, kind)) return false;
    } else if (is_external_global(op)) {
      put_external_global(r, op);
    } else if (op == r->func && pl_str_is(pl_symbol_name(op), "main")) {
      return pl_replay_fail(r, "a function that calls itself is called `main`");
    } else {
      pl_sink_puts(&r->e.code, "  ");
      pl_print_op(op, NULL, &r->e.code);
      pl_sink_putc(&r->e.code, '\n');
    }
  }
  return true;
}

void pl_replay_put_outside(pl_replay *r) {
  assert(r->trace && r->e.arena);
  uint64_t written = 0;
  while (r->e.outside & ~written) { /* a call of one may name another */
    uint32_t k = 0;
    while (!((r->e.outside & ~written) >> k & 1))
      ++k;
    written |= UINT64_C(1) << k;
    put_outside(r, k);
  }
}
