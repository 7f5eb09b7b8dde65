/* table.c - what carries out an operation of the LLVM dialect: asks the table of its family. That each operation has
 * a row is checked in ops/source/table.c. */
#include "verify/interp/ops/llvm/table.h"

#include <assert.h>

typedef pl_op_entry family(pl_op_kind kind);

static family *const families[PL_NUM_OPS] = {
#define SOURCE(ident, family) [PL_OP_##ident] = NULL,
#define LLVM(ident, family) [PL_OP_##ident] = family,
#define BOTH(ident, source, llvm) [PL_OP_##ident] = llvm,
#define UNSUPPORTED(ident) [PL_OP_##ident] = NULL,
#include "verify/interp/ops/entries.def"
#undef SOURCE
#undef LLVM
#undef BOTH
#undef UNSUPPORTED
};

pl_op_entry pl_llvm_entry(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  if (!families[kind]) return (pl_op_entry){0};
  const pl_op_entry entry = families[kind](kind);
  assert(entry.run);
  return entry;
}
