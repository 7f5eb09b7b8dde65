llvm.func @g() { llvm.return }
llvm.mlir.global_ctors {ctors = [@g], priorities = [0 : i32]}
