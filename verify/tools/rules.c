#include "verify/tools/rules.h"

#include <assert.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "core/check/check.h"
#include "core/text/parse/parse.h"
#include "core/text/print/print.h"
#include "verify/tools/lowering.h"
#include "verify/tools/report_text.h"
#include "verify/tools/rule_match.h"

enum { NAME_DIGITS = 5, MOST_TOLD = 5 };
static const size_t stack_size = (size_t)64 << 20; /* as the pool's threads have */

/* X(enumerator, name, index width, bare pointers, C wrappers) */
#define CONVENTIONS(X)                                                                                                           \
  X(DEFAULT, "default", 64, false, false)                                                                                        \
  X(INDEX_32, "index-bitwidth=32", 32, false, false)                                                                             \
  X(WRAPPERS, "llvm-request-c-wrappers", 64, false, true)                                                                        \
  X(BARE, "use-bare-ptr-memref-call-conv", 64, true, false)                                                                      \
  X(BARE_32, "use-bare-ptr-memref-call-conv, index-bitwidth=32", 32, true, false)

typedef enum convention_id {
#define X(id, name, bits, bare, wrappers) CONVENTION_##id,
  CONVENTIONS(X)
#undef X
      NUM_CONVENTIONS
} convention_id;

static const struct convention_row {
  const char *name;
  pl_convention convention;
} conventions[] = {
#define X(id, name, bits, bare, wrappers) {name, {bits, bare, wrappers, false, false}},
    CONVENTIONS(X)
#undef X
};

/* What was covered of one rule under one convention. */
typedef struct coverage {
  uint64_t types;     /* converted and compared, or proved */
  uint64_t functions; /* that the converter printed, wrappers with them */
  uint64_t proved;    /* functions whose text was judged by itself */
  uint64_t failed;
} coverage;

/* One converter run: a rule for all mixes of sizes with the same strides and offset. */
typedef struct unit {
  pl_lowering_rule rule;
  convention_id convention;
  pl_mix mix; /* `sizes` is still open */
} unit;

/* What was proved, for others to be instances of. */
typedef struct general {
  unit unit; /* with its sizes */
  pl_str text;
} general;

typedef struct run {
  const pl_cli_options *options;
  PL_VEC(unit) units;
  atomic_size_t next;
  pthread_mutex_t lock; /* of what follows */
  coverage covered[PL_NUM_LOWERING_RULES][NUM_CONVENTIONS][PL_RULES_MAX_RANK + 1];
  PL_VEC(general) generals;
  uint32_t *verdicts;
  uint32_t reported;
  pl_sink *out;
} run;

/* Some mixes of a unit as one program, and what the converter made of it. */
typedef struct program {
  pl_sink text;
  pl_source source;
  pl_context *ctx;
  pl_arena *arena;
  pl_diags *diags;
  pl_module *module, *lowered;
  pl_proofs left_out;
  uint32_t functions;
} program;

/* Frees what the program holds (text, modules, context, arena, proofs, diagnostics), not *p itself. */
static void program_free(program *p) {
  if (p->lowered) pl_module_free(p->lowered);
  if (p->module) pl_module_free(p->module);
  pl_vec_free(&p->left_out);
  pl_diags_free(p->diags);
  pl_arena_free(p->arena);
  pl_context_free(p->ctx);
  pl_sink_close(&p->text);
}

/* Writes, parses and lowers the rule's functions for each of the masks of static sizes; false if not all of it can be lowered.
 * The caller frees the program in either case. */
static bool program_make(const unit *u, const uint32_t *masks, uint32_t count, program *p) {
  *p = (program){.ctx = pl_context_new(), .arena = pl_arena_new(), .diags = pl_diags_new()};
  for (uint32_t i = 0; i < count; ++i) {
    pl_mix mix = u->mix;
    mix.sizes = masks[i];
    p->functions += pl_rule_write(u->rule, &mix, masks[i], &p->text);
  }
  p->source = (pl_source){"rules", {pl_sink_text(&p->text), p->text.len}, 1};
  p->module = pl_parse(p->ctx, &p->source, &(pl_parse_options){0}, p->diags);
  if (!p->module || !pl_check(p->module->op, &(pl_check_options){0}, p->diags)) return false;
  p->lowered = pl_lower_own(p->arena, p->module, &conventions[u->convention].convention, &p->left_out);
  return p->lowered && p->left_out.len == 0;
}

/* The number in the NAME_DIGITS characters, taken for digits, after the first '$' of a symbol; UINT32_MAX if there is no '$' or
 * the symbol does not end there. */
static uint32_t number_of(pl_str name) {
  const char *mark = memchr(name.data, '$', name.len);
  if (!mark || (size_t)(name.data + name.len - mark) != NAME_DIGITS + 1) return UINT32_MAX;
  uint32_t number = 0;
  for (const char *p = mark + 1; p < name.data + name.len; ++p)
    number = number * 10 + (uint32_t)(*p - '0');
  return number;
}

/* Writes the text with the NAME_DIGITS digits after each '$', which number the mix, removed. */
static void put_anonymous(pl_str text, pl_sink *out) {
  const char *end = text.data + text.len, *mark;
  while ((mark = memchr(text.data, '$', (size_t)(end - text.data))) != NULL && end - mark > NAME_DIGITS) {
    pl_sink_write(out, text.data, (size_t)(mark + 1 - text.data));
    text.data = mark + 1 + NAME_DIGITS;
  }
  pl_sink_write(out, text.data, (size_t)(end - text.data));
}

/* Removes the lines of the first op of a printed module body, in which ops are indented by two, from *text and returns them. */
static pl_str take_op(pl_str *text) {
  const char *start = text->data, *end = start + text->len, *line = start;
  do {
    line = memchr(line + 1, '\n', (size_t)(end - line - 1));
  } while (line && end - line > 3 && (line[3] == ' ' || line[3] == '}'));
  if (!line) line = end;
  *text = (pl_str){line, (size_t)(end - line)};
  return (pl_str){start, (size_t)(line - start)};
}

/* Appends to texts[mask] the printed lowering of that mask's functions, without their numbers, followed by all ops that belong
 * to no mix, such as the declaration of malloc; sets *functions to the number of the functions of masks. False if the printed
 * module cannot be divided into its ops. */
static bool texts_of(const program *p, pl_sink *texts, uint32_t count, uint64_t *functions) {
  const pl_op *first = p->lowered->op->regions[0]->first->first;
  pl_sink shared = {0}, whole = {0};
  bool reported = pl_print_body(p->lowered, first, NULL, &whole);
  pl_str rest = {whole.data, whole.len};
  *functions = 0;
  for (const pl_op *op = first; op && reported; op = op->next) {
    reported = rest.len > 0;
    if (!reported) break;
    uint32_t number = number_of(pl_symbol_name(op));
    put_anonymous(take_op(&rest), number < count ? &texts[number] : &shared);
    *functions += number < count;
  }
  for (uint32_t i = 0; i < count; ++i)
    if (shared.len) pl_sink_write(&texts[i], shared.data, shared.len);
  pl_sink_close(&shared);
  pl_sink_close(&whole);
  return reported && rest.len == 0;
}

/* Whether `g`, which is proved, has the rule and convention of the unit, and the unit's memref type with the dimensions of `mask`
 * as its static sizes, and its lowering `text`, are instances of those of `g` (pl_mix_is_instance, pl_rule_text_is_instance). */
static bool is_instance_of(const unit *u, uint32_t mask, const pl_sink *text, const general *g) {
  pl_mix mix = u->mix;
  mix.sizes = mask;
  return u->rule == g->unit.rule && u->convention == g->unit.convention && pl_mix_is_instance(&mix, &g->unit.mix) &&
         pl_rule_text_is_instance((pl_str){text->data, text->len}, g->text, &mix, pl_lowering_rule_reads(u->rule));
}

/* Whether the mix of the unit whose static sizes are those of the dimensions `mask`, and its lowering texts[mask], are an
 * instance of one of the mixes `before`, which are proved, or of one in `own`, masks that will be proved with this unit. */
static bool is_instance(const unit *u, uint32_t mask, const pl_sink *texts, const general *before, size_t num_before,
                        const uint32_t *own, uint32_t num_own) {
  for (size_t i = 0; i < num_before; ++i)
    if (is_instance_of(u, mask, &texts[mask], &before[i])) return true;
  for (uint32_t i = 0; i < num_own; ++i) {
    general g = {*u, {texts[own[i]].data, texts[own[i]].len}};
    g.unit.mix.sizes = own[i];
    if (is_instance_of(u, mask, &texts[mask], &g)) return true;
  }
  return false;
}

/* A copy of the proved mixes of the unit's rule, convention and rank, which the caller frees, with their number in *count;
 * their texts are shared. Locks meanwhile. */
static general *generals_of(run *r, const unit *u, size_t *count) {
  *count = 0;
  pthread_mutex_lock(&r->lock);
  general *out = pl_xmalloc((r->generals.len + 1) * sizeof *out);
  for (size_t i = 0; i < r->generals.len; ++i) {
    const general *g = &r->generals.data[i];
    if (g->unit.rule == u->rule && g->unit.convention == u->convention && g->unit.mix.rank == u->mix.rank) out[(*count)++] = *g;
  }
  pthread_mutex_unlock(&r->lock);
  return out;
}

/* Adds the mixes `masks` of a unit (the sets of dimensions whose size is static, see pl_mix), which is proved, with copies of
 * their texts to those that others may be instances of. The caller holds the lock. */
static void keep_generals(run *r, const unit *u, const uint32_t *masks, uint32_t count, const pl_sink *texts) {
  for (uint32_t i = 0; i < count; ++i) {
    const pl_sink *text = &texts[masks[i]];
    general g = {*u, {pl_xmalloc(text->len + 1), text->len}};
    memcpy((char *)(uintptr_t)g.text.data, text->data ? text->data : "", text->len);
    g.unit.mix.sizes = masks[i];
    pl_vec_push(&r->generals, g);
  }
}

/* Writes a line that names the rule, the convention and the memref type; bit k of `sizes` means that the size of dimension k is
 * static. */
static void put_unit(const unit *u, uint32_t sizes, pl_sink *out) {
  pl_mix mix = u->mix;
  mix.sizes = sizes;
  pl_sink_printf(out, "rule %s, convention %s, ", pl_lowering_rule_name(u->rule), conventions[u->convention].name);
  pl_mix_type(&mix, out);
  pl_sink_putc(out, '\n');
}

/* Counts one `unsupported` for a program that could not be lowered, or was not lowered as before, and writes why unless
 * MOST_TOLD failures were reported. The caller holds the lock. */
static void tell_unlowered(run *r, const unit *u, const program *p) {
  r->verdicts[PL_VERDICT_UNSUPPORTED]++;
  if (r->reported++ >= MOST_TOLD) return;
  put_unit(u, 0, r->out);
  for (size_t i = 0; i < pl_diags_count(p->diags); ++i)
    pl_diag_render(pl_diags_at(p->diags, i), false, r->out);
  if (p->left_out.len) pl_text_proof(&p->left_out.data[0], &(pl_text_style){0}, r->out);
  if (p->lowered && !p->left_out.len) pl_sink_puts(r->out, "  the converter printed something else for the same functions\n");
}

/* Adds the verdicts of the report to r->verdicts, a vacuous proof as unknown, counts in *c what is proved and failed, and
 * reports the first failures. The caller holds the lock. */
static void take_report(run *r, const unit *u, const pl_report *report, coverage *c) {
  for (uint32_t i = 0; i < report->num_proofs; ++i) {
    const pl_proof *proof = &report->proofs[i];
    bool good = proof->verdict == PL_VERDICT_PROVED && !proof->vacuous;
    r->verdicts[good || proof->verdict != PL_VERDICT_PROVED ? proof->verdict : PL_VERDICT_UNKNOWN]++;
    c->proved += good;
    c->failed += !good;
    if (good || r->reported++ >= MOST_TOLD) continue;
    uint32_t number = number_of(proof->name);
    put_unit(u, number == UINT32_MAX ? 0 : number, r->out);
    pl_text_proof(proof, &(pl_text_style){0}, r->out);
  }
}

/* Lowers the mixes `masks` of a unit (sets of dimensions whose size is static) again, which must give the texts of before, and
 * judges them: adds what is proved and failed to *c, reports failures, and if there are none enters the mixes among those that
 * others may be instances of. */
static void prove(run *r, const unit *u, const uint32_t *masks, uint32_t count, const pl_sink *texts, uint32_t num_texts,
                  coverage *c) {
  program p;
  pl_report *report = NULL;
  pl_sink *again = pl_xmalloc(num_texts * sizeof *again);
  memset(again, 0, num_texts * sizeof *again);
  uint64_t functions;
  bool made = program_make(u, masks, count, &p) && texts_of(&p, again, num_texts, &functions);
  for (uint32_t i = 0; i < count && made; ++i) /* what is judged is what was compared */
    made = pl_str_eq((pl_str){again[masks[i]].data, again[masks[i]].len}, (pl_str){texts[masks[i]].data, texts[masks[i]].len});
  if (made) {
    pl_tv_options tv = pl_tv_default_options();
    tv.convention = conventions[u->convention].convention;
    tv.timeout_ms = r->options->timeout_ms;
    tv.rules_off = r->options->rules_off;
    tv.not_assumed = r->options->not_assumed;
    report = pl_tv_module(p.arena, p.module, p.lowered, &tv);
    made = report->num_proofs >= p.functions;
  }
  pthread_mutex_lock(&r->lock);
  if (made) take_report(r, u, report, c);
  if (made && c->failed == 0) keep_generals(r, u, masks, count, texts);
  if (!made) tell_unlowered(r, u, &p);
  c->failed += !made;
  pthread_mutex_unlock(&r->lock);
  for (uint32_t i = 0; i < num_texts; ++i)
    pl_sink_close(&again[i]);
  free(again);
  program_free(&p);
}

/* Lowers a rule for all mixes of static and dynamic sizes (a rule for static types: all sizes static), proves those that are
 * instances of no other, and adds the result, failures too, to what is covered. */
static void run_unit(run *r, const unit *u) {
  uint32_t most = UINT32_C(1) << u->mix.rank, count = 0, num_own = 0;
  uint32_t *masks = pl_xmalloc(most * sizeof *masks), *own = pl_xmalloc(most * sizeof *own);
  pl_sink *texts = pl_xmalloc(most * sizeof *texts);
  memset(texts, 0, most * sizeof *texts);
  for (uint32_t mask = pl_lowering_rule_static(u->rule) ? most - 1 : 0; mask < most; ++mask)
    masks[count++] = mask;
  program p;
  coverage c = {0};
  if (program_make(u, masks, count, &p) && texts_of(&p, texts, most, &c.functions)) {
    size_t num_before;
    general *before = generals_of(r, u, &num_before);
    c.types = count;
    for (uint32_t i = 0; i < count; ++i) /* fewer static sizes come first among those that are comparable */
      if (!is_instance(u, masks[i], texts, before, num_before, own, num_own)) own[num_own++] = masks[i];
    if (num_own) prove(r, u, own, num_own, texts, most, &c);
    free(before);
  } else {
    pthread_mutex_lock(&r->lock);
    c.failed++;
    tell_unlowered(r, u, &p);
    pthread_mutex_unlock(&r->lock);
  }
  pthread_mutex_lock(&r->lock);
  coverage *sum = &r->covered[u->rule][u->convention][u->mix.rank];
  sum->types += c.types;
  sum->functions += c.functions;
  sum->proved += c.proved;
  sum->failed += c.failed;
  pthread_mutex_unlock(&r->lock);
  program_free(&p);
  for (uint32_t i = 0; i < most; ++i)
    pl_sink_close(&texts[i]);
  free(texts);
  free(own);
  free(masks);
}

/* ---- What there is to do ---- */

/* Whether the rule is proved under the convention: rules for static types under bare pointers, others under the rest, with C
 * wrappers only the rule of calls. */
static bool applies(pl_lowering_rule rule, convention_id convention) {
  bool bare = conventions[convention].convention.bare_ptr, wrappers = conventions[convention].convention.c_wrappers;
  if (bare != pl_lowering_rule_static(rule)) return false;
  return !wrappers || rule == PL_LOWERING_RULE_BOUNDARY;
}

/* Adds a unit for each mix of strides and offset, static and dynamic ones, for which the rule is. */
static void add_strided(run *r, unit u) {
  u.mix.identity = false;
  uint32_t all = (UINT32_C(1) << u.mix.rank) - 1;
  for (u.mix.strides = pl_lowering_rule_static(u.rule) ? all : 0; u.mix.strides <= all; ++u.mix.strides) {
    bool last = u.mix.rank && u.mix.strides >> (u.mix.rank - 1);
    for (int one = 0; one <= last; ++one)
      for (int offset = pl_lowering_rule_static(u.rule); offset < PL_NUM_OFFSETS; ++offset) {
        u.mix.unit = one;
        u.mix.offset = (pl_offset_kind)offset;
        pl_vec_push(&r->units, u);
      }
  }
}

/* Adds the units of a rule and convention at a rank, with the default layout and, unless the rule is for that only, with
 * strides: for several element types at low ranks, for f32 alone above. */
static void add_rank(run *r, pl_lowering_rule rule, convention_id convention, uint32_t rank) {
  static const char *const elems[] = {"f32", "i8", "i1", "f64", "index", "i128", "vector<4xf32>", "complex<f64>"};
  enum { FEW = 2, SMALL = 6 };
  size_t count = rank <= FEW ? sizeof elems / sizeof *elems : 1; /* a scale of the index: the same at each rank */
  /* What malloc does not align by itself is aligned in the width of index, which is right for addresses below 2^32 alone. */
  bool narrow = conventions[convention].convention.index_bitwidth < 64;
  if (rule == PL_LOWERING_RULE_ALLOCATION && narrow && count > SMALL) count = SMALL;
  for (size_t i = 0; i < count; ++i) {
    unit u = {rule, convention, {.rank = rank, .identity = true, .elem = elems[i]}};
    pl_vec_push(&r->units, u);
    if (!pl_lowering_rule_identity(rule)) add_strided(r, u);
  }
}

/* Adds the units of all rules and conventions that go together (see applies) at all ranks, the highest ranks, which take
 * longest, first. */
static void add_units(run *r) {
  for (uint32_t rank = r->options->max_rank + 1; rank-- > 0;)
    for (int rule = 1; rule < PL_NUM_LOWERING_RULES; ++rule)
      for (int convention = 0; convention < NUM_CONVENTIONS; ++convention)
        if (applies((pl_lowering_rule)rule, (convention_id)convention))
          add_rank(r, (pl_lowering_rule)rule, (convention_id)convention, rank);
}

/* A worker thread: takes and runs the units of the run `argument` (see run_unit) until none is left; returns NULL. */
static void *work(void *argument) {
  run *r = argument;
  for (size_t i; (i = atomic_fetch_add(&r->next, 1)) < r->units.len;)
    run_unit(r, &r->units.data[i]);
  return NULL;
}

/* Writes what was covered and proved, by rule, convention and rank, and the totals. */
static void put_coverage(const run *r) {
  coverage all = {0};
  for (int rule = 1; rule < PL_NUM_LOWERING_RULES; ++rule) {
    pl_sink_printf(r->out, "%s: %s\n", pl_lowering_rule_name((pl_lowering_rule)rule),
                   pl_lowering_rule_text((pl_lowering_rule)rule));
    for (int convention = 0; convention < NUM_CONVENTIONS; ++convention) {
      if (!applies((pl_lowering_rule)rule, (convention_id)convention)) continue;
      pl_sink_printf(r->out, "  convention %s\n", conventions[convention].name);
      for (uint32_t rank = 0; rank <= r->options->max_rank; ++rank) {
        const coverage *c = &r->covered[rule][convention][rank];
        pl_sink_printf(r->out,
                       "    rank %u: %" PRIu64 " types, %" PRIu64 " functions lowered, %" PRIu64 " proved, %" PRIu64
                       " instances of these%s\n",
                       rank, c->types, c->functions, c->proved,
                       c->functions > c->proved && !c->failed ? c->functions - c->proved : 0,
                       c->failed ? ", NOT ALL PROVED" : "");
        all.types += c->types;
        all.functions += c->functions;
        all.proved += c->proved;
        all.failed += c->failed;
      }
    }
  }
  pl_sink_puts(r->out, "not covered: allocation with index-bitwidth=32 of elements that need more alignment than malloc gives\n");
  pl_sink_printf(r->out,
                 "ranks 0 to %u: %" PRIu64 " types, %" PRIu64 " functions lowered, %" PRIu64 " proved, %" PRIu64 " failed\n",
                 r->options->max_rank, all.types, all.functions, all.proved, all.failed);
}

bool pl_rules_run(const pl_cli_options *options, uint32_t *verdicts, pl_sink *out) {
  assert(options->jobs > 0 && options->max_rank <= PL_RULES_MAX_RANK);
  assert(verdicts && out);
  run r = {.options = options, .verdicts = verdicts, .out = out};
  pthread_t *threads = pl_xmalloc(options->jobs * sizeof *threads + 1);
  pthread_attr_t attributes;
  uint32_t started = 0;
  add_units(&r);
  pthread_mutex_init(&r.lock, NULL);
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack_size);
  while (started < options->jobs && pthread_create(&threads[started], &attributes, work, &r) == 0)
    ++started;
  pthread_attr_destroy(&attributes);
  for (uint32_t i = 0; i < started; ++i)
    pthread_join(threads[i], NULL);
  if (started) put_coverage(&r);
  pthread_mutex_destroy(&r.lock);
  for (size_t i = 0; i < r.generals.len; ++i)
    free((char *)(uintptr_t)r.generals.data[i].text.data);
  pl_vec_free(&r.generals);
  pl_vec_free(&r.units);
  free(threads);
  return started > 0;
}
