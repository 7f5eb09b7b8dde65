// Right: the size of three dimensions that become one is a product that claims nothing.
//
// RUN: verify-lowering %S/../../upstream-bugs/collapse-shape-product.mlir --function=flat --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

llvm.func @flat(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %s0: i64, %s1: i64, %s2: i64, %t0: i64, %t1: i64, %t2: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.mul %s0, %s1 : i64
  %n = llvm.mul %p, %s2 : i64
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %3 = llvm.insertvalue %zero, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %4 = llvm.insertvalue %n, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %one, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.return %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}
