// The llvm dialect (2022), Types, what they may not be: each sentence that forbids something, in today's spelling. mlir-opt says the same.
// What only the years of pointees could say is in types-bad-of-2022.mlir, what the document forbids and no mlir-opt in types-bad-own-words.mlir.
//
// RUN: lower-mlir --no-passes --split-input-file --verify-diagnostics --allow-unregistered-dialect %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --split-input-file --verify-diagnostics --allow-unregistered-dialect %s %}
// RUN: %if mlir-opt-16 %{ mlir-opt-16 --split-input-file --verify-diagnostics --allow-unregistered-dialect %s %}

// Built-in Type Compatibility: integers with a sign are not compatible, nor are types that the list does not have.
// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @signed(si32)

// -----

// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @unsigned(ui8)

// -----

// expected-error@+1 {{expected LLVM type for function results}}
llvm.func @index() -> index

// -----

// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @complex(complex<f32>)

// -----

// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @memref(memref<2xf32>)

// -----

// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @tensor(tensor<2xf32>)

// -----

// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @tuple(tuple<i8>)

// -----

// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @small_float(f8E5M2)

// -----

// Only vectors of one dimension are compatible, of signless integers or floats.
// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @two_dimensions(vector<2x3xf32>)

// -----

// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @no_dimension(vector<f32>)

// -----

// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @vector_of_index(vector<3xindex>)

// -----

// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @vector_of_signed(vector<3xsi8>)

// -----

// Parametric types hold compatible types.
// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @array_of_index(!llvm.array<2 x index>)

// -----

// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @structure_of_index(!llvm.struct<(i8, struct<(index)>)>)

// -----

// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @structure_of_memref(!llvm.struct<"m", (memref<2xi8>)>)

// -----

// What is not a kind of type.
// expected-error@+1 {{unknown LLVM type: pointer}}
llvm.func @no_such_kind(!llvm.pointer)

// -----

// Array Types: one dimension, elements that lie in memory.
// expected-error@+1 {{expected}}
llvm.func @array_of_two_dimensions(!llvm.array<2x3xi8>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.void'}}
llvm.func @array_of_void(!llvm.array<2 x void>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.token'}}
llvm.func @array_of_tokens(!llvm.array<2 x token>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.metadata'}}
llvm.func @array_of_metadata(!llvm.array<2 x metadata>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.label'}}
llvm.func @array_of_labels(!llvm.array<2 x label>)

// -----

// Function Types: functions are not first-class, one has their address; one result, void for none; void is for results alone.
// expected-error@+1 {{invalid array element type: '!llvm.func<void ()>'}}
llvm.func @array_of_functions(!llvm.array<2 x func<void ()>>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.func<void ()>'}}
llvm.func @structure_of_functions(!llvm.struct<(i8, func<void ()>)>)

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.func<void ()>'}}
"test.types"() {type = !llvm.func<void (func<void ()>)>} : () -> ()

// -----

// expected-error@+1 {{invalid function result type: '!llvm.func<void ()>'}}
"test.types"() {type = !llvm.func<func<void ()> ()>} : () -> ()

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
"test.types"() {type = !llvm.func<i8 (void)>} : () -> ()

// -----

// expected-error@+1 {{invalid function result type: '!llvm.metadata'}}
"test.types"() {type = !llvm.func<metadata ()>} : () -> ()

// -----

// expected-error@+1 {{invalid function result type: '!llvm.label'}}
"test.types"() {type = !llvm.func<label ()>} : () -> ()

// -----

// expected-error@+1 {{expected}}
"test.types"() {type = !llvm.func<(i8, i8) ()>} : () -> ()

// -----

// expected-error@+1 {{expected}}
"test.types"() {type = !llvm.func<i8>} : () -> ()

// -----

// The mark of a variadic function is the last.
// expected-error@+1 {{expected}}
"test.types"() {type = !llvm.func<void (..., i8)>} : () -> ()

// -----

// Structure Types: elements are of types that have a size.
// expected-error@+1 {{invalid LLVM structure element type: '!llvm.void'}}
llvm.func @structure_of_void(!llvm.struct<(void)>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.label'}}
llvm.func @structure_of_labels(!llvm.struct<(i8, label)>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.token'}}
llvm.func @structure_of_tokens(!llvm.struct<packed (token)>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.metadata'}}
llvm.func @structure_of_metadata(!llvm.struct<"md", (metadata)>)

// -----

// Nothing between the brackets is not the empty structure.
// expected-error@+1 {{expected}}
llvm.func @nothing(!llvm.struct<>)

// -----

// Unlike an identified structure a literal one can't be opaque.
// expected-error@+1 {{only identified structs can be opaque}}
llvm.func @no_name(!llvm.struct<opaque>)

// -----

// expected-error@+1 {{expected}}
llvm.func @packed_opaque(!llvm.struct<"a", packed opaque>)

// -----

// expected-error@+1 {{expected}}
llvm.func @opaque_with_parts(!llvm.struct<"a", opaque ()>)

// -----

// Identified Structure Types: one name has one body.
// expected-error@+1 {{identified type already used with a different body}}
llvm.func @two_bodies(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i64)>)

// -----

// expected-error@+1 {{identified type already used with a different body}}
llvm.func @two_packings(!llvm.struct<"a", (i32)>, !llvm.struct<"a", packed (i32)>)

// -----

// expected-error@+1 {{identified type already used with a different body}}
llvm.func @inside(!llvm.struct<"a", (struct<"b", (i8)>)>, !llvm.array<2 x struct<"b", ()>>)
