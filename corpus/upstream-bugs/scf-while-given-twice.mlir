// mlir-opt 22, -canonicalize. Where the condition of an scf.while holds, an scf.if on the same condition moves after it; of what it gives, which
// is passed on twice, the second one becomes the value of the other branch: 5 where it is 3.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: lower-mlir -canonicalize -convert-scf-to-cf --convert-to-llvm %s | verify-lowering %s --lowered - | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-19 %{ verify-lowering %s --lower-with 'mlir-opt-19 -canonicalize -convert-scf-to-cf -convert-arith-to-llvm -convert-cf-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s --check-prefix=RIGHT %}
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -canonicalize -convert-scf-to-cf -convert-arith-to-llvm -convert-cf-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @up: refuted
// RIGHT: @up: proved

func.func @up(%start: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %r:3 = scf.while (%now = %start) : (i32) -> (i32, i32, i32) {
    %on = arith.cmpi slt, %now, %c1 : i32
    %next = scf.if %on -> i32 {
      %more = arith.ori %now, %c3 : i32
      scf.yield %more : i32
    } else {
      scf.yield %c5 : i32
    }
    scf.condition(%on) %next, %next, %now : i32, i32, i32
  } do {
  ^bb0(%first: i32, %second: i32, %old: i32):
    scf.yield %second : i32
  }
  return %r#2 : i32
}
