// Ctrl-C prints what is decided, and how much is not.
//
// REQUIRES: terminal
// RUN: %python -c "import re, sys; t = open(sys.argv[1]).read(); print(''.join(re.sub('@add', '@f%%d' %% i, t) for i in range(20000)))" %S/Inputs/sources/add.mlir > %t.mlir
// RUN: %python %S/Inputs/terminal.py --interrupt-after @f3: verify-lowering --color=never -j2 %t.mlir | FileCheck %s
// CHECK: @f0: proved
// CHECK: @f3: proved
// CHECK: {{[0-9]+}} functions: {{[0-9]+}} proved
// CHECK: interrupted: 0 of 1 files are done; of 20000 functions that were read {{[0-9]+}} are decided
// CHECK: signal 2
// RUN: %python %S/Inputs/terminal.py --interrupt-after '"name"' verify-lowering --color=never -j2 --format=jsonl %t.mlir | FileCheck %s --check-prefix=LINES
// LINES: "interrupted":true
// LINES: signal 2
