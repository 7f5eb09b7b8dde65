#include "core/base/vec.h"

#include <stdint.h>

PL_UNCOUNTED_BEGIN

void *pl_vec_grow_(void *data, size_t *cap, size_t need, size_t size) {
  size_t grown = *cap + *cap / 2;
  if (grown < 8) grown = 8;
  if (grown < need) grown = need;
  if (size != 0 && grown > SIZE_MAX / 2 / size) grown = SIZE_MAX / 2 / size; /* pl_xrealloc reports it */
  *cap = grown;
  return pl_xrealloc(data, grown * size);
}

void *pl_vec_hold_(void *data, size_t *cap, size_t need, size_t size) {
  return need <= *cap ? data : pl_vec_grow_(data, cap, need, size);
}

PL_UNCOUNTED_END
