// An operation each that no other file has, with the types and attributes that are left when everything else is taken away: read and
// printed as mlir-opt does it, and translated to LLVM IR as mlir-translate does it.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s > %t.custom && lower-mlir --no-passes %s | diff - %t.custom
// RUN: mlir-opt-22 --mlir-print-op-generic %s > %t.generic && lower-mlir --no-passes --mlir-print-op-generic %s | diff - %t.generic
// RUN: lower-mlir --no-passes %t.generic | diff - %t.custom
// RUN: mlir-translate-22 --mlir-to-llvmir %s > %t.expected
// RUN: lower-mlir --no-passes --emit=llvm %s | diff - %t.expected

module {
  llvm.func @fptoui(%arg0: f16) {
    %0 = llvm.fptoui %arg0 : f16 to i1
    llvm.return
  }
  llvm.func @frem(%arg0: f16) {
    %0 = llvm.frem %arg0, %arg0 : f16
    llvm.return
  }
  llvm.func @acos(%arg0: f16) {
    %0 = llvm.intr.acos(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @atan(%arg0: f16) {
    %0 = llvm.intr.atan(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @ceil(%arg0: f16) {
    %0 = llvm.intr.ceil(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @copysign(%arg0: f16) {
    %0 = llvm.intr.copysign(%arg0, %arg0) : (f16, f16) -> f16
    llvm.return
  }
  llvm.func @coro_align() {
    %0 = llvm.intr.coro.align : i1
    llvm.return
  }
  llvm.func @coro_promise(%arg0: !llvm.ptr, %arg1: i1, %arg2: i32) {
    %0 = llvm.intr.coro.promise %arg0, %arg2, %arg1 : (!llvm.ptr, i32, i1) -> !llvm.ptr
    llvm.return
  }
  llvm.func @cos(%arg0: f16) {
    %0 = llvm.intr.cos(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @cosh(%arg0: f16) {
    %0 = llvm.intr.cosh(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @exp(%arg0: f16) {
    %0 = llvm.intr.exp(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @exp2(%arg0: f16) {
    %0 = llvm.intr.exp2(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @expect(%arg0: i1) {
    %0 = llvm.intr.expect %arg0, %arg0 : i1
    llvm.return
  }
  llvm.func @experimental_vp_strided_load(%arg0: i1, %arg1: vector<1xi1>, %arg2: !llvm.ptr, %arg3: i32) {
    %0 = "llvm.intr.experimental.vp.strided.load"(%arg2, %arg0, %arg1, %arg3) : (!llvm.ptr, i1, vector<1xi1>, i32) -> vector<1xi32>
    llvm.return
  }
  llvm.func @experimental_vp_strided_store(%arg0: vector<1xi1>, %arg1: i1, %arg2: i32, %arg3: !llvm.ptr) {
    "llvm.intr.experimental.vp.strided.store"(%arg0, %arg3, %arg1, %arg0, %arg2) : (vector<1xi1>, !llvm.ptr, i1, vector<1xi1>, i32) -> ()
    llvm.return
  }
  llvm.func @fabs(%arg0: f16) {
    %0 = llvm.intr.fabs(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @floor(%arg0: f16) {
    %0 = llvm.intr.floor(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @fma(%arg0: f16) {
    %0 = llvm.intr.fma(%arg0, %arg0, %arg0) : (f16, f16, f16) -> f16
    llvm.return
  }
  llvm.func @llround(%arg0: f16) {
    %0 = llvm.intr.llround(%arg0) : (f16) -> i1
    llvm.return
  }
  llvm.func @log(%arg0: f16) {
    %0 = llvm.intr.log(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @log10(%arg0: f16) {
    %0 = llvm.intr.log10(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @log2(%arg0: f16) {
    %0 = llvm.intr.log2(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @lrint(%arg0: f16) {
    %0 = llvm.intr.lrint(%arg0) : (f16) -> i1
    llvm.return
  }
  llvm.func @maxnum(%arg0: f16) {
    %0 = llvm.intr.maxnum(%arg0, %arg0) : (f16, f16) -> f16
    llvm.return
  }
  llvm.func @memmove(%arg0: !llvm.ptr, %arg1: i1) {
    "llvm.intr.memmove"(%arg0, %arg0, %arg1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i1) -> ()
    llvm.return
  }
  llvm.func @minimum(%arg0: f16) {
    %0 = llvm.intr.minimum(%arg0, %arg0) : (f16, f16) -> f16
    llvm.return
  }
  llvm.func @nearbyint(%arg0: f16) {
    %0 = llvm.intr.nearbyint(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @pow(%arg0: f16) {
    %0 = llvm.intr.pow(%arg0, %arg0) : (f16, f16) -> f16
    llvm.return
  }
  llvm.func @prefetch(%arg0: !llvm.ptr) {
    "llvm.intr.prefetch"(%arg0) <{cache = 0 : i32, hint = 0 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @ptr_annotation(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = "llvm.intr.ptr.annotation"(%arg0, %arg0, %arg0, %arg1, %arg0) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.return
  }
  llvm.func @rint(%arg0: f16) {
    %0 = llvm.intr.rint(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @round(%arg0: f16) {
    %0 = llvm.intr.round(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @roundeven(%arg0: f16) {
    %0 = llvm.intr.roundeven(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @sadd_with_overflow(%arg0: i1) {
    %0 = "llvm.intr.sadd.with.overflow"(%arg0, %arg0) : (i1, i1) -> !llvm.struct<(i1, i1)>
    llvm.return
  }
  llvm.func @sin(%arg0: f16) {
    %0 = llvm.intr.sin(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @sinh(%arg0: f16) {
    %0 = llvm.intr.sinh(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @smul_with_overflow(%arg0: i1) {
    %0 = "llvm.intr.smul.with.overflow"(%arg0, %arg0) : (i1, i1) -> !llvm.struct<(i1, i1)>
    llvm.return
  }
  llvm.func @sshl_sat(%arg0: i1) {
    %0 = llvm.intr.sshl.sat(%arg0, %arg0) : (i1, i1) -> i1
    llvm.return
  }
  llvm.func @ssub_with_overflow(%arg0: i1) {
    %0 = "llvm.intr.ssub.with.overflow"(%arg0, %arg0) : (i1, i1) -> !llvm.struct<(i1, i1)>
    llvm.return
  }
  llvm.func @tanh(%arg0: f16) {
    %0 = llvm.intr.tanh(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @trunc(%arg0: f16) {
    %0 = llvm.intr.trunc(%arg0) : (f16) -> f16
    llvm.return
  }
  llvm.func @uadd_with_overflow(%arg0: i1) {
    %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg0) : (i1, i1) -> !llvm.struct<(i1, i1)>
    llvm.return
  }
  llvm.func @umin(%arg0: i1) {
    %0 = llvm.intr.umin(%arg0, %arg0) : (i1, i1) -> i1
    llvm.return
  }
  llvm.func @umul_with_overflow(%arg0: i1) {
    %0 = "llvm.intr.umul.with.overflow"(%arg0, %arg0) : (i1, i1) -> !llvm.struct<(i1, i1)>
    llvm.return
  }
  llvm.func @ushl_sat(%arg0: i1) {
    %0 = llvm.intr.ushl.sat(%arg0, %arg0) : (i1, i1) -> i1
    llvm.return
  }
  llvm.func @usub_with_overflow(%arg0: i1) {
    %0 = "llvm.intr.usub.with.overflow"(%arg0, %arg0) : (i1, i1) -> !llvm.struct<(i1, i1)>
    llvm.return
  }
  llvm.func @vector_deinterleave2(%arg0: vector<2xf16>) {
    %0 = "llvm.intr.vector.deinterleave2"(%arg0) : (vector<2xf16>) -> !llvm.struct<(vector<1xf16>, vector<1xf16>)>
    llvm.return
  }
  llvm.func @vector_reduce_and(%arg0: vector<1xi1>) {
    %0 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<1xi1>) -> i1
    llvm.return
  }
  llvm.func @vector_reduce_fminimum(%arg0: vector<1xf16>) {
    %0 = llvm.intr.vector.reduce.fminimum(%arg0) : (vector<1xf16>) -> f16
    llvm.return
  }
  llvm.func @vector_reduce_mul(%arg0: vector<1xi1>) {
    %0 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<1xi1>) -> i1
    llvm.return
  }
  llvm.func @vector_reduce_or(%arg0: vector<1xi1>) {
    %0 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<1xi1>) -> i1
    llvm.return
  }
  llvm.func @vector_reduce_smin(%arg0: vector<1xi1>) {
    %0 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<1xi1>) -> i1
    llvm.return
  }
  llvm.func @vector_reduce_umin(%arg0: vector<1xi1>) {
    %0 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<1xi1>) -> i1
    llvm.return
  }
  llvm.func @vp_and(%arg0: i32, %arg1: vector<1xi1>) {
    %0 = "llvm.intr.vp.and"(%arg1, %arg1, %arg1, %arg0) : (vector<1xi1>, vector<1xi1>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_ashr(%arg0: vector<1xi1>, %arg1: i32) {
    %0 = "llvm.intr.vp.ashr"(%arg0, %arg0, %arg0, %arg1) : (vector<1xi1>, vector<1xi1>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_fadd(%arg0: i32, %arg1: vector<1xf16>, %arg2: vector<1xi1>) {
    %0 = "llvm.intr.vp.fadd"(%arg1, %arg1, %arg2, %arg0) : (vector<1xf16>, vector<1xf16>, vector<1xi1>, i32) -> vector<1xf16>
    llvm.return
  }
  llvm.func @vp_fdiv(%arg0: i32, %arg1: vector<1xi1>, %arg2: vector<1xf16>) {
    %0 = "llvm.intr.vp.fdiv"(%arg2, %arg2, %arg1, %arg0) : (vector<1xf16>, vector<1xf16>, vector<1xi1>, i32) -> vector<1xf16>
    llvm.return
  }
  llvm.func @vp_fma(%arg0: vector<1xf16>, %arg1: vector<1xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fma"(%arg0, %arg0, %arg0, %arg1, %arg2) : (vector<1xf16>, vector<1xf16>, vector<1xf16>, vector<1xi1>, i32) -> vector<1xf16>
    llvm.return
  }
  llvm.func @vp_fmul(%arg0: vector<1xf16>, %arg1: vector<1xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.fmul"(%arg0, %arg0, %arg1, %arg2) : (vector<1xf16>, vector<1xf16>, vector<1xi1>, i32) -> vector<1xf16>
    llvm.return
  }
  llvm.func @vp_fmuladd(%arg0: vector<1xf16>, %arg1: i32, %arg2: vector<1xi1>) {
    %0 = "llvm.intr.vp.fmuladd"(%arg0, %arg0, %arg0, %arg2, %arg1) : (vector<1xf16>, vector<1xf16>, vector<1xf16>, vector<1xi1>, i32) -> vector<1xf16>
    llvm.return
  }
  llvm.func @vp_fneg(%arg0: i32, %arg1: vector<1xf16>, %arg2: vector<1xi1>) {
    %0 = "llvm.intr.vp.fneg"(%arg1, %arg2, %arg0) : (vector<1xf16>, vector<1xi1>, i32) -> vector<1xf16>
    llvm.return
  }
  llvm.func @vp_fptosi(%arg0: vector<1xi1>, %arg1: i32, %arg2: vector<1xf16>) {
    %0 = "llvm.intr.vp.fptosi"(%arg2, %arg0, %arg1) : (vector<1xf16>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_fptoui(%arg0: vector<1xi1>, %arg1: i32, %arg2: vector<1xf16>) {
    %0 = "llvm.intr.vp.fptoui"(%arg2, %arg0, %arg1) : (vector<1xf16>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_frem(%arg0: i32, %arg1: vector<1xf16>, %arg2: vector<1xi1>) {
    %0 = "llvm.intr.vp.frem"(%arg1, %arg1, %arg2, %arg0) : (vector<1xf16>, vector<1xf16>, vector<1xi1>, i32) -> vector<1xf16>
    llvm.return
  }
  llvm.func @vp_fsub(%arg0: i32, %arg1: vector<1xf16>, %arg2: vector<1xi1>) {
    %0 = "llvm.intr.vp.fsub"(%arg1, %arg1, %arg2, %arg0) : (vector<1xf16>, vector<1xf16>, vector<1xi1>, i32) -> vector<1xf16>
    llvm.return
  }
  llvm.func @vp_inttoptr(%arg0: vector<1xi1>, %arg1: i32) {
    %0 = "llvm.intr.vp.inttoptr"(%arg0, %arg0, %arg1) : (vector<1xi1>, vector<1xi1>, i32) -> vector<1x!llvm.ptr>
    llvm.return
  }
  llvm.func @vp_load(%arg0: vector<1xi1>, %arg1: i32, %arg2: !llvm.ptr) {
    %0 = "llvm.intr.vp.load"(%arg2, %arg0, %arg1) : (!llvm.ptr, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_lshr(%arg0: vector<1xi1>, %arg1: i32) {
    %0 = "llvm.intr.vp.lshr"(%arg0, %arg0, %arg0, %arg1) : (vector<1xi1>, vector<1xi1>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_merge(%arg0: vector<1xi1>, %arg1: i32) {
    %0 = "llvm.intr.vp.merge"(%arg0, %arg0, %arg0, %arg1) : (vector<1xi1>, vector<1xi1>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_mul(%arg0: i32, %arg1: vector<1xi1>) {
    %0 = "llvm.intr.vp.mul"(%arg1, %arg1, %arg1, %arg0) : (vector<1xi1>, vector<1xi1>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_or(%arg0: i32, %arg1: vector<1xi1>) {
    %0 = "llvm.intr.vp.or"(%arg1, %arg1, %arg1, %arg0) : (vector<1xi1>, vector<1xi1>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_ptrtoint(%arg0: vector<1x!llvm.ptr>, %arg1: vector<1xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.ptrtoint"(%arg0, %arg1, %arg2) : (vector<1x!llvm.ptr>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_reduce_add(%arg0: i32, %arg1: vector<1xi1>, %arg2: vector<1xi32>) {
    %0 = "llvm.intr.vp.reduce.add"(%arg0, %arg2, %arg1, %arg0) : (i32, vector<1xi32>, vector<1xi1>, i32) -> i32
    llvm.return
  }
  llvm.func @vp_reduce_and(%arg0: i32, %arg1: vector<1xi1>, %arg2: i1) {
    %0 = "llvm.intr.vp.reduce.and"(%arg2, %arg1, %arg1, %arg0) : (i1, vector<1xi1>, vector<1xi1>, i32) -> i1
    llvm.return
  }
  llvm.func @vp_reduce_fadd(%arg0: vector<1xi1>, %arg1: i32, %arg2: f16, %arg3: vector<1xf16>) {
    %0 = "llvm.intr.vp.reduce.fadd"(%arg2, %arg3, %arg0, %arg1) : (f16, vector<1xf16>, vector<1xi1>, i32) -> f16
    llvm.return
  }
  llvm.func @vp_reduce_fmax(%arg0: f16, %arg1: vector<1xf16>, %arg2: vector<1xi1>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.fmax"(%arg0, %arg1, %arg2, %arg3) : (f16, vector<1xf16>, vector<1xi1>, i32) -> f16
    llvm.return
  }
  llvm.func @vp_reduce_fmin(%arg0: f16, %arg1: vector<1xi1>, %arg2: vector<1xf16>, %arg3: i32) {
    %0 = "llvm.intr.vp.reduce.fmin"(%arg0, %arg2, %arg1, %arg3) : (f16, vector<1xf16>, vector<1xi1>, i32) -> f16
    llvm.return
  }
  llvm.func @vp_reduce_fmul(%arg0: f16, %arg1: vector<1xi1>, %arg2: i32, %arg3: vector<1xf16>) {
    %0 = "llvm.intr.vp.reduce.fmul"(%arg0, %arg3, %arg1, %arg2) : (f16, vector<1xf16>, vector<1xi1>, i32) -> f16
    llvm.return
  }
  llvm.func @vp_reduce_mul(%arg0: i32, %arg1: vector<1xi32>, %arg2: vector<1xi1>) {
    %0 = "llvm.intr.vp.reduce.mul"(%arg0, %arg1, %arg2, %arg0) : (i32, vector<1xi32>, vector<1xi1>, i32) -> i32
    llvm.return
  }
  llvm.func @vp_reduce_or(%arg0: i32, %arg1: i1, %arg2: vector<1xi1>) {
    %0 = "llvm.intr.vp.reduce.or"(%arg1, %arg2, %arg2, %arg0) : (i1, vector<1xi1>, vector<1xi1>, i32) -> i1
    llvm.return
  }
  llvm.func @vp_reduce_smax(%arg0: i1, %arg1: vector<1xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.reduce.smax"(%arg0, %arg1, %arg1, %arg2) : (i1, vector<1xi1>, vector<1xi1>, i32) -> i1
    llvm.return
  }
  llvm.func @vp_reduce_smin(%arg0: i1, %arg1: i32, %arg2: vector<1xi1>) {
    %0 = "llvm.intr.vp.reduce.smin"(%arg0, %arg2, %arg2, %arg1) : (i1, vector<1xi1>, vector<1xi1>, i32) -> i1
    llvm.return
  }
  llvm.func @vp_reduce_umax(%arg0: i1, %arg1: vector<1xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.reduce.umax"(%arg0, %arg1, %arg1, %arg2) : (i1, vector<1xi1>, vector<1xi1>, i32) -> i1
    llvm.return
  }
  llvm.func @vp_reduce_umin(%arg0: vector<1xi1>, %arg1: i32, %arg2: i1) {
    %0 = "llvm.intr.vp.reduce.umin"(%arg2, %arg0, %arg0, %arg1) : (i1, vector<1xi1>, vector<1xi1>, i32) -> i1
    llvm.return
  }
  llvm.func @vp_reduce_xor(%arg0: i32, %arg1: vector<1xi32>, %arg2: vector<1xi1>) {
    %0 = "llvm.intr.vp.reduce.xor"(%arg0, %arg1, %arg2, %arg0) : (i32, vector<1xi32>, vector<1xi1>, i32) -> i32
    llvm.return
  }
  llvm.func @vp_sdiv(%arg0: vector<1xi1>, %arg1: i32, %arg2: vector<1xi32>) {
    %0 = "llvm.intr.vp.sdiv"(%arg2, %arg2, %arg0, %arg1) : (vector<1xi32>, vector<1xi32>, vector<1xi1>, i32) -> vector<1xi32>
    llvm.return
  }
  llvm.func @vp_select(%arg0: vector<1xi1>, %arg1: i32) {
    %0 = "llvm.intr.vp.select"(%arg0, %arg0, %arg0, %arg1) : (vector<1xi1>, vector<1xi1>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_sext(%arg0: vector<1xi1>, %arg1: i32) {
    %0 = "llvm.intr.vp.sext"(%arg0, %arg0, %arg1) : (vector<1xi1>, vector<1xi1>, i32) -> vector<1xi32>
    llvm.return
  }
  llvm.func @vp_shl(%arg0: vector<1xi1>, %arg1: i32) {
    %0 = "llvm.intr.vp.shl"(%arg0, %arg0, %arg0, %arg1) : (vector<1xi1>, vector<1xi1>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_sitofp(%arg0: vector<1xi1>, %arg1: i32) {
    %0 = "llvm.intr.vp.sitofp"(%arg0, %arg0, %arg1) : (vector<1xi1>, vector<1xi1>, i32) -> vector<1xf16>
    llvm.return
  }
  llvm.func @vp_smax(%arg0: i32, %arg1: vector<1xi32>, %arg2: vector<1xi1>) {
    %0 = "llvm.intr.vp.smax"(%arg1, %arg1, %arg2, %arg0) : (vector<1xi32>, vector<1xi32>, vector<1xi1>, i32) -> vector<1xi32>
    llvm.return
  }
  llvm.func @vp_smin(%arg0: vector<1xi1>, %arg1: i32) {
    %0 = "llvm.intr.vp.smin"(%arg0, %arg0, %arg0, %arg1) : (vector<1xi1>, vector<1xi1>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_srem(%arg0: vector<1xi1>, %arg1: i32) {
    %0 = "llvm.intr.vp.srem"(%arg0, %arg0, %arg0, %arg1) : (vector<1xi1>, vector<1xi1>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_store(%arg0: vector<1xi1>, %arg1: i32, %arg2: !llvm.ptr) {
    "llvm.intr.vp.store"(%arg0, %arg2, %arg0, %arg1) : (vector<1xi1>, !llvm.ptr, vector<1xi1>, i32) -> ()
    llvm.return
  }
  llvm.func @vp_sub(%arg0: vector<1xi32>, %arg1: vector<1xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.sub"(%arg0, %arg0, %arg1, %arg2) : (vector<1xi32>, vector<1xi32>, vector<1xi1>, i32) -> vector<1xi32>
    llvm.return
  }
  llvm.func @vp_trunc(%arg0: vector<1xi32>, %arg1: vector<1xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.trunc"(%arg0, %arg1, %arg2) : (vector<1xi32>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_udiv(%arg0: vector<1xi1>, %arg1: i32) {
    %0 = "llvm.intr.vp.udiv"(%arg0, %arg0, %arg0, %arg1) : (vector<1xi1>, vector<1xi1>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_uitofp(%arg0: vector<1xi1>, %arg1: i32) {
    %0 = "llvm.intr.vp.uitofp"(%arg0, %arg0, %arg1) : (vector<1xi1>, vector<1xi1>, i32) -> vector<1xf16>
    llvm.return
  }
  llvm.func @vp_umax(%arg0: vector<1xi1>, %arg1: i32) {
    %0 = "llvm.intr.vp.umax"(%arg0, %arg0, %arg0, %arg1) : (vector<1xi1>, vector<1xi1>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_umin(%arg0: vector<1xi1>, %arg1: i32) {
    %0 = "llvm.intr.vp.umin"(%arg0, %arg0, %arg0, %arg1) : (vector<1xi1>, vector<1xi1>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_urem(%arg0: vector<1xi1>, %arg1: i32) {
    %0 = "llvm.intr.vp.urem"(%arg0, %arg0, %arg0, %arg1) : (vector<1xi1>, vector<1xi1>, vector<1xi1>, i32) -> vector<1xi1>
    llvm.return
  }
  llvm.func @vp_xor(%arg0: vector<1xi32>, %arg1: vector<1xi1>, %arg2: i32) {
    %0 = "llvm.intr.vp.xor"(%arg0, %arg0, %arg1, %arg2) : (vector<1xi32>, vector<1xi32>, vector<1xi1>, i32) -> vector<1xi32>
    llvm.return
  }
  llvm.func @mlir_none() {
    %0 = llvm.mlir.none : !llvm.token
    llvm.return
  }
}
