// The declaration of an intrinsic has attributes of its result, and none of its parameters where there are none.
// RUN: lower-mlir --emit=llvm %s | FileCheck %s

// CHECK: declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i128(i128, i128)
llvm.func @f(%a: i128) -> i8 {
  %0 = llvm.intr.ucmp(%a, %a) : (i128, i128) -> i8
  llvm.return %0 : i8
}
