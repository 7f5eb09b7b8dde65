// What is read but not well-formed is reported at its operation, each diagnostic of the checker at least once.
//
// RUN: lower-mlir %s --no-passes --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error@+2 {{operation with block successors must terminate its parent block}}
func.func @f(%c: i1) {
  "foo.br"()[^a] : () -> ()
  cf.br ^a
^a:
  return
}

// -----

// expected-error@+1 {{functions cannot have 'common' linkage}}
llvm.func common @f()

// -----

// expected-error@+2 {{'arith.addi' op requires the same type for all operands and results}}
func.func @f(%v: vector<4xi32>, %x: i32) {
  %0 = "arith.addi"(%v, %x) : (vector<4xi32>, i32) -> vector<4xi32>
  return
}

// -----

// expected-error@+2 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
func.func @f() {
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64
  return
}

// -----

// expected-error@+2 {{'arith.constant' op integer return type must be signless}}
func.func @f() {
  %0 = "arith.constant"() <{value = 1 : si32}> : () -> si32
  return
}

// -----

// expected-error@+2 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
func.func @f() {
  %0 = "arith.constant"() <{value = "x"}> : () -> i32
  return
}

// -----

// expected-error@+2 {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
func.func @f() {
  %0 = "arith.constant"() <{value = dense<[1, 2]> : vector<[2]xi32>}> : () -> vector<[2]xi32>
  return
}

// -----

// expected-error@+2 {{'arith.select' op operand #0 must be bool-like, but got 'i8'}}
func.func @f(%c: i8, %x: i32) {
  %0 = "arith.select"(%c, %x, %x) : (i8, i32, i32) -> i32
  return
}

// -----

// expected-error@+2 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
func.func @f(%c: vector<3xi1>, %x: vector<4xi32>) {
  %0 = "arith.select"(%c, %x, %x) : (vector<3xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%x: i32) {
// expected-error@+1 {{invalid properties {predicate = 77 : i64} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 77 : i64}}
  %0 = "arith.cmpi"(%x, %x) <{predicate = 77 : i64}> : (i32, i32) -> i1
  return
}

// -----

// expected-error@+2 {{'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'memref<4x4xf32>'}}
func.func @f(%m: memref<4x4xf32>) {
  %0 = memref.realloc %m : memref<4x4xf32> to memref<4xf32>
  return
}

// -----

// expected-error@+2 {{unsupported layout for source memref type 'memref<4xf32, strided<[2]>>'}}
func.func @f(%m: memref<4xf32, strided<[2]>>) {
  %0 = memref.realloc %m : memref<4xf32, strided<[2]>> to memref<8xf32>
  return
}

// -----

// expected-error@+2 {{unsupported layout for result memref type 'memref<8xf32, strided<[2]>>'}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, strided<[2]>>
  return
}

// -----

// expected-error@+2 {{different element types specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xi32>'}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xi32>
  return
}

// -----

// expected-error@+2 {{different memory spaces specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xf32, 1>'}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, 1>
  return
}

// -----

// expected-error@+2 {{unnecessary dimension operand for result type 'memref<8xf32>'}}
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.realloc %m(%i) : memref<4xf32> to memref<8xf32>
  return
}

// -----

// expected-error@+2 {{missing dimension operand for result type 'memref<?xf32>'}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<?xf32>
  return
}

// -----

// expected-error@+2 {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<2xf32>'}}
func.func @f(%m: memref<4xf32>, %s: memref<2xf32>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xf32>) -> memref<2x2xf32>
  return
}

// -----

// expected-error@+2 {{'memref.reshape' op element types of source and destination memref types should be the same}}
func.func @f(%m: memref<4xf32>, %s: memref<2xindex>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<2x2xi32>
  return
}

// -----

// expected-error@+2 {{'memref.reshape' op source memref type should have identity affine map}}
func.func @f(%m: memref<4xf32, strided<[2]>>, %s: memref<2xindex>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32, strided<[2]>>, memref<2xindex>) -> memref<2x2xf32>
  return
}

// -----

// expected-error@+2 {{'memref.reshape' op result memref type should have identity affine map}}
func.func @f(%m: memref<4xf32>, %s: memref<2xindex>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<2x2xf32, strided<[4, 1]>>
  return
}

// -----

// expected-error@+2 {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
func.func @f(%m: memref<4xf32>, %s: memref<?xindex>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<?xindex>) -> memref<2x2xf32>
  return
}

// -----

// expected-error@+2 {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
func.func @f(%m: memref<4xf32>, %s: memref<3xindex>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<3xindex>) -> memref<2x2xf32>
  return
}

// -----

// expected-error@+2 {{'memref.atomic_rmw' op operand #0 must be signless integer or floating-point, but got 'index'}}
func.func @f(%m: memref<4xindex>, %i: index) {
  %0 = memref.atomic_rmw addi %i, %m[%i] : (index, memref<4xindex>) -> index
  return
}

// -----

// expected-error@+2 {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  %0 = memref.atomic_rmw addi %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

// expected-error@+2 {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
func.func @f(%m: memref<4xi32>, %i: index, %x: i32) {
  %0 = memref.atomic_rmw addf %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

// expected-error@+2 {{'memref.alloca_scope' op expects region #0 to have 0 or 1 blocks}}
func.func @f() {
  memref.alloca_scope {
    cf.br ^a
  ^a:
    memref.alloca_scope.return
  }
  return
}

// -----

// expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f(f32 {llvm.signext})

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f(f32 {llvm.noalias})

// -----

// expected-error@+1 {{'func.func' op arguments may only have dialect attributes}}
func.func private @f(f32 {a = 1})

// -----

// expected-error@+1 {{'func.func' op results may only have dialect attributes}}
func.func private @f() -> (f32 {a = 1})

// -----

// expected-error@+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = []}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [1]}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() <{function_type = i32, sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type}}
"llvm.func"() <{function_type = i32, sym_name = "f"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i64):
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error@+2 {{'func.return' op expects parent op 'func.func'}}
"foo.a"() ({
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error@+4 {{'llvm.return' op expected no operands}}
// expected-note@+1 {{when returning from function}}
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+3 {{'llvm.return' op expected 1 operand}}
// expected-note@+1 {{when returning from function}}
llvm.func @f() -> i32 {
  llvm.return
}

// -----

// expected-error@+4 {{'llvm.return' op mismatching result types}}
// expected-note@+1 {{when returning from function}}
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}

// -----

// expected-error@+5 {{'func.call' op result type mismatch at index 0}}
// expected-note@+4 {{      op result types: 'i64'}}
// expected-note@+3 {{function result types: 'i32'}}
func.func private @g() -> i32
func.func @f() {
  %0 = func.call @g() : () -> i64
  return
}

// -----

// expected-error@+3 {{'func.constant' op reference to undefined function 'h'}}
func.func private @g() -> i32
func.func @f() {
  %0 = func.constant @h : () -> i32
  return
}

// -----

// expected-error@+3 {{'func.constant' op reference to function with mismatched type}}
func.func private @g() -> i32
func.func @f() {
  %0 = func.constant @g : () -> i64
  return
}

// -----

// expected-error@+2 {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
func.func @f(%x: i32) {
  "cf.switch"(%x)[^a, ^a] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}

// -----

// expected-error@+2 {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
func.func @f(%x: i32) {
  "cf.switch"(%x)[^a, ^a] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}

// -----

// expected-error@+1 {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "secret"}}
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "secret"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op region should have no arguments}}
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()

// -----

// expected-error@+3 {{operand #0 does not dominate this use}}
// expected-note@+3 {{operand defined here (op in the same block)}}
func.func @f() -> i32 {
  %1 = arith.addi %0, %0 : i32
  %0 = arith.constant 1 : i32
  return %1 : i32
}

// -----

// expected-error@+7 {{operand #0 does not dominate this use}}
// expected-note@+6 {{operand defined as a block argument (block #1)}}
func.func @f(%c: i1) -> i32 {
  cf.cond_br %c, ^a(%c : i1), ^b
^a(%x: i1):
  cf.br ^b
^b:
  %0 = arith.extui %x : i1 to i32
  return %0 : i32
}

// -----

// expected-error@+4 {{use of undeclared SSA value name}}
func.func @f(%x: i32) {
  "foo.a"() ({
    "builtin.module"() ({
      "foo.b"(%x) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
  return
}

// -----

// expected-error@+2 {{'llvm.extractvalue' op position out of bounds: 5}}
llvm.func @f(%s: !llvm.struct<(i32)>) {
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 5>}> : (!llvm.struct<(i32)>) -> i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.extractvalue' op expected LLVM IR structure/array type, got: 'i32'}}
llvm.func @f(%s: !llvm.struct<(i32)>) {
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0, 0>}> : (!llvm.struct<(i32)>) -> i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.insertvalue' op Type mismatch: cannot insert 'i64' into '!llvm.struct<(i32)>'}}
llvm.func @f(%s: !llvm.struct<(i32)>, %x: i64) {
  %0 = "llvm.insertvalue"(%s, %x) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>, i64) -> !llvm.struct<(i32)>
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i32)>' should produce 'i32' but this op returns 'i64'}}
llvm.func @f(%s: !llvm.struct<(i32)>, %x: i64) {
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>) -> i64
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #1)}}
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 4] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices', 1, got 0}}
llvm.func @f(%p: !llvm.ptr) {
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op incorrect number of operands (0) for callee (expecting: 1)}}
llvm.func @g(i32)
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op operand type mismatch for operand 0: 'i64' != 'i32'}}
llvm.func @g(i32)
llvm.func @f(%x: i64) {
  llvm.call @g(%x) : (i64) -> ()
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op expected function call to produce a value}}
llvm.func @g() -> i32
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op calling function with void result must not produce values}}
llvm.func @g()
llvm.func @f() {
  %0 = llvm.call @g() : () -> i32
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op result type mismatch: 'i64' != 'i32'}}
llvm.func @g() -> i32
llvm.func @f() {
  %0 = llvm.call @g() : () -> i64
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op must have 0 or 1 result}}
llvm.func @g()
llvm.func @f() {
  %0:2 = "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> (i32, i32)
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op expected var_callee_type to be a variadic function type}}
llvm.func @g(i32)
llvm.func @f(%x: i32) {
  llvm.call @g(%x) vararg(!llvm.func<void (i32)>) : (i32) -> ()
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.call' op must have either a `callee` attribute or at least an operand}}
llvm.func @f() {
  "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
llvm.func @f(%x: i32) {
  "llvm.call"(%x) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op 'g' does not reference a valid LLVM function or IFunc}}
llvm.mlir.global external @g() : i32
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op missing var_callee_type attribute for vararg call}}
llvm.func @g(i32, ...)
llvm.func @f(%x: i32) {
  "llvm.call"(%x, %x) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
llvm.func @f() {
  %0 = llvm.mlir.addressof @nothing : !llvm.ptr
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
llvm.mlir.global external @g() {addr_space = 3 : i32} : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.zext' op input and output vectors are of incompatible shape}}
llvm.func @f(%x: vector<4xi32>) {
  %0 = llvm.zext %x : vector<4xi32> to vector<3xi64>
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.zext' op input and output vectors are of incompatible shape}}
llvm.func @f(%x: vector<[4]xi32>) {
  %0 = llvm.zext %x : vector<[4]xi32> to vector<4xi64>
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.zext' op integer width of the output type is smaller or equal to the integer width of the input type}}
llvm.func @f(%x: i32) {
  %0 = llvm.zext %x : i32 to i16
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.trunc' op integer width of the output type is larger or equal to the integer width of the input type}}
llvm.func @f(%x: i32) {
  %0 = llvm.trunc %x : i32 to i64
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.trunc' op integer width of the output type is larger or equal to the integer width of the input type}}
llvm.func @f(%x: i32) {
  %0 = llvm.trunc %x : i32 to i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
llvm.func @f(%x: i64) {
  %0 = llvm.bitcast %x : i64 to !llvm.ptr
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
llvm.func @f(%x: !llvm.ptr) {
  %0 = llvm.bitcast %x : !llvm.ptr to !llvm.ptr<1>
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.bitcast' op cannot cast 'i64' to 'i32': another number of bits}}
llvm.func @f(%x: i64) {
  %0 = llvm.bitcast %x : i64 to i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.constant' op expected vector or array type}}
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.constant' op expected integer element type for integer elements attribute}}
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : vector<2xf32>
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1.0> : tensor<2xf32>) : vector<2xf64>
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.constant' op expected array or struct type for array attribute}}
llvm.func @f() {
  %0 = llvm.mlir.constant([1, 2]) : i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
llvm.func @f() {
  %0 = llvm.mlir.constant([1, 2]) : !llvm.array<2 x i32>
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.constant' op expected array attribute for struct type}}
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 1.0 : f32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.constant' op expected array attribute of size 2}}
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.constant' op expected integer type}}
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.constant' op expected integer type of width 32}}
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : i64
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : f64
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.constant' op expected integer type}}
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.constant' op expected array type of 2 i8 elements for the string constant}}
llvm.func @f() {
  %0 = llvm.mlir.constant("ab") : !llvm.array<3 x i8>
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.constant' op expected array type of 2 i8 elements for the string constant}}
llvm.func @f() {
  %0 = llvm.mlir.constant("ab") : i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
llvm.func @f() {
  %0 = llvm.mlir.constant(i32) : i32
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @g() : i32

// -----

// expected-error@+2 {{'llvm.mlir.global' op expects regions to end with 'llvm.return', found 'llvm.unreachable'}}
// expected-note@+1 {{in custom textual format, the absence of terminator implies 'llvm.return'}}
llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.unreachable
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}

// -----

// expected-error@+3 {{ops with side effects not allowed in global initializers}}
llvm.func @h()
llvm.mlir.global external @g() : i32 {
  llvm.call @h() : () -> ()
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
"llvm.mlir.global"() <{global_type = i32, sym_name = "g", linkage = #llvm.linkage<external>, value = 1 : i32}> ({
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  "llvm.return"(%0) : (i32) -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : !llvm.void

// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global external @g() {alignment = 3 : i64} : i32

// -----

// expected-error@+2 {{'llvm.load' op expected syncscope to be null for non-atomic access}}
llvm.func @f(%p: !llvm.ptr) {
  %0 = "llvm.load"(%p) <{ordering = 0 : i64, syncscope = "agent"}> : (!llvm.ptr) -> i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.load' op unsupported ordering 'release'}}
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.load' op expected alignment for atomic access}}
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acquire : !llvm.ptr -> i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.load' op unsupported type 'i7' for atomic access}}
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i7
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
llvm.func @f(%p: !llvm.ptr, %x: !llvm.struct<(i32)>) {
  %0 = llvm.atomicrmw xchg %p, %x monotonic : !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.atomicrmw' op expected LLVM IR floating point type for vector element}}
llvm.func @f(%p: !llvm.ptr, %x: vector<2xi32>) {
  %0 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, vector<2xi32>
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
llvm.func @f(%p: !llvm.ptr, %x: f32) {
  %0 = llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.atomicrmw add %p, %x unordered : !llvm.ptr, i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.cmpxchg' op operand #1 must be signless integer or LLVM pointer type, but got 'f32'}}
llvm.func @f(%p: !llvm.ptr, %x: f32) {
  %0 = llvm.cmpxchg %p, %x, %x monotonic monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.cmpxchg' op unexpected LLVM IR type}}
llvm.func @f(%p: !llvm.ptr, %x: i7) {
  %0 = llvm.cmpxchg %p, %x, %x monotonic monotonic : !llvm.ptr, i7
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.cmpxchg %p, %x, %x unordered unordered : !llvm.ptr, i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.cmpxchg %p, %x, %x monotonic release : !llvm.ptr, i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
llvm.func @f() {
  llvm.fence monotonic
  llvm.return
}

// -----

// expected-error@+2 {{'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f() {
  %0 = memref.alloc() {alignment = -1 : i64} : memref<4xf32>
  return
}

// -----

// expected-error@+3 {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
%c = arith.constant true
scf.if %c {
  %0 = memref.alloca() : memref<4xf32>
}

// -----

// expected-error@+2 {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
scf.execute_region {
  %0 = memref.alloca() : memref<4xf32>
  scf.yield
}

// -----

// expected-error@+2 {{'memref.alloca' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f() {
  %0 = memref.alloca() {alignment = -1 : i64} : memref<4xf32>
  return
}

// -----

// expected-error@+1 {{'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @g : memref<4xf32> {alignment = 3 : i64}

// -----

// expected-error@+2 {{'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.load %m[%i] {alignment = 3 : i64} : memref<4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.assume_alignment %m, 0 : memref<4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.assume_alignment' op alignment must be power of 2}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.assume_alignment %m, 3 : memref<4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0}}
func.func @f() {
  %0 = memref.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// -----

// expected-error@+2 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
func.func @f() {
  %0 = memref.alloc() : memref<?xf32>
  return
}

// -----

// expected-error@+2 {{'memref.copy' op requires the same shape for all operands}}
func.func @f(%m: memref<4xf32>, %n: memref<5xf32>) {
  memref.copy %m, %n : memref<4xf32> to memref<5xf32>
  return
}

// -----

// expected-error@+2 {{'memref.copy' op requires the same element type for all operands}}
func.func @f(%m: memref<4xf32>, %n: memref<4xi32>) {
  memref.copy %m, %n : memref<4xf32> to memref<4xi32>
  return
}

// -----

// expected-error@+2 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<4xf32>'}}
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.view %m[%i][] : memref<4xf32> to memref<4xf32>
  return
}

// -----

// expected-error@+2 {{unsupported map for result memref type 'memref<4xf32, strided<[2]>>'}}
func.func @f(%m: memref<4xi8>, %i: index) {
  %0 = memref.view %m[%i][] : memref<4xi8> to memref<4xf32, strided<[2]>>
  return
}

// -----

// expected-error@+2 {{unsupported map for base memref type 'memref<4xi8, strided<[2]>>'}}
func.func @f(%m: memref<4xi8, strided<[2]>>, %i: index) {
  %0 = memref.view %m[%i][] : memref<4xi8, strided<[2]>> to memref<4xf32>
  return
}

// -----

// expected-error@+2 {{different memory spaces specified for base memref type 'memref<4xi8>' and view memref type 'memref<4xf32, 1>'}}
func.func @f(%m: memref<4xi8>, %i: index) {
  %0 = memref.view %m[%i][] : memref<4xi8> to memref<4xf32, 1>
  return
}

// -----

// expected-error@+2 {{'memref.view' op incorrect number of dynamic sizes, has 0, expected 1}}
func.func @f(%m: memref<4xi8>, %i: index) {
  %0 = memref.view %m[%i][] : memref<4xi8> to memref<?xf32>
  return
}

// -----

// expected-error@+2 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.subview %m[0, 0] [1] [1] : memref<4xf32> to memref<1xf32>
  return
}

// -----

// expected-error@+2 {{different memory spaces specified for base memref type 'memref<4xf32>' and subview memref type 'memref<1xf32, 1>'}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.subview %m[0] [1] [1] : memref<4xf32> to memref<1xf32, 1>
  return
}

// -----

// expected-error@+2 {{expected result element type to be 'f32', but got 'memref<1xi32>'}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.subview %m[0] [1] [1] : memref<4xf32> to memref<1xi32>
  return
}

// -----

// expected-error@+2 {{expected result rank to be smaller or equal to the source rank, but got 'memref<1x1xf32>'}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.subview %m[0] [1] [1] : memref<4xf32> to memref<1x1xf32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op invalid number of reassociation groups: found 2, expected 1}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.collapse_shape %m [[0], [1]] : memref<4xf32> into memref<4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op reassociation indices must not be empty}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.collapse_shape %m [[]] : memref<4xf32> into memref<4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
func.func @f(%m: memref<4x4xf32>) {
  %0 = memref.collapse_shape %m [[1, 0]] : memref<4x4xf32> into memref<16xf32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op expanded rank (3) inconsistent with number of reassociation indices (2)}}
func.func @f(%m: memref<4x4x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4x4xf32> into memref<16xf32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op reassociation index 3 is out of bounds}}
func.func @f(%m: memref<4x4x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3]] : memref<4x4x4xf32> into memref<64xf32>
  return
}

// -----

// expected-error@+1 {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() <{sym_name = "g", type = i32}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op initial value should be a unit or elements attribute, but got 1 : i32}}
"memref.global"() <{sym_name = "g", type = memref<2xi32>, initial_value = 1 : i32}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op initial value shape expected to be 2 but was 3}}
"memref.global"() <{sym_name = "g", type = memref<2xi32>, initial_value = dense<1> : tensor<3xi32>}> : () -> ()

// -----

// expected-error@+2 {{'memref.get_global' op 'g' does not reference a valid global memref}}
func.func @f() {
  %0 = memref.get_global @g : memref<2xi32>
  return
}

// -----

// expected-error@+2 {{'memref.alloca_scope' op expects regions to end with 'memref.alloca_scope.return', found 'llvm.unreachable'}}
func.func @f() {
  "memref.alloca_scope"() ({
    "foo.a"() : () -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  return
}

// -----

// expected-error@+2 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
func.func @f(%x: f32) {
  %0 = "memref.alloca_scope"() ({
    // expected-note@+1 {{region branch point}}
    "memref.alloca_scope.return"() : () -> ()
  }) : () -> f32
  return
}

// -----

// expected-error@+2 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
    %1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    "memref.atomic_yield"(%1) : (f32) -> ()
  }) : (memref<4xf32>, index) -> f32
  return
}

// -----

// expected-error@+2 {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%x: i32):
    %1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    "memref.atomic_yield"(%1) : (f32) -> ()
  }) : (memref<4xf32>, index) -> f32
  return
}

// -----

// expected-error@+4 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%x: f32):
    "llvm.unreachable"() : () -> ()
  }) : (memref<4xf32>, index) -> f32
  return
}

// -----

// expected-error@+5 {{'memref.atomic_yield' op types mismatch between yield op: 'i32' and its parent: 'f32'}}
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%x: f32):
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "memref.atomic_yield"(%1) : (i32) -> ()
  }) : (memref<4xf32>, index) -> f32
  return
}

// -----

// expected-error@+2 {{'index.sizeof' op requires zero operands}}
func.func @f(%x: i32) {
  %0 = "index.sizeof"(%x) : (i32) -> index
  return
}

// -----

// expected-error@+2 {{'memref.rank' op requires a single operand}}
func.func @f() {
  %0 = "memref.rank"() : () -> index
  return
}

// -----

// expected-error@+2 {{'memref.load' op expected 1 or more operands, but found 0}}
func.func @f(%x: i32) {
  %0 = "memref.load"() : () -> i32
  return
}

// -----

// expected-error@+2 {{'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = "memref.alloc"(%i) : (index) -> memref<?xf32>
  return
}

// -----

// expected-error@+3 {{'func.return' op must be the last operation in the parent block}}
func.func @f() -> i32 {
  %0 = arith.constant 1 : i32
  return
  return %0 : i32
}

// -----

// expected-error@+2 {{'func.return' op must be the last operation in the parent block}}
func.func @f(%x: i32) {
  %0 = "func.return"(%x) : (i32) -> i32
  return
}

// -----

// expected-error@+2 {{'memref.extract_strided_metadata' op expected 2 or more results}}
func.func @f(%m: memref<4xf32>) {
  "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> ()
  return
}

// -----

// expected-error@+2 {{'arith.addi' op requires zero regions}}
func.func @f(%x: i32) {
  %0 = "arith.addi"(%x, %x) ({}) : (i32, i32) -> i32
  return
}

// -----

// expected-error@+2 {{'arith.minsi' op requires the same type for all operands and results}}
func.func @f(%x: i32, %y: i64) {
  %0 = "arith.minsi"(%x, %y) : (i32, i64) -> i32
  return
}

// -----

// expected-error@+2 {{'complex.re' op failed to verify that complex element type matches result type}}
func.func @f(%c: complex<f32>) {
  %0 = "complex.re"(%c) : (complex<f32>) -> f64
  return
}

// -----

// expected-error@+2 {{'llvm.select' op operand #0 must be bool-like, but got 'i32'}}
llvm.func @f(%x: i32, %y: i64) {
  %0 = "llvm.select"(%x, %x, %x) : (i32, i32, i32) -> i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.select' op failed to verify that all of {trueValue, falseValue, res} have same type}}
llvm.func @f(%x: i1, %y: i64, %z: i32) {
  %0 = "llvm.select"(%x, %y, %z) : (i1, i64, i32) -> i64
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{invalid properties {ordering = 99 : i64} for op llvm.load: Invalid attribute `ordering` in property conversion: 99 : i64}}
  %0 = "llvm.load"(%p) <{ordering = 99 : i64}> : (!llvm.ptr) -> i32
  llvm.return
}

// -----

// expected-error@+2 {{'vector.broadcast' op dimension mismatch (4 vs. 5)}}
func.func @f(%v: vector<4xi32>) {
  %0 = "vector.broadcast"(%v) : (vector<4xi32>) -> vector<5xi32>
  return
}

// -----

// expected-error@+2 {{'vector.broadcast' op source rank higher than destination rank}}
func.func @f(%v: vector<2x4xi32>) {
  %0 = "vector.broadcast"(%v) : (vector<2x4xi32>) -> vector<4xi32>
  return
}

// -----

// expected-error@+2 {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
func.func @f(%v: vector<4xi32>) {
  %0 = "vector.bitcast"(%v) : (vector<4xi32>) -> vector<1x4xi32>
  return
}

// -----

// expected-error@+2 {{'vector.bitcast' op dimension size mismatch at: 0}}
func.func @f(%v: vector<2x4xi32>) {
  %0 = "vector.bitcast"(%v) : (vector<2x4xi32>) -> vector<3x4xi32>
  return
}

// -----

// expected-error@+2 {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
func.func @f(%v: vector<i32>) {
  %0 = "vector.bitcast"(%v) : (vector<i32>) -> vector<i64>
  return
}

// -----

// expected-error@+2 {{'vector.shape_cast' op has different source and result element types}}
func.func @f(%v: vector<4xi32>) {
  %0 = "vector.shape_cast"(%v) : (vector<4xi32>) -> vector<4xi64>
  return
}

// -----

// expected-error@+2 {{'vector.shape_cast' op has different number of elements at source (4) and result (5)}}
func.func @f(%v: vector<4xi32>) {
  %0 = "vector.shape_cast"(%v) : (vector<4xi32>) -> vector<5xi32>
  return
}

// -----

// expected-error@+2 {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)}}
func.func @f(%v: vector<[4]xi32>) {
  %0 = "vector.shape_cast"(%v) : (vector<[4]xi32>) -> vector<4xi32>
  return
}

// -----

// expected-error@+2 {{'vector.transpose' op transposition length mismatch: 1}}
func.func @f(%v: vector<1x2xf32>) -> vector<2x1xf32> {
  %0 = vector.transpose %v, [1] : vector<1x2xf32> to vector<2x1xf32>
  return %0 : vector<2x1xf32>
}

// -----

// expected-error@+2 {{'vector.transpose' op vector result rank mismatch: 1}}
func.func @f(%v: vector<1x2xf32>) -> vector<2xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<1x2xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

// expected-error@+2 {{'vector.transpose' op duplicate position index: 1}}
func.func @f(%v: vector<1x2xf32>) -> vector<2x1xf32> {
  %0 = vector.transpose %v, [1,1] : vector<1x2xf32> to vector<2x1xf32>
  return %0 : vector<2x1xf32>
}

// -----

// expected-error@+2 {{'vector.transpose' op transposition index out of range: 2}}
func.func @f(%v: vector<1x2xf32>) -> vector<2x1xf32> {
  %0 = vector.transpose %v, [1,2] : vector<1x2xf32> to vector<2x1xf32>
  return %0 : vector<2x1xf32>
}

// -----

// expected-error@+2 {{'vector.transpose' op dimension size mismatch at: 1}}
func.func @f(%v: vector<1x2xf32>) -> vector<1x2xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<1x2xf32> to vector<1x2xf32>
  return %0 : vector<1x2xf32>
}

// -----

// expected-error@+2 {{'vector.transpose' op failed to verify that operand and result have same element type}}
func.func @f(%v: vector<1x2xf32>) -> vector<2x1xf64> {
  %0 = vector.transpose %v, [1, 0] : vector<1x2xf32> to vector<2x1xf64>
  return %0 : vector<2x1xf64>
}

// -----

// expected-error@+2 {{'vector.transpose' op dimension 0 is scalable in one of operand and result alone}}
func.func @f(%v: vector<1x[2]xf32>) -> vector<2x1xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<1x[2]xf32> to vector<2x1xf32>
  return %0 : vector<2x1xf32>
}

// -----

// expected-error@+2 {{'vector.transpose' op transposition index out of range: -1}}
func.func @f(%v: vector<1x2xf32>) -> vector<2x1xf32> {
  %0 = vector.transpose %v, [1,-1] : vector<1x2xf32> to vector<2x1xf32>
  return %0 : vector<2x1xf32>
}

// -----

// expected-error@+2 {{'vector.transpose' op requires attribute 'permutation'}}
func.func @f(%v: vector<1x2xf32>) -> vector<2x1xf32> {
  %0 = "vector.transpose"(%v) : (vector<1x2xf32>) -> vector<2x1xf32>
  return %0 : vector<2x1xf32>
}

// -----

// expected-error@+2 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
func.func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  %r = vector.interleave %a, %b : vector<4xi32> -> vector<4xi32>
  return
}

// -----

// expected-error@+2 {{'vector.interleave' op failed to verify that all of {lhs, rhs} have same type}}
func.func @f(%a: vector<4xi32>, %b: vector<4xi64>) {
  %r = "vector.interleave"(%a, %b) : (vector<4xi32>, vector<4xi64>) -> vector<8xi32>
  return
}

// -----

// expected-error@+2 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
func.func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  %r = vector.interleave %a, %b : vector<4xi32> -> vector<8xf32>
  return
}

// -----

// expected-error@+2 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
func.func @f(%a: vector<2x4xi32>, %b: vector<2x4xi32>) {
  %r = vector.interleave %a, %b : vector<2x4xi32> -> vector<4x4xi32>
  return
}

// -----

// expected-error@+2 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
func.func @f(%a: vector<[4]xi32>, %b: vector<[4]xi32>) {
  %r = vector.interleave %a, %b : vector<[4]xi32> -> vector<8xi32>
  return
}

// -----

// expected-error@+2 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
func.func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  %r = vector.interleave %a, %b : vector<4xi32> -> vector<[8]xi32>
  return
}

// -----

// expected-error@+2 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
func.func @f(%a: vector<[4]xi32>, %b: vector<[4]xi32>) {
  %r = vector.interleave %a, %b : vector<[4]xi32> -> vector<4xi32>
  return
}

// -----

// expected-error@+2 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
func.func @f(%a: vector<[2]x4xi32>, %b: vector<[2]x4xi32>) {
  %r = vector.interleave %a, %b : vector<[2]x4xi32> -> vector<2x8xi32>
  return
}

// -----

// expected-error@+2 {{'vector.interleave' op result #0 must be vector of any type values, but got 'vector<i32>'}}
func.func @f(%a: vector<i32>, %b: vector<i32>) {
  %r = vector.interleave %a, %b : vector<i32> -> vector<i32>
  return
}

// -----

// expected-error@+2 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
func.func @f(%a: vector<i32>, %b: vector<i32>) {
  %r = vector.interleave %a, %b : vector<i32> -> vector<1xi32>
  return
}

// -----

// expected-error@+2 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
func.func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  %r = vector.interleave %a, %b : vector<4xi32> -> vector<2x4xi32>
  return
}

// -----

// expected-error@+2 {{custom op 'vector.interleave' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
func.func @f(%a: i32, %b: i32) {
  %r = vector.interleave %a, %b : i32 -> vector<2xi32>
  return
}

// -----

// expected-error@+2 {{'vector.interleave' op result #0 must be vector of any type values, but got 'i32'}}
func.func @f(%a: vector<2xi32>, %b: vector<2xi32>) {
  %r = "vector.interleave"(%a, %b) : (vector<2xi32>, vector<2xi32>) -> i32
  return
}

// -----

// expected-error@+2 {{'vector.interleave' op expected 2 operands, but found 1}}
func.func @f(%a: vector<2xi32>, %b: vector<2xi32>) {
  %r = "vector.interleave"(%a) : (vector<2xi32>) -> vector<4xi32>
  return
}

// -----

// expected-error@+2 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
func.func @f(%a: vector<4x2xi32>, %b: vector<4x2xi32>) {
  %r = vector.interleave %a, %b : vector<4x2xi32> -> vector<[4]x4xi32>
  return
}

// -----

// expected-error@+2 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
func.func @f(%a: vector<i32>, %b: vector<i32>) {
  %r = vector.interleave %a, %b : vector<i32> -> vector<[2]xi32>
  return
}

// -----

// expected-error@+2 {{'complex.constant' op result #0 must be complex-type, but got 'f32'}}
func.func @f() {
  %0 = "complex.constant"() <{value = [1.0 : f32, 2.0 : f32]}> : () -> f32
  return
}

// -----

// expected-error@+2 {{'complex.constant' op requires attribute's element types ('i32', 'i32') to match the element type of the op's return type ('f32')}}
func.func @f() {
  %0 = "complex.constant"() <{value = [1 : i32, 2 : i32]}> : () -> complex<f32>
  return
}

// -----

// expected-error@+2 {{'complex.constant' op requires attribute's element types ('f64', 'f64') to match the element type of the op's return type ('f32')}}
func.func @f() {
  %0 = "complex.constant"() <{value = [1.0 : f64, 2.0 : f64]}> : () -> complex<f32>
  return
}

// -----

// expected-error@+2 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
func.func @f() {
  %0 = "complex.constant"() <{value = [1.0 : f64]}> : () -> complex<f32>
  return
}

// -----

// expected-error@+2 {{'complex.bitcast' op requires that either input or output has a complex type}}
func.func @f(%x: complex<f32>) {
  %0 = "complex.bitcast"(%x) : (complex<f32>) -> complex<i32>
  return
}

// -----

// expected-error@+2 {{'complex.bitcast' op requires that either input or output has a complex type}}
func.func @f(%x: f32) {
  %0 = "complex.bitcast"(%x) : (f32) -> i32
  return
}

// -----

// expected-error@+2 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
func.func @f(%v: vector<4xi32>) {
  %0 = "vector.extract"(%v) <{static_position = array<i64: 7>}> : (vector<4xi32>) -> i32
  return
}

// -----

// expected-error@+2 {{'vector.extract' op expected 1 dynamic positions, but got 0}}
func.func @f(%v: vector<4xi32>) {
  %0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xi32>) -> i32
  return
}

// -----

// expected-error@+2 {{'vector.insert' op failed to verify that all of {dest, result} have same type}}
func.func @f(%v: vector<4xi32>, %x: i32) {
  %0 = "vector.insert"(%x, %v) <{static_position = array<i64: 0>}> : (i32, vector<4xi32>) -> vector<5xi32>
  return
}

// -----

// expected-error@+2 {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank, and their shapes to agree}}
func.func @f(%v: vector<4xi32>, %x: vector<3xi32>) {
  %0 = "vector.insert"(%x, %v) <{static_position = array<i64: 0>}> : (vector<3xi32>, vector<4xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
// expected-error@+1 {{invalid properties {kind = "quick"} for op vector.reduction: Invalid attribute `kind` in property conversion: "quick"}}
  %0 = "vector.reduction"(%v) <{kind = "quick"}> : (vector<4xi32>) -> i32
  return
}

// -----

// expected-error@+2 {{expected offsets to be non-negative, but got -1}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.subview %m[-1] [1] [1] : memref<4xf32> to memref<1xf32>
  return
}

// -----

// expected-error@+2 {{expected offsets to be non-negative, but got -3}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [-3], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
  return
}

// -----

// expected-error@+2 {{expected sizes to be non-negative, but got -4}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [-4], strides: [1] : memref<4xf32> to memref<?xf32>
  return
}

// -----

// expected-error@+2 {{expected sizes to be non-negative, but got -1}}
func.func @f(%m: memref<4xf32>) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -1>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<1xf32>
  return
}

// -----

// expected-error@+2 {{offset 0 is out-of-bounds: 9 >= 4}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.subview %m[9] [1] [1] : memref<4xf32> to memref<1xf32, strided<[1], offset: 9>>
  return
}

// -----

// expected-error@+2 {{base type 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>' is not strided}}
func.func @f(%m: memref<4xf32, affine_map<(i) -> (i mod 2)>>) {
  %0 = memref.subview %m[0] [1] [1] : memref<4xf32, affine_map<(i) -> (i mod 2)>> to memref<1xf32>
  return
}

// -----

// expected-error@+2 {{expected result type to be 'memref<2xf32, strided<[1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<1xf32>'}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<1xf32>
  return
}

// -----

// expected-error@+2 {{expected result type with size = 3 instead of 2 in dim = 0}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [3], strides: [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  return
}

// -----

// expected-error@+2 {{expected result type to have strided layout but found 'memref<2xf32, affine_map<(d0) -> (d0 mod 2)>>'}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32, affine_map<(i) -> (i mod 2)>>
  return
}

// -----

// expected-error@+2 {{expected result type with offset = 3 instead of 0}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [3], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  return
}

// -----

// expected-error@+2 {{expected result type with stride = 3 instead of 1 in dim = 0}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [3] : memref<4xf32> to memref<2xf32, strided<[1]>>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op requires the same element type and memory space}}
func.func @f(%m: memref<4x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<16xi32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
func.func @f(%m: memref<?x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<16xf32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op collapsed dim size (17) must equal reassociation group size (16)}}
func.func @f(%m: memref<4x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<17xf32>
  return
}

// -----

// expected-error@+2 {{'memref.expand_shape' op invalid output shape provided at pos 1}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

// expected-error@+2 {{'memref.expand_shape' op collapsed dim size (4) must equal reassociation group size (6)}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [3, 2] : memref<4xf32> into memref<3x2xf32>
  return
}

// -----

// expected-error@+2 {{'memref.expand_shape' op expected expanded type to be 'memref<2x2xf32>' but found 'memref<2x2xf32, strided<[9, 1]>>'}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32, strided<[9, 1]>>
  return
}

// -----

// expected-error@+2 {{'memref.expand_shape' op source type 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>' is not strided}}
func.func @f(%m: memref<4xf32, affine_map<(i) -> (i mod 2)>>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32, affine_map<(i) -> (i mod 2)>> into memref<2x2xf32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op source type 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>' is not strided}}
func.func @f(%m: memref<4x4xf32, affine_map<(i, j) -> (i mod 2, j)>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32, affine_map<(i, j) -> (i mod 2, j)>> into memref<16xf32>
  return
}

// -----

// expected-error@+2 {{'memref.transpose' op expected a permutation map}}
func.func @f(%m: memref<4x4xf32>) {
  %0 = "memref.transpose"(%m) <{permutation = affine_map<(i, j) -> (i, i)>}> : (memref<4x4xf32>) -> memref<4x4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.transpose' op result type 'memref<4x8xf32>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>'}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<4x8xf32>
  return
}

// -----

// expected-error@+2 {{'memref.extract_strided_metadata' op result #0 must be strided memref of any type values of rank 0, but got 'memref<4xf32>'}}
func.func @f(%m: memref<4xf32>) {
  %0:4 = "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (memref<4xf32>, index, index, index)
  return
}

// -----

// expected-error@+3 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index', 'index', 'index'}}
// expected-error@+2 {{'memref.extract_strided_metadata' op failed to infer returned types}}
func.func @f(%m: memref<4xf32>) {
  %0:6 = "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (memref<f32>, index, index, index, index, index)
  return
}

// -----

// expected-error@+3 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<i32>', 'index', 'index', 'index'}}
// expected-error@+2 {{'memref.extract_strided_metadata' op failed to infer returned types}}
func.func @f(%m: memref<4xf32>) {
  %0:4 = "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (memref<i32>, index, index, index)
  return
}

// -----

// expected-error@+1 {{expected '}'}}
module attributes {a = 1e999 : f32} {}

// -----

// expected-error@+1 {{duplicate key 'no_unwind' in dictionary attribute}}
llvm.func @f() attributes {no_unwind, no_unwind}

// -----

// expected-error@+1 {{expected location, but found another attribute}}
module {} loc(#l)
#l = 1

// -----

// expected-error@+1 {{expected location, but found another attribute}}
"foo"() : () -> () loc(#l)
#l = 1 : i32

// -----

// expected-error@+1 {{invalid dimension}}
func.func private @f(vector<[xi32>)

// -----

// expected-error@+1 {{invalid dimension}}
func.func private @f(memref<99999999999999999999xf32>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(!llvm.array<4 i32>)

// -----

// expected-error@+1 {{expected integer value}}
func.func private @f(!llvm.array<? x i32>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(!llvm.vec<4 i32>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(!llvm.vec<? i32>)

// -----

// expected-error@+2 {{expected a ranked memref, but got 'i32'}}
func.func @f() {
  %0 = memref.generic_atomic_rmw %0[] : i32 {
  }
  return
}

// -----

// expected-error@+2 {{custom op 'memref.expand_shape' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [[0]] output_shape [4] : i32 into memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
// expected-error@+1 {{integer literal not valid for specified type}}
  %0 = memref.collapse_shape %m 1 : memref<4xf32> into memref<4xf32>
  return
}

// -----

// expected-error@+2 {{custom op 'memref.reinterpret_cast' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to i32
  return
}

// -----

// expected-error@+2 {{'arith.extui' op requires the same shape for all operands and results}}
func.func @f(%v: vector<4xi8>) {
  %0 = "arith.extui"(%v) : (vector<4xi8>) -> vector<3xi32>
  return
}

// -----

// expected-error@+2 {{'arith.select' op expected condition to be a signless i1, but got 'vector<4xi1>'}}
func.func @f(%v: vector<4xi1>, %x: i32) {
  %0 = "arith.select"(%v, %x, %x) : (vector<4xi1>, i32, i32) -> i32
  return
}

// -----

// expected-error@+2 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.token'}}
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.token
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.store' op operand #0 must be LLVM type with size, but got '!llvm.token'}}
llvm.func @f(%p: !llvm.ptr, %t: !llvm.token) {
  "llvm.store"(%t, %p) <{ordering = 0 : i64}> : (!llvm.token, !llvm.ptr) -> ()
  llvm.return
}

// -----

// expected-error@+4 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%x: f32):
    "foo.a"() : () -> ()
  }) : (memref<4xf32>, index) -> f32
  return
}

// -----

// expected-error@+2 {{'complex.constant' op requires attribute's elements to be float attributes}}
func.func @f() {
  %0 = "complex.constant"() <{value = ["a", "b"]}> : () -> complex<f32>
  return
}

// -----

// expected-error@+3 {{use of undeclared SSA value name}}
func.func @f(%x: i32) {
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "foo.b"(%x) : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  return
}

// -----

// expected-error@+1 {{attribute 'sym_name' occurs more than once in the attribute list}}
llvm.func private @f() attributes {sym_name = "g"}

// -----

// expected-error@+1 {{attribute 'sym_name' occurs more than once in the attribute list}}
llvm.func @f() attributes {sym_name = "g"}

// -----

// expected-error@+2 {{custom op 'memref.expand_shape' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [[0]] : memref<4xf32> into memref<*xf32>
  return
}

// -----

// expected-error@+2 {{too many operand segments}}
func.func @f(%x: i32) {
  "memref.alloc"() {operand_segment_sizes = dense<0> : tensor<100xi32>} : () -> memref<4xf32>
  return
}

// -----

// expected-error@+2 {{'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^a:
  return
}

// -----

// expected-error@+2 {{'cf.cond_br' op operand segment size out of range}}
func.func @f(%c: i1) {
  "cf.cond_br"()[^a, ^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : () -> ()
^a:
  return
}

// -----

// expected-error@+2 {{'cf.cond_br' op requires a single operand}}
func.func @f(%c: i1) {
  "cf.cond_br"()[^a, ^a] : () -> ()
^a:
  return
}

// -----

// expected-error@+2 {{'cf.cond_br' op operand count (2) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
func.func @f(%c: i1) {
  "cf.cond_br"(%c, %c)[^a, ^a] <{operandSegmentSizes = array<i32: 2, 1, 0>}> : (i1, i1) -> ()
^a:
  return
}

// -----

// expected-error@+1 {{expected '<integer> x <type>'}}
func.func private @f(!llvm.array<2x3x i32>)

// -----

// expected-error@+1 {{expected '? x <integer> x <type>' or '<integer> x <type>'}}
func.func private @f(!llvm.vec<2x3xptr>)

// -----

// expected-error@+2 {{empty block: expect at least a terminator}}
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%x: f32):
  }) : (memref<4xf32>, index) -> f32
  return
}

// -----

// expected-error@+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'}}
module attributes {a = 1} {}

// -----

// expected-error@+1 {{"llvm.readonly" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.readonly})

// -----

// expected-error@+1 {{"llvm.align" should be an integer attribute}}
func.func private @f(!llvm.ptr {llvm.align})

// -----

// expected-error@+1 {{"llvm.sret" should be a type attribute}}
func.func private @f(!llvm.ptr {llvm.sret})

// -----

// expected-error@+1 {{"llvm.noundef" should be a unit attribute}}
func.func private @f(i32 {llvm.noundef = 1 : i32})

// -----

// expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
func.func private @f(f32 {llvm.signext})

// -----

// A memref may be converted to anything.
func.func private @f(memref<4xi32> {llvm.noalias, llvm.signext})

// -----

func.func @f() {
  // expected-error@+1 {{symbol operand count does not equal memref symbol count: expected 3, got 0}}
  %0 = memref.alloc() : memref<4x4xf32, strided<[?, ?], offset: ?>>
  return
}

// -----

// expected-error@+2 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'}}
func.func @f(%m: memref<f32>, %i: index) -> index {
  %0 = memref.dim %m, %i : memref<f32>
  return %0 : index
}

// -----

"foo.a"() ({
  // expected-error@+1 {{expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
}) : () -> ()

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op 'x' does not have a definition}}
llvm.mlir.global_ctors ctors = [@x], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @x()

// -----

// expected-error@+1 {{'llvm.mlir.global_dtors' op 'x' does not reference a valid LLVM function}}
llvm.mlir.global_dtors dtors = [@x], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global external @x() : i32

// -----

// expected-error@+2 {{'memref.expand_shape' op expected expanded type to be 'memref<?x3xf32>' but found 'memref<?x3xf32, strided<[3, 1]>>'}}
func.func @f(%m: memref<?xf32, strided<[1]>>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 3] : memref<?xf32, strided<[1]>> into memref<?x3xf32, strided<[3, 1]>>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: index) {
  // expected-error@+1 {{attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = vector.load %m[%i] {alignment = 3 : i64} : memref<8xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %v: vector<4xf32>, %k: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.masked.store' op operand #2 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'vector<4xi32>'}}
  llvm.intr.masked.store %v, %p, %k {alignment = 4 : i32} : vector<4xf32>, vector<4xi32> into !llvm.ptr
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  // expected-error@+1 {{'vector.fma' op operand #0 must be vector of floating-point values, but got 'vector<4xi32>'}}
  %0 = vector.fma %v, %v, %v : vector<4xi32>
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{expects number of branch weights to match number of successors: 3 vs 2}}
  cf.cond_br %c weights([1, 0, 2]), ^bb1, ^bb1
^bb1:
  return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{branch weights cannot all be zero}}
  llvm.switch %x : i32, ^bb1 [1: ^bb1] {branch_weights = array<i32: 0, 0>}
^bb1:
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.func @may_unwind(i32)
llvm.func @f(%x: i32) attributes {personality = @personality} {
  // expected-error@+1 {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @may_unwind(%x) to ^on unwind ^pad : (i32) -> ()
^on:
  llvm.return
^pad:
  llvm.return
}

// -----

llvm.func @may_unwind(i32)
llvm.func @f(%x: i32) {
  llvm.invoke @may_unwind(%x) to ^on unwind ^pad : (i32) -> ()
^on:
  llvm.return
^pad:
  // expected-error@+1 {{llvm.landingpad needs to be in a function with a personality}}
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.func @f() attributes {personality = @personality} {
  // expected-error@+1 {{landingpad instruction expects at least one clause or cleanup attribute}}
  %0 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.func @f(%p: !llvm.ptr) attributes {personality = @personality} {
  // expected-error@+1 {{clause #0 is not a known constant - null, addressof, bitcast}}
  %0 = llvm.landingpad (catch %p : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.func @f() attributes {personality = @personality} {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.bitcast %0 : !llvm.ptr to !llvm.ptr
  // expected-error@+1 {{constant clauses expected}}
  %2 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) -> i32 {
  // expected-error@+1 {{'llvm.load' op expected op to return a single LLVM pointer type}}
  %0 = llvm.load %p dereferenceable<bytes = 4> : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

func.func @distinct_none() {
  // expected-error@+1 {{expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @distinct_types(%m: memref<4xf32>) {
  // expected-error@+1 {{operand types and result types must match}}
  %0 = "memref.distinct_objects"(%m) : (memref<4xf32>) -> memref<?xf32>
  return
}

// -----

func.func @distinct_count(%m: memref<4xf32>) {
  // expected-error@+1 {{number of operands and types do not match: got 2 operands and 1 types}}
  %0:2 = memref.distinct_objects %m, %m : memref<4xf32>
  return
}

// -----

func.func @scaled_narrower(%x: f32, %s: f8E8M0FNU) {
  // expected-error@+1 {{operand types 'f32', 'f8E8M0FNU' and result type 'f16' are cast incompatible}}
  %0 = arith.scaling_extf %x, %s : f32, f8E8M0FNU to f16
  return
}

// -----

func.func @scaled_wider(%x: f16, %s: f8E8M0FNU) {
  // expected-error@+1 {{operand types 'f16', 'f8E8M0FNU' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_truncf %x, %s : f16, f8E8M0FNU to f32
  return
}

// -----

func.func @scaled_shapes(%x: vector<4xf16>, %s: vector<2xf8E8M0FNU>) {
  // expected-error@+1 {{all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.scaling_extf %x, %s : vector<4xf16>, vector<2xf8E8M0FNU> to vector<4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.generic_atomic_rmw' op operand #0 must be memref of signless integer or floating-point values, but got 'memref<4xindex>'}}
func.func @f(%m: memref<4xindex>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xindex> {
  ^bb0(%old: index):
    memref.atomic_yield %old : index
  }
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arith.cmpf' op result #0 must be bool-like, but got 'i32'}}
  %0 = "arith.cmpf"(%a, %a) {predicate = 0} : (f32, f32) -> i32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'arith.cmpf' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "arith.cmpf"(%a, %a) {predicate = 0} : (vector<4xf32>, vector<4xf32>) -> vector<5xi1>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.addui_extended' op if a result is non-scalar, then at least one operand must be non-scalar}}
  %0:2 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i32, vector<4xi1>)
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error@+1 {{'arith.addui_extended' op if an operand is non-scalar, then all results must be non-scalar}}
  %0:2 = "arith.addui_extended"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, i1)
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  // expected-error@+1 {{'arith.cmpf' op requires all operands to have the same type}}
  %0 = "arith.cmpf"(%a, %b) {predicate = 0} : (f32, f64) -> i1
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.icmp' op result #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'}}
  %0 = "llvm.icmp"(%a, %a) {predicate = 0} : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: tensor<?xindex>) {
  // expected-error@+1 {{'arith.index_cast' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.index_cast %a : tensor<?xindex> to tensor<2xi64>
  return
}

// -----

func.func @f(%a: tensor<2xf32, "foo">) {
  // expected-error@+1 {{'arith.extf' op operand type 'tensor<2xf32, "foo">' and result type 'tensor<2xf64, "bar">' are cast incompatible}}
  %0 = arith.extf %a : tensor<2xf32, "foo"> to tensor<2xf64, "bar">
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = arith.constant "text" : index
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.extsi %a : index to i128
  return
}

// -----

// The operation is reported, and not that nothing ends its block:
func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.addf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.addf %a, %a : i32
}

// -----

// expected-error@+1 {{sparse elements need a ranked tensor or vector type}}
"f"() {a = sparse<0,1> : memref<2xi32>} : () -> ()

// -----

// expected-error@+1 {{integer value too large}}
"f"() : () -> memref<4xi8, offset: 99999999999999999999, strides: [1]>

// -----

// expected-error@+1 {{invalid kind of type specified: expected a floating-point type}}
func.func private @f() attributes {x.l = #complex.number<:i32 1, 2>}

// -----

func.func @f() -> i32 {
  // expected-error@+1 {{'func.return' op requires zero results}}
  %0 = "func.return"() : () -> i32
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op expects a single block that ends with 'memref.atomic_yield'}}
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  ^bb1:
    memref.atomic_yield %x : f32
  }) : (memref<4xf32>, index) -> f32
  return
}

// -----

llvm.func @f(%a: vector<[2]xi32>) -> vector<2xi32> {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast 'vector<[2]xi32>' to 'vector<2xi32>': another number of bits}}
  %0 = llvm.bitcast %a : vector<[2]xi32> to vector<2xi32>
  llvm.return %0 : vector<2xi32>
}
