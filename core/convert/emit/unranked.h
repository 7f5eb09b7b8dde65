/* unranked.h - descriptors of unranked memrefs: a rank and a pointer to a ranked descriptor in memory. */
#ifndef PL_CORE_CONVERT_EMIT_UNRANKED_H
#define PL_CORE_CONVERT_EMIT_UNRANKED_H

#include "core/convert/types/state.h"

/* Replaces each of the `count` values whose type in `types` is an unranked memref by one whose ranked descriptor is copied to the
 * heap (`to_heap`, before a return) or from there to the stack (after a call). False after an error: malloc or free cannot be
 * declared. */
bool pl_move_unranked(pl_rw *rw, pl_type_list types, pl_value **values, uint32_t count, bool to_heap);
/* Emits the size in bytes of the ranked descriptor that an unranked one points to, and returns it: 2 * sizeof(pointer) + (2 *
 * rank + 1) * sizeof(index), with pointers of 8 bytes. */
pl_value *pl_unranked_size(pl_rw *rw, pl_value *desc);
/* Emits a stack slot for a ranked descriptor of `size` bytes, and for its padding where indices are narrower than pointers of 8
 * bytes; returns its address. */
pl_value *pl_unranked_alloca(pl_rw *rw, pl_value *size);
/* Emits reads of the allocated and the aligned pointer of a ranked or unranked memref; sets *allocated and *aligned to them, of
 * which one may be NULL if it is not wanted. */
void pl_memref_pointers(pl_rw *rw, const pl_value *source, pl_value **allocated, pl_value **aligned);
/* Emits the address of the aligned pointer (`which` 1) or of the offset (2) in a ranked descriptor in memory and returns it;
 * `pointer`: type of its pointers. */
pl_value *pl_unranked_slot(pl_rw *rw, const pl_type *pointer, pl_value *ranked, int32_t which);
/* Emits an unranked descriptor of type `to` for a memref of type `from`, with a ranked descriptor of its own on the stack whose
 * pointers are cast to the other address space; returns it. */
pl_value *pl_cast_unranked_space(pl_rw *rw, const pl_type *from, const pl_type *to, pl_value *source);

#endif
