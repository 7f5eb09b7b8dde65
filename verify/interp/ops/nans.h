/* nans.h - which NaN the source may have had where a run has one. */
#ifndef PL_VERIFY_INTERP_OPS_NANS_H
#define PL_VERIFY_INTERP_OPS_NANS_H

#include "verify/interp/machine/machine.h"

/* Sets `nan` of each NaN in the results of an operation of the source to what of it the operation left open (pl_nan_freedom), and
 * notes in the machine whether it made any. Does nothing for an op with regions. */
void pl_note_nans(pl_machine *m, const pl_op *op);
/* Whether the NaN `source` could as well have been the NaN `lowered`, of the same format: they differ only in what source->nan
 * leaves open. */
bool pl_nan_matches(const pl_scalar *source, pl_apint lowered, pl_float_format format);
/* Whether the NaN `source_bits` in memory of the machine `source` could as well have been the NaN `lowered_bits`, as operations
 * of the source may have made either. False if one of them is no NaN. */
bool pl_nan_in_memory_matches(const pl_machine *source, pl_apint source_bits, pl_apint lowered_bits, pl_float_format format);

#endif
