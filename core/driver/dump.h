/* dump.h - --mlir-print-ir-before and -after: the module between passes, or the ops of it that they run on, on standard error,
 * under mlir-opt's headings. */
#ifndef PL_CORE_DRIVER_DUMP_H
#define PL_CORE_DRIVER_DUMP_H

#include "core/driver/options.h"

/* One op that the passes of a pipeline run on. */
typedef struct pl_dump_unit {
  pl_sink out;    /* what is to be printed when the pipeline has been run */
  pl_sink before; /* its text ahead of the next pass, where changes matter */
} pl_dump_unit;

/* Follows one run of the pipeline: zero-initialise but for `settings`. */
typedef struct pl_dump {
  const pl_settings *settings;
  size_t next;              /* index of the pass that comes next */
  const pl_module *current; /* what it starts from */
  PL_VEC(pl_dump_unit) units;
} pl_dump;

/* Starts the dumps of a pipeline on `source`, and adds those before the first pass if they are asked for. */
void pl_dump_begin(pl_dump *dump, const pl_module *source);
/* Adds the dumps that the options ask for after the pass that has just run, whose result `module` is, and before the next one.
 * Does nothing if no pass is left. */
void pl_dump_after(pl_dump *dump, const pl_module *module);
/* Ends the dumps and prints what is left. `failed`: the pass that came next failed; the ops that it ran on are dumped, too, if
 * the options ask for that. */
void pl_dump_end(pl_dump *dump, bool failed);

#endif
