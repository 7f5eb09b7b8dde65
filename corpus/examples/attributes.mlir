// Functions that say more of themselves than their types do: how values are passed, what holds of pointers, how the code is to be
// compiled. The lowering hands all of it on.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 --assume=nonnegative-strides | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 5 functions: 5 proved

func.func @sum(%a: i8 {llvm.signext, llvm.noundef}, %b: i8 {llvm.zeroext, llvm.noundef}) -> (i32 {llvm.signext, llvm.noundef})
    attributes {passthrough = ["cold", "nocallback", ["frame-pointer", "all"], ["target-cpu", "x86-64"]]} {
  %x = arith.extsi %a : i8 to i32
  %y = arith.extui %b : i8 to i32
  %sum = arith.addi %x, %y : i32
  return %sum : i32
}

func.func @add_to(%p: !llvm.ptr {llvm.noundef, llvm.nonnull, llvm.align = 8 : i64, llvm.dereferenceable = 8 : i64}, %x: i64 {llvm.noundef})
    attributes {passthrough = ["norecurse", "optsize", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"]]} {
  %old = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> i64
  %new = arith.addi %old, %x : i64
  llvm.store %new, %p {alignment = 8 : i64} : i64, !llvm.ptr
  return
}

func.func @scaled(%x: f64 {llvm.inreg, llvm.noundef}, %y: f64 {llvm.inreg, llvm.noundef}) -> (f64 {llvm.noundef})
    attributes {passthrough = ["nofree", "noinline", "noimplicitfloat", ["denormal-fp-math", "ieee,ieee"]]} {
  %z = arith.mulf %x, %y : f64
  return %z : f64
}

func.func @answer(%p: !llvm.ptr {llvm.noundef, llvm.dereferenceable_or_null = 16 : i64}, %n: i32 {llvm.noundef, llvm.zeroext}) -> (i32 {llvm.noundef})
    attributes {passthrough = ["hot", "noredzone", "sspstrong", ["no-jump-tables", "true"], ["probe-stack", "inline-asm"]]} {
  return %n : i32
}

func.func @dot(%v: memref<?xi32>, %w: memref<?xi32>, %n: index {llvm.noundef}) -> (i32 {llvm.signext})
    attributes {passthrough = ["nosync", "minsize", "nounwind", ["min-legal-vector-width", "0"]]} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = arith.constant 0 : i32
  cf.br ^head(%zero, %start : index, i32)
^head(%i: index, %sum: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %x = memref.load %v[%i] : memref<?xi32>
  %y = memref.load %w[%i] : memref<?xi32>
  %xy = arith.muli %x, %y : i32
  %next = arith.addi %sum, %xy : i32
  %j = arith.addi %i, %one : index
  cf.br ^head(%j, %next : index, i32)
^exit:
  return %sum : i32
}
