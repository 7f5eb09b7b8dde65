/* print_scalar.c - a scalar as text. */
#include "verify/interp/machine/print_scalar.h"

#include <assert.h>
#include <inttypes.h>

void pl_print_scalar(const pl_leaf *leaf, const pl_scalar *s, pl_sink *out) {
  assert(leaf->kind != PL_LEAF_INVALID);
  if (s->poison)
    pl_sink_puts(out, "poison");
  else if (s->undef)
    pl_sink_puts(out, "undefined");
  else if (leaf->kind == PL_LEAF_FLOAT)
    pl_float_print(s->bits, leaf->format, out);
  else if (leaf->kind == PL_LEAF_POINTER)
    pl_sink_printf(out, "0x%" PRIx64, pl_scalar_word(s));
  else if (leaf->width == 1)
    pl_sink_puts(out, pl_apint_is_zero(s->bits) ? "false" : "true");
  else
    pl_apint_print(s->bits, true, out);
}
