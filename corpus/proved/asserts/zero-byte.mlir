// A text is printed up to its zero byte, and so is what follows one of a message.
//
// RUN: verify-lowering --check-runs=50 %s | FileCheck %s
// CHECK: @checked: proved

func.func @checked(%c: i1) {
  cf.assert %c, "before\00behind"
  return
}
