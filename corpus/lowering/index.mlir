// The index dialect.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @arithmetic(%a: index, %b: index) -> (index, index, index, index) {
  %0 = index.add %a, %b
  %1 = index.sub %0, %b
  %2 = index.mul %1, %b
  %3 = index.divs %2, %b
  %4 = index.divu %3, %b
  %5 = index.rems %4, %b
  %6 = index.remu %5, %b
  %7 = index.maxs %6, %b
  %8 = index.maxu %7, %b
  %9 = index.mins %8, %b
  %10 = index.minu %9, %b
  %11 = index.shl %10, %b
  %12 = index.shrs %11, %b
  %13 = index.shru %12, %b
  %14 = index.and %13, %b
  %15 = index.or %14, %b
  %16 = index.xor %15, %b
  %17 = index.ceildivs %a, %b
  %18 = index.ceildivu %a, %b
  %19 = index.floordivs %a, %b
  return %16, %17, %18, %19 : index, index, index, index
}
func.func @rest(%a: index, %i: i32, %l: i64) -> (index, index, i32, i64, i1, index, index, i1) {
  %0 = index.casts %i : i32 to index
  %1 = index.castu %i : i32 to index
  %2 = index.castu %a : index to i32
  %3 = index.casts %a : index to i64
  %4 = index.cmp ult(%a, %0)
  %5 = index.sizeof
  %6 = index.constant -5
  %7 = index.bool.constant true
  return %0, %1, %2, %3, %4, %5, %6, %7 : index, index, i32, i64, i1, index, index, i1
}
