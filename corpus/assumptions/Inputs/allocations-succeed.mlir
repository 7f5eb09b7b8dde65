llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%n: i64, %x: f32) -> f32 {
  %four = llvm.mlir.constant(4 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %bytes = llvm.mul %n, %four : i64
  %m = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
  %failed = llvm.icmp "eq" %m, %null : !llvm.ptr
  llvm.cond_br %failed, ^nowhere, ^go
^nowhere:
  llvm.unreachable
^go:
  llvm.store %x, %m : f32, !llvm.ptr
  %v = llvm.load %m : !llvm.ptr -> f32
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return %v : f32
}
