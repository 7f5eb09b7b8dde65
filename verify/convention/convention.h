/* convention.h - the user's choice of calling convention. Facts only, no code: sem and interp each derive layouts on
 * their own. */
#ifndef PL_VERIFY_CONVENTION_CONVENTION_H
#define PL_VERIFY_CONVENTION_CONVENTION_H

#include <stdbool.h>
#include <stdint.h>

typedef struct pl_convention {
  uint32_t index_bitwidth; /* 0: the data layout of the closest module, else 64 */
  bool bare_ptr;
  bool c_wrappers;
  bool generic_functions;
  bool aligned_alloc;
} pl_convention;

#endif
