/* elements.c - sparse<...> and dense_resource<...> as the dense elements that they stand for. Source: MLIR documentation,
 * "Builtin Dialect", SparseElementsAttr, DenseResourceElementsAttr; which element types a resource may have is what
 * mlir-translate 22 says. */
#include "core/llvmir/export/state/constants.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/float_classes.h"

/* Elements that are worth to be written one by one. */
enum { MOST_ELEMENTS = 1 << 26 };

/* The number of elements of a static shape; 0 if there are none or too many. */
static uint64_t count_elements(const pl_type *type) {
  uint64_t count = 1;
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    uint64_t size = (uint64_t)type->shaped.shape[i];
    if (type->shaped.shape[i] <= 0 || size > MOST_ELEMENTS / count) return 0;
    count *= size;
  }
  return count;
}

/* The row-major position that row `row` of a sparse attribute's indices denotes; the parser has checked that it is in bounds. */
static uint64_t place_of(const pl_attr *indices, const pl_type *type, uint64_t row) {
  uint64_t place = 0;
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    int64_t index = 0;
    (void)pl_apint_to_i64(pl_dense_at(indices, row * type->shaped.rank + i), &index);
    place = place * (uint64_t)type->shaped.shape[i] + (uint64_t)index;
  }
  return place;
}

/* The dense attribute with the elements of a sparse one, zero where none is listed; NULL if that is not possible, and if no
 * element is listed. */
static const pl_attr *from_sparse(pl_export *e, const pl_attr *sparse) {
  const pl_attr *indices = sparse->array.elems[0], *values = sparse->array.elems[1];
  const pl_type *type = sparse->type, *elem = type->shaped.elem;
  uint64_t parts = elem->kind == PL_TYPE_COMPLEX ? 2 : 1, count = count_elements(type);
  uint64_t rows = (uint64_t)values->type->shaped.shape[0];
  if (count == 0 || rows == 0 || values->kind != PL_ATTR_DENSE || !values->dense.elems) return NULL;
  pl_apint *bits = PL_NEW_ARRAY(e->m.arena, pl_apint, count * parts), zero = pl_dense_at(values, 0);
  zero = pl_apint_zero(e->m.arena, zero.width);
  for (uint64_t i = 0; i < count * parts; i++)
    bits[i] = zero;
  for (uint64_t row = 0; row < rows; row++)
    for (uint64_t k = 0; k < parts; k++)
      bits[place_of(indices, type, row) * parts + k] = pl_dense_at(values, row * parts + k);
  return pl_attr_dense(e->m.ctx, type, bits, count * parts, false);
}

/* The value of a hexadecimal digit; -1 for other characters. */
static int digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* Decodes the bytes of a quoted resource text "0x...", after the four that state the alignment, into `*out`, `*len` of them.
 * False if it is malformed. */
static bool read_blob(pl_export *e, pl_str text, unsigned char **out, uint64_t *len) {
  enum { HEAD = 3, ALIGNMENT = 4 };
  if (text.len < HEAD + 1 || memcmp(text.data, "\"0x", HEAD) != 0 || text.data[text.len - 1] != '"') return false;
  uint64_t digits = text.len - HEAD - 1;
  if (digits % 2 || digits / 2 < ALIGNMENT) return false;
  *len = digits / 2 - ALIGNMENT;
  *out = PL_NEW_ARRAY(e->m.arena, unsigned char, *len + 1);
  for (uint64_t i = 0; i < digits / 2; i++) {
    int high = digit(text.data[HEAD + 2 * i]), low = digit(text.data[HEAD + 2 * i + 1]);
    if (high < 0 || low < 0) return false;
    if (i >= ALIGNMENT) (*out)[i - ALIGNMENT] = (unsigned char)(high << 4 | low);
  }
  return true;
}

/* Number of bytes of an element of a resource; 0 for a type that a resource may not have. */
static uint32_t data_bytes(const pl_type *elem) {
  uint32_t bits = 0;
  if (elem->kind == PL_TYPE_INTEGER) bits = elem->integer.width;
  if (elem->kind == PL_TYPE_FLOAT && pl_float_bits(elem->float_format) >= 16) bits = pl_float_bits(elem->float_format);
  return bits == 8 || bits == 16 || bits == 32 || bits == 64 ? bits / 8 : 0;
}

/* The module's builtin resource of that key; NULL if there is none. */
static const pl_resource *find_resource(const pl_module *module, pl_str key) {
  for (size_t i = 0; i < module->num_resources; i++) {
    const pl_resource *entry = &module->resources[i];
    if (!entry->external && pl_str_is(entry->group, "builtin") && pl_str_eq(entry->key, key)) return entry;
  }
  return NULL;
}

/* The dense attribute with the elements of a resource, read as little-endian; NULL if the resource is missing or malformed, or
 * does not fit its type. */
static const pl_attr *from_resource(pl_export *e, const pl_attr *resource) {
  const pl_resource *entry = find_resource(e->module, resource->string);
  uint32_t bytes = data_bytes(resource->type->shaped.elem);
  uint64_t len = 0, count = count_elements(resource->type);
  unsigned char *data = NULL;
  if (!entry || bytes == 0 || count == 0 || !read_blob(e, entry->value, &data, &len) || len != count * bytes) return NULL;
  pl_apint *bits = PL_NEW_ARRAY(e->m.arena, pl_apint, count);
  for (uint64_t i = 0; i < count; i++) {
    uint64_t word = 0;
    for (uint32_t k = 0; k < bytes; k++)
      word |= (uint64_t)data[i * bytes + k] << (8 * k);
    bits[i] = pl_apint_from_u64(e->m.arena, 8 * bytes, word);
  }
  return pl_attr_dense(e->m.ctx, resource->type, bits, count, false);
}

const pl_attr *pl_export_elements(pl_export *e, const pl_attr *value) {
  if (value->kind == PL_ATTR_SPARSE) return from_sparse(e, value);
  if (value->kind == PL_ATTR_RESOURCE) return from_resource(e, value);
  return value->kind == PL_ATTR_DENSE && value->dense.elems ? value : NULL;
}
