#include "verify/tools/mutants.h"

#include <assert.h>

#include "core/check/check.h"
#include "core/text/print/print.h"
#include "verify/commands/small_command.h"

/* Both modules, in a context of their own: a mutant leaves nothing in the other's. */
typedef struct pair {
  pl_context *ctx;
  pl_arena *arena;
  pl_diags *diags;
  pl_module *source, *lowered;
} pair;

/* Parses both modules in a new context and rewrites memrefs with layouts in the source (pl_tv_read_layouts); a module that is
 * not valid is NULL, with diagnostics in `diags` (NULL: they are dropped). The caller closes the pair. */
static pair open_pair(const pl_mutants *mutants, pl_diags *diags) {
  pair p = {.ctx = pl_context_new(), .arena = pl_arena_new(), .diags = pl_diags_new()};
  p.source = pl_small_module(p.ctx, mutants->source, diags ? diags : p.diags);
  p.lowered = pl_small_module(p.ctx, mutants->lowered, diags ? diags : p.diags);
  if (p.source) pl_tv_read_layouts(p.source, p.lowered, &mutants->options);
  return p;
}

/* Frees both modules, their context, diagnostics and arena. */
static void close_pair(pair *p) {
  if (p->lowered) pl_module_free(p->lowered);
  if (p->source) pl_module_free(p->source);
  pl_diags_free(p->diags);
  pl_arena_free(p->arena);
  pl_context_free(p->ctx);
}

bool pl_mutants_open(const pl_mutants *mutants, pl_diags *diags, uint32_t sites[PL_NUM_MUTATIONS]) {
  assert(mutants->source && mutants->lowered);
  pair p = open_pair(mutants, diags);
  const bool ok = p.source && p.lowered;
  for (pl_mutation m = PL_MUTATION_INVALID + 1; ok && sites && m < PL_NUM_MUTATIONS; m++)
    sites[m] = pl_mutation_sites(p.lowered, m);
  close_pair(&p);
  return ok;
}

/* The name of the source function that a change within a function's body is about (for a C wrapper the function that it wraps),
 * in the pair's arena; NULL, so that the whole module is judged, for another change or if the source has no such function. */
static const char *function_of(const pair *p, const pl_mutant *mutant) {
  static const char wrapper[] = "_mlir_ciface_";
  if (!mutant->within || !mutant->func || !pl_op_has(mutant->func, PL_TRAIT_FUNCTION)) return NULL;
  pl_str name = pl_symbol_name(mutant->func);
  if (!pl_symbol_lookup(p->source->op, name) && pl_str_starts(name, wrapper))
    name = (pl_str){name.data + strlen(wrapper), name.len - strlen(wrapper)};
  const pl_op *source = pl_symbol_lookup(p->source->op, name);
  if (!source || !pl_op_has(source, PL_TRAIT_FUNCTION)) return NULL;
  char *text = pl_arena_alloc(p->arena, name.len + 1);
  memcpy(text, name.data, name.len);
  text[name.len] = '\0';
  return text;
}

/* How bad a verdict is, as a number: a mutant has the worst verdict of those on its functions and globals. */
static int badness(pl_verdict verdict) {
  switch (verdict) {
  case PL_VERDICT_REFUTED: return 3;
  case PL_VERDICT_UNKNOWN: return 2;
  case PL_VERDICT_UNSUPPORTED: return 1;
  case PL_VERDICT_PROVED:
  case PL_VERDICT_INVALID: break;
  }
  return 0;
}

/* The worst of `worst` (may be NULL) and the `count` proofs by their verdict: refuted, else unknown, unsupported, proved; the
 * first of equal ones. NULL if there is none. */
static const pl_proof *worse(const pl_proof *worst, const pl_proof *proofs, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (!worst || badness(proofs[i].verdict) > badness(worst->verdict)) worst = &proofs[i];
  return worst;
}

/* Enters into the result the worst verdict on a function or global of the report (proved if there is none) and what the report
 * says of it, also the total time of the functions, and whether a run contradicts the proof of one of them. */
static void put_verdict(const pl_report *report, pl_mutant_result *out) {
  const pl_proof *worst = worse(NULL, report->proofs, report->num_proofs);
  worst = worse(worst, report->globals, report->num_globals);
  for (uint32_t i = 0; i < report->num_proofs; i++) {
    out->milliseconds += report->proofs[i].milliseconds;
    out->contradiction |= report->proofs[i].contradiction;
  }
  out->verdict = worst ? worst->verdict : PL_VERDICT_PROVED;
  if (out->verdict == PL_VERDICT_PROVED) return;
  out->claim = worst->verdict == PL_VERDICT_UNKNOWN && worst->claim;
  const char *what = worst->verdict == PL_VERDICT_REFUTED && !worst->structural ? worst->counterexample.what : worst->reason;
  pl_sink_str(&out->symbol, worst->name);
  if (worst->verdict != PL_VERDICT_UNSUPPORTED) pl_sink_puts(&out->obligation, pl_obligation_name(worst->obligation));
  pl_sink_puts(&out->reason, what ? what : "");
}

/* Validates the pair after the mutation, only the changed function where possible (function_of), and enters the verdict into the
 * result; out->end becomes JUDGED, or REJECTED if source and lowering have no function in common. */
static void judge(pair *p, const pl_mutants *mutants, const pl_mutant *mutant, pl_mutant_result *out) {
  pl_tv_options options = mutants->options;
  options.function = function_of(p, mutant);
  const pl_report *report = pl_tv_module(p->arena, p->source, p->lowered, &options);
  out->end = report->nothing_in_common ? PL_MUTANT_REJECTED : PL_MUTANT_JUDGED;
  put_verdict(report, out);
}

/* Enters into the result what was changed and where, also as a comment at the top of the mutant's text. */
static void put_change(pl_mutation mutation, const pl_mutant *mutant, pl_mutant_result *out) {
  out->line = mutant->pos.line;
  if (mutant->func) pl_sink_str(&out->changed, pl_symbol_name(mutant->func));
  pl_sink_str(&out->change, mutant->what);
  pl_sink_printf(&out->text, "// %s at line %u of @%s: %.*s.\n", pl_mutation_info_of(mutation)->name, out->line,
                 pl_sink_text(&out->changed), PL_STR_FMT(mutant->what));
}

void pl_mutants_judge(const pl_mutants *mutants, pl_mutation mutation, uint32_t number, pl_mutant_result *out) {
  assert(mutation > PL_MUTATION_INVALID && mutation < PL_NUM_MUTATIONS);
  pair p = open_pair(mutants, NULL);
  assert(p.source && p.lowered);
  pl_mutant mutant = {0};
  *out = (pl_mutant_result){.end = PL_MUTANT_NO_SITE};
  if (pl_mutation_apply(p.lowered, mutation, number, &mutant)) {
    out->end = PL_MUTANT_ILL_FORMED;
    put_change(mutation, &mutant, out);
    if (pl_check(p.lowered->op, &(pl_check_options){0}, p.diags)) judge(&p, mutants, &mutant, out);
    if (out->verdict != PL_VERDICT_REFUTED || out->contradiction) pl_print_module(p.lowered, &(pl_print_options){0}, &out->text);
  }
  close_pair(&p);
}

void pl_mutant_result_close(pl_mutant_result *result) {
  pl_sink *texts[] = {&result->changed, &result->change, &result->symbol, &result->obligation, &result->reason, &result->text};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    (void)pl_sink_close(texts[i]);
}
