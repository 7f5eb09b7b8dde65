/* view_parts.h - what the files on views of memrefs have in common. Offsets, sizes and strides are computed in exact integers:
 * where one of them is out of the range of an index, the source is undefined. */
#ifndef PL_VERIFY_SEM_OPS_VIEW_PARTS_H
#define PL_VERIFY_SEM_OPS_VIEW_PARTS_H

#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* A constant of the width of index. */
const pl_term *pl_view_word(pl_sem *sem, int64_t value);
/* The source is undefined unless that holds. */
void pl_view_require(pl_sem *sem, const pl_op *op, const pl_term *holds);
void pl_view_require_size(pl_sem *sem, const pl_op *op, const pl_term *size); /* not negative */
/* The value of an operand that is an offset, a size or a stride; undefined if poison. */
const pl_term *pl_view_number(pl_sem *sem, const pl_op *op, const pl_value *value);
/* a * b; the source is undefined if the signed product overflows. */
const pl_term *pl_view_product(pl_sem *sem, const pl_op *op, const pl_term *a, const pl_term *b);
/* a + b; the source is undefined if the signed sum overflows. */
const pl_term *pl_view_sum(pl_sem *sem, const pl_op *op, const pl_term *a, const pl_term *b);
/* `count` offsets, sizes or strides, of which some are in the attribute `name` and the others operands of a group. */
bool pl_view_mixed(pl_sem *sem, const pl_op *op, pl_attr_name name, uint32_t group, uint32_t count, const pl_term **out);
/* Leaves of a memref with the pointers and the offset of `of`. */
pl_leaf *pl_view_new(pl_sem *sem, const pl_leaf *of, uint32_t rank);
/* The static parts of the result's type hold, or the source is undefined; they become the leaves. False: the layout is not
 * strided. */
bool pl_view_match_type(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves);
/* A well-formed memref that has elements by its type alone: all of them lie in one object, whether they are accessed or not. */
void pl_view_note_elements(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *leaves);
/* Sets row-major strides of the sizes. */
void pl_view_row_major(pl_sem *sem, const pl_op *op, pl_memref_leaves m, uint32_t rank);

#endif
