// What canonicalisation folds as conversions do: selections of poison, remainders, NaN as an operand that loses, products with zero where
// flags allow it, comparisons of extremes, wide floats, shifts of which some are too far, flags of truncations. As mlir-opt 22.
//
// RUN: lower-mlir -canonicalize %s > %t && FileCheck %s < %t
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -canonicalize %s | diff - %t %}

// CHECK-LABEL: func.func @f(
// CHECK-NOT: arith.select
// CHECK-NOT: arith.remf
// CHECK-NOT: arith.maxnumf
// CHECK-NOT: arith.mulf
// CHECK-NOT: index.cmp
// CHECK-NOT: arith.shli
// CHECK: [[T:%.*]] = arith.trunci %arg0 overflow<nuw> : i32 to i8
// CHECK: return %arg0, %arg0,
func.func @f(%a: i32, %b: i1, %x: index, %v: vector<4xi32>) -> (i32, i32, f32, f32, f32, i1, i1, f128, vector<3xi32>, i8, i64, f64, i32, f32) {
  %p = ub.poison : i32
  %s = arith.select %b, %p, %a : i32
  %s2 = arith.select %b, %a, %p : i32
  %c1 = arith.constant 7.5 : f32
  %c2 = arith.constant -2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %r = arith.remf %c1, %c2 : f32
  %m = arith.maxnumf %c1, %nan : f32
  %z = arith.constant 0.0 : f32
  %y = arith.sitofp %a : i32 to f32
  %mz = arith.mulf %y, %z fastmath<nnan,nsz> : f32
  %c4 = index.constant 4
  %c9 = index.constant 9
  %mn = index.minu %x, %c4
  %q = index.cmp ult(%mn, %c9)
  %q2 = index.cmp ugt(%mn, %c9)
  %w = arith.constant 1.5 : f128
  %ws = arith.addf %w, %w : f128
  %sh = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %am = arith.constant dense<[1, 40, 2]> : vector<3xi32>
  %shv = arith.shli %sh, %am : vector<3xi32>
  %e = arith.extui %a : i32 to i64
  %t = arith.trunci %e overflow<nuw> : i64 to i8
  %big = arith.constant 0x43F0000000000000 : f64
  %toi = arith.fptoui %big : f64 to i64
  %im = arith.constant 9007199254740993 : i64
  %fi = arith.sitofp %im : i64 to f64
  %mi = arith.constant -2147483648 : i32
  %two = arith.constant 2 : i32
  %cd = arith.ceildivsi %mi, %two : i32
  %bigf = arith.constant 3.0e38 : f32
  %inf = arith.mulf %bigf, %c1 : f32
  return %s, %s2, %r, %m, %mz, %q, %q2, %ws, %shv, %t, %toi, %fi, %cd, %inf : i32, i32, f32, f32, f32, i1, i1, f128, vector<3xi32>, i8, i64, f64, i32, f32
}
