// What a dialect does not have is reported after its name, what has a dialect that there is not where the dialect is in brackets at its
// beginning.
//
// RUN: expect-status 1 lower-mlir %s --no-passes --split-input-file 2>&1 | FileCheck %s
// RUN: %if mlir-opt-22 %{ expect-status 1 mlir-opt-22 %s --split-input-file 2>&1 | FileCheck %s %}

// CHECK: :[[#@LINE+1]]:29: error: dialect 'arith' provides no type
func.func private @f(!arith.foo)
// -----
// CHECK: :[[#@LINE+1]]:29: error: dialect 'arith' provides no type
func.func private @f(!arith<foo>)
// -----
// CHECK: :[[#@LINE+1]]:28: error: unknown LLVM type: foo
func.func private @f(!llvm.foo)
// -----
// CHECK: :[[#@LINE+1]]:27: error: `!"foo"<"bar<1>">` type created
func.func private @f(!foo.bar<1>)
// -----
// CHECK: :[[#@LINE+1]]:22: error: `!"foo"<"bar">` type created
func.func private @f(!foo<bar>)
// -----
// CHECK: :[[#@LINE+1]]:47: error: #"foo"<"bar"> : 'none' attribute created
func.func private @f() attributes {x.l = #foo.bar}
// -----
// CHECK: :[[#@LINE+1]]:42: error: #"foo"<"bar"> : 'none' attribute created
func.func private @f() attributes {x.l = #foo<bar>}
