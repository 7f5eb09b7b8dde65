#include <assert.h>

#include "core/convert/pipeline.h"
#include "core/convert/types/sizes.h"

#include <stdio.h>

#include "core/ir/outside.h"

typedef struct pass_row {
  const char *name;
  uint32_t set;
  const char *options;
} pass_row;

static const pass_row rows[] = {
#define X(name, set, options, help) {name, set, options},
    PL_PASSES(X)
#undef X
};

/* The row of the conversion pass of that name; NULL if there is none. */
static const pass_row *find_pass(pl_str name) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    if (pl_str_is(name, rows[i].name)) return &rows[i];
  }
  return NULL;
}

void pl_pipeline_free(pl_pipeline *pipeline) { pl_vec_free(pipeline); }

bool pl_pass_known(pl_str name) { return find_pass(name) || pl_transform_named(name) != PL_TRANSFORM_NONE; }

/* Sets *out to a truth value: true for "1", "true" or an empty text, false for "0" or "false". Returns false, with *out left
 * alone, for any other text. */
static bool parse_bool(pl_str value, bool *out) {
  if (value.len == 0 || pl_str_is(value, "1") || pl_str_is(value, "true")) return *out = true;
  if (!pl_str_is(value, "0") && !pl_str_is(value, "false")) return false;
  *out = false;
  return true;
}

/* Sets *out to a width of index, a decimal number up to 4096; false if `value` is none. */
static bool parse_width(pl_str value, uint32_t *out) {
  uint64_t width = 0;
  for (size_t i = 0; i < value.len; i++) {
    if (value.data[i] < '0' || value.data[i] > '9' || width > 100000) return false;
    width = width * 10 + (uint64_t)(value.data[i] - '0');
  }
  *out = (uint32_t)width;
  return value.len > 0 && width <= 4096;
}

/* Option names, and the groups of passes ("options" of PL_PASSES) that take them. */
typedef enum option_kind {
  OPTION_INVALID,
  OPTION_BARE,
  OPTION_WRAPPERS,
  OPTION_GENERIC,
  OPTION_ALIGNED,
  OPTION_INDEX,
  OPTION_RANGE,
  OPTION_REASSOCIATE,
  OPTION_VECTOR_ALIGNMENT,
  OPTION_IGNORED, /* a choice between lowerings of what is not known here */
  OPTION_IGNORED_WORD,
  OPTION_FILTER,
  OPTION_DATA_LAYOUT
} option_kind;

static const struct option_row {
  const char *name;
  option_kind kind;
  const char *groups;
} options_rows[] = {
    {"use-bare-ptr-memref-call-conv", OPTION_BARE, "func all"},
    {"index-bitwidth", OPTION_INDEX, "func index memref all"},
    {"use-generic-functions", OPTION_GENERIC, "memref all"},
    {"use-aligned-alloc", OPTION_ALIGNED, "memref all"},
    {"emit-c-wrappers", OPTION_WRAPPERS, "all"},
    {"llvm-request-c-wrappers", OPTION_WRAPPERS, "all"},
    {"complex-range", OPTION_RANGE, "complex"},
    {"data-layout", OPTION_DATA_LAYOUT, "func all"}, /* until 2023 */
    {"use-opaque-pointers", OPTION_IGNORED,
     "func index memref vector all"}, /* of 2022 and 2023; --typed-pointers is the other way */
    {"reassociate-fp-reductions", OPTION_REASSOCIATE, "vector"},
    {"use-vector-alignment", OPTION_VECTOR_ALIGNMENT, "vector"},
    {"force-32bit-vector-indices", OPTION_IGNORED, "vector"},
    {"enable-amx", OPTION_IGNORED, "vector"},
    {"enable-arm-bf16", OPTION_IGNORED, "vector"},
    {"enable-arm-i8mm", OPTION_IGNORED, "vector"},
    {"enable-arm-neon", OPTION_IGNORED, "vector"},
    {"enable-arm-sve", OPTION_IGNORED, "vector"},
    {"enable-x86vector", OPTION_IGNORED, "vector"},
    {"vector-contract-lowering", OPTION_IGNORED_WORD, "vector"},
    {"vector-transpose-lowering", OPTION_IGNORED_WORD, "vector"},
    {"filter-dialects", OPTION_FILTER, "dialects"},
    {"dynamic", OPTION_IGNORED, "dialects"},
    {"allow-pattern-rollback", OPTION_IGNORED, "dialects"},
};

/* Reads the value of complex-range: sets *improved to true for `improved`, else to false, as `none` computes as `basic` does.
 * Returns false for any other word. */
static bool parse_range(pl_str value, bool *improved) {
  *improved = pl_str_is(value, "improved");
  return *improved || pl_str_is(value, "basic") || pl_str_is(value, "none");
}

/* Whether the value is one of mlir-opt's words for lowerings of vector contractions or transpositions. */
static bool parse_lowering(pl_str value) {
  static const char *const words[] = {"dot",     "llvmintr",  "outerproduct", "parallelarith", /* contract */
                                      "eltwise", "shuffle1d", "shuffle16x16"};                 /* transpose */
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (pl_str_is(value, words[i])) return true;
  return false;
}

/* Reads dialect names separated by commas; *set is the conversions of these dialects. False if one is unknown. */
static bool parse_filter(pl_str names, uint32_t *set) {
  static const struct {
    const char *dialect;
    uint32_t set;
  } known[] = {{"arith", PL_CONVERT_ARITH}, {"cf", PL_CONVERT_CF},         {"complex", PL_CONVERT_COMPLEX},
               {"func", PL_CONVERT_FUNC},   {"index", PL_CONVERT_INDEX},   {"memref", PL_CONVERT_MEMREF},
               {"math", PL_CONVERT_MATH},   {"vector", PL_CONVERT_VECTOR}, {"ub", PL_CONVERT_UB}};
  uint32_t chosen = 0;
  for (size_t start = 0; start <= names.len;) {
    const char *comma = memchr(names.data + start, ',', names.len - start);
    size_t end = comma ? (size_t)(comma - names.data) : names.len;
    uint32_t one = 0;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
      if (pl_str_is((pl_str){names.data + start, end - start}, known[i].dialect)) one = known[i].set;
    }
    if (!one) return false;
    chosen |= one;
    start = end + 1;
  }
  *set = chosen;
  return true;
}

/* Sets the option of that kind to the value as written; false if the value is malformed. */
static bool set_option(pl_convert_options *options, option_kind kind, pl_str value) {
  switch (kind) {
  case OPTION_BARE: return parse_bool(value, &options->bare_ptr);
  case OPTION_WRAPPERS: return parse_bool(value, &options->c_wrappers);
  case OPTION_GENERIC: return parse_bool(value, &options->generic_functions);
  case OPTION_ALIGNED: return parse_bool(value, &options->aligned_alloc);
  case OPTION_INDEX: return parse_width(value, &options->index_bitwidth);
  case OPTION_RANGE: return parse_range(value, &options->complex_improved);
  case OPTION_REASSOCIATE: return parse_bool(value, &options->reassociate_reductions);
  case OPTION_VECTOR_ALIGNMENT: return parse_bool(value, &options->vector_alignment);
  case OPTION_IGNORED: return parse_bool(value, &options->ignored);
  case OPTION_IGNORED_WORD: return parse_lowering(value);
  case OPTION_FILTER: return parse_filter(value, &options->set);
  case OPTION_DATA_LAYOUT: return options->data_layout = value, true;
  case OPTION_INVALID: return false;
  }
  return false;
}

/* Sets the option `name` that passes of the group take; false with a message if the group has no such option or the value is
 * malformed. */
static bool set_in_group(pl_convert_options *options, const char *group, pl_str name, pl_str value, char message[256]) {
  for (size_t i = 0; i < sizeof options_rows / sizeof *options_rows; i++) {
    const struct option_row *row = &options_rows[i];
    if (!pl_str_is(name, row->name) || !strstr(row->groups, group)) continue;
    if (set_option(options, row->kind, value)) return true;
    snprintf(message, 256, "invalid value '%.*s' for option '%s'", PL_STR_FMT(value), row->name);
    return false;
  }
  snprintf(message, 256, "<Pass-Options-Parser>: no such option %.*s", PL_STR_FMT(name));
  return false;
}

bool pl_convert_options_set(pl_convert_options *options, pl_str name, pl_str value, char message[256]) {
  assert(message);
  return set_in_group(options, "all", name, value, message);
}

/* The value without a pair of quotes or braces around it. */
static pl_str unquote(pl_str value) {
  const char first = value.len >= 2 ? value.data[0] : '\0', last = value.len >= 2 ? value.data[value.len - 1] : '\0';
  bool quoted = ((first == '"' || first == '\'') && last == first) || (first == '{' && last == '}');
  return quoted ? (pl_str){value.data + 1, value.len - 2} : value;
}

/* Sets one option of a pass, conversion or not, to a value as written, without its quotes; `group` names the options that a
 * conversion takes (see PL_PASSES). False with a message if the option is unknown or the value malformed. */
static bool parse_option(pl_pass *pass, const char *group, pl_str name, pl_str value, char message[256]) {
  if (pass->transform == PL_TRANSFORM_NONE) return set_in_group(&pass->options, group, name, unquote(value), message);
  return pl_transform_set(pass->transform, &pass->transform_options, name, unquote(value), message);
}

/* Whether the option takes a list, whose commas do not separate options. */
static bool is_list(pl_str name) {
  return pl_str_is(name, "filter-dialects") || pl_str_is(name, "disable-patterns") || pl_str_is(name, "enable-patterns") ||
         pl_str_is(name, "exclude");
}

/* Reads the options of a pass, "name=value" or "name", into *pass; spaces separate them, or after a value that is no list also
 * commas. `group` names the options that the pass takes (see PL_PASSES). False with a message if one is unknown or malformed. */
static bool parse_options(pl_pass *pass, const char *group, pl_str text, char message[256]) {
  size_t p = 0;
  for (;;) {
    while (p < text.len && (text.data[p] == ' ' || text.data[p] == ','))
      p++;
    if (p == text.len) return true;
    pl_str name = {text.data + p, 0}, value = {text.data + p, 0};
    while (p < text.len && text.data[p] != '=' && text.data[p] != ' ')
      p++, name.len++;
    if (p < text.len && text.data[p] == '=') {
      value.data = text.data + ++p;
      bool list = is_list(name);
      while (p < text.len && text.data[p] != ' ' && (list || text.data[p] != ','))
        p++, value.len++;
    }
    if (!parse_option(pass, group, name, value, message)) return false;
  }
}

/* Adds a pass that stays within the source dialects, with its options; false with a message, and nothing added, if an option is
 * wrong. */
static bool add_transform(pl_pipeline *pipeline, pl_transform transform, pl_str options, char message[256]) {
  pl_pass pass = {.name = pl_transform_flag(transform), .given = options, .transform = transform};
  if (!parse_options(&pass, "none", options, message)) return false;
  pl_vec_push(pipeline, pass);
  return true;
}

/* Adds the pass -set-llvm-module-datalayout with that layout, for a conversion's option data-layout of former years. */
static void attach_data_layout(pl_pipeline *pipeline, pl_str layout) {
  pl_pass pass = {.name = pl_transform_flag(PL_TRANSFORM_SET_DATA_LAYOUT), .transform = PL_TRANSFORM_SET_DATA_LAYOUT};
  pass.transform_options.data_layout = layout;
  pl_vec_push(pipeline, pass);
}

bool pl_pipeline_add(pl_pipeline *pipeline, pl_str name, pl_str options, char message[256]) {
  assert(pipeline && message);
  const pass_row *row = find_pass(name);
  pl_transform transform = pl_transform_named(name);
  if (transform != PL_TRANSFORM_NONE) return add_transform(pipeline, transform, options, message);
  if (!row) {
    snprintf(message, 256, "'%.*s' does not refer to a registered pass or pass pipeline", PL_STR_FMT(name));
    return false;
  }
  pl_pass pass = {.name = row->name, .given = options, .options = {.set = row->set}};
  if (!parse_options(&pass, row->options, options, message)) return false;
  if (pass.options.set == PL_CONVERT_REQUEST_WRAPPERS) pass.options.c_wrappers = true;
  pass.options.keep_split_vectors = strcmp(row->options, "dialects") == 0; /* -convert-vector-to-llvm alone takes them apart */
  pass.options.keep_unregistered = true; /* each pass leaves what is not its own; a run without passes does not come here */
  pl_vec_push(pipeline, pass);
  if (pass.options.data_layout.data) attach_data_layout(pipeline, pass.options.data_layout);
  return true;
}

pl_convert_options pl_pipeline_options(const pl_pipeline *pipeline) {
  pl_convert_options all = {0};
  for (size_t i = 0; i < pipeline->len; i++) {
    const pl_convert_options *one = &pipeline->data[i].options;
    all.set |= one->set;
    if (one->index_bitwidth) all.index_bitwidth = one->index_bitwidth;
    all.bare_ptr |= one->bare_ptr;
    all.c_wrappers |= one->c_wrappers;
    all.generic_functions |= one->generic_functions;
    all.aligned_alloc |= one->aligned_alloc;
  }
  return all;
}

/* Frees *module and puts `next` (NULL if it could not be made) in its place, which inherits its origin. */
static void supersede(pl_module **module, pl_module *next) {
  if (next) next->origin = (*module)->origin;
  pl_module_free(*module);
  *module = next;
}

/* Replaces *module by a copy in which ops in the pass's scope are folded in that mode; *module becomes NULL and the result false
 * on failure. */
static bool fold_all(pl_module **module, pl_folding folding, const pl_pass *pass, pl_diags *diags) {
  pl_module *copy = NULL;
  const pl_convert_options options = {.folding = folding, .scope = &pass->scope, .index_bitwidth = pass->options.index_bitwidth};
  bool ok = pl_convert(*module, &options, diags, &copy) == PL_CONVERT_DONE;
  supersede(module, copy);
  return ok;
}

/* Simplifies *module within the pass's scope as mlir-opt's greedy pattern passes do on the way: folds ops, removes dead and
 * unreachable ones, and gathers constants. False on failure; *module may be NULL then. */
static bool simplify(pl_module **module, const pl_pass *pass, pl_diags *diags) {
  const pl_scope *scope = &pass->scope;
  if (!fold_all(module, PL_FOLDING_EAGER, pass, diags)) return false;
  pl_transform_simplify_regions(*module,
                                scope); /* constants in front stay in their order once what is dead between them is gone */
  pl_transform_gather_constants(*module, scope);
  if (!fold_all(module, PL_FOLDING_EAGER, pass, diags)) return false;
  pl_transform_simplify_regions(*module, scope);
  return true;
}

/* What one step of the expansion makes known may allow another. */
enum { MAX_EXPANSIONS = 2 };

/* Runs -expand-strided-metadata with simplification after it, MAX_EXPANSIONS times, since one step may enable another. False on
 * failure; *module may be NULL then. */
static bool expand_strided(const pl_pass *pass, pl_module **module, pl_diags *diags) {
  bool ok = true;
  for (int iteration = 0; ok && iteration < MAX_EXPANSIONS; iteration++)
    ok = pl_transform_run(pass->transform, &pass->transform_options, &pass->scope, *module, diags) &&
         simplify(module, pass, diags);
  return ok;
}

/* Runs a pass that stays within the source dialects on *module, with the folding that mlir-opt does in it. False on failure;
 * *module may be NULL then. */
static bool transform(const pl_pass *pass, pl_module **module, pl_diags *diags) {
  bool ok = true;
  if (pass->transform == PL_TRANSFORM_EXPAND_STRIDED) return expand_strided(pass, module, diags);
  if (pass->transform == PL_TRANSFORM_ARITH_EXPAND) ok = fold_all(module, PL_FOLDING_OF_ARITH_EXPAND, pass, diags);
  if (pass->transform == PL_TRANSFORM_LOWER_AFFINE) ok = fold_all(module, PL_FOLDING_OF_LOWER_AFFINE, pass, diags);
  if (pass->transform == PL_TRANSFORM_MEMREF_EXPAND) ok = fold_all(module, PL_FOLDING_OF_MEMREF_EXPAND, pass, diags);
  if (pass->transform == PL_TRANSFORM_EXPAND_REALLOC) ok = fold_all(module, PL_FOLDING_OF_EXPAND_REALLOC, pass, diags);
  return ok && pl_transform_run(pass->transform, &pass->transform_options, &pass->scope, *module, diags);
}

/* Runs -convert-vector-to-llvm: simplifies a copy of the module, then converts it to *out. Returns DONE or the status of the
 * first step that failed; *out is not set by a failure before the conversion. */
static pl_convert_status convert_vectors(const pl_pass *pass, const pl_module *module, pl_diags *diags, pl_module **out) {
  pl_convert_options options = pass->options;
  options.scope = &pass->scope;
  pl_module *simplified = NULL;
  pl_convert_status status = pl_convert(module, &(pl_convert_options){0}, diags, &simplified);
  if (status != PL_CONVERT_DONE) return status;
  if (!simplify(&simplified, pass, diags)) return PL_CONVERT_FAILED;
  status = pl_convert(simplified, &options, diags, out);
  supersede(&simplified, *out);
  return status;
}

pl_convert_status pl_convert_whole(const pl_module *source, const pl_convert_options *options, pl_diags *diags, pl_module **out) {
  assert(source->op && out);
  if (!pl_transform_is_structured(source)) return pl_convert(source, options, diags, out);
  pl_module *flat = NULL;
  pl_convert_status status = pl_convert(source, &(pl_convert_options){0}, diags, &flat);
  if (status != PL_CONVERT_DONE) return status;
  pl_transform_flatten(flat, options->index_bitwidth ? options->index_bitwidth : pl_index_bits_of_module(flat->op));
  status = pl_convert(flat, options, diags, out);
  supersede(&flat, *out);
  return status;
}

/* Runs one pass. A conversion makes a new module; another pass takes `module` over, and changes or frees it, or works on a copy
 * if `module` is the source (`is_source`). *out, NULL before, is the result, NULL unless DONE. */
static pl_convert_status run_one(const pl_pass *pass, pl_module *module, bool is_source, pl_diags *diags, pl_module **out) {
  pl_convert_options options = pass->options;
  options.scope = &pass->scope;
  bool vectors = pass->transform == PL_TRANSFORM_NONE && options.set == PL_CONVERT_VECTOR && !options.keep_split_vectors;
  if (vectors) return convert_vectors(pass, module, diags, out);
  if ((options.set & PL_CONVERT_ALL) == PL_CONVERT_ALL) return pl_convert_whole(module, &options, diags, out);
  if (pass->transform == PL_TRANSFORM_NONE) return pl_convert(module, &options, diags, out);
  *out = module;
  if (is_source) {
    pl_convert_status status = pl_convert(module, &(pl_convert_options){0}, diags, out);
    if (status != PL_CONVERT_DONE) return status;
  }
  if (transform(pass, out, diags)) return PL_CONVERT_DONE;
  if (*out) pl_module_free(*out);
  *out = NULL;
  return PL_CONVERT_FAILED;
}

/* Runs pass number `number`, from 0, of the pipeline as run_one does, with the width of index that holds for it. *out, NULL
 * before, is the result, NULL unless DONE. */
static pl_convert_status run_pass(const pl_pipeline *pipeline, size_t number, pl_module *module, bool is_source, pl_diags *diags,
                                  pl_module **out) {
  pl_pass pass = pipeline->data[number];
  bool converts = pass.transform == PL_TRANSFORM_NONE && pass.options.set != PL_CONVERT_VECTOR;
  if (!converts && !pass.options.index_bitwidth) pass.options.index_bitwidth = pl_pipeline_options(pipeline).index_bitwidth;
  pass.transform_options.index_bits =
      pass.options.index_bitwidth ? pass.options.index_bitwidth : pl_index_bits_of_module(module->op);
  return run_one(&pass, module, is_source, diags, out);
}

pl_convert_status pl_pipeline_run(const pl_pipeline *pipeline, pl_module *source, pl_pipeline_hook *hook, void *user,
                                  pl_diags *diags, pl_module **out) {
  assert(source->op && out);
  pl_module *module = source;
  pl_outside *outside = source->outside;
  pl_convert_status status = PL_CONVERT_DONE;
  for (size_t i = 0; i < pipeline->len && status == PL_CONVERT_DONE; i++) {
    const pl_pass *pass = &pipeline->data[i];
    pl_module *next = NULL;
    outside = outside ? outside->next : NULL;
    status = run_pass(pipeline, i, module, module == source, diags, &next);
    bool in_place = pass->transform != PL_TRANSFORM_NONE && module != source;
    if (!in_place && module != source) pl_module_free(module);
    if (next) next->origin = source;
    if (next) next->outside = outside;
    if (status == PL_CONVERT_DONE && hook && !hook(pass->name, next, diags, user)) {
      pl_module_free(next);
      next = NULL;
      status = PL_CONVERT_FAILED;
    }
    module = next;
  }
  *out = module;
  return status;
}
