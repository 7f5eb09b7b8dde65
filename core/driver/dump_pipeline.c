#include "core/driver/dump_pipeline.h"

#include <assert.h>

/* X(flag, options): those that mlir-opt 22 prints for a pass, with their values where none is given, in its order. A list has no
 * value, and a value between braces. */
#define OPTION_DEFAULTS(X)                                                                                                       \
  X("convert-func-to-llvm", "index-bitwidth=0 use-bare-ptr-memref-call-conv=false")                                              \
  X("convert-arith-to-llvm", "index-bitwidth=0")                                                                                 \
  X("convert-cf-to-llvm", "index-bitwidth=0")                                                                                    \
  X("convert-index-to-llvm", "index-bitwidth=0")                                                                                 \
  X("convert-ub-to-llvm", "index-bitwidth=0")                                                                                    \
  X("finalize-memref-to-llvm", "index-bitwidth=0 use-aligned-alloc=false use-generic-functions=false")                           \
  X("convert-complex-to-llvm", "complex-range=basic")                                                                            \
  X("convert-vector-to-llvm",                                                                                                    \
    "enable-amx=false enable-arm-bf16=false enable-arm-i8mm=false enable-arm-neon=false enable-arm-sve=false "                   \
    "enable-x86vector=false force-32bit-vector-indices=true reassociate-fp-reductions=false use-vector-alignment=false "         \
    "vector-contract-lowering=dot vector-transpose-lowering=eltwise")                                                            \
  X("convert-to-llvm", "allow-pattern-rollback=true dynamic=false filter-dialects")                                              \
  X("convert-scf-to-cf", "allow-pattern-rollback=true")                                                                          \
  X("canonicalize",                                                                                                              \
    "disable-patterns enable-patterns max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false "      \
    "top-down=true")                                                                                                             \
  X("arith-expand", "include-bf16=false include-f4e2m1=false include-f8e8m0=false")                                              \
  X("expand-realloc", "emit-deallocs=true")                                                                                      \
  X("symbol-privatize", "exclude")                                                                                               \
  X("set-llvm-module-datalayout", "data-layout=")

/* The options of a pass with their defaults, as mlir-opt 22 prints them; NULL if none are known. */
static const char *options_of(const char *pass) {
  static const struct {
    const char *pass, *options;
  } rows[] = {
#define X(pass, options) {pass, options},
      OPTION_DEFAULTS(X)
#undef X
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (strcmp(rows[i].pass, pass) == 0) return rows[i].options;
  return NULL;
}

/* Takes the next word off a text whose words are separated by blanks; empty at the end. */
static pl_str next_word(pl_str *text) {
  while (text->len && text->data[0] == ' ')
    text->data++, text->len--;
  pl_str word = {text->data, 0};
  while (word.len < text->len && word.data[word.len] != ' ')
    word.len++;
  text->data += word.len;
  text->len -= word.len;
  return word;
}

/* Splits "name=value" or "name" into name and value, which is empty by default; false if there is no "=". */
static bool split(pl_str word, pl_str *name, pl_str *value) {
  const char *equals = word.len ? memchr(word.data, '=', word.len) : NULL;
  size_t len = equals ? (size_t)(equals - word.data) : word.len;
  *name = (pl_str){word.data, len};
  *value = equals ? (pl_str){equals + 1, word.len - len - 1} : (pl_str){"", 0};
  return equals != NULL;
}

/* Sets *value to the value of an option in `given`, words separated by blanks, of which the last one counts. False, without
 * change, if it has none. */
static bool find_given(pl_str given, pl_str option, pl_str *value) {
  bool found = false;
  for (pl_str word = next_word(&given); word.len; word = next_word(&given)) {
    pl_str name, text;
    (void)split(word, &name, &text);
    if (!pl_str_eq(name, option)) continue;
    *value = text;
    found = true;
  }
  return found;
}

/* Whether the text is "true" or "false". */
static bool is_truth(pl_str text) { return pl_str_is(text, "true") || pl_str_is(text, "false"); }

/* Prints an option of a pass with its value in `given`, else its default, as mlir-opt does; a list without a value is omitted.
 * `word`: the option with its default, if it has one. */
static void print_option(pl_str word, pl_str given, pl_sink *out) {
  pl_str name, standard, value;
  bool has_value = split(word, &name, &standard), found = find_given(given, name, &value);
  if (!found) value = standard;
  if (!has_value && !found) return;
  if (is_truth(standard) && !is_truth(value)) value = pl_str_is(value, "0") ? PL_STR("false") : PL_STR("true");
  pl_sink_printf(out, has_value ? "%.*s=%.*s" : "%.*s={%.*s}", PL_STR_FMT(name), PL_STR_FMT(value));
}

/* Prints the name of a pass and, if mlir-opt prints options for it, these in braces: as given, else their defaults. */
static void print_pass(const pl_pass *pass, pl_sink *out) {
  const char *options = options_of(pass->name);
  pl_str rest = pl_str_from(options ? options : "");
  pl_sink_puts(out, pass->name);
  if (!options) return;
  pl_sink_putc(out, '{');
  bool first = true;
  for (pl_str word = next_word(&rest); word.len; word = next_word(&rest), first = false) {
    if (!first) pl_sink_putc(out, ' ');
    print_option(word, pass->given, out);
  }
  pl_sink_putc(out, '}');
}

/* Starts a new line in `out`, indented by two blanks per level of `depth`. */
static void new_line(uint32_t depth, pl_sink *out) { pl_sink_printf(out, "\n%*s", (int)(2 * depth), ""); }

/* The number of outermost anchors that two scopes share: the same words of the pipeline's text, not only equal ones. */
static uint32_t shared(const pl_scope *a, const pl_scope *b) {
  uint32_t i = 0;
  while (i < a->depth && i < b->depth && a->anchors[i].data == b->anchors[i].data)
    i++;
  return i;
}

/* The scope in which a pass is shown, with an empty anchor, different for each pass, if mlir-opt implies a pipeline for
 * functions around it. */
static pl_scope place_of(const pl_pass *pass) {
  pl_scope scope = pass->scope;
  if (scope.depth == 0 && strcmp(pass->name, "llvm-request-c-wrappers") == 0)
    scope.anchors[scope.depth++] = (pl_str){(const char *)pass, 0};
  return scope;
}

/* The name of an anchor; "func.func" for an empty one, which stands for an implied pipeline. */
static pl_str anchor_name(pl_str anchor) { return anchor.len ? anchor : PL_STR("func.func"); }

/* The number of passes and nested pipelines at the top level of the pipeline. */
static size_t count_parts(const pl_pipeline *pipeline) {
  size_t count = 0;
  for (size_t i = 0; i < pipeline->len; i++) {
    const pl_scope here = place_of(&pipeline->data[i]), before = i ? place_of(&pipeline->data[i - 1]) : (pl_scope){.depth = 0};
    count += !(i && here.depth && shared(&here, &before) > 0);
  }
  return count;
}

void pl_dump_pipeline(const pl_pipeline *pipeline, pl_str top, pl_sink *out) {
  assert(top.len && pipeline->len <= pipeline->cap);
  pl_scope open = {.depth = 0};
  pl_sink_printf(out, "Pass Manager with %zu passes:\n%.*s(", count_parts(pipeline), PL_STR_FMT(top));
  for (size_t i = 0; i < pipeline->len; i++) {
    const pl_scope here = place_of(&pipeline->data[i]);
    const uint32_t common = shared(&open, &here);
    for (; open.depth > common; open.depth--) {
      new_line(open.depth, out);
      pl_sink_putc(out, ')');
    }
    if (i) pl_sink_putc(out, ',');
    for (open = here, open.depth = common; open.depth < here.depth; open.depth++) {
      new_line(open.depth + 1, out);
      pl_sink_printf(out, "%.*s(", PL_STR_FMT(anchor_name(here.anchors[open.depth])));
    }
    new_line(open.depth + 1, out);
    print_pass(&pipeline->data[i], out);
  }
  for (; open.depth; open.depth--) {
    new_line(open.depth, out);
    pl_sink_putc(out, ')');
  }
  pl_sink_puts(out, pipeline->len ? "\n)\n\n" : "\n\n)\n\n");
}
