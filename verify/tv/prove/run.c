/* run.c - the state of a proof: which rules are on, and the time that is left. */
#include <assert.h>

#include "verify/tv/prove/run.h"
#include "verify/tv/report/text.h"

bool pl_tv_rule_off(const pl_tv *tv, pl_tv_rule rule) { return (tv->options->rules_off >> rule) & 1; }

uint32_t pl_tv_time_left(pl_tv *tv) {
  assert(tv->run.deadline >= 0);
  if (tv->run.deadline == 0) return 0;
  double left = tv->run.deadline - pl_tv_spent();
  if (left < 1) {
    tv->run.timed_out = true;
    return 1;
  }
  return (uint32_t)left;
}
