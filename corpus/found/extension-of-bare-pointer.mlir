// What a buffer's parameter says of integers holds nowhere: as a descriptor it is taken apart, and the words for it are left out; as a
// bare pointer it is a pointer, which can't have them. (mlir-opt 22 and 19 do the same.)
// RUN: lower-mlir --convert-func-to-llvm %s | FileCheck %s
// RUN: expect-status 1 lower-mlir --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 %s 2>&1 | FileCheck %s --check-prefix=BARE

// CHECK-LABEL: llvm.func @extended
// CHECK-SAME: (%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64)
// BARE: [[@LINE+1]]:1: error: "llvm.signext" attribute attached to non-integer LLVM type
func.func @extended(%m: memref<4xf32> {llvm.signext}) {
  return
}
