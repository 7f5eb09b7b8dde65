/* state.h - the state of the source or the lowering on one path: the terms that its values stand for, its memory, and logs of
 * what it has done. The validator (verify/tv) owns it.
 *
 * Memory is split: one shared memory for objects that come from outside or have escaped, and one memory for each other object
 * that was made on the path, all addressed by absolute 64-bit addresses. The object of a pointer is found from the symbols that
 * it is made of (roots.h); a pointer whose object is not known is an error of kind UNDECIDED, never "shared". */
#ifndef PL_VERIFY_SEM_STATE_STATE_H
#define PL_VERIFY_SEM_STATE_STATE_H

#include "verify/convention/role.h"
#include "verify/sem/state/access.h"
#include "verify/sem/state/condition.h"
#include "verify/sem/state/fact.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/object.h"
#include "verify/sem/state/trace.h"
#include "verify/sem/state/world.h"

typedef struct pl_sem {
  pl_sem_world *world;
  pl_role role;            /* the program whose state it is */
  pl_leaf **env;           /* by value->number; NULL: not computed on this path */
  const pl_value **values; /* those of `env` that were computed, by number */
  uint32_t num_values;
  uint64_t serial;    /* unique in the world */
  uint32_t trivial;   /* conditions that were true by normal form, since the validator last reset it */
  const pl_term *mem; /* shared memory */
  const pl_term *frees;
  const pl_term *ended; /* MEM_FREE chain of escaped stack objects whose lifetime has ended */
  uint32_t stretch;
  pl_atomic atomic; /* where the path has stopped */
  bool printed;     /* the runtime's puts was called: the path has to come to abort */
  pl_str message;   /* what it printed */
  PL_VEC(pl_sem_object) objects;
  PL_VEC(pl_condition) conditions;
  PL_VEC(pl_access) accesses;
  PL_VEC(pl_sem_call) calls;  /* source: those on the path */
  PL_VEC(pl_access) claimed;  /* source: memory that a value was claimed to point to, from that stretch on until it is freed */
  PL_VEC(pl_fact_seed) seeds; /* source only */
  PL_VEC(pl_sem_view) views;  /* source only */
  PL_VEC(pl_sem_ordered) ordered; /* volatile and atomic accesses and fences so far */
  bool ahead;                     /* source: the lowering waits at a branch before the place that the source has come to */
  size_t volatile_shown;          /* source: number of volatile accesses that were shown to be the lowering's */
  PL_VEC(pl_float_made) floats;
  PL_VEC(const pl_term *) decided;    /* conditions that hold on this path and were replaced in all terms */
  PL_VEC(const pl_term *) wellformed; /* source: descriptors known to be well-formed from here on (memory/wellformed.c) */
  bool odd_memrefs;                   /* source: memory or callees may hold memrefs that are not known to be well-formed */
  bool odd_sizes;                     /* source: among them some whose sizes may be negative */
  struct pl_sem *other;               /* source only: the lowering, already run through the same stretch, for choices */
  const char *why;
} pl_sem;

/* A new state of the source or the lowering (`role`) without values, objects or conditions, to be freed with pl_sem_free. `mem`:
 * shared memory at the start of the path. Values are numbered below `num_values` (pl_func_number). */
pl_sem *pl_sem_new(pl_sem_world *world, pl_role role, uint32_t num_values, const pl_term *mem);
/* A copy of the state, with a serial number of its own, for another path that begins here; to be freed with pl_sem_free. */
pl_sem *pl_sem_fork(const pl_sem *sem);
/* Frees the state; NULL is allowed. Terms and leaves live on: they are memory of the world. */
void pl_sem_free(pl_sem *sem);

#endif
