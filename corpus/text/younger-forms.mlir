// --typed-pointers of what is younger than pointers with types: in the form of 2022 where there is one, left out and reported where it only
// permits or hints at something, else an error. MLIR 14 takes what is printed, and what MLIR 14 prints is read as the same.
//
// RUN: lower-mlir --no-passes --typed-pointers %s > %t 2> %t.told && FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=TOLD --implicit-check-not=warning: < %t.told
// RUN: lower-mlir --no-passes --typed-pointers %t | diff %t -
// RUN: %if mlir-opt-14 %{ mlir-opt-14 %t > %t.14 && lower-mlir --no-passes --typed-pointers %t.14 | diff %t - %}
// RUN: %if mlir-opt-14 %{ mlir-opt-14 %t --mlir-print-op-generic | lower-mlir --no-passes --typed-pointers - | diff %t - %}
// RUN: %if mlir-opt-22 %{ lower-mlir --no-passes %t.14 | mlir-opt-22 | FileCheck %s --check-prefix=TODAY %}

// CHECK: "llvm.mlir.global_ctors"() {ctors = [@ctor], priorities = [3 : i32]} : () -> ()
// TODAY: llvm.mlir.global_ctors ctors = [@ctor], priorities = [3 : i32], data = [#llvm.zero]
llvm.mlir.global_ctors ctors = [@ctor], priorities = [3 : i32], data = [#llvm.zero]
// CHECK: llvm.func @ctor() attributes {passthrough = ["cold"]}
// TOLD-DAG: :[[@LINE+2]]:{{[0-9]+}}: warning: dropped: memory_effects, which the dialect of 2022 has no form for
// TOLD-DAG: :[[@LINE+1]]:{{[0-9]+}}: warning: dropped: frame_pointer, which the dialect of 2022 has no form for
llvm.func @ctor() attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = ["cold"]} {
  llvm.return
}

llvm.func @printf(!llvm.ptr, ...) -> i32

// CHECK-LABEL: llvm.func @f(
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %f: f32, %v: vector<4xf32>, %l: i64, %g: !llvm.ptr) -> i32 {
  // CHECK: llvm.load volatile %arg2 {alignment = 8 : i64, nontemporal} : !llvm.ptr<i32>
  %0 = llvm.load volatile %p {alignment = 8 : i64, nontemporal} : !llvm.ptr -> i32
  // CHECK: llvm.add %{{[0-9]+}}, %arg0 : i32
  // TOLD-DAG: :[[@LINE+1]]:{{[0-9]+}}: warning: dropped: overflowFlags, which the dialect of 2022 has no form for (here and in 1 more places)
  %1 = llvm.add %0, %a overflow<nsw, nuw> : i32
  // CHECK: llvm.mul %{{[0-9]+}}, %{{[0-9]+}} : i32
  %m = llvm.mul %1, %1 overflow<nuw> : i32
  // CHECK: llvm.udiv %{{[0-9]+}}, %arg0 : i32
  // TOLD-DAG: :[[@LINE+1]]:{{[0-9]+}}: warning: dropped: isExact,
  %2 = llvm.udiv exact %m, %a : i32
  // CHECK: llvm.or %{{[0-9]+}}, %arg0 : i32
  // TOLD-DAG: :[[@LINE+1]]:{{[0-9]+}}: warning: dropped: isDisjoint,
  %3 = llvm.or disjoint %0, %a : i32
  // CHECK: llvm.zext %{{[0-9]+}} : i32 to i64
  // TOLD-DAG: :[[@LINE+1]]:{{[0-9]+}}: warning: dropped: nonNeg,
  %4 = llvm.zext nneg %3 : i32 to i64
  // CHECK: [[P:%[0-9]+]] = llvm.getelementptr %arg2[%{{[0-9]+}}] : (!llvm.ptr<i32>, i64) -> !llvm.ptr<i32>
  // TOLD-DAG: :[[@LINE+1]]:{{[0-9]+}}: warning: dropped: noWrapFlags,
  %5 = llvm.getelementptr inbounds|nuw %p[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  // CHECK: llvm.load [[P]] : !llvm.ptr<i32>
  // TOLD-DAG: :[[@LINE+1]]:{{[0-9]+}}: warning: dropped: invariant,
  %6 = llvm.load %5 invariant : !llvm.ptr -> i32
  // CHECK: llvm.atomicrmw add [[P]], %arg0 acq_rel : i32
  %rmw = llvm.atomicrmw add %5, %a acq_rel : !llvm.ptr, i32

  // What intrinsics have as properties were operands of theirs.
  // CHECK: [[TRUE:%[0-9]+]] = llvm.mlir.constant(true) : i1
  // CHECK: "llvm.intr.ctlz"(%arg0, [[TRUE]]) : (i32, i1) -> i32
  // TODAY: "llvm.intr.ctlz"(%arg0) <{is_zero_poison = true}> : (i32) -> i32
  %7 = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  // CHECK: "llvm.intr.cttz"(%arg0, %{{[0-9]+}}) : (i32, i1) -> i32
  %8 = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  // CHECK: "llvm.intr.prefetch"(%arg2, %{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}) : (!llvm.ptr<i32>, i32, i32, i32) -> ()
  // TODAY: "llvm.intr.prefetch"(%arg2) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}>
  "llvm.intr.prefetch"(%p) <{rw = 0 : i32, hint = 3 : i32, cache = 1 : i32}> : (!llvm.ptr) -> ()
  // CHECK: "llvm.intr.memcpy.inline"(%arg2, [[P]], %{{[0-9]+}}, %{{[0-9]+}}) : (!llvm.ptr<i32>, !llvm.ptr<i32>, i64, i1) -> ()
  // TODAY: "llvm.intr.memcpy.inline"(%arg2, %{{[0-9]+}}) <{isVolatile = true, len = 3 : i64}>
  "llvm.intr.memcpy.inline"(%p, %5) <{isVolatile = true, len = 3 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  // CHECK: "llvm.intr.vector.reduce.fadd"(%arg3, %arg4) {reassoc = true} : (f32, vector<4xf32>) -> f32
  // TODAY: "llvm.intr.vector.reduce.fadd"(%arg3, %arg4) <{fastmathFlags = #llvm.fastmath<reassoc>}>
  %r = "llvm.intr.vector.reduce.fadd"(%f, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  // CHECK: "llvm.intr.vector.reduce.fadd"(%arg3, %arg4) : (f32, vector<4xf32>) -> f32
  %s = "llvm.intr.vector.reduce.fadd"(%f, %v) : (f32, vector<4xf32>) -> f32
  // CHECK: "llvm.intr.smax"(%arg0, %{{[0-9]+}}) : (i32, i32) -> i32
  %x = llvm.intr.smax(%a, %7) : (i32, i32) -> i32
  // CHECK: "llvm.intr.maximum"(%arg3, %arg3) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, f32) -> f32
  %y = llvm.intr.maximum(%f, %f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, f32) -> f32
  // CHECK: "llvm.intr.assume"(%arg1) : (i1) -> ()
  // TOLD-DAG: :[[@LINE+1]]:{{[0-9]+}}: warning: dropped: what is assumed of operands in brackets,
  llvm.intr.assume %c ["align"(%p, %l : !llvm.ptr, i64)] : i1
  // CHECK: llvm.shufflevector %arg4, %arg4 [3, 0] : vector<4xf32>, vector<4xf32>
  // TODAY: llvm.shufflevector %arg4, %arg4 [3, 0] : vector<4xf32> {{$}}
  %z = llvm.shufflevector %v, %v [3, 0] : vector<4xf32>
  // CHECK: llvm.call @printf(%arg6, %arg0) : (!llvm.ptr<i8>, i32) -> i32
  // TODAY: llvm.call @printf(%arg6, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %n = llvm.call @printf(%g, %a) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  // CHECK: llvm.switch %arg5 : i64, ^bb1 [
  // CHECK-NEXT: 9223372036854775808: ^bb1,
  // CHECK-NEXT: 18446744073709551615: ^bb2(%{{[0-9]+}} : i32)
  // TODAY: -9223372036854775808: ^bb1,
  // TODAY-NEXT: -1: ^bb2(%{{[0-9]+}} : i32)
  llvm.switch %l : i64, ^a [
    -9223372036854775808: ^a,
    -1: ^b(%x : i32)
  ]
^a:
  // CHECK: llvm.cond_br %arg1 weights(dense<[1, 2]> : vector<2xi32>), ^bb2(%{{[0-9]+}} : i32), ^bb2(%{{[0-9]+}} : i32)
  // TODAY: llvm.cond_br %arg1 weights([1, 2]), ^bb2(
  llvm.cond_br %c weights([1, 2]), ^b(%1 : i32), ^b(%2 : i32)
^b(%w: i32):
  // CHECK: llvm.call @f(%{{[0-9]+}}, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) : (i32, i1, !llvm.ptr<i32>, f32, vector<4xf32>, i64, !llvm.ptr<i8>) -> i32
  // TOLD-DAG: :[[@LINE+3]]:{{[0-9]+}}: warning: dropped: TailCallKind,
  // TOLD-DAG: :[[@LINE+2]]:{{[0-9]+}}: warning: dropped: no_unwind,
  // TOLD-DAG: :[[@LINE+1]]:{{[0-9]+}}: warning: dropped: attributes of arguments and results of calls,
  %k = llvm.call tail @f(%w, %c, %p, %f, %v, %l, %g) {no_unwind} : (i32, i1, !llvm.ptr {llvm.noundef}, f32, vector<4xf32>, i64, !llvm.ptr) -> i32
  llvm.return %k : i32
}
