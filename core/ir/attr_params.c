#include "core/ir/attr_params.h"

#include <assert.h>

static const pl_param_row rows[] = {
#define ATTR(mnemonic, alias, params) {{mnemonic, sizeof(mnemonic) - 1}, alias, params},
#include "core/ir/llvm_attrs.def"
#undef ATTR
};

const pl_param_row *pl_param_row_find(pl_str mnemonic) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (pl_str_eq(mnemonic, rows[i].mnemonic)) return &rows[i];
  return NULL;
}

/* Whether the character ends a word in a row of llvm_attrs.def. */
static bool ends_word(char c) { return c == '\0' || c == ':' || c == ',' || c == '?' || c == '(' || c == ')' || c == '`'; }

/* Returns the word at *at of a row of llvm_attrs.def, and moves *at to its end. */
static pl_str word(const char **at) {
  pl_str text = {*at, 0};
  while (!ends_word(**at))
    ++*at;
  text.len = (size_t)(*at - text.data);
  return text;
}

/* The kind of parameter that llvm_attrs.def calls `text`, which has to be one. */
static pl_param_kind kind_named(pl_str text) {
#define X(name, spelling)                                                                                                        \
  if (pl_str_is(text, spelling)) return PL_PARAM_##name;
  PL_PARAM_KINDS(X)
#undef X
  assert(false && "llvm_attrs.def names an unknown kind of parameter");
  return PL_PARAM_ATTR;
}

bool pl_param_next(const pl_param_row *row, const char **cursor, pl_param *param) {
  const char *at = *cursor ? *cursor : row->params + pl_param_row_positional(row);
  *param = (pl_param){0};
  if (*at == '\0') return false;
  param->name = word(&at);
  at++;
  param->kind = kind_named(word(&at));
  if (*at == '(') {
    at++;
    param->of = word(&at);
    at++;
  }
  param->optional = *at == '?';
  at += param->optional;
  param->keep_zero = *at == '?';
  at += param->keep_zero;
  if (*at == '`') {
    param->after = (pl_str){at + 1, strcspn(at + 1, "`")};
    at += param->after.len + 2;
  } else if (*at == ',') {
    at += 2;
  }
  *cursor = at;
  return true;
}

const pl_attr *pl_attr_param(const pl_attr *attr, const char *name) {
  for (uint32_t i = 0; attr && attr->kind == PL_ATTR_PARAMS && i < attr->params.count; i++)
    if (pl_str_is(attr->params.entries[i].name, name)) return attr->params.entries[i].value;
  return NULL;
}

bool pl_attr_is(const pl_attr *attr, const char *mnemonic) {
  return attr && attr->kind == PL_ATTR_PARAMS && pl_str_is(attr->params.mnemonic, mnemonic);
}

int64_t pl_attr_param_num(const pl_attr *attr, const char *name) {
  const pl_attr *value = pl_attr_param(attr, name);
  int64_t number = 0;
  if (value && value->kind == PL_ATTR_INTEGER) (void)pl_apint_to_i64(value->integer, &number);
  return number;
}

pl_str pl_attr_param_text(const pl_attr *attr, const char *name) {
  const pl_attr *value = pl_attr_param(attr, name);
  if (value && value->kind == PL_ATTR_STRING) return value->string;
  if (value && value->kind == PL_ATTR_ENUM && value->enumeration.count) return value->enumeration.words[0];
  return (pl_str){"", 0};
}
