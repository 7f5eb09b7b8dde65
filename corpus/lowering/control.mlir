// Branches, loops, switches.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @loop(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  cf.br ^head(%c0, %z : index, f32)
^exit(%r: f32):
  return %r : f32
^body(%j: index, %t: f32):
  %v = memref.load %m[%j, %j] : memref<?x?xf32, strided<[?, 1], offset: ?>>
  %u = arith.addf %t, %v : f32
  %k = arith.addi %j, %c1 : index
  cf.br ^head(%k, %u : index, f32)
^head(%i: index, %acc: f32):
  %p = arith.cmpi slt, %i, %n : index
  cf.cond_br %p, ^body(%i, %acc : index, f32), ^exit(%acc : f32)
}
func.func @weights(%c: i1) -> i1 {
  cf.cond_br %c weights([1, 2]), ^a, ^b(%c : i1)
^a:
  %0 = arith.constant false
  cf.br ^b(%0 : i1)
^b(%r: i1):
  return %r : i1
}
func.func @switch(%a: i32, %x: index, %m: memref<?xf32>) -> (index, memref<?xf32>) {
  cf.switch %a : i32, [
    default: ^one(%x : index),
    42: ^two(%x, %m : index, memref<?xf32>),
    -1: ^three
  ]
^one(%i: index):
  cf.br ^two(%i, %m : index, memref<?xf32>)
^two(%j: index, %n: memref<?xf32>):
  return %j, %n : index, memref<?xf32>
^three:
  cf.switch %a : i32, [default: ^one(%x : index)]
}
func.func @endless() {
  cf.br ^again
^again:
  cf.br ^again
}
