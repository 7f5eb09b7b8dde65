// Functions of complex numbers have no pattern, as in mlir-opt, which lowers them by way of other dialects or as calls of a library: the
// conversion of complex numbers reports them, that of all dialects leaves them.
//
// RUN: lower-mlir -split-input-file -verify-diagnostics -convert-complex-to-llvm %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -split-input-file -verify-diagnostics=only-expected -convert-complex-to-llvm %s %}
// RUN: lower-mlir -split-input-file -convert-to-llvm %s | FileCheck %s
// CHECK: complex.angle
// CHECK: complex.atan2
// CHECK: complex.conj
// CHECK: complex.cos
// CHECK: complex.exp
// CHECK: complex.expm1
// CHECK: complex.log
// CHECK: complex.log1p
// CHECK: complex.pow
// CHECK: complex.powi
// CHECK: complex.rsqrt
// CHECK: complex.sign
// CHECK: complex.sin
// CHECK: complex.sqrt
// CHECK: complex.tan
// CHECK: complex.tanh

func.func @angle(%a: complex<f32>, %b: complex<f32>, %n: i32) -> f32 {
  // expected-error @below {{failed to legalize operation 'complex.angle' that was explicitly marked illegal}}
  %0 = complex.angle %a : complex<f32>
  return %0 : f32
}

// -----

func.func @atan2(%a: complex<f32>, %b: complex<f32>, %n: i32) -> complex<f32> {
  // expected-error @below {{failed to legalize operation 'complex.atan2' that was explicitly marked illegal}}
  %0 = complex.atan2 %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @conj(%a: complex<f32>, %b: complex<f32>, %n: i32) -> complex<f32> {
  // expected-error @below {{failed to legalize operation 'complex.conj' that was explicitly marked illegal}}
  %0 = complex.conj %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @cos(%a: complex<f32>, %b: complex<f32>, %n: i32) -> complex<f32> {
  // expected-error @below {{failed to legalize operation 'complex.cos' that was explicitly marked illegal}}
  %0 = complex.cos %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @exp(%a: complex<f32>, %b: complex<f32>, %n: i32) -> complex<f32> {
  // expected-error @below {{failed to legalize operation 'complex.exp' that was explicitly marked illegal}}
  %0 = complex.exp %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @expm1(%a: complex<f32>, %b: complex<f32>, %n: i32) -> complex<f32> {
  // expected-error @below {{failed to legalize operation 'complex.expm1' that was explicitly marked illegal}}
  %0 = complex.expm1 %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @log(%a: complex<f32>, %b: complex<f32>, %n: i32) -> complex<f32> {
  // expected-error @below {{failed to legalize operation 'complex.log' that was explicitly marked illegal}}
  %0 = complex.log %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @log1p(%a: complex<f32>, %b: complex<f32>, %n: i32) -> complex<f32> {
  // expected-error @below {{failed to legalize operation 'complex.log1p' that was explicitly marked illegal}}
  %0 = complex.log1p %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @pow(%a: complex<f32>, %b: complex<f32>, %n: i32) -> complex<f32> {
  // expected-error @below {{failed to legalize operation 'complex.pow' that was explicitly marked illegal}}
  %0 = complex.pow %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @powi(%a: complex<f32>, %b: complex<f32>, %n: i32) -> complex<f32> {
  // expected-error @below {{failed to legalize operation 'complex.powi' that was explicitly marked illegal}}
  %0 = complex.powi %a, %n : complex<f32>, i32
  return %0 : complex<f32>
}

// -----

func.func @rsqrt(%a: complex<f32>, %b: complex<f32>, %n: i32) -> complex<f32> {
  // expected-error @below {{failed to legalize operation 'complex.rsqrt' that was explicitly marked illegal}}
  %0 = complex.rsqrt %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @sign(%a: complex<f32>, %b: complex<f32>, %n: i32) -> complex<f32> {
  // expected-error @below {{failed to legalize operation 'complex.sign' that was explicitly marked illegal}}
  %0 = complex.sign %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @sin(%a: complex<f32>, %b: complex<f32>, %n: i32) -> complex<f32> {
  // expected-error @below {{failed to legalize operation 'complex.sin' that was explicitly marked illegal}}
  %0 = complex.sin %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @sqrt(%a: complex<f32>, %b: complex<f32>, %n: i32) -> complex<f32> {
  // expected-error @below {{failed to legalize operation 'complex.sqrt' that was explicitly marked illegal}}
  %0 = complex.sqrt %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @tan(%a: complex<f32>, %b: complex<f32>, %n: i32) -> complex<f32> {
  // expected-error @below {{failed to legalize operation 'complex.tan' that was explicitly marked illegal}}
  %0 = complex.tan %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @tanh(%a: complex<f32>, %b: complex<f32>, %n: i32) -> complex<f32> {
  // expected-error @below {{failed to legalize operation 'complex.tanh' that was explicitly marked illegal}}
  %0 = complex.tanh %a : complex<f32>
  return %0 : complex<f32>
}
