// LLVM IR Target (2022), Translation to LLVM IR: what a lowered module becomes there.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | mlir-translate-22 --mlir-to-llvmir | FileCheck %s
// RUN: lower-mlir %s --emit=llvm | FileCheck %s

memref.global "private" constant @table : memref<3xi16> = dense<[4, 5, 6]>
func.func @pick(%c: i1, %i: index) -> i16 {
  %t = memref.get_global @table : memref<3xi16>
  %v = memref.load %t[%i] : memref<3xi16>
  %w = call @other(%v) : (i16) -> i16
  cf.cond_br %c, ^to(%v : i16), ^to(%w : i16)
^to(%x: i16):
  return %x : i16
}
func.func private @other(i16) -> i16

// CHECK: @table = private constant [3 x i16] [i16 4, i16 5, i16 6]
// CHECK: define i16 @pick(i1 %0, i64 %1)
// CHECK: getelementptr i16, ptr @table, i64 %1
// CHECK: load i16, ptr
// CHECK: %[[W:.*]] = call i16 @other(
// CHECK: phi i16
// CHECK: declare i16 @other(i16)
