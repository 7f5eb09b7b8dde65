// A debug record of a value that is too wide for LLVM IR.
#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#v = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 1, type = #t>
llvm.func @f() {
  %0 = llvm.mlir.poison : i8388609
  llvm.intr.dbg.value #v = %0 : i8388609 loc(#l)
  llvm.return loc(#l)
} loc(fused<#sp>["a.c":1:1])
#l = loc(fused<#sp>["a.c":1:1])
