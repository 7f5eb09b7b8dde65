/* definitions.c - hypotheses that say what a number is: `x = term`, where x is a symbol or what is read from memory and the term
 * mentions neither it nor a pointer: an address that equals another one is no pointer to that one's object, but a term that is
 * made of a pointer is taken for one. Put in, they bring source and lowering to one form where a source names a size that its
 * lowering computes. */
#include "verify/tv/prove/tactics.h"
#include "verify/tv/prove/terms.h"

enum { MAX_DEFINITIONS = 64 };

/* Whether the part of a term is the term `user`. */
static bool is_term(void *user, const pl_term *at) { return at == user; }

/* Whether `name` occurs in the term. */
static bool mentions(const pl_term *term, const pl_term *name) { return pl_tv_any_part(term, is_term, (void *)(uintptr_t)name); }

/* Whether a pointer symbol, or a pointer that is read from memory, occurs in the term, other than in the address of a load. */
static bool is_made_of_pointer(const pl_tv *tv, const pl_term *term) {
  pl_map seen = {0};
  pl_term_vec work = {0};
  bool found = false;
  pl_vec_push(&work, term);
  while (work.len > 0 && !found) {
    const pl_term *at = pl_vec_pop(&work);
    const bool leaf = at->op == PL_TERM_SYM || at->op == PL_TERM_MEM_LOAD;
    found = leaf && !pl_tv_is_number(tv, at);
    if (leaf || pl_map_has(&seen, at)) continue;
    pl_map_set_ptr(&seen, at, at);
    for (uint32_t i = 0; i < at->num_args; i++)
      pl_vec_push(&work, at->args[i]);
  }
  pl_map_free(&seen);
  pl_vec_free(&work);
  return found;
}

const pl_term *pl_tv_unfold(pl_tv *tv, const pl_definition_vec *definitions, const pl_term *term) {
  for (size_t i = 0; i < definitions->len && term->op != PL_TERM_CONST; i++) {
    pl_map one = {0};
    pl_map_set_ptr(&one, definitions->data[i].name, (void *)(uintptr_t)definitions->data[i].meaning);
    term = pl_term_rewrite(tv->T, term, &one);
    pl_map_free(&one);
  }
  return term;
}

/* Puts the definitions in `out` into the equation, and appends the definition `x = term` that it then makes, if it makes one. No
 * later meaning has an earlier name in it, so all can be put in one after the other. */
static void add_definition(pl_tv *tv, const pl_term *equation, pl_definition_vec *out) {
  const pl_term *stated = pl_tv_unfold(tv, out, equation);
  if (stated->op != PL_TERM_EQ || stated->args[0]->sort.kind != PL_SORT_BV) return;
  for (uint32_t i = 0; i < 2; i++) {
    const pl_term *name = stated->args[i], *meaning = stated->args[1 - i];
    if (!pl_tv_is_number(tv, name) || mentions(meaning, name) || is_made_of_pointer(tv, meaning)) continue;
    pl_vec_push(out, ((pl_definition){name, meaning}));
    return;
  }
}

void pl_tv_define(pl_tv *tv, const pl_term_vec *hyps, pl_definition_vec *out) {
  for (int divisions = 0; divisions < 2; divisions++) /* a quotient is the last thing to be put in */
    for (size_t i = 0; i < hyps->len && out->len < MAX_DEFINITIONS; i++)
      if (hyps->data[i]->op == PL_TERM_EQ && pl_tv_divides(hyps->data[i]) == (divisions != 0))
        add_definition(tv, hyps->data[i], out);
}
