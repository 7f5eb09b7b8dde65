// A loop of a known number of iterations takes no more than that many buffers: what stays within a megabyte overflows no stack, and is not
// refuted. That it stays there is not shown either. Three hundred buffers of four thousand bytes take more.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/four-iterations.src.mlir --lowered %t/four-iterations.low.mlir | FileCheck %s --check-prefix=FOUR-ITERATIONS
// FOUR-ITERATIONS: @f: unknown: stack-usage
// RUN: expect-status 0 verify-lowering %t/four-iterations-restored.src.mlir --lowered %t/four-iterations-restored.low.mlir | FileCheck %s --check-prefix=FOUR-ITERATIONS-RESTORED
// FOUR-ITERATIONS-RESTORED: @f: proved
// RUN: expect-status 1 verify-lowering %t/three-hundred.src.mlir --lowered %t/three-hundred.low.mlir | FileCheck %s --check-prefix=THREE-HUNDRED
// THREE-HUNDRED: @f: refuted: {{.*}}: the lowering takes 1228800 bytes of the stack where the source takes 4096

//--- four-iterations.src.mlir
func.func private @use(memref<4xi32>)
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
  }
  return
}
//--- four-iterations.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f() {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %4 : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- four-iterations-restored.src.mlir
func.func private @use(memref<4xi32>)
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
  }
  return
}
//--- four-iterations-restored.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f() {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %4 : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- three-hundred.src.mlir
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 1 : i32
  %n = arith.constant 300 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<1024xi32>
    memref.store %z, %a[%c0] : memref<1024xi32>
  }
  return
}
//--- three-hundred.low.mlir
llvm.func @f() {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(1024 : index) : i64
  %n = llvm.mlir.constant(300 : index) : i64
  %z = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.store %z, %a : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}
