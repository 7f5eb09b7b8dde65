/* Operations from tables: from their row in ops.def, where types follow from letters and classes, and from rows.def, where they
 * hang together in other ways. */
#include <assert.h>

#include "fuzz/gen/attrs.h"
#include "fuzz/gen/bytes.h"
#include "fuzz/gen/makers.h"
#include "fuzz/gen/types.h"
#include "fuzz/gen/values.h"

/* ---- from ops.def ---- */

typedef struct letters {
  const pl_type *type[26];
} letters;

/* Sets in `l` a random type for those letters (type variables) of the signature that have none yet and are the type of an operand
 * or result, whose constraint it satisfies. */
static void bind_letters(pl_maker *m, const pl_signature *s, letters *l) {
  for (uint32_t pass = 0; pass < 2; pass++) {
    const pl_sig_item *items = pass ? s->results : s->operands;
    uint32_t count = pass ? s->num_results : s->num_operands;
    for (uint32_t i = 0; i < count; i++) {
      int at = items[i].letter - 'A';
      if (items[i].letter && items[i].fn == PL_SIG_SAME && !l->type[at]) l->type[at] = pl_draw_class(m, items[i].constraint);
    }
  }
}

/* The type for an operand or result: derived from the type that is bound to its letter (its type variable) or, if it has no
 * letter, a random one that satisfies its constraint. */
static const pl_type *item_type(pl_maker *m, const pl_sig_item *item, const letters *l) {
  if (!item->letter) return pl_draw_class(m, item->constraint);
  return pl_sig_apply(m->ctx, item->fn, l->type[item->letter - 'A']);
}

/* A random number of values for the operand or result: 1, up to 1 if it is optional, up to 3 if it is variadic. */
static uint32_t group_size(pl_maker *m, const pl_sig_item *item) {
  if (item->quantifier == PL_ONE) return 1;
  return item->quantifier == PL_OPTIONAL ? pl_draw(m, 2) : pl_draw(m, 4);
}

void pl_make_generic(pl_maker *m, pl_op_kind kind) {
  assert(kind != PL_OP_INVALID && kind < PL_OP_UNREGISTERED);
  const pl_signature *s = pl_signature_of(m->ctx, pl_op_info_of(kind));
  letters l = {{0}};
  pl_value *operands[16];
  const pl_type *results[8];
  uint32_t num_operands = 0, num_results = 0;
  assert(s);
  bind_letters(m, s, &l);
  for (uint32_t g = 0; g < s->num_operands; g++) {
    uint32_t count = group_size(m, &s->operands[g]);
    for (uint32_t i = 0; i < count && num_operands < 16; i++)
      operands[num_operands++] = pl_want(m, item_type(m, &s->operands[g], &l));
  }
  for (uint32_t g = 0; g < s->num_results && num_results < 8; g++) {
    uint32_t count = group_size(m, &s->results[g]);
    for (uint32_t i = 0; i < count && num_results < 8; i++)
      results[num_results++] = item_type(m, &s->results[g], &l);
  }
  PL_GEN_ATTRS(attrs);
  pl_draw_attrs(m, s, &attrs);
  (void)pl_gen_emit_op(m, kind, operands, num_operands, results, num_results, pl_attrs_dict(m, &attrs));
}

/* ---- from rows.def ---- */

static const pl_gen_row table[] = {
#define ROW(ident, operands, results, attrs) {PL_OP_##ident, operands, results, attrs},
#include "fuzz/gen/rows.def"
#undef ROW
};

/* What the letters of one op stand for: drawn once, so that types hang together. */
typedef struct row_types {
  const pl_type *narrow, *wide, *low, *high, *bits; /* i I f F b */
  int64_t lanes;
  bool scalable, vectors; /* v; ? is a vector */
} row_types;

/* Formats in order of width; those of one width stand for one another. */
static const pl_float_format by_width[] = {PL_F16, PL_F32, PL_F64, PL_F80, PL_F128};

/* Draws what the letters of a row stand for, of integer and float types each a narrower and a wider one, and what vectors there
 * are. */
static row_types draw_row_types(pl_maker *m) {
  static const uint16_t widths[] = {8, 16, 32, 64, 128};
  static const uint16_t odd[] = {1, 7, 24, 33, 65};
  static const int64_t lanes[] = {4, 2, 8, 1, 3};
  uint32_t w = pl_draw(m, 4), wide = w + 1 + pl_draw(m, 4 - w), f = pl_draw(m, 4), high = f + 1 + pl_draw(m, 4 - f);
  row_types t = {.wide = pl_type_integer(m->ctx, widths[wide]), .high = pl_type_float(m->ctx, by_width[high])};
  t.narrow = pl_type_integer(m->ctx, pl_rarely(m, 4) ? odd[w] : widths[w]);
  t.low = pl_type_float(m->ctx, f == 0 && pl_rarely(m, 2) ? PL_BF16 : by_width[f]);
  t.lanes = lanes[pl_draw(m, 5)];
  t.scalable = pl_rarely(m, 8);
  t.vectors = pl_rarely(m, 4);
  t.bits = pl_type_integer(m->ctx, pl_float_bits(t.low->float_format));
  return t;
}

/* The type that a letter of a row in rows.def stands for, with the types drawn in `t`; NULL if the letter is a prefix of
 * another. */
static const pl_type *letter_type(pl_maker *m, char letter, const row_types *t) {
  switch (letter) {
  case 'i': return t->narrow;
  case 'I': return t->wide;
  case 'f': return t->low;
  case 'F': return t->high;
  case 'b': return t->bits;
  case 'c': return pl_type_complex(m->ctx, t->low);
  case 'd': return pl_type_integer(m->ctx, 2 * t->bits->integer.width);
  case 'B': return pl_type_integer(m->ctx, 16u << (t->lanes % 3));
  case 's': return pl_type_float(m->ctx, PL_F32);
  case 'x': return pl_type_index(m->ctx);
  case 'p': return pl_type_llvm_ptr(m->ctx, 0);
  case 'q': return pl_type_llvm_ptr(m->ctx, 1);
  case 't': return pl_type_llvm_simple(m->ctx, PL_TYPE_LLVM_TOKEN);
  case '1': return pl_type_integer(m->ctx, 1);
  case '8': return pl_type_integer(m->ctx, 8);
  case '3': return pl_type_integer(m->ctx, 32);
  case '6': return pl_type_integer(m->ctx, 64);
  default: return NULL;
  }
}

/* The vector type of one dimension with these lanes. */
static const pl_type *vector_of(pl_maker *m, const pl_type *elem, int64_t lanes, bool scalable) {
  return pl_type_vector(m->ctx, 1, &lanes, &scalable, elem);
}

/* Reads one type of a row (see rows.def), a letter or a prefix and a letter, advances `*at` beyond it, and returns the type. */
static const pl_type *plain_type(pl_maker *m, const char **at, const row_types *t) {
  char prefix = **at;
  const pl_type *type = letter_type(m, prefix, t);
  if (type) {
    (*at)++;
    return type;
  }
  type = letter_type(m, (*at)[1], t);
  *at += 2;
  if (prefix == 'v' || (prefix == '?' && t->vectors)) return vector_of(m, type, t->lanes, t->scalable);
  if (prefix == 'w') return vector_of(m, type, 4, false);
  if (prefix == 'u') return vector_of(m, type, 8, false);
  if (prefix == 'm') return pl_type_memref(m->ctx, 1, (int64_t[]){t->lanes > 3 ? PL_DYNAMIC : t->lanes}, type, NULL, NULL);
  return type;
}

/* Reads the blank-separated types of a row into `out` and returns how many; braces make an LLVM struct of the types inside. */
static uint32_t row_list(pl_maker *m, const char *text, const row_types *t, const pl_type **out) {
  const pl_type *fields[4];
  uint32_t count = 0, num_fields = 0;
  bool inside = false;
  for (const char *at = text; *at;) {
    if (*at == ' ') {
      at++;
    } else if (*at == '{') {
      inside = true;
      at++;
    } else if (*at == '}') {
      out[count++] = pl_type_llvm_struct(m->ctx, fields, num_fields, false);
      inside = false;
      num_fields = 0;
      at++;
    } else if (inside) {
      fields[num_fields++] = plain_type(m, &at, t);
    } else {
      out[count++] = plain_type(m, &at, t);
    }
  }
  return count;
}

/* The attributes that the row spells out, else random ones of the op's signature; NULL if there are none. */
static const pl_attr *row_attrs(pl_maker *m, const pl_gen_row *row) {
  if (*row->attrs) return pl_text_attr(m, row->attrs);
  PL_GEN_ATTRS(attrs);
  pl_draw_attrs(m, pl_signature_of(m->ctx, pl_op_info_of(row->kind)), &attrs);
  return pl_attrs_dict(m, &attrs);
}

/* Whether the row has a lowering, given that its op has one: all but arith.index_cast and arith.index_castui of a memref. */
static bool row_has_lowering(const pl_gen_row *row) {
  return row->operands[0] != 'm' || (row->kind != PL_OP_ARITH_INDEX_CAST && row->kind != PL_OP_ARITH_INDEX_CASTUI);
}

/* A random row of the op; with m->source_only one that has a lowering. */
static const pl_gen_row *draw_row(pl_maker *m, pl_op_kind kind) {
  const pl_gen_row *rows = m->gen->rows[kind];
  uint32_t i = pl_draw(m, m->gen->num_rows[kind]);
  return m->source_only && !row_has_lowering(&rows[i]) ? rows : &rows[i]; /* the first row of an op has a lowering */
}

void pl_make_row(pl_maker *m, pl_op_kind kind) {
  assert(m->gen->num_rows[kind] > 0);
  const pl_gen_row *row = draw_row(m, kind);
  row_types t = draw_row_types(m);
  const pl_type *types[8], *results[4];
  pl_value *operands[8];
  uint32_t num_operands = row_list(m, row->operands, &t, types), num_results = row_list(m, row->results, &t, results);
  for (uint32_t i = 0; i < num_operands; i++)
    operands[i] = pl_want(m, types[i]);
  (void)pl_gen_emit_op(m, kind, operands, num_operands, results, num_results, row_attrs(m, row));
}

/* In rows.def, the rows of one op follow each other. */
void pl_gen_add_rows(pl_gen *gen) {
  assert(gen->num_source == 0 && gen->num_llvm == 0);
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    pl_op_kind kind = table[i].kind;
    if (gen->num_rows[kind]++ == 0) gen->rows[kind] = &table[i];
    pl_gen_set(gen, kind, pl_make_row);
  }
}
