// Wrong: each function in one place, which the line before it names.
// RUN: expect-status 1 verify-lowering %S/../../examples/float_numbers.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @larger: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK-DAG: @larger_number: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK-DAG: @widened: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK-DAG: @narrowed: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK-DAG: @there_and_back: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK-DAG: @neutral: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK-DAG: @signs: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK-DAG: @compared_with_number: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK-DAG: @ordered: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK-DAG: @sum: refuted: attribute: the fast-math flags of the lowering's fadd allow what the source's do not: reassoc
// CHECK-DAG: @chosen: refuted: return-value: result 0 differs: it is poison in the lowering, but not in the source
// CHECK: 11 functions: 11 refuted

// Zeros are equal to a comparison, not to the maximum.
llvm.func @larger(%a: f32, %b: f32) -> f32 {
  %more = llvm.fcmp "ugt" %a, %b : f32
  %number = llvm.select %more, %a, %b : i1, f32
  %nan = llvm.fcmp "uno" %b, %b : f32
  %r = llvm.select %nan, %b, %number : i1, f32
  llvm.return %r : f32
}
// The NaN wins.
llvm.func @larger_number(%a: f64, %b: f64) -> f64 {
  %more = llvm.fcmp "ugt" %a, %b : f64
  %r = llvm.select %more, %a, %b : i1, f64
  llvm.return %r : f64
}
// A shift that keeps the sign is a division.
llvm.func @widened(%a: bf16) -> f32 {
  %fifteen = llvm.mlir.constant(15 : i32) : i32
  %bits = llvm.bitcast %a : bf16 to i16
  %wide = llvm.zext %bits : i16 to i32
  %moved = llvm.shl %wide, %fifteen : i32
  %r = llvm.bitcast %moved : i32 to f32
  llvm.return %r : f32
}
// Ties go away from zero.
llvm.func @narrowed(%a: f32) -> bf16 {
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %half = llvm.mlir.constant(32768 : i32) : i32
  %quiet = llvm.mlir.constant(0x7FC0 : bf16) : bf16
  %bits = llvm.bitcast %a : f32 to i32
  %rounded = llvm.add %bits, %half : i32
  %kept = llvm.lshr %rounded, %sixteen : i32
  %short = llvm.trunc %kept : i32 to i16
  %number = llvm.bitcast %short : i16 to bf16
  %nan = llvm.fcmp "une" %a, %a : f32
  %r = llvm.select %nan, %quiet, %number : i1, bf16
  llvm.return %r : bf16
}
// bf16 does not hold every f16.
llvm.func @there_and_back(%a: f16) -> f16 {
  %wide = llvm.fpext %a : f16 to f32
  %short = llvm.fptrunc %wide : f32 to bf16
  %again = llvm.fpext %short : bf16 to f32
  %r = llvm.fptrunc %again : f32 to f16
  llvm.return %r : f16
}
// The sum with +0.0 is no longer -0.0.
llvm.func @neutral(%a: f32) -> f32 {
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %r = llvm.fadd %a, %zero : f32
  llvm.return %r : f32
}
// One sign is left.
llvm.func @signs(%a: f32, %b: f32) -> f32 {
  %x = llvm.fneg %a : f32
  %r = llvm.fmul %x, %b : f32
  llvm.return %r : f32
}
// The bound is rounded up.
llvm.func @compared_with_number(%n: i32) -> i1 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.icmp "sgt" %n, %two : i32
  llvm.return %r : i1
}
// False for a NaN.
llvm.func @ordered(%a: f64, %b: f64) -> i1 {
  %r = llvm.fcmp "ole" %a, %b : f64
  llvm.return %r : i1
}
// May be regrouped with other sums.
llvm.func @sum(%a: f32, %b: f32) -> f32 {
  %r = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<reassoc>} : f32
  llvm.return %r : f32
}
// Claims that no NaN is chosen.
llvm.func @chosen(%c: i1, %a: f32, %b: f32) -> f32 {
  %r = llvm.select %c, %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
  llvm.return %r : f32
}
