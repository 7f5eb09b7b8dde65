/* conclude.c - how a comparison ends. */
#include "verify/interp/compare/comparer.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

#include "core/base/printf.h"
#include "verify/interp/compare/explain.h"

void pl_conclude(pl_comparer *c, pl_comparison_kind kind, const char *rule, const pl_op *source_op, const pl_op *lowered_op,
                 const char *format, ...) {
  assert(kind != PL_COMPARISON_INVALID);
  assert((kind == PL_COMPARISON_DIFFERS) == (rule != NULL));
  char text[1024];
  va_list args;
  va_start(args, format);
  pl_vsnprintf(text, sizeof text, format, args);
  va_end(args);
  c->result = (pl_comparison){.kind = kind, .rule = rule, .source_op = source_op, .lowered_op = lowered_op, .picture = ""};
  c->result.what = pl_keep_text(c, text);
}

void pl_differs(pl_comparer *c, const char *rule, const pl_op *source_op, const pl_op *lowered_op, const char *format, ...) {
  assert(rule != NULL);
  char text[1024];
  va_list args;
  va_start(args, format);
  pl_vsnprintf(text, sizeof text, format, args);
  va_end(args);
  /* The source may have had other addresses, NaNs or numbers than in this run, and would have behaved differently then. */
  const bool placed = c->source.misplaced || c->source.places != 0 || c->source.moved != 0 || c->known != 0;
  const char *looked_at = c->source.observed_address && !placed ? "the address of an object that it made"
                          : c->source.observed_nan              ? "a NaN that it chose"
                          : c->source.observed_rounding         ? "a number that may have been rounded otherwise"
                                                                : NULL;
  if (pl_changed_invariant(c)) {
    pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, source_op, lowered_op,
                "the source stores where it reads what it claims never to change");
    return;
  }
  if (looked_at != NULL) {
    pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, source_op, lowered_op,
                "the source looks at %s, so this difference is no counterexample: %s", looked_at, text);
    return;
  }
  c->undefined = strcmp(rule, "undefined") == 0 || strcmp(rule, "poison") == 0;
  pl_conclude(c, PL_COMPARISON_DIFFERS, rule, source_op, lowered_op, "%s", text);
  pl_explain(c);
}
