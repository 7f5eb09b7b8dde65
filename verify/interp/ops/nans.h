/* nans.h - which NaN the source may have had where a run has one. */
#ifndef PL_VERIFY_INTERP_OPS_NANS_H
#define PL_VERIFY_INTERP_OPS_NANS_H

#include "verify/interp/machine/machine.h"

/* Sets `nan` of each NaN in the results of an operation of the source to what of it the operation left open (pl_nan_freedom), and
 * notes in the machine whether it made any. Does nothing for an op with regions. */
void pl_note_nans(pl_machine *m, const pl_op *op);
/* Whether the source, which has the NaN `ours`, could as well have had the NaN `theirs` of the same format: they differ only in
 * what ours->nan leaves open. */
bool pl_nan_matches(const pl_scalar *ours, pl_apint theirs, pl_float_format format);
/* Whether the source, which has the NaN `ours` in memory, could as well have had the NaN `theirs` there, as operations of the
 * source may have made either. False if one of them is no NaN. */
bool pl_nan_in_memory_matches(const pl_machine *source, pl_apint ours, pl_apint theirs, pl_float_format format);

#endif
