// Vectors as elements of a buffer, seen lane by lane as bits of one wide number.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xvector<4xi16>>
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi16>
  memref.store %v, %m[%c1] : memref<2xvector<4xi16>>
  %w = memref.load %m[%c1] : memref<2xvector<4xi16>>
  %s = arith.addi %w, %v : vector<4xi16>
  %b = vector.bitcast %s : vector<4xi16> to vector<1xi64>
  memref.store %s, %m[%c1] : memref<2xvector<4xi16>>
  %n = memref.alloca() : memref<1xvector<1xi64>>
  %c0 = arith.constant 0 : index
  memref.store %b, %n[%c0] : memref<1xvector<1xi64>>
  %p = memref.extract_aligned_pointer_as_index %n : memref<1xvector<1xi64>> -> index
  %i = arith.index_cast %p : index to i64
  %q = llvm.inttoptr %i : i64 to !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i64
  call @say(%r) : (i64) -> ()
  return
}

// CHECK: 2251825583751170
