/* threads.h - another thread, which writes to a place between two accesses to it.
 *
 * The source updates a place atomically: another thread writes there before an update or after it, never in between. A
 * lowering that loads and stores separately, or that handles a failed compare-exchange wrongly, differs, which no run of one
 * thread shows. (LLVM Language Reference, "Memory Model for Concurrent Operations".)
 */
#ifndef PL_VERIFY_INTERP_MACHINE_THREADS_H
#define PL_VERIFY_INTERP_MACHINE_THREADS_H

#include "core/ir/op.h"

enum { PL_WIDEST_UPDATE = 16, PL_MOST_VISITS = 3 };

/* Bytes of an object that came in. */
typedef struct pl_place {
  uint32_t object; /* 0: none */
  uint64_t offset, size;
} pl_place;

/* What the other thread writes to the place, one after the other. */
typedef struct pl_meeting {
  pl_place place;
  struct pl_visit {
    uint32_t moment; /* see pl_others; not before that of the one before */
    uint8_t bytes[PL_WIDEST_UPDATE];
  } visits[PL_MOST_VISITS];
  uint32_t num_visits;
} pl_meeting;

#define PL_LAST_MOMENT UINT32_MAX /* after everything else */

/* What a machine knows of the other thread. The moments of the lowering are those before each of its accesses to the place, an
 * atomic one being a single access; those of the source are before and after each of its atomic updates of the place. */
typedef struct pl_others {
  const pl_meeting *meeting; /* NULL: there is no other thread */
  pl_place updated;          /* the first place that was updated atomically */
  uint32_t width;            /* bits of what it holds */
  const pl_op *update;       /* the atomic update that is on its way */
  bool touched;              /* it has made its first access */
  bool at_place;             /* which was to the place */
  uint32_t came;             /* so many visits */
  bool raced;                /* the source accessed the place by other means than atomic updates of all of it */
  uint32_t moments;          /* that have passed */
} pl_others;

struct pl_machine;
struct pl_access;

/* Begins an atomic update, the op `op`; only the first of its accesses is a moment at which the other thread may write. */
void pl_update_begins(struct pl_machine *m, const pl_op *op);
/* Ends the atomic update; in the source, the other thread may write now if the update accessed the place that it writes to. */
void pl_update_ends(struct pl_machine *m);
/* To be called before a well-defined access: lets the other thread write if the access overlaps its place and its turn comes, or
 * notes that the source races with it (others->raced). Also notes the place of the first atomic update (others->updated). */
void pl_others_before(struct pl_machine *m, const pl_op *op, pl_place accessed);
/* Whether source and lowering made the same sequence of atomic updates of shared memory, but the lowering stored a value that the
 * source could not have stored. *source_store and *lowered_store are then the first such stores; they may be set if the result is
 * false, too. False if it is not known. */
bool pl_updates_differ(const struct pl_machine *source, const struct pl_machine *lowered, const struct pl_access **source_store,
                       const struct pl_access **lowered_store);
/* Makes all writes of the other thread that are left; does nothing if there is no other thread. */
void pl_others_last(struct pl_machine *m);

#endif
