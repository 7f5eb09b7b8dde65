// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 8 functions: 8 proved

// How arguments and results are passed, beyond their types: what a caller has to do is part of what a function is.

func.func private @narrow(i8 {llvm.signext}) -> (i8 {llvm.zeroext})
func.func private @sink(!llvm.ptr)
llvm.func fastcc @quick(i32 {llvm.inreg}) -> i32

// The callee looks at the upper bits of the register, too.
func.func @extends(%x: i8 {llvm.signext}) -> (i8 {llvm.signext}) {
  %y = call @narrow(%x) : (i8) -> i8
  return %y : i8
}

// The copy is changed, and not what the caller has.
func.func @changes_its_copy(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 16 : i64}) {
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.store %one, %p : i64, !llvm.ptr
  return
}

func.func @hands_on_its_copy(%p: !llvm.ptr {llvm.byval = i64}) {
  call @sink(%p) : (!llvm.ptr) -> ()
  return
}

func.func @in_a_register(%x: i32 {llvm.inreg}, %m: memref<4xi32> {llvm.inreg}) -> i32 {
  %zero = arith.constant 0 : index
  memref.store %x, %m[%zero] : memref<4xi32>
  return %x : i32
}

llvm.func fastcc @by_another_convention(%x: i32 {llvm.inreg}) -> i32 {
  %y = llvm.call fastcc @quick(%x) : (i32) -> i32
  llvm.return %y : i32
}
