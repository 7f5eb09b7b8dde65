/* status.h - the outcome of carrying out an operation. */
#ifndef PL_VERIFY_SEM_STATE_STATUS_H
#define PL_VERIFY_SEM_STATE_STATUS_H

#include "verify/sem/state/state.h"

typedef enum pl_sem_status {
  PL_SEM_STATUS_INVALID, /* of a file's entry: the operation is not one of this file */
  PL_SEM_OK,
  PL_SEM_TERMINATOR,  /* not carried out */
  PL_SEM_BRANCH,      /* an assertion: continues or ends the program; not carried out */
  PL_SEM_EVENT,       /* a call; not carried out */
  PL_SEM_MEETING,     /* an ordered access or a fence, the last of `ordered`: carried out; it ends a stretch, which source and
                         lowering both come to before either continues */
  PL_SEM_ABORT,       /* a call of abort: nothing comes after it */
  PL_SEM_UNSUPPORTED, /* `why` */
  PL_SEM_UNDECIDED,   /* `why`: the object of a pointer is not known */
} pl_sem_status;

/* Returns PL_SEM_UNSUPPORTED, and sets sem->why to the text, formatted as by printf, of at most 511 bytes, in memory of the
 * world. */
pl_sem_status pl_sem_unsupported(pl_sem *sem, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Returns PL_SEM_UNDECIDED, and sets sem->why as pl_sem_unsupported does: the path cannot be followed without knowing some value.
 */
pl_sem_status pl_sem_undecided(pl_sem *sem, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Returns PL_SEM_UNSUPPORTED with a `why` that says that the operation has operands, attributes or types without a meaning
 * here. */
pl_sem_status pl_sem_unsupported_form(pl_sem *sem, const pl_op *op);

#endif
