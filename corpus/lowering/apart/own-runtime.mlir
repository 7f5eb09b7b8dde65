// A function that the lowering calls may be one of the source. Where only memref is converted it stays one of the source, and is called as one;
// the types are its own.
//
// RUN: lower-mlir -finalize-memref-to-llvm %s | FileCheck %s --check-prefix=PART
// RUN: lower-mlir -finalize-memref-to-llvm %s | lower-mlir -convert-func-to-llvm -reconcile-unrealized-casts > %t.parts
// RUN: FileCheck %s < %t.parts
// RUN: lower-mlir %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ lower-mlir -finalize-memref-to-llvm %s | mlir-opt-22 -convert-func-to-llvm -reconcile-unrealized-casts | FileCheck %s %}
// What the source only declares, and never calls, is the runtime's where its lowering calls it.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=PROOF
// RUN: lower-mlir %s | sed 's/^ *llvm.call @free(.*//' > %t.wrong
// RUN: expect-status 1 verify-lowering %s --lowered %t.wrong | FileCheck %s --check-prefix=WRONG
// PROOF: @all: proved
// WRONG: @all: refuted

func.func private @free(!llvm.ptr)
func.func private @malloc(index) -> !llvm.ptr
func.func private @memrefCopy(i64, !llvm.ptr, !llvm.ptr)

// PART-NOT: llvm.func
// PART-LABEL: func.func @all(
// PART: %[[N:.*]] = builtin.unrealized_conversion_cast %{{.*}} : i64 to index
// PART-NEXT: call @malloc(%[[N]]) : (index) -> !llvm.ptr
// PART: call @memrefCopy(%{{.*}}) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// PART: call @free(%{{.*}}) : (!llvm.ptr) -> ()
// CHECK-COUNT-3: llvm.func @{{malloc|free|memrefCopy}}({{.*}}) {{.*}}attributes {sym_visibility = "private"}
// CHECK-LABEL: llvm.func @all(
// CHECK: llvm.call @malloc(%{{.*}}) : (i64) -> !llvm.ptr
// CHECK: llvm.call @memrefCopy(%{{.*}}) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK: llvm.call @free(%{{.*}}) : (!llvm.ptr) -> ()
func.func @all(%m: memref<?xf32, strided<[?]>>, %n: index, %old: memref<4xf32>) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  memref.copy %m, %0 : memref<?xf32, strided<[?]>> to memref<?xf32>
  memref.dealloc %old : memref<4xf32>
  return %0 : memref<?xf32>
}
