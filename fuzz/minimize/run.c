#include "fuzz/minimize/run.h"

#include <assert.h>
#include <stdarg.h>

#include "core/base/printf.h"

bool pl_run_fail(pl_run *run, const char *format, ...) {
  assert(format);
  va_list args;
  va_start(args, format);
  if (!run->result->error[0]) (void)pl_vsnprintf(run->result->error, sizeof run->result->error, format, args);
  va_end(args);
  return false;
}

pl_collect_status pl_run_status(const pl_run *run, size_t input) {
  assert(input < run->observed.len);
  return pl_observed_status(&run->sources, &run->observed.data[input]);
}
