/* The one copy of each attribute: what distinguishes two, and what of a candidate is copied. */
#include "core/ir/attr.h"
#include "core/ir/context_impl.h"

/* Adds a reference to an attribute (may be NULL), by its number, to the hash `h`; returns the new hash. */
static uint64_t hash_ref(const pl_attr *attr, uint64_t h) { return pl_hash_u64(attr ? attr->id + 1 : 0, h); }

/* Adds a text to the hash `h`; returns the new hash. */
static uint64_t hash_text(pl_str text, uint64_t h) { return pl_hash_bytes(text.data, text.len, h); }

/* Adds the length of a list of attributes and each of them to the hash `h`; returns the new hash. */
static uint64_t hash_refs(const pl_attr *const *list, uint32_t count, uint64_t h) {
  h = pl_hash_u64(count, h);
  for (uint32_t i = 0; i < count; i++)
    h = hash_ref(list[i], h);
  return h;
}

/* Adds the length of a list of texts and each of them to the hash `h`; returns the new hash. */
static uint64_t hash_texts(const pl_str *list, uint64_t count, uint64_t h) {
  h = pl_hash_u64(count, h);
  for (uint64_t i = 0; i < count; i++)
    h = hash_text(list[i], h);
  return h;
}

/* Hashes the entries of a DICT; their names are interned and hashed by address. */
static uint64_t hash_dict(const pl_attr *a, uint64_t h) {
  for (uint32_t i = 0; i < a->dict.count; i++) {
    h = pl_hash_u64((uint64_t)(uintptr_t)a->dict.entries[i].name.data, h); /* interned */
    h = hash_ref(a->dict.entries[i].value, h);
  }
  return h;
}

/* Adds the names, as texts, and the values of named attributes to the hash `h`; returns the new hash. */
static uint64_t hash_entries(const pl_named_attr *entries, uint32_t count, uint64_t h) {
  for (uint32_t i = 0; i < count; i++)
    h = hash_ref(entries[i].value, hash_text(entries[i].name, h));
  return h;
}

/* Hashes the elements of a DENSE or DENSE_ARRAY attribute, their count and whether it is a splat. */
static uint64_t hash_dense(const pl_attr *a, uint64_t h) {
  h = pl_hash_u64(a->dense.count << 1 | a->dense.splat, h);
  if (a->dense.strings) return hash_texts(a->dense.strings, a->dense.count, h);
  for (uint64_t i = 0; i < a->dense.count; i++)
    h = pl_apint_hash(a->dense.elems[i], h);
  return h;
}

/* Hashes what an AFFINE_MAP or INTEGER_SET holds. */
static uint64_t hash_affine_attr(const pl_attr *a, uint64_t h) {
  h = pl_hash_u64((uint64_t)a->affine.num_dims << 32 | a->affine.num_symbols, h);
  for (uint32_t i = 0; i < a->affine.count; i++) {
    h = pl_hash_u64((uint64_t)a->affine.exprs[i]->id << 1 | (a->affine.is_equality && a->affine.is_equality[i]), h);
  }
  return h;
}

/* The hash `h` extended by what a location holds. */
static uint64_t hash_loc(const pl_attr *a, uint64_t h) {
  h = hash_text(a->loc.name, pl_hash_u64((uint64_t)a->loc.kind, h));
  if (a->loc.kind == PL_LOC_FILE) {
    h = pl_hash_u64((uint64_t)a->loc.line << 32 | a->loc.column, h);
    return pl_hash_u64((uint64_t)a->loc.end_line << 32 | a->loc.end_column, h);
  }
  return hash_ref(a->loc.metadata, hash_refs(a->loc.children, a->loc.count, h));
}

/* A hash of an attribute of any kind, for interning. */
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

/* Whether `size` bytes are equal; `size` may be 0. */
static bool same_bytes(const void *a, const void *b, size_t size) { return size == 0 || pl_bytes_eq(a, b, size); }

/* Whether two lists of `count` texts are equal. */
static bool same_texts(const pl_str *a, const pl_str *b, uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    if (!pl_str_eq(a[i], b[i])) return false;
  }
  return true;
}

/* Whether two DICTs have the same entries; names are interned and compared by address. */
static bool same_dict(const pl_attr *a, const pl_attr *b) {
  if (a->dict.count != b->dict.count) return false;
  for (uint32_t i = 0; i < a->dict.count; i++) {
    if (a->dict.entries[i].name.data != b->dict.entries[i].name.data) return false;
    if (a->dict.entries[i].value != b->dict.entries[i].value) return false;
  }
  return true;
}

/* Whether two DENSE or DENSE_ARRAY attributes have the same elements in the same form (splat or not). */
static bool same_dense(const pl_attr *a, const pl_attr *b) {
  if (a->dense.count != b->dense.count || a->dense.splat != b->dense.splat) return false;
  if (!a->dense.strings != !b->dense.strings) return false;
  if (a->dense.strings) return same_texts(a->dense.strings, b->dense.strings, a->dense.count);
  for (uint64_t i = 0; i < a->dense.count; i++) {
    if (!pl_apint_eq(a->dense.elems[i], b->dense.elems[i])) return false;
  }
  return true;
}

/* Whether two AFFINE_MAPs or INTEGER_SETs have the same numbers of dims and symbols and the same expressions, and in
 * INTEGER_SETs the same of them are equalities. */
static bool same_affine_attr(const pl_attr *a, const pl_attr *b) {
  if (a->affine.num_dims != b->affine.num_dims || a->affine.num_symbols != b->affine.num_symbols) return false;
  if (a->affine.count != b->affine.count) return false;
  if (!same_bytes(a->affine.exprs, b->affine.exprs, a->affine.count * sizeof *a->affine.exprs)) return false;
  for (uint32_t i = 0; a->kind == PL_ATTR_INTEGER_SET && i < a->affine.count; i++) {
    if (a->affine.is_equality[i] != b->affine.is_equality[i]) return false;
  }
  return true;
}

/* Whether two locations are equal. */
static bool same_loc(const pl_attr *a, const pl_attr *b) {
  if (a->loc.kind != b->loc.kind || !pl_str_eq(a->loc.name, b->loc.name)) return false;
  if (a->loc.kind == PL_LOC_FILE)
    return a->loc.line == b->loc.line && a->loc.column == b->loc.column && a->loc.end_line == b->loc.end_line &&
           a->loc.end_column == b->loc.end_column;
  return a->loc.metadata == b->loc.metadata && a->loc.count == b->loc.count &&
         same_bytes(a->loc.children, b->loc.children, a->loc.count * sizeof *a->loc.children);
}

/* Whether two ENUM attributes have the same dialect, mnemonic and words. */
static bool same_enum(const pl_attr *a, const pl_attr *b) {
  return pl_str_eq(a->enumeration.dialect, b->enumeration.dialect) &&
         pl_str_eq(a->enumeration.mnemonic, b->enumeration.mnemonic) && a->enumeration.count == b->enumeration.count &&
         same_texts(a->enumeration.words, b->enumeration.words, a->enumeration.count);
}

/* Whether two PARAMS attributes have the same mnemonic and entries. */
static bool same_params(const pl_attr *a, const pl_attr *b) {
  if (!pl_str_eq(a->params.mnemonic, b->params.mnemonic) || a->params.count != b->params.count) return false;
  for (uint32_t i = 0; i < a->params.count; i++) {
    if (!pl_str_eq(a->params.entries[i].name, b->params.entries[i].name)) return false;
    if (a->params.entries[i].value != b->params.entries[i].value) return false;
  }
  return true;
}

/* Whether two attributes are equal; for pl_hashset_find. */
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

/* The number, with its words, if it has more than 64 bits, copied to the context's arena. */
static pl_apint copy_number(pl_context *ctx, pl_apint a) {
  return a.width <= 64 ? a : pl_apint_from_words(ctx->arena, a.width, a.words, pl_apint_num_words(a.width));
}

/* A copy of the list in the context's arena, its texts interned. */
static const pl_str *copy_texts(pl_context *ctx, const pl_str *texts, uint64_t count) {
  pl_str *copy = PL_NEW_ARRAY(ctx->arena, pl_str, count);
  for (uint64_t i = 0; i < count; i++)
    copy[i] = pl_context_intern(ctx, texts[i]);
  return copy;
}

/* Replaces the elements of a DENSE or DENSE_ARRAY attribute by copies in the context. */
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

/* Replaces the lists of an AFFINE_MAP or INTEGER_SET by copies in the context. */
static void copy_affine_attr(pl_context *ctx, pl_attr *a) {
  uint32_t count = a->affine.count;
  a->affine.exprs = pl_arena_copy(ctx->arena, a->affine.exprs, count * sizeof *a->affine.exprs);
  if (a->affine.is_equality) a->affine.is_equality = pl_arena_copy(ctx->arena, a->affine.is_equality, count * sizeof(bool));
}

/* Replaces what a location borrows by copies in the context. */
static void copy_loc(pl_context *ctx, pl_attr *a) {
  a->loc.name = pl_context_intern(ctx, a->loc.name);
  if (a->loc.kind == PL_LOC_FILE) return; /* has no children */
  a->loc.children = pl_arena_copy(ctx->arena, a->loc.children, a->loc.count * sizeof *a->loc.children);
}

/* Replaces the mnemonic and the entries of a PARAMS attribute by copies in the context. */
static void copy_params(pl_context *ctx, pl_attr *a) {
  pl_named_attr *copy = PL_NEW_ARRAY(ctx->arena, pl_named_attr, a->params.count);
  for (uint32_t i = 0; i < a->params.count; i++)
    copy[i] = (pl_named_attr){pl_context_intern(ctx, a->params.entries[i].name), a->params.entries[i].value};
  a->params.entries = copy;
  a->params.mnemonic = pl_context_intern(ctx, a->params.mnemonic);
}

/* Replaces all that a new attribute borrowed from its maker by copies in the context. */
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

/* Whether a value of the entries contains a symbol reference or an opaque attribute. */
static bool entries_refer(const pl_named_attr *entries, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (entries[i].value->refers) return true;
  return false;
}

/* Whether the attribute is or contains a symbol reference or an opaque attribute; locations are not looked into. */
static bool refers(const pl_attr *a) {
  if (a->kind == PL_ATTR_DICT) return entries_refer(a->dict.entries, a->dict.count);
  if (a->kind == PL_ATTR_PARAMS) return entries_refer(a->params.entries, a->params.count);
  if (a->kind == PL_ATTR_DISTINCT) return a->distinct.attr->refers;
  for (uint32_t i = 0; a->kind == PL_ATTR_ARRAY && i < a->array.count; i++)
    if (a->array.elems[i]->refers) return true;
  return a->kind == PL_ATTR_SYMBOL || a->kind == PL_ATTR_OPAQUE;
}

const pl_attr *pl_attr_intern(pl_context *ctx, const pl_attr *candidate) {
  uint64_t hash = hash_attr(candidate);
  pl_attr *attr = pl_hashset_find(&ctx->attrs, hash, candidate, same_attr, NULL);
  if (attr) return attr;
  attr = pl_arena_copy(ctx->arena, candidate, sizeof *candidate);
  attr->id = ctx->num_attrs++ & INT32_MAX;
  attr->refers = refers(candidate);
  ctx->attr_kinds |= UINT64_C(1) << attr->kind;
  copy_parts(ctx, attr);
  pl_hashset_add(&ctx->attrs, hash, attr);
  return attr;
}
