/* terms.c - what a term is made of, as far as it decides what is worth asking. */
#include "verify/tv/prove/terms.h"
#include "verify/sem/state/roots.h"

bool pl_tv_any_part(const pl_term *term, bool (*wanted)(void *user, const pl_term *part), void *user) {
  pl_map seen = {0};
  pl_term_vec work = {0};
  bool found = false;
  pl_vec_push(&work, term);
  while (work.len > 0 && !found) {
    const pl_term *at = pl_vec_pop(&work);
    if (pl_map_has(&seen, at)) continue;
    pl_map_set_ptr(&seen, at, at);
    found = wanted(user, at);
    for (uint32_t i = 0; i < at->num_args && !found; i++)
      pl_vec_push(&work, at->args[i]);
  }
  pl_map_free(&seen);
  pl_vec_free(&work);
  return found;
}

typedef struct op_test {
  bool (*wanted)(const pl_term *term);
} op_test;

/* Whether the part satisfies the test in `user`, an op_test. */
static bool passes(void *user, const pl_term *part) { return ((const op_test *)user)->wanted(part); }

/* Whether some part of the term satisfies the test. */
static bool has_op(const pl_term *term, bool (*wanted)(const pl_term *term)) {
  op_test test = {wanted};
  return pl_tv_any_part(term, passes, &test);
}

/* Whether the term is of sort INT. */
static bool is_integer(const pl_term *t) { return t->sort.kind == PL_SORT_INT; }
/* Whether the term is of sort INT or an overflow predicate. */
static bool is_exact(const pl_term *t) { return is_integer(t) || (t->op >= PL_TERM_BV_SADDO && t->op <= PL_TERM_BV_UMULO); }

/* Whether the term is of memory sort. */
static bool is_memory(const pl_term *t) { return t->sort.kind == PL_SORT_MEM; }

bool pl_tv_has_memory(const pl_term *term) { return has_op(term, is_memory); }
bool pl_tv_has_integers(const pl_term *term) { return has_op(term, is_integer); }

bool pl_tv_is_arithmetic(pl_terms *T, const pl_term *goal) {
  (void)T;
  return has_op(goal, is_exact);
}

/* Whether the term is a quotient or a remainder. */
static bool is_division(const pl_term *t) {
  return t->op == PL_TERM_BV_UDIV || t->op == PL_TERM_BV_SDIV || t->op == PL_TERM_BV_UREM || t->op == PL_TERM_BV_SREM;
}

bool pl_tv_divides(const pl_term *term) { return has_op(term, is_division); }

/* Whether the term is a division or an extension, for which it is worth while to ask the lemma about sums that wrap as well. */
static bool wants_exact(const pl_term *t) { return is_division(t) || t->op == PL_TERM_BV_SEXT || t->op == PL_TERM_BV_ZEXT; }

bool pl_tv_wants_exact(const pl_term *term) { return has_op(term, wants_exact); }

bool pl_tv_is_number(const pl_tv *tv, const pl_term *term) {
  return (term->op == PL_TERM_SYM || term->op == PL_TERM_MEM_LOAD) && !pl_sem_root(tv->world, term);
}

/* Whether the part extracts bits above the lowest one. */
static bool is_shifted(void *user, const pl_term *at) {
  (void)user;
  return at->op == PL_TERM_BV_EXTRACT && at->imm > 0;
}

bool pl_tv_is_quotient(const pl_term *term) { return pl_tv_divides(term) || pl_tv_any_part(term, is_shifted, NULL); }
