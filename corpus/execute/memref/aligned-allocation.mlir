// The same promises with aligned_alloc, whose size is a multiple of the alignment.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm=use-aligned-alloc=1 -convert-cf-to-llvm -reconcile-unrealized-casts | %run-void | FileCheck %s
// RUN: %if long %{ mlir-opt-22 %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm=use-aligned-alloc=1 -convert-cf-to-llvm -reconcile-unrealized-casts | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c128 = arith.constant 128 : index
  %a = memref.alloc(%c3) {alignment = 128 : i64} : memref<?x3xi16>
  %p = memref.extract_aligned_pointer_as_index %a : memref<?x3xi16> -> index
  %r = arith.remui %p, %c128 : index
  %v = arith.index_cast %r : index to i64
  call @say(%v) : (i64) -> ()
  %x = arith.constant 321 : i16
  memref.store %x, %a[%c2, %c2] : memref<?x3xi16>
  %y = memref.load %a[%c2, %c2] : memref<?x3xi16>
  %z = arith.extsi %y : i16 to i64
  call @say(%z) : (i64) -> ()
  memref.dealloc %a : memref<?x3xi16>
  return
}

// CHECK: 0
// CHECK-NEXT: 321
