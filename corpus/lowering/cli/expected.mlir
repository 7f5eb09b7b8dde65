// --verify-diagnostics: the announcements of the MLIR documentation of 2022, "Diagnostic Infrastructure", in every form. Nothing
// is printed but the result, and the status is 0.
//
// RUN: lower-mlir %s --no-passes --split-input-file --verify-diagnostics 2>&1 | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --split-input-file --verify-diagnostics 2>&1 | FileCheck %s %}
// CHECK-NOT: error:
// CHECK: @last

// expected-error@below {{has 0 operands, but enclosing function}}
func.func @one_for_all() -> i32 { return } func.func @alike() -> i32 { return }

// -----

func.func @lines(%a: i32) -> i32 {
  // expected-error @+2 {{requires the same type for all operands and results}}

  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  return %a : i32
}

// -----

func.func @above(%a: i32) {
  "arith.addi"(%a, %a) : (i32, i32) -> i64
  // expected-error-re @above {{{{[a-z]+}} the same {{(no|type)}} for all}}
  return
}

// -----

func.func private @twice()
// expected-note@-1 {{see existing symbol definition here}}
func.func private @twice() // expected-error {{redefinition of symbol}}

// -----

func.func @last() { return }
