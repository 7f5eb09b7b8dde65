// What a parallel loop reduces starts at what the loop is given, or at what changes nothing, and takes in each iteration's value once.
// (MLIR documentation, "'scf' Dialect", scf.reduce; "'affine' Dialect", affine.parallel.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/sum.src.mlir --lowered %t/sum.low.mlir | FileCheck %s --check-prefix=SUM
// SUM: @f: proved
// RUN: expect-status 1 verify-lowering %t/sum-from-zero.src.mlir --lowered %t/sum-from-zero.low.mlir | FileCheck %s --check-prefix=SUM-FROM-ZERO
// SUM-FROM-ZERO: @f: refuted: return-value: result 0 differs: it is 4 in the source, -1 in the lowering
// RUN: expect-status 1 verify-lowering %t/sum-of-one.src.mlir --lowered %t/sum-of-one.low.mlir | FileCheck %s --check-prefix=SUM-OF-ONE
// SUM-OF-ONE: @f: refuted: access:
// RUN: expect-status 1 verify-lowering %t/difference.src.mlir --lowered %t/difference.low.mlir | FileCheck %s --check-prefix=DIFFERENCE
// DIFFERENCE: @f: refuted: return-value: result 0 differs: it is 4 in the source, 6 in the lowering
// RUN: expect-status 1 verify-lowering %t/or.src.mlir --lowered %t/or.low.mlir | FileCheck %s --check-prefix=OR
// OR: @f: refuted: return-value: result 0 differs: it is 4 in the source, -1 in the lowering
// RUN: expect-status 0 verify-lowering %t/product.src.mlir --lowered %t/product.low.mlir | FileCheck %s --check-prefix=PRODUCT
// PRODUCT: @f: proved
// RUN: expect-status 1 verify-lowering %t/product-from-zero.src.mlir --lowered %t/product-from-zero.low.mlir | FileCheck %s --check-prefix=PRODUCT-FROM-ZERO
// PRODUCT-FROM-ZERO: @f: refuted: return-value: result 0 differs: it is 2147483647 in the source, 0 in the lowering
// RUN: expect-status 1 verify-lowering %t/product-as-sum.src.mlir --lowered %t/product-as-sum.low.mlir | FileCheck %s --check-prefix=PRODUCT-AS-SUM
// PRODUCT-AS-SUM: @f: refuted: return-value: result 0 differs: it is 2147483647 in the source, -2147483648 in the

//--- sum.src.mlir
func.func @f(%m: memref<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5 : i32
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> i32 {
    %x = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
//--- sum.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64) -> i32 {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %z = llvm.mlir.constant(5 : i32) : i32
  llvm.br ^h(%0, %z : i64, i32)
^h(%i: i64, %acc: i32):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^b, ^e
^b:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  %y = llvm.add %acc, %x : i32
  %j = llvm.add %i, %1 : i64
  llvm.br ^h(%j, %y : i64, i32)
^e:
  llvm.return %acc : i32
}

//--- sum-from-zero.src.mlir
func.func @f(%m: memref<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5 : i32
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> i32 {
    %x = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
//--- sum-from-zero.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64) -> i32 {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %z = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^h(%0, %z : i64, i32)
^h(%i: i64, %acc: i32):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^b, ^e
^b:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  %y = llvm.add %acc, %x : i32
  %j = llvm.add %i, %1 : i64
  llvm.br ^h(%j, %y : i64, i32)
^e:
  llvm.return %acc : i32
}

//--- sum-of-one.src.mlir
func.func @f(%m: memref<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5 : i32
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> i32 {
    %x = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
//--- sum-of-one.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64) -> i32 {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %z = llvm.mlir.constant(5 : i32) : i32
  llvm.br ^h(%0, %z : i64, i32)
^h(%i: i64, %acc: i32):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^b, ^e
^b:
  %g = llvm.getelementptr %p[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  %y = llvm.add %acc, %x : i32
  %j = llvm.add %i, %1 : i64
  llvm.br ^h(%j, %y : i64, i32)
^e:
  llvm.return %acc : i32
}

//--- difference.src.mlir
func.func @f(%m: memref<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5 : i32
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> i32 {
    %x = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
//--- difference.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64) -> i32 {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %z = llvm.mlir.constant(5 : i32) : i32
  llvm.br ^h(%0, %z : i64, i32)
^h(%i: i64, %acc: i32):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^b, ^e
^b:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  %y = llvm.sub %acc, %x : i32
  %j = llvm.add %i, %1 : i64
  llvm.br ^h(%j, %y : i64, i32)
^e:
  llvm.return %acc : i32
}

//--- or.src.mlir
func.func @f(%m: memref<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5 : i32
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> i32 {
    %x = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
//--- or.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64) -> i32 {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %z = llvm.mlir.constant(5 : i32) : i32
  llvm.br ^h(%0, %z : i64, i32)
^h(%i: i64, %acc: i32):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^b, ^e
^b:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  %y = llvm.or %acc, %x : i32
  %j = llvm.add %i, %1 : i64
  llvm.br ^h(%j, %y : i64, i32)
^e:
  llvm.return %acc : i32
}

//--- product.src.mlir
func.func @f(%m: memref<?xi32>, %n: index) -> i32 {
  %r = affine.parallel (%i) = (0) to (symbol(%n)) reduce ("muli") -> i32 {
    %x = affine.load %m[%i] : memref<?xi32>
    affine.yield %x : i32
  }
  return %r : i32
}
//--- product.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64) -> i32 {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %z = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^h(%0, %z : i64, i32)
^h(%i: i64, %acc: i32):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^b, ^e
^b:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  %y = llvm.mul %acc, %x : i32
  %j = llvm.add %i, %1 : i64
  llvm.br ^h(%j, %y : i64, i32)
^e:
  llvm.return %acc : i32
}

//--- product-from-zero.src.mlir
func.func @f(%m: memref<?xi32>, %n: index) -> i32 {
  %r = affine.parallel (%i) = (0) to (symbol(%n)) reduce ("muli") -> i32 {
    %x = affine.load %m[%i] : memref<?xi32>
    affine.yield %x : i32
  }
  return %r : i32
}
//--- product-from-zero.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64) -> i32 {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %z = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^h(%0, %z : i64, i32)
^h(%i: i64, %acc: i32):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^b, ^e
^b:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  %y = llvm.mul %acc, %x : i32
  %j = llvm.add %i, %1 : i64
  llvm.br ^h(%j, %y : i64, i32)
^e:
  llvm.return %acc : i32
}

//--- product-as-sum.src.mlir
func.func @f(%m: memref<?xi32>, %n: index) -> i32 {
  %r = affine.parallel (%i) = (0) to (symbol(%n)) reduce ("muli") -> i32 {
    %x = affine.load %m[%i] : memref<?xi32>
    affine.yield %x : i32
  }
  return %r : i32
}
//--- product-as-sum.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64) -> i32 {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %z = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^h(%0, %z : i64, i32)
^h(%i: i64, %acc: i32):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^b, ^e
^b:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  %y = llvm.add %acc, %x : i32
  %j = llvm.add %i, %1 : i64
  llvm.br ^h(%j, %y : i64, i32)
^e:
  llvm.return %acc : i32
}
