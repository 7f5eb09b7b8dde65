// Wrong: what the lowering says of the whole module and the source does not: flags, options for the linker, libraries; and that a function
// is a kernel, which nobody calls as a function. The version that debuggers read for says nothing.
//
// RUN: expect-status 2 verify-lowering %S/../bad/symbols/Inputs/same.mlir --lowered %s | FileCheck %s
// CHECK: @same: unsupported: flags of a module
// RUN: sed 's/^llvm.module_flags.*/llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]/' %s > %t.right.mlir
// RUN: expect-status 2 verify-lowering %s --lowered %t.right.mlir | FileCheck %s
// RUN: sed 's/^llvm.module_flags.*/llvm.linker_options ["-lm"]/' %s > %t.options.mlir
// RUN: expect-status 2 verify-lowering %S/../bad/symbols/Inputs/same.mlir --lowered %t.options.mlir | FileCheck %s --check-prefix=OPTIONS
// OPTIONS: @same: unsupported: options for the linker
// RUN: sed -e 's/^llvm.module_flags.*/module attributes {llvm.dependent_libraries = ["m"]} {/' -e '$a }' %s > %t.libraries.mlir
// RUN: expect-status 2 verify-lowering %S/../bad/symbols/Inputs/same.mlir --lowered %t.libraries.mlir | FileCheck %s --check-prefix=LIBRARIES
// LIBRARIES: @same: unsupported: an attribute of the whole module
// RUN: sed -e '/^llvm.module_flags/d' -e 's/i32 {/i32 attributes {nvvm.kernel} {/' %s > %t.kernel.mlir
// RUN: expect-status 1 verify-lowering %S/../bad/symbols/Inputs/same.mlir --lowered %t.kernel.mlir | FileCheck %s --check-prefix=KERNEL
// RUN: expect-status 1 verify-lowering %t.kernel.mlir --lowered %t.right.mlir | FileCheck %s --check-prefix=KERNEL
// KERNEL: @same: refuted: attribute: {{.*}} has an attribute
// RUN: verify-lowering %S/../bad/symbols/Inputs/same.mlir --lowered %t.right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: verify-lowering %s --lowered %s | FileCheck %s --check-prefix=RIGHT
// RIGHT: 1 function: 1 proved

llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
llvm.func @same(%v: i32) -> i32 {
  llvm.return %v : i32
}
