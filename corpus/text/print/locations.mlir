// Locations, as mlir-opt 22 prints them: those of the source, of operations and of block arguments, explicit ones of every kind, and
// aliases that are mentioned before and after their definition.
//
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-debuginfo --allow-unregistered-dialect > %t.a && lower-mlir %s --no-passes \
// RUN:   --mlir-print-debuginfo --allow-unregistered-dialect | diff %t.a - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-debuginfo --mlir-print-op-generic --allow-unregistered-dialect > %t.b \
// RUN:   && lower-mlir %s --no-passes --mlir-print-debuginfo --mlir-print-op-generic --allow-unregistered-dialect | diff %t.b - %}
// RUN: lower-mlir %s --no-passes --mlir-print-debuginfo --allow-unregistered-dialect | FileCheck %s
// CHECK: func.func @f(%arg0: i1 loc("{{.*}}locations.mlir":[[@LINE+4]]:14), %arg1: i32 loc("named"))
// CHECK: memref.alloca_scope
// CHECK: #{{loc[0-9]*}} = loc(callsite(#{{loc[0-9]*}} at #{{loc[0-9]*}}))
#early = loc("early.c":1:2)
func.func @f(%c: i1, %x: i32 loc("named")) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^b loc(#early)
^a(%y: i32):
  memref.alloca_scope {
  } loc(fused<"meta">["one", "two"("three.c":3:4)])
  cf.br ^b loc(#late)
^b:
  "foo.op"() ({
  ^bb0(%z: i64, %w: f32 loc(unknown)):
    "foo.end"() : () -> () loc(callsite("callee" at "caller.c":5:6))
  }) : () -> ()
  return %x : i32 loc("range.c":1:2 to 3:4)
} loc(unknown)
#late = loc(fused["a", #early])
