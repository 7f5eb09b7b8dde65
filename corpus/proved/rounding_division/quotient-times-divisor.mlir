// Right: remainders are what quotient times divisor leaves of the dividend, and vice versa, as LLVM writes them.
//
// RUN: verify-lowering %S/../../examples/rounding_division.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @divide_up: proved
// CHECK-DAG: @is_multiple: proved
// CHECK-DAG: @in_tile: proved

llvm.func @divide_up(%a: i32, %b: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %quotient = llvm.sdiv %a, %b : i32
  %whole = llvm.mul %quotient, %b : i32
  %inexact = llvm.icmp "ne" %whole, %a : i32
  %signs = llvm.xor %a, %b : i32
  %alike = llvm.icmp "sge" %signs, %zero : i32
  %more = llvm.and %inexact, %alike : i1
  %one = llvm.zext %more : i1 to i32
  %up = llvm.add %quotient, %one : i32
  llvm.return %up : i32
}
llvm.func @is_multiple(%n: i64, %rows: i64, %columns: i64) -> i1 {
  %cells = llvm.mul %rows, %columns : i64
  %times = llvm.udiv %n, %cells : i64
  %by_rows = llvm.mul %times, %rows : i64
  %whole = llvm.mul %by_rows, %columns : i64
  %no_rest = llvm.icmp "eq" %whole, %n : i64
  llvm.return %no_rest : i1
}
llvm.func @in_tile(%place: i64, %tile: i64) -> !llvm.struct<(i64, i64)> {
  %c24 = llvm.mlir.constant(24 : index) : i64
  %quotient = llvm.sdiv %place, %tile : i64
  %whole = llvm.mul %quotient, %tile : i64
  %inner = llvm.sub %place, %whole : i64
  %rest = llvm.urem %place, %c24 : i64
  %begin = llvm.sub %place, %rest : i64
  %undefined = llvm.mlir.poison : !llvm.struct<(i64, i64)>
  %first = llvm.insertvalue %inner, %undefined[0] : !llvm.struct<(i64, i64)>
  %both = llvm.insertvalue %begin, %first[1] : !llvm.struct<(i64, i64)>
  llvm.return %both : !llvm.struct<(i64, i64)>
}
