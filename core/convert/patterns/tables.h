/* tables.h - the table of patterns of each dialect; NULL if an op has none. For the driver. */
#ifndef PL_CORE_CONVERT_PATTERNS_TABLES_H
#define PL_CORE_CONVERT_PATTERNS_TABLES_H

#include "core/convert/types/state.h"
/* The pattern that converts an op of memref. */
const pl_pattern *pl_pattern_memref(pl_op_kind kind);
/* The pattern that converts an op of arith. */
const pl_pattern *pl_pattern_arith(pl_op_kind kind);
/* The pattern that converts an op of cf. */
const pl_pattern *pl_pattern_cf(pl_op_kind kind);
/* The pattern that converts an op of index. */
const pl_pattern *pl_pattern_index(pl_op_kind kind);
/* The pattern that converts an op of ub. */
const pl_pattern *pl_pattern_ub(pl_op_kind kind);
/* The pattern that converts an op of complex. */
const pl_pattern *pl_pattern_complex(pl_op_kind kind);
/* The pattern that converts an op of math. */
const pl_pattern *pl_pattern_math(pl_op_kind kind);
/* The pattern that converts an op of vector. */
const pl_pattern *pl_pattern_vector(pl_op_kind kind);

#endif
