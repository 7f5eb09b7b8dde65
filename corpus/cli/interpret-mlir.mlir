// A mask of llvm.ptrmask that is narrower than the pointer leaves the upper bits of the address alone.
// RUN: interpret-mlir %s --entry=narrow_mask | FileCheck %s
// CHECK: 1311768467463790320

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<[64, 64, 64, 32]> : vector<4xi64>>>} {
  llvm.func @narrow_mask() -> i64 {
    %address = llvm.mlir.constant(0x123456789abcdef5 : i64) : i64
    %mask = llvm.mlir.constant(-16 : i32) : i32
    %pointer = llvm.inttoptr %address : i64 to !llvm.ptr
    %masked = llvm.intr.ptrmask %pointer, %mask : (!llvm.ptr, i32) -> !llvm.ptr
    %result = llvm.ptrtoint %masked : !llvm.ptr to i64
    llvm.return %result : i64
  }
}
