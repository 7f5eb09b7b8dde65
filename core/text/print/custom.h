/* custom.h - ops by a function of their own. */
#ifndef PL_CORE_TEXT_PRINT_CUSTOM_H
#define PL_CORE_TEXT_PRINT_CUSTOM_H

#include "core/text/print/printer.h"

typedef void (*pl_custom_printer)(pl_printer *pr, const pl_op *op);
/* The function that prints the custom form `name` (as the op table calls it) after the op's name; NULL if there is none. */
pl_custom_printer pl_pr_custom(pl_str name);

#define PL_LLVM_PRINTERS(X)                                                                                                      \
  X(LlvmFunc)                                                                                                                    \
  X(LlvmSwitch)                                                                                                                  \
  X(LlvmCall)                                                                                                                    \
  X(LlvmGlobal)                                                                                                                  \
  X(LlvmCmp)                                                                                                                     \
  X(ExtractValue)                                                                                                                \
  X(InsertValue)                                                                                                                 \
  X(ShuffleVector)                                                                                                               \
  X(LlvmAlloca)                                                                                                                  \
  X(LlvmLoad)                                                                                                                    \
  X(LlvmStore) X(LlvmGep) X(LlvmAssume) X(LlvmInvoke) X(LlvmLandingpad) X(LlvmIndirectBr) X(LlvmCallIntrinsic) X(LlvmAlias)      \
      X(LlvmIfunc) X(LlvmComdat) X(LlvmComdatSelector) X(LlvmPropDict) X(ScfIf) X(ScfFor) X(ScfWhile) X(ScfExecuteRegion)        \
          X(ScfIndexSwitch) X(ScfCondition) X(ScfParallel) X(ScfReduce) X(AffineApply) X(AffineLoad) X(AffineStore)              \
              X(AffinePrefetch) X(AffineIf) X(AffineFor) X(AffineParallel)
#define X(name) void pl_pr_custom_##name(pl_printer *pr, const pl_op *op);
PL_LLVM_PRINTERS(X)
#undef X

#endif
