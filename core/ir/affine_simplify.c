/* affine_simplify.c - an affine expression as a sum of products in a fixed order, like MLIR's simplification of maps has it: code
 * that is made of the expression depends on the order.
 *
 * The expression is taken apart into a row of coefficients: of dims, symbols and `locals`, which stand for what is not linear
 * (quotients, products of values), and a constant. Source of the meanings: MLIR documentation, "'affine' Dialect", Semi-affine
 * maps.
 */
#include <string.h>

#include "core/base/vec.h"
#include "core/ir/attr.h"

/* Beyond these an expression is left as it is. */
enum { MAX_DEPTH = 64, MAX_LOCALS = 64 };

typedef struct flattener {
  pl_context *ctx;
  pl_arena *arena; /* scratch */
  uint32_t dims, symbols, num_locals;
  const pl_affine *locals[MAX_LOCALS];
  bool failed;
} flattener;

/* The number of dims and symbols, which have the first coefficients of a row. */
static uint32_t num_values(const flattener *f) { return f->dims + f->symbols; }
/* The number of coefficients of a row: of dims, symbols, MAX_LOCALS locals (see the file's head) and the constant. */
static uint32_t row_length(const flattener *f) { return num_values(f) + MAX_LOCALS + 1; }
/* A new row of zeros in the arena. */
static int64_t *new_row(flattener *f) { return PL_NEW_ARRAY(f->arena, int64_t, row_length(f)); }
/* A pointer to the constant of a row, its last number. */
static int64_t *constant_of(const flattener *f, int64_t *row) { return &row[row_length(f) - 1]; }

/* The dim or symbol whose coefficient is at position `i` of a row. */
static const pl_affine *value_at(const flattener *f, uint32_t i) {
  return i < f->dims ? pl_affine_dim(f->ctx, i) : pl_affine_symbol(f->ctx, i - f->dims);
}

/* The expression sum + term * coefficient, simplified by pl_affine_binary. */
static const pl_affine *add_term(const flattener *f, const pl_affine *sum, const pl_affine *term, int64_t coefficient) {
  const pl_affine *product = pl_affine_binary(f->ctx, PL_AFFINE_MUL, term, pl_affine_const(f->ctx, coefficient));
  return pl_affine_binary(f->ctx, PL_AFFINE_ADD, sum, product);
}

/* The sum of a row's terms (dims, symbols, locals, constant), added one by one with pl_affine_binary, which may rearrange
 * them. */
static const pl_affine *plain_sum(const flattener *f, const int64_t *row) {
  const pl_affine *sum = pl_affine_const(f->ctx, 0);
  for (uint32_t i = 0; i < num_values(f); i++) {
    if (row[i]) sum = add_term(f, sum, value_at(f, i), row[i]);
  }
  for (uint32_t i = 0; i < f->num_locals; i++) {
    if (row[num_values(f) + i]) sum = add_term(f, sum, f->locals[i], row[num_values(f) + i]);
  }
  int64_t constant = row[row_length(f) - 1];
  return constant ? pl_affine_binary(f->ctx, PL_AFFINE_ADD, sum, pl_affine_const(f->ctx, constant)) : sum;
}

/* Sets the row to 1 times the local (see the file's head) that stands for `e`; sets `failed` if that would be one too many. */
static void to_local(flattener *f, int64_t *row, const pl_affine *e) {
  uint32_t i = 0;
  while (i < f->num_locals && f->locals[i] != e)
    i++;
  memset(row, 0, row_length(f) * sizeof *row);
  if (i == MAX_LOCALS) {
    f->failed = true;
    return;
  }
  if (i == f->num_locals) f->locals[f->num_locals++] = e;
  row[num_values(f) + i] = 1;
}

/* Adds row b times `times` to row a; sets `failed` on overflow. */
static void add_rows(flattener *f, int64_t *a, const int64_t *b, int64_t times) {
  for (uint32_t i = 0; i < row_length(f); i++) {
    int64_t product;
    if (__builtin_mul_overflow(b[i], times, &product) || __builtin_add_overflow(a[i], product, &a[i])) f->failed = true;
  }
}

/* The greatest number that divides `divisor` (positive), all coefficients of the row and its constant. */
static int64_t common_divisor(const flattener *f, const int64_t *row, int64_t divisor) {
  uint64_t common = (uint64_t)divisor;
  for (uint32_t i = 0; i < row_length(f); i++)
    common = pl_gcd(common, row[i] < 0 ? 0 - (uint64_t)row[i] : (uint64_t)row[i]);
  return (int64_t)common;
}

/* Divides the row by `divisor` > 0, rounded as `kind` says; a quotient that is not exact becomes a local. */
static void divide(flattener *f, pl_affine_kind kind, int64_t *row, int64_t divisor) {
  int64_t common = common_divisor(f, row, divisor);
  for (uint32_t i = 0; i < row_length(f); i++)
    row[i] /= common;
  if (divisor == common) return;
  to_local(f, row, pl_affine_binary(f->ctx, kind, plain_sum(f, row), pl_affine_const(f->ctx, divisor / common)));
}

/* Replaces the row by row mod divisor, as row - divisor * (row floordiv divisor); divisor > 0. */
static void reduce(flattener *f, int64_t *row, int64_t divisor) {
  bool multiple = common_divisor(f, row, divisor) == divisor;
  int64_t *quotient = new_row(f);
  if (multiple) {
    memset(row, 0, row_length(f) * sizeof *row);
    return;
  }
  memcpy(quotient, row, row_length(f) * sizeof *row);
  divide(f, PL_AFFINE_FLOORDIV, quotient, divisor);
  add_rows(f, row, quotient, -divisor);
}

/* The expression as a row of coefficients; parts that are not linear become locals. Sets `failed` if that is not possible.
 * Recurses; the caller bounds the depth. */
static int64_t *flatten(flattener *f, const pl_affine *e) {
  if (e->kind == PL_AFFINE_CONST || e->kind == PL_AFFINE_DIM || e->kind == PL_AFFINE_SYMBOL) {
    int64_t *row = new_row(f);
    if (e->kind == PL_AFFINE_CONST)
      *constant_of(f, row) = e->value;
    else
      row[(e->kind == PL_AFFINE_SYMBOL ? f->dims : 0) + (uint32_t)e->value] = 1;
    return row;
  }
  int64_t *lhs = flatten(f, e->lhs), *rhs = flatten(f, e->rhs);
  bool by_constant = e->rhs->kind == PL_AFFINE_CONST;
  if (e->kind == PL_AFFINE_ADD) {
    add_rows(f, lhs, rhs, 1);
  } else if (!by_constant) {
    to_local(f, lhs, pl_affine_binary(f->ctx, e->kind, plain_sum(f, lhs), plain_sum(f, rhs)));
  } else if (e->kind == PL_AFFINE_MUL) {
    int64_t *product = new_row(f);
    add_rows(f, product, lhs, e->rhs->value);
    return product;
  } else if (e->rhs->value <= 0) {
    f->failed = true;
  } else if (e->kind == PL_AFFINE_MOD) {
    reduce(f, lhs, e->rhs->value);
  } else {
    divide(f, e->kind, lhs, e->rhs->value);
  }
  return lhs;
}

/* ---- Sums with products of values ---- */

/* A term of the sum, and what it is sorted by. */
typedef struct term {
  int64_t first, second, coefficient;
  const pl_affine *e;
} term;
typedef PL_VEC(term) term_list;

/* Whether the expression is a dim or a symbol. */
static bool is_value(const pl_affine *e) { return e->kind == PL_AFFINE_DIM || e->kind == PL_AFFINE_SYMBOL; }

/* Whether a local is an operation on a dim or symbol and a dim, symbol or constant; others are placed after the sorted terms. */
static bool is_sorted_local(const pl_affine *e) {
  return e->lhs && is_value(e->lhs) && (is_value(e->rhs) || e->rhs->kind == PL_AFFINE_CONST);
}

/* Inserts a term into the list, which is sorted by `first` and `second`, after its equals. */
static void insert_sorted(term_list *terms, term t) {
  size_t i = terms->len;
  pl_vec_push(terms, t);
  for (; i > 0; i--) {
    const term *before = &terms->data[i - 1];
    if (before->first < t.first || (before->first == t.first && before->second <= t.second)) break;
    terms->data[i] = *before;
  }
  terms->data[i] = t;
}

/* The sum of a row's terms, added with pl_affine_binary, which may rearrange them, in the order in which MLIR has them in a
 * semi-affine expression. */
static const pl_affine *sorted_sum(const flattener *f, const int64_t *row) {
  term_list terms = {0};
  int64_t symbol_rank = f->dims > f->symbols ? f->dims : f->symbols, dim_rank = -1;
  for (uint32_t i = f->dims; i < num_values(f); i++) {
    if (row[i]) insert_sorted(&terms, (term){i - f->dims, symbol_rank++, row[i], value_at(f, i)});
  }
  for (uint32_t i = 0; i < f->num_locals; i++) {
    const pl_affine *e = f->locals[i];
    int64_t coefficient = row[num_values(f) + i];
    if (!coefficient || !is_sorted_local(e)) continue;
    bool dim = e->lhs->kind == PL_AFFINE_DIM;
    int64_t second = !dim ? symbol_rank++ : e->rhs->kind == PL_AFFINE_CONST ? dim_rank-- : e->rhs->value;
    insert_sorted(&terms, (term){e->lhs->value, second, coefficient, e});
  }
  for (uint32_t i = 0; i < f->dims; i++) {
    if (row[i]) insert_sorted(&terms, (term){i, dim_rank--, row[i], value_at(f, i)});
  }
  const pl_affine *sum = pl_affine_const(f->ctx, 0);
  for (size_t i = 0; i < terms.len; i++)
    sum = add_term(f, sum, terms.data[i].e, terms.data[i].coefficient);
  for (uint32_t i = 0; i < f->num_locals; i++) {
    int64_t coefficient = row[num_values(f) + i];
    if (coefficient && !is_sorted_local(f->locals[i])) sum = add_term(f, sum, f->locals[i], coefficient);
  }
  pl_vec_free(&terms);
  int64_t constant = row[row_length(f) - 1];
  return constant ? pl_affine_binary(f->ctx, PL_AFFINE_ADD, sum, pl_affine_const(f->ctx, constant)) : sum;
}

/* Whether the expression is affine and not semi-affine: products, quotients and remainders are by constants. Recurses; the
 * caller bounds the depth. */
static bool is_pure(const pl_affine *e) {
  if (!e->lhs) return true;
  if (e->kind != PL_AFFINE_ADD && e->rhs->kind != PL_AFFINE_CONST) return false;
  return is_pure(e->lhs) && is_pure(e->rhs);
}

const pl_affine *pl_affine_simplify(pl_context *ctx, const pl_affine *e, uint32_t dims, uint32_t symbols) {
  if (e->depth > MAX_DEPTH) return e;
  pl_arena *arena = pl_arena_new();
  flattener f = {.ctx = ctx, .arena = arena, .dims = dims, .symbols = symbols};
  const int64_t *row = flatten(&f, e);
  const pl_affine *result = e;
  if (!f.failed) {
    const pl_affine *plain = plain_sum(&f, row);
    result = is_pure(e) || plain == e ? plain : sorted_sum(&f, row);
  }
  pl_arena_free(arena);
  return result;
}
