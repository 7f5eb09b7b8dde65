// Wrong: a function is not in its section, whose whole is used by others.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/placed.mlir --lowered %s | FileCheck %s
// CHECK: @started_first: refuted: attribute: the lowering has another section
// CHECK: 4 functions: 3 proved, 1 refuted

module {
  llvm.comdat @groups {
    llvm.comdat_selector @once any
  }
  llvm.func @started_first() {
    llvm.return
  }
  llvm.func @on_a_line_of_its_own(%arg0: i32) -> i32 attributes {alignment = 64 : i64} {
    llvm.return %arg0 : i32
  }
  llvm.func weak_odr @once(%arg0: i32) -> i32 comdat(@groups::@once) {
    llvm.return %arg0 : i32
  }
  llvm.func @reads_address_zero(%arg0: !llvm.ptr) -> i32 attributes {passthrough = ["null_pointer_is_valid", "nounwind"]} {
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
}
