/* internal.h - what the files of this layer share; nobody else includes it.
 *
 * Each constructor is in the file of its topic: bool.c, poly.c (the ring normal form), bv.c (divisions, bitwise, shifts), cmp.c
 * (orders and overflow), bits.c (concat, extract, extend), int.c, mem.c. All end in pl_term_make, which finds or makes the one
 * node with these parts.
 *
 * Recursion: constructors may call each other on subterms, which are as deep as the input. PL_TERM_ENTER counts
 * the nesting; at the bound a constructor makes the plain node instead of looking further, which is sound and merely less normal.
 * Where a rewrite walks a graph (extracts into sums, loads through conditionals) `memo` keeps it linear in the graph's size.
 */
#ifndef PL_VERIFY_TERM_INTERNAL_H
#define PL_VERIFY_TERM_INTERNAL_H

#include <assert.h>

#include "verify/term/term.h"

#define PL_TERM_MAX_DEPTH 24  /* nested rewriting constructors */
#define PL_TERM_MAX_FLAT 64   /* arguments of a flat sum, conjunction, bitwise operation */
#define PL_TERM_MAX_DEGREE 16 /* factors of a flat product */
#define PL_TERM_INT_WIDTH 256 /* of integer constants */

/* Every term is the first member of one of these. */
typedef struct pl_term_node {
  pl_term term;
  const pl_term *base; /* the term without its constant factor; itself for all but products with a constant */
} pl_term_node;

struct pl_terms {
  pl_arena *arena;
  pl_hashset set;
  uint32_t count;
  uint64_t fresh;
  uint32_t depth;
  pl_map memo; /* plain node -> its normal form */
  const pl_term *true_term;
  const pl_term *false_term;
  pl_term_fold_fn fold; /* may be NULL */
};

/* Begins a nested rewriting step, to be ended by pl_term_leave; false, without beginning one, if PL_TERM_MAX_DEPTH steps are
 * nested already. */
static inline bool pl_term_enter(pl_terms *T) { return T->depth < PL_TERM_MAX_DEPTH ? (T->depth++, true) : false; }
/* Ends a step that `pl_term_enter` has begun. */
static inline void pl_term_leave(pl_terms *T) { T->depth--; }

/* The node with these parts, the same one for the same parts; no rewriting. */
const pl_term *pl_term_make(pl_terms *T, pl_term_op op, pl_sort sort, const pl_term *const *args, uint32_t count, uint64_t imm);
/* The node with one argument; no rewriting. */
const pl_term *pl_term_make1(pl_terms *T, pl_term_op op, pl_sort sort, const pl_term *a, uint64_t imm);
/* The node with two arguments; no rewriting. */
const pl_term *pl_term_make2(pl_terms *T, pl_term_op op, pl_sort sort, const pl_term *a, const pl_term *b, uint64_t imm);
/* The node of a commutative operation, with the arguments in order of their ids and an immediate of 0; no rewriting. */
const pl_term *pl_term_make2_sorted(pl_terms *T, pl_term_op op, pl_sort sort, const pl_term *a, const pl_term *b);
/* The constant of that sort. `value` has the sort's width, for BOOL 1 and for INT 256. */
const pl_term *pl_term_const(pl_terms *T, pl_sort sort, pl_apint value);
/* The term `like` again from its op and new arguments, through the normalising constructors; a constant or symbol as it is. */
const pl_term *pl_term_rebuild(pl_terms *T, const pl_term *like, const pl_term *const *args);

/* Whether the term is a constant, of any sort. */
static inline bool pl_term_is_const(const pl_term *a) { return a->op == PL_TERM_CONST; }
/* The term without its constant factor: the term itself for all but products with a constant. */
static inline const pl_term *pl_term_base(const pl_term *a) { return ((const pl_term_node *)(const void *)a)->base; }
/* Whether the term is an if-then-else of two constants. */
static inline bool pl_term_is_const_ite(const pl_term *a) {
  return a->op == PL_TERM_ITE && pl_term_is_const(a->args[1]) && pl_term_is_const(a->args[2]);
}
/* Whether the term is the constant 0. */
static inline bool pl_term_is_op_zero(const pl_term *a) { return pl_term_is_const(a) && pl_apint_is_zero(a->value); }
/* Whether the term is the constant 1. */
static inline bool pl_term_is_op_one(const pl_term *a) { return pl_term_is_const(a) && pl_apint_is_one(a->value); }
/* Whether the term is a constant with all bits set. */
static inline bool pl_term_is_op_ones(const pl_term *a) { return pl_term_is_const(a) && pl_apint_is_ones(a->value); }

/* a `op` b for bit vectors of width 1, built from boolean operations; `op` is any op of pl_bv_binary. A BOOL for comparisons and
 * predicates of overflow, else of width 1. (bool.c) */
const pl_term *pl_term_bit_binary(pl_terms *T, pl_term_op op, const pl_term *a, const pl_term *b);

/* poly.c. A sum over BV or INT terms. `monos` is sorted by base's id; no coefficient is zero. */
typedef struct pl_mono {
  const pl_term *base;
  pl_apint coeff;
} pl_mono;

typedef struct pl_poly {
  pl_sort sort;
  uint32_t len;
  pl_apint constant;
  pl_mono monos[PL_TERM_MAX_FLAT];
} pl_poly;

/* Sets *out to the term as a polynomial: a sum is taken apart, anything else is one monomial or a constant. */
void pl_poly_load(pl_terms *T, const pl_term *a, pl_poly *out);
/* The term of a polynomial, in normal form. */
const pl_term *pl_poly_store(pl_terms *T, const pl_poly *p);
/* out = a + sign * b, sign 1 or -1. False if the sum has too many monomials, or an integer leaves its 256 bits. */
bool pl_poly_combine(pl_terms *T, const pl_poly *a, const pl_poly *b, int sign, pl_poly *out);
/* a + sign * b (sign 1 or -1) as a term in normal form; if that would be too long, or an integer leaves its 256 bits, with
 * operands as atoms, or as an uninterpreted function of both. */
const pl_term *pl_poly_add(pl_terms *T, const pl_term *a, const pl_term *b, int sign);
/* a * b as a term in normal form, multiplied out; if that might be too long, or an integer leaves its 256 bits, with factors as
 * atoms, or as an uninterpreted function of both. */
const pl_term *pl_poly_mul(pl_terms *T, const pl_term *a, const pl_term *b);
/* a = b, decided, solved for one unknown, or with equal monomials cancelled, as far as that is possible; else a plain EQ node.
 * */
const pl_term *pl_poly_eq(pl_terms *T, const pl_term *a, const pl_term *b);

/* a = b for bit vectors, by the parts of extensions, concatenations and if-then-elses, without moving summands to the other side:
 * for sides that share no monomial (cmp.c). */
const pl_term *pl_term_bv_eq_parts(pl_terms *T, const pl_term *a, const pl_term *b);

/* A lower bound for the number of leading zero bits in every value of the term (range.c). */
uint32_t pl_term_leading_zeros(const pl_term *a);
/* A lower bound, at least 1, for the number of leading bits that are equal to the sign bit in every value of the term, the
 * sign bit included (range.c). */
uint32_t pl_term_sign_bits(const pl_term *a);
/* A number of bits, at most the width of both terms, in which all values of both fit as signed numbers; an upper bound of what
 * they need. */
uint32_t pl_term_signed_width(const pl_term *a, const pl_term *b);
/* A number of bits, from 1 to the width of both terms, in which all values of both fit as unsigned numbers; an upper bound of
 * what they need. */
uint32_t pl_term_unsigned_width(const pl_term *a, const pl_term *b);

/* The BOOL a = b, in normal form, of two bit vectors of one width (cmp.c). */
const pl_term *pl_term_bv_eq(pl_terms *T, const pl_term *a, const pl_term *b);
/* The BOOL a `op` b, in normal form, of two bit vectors of one width; `op`: BV_ULT, BV_ULE, BV_SLT or BV_SLE. */
const pl_term *pl_term_bv_order(pl_terms *T, pl_term_op op, const pl_term *a, const pl_term *b);
/* Whether the exact result is out of range, as a BOOL in normal form; `op`: one of BV_SADDO to BV_UMULO. */
const pl_term *pl_term_bv_overflow(pl_terms *T, pl_term_op op, const pl_term *a, const pl_term *b);

/* The constant that `op` gives on two constants, for the BV_* ops of two operands other than BV_CONCAT: a BOOL for comparisons
 * and predicates of overflow. The meaning is that of SMT-LIB's FixedSizeBitVectors. (fold.c) */
const pl_term *pl_term_fold(pl_terms *T, pl_term_op op, pl_apint a, pl_apint b);

#endif
