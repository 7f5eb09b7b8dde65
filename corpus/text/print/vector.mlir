// What mlir-opt 22 prints of each form, in the custom and in the generic form, and from either to either.
//
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s > %t.a && lower-mlir %s --no-passes | diff %t.a - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-op-generic > %t.b && lower-mlir %s --no-passes --mlir-print-op-generic | diff %t.b - %}
// RUN: lower-mlir %s --no-passes > %t.c && lower-mlir %s --no-passes --mlir-print-op-generic > %t.d
// RUN: lower-mlir %t.d --no-passes | diff %t.c -
// RUN: lower-mlir %t.c --no-passes --mlir-print-op-generic | diff %t.d -
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-debuginfo > %t.e && lower-mlir %s --no-passes --mlir-print-debuginfo | diff %t.e - %}

func.func @shapes(%f: f32, %v: vector<4xf32>, %w: vector<2x3xf32>, %s: vector<[4]xf32>, %z: vector<f32>, %i: index) {
  %0 = vector.broadcast %f : f32 to vector<2x[4]xf32>
  %1 = vector.broadcast %v {tag} : vector<4xf32> to vector<3x4xf32>
  %2 = vector.bitcast %v : vector<4xf32> to vector<8xf16>
  %3 = vector.bitcast %z : vector<f32> to vector<i32>
  %4 = vector.shape_cast %w : vector<2x3xf32> to vector<6xf32>
  %transposed = vector.transpose %w, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %interleaved = vector.interleave %w, %w {tag} : vector<2x3xf32> -> vector<2x6xf32>
  %scalable = vector.interleave %s, %s : vector<[4]xf32> -> vector<[8]xf32>
  %pair = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  %5 = vector.extract %v[2] : f32 from vector<4xf32>
  %6 = vector.extract %w[1] : vector<3xf32> from vector<2x3xf32>
  %7 = vector.extract %w[%i, 2] : f32 from vector<2x3xf32>
  %8 = vector.extract %z[] : f32 from vector<f32>
  %9 = vector.insert %f, %v[%i] : f32 into vector<4xf32>
  %10 = vector.insert %6, %w[0] {tag = "row"} : vector<3xf32> into vector<2x3xf32>
  %11 = vector.insert %f, %z[] : f32 into vector<f32>
  %12 = vector.insert %f, %s[0] : f32 into vector<[4]xf32>
  return
}

func.func @arithmetic(%v: vector<4xf32>, %w: vector<2x3xf32>, %k: vector<[8]xi64>, %f: f32, %b: vector<4xi1>, %t: i1) {
  %0 = vector.fma %v, %v, %v : vector<4xf32>
  %1 = vector.fma %w, %w, %w : vector<2x3xf32>
  %2 = vector.reduction <add>, %v : vector<4xf32> into f32
  %3 = vector.reduction <mul>, %v, %f : vector<4xf32> into f32
  %4 = vector.reduction <maxnumf>, %v fastmath<nnan> : vector<4xf32> into f32
  %5 = vector.reduction <minimumf>, %v, %f fastmath<fast> {tag} : vector<4xf32> into f32
  %6 = vector.reduction <xor>, %k : vector<[8]xi64> into i64
  %7 = vector.reduction <minui>, %b : vector<4xi1> into i1
  %8 = vector.reduction <and>, %b, %t : vector<4xi1> into i1
  %cst = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %c7 = arith.constant dense<7> : vector<[8]xi64>
  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %none = ub.poison : vector<4xf32>
  return
}

func.func @memory(%m: memref<?x8xf32>, %n: memref<4xvector<4xf32>>, %v: vector<4xf32>, %k: vector<4xi1>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<?x8xf32>, vector<4xf32>
  %1 = vector.load %m[%i, %i] {nontemporal = true} : memref<?x8xf32>, vector<2x4xf32>
  %2 = vector.load %m[%i, %i] {alignment = 16 : i64} : memref<?x8xf32>, vector<[4]xf32>
  %3 = vector.load %n[%i] : memref<4xvector<4xf32>>, vector<4xf32>
  vector.store %0, %m[%i, %i] : memref<?x8xf32>, vector<4xf32>
  vector.store %0, %m[%i, %i] {alignment = 4 : i64, nontemporal = true, tag} : memref<?x8xf32>, vector<4xf32>
  %4 = vector.maskedload %m[%i, %i], %k, %v : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %k, %v {alignment = 8 : i64} : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
  return
}

func.func @poison() {
  %0 = ub.poison : i32
  %1 = ub.poison {tag} : vector<4xf32>
  %2 = ub.poison <#ub.poison> : f32
  return
}
