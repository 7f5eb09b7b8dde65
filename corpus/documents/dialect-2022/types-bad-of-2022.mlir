// The llvm dialect (2022), Types, what they may not be, as far as only the spelling of those years can say it: pointers with a pointee,
// !llvm.vec, recursion through a pointee. mlir-opt 14 and 16 say the same, where their words differ both are given.
//
// RUN: lower-mlir --no-passes --split-input-file --verify-diagnostics --allow-unregistered-dialect %s
// RUN: %if mlir-opt-14 %{ mlir-opt-14 --split-input-file --verify-diagnostics --allow-unregistered-dialect %s %}
// RUN: %if mlir-opt-16 %{ mlir-opt-16 --split-input-file --verify-diagnostics --allow-unregistered-dialect %s %}

// Additional Parametric Types: pointees are compatible types. Pointer Types: they specify an address in memory.
// expected-error@+1 {{invalid pointer element type: 'index'}}
llvm.func @pointer_to_index(!llvm.ptr<index>)

// -----

// expected-error@+1 {{invalid pointer element type: 'si32'}}
llvm.func @pointer_to_signed(!llvm.ptr<si32>)

// -----

// expected-error@+1 {{invalid pointer element type: 'memref<2xi8>'}}
llvm.func @pointer_to_memref(!llvm.ptr<memref<2xi8>>)

// -----

// expected-error@+1 {{invalid pointer element type: '!plumb.line'}}
llvm.func @pointer_to_another_dialect(!llvm.ptr<!plumb.line>)

// -----

// expected-error@+1 {{invalid pointer element type: '!llvm.void'}}
llvm.func @pointer_to_void(!llvm.ptr<void>)

// -----

// expected-error@+1 {{invalid pointer element type: '!llvm.token'}}
llvm.func @pointer_to_token(!llvm.ptr<token>)

// -----

// expected-error@+1 {{invalid pointer element type: '!llvm.metadata'}}
llvm.func @pointer_to_metadata(!llvm.ptr<metadata>)

// -----

// expected-error@+1 {{invalid pointer element type: '!llvm.label'}}
llvm.func @pointer_to_label(!llvm.ptr<label>)

// -----

// The address space is an integer.
// expected-error@+1 {{expected integer value}}
llvm.func @named_space(!llvm.ptr<i8, "shared">)

// -----

// Vector Types: !llvm.vec and the built-in vector exclude each other's elements.
// expected-error@+1 {{cannot use !llvm.vec for built-in primitives, use 'vector' instead}}
llvm.func @vec_of_builtin(!llvm.vec<4 x i32>)

// -----

// Vectors can't be nested, have one dimension, and a size that is fixed or the multiple of one.
// expected-error@+1 {{invalid vector element type}}
llvm.func @nested(!llvm.vec<2 x vec<2 x ptr<i8>>>)

// -----

// expected-error@+1 {{invalid vector element type}}
llvm.func @vec_of_arrays(!llvm.vec<2 x array<2 x i8>>)

// -----

// expected-error@+1 {{invalid vector element type}}
llvm.func @scalable_vec_of_structures(!llvm.vec<? x 2 x struct<(i8)>>)

// -----

// expected-error@+1 {{expected '? x <integer> x <type>' or '<integer> x <type>'}}
llvm.func @two_dimensions(!llvm.vec<2 x 3 x ptr<i8>>)

// -----

// expected-error@+1 {{expected '? x <integer> x <type>' or '<integer> x <type>'}}
llvm.func @scalable_twice(!llvm.vec<? x ? x i8>)

// -----

// expected-error@+1 {{the number of vector elements must be positive}}
llvm.func @no_elements(!llvm.vec<0 x ptr<i8>>)

// -----

// A structure's body stands in parentheses; the document's own example of recursion lacks them.
// expected-error@+1 {{expected '('}}
llvm.func @no_parentheses(!llvm.struct<"a", ptr<struct<"a">>>)

// -----

// Nor is a name in quotes a type by itself, as in the document's "A" and "B".
// expected-error@+1 {{expected}}
llvm.func @name_alone(!llvm.struct<"A", (ptr<"A">)>)

// -----

// One name with two bodies, one of them inside.
// expected-error@+1 {{identified type already used with a different body}}
llvm.func @two_bodies(!llvm.struct<"a", (ptr<struct<"b", (ptr<struct<"a">>)>>)>, !llvm.struct<"b", (i8)>)
