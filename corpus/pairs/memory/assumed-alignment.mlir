// The result of memref.assume_alignment is poison if the buffer is not aligned: a result that nothing uses claims nothing of the
// operand. Without a result, as MLIR 19 has it, a buffer that is not aligned is undefined behaviour. Source: MLIR documentation,
// "'memref' Dialect", memref.assume_alignment.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/unused.mlir --lowered %t/load.low.mlir | FileCheck %s --check-prefix=UNUSED
// UNUSED: @f: unknown: alignment: alignment of 16 bytes
// RUN: expect-status 0 verify-lowering %t/used.mlir --lowered %t/load.low.mlir | FileCheck %s --check-prefix=USED
// USED: @f: proved
// RUN: expect-status 0 verify-lowering %t/older.mlir --lowered %t/load.low.mlir | FileCheck %s --check-prefix=USED
// RUN: expect-status 0 verify-lowering %t/used.mlir %t/older.mlir | FileCheck %s --check-prefix=OURS
// OURS-COUNT-2: @f: proved
// RUN: expect-status 0 verify-lowering %t/plain.mlir --lowered %t/unused.mlir --check-runs=50 | FileCheck %s --check-prefix=USED
// RUN: expect-status 1 verify-lowering %t/plain.mlir --lowered %t/used.mlir | FileCheck %s --check-prefix=ADDED
// ADDED: @f: refuted: {{.*}}the memref is not aligned as assumed

//--- plain.mlir
func.func @f(%m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xf32>
  return %v : f32
}
//--- unused.mlir
func.func @f(%m: memref<4xf32>) -> f32 {
  %r = memref.assume_alignment %m, 16 : memref<4xf32>
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xf32>
  return %v : f32
}
//--- used.mlir
func.func @f(%m: memref<4xf32>) -> f32 {
  %r = memref.assume_alignment %m, 16 : memref<4xf32>
  %c0 = arith.constant 0 : index
  %v = memref.load %r[%c0] : memref<4xf32>
  return %v : f32
}
//--- older.mlir
func.func @f(%m: memref<4xf32>) -> f32 {
  memref.assume_alignment %m, 16 : memref<4xf32>
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xf32>
  return %v : f32
}
//--- load.low.mlir
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> f32 {
  %0 = llvm.load %arg1 {alignment = 16 : i64} : !llvm.ptr -> f32
  llvm.return %0 : f32
}
