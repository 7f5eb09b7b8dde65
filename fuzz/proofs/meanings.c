/* Target meanings: what an operation means on terms (verify/sem) is what it does when it is run (verify/interp), for each one
 * that makes numbers of numbers, in the source and in its lowering. The two were written apart, and a defect of either, or of the
 * terms between them, shows as a difference that no lowering has to bring out. */
#include <assert.h>

#include "core/text/print/print.h"
#include "fuzz/proofs/compare.h"
#include "verify/sem/scalar/float_format.h"
#include "verify/sem/state/layout.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"
#include "verify/sem/state/world.h"
#include "verify/sem/step/step.h"
#include "verify/sem/terms/sorts.h"

enum { ADDRESS_BITS = 64, MOST_LEAVES = 64, WORD = 64 };

/* One function: the values that are known as terms, and as numbers under what `numbers` says of symbols. */
typedef struct walk {
  pl_fuzz *fuzz;
  const pl_fuzz_pair *pair;
  pl_sem_world *world;
  pl_sem *sem;
  pl_singles *singles;
  pl_map numbers; /* symbol -> constant */
  pl_map known;   /* value -> 1: source and lowering have it */
  uint64_t random;
} walk;

/* The next pseudorandom number of the walk. */
static uint64_t next(walk *w) {
  w->random = w->random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return w->random ^ (w->random >> 29);
}

/* Whether the type is an integer, index or float, or a vector of these. */
static bool is_number(const pl_type *type) {
  const pl_type *elem = pl_type_elem_or_self(type);
  return (type == elem || type->kind == PL_TYPE_VECTOR) &&
         (elem->kind == PL_TYPE_INTEGER || elem->kind == PL_TYPE_INDEX || elem->kind == PL_TYPE_FLOAT);
}

/* Whether the type or its element type is a float. */
static bool is_float(const pl_type *type) { return pl_type_elem_or_self(type)->kind == PL_TYPE_FLOAT; }

/* Whether the op computes numbers, or vectors of them, from such, in a way that leaves no choice: without regions and
 * fast-math flags. */
static bool is_on_numbers(const pl_op *op) {
  bool yes = op->num_regions == 0 && op->num_results > 0 && !pl_op_has(op, PL_TRAIT_TERMINATOR) && !pl_sem_fast_flags(op);
  for (uint32_t i = 0; i < op->num_operands && yes; i++)
    yes = is_number(pl_operand(op, i)->type);
  for (uint32_t i = 0; i < op->num_results && yes; i++)
    yes = is_number(pl_result(op, i)->type);
  return yes;
}

/* A pseudorandom number of that many bits: the least or greatest signed value, a small one, or random bits. */
static pl_apint draw(walk *w, pl_arena *arena, uint32_t bits) {
  uint64_t words[(1 << 12) / WORD] = {0}, how = next(w) % 8;
  if (how == 0) return pl_apint_signed_min(arena, bits);
  if (how == 1) return pl_apint_signed_max(arena, bits);
  if (how <= 5) return pl_apint_from_i64(arena, bits, (int64_t)(next(w) % 12) - 4);
  uint32_t count = (bits + WORD - 1) / WORD;
  if (count > sizeof words / sizeof *words) return pl_apint_from_u64(arena, bits, next(w));
  for (uint32_t i = 0; i < count; i++)
    words[i] = next(w);
  return pl_apint_from_words(arena, bits, words, count);
}

/* Gives each scalar of the value (integer, index or float) a random number in the run and, as its term, a new symbol with that
 * number, and marks the value as known. False, and nothing is done, if it has too many scalars, or the run and the terms
 * represent it differently. */
static bool invent(walk *w, const pl_value *value) {
  uint32_t count;
  pl_scalar *scalars = pl_singles_at(w->singles, value, &count);
  const pl_flat *flat = pl_layout_flatten(w->world->layout, value->type);
  if (!flat || flat->num_leaves != count || count > MOST_LEAVES) return false;
  pl_leaf *leaves = PL_NEW_ARRAY(w->world->arena, pl_leaf, count + 1);
  for (uint32_t i = 0; i < count; i++) {
    const uint32_t bits = flat->leaves[i].bits;
    scalars[i] = (pl_scalar){.bits = draw(w, w->world->arena, bits)};
    leaves[i] = (pl_leaf){pl_term_fresh(w->world->T, pl_sort_bv(bits), "n"), pl_bool(w->world->T, false)};
    pl_map_set_ptr(&w->numbers, leaves[i].value, pl_bv(w->world->T, scalars[i].bits));
  }
  pl_sem_set(w->sem, value, leaves);
  pl_map_set(&w->known, (uint64_t)(uintptr_t)value, 1);
  return true;
}

/* Gives random numbers to each result of the op that can have them (invent); false if one can't. */
static bool invent_results(walk *w, const pl_op *op) {
  bool all = true;
  for (uint32_t i = 0; i < op->num_results; i++)
    all &= invent(w, pl_result(op, i));
  return all;
}

/* The constant that a leaf of a term stands for, such as a symbol's random number; NULL if it is not determined. `user` is the
 * walk. */
static const pl_term *number_of(void *user, const pl_term *leaf) {
  walk *w = user;
  if (leaf->op == PL_TERM_SYM) return pl_map_get_ptr(&w->numbers, leaf);
  if (leaf->op != PL_TERM_APP) return NULL;
  const pl_term *value = pl_app(w->world->T, leaf->sort, leaf->name, leaf->args, leaf->num_args);
  return value->op == PL_TERM_CONST ? value : NULL;
}

/* The term's value under the numbers of its symbols, as a constant; NULL if it is not determined. */
static const pl_term *evaluate(walk *w, const pl_term *term) { return pl_term_eval(w->world->T, term, number_of, w); }

/* Writes the finding that the op differs between its term and its run, `what` says how, with what is needed to reproduce it;
 * always false. */
static bool tell(walk *w, const pl_op *op, const char *what) {
  pl_str name = op->info->name;
  pl_sink *out = &w->fuzz->finding;
  pl_sink_printf(out, "an operation means something else on terms than what it does when it is run\n%.*s %s\n", PL_STR_FMT(name),
                 what);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    uint32_t count;
    const pl_scalar *scalars = pl_singles_at(w->singles, pl_operand(op, i), &count);
    pl_sink_printf(out, "operand %u:", i);
    for (uint32_t k = 0; k < count; k++) {
      pl_sink_puts(out, " ");
      pl_apint_print(scalars[k].bits, true, out);
      if (scalars[k].poison) pl_sink_puts(out, " (poison)");
    }
    pl_sink_puts(out, "\n");
  }
  pl_sink_printf(out, "convention %s, order %u\n", pl_gen_convention_name(w->pair->plan.convention),
                 w->pair->plan.order % PL_FUZZ_NUM_ORDERS);
  pl_fuzz_write_lowering(w->fuzz, w->pair->plan, out);
  pl_print_module(w->pair->source, NULL, out);
  if (w->sem->role == PL_ROLE_SOURCE) return false;
  pl_sink_puts(out, "// ---- lowered\n");
  pl_print_module(w->pair->lowered, NULL, out);
  return false;
}

typedef enum outcome { AGREES, DIFFERS, NOT_KNOWN /* or one of them may choose */ } outcome;

/* Whether the op's conditions to be defined, those of w->sem->conditions from `first` on, agree with whether its run was
 * undefined. NOT_KNOWN if one is not determined; DIFFERS, with a finding, if they don't agree. */
static outcome compare_definedness(walk *w, const pl_op *op, size_t first, bool undefined) {
  bool all = true, known = true;
  for (size_t i = first; i < w->sem->conditions.len; i++) {
    const pl_term *holds = evaluate(w, w->sem->conditions.data[i].holds);
    known &= holds != NULL;
    all &= !holds || !pl_term_is_false(holds);
  }
  if (!known) return NOT_KNOWN;
  if (all != undefined) return AGREES;
  return tell(w, op,
              undefined ? "is undefined when it is run and defined on terms" : "is defined when it is run and not on terms"),
         DIFFERS;
}

/* Whether the type is one of floats and both numbers are NaNs of it: which NaN an operation gives is not determined. */
static bool are_nans(const pl_type *type, pl_apint a, pl_apint b) {
  const pl_type *elem = pl_type_elem_or_self(type);
  return elem->kind == PL_TYPE_FLOAT && a.width == b.width && pl_float_is_nan(a, elem->float_format) &&
         pl_float_is_nan(b, elem->float_format);
}

/* Whether the result's term and its run agree in poison and bits, as far as these are determined; NOT_KNOWN if they are not,
 * DIFFERS, with a finding, if they don't agree. */
static outcome compare_result(walk *w, const pl_op *op, const pl_value *result) {
  uint32_t count;
  const pl_scalar *scalars = pl_singles_at(w->singles, result, &count);
  const pl_leaf *leaves = pl_sem_get(w->sem, result);
  const pl_flat *flat = pl_layout_flatten(w->world->layout, result->type);
  if (!leaves || !flat || flat->num_leaves != count) return NOT_KNOWN;
  outcome all = AGREES;
  for (uint32_t i = 0; i < count; i++) {
    const pl_term *poison = evaluate(w, leaves[i].poison), *value = evaluate(w, leaves[i].value);
    if (!poison || !value || scalars[i].undef) return NOT_KNOWN;
    if (pl_term_is_true(poison) != scalars[i].poison)
      return tell(w, op, scalars[i].poison ? "gives poison when it is run and none on terms" : "gives poison on terms alone"),
             DIFFERS;
    if (scalars[i].poison)
      all = NOT_KNOWN; /* what follows is poison, too, which tells little */
    else if (are_nans(result->type, value->value, scalars[i].bits))
      all = NOT_KNOWN;
    else if (value->value.width != scalars[i].bits.width || !pl_apint_eq(value->value, scalars[i].bits))
      return tell(w, op, "has another result on terms than when it is run"), DIFFERS;
  }
  return all;
}

/* Runs the op and makes its terms, and compares both as far as they are determined; false, with a finding, if they differ.
 * Values that are not known to agree get random numbers (invent). */
static bool try_op(walk *w, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!pl_map_has(&w->known, pl_operand(op, i)) && !invent(w, pl_operand(op, i))) return true;
  size_t conditions = w->sem->conditions.len;
  pl_single_end end = pl_singles_run(w->singles, op);
  if (end == PL_SINGLE_UNDEFINED && is_float(pl_result(op, 0)->type)) end = PL_SINGLE_OPEN; /* the sign of a zero is */
  pl_sem_status status = pl_sem_step(w->sem, op);
  outcome seen = end == PL_SINGLE_OPEN || status != PL_SEM_OK ? NOT_KNOWN : AGREES;
  if (seen == AGREES) seen = compare_definedness(w, op, conditions, end == PL_SINGLE_UNDEFINED);
  for (uint32_t i = 0; i < op->num_results && seen == AGREES && end == PL_SINGLE_DONE; i++)
    seen = compare_result(w, op, pl_result(op, i));
  if (seen == DIFFERS) return false;
  w->fuzz->useful += seen == AGREES;
  if (seen == NOT_KNOWN || end != PL_SINGLE_DONE) return invent_results(w, op), true;
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_map_set(&w->known, (uint64_t)(uintptr_t)pl_result(op, i), 1);
  return true;
}

/* Compares runs and terms of the operations on numbers (is_on_numbers) directly in the blocks of the function's body, which is
 * one of the source or of the lowering as `role` says; false, with a finding, if one differs. True also if the function can't
 * be run op by op. */
static bool try_function(pl_fuzz *fuzz, const pl_fuzz_pair *pair, const pl_op *func, pl_role role) {
  const pl_interp_options options = {.convention = pl_fuzz_proof_convention(pair->plan.convention), .max_steps = UINT32_MAX};
  const uint32_t bits = options.convention.index_bitwidth;
  walk w = {.fuzz = fuzz, .pair = pair, .random = pair->plan.extra};
  bool holds = true;
  w.singles = pl_singles_new(func, role, &options);
  if (!w.singles) return true;
  pl_terms *terms = pl_terms_new();
  w.world = pl_sem_world_new(pl_terms_arena(terms), terms, bits ? bits : pl_layout_index_bits_of(func), func->block->region->op);
  pl_layout_set_vscale(w.world->layout, 1);
  w.sem = pl_sem_new(w.world, role, pl_singles_num_values(w.singles),
                     pl_term_sym(terms, pl_sort_mem(ADDRESS_BITS), PL_STR("memory")));
  PL_FOR_BLOCKS(block, func->regions[0])
  for (const pl_op *op = block->first; op && holds; op = op->next)
    holds = !is_on_numbers(op) || try_op(&w, op);
  pl_sem_free(w.sem);
  pl_sem_world_free(w.world);
  pl_terms_free(terms);
  pl_singles_free(w.singles);
  pl_map_free(&w.numbers);
  pl_map_free(&w.known);
  return holds;
}

/* Compares the operations of the functions with a body in the module, the source or the lowering as `role` says
 * (try_function); false, with a finding, if one differs. */
static bool try_module(pl_fuzz *fuzz, const pl_fuzz_pair *pair, const pl_module *module, pl_role role) {
  bool holds = true;
  const pl_op_kind kind = role == PL_ROLE_LOWERING ? PL_OP_LLVM_FUNC : PL_OP_FUNC_FUNC;
  for (const pl_op *op = module->op->regions[0]->first ? module->op->regions[0]->first->first : NULL; op && holds; op = op->next)
    holds = !pl_op_is(op, kind) || pl_func_is_declaration(op) || try_function(fuzz, pair, op, role);
  return holds;
}

/* A fuzz target: whether operations on numbers mean on terms what they do when they are run, in a generated module and in its
 * lowering if there is one; else false, with a finding. */
bool pl_target_meanings(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  assert(data || size == 0);
  pl_fuzz_pair pair = pl_fuzz_pair_new(fuzz, data, size);
  bool holds = try_module(fuzz, &pair, pair.source, PL_ROLE_SOURCE) &&
               (!pair.lowered || try_module(fuzz, &pair, pair.lowered, PL_ROLE_LOWERING));
  pl_fuzz_pair_free(&pair);
  return holds;
}
