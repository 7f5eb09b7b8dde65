/* tables.h - the table of patterns of each dialect; NULL if an op has none. For the driver. */
#ifndef PL_CORE_CONVERT_PATTERNS_TABLES_H
#define PL_CORE_CONVERT_PATTERNS_TABLES_H

#include "core/convert/types/state.h"
/* The pattern that converts a memref op of that kind; NULL if there is none. */
const pl_pattern *pl_pattern_memref(pl_op_kind kind);
/* The pattern that converts an arith op of that kind; NULL if there is none. */
const pl_pattern *pl_pattern_arith(pl_op_kind kind);
/* The pattern that converts a cf op of that kind; NULL if there is none. */
const pl_pattern *pl_pattern_cf(pl_op_kind kind);
/* The pattern that converts an index op of that kind; NULL if there is none. */
const pl_pattern *pl_pattern_index(pl_op_kind kind);
/* The pattern that converts a ub op of that kind; NULL if there is none. */
const pl_pattern *pl_pattern_ub(pl_op_kind kind);
/* The pattern that converts a complex op of that kind, or rejects one that has no lowering; NULL if there is none. */
const pl_pattern *pl_pattern_complex(pl_op_kind kind);
/* The pattern that converts a math op of that kind; NULL if there is none. */
const pl_pattern *pl_pattern_math(pl_op_kind kind);

#endif
