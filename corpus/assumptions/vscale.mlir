// How long a scalable vector is, the machine tells.
//
// RUN: verify-lowering %s --explain | FileCheck %s
// RUN: expect-status 2 verify-lowering %s --disable-assumption=vscale | FileCheck %s --check-prefix=OFF
// RUN: %if mlir-opt-22 %{ %lower-22 %s | verify-lowering %s --lowered - | FileCheck %s %}
// CHECK: @f: proved
// OFF: @f: unknown

func.func @f(%a: vector<[4]xi32>, %b: vector<[4]xi32>, %c: i1) -> vector<[4]xi32> {
  %sum = arith.addi %a, %b : vector<[4]xi32>
  %r = arith.select %c, %sum, %a : vector<[4]xi32>
  return %r : vector<[4]xi32>
}
