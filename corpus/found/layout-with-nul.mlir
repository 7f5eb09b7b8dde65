// The name of an address space may contain any byte: the layout is written whole, and read again as it is.
//
// RUN: lower-mlir --emit=llvm %s -o %t.ll
// RUN: %python -c "import sys; assert b'p2(ne\0ar):64:64-p3:32:32\"' in open(sys.argv[1], 'rb').read()" %t.ll
// RUN: expect-status 0 verify-lowering %s --lowered %t.ll
// RUN: %if mlir-opt-22 %{ mlir-translate-22 --mlir-to-llvmir %s -o %t.22.ll && cmp %t.ll %t.22.ll %}

module attributes {llvm.data_layout = "p2(ne\00ar):64:64-p3:32:32"} {
  llvm.func @one() -> i32 {
    %one = llvm.mlir.constant(1 : i32) : i32
    llvm.return %one : i32
  }
}
