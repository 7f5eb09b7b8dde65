// Right: the data is written before the flag.
//
// RUN: verify-lowering %S/../../examples/order.mlir --function=publish --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

llvm.func @publish(%data: !llvm.ptr, %ready: !llvm.ptr, %v: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.store %v, %data {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %one, %ready atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
