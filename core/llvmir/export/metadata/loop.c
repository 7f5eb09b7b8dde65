/* Loop annotations: options of a loop as the node after its back edge. Source: LLVM documentation, "LLVM Language Reference
 * Manual", llvm.loop; what `mlir-translate` 22 prints. */
#include <assert.h>

#include "core/llvmir/export/metadata/metadata.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/md.h"
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"

/* A parameter of a loop annotation as LLVM's option. */
typedef struct loop_row {
  const char *group, *param, *name;
  char how; /* b: i1; n: negated i1; p: by its presence when true; d: "name.disable" or "name.enable"; i: i32; v: i32 0 or 1;
               f: another loop */
} loop_row;

static const loop_row loop_rows[] = {
    {NULL, "disableNonforced", "llvm.loop.disable_nonforced", 'p'},
    {NULL, "mustProgress", "llvm.loop.mustprogress", 'p'},
    {NULL, "isVectorized", "llvm.loop.isvectorized", 'v'},
    {"vectorize", "disable", "llvm.loop.vectorize.enable", 'n'},
    {"vectorize", "predicateEnable", "llvm.loop.vectorize.predicate.enable", 'b'},
    {"vectorize", "scalableEnable", "llvm.loop.vectorize.scalable.enable", 'b'},
    {"vectorize", "width", "llvm.loop.vectorize.width", 'i'},
    {"vectorize", "followupVectorized", "llvm.loop.vectorize.followup_vectorized", 'f'},
    {"vectorize", "followupEpilogue", "llvm.loop.vectorize.followup_epilogue", 'f'},
    {"vectorize", "followupAll", "llvm.loop.vectorize.followup_all", 'f'},
    {"interleave", "count", "llvm.loop.interleave.count", 'i'},
    {"unroll", "disable", "llvm.loop.unroll", 'd'},
    {"unroll", "count", "llvm.loop.unroll.count", 'i'},
    {"unroll", "runtimeDisable", "llvm.loop.unroll.runtime.disable", 'b'},
    {"unroll", "full", "llvm.loop.unroll.full", 'p'},
    {"unroll", "followupUnrolled", "llvm.loop.unroll.followup_unrolled", 'f'},
    {"unroll", "followupRemainder", "llvm.loop.unroll.followup_remainder", 'f'},
    {"unroll", "followupAll", "llvm.loop.unroll.followup_all", 'f'},
    {"unrollAndJam", "disable", "llvm.loop.unroll_and_jam", 'd'},
    {"unrollAndJam", "count", "llvm.loop.unroll_and_jam.count", 'i'},
    {"unrollAndJam", "followupOuter", "llvm.loop.unroll_and_jam.followup_outer", 'f'},
    {"unrollAndJam", "followupInner", "llvm.loop.unroll_and_jam.followup_inner", 'f'},
    {"unrollAndJam", "followupRemainderOuter", "llvm.loop.unroll_and_jam.followup_remainder_outer", 'f'},
    {"unrollAndJam", "followupRemainderInner", "llvm.loop.unroll_and_jam.followup_remainder_inner", 'f'},
    {"unrollAndJam", "followupAll", "llvm.loop.unroll_and_jam.followup_all", 'f'},
    {"licm", "disable", "llvm.licm.disable", 'p'},
    {"licm", "versioningDisable", "llvm.loop.licm_versioning.disable", 'p'},
    {"distribute", "disable", "llvm.loop.distribute.enable", 'n'},
    {"distribute", "followupCoincident", "llvm.loop.distribute.followup_coincident", 'f'},
    {"distribute", "followupSequential", "llvm.loop.distribute.followup_sequential", 'f'},
    {"distribute", "followupFallback", "llvm.loop.distribute.followup_fallback", 'f'},
    {"distribute", "followupAll", "llvm.loop.distribute.followup_all", 'f'},
    {"pipeline", "disable", "llvm.loop.pipeline.disable", 'b'},
    {"pipeline", "initiationinterval", "llvm.loop.pipeline.initiationinterval", 'i'},
    {"peeled", "count", "llvm.loop.peeled.count", 'i'},
    {"unswitch", "partialDisable", "llvm.loop.unswitch.partial.disable", 'p'}};

#define NUM_LOOP_ROWS (sizeof loop_rows / sizeof *loop_rows)

/* The node of one option of a loop annotation; NULL if LLVM states it by leaving it out, or after an error. */
static pl_lir_md *loop_option(pl_export *e, const pl_op *op, const loop_row *r, const pl_attr *value) {
  int64_t number = 0;
  if (value->kind == PL_ATTR_INTEGER) (void)pl_apint_to_i64(value->integer, &number);
  bool on = number != 0;
  pl_lir_md *ops[2] = {pl_lir_md_string(e, pl_str_from(r->name)), NULL};
  switch (r->how) {
  case 'b': ops[1] = pl_lir_md_int(e, 1, on); break;
  case 'n': ops[1] = pl_lir_md_int(e, 1, !on); break;
  case 'i':
  case 'v': ops[1] = pl_lir_md_int(e, 32, r->how == 'v' ? on : number); break;
  case 'f':
    ops[1] = pl_export_loop(e, op, value);
    if (!ops[1]) return NULL;
    break;
  case 'd': ops[0] = pl_lir_md_string(e, pl_lir_text(e->m.arena, "%s.%s", r->name, on ? "disable" : "enable")); break;
  default:
    if (!on) return NULL;
    break;
  }
  return pl_lir_md_cached(e, ops, ops[1] ? 2 : 1);
}

/* The node `!{!"llvm.loop.parallel_accesses", !3}`; NULL if the annotation names no access group. */
static pl_lir_md *parallel_accesses(pl_export *e, const pl_attr *annotation) {
  const pl_attr *list = pl_attr_param(annotation, "parallelAccesses");
  uint32_t count = list && list->kind == PL_ATTR_ARRAY ? list->array.count : 0;
  pl_lir_md **ops = PL_NEW_ARRAY(e->m.arena, pl_lir_md *, count + 1);
  ops[0] = pl_lir_md_string(e, PL_STR("llvm.loop.parallel_accesses"));
  for (uint32_t i = 0; i < count; i++)
    ops[i + 1] = pl_export_access_group(e, list->array.elems[i]);
  return count ? pl_lir_md_cached(e, ops, count + 1) : NULL;
}

/* Fills `ops` from index 1 with the loop's locations, its options and its parallel accesses; returns the number of operands,
 * with the one at index 0. Recursion is bounded: the parser limits the nesting of annotations. */
static uint32_t loop_operands(pl_export *e, const pl_op *op, const pl_attr *annotation, pl_lir_md **ops) {
  pl_lir_md *start = pl_export_loc(e, pl_attr_param(annotation, "startLoc"), 0, 0);
  pl_lir_md *end = pl_export_loc(e, pl_attr_param(annotation, "endLoc"), 0, 0);
  uint32_t count = 1;
  if (start) ops[count++] = start;
  if (end) ops[count++] = end;
  for (size_t i = 0; i < NUM_LOOP_ROWS; i++) {
    const pl_attr *group = loop_rows[i].group ? pl_attr_param(annotation, loop_rows[i].group) : annotation;
    const pl_attr *value = pl_attr_param(group, loop_rows[i].param);
    pl_lir_md *option = value ? loop_option(e, op, &loop_rows[i], value) : NULL;
    if (option) ops[count++] = option;
  }
  pl_lir_md *parallel = parallel_accesses(e, annotation);
  if (parallel) ops[count++] = parallel;
  return count;
}

pl_lir_md *pl_export_loop(pl_export *e, const pl_op *op, const pl_attr *annotation) {
  assert(op->module == e->module);
  pl_lir_md *known = pl_map_get_ptr(&e->mds, annotation), *ops[NUM_LOOP_ROWS + 4] = {NULL};
  if (known) return known;
  if (!pl_attr_is(annotation, "loop_annotation")) {
    pl_export_error(e, op, "expected #llvm.loop_annotation");
    return NULL;
  }
  uint32_t count = loop_operands(e, op, annotation, ops);
  pl_lir_md *node = pl_lir_md_node(e, ops, count);
  node->is_distinct = true;
  node->ops[0] = node; /* a loop's node names itself, so that it is one of its kind */
  pl_map_set_ptr(&e->mds, annotation, node);
  return node;
}
