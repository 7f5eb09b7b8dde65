/* leaf_expressions.c - what values are that left the class of their equals at a cut: terms over other classes, or numbers that
 * grow beside one that the source counts. Ties are guesses: every way in has to show them. */
#include <assert.h>

#include "verify/tv/simulate/relation.h"

typedef struct cover_check {
  const pl_map *allowed;
  bool ok;
} cover_check;

/* Clears `ok` of the check `user` if the symbol may change its value and is not allowed in the expression. */
static void check_variable(void *user, const pl_term *symbol) {
  cover_check *check = user;
  if (pl_cut_is_variable(symbol) && !pl_map_has(check->allowed, symbol)) check->ok = false;
}

/* The symbols that leaves are in an arriving state, by those of their free classes. */
typedef struct renaming {
  pl_map to_class, class_symbols;
} renaming;

/* Maps the terms of leaves that arrive as symbols to the symbols of their classes, if these have no expression. The caller frees
 * the maps. */
static renaming rename_leaves(const pl_cut *cut, const pl_term *const *terms) {
  renaming names = {0};
  for (size_t i = 0; i < cut->leaves.len; i++) {
    const pl_cut_class *class = &cut->classes.data[cut->leaves.data[i].class_id];
    if (class->expr || !terms[i] || !pl_cut_is_variable(terms[i])) continue;
    pl_map_set_ptr(&names.to_class, terms[i], class->symbol);
    pl_map_set_ptr(&names.class_symbols, class->symbol, class->symbol);
  }
  return names;
}

/* Frees both maps of the renaming. */
static void free_renaming(renaming *names) {
  pl_map_free(&names->to_class);
  pl_map_free(&names->class_symbols);
}

/* The term with the leaves' symbols replaced by those of their classes; NULL if other symbols that may change occur in it. */
static const pl_term *in_classes(pl_tv *tv, const renaming *names, const pl_term *term) {
  const pl_term *expr = pl_term_substitute(tv->T, term, &names->to_class);
  cover_check check = {&names->class_symbols, true};
  pl_map seen = {0};
  pl_term_symbols(expr, &seen, check_variable, &check);
  pl_map_free(&seen);
  return check.ok ? expr : NULL;
}

bool pl_cut_tie_expressions(pl_tv *tv, pl_cut *cut, const pl_term *const *terms, size_t first) {
  assert(terms || cut->leaves.len == 0);
  renaming names = rename_leaves(cut, terms);
  bool tied = false;
  for (size_t i = 0; i < cut->leaves.len; i++) {
    pl_cut_class *class = &cut->classes.data[cut->leaves.data[i].class_id];
    if (cut->leaves.data[i].class_id < first || class->expr || !terms[i] || pl_cut_is_variable(terms[i])) continue;
    if (first > 0 && terms[i]->op == PL_TERM_CONST) continue;
    class->expr = in_classes(tv, &names, terms[i]);
    tied |= class->expr != NULL;
  }
  free_renaming(&names);
  return tied;
}

/* What a leaf of class `from` (see cut.h), now `term`, has grown by since the walk began or, if that did not begin at `cut`,
 * since it was `expected`; NULL if that is not known. */
static const pl_term *step_of(pl_tv *tv, const pl_cut *cut, uint32_t from, const pl_term *term, const pl_term *expected) {
  const pl_begun *begun = &tv->run.begun;
  const pl_term *before = begun->cut == cut ? from < begun->num_classes ? begun->values[from] : NULL : expected;
  return before && term && term->sort.kind == PL_SORT_BV ? pl_bv_sub(tv->T, term, before) : NULL;
}

/* A number that the source counts by constant steps. */
typedef struct counter {
  const pl_term *symbol, *begin, *step; /* symbol: NULL if there is none */
} counter;

/* Whether the cut has a leaf of that class. */
static bool has_leaf(const pl_cut *cut, uint32_t class_id) {
  for (size_t i = 0; i < cut->leaves.len; i++)
    if (cut->leaves.data[i].class_id == class_id) return true;
  return false;
}

/* The class from which leaves moved to `class_id` on this arrival; `class_id` itself if none did. */
static uint32_t class_before(const pl_moved_class *moved, size_t count, uint32_t class_id) {
  for (size_t i = 0; i < count; i++)
    if (moved[i].to == class_id) return moved[i].from;
  return class_id;
}

/* The source's first number that is known to grow by a constant other than 0 from one arrival to the next; `symbol` is NULL if
 * there is none. */
static counter find_counter(pl_tv *tv, const pl_cut *cut, const pl_term *const *terms, const pl_term *const *expected,
                            const pl_moved_class *moved, size_t count) {
  for (size_t i = 0; i < cut->leaves.len; i++) {
    const pl_cut_leaf *leaf = &cut->leaves.data[i];
    const pl_cut_class *class = &cut->classes.data[leaf->class_id];
    if (leaf->role == PL_ROLE_LOWERING || leaf->pointer || class->expr || !class->begin) continue;
    uint32_t from = class_before(moved, count, leaf->class_id);
    const pl_term *step = step_of(tv, cut, from, terms[i], from == leaf->class_id ? NULL : expected[from]);
    if (step && step->op == PL_TERM_CONST && !pl_apint_is_zero(step->value)) return (counter){class->symbol, class->begin, step};
  }
  return (counter){0};
}

/* How many times the counter's constant step `counted` the step of another value is; NULL if it is not known to be a whole
 * number. */
static const pl_term *ratio_of(pl_terms *T, const pl_term *step, const pl_term *counted) {
  int64_t by, unit;
  if (!pl_apint_to_i64(counted->value, &unit)) return NULL;
  if (unit == 1) return step;
  if (unit == -1) return pl_bv_neg(T, step);
  if (step->op != PL_TERM_CONST || !pl_apint_to_i64(step->value, &by) || by % unit != 0) return NULL;
  return pl_bv_i64(T, step->sort.width, by / unit);
}

bool pl_cut_tie_to_counter(pl_tv *tv, pl_cut *cut, const pl_term *const *terms, const pl_term *const *expected,
                           const pl_moved_class *moved, size_t count) {
  assert((terms || cut->leaves.len == 0) && (moved || count == 0));
  const counter source = find_counter(tv, cut, terms, expected, moved, count);
  bool tied = false;
  if (!source.symbol) return false;
  const pl_term *rounds = pl_bv_sub(tv->T, source.symbol, source.begin);
  renaming names = rename_leaves(cut, terms);
  for (size_t i = 0; i < count; i++) {
    const pl_moved_class *other = &moved[i];
    const pl_cut_class *from = &cut->classes.data[other->from];
    pl_cut_class *class = &cut->classes.data[other->to];
    if (class->symbol == source.symbol || other->term->sort.width != rounds->sort.width) continue;
    if (!from->expr && !has_leaf(cut, other->from)) continue;
    const pl_term *step = step_of(tv, cut, other->from, other->term, expected[other->from]);
    const pl_term *ratio = step ? ratio_of(tv->T, step, source.step) : NULL;
    ratio = ratio ? in_classes(tv, &names, ratio) : NULL;
    if (!ratio) continue;
    class->expr = pl_bv_add(tv->T, from->expr ? from->expr : from->symbol, pl_bv_mul(tv->T, ratio, rounds));
    tied = true;
  }
  free_renaming(&names);
  return tied;
}
