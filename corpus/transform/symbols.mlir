// Which symbols are live: what is public, what that names, here and in nested modules. What mlir-opt makes of it is the same text.
//
// RUN: lower-mlir -symbol-dce --allow-unregistered-dialect --split-input-file %s > %t.dce && FileCheck %s < %t.dce
// RUN: lower-mlir -symbol-privatize=exclude=pub,ends_here -symbol-dce --allow-unregistered-dialect --split-input-file %s > %t.all
// RUN: lower-mlir -strip-debuginfo --mlir-print-debuginfo --allow-unregistered-dialect --split-input-file %s > %t.strip
// RUN: FileCheck %s --check-prefix=STRIP < %t.strip
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -symbol-dce --allow-unregistered-dialect --split-input-file %s | diff - %t.dce %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -symbol-privatize=exclude=pub,ends_here -symbol-dce --allow-unregistered-dialect --split-input-file %s | diff - %t.all %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -strip-debuginfo --mlir-print-debuginfo --allow-unregistered-dialect --split-input-file %s | diff - %t.strip %}
// RUN: not lower-mlir --pass-pipeline='builtin.module(func.func(symbol-dce))' %S/../examples/transpose.mlir 2>&1 | FileCheck %s --check-prefix=TABLE

// STRIP: loc(unknown)
// STRIP-NOT: loc("
// TABLE: {{transpose.mlir:[0-9]+:1: error: was scheduled to run under SymbolDCE, but does not define a symbol table}}

// CHECK-NOT: @never
// CHECK: func.func private @used(i32) -> i32
func.func private @never()
func.func private @used(i32) -> i32
func.func private @never_as_its_user_is_not() { call @never() : () -> ()  return }
func.func nested @never_nested() { return }
func.func @pub(%a: i32) -> i32 {
  %0 = call @used(%a) : (i32) -> i32
  return %0 : i32
}
memref.global "private" @never_global : memref<2xf32>
// CHECK: memref.global "private" @table
memref.global "private" @table : memref<2xf32>
func.func @ends_here() -> memref<2xf32> {
  %0 = memref.get_global @table : memref<2xf32>
  return %0 : memref<2xf32>
}
func.func private @never_around() { call @never_around() : () -> () return }
// CHECK: llvm.mlir.global private @linkage_is_not_visibility
llvm.mlir.global private @linkage_is_not_visibility(1 : i32) : i32
llvm.mlir.global_ctors ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]
// CHECK: llvm.func @ctor
llvm.func @ctor() attributes {sym_visibility = "private"} { llvm.return }

// -----

// CHECK: module @open {
// CHECK-NEXT: func.func @inside
module @open {
  func.func nested @never_1() { return }
  func.func private @never_2() { return }
  func.func @inside() { return }
}
// CHECK: module @named_by_a_path
// CHECK-NEXT: func.func nested @leaf
module @named_by_a_path attributes {sym_visibility = "private"} {
  func.func nested @leaf() { return }
  func.func private @never_beside() { return }
  func.func @stem() { return }
}
module @never_named attributes {sym_visibility = "nested"} {
  func.func @whatever() { return }
}
// CHECK-NOT: @never
// CHECK: func.func @refers
func.func @refers() attributes {foo.path = @named_by_a_path::@leaf} { return }
func.func private @never_referred_in_another_table()
// CHECK: func.func private @in_an_array
func.func private @in_an_array()
// CHECK: func.func private @in_a_dictionary
func.func private @in_a_dictionary()
func.func @lists() {
  "foo.op"() {a = [@in_an_array, {b = @in_a_dictionary}], c = @nowhere::@never_at_all} : () -> ()
  return
}
// CHECK: module {
// CHECK-NEXT: func.func @kept
module {
  func.func private @never_without_a_name() { call @never_referred_in_another_table() : () -> () return }
  func.func nested @never_without_a_name_nested() { return }
  func.func @kept() { return }
  func.func private @never_referred_in_another_table()
}
