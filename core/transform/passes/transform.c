#include <assert.h>

#include "core/transform/transform.h"

#include <stdio.h>

#include "core/transform/passes/passes.h"
#include "core/transform/region.h"
#include "core/transform/rewriter/greedy.h"

static const char *const flags[] = {"",
#define X(id, flag, help) flag,
                                    PL_TRANSFORMS(X)
#undef X
};

pl_transform pl_transform_named(pl_str flag) {
  for (size_t i = 1; i < PL_NUM_TRANSFORMS; i++) {
    if (pl_str_is(flag, flags[i])) return (pl_transform)i;
  }
  return PL_TRANSFORM_NONE;
}

const char *pl_transform_flag(pl_transform transform) {
  assert(transform > PL_TRANSFORM_NONE && transform < PL_NUM_TRANSFORMS);
  return flags[transform];
}

/* Reads a boolean option (empty, 1, true, 0, false) into *out; false if it is malformed. */
static bool read_bool(pl_str value, bool *out) {
  static const char *const yes[] = {"", "1", "true"}, *const no[] = {"0", "false"};
  for (size_t i = 0; i < sizeof yes / sizeof *yes; i++) {
    if (pl_str_is(value, yes[i])) return *out = true;
  }
  for (size_t i = 0; i < sizeof no / sizeof *no; i++) {
    if (pl_str_is(value, no[i])) return *out = false, true;
  }
  return false;
}

/* Reads the option region-simplify, a level or, as in older versions, a boolean, into options->merge_blocks and
 * options->keep_regions; false if it is malformed. */
static bool read_level(pl_str value, pl_transform_options *options) {
  bool simplify = true;
  options->merge_blocks = pl_str_is(value, "aggressive");
  options->keep_regions = pl_str_is(value, "disabled");
  if (options->merge_blocks || options->keep_regions || pl_str_is(value, "normal")) return true;
  if (!read_bool(value, &simplify)) return false;
  options->keep_regions = !simplify;
  return true;
}

/* Whether the value is a decimal number, maybe negative. */
static bool read_count(pl_str value) {
  bool negative = value.len > 1 && value.data[0] == '-';
  for (size_t i = negative; i < value.len; i++) {
    if (value.data[i] < '0' || value.data[i] > '9') return false;
  }
  return value.len > 0;
}

bool pl_transform_set(pl_transform transform, pl_transform_options *options, pl_str name, pl_str value, char message[256]) {
  assert(options && message);
  struct option_row {
    const char *flag, *name;
    bool *on;
  } rows[] = {
#define X(flag, name, field) {flag, name, &options->field},
      PL_TRANSFORM_OPTIONS(X)
#undef X
  };
  if (transform == PL_TRANSFORM_SET_DATA_LAYOUT && pl_str_is(name, "data-layout")) {
    options->data_layout = value;
    return true;
  }
  if (transform == PL_TRANSFORM_SYMBOL_PRIVATIZE && pl_str_is(name, "exclude")) {
    options->exclude = value;
    return true;
  }
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    if (strcmp(flags[transform], rows[i].flag) != 0 || !pl_str_is(name, rows[i].name)) continue;
    bool level = rows[i].on == &options->keep_regions;
    bool ok = level ? read_level(value, options) : read_bool(value, rows[i].on);
    ok = ok || (rows[i].on == &options->ignored && read_count(value)) || rows[i].on == &options->patterns;
    if (ok && rows[i].on == &options->emit_deallocs) options->keep_source = !options->emit_deallocs;
    if (ok) return true;
    snprintf(message, 256, "invalid value '%.*s' for option '%s'", PL_STR_FMT(value), rows[i].name);
    return false;
  }
  snprintf(message, 256, "<Pass-Options-Parser>: no such option %.*s", PL_STR_FMT(name));
  return false;
}

/* Always NULL: no kind of op has a pattern, for a run that only gathers constants and erases dead ops. */
static pl_simplify_fn *no_pattern(pl_op_kind kind) {
  (void)kind;
  return NULL;
}

/* Runs a pass on the module's op. False with an error in `diags` if it fails. */
static bool run_on_module(pl_transform transform, const pl_transform_options *options, pl_module *module, pl_diags *diags) {
  switch (transform) {
  case PL_TRANSFORM_NONE:
  case PL_NUM_TRANSFORMS: return true;
  case PL_TRANSFORM_LEGALIZE_SUCCESSORS: pl_separate_successors(module, false); return true;
  case PL_TRANSFORM_LEGALIZE_FOR_EXPORT: pl_separate_successors(module, true); return true;
  case PL_TRANSFORM_CANONICALIZE: pl_canonicalize(module, options); return true;
  case PL_TRANSFORM_CSE: pl_cse(module); return true;
  case PL_TRANSFORM_ARITH_EXPAND: pl_arith_expand(module, options); return true;
  case PL_TRANSFORM_EXPAND_REALLOC: pl_expand_realloc(module, options); return true;
  case PL_TRANSFORM_MEMREF_EXPAND: pl_memref_expand(module); return true;
  case PL_TRANSFORM_EXPAND_STRIDED: pl_expand_strided_metadata(module, options->index_bits); return true;
  case PL_TRANSFORM_SCF_TO_CF:
  case PL_TRANSFORM_SCF_TO_STD: pl_scf_to_cf(module); return true;
  case PL_TRANSFORM_NORMALIZE_MEMREFS: pl_normalize_memrefs(module); return true;
  case PL_TRANSFORM_LOWER_AFFINE: return pl_lower_affine(module, options->index_bits, diags);
  case PL_TRANSFORM_SYMBOL_DCE: return pl_symbol_dce(module, diags);
  case PL_TRANSFORM_SYMBOL_PRIVATIZE: pl_symbol_privatize(module, options->exclude); return true;
  case PL_TRANSFORM_STRIP_DEBUGINFO: pl_strip_debuginfo(module); return true;
  case PL_TRANSFORM_SET_DATA_LAYOUT:
    pl_op_set_attr(module->op, PL_NAME_LLVM_DATA_LAYOUT, pl_attr_string(module->ctx, options->data_layout));
    return true;
  }
  return true;
}

bool pl_transform_run(pl_transform transform, const pl_transform_options *options, const pl_scope *scope, pl_module *module,
                      pl_diags *diags) {
  assert(transform > PL_TRANSFORM_NONE && transform < PL_NUM_TRANSFORMS);
  assert(options && scope && module->op);
  pl_op *whole = module->op;
  pl_scope_ops ops = {0};
  pl_scope_collect(scope, whole, &ops);
  bool ok = true;
  for (size_t i = 0; i < ops.len && ok; i++) {
    module->op = ops.data[i];
    ok = run_on_module(transform, options, module, diags);
  }
  module->op = whole;
  pl_vec_free(&ops);
  return ok;
}

/* Runs `change` with each op of the scope as if it were the module's op. */
static void in_scope(pl_module *module, const pl_scope *scope, bool change(pl_module *module)) {
  pl_op *whole = module->op;
  pl_scope_ops ops = {0};
  pl_scope_collect(scope, whole, &ops);
  for (size_t i = 0; i < ops.len; i++) {
    module->op = ops.data[i];
    (void)change(module);
  }
  module->op = whole;
  pl_vec_free(&ops);
}

/* Moves constants to the front of their isolated regions and erases dead ops; true if something changed, other than by moving
 * constants at the start. */
static bool gather_constants(pl_module *module) { return pl_greedy_run(module, no_pattern, true, 0); }

bool pl_transform_is_structured_op(const pl_op *op) {
  return pl_str_is(op->info->dialect, "scf") || pl_str_is(op->info->dialect, "affine") || pl_op_is(op, PL_OP_MEMREF_REALLOC);
}

bool pl_transform_is_structured(const pl_module *module) {
  assert(module && module->op);
  for (pl_op *op = module->op; op; op = pl_op_walk_next(module->op, op))
    if (pl_transform_is_structured_op(op)) return true;
  return false;
}

void pl_transform_flatten(pl_module *module, uint32_t index_bits) {
  assert(module->op);
  pl_expand_realloc(module, &(pl_transform_options){0});
  (void)pl_lower_affine(module, index_bits, NULL);
  pl_scf_to_cf(module);
}

/* Simplifies the control flow of the module's op at the aggressive level; whether something changed. */
static bool simplify_regions(pl_module *module) { return pl_simplify_regions(module, PL_REGIONS_AGGRESSIVE); }

void pl_transform_simplify_regions(pl_module *module, const pl_scope *scope) {
  assert(scope && module->op);
  in_scope(module, scope, simplify_regions);
}
void pl_transform_gather_constants(pl_module *module, const pl_scope *scope) {
  assert(scope && module->op);
  in_scope(module, scope, gather_constants);
}
