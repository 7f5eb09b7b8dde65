// A command that dies; the signal stays the same: without a store it dies of another one.
// RUN: reduce-mlir %S/Inputs/program.mlir --quiet --crashes --with='grep -q memref.store %%s && kill -SEGV $$; kill -ABRT $$' \
// RUN:   | FileCheck %s
// CHECK:      func.func @caller(%arg0: memref<i1>, %arg1: i1) {
// CHECK-NEXT:   memref.store %arg1, %arg0[] : memref<i1>
// CHECK-NEXT:   return
//
// A text that is no module is reduced as text.
// RUN: reduce-mlir %s --quiet --diagnostic='expected attribute name' > %t.txt
// RUN: FileCheck %s --check-prefix=TEXT --match-full-lines --input-file=%t.txt
// TEXT-NOT: {{.*(return|arith|//).*}}
// RUN: expect-status 1 lower-mlir %t.txt 2>&1 | FileCheck %s --check-prefix=SAYS
// SAYS: error: expected attribute name
func.func @f(%a: i32 {
  %b = arith.addi %a, %a : i32
  return
}
