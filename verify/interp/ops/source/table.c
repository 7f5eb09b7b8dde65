/* table.c - what runs an operation of MLIR's dialects: by its row in entries.def, which may name a family with a table of
 * its own. */
#include "verify/interp/ops/source/table.h"

#include <assert.h>

#include "verify/interp/machine/fp.h"
#include "verify/interp/ops/elementwise.h"
#include "verify/interp/ops/math.h"
#include "verify/interp/ops/source/vector.h"

typedef pl_op_entry family(pl_op_kind kind);

/* The family to ask, or the entry itself; neither for an op that is not run here. */
static const struct {
  family *family;
  pl_op_entry entry;
} rows[PL_NUM_OPS] = {
#define SOURCE(ident, nan, family) [PL_OP_##ident] = {family, {0}},
#define LLVM(ident, nan, family) [PL_OP_##ident] = {NULL, {0}},
#define BOTH(ident, nan, source, llvm) [PL_OP_##ident] = {source, {0}},
#define SOURCE_BY(ident, nan, function, argument) [PL_OP_##ident] = {NULL, {function, argument}},
#define LLVM_BY(ident, nan, function, argument) [PL_OP_##ident] = {NULL, {0}},
#define UNSUPPORTED(ident) [PL_OP_##ident] = {NULL, {0}},
#include "verify/interp/ops/entries.def"
#undef SOURCE
#undef LLVM
#undef BOTH
#undef SOURCE_BY
#undef LLVM_BY
#undef UNSUPPORTED
};

/* An operation without a row in entries.def does not compile. */
enum {
#define SOURCE(ident, ...) HAS_##ident,
#define LLVM(ident, ...) HAS_##ident,
#define BOTH(ident, ...) HAS_##ident,
#define SOURCE_BY(ident, ...) HAS_##ident,
#define LLVM_BY(ident, ...) HAS_##ident,
#define UNSUPPORTED(ident) HAS_##ident,
#include "verify/interp/ops/entries.def"
#undef SOURCE
#undef LLVM
#undef BOTH
#undef SOURCE_BY
#undef LLVM_BY
#undef UNSUPPORTED
#define OP(ident, ...) NEEDS_##ident = HAS_##ident,
#include "core/ir/ops.def"
#undef OP
};

pl_op_entry pl_source_entry(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  if (!rows[kind].family) return rows[kind].entry;
  const pl_op_entry entry = rows[kind].family(kind);
  assert(entry.run);
  return entry;
}
