// What looks at a memref whose layout has no strides in another way has no meaning here, and is not refuted for the sake of its type.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/layout-without-strides.mlir --lowered %S/Inputs/layout-without-strides-lowered.mlir | FileCheck %s
// CHECK: @size: unsupported: {{.*}}a memref whose layout has no strides
