// Attributes of functions, arguments and results; linkage and visibility.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @pass_i1_5(%x: i1, %a: !llvm.ptr {llvm.noalias}, %z: memref<f32>) {
  return
}

func.func private @pass_memref_f32_attributes(memref<4xf32> {llvm.noalias}) -> memref<f32> attributes {llvm.emit_c_interface}

func.func private @pass_i8(memref<4xf32> {llvm.byval = i32}, i32) -> i8

func.func @pass_memref_uxf32_5(%a: memref<*xf32> {llvm.align = 16 : i64}) attributes {llvm.emit_c_interface} {
  return
}

func.func private @pass_i8_1(memref<?xf32> {llvm.noundef}, i32) -> i8

func.func @pass_i1_6(%x: i1, %a: memref<*xf32> {llvm.noundef}, %z: memref<f32>) {
  return
}

func.func private @pass_memref_f32_attributes_2(!llvm.ptr {foo.bar = "x"}) -> memref<f32> attributes {llvm.emit_c_interface}

func.func @pass_i32_5(%a: i32 {foo.bar = "x"}) attributes {llvm.emit_c_interface} {
  return
}

func.func private @pass_i8_2(!llvm.ptr {llvm.sret = memref<2xf32>}, i32) -> i8

func.func @pass_i1_8(%x: i1, %a: memref<4xf32> {llvm.signext}, %z: memref<f32>) {
  return
}

func.func @pass_memref_qxf32_7(%a: memref<?xf32> {llvm.byref = index}) attributes {llvm.emit_c_interface} {
  return
}

func.func private @pass_i8_3(memref<*xf32> {llvm.byref = index}, i32) -> i8

func.func @pass_i1_9(%x: i1, %a: memref<?xf32> {llvm.inalloca = vector<2x3xf32>}, %z: memref<f32>) {
  return
}

func.func @pass_llvm_ptr_3(%a: !llvm.ptr {llvm.nest}) attributes {llvm.emit_c_interface} {
  return
}

func.func @pass_i1_10(%x: i1, %a: !llvm.ptr {llvm.returned}, %z: memref<f32>) {
  return
}

func.func private @pass_memref_f32_attributes_5(memref<4xf32> {llvm.returned}) -> memref<f32> attributes {llvm.emit_c_interface}

func.func private @pass_i8_5(memref<4xf32> {llvm.preallocated = i32}, i32) -> i8

func.func @pass_12() attributes {llvm.linkage = #llvm.linkage<private>} {
  return
}

func.func @pass_13() attributes {llvm.linkage = #llvm.linkage<internal>} {
  return
}

func.func @pass_14() attributes {llvm.linkage = #llvm.linkage<available_externally>} {
  return
}

func.func @pass_15() attributes {llvm.linkage = #llvm.linkage<linkonce>} {
  return
}

func.func @pass_16() attributes {llvm.linkage = #llvm.linkage<weak>} {
  return
}

func.func @pass_18() attributes {llvm.linkage = #llvm.linkage<appending>} {
  return
}

func.func @pass_19() attributes {llvm.linkage = #llvm.linkage<extern_weak>} {
  return
}

func.func @pass_20() attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  return
}

func.func @pass_21() attributes {llvm.linkage = #llvm.linkage<weak_odr>} {
  return
}

func.func @pass_22() attributes {llvm.linkage = #llvm.linkage<external>} {
  return
}

func.func @pass_i32_8(%a: i32) attributes {no_inline} {
  return
}

func.func private @pass_i32_attributes(i32) -> i32 attributes {llvm.readnone}

func.func @pass_i32_9(%a: i32) attributes {foo.x = 1 : i32} {
  return
}

func.func @pass_i32_10(%a: i32) attributes {func.varargs = true} {
  return
}

func.func private @pass_i32_attributes_2(i32) -> i32 attributes {func.varargs = false}

func.func @pass_i32_11(%a: i32) attributes {target_cpu = "x"} {
  return
}

func.func private @pass_i32_attributes_3(i32) -> i32 attributes {alignment = 16 : i64}

func.func @pass_i32_12(%a: i32) attributes {CConv = #llvm.cconv<fastcc>} {
  return
}

func.func private @pass_i32_attributes_4(i32) -> i32 attributes {llvm.alignment = 16 : i64}

func.func @pass_i32_13(%a: i32) attributes {sym_visibility2 = "x"} {
  return
}

func.func @pass_i32_14(%a: i32) attributes {llvm.always_inline} {
  return
}

func.func private @pass_i32_attributes_6(i32) -> i32 attributes {always_inline}

func.func @pass_i32_15(%a: i32) attributes {visibility_ = 1 : i64} {
  return
}

func.func private @pass_i32_attributes_7(i32) -> i32 attributes {dso_local}

func.func private @pass_i32_attributes_8(i32) -> i32 attributes {garbageCollector = "x"}

func.func @pass_i32_17(%a: i32) attributes {frame_pointer = #llvm.framePointerKind<all>} {
  return
}

func.func private @pass_i32_attributes_9(i32) -> i32 attributes {will_return}
