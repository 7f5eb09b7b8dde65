// Address spaces of LLVM IR are numbers of 24 bits. MLIR's are larger: such a pointer has no text that LLVM reads.
//
// RUN: echo 'llvm.func @f(!llvm.ptr<16777216>)' | expect-status 1 lower-mlir --emit=llvm - 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: 1:1: error: invalid address space 16777216, must be a 24-bit integer
// RUN: echo 'llvm.func @f(!llvm.struct<(i32, array<2 x ptr<4294967295>>)>)' | expect-status 1 lower-mlir --emit=llvm - 2>&1 | FileCheck %s --check-prefix=NESTED
// NESTED: error: invalid address space 4294967295, must be a 24-bit integer
// RUN: echo 'llvm.mlir.global external @g() {addr_space = 16777216 : i32} : i32' | expect-status 1 lower-mlir --emit=llvm - 2>&1 | FileCheck %s --check-prefix=GLOBAL
// GLOBAL: 1:1: error: invalid address space 16777216, must be a 24-bit integer
// RUN: expect-status 1 lower-mlir --emit=llvm %s 2>&1 | FileCheck %s --check-prefix=STACK
// STACK: [[@LINE+32]]:1: error: invalid address space 16777216, must be a 24-bit integer
// RUN: sed -e 's/16777216/16777215/' %s | lower-mlir --emit=llvm - | FileCheck %s
// CHECK: @g = external addrspace(16777215) global i32
// CHECK: alloca i32, i32 %0, align 4, addrspace(16777215)
//
// So are integers of more than 2 to the power of 23 bits, which mlir-translate 22 writes, and llvm-as does not read; and vectors of
// 2 to the power of 32 elements, of whose number mlir-translate writes the lower half.
//
// RUN: echo 'llvm.func @f(i8388609)' | expect-status 1 lower-mlir --emit=llvm - 2>&1 | FileCheck %s --check-prefix=WIDE
// WIDE: 1:1: error: bitwidth 8388609 of integer type out of range, LLVM IR has at most 8388608
// RUN: echo 'llvm.func @f() -> !llvm.target<"spirv.a", vector<2xi16777215>>' | expect-status 1 lower-mlir --emit=llvm - 2>&1 | FileCheck %s --check-prefix=INSIDE
// INSIDE: 1:1: error: bitwidth 16777215 of integer type out of range, LLVM IR has at most 8388608
// RUN: echo 'llvm.func @f(i8388608)' | lower-mlir --emit=llvm - | FileCheck %s --check-prefix=WIDEST
// WIDEST: declare void @f(i8388608)
// RUN: echo 'llvm.func @f(!llvm.array<2 x vector<[4294967296]xi1>>)' | expect-status 1 lower-mlir --emit=llvm - 2>&1 | FileCheck %s --check-prefix=LONG
// LONG: 1:1: error: size 4294967296 too large for vector, LLVM IR has at most 4294967295 elements
// RUN: echo 'llvm.func @f(vector<4294967295xi1>)' | lower-mlir --emit=llvm - | FileCheck %s --check-prefix=LONGEST
// LONGEST: declare void @f(<4294967295 x i1>)
// RUN: echo 'llvm.func @f() attributes {vec_type_hint = #llvm.vec_type_hint<hint = i8388609>} { llvm.return }' | expect-status 1 lower-mlir --emit=llvm - 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: echo 'llvm.module_flags [#llvm.mlir.module_flag<error, "x", 5 : i8388609>]' | expect-status 1 lower-mlir --emit=llvm - 2>&1 | FileCheck %s --check-prefix=FLAG
// FLAG: error: bitwidth 8388609 of integer type out of range
// RUN: expect-status 1 lower-mlir --emit=llvm %S/Inputs/record.mlir 2>&1 | FileCheck %s --check-prefix=RECORD
// RECORD: record.mlir:[[#]]:1: error: bitwidth 8388609 of integer type out of range
//
// A range has numbers as wide as the value.
// RUN: echo 'llvm.func @f(%%a: i32 {llvm.range = #llvm.constant_range<i16, 0, 1>})' | expect-status 1 lower-mlir --emit=llvm - 2>&1 | FileCheck %s --check-prefix=RANGE
// RUN: echo 'llvm.func @f() -> (i32 {llvm.range = #llvm.constant_range<i8388609, 0, 1>})' | expect-status 1 lower-mlir --emit=llvm - 2>&1 | FileCheck %s --check-prefix=RANGE
// RANGE: 1:1: error: attribute 'range' applied to incompatible type
// RUN: echo 'llvm.func @f(%%a: i32 {llvm.range = #llvm.constant_range<i32, 0, 1>}) -> (vector<2xi8> {llvm.range = #llvm.constant_range<i8, 0, 1>})' | lower-mlir --emit=llvm - | FileCheck %s --check-prefix=RANGES
// RANGES: declare range(i8 0, 1) <2 x i8> @f(i32 range(i32 0, 1))

llvm.mlir.global external @g() {addr_space = 16777215 : i32} : i32
llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr<16777216>
  llvm.return
}
