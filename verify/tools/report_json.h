/* report_json.h - the same for programs: one document, described by schema/verify-lowering-1.schema.json, or its parts line by
 * line. */
#ifndef PL_VERIFY_TOOLS_REPORT_JSON_H
#define PL_VERIFY_TOOLS_REPORT_JSON_H

#include <jansson.h>

#include "core/base/diag.h"
#include "core/base/sink.h"
#include "verify/tools/options.h"
#include "verify/tools/replay.h"
#include "verify/tv/judge/tv.h"

/* Any bytes as a JSON string: a byte that is not part of well-formed UTF-8 becomes the four characters \xNN. */
json_t *pl_json_string(pl_str text);

/* The JSON object of the verdict on one function or global, whose reference the caller owns; `explain` lists each obligation;
 * `replay` (may be NULL) says where its counterexample was written. */
json_t *pl_json_proof(const pl_proof *proof, bool explain, const pl_replay_file *replay);
/* A diagnostic as an object with severity, message and location; the caller owns the reference. */
json_t *pl_json_diag(const pl_diag *diag);

/* Appends the object, whose reference it takes, to `out` as one line, with the members type and, unless it is NULL, file before
 * its own. (JSON Lines.) */
void pl_json_line(json_t *object, const char *type, const char *file, pl_sink *out);

/* The whole JSON document around `files`, the array of the files' objects, of which it takes the reference; the caller owns that
 * of the result. `verdicts` (on functions) and `globals` are counts indexed by pl_verdict; `failed_files`: the number of files
 * with errors. */
json_t *pl_json_document(const pl_cli_options *options, json_t *files, const uint32_t *verdicts, const uint32_t *globals,
                         size_t failed_files, int exit_status);

#endif
