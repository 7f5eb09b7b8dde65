// Records of debug information whose operations have no locations have no place in LLVM IR: neither they nor what they mention is there.
// REQUIRES: mlir-translate-22
// RUN: %compare-translate %s
// RUN: lower-mlir --no-passes --emit=llvm %s | FileCheck %s --implicit-check-not=DI

#file = #llvm.di_file<"a.c" in "/x">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #type>
#variable = #llvm.di_local_variable<scope = #function, name = "x", file = #file, line = 2, type = #int>
#label = #llvm.di_label<scope = #function, name = "here", file = #file, line = 3>

// CHECK: define void @f(i32 %0)
// CHECK-NEXT: ret void
llvm.func @f(%x: i32) {
  llvm.intr.dbg.value #variable = %x : i32
  llvm.intr.dbg.label #label
  llvm.return
}
