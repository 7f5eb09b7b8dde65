// The index dialect: each operation once, negative numbers where rounding matters.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @show(%i: index) {
  %v = index.casts %i : index to i64
  call @say(%v) : (i64) -> ()
  return
}
func.func @main() {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.rems %a, %b
  %5 = index.ceildivs %a, %b
  %6 = index.floordivs %a, %b
  %7 = index.maxs %a, %b
  %8 = index.maxu %a, %b
  %9 = index.mins %a, %b
  %10 = index.minu %a, %b
  %11 = index.shrs %a, %b
  %12 = index.shl %b, %b
  %13 = index.and %a, %b
  %14 = index.or %a, %b
  %15 = index.xor %a, %b
  %16 = index.divu %12, %b
  %17 = index.remu %12, %11
  %18 = index.ceildivu %12, %9
  call @show(%0) : (index) -> ()
  call @show(%1) : (index) -> ()
  call @show(%2) : (index) -> ()
  call @show(%3) : (index) -> ()
  call @show(%4) : (index) -> ()
  call @show(%5) : (index) -> ()
  call @show(%6) : (index) -> ()
  call @show(%7) : (index) -> ()
  call @show(%8) : (index) -> ()
  call @show(%9) : (index) -> ()
  call @show(%10) : (index) -> ()
  call @show(%11) : (index) -> ()
  call @show(%12) : (index) -> ()
  call @show(%13) : (index) -> ()
  call @show(%14) : (index) -> ()
  call @show(%15) : (index) -> ()
  call @show(%16) : (index) -> ()
  call @show(%17) : (index) -> ()
  call @show(%18) : (index) -> ()
  return
}

// CHECK: -12
// CHECK-NEXT: -22
// CHECK-NEXT: -85
// CHECK-NEXT: -3
// CHECK-NEXT: -2
// CHECK-NEXT: -3
// CHECK-NEXT: -4
// CHECK-NEXT: 5
// CHECK-NEXT: -17
// CHECK-NEXT: -17
// CHECK-NEXT: 5
// CHECK-NEXT: -1
// CHECK-NEXT: 160
// CHECK-NEXT: 5
// CHECK-NEXT: -17
// CHECK-NEXT: -22
// CHECK-NEXT: 32
// CHECK-NEXT: 160
// CHECK-NEXT: 1
