/* math.c - functions of floats, of math and of the LLVM dialect, by their names in meanings.def: operations with one name are one
 * function. Those whose results IEEE 754 does not determine are opaque. Source: MLIR documentation, "'math' Dialect"; LLVM
 * Language Reference, "Standard C/C++ Library Intrinsics". */
#include <assert.h>

#include "verify/sem/ops/ops.h"
#include "verify/sem/scalar/float.h"

/* The name of the float function that an operation of that kind is, by its row FUNCTION in meanings.def; NULL if it has none. */
static const char *name_of(pl_op_kind kind) {
  static const char *const names[PL_NUM_OPS] = {
#define MEANING(ident, function)
#define EITHER(ident, function, second)
#define FUNCTION(ident, name) [PL_OP_##ident] = name,
#define UNSUPPORTED(ident)
#include "verify/sem/ops/meanings.def"
#undef MEANING
#undef EITHER
#undef FUNCTION
#undef UNSUPPORTED
  };
  return names[kind];
}

pl_sem_status pl_sem_float_function(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  const char *name = name_of(op->info->kind);
  assert(name != NULL);
  return pl_sem_float_op(sem, op, name, op->num_operands);
}
