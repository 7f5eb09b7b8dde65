// Forms of the output that are to be read by people, as mlir-opt 22 prints them: numbers that go on, users of values, no regions, places.
//
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --allow-unregistered-dialect --mlir-print-unique-ssa-ids %s > %t && lower-mlir --no-passes --allow-unregistered-dialect --mlir-print-unique-ssa-ids %s | diff %t - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --allow-unregistered-dialect --mlir-print-value-users %s > %t && lower-mlir --no-passes --allow-unregistered-dialect --mlir-print-value-users %s | diff %t - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --allow-unregistered-dialect --mlir-print-skip-regions %s > %t && lower-mlir --no-passes --allow-unregistered-dialect --mlir-print-skip-regions %s | diff %t - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --allow-unregistered-dialect --mlir-print-debuginfo --mlir-pretty-debuginfo %s > %t && lower-mlir --no-passes --allow-unregistered-dialect --mlir-print-debuginfo --mlir-pretty-debuginfo %s | diff %t - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --allow-unregistered-dialect --mlir-print-debuginfo --mlir-pretty-debuginfo --mlir-print-local-scope %s > %t && lower-mlir --no-passes --allow-unregistered-dialect --mlir-print-debuginfo --mlir-pretty-debuginfo --mlir-print-local-scope %s | diff %t - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-value-users %s > %t && lower-mlir --no-passes --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-value-users %s | diff %t - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-value-users %s > %t && lower-mlir --no-passes --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-value-users %s | diff %t - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --allow-unregistered-dialect --mlir-print-value-users --mlir-print-unique-ssa-ids %s > %t && lower-mlir --no-passes --allow-unregistered-dialect --mlir-print-value-users --mlir-print-unique-ssa-ids %s | diff %t - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --allow-unregistered-dialect --verify-roundtrip --mlir-print-debuginfo %s > %t && lower-mlir --no-passes --allow-unregistered-dialect --verify-roundtrip --mlir-print-debuginfo %s | diff %t - %}
// RUN: lower-mlir --no-passes --allow-unregistered-dialect --mlir-print-unique-ssa-ids %s | FileCheck %s --check-prefix=UNIQUE
// UNIQUE: func.func @first(%arg3: i32, %arg4: memref<?xf32>)
// UNIQUE: func.func @second(%arg1: i32)
// RUN: lower-mlir --no-passes --allow-unregistered-dialect --mlir-print-value-users %s | FileCheck %s --check-prefix=USERS
// USERS: // %arg0 is used by %[[A:[0-9]+]]
// USERS: %[[A]] = arith.addi %arg0, %arg0 : i32 // users: %[[B:[0-9]+]]#0, %[[B]]#1
// USERS: %[[B]]:2 = "test.two"(%[[A]]) : (i32) -> (i32, i32) // users: (%[[C:[0-9]+]]), (%[[C]])
// USERS: memref.load {{.*}} // unused
// USERS: cf.br {{.*}} // id: %[[C]]
// RUN: lower-mlir --no-passes --allow-unregistered-dialect --mlir-print-skip-regions %s | FileCheck %s --check-prefix=SKIPPED
// SKIPPED: module @named {{[{]...[}]}}
// RUN: lower-mlir --no-passes --allow-unregistered-dialect --mlir-print-debuginfo --mlir-pretty-debuginfo %s | FileCheck %s --check-prefix=PRETTY
// PRETTY: arith.addi %arg0, %arg0 : i32 "name"(#loc{{[0-9]+}})
// PRETTY: return {{.*}} a b.c:7:8
// RUN: lower-mlir --verify-roundtrip --allow-unregistered-dialect --no-passes %s -o /dev/null

#file = loc("a b.c":1:2)
#name = loc("name"(#file))
module @named {
  func.func @first(%a: i32, %m: memref<?xf32>) -> (i32, i32) {
    %0 = arith.addi %a, %a : i32 loc(#name)
    %1:2 = "test.two"(%0) : (i32) -> (i32, i32) loc(callsite(#name at "z.c":3:4))
    %c1 = arith.constant 1 : index loc(callsite("y.c":9:9 at #name))
    %x = memref.load %m[%c1] : memref<?xf32> loc(fused<"why">["y.c":9:9, #name])
    cf.br ^bb1(%1#0, %1#1 : i32, i32) loc(unknown)
  ^bb1(%p: i32 loc(callsite(#name at "z.c":3:4)), %q: i32):
    %r = scf.execute_region -> i32 {
      %z = arith.muli %p, %q : i32 loc("x.c":1:2 to 3:4)
      scf.yield %z : i32
    }
    return %p, %r : i32, i32 loc("a b.c":7:8)
  }
  func.func @second(%a: i32) {
    "test.region"() ({
    ^bb0(%b: i32):
      %0 = arith.addi %a, %b : i32
      "test.done"(%0, %0) {from = #name} : (i32, i32) -> ()
    }, {
    }) : () -> ()
    %c = index.constant 3
    %1:2 = "test.two"(%a) : (i32) -> (i32, i32)
    %2 = "test.use"(%1#1, %1#1) : (i32, i32) -> i32
    "test.use"(%2) : (i32) -> ()
    return
  }
  func.func private @declared(i32)
  memref.global "private" constant @data : memref<2xf32> = dense<1.0>
  llvm.func @lowered(%a: i32) -> i32 {
    llvm.return %a : i32
  }
}
