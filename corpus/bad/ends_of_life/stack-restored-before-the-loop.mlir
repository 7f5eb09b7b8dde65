// Wrong: the stack is restored in front of the loop that reads the buffer.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=rounds | FileCheck %s
// CHECK: @rounds: refuted

llvm.func @number(i32) attributes {sym_visibility = "private"}
llvm.func @rounds(%x: i32, %n: i32) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %count = llvm.mlir.constant(1 : i64) : i64
  %top = llvm.intr.stacksave : !llvm.ptr
  %p = llvm.alloca %count x i32 : (i64) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.intr.stackrestore %top : !llvm.ptr
  llvm.br ^head(%zero : i32)
^head(%i: i32):
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.call @number(%v) : (i32) -> ()
  %next = llvm.add %i, %one : i32
  %more = llvm.icmp "slt" %next, %n : i32
  llvm.cond_br %more, ^head(%next : i32), ^exit
^exit:
  llvm.return
}
