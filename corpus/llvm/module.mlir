// What a module says of itself: data layout, assembly, identification, flags, profiles; attributes of functions with packed numbers.
// REQUIRES: mlir-translate-22
// RUN: %compare-translate %s

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, i8 = dense<[8, 16]> : vector<2xi64>, !llvm.ptr<3> = dense<[32, 32, 64, 16]> : vector<4xi64>, "dlti.alloca_memory_space" = 5 : ui32, "dlti.global_memory_space" = 1 : ui32, "dlti.program_memory_space" = 3 : ui32, "dlti.endianness" = "big", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16>, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>, "dlti.stack_alignment" = 0 : i64>, llvm.ident = "x \"y", llvm.commandline = "-a -b", llvm.dependent_libraries = ["a", "b"], llvm.module_asm = ["foo", "bar\0Abaz"], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
  llvm.func @f() attributes {passthrough = [["target-features", "+a"], ["alignstack", "8"], ["uwtable", "2"]]}
  llvm.func @g() attributes {passthrough = ["foo", ["foo", "2"]]}
}
// -----
llvm.func @f(i64) -> !llvm.ptr attributes {passthrough = [["allocsize", "4294967295"], ["allockind", "9"], ["memory", "341"],["vscale_range", "4294967312"], ["uwtable", "1"]]}

// -----
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @from, to = @to, count = 222>, #llvm.cgprofile_entry<from = @from, count = 222>]>,
 #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.5 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 1>>>,
 #llvm.mlir.module_flag<error, "x", "str">]
llvm.func @from()
llvm.func @to()
// -----
llvm.func @d() attributes {arm_streaming, target_cpu="x", tune_cpu="y", prefer_vector_width="32", reciprocal_estimates="q", denormal_fp_math="a", denormal_fp_math_f32="b", fp_contract="fast", instrument_function_entry="e", instrument_function_exit="x2", no_infs_fp_math=true, no_nans_fp_math=false, no_signed_zeros_fp_math=true, unsafe_fp_math=true, approx_func_fp_math=true, target_features=#llvm.target_features<["+a"]>, vscale_range=#llvm.vscale_range<minRange=1:i32,maxRange=16:i32>, garbageCollector="gc", section="s", alignment=8:i64}
llvm.func @e() attributes {save_reg_params, hot, cold, noduplicate, returns_twice, no_caller_saved_registers, nocallback, no_builtins, uniform_work_group_size, zero_call_used_regs="all", modular_format="x", nobuiltins=["a"], allocsize=array<i32: 0>, more = 3}
// -----
llvm.func @d2() attributes {arm_streaming, target_cpu="x", tune_cpu="y", prefer_vector_width="32", reciprocal_estimates="q", denormal_fp_math="ieee", denormal_fp_math_f32="ieee", fp_contract="fast", instrument_function_entry="e", instrument_function_exit="x2", no_infs_fp_math=true, no_nans_fp_math=false, no_signed_zeros_fp_math=true, target_features=#llvm.target_features<["+a"]>, vscale_range=#llvm.vscale_range<minRange=1:i32,maxRange=16:i32>, garbageCollector="gc", section="s", alignment=8:i64} { llvm.return }
// -----
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
llvm.mlir.global_dtors dtors = [@f], priorities = [7 : i32], data = [#llvm.zero]
llvm.func @f() { llvm.return }
llvm.mlir.global external constant @g() {addr_space = 1 : i32, dso_local} : i32
