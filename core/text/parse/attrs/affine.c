/* Affine maps and integer sets. Source of the grammar: MLIR documentation, "'affine' Dialect", Affine Expressions, Affine Maps,
 * Integer Sets. */
#include <assert.h>

#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/tokens.h"

/* The names of dims and symbols in scope. */
typedef struct space {
  pl_map names; /* interned name -> position, symbols after the dims */
  uint32_t num_dims, num_symbols;
  uint32_t nodes;
  pl_affine_uses *uses; /* values instead of names; else NULL */
} space;

static const pl_affine *parse_expr(pl_parser *p, space *s, bool first);

/* Whether the expression mentions no dim, only symbols and constants. */
static bool is_symbolic(const pl_affine *e) {
  if (e->kind == PL_AFFINE_CONST || e->kind == PL_AFFINE_SYMBOL) return true;
  return e->kind != PL_AFFINE_DIM && is_symbolic(e->lhs) && is_symbolic(e->rhs);
}

/* Whether two references name the same result of the same name. */
static bool same_ref(pl_ref a, pl_ref b) { return pl_str_eq(a.name, b.name) && a.number == b.number; }

/* The position of the value in `list`, to which it is appended if it is new. */
static uint32_t position_of(pl_refs *list, pl_ref ref) {
  for (uint32_t i = 0; i < list->len; i++)
    if (same_ref(list->data[i], ref)) return i;
  pl_vec_push(list, ref);
  return (uint32_t)list->len - 1;
}

/* Parses %value (a dim) or `symbol` `(` %value `)` and adds the value to `uses` if it is new. NULL (reported) on error. */
static const pl_affine *parse_value(pl_parser *p, pl_affine_uses *uses) {
  pl_ref ref;
  bool symbol = pl_p_accept_keyword(p, "symbol");
  if (symbol && !pl_p_expect(p, PL_TOK_L_PAREN)) return NULL;
  if (!pl_p_ref(p, &ref) || (symbol && !pl_p_expect(p, PL_TOK_R_PAREN))) return NULL;
  for (size_t i = 0; i < uses->known.len; i++)
    if (same_ref(uses->known.data[i].ref, ref)) return uses->known.data[i].expr;
  const pl_affine *e =
      symbol ? pl_affine_symbol(p->ctx, position_of(&uses->symbols, ref)) : pl_affine_dim(p->ctx, position_of(&uses->dims, ref));
  pl_vec_push(&uses->known, ((pl_affine_mention){ref, e}));
  return e;
}

/* Parses an operand without sign: a constant, name or value, or an expression in parentheses. NULL (reported) on error. `first`:
 * not the right operand of an operator, for the diagnostic. */
static const pl_affine *parse_primary(pl_parser *p, space *s, bool first) {
  pl_token at = p->tok;
  uint64_t value;
  if (s->uses && (at.kind == PL_TOK_PERCENT || at.kind == PL_TOK_BARE)) return parse_value(p, s->uses);
  if (at.kind == PL_TOK_INTEGER) {
    if (!pl_p_u64(at, &value) || value > INT64_MAX) {
      pl_p_error(p, at, "constant too large for index");
      return NULL;
    }
    pl_p_advance(p);
    return pl_affine_const(p->ctx, (int64_t)value);
  }
  if (at.kind == PL_TOK_BARE) {
    if (!pl_map_get(&s->names, (uint64_t)(uintptr_t)pl_p_intern(p, pl_token_text(at)).data, &value)) {
      pl_p_missing(p, "use of undeclared identifier");
      return NULL;
    }
    pl_p_advance(p);
    return value < s->num_dims ? pl_affine_dim(p->ctx, (uint32_t)value) : pl_affine_symbol(p->ctx, (uint32_t)value - s->num_dims);
  }
  if (at.kind == PL_TOK_L_PAREN) {
    if (!pl_p_enter(p)) return NULL;
    pl_p_advance(p);
    const pl_affine *e = NULL;
    if (pl_p_at(p, PL_TOK_R_PAREN))
      pl_p_error(p, p->tok, "no expression inside parentheses");
    else
      e = parse_expr(p, s, true);
    pl_p_leave(p);
    return e && pl_p_expect(p, PL_TOK_R_PAREN) ? e : NULL;
  }
  const bool op_first = at.kind == PL_TOK_PLUS || at.kind == PL_TOK_STAR;
  pl_p_error_at(p, at, "%s",
                op_first ? "missing left operand of binary operator"
                : first  ? "expected affine expression"
                         : "missing right operand of binary operator");
  return NULL;
}

/* Parses `-`* primary. NULL (reported) on error. `first`: see parse_primary. */
static const pl_affine *parse_unary(pl_parser *p, space *s, bool first) {
  bool negative = false, negated = pl_p_at(p, PL_TOK_MINUS);
  while (pl_p_accept(p, PL_TOK_MINUS))
    negative = !negative;
  const pl_affine *e = parse_primary(p, s, first);
  if (!e && negated) pl_p_error_at(p, p->tok, "missing operand of negation");
  return e && negative ? pl_affine_binary(p->ctx, PL_AFFINE_MUL, e, pl_affine_const(p->ctx, -1)) : e;
}

/* Consumes an operator such as `*` or `mod` between the factors of a term and returns its kind; PL_AFFINE_INVALID if none stands
 * here. */
static pl_affine_kind accept_product(pl_parser *p) {
  if (pl_p_accept(p, PL_TOK_STAR)) return PL_AFFINE_MUL;
  if (pl_p_accept_keyword(p, "floordiv")) return PL_AFFINE_FLOORDIV;
  if (pl_p_accept_keyword(p, "ceildiv")) return PL_AFFINE_CEILDIV;
  if (pl_p_accept_keyword(p, "mod")) return PL_AFFINE_MOD;
  return PL_AFFINE_INVALID;
}

/* Counts one more operator of an expression in `s->nodes`; false (reported) if these are too many. */
static bool count_node(pl_parser *p, space *s) {
  return ++s->nodes <= PL_MAX_AFFINE_NODES ||
         pl_p_error(p, p->tok, "affine expression with more than %u operators", PL_MAX_AFFINE_NODES);
}

/* Parses unary ((`*` | `floordiv` | `ceildiv` | `mod`) unary)*. NULL (reported) on error, as if it is not affine. `first`: see
 * parse_primary. */
static const pl_affine *parse_term(pl_parser *p, space *s, bool first) {
  const pl_affine *e = parse_unary(p, s, first);
  while (e) {
    pl_token at = p->tok;
    pl_affine_kind kind = accept_product(p);
    if (kind == PL_AFFINE_INVALID) return e;
    const pl_affine *rhs = count_node(p, s) ? parse_unary(p, s, false) : NULL;
    if (!rhs) return NULL;
    if (!is_symbolic(rhs) && (kind != PL_AFFINE_MUL || !is_symbolic(e))) {
      if (kind == PL_AFFINE_MUL)
        pl_p_error(p, at, "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic");
      else
        pl_p_error(p, at, "non-affine expression: right operand of %.*s has to be either a constant or symbolic",
                   PL_STR_FMT(pl_token_text(at)));
      return NULL;
    }
    if (kind != PL_AFFINE_MUL && rhs->kind == PL_AFFINE_CONST && rhs->value <= 0 && (kind == PL_AFFINE_MOD || rhs->value == 0)) {
      pl_p_error(p, at, "division or modulo by a constant that is not positive");
      return NULL;
    }
    e = pl_affine_binary(p->ctx, kind, e, rhs);
  }
  return NULL;
}

/* Parses term ((`+` | `-`) term)*. NULL (reported) on error. `first`: see parse_primary. */
static const pl_affine *parse_expr(pl_parser *p, space *s, bool first) {
  const pl_affine *e = parse_term(p, s, first);
  while (e && (pl_p_at(p, PL_TOK_PLUS) || pl_p_at(p, PL_TOK_MINUS))) {
    bool minus = pl_p_at(p, PL_TOK_MINUS);
    pl_p_advance(p);
    const pl_affine *rhs = count_node(p, s) ? parse_term(p, s, false) : NULL;
    if (!rhs) return NULL;
    if (minus) rhs = pl_affine_binary(p->ctx, PL_AFFINE_MUL, rhs, pl_affine_const(p->ctx, -1));
    e = pl_affine_binary(p->ctx, PL_AFFINE_ADD, e, rhs);
  }
  return e;
}

/* Parses (name (`,` name)*)? close into the names of the space and adds their number to *count. False (reported) on error;
 * `where` is for the diagnostic. */
static bool parse_names(pl_parser *p, space *s, pl_token_kind close, uint32_t *count, const char *where) {
  if (pl_p_accept(p, close)) return true;
  do {
    if (!pl_p_at(p, PL_TOK_BARE)) return pl_p_error(p, p->tok, "expected bare identifier");
    pl_str name = pl_p_intern(p, pl_token_text(p->tok));
    if (pl_map_has(&s->names, name.data)) return pl_p_error(p, p->tok, "redefinition of identifier '%.*s'", PL_STR_FMT(name));
    pl_map_set(&s->names, (uint64_t)(uintptr_t)name.data, s->num_dims + s->num_symbols);
    ++*count;
    pl_p_advance(p);
  } while (pl_p_accept(p, PL_TOK_COMMA));
  return pl_p_expect_in(p, close, where);
}

/* Parses `(` dims `)` (`[` symbols `]`)? into `s`. False (reported) on error. */
static bool parse_space(pl_parser *p, space *s) {
  static const char dims[] = "in dimensional identifier list";
  return pl_p_expect_in(p, PL_TOK_L_PAREN, dims) && parse_names(p, s, PL_TOK_R_PAREN, &s->num_dims, dims) &&
         (!pl_p_accept(p, PL_TOK_L_SQUARE) || parse_names(p, s, PL_TOK_R_SQUARE, &s->num_symbols, "in symbol list"));
}

const pl_attr *pl_p_affine_map(pl_parser *p) {
  assert(p && p->ctx);
  space s = {0};
  PL_VEC(const pl_affine *) exprs = {0};
  const pl_attr *attr = NULL;
  static const char range[] = "in affine map range";
  if (!parse_space(p, &s)) goto done;
  if (!pl_p_accept(p, PL_TOK_ARROW)) {
    pl_p_error(p, p->tok, "expected '->' or ':'");
    goto done;
  }
  if (!pl_p_expect_in(p, PL_TOK_L_PAREN, range)) goto done;
  while (pl_p_in_list(p, PL_TOK_R_PAREN)) {
    s.nodes = 0;
    const pl_affine *e = parse_expr(p, &s, true);
    if (!e) goto done;
    pl_vec_push(&exprs, e);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  if (pl_p_expect_in(p, PL_TOK_R_PAREN, range))
    attr = pl_attr_affine_map(p->ctx, s.num_dims, s.num_symbols, exprs.data, (uint32_t)exprs.len);
done:
  pl_vec_free(&exprs);
  pl_map_free(&s.names);
  return attr;
}

const pl_affine *pl_p_affine_of_values(pl_parser *p, pl_affine_uses *uses) {
  assert(uses->dims.len <= uses->dims.cap);
  space s = {.uses = uses};
  return parse_expr(p, &s, true);
}

/* Parses lhs (`>=` | `<=` | `==`) rhs and returns the expression that the constraint compares with 0, by == if *is_equality, else
 * by >=. NULL (reported) on error. */
static const pl_affine *parse_constraint(pl_parser *p, space *s, bool *is_equality) {
  s->nodes = 0;
  const pl_affine *lhs = parse_expr(p, s, true);
  if (!lhs) return NULL;
  pl_token_kind relation = p->tok.kind;
  bool known = relation == PL_TOK_GREATER || relation == PL_TOK_LESS || relation == PL_TOK_EQUAL;
  if (known) pl_p_advance(p);
  if (!known || !pl_p_accept(p, PL_TOK_EQUAL)) {
    pl_p_error_at(p, p->tok, "expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
    return NULL;
  }
  const pl_affine *rhs = parse_expr(p, s, true);
  if (!rhs) return NULL;
  *is_equality = relation == PL_TOK_EQUAL;
  if (relation == PL_TOK_LESS) {
    const pl_affine *swap = lhs;
    lhs = rhs;
    rhs = swap;
  }
  rhs = pl_affine_binary(p->ctx, PL_AFFINE_MUL, rhs, pl_affine_const(p->ctx, -1));
  return pl_affine_binary(p->ctx, PL_AFFINE_ADD, lhs, rhs);
}

const pl_attr *pl_p_integer_set(pl_parser *p) {
  assert(p && p->ctx);
  space s = {0};
  PL_VEC(const pl_affine *) exprs = {0};
  PL_VEC(bool) equalities = {0};
  const pl_attr *attr = NULL;
  static const char list[] = "in integer set constraint list";
  if (!parse_space(p, &s) || !pl_p_expect(p, PL_TOK_COLON) || !pl_p_expect_in(p, PL_TOK_L_PAREN, list)) goto done;
  while (pl_p_in_list(p, PL_TOK_R_PAREN)) {
    bool equality;
    const pl_affine *e = parse_constraint(p, &s, &equality);
    if (!e) goto done;
    pl_vec_push(&exprs, e);
    pl_vec_push(&equalities, equality);
    if (!pl_p_accept(p, PL_TOK_COMMA)) break;
  }
  if (!pl_p_expect_in(p, PL_TOK_R_PAREN, list)) goto done;
  if (exprs.len == 0) { /* no constraint is 0 == 0 */
    pl_vec_push(&exprs, pl_affine_const(p->ctx, 0));
    pl_vec_push(&equalities, true);
  }
  attr = pl_attr_integer_set(p->ctx, s.num_dims, s.num_symbols, exprs.data, equalities.data, (uint32_t)exprs.len);
done:
  pl_vec_free(&exprs);
  pl_vec_free(&equalities);
  pl_map_free(&s.names);
  return attr;
}
