// Intrinsics by their operations and by name; rounding modes as metadata; addresses of blocks.
// REQUIRES: mlir-translate-22
// RUN: %compare-translate %s

llvm.func @m(%p: !llvm.ptr, %s: i64, %v: vector<48xf32>, %w: vector<64xf32>, %d: f64, %i: i32, %vv: vector<4xf64>) {
  %0 = llvm.intr.matrix.column.major.load %p, <stride = %s> {isVolatile = 0: i1, rows = 3: i32, columns = 16: i32} : vector<48xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %0, %p, <stride = %s> {isVolatile = 1: i1, rows = 3: i32, columns = 16: i32} : vector<48xf32> to !llvm.ptr stride i64
  %1 = llvm.intr.matrix.multiply %w, %v {lhs_rows = 4: i32, lhs_columns = 16: i32 , rhs_columns = 3: i32} : (vector<64xf32>, vector<48xf32>) -> vector<12xf32>
  %2 = llvm.intr.matrix.transpose %v {rows = 3: i32, columns = 16: i32} : vector<48xf32> into vector<48xf32>
  %3 = llvm.intr.experimental.constrained.fptrunc %d towardzero ignore : f64 to f32
  %33 = llvm.intr.experimental.constrained.fptrunc %vv tonearestaway maytrap : vector<4xf64> to vector<4xf16>
  %4 = llvm.intr.experimental.constrained.sitofp %i dynamic strict : i32 to f32
  %5 = llvm.intr.experimental.constrained.uitofp %i tonearest maytrap : i32 to f32
  %6 = llvm.intr.experimental.constrained.uitofp %i upward maytrap : i32 to f32
  %7 = llvm.intr.experimental.constrained.uitofp %i downward maytrap : i32 to f32
  %8 = llvm.intr.experimental.constrained.fpext %3 strict : f32 to f64
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32, %v: vector<4xi32>, %f: f32) {
  %t = llvm.mlir.constant(true) : i1
  %0 = llvm.call_intrinsic "llvm.objectsize"(%p, %t, %t, %t) : (!llvm.ptr, i1, i1, i1) -> i64
  %1 = llvm.call_intrinsic "llvm.round"(%f) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  llvm.call_intrinsic "llvm.donothing"() : () -> ()
  %3 = llvm.call_intrinsic "llvm.bswap.i32"(%x) : (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
  llvm.call_intrinsic "llvm.assume"(%t) ["align"(%p, %x : !llvm.ptr, i32)] : (i1) -> ()
  %4 = llvm.call_intrinsic "llvm.is.constant"(%x) : (i32) -> i1
  %5 = llvm.call_intrinsic "llvm.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  llvm.return
}
// -----
llvm.func @run(%i: i32, %p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @run, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @other, tag = <id = 0>> : !llvm.ptr
  llvm.indirectbr %p : !llvm.ptr, [^a(%i: i32), ^b]
^a(%x: i32):
  llvm.blocktag <id = 1>
  llvm.call @use(%1) : (!llvm.ptr) -> ()
  llvm.br ^b
^b:
  llvm.return %0 : !llvm.ptr
}
llvm.func @use(!llvm.ptr)
llvm.mlir.global @g() : !llvm.ptr {
  %1 = llvm.blockaddress <function = @other, tag = <id = 0>> : !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.func @other() {
  llvm.br ^x
^x:
  llvm.blocktag <id = 0>
  llvm.return
}
// -----
llvm.func @h() -> i32 {
  %0 = llvm.mlir.constant(1:i32):i32
  %f = llvm.call @e(%0) {nobuiltin, noinline, no_inline, hot, cold, minsize, optsize, builtin, save_reg_params, noduplicate, returns_twice, zero_call_used_regs="all", nobuiltins=["x"], more=1, alloc_size=array<i32:0>, modular_format="x,y", trap_func_name="tr"} : (i32) -> i32
  llvm.return %f : i32 }
llvm.func @e(i32) -> i32
