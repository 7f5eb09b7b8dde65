// Integer and index arithmetic.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @binary(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %1 = arith.subi %b, %0 overflow<nuw> : i32
  %2 = arith.muli %1, %b overflow<nsw> : i32
  %3 = arith.shli %2, %b : i32
  %4 = arith.divsi %3, %b : i32
  %5 = arith.divui %4, %b exact : i32
  %6 = arith.remsi %5, %b : i32
  %7 = arith.remui %6, %b : i32
  %8 = arith.andi %7, %b : i32
  %9 = arith.ori %8, %b : i32
  %10 = arith.xori %9, %b : i32
  %11 = arith.shrsi %10, %b exact : i32
  %12 = arith.shrui %11, %b : i32
  %13 = arith.maxsi %12, %b : i32
  %14 = arith.maxui %13, %b : i32
  %15 = arith.minsi %14, %b : i32
  %16 = arith.minui %15, %b : i32
  return %16 : i32
}
func.func @compare(%a: i7, %b: i7, %x: index) -> (i1, i1, i1) {
  %0 = arith.cmpi slt, %a, %b : i7
  %1 = arith.cmpi uge, %a, %b : i7
  %2 = arith.select %0, %a, %b : i7
  %3 = arith.cmpi ne, %2, %b : i7
  return %0, %1, %3 : i1, i1, i1
}
func.func @convert(%a: i32, %x: index) -> (i8, i64, i64, i32, index, index, i64, f32, f64) {
  %0 = arith.trunci %a overflow<nsw> : i32 to i8
  %1 = arith.extsi %a : i32 to i64
  %2 = arith.extui %a : i32 to i64
  %3 = arith.index_cast %x : index to i32
  %4 = arith.index_cast %a : i32 to index
  %5 = arith.index_castui %a : i32 to index
  %6 = arith.index_castui %x : index to i64
  %7 = arith.sitofp %a : i32 to f32
  %8 = arith.uitofp %a : i32 to f64
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i8, i64, i64, i32, index, index, i64, f32, f64
}
func.func @extended(%a: i32, %b: i32) -> (i32, i1, i32, i32, i32, i32) {
  %0, %1 = arith.addui_extended %a, %b : i32, i1
  %2, %3 = arith.mulsi_extended %a, %b : i32
  %4, %5 = arith.mului_extended %a, %b : i32
  return %0, %1, %2, %3, %4, %5 : i32, i1, i32, i32, i32, i32
}
func.func @constants() -> (i1, i8, i128, index, f32, f16, f64, vector<2xi32>) {
  %0 = arith.constant true
  %1 = arith.constant -1 : i8
  %2 = arith.constant 170141183460469231731687303715884105727 : i128
  %3 = arith.constant 42 : index
  %4 = arith.constant 1.5 : f32
  %5 = arith.constant 0x7E00 : f16
  %6 = arith.constant -0.0 : f64
  %7 = arith.constant dense<[1, -2]> : vector<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : i1, i8, i128, index, f32, f16, f64, vector<2xi32>
}
