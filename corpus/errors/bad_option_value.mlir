// So is a value that an option does not take.
//
// RUN: expect-status 3 verify-lowering --format=xml %S/Inputs/identity.mlir 2>&1 | FileCheck %s --check-prefix=FORMAT
// RUN: expect-status 3 verify-lowering --timeout=-1 %S/Inputs/identity.mlir 2>&1 | FileCheck %s --check-prefix=TIMEOUT
// RUN: expect-status 3 verify-lowering %S/Inputs/identity.mlir --lowered 2>&1 | FileCheck %s --check-prefix=LOWERED
// FORMAT: --format
// TIMEOUT: --timeout
// LOWERED: --lowered
