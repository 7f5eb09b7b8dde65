// A constant in a type of another width is what mlir-translate 22 makes of it: an i1 and what is unsigned are extended by zeros, other numbers by
// their sign, elements that differ as they are stored. A private constant may be longer than the source's. (MLIR documentation, "'llvm' Dialect",
// llvm.mlir.constant, llvm.mlir.global.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/global-bool.src.ll --lowered %t/global-bool.low.mlir | FileCheck %s --check-prefix=GLOBAL-BOOL
// GLOBAL-BOOL: @g: refuted: symbol: global @g has another initial value
// RUN: verify-lowering %t/global-bool-ok.src.ll --lowered %t/global-bool-ok.low.mlir | FileCheck %s --check-prefix=GLOBAL-BOOL-OK
// GLOBAL-BOOL-OK: @g: proved
// RUN: expect-status 1 verify-lowering %t/global-bytes.src.ll --lowered %t/global-bytes.low.mlir | FileCheck %s --check-prefix=GLOBAL-BYTES
// GLOBAL-BYTES: @g: refuted: symbol: global @g has another initial value
// RUN: verify-lowering %t/global-bytes-ok.src.ll --lowered %t/global-bytes-ok.low.mlir | FileCheck %s --check-prefix=GLOBAL-BYTES-OK
// GLOBAL-BYTES-OK: @g: proved
// RUN: expect-status 1 verify-lowering %t/global-unsigned.src.ll --lowered %t/global-unsigned.low.mlir | FileCheck %s --check-prefix=GLOBAL-UNSIGNED
// GLOBAL-UNSIGNED: @g: refuted: symbol: global @g has another initial value
// RUN: verify-lowering %t/global-unsigned-ok.src.ll --lowered %t/global-unsigned-ok.low.mlir | FileCheck %s --check-prefix=GLOBAL-UNSIGNED-OK
// GLOBAL-UNSIGNED-OK: @g: proved
// RUN: expect-status 1 verify-lowering %t/global-snan.src.ll --lowered %t/global-snan.low.mlir | FileCheck %s --check-prefix=GLOBAL-SNAN
// GLOBAL-SNAN: @g: refuted: symbol: global @g has another initial value
// RUN: verify-lowering %t/global-snan-ok.src.ll --lowered %t/global-snan-ok.low.mlir | FileCheck %s --check-prefix=GLOBAL-SNAN-OK
// GLOBAL-SNAN-OK: @g: proved
// RUN: verify-lowering %t/as-vector-ok.src.mlir --lowered %t/as-vector-ok.low.ll | FileCheck %s --check-prefix=AS-VECTOR-OK
// AS-VECTOR-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/as-vector.src.mlir --lowered %t/as-vector.low.ll | FileCheck %s --check-prefix=AS-VECTOR
// AS-VECTOR: @f: refuted: symbol: global @t has another initial value
// RUN: verify-lowering %t/longer-ok.src.mlir --lowered %t/longer-ok.low.ll | FileCheck %s --check-prefix=LONGER-OK
// LONGER-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/shorter.src.mlir --lowered %t/shorter.low.ll | FileCheck %s --check-prefix=SHORTER
// SHORTER: @f: refuted: symbol: global @t has another size

//--- global-bool.src.ll
@g = constant i64 -1
//--- global-bool.low.mlir
llvm.mlir.global external constant @g(true) : i64
//--- global-bool-ok.src.ll
@g = constant i64 1
//--- global-bool-ok.low.mlir
llvm.mlir.global external constant @g(true) : i64
//--- global-bytes.src.ll
@g = constant [3 x i8] c"\FF\FF\00"
//--- global-bytes.low.mlir
llvm.mlir.global external constant @g(dense<[true, true, false]> : tensor<3xi1>) : !llvm.array<3 x i8>
//--- global-bytes-ok.src.ll
@g = constant [3 x i8] c"\01\01\00"
//--- global-bytes-ok.low.mlir
llvm.mlir.global external constant @g(dense<[true, true, false]> : tensor<3xi1>) : !llvm.array<3 x i8>
//--- global-unsigned.src.ll
@g = constant [2 x i32] [i32 -56, i32 1]
//--- global-unsigned.low.mlir
llvm.mlir.global external constant @g(dense<[200, 1]> : tensor<2xui8>) : !llvm.array<2 x i32>
//--- global-unsigned-ok.src.ll
@g = constant [2 x i32] [i32 200, i32 1]
//--- global-unsigned-ok.low.mlir
llvm.mlir.global external constant @g(dense<[200, 1]> : tensor<2xui8>) : !llvm.array<2 x i32>
//--- global-snan.src.ll
@g = constant [2 x half] [half 0xH7E01, half 0xH7E01]
//--- global-snan.low.mlir
llvm.mlir.global external constant @g(dense<[0x7C01, 0x7E01]> : tensor<2xf16>) : !llvm.array<2 x f16>
//--- global-snan-ok.src.ll
@g = constant [2 x half] [half 0xH7C01, half 0xH7E01]
//--- global-snan-ok.low.mlir
llvm.mlir.global external constant @g(dense<[0x7C01, 0x7E01]> : tensor<2xf16>) : !llvm.array<2 x f16>
//--- as-vector-ok.src.mlir
memref.global "private" constant @t : memref<3xi8> = dense<[5, 6, 7]>
func.func @f(%i: index) -> i8 {
  %m = memref.get_global @t : memref<3xi8>
  %v = memref.load %m[%i] : memref<3xi8>
  return %v : i8
}
//--- as-vector-ok.low.ll
@t = private constant <3 x i8> <i8 5, i8 6, i8 7>
define i8 @f(i64 %i) {
  %q = getelementptr i8, ptr @t, i64 %i
  %v = load i8, ptr %q
  ret i8 %v
}
//--- as-vector.src.mlir
memref.global "private" constant @t : memref<3xi8> = dense<[5, 6, 7]>
func.func @f(%i: index) -> i8 {
  %m = memref.get_global @t : memref<3xi8>
  %v = memref.load %m[%i] : memref<3xi8>
  return %v : i8
}
//--- as-vector.low.ll
@t = private constant <3 x i8> <i8 5, i8 7, i8 7>
define i8 @f(i64 %i) {
  %q = getelementptr i8, ptr @t, i64 %i
  %v = load i8, ptr %q
  ret i8 %v
}
//--- longer-ok.src.mlir
memref.global "private" constant @t : memref<3xi8> = dense<[5, 6, 7]>
func.func @f(%i: index) -> i8 {
  %m = memref.get_global @t : memref<3xi8>
  %v = memref.load %m[%i] : memref<3xi8>
  return %v : i8
}
//--- longer-ok.low.ll
@t = private constant [5 x i8] c"\05\06\07\08\09"
define i8 @f(i64 %i) {
  %q = getelementptr i8, ptr @t, i64 %i
  %v = load i8, ptr %q
  ret i8 %v
}
//--- shorter.src.mlir
memref.global "private" constant @t : memref<3xi8> = dense<[5, 6, 7]>
func.func @f(%i: index) -> i8 {
  %m = memref.get_global @t : memref<3xi8>
  %v = memref.load %m[%i] : memref<3xi8>
  return %v : i8
}
//--- shorter.low.ll
@t = private constant [2 x i8] c"\05\06"
define i8 @f(i64 %i) {
  %q = getelementptr i8, ptr @t, i64 %i
  %v = load i8, ptr %q
  ret i8 %v
}
