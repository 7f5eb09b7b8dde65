// Wrong: calls say more of their arguments than the source's say.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/says-something.mlir --lowered %s | FileCheck %s
// CHECK: @sum: refuted: undefined: the lowering is undefined: a value that is claimed to be defined is poison
// CHECK: @aligned: refuted: alignment: the lowering is undefined: a value that is claimed to be defined is poison
// CHECK: @not_null: refuted: undefined: the lowering is undefined: a value that is claimed to be defined is poison
// CHECK-NEXT: with
// CHECK-NEXT: %p: !llvm.ptr = 0x0
// CHECK: @not_null_or_poison: refuted: undefined: in the call of @place argument 0 differs: it is poison in the lowering, but not in the source
// CHECK: 6 functions: 2 proved, 4 refuted

llvm.func @word(i16) -> i16 attributes {sym_visibility = "private"}
llvm.func @place(!llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @sum(%a: i16, %b: i16) -> i16 {
  %sum = llvm.add %a, %b overflow<nsw> : i16
  %r = llvm.call @word(%sum) : (i16 {llvm.noundef}) -> i16
  llvm.return %r : i16
}
llvm.func @aligned(%p: !llvm.ptr) {
  llvm.call @place(%p) : (!llvm.ptr {llvm.align = 8 : i64, llvm.noundef}) -> ()
  llvm.return
}
llvm.func @not_null(%p: !llvm.ptr) {
  llvm.call @place(%p) : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
  llvm.return
}
llvm.func @not_null_or_poison(%p: !llvm.ptr) {
  llvm.call @place(%p) : (!llvm.ptr {llvm.nonnull}) -> ()
  llvm.return
}
