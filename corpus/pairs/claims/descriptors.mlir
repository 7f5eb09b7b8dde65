// What a function says of a memref argument is about its elements. The pointer to a descriptor, of an unranked memref or a C wrapper,
// points elsewhere. (LLVM Language Reference, "Parameter Attributes"; MLIR documentation, "LLVM IR Target".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/unranked_readonly_moved.src.mlir --lowered %t/unranked_readonly_moved.low.mlir | FileCheck %s --check-prefix=UNRANKED-READONLY-MOVED
// UNRANKED-READONLY-MOVED: @h: refuted: attribute: the lowering claims of an argument what the source does not: 'llvm.readonly'
// RUN: verify-lowering %t/unranked_readonly_dropped.src.mlir --lowered %t/unranked_readonly_dropped.low.mlir | FileCheck %s --check-prefix=UNRANKED-READONLY-DROPPED
// UNRANKED-READONLY-DROPPED: @h: proved
// RUN: expect-status 1 verify-lowering %t/unranked_nonnull_moved.src.mlir --lowered %t/unranked_nonnull_moved.low.mlir | FileCheck %s --check-prefix=UNRANKED-NONNULL-MOVED
// UNRANKED-NONNULL-MOVED: @h: refuted: attribute: the lowering claims of an argument what the source does not: 'llvm.nonnull'
// RUN: verify-lowering %t/unranked_nonnull_dropped.src.mlir --lowered %t/unranked_nonnull_dropped.low.mlir | FileCheck %s --check-prefix=UNRANKED-NONNULL-DROPPED
// UNRANKED-NONNULL-DROPPED: @h: proved
// RUN: expect-status 1 verify-lowering %t/unranked_bytes_moved.src.mlir --lowered %t/unranked_bytes_moved.low.mlir | FileCheck %s --check-prefix=UNRANKED-BYTES-MOVED
// UNRANKED-BYTES-MOVED: @h: refuted: attribute: the lowering claims of an argument what the source does not: 'llvm.dereferenceable'
// RUN: verify-lowering %t/unranked_bytes_dropped.src.mlir --lowered %t/unranked_bytes_dropped.low.mlir | FileCheck %s --check-prefix=UNRANKED-BYTES-DROPPED
// UNRANKED-BYTES-DROPPED: @h: proved
// RUN: expect-status 1 verify-lowering %t/unranked_noalias_moved.src.mlir --lowered %t/unranked_noalias_moved.low.mlir | FileCheck %s --check-prefix=UNRANKED-NOALIAS-MOVED
// UNRANKED-NOALIAS-MOVED: @h: refuted: attribute: the lowering claims of an argument what the source does not: 'llvm.noalias'
// RUN: verify-lowering %t/unranked_noalias_dropped.src.mlir --lowered %t/unranked_noalias_dropped.low.mlir | FileCheck %s --check-prefix=UNRANKED-NOALIAS-DROPPED
// UNRANKED-NOALIAS-DROPPED: @h: proved
// RUN: expect-status 1 verify-lowering %t/unranked_align_moved.src.mlir --lowered %t/unranked_align_moved.low.mlir | FileCheck %s --check-prefix=UNRANKED-ALIGN-MOVED
// UNRANKED-ALIGN-MOVED: @h: refuted: attribute: the lowering claims of an argument what the source does not: 'llvm.align'
// RUN: verify-lowering %t/unranked_align_dropped.src.mlir --lowered %t/unranked_align_dropped.low.mlir | FileCheck %s --check-prefix=UNRANKED-ALIGN-DROPPED
// UNRANKED-ALIGN-DROPPED: @h: proved
// RUN: expect-status 1 verify-lowering %t/unranked_nocapture_moved.src.mlir --lowered %t/unranked_nocapture_moved.low.mlir | FileCheck %s --check-prefix=UNRANKED-NOCAPTURE-MOVED
// UNRANKED-NOCAPTURE-MOVED: @h: refuted: attribute: the lowering claims of an argument what the source does not: 'llvm.nocapture'
// RUN: verify-lowering %t/unranked_nocapture_dropped.src.mlir --lowered %t/unranked_nocapture_dropped.low.mlir | FileCheck %s --check-prefix=UNRANKED-NOCAPTURE-DROPPED
// UNRANKED-NOCAPTURE-DROPPED: @h: proved
// RUN: expect-status 1 verify-lowering %t/wrapper_noalias.src.mlir --lowered %t/wrapper_noalias.low.mlir | FileCheck %s --check-prefix=WRAPPER-NOALIAS
// WRAPPER-NOALIAS: @_mlir_ciface_h: refuted: attribute: {{.*}}'llvm.noalias'
// RUN: verify-lowering %t/wrapper_without_noalias.src.mlir --lowered %t/wrapper_without_noalias.low.mlir | FileCheck %s --check-prefix=WRAPPER-WITHOUT-NOALIAS
// WRAPPER-WITHOUT-NOALIAS: @_mlir_ciface_h: proved
// RUN: expect-status 1 verify-lowering %t/wrapper_align.src.mlir --lowered %t/wrapper_align.low.mlir | FileCheck %s --check-prefix=WRAPPER-ALIGN
// WRAPPER-ALIGN: @_mlir_ciface_h: refuted: address: the lowering is undefined: a load: the address is poison
// RUN: verify-lowering %t/wrapper_without_align.src.mlir --lowered %t/wrapper_without_align.low.mlir | FileCheck %s --check-prefix=WRAPPER-WITHOUT-ALIGN
// WRAPPER-WITHOUT-ALIGN: @_mlir_ciface_h: proved
// RUN: expect-status 1 verify-lowering %t/wrapper_bytes.src.mlir --lowered %t/wrapper_bytes.low.mlir | FileCheck %s --check-prefix=WRAPPER-BYTES
// WRAPPER-BYTES: @_mlir_ciface_h: refuted: attribute: the lowering is undefined: a pointer leads to less than is claimed
// RUN: verify-lowering %t/wrapper_without_bytes.src.mlir --lowered %t/wrapper_without_bytes.low.mlir | FileCheck %s --check-prefix=WRAPPER-WITHOUT-BYTES
// WRAPPER-WITHOUT-BYTES: @_mlir_ciface_h: proved

//--- unranked_readonly_moved.src.mlir
func.func private @h(memref<*xi64> {llvm.readonly})
func.func @call(%u: memref<*xi64>) {
  call @h(%u) : (memref<*xi64>) -> ()
  return
}
//--- unranked_readonly_moved.low.mlir
llvm.func @h(i64, !llvm.ptr {llvm.readonly}) attributes {sym_visibility = "private"}
llvm.func @call(%r: i64, %p: !llvm.ptr) {
  llvm.call @h(%r, %p) : (i64, !llvm.ptr) -> ()
  llvm.return
}

//--- unranked_readonly_dropped.src.mlir
func.func private @h(memref<*xi64> {llvm.readonly})
func.func @call(%u: memref<*xi64>) {
  call @h(%u) : (memref<*xi64>) -> ()
  return
}
//--- unranked_readonly_dropped.low.mlir
llvm.func @h(i64, !llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @call(%r: i64, %p: !llvm.ptr) {
  llvm.call @h(%r, %p) : (i64, !llvm.ptr) -> ()
  llvm.return
}

//--- unranked_nonnull_moved.src.mlir
func.func private @h(memref<*xi64> {llvm.nonnull})
func.func @call(%u: memref<*xi64>) {
  call @h(%u) : (memref<*xi64>) -> ()
  return
}
//--- unranked_nonnull_moved.low.mlir
llvm.func @h(i64, !llvm.ptr {llvm.nonnull}) attributes {sym_visibility = "private"}
llvm.func @call(%r: i64, %p: !llvm.ptr) {
  llvm.call @h(%r, %p) : (i64, !llvm.ptr) -> ()
  llvm.return
}

//--- unranked_nonnull_dropped.src.mlir
func.func private @h(memref<*xi64> {llvm.nonnull})
func.func @call(%u: memref<*xi64>) {
  call @h(%u) : (memref<*xi64>) -> ()
  return
}
//--- unranked_nonnull_dropped.low.mlir
llvm.func @h(i64, !llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @call(%r: i64, %p: !llvm.ptr) {
  llvm.call @h(%r, %p) : (i64, !llvm.ptr) -> ()
  llvm.return
}

//--- unranked_bytes_moved.src.mlir
func.func private @h(memref<*xi64> {llvm.dereferenceable = 256 : i64})
func.func @call(%u: memref<*xi64>) {
  call @h(%u) : (memref<*xi64>) -> ()
  return
}
//--- unranked_bytes_moved.low.mlir
llvm.func @h(i64, !llvm.ptr {llvm.dereferenceable = 256 : i64}) attributes {sym_visibility = "private"}
llvm.func @call(%r: i64, %p: !llvm.ptr) {
  llvm.call @h(%r, %p) : (i64, !llvm.ptr) -> ()
  llvm.return
}

//--- unranked_bytes_dropped.src.mlir
func.func private @h(memref<*xi64> {llvm.dereferenceable = 256 : i64})
func.func @call(%u: memref<*xi64>) {
  call @h(%u) : (memref<*xi64>) -> ()
  return
}
//--- unranked_bytes_dropped.low.mlir
llvm.func @h(i64, !llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @call(%r: i64, %p: !llvm.ptr) {
  llvm.call @h(%r, %p) : (i64, !llvm.ptr) -> ()
  llvm.return
}

//--- unranked_noalias_moved.src.mlir
func.func private @h(memref<*xi64> {llvm.noalias})
func.func @call(%u: memref<*xi64>) {
  call @h(%u) : (memref<*xi64>) -> ()
  return
}
//--- unranked_noalias_moved.low.mlir
llvm.func @h(i64, !llvm.ptr {llvm.noalias}) attributes {sym_visibility = "private"}
llvm.func @call(%r: i64, %p: !llvm.ptr) {
  llvm.call @h(%r, %p) : (i64, !llvm.ptr) -> ()
  llvm.return
}

//--- unranked_noalias_dropped.src.mlir
func.func private @h(memref<*xi64> {llvm.noalias})
func.func @call(%u: memref<*xi64>) {
  call @h(%u) : (memref<*xi64>) -> ()
  return
}
//--- unranked_noalias_dropped.low.mlir
llvm.func @h(i64, !llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @call(%r: i64, %p: !llvm.ptr) {
  llvm.call @h(%r, %p) : (i64, !llvm.ptr) -> ()
  llvm.return
}

//--- unranked_align_moved.src.mlir
func.func private @h(memref<*xi64> {llvm.align = 128 : i64})
func.func @call(%u: memref<*xi64>) {
  call @h(%u) : (memref<*xi64>) -> ()
  return
}
//--- unranked_align_moved.low.mlir
llvm.func @h(i64, !llvm.ptr {llvm.align = 128 : i64}) attributes {sym_visibility = "private"}
llvm.func @call(%r: i64, %p: !llvm.ptr) {
  llvm.call @h(%r, %p) : (i64, !llvm.ptr) -> ()
  llvm.return
}

//--- unranked_align_dropped.src.mlir
func.func private @h(memref<*xi64> {llvm.align = 128 : i64})
func.func @call(%u: memref<*xi64>) {
  call @h(%u) : (memref<*xi64>) -> ()
  return
}
//--- unranked_align_dropped.low.mlir
llvm.func @h(i64, !llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @call(%r: i64, %p: !llvm.ptr) {
  llvm.call @h(%r, %p) : (i64, !llvm.ptr) -> ()
  llvm.return
}

//--- unranked_nocapture_moved.src.mlir
func.func private @h(memref<*xi64> {llvm.nocapture})
func.func @call(%u: memref<*xi64>) {
  call @h(%u) : (memref<*xi64>) -> ()
  return
}
//--- unranked_nocapture_moved.low.mlir
llvm.func @h(i64, !llvm.ptr {llvm.nocapture}) attributes {sym_visibility = "private"}
llvm.func @call(%r: i64, %p: !llvm.ptr) {
  llvm.call @h(%r, %p) : (i64, !llvm.ptr) -> ()
  llvm.return
}

//--- unranked_nocapture_dropped.src.mlir
func.func private @h(memref<*xi64> {llvm.nocapture})
func.func @call(%u: memref<*xi64>) {
  call @h(%u) : (memref<*xi64>) -> ()
  return
}
//--- unranked_nocapture_dropped.low.mlir
llvm.func @h(i64, !llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @call(%r: i64, %p: !llvm.ptr) {
  llvm.call @h(%r, %p) : (i64, !llvm.ptr) -> ()
  llvm.return
}

//--- wrapper_noalias.src.mlir
func.func @h(%m: memref<16xi8> {llvm.noalias}) attributes {llvm.emit_c_interface} {
  return
}
//--- wrapper_noalias.low.mlir
llvm.func @h(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %s: i64, %t: i64) attributes {llvm.emit_c_interface} {
  llvm.return
}
llvm.func @_mlir_ciface_h(%d: !llvm.ptr {llvm.noalias}) attributes {llvm.emit_c_interface} {
  %m = llvm.load %d : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %a = llvm.extractvalue %m[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %b = llvm.extractvalue %m[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %o = llvm.extractvalue %m[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %s = llvm.extractvalue %m[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %t = llvm.extractvalue %m[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.call @h(%a, %b, %o, %s, %t) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.return
}

//--- wrapper_without_noalias.src.mlir
func.func @h(%m: memref<16xi8> {llvm.noalias}) attributes {llvm.emit_c_interface} {
  return
}
//--- wrapper_without_noalias.low.mlir
llvm.func @h(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %s: i64, %t: i64) attributes {llvm.emit_c_interface} {
  llvm.return
}
llvm.func @_mlir_ciface_h(%d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %m = llvm.load %d : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %a = llvm.extractvalue %m[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %b = llvm.extractvalue %m[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %o = llvm.extractvalue %m[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %s = llvm.extractvalue %m[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %t = llvm.extractvalue %m[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.call @h(%a, %b, %o, %s, %t) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.return
}

//--- wrapper_align.src.mlir
func.func @h(%m: memref<16xi8> {llvm.align = 32 : i64}) attributes {llvm.emit_c_interface} {
  return
}
//--- wrapper_align.low.mlir
llvm.func @h(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %s: i64, %t: i64) attributes {llvm.emit_c_interface} {
  llvm.return
}
llvm.func @_mlir_ciface_h(%d: !llvm.ptr {llvm.align = 32 : i64}) attributes {llvm.emit_c_interface} {
  %m = llvm.load %d : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %a = llvm.extractvalue %m[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %b = llvm.extractvalue %m[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %o = llvm.extractvalue %m[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %s = llvm.extractvalue %m[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %t = llvm.extractvalue %m[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.call @h(%a, %b, %o, %s, %t) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.return
}

//--- wrapper_without_align.src.mlir
func.func @h(%m: memref<16xi8> {llvm.align = 32 : i64}) attributes {llvm.emit_c_interface} {
  return
}
//--- wrapper_without_align.low.mlir
llvm.func @h(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %s: i64, %t: i64) attributes {llvm.emit_c_interface} {
  llvm.return
}
llvm.func @_mlir_ciface_h(%d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %m = llvm.load %d : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %a = llvm.extractvalue %m[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %b = llvm.extractvalue %m[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %o = llvm.extractvalue %m[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %s = llvm.extractvalue %m[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %t = llvm.extractvalue %m[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.call @h(%a, %b, %o, %s, %t) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.return
}

//--- wrapper_bytes.src.mlir
func.func @h(%m: memref<16xi8> {llvm.dereferenceable = 512 : i64}) attributes {llvm.emit_c_interface} {
  return
}
//--- wrapper_bytes.low.mlir
llvm.func @h(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %s: i64, %t: i64) attributes {llvm.emit_c_interface} {
  llvm.return
}
llvm.func @_mlir_ciface_h(%d: !llvm.ptr {llvm.dereferenceable = 512 : i64}) attributes {llvm.emit_c_interface} {
  %m = llvm.load %d : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %a = llvm.extractvalue %m[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %b = llvm.extractvalue %m[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %o = llvm.extractvalue %m[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %s = llvm.extractvalue %m[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %t = llvm.extractvalue %m[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.call @h(%a, %b, %o, %s, %t) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.return
}

//--- wrapper_without_bytes.src.mlir
func.func @h(%m: memref<16xi8> {llvm.dereferenceable = 512 : i64}) attributes {llvm.emit_c_interface} {
  return
}
//--- wrapper_without_bytes.low.mlir
llvm.func @h(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %s: i64, %t: i64) attributes {llvm.emit_c_interface} {
  llvm.return
}
llvm.func @_mlir_ciface_h(%d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %m = llvm.load %d : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %a = llvm.extractvalue %m[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %b = llvm.extractvalue %m[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %o = llvm.extractvalue %m[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %s = llvm.extractvalue %m[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %t = llvm.extractvalue %m[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.call @h(%a, %b, %o, %s, %t) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.return
}
