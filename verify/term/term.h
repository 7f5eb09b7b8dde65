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
/* The conjunction, flattened up to a limit, in which a negated conjunction is simplified by the other conjuncts; false if it
 * contains a term and its negation. */
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

/* The BV constant, as wide as the value. (For all operations on bit vectors: operands have one width, and division by zero has
 * SMT-LIB's total meaning; callers state the side condition.) */
const pl_term *pl_bv(pl_terms *T, pl_apint value);
/* The constant of that width; `value` is truncated or zero-extended to it. */
const pl_term *pl_bv_u64(pl_terms *T, uint32_t width, uint64_t value);
/* The constant of that width; `value` is truncated or sign-extended to it. */
const pl_term *pl_bv_i64(pl_terms *T, uint32_t width, int64_t value);
/* The BV_* op of two operands of one width (ADD, MUL, UDIV ... ULT ... SADDO; not CONCAT), normalised: a BOOL for comparisons and
 * predicates of overflow, otherwise of that width. */
const pl_term *pl_bv_binary(pl_terms *T, pl_term_op op, const pl_term *a, const pl_term *b);
/* a + b modulo 2^width. */
static inline const pl_term *pl_bv_add(pl_terms *T, const pl_term *a, const pl_term *b) {
  return pl_bv_binary(T, PL_TERM_BV_ADD, a, b);
}
/* a * b modulo 2^width. */
static inline const pl_term *pl_bv_mul(pl_terms *T, const pl_term *a, const pl_term *b) {
  return pl_bv_binary(T, PL_TERM_BV_MUL, a, b);
}
/* BOOL: a < b, unsigned. */
static inline const pl_term *pl_bv_ult(pl_terms *T, const pl_term *a, const pl_term *b) {
  return pl_bv_binary(T, PL_TERM_BV_ULT, a, b);
}
/* BOOL: a < b, signed. */
static inline const pl_term *pl_bv_slt(pl_terms *T, const pl_term *a, const pl_term *b) {
  return pl_bv_binary(T, PL_TERM_BV_SLT, a, b);
}
/* BOOL: a <= b, signed. */
static inline const pl_term *pl_bv_sle(pl_terms *T, const pl_term *a, const pl_term *b) {
  return pl_bv_binary(T, PL_TERM_BV_SLE, a, b);
}
/* a - b modulo 2^width. */
const pl_term *pl_bv_sub(pl_terms *T, const pl_term *a, const pl_term *b);
/* -a modulo 2^width. */
const pl_term *pl_bv_neg(pl_terms *T, const pl_term *a);
/* All bits of `a` inverted. */
const pl_term *pl_bv_not(pl_terms *T, const pl_term *a);
/* The bits of `high` above those of `low`; the widths are added. */
const pl_term *pl_bv_concat(pl_terms *T, const pl_term *high, const pl_term *low);
/* `width` bits, at least 1, of `a` from bit `low` on; there have to be so many. */
const pl_term *pl_bv_extract(pl_terms *T, const pl_term *a, uint32_t low, uint32_t width);
/* `a` zero-extended to `width`, which is not below its own; equal width gives `a` itself. */
const pl_term *pl_bv_zext(pl_terms *T, const pl_term *a, uint32_t width);
/* `a` sign-extended to `width`, which is not below its own; equal width gives `a` itself. */
const pl_term *pl_bv_sext(pl_terms *T, const pl_term *a, uint32_t width);
/* BV(1): 1 if `a` (BOOL) is true, else 0. */
const pl_term *pl_bv_of_bool(pl_terms *T, const pl_term *a);
/* BOOL: whether `a`, a BV(1), is 1. */
const pl_term *pl_bool_of_bv(pl_terms *T, const pl_term *a);
/* If `a` is a BV constant below 2^64, sets *out to it and returns true; otherwise false. */
bool pl_term_const_u64(const pl_term *a, uint64_t *out);

/* The INT constant `value`. */
const pl_term *pl_int(pl_terms *T, int64_t value);
/* The INT constant 2^exponent; the exponent is at most 200. */
const pl_term *pl_int_pow2(pl_terms *T, uint32_t exponent);
/* a + b, as a linear combination over atoms and products of atoms; an uninterpreted function of both if a constant leaves 256
 * bits. */
const pl_term *pl_int_add(pl_terms *T, const pl_term *a, const pl_term *b);
/* a - b, as pl_int_add makes sums. */
const pl_term *pl_int_sub(pl_terms *T, const pl_term *a, const pl_term *b);
/* a * b, multiplied out unless that is too long; an uninterpreted function of both if a constant leaves 256 bits. */
const pl_term *pl_int_mul(pl_terms *T, const pl_term *a, const pl_term *b);
/* BOOL: a <= b. */
const pl_term *pl_int_le(pl_terms *T, const pl_term *a, const pl_term *b);
/* BOOL: a < b. */
const pl_term *pl_int_lt(pl_terms *T, const pl_term *a, const pl_term *b);
/* INT: the value of a bit vector as a signed number. */
const pl_term *pl_int_of_sbv(pl_terms *T, const pl_term *a);
/* INT: the value of a bit vector as an unsigned number. */
const pl_term *pl_int_of_ubv(pl_terms *T, const pl_term *a);

/* The result of the uninterpreted function `name` at these arguments, as a term of that sort; NULL if nothing is known of
 * it. */
typedef const pl_term *(*pl_term_fold_fn)(pl_terms *T, pl_sort sort, pl_str name, const pl_term *const *args, uint32_t count);
/* Makes `pl_app` call `fold` (NULL: nothing) first from now on, and take what it returns unless that is NULL. It replaces the
 * function that was set before. */
void pl_terms_set_fold(pl_terms *T, pl_term_fold_fn fold);
/* The application of the uninterpreted function `name`, with a result of that sort, or the term that the fold function gives for
 * it. Equal names, sorts and arguments give equal results; nothing else is known. */
const pl_term *pl_app(pl_terms *T, pl_sort sort, pl_str name, const pl_term *const *args, uint32_t count);

/* The memory after `value` (whose width is a multiple of 8) was stored at `address`, little-endian; `poison` (BOOL) says whether
 * the stored bytes are poison. Of the last stores those that it is known to cover are dropped, and disjoint ones sorted. A load
 * is forwarded from a store of the bytes; it passes MEM_FREE, and stores whose address differs by a constant that makes the bytes
 * disjoint modulo the address width. */
const pl_term *pl_mem_store(pl_terms *T, const pl_term *mem, const pl_term *address, const pl_term *value, const pl_term *poison);
/* The memory `mem` after `num_bytes` bytes (a BV as wide as an address) were copied from address `from` of `source` to address
 * `to`. It is an uninterpreted function of its arguments; pl_mem_load and pl_mem_poison look through it if the length is a
 * constant from 1 to 2^32 - 1 and the bytes that are read are at a constant distance from `to`, all copied or none. */
const pl_term *pl_mem_copy(pl_terms *T, const pl_term *mem, const pl_term *source, const pl_term *to, const pl_term *from,
                           const pl_term *num_bytes);
/* The memory after the object at `pointer` was freed; contents stay as they were. Null frees nothing. */
const pl_term *pl_mem_free(pl_terms *T, const pl_term *mem, const pl_term *pointer);
/* BV(8 * num_bytes): the bytes from `address` on, little-endian; the stored value, or bits of it, where the store that covers
 * them is known. */
const pl_term *pl_mem_load(pl_terms *T, const pl_term *mem, const pl_term *address, uint32_t num_bytes);
/* BOOL: whether one of the `num_bytes` bytes from `address` on is poison; the poison of the store that covers them where that is
 * known. */
const pl_term *pl_mem_poison(pl_terms *T, const pl_term *mem, const pl_term *address, uint32_t num_bytes);

/* Sets *out to a - b modulo 2^width and returns true if the terms have the same summands other than a constant; otherwise
 * returns false. */
bool pl_term_constant_difference(pl_terms *T, const pl_term *a, const pl_term *b, pl_apint *out);

/* The term with each symbol that is a key of the map (const pl_term * to const pl_term * of the same sort) replaced by its value,
 * in normal form. Values are not rewritten again. */
const pl_term *pl_term_substitute(pl_terms *T, const pl_term *a, const pl_map *symbols);
/* The term with each subterm that is a key of the map `terms` (const pl_term * to const pl_term *) replaced by its value, the
 * outermost match first, and what holds it made anew in normal form. Values are not rewritten again. */
const pl_term *pl_term_rewrite(pl_terms *T, const pl_term *a, const pl_map *terms);
/* Calls visit(user, term) once for each distinct SYM and APP in `a`, itself included. Adds all terms in `a` to `seen`, which is
 * empty at first and which the caller frees; terms that an earlier call added to it are skipped. */
void pl_term_symbols(const pl_term *a, pl_map *seen, void (*visit)(void *user, const pl_term *symbol), void *user);

/* Gives a constant for a SYM or APP, and for a MEM_LOAD or MEM_POISON from a memory symbol (it is never called on other
 * terms); NULL if there is none. Memory is asked for byte by byte: the leaf is a MEM_LOAD or MEM_POISON of one byte at a
 * constant address; an APP comes with its BOOL, BV and INT arguments as constants. */
typedef const pl_term *(*pl_term_value_fn)(void *user, const pl_term *leaf);
/* The constant that the term evaluates to under the values that `value_of` gives; NULL if that gave NULL for a leaf, or if an
 * integer left its 256 bits. `a` is no memory; memories over different leaves count as different. Written apart from the
 * normaliser, as a check of it. */
const pl_term *pl_term_eval(pl_terms *T, const pl_term *a, pl_term_value_fn value_of, void *user);

/* Prints the term for people: infix, symbols by name, shared subterms repeated. Compound parts that lie too deep, or follow after
 * some thousands of characters, are printed as "...". */
void pl_term_print(const pl_term *a, pl_sink *out);
/* Writes a standalone SMT-LIB 2 script (logic ALL) that asserts the terms and checks them, with one definition per compound term;
 * `comment` (may be NULL) is put at its top. */
void pl_term_smtlib(const pl_term *const *asserts, uint32_t count, const char *comment, pl_sink *out);

#endif
