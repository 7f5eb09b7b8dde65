/* Metadata as written. Source: LLVM Language Reference Manual (2026), Metadata. */
#include <assert.h>

#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/metadata.h"
#include "core/llvmir/import/read/types.h"
#include "core/llvmir/lir/float_classes.h"

/* A new metadata node of a kind. */
static pl_ll_meta *node_new(pl_importer *im, pl_ll_meta_kind kind, pl_ll_token at) {
  pl_ll_meta *node = PL_NEW(im->arena, pl_ll_meta);
  *node = (pl_ll_meta){.kind = kind, .at = at};
  return node;
}

/* Reads the rest of a tuple, whose `!{` at `at` was read. NULL, reported, on error. */
static const pl_ll_meta *read_tuple(pl_importer *im, pl_ll_token at) {
  PL_VEC(const pl_ll_meta *) elems = {0};
  if (!pl_ll_at(im, PL_LL_R_BRACE)) {
    do {
      const pl_ll_meta *elem = pl_ll_meta_read(im);
      if (!elem) return NULL;
      pl_ll_push(im, &elems, elem);
    } while (pl_ll_accept(im, PL_LL_COMMA));
  }
  if (!pl_ll_expect(im, PL_LL_R_BRACE)) return NULL;
  pl_ll_meta *node = node_new(im, PL_LL_META_TUPLE, at);
  node->elems = elems.data;
  node->count = (uint32_t)elems.len;
  return node;
}

/* Skips the rest of a field of a specialized node. False, reported, on error. */
static bool skip_field(pl_importer *im) {
  uint32_t depth = 0;
  while (!im->failed) {
    bool open = pl_ll_at(im, PL_LL_L_PAREN) || pl_ll_at(im, PL_LL_L_BRACE);
    bool close = pl_ll_at(im, PL_LL_R_PAREN) || pl_ll_at(im, PL_LL_R_BRACE);
    if (!depth && (close || pl_ll_at(im, PL_LL_COMMA))) return true;
    if (pl_ll_at(im, PL_LL_EOF)) return pl_ll_error(im, im->tok, "expected ')' here");
    depth = depth + open - close;
    pl_ll_advance(im);
  }
  return false;
}

/* Reads `name: value` of a specialized node, a value that is no node as a string node; the value is NULL if it has no form here.
 * False, reported, on error. */
static bool read_field(pl_importer *im, pl_ll_field *field) {
  field->name = im->tok.text;
  field->value = NULL;
  if (!pl_ll_accept(im, PL_LL_LABEL)) return skip_field(im);
  pl_ll_token at = im->tok;
  if (pl_ll_at(im, PL_LL_META) || pl_ll_at(im, PL_LL_BANG)) {
    field->value = pl_ll_meta_read(im);
    if (!field->value) return false;
  } else if (pl_ll_at(im, PL_LL_STRING) || pl_ll_at(im, PL_LL_INT) || pl_ll_at(im, PL_LL_WORD)) {
    pl_ll_meta *text = node_new(im, PL_LL_META_STRING, at);
    text->text = at.text;
    field->value = text;
  }
  return skip_field(im);
}

/* Reads a specialized node, `!DIName(fields)`. NULL, reported, on error. */
static const pl_ll_meta *read_special(pl_importer *im) {
  pl_ll_token at = im->tok;
  PL_VEC(pl_ll_field) fields = {0};
  pl_ll_advance(im);
  if (!pl_ll_expect(im, PL_LL_L_PAREN)) return NULL;
  if (!pl_ll_at(im, PL_LL_R_PAREN)) {
    do {
      pl_ll_field field;
      if (!read_field(im, &field)) return NULL;
      if (field.value) pl_ll_push(im, &fields, field);
    } while (pl_ll_accept(im, PL_LL_COMMA));
  }
  if (!pl_ll_expect(im, PL_LL_R_PAREN)) return NULL;
  pl_ll_meta *node = node_new(im, PL_LL_META_SPECIAL, at);
  node->text = at.text;
  node->fields = fields.data;
  node->count = (uint32_t)fields.len;
  return node;
}

/* Reads a type and a value: a constant, or a local value, whose node does not record which one it is. NULL, reported, on error.
 */
static const pl_ll_meta *read_value(pl_importer *im) {
  pl_ll_token at = im->tok;
  const pl_type *type = pl_ll_type(im);
  if (!type) return NULL;
  if (pl_ll_at(im, PL_LL_LOCAL)) {
    pl_ll_advance(im);
    return node_new(im, PL_LL_META_VALUE, at);
  }
  pl_ll_meta *node = node_new(im, PL_LL_META_CONST, at);
  node->constant = pl_ll_const_of(im, type);
  return node->constant ? node : NULL;
}

/* Reads a metadata operand of any form. NULL, reported, on error. */
static const pl_ll_meta *read_here(pl_importer *im) {
  pl_ll_token at = im->tok;
  if (pl_ll_at(im, PL_LL_META)) {
    if (!at.numbered) return read_special(im);
    pl_ll_meta *node = node_new(im, PL_LL_META_REF, at);
    node->number = (uint32_t)at.number;
    pl_ll_advance(im);
    return node;
  }
  if (pl_ll_accept(im, PL_LL_BANG)) {
    if (pl_ll_accept(im, PL_LL_L_BRACE)) return read_tuple(im, at);
    pl_ll_meta *node = node_new(im, PL_LL_META_STRING, at);
    return pl_ll_string(im, &node->text) ? node : NULL;
  }
  if (pl_ll_accept_word(im, "null")) return node_new(im, PL_LL_META_NULL, at);
  return read_value(im);
}

const pl_ll_meta *pl_ll_meta_read(pl_importer *im) {
  if (im->failed) return NULL;
  if (im->depth >= PL_LL_MAX_DEPTH) {
    pl_ll_error(im, im->tok, "metadata is nested too deeply");
    return NULL;
  }
  im->depth++;
  const pl_ll_meta *node = read_here(im);
  im->depth--;
  return im->failed ? NULL : node;
}

/* Defines named metadata, or, if the name is defined already, appends the operands to the earlier ones. */
static void define_named(pl_importer *im, pl_ll_token name, pl_ll_meta *node) {
  const char *key = pl_ll_intern(im, name.text).data;
  const pl_ll_meta *before = pl_map_get_ptr(&im->named_nodes, key);
  if (before && before->kind == PL_LL_META_TUPLE && node->kind == PL_LL_META_TUPLE) {
    const pl_ll_meta **all = pl_arena_alloc(im->arena, ((size_t)before->count + node->count) * sizeof *all);
    if (before->count) memcpy(all, before->elems, before->count * sizeof *all);
    if (node->count) memcpy(all + before->count, node->elems, node->count * sizeof *all);
    node->elems = all;
    node->count += before->count;
  }
  pl_map_set_ptr(&im->named_nodes, key, node);
}

bool pl_ll_meta_definition(pl_importer *im) {
  pl_ll_token at = im->tok;
  pl_ll_advance(im);
  if (!pl_ll_expect(im, PL_LL_EQUAL)) return false;
  bool distinct = pl_ll_accept_word(im, "distinct");
  if (!pl_ll_at(im, PL_LL_META) && !pl_ll_at(im, PL_LL_BANG)) return pl_ll_error(im, im->tok, "expected a metadata node");
  const pl_ll_meta *node = pl_ll_meta_read(im);
  if (!node) return false;
  pl_ll_meta *own = pl_arena_copy(im->arena, node, sizeof *node);
  own->distinct = distinct;
  if (!at.numbered) {
    define_named(im, at, own);
    return true;
  }
  if (pl_map_get(&im->nodes, at.number, NULL)) return pl_ll_error(im, at, "metadata id is already used");
  pl_map_set(&im->nodes, at.number, (uint64_t)(uintptr_t)own);
  return true;
}

const pl_ll_meta *pl_ll_meta_follow(pl_importer *im, const pl_ll_meta *node) {
  uint64_t found = 0;
  for (uint32_t steps = 0; node && node->kind == PL_LL_META_REF; steps++) {
    if (steps > PL_LL_MAX_DEPTH || !pl_map_get(&im->nodes, node->number, &found)) {
      pl_ll_error(im, node->at, "use of undefined metadata '!%u'", node->number);
      return NULL;
    }
    node = (const pl_ll_meta *)(uintptr_t)found;
  }
  return node;
}

bool pl_ll_attachments_read(pl_importer *im, pl_ll_attachments *out) {
  do {
    pl_ll_attachment a = {.name = im->tok.text, .at = im->tok};
    if (!pl_ll_at(im, PL_LL_META) || im->tok.numbered) return pl_ll_error(im, im->tok, "expected metadata");
    pl_ll_advance(im);
    a.node = pl_ll_meta_read(im);
    if (!a.node) return false;
    pl_ll_push(im, out, a);
  } while (pl_ll_accept(im, PL_LL_COMMA));
  return !im->failed;
}

bool pl_ll_meta_int(pl_importer *im, const pl_ll_meta *node, int64_t *value) {
  assert(im && value);
  node = pl_ll_meta_follow(im, node);
  return node && node->kind == PL_LL_META_CONST && pl_ll_const_int(node->constant, value);
}

bool pl_ll_meta_string(pl_importer *im, const pl_ll_meta *node, pl_str *text) {
  assert(im && text);
  node = pl_ll_meta_follow(im, node);
  if (!node || node->kind != PL_LL_META_STRING) return false;
  *text = node->text;
  return true;
}

const pl_ll_meta *pl_ll_meta_elem(pl_importer *im, const pl_ll_meta *tuple, uint32_t index) {
  assert(!tuple || tuple->count == 0 || tuple->elems || tuple->fields);
  tuple = pl_ll_meta_follow(im, tuple);
  return tuple && tuple->kind == PL_LL_META_TUPLE && index < tuple->count ? pl_ll_meta_follow(im, tuple->elems[index]) : NULL;
}

const pl_ll_meta *pl_ll_meta_field(pl_importer *im, const pl_ll_meta *special, const char *name) {
  special = pl_ll_meta_follow(im, special);
  for (uint32_t i = 0; special && special->kind == PL_LL_META_SPECIAL && i < special->count; i++)
    if (pl_str_is(special->fields[i].name, name)) return pl_ll_meta_follow(im, special->fields[i].value);
  return NULL;
}

/* ---- as text ---- */

/* Prints a node as text by which nodes of two modules can be compared, with `?` for parts that can't. */
static void print_node(pl_importer *im, const pl_ll_meta *node, uint32_t depth, pl_sink *out) {
  enum { MOST_DEPTH = 8, MOST_TEXT = 4096 };
  int64_t number;
  node = pl_ll_meta_follow(im, node);
  if (!node || depth > MOST_DEPTH || out->len > MOST_TEXT || node->distinct || node->kind == PL_LL_META_VALUE) {
    pl_sink_puts(out, "?");
  } else if (node->kind == PL_LL_META_STRING) {
    pl_sink_printf(out, "\"%.*s\"", PL_STR_FMT(node->text));
  } else if (node->kind == PL_LL_META_CONST && node->constant->kind == PL_LL_CONST_GLOBAL) {
    pl_sink_printf(out, "@%.*s", PL_STR_FMT(node->constant->name));
  } else if (node->kind == PL_LL_META_CONST && pl_ll_const_int(node->constant, &number)) {
    pl_sink_printf(out, "%lld", (long long)number);
  } else if (node->kind == PL_LL_META_TUPLE) {
    pl_sink_puts(out, "{");
    for (uint32_t i = 0; i < node->count; i++) {
      pl_sink_puts(out, i ? ", " : "");
      print_node(im, node->elems[i], depth + 1, out);
    }
    pl_sink_puts(out, "}");
  } else {
    pl_sink_puts(out, node->kind == PL_LL_META_NULL ? "null" : "?");
  }
}

pl_str pl_ll_meta_text(pl_importer *im, const pl_ll_meta *node) {
  pl_sink out = {0};
  print_node(im, node, 0, &out);
  const pl_str text = pl_ll_intern(im, (pl_str){pl_sink_text(&out), out.len});
  (void)pl_sink_close(&out);
  return text;
}
