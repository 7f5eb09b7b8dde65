#include "fuzz/targets/target.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/base/printf.h"

pl_fuzz *pl_fuzz_new(void) {
  pl_fuzz *fuzz = pl_xmalloc(sizeof *fuzz);
  *fuzz = (pl_fuzz){.ctx = pl_context_new(), .other = pl_context_new(), .diags = pl_diags_new()};
  return fuzz;
}

void pl_fuzz_free(pl_fuzz *fuzz) {
  if (!fuzz) return;
  if (fuzz->generating) fuzz->free_generating(fuzz->generating);
  pl_context_free(fuzz->ctx);
  pl_context_free(fuzz->other);
  pl_diags_free(fuzz->diags);
  pl_sink_close(&fuzz->text);
  pl_sink_close(&fuzz->finding);
  free(fuzz);
}

/* Resets the context and frees the memory that it keeps for the next parsed text. */
static void renew_context(pl_context *ctx) {
  pl_context_reset(ctx);
  pl_context_give_buffers(ctx, NULL, NULL);
}

void pl_fuzz_renew(pl_fuzz *fuzz) {
  assert(!fuzz->proof);
  if (fuzz->generating) fuzz->free_generating(fuzz->generating);
  fuzz->generating = NULL;
  renew_context(fuzz->ctx);
  renew_context(fuzz->other);
  pl_diags_free(fuzz->diags);
  fuzz->diags = pl_diags_new();
  (void)pl_sink_close(&fuzz->text);
  (void)pl_sink_close(&fuzz->finding);
  fuzz->text = fuzz->finding = (pl_sink){0};
}

pl_context *pl_fuzz_context(pl_fuzz *fuzz) {
  pl_context_reset(fuzz->ctx);
  return fuzz->ctx;
}

pl_context *pl_fuzz_other_context(pl_fuzz *fuzz) {
  pl_context_reset(fuzz->other);
  return fuzz->other;
}

bool pl_fuzz_found(pl_fuzz *fuzz, const char *format, ...) {
  assert(format);
  char text[512];
  va_list args;
  va_start(args, format);
  (void)pl_vsnprintf(text, sizeof text, format, args);
  va_end(args);
  pl_sink_printf(&fuzz->finding, "%s\n", text);
  return false;
}

bool pl_fuzz_errors_have_places(pl_fuzz *fuzz, const pl_source *source, bool was_read) {
  assert(source);
  if (!was_read && pl_diags_errors(fuzz->diags) == 0) return pl_fuzz_found(fuzz, "nothing was read, and no error tells why");
  for (size_t i = 0; i < pl_diags_count(fuzz->diags); i++) {
    const pl_diag *diag = pl_diags_at(fuzz->diags, i);
    if (diag->severity != PL_ERROR) continue;
    if (diag->pos.line == 0 || diag->pos.source != source)
      return pl_fuzz_found(fuzz, "an error without a place: %s", diag->message);
  }
  return true;
}
