// Without aliases an attribute within one of LLVM's stands there without its name, as the place says which it is.
//
// RUN: lower-mlir --no-passes --mlir-print-local-scope %s > %t && FileCheck %s < %t
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --mlir-print-local-scope %s | diff - %t %}
// RUN: lower-mlir --no-passes --mlir-print-local-scope --mlir-print-op-generic %s > %t.generic
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --mlir-print-local-scope --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: lower-mlir --no-passes %t > %t.again && lower-mlir --no-passes %s | diff %t.again -

// CHECK: #llvm.loop_annotation<disableNonforced = false, vectorize = <disable = false,
// CHECK-SAME: unrollAndJam = <disable = false, count = 32 : i32>
// CHECK: #llvm.loop_annotation<vectorize = <disable = true, followupVectorized = <disableNonforced = false,

#v = #llvm.loop_vectorize<disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32>
#i = #llvm.loop_interleave<count = 32 : i32>
#u = #llvm.loop_unroll<disable = true, count = 64 : i32, runtimeDisable = false, full = false>
#uj = #llvm.loop_unroll_and_jam<disable = false, count = 32 : i32>
#l = #llvm.loop_licm<disable = false, versioningDisable = true>
#d = #llvm.loop_distribute<disable = true>
#p = #llvm.loop_pipeline<disable = false, initiationinterval = 1 : i32>
#pe = #llvm.loop_peeled<count = 5 : i32>
#us = #llvm.loop_unswitch<partialDisable = true>
#an = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, vectorize = #v, interleave = #i, unroll = #u, unrollAndJam = #uj, licm = #l, distribute = #d, pipeline = #p, peeled = #pe, unswitch = #us, isVectorized = false>
#fo = #llvm.loop_annotation<vectorize = <disable = true, followupVectorized = #an, followupEpilogue = <mustProgress = false>>>
llvm.func @f(%c: i1) {
  llvm.br ^a
^a:
  llvm.cond_br %c, ^a, ^b {loop_annotation = #an}
^b:
  llvm.cond_br %c, ^a, ^d {loop_annotation = #fo}
^d:
  llvm.return
}
