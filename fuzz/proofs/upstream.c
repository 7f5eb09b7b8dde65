/* Target upstream: mlir-opt's lowering of a generated module, by its version 22 or 19, next to ours. */
#include <assert.h>

#include "core/check/check.h"
#include "core/text/parse/parse.h"
#include "fuzz/proofs/compare.h"
#include "verify/commands/process.h"
#include "verify/tv/judge/tv.h"

enum { TIMEOUT_MS = 3000, PROCESS_MS = 20000, MAX_OUTPUT = 4 << 20, NOT_FOUND = 127, MOST_STATUS = 128 };

static const char *const versions[] = {"mlir-opt-22", "mlir-opt-19"};

/* Writes the command that lowers with that version of mlir-opt, dialect by dialect, under the convention. */
static void write_command(const char *version, pl_gen_convention convention, pl_sink *out) {
  const pl_convert_options o = pl_fuzz_convention(convention);
  pl_sink_printf(out, "%s --pass-pipeline='builtin.module(", version);
  if (o.c_wrappers) pl_sink_puts(out, "func.func(llvm-request-c-wrappers),");
  pl_sink_printf(out,
                 "expand-realloc,expand-strided-metadata,lower-affine,convert-scf-to-cf,func.func(arith-expand),"
                 "convert-vector-to-llvm,convert-math-to-llvm,convert-complex-to-llvm,convert-index-to-llvm{index-bitwidth=%u},"
                 "convert-arith-to-llvm{index-bitwidth=%u},finalize-memref-to-llvm{index-bitwidth=%u use-generic-functions=%d "
                 "use-aligned-alloc=%d},convert-func-to-llvm{index-bitwidth=%u use-bare-ptr-memref-call-conv=%d},"
                 "convert-cf-to-llvm{index-bitwidth=%u},reconcile-unrealized-casts)'",
                 o.index_bitwidth, o.index_bitwidth, o.index_bitwidth, o.generic_functions, o.aligned_alloc, o.index_bitwidth,
                 o.bare_ptr, o.index_bitwidth);
  (void)pl_sink_text(out);
}

/* Writes a finding about that version of mlir-opt: `what`, `more` (may be empty), and how to reproduce it; always false. */
static bool found(pl_fuzz *fuzz, const pl_fuzz_pair *pair, const char *version, const char *what, const char *more) {
  pl_fuzz_found(fuzz, "%s %s%s%s", version, what, *more ? " " : "", more);
  pl_sink_printf(&fuzz->finding, "convention %s\nlowered by: ", pl_gen_convention_name(pair->plan.convention));
  write_command(version, pair->plan.convention, &fuzz->finding);
  pl_sink_puts(&fuzz->finding, "\n");
  pl_print_module(pair->source, NULL, &fuzz->finding);
  return false;
}

/* Tries to prove mlir-opt's lowering equivalent to the source, strides assumed to be nonnegative; false, with a finding, if
 * something is refuted, known differences (pl_fuzz_is_known) aside. */
static bool judge(pl_fuzz *fuzz, const pl_fuzz_pair *pair, const char *version, const pl_module *lowered) {
  pl_tv_options options = pl_tv_default_options();
  options.convention = pl_fuzz_proof_convention(pair->plan.convention);
  options.timeout_ms = TIMEOUT_MS;
  options.assume = UINT32_C(1) << PL_ASSUME_NONNEGATIVE_STRIDES;
  const pl_report *report = pl_tv_module(pair->arena, pair->source, lowered, &options);
  for (uint32_t i = 0; i < report->num_proofs + report->num_globals; i++) {
    const pl_proof *proof = i < report->num_proofs ? &report->proofs[i] : &report->globals[i - report->num_proofs];
    if (proof->verdict != PL_VERDICT_REFUTED) continue;
    if (!proof->structural && pl_fuzz_is_known(&proof->counterexample, pair)) continue;
    pl_sink why = {0};
    pl_sink_printf(&why, "%s: @%.*s: %s%s", pl_obligation_name(proof->obligation), PL_STR_FMT(proof->name), proof->reason,
                   proof->structural ? "" : proof->counterexample.what);
    found(fuzz, pair, version, "is refuted", pl_sink_text(&why));
    pl_sink_close(&why);
    return false;
  }
  fuzz->useful++;
  return true;
}

/* Runs the command with the input and a time limit; true if it ended with status 0. The caller frees the result in either
 * case. */
static bool run(const char *command, pl_str input, pl_process_result *result) {
  pl_processes processes;
  pl_processes_init(&processes);
  *result = pl_process_run(&processes, command, input, NULL, PROCESS_MS, MAX_OUTPUT);
  pl_processes_free(&processes);
  (void)pl_sink_text(&result->output);
  (void)pl_sink_text(&result->errors);
  return result->end == PL_PROCESS_EXITED && result->status == 0;
}

/* True if that version of mlir-opt can't even read the source; else false, with the finding that it rejects a module that is
 * lowered here. */
static bool rejected(pl_fuzz *fuzz, const pl_fuzz_pair *pair, const char *version, const char *says) {
  pl_sink text = {0};
  pl_process_result reading;
  pl_print_module(pair->source, NULL, &text);
  bool reads = run(version, (pl_str){text.data, text.len}, &reading);
  pl_process_result_free(&reading);
  pl_sink_close(&text);
  return !reads || found(fuzz, pair, version, "rejects what is lowered here:", says);
}

/* How mlir-opt failed to end properly, such as a crash or no end in time, for a finding; NULL if it ended by itself. */
static const char *fault_of(const pl_process_result *result) {
  if (result->end == PL_PROCESS_TIMED_OUT) return "does not end";
  if (result->end == PL_PROCESS_TOO_LONG) return "does not end what it prints";
  bool ended = result->end == PL_PROCESS_EXITED && result->status <= MOST_STATUS;
  return ended && !strstr(result->errors.data, "Stack dump:") ? NULL : "crashes";
}

/* Judges what mlir-opt did with the source next to this repository's lowering; false, with a finding, if one of them is seen
 * to be at fault. True if there is no such version. */
static bool compare(pl_fuzz *fuzz, const pl_fuzz_pair *pair, const char *version, const pl_process_result *result) {
  if (result->end == PL_PROCESS_NOT_STARTED || (result->end == PL_PROCESS_EXITED && result->status == NOT_FOUND))
    return true; /* not here */
  const char *fault = fault_of(result);
  if (fault) return found(fuzz, pair, version, fault, "");
  if (result->status != 0) return !pair->lowered || rejected(fuzz, pair, version, result->errors.data);
  const pl_source source = {version, {result->output.data, result->output.len}, 1};
  pl_module *lowered = pl_parse(pair->ctx, &source, NULL, fuzz->diags);
  bool holds = lowered && pl_check(lowered->op, NULL, fuzz->diags);
  if (!holds)
    pl_fuzz_found_errors(fuzz, "what mlir-opt wrote is not read:", pair->source);
  else if (!pair->lowered)
    holds = !pl_fuzz_is_lowered(lowered) || found(fuzz, pair, version, "lowers what is rejected here", "");
  else
    holds = judge(fuzz, pair, version, lowered);
  pl_module_free(lowered);
  return holds;
}

/* A fuzz target: whether a version of mlir-opt, which follows from the bytes, and this repository agree on a generated module
 * (compare); else false, with a finding. True if there is no such version. */
bool pl_target_upstream(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  assert(data || size == 0);
  pl_fuzz_pair pair = pl_fuzz_pair_new(fuzz, data, size);
  const char *version = versions[pair.plan.extra % (sizeof versions / sizeof *versions)];
  pl_sink command = {0}, text = {0};
  write_command(version, pair.plan.convention, &command);
  pl_print_module(pair.source, NULL, &text);
  pl_process_result result;
  (void)run(command.data, (pl_str){text.data, text.len}, &result);
  bool holds = compare(fuzz, &pair, version, &result);
  pl_process_result_free(&result);
  pl_sink_close(&command);
  pl_sink_close(&text);
  pl_fuzz_pair_free(&pair);
  return holds;
}
