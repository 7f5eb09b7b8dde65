// Many files have a progress bar on a terminal, and nowhere else; it is gone at the end.
//
// REQUIRES: terminal
// RUN: rm -rf %t.many && mkdir %t.many
// RUN: %python -c "import sys; t = open(sys.argv[1]).read(); [open(sys.argv[2] + '/%%d.mlir' %% i, 'w').write(t) for i in range(30)]" %S/Inputs/sources/add.mlir %t.many
// RUN: %python %S/Inputs/terminal.py verify-lowering --quiet -j2 %t.many --lower-with 'sleep 0.01; cat %S/Inputs/lowered/add_lowered.mlir' | FileCheck %s
// CHECK: <CR>[{{=* *}}] {{[0-9]+}}/30 files
// CHECK-SAME: <CR><ESC>[K{{$}}
// CHECK: status 0
// RUN: verify-lowering --quiet %t.many 2>&1 | FileCheck %s --check-prefix=EMPTY --allow-empty
// EMPTY-NOT: {{.}}
