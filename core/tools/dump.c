#include "core/tools/dump.h"

/* What headings call a pass, X(flag, name): C++ classes whose names do not follow from the flag. */
#define PASS_CLASSES(X)                                                                                                          \
  X("convert-func-to-llvm", "ConvertFuncToLLVMPass")                                                                             \
  X("convert-arith-to-llvm", "ArithToLLVMConversionPass")                                                                        \
  X("finalize-memref-to-llvm", "FinalizeMemRefToLLVMConversionPass")                                                             \
  X("convert-memref-to-llvm", "FinalizeMemRefToLLVMConversionPass")                                                              \
  X("convert-cf-to-llvm", "ConvertControlFlowToLLVMPass")                                                                        \
  X("convert-index-to-llvm", "ConvertIndexToLLVMPass")                                                                           \
  X("convert-complex-to-llvm", "ConvertComplexToLLVMPass")                                                                       \
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

/* reconcile-unrealized-casts is ReconcileUnrealizedCastsPass, and so are most. */
static void print_class(const char *flag, FILE *out) {
  static const struct {
    const char *flag, *name;
  } classes[] = {
#define X(flag, name) {flag, name},
      PASS_CLASSES(X)
#undef X
  };
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
    if (strcmp(flag, classes[i].flag) == 0) {
      fputs(classes[i].name, out);
      return;
    }
  }
  for (bool upper = true; *flag; flag++) {
    if (*flag != '-') fputc(upper && *flag >= 'a' && *flag <= 'z' ? *flag - 'a' + 'A' : *flag, out);
    upper = *flag == '-';
  }
  fputs("Pass", out);
}

static void print_dump(const char *what, const char *pass, bool failed, const char *text) {
  fprintf(stderr, "// -----// IR Dump %s ", what);
  print_class(pass, stderr);
  fprintf(stderr, "%s (%s) //----- //\n%s\n\n", failed ? " Failed" : "", pass, text);
}

static bool lists(const pl_str *names, size_t count, const char *pass) {
  for (size_t i = 0; i < count; i++) {
    if (pl_str_is(names[i], pass)) return true;
  }
  return false;
}

static const char *text_of(const pl_dump *dump, const pl_module *module, pl_sink *buffer) {
  pl_print_module(module, &dump->settings->print, buffer);
  return pl_sink_text(buffer);
}

static const char *next_pass(const pl_dump *dump) {
  return dump->next < dump->settings->passes.len ? dump->settings->passes.data[dump->next].name : NULL;
}

/* Ahead of the next pass. */
static void dump_before(pl_dump *dump) {
  const pl_dump_options *options = &dump->settings->dump;
  const char *pass = next_pass(dump);
  if (!pass || !(options->before_all || lists(options->before.data, options->before.len, pass))) return;
  pl_sink text = {0};
  print_dump("Before", pass, false, text_of(dump, dump->current, &text));
  (void)pl_sink_close(&text);
}

void pl_dump_begin(pl_dump *dump, const pl_module *source) {
  dump->current = source;
  if (dump->settings->dump.after_change) (void)text_of(dump, source, &dump->before);
  dump_before(dump);
}

void pl_dump_after(pl_dump *dump, const char *pass, const pl_module *module) {
  const pl_dump_options *options = &dump->settings->dump;
  bool wanted = options->after_all || lists(options->after.data, options->after.len, pass);
  dump->current = module;
  dump->next++;
  if (wanted || options->after_change) {
    pl_sink text = {0};
    const char *now = text_of(dump, module, &text);
    bool changed = !options->after_change || strcmp(now, pl_sink_text(&dump->before)) != 0;
    if (wanted && changed && !options->after_failure) print_dump("After", pass, false, now);
    (void)pl_sink_close(&dump->before);
    dump->before = text;
  }
  dump_before(dump);
}

void pl_dump_end(pl_dump *dump, bool failed) {
  const pl_dump_options *options = &dump->settings->dump;
  const char *pass = next_pass(dump);
  if (failed && pass && (options->after_failure || options->after_all || lists(options->after.data, options->after.len, pass))) {
    pl_sink text = {0};
    print_dump("After", pass, true, text_of(dump, dump->current, &text));
    (void)pl_sink_close(&text);
  }
  (void)pl_sink_close(&dump->before);
}
