/* access.h - loads, stores, allocations: checked, logged, and undefined behavior where the memory does not allow them. */
#ifndef PL_VERIFY_INTERP_MACHINE_ACCESS_H
#define PL_VERIFY_INTERP_MACHINE_ACCESS_H

#include "verify/interp/machine/machine.h"

/* Whether the op is a volatile access. */
bool pl_is_volatile(const pl_op *op);

/* Reads the leaves of a value from memory into `out` and logs the access. Where undefined bytes are drawn at random for that,
 * the source's scalars become undef. False, and the machine has stopped, if the access is undefined. `align`: the alignment in
 * bytes that the op claims. */
bool pl_load(pl_machine *m, const pl_op *op, const pl_scalar *pointer, const pl_layout *layout, uint64_t align, pl_scalar *out);
/* Writes the leaves of a value to memory and logs the access; memory stays as it is, with `exhausted` set, if it is short.
 * False, and the machine has stopped, if the access is undefined. `align`: the alignment in bytes that the op claims. */
bool pl_store(pl_machine *m, const pl_op *op, const pl_scalar *pointer, const pl_layout *layout, uint64_t align,
              const pl_scalar *values);
/* Adds to the last logged access, if it is by the op at pc and has no memref yet, which element of which memref it is;
 * descriptor and indices are copied. */
void pl_annotate_access(pl_machine *m, const pl_value *memref, const pl_scalar *descriptor, const int64_t *indices);
/* Copies bytes as memcpy, where ranges that overlap but are not the same are undefined, or with `may_overlap` as memmove.
 * False, and the machine has stopped, if that is undefined. */
bool pl_copy_bytes(pl_machine *m, const pl_op *op, const pl_scalar *to, const pl_scalar *from, uint64_t size, bool may_overlap);
/* Sets bytes to the low 8 bits of `byte` as memset, or to poison or undefined if it is. False, and the machine has stopped, if
 * that is undefined. */
bool pl_fill_bytes(pl_machine *m, const pl_op *op, const pl_scalar *to, const pl_scalar *byte, uint64_t size);

/* Makes a new heap or stack object of `op`; *number is it. In the source it gets the address of a new object of the lowering
 * that it can correspond to, if there is one and its address matters. False, and the machine has stopped, if memory is short.
 * */
bool pl_allocate(pl_machine *m, const pl_op *op, pl_object_kind kind, uint64_t size, uint64_t align, uint32_t *number);
/* Ends an object's lifetime, as free does for the pointer that was allocated; does nothing for a null pointer that may be
 * freed. False, and the machine has stopped, if that is undefined. */
bool pl_deallocate(pl_machine *m, const pl_op *op, const pl_scalar *pointer);
/* Notes that the address of the object that the pointer leads to, if any, was converted to an integer; in the source also, as
 * a bit of m->exposed, which of its first 64 allocations it was. */
void pl_note_exposed(pl_machine *m, const pl_scalar *pointer);

/* Whether an llvm.intr.lifetime.start uses the allocation's result, so that lifetime markers decide when its object is alive.
 * (LLVM Language Reference, "Memory Use Markers".) */
bool pl_has_lifetime_markers(const pl_op *allocation);

#endif
