/* denormal.h - what `denormal-fp-math` says: how a function's operations treat denormal numbers. Only the words are read here;
 * sem and interp give the meanings. Source: LLVM Language Reference, "Function Attributes". */
#ifndef PL_VERIFY_CLAIMS_DENORMAL_H
#define PL_VERIFY_CLAIMS_DENORMAL_H

#include "core/base/str.h"

#include <stdbool.h>

typedef enum pl_denormal_kind {
  PL_DENORMAL_IEEE, /* they are numbers like others */
  PL_DENORMAL_PRESERVE_SIGN,
  PL_DENORMAL_POSITIVE_ZERO,
  PL_DENORMAL_DYNAMIC /* as the environment has it */
} pl_denormal_kind;

typedef struct pl_denormal_mode {
  pl_denormal_kind output, input;
} pl_denormal_mode;

/* Parses "OUTPUT,INPUT", or one word for both, into *out; an empty word is ieee. False if a word is unknown; *out may then be
 * set in part. */
bool pl_denormal_mode_read(pl_str text, pl_denormal_mode *out);

/* Whether neither operands nor results are flushed to zero. */
static inline bool pl_denormal_mode_is_ieee(pl_denormal_mode m) {
  return m.output == PL_DENORMAL_IEEE && m.input == PL_DENORMAL_IEEE;
}

#endif
