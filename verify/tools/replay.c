#include "verify/tools/replay.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "verify/interp/inputs/random_inputs.h"
#include "verify/tools/replay_parts.h"
#include "verify/tools/report_text.h"

extern const char pl_replay_runtime[]; /* replay_runtime.mlir */

enum { MOST_BYTES = 1 << 20 };

/* Whether an operand of the op is of bf16 or has such elements: processors and back ends may flush its subnormals to zero. */
static bool takes_bf16(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; ++i) {
    const pl_type *type = pl_type_elem_or_self(pl_operand(op, i)->type);
    if (type->kind == PL_TYPE_FLOAT && type->float_format == PL_BF16) return true;
  }
  return false;
}

/* Whether the op is an llvm.intr.memcpy, memmove or memset whose length has fewer than 32 bits: for 16 bits LLVM 22 passes the
 * whole register to memcpy, with undefined upper bits. */
static bool has_narrow_length(const pl_op *op) {
  bool copies =
      pl_op_is(op, PL_OP_LLVM_INTR_MEMCPY) || pl_op_is(op, PL_OP_LLVM_INTR_MEMMOVE) || pl_op_is(op, PL_OP_LLVM_INTR_MEMSET);
  return copies && op->num_operands > 2 && pl_operand(op, 2)->type->integer.width < 32;
}

/* Whether the function has an op on whose result machines or code generators differ (see takes_bf16, has_narrow_length). */
static bool differs_by_machine(const pl_op *func) {
  PL_FOR_BLOCKS(block, func->regions[0]) {
    for (const pl_op *op = block->first; op; op = op->next)
      if (takes_bf16(op) || has_narrow_length(op)) return true;
  }
  return false;
}

/* Whether a run of the trace's counterexample shows the difference: HIDDEN if the trace says so; PERHAPS if the lowering is
 * undefined in it or has an op on which machines differ (differs_by_machine); else VISIBLE. */
static pl_replay_kind kind_of(const pl_trace *trace) {
  if (trace->hidden) return PL_REPLAY_HIDDEN;
  return trace->undefined || differs_by_machine(trace->lowered) ? PL_REPLAY_PERHAPS : PL_REPLAY_VISIBLE;
}

/* Writes each line of the text as a line of comment, after `//`. */
static void put_comment(pl_sink *out, const char *text) {
  while (*text) {
    size_t len = strcspn(text, "\n");
    pl_sink_puts(out, len ? "// " : "//");
    pl_sink_write(out, text, len);
    pl_sink_putc(out, '\n');
    text += len + (text[len] == '\n');
  }
}

/* Writes the RUN lines that execute the program, which expect failure if `fails`, and what the exit status means. */
static void put_commands(bool fails, pl_sink *out) {
  const char *expect = fails ? "not " : "";
  pl_sink_printf(out, "// RUN: %smlir-runner-22 %%s -e main -entry-point-result=i32\n", expect);
  pl_sink_printf(out, "// RUN: mlir-translate-22 --mlir-to-llvmir %%s -o %%t.ll && %slli-22 %%t.ll\n//\n", expect);
  pl_sink_puts(out,
               "// Exit status 1: the two differ, and the last line says in what; 0: no difference is seen; 2: no space for the "
               "buffers here.\n");
}

/* Writes the comment at the top of a program that runs a right lowering on the counterexample of another one, with RUN lines that
 * expect success. */
static void put_right_head(const pl_proof *proof, pl_sink *out) {
  pl_sink_printf(out, "// What the source of @%.*s means: a right lowering on the inputs on which another one is wrong.\n//\n",
                 PL_STR_FMT(proof->name));
  put_commands(false, out);
  pl_sink_puts(out, "\n");
}

/* Writes the comment at the top of a program that runs a wrong lowering on its counterexample: the RUN lines, which expect
 * failure if the difference is visible, what a run shows (`kind`), and the verdict. */
static void put_head(const pl_proof *proof, pl_replay_kind kind, pl_sink *out) {
  pl_sink verdict = {0};
  pl_text_proof(proof, &(pl_text_style){0}, &verdict);
  pl_sink_puts(
      out, "// A wrong lowering, and a @main that calls it on a counterexample and compares with what the source means.\n//\n");
  put_commands(kind == PL_REPLAY_VISIBLE, out);
  pl_sink_printf(out, "// Shown: %s: %s.\n//\n", pl_replay_name(kind), pl_replay_text(kind));
  put_comment(out, pl_sink_text(&verdict));
  pl_sink_puts(out, "\n");
  pl_sink_close(&verdict);
}

/* Whether all objects begin below 2^46, where a user process can map memory. */
static bool has_addresses(const pl_object *objects, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (objects[i].base >= (uint64_t)1 << 46) return false;
  return true;
}

/* Writes the code and data of the program into r->e; false, with the reason in r->why, if the program cannot be written. */
static bool write_parts(pl_replay *r) {
  if (!has_addresses(r->trace->fixed, r->trace->num_fixed) || !has_addresses(r->trace->allocated, r->trace->num_allocated))
    return pl_replay_fail(r, "it needs buffers where no process has any");
  if (!r->trace->complete) return pl_replay_fail(r, "the run is too long, or its buffers too large, to be written out");
  if (!pl_replay_find_symbols(r) || !pl_replay_put_symbols(r) || !pl_replay_put_main(r)) return false;
  pl_replay_put_outside(r);
  if (!r->e.fits) return pl_replay_fail(r, "a value has a type or a shape that can't be written out");
  return r->e.bytes <= MOST_BYTES || pl_replay_fail(r, "its buffers are too large to be written out");
}

/* Writes the module that calls `func` on the trace's inputs and compares what it does with the trace; false, with the reason
 * in *why, if it cannot be written. */
static bool write_module(const pl_trace *trace, const pl_op *func, const pl_convention *convention, pl_sink *out,
                         const char **why) {
  pl_replay r = {.func = func, .table = func->block->region->op, .trace = trace, .why = ""};
  r.e = (pl_emitter){.arena = pl_arena_new(), .trace = trace, .bare = convention->bare_ptr, .fits = true};
  r.e.layouts = (pl_layouts){.arena = r.e.arena, .index_width = trace->index_width};
  bool good = write_parts(&r);
  if (good) {
    pl_sink_puts(out, "module {\n");
    pl_sink_str(out, (pl_str){pl_sink_text(&r.e.code), r.e.code.len});
    pl_sink_puts(out, "\n");
    pl_sink_str(out, (pl_str){pl_sink_text(&r.e.data), r.e.data.len});
    pl_sink_puts(out, "\n");
    pl_sink_puts(out, pl_replay_runtime);
    pl_sink_puts(out, "}\n");
  }
  *why = good ? "" : r.why;
  pl_sink_close(&r.e.code);
  pl_sink_close(&r.e.data);
  pl_vec_free(&r.e.images);
  pl_vec_free(&r.e.bound);
  pl_vec_free(&r.symbols);
  pl_layouts_free(&r.e.layouts);
  pl_arena_free(r.e.arena);
  return good;
}

pl_replay_kind pl_replay_write(const pl_proof *proof, const pl_op *instead, const pl_convention *convention, pl_sink *out,
                               const char **why) {
  assert(convention && out && why);
  assert(!instead || pl_op_has(instead, PL_TRAIT_FUNCTION));
  const pl_trace *trace = proof->counterexample.trace;
  *why = "";
  if (proof->verdict != PL_VERDICT_REFUTED || proof->structural || !trace || trace->num_segments == 0) {
    *why = proof->structural ? "two declarations differ, which no run shows" : "there is no counterexample";
    return PL_REPLAY_INVALID;
  }
  pl_sink head = {0}, module = {0};
  bool good = write_module(trace, instead ? instead : trace->lowered, convention, &module, why);
  if (instead)
    put_right_head(proof, &head);
  else
    put_head(proof, kind_of(trace), &head);
  if (good) {
    pl_sink_write(out, pl_sink_text(&head), head.len);
    pl_sink_write(out, pl_sink_text(&module), module.len);
  }
  pl_sink_close(&head);
  pl_sink_close(&module);
  return good ? kind_of(trace) : PL_REPLAY_INVALID;
}

/* ---- Files ---- */

/* Writes the text with each character that is not plain in a file's name replaced by '-'. */
static void put_plain(pl_sink *out, pl_str text) {
  for (size_t i = 0; i < text.len; ++i) {
    char c = text.data[i];
    bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.';
    pl_sink_putc(out, plain ? c : '-');
  }
}

bool pl_replay_is_file(const char *path) {
  assert(path);
  size_t len = strlen(path);
  return len > 5 && strcmp(path + len - 5, ".mlir") == 0;
}

/* Writes the path of the program: `path` itself if it names a file, otherwise "path/folder-file.2.function.mlir" from the
 * source's name without `.` and `/` at its start and .mlir at its end, the part's number (0: none) and the function. */
static void put_file_name(const pl_proof *proof, const char *path, const char *source, uint32_t part, pl_sink *out) {
  size_t len = strlen(path), stem = strlen(source);
  pl_sink_puts(out, path);
  if (pl_replay_is_file(path)) return;
  if (len == 0 || path[len - 1] != '/') pl_sink_putc(out, '/');
  if (stem > 5 && strcmp(source + stem - 5, ".mlir") == 0) stem -= 5;
  while (stem > 0 && (*source == '/' || *source == '.')) {
    ++source;
    --stem;
  }
  put_plain(out, (pl_str){source, stem});
  if (part) pl_sink_printf(out, ".%u", part);
  pl_sink_putc(out, '.');
  put_plain(out, proof->name);
  pl_sink_puts(out, ".mlir");
}

/* Writes the text to the file of that name, whose old contents are lost; false, with the reason in *why, if that fails. */
static bool write_file(const char *name, const pl_sink *text, const char **why) {
  FILE *file = fopen(name, "w");
  if (!file) {
    *why = strerror(errno);
    return false;
  }
  bool good = fwrite(text->data, 1, text->len, file) == text->len;
  if (fclose(file) != 0) good = false;
  if (!good) *why = "it could not be written";
  return good;
}

/* Writes the program that runs the lowering `right` to "a.source.mlir" if `beside` is "a.mlir"; reports nothing if it cannot be
 * written. */
static void write_right(const pl_proof *proof, const pl_op *right, const pl_convention *convention, const pl_sink *beside) {
  pl_sink text = {0}, name = {0};
  const char *why;
  pl_sink_write(&name, beside->data, beside->len - 5);
  pl_sink_puts(&name, ".source.mlir");
  if (pl_replay_write(proof, right, convention, &text, &why) != PL_REPLAY_INVALID)
    (void)write_file(pl_sink_text(&name), &text, &why);
  pl_sink_close(&text);
  pl_sink_close(&name);
}

pl_replay_file pl_replay_to_file(const pl_proof *proof, const pl_op *right, const pl_convention *convention, const char *path,
                                 const char *source, uint32_t part) {
  assert(convention && path && source);
  assert(!right || pl_op_has(right, PL_TRAIT_FUNCTION));
  pl_sink text = {0};
  pl_replay_file out = {.why = ""};
  out.kind = pl_replay_write(proof, NULL, convention, &text, &out.why);
  put_file_name(proof, path, source, part, &out.name);
  bool good = out.kind != PL_REPLAY_INVALID;
  if (good && !pl_replay_is_file(path) && mkdir(path, 0777) != 0 && errno != EEXIST) {
    out.why = strerror(errno);
    good = false;
  }
  if (!good || !write_file(pl_sink_text(&out.name), &text, &out.why))
    out.kind = PL_REPLAY_INVALID;
  else if (right && !proof->counterexample.trace->chose)
    write_right(proof, right, convention, &out.name);
  pl_sink_close(&text);
  return out;
}

/* ---- Runs on which source and lowering agree ---- */

/* Whether the function has a byval argument (LLVM Language Reference, "Parameter Attributes"): where the copy lies is the
 * machine's choice. */
static bool gets_copies(const pl_op *func) {
  const pl_attr *all = pl_op_attr(func, PL_NAME_ARG_ATTRS);
  for (uint32_t i = 0; all && all->kind == PL_ATTR_ARRAY && i < all->array.count; i++)
    if (pl_dict_get(all->array.elems[i], pl_attr_names[PL_NAME_LLVM_BYVAL])) return true;
  return false;
}

/* Writes the comment at the top of a program that runs a proved lowering on the random inputs of `seed`: the RUN lines, and
 * whether what a run shows depends on the machine. */
static void put_run_head(const pl_proof *proof, uint64_t seed, const pl_trace *trace, pl_sink *out) {
  pl_sink_printf(out, "// A lowering of @%.*s on random inputs (number %llu), and what the source means: the two agree.\n//\n",
                 PL_STR_FMT(proof->name), (unsigned long long)seed);
  put_commands(false, out);
  if (trace->undefined || differs_by_machine(trace->lowered))
    pl_sink_puts(out, "// What a run shows is up to the machine in part.\n");
  pl_sink_puts(out, "\n");
}

/* Runs source and lowering on the random inputs of `seed` and writes the run as a program to the file `name`; false if the two do
 * not agree, or the run cannot be written. */
static bool write_run(const pl_proof *proof, uint64_t seed, const pl_convention *convention, const char *name) {
  enum { STEPS = 20000 };
  const pl_interp_options options = {.convention = *convention, .max_steps = STEPS, .record = true, .low_addresses = true};
  pl_arena *scratch = pl_arena_new();
  pl_sink text = {0};
  const char *why;
  const pl_inputs *inputs = pl_inputs_random(scratch, proof->source, &options, seed);
  pl_comparison run = {0};
  if (inputs) run = pl_interp_compare(scratch, proof->source, proof->lowered, inputs, &options);
  bool good = run.kind == PL_COMPARISON_SAME && run.trace && run.trace->num_segments > 0;
  if (good) {
    put_run_head(proof, seed, run.trace, &text);
    good = write_module(run.trace, proof->lowered, convention, &text, &why) && write_file(name, &text, &why);
  }
  pl_sink_close(&text);
  pl_arena_free(scratch);
  return good;
}

uint32_t pl_replay_runs_to_files(const pl_proof *proof, uint32_t count, const pl_convention *convention, const char *path,
                                 const char *source, uint32_t part) {
  assert(convention && path && source);
  enum { TRIES = 40 };
  uint32_t written = 0;
  if (!proof->source || !proof->lowered || pl_func_is_declaration(proof->source) || pl_func_is_declaration(proof->lowered))
    return 0;
  if (gets_copies(proof->lowered) || (mkdir(path, 0777) != 0 && errno != EEXIST)) return 0;
  for (uint64_t seed = 1; seed <= (uint64_t)count * TRIES && written < count; seed++) {
    pl_sink name = {0};
    put_file_name(proof, path, source, part, &name);
    name.len -= strlen(".mlir");
    pl_sink_printf(&name, ".run-%u.mlir", written + 1);
    written += write_run(proof, seed, convention, pl_sink_text(&name));
    pl_sink_close(&name);
  }
  return written;
}
