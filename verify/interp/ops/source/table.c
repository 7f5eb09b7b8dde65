/* table.c - what carries out an operation of MLIR's dialects: asks the table of its family. */
#include "verify/interp/ops/source/table.h"

#include <assert.h>

typedef pl_op_entry family(pl_op_kind kind);

static family *const families[PL_NUM_OPS] = {
#define SOURCE(ident, family) [PL_OP_##ident] = family,
#define LLVM(ident, family) [PL_OP_##ident] = NULL,
#define BOTH(ident, source, llvm) [PL_OP_##ident] = source,
#define UNSUPPORTED(ident) [PL_OP_##ident] = NULL,
#include "verify/interp/ops/entries.def"
#undef SOURCE
#undef LLVM
#undef BOTH
#undef UNSUPPORTED
};

/* An operation without a row in entries.def does not compile. */
enum {
#define SOURCE(ident, ...) HAS_##ident,
#define LLVM(ident, ...) HAS_##ident,
#define BOTH(ident, ...) HAS_##ident,
#define UNSUPPORTED(ident) HAS_##ident,
#include "verify/interp/ops/entries.def"
#undef SOURCE
#undef LLVM
#undef BOTH
#undef UNSUPPORTED
#define OP(ident, ...) NEEDS_##ident = HAS_##ident,
#include "core/ir/ops.def"
#undef OP
};

pl_op_entry pl_source_entry(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  if (!families[kind]) return (pl_op_entry){0};
  const pl_op_entry entry = families[kind](kind);
  assert(entry.run);
  return entry;
}
