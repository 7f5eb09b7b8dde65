// The llvm dialect (2022), Types, what they may not be: nothing between a structure's brackets, a structure's parts without
// parentheses, integers with a sign, one name with two bodies.
//
// RUN: lower-mlir --no-passes --split-input-file --verify-diagnostics %s

// expected-error@+1 {{expected '('}}
llvm.func @nothing(!llvm.struct<>)

// -----

// expected-error@+1 {{expected '('}}
llvm.func @no_parentheses(!llvm.struct<"a", ptr<struct<"a">>>)

// -----

// expected-error@+1 {{expected LLVM type for function arguments}}
llvm.func @signed(si32)

// -----

// expected-error@+1 {{identified type already used with a different body}}
llvm.func @two_bodies(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i64)>)
