/* Target report: what verify-lowering --format=json says of any text. */
#if defined(__linux__)
#define _GNU_SOURCE /* memfd_create */
#include <assert.h>
#include <sys/mman.h>
#endif

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "fuzz/proofs/schema.h"
#include "fuzz/targets/target.h"
#include "verify/tools/job.h"
#include "verify/tools/report_json.h"

extern const char pl_report_schema[]; /* verify/tools/schema/verify-lowering-1.schema.json */

/* A descriptor of a file without a name that holds the bytes; -1 if it can't be made. The caller closes it. */
static int file_of(const uint8_t *data, size_t size) {
#if defined(__linux__)
  int file = memfd_create("input", 0);
#else
  FILE *temporary = tmpfile();
  int file = temporary ? dup(fileno(temporary)) : -1;
  if (temporary) (void)fclose(temporary);
#endif
  for (size_t done = 0; file >= 0 && done < size;) {
    ssize_t wrote = write(file, data + done, size - done);
    if (wrote <= 0) {
      (void)close(file);
      return -1;
    }
    done += (size_t)wrote;
  }
  return file;
}

/* Writes the document as text and parses that; NULL, with a finding, if it is no JSON. The caller releases it. */
static json_t *through_text(pl_fuzz *fuzz, const json_t *document) {
  json_error_t error;
  char *text = json_dumps(document, JSON_ENSURE_ASCII | JSON_REAL_PRECISION(6));
  json_t *again = text ? json_loads(text, 0, &error) : NULL;
  if (!again) pl_fuzz_found(fuzz, "the report is no JSON: %s", text ? error.text : "it can't be written");
  free(text);
  return again;
}

/* Whether the JSON report of the job conforms to the schema; else false, with a finding. */
static bool is_valid(pl_fuzz *fuzz, const pl_cli_options *options, const pl_job *job) {
  json_error_t error;
  json_t *files = json_array();
  pl_job_counts counts = {0};
  for (size_t i = 0; i < job->rows.len; i++)
    for (size_t v = 0; v <= PL_VERDICT_UNSUPPORTED; v++) {
      counts.functions[v] += job->rows.data[i]->counts.functions[v];
      counts.globals[v] += job->rows.data[i]->counts.globals[v];
    }
  json_array_append_new(files, pl_job_json(job));
  json_t *document = pl_json_document(options, files, counts.functions, counts.globals, job->failed, job->failed ? 3 : 0);
  json_t *again = through_text(fuzz, document), *schema = json_loads(pl_report_schema, 0, &error);
  pl_sink why = {0};
  bool valid = again && schema && pl_schema_holds(schema, again, &why);
  if (again && !valid) {
    pl_fuzz_found(fuzz, "the report is not as its schema says: %s", schema ? pl_sink_text(&why) : error.text);
    char *text = json_dumps(again, JSON_INDENT(2));
    if (text) pl_sink_puts(&fuzz->finding, text);
    free(text);
  }
  pl_sink_close(&why);
  json_decref(schema);
  json_decref(again);
  json_decref(document);
  return valid;
}

/* A fuzz target: whether the JSON report of verify-lowering on the text, with options that its size chooses, conforms to its
 * schema; else false, with a finding. True also if no file can be made for the text. */
bool pl_target_report(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  assert(data || size == 0);
  char path[32];
  int file = file_of(data, size);
  json_set_alloc_funcs(malloc, free); /* freed here what Jansson allocates: a sanitizer may know of one malloc only */
  if (file < 0) return true;          /* the machine's fault, not the input's */
  (void)snprintf(path, sizeof path, "/dev/fd/%d", file);
  char name[] = "verify-lowering", format[] = "--format=json", timeout[] = "--timeout=1", split[] = "--split-input-file",
       runs[] = "--random-runs=4", explain[] = "--explain", foreign[] = "--allow-unregistered-dialect";
  char *arguments[] = {name, path, format, timeout, split, runs, explain, foreign, NULL};
  pl_cli_options options = {0};
  pl_sink error = {0};
  bool holds = pl_cli_parse(8 - (int)(size % 3), arguments, &options, &error); /* the length chooses, as in parse */
  pl_processes processes;
  pl_processes_init(&processes);
  pl_job_env env = {.options = &options, .processes = &processes};
  const pl_input input = {.path = path};
  pl_job_env_open(&env);
  pl_job job = pl_job_new(&env, &input);
  pl_job_run(&job);
  fuzz->useful += !job.failed;
  holds = holds && is_valid(fuzz, &options, &job);
  pl_job_free(&job);
  pl_job_env_close(&env);
  pl_processes_free(&processes);
  pl_cli_options_free(&options);
  pl_sink_close(&error);
  (void)close(file);
  return holds;
}
