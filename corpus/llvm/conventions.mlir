// Each calling convention by its name in LLVM IR, and back; comdats as LLVM sets them apart; weights that LLVM has no place for.
// REQUIRES: mlir-translate-22, llvm-as-22, opt-22
// RUN: mlir-translate-22 --mlir-to-llvmir %s > %t.expected
// RUN: lower-mlir --no-passes --emit=llvm %s > %t.ll
// RUN: diff %t.expected %t.ll
// RUN: opt-22 -passes=verify -disable-output %t.ll
// RUN: lower-mlir --no-passes --import-llvm %t.ll > %t.mlir
// RUN: lower-mlir --no-passes --emit=llvm %t.mlir | grep @in_ > %t.back
// RUN: grep @in_ %t.ll | diff - %t.back
// RUN: FileCheck %s < %t.ll

// CHECK: $one = comdat any
// CHECK-EMPTY:
// CHECK-NEXT: $two = comdat largest
// CHECK-EMPTY:
llvm.comdat @all {
  llvm.comdat_selector @one any
  llvm.comdat_selector @two largest
}
llvm.mlir.global linkonce_odr @one(1 : i32) comdat(@all::@one) : i32
llvm.mlir.global linkonce_odr @two(2 : i32) comdat(@all::@two) : i32

// CHECK-NOT: branch_weights
llvm.func @weights(%c: i1) {
  llvm.cond_br %c, ^a, ^b {branch_weights = array<i32>}
^a:
  llvm.br ^b
^b:
  llvm.call @weights(%c) {branch_weights = array<i32: 3, 4>} : (i1) -> ()
  llvm.return
}

llvm.func fastcc @in_fastcc()
llvm.func coldcc @in_coldcc()
llvm.func cc_10 @in_cc_10()
llvm.func cc_11 @in_cc_11()
llvm.func anyregcc @in_anyregcc()
llvm.func preserve_mostcc @in_preserve_mostcc()
llvm.func preserve_allcc @in_preserve_allcc()
llvm.func swiftcc @in_swiftcc()
llvm.func cxx_fast_tlscc @in_cxx_fast_tlscc()
llvm.func tailcc @in_tailcc()
llvm.func cfguard_checkcc @in_cfguard_checkcc()
llvm.func swifttailcc @in_swifttailcc()
llvm.func x86_stdcallcc @in_x86_stdcallcc()
llvm.func x86_fastcallcc @in_x86_fastcallcc()
llvm.func arm_apcscc @in_arm_apcscc()
llvm.func arm_aapcscc @in_arm_aapcscc()
llvm.func arm_aapcs_vfpcc @in_arm_aapcs_vfpcc()
llvm.func msp430_intrcc @in_msp430_intrcc()
llvm.func x86_thiscallcc @in_x86_thiscallcc()
llvm.func ptx_kernelcc @in_ptx_kernelcc()
llvm.func ptx_devicecc @in_ptx_devicecc()
llvm.func spir_funccc @in_spir_funccc()
llvm.func intel_ocl_bicc @in_intel_ocl_bicc()
llvm.func x86_64_sysvcc @in_x86_64_sysvcc()
llvm.func win64cc @in_win64cc()
llvm.func x86_vectorcallcc @in_x86_vectorcallcc()
llvm.func hhvmcc @in_hhvmcc()
llvm.func hhvm_ccc @in_hhvm_ccc()
llvm.func avr_intrcc @in_avr_intrcc()
llvm.func avr_builtincc @in_avr_builtincc()
llvm.func x86_regcallcc @in_x86_regcallcc()
llvm.func msp430_builtincc @in_msp430_builtincc()
llvm.func aarch64_vectorcallcc @in_aarch64_vectorcallcc()
llvm.func aarch64_sve_vectorcallcc @in_aarch64_sve_vectorcallcc()
llvm.func wasm_emscripten_invokecc @in_wasm_emscripten_invokecc()
llvm.func amdgpu_gfxcc @in_amdgpu_gfxcc()
llvm.func m68k_intrcc @in_m68k_intrcc()
llvm.func spir_kernelcc @in_spir_kernelcc()
llvm.func amdgpu_vscc @in_amdgpu_vscc()
llvm.func amdgpu_gscc @in_amdgpu_gscc()
llvm.func amdgpu_cscc @in_amdgpu_cscc()
llvm.func amdgpu_kernelcc @in_amdgpu_kernelcc()
llvm.func amdgpu_hscc @in_amdgpu_hscc()
llvm.func amdgpu_lscc @in_amdgpu_lscc()
llvm.func amdgpu_escc @in_amdgpu_escc()
llvm.func x86_intrcc @in_x86_intrcc(!llvm.ptr {llvm.byval = i32})

llvm.func @calls() {
  llvm.call fastcc @in_fastcc() : () -> ()
  llvm.call coldcc @in_coldcc() : () -> ()
  llvm.call cc_10 @in_cc_10() : () -> ()
  llvm.call cc_11 @in_cc_11() : () -> ()
  llvm.call anyregcc @in_anyregcc() : () -> ()
  llvm.call preserve_mostcc @in_preserve_mostcc() : () -> ()
  llvm.call preserve_allcc @in_preserve_allcc() : () -> ()
  llvm.call swiftcc @in_swiftcc() : () -> ()
  llvm.call cxx_fast_tlscc @in_cxx_fast_tlscc() : () -> ()
  llvm.call tailcc @in_tailcc() : () -> ()
  llvm.call cfguard_checkcc @in_cfguard_checkcc() : () -> ()
  llvm.call swifttailcc @in_swifttailcc() : () -> ()
  llvm.call x86_stdcallcc @in_x86_stdcallcc() : () -> ()
  llvm.call x86_fastcallcc @in_x86_fastcallcc() : () -> ()
  llvm.call arm_apcscc @in_arm_apcscc() : () -> ()
  llvm.call arm_aapcscc @in_arm_aapcscc() : () -> ()
  llvm.call arm_aapcs_vfpcc @in_arm_aapcs_vfpcc() : () -> ()
  llvm.call msp430_intrcc @in_msp430_intrcc() : () -> ()
  llvm.call x86_thiscallcc @in_x86_thiscallcc() : () -> ()
  llvm.call ptx_kernelcc @in_ptx_kernelcc() : () -> ()
  llvm.call ptx_devicecc @in_ptx_devicecc() : () -> ()
  llvm.call spir_funccc @in_spir_funccc() : () -> ()
  llvm.call intel_ocl_bicc @in_intel_ocl_bicc() : () -> ()
  llvm.call x86_64_sysvcc @in_x86_64_sysvcc() : () -> ()
  llvm.call win64cc @in_win64cc() : () -> ()
  llvm.call x86_vectorcallcc @in_x86_vectorcallcc() : () -> ()
  llvm.call hhvmcc @in_hhvmcc() : () -> ()
  llvm.call hhvm_ccc @in_hhvm_ccc() : () -> ()
  llvm.call avr_intrcc @in_avr_intrcc() : () -> ()
  llvm.call avr_builtincc @in_avr_builtincc() : () -> ()
  llvm.call x86_regcallcc @in_x86_regcallcc() : () -> ()
  llvm.call msp430_builtincc @in_msp430_builtincc() : () -> ()
  llvm.call aarch64_vectorcallcc @in_aarch64_vectorcallcc() : () -> ()
  llvm.call aarch64_sve_vectorcallcc @in_aarch64_sve_vectorcallcc() : () -> ()
  llvm.call wasm_emscripten_invokecc @in_wasm_emscripten_invokecc() : () -> ()
  llvm.call amdgpu_gfxcc @in_amdgpu_gfxcc() : () -> ()
  llvm.call m68k_intrcc @in_m68k_intrcc() : () -> ()
  llvm.return
}
