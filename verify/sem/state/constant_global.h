/* constant_global.h - a global whose contents are known. */
#ifndef PL_VERIFY_SEM_STATE_CONSTANT_GLOBAL_H
#define PL_VERIFY_SEM_STATE_CONSTANT_GLOBAL_H

#include "core/ir/attr.h"
#include "verify/sem/state/layout.h"
#include "verify/term/term.h"

typedef struct pl_sem_final {
  const pl_term *base;
  const pl_attr *value; /* dense numbers, or one number */
  const pl_flat *elem;
  uint64_t count; /* of elements */
} pl_sem_final;

#endif
