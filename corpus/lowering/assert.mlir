// Assertions: the message is printed, then abort.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @checked(%c: i1, %d: i1, %i: index) -> index {
  cf.assert %c, "first"
  cf.cond_br %d, ^a, ^b
^a:
  cf.assert %d, "second \"quoted\"\n"
  cf.assert %c, "first"
  cf.br ^b
^b:
  return %i : index
}
func.func @empty(%c: i1) {
  cf.assert %c, ""
  return
}
func.func private @assert_msg()

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global private constant @assert_msg_3(dense<0> : tensor<1xi8>) {addr_space = 0 : i32} : !llvm.array<1 x i8>
// CHECK-NEXT: llvm.mlir.global private constant @assert_msg_2(dense<[102, 105, 114, 115, 116, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT: llvm.mlir.global private constant @assert_msg_1(dense<[115, 101, 99, 111, 110, 100, 32, 34, 113, 117, 111, 116, 101, 100, 34, 10, 0]> : tensor<17xi8>) {addr_space = 0 : i32} : !llvm.array<17 x i8>
// CHECK-NEXT: llvm.func @abort()
// CHECK-NEXT: llvm.func @puts(!llvm.ptr)
// CHECK-NEXT: llvm.mlir.global private constant @assert_msg_0(dense<[102, 105, 114, 115, 116, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT: llvm.func @checked(%arg0: i1, %arg1: i1, %arg2: i64) -> i64 {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb6
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.cond_br %arg1, ^bb2, ^bb5
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.cond_br %arg1, ^bb3, ^bb7
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: llvm.cond_br %arg0, ^bb4, ^bb8
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: llvm.br ^bb5
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb1, ^bb4
// CHECK-NEXT: llvm.return %arg2 : i64
// CHECK-NEXT: ^bb6:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// CHECK-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT: llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb7:  // pred: ^bb2
// CHECK-NEXT: %2 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
// CHECK-NEXT: %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<17 x i8>
// CHECK-NEXT: llvm.call @puts(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb8:  // pred: ^bb3
// CHECK-NEXT: %4 = llvm.mlir.addressof @assert_msg_2 : !llvm.ptr
// CHECK-NEXT: %5 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT: llvm.call @puts(%5) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @empty(%arg0: i1) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.mlir.addressof @assert_msg_3 : !llvm.ptr
// CHECK-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i8>
// CHECK-NEXT: llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @assert_msg() attributes {sym_visibility = "private"}
// CHECK-NEXT: }
