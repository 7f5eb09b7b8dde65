// Right: a function is more aligned, and no longer promises not to unwind.
//
// RUN: verify-lowering %S/../../examples/placed.mlir --lowered %s | FileCheck %s
// CHECK: 4 functions: 4 proved

module {
  llvm.comdat @groups {
    llvm.comdat_selector @once any
  }
  llvm.func @started_first() attributes {section = ".init_text"} {
    llvm.return
  }
  llvm.func @on_a_line_of_its_own(%arg0: i32) -> i32 attributes {alignment = 128 : i64} {
    llvm.return %arg0 : i32
  }
  llvm.func weak_odr @once(%arg0: i32) -> i32 comdat(@groups::@once) {
    llvm.return %arg0 : i32
  }
  llvm.func @reads_address_zero(%arg0: !llvm.ptr) -> i32 attributes {passthrough = ["null_pointer_is_valid"]} {
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
}
