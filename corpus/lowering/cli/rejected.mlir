// What has no lowering, and where it says so.
//
// RUN: lower-mlir %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @layout() {
  // expected-error@+1 {{failed to legalize operation 'memref.alloc' that was explicitly marked illegal}}
  %0 = memref.alloc() : memref<4xf32, strided<[2]>>
  return
}

// -----

// expected-error@below {{marked illegal: type 'tensor<4xf32>' has no conversion to the LLVM dialect; tensors are bufferized first}}
func.func @tensor(%t: tensor<4xf32>) {
  return
}

// -----

// expected-error@below {{type 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>' has no conversion to the LLVM dialect; its layout is not strided}}
func.func @not_strided(%m: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) {
  return
}

// -----

// expected-error@below {{type 'memref<4xf32, "fast">' has no conversion to the LLVM dialect; conversion of memref memory space "fast" to integer address space failed. Consider adding memory space conversions.}}
func.func @space(%m: memref<4xf32, "fast">) {
  return
}

// -----

func.func @unknown(%a: i32) {
  // expected-error@below {{failed to legalize operation 'foo.bar'}}
  "foo.bar"(%a) : (i32) -> ()
  return
}

// -----

func.func @small_floats(%a: f8E4M3FN) -> f8E4M3FN {
  // expected-error@below {{failed to legalize operation 'arith.addf'}}
  %0 = arith.addf %a, %a : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

func.func @slices(%a: vector<2x4xi32>) {
  // expected-error@below {{failed to legalize operation 'arith.addui_extended'}}
  %0, %1 = arith.addui_extended %a, %a : vector<2x4xi32>, vector<2x4xi1>
  return
}

// -----

// expected-error@below {{Contains llvm.linkage attribute not of type LLVM::LinkageAttr}}
func.func private @linkage() attributes {llvm.linkage = "weak"}

// -----

// expected-error@below {{redefinition of reserved function 'malloc' of different type '(f32) -> ()' is prohibited}}
func.func private @malloc(f32)
func.func @allocate() {
  %0 = memref.alloc() : memref<4xf32>
  return
}

// -----

// expected-error@below {{C interface for variadic functions is not supported yet.}}
func.func private @wrapped(i32) attributes {func.varargs = true, llvm.emit_c_interface}

// -----

func.func @no_pattern(%v: vector<[4]xf32>) {
  // expected-error@below {{failed to legalize operation 'vector.shape_cast'}}
  %0 = vector.shape_cast %v : vector<[4]xf32> to vector<2x[2]xf32>
  return
}

// -----

// expected-error@below {{redefinition of reserved function 'malloc' of different type '!llvm.func<i32 (i64)>' is prohibited}}
llvm.func @malloc(i64) -> i32
func.func @allocate() {
  %0 = memref.alloc() : memref<4xf32>
  return
}
