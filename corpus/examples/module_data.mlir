// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// CHECK-DAG: @limits: proved (global)
// CHECK-DAG: @other_name: proved (global)
// CHECK: 1 function: 1 proved; 8 globals: 8 proved

// What a module has for others, whether it uses it or not.

memref.global @limits : memref<4xi32> = dense<[1, 10, 100, 1000]>
memref.global @scratch : memref<8x8xf32> = uninitialized
memref.global @elsewhere : memref<2xi64>
memref.global "private" constant @unused : memref<2xi8> = dense<[3, 4]>
memref.global "private" @state : memref<i64> = dense<0>
llvm.mlir.global external thread_local @of_each_thread(7 : i32) : i32
llvm.mlir.global external @at_its_place(0 : i64) {section = ".plan", alignment = 16 : i64} : i64
llvm.mlir.global external @set_by_a_loader(0 : i32) {externally_initialized} : i32
llvm.mlir.global internal constant @text("plumb") : !llvm.array<5 x i8>
llvm.mlir.global external constant @where() : !llvm.ptr {
  %text = llvm.mlir.addressof @text : !llvm.ptr
  %third = llvm.getelementptr %text[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i8>
  llvm.return %third : !llvm.ptr
}
llvm.mlir.alias external @other_name : i64 {
  %place = llvm.mlir.addressof @at_its_place : !llvm.ptr
  llvm.return %place : !llvm.ptr
}

func.func @next() -> i64 {
  %one = arith.constant 1 : i64
  %state = memref.get_global @state : memref<i64>
  %old = memref.load %state[] : memref<i64>
  %new = arith.addi %old, %one : i64
  memref.store %new, %state[] : memref<i64>
  return %old : i64
}
