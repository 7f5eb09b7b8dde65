// Mathematical functions of the LLVM dialect in double and single precision; the digits are those of tables of functions.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}
// RUN: verify-lowering --quiet %s

func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func private @sayd(%x: f64) {
  call @printF64(%x) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func private @of_f64(%x: f64, %y: f64, %n: i32) {
  %0 = llvm.intr.ceil(%x) : (f64) -> f64
  // CHECK: {{^}}1{{$}}
  call @sayd(%0) : (f64) -> ()
  %1 = llvm.intr.floor(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}0{{$}}
  call @sayd(%1) : (f64) -> ()
  %2 = llvm.intr.rint(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}0{{$}}
  call @sayd(%2) : (f64) -> ()
  %3 = llvm.intr.nearbyint(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}0{{$}}
  call @sayd(%3) : (f64) -> ()
  %4 = llvm.intr.round(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}1{{$}}
  call @sayd(%4) : (f64) -> ()
  %5 = llvm.intr.roundeven(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}0{{$}}
  call @sayd(%5) : (f64) -> ()
  %6 = llvm.intr.trunc(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}0{{$}}
  call @sayd(%6) : (f64) -> ()
  %7 = llvm.intr.exp(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}1.64872{{$}}
  call @sayd(%7) : (f64) -> ()
  %8 = llvm.intr.exp2(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}1.41421{{$}}
  call @sayd(%8) : (f64) -> ()
  %9 = llvm.intr.exp10(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}3.16228{{$}}
  call @sayd(%9) : (f64) -> ()
  %10 = llvm.intr.log(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}-0.693147{{$}}
  call @sayd(%10) : (f64) -> ()
  %11 = llvm.intr.log2(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}-1{{$}}
  call @sayd(%11) : (f64) -> ()
  %12 = llvm.intr.log10(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}-0.30103{{$}}
  call @sayd(%12) : (f64) -> ()
  %13 = llvm.intr.sin(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}0.479426{{$}}
  call @sayd(%13) : (f64) -> ()
  %14 = llvm.intr.cos(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}0.877583{{$}}
  call @sayd(%14) : (f64) -> ()
  %15 = llvm.intr.tan(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}0.546302{{$}}
  call @sayd(%15) : (f64) -> ()
  %16 = llvm.intr.asin(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}0.523599{{$}}
  call @sayd(%16) : (f64) -> ()
  %17 = llvm.intr.acos(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}1.0472{{$}}
  call @sayd(%17) : (f64) -> ()
  %18 = llvm.intr.atan(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}0.463648{{$}}
  call @sayd(%18) : (f64) -> ()
  %19 = llvm.intr.sinh(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}0.521095{{$}}
  call @sayd(%19) : (f64) -> ()
  %20 = llvm.intr.cosh(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}1.12763{{$}}
  call @sayd(%20) : (f64) -> ()
  %21 = llvm.intr.tanh(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}0.462117{{$}}
  call @sayd(%21) : (f64) -> ()
  %22 = llvm.intr.sqrt(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}0.707107{{$}}
  call @sayd(%22) : (f64) -> ()
  %23 = llvm.intr.fabs(%x) : (f64) -> f64
  // CHECK-NEXT: {{^}}0.5{{$}}
  call @sayd(%23) : (f64) -> ()
  %24 = llvm.intr.pow(%x, %y) : (f64, f64) -> f64
  // CHECK-NEXT: {{^}}0.25{{$}}
  call @sayd(%24) : (f64) -> ()
  %25 = llvm.intr.atan2(%x, %y) : (f64, f64) -> f64
  // CHECK-NEXT: {{^}}0.244979{{$}}
  call @sayd(%25) : (f64) -> ()
  %26 = llvm.intr.powi(%y, %n) : (f64, i32) -> f64
  // CHECK-NEXT: {{^}}0.125{{$}}
  call @sayd(%26) : (f64) -> ()
  %27 = llvm.intr.ldexp(%x, %n) : (f64, i32) -> f64
  // CHECK-NEXT: {{^}}0.0625{{$}}
  call @sayd(%27) : (f64) -> ()
  %28 = llvm.intr.frexp(%y) : (f64) -> !llvm.struct<(f64, i32)>
  %29 = llvm.extractvalue %28[0] : !llvm.struct<(f64, i32)>
  // CHECK-NEXT: {{^}}0.5{{$}}
  call @sayd(%29) : (f64) -> ()
  %30 = llvm.extractvalue %28[1] : !llvm.struct<(f64, i32)>
  %31 = arith.extsi %30 : i32 to i64
  // CHECK-NEXT: {{^}}2{{$}}
  call @say(%31) : (i64) -> ()
  %32 = llvm.intr.sincos(%y) : (f64) -> !llvm.struct<(f64, f64)>
  %33 = llvm.extractvalue %32[0] : !llvm.struct<(f64, f64)>
  // CHECK-NEXT: {{^}}0.909297{{$}}
  call @sayd(%33) : (f64) -> ()
  %34 = llvm.extractvalue %32[1] : !llvm.struct<(f64, f64)>
  // CHECK-NEXT: {{^}}-0.416147{{$}}
  call @sayd(%34) : (f64) -> ()
  %clround = arith.constant 2.5 : f64
  %35 = llvm.intr.lround(%clround) : (f64) -> i64
  // CHECK-NEXT: {{^}}3{{$}}
  call @say(%35) : (i64) -> ()
  %cllround = arith.constant 2.5 : f64
  %36 = llvm.intr.llround(%cllround) : (f64) -> i64
  // CHECK-NEXT: {{^}}3{{$}}
  call @say(%36) : (i64) -> ()
  %clrint = arith.constant 2.5 : f64
  %37 = llvm.intr.lrint(%clrint) : (f64) -> i64
  // CHECK-NEXT: {{^}}2{{$}}
  call @say(%37) : (i64) -> ()
  %cllrint = arith.constant 2.5 : f64
  %38 = llvm.intr.llrint(%cllrint) : (f64) -> i64
  // CHECK-NEXT: {{^}}2{{$}}
  call @say(%38) : (i64) -> ()
  return
}
func.func private @of_f32(%x: f32, %y: f32, %n: i32) {
  %0 = llvm.intr.ceil(%x) : (f32) -> f32
  %1 = arith.extf %0 : f32 to f64
  // CHECK-NEXT: {{^}}1{{$}}
  call @sayd(%1) : (f64) -> ()
  %2 = llvm.intr.floor(%x) : (f32) -> f32
  %3 = arith.extf %2 : f32 to f64
  // CHECK-NEXT: {{^}}0{{$}}
  call @sayd(%3) : (f64) -> ()
  %4 = llvm.intr.rint(%x) : (f32) -> f32
  %5 = arith.extf %4 : f32 to f64
  // CHECK-NEXT: {{^}}0{{$}}
  call @sayd(%5) : (f64) -> ()
  %6 = llvm.intr.nearbyint(%x) : (f32) -> f32
  %7 = arith.extf %6 : f32 to f64
  // CHECK-NEXT: {{^}}0{{$}}
  call @sayd(%7) : (f64) -> ()
  %8 = llvm.intr.round(%x) : (f32) -> f32
  %9 = arith.extf %8 : f32 to f64
  // CHECK-NEXT: {{^}}1{{$}}
  call @sayd(%9) : (f64) -> ()
  %10 = llvm.intr.roundeven(%x) : (f32) -> f32
  %11 = arith.extf %10 : f32 to f64
  // CHECK-NEXT: {{^}}0{{$}}
  call @sayd(%11) : (f64) -> ()
  %12 = llvm.intr.trunc(%x) : (f32) -> f32
  %13 = arith.extf %12 : f32 to f64
  // CHECK-NEXT: {{^}}0{{$}}
  call @sayd(%13) : (f64) -> ()
  %14 = llvm.intr.exp(%x) : (f32) -> f32
  %15 = arith.extf %14 : f32 to f64
  // CHECK-NEXT: {{^}}1.64872{{$}}
  call @sayd(%15) : (f64) -> ()
  %16 = llvm.intr.exp2(%x) : (f32) -> f32
  %17 = arith.extf %16 : f32 to f64
  // CHECK-NEXT: {{^}}1.41421{{$}}
  call @sayd(%17) : (f64) -> ()
  %18 = llvm.intr.exp10(%x) : (f32) -> f32
  %19 = arith.extf %18 : f32 to f64
  // CHECK-NEXT: {{^}}3.16228{{$}}
  call @sayd(%19) : (f64) -> ()
  %20 = llvm.intr.log(%x) : (f32) -> f32
  %21 = arith.extf %20 : f32 to f64
  // CHECK-NEXT: {{^}}-0.693147{{$}}
  call @sayd(%21) : (f64) -> ()
  %22 = llvm.intr.log2(%x) : (f32) -> f32
  %23 = arith.extf %22 : f32 to f64
  // CHECK-NEXT: {{^}}-1{{$}}
  call @sayd(%23) : (f64) -> ()
  %24 = llvm.intr.log10(%x) : (f32) -> f32
  %25 = arith.extf %24 : f32 to f64
  // CHECK-NEXT: {{^}}-0.30103{{$}}
  call @sayd(%25) : (f64) -> ()
  %26 = llvm.intr.sin(%x) : (f32) -> f32
  %27 = arith.extf %26 : f32 to f64
  // CHECK-NEXT: {{^}}0.479426{{$}}
  call @sayd(%27) : (f64) -> ()
  %28 = llvm.intr.cos(%x) : (f32) -> f32
  %29 = arith.extf %28 : f32 to f64
  // CHECK-NEXT: {{^}}0.877583{{$}}
  call @sayd(%29) : (f64) -> ()
  %30 = llvm.intr.tan(%x) : (f32) -> f32
  %31 = arith.extf %30 : f32 to f64
  // CHECK-NEXT: {{^}}0.546302{{$}}
  call @sayd(%31) : (f64) -> ()
  %32 = llvm.intr.asin(%x) : (f32) -> f32
  %33 = arith.extf %32 : f32 to f64
  // CHECK-NEXT: {{^}}0.523599{{$}}
  call @sayd(%33) : (f64) -> ()
  %34 = llvm.intr.acos(%x) : (f32) -> f32
  %35 = arith.extf %34 : f32 to f64
  // CHECK-NEXT: {{^}}1.0472{{$}}
  call @sayd(%35) : (f64) -> ()
  %36 = llvm.intr.atan(%x) : (f32) -> f32
  %37 = arith.extf %36 : f32 to f64
  // CHECK-NEXT: {{^}}0.463648{{$}}
  call @sayd(%37) : (f64) -> ()
  %38 = llvm.intr.sinh(%x) : (f32) -> f32
  %39 = arith.extf %38 : f32 to f64
  // CHECK-NEXT: {{^}}0.521095{{$}}
  call @sayd(%39) : (f64) -> ()
  %40 = llvm.intr.cosh(%x) : (f32) -> f32
  %41 = arith.extf %40 : f32 to f64
  // CHECK-NEXT: {{^}}1.12763{{$}}
  call @sayd(%41) : (f64) -> ()
  %42 = llvm.intr.tanh(%x) : (f32) -> f32
  %43 = arith.extf %42 : f32 to f64
  // CHECK-NEXT: {{^}}0.462117{{$}}
  call @sayd(%43) : (f64) -> ()
  %44 = llvm.intr.sqrt(%x) : (f32) -> f32
  %45 = arith.extf %44 : f32 to f64
  // CHECK-NEXT: {{^}}0.707107{{$}}
  call @sayd(%45) : (f64) -> ()
  %46 = llvm.intr.fabs(%x) : (f32) -> f32
  %47 = arith.extf %46 : f32 to f64
  // CHECK-NEXT: {{^}}0.5{{$}}
  call @sayd(%47) : (f64) -> ()
  %48 = llvm.intr.pow(%x, %y) : (f32, f32) -> f32
  %49 = arith.extf %48 : f32 to f64
  // CHECK-NEXT: {{^}}0.25{{$}}
  call @sayd(%49) : (f64) -> ()
  %50 = llvm.intr.atan2(%x, %y) : (f32, f32) -> f32
  %51 = arith.extf %50 : f32 to f64
  // CHECK-NEXT: {{^}}0.244979{{$}}
  call @sayd(%51) : (f64) -> ()
  %52 = llvm.intr.powi(%y, %n) : (f32, i32) -> f32
  %53 = arith.extf %52 : f32 to f64
  // CHECK-NEXT: {{^}}0.125{{$}}
  call @sayd(%53) : (f64) -> ()
  %54 = llvm.intr.ldexp(%x, %n) : (f32, i32) -> f32
  %55 = arith.extf %54 : f32 to f64
  // CHECK-NEXT: {{^}}0.0625{{$}}
  call @sayd(%55) : (f64) -> ()
  %56 = llvm.intr.frexp(%y) : (f32) -> !llvm.struct<(f32, i32)>
  %57 = llvm.extractvalue %56[0] : !llvm.struct<(f32, i32)>
  %58 = arith.extf %57 : f32 to f64
  // CHECK-NEXT: {{^}}0.5{{$}}
  call @sayd(%58) : (f64) -> ()
  %59 = llvm.extractvalue %56[1] : !llvm.struct<(f32, i32)>
  %60 = arith.extsi %59 : i32 to i64
  // CHECK-NEXT: {{^}}2{{$}}
  call @say(%60) : (i64) -> ()
  %61 = llvm.intr.sincos(%y) : (f32) -> !llvm.struct<(f32, f32)>
  %62 = llvm.extractvalue %61[0] : !llvm.struct<(f32, f32)>
  %63 = arith.extf %62 : f32 to f64
  // CHECK-NEXT: {{^}}0.909297{{$}}
  call @sayd(%63) : (f64) -> ()
  %64 = llvm.extractvalue %61[1] : !llvm.struct<(f32, f32)>
  %65 = arith.extf %64 : f32 to f64
  // CHECK-NEXT: {{^}}-0.416147{{$}}
  call @sayd(%65) : (f64) -> ()
  %clround = arith.constant 2.5 : f32
  %66 = llvm.intr.lround(%clround) : (f32) -> i64
  // CHECK-NEXT: {{^}}3{{$}}
  call @say(%66) : (i64) -> ()
  %cllround = arith.constant 2.5 : f32
  %67 = llvm.intr.llround(%cllround) : (f32) -> i64
  // CHECK-NEXT: {{^}}3{{$}}
  call @say(%67) : (i64) -> ()
  %clrint = arith.constant 2.5 : f32
  %68 = llvm.intr.lrint(%clrint) : (f32) -> i64
  // CHECK-NEXT: {{^}}2{{$}}
  call @say(%68) : (i64) -> ()
  %cllrint = arith.constant 2.5 : f32
  %69 = llvm.intr.llrint(%cllrint) : (f32) -> i64
  // CHECK-NEXT: {{^}}2{{$}}
  call @say(%69) : (i64) -> ()
  return
}
// A shift that would lose bits gives the nearest number.
func.func private @shifts(%big: i8, %less: i8, %by: i8) {
  %0 = llvm.intr.sshl.sat(%big, %by) : (i8, i8) -> i8
  %1 = llvm.intr.sshl.sat(%less, %by) : (i8, i8) -> i8
  %2 = llvm.intr.ushl.sat(%less, %by) : (i8, i8) -> i8
  %3 = llvm.intr.sshl.sat(%by, %by) : (i8, i8) -> i8
  %4 = arith.extsi %0 : i8 to i64
  %5 = arith.extsi %1 : i8 to i64
  %6 = arith.extui %2 : i8 to i64
  %7 = arith.extsi %3 : i8 to i64
  // CHECK-NEXT: {{^}}127{{$}}
  // CHECK-NEXT: {{^}}-128{{$}}
  // CHECK-NEXT: {{^}}255{{$}}
  // CHECK-NEXT: {{^}}8{{$}}
  call @say(%4) : (i64) -> ()
  call @say(%5) : (i64) -> ()
  call @say(%6) : (i64) -> ()
  call @say(%7) : (i64) -> ()
  return
}
// One divided by a power that is zero.
func.func private @power_of_zero(%zero: f64, %n: i32) {
  %0 = llvm.intr.powi(%zero, %n) : (f64, i32) -> f64
  // CHECK-NEXT: {{^}}inf{{$}}
  call @sayd(%0) : (f64) -> ()
  return
}
func.func @main() {
  %x = arith.constant 0.5 : f64
  %y = arith.constant 2.0 : f64
  %a = arith.constant 0.5 : f32
  %b = arith.constant 2.0 : f32
  %n = arith.constant -3 : i32
  %zero = arith.constant 0.0 : f64
  %big = arith.constant 100 : i8
  %less = arith.constant -100 : i8
  %by = arith.constant 2 : i8
  call @of_f64(%x, %y, %n) : (f64, f64, i32) -> ()
  call @of_f32(%a, %b, %n) : (f32, f32, i32) -> ()
  call @shifts(%big, %less, %by) : (i8, i8, i8) -> ()
  call @power_of_zero(%zero, %n) : (f64, i32) -> ()
  return
}
