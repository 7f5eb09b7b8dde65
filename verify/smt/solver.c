#include "verify/smt/smt.h"

#include <stdlib.h>
#include <time.h>
#include <z3.h>

#include "core/base/vec.h"

#include <assert.h>

/* From terms to Z3's syntax, each term once in the life of a pl_smt; a solver of its own for each query.
 *
 * A memory is three things: an array of bytes, an array of poison bits, and a history, of an uninterpreted sort, that only the
 * end of an object's life changes. Memories are equal if all three are. */

#define DEFAULT_LIMIT 20000000u /* of Z3's resource counter: some seconds */
#define FIRST_LIMIT 300000u     /* before the strategy changes */
#define NUM_MODELS 8            /* that are tried before a query is put */

typedef struct memory {
  Z3_ast contents, poison, history;
} memory;

typedef struct bounded { /* an integer that stands for a term */
  const pl_term *term;
  Z3_ast ast;
} bounded;

struct pl_smt {
  pl_smt_observer *observer;
  void *observer_user;
  pl_terms *terms;
  Z3_context ctx; /* NULL before the first query */
  Z3_sort history;
  pl_map asts;     /* term -> Z3_ast */
  pl_map memories; /* MEM term -> memory*, in the arena */
  pl_arena *arena;
  /* Of the query at hand. */
  uint32_t *stamps; /* by id of term: the number of the last query that has it */
  size_t num_stamps;
  uint32_t query;
  PL_VEC(const pl_term *) stack;
  PL_VEC(Z3_ast) args;
  PL_VEC(bounded) bounds;
  bool has_integers, is_abstracted, has_functions; /* has_functions: or arrays */
  uint32_t num_products;                           /* products and quotients of unknowns */
  uint64_t gates;                                  /* that these become, but for a factor */
  Z3_model models[NUM_MODELS];                     /* of the last queries that had one, the next to be dropped at num_found */
  uint32_t num_found;
  pl_smt_stats stats;
  char reason[256];
};

struct pl_smt_model {
  pl_smt *smt;
  Z3_model model;
};

/* The error handler of the context, which does nothing: without one Z3 exits the process. Callers ask for the error code (see
 * failed). */
static void ignore_error(Z3_context ctx, Z3_error_code code) {
  (void)ctx;
  (void)code;
}

/* Makes the Z3 context, whose errors are ignored until `failed` asks for them, and the sort of histories, unless they are there
 * already. */
static void start(pl_smt *S) {
  if (S->ctx) return;
  Z3_config config = Z3_mk_config();
  Z3_set_param_value(config, "model", "true");
  S->ctx = Z3_mk_context(config);
  Z3_del_config(config);
  Z3_set_error_handler(S->ctx, ignore_error);
  S->history = Z3_mk_uninterpreted_sort(S->ctx, Z3_mk_string_symbol(S->ctx, "history"));
}

/* Counts a product or quotient of unknown bit vectors, which becomes about width^2 gates. */
static void count_gates(pl_smt *S, const pl_term *a) {
  const bool divides =
      a->op == PL_TERM_BV_UDIV || a->op == PL_TERM_BV_SDIV || a->op == PL_TERM_BV_UREM || a->op == PL_TERM_BV_SREM;
  uint32_t unknown = 0;
  for (uint32_t i = 0; i < a->num_args; i++)
    unknown += a->args[i]->op != PL_TERM_CONST;
  if (!divides && (a->op != PL_TERM_BV_MUL || unknown < 2)) return;
  S->num_products++;
  S->gates += (uint64_t)a->sort.width * a->sort.width * (divides ? 2 : unknown - 1);
}

/* Whether Z3 would make so many gates of the query that it hardly ever decides it, and takes gigabytes first. */
static bool is_too_large(const pl_smt *S) {
  enum { FEW = 8, MOST = 64 * 64 * 64 };
  return !S->has_integers && S->num_products > FEW && S->gates > MOST;
}

/* ---- sorts and leaves ---- */

/* The Z3 sort of BOOL, INT or BV. */
static Z3_sort sort_of(pl_smt *S, pl_sort sort) {
  if (sort.kind == PL_SORT_BOOL) return Z3_mk_bool_sort(S->ctx);
  if (sort.kind == PL_SORT_INT) return Z3_mk_int_sort(S->ctx);
  assert(sort.kind == PL_SORT_BV);
  return Z3_mk_bv_sort(S->ctx, sort.width);
}

/* The Z3 sort of a memory's contents: an array from addresses to bytes. */
static Z3_sort bytes_sort(pl_smt *S, pl_sort sort) {
  return Z3_mk_array_sort(S->ctx, Z3_mk_bv_sort(S->ctx, sort.width), Z3_mk_bv_sort(S->ctx, 8));
}

/* The Z3 sort of a memory's poison bits: an array from addresses to Booleans. */
static Z3_sort poison_sort(pl_smt *S, pl_sort sort) {
  return Z3_mk_array_sort(S->ctx, Z3_mk_bv_sort(S->ctx, sort.width), Z3_mk_bool_sort(S->ctx));
}

/* The Z3 numeral or Boolean of a BOOL, BV or INT constant. */
static Z3_ast constant(pl_smt *S, const pl_term *a) {
  if (a->sort.kind == PL_SORT_BOOL) return pl_term_is_true(a) ? Z3_mk_true(S->ctx) : Z3_mk_false(S->ctx);
  Z3_sort sort = sort_of(S, a->sort);
  if (a->sort.kind == PL_SORT_BV && a->value.width <= 64) return Z3_mk_unsigned_int64(S->ctx, a->value.word, sort);
  pl_sink text = {0};
  pl_apint_print(a->value, a->sort.kind == PL_SORT_INT, &text);
  Z3_ast result = Z3_mk_numeral(S->ctx, pl_sink_text(&text), sort);
  pl_sink_close(&text);
  return result;
}

/* The Z3 integer constant named prefix!id that stands for the term `a`, about which nothing else is asserted. */
static Z3_ast stand_in(pl_smt *S, const char *prefix, const pl_term *a) {
  char name[64];
  (void)snprintf(name, sizeof name, "%s!%u", prefix, (unsigned)a->id);
  return Z3_mk_const(S->ctx, Z3_mk_string_symbol(S->ctx, name), Z3_mk_int_sort(S->ctx));
}

/* The application of the uninterpreted function `name` with the suffix appended, with result sort `range`, to the arguments in
 * S->args; the suffix distinguishes the three parts of a memory. */
static Z3_ast apply(pl_smt *S, pl_str name, const char *suffix, Z3_sort range) {
  pl_sink text = {0};
  pl_sink_str(&text, name);
  pl_sink_puts(&text, suffix);
  Z3_symbol symbol = Z3_mk_string_symbol(S->ctx, pl_sink_text(&text));
  pl_sink_close(&text);
  PL_VEC(Z3_sort) domain = {0};
  for (size_t i = 0; i < S->args.len; i++)
    pl_vec_push(&domain, Z3_get_sort(S->ctx, S->args.data[i]));
  Z3_func_decl decl = Z3_mk_func_decl(S->ctx, symbol, (unsigned)domain.len, domain.data, range);
  pl_vec_free(&domain);
  return Z3_mk_app(S->ctx, decl, (unsigned)S->args.len, S->args.data);
}

/* ---- memory ---- */

/* The translation of a term that is no memory and has been translated. */
static Z3_ast ast(const pl_smt *S, const pl_term *a) { return pl_map_get_ptr(&S->asts, a); }

/* The translation of a memory that has been translated; NULL for terms that are no memories. */
static const memory *mem(const pl_smt *S, const pl_term *a) { return pl_map_get_ptr(&S->memories, a); }

/* The address `offset` bytes above `address`. */
static Z3_ast address_plus(pl_smt *S, Z3_ast address, uint32_t width, uint32_t offset) {
  if (offset == 0) return address;
  return Z3_mk_bvadd(S->ctx, address, Z3_mk_unsigned_int64(S->ctx, offset, Z3_mk_bv_sort(S->ctx, width)));
}

/* The memory after a MEM_STORE, written byte by byte from the lowest on, each byte with the poison of the store; the history
 * stays. */
static memory store(pl_smt *S, const pl_term *a) {
  memory result = *mem(S, a->args[0]);
  Z3_ast address = ast(S, a->args[1]), value = ast(S, a->args[2]), poison = ast(S, a->args[3]);
  for (uint32_t i = 0; i < a->args[2]->sort.width / 8; i++) {
    Z3_ast at = address_plus(S, address, a->sort.width, i);
    result.contents = Z3_mk_store(S->ctx, result.contents, at, Z3_mk_extract(S->ctx, 8 * i + 7, 8 * i, value));
    result.poison = Z3_mk_store(S->ctx, result.poison, at, poison);
  }
  return result;
}

/* The memory after a MEM_FREE: the operand's, whose history becomes an uninterpreted function of the old one and the pointer.
 * Overwrites S->args. */
static memory end_of_life(pl_smt *S, const pl_term *a) {
  memory result = *mem(S, a->args[0]);
  S->args.len = 0;
  pl_vec_push(&S->args, result.history);
  pl_vec_push(&S->args, ast(S, a->args[1]));
  result.history = apply(S, PL_STR("history!free"), "", S->history);
  return result;
}

/* Sets S->args to the translations of the arguments of `a`, each memory as its contents, poison and history. */
static void collect_args(pl_smt *S, const pl_term *a) {
  S->args.len = 0;
  for (uint32_t i = 0; i < a->num_args; i++) {
    const memory *m = mem(S, a->args[i]);
    if (!m) {
      pl_vec_push(&S->args, ast(S, a->args[i]));
      continue;
    }
    pl_vec_push(&S->args, m->contents);
    pl_vec_push(&S->args, m->poison);
    pl_vec_push(&S->args, m->history);
  }
}

/* The translation of a MEM_STORE, MEM_FREE, if-then-else, symbol or application that is a memory and whose arguments have been
 * translated. */
static memory memory_of(pl_smt *S, const pl_term *a) {
  if (a->op == PL_TERM_MEM_STORE) return store(S, a);
  if (a->op == PL_TERM_MEM_FREE) return end_of_life(S, a);
  if (a->op == PL_TERM_ITE) {
    Z3_ast c = ast(S, a->args[0]);
    const memory *x = mem(S, a->args[1]), *y = mem(S, a->args[2]);
    return (memory){Z3_mk_ite(S->ctx, c, x->contents, y->contents), Z3_mk_ite(S->ctx, c, x->poison, y->poison),
                    Z3_mk_ite(S->ctx, c, x->history, y->history)};
  }
  assert(a->op == PL_TERM_SYM || a->op == PL_TERM_APP);
  collect_args(S, a);
  return (memory){apply(S, a->name, "!contents", bytes_sort(S, a->sort)), apply(S, a->name, "!poison", poison_sort(S, a->sort)),
                  apply(S, a->name, "!history", S->history)};
}

/* The translation of a MEM_LOAD: the concatenation of the bytes selected from the contents, the one at the address lowest. */
static Z3_ast load(pl_smt *S, const pl_term *a) {
  Z3_ast contents = mem(S, a->args[0])->contents, address = ast(S, a->args[1]), result = NULL;
  for (uint32_t i = 0; i < a->sort.width / 8; i++) {
    Z3_ast byte = Z3_mk_select(S->ctx, contents, address_plus(S, address, a->args[0]->sort.width, i));
    result = i == 0 ? byte : Z3_mk_concat(S->ctx, byte, result);
  }
  return result;
}

/* The translation of a MEM_POISON: the disjunction of the poison bits of its a->imm bytes. */
static Z3_ast is_poison(pl_smt *S, const pl_term *a) {
  Z3_ast poison = mem(S, a->args[0])->poison, address = ast(S, a->args[1]);
  S->args.len = 0;
  for (uint32_t i = 0; i < a->imm; i++)
    pl_vec_push(&S->args, Z3_mk_select(S->ctx, poison, address_plus(S, address, a->args[0]->sort.width, i)));
  return Z3_mk_or(S->ctx, (unsigned)S->args.len, S->args.data);
}

/* The translation of an equality of memories: contents, poison and histories are equal. */
static Z3_ast equal_memories(pl_smt *S, const pl_term *a) {
  const memory *x = mem(S, a->args[0]), *y = mem(S, a->args[1]);
  Z3_ast parts[3] = {Z3_mk_eq(S->ctx, x->contents, y->contents), Z3_mk_eq(S->ctx, x->poison, y->poison),
                     Z3_mk_eq(S->ctx, x->history, y->history)};
  return Z3_mk_and(S->ctx, 3, parts);
}

/* ---- integers ---- */

/* The translation of an integer product: a constant times an atom as such; any product of several unknowns is an integer of
 * which nothing is known, scaled by the constant factor if there is one. */
static Z3_ast product(pl_smt *S, const pl_term *a) {
  bool has_factor = a->args[0]->op == PL_TERM_CONST;
  const pl_term *base = a->args[has_factor ? 1 : 0];
  for (uint32_t i = has_factor ? 2 : 1; i < a->num_args; i++)
    base = pl_int_mul(S->terms, base, a->args[i]);
  bool atom = has_factor && a->num_args == 2;
  Z3_ast rest = atom ? ast(S, base) : stand_in(S, "product", base);
  if (!has_factor) return rest;
  Z3_ast factors[2] = {constant(S, a->args[0]), rest};
  return Z3_mk_mul(S->ctx, 2, factors);
}

/* The Z3 integer 2^exponent. */
static Z3_ast power_of_two(pl_smt *S, uint32_t exponent) {
  pl_arena *arena = pl_terms_arena(S->terms);
  pl_sink text = {0};
  pl_apint_print(pl_apint_shl(arena, pl_apint_from_u64(arena, exponent + 1, 1), exponent), false, &text);
  Z3_ast result = Z3_mk_numeral(S->ctx, pl_sink_text(&text), Z3_mk_int_sort(S->ctx));
  pl_sink_close(&text);
  return result;
}

/* Asserts that the integer that stands for a bit vector's signed or unsigned value is in the range of that width. */
static void assert_range(pl_smt *S, Z3_solver solver, const bounded *b) {
  bool is_signed = b->term->op == PL_TERM_INT_OF_SBV;
  uint32_t width = b->term->args[0]->sort.width;
  Z3_ast above = power_of_two(S, is_signed ? width - 1 : width);
  Z3_ast least = is_signed ? Z3_mk_unary_minus(S->ctx, above) : Z3_mk_int(S->ctx, 0, Z3_mk_int_sort(S->ctx));
  Z3_solver_assert(S->ctx, solver, Z3_mk_le(S->ctx, least, b->ast));
  Z3_solver_assert(S->ctx, solver, Z3_mk_lt(S->ctx, b->ast, above));
}

/* Asserts that the unsigned value `u` of a bit vector is its signed value `s`, plus 2^width if that is negative. */
static void assert_link(pl_smt *S, Z3_solver solver, const bounded *s, const bounded *u) {
  Z3_ast wrapped[2] = {s->ast, power_of_two(S, s->term->args[0]->sort.width)};
  Z3_ast negative = Z3_mk_lt(S->ctx, s->ast, Z3_mk_int(S->ctx, 0, Z3_mk_int_sort(S->ctx)));
  Z3_ast value = Z3_mk_ite(S->ctx, negative, Z3_mk_add(S->ctx, 2, wrapped), s->ast);
  Z3_solver_assert(S->ctx, solver, Z3_mk_eq(S->ctx, u->ast, value));
}

/* Asserts, for the integers of the query that stand for values of bit vectors, their ranges and how the signed and the
 * unsigned value of one vector are related. */
static void assert_bounds(pl_smt *S, Z3_solver solver) {
  pl_map by_argument = {0};
  for (size_t i = 0; i < S->bounds.len; i++) {
    const bounded *b = &S->bounds.data[i];
    assert_range(S, solver, b);
    const bounded *other = pl_map_get_ptr(&by_argument, b->term->args[0]);
    if (other)
      assert_link(S, solver, b->term->op == PL_TERM_INT_OF_SBV ? b : other, b->term->op == PL_TERM_INT_OF_SBV ? other : b);
    pl_map_set_ptr(&by_argument, b->term->args[0], b);
  }
  pl_map_free(&by_argument);
}

/* ---- bit vectors ---- */

/* The Boolean that the top bit of a bit vector of that width is set. */
static Z3_ast negative(pl_smt *S, Z3_ast a, uint32_t width) {
  Z3_ast top = Z3_mk_extract(S->ctx, width - 1, width - 1, a);
  return Z3_mk_eq(S->ctx, top, Z3_mk_unsigned_int64(S->ctx, 1, Z3_mk_bv_sort(S->ctx, 1)));
}

/* The Boolean that the signed product of x and y is out of range, by the product of their magnitudes, since Z3 4.8.12's own
 * predicate is wrong for operands of different signs (2 * -1 in 3 bits "overflows"). */
static Z3_ast signed_mul_overflows(pl_smt *S, Z3_ast x, Z3_ast y, uint32_t width) {
  Z3_context c = S->ctx;
  Z3_ast below = negative(S, x, width), below_too = negative(S, y, width);
  Z3_ast magnitude = Z3_mk_ite(c, below, Z3_mk_bvneg(c, x), x), other = Z3_mk_ite(c, below_too, Z3_mk_bvneg(c, y), y);
  Z3_ast product = Z3_mk_bvmul(c, magnitude, other);
  Z3_ast zero = Z3_mk_unsigned_int64(c, 0, Z3_mk_bv_sort(c, width)), one = Z3_mk_unsigned_int64(c, 1, Z3_mk_bv_sort(c, width));
  Z3_ast slack = Z3_mk_ite(c, Z3_mk_xor(c, below, below_too), one, zero);
  Z3_ast beyond = negative(S, Z3_mk_bvsub(c, product, slack), width); /* product > 2^(width-1) - 1 + slack */
  Z3_ast is_zero = Z3_mk_eq(c, product, zero);
  Z3_ast in_range[2] = {Z3_mk_not(c, is_zero), beyond};
  Z3_ast either[2] = {Z3_mk_not(c, Z3_mk_bvmul_no_overflow(c, magnitude, other, false)), Z3_mk_and(c, 2, in_range)};
  return Z3_mk_or(c, 2, either);
}

/* The translation of a predicate of overflow, BV_SADDO to BV_UMULO. */
static Z3_ast overflow(pl_smt *S, const pl_term *a) {
  Z3_context c = S->ctx;
  Z3_ast x = ast(S, a->args[0]), y = ast(S, a->args[1]);
  uint32_t width = a->args[0]->sort.width;
  if (a->op == PL_TERM_BV_UADDO) return Z3_mk_bvult(c, Z3_mk_bvadd(c, x, y), x);
  if (a->op == PL_TERM_BV_USUBO) return Z3_mk_bvult(c, x, y);
  if (a->op == PL_TERM_BV_UMULO) return Z3_mk_not(c, Z3_mk_bvmul_no_overflow(c, x, y, false));
  if (a->op == PL_TERM_BV_SADDO) {
    Z3_ast sum = Z3_mk_bvadd(c, x, y);
    return negative(S, Z3_mk_bvand(c, Z3_mk_bvxor(c, x, sum), Z3_mk_bvxor(c, y, sum)), width);
  }
  if (a->op == PL_TERM_BV_SSUBO) {
    Z3_ast difference = Z3_mk_bvsub(c, x, y);
    return negative(S, Z3_mk_bvand(c, Z3_mk_bvxor(c, x, y), Z3_mk_bvxor(c, x, difference)), width);
  }
  assert(a->op == PL_TERM_BV_SMULO);
  return signed_mul_overflows(S, x, y, width);
}

/* The Z3 term of a binary operation, comparison or concatenation of bit vectors, or of a comparison of integers. */
static Z3_ast binary(pl_smt *S, pl_term_op op, Z3_ast x, Z3_ast y) {
  Z3_context c = S->ctx;
  if (op == PL_TERM_BV_ADD) return Z3_mk_bvadd(c, x, y);
  if (op == PL_TERM_BV_MUL) return Z3_mk_bvmul(c, x, y);
  if (op == PL_TERM_BV_UDIV) return Z3_mk_bvudiv(c, x, y);
  if (op == PL_TERM_BV_UREM) return Z3_mk_bvurem(c, x, y);
  if (op == PL_TERM_BV_SDIV) return Z3_mk_bvsdiv(c, x, y);
  if (op == PL_TERM_BV_SREM) return Z3_mk_bvsrem(c, x, y);
  if (op == PL_TERM_BV_AND) return Z3_mk_bvand(c, x, y);
  if (op == PL_TERM_BV_OR) return Z3_mk_bvor(c, x, y);
  if (op == PL_TERM_BV_XOR) return Z3_mk_bvxor(c, x, y);
  if (op == PL_TERM_BV_SHL) return Z3_mk_bvshl(c, x, y);
  if (op == PL_TERM_BV_LSHR) return Z3_mk_bvlshr(c, x, y);
  if (op == PL_TERM_BV_ASHR) return Z3_mk_bvashr(c, x, y);
  if (op == PL_TERM_BV_ULT) return Z3_mk_bvult(c, x, y);
  if (op == PL_TERM_BV_ULE) return Z3_mk_bvule(c, x, y);
  if (op == PL_TERM_BV_SLT) return Z3_mk_bvslt(c, x, y);
  if (op == PL_TERM_BV_SLE) return Z3_mk_bvsle(c, x, y);
  if (op == PL_TERM_INT_LE) return Z3_mk_le(c, x, y);
  if (op == PL_TERM_INT_LT) return Z3_mk_lt(c, x, y);
  assert(op == PL_TERM_BV_CONCAT);
  return Z3_mk_concat(c, x, y);
}

/* The translation of an operation on bit vectors or a comparison of integers, as nested binary ones, left-associative. */
static Z3_ast chain(pl_smt *S, const pl_term *a) {
  Z3_ast result = ast(S, a->args[0]);
  for (uint32_t i = 1; i < a->num_args; i++)
    result = binary(S, a->op, result, ast(S, a->args[i]));
  return result;
}

/* ---- any term ---- */

/* The translation of a NOT, ITE, EQ, AND, OR or INT_ADD. */
static Z3_ast translate_logic(pl_smt *S, const pl_term *a) {
  if (a->op == PL_TERM_NOT) return Z3_mk_not(S->ctx, ast(S, a->args[0]));
  if (a->op == PL_TERM_ITE) return Z3_mk_ite(S->ctx, ast(S, a->args[0]), ast(S, a->args[1]), ast(S, a->args[2]));
  if (a->op == PL_TERM_EQ && a->args[0]->sort.kind == PL_SORT_MEM) return equal_memories(S, a);
  if (a->op == PL_TERM_EQ) return Z3_mk_eq(S->ctx, ast(S, a->args[0]), ast(S, a->args[1]));
  collect_args(S, a);
  if (a->op == PL_TERM_AND) return Z3_mk_and(S->ctx, (unsigned)S->args.len, S->args.data);
  if (a->op == PL_TERM_INT_ADD) return Z3_mk_add(S->ctx, (unsigned)S->args.len, S->args.data);
  assert(a->op == PL_TERM_OR);
  return Z3_mk_or(S->ctx, (unsigned)S->args.len, S->args.data);
}

/* The translation of a term that is no memory and whose arguments have been translated (for INT_OF_SBV and INT_OF_UBV they need
 * not be). */
static Z3_ast translate(pl_smt *S, const pl_term *a) {
  switch (a->op) {
  case PL_TERM_INVALID:
  case PL_NUM_TERM_OPS:
  case PL_TERM_MEM_STORE:
  case PL_TERM_MEM_FREE: break;
  case PL_TERM_CONST: return constant(S, a);
  case PL_TERM_SYM:
  case PL_TERM_APP: collect_args(S, a); return apply(S, a->name, "", sort_of(S, a->sort));
  case PL_TERM_NOT:
  case PL_TERM_AND:
  case PL_TERM_OR:
  case PL_TERM_EQ:
  case PL_TERM_ITE:
  case PL_TERM_INT_ADD: return translate_logic(S, a);
  case PL_TERM_BV_ADD:
  case PL_TERM_BV_MUL:
  case PL_TERM_BV_UDIV:
  case PL_TERM_BV_UREM:
  case PL_TERM_BV_SDIV:
  case PL_TERM_BV_SREM:
  case PL_TERM_BV_AND:
  case PL_TERM_BV_OR:
  case PL_TERM_BV_XOR:
  case PL_TERM_BV_SHL:
  case PL_TERM_BV_LSHR:
  case PL_TERM_BV_ASHR:
  case PL_TERM_BV_ULT:
  case PL_TERM_BV_ULE:
  case PL_TERM_BV_SLT:
  case PL_TERM_BV_SLE:
  case PL_TERM_BV_CONCAT:
  case PL_TERM_INT_LE:
  case PL_TERM_INT_LT: return chain(S, a);
  case PL_TERM_BV_EXTRACT: {
    unsigned low = (unsigned)a->imm;
    return Z3_mk_extract(S->ctx, low + a->sort.width - 1, low, ast(S, a->args[0]));
  }
  case PL_TERM_BV_ZEXT: return Z3_mk_zero_ext(S->ctx, a->sort.width - a->args[0]->sort.width, ast(S, a->args[0]));
  case PL_TERM_BV_SEXT: return Z3_mk_sign_ext(S->ctx, a->sort.width - a->args[0]->sort.width, ast(S, a->args[0]));
  case PL_TERM_BV_SADDO:
  case PL_TERM_BV_UADDO:
  case PL_TERM_BV_SSUBO:
  case PL_TERM_BV_USUBO:
  case PL_TERM_BV_SMULO:
  case PL_TERM_BV_UMULO: return overflow(S, a);
  case PL_TERM_INT_MUL: return product(S, a);
  case PL_TERM_INT_OF_SBV: return stand_in(S, "signed", a);
  case PL_TERM_INT_OF_UBV: return stand_in(S, "unsigned", a);
  case PL_TERM_MEM_LOAD: return load(S, a);
  case PL_TERM_MEM_POISON: return is_poison(S, a);
  }
  assert(false && "a term that is not a memory");
  return NULL;
}

/* Whether the term, memory or not, has been translated in this pl_smt before. */
static bool is_translated(const pl_smt *S, const pl_term *a) {
  return a->sort.kind == PL_SORT_MEM ? pl_map_has(&S->memories, a) : pl_map_has(&S->asts, a);
}

/* Whether the term is the integer value of a bit vector: only its range, and how it is related to the vector's other value, is
 * asserted (see assert_bounds); its argument is not part of the query. */
static bool is_opaque(const pl_term *a) { return a->op == PL_TERM_INT_OF_SBV || a->op == PL_TERM_INT_OF_UBV; }

/* Records what the term says about the query, in has_integers, has_functions, is_abstracted and bounds. */
static void note(pl_smt *S, const pl_term *a) {
  if (a->sort.kind == PL_SORT_INT) S->has_integers = true;
  if (a->sort.kind == PL_SORT_MEM || a->op == PL_TERM_APP) S->has_functions = true;
  if (a->op == PL_TERM_INT_MUL && (a->num_args > 2 || a->args[0]->op != PL_TERM_CONST)) S->is_abstracted = true;
  if (!is_opaque(a)) return;
  S->is_abstracted = true;
  pl_vec_push(&S->bounds, ((bounded){a, ast(S, a)}));
}

/* Makes S->stamps long enough for the ids of all terms; new entries are 0. */
static void grow_stamps(pl_smt *S) {
  size_t need = pl_terms_count(S->terms);
  if (need <= S->num_stamps) return;
  need += need / 2 + 64;
  S->stamps = pl_xrealloc(S->stamps, need * sizeof *S->stamps);
  memset(S->stamps + S->num_stamps, 0, (need - S->num_stamps) * sizeof *S->stamps);
  S->num_stamps = need;
}

/* Translates a term whose arguments have been translated, unless that was done for an earlier query, and notes what it says
 * about this one. */
static void finish_term(pl_smt *S, const pl_term *a) {
  if (!is_translated(S, a) && a->sort.kind == PL_SORT_MEM) {
    memory m = memory_of(S, a);
    pl_map_set_ptr(&S->memories, a, pl_arena_copy(S->arena, &m, sizeof m));
  } else if (!is_translated(S, a)) {
    pl_map_set_ptr(&S->asts, a, translate(S, a));
  }
  note(S, a);
}

/* Translates `root` and the terms it depends on, each after its arguments, and notes each for this query (see note); arguments of
 * INT_OF_SBV and INT_OF_UBV are left out. In S->stamps a term of this query is 2 * query while its arguments are pending, 2 *
 * query + 1 when it is done. */
static void visit(pl_smt *S, const pl_term *root) {
  grow_stamps(S);
  uint32_t open = 2 * S->query, done = open + 1;
  S->stack.len = 0;
  pl_vec_push(&S->stack, root);
  while (S->stack.len > 0) {
    const pl_term *top = pl_vec_last(&S->stack);
    if (S->stamps[top->id] != open && S->stamps[top->id] != done) {
      S->stamps[top->id] = open;
      for (uint32_t i = 0; i < top->num_args && !is_opaque(top); i++)
        if (S->stamps[top->args[i]->id] != done) pl_vec_push(&S->stack, top->args[i]);
      continue;
    }
    (void)pl_vec_pop(&S->stack);
    if (S->stamps[top->id] == done) continue;
    S->stamps[top->id] = done;
    count_gates(S, top);
    finish_term(S, top);
  }
}

/* ---- queries ---- */

pl_smt *pl_smt_new(pl_terms *terms) {
  assert(terms);
  pl_smt *S = pl_xmalloc(sizeof *S);
  *S = (pl_smt){.terms = terms, .arena = pl_arena_new()};
  return S;
}

void pl_smt_free(pl_smt *S) {
  if (!S) return;
  for (uint32_t i = 0; i < NUM_MODELS; i++)
    if (S->models[i]) Z3_model_dec_ref(S->ctx, S->models[i]);
  if (S->ctx) Z3_del_context(S->ctx);
  pl_map_free(&S->asts);
  pl_map_free(&S->memories);
  pl_vec_free(&S->stack);
  pl_vec_free(&S->args);
  pl_vec_free(&S->bounds);
  pl_arena_free(S->arena);
  free(S->stamps);
  free(S);
}

/* The monotonic clock, in seconds. */
static double seconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Sets the text that pl_smt_reason returns, cut off after 255 bytes. */
static void give_reason(pl_smt *S, const char *text) { (void)snprintf(S->reason, sizeof S->reason, "%s", text); }

/* Whether the last Z3 call ended with an error, whose message is then kept as the reason. */
static bool failed(pl_smt *S) {
  Z3_error_code code = Z3_get_error_code(S->ctx);
  if (code == Z3_OK) return false;
  give_reason(S, Z3_get_error_msg(S->ctx, code));
  return true;
}

/* A Z3 solver with the bounds on resources (at most 2^32 - 1) and time (0: none): the tactic for `logic`, or, if that is NULL,
 * the plain solver, which has the least overhead. The caller drops the reference. */
static Z3_solver new_solver(pl_smt *S, const char *logic, uint64_t limit, uint32_t milliseconds) {
  Z3_solver solver = logic ? Z3_mk_solver_for_logic(S->ctx, Z3_mk_string_symbol(S->ctx, logic)) : Z3_mk_simple_solver(S->ctx);
  Z3_solver_inc_ref(S->ctx, solver);
  Z3_params params = Z3_mk_params(S->ctx);
  Z3_params_inc_ref(S->ctx, params);
  Z3_params_set_uint(S->ctx, params, Z3_mk_string_symbol(S->ctx, "rlimit"), limit > UINT32_MAX ? UINT32_MAX : (unsigned)limit);
  if (milliseconds > 0) Z3_params_set_uint(S->ctx, params, Z3_mk_string_symbol(S->ctx, "timeout"), milliseconds);
  Z3_params_set_bool(S->ctx, params, Z3_mk_string_symbol(S->ctx, "ctrl_c"), false);
  Z3_solver_set_params(S->ctx, solver, params);
  Z3_params_dec_ref(S->ctx, params);
  return solver;
}

/* ---- models of earlier queries ---- */

/* Keeps the model for later queries in place of the oldest of NUM_MODELS. */
static void keep_model(pl_smt *S, Z3_model model) {
  Z3_model *place = &S->models[S->num_found++ % NUM_MODELS];
  Z3_model_inc_ref(S->ctx, model);
  if (*place) Z3_model_dec_ref(S->ctx, *place);
  *place = model;
}

/* Whether the model, completed, satisfies all assertions; false also if Z3 fails or does not decide one. The last one is
 * evaluated first, since it is usually the new one. */
static bool is_model_of(pl_smt *S, Z3_model model, const pl_term *const *asserts, uint32_t count) {
  for (uint32_t i = count; i > 0; i--) { /* the last assertion is what is new */
    Z3_ast value = NULL;
    if (!Z3_model_eval(S->ctx, model, ast(S, asserts[i - 1]), true, &value) || failed(S)) return false;
    if (Z3_get_bool_value(S->ctx, value) != Z3_L_TRUE) return false;
  }
  return true;
}

/* Whether a model kept from an earlier query satisfies the assertions: successive queries of one path differ little. */
static bool has_known_model(pl_smt *S, const pl_term *const *asserts, uint32_t count) {
  for (uint32_t i = 0; i < NUM_MODELS; i++)
    if (S->models[i] && is_model_of(S, S->models[i], asserts, count)) return true;
  return false;
}

/* Checks the solver's assertions. SAT gives the caller a model in *model unless `model` is NULL; UNKNOWN, also where terms were
 * abstracted and nothing is proved, sets the reason. */
static pl_smt_result run(pl_smt *S, Z3_solver solver, pl_smt_model **model) {
  if (failed(S)) return PL_SMT_UNKNOWN;
  Z3_lbool answer = Z3_solver_check(S->ctx, solver);
  if (failed(S)) return PL_SMT_UNKNOWN;
  if (answer == Z3_L_FALSE) return PL_SMT_UNSAT;
  if (answer == Z3_L_UNDEF) {
    give_reason(S, Z3_solver_get_reason_unknown(S->ctx, solver));
    return PL_SMT_UNKNOWN;
  }
  if (S->is_abstracted) {
    give_reason(S, "abstracted");
    return PL_SMT_UNKNOWN;
  }
  Z3_model found = Z3_solver_get_model(S->ctx, solver);
  if (!found || failed(S)) {
    give_reason(S, "no model");
    return PL_SMT_UNKNOWN;
  }
  if (!S->has_integers) keep_model(S, found);
  if (!model) return PL_SMT_SAT;
  Z3_model_inc_ref(S->ctx, found);
  *model = pl_xmalloc(sizeof **model);
  **model = (pl_smt_model){S, found};
  return PL_SMT_SAT;
}

/* Adds one query with its result and time to the statistics. */
static void count_result(pl_smt *S, pl_smt_result result, double seconds) {
  S->stats.queries++;
  if (result == PL_SMT_UNSAT)
    S->stats.unsat++;
  else if (result == PL_SMT_SAT)
    S->stats.sat++;
  else
    S->stats.unknown++;
  S->stats.seconds += seconds;
}

/* One check of the assertions, and of the bounds of the query's integers, with a new solver for `logic` (see new_solver) under
 * these limits; clears the reason first. Result and *model as by run. */
static pl_smt_result attempt(pl_smt *S, const char *logic, const pl_term *const *asserts, uint32_t count, uint64_t limit,
                             uint32_t milliseconds, pl_smt_model **model) {
  Z3_solver solver = new_solver(S, logic, limit, milliseconds);
  for (uint32_t i = 0; i < count; i++)
    Z3_solver_assert(S->ctx, solver, ast(S, asserts[i]));
  assert_bounds(S, solver);
  S->reason[0] = '\0';
  pl_smt_result result = run(S, solver, model);
  Z3_solver_dec_ref(S->ctx, solver);
  return result;
}

/* Checks the assertions with the plain solver, which suffices for most queries; if that does not decide a query about bit
 * vectors, and the limits leave something, with the tactic for bit vectors. */
static pl_smt_result solve(pl_smt *S, const pl_term *const *asserts, uint32_t count, uint64_t limit, uint32_t milliseconds,
                           pl_smt_model **model) {
  if (is_too_large(S)) {
    (void)snprintf(S->reason, sizeof S->reason, "too many products of unknowns");
    return PL_SMT_UNKNOWN;
  }
  if (S->has_integers || limit <= FIRST_LIMIT) return attempt(S, NULL, asserts, count, limit, milliseconds, model);
  double begin = seconds_now();
  pl_smt_result result = attempt(S, NULL, asserts, count, FIRST_LIMIT, milliseconds, model);
  uint32_t used = (uint32_t)((seconds_now() - begin) * 1000);
  if (result != PL_SMT_UNKNOWN || (milliseconds > 0 && used >= milliseconds)) return result;
  const char *logic = S->has_functions ? "QF_AUFBV" : "QF_BV";
  return attempt(S, logic, asserts, count, limit - FIRST_LIMIT, milliseconds > 0 ? milliseconds - used : 0, model);
}

pl_smt_result pl_smt_check(pl_smt *S, const pl_term *const *asserts, uint32_t count, uint64_t limit, uint32_t milliseconds,
                           pl_smt_model **model) {
  double begin = seconds_now();
  if (model) *model = NULL;
  start(S);
  S->query++;
  S->bounds.len = 0;
  S->num_products = 0;
  S->gates = 0;
  S->has_integers = S->is_abstracted = S->has_functions = false;
  for (uint32_t i = 0; i < count; i++) {
    assert(asserts[i]->sort.kind == PL_SORT_BOOL);
    visit(S, asserts[i]);
  }
  const bool known = !model && !S->has_integers && has_known_model(S, asserts, count);
  pl_smt_result result = known ? PL_SMT_SAT : solve(S, asserts, count, limit > 0 ? limit : DEFAULT_LIMIT, milliseconds, model);
  count_result(S, result, seconds_now() - begin);
  if (result == PL_SMT_UNSAT && S->observer) S->observer(S->observer_user, asserts, count);
  return result;
}

void pl_smt_observe(pl_smt *S, pl_smt_observer *observer, void *user) {
  S->observer = observer;
  S->observer_user = user;
}

const char *pl_smt_reason(const pl_smt *S) { return S->reason; }
pl_smt_stats pl_smt_get_stats(const pl_smt *S) { return S->stats; }
const char *pl_smt_version(void) { return Z3_get_full_version(); }

/* ---- models ---- */

/* The constant term, of sort BV or INT, of a Z3 numeral; NULL if the value is no numeral or does not fit the width or, as an INT,
 * in 64 bits. */
static const pl_term *number_of(pl_smt *S, pl_sort sort, Z3_ast value) {
  if (Z3_get_ast_kind(S->ctx, value) != Z3_NUMERAL_AST) return NULL;
  pl_arena *arena = pl_terms_arena(S->terms);
  Z3_string text = Z3_get_numeral_string(S->ctx, value);
  pl_apint number;
  bool fits = false;
  uint32_t width = sort.kind == PL_SORT_BV ? sort.width : 256;
  if (!text || !pl_apint_parse(arena, pl_str_from(text), width, &number, &fits) || !fits) return NULL;
  if (sort.kind == PL_SORT_BV) return pl_bv(S->terms, number);
  int64_t small = 0;
  return pl_apint_to_i64(number, &small) ? pl_int(S->terms, small) : NULL;
}

const pl_term *pl_smt_model_eval(pl_smt_model *model, const pl_term *term) {
  pl_smt *S = model->smt;
  assert(term->sort.kind == PL_SORT_BOOL || term->sort.kind == PL_SORT_BV);
  S->query++;
  visit(S, term);
  Z3_ast value = NULL;
  if (!Z3_model_eval(S->ctx, model->model, ast(S, term), true, &value) || !value || failed(S)) return NULL;
  if (term->sort.kind != PL_SORT_BOOL) return number_of(S, term->sort, value);
  Z3_lbool truth = Z3_get_bool_value(S->ctx, value);
  return truth == Z3_L_UNDEF ? NULL : pl_bool(S->terms, truth == Z3_L_TRUE);
}

void pl_smt_model_free(pl_smt_model *model) {
  if (!model) return;
  Z3_model_dec_ref(model->smt->ctx, model->model);
  free(model);
}
