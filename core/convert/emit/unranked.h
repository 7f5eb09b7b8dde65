/* unranked.h - descriptors of unranked memrefs: a rank and a pointer to a ranked descriptor in memory. */
#ifndef PL_CORE_CONVERT_EMIT_UNRANKED_H
#define PL_CORE_CONVERT_EMIT_UNRANKED_H

#include "core/convert/types/state.h"

/* Unranked memrefs among the results of a function or call: their descriptors move to the heap or to the stack (unranked.c).
 * False after an error. */
bool pl_move_unranked(pl_rw *rw, pl_type_list types, pl_value **values, uint32_t count, bool to_heap);
/* Bytes of the ranked descriptor that an unranked one points to: 2 * sizeof(pointer) + (2 * rank + 1) * sizeof(index). */
pl_value *pl_unranked_size(pl_rw *rw, pl_value *desc);
/* A stack slot of `size` bytes of a ranked descriptor, and for its padding where indices are narrow. */
pl_value *pl_unranked_alloca(pl_rw *rw, pl_value *size);
/* Allocated and aligned pointer of a ranked or unranked memref. */
void pl_memref_pointers(pl_rw *rw, const pl_value *source, pl_value **allocated, pl_value **aligned);
/* Address of the aligned pointer (1) or of the offset (2) in a ranked descriptor in memory; `pointer`: type of its pointers. */
pl_value *pl_unranked_slot(pl_rw *rw, const pl_type *pointer, pl_value *ranked, int32_t which);
/* An unranked memref seen in another address space: a descriptor of its own. */
pl_value *pl_cast_unranked_space(pl_rw *rw, const pl_type *from, const pl_type *to, pl_value *source);

#endif
