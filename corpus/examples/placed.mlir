// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 4 functions: 4 proved

// Where functions lie, and how they run, as others rely on it.

llvm.comdat @groups {
  llvm.comdat_selector @once any
}

llvm.func @started_first() attributes {section = ".init_text"} {
  llvm.return
}

llvm.func @on_a_line_of_its_own(%x: i32) -> i32 attributes {alignment = 64 : i64} {
  llvm.return %x : i32
}

llvm.func weak_odr @once(%x: i32) -> i32 comdat(@groups::@once) {
  llvm.return %x : i32
}

llvm.func @reads_address_zero(%p: !llvm.ptr) -> i32 attributes {passthrough = ["null_pointer_is_valid", "nounwind"]} {
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}
