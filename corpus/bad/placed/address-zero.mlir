// Wrong: the lowering takes address zero for no address.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/placed.mlir --lowered %s | FileCheck %s
// CHECK: @reads_address_zero: refuted: attribute: the source has an attribute that the lowering has to keep, and has not, a mode:
// CHECK: 4 functions: 3 proved, 1 refuted

module {
  llvm.comdat @groups {
    llvm.comdat_selector @once any
  }
  llvm.func @started_first() attributes {section = ".init_text"} {
    llvm.return
  }
  llvm.func @on_a_line_of_its_own(%arg0: i32) -> i32 attributes {alignment = 64 : i64} {
    llvm.return %arg0 : i32
  }
  llvm.func weak_odr @once(%arg0: i32) -> i32 comdat(@groups::@once) {
    llvm.return %arg0 : i32
  }
  llvm.func @reads_address_zero(%arg0: !llvm.ptr) -> i32 attributes {passthrough = ["nounwind"]} {
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
}
