// What MLIR 14 and 16 print - sources and lowerings with typed pointers, in the custom and in the generic form - is read, both forms as
// the same module, and what we print of it is today's.
//
// RUN: %if mlir-opt-16 %{ mlir-opt-16 %s > %t.a && mlir-opt-16 --mlir-print-op-generic %s > %t.b && lower-mlir --no-passes %t.a > %t.c \
// RUN:   && lower-mlir --no-passes %t.b | diff %t.c - && FileCheck %s < %t.c %}
// RUN: %if mlir-opt-16 %{ mlir-opt-16 -expand-strided-metadata -convert-arith-to-llvm -convert-memref-to-llvm -convert-func-to-llvm \
// RUN:   -convert-cf-to-llvm -reconcile-unrealized-casts %s > %t.l && lower-mlir --no-passes %t.l > %t.m && FileCheck %s --check-prefix=LLVM < %t.m %}
// RUN: %if mlir-opt-16 %{ mlir-opt-16 --mlir-print-op-generic %t.l > %t.n && lower-mlir --no-passes %t.n | diff %t.m - %}
// RUN: %if mlir-opt-16 %{ lower-mlir --no-passes --typed-pointers %t.l > %t.o && mlir-opt-16 %t.o | diff %t.l - %}
// RUN: %if mlir-opt-22 %{ %if mlir-opt-16 %{ mlir-opt-22 %t.m | diff %t.m - %} %}

// CHECK: func.func @sum(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index) -> f32
// LLVM: llvm.func @sum(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> f32
// LLVM: llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// LLVM: llvm.load %{{.*}} : !llvm.ptr -> f32
func.func @sum(%m: memref<?xf32, strided<[?], offset: ?>>, %n: index) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %init = arith.constant 0.0 : f32
  cf.br ^head(%zero, %init : index, f32)
^head(%i: index, %acc: f32):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  %e = memref.load %m[%i] : memref<?xf32, strided<[?], offset: ?>>
  %next = arith.addf %acc, %e : f32
  %j = arith.addi %i, %one : index
  cf.br ^head(%j, %next : index, f32)
^end:
  return %acc : f32
}

// CHECK: func.func @buffers
// LLVM: llvm.func @buffers
// LLVM: llvm.mlir.zero : !llvm.ptr
// LLVM: llvm.call @malloc
// LLVM: "llvm.intr.memcpy"(%{{.*}}, %{{.*}}, %{{.*}}) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
func.func @buffers(%m: memref<4xi32>) -> memref<*xi32> {
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %u = memref.cast %a : memref<4xi32> to memref<*xi32>
  return %u : memref<*xi32>
}
