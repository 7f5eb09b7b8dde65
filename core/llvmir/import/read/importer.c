/* Tokens, errors and small attributes for the other files; the steps of an import. */
#include "core/llvmir/import/read/importer.h"

#include <assert.h>

#include "core/base/printf.h"
#include "core/llvmir/import/read/lexer.h"

void *pl_ll_grow(pl_importer *im, const void *data, size_t len, size_t *cap, size_t size) {
  assert(len == *cap && size > 0);
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
  assert(im && value);
  pl_str text = im->tok.text;
  if (!pl_ll_at(im, PL_LL_INT)) return pl_ll_error(im, im->tok, "expected an integer");
  *value = 0;
  const bool hex = text.len > 3 && text.data[0] == 'u'; /* u0x1F */
  const unsigned base = hex ? 16 : 10;
  for (size_t i = hex ? 3 : 0; i < text.len; i++) {
    const char c = text.data[i];
    unsigned digit = c <= '9' ? (unsigned)(c - '0') : hex ? (unsigned)((c | 0x20) - 'a') + 10 : base;
    if (digit >= base || *value > (UINT64_MAX - digit) / base) return pl_ll_error(im, im->tok, "expected an integer of 64 bits");
    *value = *value * base + digit;
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
