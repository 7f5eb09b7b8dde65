// A file that ends in the middle of a function.
//
// RUN: %python -c "import sys; t = open(sys.argv[1]).read(); print(t[:t.index('return')], end='')" %S/Inputs/identity.mlir > %t.cut.mlir
// RUN: expect-status 3 verify-lowering %t.cut.mlir 2>&1 | FileCheck %s
// CHECK: cut.mlir:{{[0-9]+}}:{{[0-9]+}}: error:
