// Ctrl-C ends the lowering command too.
//
// REQUIRES: terminal
// RUN: rm -f %t.pid
// RUN: %python %S/Inputs/terminal.py --interrupt-after files verify-lowering %S/Inputs/sources/add.mlir --timeout 60 --lower-with 'echo $$ > %t.pid; exec sleep 98765' | FileCheck %s
// CHECK: signal 2
// RUN: %python %S/Inputs/is_gone.py %t.pid
