/* proved_flags.h - which of mlir-opt 22's claims about address arithmetic (nsw, nuw, inbounds) hold for a source.
 *
 * Used by lower-mlir --proved-flags. The layers of core don't prove anything: whoever calls brings the prover.
 */
#ifndef PL_CORE_DRIVER_PROVED_FLAGS_H
#define PL_CORE_DRIVER_PROVED_FLAGS_H

#include "core/convert/extend.h"
#include "core/convert/pipeline.h"

/* Whether everything of that name in `lowered` (the function and its wrapper) is proved to be a right lowering of `source`. */
typedef bool pl_prover_fn(const pl_module *source, const pl_module *lowered, const pl_convert_options *options,
                          const char *function);

/* One claim that the conversion offers. */
typedef struct pl_offer {
  const char *function;
  uint32_t flags; /* PL_CLAIM_ bits offered */
  uint32_t ask;   /* to be set in the run at hand */
} pl_offer;

typedef struct pl_proved_flags {
  pl_arena *arena;
  PL_VEC(pl_offer) offers; /* by ordinal */
  pl_extension extension;
} pl_proved_flags;

/* Runs the passes as often as needed to find flags of each function with which its lowering is proved right. *flags holds an
 * extension that sets them, which the passes use from then on; free it with pl_proved_flags_free after they have run. */
void pl_prove_flags(pl_proved_flags *flags, pl_pipeline *passes, pl_module *source, pl_prover_fn *proves);
/* Frees the flags; their extension must no longer be used. */
void pl_proved_flags_free(pl_proved_flags *flags);

#endif
