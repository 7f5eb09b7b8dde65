// Index has 32 bits here: a quotient, a least and a greatest number are those of the low 32 bits of a constant, so nothing may be
// computed with all 64 before.
//
// RUN: expect-status 0 verify-lowering --check-runs=20 --index-bitwidth=32 %s | FileCheck %s
// RUN: lower-mlir --index-bitwidth=32 --expand-strided-metadata --lower-affine --canonicalize --convert-std-to-llvm %s -o %t.mlir
// RUN: expect-status 0 verify-lowering --check-runs=20 --index-bitwidth=32 %s --lowered %t.mlir | FileCheck %s
// CHECK: 4 functions: 4 proved

func.func @quotient() -> index {
  %n = arith.constant -6820756271952860823 : index
  %0 = affine.min affine_map<(d0) -> (d0 ceildiv 4)>(%n)
  return %0 : index
}

func.func @wraps() -> index {
  %n = arith.constant 4096 : index
  %0 = affine.apply affine_map<(d0) -> ((d0 * 1048576) floordiv 1048576)>(%n)
  return %0 : index
}

func.func @greatest() -> index {
  %a = arith.constant 4294967295 : index
  %b = arith.constant 7 : index
  %0 = affine.max affine_map<(d0, d1) -> (d0, d1, 5)>(%a, %b)
  return %0 : index
}

func.func @rounds(%to: memref<?xi8>) {
  %n = arith.constant 4294967298 : index
  %one = arith.constant 1 : i8
  affine.for %i = 0 to affine_map<(d0) -> (d0 floordiv 2)>(%n) {
    affine.store %one, %to[%i] : memref<?xi8>
  }
  return
}
