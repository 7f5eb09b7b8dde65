/* view_parts.h - what the files on views of memrefs have in common. Offsets, sizes and strides are computed in exact integers:
 * where one of them is out of the range of an index, the source is undefined. */
#ifndef PL_VERIFY_SEM_OPS_VIEW_PARTS_H
#define PL_VERIFY_SEM_OPS_VIEW_PARTS_H

#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* The constant `value` of the width of index. */
const pl_term *pl_view_word(pl_sem *sem, int64_t value);
/* Adds the condition `holds`, without which `op` is undefined. */
void pl_view_require(pl_sem *sem, const pl_op *op, const pl_term *holds);
/* Adds the condition that the size is not negative. */
void pl_view_require_size(pl_sem *sem, const pl_op *op, const pl_term *size);
/* The value of an operand that is an offset, a size or a stride; adds the condition that it is not poison. */
const pl_term *pl_view_number(pl_sem *sem, const pl_op *op, const pl_value *value);
/* a * b; adds the condition that the signed product does not overflow. */
const pl_term *pl_view_product(pl_sem *sem, const pl_op *op, const pl_term *a, const pl_term *b);
/* a + b; adds the condition that the signed sum does not overflow. */
const pl_term *pl_view_sum(pl_sem *sem, const pl_op *op, const pl_term *a, const pl_term *b);
/* Sets `out` to `count` offsets, sizes or strides of `op`: static ones are in the attribute `name`, dynamic ones are the
 * operands of segment `group`, which are required not to be poison. False if `count` is not 0 and attribute or operands do not
 * fit it. */
bool pl_view_mixed(pl_sem *sem, const pl_op *op, pl_attr_name name, uint32_t group, uint32_t count, const pl_term **out);
/* New leaves of a memref of that rank with the pointers and the offset of `of`; the caller sets sizes and strides. */
pl_leaf *pl_view_new(pl_sem *sem, const pl_leaf *of, uint32_t rank);
/* Adds the conditions that the leaves have the static offset, sizes and strides of the memref type and, in the default layout,
 * row-major strides, and puts these into the leaves. False if the layout is not strided or the rank is too large. */
bool pl_view_match_type(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves);
/* In the source, notes for facts (views.h) that the first element of a memref that is known to be well-formed is in bounds, if
 * its static shape shows that it has elements. */
void pl_view_note_elements(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *leaves);
/* Sets the `rank` strides of `m` to the row-major ones of its sizes; adds the conditions that they do not overflow. */
void pl_view_row_major(pl_sem *sem, const pl_op *op, pl_memref_leaves m, uint32_t rank);

#endif
