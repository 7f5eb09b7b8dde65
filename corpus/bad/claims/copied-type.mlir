// The structure that a callee is given a copy of has its members in another order.
//
// RUN: lower-mlir %s | sed -e 's/(i32, i64)/(i64, i32)/' > %t.mlir
// RUN: verify-lowering %s
// RUN: expect-status 1 verify-lowering %s --lowered %t.mlir | FileCheck %s
// CHECK: @by_value: refuted: attribute: {{.*}} 'llvm.byval'

func.func @by_value(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i32, index)>}) {
  return
}
