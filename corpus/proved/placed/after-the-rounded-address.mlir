// Right: there is no descriptor; the elements begin at the address that is rounded up, and the last address that is computed is that
// of another element. As malloc aligns to 16 bytes, 80 are enough, and 79 are not.
//
// RUN: verify-lowering %S/Inputs/rounded.mlir --lowered %s --check-runs=100 | FileCheck %s
// CHECK: @second: proved
// RUN: sed 's/constant(80 : i64)/constant(79 : i64)/' %s > %t
// RUN: not verify-lowering %S/Inputs/rounded.mlir --lowered %t | FileCheck %s --check-prefix=SMALL
// SMALL: @second: {{refuted|unknown: allocation: not shown}}

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @say(i32) attributes {sym_visibility = "private"}
llvm.func @second() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %x = llvm.mlir.constant(5 : i32) : i32
  %size = llvm.mlir.constant(80 : i64) : i64
  %above = llvm.mlir.constant(63 : i64) : i64
  %to = llvm.mlir.constant(64 : i64) : i64
  %allocated = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %0 = llvm.ptrtoint %allocated : !llvm.ptr to i64
  %1 = llvm.add %0, %above : i64
  %2 = llvm.urem %1, %to : i64
  %3 = llvm.sub %1, %2 : i64
  %aligned = llvm.inttoptr %3 : i64 to !llvm.ptr
  %4 = llvm.getelementptr %aligned[%one] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %x, %4 : i32, !llvm.ptr
  %y = llvm.load %4 : !llvm.ptr -> i32
  llvm.call @say(%y) : (i32) -> ()
  llvm.call @free(%allocated) : (!llvm.ptr) -> ()
  llvm.return
}
