// Wrong: by its triple the lowering is made for a machine with big endian bytes, and the first one of a number is another.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/first-byte.mlir --lowered %s | FileCheck %s
// CHECK: @first_byte: unsupported: a target triple of a machine
// RUN: sed 's/s390x-ibm-linux/i386-pc-linux-gnu/' %s > %t.i386.mlir
// RUN: expect-status 2 verify-lowering %S/Inputs/first-byte.mlir --lowered %t.i386.mlir | FileCheck %s
// RUN: sed 's/s390x-ibm-linux/x86_64-pc-linux-gnux32/' %s > %t.x32.mlir
// RUN: expect-status 2 verify-lowering %S/Inputs/first-byte.mlir --lowered %t.x32.mlir | FileCheck %s
// RUN: sed 's/s390x-ibm-linux/x86_64-pc-linux-gnu/' %s > %t.x86.mlir
// RUN: verify-lowering %S/Inputs/first-byte.mlir --lowered %t.x86.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: verify-lowering %t.x86.mlir --lowered %t.x86.mlir | FileCheck %s --check-prefix=RIGHT
// RIGHT: @first_byte: proved
// RUN: sed 's/s390x-ibm-linux/aarch64-linux-gnu/' %s > %t.arm.mlir
// RUN: expect-status 2 verify-lowering %t.x86.mlir --lowered %t.arm.mlir | FileCheck %s --check-prefix=OTHER
// OTHER: @first_byte: unsupported: a target triple other than the source's

module attributes {llvm.target_triple = "s390x-ibm-linux"} {
  llvm.func @first_byte(%x: i32) -> i8 {
    %c = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
    llvm.store %x, %p : i32, !llvm.ptr
    %r = llvm.load %p : !llvm.ptr -> i8
    llvm.return %r : i8
  }
}
