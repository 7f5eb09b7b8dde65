/* leaf.h - a scalar part of a value (layout.h says which parts a type has). */
#ifndef PL_VERIFY_SEM_STATE_LEAF_H
#define PL_VERIFY_SEM_STATE_LEAF_H

#include "verify/term/term.h"

typedef struct pl_leaf {
  const pl_term *value;  /* BV of the leaf's bits */
  const pl_term *poison; /* BOOL */
} pl_leaf;

#endif
