/* element.h - accesses to elements of memrefs. */
#ifndef PL_VERIFY_INTERP_OPS_SOURCE_ELEMENT_H
#define PL_VERIFY_INTERP_OPS_SOURCE_ELEMENT_H

#include "verify/interp/ops/source/ranked.h"

/* An element of a ranked memref that an op accesses. */
typedef struct pl_element {
  const pl_value *memref;
  pl_ranked ranked;
  const pl_layout *layout;
  pl_scalar pointer;
  uint64_t align; /* bytes, that an access of it has */
  int64_t *indices;
} pl_element;

/* Finds the element of memref operand `memref` that the operands from `first_index` on index, for an affine access through its
 * map. False, and the machine has stopped, if the access is undefined or unsupported. (Alignment: MLIR documentation, "'memref'
 * Dialect", memref.load, `alignment`.) */
bool pl_element_of(pl_machine *m, const pl_op *op, uint32_t memref, uint32_t first_index, pl_element *out);
/* Reads an element into `out`; the access is logged with memref and indices. False, and the machine has stopped, if it is
 * undefined. */
bool pl_element_load(pl_machine *m, const pl_op *op, const pl_element *e, pl_scalar *out);
/* Writes an element; the access is logged with memref and indices. False, and the machine has stopped, if it is undefined. */
bool pl_element_store(pl_machine *m, const pl_op *op, const pl_element *e, const pl_scalar *values);

#endif
