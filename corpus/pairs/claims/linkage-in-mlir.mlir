// Visibility and linkage of functions in MLIR: a private func.func, and one whose `llvm.linkage` says so, may go or get another
// signature with its callers. (MLIR documentation, "Symbols and Symbol Tables", Symbol Visibility; "'llvm' Dialect", Linkage.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/inlined.src.mlir --lowered %t/inlined.low.mlir | FileCheck %s --check-prefix=INLINED
// INLINED: @g: proved
// INLINED: @f: proved
// RUN: expect-status 0 verify-lowering %t/signature.src.mlir --lowered %t/signature.low.mlir | FileCheck %s --check-prefix=SIGNATURE
// SIGNATURE: @g: proved
// SIGNATURE: @f: proved
// RUN: expect-status 1 verify-lowering %t/signature_wrong.src.mlir --lowered %t/signature_wrong.low.mlir | FileCheck %s --check-prefix=SIGNATURE-WRONG
// SIGNATURE-WRONG: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/lowered_public.src.mlir --lowered %t/lowered_public.low.mlir | FileCheck %s --check-prefix=LOWERED-PUBLIC
// LOWERED-PUBLIC: @g: refuted: signature
// RUN: expect-status 0 verify-lowering %t/internal_gone.src.mlir --lowered %t/internal_gone.low.mlir | FileCheck %s --check-prefix=INTERNAL-GONE
// INTERNAL-GONE: @g: proved
// INTERNAL-GONE: @f: proved
// RUN: expect-status 0 verify-lowering %t/odr_gone.src.mlir --lowered %t/odr_gone.low.mlir | FileCheck %s --check-prefix=ODR-GONE
// ODR-GONE: @g: proved
// ODR-GONE: @f: proved
// RUN: expect-status 1 verify-lowering %t/weak_gone.src.mlir --lowered %t/weak_gone.low.mlir | FileCheck %s --check-prefix=WEAK-GONE
// WEAK-GONE: @g: refuted: symbol
// RUN: expect-status 1 verify-lowering %t/linkonce_inlined.src.mlir --lowered %t/linkonce_inlined.low.mlir | FileCheck %s --check-prefix=LINKONCE-INLINED
// LINKONCE-INLINED: @f: refuted
// RUN: expect-status 1 verify-lowering %t/public_gone.src.mlir --lowered %t/public_gone.low.mlir | FileCheck %s --check-prefix=PUBLIC-GONE
// PUBLIC-GONE: @g: refuted: symbol
// RUN: expect-status 1 verify-lowering %t/value_of_function.src.mlir --lowered %t/value_of_function.low.mlir | FileCheck %s --check-prefix=VALUE-OF-FUNCTION
// VALUE-OF-FUNCTION: @g: refuted: signature
// RUN: expect-status 0 verify-lowering %t/dialect_internal_gone.src.mlir --lowered %t/dialect_internal_gone.low.mlir | FileCheck %s --check-prefix=DIALECT-INTERNAL-GONE
// DIALECT-INTERNAL-GONE: @g: proved
// DIALECT-INTERNAL-GONE: @f: proved
// RUN: expect-status 1 verify-lowering %t/dialect_linkonce_inlined.src.mlir --lowered %t/dialect_linkonce_inlined.low.mlir | FileCheck %s --check-prefix=DIALECT-LINKONCE-INLINED
// DIALECT-LINKONCE-INLINED: @f: refuted

//--- inlined.src.mlir
func.func private @g(%x: i32, %y: i32) -> i32 {
  %r = arith.addi %x, %y : i32
  return %r : i32
}
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 3 : i32
  %r = call @g(%x, %c) : (i32, i32) -> i32
  return %r : i32
}
//--- inlined.low.mlir
llvm.func @f(%x: i32) -> i32 {
  %c = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
//--- signature.src.mlir
func.func private @g(%x: i32, %y: i32) -> i32 {
  %r = arith.addi %x, %y : i32
  return %r : i32
}
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 3 : i32
  %r = call @g(%x, %c) : (i32, i32) -> i32
  return %r : i32
}
//--- signature.low.mlir
llvm.func internal @g(%x: i32) -> i32 {
  %c = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
llvm.func @f(%x: i32) -> i32 {
  %r = llvm.call @g(%x) : (i32) -> i32
  llvm.return %r : i32
}
//--- signature_wrong.src.mlir
func.func private @g(%x: i32, %y: i32) -> i32 {
  %r = arith.addi %x, %y : i32
  return %r : i32
}
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 3 : i32
  %r = call @g(%x, %c) : (i32, i32) -> i32
  return %r : i32
}
//--- signature_wrong.low.mlir
llvm.func internal @g(%x: i32) -> i32 {
  %c = llvm.mlir.constant(4 : i32) : i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
llvm.func @f(%x: i32) -> i32 {
  %r = llvm.call @g(%x) : (i32) -> i32
  llvm.return %r : i32
}
//--- lowered_public.src.mlir
func.func private @g(%x: i32, %y: i32) -> i32 {
  %r = arith.addi %x, %y : i32
  return %r : i32
}
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 3 : i32
  %r = call @g(%x, %c) : (i32, i32) -> i32
  return %r : i32
}
//--- lowered_public.low.mlir
llvm.func @g(%x: i32) -> i32 {
  %c = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
llvm.func @f(%x: i32) -> i32 {
  %r = llvm.call @g(%x) : (i32) -> i32
  llvm.return %r : i32
}
//--- internal_gone.src.mlir
func.func @g(%x: i32, %y: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<internal>} {
  %r = arith.addi %x, %y : i32
  return %r : i32
}
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 3 : i32
  %r = call @g(%x, %c) : (i32, i32) -> i32
  return %r : i32
}
//--- internal_gone.low.mlir
llvm.func @f(%x: i32) -> i32 {
  %c = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
//--- odr_gone.src.mlir
func.func @g(%x: i32, %y: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %r = arith.addi %x, %y : i32
  return %r : i32
}
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 3 : i32
  %r = call @g(%x, %c) : (i32, i32) -> i32
  return %r : i32
}
//--- odr_gone.low.mlir
llvm.func @f(%x: i32) -> i32 {
  %c = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
//--- weak_gone.src.mlir
func.func @g(%x: i32, %y: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<weak_odr>} {
  %r = arith.addi %x, %y : i32
  return %r : i32
}
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 3 : i32
  %r = call @g(%x, %c) : (i32, i32) -> i32
  return %r : i32
}
//--- weak_gone.low.mlir
llvm.func @f(%x: i32) -> i32 {
  %c = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
//--- linkonce_inlined.src.mlir
func.func @g(%x: i32, %y: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<linkonce>} {
  %r = arith.addi %x, %y : i32
  return %r : i32
}
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 3 : i32
  %r = call @g(%x, %c) : (i32, i32) -> i32
  return %r : i32
}
//--- linkonce_inlined.low.mlir
llvm.func @f(%x: i32) -> i32 {
  %c = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
//--- public_gone.src.mlir
func.func @g(%x: i32, %y: i32) -> i32 {
  %r = arith.addi %x, %y : i32
  return %r : i32
}
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 3 : i32
  %r = call @g(%x, %c) : (i32, i32) -> i32
  return %r : i32
}
//--- public_gone.low.mlir
llvm.func @f(%x: i32) -> i32 {
  %c = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
//--- value_of_function.src.mlir
func.func private @g(%x: i32, %y: i32) -> i32 {
  %r = arith.addi %x, %y : i32
  return %r : i32
}
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 3 : i32
  %r = call @g(%x, %c) : (i32, i32) -> i32
  return %r : i32
}
func.func @a() -> ((i32, i32) -> i32) {
  %c = func.constant @g : (i32, i32) -> i32
  return %c : (i32, i32) -> i32
}
//--- value_of_function.low.mlir
llvm.func internal @g(%x: i32) -> i32 {
  %c = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
llvm.func @f(%x: i32) -> i32 {
  %r = llvm.call @g(%x) : (i32) -> i32
  llvm.return %r : i32
}
llvm.func @a() -> !llvm.ptr {
  %c = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %c : !llvm.ptr
}
//--- dialect_internal_gone.src.mlir
llvm.func internal @g(%x: i32) -> i32 {
  %c = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
llvm.func @f(%x: i32) -> i32 {
  %r = llvm.call @g(%x) : (i32) -> i32
  llvm.return %r : i32
}
//--- dialect_internal_gone.low.mlir
llvm.func @f(%x: i32) -> i32 {
  %c = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
//--- dialect_linkonce_inlined.src.mlir
llvm.func linkonce @g(%x: i32) -> i32 {
  %c = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
llvm.func @f(%x: i32) -> i32 {
  %r = llvm.call @g(%x) : (i32) -> i32
  llvm.return %r : i32
}
//--- dialect_linkonce_inlined.low.mlir
llvm.func @f(%x: i32) -> i32 {
  %c = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
