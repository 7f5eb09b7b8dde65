// What a command shows stays, and nothing else: the division alone is needed.
// RUN: rm -rf %t && mkdir %t
// RUN: reduce-mlir %S/Inputs/program.mlir -o %t/a.mlir --quiet --test='grep -q arith.divsi'
// RUN: FileCheck %s --input-file=%t/a.mlir
// CHECK:      module {
// CHECK-NEXT:   func.func @caller(%arg0: i1) {
// CHECK-NEXT:     %{{.*}} = arith.divsi %arg0, %arg0 : i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
//
// The result does not depend on how many candidates are judged at once, and is its own result.
// RUN: reduce-mlir %S/Inputs/program.mlir -o %t/b.mlir --quiet --test='grep -q arith.divsi' -j 3
// RUN: cmp %t/a.mlir %t/b.mlir
// RUN: reduce-mlir %t/a.mlir -o %t/c.mlir --quiet --test='grep -q arith.divsi'
// RUN: cmp %t/a.mlir %t/c.mlir
//
// Another status; the file named by the command.
// RUN: reduce-mlir %S/Inputs/program.mlir --quiet --status=1 --test='! test -s %%s || ! grep -q scf.if %%s' | FileCheck %s --check-prefix=IF
// IF:      func.func @caller(%arg0: i1) {
// IF-NEXT:   scf.if %arg0 {
// IF-NEXT:   }
// IF-NEXT:   return
