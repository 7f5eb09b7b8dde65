/* target.h - what a fuzz target is given and what it answers.
 *
 * Called by the engines (fuzz/engine). A pl_fuzz lives as long as the process: what it holds is made once and serves every input.
 */
#ifndef PL_FUZZ_TARGETS_TARGET_H
#define PL_FUZZ_TARGETS_TARGET_H

#include "core/text/parse/parse.h"
#include "core/text/print/print.h"

/* For each input engines look at the counters of all that is linked. So a target is linked with what it calls and nothing else:
 * target.c does not call the printer, the generator or a pass, and each kind of targets has a file of its own. */
typedef struct pl_fuzz {
  pl_context *ctx, *other; /* reset for each use: see pl_fuzz_context */
  pl_diags *diags;         /* emptied before each input */
  pl_sink text;            /* for printing; emptied before each use */
  pl_sink finding;         /* what does not hold; empty if the property holds */
  void *generating;        /* of generating.c, made when it is asked for */
  void (*free_generating)(void *);
  void *proof;             /* of fuzz/proofs */
  uint64_t inputs, useful; /* useful: those that came as far as the property */
} pl_fuzz;

/* What a target works with: contexts and diagnostics for one input after the other. The caller frees it by pl_fuzz_free. */
pl_fuzz *pl_fuzz_new(void);
/* Frees `fuzz` and what it holds, except its `proof`; NULL is allowed. */
void pl_fuzz_free(pl_fuzz *fuzz);
/* Makes everything in `fuzz` but the counts `inputs` and `useful` as it was before the first input, so that the next one covers
 * the same as if it were the first; faster than freeing it and making a new one. Not for targets that hold a proof. */
void pl_fuzz_renew(pl_fuzz *fuzz);

/* True if the property holds for the input; else fuzz->finding says what does not. */
typedef bool pl_target_fn(pl_fuzz *fuzz, const uint8_t *data, size_t size);
#define TARGET(name, input, needs, property) pl_target_fn pl_target_##name;
#include "fuzz/targets/targets.def"
#undef TARGET

/* The first context, emptied by each call: what an earlier input made in it is gone. */
pl_context *pl_fuzz_context(pl_fuzz *fuzz);
/* The second context, emptied by each call. */
pl_context *pl_fuzz_other_context(pl_fuzz *fuzz);

/* Appends a sentence, cut off where it is too long, and a newline to the finding; returns false. */
bool pl_fuzz_found(pl_fuzz *fuzz, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Appends a sentence, the diagnostics in fuzz->diags, and the module as text (NULL: none) to the finding; returns false. */
bool pl_fuzz_found_errors(pl_fuzz *fuzz, const char *what, const pl_module *module);
/* Prints the module to fuzz->text and returns that; the pointer holds until the next use. */
const char *pl_fuzz_print(pl_fuzz *fuzz, const pl_module *module, const pl_print_options *options);

/* Whether all errors in fuzz->diags, perhaps none, are of kinds that mlir-opt 22 has for its lowering as well. */
bool pl_fuzz_known_ill_formed(const pl_fuzz *fuzz);

/* How a text of MLIR is parsed: unregistered operations are allowed if its length is odd. The length decides, as the last byte
 * would be part of the text. */
static inline pl_parse_options pl_fuzz_parse_options(size_t size) {
  return (pl_parse_options){.allow_unregistered = size % 2 == 1};
}
/* Whether each error in fuzz->diags has a place in the source, and there is an error if it was not read; else false, with a
 * finding. */
bool pl_fuzz_errors_have_places(pl_fuzz *fuzz, const pl_source *source, bool was_read);

#endif
