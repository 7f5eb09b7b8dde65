// Debug information: every kind of node, locations with their scopes, records of variables and labels.
// REQUIRES: mlir-translate-22
// RUN: %compare-translate %s

#file = #llvm.di_file<"foo.mlir" in "/work \"dir\"">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "MLIR", isOptimized = true, emissionKind = Full, nameTableKind = GNU, splitDebugFilename = "split.dwo">
#cu2 = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_Fortran95, file = #file, isOptimized = false, emissionKind = LineTablesOnly, nameTableKind = Apple>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#nothing = #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "decltype(nullptr)">
#null = #llvm.di_null_type
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64, alignInBits = 32, offsetInBits = 4, extraData = #int>
#space = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #null, sizeInBits = 64, dwarfAddressSpace = 3>
#field = #llvm.di_derived_type<tag = DW_TAG_member, name = "f", baseType = #ptr, sizeInBits = 32>
#enum = #llvm.di_composite_type<tag = DW_TAG_enumeration_type, name = "e", file = #file, line = 4, baseType = #int, sizeInBits = 32>
#count = #llvm.di_subrange<count = 7 : i64, lowerBound = -2 : i64>
#space2 = #llvm.di_namespace<name = "outer", exportSymbols = true>
#inner = #llvm.di_namespace<name = "inner", scope = #space2, exportSymbols = false>
#lang = #llvm.di_module<file = #file, scope = #cu, name = "mod", configMacros = "-DX", includePath = "inc", apinotes = "n", line = 42, isDecl = true>
#sp0 = #llvm.di_subprogram<compileUnit = #cu, scope = #inner, name = "callee", linkageName = "_callee", file = #file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #null, #int, #ptr>, annotations = #llvm.di_annotation<name = "k", value = "v">>
#size = #llvm.di_local_variable<scope = #sp0, name = "n", file = #file, line = 9, type = #int, flags = Artificial>
#span = #llvm.di_subrange<lowerBound = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(16), DW_OP_deref]>, upperBound = #size, stride = #size>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "array", baseType = #int, sizeInBits = 64, alignInBits = 32, dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_constu(5)]>, allocated = <[DW_OP_constu(0)]>, associated = <[DW_OP_push_object_address, DW_OP_deref, DW_OP_constu(1), DW_OP_ne]>, elements = #count, #span>
#general = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_generic_subrange<count = #size, lowerBound = #llvm.di_expression<[DW_OP_constu(1)]>, stride = #size>>
#self = #llvm.di_composite_type<recId = distinct[10]<>, isRecSelf = true>
#list = #llvm.di_composite_type<recId = distinct[10]<>, tag = DW_TAG_structure_type, name = "list", file = #file, line = 2, scope = #cu, sizeInBits = 128, flags = "Public|TypePassByValue", elements = #field, #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64>, sizeInBits = 64, offsetInBits = 64>>
#string = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, alignInBits = 8, stringLength = #size, stringLengthExp = <[DW_OP_push_object_address, DW_OP_plus_uconst(8)]>, stringLocationExp = <[DW_OP_push_object_address, DW_OP_deref]>, encoding = DW_ATE_ASCII>
#g = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "_g", file = #file, line = 12, type = #list, isLocalToUnit = true, isDefined = true, alignInBits = 8>
#common = #llvm.di_common_block<scope = #sp0, name = "block", file = #file, line = 3>
#h = #llvm.di_global_variable<scope = #common, name = "h", file = #file, line = 13, type = #array>
#i = #llvm.di_global_variable<scope = #lang, name = "i", file = #file, line = 14, type = #general, isDefined = true>
#rec = #llvm.di_subprogram<recId = distinct[20]<>, isRecSelf = true>
#import = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #rec, entity = #lang, file = #file, line = 1, name = "as", elements = #g>
#sp = #llvm.di_subprogram<recId = distinct[20]<>, id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 5, scopeLine = 5, subprogramFlags = "LocalToUnit|Definition", type = #llvm.di_subroutine_type<types = #int, #string, #enum, #nothing, #space>, retainedNodes = #llvm.di_local_variable<scope = #rec, name = "kept", file = #file, line = 6, arg = 2, alignInBits = 32, type = #list>, #import>
#block = #llvm.di_lexical_block<scope = #sp, file = #file, line = 7, column = 9>
#block2 = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 3>
#var = #llvm.di_local_variable<scope = #block2, name = "v", file = #file, line = 6, type = #int>
#arg = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 6, arg = 1, type = #int>
#label = #llvm.di_label<scope = #block, name = "l", file = #file, line = 11>
#declared = #llvm.di_subprogram<scope = #file, name = "declared", file = #file, line = 1, type = #llvm.di_subroutine_type<>, subprogramFlags = Optimized>
#sp2 = #llvm.di_subprogram<compileUnit = #cu2, scope = #file, name = "second", file = #file, subprogramFlags = "Definition|MainSubprogram">

llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = #g, expr = <[DW_OP_plus_uconst(4), DW_OP_LLVM_fragment(0, 16)]>>, #llvm.di_global_variable_expression<var = #g>]} : i32
llvm.mlir.global external @h(1 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = #h, expr = <>>]} : i32
llvm.mlir.global external @i(1 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = #i>]} : i32

llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) -> i32 {
  llvm.intr.dbg.value #arg = %a : i32 loc(fused<#sp>["x.c":1:1])
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_LLVM_fragment(16, 8)]> = %a : i32 loc(fused<#block2>["x.c":2:1])
  llvm.intr.dbg.declare #var = %p : !llvm.ptr loc(unknown)
  llvm.intr.dbg.declare #var = %p : !llvm.ptr
  llvm.intr.dbg.label #label loc(fused<#block>["x.c":2:1])
  %five = llvm.mlir.constant(5 : i32) : i32
  llvm.intr.dbg.value #var = %five : i32
  %0 = llvm.add %a, %a : i32
  %1 = llvm.call @declared(%0) : (i32) -> i32 loc(callsite(fused<#sp0>["c.c":5:6] at fused<#block>["d.c":7:8]))
  %2 = llvm.call @declared(%0) : (i32) -> i32 loc(callsite(fused<#sp0>["c.c":5:6] at callsite(fused<#sp0>["c.c":5:6] at fused<#block>["d.c":7:8])))
  %3 = llvm.mul %1, %0 : i32 loc("x.c":3:4)
  llvm.cond_br %c, ^b(%2 : i32), ^b(%3 : i32) loc(callsite("c.c":5:6 at "d.c":7:8))
^b(%x: i32 loc("y.c":70:80)):
  %4 = llvm.mul %x, %0 : i32 loc(fused["x.c":3:4, "x.c":3:9])
  %5 = llvm.mul %x, %4 : i32 loc(fused["x.c":3:4, "x.c":4:9])
  %6 = llvm.mul %x, %5 : i32 loc("name"("x.c":3:99999))
  %7 = llvm.mul %x, %6 : i32 loc("name")
  llvm.br ^c(%7 : i32) {loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = loc(fused<#sp>["x.c":1:2]), endLoc = loc(fused<#block>["x.c":3:4])>}
^c(%y: i32):
  llvm.return %y : i32
} loc(fused<#sp>["foo.c":1:2])
llvm.func @declared(i32) -> i32 loc(fused<#declared>["foo.c":1:2])
llvm.func @second() {
  llvm.return loc(unknown)
} loc(fused["a.c":1:1, fused<#sp2>["foo.c":1:2]])
llvm.func @without() {
  llvm.call @second() : () -> ()
  llvm.return
}
