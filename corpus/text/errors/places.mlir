// What is missing is reported where it should stand, and of what; what is wrong is reported where mlir-opt tells it.
//
// RUN: lower-mlir %s --no-passes --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --allow-unregistered-dialect --split-input-file --verify-diagnostics %}

// expected-error@+1 {{expected '(' in affine map range}}
#m = affine_map<(d0) -> d0>

// -----

// expected-error@+2 {{expected affine expression}}
// expected-error@+1 {{missing operand of negation}}
#m = affine_map<(d0) -> (-)>

// -----

// expected-error@+1 {{expected '(' in integer set constraint list}}
#s = affine_set<(d0) : d0>

// -----

// expected-error@+1 {{missing left operand of binary operator}}
#m = affine_map<(d0) -> (+ d0)>

// -----

// expected-error@+1 {{expected '<' in tensor type}}
"f"() : () -> tensor

// -----

// expected-error@+1 {{expected '<' in vector type}}
"f"() : () -> vector

// -----

// expected-error@+1 {{missing ']' closing scalable dimension}}
"f"() : () -> vector<[4xi8>

// -----

// expected-error@+1 {{expected '<' in complex type}}
"f"() : () -> complex

// -----

// expected-error@+1 {{expected '<' in tuple type}}
"f"() : () -> tuple

// -----

// expected-error@+1 {{expected list element}}
"f"() : () -> memref<4xi8,>

// -----

// expected-error@+1 {{expected 'offset' after comma}}
"f"() : () -> memref<4xi8, strided<[1], foo: 3>>

// -----

// expected-error@+1 {{expected '->' in function type}}
"f"() : () i8

// -----

// expected-error@+1 {{expected function type}}
"f"() : i8

// -----

// expected-error@+1 {{expected ':' followed by operation type}}
"f"()

// -----

// expected-error@+1 {{expected '(' to start operand list}}
"f" : () -> ()

// -----

// expected-error@+1 {{expected ')' to end operand list}}
"f"( : () -> ()

// -----

// expected-error@+1 {{expected ')' to end region list}}
"f"() ({} : () -> ()

// -----

// expected-error@+1 {{expected '{' to begin a region}}
"f"() ({}, : () -> ()

// -----

// expected-error@+1 {{expected '>' to close properties}}
"f"() <{a} : () -> ()

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
"f"() {a : () -> ()

// -----

// expected-error@+1 {{expected '<' after 'dense'}}
"f"() {a = dense} : () -> ()

// -----

// expected-error@+1 {{expected ')' after complex elements}}
"f"() {a = dense<(1,2> : tensor<2xcomplex<i8>>} : () -> ()

// -----

// expected-error@+1 {{expected ',' between complex elements}}
"f"() {a = dense<(1 2)> : tensor<2xcomplex<i8>>} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range for type}}
"f"() {a = dense<300> : tensor<2xi8>} : () -> ()

// -----

// expected-error@+1 {{expected unsigned integer elements, but parsed negative value}}
"f"() {a = dense<-3> : tensor<2xui8>} : () -> ()

// -----

// expected-error@+1 {{expected integer or floating point literal}}
"f"() {a = dense<-true> : tensor<3xi1>} : () -> ()

// -----

// expected-error@+1 {{expected element literal of primitive type}}
"f"() {a = dense<foo> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{Expected '<' after 'sparse'}}
"f"() {a = sparse} : () -> ()

// -----

// expected-error@+1 {{expected '<' after 'array'}}
"f"() {a = array} : () -> ()

// -----

// expected-error@+1 {{expected '>' to close an array attribute}}
"f"() {a = array<i8: 1} : () -> ()

// -----

// expected-error@+1 {{expected ':' after dense array type}}
"f"() {a = array<i8} : () -> ()

// -----

// expected-error@+1 {{expected '<' after 'dense_resource'}}
"f"() {a = dense_resource} : () -> ()

// -----

// expected-error@+1 {{expected '[' after 'distinct'}}
"f"() {a = distinct} : () -> ()

// -----

// expected-error@+1 {{expected ']' to close distinct ID}}
"f"() {a = distinct[5<>} : () -> ()

// -----

// expected-error@+1 {{expected '<' after distinct ID}}
"f"() {a = distinct[5]>} : () -> ()

// -----

// expected-error@+1 {{expected '>' to close distinct attribute}}
"f"() {a = distinct[5]<1} : () -> ()

// -----

// expected-error@+1 {{expected '(' in inline location}}
"f"() {a = loc} : () -> ()

// -----

// expected-error@+1 {{expected ')' after child location of NameLoc}}
"f"() {a = loc("a"(unknown} : () -> ()

// -----

// expected-error@+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"f"() {a = loc("a":1:2 to)} : () -> ()

// -----

// expected-error@+1 {{expected '(' in callsite location}}
"f"() {a = loc(callsite)} : () -> ()

// -----

// expected-error@+1 {{expected '>' after fused location metadata}}
"f"() {a = loc(fused<1[unknown])} : () -> ()

// -----

// expected-error@+1 {{expected '<' after 'strided'}}
"f"() {a = strided} : () -> ()

// -----

// expected-error@+1 {{expected '(' in location}}
"f"() : () -> () loc

// -----

// expected-error@+1 {{expected ':' after block name}}
func.func @f() { ^a }

// -----

// expected-error@+1 {{expected ':' and type for SSA operand}}
func.func @f() { ^a(%x) }

// -----

// expected-error@+1 {{expected memory space to be last in memref type}}
"f"() : () -> memref<4xi8, 1, strided<[1]>>

// -----

// expected-error@+1 {{expected ':' after 'offset'}}
"f"() : () -> memref<4xi8, strided<[1], offset 3>>

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{expected an integer or floating point type}}
"f"() {a = array<: 1>} : () -> ()

// -----

// expected-error@+1 {{no expression inside parentheses}}
#m = affine_map<(d0) -> (())>

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `index`}}
"f"() {a = #index<foo eq>} : () -> ()

// -----

// expected-error@+1 {{expected an unsigned 64-bit integer}}
"f"() {a = distinct[99999999999999999999]<>} : () -> ()

// -----

// expected-error@+1 {{unknown key 'foo' in file metadata dictionary}}
{-# foo : {} #-}

// -----

// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
#s = affine_set<(d0) : (d0 > 0)>

// -----

// expected-error@+1 {{expected nested symbol reference identifier}}
"f"() {a = @a::b} : () -> ()

// -----

// expected-error@+1 {{expected location instance}}
"f"() {a = loc(5)} : () -> ()

// -----

// expected-error@+1 {{multiple memory spaces specified in memref type}}
"f"() : () -> memref<4xi8, 1, 2>

// -----

// expected-error@+1 {{vector types must have positive constant sizes but got 1, 0}}
"f"() : () -> vector<1x0xi8>

// -----

// expected-error@+1 {{parsed 1 elements, but type ('complex<i32>') expected 2 elements}}
"f"() {a = dense<5> : tensor<3xcomplex<i32>>} : () -> ()

// -----

// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"f"() {a = dense<[[1],2]> : tensor<2xi8>} : () -> ()

// -----

// expected-error@+1 {{expected integer or float type, got: 'memref<4xi8>'}}
"f"() {a = array<memref<4xi8>: 1>} : () -> ()

// -----

// expected-error@+2 {{expected ']' in dynamic index list}}
// expected-error@+1 {{custom op 'memref.subview' expected SSA value or integer}}
func.func @f(%m: memref<4xi8>) { %d = memref.subview %m[0] [1 [1] : memref<4xi8> to memref<1xi8> }

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
llvm.func @f(%s: !llvm.struct<(i8, array<2 x i64)>)

// -----

// expected-error@+1 {{expected valid keyword}}
llvm.func @f(%s: !llvm.struct<(i8, 5)>)

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"f"() {a = #llvm.di_expression<(]>} : () -> ()

// -----

func.func @f(%m: memref<4xi8>, %i: index) {
  // expected-error@+1 {{expected '[' in operand list}}
  %0 = memref.generic_atomic_rmw %m%i] : memref<4xi8> {}
}
