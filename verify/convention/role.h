/* role.h - which of the two programs of a comparison is meant. */
#ifndef PL_VERIFY_CONVENTION_ROLE_H
#define PL_VERIFY_CONVENTION_ROLE_H

typedef enum pl_role { PL_ROLE_SOURCE, PL_ROLE_LOWERING } pl_role;

#endif
