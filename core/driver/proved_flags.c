#include "core/driver/proved_flags.h"

#include <assert.h>
#include <string.h>

/* A function that is offered this many flags or more, and not proved with all of them, gets none. */
enum { MAX_ITEMS = 600 };

/* The name of the function around an op, as a string in the arena that is the same for all claims of a function; NULL if there
 * is none. */
static const char *function_of(pl_proved_flags *flags, const pl_op *op) {
  while (op && !pl_op_has(op, PL_TRAIT_FUNCTION))
    op = op->block && op->block->region ? op->block->region->op : NULL;
  if (!op) return NULL;
  pl_str name = pl_symbol_name(op);
  for (size_t i = flags->offers.len; i-- > 0;) /* claims of one function come one after the other */
    if (flags->offers.data[i].function && pl_str_is(name, flags->offers.data[i].function)) return flags->offers.data[i].function;
  char *copy = pl_arena_alloc(flags->arena, name.len + 1);
  memcpy(copy, name.data, name.len);
  copy[name.len] = '\0';
  return copy;
}

/* The client's callback for claims: records what is offered and returns the flags that are to be set in the current run. */
static uint32_t answer(const pl_claim *claim, void *user) {
  pl_proved_flags *flags = user;
  while (flags->offers.len <= claim->ordinal)
    pl_vec_push(&flags->offers, ((pl_offer){0}));
  pl_offer *offer = &flags->offers.data[claim->ordinal];
  if (!offer->function) {
    offer->function = function_of(flags, claim->source);
    offer->flags = offer->ask = offer->function ? claim->flags : 0;
  }
  return offer->ask;
}

/* The result of the passes with the flags that are asked for now; NULL if they fail or leave the source as it is. Diagnostics
 * are dropped. */
static pl_module *run(pl_pipeline *passes, pl_module *source) {
  pl_diags *diags = pl_diags_new();
  pl_module *lowered = NULL;
  bool ok = pl_pipeline_run(passes, source, NULL, NULL, diags, &lowered) == PL_CONVERT_DONE;
  pl_diags_free(diags);
  return ok && lowered != source ? lowered : NULL;
}

/* Asks, in the function's offers, for the k-th flag (from 0) alone; false if there are fewer, then for none. */
static bool ask_alone(pl_proved_flags *flags, const char *function, uint32_t k) {
  bool found = false;
  for (size_t i = 0; i < flags->offers.len; i++) {
    pl_offer *offer = &flags->offers.data[i];
    if (offer->function != function) continue;
    offer->ask = 0;
    for (uint32_t bit = 1; bit <= PL_CLAIM_INBOUNDS && !found; bit <<= 1)
      if ((offer->flags & bit) && k-- == 0) {
        offer->ask = bit;
        found = true;
      }
  }
  return found;
}

/* Adds the flags that are asked for now to `kept`, for each offer of the function. */
static void collect(pl_proved_flags *flags, const char *function, uint32_t *kept) {
  for (size_t i = 0; i < flags->offers.len; i++)
    if (flags->offers.data[i].function == function) kept[i] |= flags->offers.data[i].ask;
}

/* Sets the flags to ask for in each offer of the function to those of `wanted`, or to none if it is NULL. */
static void ask_for(pl_proved_flags *flags, const char *function, const uint32_t *wanted) {
  for (size_t i = 0; i < flags->offers.len; i++)
    if (flags->offers.data[i].function == function) flags->offers.data[i].ask = wanted ? wanted[i] : 0;
}

typedef struct search {
  pl_proved_flags *flags;
  pl_pipeline *passes;
  pl_module *source;
  pl_prover_fn *proves;
  pl_convert_options options;
} search;

/* Whether the function's lowering with the flags that are asked for now is proved right. */
static bool holds(const search *s, const char *function) {
  pl_module *lowered = run(s->passes, s->source);
  bool proved = lowered && s->proves(s->source, lowered, &s->options, function);
  if (lowered) pl_module_free(lowered);
  return proved;
}

/* Proves each flag of the function by itself, then all that hold together, and leaves these to be asked for; none if that fails
 * or too many flags are offered. */
static void search_function(const search *s, const char *function) {
  uint32_t *kept = PL_NEW_ARRAY(s->flags->arena, uint32_t, s->flags->offers.len + 1);
  uint32_t items = 0;
  for (uint32_t k = 0; k < MAX_ITEMS && ask_alone(s->flags, function, k); k++, items++)
    if (holds(s, function)) collect(s->flags, function, kept);
  ask_for(s->flags, function, kept);
  if (items == MAX_ITEMS || !holds(s, function)) ask_for(s->flags, function, NULL);
}

/* Whether offer `i` belongs to a function and no earlier offer belongs to the same one. */
static bool is_first_of_function(const pl_proved_flags *flags, size_t i) {
  for (size_t k = 0; k < i; k++)
    if (flags->offers.data[k].function == flags->offers.data[i].function) return false;
  return flags->offers.data[i].function != NULL;
}

void pl_prove_flags(pl_proved_flags *flags, pl_pipeline *passes, pl_module *source, pl_prover_fn *proves) {
  assert(passes->len <= passes->cap);
  assert(proves && source->op->module == source);
  *flags = (pl_proved_flags){.arena = pl_arena_new(), .extension = {.claims = answer, .claims_user = flags}};
  for (size_t i = 0; i < passes->len; i++)
    passes->data[i].options.extension = &flags->extension;
  search s = {flags, passes, source, proves, pl_pipeline_options(passes)};
  pl_module *all = run(passes, source); /* with all that is offered */
  bool *fine = PL_NEW_ARRAY(flags->arena, bool, flags->offers.len + 1);
  for (size_t i = 0; i < flags->offers.len; i++)
    fine[i] = is_first_of_function(flags, i) && all && proves(source, all, &s.options, flags->offers.data[i].function);
  for (size_t i = 0; i < flags->offers.len; i++)
    if (is_first_of_function(flags, i) && !fine[i]) search_function(&s, flags->offers.data[i].function);
  if (all) pl_module_free(all);
}

void pl_proved_flags_free(pl_proved_flags *flags) {
  assert(flags->arena || flags->offers.len == 0);
  pl_vec_free(&flags->offers);
  if (flags->arena) pl_arena_free(flags->arena);
}
