/* fast_math.h - fast-math flags and rounding modes. */
#ifndef PL_VERIFY_INTERP_OPS_FAST_MATH_H
#define PL_VERIFY_INTERP_OPS_FAST_MATH_H

#include "verify/interp/machine/fp.h"
#include "verify/interp/machine/machine.h"

typedef struct pl_fast_math {
  bool nnan, ninf, nsz;
  bool loose; /* reassoc, arcp, contract, afn: results may be rounded otherwise */
} pl_fast_math;
/* The fast-math flags of an op, of either dialect; none set if it has none. */
pl_fast_math pl_fast_math_of(const pl_op *op);

/* Whether the flags exclude the number, so that the result is poison. */
bool pl_breaks_fast_math(pl_fast_math f, pl_apint bits, pl_float_format format);
/* The same of a number that may be undef, which may be one that they exclude. False of poison. */
bool pl_scalar_breaks_fast_math(pl_fast_math f, const pl_scalar *s, pl_float_format format);

/* Whether the other one of two allowed results is chosen: of a zero's sign, of a denormal result that may be flushed. */
bool pl_takes_other_sign(pl_machine *m);
/* Inverts the sign bit of a float. */
void pl_flip_sign(pl_machine *m, pl_apint *bits);
/* With `nsz` a zero has either sign. */
void pl_choose_sign(pl_machine *m, pl_fast_math f, pl_float_format format, pl_scalar *out);

/* The source computes z of x and y with these flags. */
void pl_note_rounding(pl_machine *m, pl_fast_math f, pl_fp_op op, pl_float_format format, pl_apint x, pl_apint y, pl_apint z);
/* What follows depends on the exact value of a number. */
void pl_observe_rounding(pl_machine *m);
/* How the op rounds: "roundingmode", to nearest if it does not say. False if the mode is not known. */
bool pl_rounding_of(const pl_op *op, pl_fp_rounding *out);
/* Applies the fast-math flags of a call that has just returned to its results: poison where they exclude them, a sign of zero
 * chosen. */
void pl_keep_fast_math(pl_machine *m, const pl_op *call);

#endif
