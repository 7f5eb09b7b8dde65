/* module.c - a report over two modules: one proof for each function of the source. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/ir/symbol_index.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/convention/wrapper.h"
#include "verify/tv/function/linkage.h"
#include "verify/tv/judge/judge.h"
#include "verify/tv/judge/tv.h"
#include "verify/tv/module/module.h"

pl_tv_options pl_tv_default_options(void) { return (pl_tv_options){.random_runs = 1000, .timeout_ms = 60000}; }

/* A function of the source and the symbol table that its lowering should be in. */
typedef struct pair {
  const pl_op *source;
  const pl_op *table; /* NULL: the module is missing */
} pair;
typedef PL_VEC(pair) pair_vec;

/* Whether the op is a function to be judged: any function, or only the one that the options name. */
static bool wanted(const pl_op *op, const pl_tv_options *options) {
  return pl_op_has(op, PL_TRAIT_FUNCTION) && (!options->function || pl_str_is(pl_symbol_name(op), options->function));
}

/* The name of the function's C wrapper, `_mlir_ciface_` plus its name, in the arena. */
static const char *wrapper_name(pl_arena *arena, const pl_op *source) {
  pl_str symbol = pl_symbol_name(source);
  size_t capacity = symbol.len + 16;
  char *name = pl_arena_alloc(arena, capacity);
  snprintf(name, capacity, "_mlir_ciface_%.*s", PL_STR_FMT(symbol));
  return name;
}

/* Sets the source's ops in the proof, which are of the generated reference module and not of the user's source, to NULL. */
static void forget_reference(pl_proof *proof) {
  pl_obligation *obligations = (pl_obligation *)(uintptr_t)proof->obligations;
  for (uint32_t i = 0; i < proof->num_obligations; i++)
    obligations[i].source_op = NULL;
  proof->counterexample.source_op = NULL;
}

/* Whether the lowering (may be NULL) has left the func.func a func.func, with its request for a C wrapper if it has one, so that
 * no wrapper is due yet. */
static bool is_left(const pl_op *source, const pl_op *lowered) {
  bool kept = lowered && pl_op_is(source, PL_OP_FUNC_FUNC) && pl_op_is(lowered, PL_OP_FUNC_FUNC);
  return kept && (!pl_op_attr(source, PL_NAME_LLVM_EMIT_C_INTERFACE) || pl_op_attr(lowered, PL_NAME_LLVM_EMIT_C_INTERFACE));
}

/* Judges the lowered function of name `proof->name` against the generated reference C wrapper of `source`, whose ops are removed
 * from the proof; unsupported if that wrapper can't be made. */
static void judge_by_reference(pl_arena *arena, const pl_op *source, const pl_tv_options *options, pl_proof *proof) {
  pl_lowered_types types = pl_tv_types(source, &options->convention);
  pl_module *reference = pl_tv_reference_wrapper(arena, source, &types);
  const pl_op *meant = reference ? pl_symbol_lookup(reference->op, proof->name) : NULL;
  pl_pos pos = proof->pos;
  if (meant) {
    pl_tv_options plain = *options;
    plain.convention.index_bitwidth = types.index_bits;
    const pl_pair wrapped = {.source = meant, .lowered = proof->lowered, .options = &plain, .reference = true};
    pl_tv_judge(arena, &wrapped, proof);
    forget_reference(proof);
    if (!proof->pos.source || proof->pos.source == reference->source) proof->pos = pos;
  } else {
    proof->verdict = PL_VERDICT_UNSUPPORTED;
    proof->reason = "a C wrapper for a type without a meaning here";
  }
  if (reference) pl_module_free(reference);
}

/* Whether the lowering's function takes memrefs of the source's in the default layout instead of their own (pl_tv_passes_forms),
 * for which there is no reference wrapper. */
static bool wraps_other_forms(const pair *p, const pl_tv_options *options) {
  const pl_lowered_types types = pl_tv_types(p->source, &options->convention);
  const pl_op *wrapped = p->table ? pl_symbol_lookup(p->table, pl_symbol_name(p->source)) : NULL;
  return wrapped && pl_tv_passes_forms(&types, p->source, wrapped);
}

/* Fills in `proof`, with name and position, for the C wrapper that the convention demands of a function. */
static void judge_wrapper(pl_arena *arena, const pair *p, const pl_tv_options *options, pl_proof *proof) {
  proof->name = pl_str_from(wrapper_name(arena, p->source));
  proof->pos = pl_op_pos(p->source);
  proof->lowered = p->table ? pl_symbol_lookup(p->table, proof->name) : NULL;
  proof->reason = "";
  if (!proof->lowered)
    pl_tv_settle(proof, pl_fault_refuted(PL_OBLIGATION_SYMBOL, "the C wrapper that the convention demands is missing"));
  else if (wraps_other_forms(p, options))
    *proof = (pl_proof){.name = proof->name,
                        .pos = proof->pos,
                        .lowered = proof->lowered,
                        .verdict = PL_VERDICT_UNSUPPORTED,
                        .obligation = PL_OBLIGATION_SIGNATURE,
                        .reason = "a C wrapper of a function that takes memrefs with strides as memrefs of the default layout"};
  else
    judge_by_reference(arena, p->source, options, proof);
}

/* Whether the lowering's function requests a C wrapper that the convention does not demand of the source's. */
static bool wishes_for_wrapper(const pl_op *source, const pl_op *lowered, const pl_tv_options *options) {
  return pl_op_is(lowered, PL_OP_FUNC_FUNC) && pl_op_attr(lowered, PL_NAME_LLVM_EMIT_C_INTERFACE) &&
         !pl_tv_is_bare(lowered, &options->convention) && !pl_tv_demands_wrapper(source, &options->convention);
}

/* Settles a local function whose signature the lowering changed, which is judged inlined into its callers: proved here, or
 * unknown if callers are not judged. */
static void judge_with_callers(const pl_op *source, const pl_tv_options *options, pl_proof *proof) {
  const bool alone = options->function != NULL;
  proof->verdict = alone ? PL_VERDICT_UNKNOWN : PL_VERDICT_PROVED;
  proof->obligation = PL_OBLIGATION_SIGNATURE;
  if (alone) proof->reason = "a private function with another signature than the source's is judged with its callers";
  proof->pos = pl_op_pos(source);
}

/* Judges one function of the source against the lowering's of the same name, or as missing there. */
static void judge_function(pl_arena *arena, const pair *p, const pl_tv_options *options, pl_proof *proof) {
  const pl_op *source = p->source;
  proof->name = pl_symbol_name(source);
  proof->source = source;
  proof->lowered = p->table ? pl_symbol_lookup(p->table, proof->name) : NULL;
  proof->pos = pl_op_pos(source);
  proof->reason = "";
  bool by_reference =
      pl_func_is_declaration(source) && pl_tv_demands_wrapper(source, &options->convention) && !is_left(source, proof->lowered);
  if (proof->lowered && wishes_for_wrapper(source, proof->lowered, options))
    pl_tv_settle(proof, pl_fault_refuted(PL_OBLIGATION_ATTRIBUTE, "the lowering asks for a C wrapper, and the source does not"));
  else if (proof->lowered && by_reference)
    judge_by_reference(arena, source, options, proof);
  else if (proof->lowered && pl_tv_is_reshaped(source, proof->lowered, options))
    judge_with_callers(source, options, proof);
  else if (proof->lowered)
    pl_tv_judge(arena, &(pl_pair){.source = source, .lowered = proof->lowered, .options = options}, proof);
  else if (pl_tv_may_be_gone(source, p->table))
    proof->verdict = PL_VERDICT_PROVED; /* not used: nothing in the lowering depends on it */
  else
    pl_tv_settle(proof, pl_fault_refuted(PL_OBLIGATION_SYMBOL, "the lowering has no function of that name"));
}

/* Appends the functions to be judged, of a module and those nested in it, each with the lowering's module it should be in (NULL:
 * missing). The parser bounds the nesting. */
static void gather(const pl_op *source, const pl_op *lowered, const pl_tv_options *options, pair_vec *out) {
  const pl_block *body = source->regions[0]->first;
  for (const pl_op *op = body ? body->first : NULL; op; op = op->next) {
    if (pl_op_is(op, PL_OP_BUILTIN_MODULE)) gather(op, pl_tv_counterpart(op, lowered), options, out);
    if (wanted(op, options)) pl_vec_push(out, ((pair){op, lowered}));
  }
}

typedef PL_VEC(pl_symbol_index *) index_vec;

/* Makes indexes of the symbols of a module and of those nested in it, so that no function searches it. The parser bounds the
 * nesting. */
static void index_symbols(const pl_op *module, index_vec *out) {
  pl_vec_push(out, pl_symbol_index_new(module));
  for (const pl_op *op = NULL; (op = pl_symbol_table_next(module, op));)
    if (pl_op_is(op, PL_OP_BUILTIN_MODULE)) index_symbols(op, out);
}

/* Frees the indexes. */
static void free_indexes(index_vec *indexes) {
  for (size_t i = 0; i < indexes->len; i++)
    pl_symbol_index_free(indexes->data[i]);
  pl_vec_free(indexes);
}

/* Whether the lowering has a symbol of the function's name where it should be. */
static bool has_counterpart(const pair *p) { return p->table && pl_symbol_lookup(p->table, pl_symbol_name(p->source)); }

struct pl_tv_task {
  const pl_module *source, *lowered;
  const pl_tv_options *options;
  pair_vec pairs;
  index_vec indexes;
  bool in_common; /* a function of the source is in the lowering */
};

pl_tv_task *pl_tv_task_new(const pl_module *source, const pl_module *lowered, const pl_tv_options *options) {
  assert(options && source->ctx == lowered->ctx);
  pl_tv_task *task = pl_xmalloc(sizeof *task);
  *task = (pl_tv_task){.source = source, .lowered = lowered, .options = options};
  index_symbols(source->op, &task->indexes);
  index_symbols(lowered->op, &task->indexes);
  gather(source->op, lowered->op, options, &task->pairs);
  for (size_t i = 0; i < task->pairs.len; i++)
    task->in_common |= has_counterpart(&task->pairs.data[i]);
  return task;
}

void pl_tv_task_free(pl_tv_task *task) {
  if (!task) return;
  free_indexes(&task->indexes);
  pl_vec_free(&task->pairs);
  free(task);
}

uint32_t pl_tv_task_count(const pl_tv_task *task) { return (uint32_t)task->pairs.len; }

const pl_op *pl_tv_task_function(const pl_tv_task *task, uint32_t i) {
  assert(i < task->pairs.len);
  return task->pairs.data[i].source;
}

bool pl_tv_task_has_nothing_in_common(const pl_tv_task *task) { return task->pairs.len > 0 && !task->in_common; }

uint32_t pl_tv_task_judge(const pl_tv_task *task, pl_arena *arena, uint32_t i, pl_proof proofs[PL_TV_MOST_PROOFS]) {
  assert(arena && i < task->pairs.len && task->in_common);
  const pair *p = &task->pairs.data[i];
  proofs[0] = proofs[1] = (pl_proof){0};
  judge_function(arena, p, task->options, &proofs[0]);
  if (!pl_tv_demands_wrapper(p->source, &task->options->convention) || is_left(p->source, proofs[0].lowered)) return 1;
  judge_wrapper(arena, p, task->options, &proofs[1]);
  return 2;
}

void pl_tv_task_judge_symbols(const pl_tv_task *task, pl_arena *arena, bool proved, pl_report *report) {
  assert(arena && report);
  if (task->options->function || pl_tv_task_has_nothing_in_common(task)) return;
  pl_tv_judge_symbols(arena, task->source->op, task->lowered->op, task->options, proved, report);
}

pl_report *pl_tv_module(pl_arena *arena, const pl_module *source, const pl_module *lowered, const pl_tv_options *options) {
  assert(arena);
  pl_report *report = PL_NEW(arena, pl_report);
  pl_tv_task *task = pl_tv_task_new(source, lowered, options);
  const uint32_t count = pl_tv_task_count(task);
  bool proved = true;
  report->nothing_in_common = pl_tv_task_has_nothing_in_common(task);
  report->proofs = PL_NEW_ARRAY(arena, pl_proof, (size_t)PL_TV_MOST_PROOFS * count + PL_TV_MOST_PROOFS);
  for (uint32_t i = 0; i < count && !report->nothing_in_common; i++)
    report->num_proofs += pl_tv_task_judge(task, arena, i, &report->proofs[report->num_proofs]);
  for (uint32_t i = 0; i < report->num_proofs; i++)
    proved &= report->proofs[i].verdict == PL_VERDICT_PROVED;
  pl_tv_task_judge_symbols(task, arena, proved, report);
  pl_tv_task_free(task);
  return report;
}
