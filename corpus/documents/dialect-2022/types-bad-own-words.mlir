// The llvm dialect (2022), Types: what the document forbids and mlir-opt lets pass or refuses in words of its own. Void is for results of functions; nobody has a value of
// function type; labels have no counterpart; a structure without a body is allowed inside itself only. LLVM's own verifier forbids the former.
//
// RUN: lower-mlir --no-passes --split-input-file --verify-diagnostics %s

// Additional Simple Types.
// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
llvm.func @void_argument(!llvm.void)

// -----

llvm.func @void_value() {
  // expected-error@+1 {{result #0 must be LLVM dialect-compatible type, but got '!llvm.void'}}
  %0 = llvm.mlir.undef : !llvm.void
  llvm.return
}

// -----

llvm.func @void_in_memory(%size: i64) {
  // expected-error@+1 {{invalid type of an object in memory: '!llvm.void'}}
  %0 = llvm.alloca %size x !llvm.void : (i64) -> !llvm.ptr
  llvm.return
}

// -----

// Function Types.
// expected-error@+1 {{invalid function argument type: '!llvm.func<void ()>'}}
llvm.func @function_argument(!llvm.func<void ()>)

// -----

// expected-error@+1 {{invalid function result type: '!llvm.func<void ()>'}}
llvm.func @function_result() -> !llvm.func<void ()>

// -----

llvm.func @function_value() {
  // expected-error@+1 {{result #0 must be LLVM dialect-compatible type, but got '!llvm.func<i8 (i8)>'}}
  %0 = llvm.mlir.undef : !llvm.func<i8 (i8)>
  llvm.return
}

// -----

llvm.func @function_in_memory(%size: i64) {
  // expected-error@+1 {{invalid type of an object in memory: '!llvm.func<void ()>'}}
  %0 = llvm.alloca %size x !llvm.func<void ()> : (i64) -> !llvm.ptr
  llvm.return
}

// -----

// expected-error@+1 {{expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @function_as_global() : !llvm.func<void ()>

// -----

// Unsupported Types.
// expected-error@+1 {{invalid function argument type: '!llvm.label'}}
llvm.func @label_argument(!llvm.label)

// -----

// expected-error@+1 {{invalid function result type: '!llvm.label'}}
llvm.func @label_result() -> !llvm.label

// -----

// Identified Structure Types: a name alone says nothing outside of its structure. (mlir-opt 14 to 22 refuse it with other words.)
// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
llvm.func @mention(!llvm.struct<"a">)

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
llvm.func @mention_of_another(!llvm.struct<"a", (ptr<struct<"b">>)>)

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
llvm.func @mention_behind(!llvm.struct<(struct<"a", (i8)>, struct<"a">)>)

// -----

// A size of an array is no negative number, nor is an address space. (mlir-opt takes them for the number that has the same bits.)
// expected-error@+1 {{expected valid keyword}}
llvm.func @negative_size(!llvm.array<-1 x i8>)

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
llvm.func @negative_space(!llvm.ptr<i8, -1>)

// -----

// Array Types: a fixed size. (mlir-opt refuses these in other words.)
// expected-error@+1 {{expected integer value}}
llvm.func @dynamic_array(!llvm.array<? x i8>)

// -----

// expected-error@+1 {{expected}}
llvm.func @array_without_size(!llvm.array<i8>)

// -----

// Vector Types: vectors can't be nested.
// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
llvm.func @nested_vector(vector<2xvector<3xi8>>)

// -----

// Types of a target's own: types, then numbers. (mlir-opt adds where the name stands.)
// expected-error@+1 {{failed to parse parameter list for target extension type}}
llvm.func @target(!llvm.target<"a.b", 1, i32>)

// -----

// A number of these types has no sign. (mlir-opt reads 4294967293.)
// expected-error@+1 {{expected valid keyword}}
llvm.func @target(!llvm.target<"a.b", -3>)

// -----

// A function's parameters are what the dialect has, here inside a target's type as well.
// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @target_of_index(!llvm.target<"a.b", index>)

// -----

// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @target_of_memrefs(!llvm.target<"a.b", i32, !llvm.target<"c", memref<2xf32>>, 1>)

// -----

// A pointer that says what it points to is an element of !llvm.vec only; one that does not is one of vectors today.
// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
llvm.func @vector_of_pointers(vector<4x!llvm.ptr<i32>>)
