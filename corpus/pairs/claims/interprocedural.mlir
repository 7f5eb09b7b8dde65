// What optimisers make of functions that a module alone calls, of its private globals, and of calls that claim to do nothing.
// Sources: LLVM Language Reference, "Linkage Types", "Parameter Attributes", "Function Attributes", "Global Variables".
//
// Arguments that no caller passes show nothing of a function that only its module calls; of one that others call they do.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/range.src.ll --lowered %t/range.low.ll | FileCheck %s --check-prefix=RANGE
// RANGE: @k: unsupported: the lowering claims of an argument what only the callers of a function of the module alone can show
// RUN: expect-status 1 verify-lowering %t/shared.src.ll --lowered %t/shared.low.ll | FileCheck %s --check-prefix=SHARED
// SHARED: @k: refuted: {{.*}}
//
// A function that only its module calls may lose the arguments that it never looks at.
//
// RUN: expect-status 2 verify-lowering %t/variadic.src.ll --lowered %t/variadic.low.ll | FileCheck %s --check-prefix=VARIADIC
// VARIADIC: @f: unknown
// RUN: expect-status 1 verify-lowering %t/outside.src.ll --lowered %t/outside.low.ll | FileCheck %s --check-prefix=OUTSIDE
// OUTSIDE: @g: refuted: signature: one of the two takes a variable number of arguments
//
// Two calls that claim to have no effect may be one; if one of them does not claim so, they may not.
//
// RUN: expect-status 2 verify-lowering %t/pure.src.ll --lowered %t/merged.low.ll | FileCheck %s --check-prefix=PURE
// PURE: @f: unknown
// RUN: expect-status 1 verify-lowering %t/impure.src.ll --lowered %t/merged.low.ll | FileCheck %s --check-prefix=IMPURE
// IMPURE: @f: refuted
//
// More may be learnt of an argument than the source says, not less.
//
// RUN: expect-status 0 verify-lowering %t/address.src.ll --lowered %t/both.low.ll | FileCheck %s --check-prefix=MORE
// MORE: @g: proved
// RUN: expect-status 1 verify-lowering %t/both.low.ll --lowered %t/address.src.ll | FileCheck %s --check-prefix=LESS
// LESS: @g: refuted: attribute: the lowering claims of an argument what the source does not: 'llvm.captures'
//
// A private global that is only read is constant, and where it lies is nobody's to see, also through a descriptor.
//
// RUN: expect-status 0 verify-lowering %t/private.src.mlir --lowered %t/private.low.mlir | FileCheck %s --check-prefix=PRIVATE
// PRIVATE: @e: proved
// RUN: expect-status 1 verify-lowering %t/written.src.mlir --lowered %t/written.low.mlir | FileCheck %s --check-prefix=WRITTEN
// WRITTEN: refuted: symbol: global @w is constant, the source's is not

//--- range.src.ll
define i32 @f(i1 %c) {
  %x = select i1 %c, i32 3, i32 9
  %r = call i32 @k(i32 %x)
  ret i32 %r
}
define internal i32 @k(i32 %a) noinline {
  %r = mul i32 %a, 2
  ret i32 %r
}

//--- range.low.ll
define i32 @f(i1 %c) {
  %x = select i1 %c, i32 3, i32 9
  %r = call i32 @k(i32 %x)
  ret i32 %r
}
define internal i32 @k(i32 range(i32 3, 10) %a) noinline {
  %r = mul nuw nsw i32 %a, 2
  ret i32 %r
}

//--- shared.src.ll
define i32 @k(i32 %a) noinline {
  %r = mul i32 %a, 2
  ret i32 %r
}

//--- shared.low.ll
define i32 @k(i32 range(i32 3, 10) %a) noinline {
  %r = mul nuw nsw i32 %a, 2
  ret i32 %r
}

//--- variadic.src.ll
define internal i32 @g(i32 %a, ...) noinline {
  %r = mul i32 %a, 7
  ret i32 %r
}
define i32 @f(i32 %x, double %d) {
  %r = call i32 (i32, ...) @g(i32 %x, double %d)
  ret i32 %r
}

//--- variadic.low.ll
define internal i32 @g(i32 %a) noinline {
  %r = mul i32 %a, 7
  ret i32 %r
}
define i32 @f(i32 %x, double %d) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}

//--- outside.src.ll
define i32 @g(i32 %a, ...) noinline {
  ret i32 %a
}

//--- outside.low.ll
define i32 @g(i32 %a) noinline {
  ret i32 %a
}

//--- pure.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x, ptr %p) {
  %a = call i32 @g(i32 %x) nounwind willreturn memory(none)
  store i32 %a, ptr %p
  %b = call i32 @g(i32 %x) nounwind willreturn memory(none)
  %r = sub i32 %a, %b
  ret i32 %r
}

//--- impure.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x, ptr %p) {
  %a = call i32 @g(i32 %x) nounwind willreturn memory(none)
  store i32 %a, ptr %p
  %b = call i32 @g(i32 %x) nounwind willreturn
  %r = sub i32 %a, %b
  ret i32 %r
}

//--- merged.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x, ptr %p) {
  %a = call i32 @g(i32 %x) nounwind willreturn memory(none)
  store i32 %a, ptr %p
  ret i32 0
}

//--- address.src.ll
declare void @g(ptr captures(address))
define void @f(ptr %p) {
  call void @g(ptr %p)
  ret void
}

//--- both.low.ll
declare void @g(ptr captures(address, provenance))
define void @f(ptr %p) {
  call void @g(ptr %p)
  ret void
}

//--- private.src.mlir
memref.global "private" @w : memref<2xi32> = dense<[1, 2]>
func.func @e(%i: index) -> i32 {
  %g = memref.get_global @w : memref<2xi32>
  %r = memref.load %g[%i] : memref<2xi32>
  return %r : i32
}

//--- private.low.mlir
llvm.mlir.global private unnamed_addr constant @w(dense<[1, 2]> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
llvm.func @e(%arg0: i64) -> i32 {
  %0 = llvm.mlir.addressof @w : !llvm.ptr
  %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %2 = llvm.insertvalue %0, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %4 = llvm.getelementptr inbounds|nuw %3[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %5 = llvm.load %4 : !llvm.ptr -> i32
  llvm.return %5 : i32
}

//--- written.src.mlir
memref.global "private" @w : memref<2xi32> = dense<[1, 2]>
func.func @e(%i: index, %x: i32) {
  %g = memref.get_global @w : memref<2xi32>
  memref.store %x, %g[%i] : memref<2xi32>
  return
}

//--- written.low.mlir
llvm.mlir.global private constant @w(dense<[1, 2]> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
llvm.func @e(%arg0: i64, %arg1: i32) {
  %0 = llvm.mlir.addressof @w : !llvm.ptr
  %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %2 = llvm.insertvalue %0, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %4 = llvm.getelementptr inbounds|nuw %3[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %arg1, %4 : i32, !llvm.ptr
  llvm.return
}
