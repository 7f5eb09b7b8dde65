/* term_parts.h - the parts of a term that its value is made of. */
#ifndef PL_VERIFY_SEM_STATE_TERM_PARTS_H
#define PL_VERIFY_SEM_STATE_TERM_PARTS_H

#include "core/base/vec.h"
#include "verify/term/term.h"

typedef PL_VEC(const pl_term *) pl_term_vec;

/* Adds to the work list the arguments of a term that its value is made of (not the arguments of these). Addresses that are read
 * or written do not become part of the value. */
void pl_term_push_parts(const pl_term *term, pl_term_vec *work);

#endif
