// Addresses that are computed as numbers: from one object by a way that leads to another.

llvm.func @by_factor(%x: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %twenty = llvm.mlir.constant(20 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %ten, %a : i32, !llvm.ptr
  llvm.store %twenty, %b : i32, !llvm.ptr
  %ai = llvm.ptrtoint %a : !llvm.ptr to i64
  %bi = llvm.ptrtoint %b : !llvm.ptr to i64
  %d = llvm.sub %bi, %ai : i64
  %xd = llvm.mul %x, %d : i64
  %addr = llvm.add %ai, %xd : i64
  %q = llvm.inttoptr %addr : i64 to !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @by_table(%i: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %z = llvm.mlir.constant(0 : i64) : i64
  %ten = llvm.mlir.constant(10 : i32) : i32
  %twenty = llvm.mlir.constant(20 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %t = llvm.alloca %two x i64 : (i32) -> !llvm.ptr
  llvm.store %ten, %a : i32, !llvm.ptr
  llvm.store %twenty, %b : i32, !llvm.ptr
  %ai = llvm.ptrtoint %a : !llvm.ptr to i64
  %bi = llvm.ptrtoint %b : !llvm.ptr to i64
  %d = llvm.sub %bi, %ai : i64
  llvm.store %z, %t : i64, !llvm.ptr
  %t1 = llvm.getelementptr %t[1] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %d, %t1 : i64, !llvm.ptr
  %ti = llvm.getelementptr %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %off = llvm.load %ti : !llvm.ptr -> i64
  %addr = llvm.add %ai, %off : i64
  %q = llvm.inttoptr %addr : i64 to !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}
