// Wrong: definitions that no call here asks for stand before the library's in the whole program. A helper of which each module keeps a copy
// if it uses it takes nobody's place; its body is not looked at.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/reports.mlir --lowered %s | FileCheck %s
// CHECK: @reported: unknown: call
// CHECK-NOT: @shared
// CHECK: @puts: unsupported: a symbol that the source has not, kept for others
// CHECK: @malloc: unsupported
// CHECK: @environ: unsupported
// CHECK: 3 globals: 3 unsupported

llvm.func @report(i32) attributes {sym_visibility = "private"}
llvm.func weak_odr @puts(%text: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}
llvm.func linkonce_odr @malloc(%size: i64) -> !llvm.ptr {
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.return %null : !llvm.ptr
}
llvm.mlir.global weak_odr @environ(0 : i64) : i64
llvm.func linkonce_odr @shared(%x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @reported(%x: i32) {
  %0 = llvm.call @shared(%x) : (i32) -> i32
  llvm.call @report(%0) : (i32) -> ()
  llvm.return
}
