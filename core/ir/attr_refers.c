/* attr_refers.c - which attributes refer to a symbol. */
#include <assert.h>
#include <string.h>

#include "core/ir/attr.h"

enum { DEEPEST = 32 }; /* of attributes in attributes; what is shared may be met 2^depth times */

static bool refers_to(const pl_attr *attr, pl_str name, int depth);

/* Whether the byte can be in a symbol name without quotes. (MLIR Language Reference, "Identifiers and keywords".) */
static bool is_name_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '.' ||
         c == '-';
}

/* Whether the text has `@name`, or a quoted name, which may have escapes and stands for any. */
static bool text_refers_to(pl_str text, pl_str name) {
  for (size_t i = 0; i + 1 < text.len; i++) {
    const char *after = text.data + i + 1;
    const size_t left = text.len - i - 1;
    if (text.data[i] != '@') continue;
    if (*after == '"') return true;
    if (left >= name.len && memcmp(after, name.data, name.len) == 0 && (left == name.len || !is_name_byte(after[name.len])))
      return true;
  }
  return false;
}

/* Whether a value of the entries refers to the symbol. */
static bool entries_refer_to(const pl_named_attr *entries, uint32_t count, pl_str name, int depth) {
  for (uint32_t i = 0; i < count; i++)
    if (refers_to(entries[i].value, name, depth)) return true;
  return false;
}

/* Whether the attribute, which is inside `depth` others, refers to the symbol. */
static bool refers_to(const pl_attr *attr, pl_str name, int depth) {
  if (!attr->refers) return false;
  if (depth > DEEPEST) return true;
  if (attr->kind == PL_ATTR_OPAQUE) return text_refers_to(attr->opaque.text, name);
  if (attr->kind == PL_ATTR_DISTINCT) return refers_to(attr->distinct.attr, name, depth + 1);
  if (attr->kind == PL_ATTR_DICT) return entries_refer_to(attr->dict.entries, attr->dict.count, name, depth + 1);
  if (attr->kind == PL_ATTR_PARAMS) return entries_refer_to(attr->params.entries, attr->params.count, name, depth + 1);
  for (uint32_t i = 0; attr->kind == PL_ATTR_ARRAY && i < attr->array.count; i++)
    if (refers_to(attr->array.elems[i], name, depth + 1)) return true;
  for (uint32_t i = 0; attr->kind == PL_ATTR_SYMBOL && i < attr->symbol.count; i++)
    if (pl_str_eq(attr->symbol.path[i], name)) return true;
  return false;
}

bool pl_attr_refers_to(const pl_attr *attr, pl_str name) {
  assert(name.len == 0 || name.data);
  return attr && refers_to(attr, name, 0);
}
