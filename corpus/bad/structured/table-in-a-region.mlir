// Wrong: the table has another value. It is read inside a region only.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/table.mlir --lowered %s | FileCheck %s
// CHECK: @one_way: refuted: symbol: global @table has another initial value
// CHECK: @in_a_scope: refuted: symbol: global @table has another initial value
// RUN: sed 's/\[3, 5\]/[3, 4]/' %s > %t.mlir
// RUN: verify-lowering %S/Inputs/table.mlir --lowered %t.mlir | FileCheck %s --check-prefix=RIGHT
// RIGHT: 2 functions: 2 proved

llvm.mlir.global private constant @table(dense<[3, 5]> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>

llvm.func @one_way(%i: i64, %c: i1, %x: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %t = llvm.mlir.addressof @table : !llvm.ptr
    %p = llvm.getelementptr %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %v = llvm.load %p : !llvm.ptr -> i32
    scf.yield %v : i32
  } else {
    scf.yield %x : i32
  }
  llvm.return %r : i32
}

llvm.func @in_a_scope(%i: i64) -> i32 {
  %r = memref.alloca_scope -> i32 {
    %t = llvm.mlir.addressof @table : !llvm.ptr
    %p = llvm.getelementptr %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %v = llvm.load %p : !llvm.ptr -> i32
    memref.alloca_scope.return %v : i32
  }
  llvm.return %r : i32
}
