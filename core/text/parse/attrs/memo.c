/* Types that a text has named before: a program names few, each of them often. */
#include <assert.h>

#include "core/text/parse/attrs/types.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"

/* Types that are longer are read again. */
#define MAX_SPAN 200u

typedef struct known_type {
  pl_str text;
  pl_alias type;
} known_type;

/* Whether the entry (known_type) in a hash set has the text that `key` points to. */
static bool has_text(const void *object, const void *key, const void *user) {
  (void)user;
  return pl_str_eq(((const known_type *)object)->text, *(const pl_str *)key);
}

/* Gives the text of the type at the current keyword, with its brackets; false if it is long or may not determine the type. */
static bool find_span(const pl_parser *p, pl_str *text) {
  const char *at = p->lexer.next, *end = p->lexer.end;
  size_t depth = 0;
  *text = pl_token_text(p->tok);
  if (at == end || *at != '<') return true;
  if ((size_t)(end - at) > MAX_SPAN) end = at + MAX_SPAN;
  for (; at < end; at++) {
    char c = *at;
    if (c == '!' || c == '#' || c == '"' || c == '\n' || c == '/' || (c == '-' && at + 1 < end && at[1] == '>')) return false;
    depth += c == '<';
    depth -= c == '>';
    if (depth > 0) continue;
    text->len = (size_t)(at + 1 - text->data);
    return true;
  }
  return false;
}

const pl_type *pl_p_known_type(pl_parser *p, pl_known_key *key) {
  assert(p && key);
  key->usable = find_span(p, &key->text);
  if (!key->usable) return NULL;
  key->hash = pl_hash_bytes(key->text.data, key->text.len, 0);
  key->reported = pl_diags_count(p->diags);
  const known_type *known = pl_hashset_find(&p->buffers->known_types, key->hash, &key->text, has_text, NULL);
  if (!known || !pl_p_weigh(p, &known->type)) return NULL;
  p->lexer.next = key->text.data + key->text.len;
  pl_p_advance(p);
  return known->type.what;
}

void pl_p_note_type(pl_parser *p, const pl_known_key *key, const pl_type *type) {
  assert(type && (!key->usable || key->text.len > 0));
  /* Height and weight are those of this type alone where nothing is around it. */
  if (!key->usable || p->depth != 1 || pl_diags_count(p->diags) != key->reported) return;
  if (p->last.start + p->last.len != key->text.data + key->text.len) return; /* the brackets were not all of it */
  known_type *known = PL_NEW(p->kept, known_type);
  *known = (known_type){key->text, {type, key->text.data, p->height - 1, p->weight - 1}};
  pl_hashset_add(&p->buffers->known_types, key->hash, known);
}
