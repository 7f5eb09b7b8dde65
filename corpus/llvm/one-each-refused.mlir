// Operations that no other file has, with operands that the dialect's own checks allow and LLVM's verifier does not: only read and
// printed, as mlir-opt does it.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s > %t.custom && lower-mlir --no-passes %s | diff - %t.custom
// RUN: mlir-opt-22 --mlir-print-op-generic %s > %t.generic && lower-mlir --no-passes --mlir-print-op-generic %s | diff - %t.generic
// RUN: lower-mlir --no-passes %t.generic | diff - %t.custom

module {
  llvm.func @lifetime_end(%arg0: !llvm.ptr) {
    llvm.intr.lifetime.end %arg0 : !llvm.ptr
    llvm.return
  }
  llvm.func @vastart(%arg0: !llvm.ptr) {
    llvm.intr.vastart %arg0 : !llvm.ptr
    llvm.return
  }
  llvm.func @vp_fpext(%arg0: i32, %arg1: vector<1xi1>, %arg2: vector<1xf16>) {
    %0 = "llvm.intr.vp.fpext"(%arg2, %arg1, %arg0) : (vector<1xf16>, vector<1xi1>, i32) -> vector<1xf16>
    llvm.return
  }
  llvm.func @vp_fptrunc(%arg0: i32, %arg1: vector<1xi1>, %arg2: vector<1xf16>) {
    %0 = "llvm.intr.vp.fptrunc"(%arg2, %arg1, %arg0) : (vector<1xf16>, vector<1xi1>, i32) -> vector<1xf16>
    llvm.return
  }
  llvm.func @vp_zext(%arg0: i32, %arg1: vector<1xi1>, %arg2: vector<1xi32>) {
    %0 = "llvm.intr.vp.zext"(%arg2, %arg1, %arg0) : (vector<1xi32>, vector<1xi1>, i32) -> vector<1xi32>
    llvm.return
  }
}
