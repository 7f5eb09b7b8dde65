// Options of the passes that change what comes out: quotients of complex numbers, reductions in any order, aligned vectors, poison.
//
// RUN: lower-mlir %s -convert-complex-to-llvm=complex-range=improved | FileCheck %s --check-prefix=IMPROVED
// RUN: lower-mlir %s -convert-complex-to-llvm=complex-range=none | FileCheck %s --check-prefix=BASIC
// RUN: lower-mlir %s -convert-vector-to-llvm='reassociate-fp-reductions use-vector-alignment' | FileCheck %s --check-prefix=VECTOR
// RUN: lower-mlir %s -convert-vector-to-llvm='enable-x86vector=1 vector-contract-lowering=dot vector-transpose-lowering=shuffle1d force-32bit-vector-indices' | FileCheck %s --check-prefix=PLAIN
// RUN: lower-mlir %s -convert-ub-to-llvm=index-bitwidth=32 | FileCheck %s --check-prefix=POISON
// RUN: lower-mlir %s -convert-complex-to-llvm=complex-range=improved -convert-vector-to-llvm=reassociate-fp-reductions -convert-ub-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts | FileCheck %s --check-prefix=ALL
// RUN: not lower-mlir %s -convert-complex-to-llvm=complex-range=exact 2>&1 | FileCheck %s --check-prefix=RANGE
// RUN: not lower-mlir %s -convert-vector-to-llvm=vector-contract-lowering=sideways 2>&1 | FileCheck %s --check-prefix=WORD

func.func @quotients(%a: complex<f32>, %b: complex<f64>) -> (complex<f32>, complex<f64>) {
  %0 = complex.div %a, %a fastmath<contract> : complex<f32>
  %1 = complex.div %b, %b : complex<f64>
  return %0, %1 : complex<f32>, complex<f64>
}

func.func @reductions(%v: vector<4xf32>, %a: f32, %w: vector<4xi32>) -> (f32, f32, f32, i32) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %v, %a fastmath<nnan> : vector<4xf32> into f32
  %2 = vector.reduction <maxnumf>, %v, %a fastmath<fast> : vector<4xf32> into f32
  %3 = vector.reduction <add>, %w : vector<4xi32> into i32
  return %0, %1, %2, %3 : f32, f32, f32, i32
}

func.func @accesses(%m: memref<?x8xf32>, %n: index, %mask: vector<8xi1>) {
  %v = vector.load %m[%n, %n] : memref<?x8xf32>, vector<8xf32>
  vector.store %v, %m[%n, %n] {alignment = 2 : i64} : memref<?x8xf32>, vector<8xf32>
  %x = vector.maskedload %m[%n, %n], %mask, %v : memref<?x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%n, %n], %mask, %x : memref<?x8xf32>, vector<8xi1>, vector<8xf32>
  return
}

func.func @poison() -> (i32, vector<4xf32>, index, memref<?xf32>) {
  %0 = ub.poison : i32
  %1 = ub.poison : vector<4xf32>
  %2 = ub.poison : index
  %3 = ub.poison : memref<?xf32>
  return %0, %1, %2, %3 : i32, vector<4xf32>, index, memref<?xf32>
}

// IMPROVED-LABEL: func.func @quotients
// IMPROVED-COUNT-6: llvm.fdiv %{{.*}} {fastmathFlags = #llvm.fastmath<contract>} : f32
// IMPROVED: llvm.intr.copysign(%{{.*}}, %{{.*}}) : (f32, f32) -> f32
// IMPROVED: llvm.fcmp "uno"
// IMPROVED-COUNT-6: llvm.fdiv %{{.*}} : f64
// BASIC-LABEL: func.func @quotients
// BASIC-NOT: copysign
// BASIC: llvm.fdiv
// VECTOR: "llvm.intr.vector.reduce.fadd"{{.*}}<reassoc>
// VECTOR: "llvm.intr.vector.reduce.fmul"{{.*}}<nnan, reassoc>
// VECTOR: llvm.intr.vector.reduce.fmax{{.*}}<fast>
// VECTOR: llvm.load %{{.*}} {alignment = 32 : i64}
// VECTOR: llvm.store %{{.*}} {alignment = 2 : i64}
// VECTOR: llvm.intr.masked.load %{{.*}} {alignment = 32 : i32}
// VECTOR: llvm.intr.masked.store %{{.*}} {alignment = 32 : i32}
// PLAIN: "llvm.intr.vector.reduce.fadd"{{.*}}<none>
// PLAIN: llvm.load %{{.*}} {alignment = 4 : i64}
// POISON: llvm.mlir.poison : i32
// POISON: llvm.mlir.poison : vector<4xf32>
// POISON: llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// ALL-NOT: ub.
// ALL: llvm.func @poison
// RANGE: invalid value 'exact' for option 'complex-range'
// WORD: invalid value 'sideways' for option 'vector-contract-lowering'
