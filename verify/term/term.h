/* term.h - hash-consed terms: booleans, bit vectors, mathematical integers, memory states.
 *
 * Constructors normalise: structurally different terms may still be equal, but most things that are equal by algebra become
 * the same pointer (ring normal form modulo 2^n for + - * and shifts left by constants, constant folding, extract/concat/extend,
 * boolean simplification, loads forwarded from stores). Every rewrite here is sound at every width and is tested against
 * the evaluator and Z3. Terms are immutable and live as long as their pl_terms.
 *
 * Who looks at `op` should know that some are never made: OR (it is NOT of AND of NOTs), BV_ULE, BV_SLE, INT_LT (a <= b is
 * NOT of b < a, and for INT vice versa), BV_USUBO (it is BV_ULT), BV_SHL, BV_LSHR and BV_ASHR by constants.
 */
#ifndef PL_VERIFY_TERM_TERM_H
#define PL_VERIFY_TERM_TERM_H

#include <stdbool.h>
#include <stdint.h>

#include "core/base/apint.h"
#include "core/base/map.h"
#include "core/base/sink.h"
#include "core/base/str.h"

typedef struct pl_terms pl_terms;
typedef struct pl_term pl_term;

typedef enum pl_sort_kind {
  PL_SORT_INVALID,
  PL_SORT_BOOL,
  PL_SORT_BV,  /* width bits */
  PL_SORT_INT, /* mathematical integers */
  PL_SORT_MEM, /* byte-addressed memory: each byte has 8 bits and may be poison; `width` is the width of addresses */
} pl_sort_kind;

typedef struct pl_sort {
  pl_sort_kind kind;
  uint32_t width; /* BV, MEM */
} pl_sort;

/* X(enumerator, SMT-LIB name or "") */
/* clang-format off */
#define PL_TERM_OPS(X) \
  X(CONST, "") /* BOOL, BV or INT constant */ \
  X(SYM, "") /* free symbol */ \
  X(NOT, "not") \
  X(AND, "and") \
  X(OR, "or") \
  X(EQ, "=") \
  X(ITE, "ite") \
  X(BV_ADD, "bvadd") /* n-ary; normal form: sum of products and atoms */ \
  X(BV_MUL, "bvmul") /* n-ary; a constant factor comes first */ \
  X(BV_UDIV, "bvudiv") \
  X(BV_UREM, "bvurem") \
  X(BV_SDIV, "bvsdiv") \
  X(BV_SREM, "bvsrem") \
  X(BV_AND, "bvand") \
  X(BV_OR, "bvor") \
  X(BV_XOR, "bvxor") \
  X(BV_SHL, "bvshl") \
  X(BV_LSHR, "bvlshr") \
  X(BV_ASHR, "bvashr") \
  X(BV_ULT, "bvult") \
  X(BV_ULE, "bvule") \
  X(BV_SLT, "bvslt") \
  X(BV_SLE, "bvsle") \
  X(BV_CONCAT, "concat") /* high, low */ \
  X(BV_EXTRACT, "extract") /* imm = low bit, sort = width */ \
  X(BV_ZEXT, "zero_extend") \
  X(BV_SEXT, "sign_extend") \
  X(BV_SADDO, "") \
  X(BV_UADDO, "") \
  X(BV_SSUBO, "") \
  X(BV_USUBO, "") \
  X(BV_SMULO, "") \
  X(BV_UMULO, "") /* exact result out of range */ \
  X(INT_ADD, "+") \
  X(INT_MUL, "*") \
  X(INT_LE, "<=") \
  X(INT_LT, "<") \
  X(INT_OF_SBV, "") \
  X(INT_OF_UBV, "") /* the signed or unsigned value of a bit vector */ \
  X(APP, "") /* uninterpreted function: name, result sort, arguments */ \
  X(MEM_STORE, "") /* mem, address, value BV(8n), poison BOOL: n bytes, little-endian */ \
  X(MEM_FREE, "") /* mem, pointer: marks the end of an object's life (null: none); contents as before; above stores */ \
  X(MEM_LOAD, "") /* mem, address; sort BV(8n): n bytes, little-endian */ \
  X(MEM_POISON, "") /* mem, address, imm = n: BOOL, whether any of the n bytes is poison */
/* clang-format on */

typedef enum pl_term_op {
  PL_TERM_INVALID,
#define X(name, smt) PL_TERM_##name,
  PL_TERM_OPS(X)
#undef X
      PL_NUM_TERM_OPS
} pl_term_op;

struct pl_term {
  pl_term_op op;
  pl_sort sort;
  uint32_t id; /* dense, in order of creation */
  uint32_t num_args;
  const pl_term *const *args;
  uint64_t imm;   /* EXTRACT: low bit; MEM_POISON: number of bytes */
  pl_apint value; /* CONST: BOOL is width 1; INT constants are 256 bits wide, signed */
  pl_str name;    /* SYM, APP */
};

/* A new set of terms that holds the constants `true` and `false` only. The caller frees it with pl_terms_free. */
pl_terms *pl_terms_new(void);
/* Frees the set with all of its terms; does nothing for NULL. */
void pl_terms_free(pl_terms *terms);
/* The arena in which the terms live. */
pl_arena *pl_terms_arena(pl_terms *terms);
/* The number of terms made so far; their ids are below it. */
uint32_t pl_terms_count(const pl_terms *terms);

#define PL_SORT_B ((pl_sort){PL_SORT_BOOL, 1})
#define PL_SORT_I ((pl_sort){PL_SORT_INT, 0})
/* The sort of bit vectors of that width. */
static inline pl_sort pl_sort_bv(uint32_t width) { return (pl_sort){PL_SORT_BV, width}; }
/* The sort of memories whose addresses have that width. */
static inline pl_sort pl_sort_mem(uint32_t address_width) { return (pl_sort){PL_SORT_MEM, address_width}; }
/* Whether the sorts are the same. */
static inline bool pl_sort_eq(pl_sort a, pl_sort b) { return a.kind == b.kind && a.width == b.width; }

/* The symbol of that name and sort: the same one at each call. */
const pl_term *pl_term_sym(pl_terms *T, pl_sort sort, pl_str name);
/* A new symbol of that sort, named "prefix!7": the number counts up over all calls for T, whatever the prefix, and skips names
 * that symbols of that sort already have. */
const pl_term *pl_term_fresh(pl_terms *T, pl_sort sort, const char *prefix);

/* The constant true or false. */
const pl_term *pl_bool(pl_terms *T, bool value);
/* The negation of a BOOL: of a negation its operand, of a constant the other constant. */
const pl_term *pl_not(pl_terms *T, const pl_term *a);
/* The conjunction, flattened and simplified unless it is too long for that. */
const pl_term *pl_and(pl_terms *T, const pl_term *a, const pl_term *b);
/* The disjunction, made and simplified as the negation of the conjunction of the negations (pl_and). */
const pl_term *pl_or(pl_terms *T, const pl_term *a, const pl_term *b);
/* a -> b, made and simplified as the negation of the conjunction of `a` and the negation of `b` (pl_and). */
const pl_term *pl_implies(pl_terms *T, const pl_term *a, const pl_term *b);
/* BOOL: a = b, of any one sort, memories too. */
const pl_term *pl_eq(pl_terms *T, const pl_term *a, const pl_term *b);
/* `a` if `cond` is true, else `b`; both of one sort. */
const pl_term *pl_ite(pl_terms *T, const pl_term *cond, const pl_term *a, const pl_term *b);
/* Whether the term is the constant `true`; false does not mean that it can be false. */
bool pl_term_is_true(const pl_term *a);
/* Whether the term is the constant `false`. */
bool pl_term_is_false(const pl_term *a);

/* The result of the uninterpreted function `name` at these arguments, as a term of that sort; NULL if nothing is known of
 * it. */
typedef const pl_term *(*pl_term_fold_fn)(pl_terms *T, pl_sort sort, pl_str name, const pl_term *const *args, uint32_t count);
/* Makes `pl_app` call `fold` (NULL: nothing) first from now on, and take what it returns unless that is NULL. It replaces the
 * function that was set before. */
void pl_terms_set_fold(pl_terms *T, pl_term_fold_fn fold);
/* The application of the uninterpreted function `name`, with a result of that sort, or the term that the fold function gives for
 * it. Equal names, sorts and arguments give equal results; nothing else is known. */
const pl_term *pl_app(pl_terms *T, pl_sort sort, pl_str name, const pl_term *const *args, uint32_t count);

#include "verify/term/arith.h"
#include "verify/term/memory.h"
#include "verify/term/visit.h"

#endif
