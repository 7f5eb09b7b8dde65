// What nobody has written may be a number that breaks what a flag claims, or that has no integer: poison in source and lowering. A run said that it is
// poison in the lowering alone: the run was wrong. Where no number breaks the claim it is one.
//
// RUN: verify-lowering --check-runs=500 %s | FileCheck %s
// CHECK: 14 functions: 14 proved
//
// RUN: lower-mlir %s | sed '/@nothing_added/,/llvm.return/s/llvm.return %%.* : i16/%%p = llvm.mlir.poison : i16\n    llvm.return %%p : i16/' > %t.bad
// RUN: expect-status 1 verify-lowering --function=nothing_added --lowered %t.bad %s | FileCheck %s --check-prefix=BAD
// BAD: @nothing_added: refuted

func.func @exact() -> i16 {
  %c5 = arith.constant 5 : i16
  %m = memref.alloc() : memref<i16>
  %x = memref.load %m[] : memref<i16>
  %r = arith.shrui %x, %c5 exact : i16
  return %r : i16
}
func.func @signed(%a: i16) -> i16 {
  %m = memref.alloc() : memref<i16>
  %x = memref.load %m[] : memref<i16>
  %r = arith.addi %x, %a overflow<nsw> : i16
  return %r : i16
}
func.func @unsigned(%a: i16) -> i16 {
  %m = memref.alloc() : memref<i16>
  %x = memref.load %m[] : memref<i16>
  %r = arith.muli %x, %a overflow<nuw> : i16
  return %r : i16
}
func.func @narrowed() -> i8 {
  %m = memref.alloc() : memref<i16>
  %x = memref.load %m[] : memref<i16>
  %r = arith.trunci %x overflow<nuw> : i16 to i8
  return %r : i8
}
func.func @widened() -> i32 {
  %m = memref.alloc() : memref<i16>
  %x = memref.load %m[] : memref<i16>
  %r = llvm.zext nneg %x : i16 to i32
  return %r : i32
}
func.func @no_nan(%a: f32) -> f32 {
  %m = memref.alloc() : memref<f32>
  %x = memref.load %m[] : memref<f32>
  %r = arith.addf %x, %a fastmath<nnan> : f32
  return %r : f32
}
func.func @integer() -> i8 {
  %m = memref.alloc() : memref<f32>
  %x = memref.load %m[] : memref<f32>
  %r = arith.fptosi %x : f32 to i8
  return %r : i8
}
func.func @nothing_added() -> i16 {
  %c0 = arith.constant 0 : i16
  %m = memref.alloc() : memref<i16>
  %x = memref.load %m[] : memref<i16>
  %r = arith.addi %x, %c0 overflow<nsw> : i16
  return %r : i16
}
func.func @complex_sum(%a: complex<f32>) -> complex<f32> {
  %m = memref.alloc() : memref<complex<f32>>
  %x = memref.load %m[] : memref<complex<f32>>
  %r = complex.add %x, %a fastmath<nnan> : complex<f32>
  return %r : complex<f32>
}
func.func @absolute() -> f32 {
  %m = memref.alloc() : memref<complex<f32>>
  %x = memref.load %m[] : memref<complex<f32>>
  %r = complex.abs %x fastmath<ninf> : complex<f32>
  return %r : f32
}
func.func @reduced() -> f32 {
  %m = memref.alloc() : memref<vector<2xf32>>
  %x = memref.load %m[] : memref<vector<2xf32>>
  %r = vector.reduction <add>, %x fastmath<nnan> : vector<2xf32> into f32
  return %r : f32
}
func.func @least_is_poison() -> i8 {
  %m = memref.alloc() : memref<i8>
  %x = memref.load %m[] : memref<i8>
  %r = "llvm.intr.abs"(%x) <{is_int_min_poison = true}> : (i8) -> i8
  return %r : i8
}
func.func @counted() -> i8 {
  %m = memref.alloc() : memref<i8>
  %x = memref.load %m[] : memref<i8>
  %r = "llvm.intr.ctpop"(%x) : (i8) -> i8
  return %r : i8
}
func.func @inbounds(%p: !llvm.ptr) -> !llvm.ptr {
  %m = memref.alloc() : memref<i64>
  %x = memref.load %m[] : memref<i64>
  %r = llvm.getelementptr inbounds %p[%x] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  return %r : !llvm.ptr
}
