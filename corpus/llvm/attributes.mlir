// Control flow with exceptions, symbols, inline assembly and the attributes with parameters, as mlir-opt reads and prints them.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s > %t.custom && lower-mlir --no-passes %s | diff - %t.custom
// RUN: mlir-opt-22 --mlir-print-op-generic %s > %t.generic && lower-mlir --no-passes --mlir-print-op-generic %s | diff - %t.generic
// RUN: lower-mlir --no-passes %t.generic | diff - %t.custom

#loop = #llvm.loop_annotation<disableNonforced = false, vectorize = <disable = true, width = 4 : i32>, unroll = #llvm.loop_unroll<disable = true>, mustProgress = true, parallelAccesses = #llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>>
#root = #llvm.tbaa_root<id = "root">
#ty = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#dom = #llvm.alias_scope_domain<id = distinct[2]<>, description = "d">
#sc = #llvm.alias_scope<id = distinct[3]<>, domain = #dom>
#file = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[4]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized">
#null = #llvm.di_null_type
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#arr = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_subrange<count = 4>, #llvm.di_subrange<count = 5 : i64>>
#var = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 2, arg = 1, type = #int, flags = Artificial>
#var2 = #llvm.di_local_variable<scope = #sp, name = "y", type = #arr>
module {
  llvm.func @f(%a: i32, %p: !llvm.ptr {llvm.range = #llvm.constant_range<i32, 0, -12>}) attributes {frame_pointer = #llvm.framePointerKind<"non-leaf">, uwtable_kind = #llvm.uwtableKind<async>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem=none, targetMem0=none, targetMem1=none>, target_features = #llvm.target_features<["+a", "+b"]>, vec_type_hint = #llvm.vec_type_hint<hint = i32>, vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 2 : i32>} {
    llvm.intr.dbg.value #var = %a : i32
    llvm.intr.dbg.value #var2 #llvm.di_expression<[DW_OP_constu(3), DW_OP_plus, DW_OP_LLVM_fragment(0, 8), DW_OP_LLVM_convert(1, DW_ATE_signed)]> = %a : i32
    llvm.intr.dbg.label #llvm.di_label<scope = #sp, name = "l", file = #file, line = 3>
    %0 = llvm.load %p {tbaa = [#llvm.tbaa_tag<base_type = #ty, access_type = #ty, offset = 0>], alias_scopes = [#sc], alignment=4} : !llvm.ptr -> i32
    %1 = llvm.load %p dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #sc
    llvm.blocktag <id = 1>
    %b = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
    %c = llvm.inline_asm has_side_effects tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{ elementtype = i32 }] "a $0", "=r,*m" %p : (!llvm.ptr) -> i32
    %d = llvm.inline_asm "a $0", "=r,r" %a : (i32) -> i32
    %t = llvm.mlir.constant(true) : i1
    llvm.intr.ubsantrap <{failureKind = 1 : i8}>
    %pr = llvm.intr.expect.with.probability %a, %a, 0.5 : i32
    %vv = llvm.mlir.poison : vector<8xi32>
    %vw = llvm.intr.vector.extract %vv[0] : vector<4xi32> from vector<8xi32>
    %vz = llvm.intr.vector.insert %vw, %vv[0] : vector<4xi32> into vector<8xi32>
    %m = llvm.mlir.poison : vector<4xi1>
    %ml = llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
    %ml1 = llvm.intr.masked.load %p, %m, %ml {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.store %ml, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %cc = llvm.call_intrinsic "llvm.my.intr"(%a, %a) {fastmathFlags = #llvm.fastmath<reassoc>} : (i32, i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
    llvm.call_intrinsic "llvm.foo"() ["a"(%a, %a : i32, i32)]  : () -> ()
    %is = llvm.intr.invariant.start 4, %p : !llvm.ptr
    llvm.intr.invariant.end %is, 4, %p : !llvm.ptr
    llvm.cond_br %t, ^bb1, ^bb1 {loop_annotation = #loop}
  ^bb1:
    llvm.indirectbr %b : !llvm.ptr, [^bb1, ^bb2(%a : i32)]
  ^bb2(%x : i32):
    llvm.unreachable
  }
  llvm.func @pers(...) -> i32
  llvm.mlir.global external constant @ti() : !llvm.ptr
  llvm.func @g(%x: i32) -> i32 attributes {personality = @pers, comdat=@cd::@g} {
    %ti = llvm.mlir.addressof @ti : !llvm.ptr
    %ar = llvm.mlir.undef : !llvm.array<1 x ptr>
    %r = llvm.invoke @h(%x) to ^bb1(%x : i32) unwind ^bb2 : (i32) -> i32
  ^bb1(%y: i32):
    llvm.return %r : i32
  ^bb2:
    %lp = llvm.landingpad cleanup (catch %ti : !llvm.ptr) (filter %ar : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
    llvm.resume %lp : !llvm.struct<(ptr, i32)>
  ^bb4:

    llvm.unreachable
  }
  llvm.comdat @cd {
    llvm.comdat_selector @g any
    llvm.comdat_selector @g2 exactmatch
  }
  llvm.func @h(i32) -> i32
  llvm.func @ranges(i32 {llvm.range = #llvm.constant_range<i32, -5, 4294967295>}, i1 {llvm.range = #llvm.constant_range<i1, 0, -1>}) -> (i128 {llvm.range = #llvm.constant_range<i128, -1267650600228229401496703205376, 1267650600228229401496703205376>})
  llvm.mlir.alias external @al {dso_local} : i32 {
    %0 = llvm.mlir.addressof @gl : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias weak hidden thread_local unnamed_addr @al2 : i32 {
    %0 = llvm.mlir.addressof @gl : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @gl(3 : i32) : i32
  llvm.mlir.ifunc external @if : !llvm.func<void ()>, !llvm.ptr @res
  llvm.mlir.ifunc linkonce_odr hidden local_unnamed_addr @if2 : !llvm.func<void ()>, !llvm.ptr @res {dso_local}
  llvm.func @res() -> !llvm.ptr {
 %0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr
}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
  llvm.linker_options ["-l", "m"]
  llvm.mlir.global_ctors ctors = [@res], priorities = [0 : i32], data = [#llvm.zero]
}
