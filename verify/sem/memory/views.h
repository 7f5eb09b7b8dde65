/* views.h - views of memrefs, and the accesses from which facts follow. */
#ifndef PL_VERIFY_SEM_MEMORY_VIEWS_H
#define PL_VERIFY_SEM_MEMORY_VIEWS_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

/* Notes, for facts, that an element of a memref of the source is accessed, and so an element, or the buffer, of the well-formed
 * memrefs that this one is a view of, directly or (up to a depth) indirectly. False, with nothing noted, if the element type has
 * no layout. */
bool pl_sem_note_element(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *leaves, const pl_term *const *indices);
/* Notes that the leaves `view`, of that rank, are a view of the memref `of`, of type `from`. At first all its elements are at
 * index 0 of that; the caller sets `first` and `steps` of the result (state/fact.h), which is valid until a view is added. */
pl_sem_view *pl_sem_note_view(pl_sem *sem, const pl_leaf *view, uint32_t rank, const pl_type *from, const pl_leaf *of);
/* Notes that the leaves `view`, of that rank, are a memref of the same buffer as `of`, of type `from`, whose elements need not be
 * elements of `of`. */
void pl_sem_note_same_buffer(pl_sem *sem, const pl_leaf *view, uint32_t rank, const pl_type *from, const pl_leaf *of);

#endif
