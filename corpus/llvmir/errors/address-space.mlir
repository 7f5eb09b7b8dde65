// Address spaces of LLVM IR are numbers of 24 bits. MLIR's are larger: such a pointer has no text that LLVM reads.
//
// RUN: echo 'llvm.func @f(!llvm.ptr<16777216>)' | expect-status 1 lower-mlir --emit=llvm - 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: error: invalid address space 16777216, must be a 24-bit integer
// RUN: echo 'llvm.func @f(!llvm.struct<(i32, array<2 x ptr<4294967295>>)>)' | expect-status 1 lower-mlir --emit=llvm - 2>&1 | FileCheck %s --check-prefix=NESTED
// NESTED: error: invalid address space 4294967295, must be a 24-bit integer
// RUN: echo 'llvm.mlir.global external @g() {addr_space = 16777216 : i32} : i32' | expect-status 1 lower-mlir --emit=llvm - 2>&1 | FileCheck %s --check-prefix=GLOBAL
// GLOBAL: 1:1: error: invalid address space 16777216, must be a 24-bit integer
// RUN: expect-status 1 lower-mlir --emit=llvm %s 2>&1 | FileCheck %s --check-prefix=STACK
// STACK: error: invalid address space 16777216, must be a 24-bit integer
// RUN: sed -e 's/16777216/16777215/' %s | lower-mlir --emit=llvm - | FileCheck %s
// CHECK: @g = external addrspace(16777215) global i32
// CHECK: alloca i32, i32 %0, align 4, addrspace(16777215)

llvm.mlir.global external @g() {addr_space = 16777215 : i32} : i32
llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr<16777216>
  llvm.return
}
