/* Metadata of loops. Source: LLVM Language Reference Manual (2026), 'llvm.loop'; MLIR documentation, "'llvm' Dialect",
 * LoopAnnotationAttr. */
#include <assert.h>

#include "core/llvmir/import/convert/metadata.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/losses.h"
#include "core/llvmir/import/read/make.h"
#include "core/llvmir/import/read/metadata.h"
#include "core/llvmir/lir/float_classes.h"

/* What the value says. */
typedef enum value_form {
  FORM_INVALID,
  FORM_SET,   /* the name alone: true */
  FORM_UNSET, /* the name alone: false */
  FORM_BOOL,  /* i1 */
  FORM_NOT,   /* i1, the parameter says the contrary */
  FORM_TRUTH, /* i32, not 0 */
  FORM_I32,
} value_form;

typedef struct row {
  const char *word, *group, *parameter; /* group NULL: of the loop itself */
  value_form form;
} row;

/* In the order of the dialect's parameters. */
static const row rows[] = {
    {"llvm.loop.disable_nonforced", NULL, "disableNonforced", FORM_SET},
    {"llvm.loop.vectorize.enable", "vectorize", "disable", FORM_NOT},
    {"llvm.loop.vectorize.predicate.enable", "vectorize", "predicateEnable", FORM_BOOL},
    {"llvm.loop.vectorize.scalable.enable", "vectorize", "scalableEnable", FORM_BOOL},
    {"llvm.loop.vectorize.width", "vectorize", "width", FORM_I32},
    {"llvm.loop.interleave.count", "interleave", "count", FORM_I32},
    {"llvm.loop.unroll.disable", "unroll", "disable", FORM_SET},
    {"llvm.loop.unroll.enable", "unroll", "disable", FORM_UNSET},
    {"llvm.loop.unroll.count", "unroll", "count", FORM_I32},
    {"llvm.loop.unroll.runtime.disable", "unroll", "runtimeDisable", FORM_SET},
    {"llvm.loop.unroll.full", "unroll", "full", FORM_SET},
    {"llvm.loop.unroll_and_jam.disable", "unrollAndJam", "disable", FORM_SET},
    {"llvm.loop.unroll_and_jam.enable", "unrollAndJam", "disable", FORM_UNSET},
    {"llvm.loop.unroll_and_jam.count", "unrollAndJam", "count", FORM_I32},
    {"llvm.licm.disable", "licm", "disable", FORM_SET},
    {"llvm.loop.licm_versioning.disable", "licm", "versioningDisable", FORM_SET},
    {"llvm.loop.distribute.enable", "distribute", "disable", FORM_NOT},
    {"llvm.loop.pipeline.disable", "pipeline", "disable", FORM_BOOL},
    {"llvm.loop.pipeline.initiationinterval", "pipeline", "initiationinterval", FORM_I32},
    {"llvm.loop.peeled.count", "peeled", "count", FORM_I32},
    {"llvm.loop.unswitch.partial.disable", "unswitch", "partialDisable", FORM_SET},
    {"llvm.loop.mustprogress", NULL, "mustProgress", FORM_SET},
    {"llvm.loop.isvectorized", NULL, "isVectorized", FORM_TRUTH},
};
enum { NUM_ROWS = sizeof rows / sizeof *rows };

/* The groups by parameter and mnemonic, in the dialect's order; the loop's own parameters stand around them. */
static const char *const groups[][2] = {{"vectorize", "loop_vectorize"}, {"interleave", "loop_interleave"},
                                        {"unroll", "loop_unroll"},       {"unrollAndJam", "loop_unroll_and_jam"},
                                        {"licm", "loop_licm"},           {"distribute", "loop_distribute"},
                                        {"pipeline", "loop_pipeline"},   {"peeled", "loop_peeled"},
                                        {"unswitch", "loop_unswitch"}};
enum { NUM_GROUPS = sizeof groups / sizeof *groups };

/* The value that a property node, such as !{!"name", i32 4}, gives the loop parameter of row `r`; NULL if the node is
 * malformed. */
static const pl_attr *row_value(pl_importer *im, const row *r, const pl_ll_meta *property) {
  int64_t number = 0;
  bool has = pl_ll_meta_int(im, pl_ll_meta_elem(im, property, 1), &number);
  switch (r->form) {
  case FORM_SET: return property->count == 1 ? pl_attr_bool(im->ctx, true) : NULL;
  case FORM_UNSET: return property->count == 1 ? pl_attr_bool(im->ctx, false) : NULL;
  case FORM_BOOL: return has ? pl_attr_bool(im->ctx, number != 0) : NULL;
  case FORM_NOT: return has ? pl_attr_bool(im->ctx, number == 0) : NULL;
  case FORM_TRUTH: return has ? pl_attr_bool(im->ctx, number != 0) : NULL;
  case FORM_I32: return has ? pl_ll_i32(im, number) : NULL;
  case FORM_INVALID: break;
  }
  return NULL;
}

/* The properties by row; groups of accesses apart. */
typedef struct loop {
  const pl_attr *values[NUM_ROWS];
  pl_ll_attrs accesses;
} loop;

/* Appends the access groups that an llvm.loop.parallel_accesses node lists to `l->accesses`. */
static void read_accesses(pl_importer *im, const pl_ll_meta *property, loop *l) {
  for (uint32_t i = 1; i < property->count; i++) {
    const pl_attr *group = pl_ll_access_group(im, property->elems[i]);
    if (group) pl_ll_push(im, &l->accesses, group);
  }
}

/* Adds one property of a loop's node to the loop, or reports it as dropped. */
static void read_property(pl_importer *im, const pl_ll_meta *property, pl_ll_token at, loop *l) {
  pl_str name;
  if (property->kind == PL_LL_META_SPECIAL) {
    pl_ll_drop(im, at, "the source locations of loops in '!llvm.loop'");
    return;
  }
  if (!pl_ll_meta_string(im, pl_ll_meta_elem(im, property, 0), &name)) {
    pl_ll_drop(im, at, "a property without name in '!llvm.loop'");
    return;
  }
  if (pl_str_is(name, "llvm.loop.parallel_accesses")) {
    read_accesses(im, property, l);
    return;
  }
  for (size_t i = 0; i < NUM_ROWS; i++) {
    if (!pl_str_is(name, rows[i].word)) continue;
    l->values[i] = row_value(im, &rows[i], property);
    if (l->values[i]) return;
  }
  pl_ll_drop(im, at, "'%.*s' in '!llvm.loop'", PL_STR_FMT(name));
}

/* The attribute of a group of loop parameters, such as #llvm.loop_unroll; NULL if none of them is stated. */
static const pl_attr *group_attr(pl_importer *im, const loop *l, const char *group, const char *mnemonic) {
  pl_ll_entries parts = {0};
  for (size_t i = 0; i < NUM_ROWS; i++) {
    if (!l->values[i] || !rows[i].group || strcmp(rows[i].group, group) != 0) continue;
    if (parts.len && pl_str_is(parts.data[parts.len - 1].name, rows[i].parameter)) continue; /* enabled and disabled */
    pl_ll_set_named(im, &parts, pl_str_from(rows[i].parameter), l->values[i]);
  }
  return parts.len ? pl_ll_params(im, mnemonic, parts.data, (uint32_t)parts.len) : NULL;
}

/* Appends the parameter of that name of the loop annotation itself (not of a group such as loop_unroll), if the loop states
 * it. */
static void own_parameter(pl_importer *im, const loop *l, const char *parameter, pl_ll_entries *out) {
  for (size_t i = 0; i < NUM_ROWS; i++)
    if (l->values[i] && !rows[i].group && strcmp(rows[i].parameter, parameter) == 0)
      pl_ll_set_named(im, out, pl_str_from(parameter), l->values[i]);
}

const pl_attr *pl_ll_loop(pl_importer *im, const pl_ll_meta *node, pl_ll_token at) {
  assert(node->kind != PL_LL_META_INVALID);
  loop l = {0};
  pl_ll_entries parts = {0};
  node = pl_ll_meta_follow(im, node);
  if (!node || node->kind != PL_LL_META_TUPLE) return NULL;
  const pl_attr *known = pl_map_get_ptr(&im->converted, node);
  if (known) return known;
  for (uint32_t i = 1; i < node->count; i++) {
    const pl_ll_meta *property = pl_ll_meta_follow(im, node->elems[i]);
    if (property) read_property(im, property, at, &l);
  }
  own_parameter(im, &l, "disableNonforced", &parts);
  for (size_t i = 0; i < NUM_GROUPS; i++)
    pl_ll_set_named(im, &parts, pl_str_from(groups[i][0]), group_attr(im, &l, groups[i][0], groups[i][1]));
  own_parameter(im, &l, "mustProgress", &parts);
  own_parameter(im, &l, "isVectorized", &parts);
  if (l.accesses.len)
    pl_ll_set_named(im, &parts, PL_STR("parallelAccesses"), pl_attr_array(im->ctx, l.accesses.data, (uint32_t)l.accesses.len));
  const pl_attr *attr = pl_ll_params(im, "loop_annotation", parts.data, (uint32_t)parts.len);
  pl_map_set_ptr(&im->converted, node, attr);
  return attr;
}
