/* dump_pipeline.h - --dump-pass-pipeline: the passes with the values of their options, on standard error, as mlir-opt has it. */
#ifndef PL_CORE_DRIVER_DUMP_PIPELINE_H
#define PL_CORE_DRIVER_DUMP_PIPELINE_H

#include "core/base/sink.h"
#include "core/convert/pipeline.h"

/* Prints the pipeline to `out` as --dump-pass-pipeline does, one pass per line with its options. `top`: the op that it runs on,
 * `builtin.module` or `any`. */
void pl_dump_pipeline(const pl_pipeline *pipeline, pl_str top, pl_sink *out);

#endif
