// Claims about aliasing, groups of accesses, options of loops, tags of the memory model.
// REQUIRES: mlir-translate-22
// RUN: %compare-translate %s
// RUN: lower-mlir --no-passes --emit=llvm %s | FileCheck %s
// CHECK: load i32, ptr %0, align 4, !alias.scope ![[SCOPES:[0-9]+]], !noalias ![[OTHER:[0-9]+]], !llvm.access.group ![[GROUPS:[0-9]+]]
// CHECK: fence release, !mmra
// CHECK: ![[SCOPES]] = !{![[FIRST:[0-9]+]], !{{[0-9]+}}}
// CHECK: !{!"llvm.loop.parallel_accesses",

#g = #llvm.access_group<id = distinct[0]<>>
#g2 = #llvm.access_group<id = distinct[1]<>>
#dom = #llvm.alias_scope_domain<id = distinct[2]<>, description = "The domain">
#dom2 = #llvm.alias_scope_domain<id = "named">
#s1 = #llvm.alias_scope<id = distinct[3]<>, domain = #dom, description = "The first scope">
#s2 = #llvm.alias_scope<id = distinct[4]<>, domain = #dom>
#s3 = #llvm.alias_scope<id = "str", domain = #dom2, description = "x">
#fu = #llvm.loop_annotation<unroll = <count = 3 : i32>>
#loop = #llvm.loop_annotation<vectorize = <disable = false, width = 4 : i32, followupAll = #fu>, unroll = <disable = true, followupRemainder = #fu>, parallelAccesses = #g, #g2>
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %x: i32, %n: i64) {
  llvm.intr.experimental.noalias.scope.decl #s1
  %0 = llvm.load %p {access_groups = [#g, #g2], alias_scopes = [#s1, #s3], noalias_scopes = [#s2]} : !llvm.ptr -> i32
  llvm.store %0, %q {access_groups = [#g], noalias_scopes = [#s1]} : i32, !llvm.ptr
  %1 = llvm.atomicrmw add %p, %x monotonic {alias_scopes = [#s2]} : !llvm.ptr, i32
  %2 = llvm.cmpxchg %p, %x, %x acq_rel monotonic {alias_scopes = [#s2]} : !llvm.ptr, i32
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> {alias_scopes = [#s2], access_groups = [#g]} : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @g() {noalias_scopes = [#s2, #s1]} : () -> ()
  %4 = llvm.load %p {nontemporal, invariant, invariantGroup, llvm.mmra = #llvm.mmra_tag<"foo":"bar">} : !llvm.ptr -> i32
  llvm.fence release {llvm.mmra = [#llvm.mmra_tag<"foo":"bar">, #llvm.mmra_tag<"foo":"baz">]}
  llvm.cond_br %c, ^a, ^b {loop_annotation = #loop}
^a:
  llvm.br ^b {loop_annotation = #llvm.loop_annotation<mustProgress = true, isVectorized = true, distribute = <disable = true, followupAll = #fu>, peeled = <count = 2 : i32>>}
^b:
  llvm.return
}
llvm.func @g()
