// Loops lose what they carry from one round to the next, and what they result in.
// RUN: reduce-mlir %S/Inputs/loops.mlir --quiet --test='grep -q scf.for' | FileCheck %s --check-prefix=FOR
// FOR:      module {
// FOR-NEXT:   func.func @counted(%arg0: index) {
// FOR-NEXT:     scf.for %arg1 = %arg0 to %arg0 step %arg0 {
// FOR-NEXT:     }
// FOR-NEXT:     return
//
// RUN: reduce-mlir %S/Inputs/loops.mlir --quiet --test='grep -q scf.while' | FileCheck %s --check-prefix=WHILE
// WHILE:      func.func @tested(%arg0: i1) {
// WHILE-NEXT:   scf.while : () -> () {
// WHILE-NEXT:     scf.condition(%arg0)
// WHILE-NEXT:   } do {
// WHILE-NEXT:     scf.yield
// WHILE-NEXT:   }
// WHILE-NEXT:   return
//
// RUN: reduce-mlir %S/Inputs/loops.mlir --quiet --test='grep -q affine.for' | FileCheck %s --check-prefix=MAPPED
// MAPPED:      func.func @mapped(%arg0: index) {
// MAPPED-NEXT:   affine.for %arg1 = 0 to %arg0 {
// MAPPED-NEXT:   }
// MAPPED-NEXT:   return
//
// What has less to do is smaller, even if the text by which it was written was shorter.
// RUN: reduce-mlir %s --quiet --test='grep -q arith.addf' | FileCheck %s --check-prefix=TERSE
// TERSE:      func.func @f(%arg0: f16) {
// TERSE-NEXT:   %0 = arith.addf %arg0, %arg0 : f16
// TERSE-NEXT:   return
func.func @f(%x:f32)->f32{%0=arith.addf %x,%x:f32 %1=arith.mulf %0,%0:f32 return %1:f32}
