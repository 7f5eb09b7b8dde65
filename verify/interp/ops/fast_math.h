/* fast_math.h - fast-math flags and rounding modes. */
#ifndef PL_VERIFY_INTERP_OPS_FAST_MATH_H
#define PL_VERIFY_INTERP_OPS_FAST_MATH_H

#include "verify/interp/machine/fp.h"
#include "verify/interp/machine/machine.h"

typedef struct pl_fast_math {
  bool nnan, ninf, nsz;
  bool loose; /* reassoc, arcp, contract, afn: results may be rounded otherwise */
} pl_fast_math;
/* The fast-math flags of an op of either dialect; `loose` stands for any of those that leave rounding open. */
pl_fast_math pl_fast_math_of(const pl_op *op);

/* Whether the flags exclude the number, so that the result is poison. */
bool pl_breaks_fast_math(pl_fast_math f, pl_apint bits, pl_float_format format);
/* Whether the flags exclude the scalar; an undef one may be any number, so it is excluded if one is. False for poison. */
bool pl_scalar_breaks_fast_math(pl_fast_math f, const pl_scalar *s, pl_float_format format);

/* Whether the run chooses the second of two allowed results, such as the other sign of a zero: at random in the lowering, as
 * m->signs says in the source. Notes that there was a choice. */
bool pl_takes_other_sign(pl_machine *m);
/* Inverts the sign bit of a float. */
void pl_flip_sign(pl_machine *m, pl_apint *bits);
/* Chooses the sign of a result that is zero, if the flags have `nsz`. */
void pl_choose_sign(pl_machine *m, pl_fast_math f, pl_float_format format, pl_scalar *out);

/* Notes, in the source and if the flags leave rounding open, that the result z of x and y is inexact, and whether it is rough
 * (see pl_fp_is_rough). */
void pl_note_rounding(pl_machine *m, pl_fast_math f, pl_fp_op op, pl_float_format format, pl_apint x, pl_apint y, pl_apint z);
/* Notes that what follows depends on the exact value of a number, if fast-math flags have left the rounding of a number open
 * before. */
void pl_observe_rounding(pl_machine *m);
/* Sets *out to the op's rounding mode, nearest even if it has none. False if the mode is not known. */
bool pl_rounding_of(const pl_op *op, pl_fp_rounding *out);
/* Applies the fast-math flags of an llvm.call that has just returned to the floats of its only result: numbers that they exclude
 * become poison, and with `nsz` the sign of a zero is chosen. Does nothing for other ops. */
void pl_keep_fast_math(pl_machine *m, const pl_op *call);

#endif
