/* Attributes: numbers with a bias to edges, the properties of rows, symbols. */
#include <assert.h>

#include "core/ir/enums.h"
#include "core/text/parse/parse.h"
#include "fuzz/gen/attrs.h"
#include "fuzz/gen/bytes.h"
#include "fuzz/gen/values.h"

/* Appends the entry to the list; does nothing if the value is NULL or the list is full. */
static void put(pl_gen_attrs *attrs, pl_str name, const pl_attr *value) {
  if (!value || attrs->count == sizeof attrs->entries / sizeof *attrs->entries) return;
  attrs->entries[attrs->count++] = (pl_named_attr){name, value};
}

void pl_attrs_add(pl_gen_attrs *attrs, const char *name, const pl_attr *value) {
  assert(name);
  put(attrs, pl_str_from(name), value);
}

const pl_attr *pl_attrs_dict(pl_maker *m, const pl_gen_attrs *attrs) {
  assert(attrs->count <= sizeof attrs->entries / sizeof *attrs->entries);
  return attrs->count ? pl_attr_dict(m->ctx, attrs->entries, attrs->count) : NULL;
}

const pl_attr *pl_i64_list(pl_maker *m, const int64_t *values, uint32_t count) {
  assert(values || count == 0);
  return pl_attr_dense_i64(m->ctx, values, count);
}
const pl_attr *pl_i32_attr(pl_maker *m, int64_t value) { return pl_attr_i64(m->ctx, pl_type_integer(m->ctx, 32), value); }
const pl_attr *pl_i64_attr(pl_maker *m, int64_t value) { return pl_attr_i64(m->ctx, pl_type_integer(m->ctx, 64), value); }

const pl_attr *pl_string_attr(pl_maker *m, const char *text) {
  assert(text);
  return pl_attr_string(m->ctx, pl_str_from(text));
}

const pl_attr *pl_text_attr(pl_maker *m, const char *text) {
  assert(text);
  pl_source *source = PL_NEW(m->arena, pl_source);
  *source = (pl_source){"generator", pl_str_from(text), 1};
  const pl_attr *attr = pl_parse_attr(m->ctx, source, m->gen->diags);
  assert(attr);
  return attr;
}

const pl_attr *pl_new_name(pl_maker *m, const char *stem) {
  char name[32];
  int len = snprintf(name, sizeof name, "%s%u", stem, m->next_name++);
  assert(len > 0 && (size_t)len < sizeof name);
  return pl_attr_string(m->ctx, (pl_str){name, (size_t)len});
}

const pl_attr *pl_symbol_of(pl_maker *m, const pl_op *op) {
  assert(pl_symbol_name(op).len > 0);
  return pl_attr_symbol(m->ctx, pl_symbol_name(op));
}

/* Values of f64 that are edges somewhere: zeros, one, halves, infinity, NaN, the least and the greatest of f16, f32, f64. */
static const uint64_t edge_floats[] = {
    0x0000000000000000, 0x3ff0000000000000, 0x8000000000000000, 0xbff0000000000000, 0x3fe0000000000000, 0x4008000000000000,
    0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000, 0x0000000000000001, 0x7fefffffffffffff, 0x36a0000000000000,
    0x47efffffe0000000, 0x3e70000000000000, 0x40effc0000000000, 0x3fb999999999999a, 0x41dfffffffc00000, 0x43e0000000000000};

/* A random one of the edge values above, converted to the float format. */
static pl_apint draw_float_bits(pl_maker *m, pl_float_format format) {
  uint64_t bits = edge_floats[pl_draw(m, sizeof edge_floats / sizeof *edge_floats)];
  return pl_float_convert(m->arena, pl_apint_from_u64(m->arena, 64, bits), PL_F64, format, NULL);
}

/* Random bits for a value of a float, integer or index type (index has 64), with a bias to edge values. */
static pl_apint draw_bits(pl_maker *m, const pl_type *type) {
  if (type->kind == PL_TYPE_FLOAT) return draw_float_bits(m, type->float_format);
  uint32_t width = type->kind == PL_TYPE_INTEGER ? type->integer.width : 64;
  return pl_apint_from_i64(m->arena, width, (int64_t)pl_draw_edge(m, width));
}

const pl_attr *pl_draw_number(pl_maker *m, const pl_type *type) {
  assert(type->kind == PL_TYPE_FLOAT || type->kind == PL_TYPE_INTEGER || type->kind == PL_TYPE_INDEX);
  pl_apint bits = draw_bits(m, type);
  return type->kind == PL_TYPE_FLOAT ? pl_attr_float(m->ctx, type, bits) : pl_attr_integer(m->ctx, type, bits);
}

const pl_attr *pl_draw_elements(pl_maker *m, const pl_type *shaped, uint32_t count) {
  assert(shaped->kind == PL_TYPE_VECTOR || shaped->kind == PL_TYPE_TENSOR);
  const pl_type *elem = shaped->shaped.elem;
  bool pair = elem->kind == PL_TYPE_COMPLEX, splat = count == 1 || count > 16 || pl_rarely(m, 3);
  uint32_t numbers = (splat ? 1 : count) * (pair ? 2 : 1);
  pl_apint *bits = PL_NEW_ARRAY(m->arena, pl_apint, numbers + 1);
  bool same = true;
  for (uint32_t i = 0; i < numbers; i++) {
    bits[i] = draw_bits(m, pair ? elem->shaped.elem : elem);
    same = same && pl_apint_eq(bits[i], bits[pair ? i % 2 : 0]);
  }
  if (same && numbers) numbers = pair ? 2 : 1; /* elements that are all the same are a splat */
  return pl_attr_dense(m->ctx, shaped, bits, numbers, (same || splat) && count > 0);
}

/* The value of a random word of the list, which an entry without a word ends. */
static int64_t draw_word_value(pl_maker *m, const pl_enum_word *words) {
  uint32_t count = 0;
  while (words[count].word)
    count++;
  return words[pl_draw(m, count)].value;
}

/* A random attribute #dialect.mnemonic<word, ...> of the property's vocabulary: one word or, if `flags` and the vocabulary has
 * flags, a subset of the words. */
static const pl_attr *draw_enum(pl_maker *m, const pl_sig_prop *prop, bool flags) {
  const pl_enum_word *words = prop->words->words;
  pl_str name = prop->vocabulary;
  pl_str picked[8];
  uint32_t count = 0, all = 0;
  while (words[all].word)
    all++;
  if (!flags || pl_str_is(name, "vector.kind")) {
    picked[count++] = pl_str_from(words[pl_draw(m, all)].word);
  } else {
    for (uint32_t i = 1; i < all && count < 8; i++) /* the first is "none" */
      if (strcmp(words[i].word, "fast") != 0 && pl_rarely(m, 3)) picked[count++] = pl_str_from(words[i].word);
    if (count == 0) picked[count++] = pl_str_from(words[0].word);
    if (count == 7) { /* all of fast-math's have a word of their own */
      picked[0] = PL_STR("fast");
      count = 1;
    }
  }
  const char *dot = memchr(name.data, '.', name.len);
  size_t len = dot ? (size_t)(dot - name.data) : name.len;
  return pl_attr_enum(m->ctx, (pl_str){name.data, len}, (pl_str){name.data + len + 1, name.len - len - 1}, picked, count);
}

/* A value, mostly random, for a property that depends on nothing else in the op; NULL for a property whose value has to agree
 * with the op's types, operands or other attributes. */
static const pl_attr *draw_property(pl_maker *m, const pl_sig_prop *prop) {
  switch (prop->kind) {
  case PL_PROP_UNIT: return pl_attr_unit(m->ctx);
  case PL_PROP_BOOL:
  case PL_PROP_I1: return pl_attr_bool(m->ctx, pl_rarely(m, 2));
  case PL_PROP_I32:
    return pl_i32_attr(m, pl_str_is(prop->name, "alignment") ? (int64_t)1 << pl_draw(m, 3) : (int64_t)pl_draw(m, 4));
  case PL_PROP_I64:
  case PL_PROP_ALIGNMENT:
    return pl_i64_attr(m, pl_str_is(prop->name, "alignment") ? (int64_t)1 << pl_draw(m, 3) : (int64_t)pl_draw(m, 4));
  case PL_PROP_F64: return pl_attr_float(m->ctx, pl_type_float(m->ctx, PL_F64), (pl_apint){64, {0x3fe0000000000000}});
  case PL_PROP_INDEX: return pl_draw_number(m, pl_type_index(m->ctx));
  case PL_PROP_STRING: return pl_string_attr(m, pl_rarely(m, 2) ? "it \"holds\"\n" : "ok");
  case PL_PROP_ENUM: return draw_enum(m, prop, false);
  case PL_PROP_FLAGS: return draw_enum(m, prop, true);
  case PL_PROP_ENUM32: return pl_i32_attr(m, draw_word_value(m, prop->words->words));
  case PL_PROP_ENUM64: return pl_i64_attr(m, draw_word_value(m, prop->words->words));
  case PL_PROP_BITS32: return pl_i32_attr(m, draw_word_value(m, prop->words->words));
  case PL_PROP_INVALID:
  case PL_PROP_ANY:
  case PL_PROP_TYPED:
  case PL_PROP_STRIPPED:
  case PL_PROP_QUALIFIED:
  case PL_PROP_SYMBOL:
  case PL_PROP_SYMBOL_PATH:
  case PL_PROP_TYPE:
  case PL_PROP_ARRAY:
  case PL_PROP_ARRAY_I32:
  case PL_PROP_ARRAY_I64:
  case PL_PROP_DENSE:
  case PL_PROP_MAP:
  case PL_PROP_SET: return NULL; /* these say something about the rest of the op */
  }
  return NULL;
}

void pl_draw_attrs(pl_maker *m, const pl_signature *signature, pl_gen_attrs *attrs) {
  assert(signature->props || signature->num_props == 0);
  for (uint32_t i = 0; i < signature->num_props; i++) {
    const pl_sig_prop *prop = &signature->props[i];
    if ((prop->optional || prop->has_default) && !pl_rarely(m, 4)) continue;
    /* What a flag says of the steps of an operation on complex numbers is nowhere stated. */
    if (m->source_only && prop->kind == PL_PROP_FLAGS && pl_str_is(signature->info->dialect, "complex")) continue;
    put(attrs, prop->name, draw_property(m, prop));
  }
}
