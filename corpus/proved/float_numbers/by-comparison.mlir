// The bits decide: extremes by comparisons, conversions by shifts, foldings.
// RUN: verify-lowering %S/../../examples/float_numbers.mlir --lowered %s | FileCheck %s
// CHECK: 11 functions: 11 proved

llvm.func @larger(%a: f32, %b: f32) -> f32 {
  %more = llvm.fcmp "ugt" %a, %b : f32
  %one = llvm.select %more, %a, %b : i1, f32
  %x = llvm.bitcast %a : f32 to i32
  %y = llvm.bitcast %b : f32 to i32
  %both = llvm.and %x, %y : i32
  %joined = llvm.bitcast %both : i32 to f32
  %same = llvm.fcmp "oeq" %a, %b : f32
  %number = llvm.select %same, %joined, %one : i1, f32
  %nan = llvm.fcmp "uno" %b, %b : f32
  %r = llvm.select %nan, %b, %number : i1, f32
  llvm.return %r : f32
}
llvm.func @larger_number(%a: f64, %b: f64) -> f64 {
  %more = llvm.fcmp "ugt" %a, %b : f64
  %number = llvm.select %more, %a, %b : i1, f64
  %nan = llvm.fcmp "uno" %a, %a : f64
  %r = llvm.select %nan, %b, %number : i1, f64
  llvm.return %r : f64
}
llvm.func @widened(%a: bf16) -> f32 {
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %bits = llvm.bitcast %a : bf16 to i16
  %wide = llvm.zext %bits : i16 to i32
  %moved = llvm.shl %wide, %sixteen : i32
  %r = llvm.bitcast %moved : i32 to f32
  llvm.return %r : f32
}
llvm.func @narrowed(%a: f32) -> bf16 {
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %almost = llvm.mlir.constant(32767 : i32) : i32
  %quiet = llvm.mlir.constant(0x7FC0 : bf16) : bf16
  %bits = llvm.bitcast %a : f32 to i32
  %high = llvm.lshr %bits, %sixteen : i32
  %odd = llvm.and %high, %one : i32
  %bias = llvm.add %odd, %almost : i32
  %rounded = llvm.add %bits, %bias : i32
  %kept = llvm.lshr %rounded, %sixteen : i32
  %short = llvm.trunc %kept : i32 to i16
  %number = llvm.bitcast %short : i16 to bf16
  %nan = llvm.fcmp "une" %a, %a : f32
  %r = llvm.select %nan, %quiet, %number : i1, bf16
  llvm.return %r : bf16
}
llvm.func @there_and_back(%a: f16) -> f16 {
  llvm.return %a : f16
}
llvm.func @neutral(%a: f32) -> f32 {
  llvm.return %a : f32
}
llvm.func @signs(%a: f32, %b: f32) -> f32 {
  %r = llvm.fmul %b, %a : f32
  llvm.return %r : f32
}
llvm.func @compared_with_number(%n: i32) -> i1 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.icmp "sgt" %n, %one : i32
  llvm.return %r : i1
}
llvm.func @ordered(%a: f64, %b: f64) -> i1 {
  %yes = llvm.mlir.constant(true) : i1
  %more = llvm.fcmp "ogt" %a, %b : f64
  %r = llvm.xor %more, %yes : i1
  llvm.return %r : i1
}
llvm.func @sum(%a: f32, %b: f32) -> f32 {
  %r = llvm.fadd %b, %a : f32
  llvm.return %r : f32
}
llvm.func @chosen(%c: i1, %a: f32, %b: f32) -> f32 {
  %r = llvm.select %c, %a, %b : i1, f32
  llvm.return %r : f32
}
