// A copy of at least one element: the aligned pointer and the first element are in the buffer.
//
// RUN: lower-mlir %s | sed -e 's/getelementptr \(%%[0-9]*\)\[%%/getelementptr inbounds \1[%%/' > %t.lowered
// RUN: grep -c 'inbounds' %t.lowered | FileCheck %s --check-prefix=CLAIMS
// RUN: verify-lowering %s --lowered %t.lowered | FileCheck %s
// CLAIMS: {{^2$}}
// CHECK: @four: proved

func.func @four(%a: memref<4xf32, strided<[1], offset: ?>>, %b: memref<4xf32>) {
  memref.copy %a, %b : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
  return
}
