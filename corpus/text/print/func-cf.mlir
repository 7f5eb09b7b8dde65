// What mlir-opt 22 prints of each form, in the custom and in the generic form, and from either to either.
//
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s > %t.a && lower-mlir %s --no-passes | diff %t.a - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-op-generic > %t.b && lower-mlir %s --no-passes --mlir-print-op-generic | diff %t.b - %}
// RUN: lower-mlir %s --no-passes > %t.c && lower-mlir %s --no-passes --mlir-print-op-generic > %t.d
// RUN: lower-mlir %t.d --no-passes | diff %t.c -
// RUN: lower-mlir %t.c --no-passes --mlir-print-op-generic | diff %t.d -
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-debuginfo > %t.e && lower-mlir %s --no-passes --mlir-print-debuginfo | diff %t.e - %}

func.func @cf(%c: i1, %a: i32) -> i32 {
  cf.assert %c, "msg \22q\22"
  cf.cond_br %c weights([1, 2]), ^a(%a : i32), ^b
^a(%x: i32):
  cf.switch %a : i32, [
    default: ^b,
    42: ^c(%x : i32),
    -3: ^c(%a : i32)
  ]
^b:
  cf.br ^c(%a : i32) {foo}
^c(%y: i32):
  return %y : i32
}
func.func @call(%f: (i32) -> i32, %x: i32) -> (i32 {foo.a}, i32) attributes {llvm.emit_c_interface, no_inline} {
  %0 = call @cf2(%x) {a} : (i32) -> i32
  %1 = call_indirect %f(%x) : (i32) -> i32
  %2 = func.constant @cf2 : (i32) -> i32
  %3:2 = func.call @two(%x) : (i32) -> (i32, i32)
  return %3#0, %3#1 : i32, i32
}
func.func private @cf2(%arg: i32 {foo.b = 1}) -> i32
func.func nested @two(i32) -> (i32, i32)
func.func public @pub(%a: i32 loc("x")) { return loc(fused<"m">["a", callsite("b" at "c":1:2)]) }
