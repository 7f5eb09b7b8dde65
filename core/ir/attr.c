/* Making attributes: each function builds a candidate on the stack, and `intern` gives the one copy of it. */
#include "core/ir/attr.h"

#include <assert.h>
#include <stdlib.h>

#include "core/base/vec.h"
#include "core/ir/context_impl.h"

/* ---- Interning ---- */

static uint64_t hash_ref(const pl_attr *attr, uint64_t h) { return pl_hash_u64(attr ? attr->id + 1 : 0, h); }

static uint64_t hash_text(pl_str text, uint64_t h) { return pl_hash_bytes(text.data, text.len, h); }

static uint64_t hash_refs(const pl_attr *const *list, uint32_t count, uint64_t h) {
  h = pl_hash_u64(count, h);
  for (uint32_t i = 0; i < count; i++)
    h = hash_ref(list[i], h);
  return h;
}

static uint64_t hash_texts(const pl_str *list, uint64_t count, uint64_t h) {
  h = pl_hash_u64(count, h);
  for (uint64_t i = 0; i < count; i++)
    h = hash_text(list[i], h);
  return h;
}

static uint64_t hash_dict(const pl_attr *a, uint64_t h) {
  for (uint32_t i = 0; i < a->dict.count; i++) {
    h = pl_hash_u64((uint64_t)(uintptr_t)a->dict.entries[i].name.data, h); /* interned */
    h = hash_ref(a->dict.entries[i].value, h);
  }
  return h;
}

static uint64_t hash_entries(const pl_named_attr *entries, uint32_t count, uint64_t h) {
  for (uint32_t i = 0; i < count; i++)
    h = hash_ref(entries[i].value, hash_text(entries[i].name, h));
  return h;
}

static uint64_t hash_dense(const pl_attr *a, uint64_t h) {
  h = pl_hash_u64(a->dense.count << 1 | a->dense.splat, h);
  if (a->dense.strings) return hash_texts(a->dense.strings, a->dense.count, h);
  for (uint64_t i = 0; i < a->dense.count; i++)
    h = pl_apint_hash(a->dense.elems[i], h);
  return h;
}

static uint64_t hash_affine_attr(const pl_attr *a, uint64_t h) {
  h = pl_hash_u64((uint64_t)a->affine.num_dims << 32 | a->affine.num_symbols, h);
  for (uint32_t i = 0; i < a->affine.count; i++) {
    h = pl_hash_u64((uint64_t)a->affine.exprs[i]->id << 1 | (a->affine.is_equality && a->affine.is_equality[i]), h);
  }
  return h;
}

static uint64_t hash_loc(const pl_attr *a, uint64_t h) {
  h = hash_text(a->loc.name, pl_hash_u64((uint64_t)a->loc.kind, h));
  if (a->loc.kind == PL_LOC_FILE) {
    h = pl_hash_u64((uint64_t)a->loc.line << 32 | a->loc.column, h);
    return pl_hash_u64((uint64_t)a->loc.end_line << 32 | a->loc.end_column, h);
  }
  return hash_ref(a->loc.metadata, hash_refs(a->loc.children, a->loc.count, h));
}

static uint64_t hash_attr(const pl_attr *a) {
  uint64_t h = pl_hash_u64((uint64_t)a->kind, a->type ? a->type->id + 2 : 1);
  switch (a->kind) {
  case PL_ATTR_INTEGER:
  case PL_ATTR_FLOAT: return pl_apint_hash(a->integer, h);
  case PL_ATTR_STRING:
  case PL_ATTR_RESOURCE: return hash_text(a->string, h);
  case PL_ATTR_ARRAY:
  case PL_ATTR_SPARSE: return hash_refs(a->array.elems, a->array.count, h);
  case PL_ATTR_DICT: return hash_dict(a, h);
  case PL_ATTR_SYMBOL: return hash_texts(a->symbol.path, a->symbol.count, h);
  case PL_ATTR_DENSE:
  case PL_ATTR_DENSE_ARRAY: return hash_dense(a, h);
  case PL_ATTR_AFFINE_MAP:
  case PL_ATTR_INTEGER_SET: return hash_affine_attr(a, h);
  case PL_ATTR_STRIDED:
    h = pl_hash_u64((uint64_t)a->strided.offset, h);
    return pl_hash_bytes(a->strided.strides, a->strided.rank * sizeof(int64_t), h);
  case PL_ATTR_ENUM:
    h = hash_text(a->enumeration.mnemonic, hash_text(a->enumeration.dialect, h));
    return hash_texts(a->enumeration.words, a->enumeration.count, h);
  case PL_ATTR_OPAQUE: return hash_text(a->opaque.text, hash_text(a->opaque.dialect, h));
  case PL_ATTR_LOC: return hash_loc(a, h);
  case PL_ATTR_PARAMS: return hash_entries(a->params.entries, a->params.count, hash_text(a->params.mnemonic, h));
  case PL_ATTR_DISTINCT: return hash_ref(a->distinct.attr, pl_hash_u64(a->distinct.number, h));
  case PL_ATTR_INVALID:
  case PL_ATTR_UNIT:
  case PL_ATTR_TYPE: break;
  }
  return h;
}

static bool same_bytes(const void *a, const void *b, size_t size) { return size == 0 || pl_bytes_eq(a, b, size); }

static bool same_texts(const pl_str *a, const pl_str *b, uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    if (!pl_str_eq(a[i], b[i])) return false;
  }
  return true;
}

static bool same_dict(const pl_attr *a, const pl_attr *b) {
  if (a->dict.count != b->dict.count) return false;
  for (uint32_t i = 0; i < a->dict.count; i++) {
    if (a->dict.entries[i].name.data != b->dict.entries[i].name.data) return false;
    if (a->dict.entries[i].value != b->dict.entries[i].value) return false;
  }
  return true;
}

static bool same_dense(const pl_attr *a, const pl_attr *b) {
  if (a->dense.count != b->dense.count || a->dense.splat != b->dense.splat) return false;
  if (!a->dense.strings != !b->dense.strings) return false;
  if (a->dense.strings) return same_texts(a->dense.strings, b->dense.strings, a->dense.count);
  for (uint64_t i = 0; i < a->dense.count; i++) {
    if (!pl_apint_eq(a->dense.elems[i], b->dense.elems[i])) return false;
  }
  return true;
}

static bool same_affine_attr(const pl_attr *a, const pl_attr *b) {
  if (a->affine.num_dims != b->affine.num_dims || a->affine.num_symbols != b->affine.num_symbols) return false;
  if (a->affine.count != b->affine.count) return false;
  if (!same_bytes(a->affine.exprs, b->affine.exprs, a->affine.count * sizeof *a->affine.exprs)) return false;
  for (uint32_t i = 0; a->kind == PL_ATTR_INTEGER_SET && i < a->affine.count; i++) {
    if (a->affine.is_equality[i] != b->affine.is_equality[i]) return false;
  }
  return true;
}

static bool same_loc(const pl_attr *a, const pl_attr *b) {
  if (a->loc.kind != b->loc.kind || !pl_str_eq(a->loc.name, b->loc.name)) return false;
  if (a->loc.kind == PL_LOC_FILE)
    return a->loc.line == b->loc.line && a->loc.column == b->loc.column && a->loc.end_line == b->loc.end_line &&
           a->loc.end_column == b->loc.end_column;
  return a->loc.metadata == b->loc.metadata && a->loc.count == b->loc.count &&
         same_bytes(a->loc.children, b->loc.children, a->loc.count * sizeof *a->loc.children);
}

static bool same_enum(const pl_attr *a, const pl_attr *b) {
  return pl_str_eq(a->enumeration.dialect, b->enumeration.dialect) &&
         pl_str_eq(a->enumeration.mnemonic, b->enumeration.mnemonic) && a->enumeration.count == b->enumeration.count &&
         same_texts(a->enumeration.words, b->enumeration.words, a->enumeration.count);
}

static bool same_params(const pl_attr *a, const pl_attr *b) {
  if (!pl_str_eq(a->params.mnemonic, b->params.mnemonic) || a->params.count != b->params.count) return false;
  for (uint32_t i = 0; i < a->params.count; i++) {
    if (!pl_str_eq(a->params.entries[i].name, b->params.entries[i].name)) return false;
    if (a->params.entries[i].value != b->params.entries[i].value) return false;
  }
  return true;
}

static bool same_attr(const void *object, const void *key, const void *user) {
  const pl_attr *a = object, *b = key;
  (void)user;
  if (a->kind != b->kind || a->type != b->type) return false;
  switch (a->kind) {
  case PL_ATTR_INTEGER:
  case PL_ATTR_FLOAT: return pl_apint_eq(a->integer, b->integer);
  case PL_ATTR_STRING:
  case PL_ATTR_RESOURCE: return pl_str_eq(a->string, b->string);
  case PL_ATTR_ARRAY:
  case PL_ATTR_SPARSE:
    return a->array.count == b->array.count &&
           same_bytes(a->array.elems, b->array.elems, a->array.count * sizeof *a->array.elems);
  case PL_ATTR_DICT: return same_dict(a, b);
  case PL_ATTR_SYMBOL: return a->symbol.count == b->symbol.count && same_texts(a->symbol.path, b->symbol.path, a->symbol.count);
  case PL_ATTR_DENSE:
  case PL_ATTR_DENSE_ARRAY: return same_dense(a, b);
  case PL_ATTR_AFFINE_MAP:
  case PL_ATTR_INTEGER_SET: return same_affine_attr(a, b);
  case PL_ATTR_STRIDED:
    return a->strided.rank == b->strided.rank && a->strided.offset == b->strided.offset &&
           same_bytes(a->strided.strides, b->strided.strides, a->strided.rank * sizeof(int64_t));
  case PL_ATTR_ENUM: return same_enum(a, b);
  case PL_ATTR_OPAQUE: return pl_str_eq(a->opaque.dialect, b->opaque.dialect) && pl_str_eq(a->opaque.text, b->opaque.text);
  case PL_ATTR_LOC: return same_loc(a, b);
  case PL_ATTR_PARAMS: return same_params(a, b);
  case PL_ATTR_DISTINCT: return a->distinct.number == b->distinct.number && a->distinct.attr == b->distinct.attr;
  case PL_ATTR_INVALID:
  case PL_ATTR_UNIT:
  case PL_ATTR_TYPE: break;
  }
  return true;
}

static pl_apint copy_number(pl_context *ctx, pl_apint a) {
  return a.width <= 64 ? a : pl_apint_from_words(ctx->arena, a.width, a.words, pl_apint_num_words(a.width));
}

static const pl_str *copy_texts(pl_context *ctx, const pl_str *texts, uint64_t count) {
  pl_str *copy = PL_NEW_ARRAY(ctx->arena, pl_str, count);
  for (uint64_t i = 0; i < count; i++)
    copy[i] = pl_context_intern(ctx, texts[i]);
  return copy;
}

static void copy_dense(pl_context *ctx, pl_attr *a) {
  if (a->dense.strings) {
    a->dense.strings = copy_texts(ctx, a->dense.strings, a->dense.count);
    return;
  }
  pl_apint *copy = PL_NEW_ARRAY(ctx->arena, pl_apint, a->dense.count);
  for (uint64_t i = 0; i < a->dense.count; i++)
    copy[i] = copy_number(ctx, a->dense.elems[i]);
  a->dense.elems = copy;
}

static void copy_affine_attr(pl_context *ctx, pl_attr *a) {
  uint32_t count = a->affine.count;
  a->affine.exprs = pl_arena_copy(ctx->arena, a->affine.exprs, count * sizeof *a->affine.exprs);
  if (a->affine.is_equality) a->affine.is_equality = pl_arena_copy(ctx->arena, a->affine.is_equality, count * sizeof(bool));
}

static void copy_loc(pl_context *ctx, pl_attr *a) {
  a->loc.name = pl_context_intern(ctx, a->loc.name);
  if (a->loc.kind == PL_LOC_FILE) return; /* has no children */
  a->loc.children = pl_arena_copy(ctx->arena, a->loc.children, a->loc.count * sizeof *a->loc.children);
}

static void copy_params(pl_context *ctx, pl_attr *a) {
  pl_named_attr *copy = PL_NEW_ARRAY(ctx->arena, pl_named_attr, a->params.count);
  for (uint32_t i = 0; i < a->params.count; i++)
    copy[i] = (pl_named_attr){pl_context_intern(ctx, a->params.entries[i].name), a->params.entries[i].value};
  a->params.entries = copy;
  a->params.mnemonic = pl_context_intern(ctx, a->params.mnemonic);
}

/* Replaces what the candidate borrowed from its maker by copies in the context. */
static void copy_parts(pl_context *ctx, pl_attr *a) {
  switch (a->kind) {
  case PL_ATTR_INTEGER:
  case PL_ATTR_FLOAT: a->integer = copy_number(ctx, a->integer); break;
  case PL_ATTR_STRING:
  case PL_ATTR_RESOURCE: a->string = pl_context_intern(ctx, a->string); break;
  case PL_ATTR_ARRAY:
  case PL_ATTR_SPARSE: a->array.elems = pl_arena_copy(ctx->arena, a->array.elems, a->array.count * sizeof *a->array.elems); break;
  case PL_ATTR_DICT: a->dict.entries = pl_arena_copy(ctx->arena, a->dict.entries, a->dict.count * sizeof *a->dict.entries); break;
  case PL_ATTR_SYMBOL: a->symbol.path = copy_texts(ctx, a->symbol.path, a->symbol.count); break;
  case PL_ATTR_DENSE:
  case PL_ATTR_DENSE_ARRAY: copy_dense(ctx, a); break;
  case PL_ATTR_AFFINE_MAP:
  case PL_ATTR_INTEGER_SET: copy_affine_attr(ctx, a); break;
  case PL_ATTR_STRIDED:
    a->strided.strides = pl_arena_copy(ctx->arena, a->strided.strides, a->strided.rank * sizeof(int64_t));
    break;
  case PL_ATTR_ENUM:
    a->enumeration.dialect = pl_context_intern(ctx, a->enumeration.dialect);
    a->enumeration.mnemonic = pl_context_intern(ctx, a->enumeration.mnemonic);
    a->enumeration.words = copy_texts(ctx, a->enumeration.words, a->enumeration.count);
    break;
  case PL_ATTR_OPAQUE:
    a->opaque.dialect = pl_context_intern(ctx, a->opaque.dialect);
    a->opaque.text = pl_context_intern(ctx, a->opaque.text);
    break;
  case PL_ATTR_LOC: copy_loc(ctx, a); break;
  case PL_ATTR_PARAMS: copy_params(ctx, a); break;
  case PL_ATTR_DISTINCT: break;
  case PL_ATTR_INVALID:
  case PL_ATTR_UNIT:
  case PL_ATTR_TYPE: break;
  }
}

static const pl_attr *intern(pl_context *ctx, const pl_attr *candidate) {
  uint64_t hash = hash_attr(candidate);
  pl_attr *attr = pl_hashset_find(&ctx->attrs, hash, candidate, same_attr, NULL);
  if (attr) return attr;
  attr = pl_arena_copy(ctx->arena, candidate, sizeof *candidate);
  attr->id = ctx->num_attrs++;
  ctx->attr_kinds |= UINT64_C(1) << attr->kind;
  copy_parts(ctx, attr);
  pl_hashset_add(&ctx->attrs, hash, attr);
  return attr;
}

/* ---- Scalars, strings, aggregates ---- */

const pl_attr *pl_attr_unit(pl_context *ctx) { return intern(ctx, &(pl_attr){.kind = PL_ATTR_UNIT}); }

const pl_attr *pl_attr_bool(pl_context *ctx, bool value) { return pl_attr_i64(ctx, pl_type_integer(ctx, 1), value); }

const pl_attr *pl_attr_integer(pl_context *ctx, const pl_type *type, pl_apint value) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_INTEGER, .type = type, .integer = value});
}

const pl_attr *pl_attr_i64(pl_context *ctx, const pl_type *type, int64_t value) {
  uint32_t width = type->kind == PL_TYPE_INTEGER ? type->integer.width : 64;
  return pl_attr_integer(ctx, type, pl_apint_from_i64(ctx->arena, width, value));
}

const pl_attr *pl_attr_float(pl_context *ctx, const pl_type *type, pl_apint bits) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_FLOAT, .type = type, .integer = bits});
}

const pl_attr *pl_attr_string(pl_context *ctx, pl_str text) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_STRING, .string = text});
}

const pl_attr *pl_attr_type(pl_context *ctx, const pl_type *type) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_TYPE, .type = type});
}

const pl_attr *pl_attr_array(pl_context *ctx, const pl_attr *const *elems, uint32_t count) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_ARRAY, .array = {elems, count}});
}

const pl_attr *pl_attr_symbol(pl_context *ctx, pl_str name) { return pl_attr_symbol_path(ctx, &name, 1); }

const pl_attr *pl_attr_symbol_path(pl_context *ctx, const pl_str *path, uint32_t count) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_SYMBOL, .symbol = {path, count}});
}

/* ---- Dictionaries ---- */

static int compare_text(pl_str a, pl_str b) {
  size_t len = a.len < b.len ? a.len : b.len;
  if (len && a.data[0] != b.data[0]) return (unsigned char)a.data[0] - (unsigned char)b.data[0];
  int order = len ? memcmp(a.data, b.data, len) : 0;
  return order ? order : (a.len > b.len) - (a.len < b.len);
}

/* Entries that the maker gave; `place` makes the order of equal names certain. */
typedef struct sortable {
  pl_named_attr entry;
  uint32_t place;
} sortable;

static int compare_sortable(const void *x, const void *y) {
  const sortable *a = x, *b = y;
  int order = compare_text(a->entry.name, b->entry.name);
  return order ? order : (a->place > b->place) - (a->place < b->place);
}

/* Sorts and drops all but the last entry of each name; gives the number left. */
static uint32_t sort_long(pl_named_attr *entries, uint32_t count) {
  sortable *list = pl_xmalloc(count * sizeof *list);
  uint32_t len = 0;
  for (uint32_t i = 0; i < count; i++)
    list[i] = (sortable){entries[i], i};
  qsort(list, count, sizeof *list, compare_sortable);
  for (uint32_t i = 0; i < count; i++) {
    if (len && entries[len - 1].name.data == list[i].entry.name.data) len--;
    entries[len++] = list[i].entry;
  }
  free(list);
  return len;
}

static uint32_t sort_short(pl_named_attr *entries, uint32_t count) {
  uint32_t len = 0;
  for (uint32_t i = 0; i < count; i++) {
    pl_named_attr entry = entries[i];
    uint32_t at = len;
    while (at > 0 && compare_text(entries[at - 1].name, entry.name) > 0)
      at--;
    if (at > 0 && entries[at - 1].name.data == entry.name.data) {
      entries[at - 1] = entry;
      continue;
    }
    memmove(entries + at + 1, entries + at, (len - at) * sizeof *entries);
    entries[at] = entry;
    len++;
  }
  return len;
}

#define SHORT_DICT 16u

const pl_attr *pl_attr_dict(pl_context *ctx, const pl_named_attr *entries, uint32_t count) {
  pl_named_attr local[SHORT_DICT], *sorted = count <= SHORT_DICT ? local : pl_xmalloc(count * sizeof *sorted);
  for (uint32_t i = 0; i < count; i++)
    sorted[i] = (pl_named_attr){pl_context_intern(ctx, entries[i].name), entries[i].value};
  uint32_t len = count <= SHORT_DICT ? sort_short(sorted, count) : sort_long(sorted, count);
  const pl_attr *dict = intern(ctx, &(pl_attr){.kind = PL_ATTR_DICT, .dict = {sorted, len}});
  if (sorted != local) free(sorted);
  return dict;
}

/* The position of the first entry whose name is not below `name`. */
static uint32_t dict_place(const pl_attr *dict, pl_str name) {
  uint32_t low = 0, high = dict ? dict->dict.count : 0;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (compare_text(dict->dict.entries[middle].name, name) < 0) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

static bool dict_has_at(const pl_attr *dict, uint32_t place, pl_str name) {
  return dict && place < dict->dict.count && pl_str_eq(dict->dict.entries[place].name, name);
}

const pl_attr *pl_dict_get(const pl_attr *dict, pl_str name) {
  if (dict && dict->dict.count <= SHORT_DICT) {
    for (uint32_t i = 0; i < dict->dict.count; i++)
      if (pl_str_eq(dict->dict.entries[i].name, name)) return dict->dict.entries[i].value;
    return NULL;
  }
  uint32_t place = dict_place(dict, name);
  return dict_has_at(dict, place, name) ? dict->dict.entries[place].value : NULL;
}

const pl_attr *pl_dict_set(pl_context *ctx, const pl_attr *dict, pl_str name, const pl_attr *value) {
  uint32_t count = dict ? dict->dict.count : 0, place = dict_place(dict, name);
  bool there = dict_has_at(dict, place, name);
  if (dict && (there ? dict->dict.entries[place].value == value : value == NULL)) return dict;
  pl_named_attr local[SHORT_DICT], *entries = count < SHORT_DICT ? local : pl_xmalloc((count + 1) * sizeof *entries);
  uint32_t rest = place + there, len = place;
  if (place) memcpy(entries, dict->dict.entries, place * sizeof *entries);
  if (value) entries[len++] = (pl_named_attr){pl_context_intern(ctx, name), value};
  if (count > rest) memcpy(entries + len, dict->dict.entries + rest, (count - rest) * sizeof *entries);
  len += count - rest;
  const pl_attr *changed = intern(ctx, &(pl_attr){.kind = PL_ATTR_DICT, .dict = {entries, len}});
  if (entries != local) free(entries);
  return changed;
}

/* ---- Elements ---- */

/* Whether each element is the first one; an element of a complex type is two numbers. */
static bool all_same(const pl_apint *elems, uint64_t count, uint64_t per) {
  for (uint64_t i = per; i < count; i++) {
    if (!pl_apint_eq(elems[i], elems[i - per])) return false;
  }
  return count > 0;
}

const pl_attr *pl_attr_dense(pl_context *ctx, const pl_type *type, const pl_apint *elems, uint64_t count, bool splat) {
  uint64_t per = pl_type_elem_or_self(type)->kind == PL_TYPE_COMPLEX ? 2 : 1;
  if (!splat && all_same(elems, count, per)) splat = true, count = per;
  assert(!splat || count == 1 || (pl_type_elem_or_self(type)->kind == PL_TYPE_COMPLEX && count == 2));
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_DENSE, .type = type, .dense = {.elems = elems, .count = count, .splat = splat}});
}

const pl_attr *pl_attr_dense_strings(pl_context *ctx, const pl_type *type, const pl_str *strings, uint64_t count, bool splat) {
  static const pl_str none = {"", 0}; /* an empty list is a list of strings too */
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_DENSE,
                                .type = type,
                                .dense = {.strings = count ? strings : &none, .count = count, .splat = splat}});
}

const pl_attr *pl_attr_dense_array(pl_context *ctx, const pl_type *elem, const pl_apint *elems, uint64_t count) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_DENSE_ARRAY, .type = elem, .dense = {.elems = elems, .count = count}});
}

const pl_attr *pl_attr_dense_i64(pl_context *ctx, const int64_t *elems, uint64_t count) {
  PL_VEC(pl_apint) numbers = {0};
  for (uint64_t i = 0; i < count; i++)
    pl_vec_push(&numbers, pl_apint_from_i64(ctx->arena, 64, elems[i]));
  const pl_attr *attr = pl_attr_dense_array(ctx, pl_type_integer(ctx, 64), numbers.data, count);
  pl_vec_free(&numbers);
  return attr;
}

pl_apint pl_dense_at(const pl_attr *dense, uint64_t index) {
  assert((dense->kind == PL_ATTR_DENSE || dense->kind == PL_ATTR_DENSE_ARRAY) && dense->dense.elems);
  if (dense->dense.splat) index %= dense->dense.count; /* complex: real and imaginary parts in turn */
  assert(index < dense->dense.count);
  return dense->dense.elems[index];
}

const pl_attr *pl_attr_resource(pl_context *ctx, pl_str key, const pl_type *type) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_RESOURCE, .type = type, .string = key});
}

const pl_attr *pl_attr_sparse(pl_context *ctx, const pl_attr *indices, const pl_attr *values, const pl_type *type) {
  const pl_attr *parts[] = {indices, values};
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_SPARSE, .type = type, .array = {parts, 2}});
}

/* ---- Layouts, enumerations, locations ---- */

const pl_attr *pl_attr_affine_map(pl_context *ctx, uint32_t dims, uint32_t symbols, const pl_affine *const *exprs,
                                  uint32_t count) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_AFFINE_MAP,
                                .affine = {.num_dims = dims, .num_symbols = symbols, .count = count, .exprs = exprs}});
}

const pl_attr *pl_attr_integer_set(pl_context *ctx, uint32_t dims, uint32_t symbols, const pl_affine *const *exprs,
                                   const bool *is_equality, uint32_t count) {
  return intern(
      ctx, &(pl_attr){
               .kind = PL_ATTR_INTEGER_SET,
               .affine = {.num_dims = dims, .num_symbols = symbols, .count = count, .exprs = exprs, .is_equality = is_equality}});
}

const pl_attr *pl_attr_strided(pl_context *ctx, const int64_t *strides, uint32_t rank, int64_t offset) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_STRIDED, .strided = {strides, rank, offset}});
}

const pl_attr *pl_attr_enum(pl_context *ctx, pl_str dialect, pl_str mnemonic, const pl_str *words, uint32_t count) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_ENUM, .enumeration = {dialect, mnemonic, words, count}});
}

bool pl_enum_has(const pl_attr *attr, const char *word) {
  for (uint32_t i = 0; attr && attr->kind == PL_ATTR_ENUM && i < attr->enumeration.count; i++) {
    if (pl_str_is(attr->enumeration.words[i], word)) return true;
  }
  return false;
}

const pl_attr *pl_attr_params(pl_context *ctx, pl_str mnemonic, const pl_named_attr *entries, uint32_t count) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_PARAMS, .params = {mnemonic, entries, count}});
}

const pl_attr *pl_attr_distinct(pl_context *ctx, uint64_t number, const pl_attr *attr) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_DISTINCT, .distinct = {number, attr}});
}

const pl_attr *pl_attr_opaque(pl_context *ctx, pl_str dialect, pl_str text) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_OPAQUE, .opaque = {dialect, text}});
}

const pl_attr *pl_attr_loc_unknown(pl_context *ctx) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_LOC, .loc = {.kind = PL_LOC_UNKNOWN}});
}

const pl_attr *pl_attr_loc_file(pl_context *ctx, pl_str file, uint32_t line, uint32_t column, uint32_t end_line,
                                uint32_t end_column) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_LOC,
                                .loc = {.kind = PL_LOC_FILE,
                                        .name = file,
                                        .line = line,
                                        .column = column,
                                        .end_line = end_line,
                                        .end_column = end_column}});
}

const pl_attr *pl_attr_loc_name(pl_context *ctx, pl_str name, const pl_attr *child) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_LOC,
                                .loc = {.kind = PL_LOC_NAME, .name = name, .children = &child, .count = child ? 1 : 0}});
}

const pl_attr *pl_attr_loc_callsite(pl_context *ctx, const pl_attr *callee, const pl_attr *caller) {
  const pl_attr *parts[] = {callee, caller};
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_LOC, .loc = {.kind = PL_LOC_CALLSITE, .children = parts, .count = 2}});
}

const pl_attr *pl_attr_loc_fused(pl_context *ctx, const pl_attr *const *children, uint32_t count, const pl_attr *metadata) {
  return intern(ctx, &(pl_attr){.kind = PL_ATTR_LOC,
                                .loc = {.kind = PL_LOC_FUSED, .children = children, .count = count, .metadata = metadata}});
}
