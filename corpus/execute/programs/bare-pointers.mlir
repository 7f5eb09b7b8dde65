// Memrefs passed and returned as one pointer; the shape comes from the type in source and lowering.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts | %run-void | FileCheck %s
// RUN: %if mlir-cpu-runner-19 %{ lower-mlir %s -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts | %old-run-void | FileCheck %s %}
// RUN: %if long %{ mlir-opt-22 %s -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @axpy(%a: i64, %x: memref<4xi64>, %y: memref<4xi64>) -> memref<4xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %u = memref.load %x[%i] : memref<4xi64>
  %v = memref.load %y[%i] : memref<4xi64>
  %p = arith.muli %a, %u : i64
  %s = arith.addi %p, %v : i64
  memref.store %s, %y[%i] : memref<4xi64>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^exit:
  return %y : memref<4xi64>
}
func.func @corner(%m: memref<2x2xi64>) -> (i64, memref<2x2xi64>) {
  %c1 = arith.constant 1 : index
  %v = memref.load %m[%c1, %c1] : memref<2x2xi64>
  return %v, %m : i64, memref<2x2xi64>
}
memref.global "private" constant @x : memref<4xi64> = dense<[1, 2, 3, 4]>
memref.global "private" @y : memref<4xi64> = dense<[10, 20, 30, 40]>
memref.global "private" @q : memref<2x2xi64> = dense<[[1, 2], [3, 4]]>
func.func @main() {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.get_global @x : memref<4xi64>
  %y = memref.get_global @y : memref<4xi64>
  %q = memref.get_global @q : memref<2x2xi64>
  %a = arith.constant 100 : i64
  %r = call @axpy(%a, %x, %y) : (i64, memref<4xi64>, memref<4xi64>) -> memref<4xi64>
  %v = memref.load %r[%c3] : memref<4xi64>
  call @say(%v) : (i64) -> ()
  %0:2 = call @corner(%q) : (memref<2x2xi64>) -> (i64, memref<2x2xi64>)
  %w = memref.load %0#1[%c1, %c0] : memref<2x2xi64>
  call @say(%0#0) : (i64) -> ()
  call @say(%w) : (i64) -> ()
  return
}

// CHECK: 440
// CHECK-NEXT: 4
// CHECK-NEXT: 3
