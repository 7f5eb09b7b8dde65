// LLVM IR of the dialect's operations, attributes and globals: the text of mlir-translate, which LLVM's tools accept.
// REQUIRES: mlir-translate-22
// RUN: mlir-translate-22 --mlir-to-llvmir %s > %t.expected
// RUN: lower-mlir --no-passes --emit=llvm %s > %t.ll
// RUN: diff %t.expected %t.ll
// RUN: llvm-as-22 %t.ll -o %t.bc

module attributes {llvm.data_layout = "e-p:64:64", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.mlir.global private constant @s("hi\00") : !llvm.array<3 x i8>
  llvm.mlir.global internal @arr(dense<[1, 2, 3]> : tensor<3xi32>) {alignment = 16 : i64} : !llvm.array<3 x i32>
  llvm.mlir.global external @arr2(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  llvm.mlir.global external @arr4(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  llvm.mlir.global external @f2(0.1 : f32) : f32
  llvm.mlir.global external @h(1.5 : f16) : f16
  llvm.mlir.global external @und() : i32
  llvm.mlir.global internal @und2() : i32
  llvm.mlir.global extern_weak @xw() : i32
  llvm.mlir.global common hidden thread_local @c1(0 : i64) : i64
  llvm.mlir.global weak_odr constant @big(dense<[1.0, 2.0]> : tensor<2xf64>) : !llvm.array<2 x f64>
  llvm.mlir.global linkonce_odr @pp() {addr_space = 3 : i32, alignment = 64 : i64, section = "foo"} : !llvm.ptr {
    %0 = llvm.mlir.addressof @arr : !llvm.ptr
    %1 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.global external @st() : !llvm.struct<(i32, f32)> {
    %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, f32)>
    llvm.return %2 : !llvm.struct<(i32, f32)>
  }
  llvm.mlir.alias weak hidden unnamed_addr @al : i32 {
    %0 = llvm.mlir.addressof @arr : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.comdat @cd {
    llvm.comdat_selector @g any
    llvm.comdat_selector @other largest
  }
  llvm.mlir.global_ctors ctors = [@ctor], priorities = [7 : i32], data = [#llvm.zero]
  llvm.func @ctor() {
    llvm.return
  }
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @var(i32, ...) -> i32
  llvm.func @pers(...) -> i32
  llvm.func @types(f80, f128, !llvm.struct<(i32, ptr)>, vector<4xi32>, !llvm.struct<"rec", (ptr, struct<"inner", (i64)>)>)
  llvm.func fastcc @nothing() attributes {no_unwind, frame_pointer = #llvm.framePointerKind<all>, no_inline,
      memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}

  llvm.func @constants(%x: i32, %p: !llvm.ptr, %i: i64) {
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %m1 = llvm.mlir.constant(-1 : i32) : i32
    %s33 = llvm.mlir.constant(33 : i32) : i32
    %u = llvm.mlir.undef : i32
    %po = llvm.mlir.poison : i32
    %0 = llvm.add %x, %c0 : i32
    %1 = llvm.udiv %m1, %c0 : i32
    llvm.store %1, %p : i32, !llvm.ptr
    %2 = llvm.add %m1, %u : i32
    llvm.store %2, %p : i32, !llvm.ptr
    %3 = llvm.mul %c0, %u : i32
    llvm.store %3, %p : i32, !llvm.ptr
    %4 = llvm.shl %m1, %s33 : i32
    llvm.store %4, %p : i32, !llvm.ptr
    %5 = llvm.add %po, %m1 : i32
    llvm.store %5, %p : i32, !llvm.ptr
    %n = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.getelementptr %n[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %8 = llvm.call @malloc(%7) : (i64) -> !llvm.ptr
    llvm.store %n, %6 : !llvm.ptr, !llvm.ptr
    %big = llvm.mlir.addressof @big : !llvm.ptr
    %five = llvm.mlir.constant(5 : i64) : i64
    %9 = llvm.ptrtoint %big : !llvm.ptr to i64
    %10 = llvm.add %9, %five : i64
    %11 = llvm.getelementptr %big[3] : (!llvm.ptr) -> !llvm.ptr, f64
    llvm.store %10, %11 : i64, !llvm.ptr
    %12 = llvm.mul %9, %five : i64
    %xw = llvm.mlir.addressof @xw : !llvm.ptr
    %13 = llvm.getelementptr inbounds %xw[3] : (!llvm.ptr) -> !llvm.ptr, f64
    llvm.store %12, %13 : i64, !llvm.ptr
    %14 = llvm.icmp "eq" %big, %n : !llvm.ptr
    llvm.store %14, %p : i1, !llvm.ptr
    %nan = llvm.mlir.constant(0x7fc00000 : f32) : f32
    %inf = llvm.mlir.constant(0x7f800000 : f32) : f32
    %15 = llvm.fadd %nan, %inf : f32
    llvm.store %15, %p : f32, !llvm.ptr
    %16 = llvm.fptosi %inf : f32 to i32
    llvm.store %16, %p : i32, !llvm.ptr
    %v = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
    %v2 = llvm.mlir.constant(dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>) : vector<4xf32>
    %17 = llvm.fadd %v, %v2 : vector<4xf32>
    llvm.store %17, %p : vector<4xf32>, !llvm.ptr
    %sc = llvm.mlir.constant(dense<7> : vector<[4]xi32>) : vector<[4]xi32>
    llvm.store %sc, %p : vector<[4]xi32>, !llvm.ptr
    %dead = llvm.mlir.constant(3735928559 : index) : i64
    %dp = llvm.inttoptr %dead : i64 to !llvm.ptr
    %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>)>
    %d1 = llvm.insertvalue %dp, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>)>
    %d2 = llvm.insertvalue %five, %d1[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>)>
    %d3 = llvm.insertvalue %i, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>)>
    %str = llvm.mlir.constant("ab\0A\"") : !llvm.array<4 x i8>
    llvm.store %str, %p : !llvm.array<4 x i8>, !llvm.ptr
    %f80 = llvm.mlir.constant(1.5 : f80) : f80
    llvm.store %f80, %p : f80, !llvm.ptr
    %f128 = llvm.mlir.constant(1.5 : f128) : f128
    llvm.store %f128, %p : f128, !llvm.ptr
    llvm.return
  }

  llvm.func @memory(%i: i64, %p: !llvm.ptr, %i32: i32, %p3: !llvm.ptr<3>) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %five = llvm.mlir.constant(5 : i64) : i64
    %0 = llvm.load volatile %p {nontemporal} : !llvm.ptr -> vector<3xi32>
    %1 = llvm.alloca %five x i64 : (i64) -> !llvm.ptr
    %2 = llvm.alloca %one x f64 : (i32) -> !llvm.ptr<5>
    %3 = llvm.atomicrmw add %p, %i syncscope("agent") seq_cst : !llvm.ptr, i64
    %4 = llvm.cmpxchg weak %p, %i, %five acq_rel monotonic {alignment = 16 : i64} : !llvm.ptr, i64
    llvm.fence syncscope("agent") acquire
    %5 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.getelementptr %p[%i, 1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x array<4 x i32>>
    %7 = llvm.getelementptr inbounds|nuw %p[%i32, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i64, struct<packed (i8, i32)>)>
    %8 = llvm.addrspacecast %p3 : !llvm.ptr<3> to !llvm.ptr
    %9 = llvm.load %p invariant dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
    %10 = llvm.trunc %i overflow<nsw, nuw> : i64 to i8
    %11 = llvm.uitofp nneg %i : i64 to f32
    %12 = llvm.intr.sqrt(%11) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    "llvm.intr.memcpy"(%p, %1, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }

  // One block is reached twice from one terminator.
  llvm.func @twice(%x: i32, %c: i1, %i: i64) -> i64 {
    %five = llvm.mlir.constant(5 : i64) : i64
    llvm.cond_br %c weights([3, 4]), ^bb1(%five : i64), ^bb1(%i : i64)
  ^bb1(%q: i64):
    %s = llvm.add %q, %i : i64
    %t = llvm.icmp "slt" %s, %five : i64
    llvm.cond_br %t, ^bb1(%s : i64), ^bb2 {loop_annotation = #llvm.loop_annotation<mustProgress = true, unroll = <disable = true>>}
  ^bb2:
    llvm.switch %x : i32, ^bb3(%s : i64) [
      0: ^bb3(%five : i64),
      -1: ^bb4
    ]
  ^bb3(%r: i64):
    llvm.return %r : i64
  ^bb4:
    llvm.unreachable
  ^bb5:
    llvm.br ^bb4
  }

  llvm.func hidden unnamed_addr @g(%x: i32, %p: !llvm.ptr {llvm.byval = !llvm.struct<(i32)>, llvm.nonnull, llvm.dereferenceable = 8 : i64, llvm.align = 8 : i64},
      %q: !llvm.ptr {llvm.readonly, llvm.noundef}, %r: i32 {llvm.range = #llvm.constant_range<i32, 0, 12>, llvm.signext}) -> (i32 {llvm.zeroext, llvm.noundef})
      comdat(@cd::@g) attributes {personality = @pers, target_cpu = "skylake", target_features = #llvm.target_features<["+avx", "-x"]>,
      uwtable_kind = #llvm.uwtableKind<async>, no_infs_fp_math = true, no_unwind, will_return, convergent, alignment = 16 : i64, section = "sec",
      function_entry_count = 7 : i64, passthrough = ["noinline", ["alignstack", "4"], ["other", "attr"]], reqd_work_group_size = array<i32: 1, 2, 3>} {
    %ti = llvm.mlir.addressof @big : !llvm.ptr
    %0 = llvm.invoke @var(%x) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (i32, ...)>) {branch_weights = array<i32: 1, 2>} : (i32) -> i32
  ^bb1:
    %1 = llvm.call tail @var(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) ["deopt"(%x, %x : i32, i32), "x"()] : (i32, i32) -> i32
    %2 = llvm.call %p(%x) {no_unwind} : !llvm.ptr, (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
    %3 = llvm.inline_asm has_side_effects asm_dialect = intel "a $0", "=r,r" %x : (i32) -> i32
    llvm.call fastcc @nothing() : () -> ()
    llvm.return %0 : i32
  ^bb2:
    %lp = llvm.landingpad cleanup (catch %ti : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.resume %lp : !llvm.struct<(ptr, i32)>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
  llvm.linker_options ["-l", "m"]
}
