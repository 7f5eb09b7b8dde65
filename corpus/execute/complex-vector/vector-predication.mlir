// Operations on the lanes that a mask and a length take, of the LLVM dialect; the other lanes are looked at where they are defined.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}
// RUN: verify-lowering --quiet %s

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
// Lanes 0 and 2 of the three that count.
func.func private @show(%v: vector<4xi32>) {
  %0 = arith.constant 0 : i32
  %2 = arith.constant 2 : i32
  %a = llvm.extractelement %v[%0 : i32] : vector<4xi32>
  %b = llvm.extractelement %v[%2 : i32] : vector<4xi32>
  %wa = arith.extsi %a : i32 to i64
  %wb = arith.extsi %b : i32 to i64
  call @say(%wa) : (i64) -> ()
  call @say(%wb) : (i64) -> ()
  return
}
func.func private @two(%a: vector<4xi32>, %b: vector<4xi32>, %m: vector<4xi1>, %n: i32) {
  %0 = "llvm.intr.vp.add"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK: {{^}}-5{{$}}
  // CHECK-NEXT: {{^}}5{{$}}
  call @show(%0) : (vector<4xi32>) -> ()
  %1 = "llvm.intr.vp.sub"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-9{{$}}
  // CHECK-NEXT: {{^}}13{{$}}
  call @show(%1) : (vector<4xi32>) -> ()
  %2 = "llvm.intr.vp.mul"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-14{{$}}
  // CHECK-NEXT: {{^}}-36{{$}}
  call @show(%2) : (vector<4xi32>) -> ()
  %3 = "llvm.intr.vp.and"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}0{{$}}
  // CHECK-NEXT: {{^}}8{{$}}
  call @show(%3) : (vector<4xi32>) -> ()
  %4 = "llvm.intr.vp.or"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-5{{$}}
  // CHECK-NEXT: {{^}}-3{{$}}
  call @show(%4) : (vector<4xi32>) -> ()
  %5 = "llvm.intr.vp.xor"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-5{{$}}
  // CHECK-NEXT: {{^}}-11{{$}}
  call @show(%5) : (vector<4xi32>) -> ()
  %6 = "llvm.intr.vp.sdiv"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-3{{$}}
  // CHECK-NEXT: {{^}}-2{{$}}
  call @show(%6) : (vector<4xi32>) -> ()
  %7 = "llvm.intr.vp.srem"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-1{{$}}
  // CHECK-NEXT: {{^}}1{{$}}
  call @show(%7) : (vector<4xi32>) -> ()
  %8 = "llvm.intr.vp.udiv"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}2147483644{{$}}
  // CHECK-NEXT: {{^}}0{{$}}
  call @show(%8) : (vector<4xi32>) -> ()
  %9 = "llvm.intr.vp.urem"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}1{{$}}
  // CHECK-NEXT: {{^}}9{{$}}
  call @show(%9) : (vector<4xi32>) -> ()
  %10 = "llvm.intr.vp.smax"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}2{{$}}
  // CHECK-NEXT: {{^}}9{{$}}
  call @show(%10) : (vector<4xi32>) -> ()
  %11 = "llvm.intr.vp.smin"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-7{{$}}
  // CHECK-NEXT: {{^}}-4{{$}}
  call @show(%11) : (vector<4xi32>) -> ()
  %12 = "llvm.intr.vp.umax"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-7{{$}}
  // CHECK-NEXT: {{^}}-4{{$}}
  call @show(%12) : (vector<4xi32>) -> ()
  %13 = "llvm.intr.vp.umin"(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}2{{$}}
  // CHECK-NEXT: {{^}}9{{$}}
  call @show(%13) : (vector<4xi32>) -> ()
  %by = arith.constant dense<[1, 1, 3, 1]> : vector<4xi32>
  %14 = "llvm.intr.vp.shl"(%a, %by, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-14{{$}}
  // CHECK-NEXT: {{^}}72{{$}}
  call @show(%14) : (vector<4xi32>) -> ()
  %15 = "llvm.intr.vp.lshr"(%a, %by, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}2147483644{{$}}
  // CHECK-NEXT: {{^}}1{{$}}
  call @show(%15) : (vector<4xi32>) -> ()
  %16 = "llvm.intr.vp.ashr"(%a, %by, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-4{{$}}
  // CHECK-NEXT: {{^}}1{{$}}
  call @show(%16) : (vector<4xi32>) -> ()
  %17 = "llvm.intr.vp.select"(%m, %a, %b, %n) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-7{{$}}
  // CHECK-NEXT: {{^}}9{{$}}
  call @show(%17) : (vector<4xi32>) -> ()
  %18 = "llvm.intr.vp.merge"(%m, %a, %b, %n) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-7{{$}}
  // CHECK-NEXT: {{^}}9{{$}}
  call @show(%18) : (vector<4xi32>) -> ()
  return
}
func.func private @reductions(%s: i32, %a: vector<4xi32>, %m: vector<4xi1>, %n: i32) {
  %0 = "llvm.intr.vp.reduce.add"(%s, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %1 = arith.extsi %0 : i32 to i64
  // CHECK-NEXT: {{^}}3{{$}}
  call @say(%1) : (i64) -> ()
  %2 = "llvm.intr.vp.reduce.mul"(%s, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %3 = arith.extsi %2 : i32 to i64
  // CHECK-NEXT: {{^}}-63{{$}}
  call @say(%3) : (i64) -> ()
  %4 = "llvm.intr.vp.reduce.and"(%s, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %5 = arith.extsi %4 : i32 to i64
  // CHECK-NEXT: {{^}}1{{$}}
  call @say(%5) : (i64) -> ()
  %6 = "llvm.intr.vp.reduce.or"(%s, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %7 = arith.extsi %6 : i32 to i64
  // CHECK-NEXT: {{^}}-7{{$}}
  call @say(%7) : (i64) -> ()
  %8 = "llvm.intr.vp.reduce.xor"(%s, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %9 = arith.extsi %8 : i32 to i64
  // CHECK-NEXT: {{^}}-15{{$}}
  call @say(%9) : (i64) -> ()
  %10 = "llvm.intr.vp.reduce.smax"(%s, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %11 = arith.extsi %10 : i32 to i64
  // CHECK-NEXT: {{^}}9{{$}}
  call @say(%11) : (i64) -> ()
  %12 = "llvm.intr.vp.reduce.smin"(%s, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %13 = arith.extsi %12 : i32 to i64
  // CHECK-NEXT: {{^}}-7{{$}}
  call @say(%13) : (i64) -> ()
  %14 = "llvm.intr.vp.reduce.umax"(%s, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %15 = arith.extsi %14 : i32 to i64
  // CHECK-NEXT: {{^}}-7{{$}}
  call @say(%15) : (i64) -> ()
  %16 = "llvm.intr.vp.reduce.umin"(%s, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %17 = arith.extsi %16 : i32 to i64
  // CHECK-NEXT: {{^}}1{{$}}
  call @say(%17) : (i64) -> ()
  return
}
func.func private @floats(%s: f32, %a: vector<4xf32>, %b: vector<4xf32>, %m: vector<4xi1>, %n: i32) {
  %0 = "llvm.intr.vp.fadd"(%a, %b, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %1 = "llvm.intr.vp.fptosi"(%0, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}0{{$}}
  // CHECK-NEXT: {{^}}4{{$}}
  call @show(%1) : (vector<4xi32>) -> ()
  %2 = "llvm.intr.vp.fsub"(%a, %b, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %3 = "llvm.intr.vp.fptosi"(%2, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-3{{$}}
  // CHECK-NEXT: {{^}}3{{$}}
  call @show(%3) : (vector<4xi32>) -> ()
  %4 = "llvm.intr.vp.fmul"(%a, %b, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %5 = "llvm.intr.vp.fptosi"(%4, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-3{{$}}
  // CHECK-NEXT: {{^}}2{{$}}
  call @show(%5) : (vector<4xi32>) -> ()
  %6 = "llvm.intr.vp.fdiv"(%a, %b, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %7 = "llvm.intr.vp.fptosi"(%6, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}0{{$}}
  // CHECK-NEXT: {{^}}8{{$}}
  call @show(%7) : (vector<4xi32>) -> ()
  %8 = "llvm.intr.vp.frem"(%a, %b, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %9 = "llvm.intr.vp.fptosi"(%8, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-1{{$}}
  // CHECK-NEXT: {{^}}0{{$}}
  call @show(%9) : (vector<4xi32>) -> ()
  %10 = "llvm.intr.vp.fneg"(%a, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %11 = "llvm.intr.vp.fptosi"(%10, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}1{{$}}
  // CHECK-NEXT: {{^}}-4{{$}}
  call @show(%11) : (vector<4xi32>) -> ()
  %12 = "llvm.intr.vp.fma"(%a, %b, %b, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %13 = "llvm.intr.vp.fptosi"(%12, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-1{{$}}
  // CHECK-NEXT: {{^}}2{{$}}
  call @show(%13) : (vector<4xi32>) -> ()
  %14 = "llvm.intr.vp.fmuladd"(%a, %b, %b, %m, %n) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %15 = "llvm.intr.vp.fptosi"(%14, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-1{{$}}
  // CHECK-NEXT: {{^}}2{{$}}
  call @show(%15) : (vector<4xi32>) -> ()
  %16 = "llvm.intr.vp.reduce.fadd"(%s, %a, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %17 = arith.fptosi %16 : f32 to i64
  // CHECK-NEXT: {{^}}3{{$}}
  call @say(%17) : (i64) -> ()
  %18 = "llvm.intr.vp.reduce.fmul"(%s, %a, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %19 = arith.fptosi %18 : f32 to i64
  // CHECK-NEXT: {{^}}-6{{$}}
  call @say(%19) : (i64) -> ()
  %20 = "llvm.intr.vp.reduce.fmax"(%s, %a, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %21 = arith.fptosi %20 : f32 to i64
  // CHECK-NEXT: {{^}}4{{$}}
  call @say(%21) : (i64) -> ()
  %22 = "llvm.intr.vp.reduce.fmin"(%s, %a, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %23 = arith.fptosi %22 : f32 to i64
  // CHECK-NEXT: {{^}}-1{{$}}
  call @say(%23) : (i64) -> ()
  return
}
func.func private @conversions(%a: vector<4xi32>, %m: vector<4xi1>, %n: i32) {
  %0 = "llvm.intr.vp.sext"(%a, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %1 = "llvm.intr.vp.trunc"(%0, %m, %n) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-7{{$}}
  // CHECK-NEXT: {{^}}9{{$}}
  call @show(%1) : (vector<4xi32>) -> ()
  %2 = "llvm.intr.vp.zext"(%a, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %3 = arith.constant dense<32> : vector<4xi64>
  %4 = "llvm.intr.vp.lshr"(%2, %3, %m, %n) : (vector<4xi64>, vector<4xi64>, vector<4xi1>, i32) -> vector<4xi64>
  %5 = "llvm.intr.vp.trunc"(%4, %m, %n) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}0{{$}}
  // CHECK-NEXT: {{^}}0{{$}}
  call @show(%5) : (vector<4xi32>) -> ()
  %6 = "llvm.intr.vp.sitofp"(%a, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %7 = "llvm.intr.vp.fpext"(%6, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  %8 = "llvm.intr.vp.fptrunc"(%7, %m, %n) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
  %9 = "llvm.intr.vp.fptosi"(%8, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-7{{$}}
  // CHECK-NEXT: {{^}}9{{$}}
  call @show(%9) : (vector<4xi32>) -> ()
  return
}
func.func private @memory(%a: vector<4xi32>, %m: vector<4xi1>, %n: i32) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x vector<4xi32> : (i64) -> !llvm.ptr
  %zeros = arith.constant dense<0> : vector<4xi32>
  llvm.store %zeros, %p : vector<4xi32>, !llvm.ptr
  "llvm.intr.vp.store"(%a, %p, %m, %n) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  %back = "llvm.intr.vp.load"(%p, %m, %n) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
  // CHECK-NEXT: {{^}}-7{{$}}
  // CHECK-NEXT: {{^}}9{{$}}
  call @show(%back) : (vector<4xi32>) -> ()
  // Lane 1 is masked out and lane 3 is after the length: they are not written.
  %all = llvm.load %p : !llvm.ptr -> vector<4xi32>
  %i1 = arith.constant 1 : i32
  %i3 = arith.constant 3 : i32
  %l1 = llvm.extractelement %all[%i1 : i32] : vector<4xi32>
  %l3 = llvm.extractelement %all[%i3 : i32] : vector<4xi32>
  %w1 = arith.extsi %l1 : i32 to i64
  %w3 = arith.extsi %l3 : i32 to i64
  // CHECK-NEXT: {{^}}0{{$}}
  // CHECK-NEXT: {{^}}0{{$}}
  call @say(%w1) : (i64) -> ()
  call @say(%w3) : (i64) -> ()
  return
}
func.func @main() {
  %a = arith.constant dense<[-7, 5, 9, 3]> : vector<4xi32>
  %b = arith.constant dense<[2, 3, -4, 1]> : vector<4xi32>
  %m = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %n = arith.constant 3 : i32
  %one = arith.constant 1 : i32
  %x = arith.constant dense<[-1.5, 2.0, 4.0, 1.0]> : vector<4xf32>
  %y = arith.constant dense<[2.0, 3.0, 0.5, 1.0]> : vector<4xf32>
  %s = arith.constant 1.0 : f32
  call @two(%a, %b, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> ()
  call @reductions(%one, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> ()
  call @floats(%s, %x, %y, %m, %n) : (f32, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> ()
  call @conversions(%a, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> ()
  call @memory(%a, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> ()
  return
}
