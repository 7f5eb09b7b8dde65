// Wrong: an address that comes in is a multiple of 4, as the source's access says, and no more.
//
// RUN: lower-mlir %s | sed -e 's/{alignment = 4 : i64}/{alignment = 8 : i64}/' > %t.lowered
// RUN: grep -c 'alignment = 8' %t.lowered
// RUN: expect-status 1 verify-lowering %s --lowered %t.lowered | FileCheck %s
// CHECK: @read: refuted: alignment: the lowering is undefined: a load at address {{.*}}, which is not a multiple of 8

func.func @read(%p: !llvm.ptr) -> i32 {
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i32
  func.return %v : i32
}
