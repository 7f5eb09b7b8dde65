/* Changes to modules that are given as text. */
#include <assert.h>

#include "core/check/check.h"
#include "core/text/parse/parse.h"
#include "core/text/print/print.h"
#include "fuzz/mutators/mutators.h"
#include "fuzz/mutators/random.h"

/* Parses and checks the text, without unregistered ops; NULL, with diagnostics, if it is no well-formed module. The caller
 * frees the module. */
static pl_module *read_module(pl_context *ctx, pl_diags *diags, const pl_source *source) {
  pl_module *module = pl_parse(ctx, source, &(pl_parse_options){.allow_unregistered = false}, diags);
  if (module && pl_check(module->op, NULL, diags)) return module;
  pl_module_free(module);
  return NULL;
}

/* Prints the module to `out` and returns its length in bytes; 0 if there is no space. */
static size_t write_module(const pl_module *module, uint8_t *out, size_t capacity) {
  pl_sink text = {0};
  pl_print_module(module, NULL, &text);
  size_t size = text.len <= capacity ? text.len : 0;
  if (size) memcpy(out, text.data, size);
  pl_sink_close(&text);
  return size;
}

/* Changes the module `a` or, if `b` is not NULL, moves a function of the module `b` to it (pl_cross_modules), prints it to
 * `out` and returns its length in bytes; 0 if that fails, as when a text is no well-formed module or there is no space. */
static size_t change(const pl_source *a, const pl_source *b, uint8_t *out, size_t capacity, uint64_t seed) {
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  pl_module *into = read_module(ctx, diags, a), *from = into && b ? read_module(ctx, diags, b) : NULL;
  uint64_t state = seed;
  bool changed = from && pl_cross_modules(into, from, seed);
  for (uint32_t i = 1 + pl_random_below(&state, 3); into && !b && i; i--)
    changed = pl_mutate_module(into, pl_random_next(&state)) || changed;
  size_t size = changed ? write_module(into, out, capacity) : 0;
  pl_module_free(into);
  pl_module_free(from);
  pl_diags_free(diags);
  pl_context_free(ctx);
  return size;
}

size_t pl_mutate_text(const uint8_t *data, size_t size, uint8_t *out, size_t capacity, uint64_t seed) {
  assert((data || size == 0) && (out || capacity == 0));
  const pl_source source = {"input", {(const char *)data, size}, 1};
  return change(&source, NULL, out, capacity, seed);
}

size_t pl_cross_texts(const uint8_t *a, size_t size_a, const uint8_t *b, size_t size_b, uint8_t *out, size_t capacity,
                      uint64_t seed) {
  assert((a || size_a == 0) && (b || size_b == 0) && (out || capacity == 0));
  const pl_source into = {"input", {(const char *)a, size_a}, 1}, from = {"other", {(const char *)b, size_b}, 1};
  return change(&into, &from, out, capacity, seed);
}
