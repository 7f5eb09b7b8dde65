// Intrinsics without a form of their own elsewhere, as mlir-opt reads and prints them.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s > %t.custom && lower-mlir --no-passes %s | diff - %t.custom
// RUN: mlir-opt-22 --mlir-print-op-generic %s > %t.generic && lower-mlir --no-passes --mlir-print-op-generic %s | diff - %t.generic
// RUN: lower-mlir --no-passes %t.generic | diff - %t.custom

module {
  llvm.func @v(%f: f32, %i: i32, %p: !llvm.ptr, %vf: vector<4xf32>, %vi: vector<4xi32>, %m: vector<4xi1>, %j: i64, %i1: i1, %sv: vector<[4]xi32>, %vp: vector<4x!llvm.ptr>) {
    %q = llvm.mlir.constant(1 : i8) : i8
    %0 = llvm.intr.exp10(%f) : (f32) -> f32
    %1 = llvm.intr.tan(%vf) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> vector<4xf32>
    %2 = llvm.intr.asin(%f) : (f32) -> f32
    %3 = llvm.intr.atan2(%f, %f) : (f32, f32) -> f32
    %4 = llvm.intr.powi(%f, %i) : (f32, i32) -> f32
    %5 = llvm.intr.ldexp(%f, %i) : (f32, i32) -> f32
    %6 = llvm.intr.frexp(%f) : (f32) -> !llvm.struct<(f32, i32)>
    %7 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f32)>
    %8 = llvm.intr.lround(%f) : (f32) -> i64
    %9 = llvm.intr.llrint(%f) : (f32) -> i64
    %10 = llvm.intr.scmp(%i, %i) : (i32, i32) -> i2
    %11 = "llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> i1
    %12 = "llvm.intr.is.constant"(%i) : (i32) -> i1
    %13 = llvm.intr.ssa.copy %i : i32
    %14 = llvm.intr.experimental.constrained.uitofp %i towardzero strict : i32 to f32
    %15 = llvm.intr.experimental.constrained.fpext %f ignore : f32 to f64
    "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset.inline"(%p, %q) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, i8) -> ()
    %16 = llvm.intr.ptrmask %p, %j : (!llvm.ptr, i64) -> !llvm.ptr
    %17 = llvm.intr.launder.invariant.group %p : !llvm.ptr
    %18 = llvm.intr.strip.invariant.group %p : !llvm.ptr
    %19 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
    llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
    llvm.intr.vaend %p : !llvm.ptr
    %20 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
    "llvm.intr.var.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
    %21 = "llvm.intr.annotation"(%i, %p, %p, %i) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
    llvm.intr.debugtrap
    %22 = "llvm.intr.vector.reduce.add"(%vi) : (vector<4xi32>) -> i32
    %23 = llvm.intr.vector.reduce.fmax(%vf) : (vector<4xf32>) -> f32
    %24 = "llvm.intr.vector.reduce.fadd"(%f, %vf) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %25 = llvm.intr.matrix.column.major.load %p, <stride=%j> {isVolatile = false, rows = 3: i32, columns = 16: i32} : vector<48xf32> from !llvm.ptr stride i64
    llvm.intr.matrix.column.major.store %25, %p, <stride=%j> {isVolatile = false, rows = 3: i32, columns = 16: i32} : vector<48xf32> to !llvm.ptr stride i64
    %26 = llvm.intr.matrix.transpose %25 {rows = 3 : i32, columns = 16 : i32} : vector<48xf32> into vector<48xf32>
    %27 = llvm.intr.get.active.lane.mask %j, %j : i64, i64 to vector<7xi1>
    %28 = llvm.intr.masked.gather %vp, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
    llvm.intr.masked.scatter %28, %vp, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
    %29 = "llvm.intr.masked.expandload"(%p, %m, %vf) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.compressstore"(%vf, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %30 = "llvm.intr.vscale"() : () -> i64
    %31 = llvm.intr.stepvector : vector<[4]xi32>
    %32 = "llvm.intr.vp.add"(%vi, %vi, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %33 = llvm.mlir.constant(1 : i8) : i8
    %34 = "llvm.intr.vector.interleave2"(%vi, %vi) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
    %35 = llvm.intr.coro.size : i64
    %36 = llvm.intr.coro.id %i, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %37 = llvm.intr.coro.begin %36, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %38 = llvm.intr.coro.save %37 : (!llvm.ptr) -> !llvm.token
    %39 = llvm.intr.coro.suspend %38, %i1 : i8
    %40 = llvm.intr.coro.end %37, %i1, %36 : (!llvm.ptr, i1, !llvm.token) -> i1
    %41 = llvm.intr.coro.free %36, %37 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.intr.coro.resume %37 : !llvm.ptr
    %42 = llvm.va_arg %p : (!llvm.ptr) -> i32
    %43 = llvm.dso_local_equivalent @v : !llvm.ptr
    llvm.intr.assume %i1 ["align"(%p, %i : !llvm.ptr, i32)] : i1
    llvm.return
  }
}
