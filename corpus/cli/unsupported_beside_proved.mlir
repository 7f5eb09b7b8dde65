// A function that can't be lowered does not keep the others from being proved.
//
// RUN: expect-status 2 verify-lowering --allow-unregistered-dialect %s | FileCheck %s
// CHECK: :[[@LINE+1]]:1: @before: proved
func.func @before(%x: i32) -> i32 {
  return %x : i32
}

// CHECK-NEXT: :[[@LINE+1]]:1: @strange: unsupported: {{.*}}strange.op
func.func @strange(%x: i32) -> i32 {
  // CHECK-NEXT: :[[@LINE+1]]:{{[0-9]+}}: note: here
  %y = "strange.op"(%x) : (i32) -> i32
  return %y : i32
}

// CHECK: :[[@LINE+1]]:1: @calls: proved
func.func @calls(%x: i32) -> i32 {
  %y = call @strange(%x) : (i32) -> i32
  return %y : i32
}
// CHECK: functions: {{[0-9]+}} proved, 1 unsupported
