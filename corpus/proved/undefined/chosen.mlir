// Values that the source may choose.
//
// RUN: verify-lowering %S/../../undecided/Inputs/undefined.mlir | FileCheck %s
// RUN: verify-lowering %S/../../undecided/Inputs/undefined.mlir --function=one_bit --lowered %s | FileCheck %s --check-prefix=BIT
// RUN: verify-lowering %S/../../undecided/Inputs/undefined.mlir --function=either --lowered %s | FileCheck %s --check-prefix=EITHER
// RUN: verify-lowering %S/../../undecided/Inputs/undefined.mlir --function=nothing --lowered %s | FileCheck %s --check-prefix=NOTHING
// RUN: verify-lowering %S/../../undecided/Inputs/undefined.mlir --function=larger --lowered %s | FileCheck %s --check-prefix=LARGER
// RUN: verify-lowering %S/../../undecided/Inputs/undefined.mlir --function=null --lowered %s | FileCheck %s --check-prefix=NULL
// CHECK-COUNT-8: : proved
// BIT: @one_bit: proved
// EITHER: @either: proved
// NOTHING: @nothing: proved
// LARGER: @larger: proved
// NULL: @null: proved

llvm.func @one_bit() -> i32 {
  %u = llvm.mlir.undef : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.and %1, %u : i32
  llvm.return %r : i32
}

llvm.func @either() -> i32 {
  %r = llvm.mlir.constant(2 : i32) : i32
  llvm.return %r : i32
}

llvm.func @nothing() -> i32 {
  %r = llvm.mlir.constant(0 : i32) : i32
  llvm.return %r : i32
}

llvm.func @larger(%a: f32, %b: f32) -> !llvm.struct<(f32, f32)> {
  %x = llvm.intr.maxnum(%b, %a) : (f32, f32) -> f32
  %0 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
  %1 = llvm.insertvalue %x, %0[0] : !llvm.struct<(f32, f32)>
  %2 = llvm.insertvalue %x, %1[1] : !llvm.struct<(f32, f32)>
  llvm.return %2 : !llvm.struct<(f32, f32)>
}

llvm.func @null(%p: !llvm.ptr<3>) -> i1 {
  %f = llvm.addrspacecast %p : !llvm.ptr<3> to !llvm.ptr
  %q = llvm.addrspacecast %f : !llvm.ptr to !llvm.ptr<3>
  %z = llvm.mlir.zero : !llvm.ptr<3>
  %c = llvm.icmp "eq" %z, %q : !llvm.ptr<3>
  llvm.return %c : i1
}
