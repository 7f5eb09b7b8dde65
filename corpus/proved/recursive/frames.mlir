// Right: each frame of a recursion has what the source asks for: descriptors of memrefs without a rank, a copy's and a wrapper's descriptors, the
// sizes of which one is chosen by a number.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// CHECK: 8 functions: 8 proved

func.func @unranked(%v: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = memref.cast %v : memref<?xf32> to memref<*xf32>
  %more = arith.cmpi sgt, %n, %c0 : index
  cf.cond_br %more, ^again, ^end
^again:
  %m = arith.subi %n, %c1 : index
  func.call @seen(%u, %m) : (memref<*xf32>, index) -> ()
  cf.br ^end
^end:
  return
}
func.func @seen(%u: memref<*xf32>, %n: index) {
  %v = memref.cast %u : memref<*xf32> to memref<?xf32>
  func.call @unranked(%v, %n) : (memref<?xf32>, index) -> ()
  return
}
func.func @strided(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>, %b: memref<?x?xf32, strided<[?, ?], offset: ?>>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.copy %a, %b : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %more = arith.cmpi sgt, %n, %c0 : index
  cf.cond_br %more, ^again, ^end
^again:
  %m = arith.subi %n, %c1 : index
  func.call @strided(%b, %a, %m) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, index) -> ()
  cf.br ^end
^end:
  return
}
func.func @sized(%a: memref<?x?xf32>, %d: index, %n: index) -> index {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %s = memref.dim %a, %d : memref<?x?xf32>
  %more = arith.cmpi sgt, %n, %c0 : index
  cf.cond_br %more, ^again, ^end
^again:
  %m = arith.subi %n, %c1 : index
  %x = func.call @sized(%a, %s, %m) : (memref<?x?xf32>, index, index) -> index
  cf.br ^end
^end:
  return %s : index
}
func.func @wrapped(%a: memref<?x?xf32>, %n: index) -> memref<?x?xf32> attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %b = memref.alloca() {alignment = 64 : i64} : memref<7xi8>
  %f = arith.constant 3 : i8
  memref.store %f, %b[%c0] : memref<7xi8>
  %more = arith.cmpi sgt, %n, %c0 : index
  cf.cond_br %more, ^again, ^end
^again:
  %m = arith.subi %n, %c1 : index
  %x = func.call @wrapped(%a, %m) : (memref<?x?xf32>, index) -> memref<?x?xf32>
  cf.br ^end
^end:
  return %a : memref<?x?xf32>
}
func.func @given(%n: index) -> memref<*xf32> {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?xf32>
  %more = arith.cmpi sgt, %n, %c0 : index
  cf.cond_br %more, ^again, ^end
^again:
  %m = arith.subi %n, %c1 : index
  %x = func.call @given(%m) : (index) -> memref<*xf32>
  cf.br ^end
^end:
  %u = memref.cast %a : memref<?xf32> to memref<*xf32>
  return %u : memref<*xf32>
}
func.func @rank(%u: memref<*xf32>, %d: index, %n: index) -> index {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %s = memref.dim %u, %d : memref<*xf32>
  %more = arith.cmpi sgt, %n, %c0 : index
  cf.cond_br %more, ^again, ^end
^again:
  %m = arith.subi %n, %c1 : index
  %x = func.call @rank(%u, %s, %m) : (memref<*xf32>, index, index) -> index
  cf.br ^end
^end:
  return %s : index
}
