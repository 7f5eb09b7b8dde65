// Type-based aliasing of accesses, as mlir-translate writes it.
// REQUIRES: mlir-translate-22
// RUN: mlir-translate-22 --mlir-to-llvmir %s > %t.expected
// RUN: lower-mlir --no-passes --emit=llvm %s | diff %t.expected -

#root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #pair, access_type = #int, offset = 4>
#constant = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0, constant = true>
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.store %0, %p {tbaa = [#tag]} : i32, !llvm.ptr
  %1 = llvm.load %p {nontemporal, tbaa = [#constant]} : !llvm.ptr -> i32
  llvm.return %1 : i32
}
