/* Tokens, errors and small attributes for the other files; the steps of an import. */
#include "core/llvmir/import/importer.h"

#include <assert.h>

#include "core/base/printf.h"
#include "core/llvmir/import/import.h"

void *pl_ll_grow(pl_importer *im, const void *data, size_t len, size_t *cap, size_t size) {
  *cap = *cap ? *cap * 2 : 4;
  void *more = pl_arena_alloc_array(im->arena, size, *cap);
  if (len) memcpy(more, data, len * size);
  return more;
}

pl_pos pl_ll_pos(const pl_importer *im, pl_ll_token at) { return (pl_pos){im->source, at.line, at.column}; }

bool pl_ll_error(pl_importer *im, pl_ll_token at, const char *format, ...) {
  if (im->failed) return false;
  va_list args;
  va_start(args, format);
  pl_diags_addv(im->diags, PL_ERROR, pl_ll_pos(im, at), format, args);
  va_end(args);
  im->failed = true;
  return false;
}

bool pl_ll_no_form(pl_importer *im, pl_ll_token at, const char *format, ...) {
  char text[512];
  if (im->failed) return false;
  va_list args;
  va_start(args, format);
  (void)pl_vsnprintf(text, sizeof text, format, args);
  va_end(args);
  im->formless = true;
  char place[32];
  (void)snprintf(place, sizeof place, "line %u: ", at.line);
  pl_sink whole = {0};
  pl_sink_puts(&whole, place);
  pl_sink_puts(&whole, text);
  im->no_form = pl_ll_intern(im, (pl_str){pl_sink_text(&whole), whole.len});
  (void)pl_sink_close(&whole);
  return pl_ll_error(im, at, "%s", text);
}

void pl_ll_advance(pl_importer *im) {
  im->last = im->tok;
  im->tok = pl_ll_next(&im->lexer);
  if (im->tok.kind == PL_LL_ERROR) pl_ll_error(im, im->tok, "malformed token");
}

bool pl_ll_at(const pl_importer *im, pl_ll_tok kind) { return im->tok.kind == kind && !im->failed; }
bool pl_ll_at_word(const pl_importer *im, const char *word) { return pl_ll_at(im, PL_LL_WORD) && pl_str_is(im->tok.text, word); }

bool pl_ll_accept(pl_importer *im, pl_ll_tok kind) {
  if (!pl_ll_at(im, kind)) return false;
  pl_ll_advance(im);
  return !im->failed;
}

bool pl_ll_accept_word(pl_importer *im, const char *word) {
  if (!pl_ll_at_word(im, word)) return false;
  pl_ll_advance(im);
  return !im->failed;
}

bool pl_ll_expect(pl_importer *im, pl_ll_tok kind) {
  return pl_ll_accept(im, kind) || pl_ll_error(im, im->tok, "expected %s", pl_ll_tok_text(kind));
}

bool pl_ll_expect_word(pl_importer *im, const char *word) {
  return pl_ll_accept_word(im, word) || pl_ll_error(im, im->tok, "expected '%s'", word);
}

bool pl_ll_u64(pl_importer *im, uint64_t *value) {
  pl_str text = im->tok.text;
  if (!pl_ll_at(im, PL_LL_INT)) return pl_ll_error(im, im->tok, "expected an integer");
  *value = 0;
  const bool hex = text.len > 3 && text.data[0] == 'u'; /* u0x1F */
  const unsigned base = hex ? 16 : 10;
  for (size_t i = hex ? 3 : 0; i < text.len; i++) {
    const char c = text.data[i];
    unsigned digit = c <= '9' ? (unsigned)(c - '0') : hex ? (unsigned)((c | 0x20) - 'a') + 10 : base;
    if (digit >= base || *value > (UINT64_MAX - digit) / base) return pl_ll_error(im, im->tok, "expected an integer of 64 bits");
    *value = *value * 10 + digit;
  }
  pl_ll_advance(im);
  return !im->failed;
}

bool pl_ll_string(pl_importer *im, pl_str *text) {
  if (!pl_ll_at(im, PL_LL_STRING)) return pl_ll_error(im, im->tok, "expected a string");
  *text = im->tok.text;
  pl_ll_advance(im);
  return !im->failed;
}

pl_str pl_ll_intern(pl_importer *im, pl_str text) { return pl_context_intern(im->ctx, text); }

pl_str pl_ll_name(pl_importer *im, pl_ll_token token) {
  bool digits = token.text.len > 0 && !token.numbered;
  for (size_t i = 0; i < token.text.len; i++)
    digits = digits && token.text.data[i] >= '0' && token.text.data[i] <= '9';
  if (!digits) return pl_ll_intern(im, token.text);
  char *quoted = pl_arena_alloc(im->arena, token.text.len + 2);
  quoted[0] = quoted[token.text.len + 1] = '"';
  memcpy(quoted + 1, token.text.data, token.text.len);
  return pl_ll_intern(im, (pl_str){quoted, token.text.len + 2});
}

pl_str pl_ll_symbol(pl_importer *im, pl_ll_token token) {
  char text[64];
  if (!token.numbered) return pl_ll_intern(im, token.text);
  (void)snprintf(text, sizeof text, "mlir.llvm.nameless_%s_%llu", token.kind == PL_LL_GLOBAL ? "global" : "type",
                 (unsigned long long)token.number);
  return pl_ll_intern(im, pl_str_from(text));
}

/* ---- what is not kept ---- */

static pl_str drop(pl_importer *im, pl_ll_token at, const char *format, va_list args) {
  char buffer[512];
  uint64_t position = 0;
  (void)pl_vsnprintf(buffer, sizeof buffer, format, args);
  pl_str what = pl_ll_intern(im, pl_str_from(buffer));
  if (pl_map_get(&im->dropped_at, (uint64_t)(uintptr_t)what.data, &position)) {
    im->dropped.data[position].count++;
    return what;
  }
  pl_map_set(&im->dropped_at, (uint64_t)(uintptr_t)what.data, im->dropped.len);
  pl_ll_push(im, &im->dropped, ((pl_ll_dropped){what, pl_ll_pos(im, at), 1}));
  return what;
}

pl_str pl_ll_drop(pl_importer *im, pl_ll_token at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  const pl_str what = drop(im, at, format, args);
  va_end(args);
  return what;
}

void pl_ll_drop_claim(pl_importer *im, pl_ll_token at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  im->lost = drop(im, at, format, args);
  va_end(args);
}

bool pl_ll_lose(pl_importer *im, pl_ll_attrs *to, const char *place, pl_str name, pl_str value) {
  if (!im->mark_lost) return false;
  const pl_attr *parts[] = {pl_attr_string(im->ctx, pl_str_from(place)), pl_attr_string(im->ctx, pl_ll_intern(im, name)),
                            pl_attr_string(im->ctx, pl_ll_intern(im, value))};
  pl_ll_push(im, to, pl_attr_array(im->ctx, parts, 3));
  return true;
}

void pl_ll_mark_lost(pl_importer *im, pl_ll_entries *out) {
  if (im->names.len) pl_ll_set(im, out, "plumbline.lost", pl_attr_array(im->ctx, im->names.data, (uint32_t)im->names.len));
  im->names.len = 0;
  if (im->lost.len && im->mark_lost) pl_ll_set(im, out, "plumbline.not_kept", pl_attr_string(im->ctx, im->lost));
  im->lost = (pl_str){NULL, 0};
}

void pl_ll_mark_symbol(pl_importer *im, const pl_ll_global *g, pl_ll_entries *out) {
  if (g->lost.len) im->lost = g->lost;
  for (size_t i = 0; i < g->names.len; i++)
    pl_ll_push(im, &im->names, g->names.data[i]);
  pl_ll_mark_lost(im, out);
}

void pl_ll_tell_dropped(pl_importer *im) {
  for (size_t i = 0; i < im->dropped.len; i++) {
    const pl_ll_dropped *d = &im->dropped.data[i];
    if (d->count == 1)
      pl_diags_add(im->diags, PL_WARNING, d->pos, "not kept: %.*s", PL_STR_FMT(d->what));
    else
      pl_diags_add(im->diags, PL_WARNING, d->pos, "not kept: %.*s (here and in %llu more places)", PL_STR_FMT(d->what),
                   (unsigned long long)d->count - 1);
  }
}

/* ---- attributes ---- */

const pl_attr *pl_ll_enum(pl_importer *im, const char *mnemonic, pl_str word) {
  pl_str interned = pl_ll_intern(im, word);
  return pl_attr_enum(im->ctx, PL_STR("llvm"), pl_str_from(mnemonic), &interned, 1);
}

const pl_attr *pl_ll_i64(pl_importer *im, int64_t value) { return pl_attr_i64(im->ctx, pl_type_integer(im->ctx, 64), value); }
const pl_attr *pl_ll_i32(pl_importer *im, int64_t value) { return pl_attr_i64(im->ctx, pl_type_integer(im->ctx, 32), value); }

const pl_attr *pl_ll_i32s(pl_importer *im, const int64_t *values, size_t count) {
  pl_apint *bits = PL_NEW_ARRAY(im->arena, pl_apint, count);
  for (size_t i = 0; i < count; i++)
    bits[i] = pl_apint_from_i64(im->arena, 32, values[i]);
  return pl_attr_dense_array(im->ctx, pl_type_integer(im->ctx, 32), bits, count);
}

void pl_ll_set(pl_importer *im, pl_ll_entries *entries, const char *name, const pl_attr *value) {
  if (!value) return;
  pl_str key = pl_ll_intern(im, pl_str_from(name));
  pl_ll_push(im, entries, ((pl_named_attr){key, value}));
}

const pl_attr *pl_ll_dict(pl_importer *im, pl_ll_entries *entries) {
  return entries->len ? pl_attr_dict(im->ctx, entries->data, (uint32_t)entries->len) : NULL;
}

const pl_attr *pl_ll_params(pl_importer *im, const char *mnemonic, const pl_named_attr *entries, uint32_t count) {
  pl_ll_entries kept = {0};
  for (uint32_t i = 0; i < count; i++)
    if (entries[i].value) pl_ll_push(im, &kept, entries[i]);
  return pl_attr_params(im->ctx, pl_str_from(mnemonic), kept.data, (uint32_t)kept.len);
}

const pl_attr *pl_ll_word(pl_importer *im, pl_str word) {
  pl_str interned = pl_ll_intern(im, word);
  return pl_attr_enum(im->ctx, PL_STR(""), PL_STR(""), &interned, 1);
}

const char *pl_ll_type_text(pl_importer *im, const pl_type *type) {
  pl_sink text = {0};
  pl_type_print(type, &text);
  pl_sink_text(&text);
  const char *copy = pl_arena_copy(im->arena, text.data, text.len + 1);
  pl_sink_close(&text);
  return copy;
}

pl_op *pl_ll_op(pl_importer *im, pl_op_kind kind, pl_value *const *operands, uint32_t num_operands, const pl_type *result,
                const pl_attr *attrs, pl_ll_token at) {
  const pl_op_spec spec = {.info = pl_op_info_of(kind),
                           .operands = operands,
                           .num_operands = num_operands,
                           .result_types = &result,
                           .num_results = result ? 1 : 0,
                           .attrs = attrs,
                           .line = at.line,
                           .column = at.column};
  return pl_op_new(im->module, &spec);
}

/* ---- the work ---- */

static void free_maps(pl_importer *im) {
  pl_map *maps[] = {&im->types,      &im->globals, &im->groups,     &im->nodes,     &im->named_nodes, &im->comdats,
                    &im->tag_counts, &im->tag_ids, &im->dropped_at, &im->converted, &im->intrinsics};
  for (size_t i = 0; i < sizeof maps / sizeof *maps; i++)
    pl_map_free(maps[i]);
  pl_hashset_free(&im->constants);
}

static pl_module *import_once(pl_context *ctx, const pl_source *src, const pl_llvmir_import_options *options,
                              pl_struct_names *structs, pl_diags *diags) {
  pl_importer im = {.ctx = ctx,
                    .arena = pl_arena_new(),
                    .diags = diags,
                    .source = src,
                    .mark_lost = options && options->mark_lost,
                    .structs = structs};
  im.module = pl_module_new(ctx, src);
  im.top = im.module->op->regions[0]->first;
  im.lexer = pl_ll_lexer_of(src, im.arena);
  pl_ll_advance(&im);
  bool ok = pl_ll_module(&im) && !im.failed;
  if (ok) pl_ll_tell_dropped(&im);
  free_maps(&im);
  pl_arena_free(im.arena);
  if (ok) return im.module;
  pl_module_free(im.module);
  return NULL;
}

pl_module *pl_llvmir_import(pl_context *ctx, const pl_source *src, const pl_llvmir_import_options *options, pl_diags *diags) {
  assert(ctx && src && diags);
  const size_t count = pl_diags_count(diags);
  pl_struct_names structs = {0};
  pl_module *module = import_once(ctx, src, options, &structs, diags);
  while (pl_struct_names_again(&structs)) { /* no module then: a struct whose body is another one is an error */
    pl_diags_truncate(diags, count);
    module = import_once(ctx, src, options, &structs, diags);
  }
  pl_struct_names_free(&structs);
  return module;
}

bool pl_llvmir_is_text(pl_str text) {
  static const char *const words[] = {"target", "define", "declare", "source_filename", "attributes", "uselistorder", NULL};
  pl_arena *arena = pl_arena_new();
  const pl_source source = {"", text, 1};
  pl_ll_lexer lexer = pl_ll_lexer_of(&source, arena);
  pl_ll_token first = pl_ll_next(&lexer), second = pl_ll_next(&lexer), third = pl_ll_next(&lexer);
  pl_arena_free(arena);
  bool comment = text.len > 0 && first.start > text.data && memchr(text.data, ';', (size_t)(first.start - text.data));
  if (first.kind == PL_LL_EOF) return comment;
  if (first.kind == PL_LL_WORD && pl_str_is(first.text, "module"))
    return second.kind == PL_LL_WORD && pl_str_is(second.text, "asm");
  for (size_t i = 0; words[i]; i++)
    if (first.kind == PL_LL_WORD && pl_str_is(first.text, words[i])) return true;
  bool type = first.kind == PL_LL_LOCAL && third.kind == PL_LL_WORD && pl_str_is(third.text, "type");
  bool node = first.kind == PL_LL_META && (first.numbered || third.kind == PL_LL_BANG); /* MLIR's aliases of types look similar */
  bool name = first.kind == PL_LL_GLOBAL || first.kind == PL_LL_COMDAT || type || node;
  return comment || (name && second.kind == PL_LL_EQUAL);
}
