/* command_conventions.h - reads the calling conventions off a command line such as
 *   mlir-opt -convert-func-to-llvm='use-bare-ptr-memref-call-conv=1 index-bitwidth=32' -finalize-memref-to-llvm
 *   mlir-opt --pass-pipeline='builtin.module(convert-func-to-llvm{index-bitwidth=32},finalize-memref-to-llvm)'
 *
 * It reads what can be read and guesses nothing: what a script does inside is for the user to say.
 */
#ifndef PL_VERIFY_TOOLS_COMMAND_CONVENTIONS_H
#define PL_VERIFY_TOOLS_COMMAND_CONVENTIONS_H

#include "verify/convention/convention.h"

/* Sets the fields of *convention that the lowering command names as mlir-opt does, as far as they are found to apply to the
 * conversion of functions; leaves the others. */
void pl_conventions_from_command(const char *command, pl_convention *convention);

#endif
