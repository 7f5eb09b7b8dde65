#include "core/text/common/format.h"

#include <assert.h>

#include "core/base/uncounted.h"

/* A row is read once, whatever the input. */
PL_UNCOUNTED_BEGIN

typedef struct reader {
  const char *at;
  const pl_signature *signature;
  pl_format *format;
} reader;

/* Skips blanks, and `text` if it comes next; false if it does not. */
static bool accept(reader *r, const char *text) {
  while (*r->at == ' ')
    r->at++;
  size_t n = strlen(text);
  if (strncmp(r->at, text, n) != 0) return false;
  r->at += n;
  return true;
}

/* Reads a name, which ends at the next blank, punctuation sign or end of the text; empty if there is none. */
static pl_str read_name(reader *r) {
  size_t n = strcspn(r->at, " ,()^`<>?:[]");
  pl_str name = {r->at, n};
  r->at += n;
  return name;
}

/* Appends an element of that kind to the format, which must have space for it, and returns the element. */
static pl_fmt *add(reader *r, pl_fmt_kind kind) {
  pl_fmt *elem = &r->format->elems[r->format->count++];
  elem->kind = kind;
  return elem;
}

/* Reads a literal after its opening backquote and appends its element. */
static void read_literal(reader *r) {
  size_t n = strcspn(r->at, "`");
  const pl_str text = {r->at, n};
  add(r, n == 0 || pl_str_is(text, " ") ? PL_FMT_TIGHT : PL_FMT_LITERAL)->text = text;
  r->at += n + 1;
}

/* Reads a name after `$` and appends the element for the signature's operand, property or successor of that name, which must
 * exist. */
static void read_variable(reader *r) {
  pl_str name = read_name(r);
  uint32_t operand = pl_signature_operand(r->signature, name);
  const pl_sig_prop *prop = pl_signature_prop(r->signature, name);
  if (operand != UINT32_MAX) {
    add(r, PL_FMT_OPERAND)->index = operand;
  } else if (prop) {
    add(r, PL_FMT_PROPERTY)->prop = prop;
    r->format->bound[prop - r->signature->props] = true;
  } else {
    pl_fmt *elem = add(r, PL_FMT_SUCCESSOR);
    while (elem->index < r->signature->num_successors && !pl_str_eq(r->signature->successors[elem->index].name, name))
      elem->index++;
    assert(elem->index < r->signature->num_successors);
  }
}

/* Reads the rest of `type(...)` after its bracket and appends the type of an operand or result, or of all results. */
static void read_type(reader *r) {
  if (accept(r, "results")) {
    add(r, PL_FMT_RESULT_TYPES);
  } else {
    bool dollar = accept(r, "$");
    assert(dollar);
    (void)dollar;
    pl_str name = read_name(r);
    uint32_t operand = pl_signature_operand(r->signature, name);
    uint32_t result = pl_signature_result(r->signature, name);
    assert(operand != UINT32_MAX || result != UINT32_MAX);
    if (operand != UINT32_MAX)
      add(r, PL_FMT_OPERAND_TYPE)->index = operand;
    else
      add(r, PL_FMT_RESULT_TYPE)->index = result;
  }
  accept(r, ")");
}

/* Reads one element of the format, but no optional group, and appends it; false if none comes next. */
static bool read_element(reader *r) {
  if (accept(r, "`"))
    read_literal(r);
  else if (accept(r, "$"))
    read_variable(r);
  else if (accept(r, "type("))
    read_type(r);
  else if (accept(r, "functional-type(")) {
    r->at += strcspn(r->at, ")") + 1;
    add(r, PL_FMT_FUNCTION_TYPE);
  } else if (accept(r, "operands"))
    add(r, PL_FMT_OPERANDS);
  else if (accept(r, "attr-dict-with-keyword"))
    add(r, PL_FMT_ATTR_DICT_KEYWORD);
  else if (accept(r, "attr-dict"))
    add(r, PL_FMT_ATTR_DICT);
  else
    return false;
  return true;
}

/* Reads an optional group after its opening bracket, `... anchor^ ...)?`, and appends it with its elements. */
static void read_group(reader *r) {
  uint32_t group = r->format->count;
  add(r, PL_FMT_GROUP);
  uint32_t anchor = UINT32_MAX;
  while (!accept(r, ")?")) {
    bool more = read_element(r);
    assert(more);
    (void)more;
    if (accept(r, "^")) anchor = r->format->count - 1;
  }
  assert(anchor != UINT32_MAX);
  r->format->elems[group].length = r->format->count - group - 1;
  r->format->elems[group].anchor = anchor;
}

const pl_format *pl_format_of(pl_context *ctx, const pl_signature *signature) {
  if (!signature || signature->info->format[0] == '\0') return NULL;
  if (*signature->format) return *signature->format;
  pl_arena *arena = pl_context_rows(ctx);
  pl_format *format = PL_NEW(arena, pl_format);
  reader r = {signature->info->format, signature, format};
  format->bound = PL_NEW_ARRAY(arena, bool, signature->num_props + 1);
  format->elems = PL_NEW_ARRAY(arena, pl_fmt, strlen(r.at) + 1);
  if (accept(&r, "custom<")) {
    format->custom = read_name(&r);
  } else {
    for (;;) {
      if (accept(&r, "("))
        read_group(&r);
      else if (!read_element(&r))
        break;
    }
    assert(*r.at == '\0');
  }
  *signature->format = format;
  return format;
}

PL_UNCOUNTED_END
