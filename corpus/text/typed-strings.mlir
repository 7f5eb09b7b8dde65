// A string may carry a type, which stays with it, wherever it stands; `none` is the type of a string without one.
//
// RUN: lower-mlir --no-passes --allow-unregistered-dialect %s > %t.ours
// RUN: mlir-opt-22 --allow-unregistered-dialect %s | diff - %t.ours
// RUN: lower-mlir --no-passes --allow-unregistered-dialect %t.ours | diff - %t.ours
// RUN: FileCheck %s < %t.ours

// CHECK: @kinds() attributes {pair = ["deep" : memref<?xf16>, "plain", "none"], unit = "mm" : i8, where = {at = "x" : !llvm.ptr}}
func.func private @kinds() attributes {unit = "mm" : i8, pair = ["deep" : memref<?xf16>, "plain", "none" : none], where = {at = "x" : !llvm.ptr}}

// CHECK: @argument(i32 {u.scale = "log" : f64})
func.func private @argument(i32 {u.scale = "log" : f64})

// CHECK: {a = "same" : i32, b = "same" : i64, c = "same"}
"u.op"() {a = "same" : i32, b = "same" : i64, c = "same"} : () -> ()
