#include "core/driver/dump.h"

#include <assert.h>

/* What headings call a pass, X(flag, name): C++ classes whose names do not follow from the flag. */
#define PASS_CLASSES(X)                                                                                                          \
  X("convert-func-to-llvm", "ConvertFuncToLLVMPass")                                                                             \
  X("convert-arith-to-llvm", "ArithToLLVMConversionPass")                                                                        \
  X("finalize-memref-to-llvm", "FinalizeMemRefToLLVMConversionPass")                                                             \
  X("convert-memref-to-llvm", "FinalizeMemRefToLLVMConversionPass")                                                              \
  X("convert-cf-to-llvm", "ConvertControlFlowToLLVMPass")                                                                        \
  X("convert-index-to-llvm", "ConvertIndexToLLVMPass")                                                                           \
  X("convert-complex-to-llvm", "ConvertComplexToLLVMPass")                                                                       \
  X("convert-math-to-llvm", "ConvertMathToLLVMPass")                                                                             \
  X("convert-vector-to-llvm", "ConvertVectorToLLVMPass")                                                                         \
  X("convert-to-llvm", "ConvertToLLVMPass")                                                                                      \
  X("convert-scf-to-cf", "SCFToControlFlowPass")                                                                                 \
  X("convert-std-to-llvm", "ConvertStandardToLLVM")                                                                              \
  X("arith-expand", "ArithExpandOpsPass")                                                                                        \
  X("memref-expand", "ExpandOpsPass")                                                                                            \
  X("canonicalize", "Canonicalizer")                                                                                             \
  X("cse", "CSE")                                                                                                                \
  X("normalize-memrefs", "NormalizeMemRefsPass")                                                                                 \
  X("set-llvm-module-datalayout", "SetLLVMModuleDataLayoutPass")                                                                 \
  X("llvm-legalize-for-export", "LLVMLegalizeForExportPass")                                                                     \
  X("llvm-request-c-wrappers", "LLVMRequestCWrappersPass")

/* Prints the name of mlir-opt's C++ class of the pass with that flag, which is made from the flag if it is not in the table. */
static void print_class(const char *flag, pl_sink *out) {
  static const struct {
    const char *flag, *name;
  } classes[] = {
#define X(flag, name) {flag, name},
      PASS_CLASSES(X)
#undef X
  };
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
    if (strcmp(flag, classes[i].flag) == 0) {
      pl_sink_puts(out, classes[i].name);
      return;
    }
  }
  for (bool upper = true; *flag; flag++) {
    if (*flag != '-') pl_sink_putc(out, (char)(upper && *flag >= 'a' && *flag <= 'z' ? *flag - 'a' + 'A' : *flag));
    upper = *flag == '-';
  }
  pl_sink_puts(out, "Pass");
}

/* Whether the pass is one of the `count` names. */
static bool lists(const pl_str *names, size_t count, const char *pass) {
  for (size_t i = 0; i < count; i++) {
    if (pl_str_is(names[i], pass)) return true;
  }
  return false;
}

/* The pass of the pipeline that runs next; NULL after the last one. */
static const pl_pass *next_pass(const pl_dump *dump) {
  return dump->next < dump->settings->passes.len ? &dump->settings->passes.data[dump->next] : NULL;
}

/* Whether two passes, neighbours in the list, belong to one nested pipeline; false if one is NULL. */
static bool same_pipeline(const pl_pass *a, const pl_pass *b) {
  bool same = a && b && a->scope.depth == b->scope.depth;
  for (uint32_t i = 0; same && i < a->scope.depth; i++)
    same = pl_str_eq(a->scope.anchors[i], b->scope.anchors[i]);
  return same;
}

/* Prints an op that passes run on to `out`, or the whole current module if module scope is asked for. */
static void print_unit(const pl_dump *dump, const pl_op *op, pl_sink *out) {
  pl_print_options options = dump->settings->print;
  bool inner = op->block != NULL;
  options.local_scope |= inner;
  if (!inner || dump->settings->dump.module_scope)
    pl_print_module(dump->current, &dump->settings->print, out);
  else
    pl_print_op(op, &options, out);
}

/* Prints the heading of a dump of `op` before or after a pass (`what`: "Before", "After"). */
static void print_heading(const pl_dump *dump, const char *what, const char *pass, bool failed, const pl_op *op, pl_sink *out) {
  pl_str symbol = op->block ? pl_symbol_name(op) : PL_STR("");
  pl_sink_printf(out, "// -----// IR Dump %s ", what);
  print_class(pass, out);
  pl_sink_printf(out, "%s (%s)", failed ? " Failed" : "", pass);
  if (dump->settings->dump.module_scope && op->block) {
    pl_sink_printf(out, " ('%.*s' operation", PL_STR_FMT(op->info->name));
    if (symbol.len) pl_sink_printf(out, ": @%.*s", PL_STR_FMT(symbol));
    pl_sink_putc(out, ')');
  }
  pl_sink_puts(out, " //----- //\n");
}

/* The text collected for op number `i` of the current pipeline, an empty one if there was none. */
static pl_dump_unit *unit_at(pl_dump *dump, size_t i) {
  while (dump->units.len <= i)
    pl_vec_push(&dump->units, (pl_dump_unit){0});
  return &dump->units.data[i];
}

/* Appends a dump of `op`, number `i` of the pipeline's ops, to the text collected for it; it is not printed at once since
 * mlir-opt runs all passes of a pipeline on one op before the next. */
static void add(pl_dump *dump, const char *what, const char *pass, bool failed, const pl_op *op, size_t i) {
  pl_sink *out = &unit_at(dump, i)->out;
  print_heading(dump, what, pass, failed, op, out);
  print_unit(dump, op, out);
  pl_sink_puts(out, "\n\n");
}

/* Appends to `out` the ops of the current module that the pass runs on. */
static void collect(const pl_dump *dump, const pl_pass *pass, pl_scope_ops *out) {
  pl_scope_collect(&pass->scope, dump->current->op, out);
}

/* Prints to standard error what was collected for each op that the passes ran on, and frees it. */
static void end_units(pl_dump *dump) {
  for (size_t i = 0; i < dump->units.len; i++) {
    fputs(pl_sink_text(&dump->units.data[i].out), stderr);
    (void)pl_sink_close(&dump->units.data[i].out);
    (void)pl_sink_close(&dump->units.data[i].before);
  }
  pl_vec_clear(&dump->units);
}

/* Prints the texts of the pipeline that has ended and prepares those of the ops that the next one runs on. */
static void begin_units(pl_dump *dump) {
  const pl_pass *pass = next_pass(dump);
  pl_scope_ops ops = {0};
  end_units(dump);
  if (pass) collect(dump, pass, &ops);
  for (size_t i = 0; i < ops.len; i++) {
    pl_dump_unit unit = {0};
    if (dump->settings->dump.after_change) print_unit(dump, ops.data[i], &unit.before);
    pl_vec_push(&dump->units, unit);
  }
  pl_vec_free(&ops);
}

/* Adds dumps of the ops that the next pass runs on if the options ask for them. */
static void dump_before(pl_dump *dump) {
  const pl_dump_options *options = &dump->settings->dump;
  const pl_pass *pass = next_pass(dump);
  pl_scope_ops ops = {0};
  if (!pass || !(options->before_all || lists(options->before.data, options->before.len, pass->name))) return;
  collect(dump, pass, &ops);
  for (size_t i = 0; i < ops.len; i++)
    add(dump, "Before", pass->name, false, ops.data[i], i);
  pl_vec_free(&ops);
}

void pl_dump_begin(pl_dump *dump, const pl_module *source) {
  assert(dump->settings && source->op->module == source);
  dump->current = source;
  begin_units(dump);
  dump_before(dump);
}

/* Whether the text of op number `i` differs from the one stored before; stores the new one. */
static bool is_changed(pl_dump *dump, const pl_op *op, size_t i) {
  pl_sink now = {0}, *before = &unit_at(dump, i)->before;
  print_unit(dump, op, &now);
  bool changed = strcmp(pl_sink_text(&now), pl_sink_text(before)) != 0;
  (void)pl_sink_close(before);
  *before = now;
  return changed;
}

/* Adds the dumps after a pass that succeeded, as far as the options ask for them. */
static void dump_after(pl_dump *dump, const pl_pass *pass) {
  const pl_dump_options *options = &dump->settings->dump;
  bool wanted = options->after_all || lists(options->after.data, options->after.len, pass->name);
  pl_scope_ops ops = {0};
  if (!wanted && !options->after_change) return;
  collect(dump, pass, &ops);
  for (size_t i = 0; i < ops.len; i++) {
    bool changed = !options->after_change || is_changed(dump, ops.data[i], i);
    if (wanted && changed && !options->after_failure) add(dump, "After", pass->name, false, ops.data[i], i);
  }
  pl_vec_free(&ops);
}

void pl_dump_after(pl_dump *dump, const pl_module *module) {
  assert(dump->current);
  assert(dump->settings && module->op->module == module);
  const pl_pass *pass = next_pass(dump);
  if (!pass) return;
  dump->current = module;
  dump_after(dump, pass);
  dump->next++;
  if (!same_pipeline(pass, next_pass(dump))) begin_units(dump);
  dump_before(dump);
}

void pl_dump_end(pl_dump *dump, bool failed) {
  assert(dump->settings);
  const pl_dump_options *options = &dump->settings->dump;
  const pl_pass *pass = next_pass(dump);
  bool wanted =
      options->after_failure || options->after_all || (pass && lists(options->after.data, options->after.len, pass->name));
  pl_scope_ops ops = {0};
  if (failed && pass && wanted) collect(dump, pass, &ops);
  for (size_t i = 0; i < ops.len; i++)
    add(dump, "After", pass->name, true, ops.data[i], i);
  pl_vec_free(&ops);
  end_units(dump);
  pl_vec_free(&dump->units);
}
