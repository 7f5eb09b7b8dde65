// Floating point arithmetic, its flags, and conversions.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @binary(%a: f32, %b: f32) -> (f32, i1, i1) {
  %0 = arith.addf %a, %b fastmath<fast> : f32
  %1 = arith.subf %0, %b fastmath<nnan, ninf> : f32
  %2 = arith.mulf %1, %b fastmath<contract> : f32
  %3 = arith.divf %2, %b fastmath<arcp, nsz> : f32
  %4 = arith.remf %3, %b : f32
  %5 = arith.negf %4 fastmath<afn, reassoc> : f32
  %6 = arith.maximumf %5, %b : f32
  %7 = arith.minimumf %6, %b : f32
  %8 = arith.maxnumf %7, %b fastmath<nnan> : f32
  %9 = arith.minnumf %8, %b : f32
  %10 = arith.cmpf olt, %9, %b : f32
  %11 = arith.cmpf une, %9, %b fastmath<ninf> : f32
  return %9, %10, %11 : f32, i1, i1
}
func.func @convert(%a: f32, %d: f64, %h: bf16) -> (f64, f32, f32, i32, i8, i32, f32, f32) {
  %0 = arith.extf %a : f32 to f64
  %1 = arith.truncf %d : f64 to f32
  %2 = arith.extf %h : bf16 to f32
  %3 = arith.fptosi %a : f32 to i32
  %4 = arith.fptoui %a : f32 to i8
  %5 = arith.bitcast %a : f32 to i32
  %6 = arith.bitcast %5 : i32 to f32
  %7 = arith.truncf %d fastmath<nnan> : f64 to f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f64, f32, f32, i32, i8, i32, f32, f32
}
func.func @small(%a: f8E4M3FN, %m: memref<4xf8E5M2>, %i: index) -> (i8, f8E5M2) {
  %0 = arith.bitcast %a : f8E4M3FN to i8
  %1 = memref.load %m[%i] : memref<4xf8E5M2>
  return %0, %1 : i8, f8E5M2
}
