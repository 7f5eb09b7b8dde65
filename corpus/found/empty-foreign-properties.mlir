// An unknown operation may have properties that are empty, and no attributes.
// RUN: lower-mlir --allow-unregistered-dialect -canonicalize %s | FileCheck %s

// CHECK: "foreign.op"() <{}> : () -> ()
"foreign.op"() <{}> : () -> ()
