/* What has no form in the dialect: warnings, and attributes that name it. */
#include "core/llvmir/import/read/losses.h"

#include <assert.h>

#include "core/base/printf.h"
#include "core/llvmir/import/read/globals.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/make.h"

/* ---- what is dropped ---- */

/* Counts one occurrence of a dropped thing that the format describes and returns the description. */
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
  assert(to->len <= to->cap);
  if (!im->mark_lost) return false;
  const pl_attr *parts[] = {pl_attr_string(im->ctx, pl_str_from(place)), pl_attr_string(im->ctx, pl_ll_intern(im, name)),
                            pl_attr_string(im->ctx, pl_ll_intern(im, value))};
  pl_ll_push(im, to, pl_attr_array(im->ctx, parts, 3));
  return true;
}

void pl_ll_mark_lost(pl_importer *im, pl_ll_entries *out) {
  assert(out->len <= out->cap);
  if (im->names.len) pl_ll_set(im, out, PL_NAME_PLUMBLINE_LOST, pl_attr_array(im->ctx, im->names.data, (uint32_t)im->names.len));
  im->names.len = 0;
  if (im->lost.len && im->mark_lost) pl_ll_set(im, out, PL_NAME_PLUMBLINE_NOT_KEPT, pl_attr_string(im->ctx, im->lost));
  im->lost = (pl_str){NULL, 0};
}

void pl_ll_mark_symbol(pl_importer *im, const pl_ll_global *g, pl_ll_entries *out) {
  assert(out->len <= out->cap);
  if (g->lost.len) im->lost = g->lost;
  for (size_t i = 0; i < g->names.len; i++)
    pl_ll_push(im, &im->names, g->names.data[i]);
  pl_ll_mark_lost(im, out);
}

void pl_ll_report_dropped(pl_importer *im) {
  for (size_t i = 0; i < im->dropped.len; i++) {
    const pl_ll_dropped *d = &im->dropped.data[i];
    if (d->count == 1)
      pl_diags_add(im->diags, PL_WARNING, d->pos, "dropped: %.*s", PL_STR_FMT(d->what));
    else
      pl_diags_add(im->diags, PL_WARNING, d->pos, "dropped: %.*s (here and in %llu more places)", PL_STR_FMT(d->what),
                   (unsigned long long)d->count - 1);
  }
}
