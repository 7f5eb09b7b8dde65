// The flags of debug information come in the order of their bits, each once; what is none is left out.
//
// RUN: lower-mlir %s --no-passes --allow-unregistered-dialect | FileCheck %s

// CHECK: #llvm.di_composite_type<tag = DW_TAG_structure_type>
// CHECK: #llvm.di_composite_type<tag = DW_TAG_class_type, flags = "Public|Virtual">
// CHECK: #llvm.di_subprogram<subprogramFlags = "Definition|Optimized">
// CHECK: #llvm.di_subprogram<subprogramFlags = Pure>
"test.op"() {a = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = Zero>,
             b = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = "Virtual|Public">,
             c = #llvm.di_subprogram<subprogramFlags = "Optimized|Definition|Optimized">,
             d = #llvm.di_subprogram<subprogramFlags = "Pure|Pure">} : () -> ()
