/* float_format.h - formats and fast-math flags. */
#ifndef PL_VERIFY_SEM_SCALAR_FLOAT_FORMAT_H
#define PL_VERIFY_SEM_SCALAR_FLOAT_FORMAT_H

#include "verify/sem/state/layout.h"
#include "verify/sem/state/state.h"
#include "verify/sem/terms/float_bits.h"

typedef enum pl_fast_flag {
  PL_FAST_NNAN = 1,
  PL_FAST_NINF = 2,
  PL_FAST_NSZ = 4,
  PL_FAST_ARCP = 8,
  PL_FAST_CONTRACT = 16,
  PL_FAST_AFN = 32,
  PL_FAST_REASSOC = 64,
  PL_FAST_ALL = 127
} pl_fast_flag;

/* The fast-math flags (pl_fast_flag) of the operation; 0 if it has none. */
uint32_t pl_sem_fast_flags(const pl_op *op);
/* BOOL: `nnan` or `ninf` in `flags` excludes the value x, which makes the result poison. False for what is no float, and if
 * fast-math flags are switched off. */
const pl_term *pl_sem_fast_poison(pl_sem *sem, uint32_t flags, const pl_leaf_type *type, const pl_term *x);
/* The name of the leaf's format, such as "f32"; "int" for what is no float. */
const char *pl_sem_format_name(const pl_leaf_type *leaf);
/* Sets *shape to the widths of the format's exponent and fraction; false if it is not like those of IEEE 754, or the leaf is no
 * float. */
bool pl_sem_float_shape(const pl_leaf_type *leaf, pl_float_shape *shape);
/* BOOL: the value is a NaN of its format; an opaque predicate for formats that are not like IEEE 754's. */
const pl_term *pl_sem_is_nan(pl_sem *sem, const pl_leaf_type *type, const pl_term *x);

#endif
