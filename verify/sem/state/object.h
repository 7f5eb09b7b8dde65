/* object.h - an object that was made on a path, by an allocation or an alloca. */
#ifndef PL_VERIFY_SEM_STATE_OBJECT_H
#define PL_VERIFY_SEM_STATE_OBJECT_H

#include "core/ir/op.h"
#include "verify/term/term.h"

typedef enum pl_sem_object_kind { PL_SEM_OBJECT_INVALID, PL_SEM_HEAP, PL_SEM_STACK } pl_sem_object_kind;

/* A lifetime of an object, and those before it (memory/lifetimes.c). */
typedef struct pl_sem_life pl_sem_life;

typedef struct pl_sem_object {
  pl_sem_object_kind kind;
  const pl_term *base;  /* pointer symbol */
  const pl_term *size;  /* BV64, in bytes, exact where the object exists */
  const pl_term *asked; /* source: the bytes that it needs, where the lowering's object has `size`; may be NULL */
  const pl_term
      *source_asked;  /* lowering: `asked` of the source's object that it stands for, or stood for until that ended; or NULL */
  const pl_term *mem; /* contents now */
  const pl_term *initial; /* contents when it was made */
  const pl_op *op;        /* what made it; NULL after a cut */
  const pl_op *scope;     /* the op at the end of whose region its lifetime ends; NULL: the function, or not known */
  const pl_type *elem;    /* element type of the allocation, a hint for pairing */
  uint64_t align;         /* of the base */
  uint32_t space;         /* address space of the allocation */
  bool generic;           /* made by _mlir_memref_to_llvm_alloc: only _mlir_memref_to_llvm_free frees it */
  bool alive;
  bool shared;         /* source and lowering both have it */
  bool escaped;        /* its contents are in shared memory since */
  bool returned;       /* returned: the caller frees it */
  bool well_formed;    /* holds the descriptor of a memref that is known to be well-formed, such as an argument's */
  bool descriptor;     /* source: holds the descriptor of an unranked memref, which nothing changes */
  bool address_reused; /* source: its address may be that of an escaped object that is alive in the source */
  bool decides;        /* source: the path that was taken depends on its address */
  const pl_sem_life *lives;
  const pl_term *freed_before; /* MEM_FREE chain of shared memory when its last lifetime began; NULL after a cut */
} pl_sem_object;

#endif
