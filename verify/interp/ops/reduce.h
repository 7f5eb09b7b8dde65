/* reduce.h - reductions of lanes in order, from *start on if there is one, else from the first lane. */
#ifndef PL_VERIFY_INTERP_OPS_REDUCE_H
#define PL_VERIFY_INTERP_OPS_REDUCE_H

#include "verify/interp/machine/fp.h"
#include "verify/interp/machine/machine.h"

/* Sets *out to the lanes reduced in order by an integer operation without flags that is no division, from *start on, or from the
 * first lane if it is NULL; `count` may be 0 only if there is a start. */
void pl_reduce_int(pl_machine *m, pl_int_op op, const pl_scalar *start, const pl_scalar *lanes, uint32_t count, pl_scalar *out);
/* Sets *out to a op b, a floating-point operation; poison if one of them is, else undef if one is. False if the format is not
 * supported. */
bool pl_combine_fp(pl_machine *m, pl_fp_op op, pl_float_format format, pl_scalar a, pl_scalar b, pl_scalar *out);
/* Sets *out to the lanes reduced in order by a floating-point operation, from *start on, or from the first lane if it is NULL;
 * `count` may be 0 only if there is a start. False if the format is not supported. */
bool pl_reduce_fp(pl_machine *m, pl_fp_op op, pl_float_format format, const pl_scalar *start, const pl_scalar *lanes,
                  uint32_t count, pl_scalar *out);

#endif
