// What the source's call says of its arguments binds whoever calls: the lowering may say it, too. mlir-opt 22 carries it over.
//
// RUN: verify-lowering %s
// RUN: lower-mlir --convert-to-llvm %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --convert-to-llvm %s | verify-lowering %s --lowered - %}

func.func private @word(i16) -> i16
func.func private @place(!llvm.ptr)

// CHECK-LABEL: llvm.func @sum
// CHECK: llvm.call @word({{.*}}) : (i16 {llvm.noundef, llvm.signext}) -> (i16 {llvm.signext})
func.func @sum(%a: i16, %b: i16) -> i16 {
  %sum = arith.addi %a, %b overflow<nsw> : i16
  %r = "func.call"(%sum) <{callee = @word, arg_attrs = [{llvm.noundef, llvm.signext}], res_attrs = [{llvm.signext}]}> : (i16) -> i16
  return %r : i16
}

func.func @through(%f: (i16) -> i16, %a: i16) -> i16 {
  %r = "func.call_indirect"(%f, %a) <{arg_attrs = [{llvm.noundef}], res_attrs = [{llvm.noundef}]}> : ((i16) -> i16, i16) -> i16
  return %r : i16
}

func.func @aligned(%p: !llvm.ptr) {
  "func.call"(%p) <{callee = @place, arg_attrs = [{llvm.align = 8 : i64, llvm.nonnull, llvm.noundef}]}> : (!llvm.ptr) -> ()
  return
}
