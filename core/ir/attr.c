/* Making attributes: each function builds a candidate on the stack, and `pl_attr_intern` gives the one copy of it. */
#include "core/ir/attr.h"

#include <assert.h>
#include <stdlib.h>

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/ir/context_impl.h"

/* ---- Scalars, strings, aggregates ---- */

const pl_attr *pl_attr_unit(pl_context *ctx) { return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_UNIT}); }

const pl_attr *pl_attr_bool(pl_context *ctx, bool value) { return pl_attr_i64(ctx, pl_type_integer(ctx, 1), value); }

const pl_attr *pl_attr_integer(pl_context *ctx, const pl_type *type, pl_apint value) {
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_INTEGER, .type = type, .integer = value});
}

const pl_attr *pl_attr_i64(pl_context *ctx, const pl_type *type, int64_t value) {
  uint32_t width = type->kind == PL_TYPE_INTEGER ? type->integer.width : 64;
  return pl_attr_integer(ctx, type, pl_apint_from_i64(ctx->arena, width, value));
}

const pl_attr *pl_attr_float(pl_context *ctx, const pl_type *type, pl_apint bits) {
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_FLOAT, .type = type, .integer = bits});
}

const pl_attr *pl_attr_string(pl_context *ctx, pl_str text) { return pl_attr_typed_string(ctx, text, NULL); }

const pl_attr *pl_attr_typed_string(pl_context *ctx, pl_str text, const pl_type *type) {
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_STRING, .type = type, .string = text});
}

const pl_attr *pl_attr_type(pl_context *ctx, const pl_type *type) {
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_TYPE, .type = type});
}

const pl_attr *pl_attr_array(pl_context *ctx, const pl_attr *const *elems, uint32_t count) {
  assert(count == 0 || elems);
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_ARRAY, .array = {elems, count}});
}

const pl_attr *pl_attr_symbol(pl_context *ctx, pl_str name) { return pl_attr_symbol_path(ctx, &name, 1); }

const pl_attr *pl_attr_symbol_path(pl_context *ctx, const pl_str *path, uint32_t count) {
  assert(count > 0 && path);
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_SYMBOL, .symbol = {path, count}});
}

/* ---- Dictionaries ---- */

/* Compares two texts by their bytes: negative, 0 or positive; a prefix comes first. */
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

/* Compares two entries by name, then by place; for qsort. */
static int compare_sortable(const void *x, const void *y) {
  const sortable *a = x, *b = y;
  int order = compare_text(a->entry.name, b->entry.name);
  return order ? order : (a->place > b->place) - (a->place < b->place);
}

/* Sorts entries by their interned names, keeping the last one of each name, with qsort; returns how many are left. */
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

/* Sorts entries by their interned names, keeping the last one of each name, by insertion; returns how many are left. */
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
  assert(count == 0 || entries);
  pl_named_attr local[SHORT_DICT], *sorted = count <= SHORT_DICT ? local : pl_xmalloc(count * sizeof *sorted);
  for (uint32_t i = 0; i < count; i++)
    sorted[i] = (pl_named_attr){pl_context_intern(ctx, entries[i].name), entries[i].value};
  uint32_t len = count <= SHORT_DICT ? sort_short(sorted, count) : sort_long(sorted, count);
  const pl_attr *dict = pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_DICT, .dict = {sorted, len}});
  if (sorted != local) free(sorted);
  return dict;
}

/* The position of the first entry whose name is not below `name`; the number of entries if there is none. `dict` may be NULL. */
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

/* Whether the entry at position `place` exists and has that name. */
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
  const pl_attr *changed = pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_DICT, .dict = {entries, len}});
  if (entries != local) free(entries);
  return changed;
}

/* ---- Elements ---- */

/* Whether there are elements and all are equal to the first; of the `count` numbers an element has `per` (2 for complex types,
 * else 1). */
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
  return pl_attr_intern(
      ctx, &(pl_attr){.kind = PL_ATTR_DENSE, .type = type, .dense = {.elems = elems, .count = count, .splat = splat}});
}

const pl_attr *pl_attr_dense_strings(pl_context *ctx, const pl_type *type, const pl_str *strings, uint64_t count, bool splat) {
  static const pl_str none = {"", 0}; /* an empty list is a list of strings too */
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_DENSE,
                                        .type = type,
                                        .dense = {.strings = count ? strings : &none, .count = count, .splat = splat}});
}

const pl_attr *pl_attr_dense_array(pl_context *ctx, const pl_type *elem, const pl_apint *elems, uint64_t count) {
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_DENSE_ARRAY, .type = elem, .dense = {.elems = elems, .count = count}});
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
  assert(dense->kind == PL_ATTR_DENSE || dense->kind == PL_ATTR_DENSE_ARRAY);
  assert((dense->kind == PL_ATTR_DENSE || dense->kind == PL_ATTR_DENSE_ARRAY) && dense->dense.elems);
  if (dense->dense.splat) index %= dense->dense.count; /* complex: real and imaginary parts in turn */
  assert(index < dense->dense.count);
  return dense->dense.elems[index];
}

/* Whether MLIR's translation to LLVM IR zero-extends `bits`, a number of the constant `value`, to `width` bits, rather than
 * sign-extends it. */
static bool extends_by_zeros(const pl_attr *value, pl_apint bits, uint32_t width) {
  const bool dense = value->kind == PL_ATTR_DENSE;
  const pl_type *type = dense ? value->type->shaped.elem : value->type;
  if (dense && !value->dense.splat && width == (bits.width + 7) / 8 * 8 && type->kind != PL_TYPE_COMPLEX)
    return width == 8 || width == 16 || width == 32 || width == 64;
  if (type && type->kind == PL_TYPE_COMPLEX) type = type->shaped.elem;
  return type && type->kind == PL_TYPE_INTEGER && (bits.width == 1 || type->integer.signedness == PL_UNSIGNED);
}

pl_apint pl_constant_resize(pl_arena *arena, const pl_attr *value, pl_apint bits, uint32_t width) {
  assert(value && width > 0);
  if (bits.width == width) return bits;
  if (bits.width > width) return pl_apint_trunc(arena, bits, width);
  return extends_by_zeros(value, bits, width) ? pl_apint_zext(arena, bits, width) : pl_apint_sext(arena, bits, width);
}

const pl_attr *pl_attr_resource(pl_context *ctx, pl_str key, const pl_type *type) {
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_RESOURCE, .type = type, .string = key});
}

const pl_attr *pl_attr_sparse(pl_context *ctx, const pl_attr *indices, const pl_attr *values, const pl_type *type) {
  const pl_attr *parts[] = {indices, values};
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_SPARSE, .type = type, .array = {parts, 2}});
}

/* ---- Layouts, enumerations, locations ---- */

const pl_attr *pl_attr_affine_map(pl_context *ctx, uint32_t dims, uint32_t symbols, const pl_affine *const *exprs,
                                  uint32_t count) {
  assert(count == 0 || exprs);
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_AFFINE_MAP,
                                        .affine = {.num_dims = dims, .num_symbols = symbols, .count = count, .exprs = exprs}});
}

const pl_attr *pl_attr_integer_set(pl_context *ctx, uint32_t dims, uint32_t symbols, const pl_affine *const *exprs,
                                   const bool *is_equality, uint32_t count) {
  assert(count == 0 || exprs);
  return pl_attr_intern(
      ctx, &(pl_attr){
               .kind = PL_ATTR_INTEGER_SET,
               .affine = {.num_dims = dims, .num_symbols = symbols, .count = count, .exprs = exprs, .is_equality = is_equality}});
}

const pl_attr *pl_attr_strided(pl_context *ctx, const int64_t *strides, uint32_t rank, int64_t offset) {
  assert(rank == 0 || strides);
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_STRIDED, .strided = {strides, rank, offset}});
}

const pl_attr *pl_attr_enum(pl_context *ctx, pl_str dialect, pl_str mnemonic, const pl_str *words, uint32_t count) {
  assert(count == 0 || words);
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_ENUM, .enumeration = {dialect, mnemonic, words, count}});
}

bool pl_enum_has(const pl_attr *attr, const char *word) {
  for (uint32_t i = 0; attr && attr->kind == PL_ATTR_ENUM && i < attr->enumeration.count; i++) {
    if (pl_str_is(attr->enumeration.words[i], word)) return true;
  }
  return false;
}

pl_str pl_enum_word_of(const pl_attr *attr) {
  const bool one = attr && attr->kind == PL_ATTR_ENUM && attr->enumeration.count == 1;
  return one ? attr->enumeration.words[0] : (pl_str){NULL, 0};
}

const pl_attr *pl_attr_params(pl_context *ctx, pl_str mnemonic, const pl_named_attr *entries, uint32_t count) {
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_PARAMS, .params = {mnemonic, entries, count}});
}

const pl_attr *pl_attr_distinct(pl_context *ctx, uint64_t number, const pl_attr *attr) {
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_DISTINCT, .distinct = {number, attr}});
}

const pl_attr *pl_attr_opaque(pl_context *ctx, pl_str dialect, pl_str text) {
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_OPAQUE, .opaque = {dialect, text}});
}

const pl_attr *pl_attr_loc_unknown(pl_context *ctx) {
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_LOC, .loc = {.kind = PL_LOC_UNKNOWN}});
}

const pl_attr *pl_attr_loc_file(pl_context *ctx, pl_str file, uint32_t line, uint32_t column, uint32_t end_line,
                                uint32_t end_column) {
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_LOC,
                                        .loc = {.kind = PL_LOC_FILE,
                                                .name = file,
                                                .line = line,
                                                .column = column,
                                                .end_line = end_line,
                                                .end_column = end_column}});
}

const pl_attr *pl_attr_loc_name(pl_context *ctx, pl_str name, const pl_attr *child) {
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_LOC,
                                        .loc = {.kind = PL_LOC_NAME, .name = name, .children = &child, .count = child ? 1 : 0}});
}

const pl_attr *pl_attr_loc_callsite(pl_context *ctx, const pl_attr *callee, const pl_attr *caller) {
  const pl_attr *parts[] = {callee, caller};
  return pl_attr_intern(ctx, &(pl_attr){.kind = PL_ATTR_LOC, .loc = {.kind = PL_LOC_CALLSITE, .children = parts, .count = 2}});
}

typedef struct loc_list {
  PL_VEC(const pl_attr *) locs;
  pl_map known;
} loc_list;

/* Adds a location to the list unless it is there already or is the unknown one. */
static void add_fused(loc_list *list, const pl_attr *loc) {
  if (loc->loc.kind == PL_LOC_UNKNOWN || pl_map_has(&list->known, loc)) return;
  pl_map_set_ptr(&list->known, loc, loc);
  pl_vec_push(&list->locs, loc);
}

const pl_attr *pl_attr_loc_fused(pl_context *ctx, const pl_attr *const *children, uint32_t count, const pl_attr *metadata) {
  assert(count == 0 || children);
  loc_list list = {0};
  for (uint32_t i = 0; i < count; i++) {
    const pl_attr *child = children[i];
    bool alike = child->loc.kind == PL_LOC_FUSED && child->loc.metadata == metadata;
    if (!alike) add_fused(&list, child);
    for (uint32_t k = 0; alike && k < child->loc.count; k++)
      add_fused(&list, child->loc.children[k]);
  }
  if (list.locs.len == 0) pl_vec_push(&list.locs, pl_attr_loc_unknown(ctx));
  const pl_attr *const *locs = list.locs.data, *result = locs[0];
  const pl_attr fused = {.kind = PL_ATTR_LOC,
                         .loc = {.kind = PL_LOC_FUSED, .children = locs, .count = (uint32_t)list.locs.len, .metadata = metadata}};
  if (list.locs.len > 1 || metadata) result = pl_attr_intern(ctx, &fused);
  pl_vec_free(&list.locs);
  pl_map_free(&list.known);
  return result;
}
