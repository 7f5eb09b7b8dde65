/* access.h - a load or store of a range of bytes, as it is recorded on a path. */
#ifndef PL_VERIFY_SEM_STATE_ACCESS_H
#define PL_VERIFY_SEM_STATE_ACCESS_H

#include "core/ir/op.h"
#include "verify/term/term.h"

#define PL_ANY_SPACE UINT32_MAX

typedef struct pl_access {
  const pl_op *op;
  const pl_term *address; /* BV64 */
  uint64_t bytes;
  const pl_term *places; /* of a copy: the number of bytes, a BV64, if it is not constant; or BOOL, a term for a set of places */
  uint64_t align;        /* claimed by the lowering; known to hold in the source */
  const pl_term *frees;  /* MEM_FREE chain of shared memory at that time */
  const pl_term *ended;  /* MEM_FREE chain of stack objects at that time */
  const pl_term *root;   /* base symbol of the object, or the shared marker */
  bool store;
  uint32_t stretch;
  uint32_t space; /* address space of the pointer or memref; PL_ANY_SPACE if not known */
  bool own;       /* to an object of this path that only this function could have freed */
  bool claimed;   /* not an access: a claim of the lowering that memory is there */
  bool or_null;   /* claim: or the pointer is null */
  bool volatile_; /* may be of a device: says nothing on what accesses that are not volatile may touch */
} pl_access;

#endif
