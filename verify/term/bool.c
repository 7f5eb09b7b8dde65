#include "verify/term/internal.h"

/* Booleans are conjunctions and negations: or(a, b) is not(and(not a, not b)), so that De Morgan's laws hold by construction
 * and a negation never has to look deeper than one level. A conjunction's arguments are sorted by atom and then sign. */

typedef struct literals {
  const pl_term *at[2 * PL_TERM_MAX_FLAT];
  uint32_t len;
} literals;

/* The term without its negation: the operand of a NOT, any other term itself. */
static const pl_term *atom_of(const pl_term *a) { return a->op == PL_TERM_NOT ? a->args[0] : a; }

/* The key by which the arguments of a conjunction are sorted: twice the id of the atom, plus 1 if it is negated. */
static uint64_t key_of(const pl_term *a) { return (uint64_t)atom_of(a)->id * 2 + (a->op == PL_TERM_NOT); }

const pl_term *pl_not(pl_terms *T, const pl_term *a) {
  assert(a->sort.kind == PL_SORT_BOOL);
  if (pl_term_is_const(a)) return pl_bool(T, a == T->false_term);
  if (a->op == PL_TERM_NOT) return a->args[0];
  return pl_term_make1(T, PL_TERM_NOT, PL_SORT_B, a, 0);
}

/* The arguments of the conjunction at `a`, or the term there, if it is none, as an array of one; sets *count to their number. */
static const pl_term *const *conjuncts(const pl_term *const *a, uint32_t *count) {
  *count = (*a)->op == PL_TERM_AND ? (*a)->num_args : 1;
  return (*a)->op == PL_TERM_AND ? (*a)->args : a;
}

/* Merges two arrays of literals, sorted by key_of, into `out`, without duplicates; false if a literal meets its negation, so that
 * the conjunction is false (`out` is then incomplete). */
static bool merge(const pl_term *const *a, uint32_t num_a, const pl_term *const *b, uint32_t num_b, literals *out) {
  uint32_t i = 0, j = 0;
  out->len = 0;
  while (i < num_a || j < num_b) {
    const pl_term *next = NULL;
    if (j == num_b || (i < num_a && key_of(a[i]) <= key_of(b[j])))
      next = a[i++];
    else
      next = b[j++];
    const pl_term *last = out->len > 0 ? out->at[out->len - 1] : NULL;
    if (last == next) continue;
    if (last && atom_of(last) == atom_of(next)) return false;
    out->at[out->len++] = next;
  }
  return true;
}

/* Whether the sorted set has the literal with that key (see key_of), by binary search. */
static bool has_key(const literals *set, uint64_t key) {
  uint32_t low = 0, high = set->len;
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    if (key_of(set->at[middle]) < key)
      low = middle + 1;
    else
      high = middle;
  }
  return low < set->len && key_of(set->at[low]) == key;
}

/* Simplifies the literal not(and(clause's arguments)) within the conjunction `set`: writes to `rest` those arguments that
 * `set` does not have as conjuncts, and returns how many there are; -1 if `set` has the negation of one, so that the literal
 * is true. */
static int reduce_clause(const literals *set, const pl_term *clause, literals *rest) {
  rest->len = 0;
  for (uint32_t i = 0; i < clause->num_args; i++) {
    uint64_t key = key_of(clause->args[i]);
    if (has_key(set, key ^ 1)) return -1;
    if (!has_key(set, key)) rest->at[rest->len++] = clause->args[i];
  }
  return (int)rest->len;
}

/* The conjunction of the sorted literals: true if there are none, the literal itself if there is one. */
static const pl_term *from_literals(pl_terms *T, const literals *set) {
  if (set->len == 0) return T->true_term;
  return set->len == 1 ? set->at[0] : pl_term_make(T, PL_TERM_AND, PL_SORT_B, set->at, set->len, 0);
}

/* The conjunction of the literals, with the first negated conjunction that the others simplify (see reduce_clause) replaced by
 * what remains of it; NULL if none can be simplified. */
static const pl_term *reduce_one(pl_terms *T, const literals *set) {
  for (uint32_t i = 0; i < set->len; i++) {
    const pl_term *clause = atom_of(set->at[i]);
    if (set->at[i] == clause || clause->op != PL_TERM_AND) continue;
    literals rest;
    int left = reduce_clause(set, clause, &rest);
    if (left == (int)clause->num_args) continue;
    literals others = *set;
    others.len--;
    for (uint32_t k = i; k < others.len; k++)
      others.at[k] = set->at[k + 1];
    const pl_term *result = from_literals(T, &others);
    return left < 0 ? result : pl_and(T, result, pl_not(T, from_literals(T, &rest)));
  }
  return NULL;
}

const pl_term *pl_and(pl_terms *T, const pl_term *a, const pl_term *b) {
  assert(a->sort.kind == PL_SORT_BOOL && b->sort.kind == PL_SORT_BOOL);
  if (a == b || b == T->true_term) return a;
  if (a == T->true_term) return b;
  if (a == T->false_term || b == T->false_term || atom_of(a) == atom_of(b)) return T->false_term;
  uint32_t num_a = 0, num_b = 0;
  const pl_term *const *as = conjuncts(&a, &num_a), *const *bs = conjuncts(&b, &num_b);
  if (num_a + num_b > PL_TERM_MAX_FLAT) {
    literals two;
    if (num_a > num_b)
      as = &a, num_a = 1;
    else
      bs = &b, num_b = 1;
    if (num_a + num_b > PL_TERM_MAX_FLAT) as = &a, num_a = 1, bs = &b, num_b = 1;
    return merge(as, num_a, bs, num_b, &two) ? from_literals(T, &two) : T->false_term;
  }
  literals set;
  if (!merge(as, num_a, bs, num_b, &set)) return T->false_term;
  if (pl_term_enter(T)) {
    const pl_term *reduced = reduce_one(T, &set);
    pl_term_leave(T);
    if (reduced) return reduced;
  }
  return from_literals(T, &set);
}

const pl_term *pl_or(pl_terms *T, const pl_term *a, const pl_term *b) { return pl_not(T, pl_and(T, pl_not(T, a), pl_not(T, b))); }
const pl_term *pl_implies(pl_terms *T, const pl_term *a, const pl_term *b) { return pl_not(T, pl_and(T, a, pl_not(T, b))); }

/* ---- equality and if-then-else ---- */

/* a = b of two booleans, without an EQ node where a simpler term is known; negations are moved outside. */
static const pl_term *bool_eq(pl_terms *T, const pl_term *a, const pl_term *b) {
  if (pl_term_is_const(a)) return a == T->true_term ? b : pl_not(T, b);
  if (pl_term_is_const(b)) return b == T->true_term ? a : pl_not(T, a);
  bool negated = (a->op == PL_TERM_NOT) != (b->op == PL_TERM_NOT);
  a = atom_of(a), b = atom_of(b);
  const pl_term *result = NULL;
  if (a == b)
    result = T->true_term;
  else if (a->op == PL_TERM_EQ && (a->args[0] == b || a->args[1] == b))
    result = a->args[0] == b ? a->args[1] : a->args[0];
  else if (b->op == PL_TERM_EQ && (b->args[0] == a || b->args[1] == a))
    result = b->args[0] == a ? b->args[1] : b->args[0];
  else
    result = pl_term_make2_sorted(T, PL_TERM_EQ, PL_SORT_B, a, b);
  return negated ? pl_not(T, result) : result;
}

const pl_term *pl_eq(pl_terms *T, const pl_term *a, const pl_term *b) {
  assert(pl_sort_eq(a->sort, b->sort));
  if (a == b) return T->true_term;
  switch (a->sort.kind) {
  case PL_SORT_BOOL: return bool_eq(T, a, b);
  case PL_SORT_BV: return pl_term_bv_eq(T, a, b);
  case PL_SORT_INT: return pl_poly_eq(T, a, b);
  case PL_SORT_INVALID:
  case PL_SORT_MEM: break;
  }
  return pl_term_make2_sorted(T, PL_TERM_EQ, PL_SORT_B, a, b);
}

/* The if-then-else of booleans, in normal form: by AND, OR, NOT and EQ where these suffice, else a node. `c` is no negation or
 * constant, and the arms differ. */
static const pl_term *bool_ite(pl_terms *T, const pl_term *c, const pl_term *a, const pl_term *b) {
  if (pl_term_is_const(a)) return a == T->true_term ? pl_or(T, c, b) : pl_and(T, pl_not(T, c), b);
  if (pl_term_is_const(b)) return b == T->true_term ? pl_or(T, pl_not(T, c), a) : pl_and(T, c, a);
  if (a == c) return pl_or(T, c, b);
  if (b == c) return pl_and(T, c, a);
  if (atom_of(a) == c) return pl_and(T, a, b); /* a is not(c) */
  if (atom_of(b) == c) return pl_or(T, b, a);  /* b is not(c) */
  if (atom_of(a) == atom_of(b)) return bool_eq(T, c, a);
  if (a->op == PL_TERM_NOT && b->op == PL_TERM_NOT) return pl_not(T, pl_ite(T, c, atom_of(a), atom_of(b)));
  return pl_term_make(T, PL_TERM_ITE, PL_SORT_B, (const pl_term *[]){c, a, b}, 3, 0);
}

const pl_term *pl_ite(pl_terms *T, const pl_term *c, const pl_term *a, const pl_term *b) {
  assert(c->sort.kind == PL_SORT_BOOL && pl_sort_eq(a->sort, b->sort));
  if (a == b) return a;
  if (pl_term_is_const(c)) return c == T->true_term ? a : b;
  if (c->op == PL_TERM_NOT) return pl_ite(T, c->args[0], b, a);
  if (a->op == PL_TERM_ITE && a->args[0] == c) a = a->args[1];
  if (b->op == PL_TERM_ITE && b->args[0] == c) b = b->args[2];
  if (a == b) return a;
  if (a->sort.kind == PL_SORT_BOOL) return bool_ite(T, c, a, b);
  if (a->sort.kind == PL_SORT_BV && a->sort.width == 1)
    return pl_bv_of_bool(T, bool_ite(T, c, pl_bool_of_bv(T, a), pl_bool_of_bv(T, b)));
  return pl_term_make(T, PL_TERM_ITE, a->sort, (const pl_term *[]){c, a, b}, 3, 0);
}

/* ---- one bit: that of a number's sign, as a boolean, is that it is negative ---- */

/* The bit vector x if the term is x < 0 (signed), otherwise NULL. */
static const pl_term *negative(const pl_term *a) {
  return a->op == PL_TERM_BV_SLT && pl_term_is_op_zero(a->args[1]) ? a->args[0] : NULL;
}

const pl_term *pl_bv_of_bool(pl_terms *T, const pl_term *a) {
  assert(a->sort.kind == PL_SORT_BOOL);
  if (pl_term_is_const(a)) return pl_bv_u64(T, 1, a == T->true_term);
  if (a->op == PL_TERM_EQ && a->args[0]->sort.kind == PL_SORT_BV && a->args[0]->sort.width == 1) return a->args[0]; /* x = 1 */
  if (negative(a)) return pl_bv_extract(T, negative(a), negative(a)->sort.width - 1, 1);
  bool negated = a->op == PL_TERM_NOT;
  const pl_term *args[3] = {atom_of(a), pl_bv_u64(T, 1, !negated), pl_bv_u64(T, 1, negated)};
  return pl_term_make(T, PL_TERM_ITE, pl_sort_bv(1), args, 3, 0);
}

const pl_term *pl_bool_of_bv(pl_terms *T, const pl_term *a) {
  assert(a->sort.kind == PL_SORT_BV && a->sort.width == 1);
  if (pl_term_is_const(a)) return pl_bool(T, pl_apint_is_one(a->value));
  if (pl_term_is_const_ite(a)) return pl_term_is_op_one(a->args[1]) ? a->args[0] : pl_not(T, a->args[0]);
  if (a->op == PL_TERM_BV_EXTRACT && a->imm + 1 == a->args[0]->sort.width)
    return pl_bv_slt(T, a->args[0], pl_bv_u64(T, a->args[0]->sort.width, 0));
  return pl_term_make2(T, PL_TERM_EQ, PL_SORT_B, a, pl_bv_u64(T, 1, 1), 0);
}

/* The operation `op` on bit vectors of width 1 as a boolean: whether the result's bit is set, or a predicate's value. x and y say
 * whether the operands' bits are set. Signed, a set bit is -1; a division by zero gives 1, with the remainder x. */
static const pl_term *bit_op(pl_terms *T, pl_term_op op, const pl_term *x, const pl_term *y) {
  if (op == PL_TERM_BV_ADD || op == PL_TERM_BV_XOR) return pl_not(T, pl_eq(T, x, y));
  if (op == PL_TERM_BV_MUL || op == PL_TERM_BV_AND) return pl_and(T, x, y);
  if (op == PL_TERM_BV_OR) return pl_or(T, x, y);
  if (op == PL_TERM_BV_UDIV || op == PL_TERM_BV_SDIV) return pl_or(T, x, pl_not(T, y));
  if (op == PL_TERM_BV_UREM || op == PL_TERM_BV_SREM) return pl_and(T, x, pl_not(T, y));
  if (op == PL_TERM_BV_SHL || op == PL_TERM_BV_LSHR) return pl_and(T, x, pl_not(T, y));
  if (op == PL_TERM_BV_ASHR) return x;
  if (op == PL_TERM_BV_ULT) return pl_and(T, pl_not(T, x), y);
  if (op == PL_TERM_BV_ULE) return pl_or(T, pl_not(T, x), y);
  if (op == PL_TERM_BV_SLT) return pl_and(T, x, pl_not(T, y));
  if (op == PL_TERM_BV_SLE) return pl_or(T, x, pl_not(T, y));
  if (op == PL_TERM_BV_SADDO || op == PL_TERM_BV_UADDO || op == PL_TERM_BV_SMULO) return pl_and(T, x, y);
  if (op == PL_TERM_BV_SSUBO || op == PL_TERM_BV_USUBO) return pl_and(T, pl_not(T, x), y);
  assert(op == PL_TERM_BV_UMULO);
  return T->false_term;
}

const pl_term *pl_term_bit_binary(pl_terms *T, pl_term_op op, const pl_term *a, const pl_term *b) {
  const pl_term *result = bit_op(T, op, pl_bool_of_bv(T, a), pl_bool_of_bv(T, b));
  bool relation = (op >= PL_TERM_BV_ULT && op <= PL_TERM_BV_SLE) || (op >= PL_TERM_BV_SADDO && op <= PL_TERM_BV_UMULO);
  return relation ? result : pl_bv_of_bool(T, result);
}
