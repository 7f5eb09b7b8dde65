// Right: a buffer that the function was given, and that loops put others in the place of.
//
// RUN: %if long && mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -expand-realloc -convert-scf-to-cf -expand-strided-metadata -lower-affine -finalize-memref-to-llvm -convert-cf-to-llvm -convert-func-to-llvm -convert-arith-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ verify-lowering %s --lower-with 'mlir-opt-19 -expand-realloc -convert-scf-to-cf -expand-strided-metadata -lower-affine -finalize-memref-to-llvm -convert-cf-to-llvm -convert-func-to-llvm -convert-arith-to-llvm -reconcile-unrealized-casts -canonicalize -cse' | FileCheck %s %}
// RUN: %if long %{ verify-lowering %s | FileCheck %s %}
// RUN: verify-lowering %s --function=doubled | FileCheck %s --check-prefix=QUICK
// CHECK: @grown: proved
// CHECK: @doubled: proved
// QUICK: @doubled: proved
// CHECK: @replaced: proved
// CHECK: @swapped: proved

func.func @grown(%a: memref<?xf32>, %n: index, %x: f32) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %a) -> (memref<?xf32>) {
    %k = arith.addi %i, %c1 : index
    %g = memref.realloc %m(%k) : memref<?xf32> to memref<?xf32>
    memref.store %x, %g[%i] : memref<?xf32>
    scf.yield %g : memref<?xf32>
  }
  return %r : memref<?xf32>
}

func.func @doubled(%a: memref<?xf32>, %n: index, %x: f32) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^h(%c0, %a : index, memref<?xf32>)
^h(%i: index, %m: memref<?xf32>):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^b, ^e
^b:
  %d = memref.dim %m, %c0 : memref<?xf32>
  %full = arith.cmpi sge, %i, %d : index
  cf.cond_br %full, ^g, ^s(%m : memref<?xf32>)
^g:
  %d1 = arith.addi %d, %c1 : index
  %d2 = arith.addi %d, %d1 : index
  %m2 = memref.realloc %m(%d2) : memref<?xf32> to memref<?xf32>
  cf.br ^s(%m2 : memref<?xf32>)
^s(%w: memref<?xf32>):
  memref.store %x, %w[%i] : memref<?xf32>
  %i1 = arith.addi %i, %c1 : index
  cf.br ^h(%i1, %w : index, memref<?xf32>)
^e:
  return %m : memref<?xf32>
}

func.func @replaced(%a: memref<4xi32>, %n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %a) -> (memref<4xi32>) {
    %new = memref.alloc() : memref<4xi32>
    memref.copy %m, %new : memref<4xi32> to memref<4xi32>
    memref.store %x, %new[%c1] : memref<4xi32>
    memref.dealloc %m : memref<4xi32>
    scf.yield %new : memref<4xi32>
  }
  %v = memref.load %r[%c1] : memref<4xi32>
  memref.dealloc %r : memref<4xi32>
  return %v : i32
}

func.func @swapped(%a: memref<4xi32>, %n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = memref.alloca() : memref<4xi32>
  memref.store %x, %b[%c0] : memref<4xi32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%m = %a, %o = %b) -> (memref<4xi32>, memref<4xi32>) {
    %old = memref.load %m[%c0] : memref<4xi32>
    %sum = arith.addi %old, %x : i32
    memref.store %sum, %o[%c0] : memref<4xi32>
    scf.yield %o, %m : memref<4xi32>, memref<4xi32>
  }
  %v = memref.load %r#0[%c0] : memref<4xi32>
  return %v : i32
}
