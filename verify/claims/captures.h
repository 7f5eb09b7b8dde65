/* captures.h - the words of `captures(...)`. */
#ifndef PL_VERIFY_CLAIMS_CAPTURES_H
#define PL_VERIFY_CLAIMS_CAPTURES_H

#include "core/base/str.h"

/* What may be learnt of a pointer, a bit each, where the greater include the smaller. */
enum {
  PL_CAPTURES_NULLNESS = 1,
  PL_CAPTURES_ADDRESS = 2 | PL_CAPTURES_NULLNESS,
  PL_CAPTURES_READS = 4,
  PL_CAPTURES_PROVENANCE = 8 | PL_CAPTURES_READS,
  PL_CAPTURES_EVERYTHING = PL_CAPTURES_ADDRESS | PL_CAPTURES_PROVENANCE
};

/* Parses the words of `captures(...)`, such as `address, ret: address, provenance`, into bits PL_CAPTURES_*: *result is what
 * the function's result may capture, *others what anything else may. Without `ret:` the two are equal. False for an unknown
 * word. */
bool pl_claim_read_captures(pl_str text, uint32_t *others, uint32_t *result);

#endif
