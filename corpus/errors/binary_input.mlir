// Bytes that are no text.
//
// RUN: %python -c "import sys; sys.stdout.buffer.write(bytes(range(256)) * 16)" > %t.binary.mlir
// RUN: expect-status 3 verify-lowering %t.binary.mlir 2>&1 | FileCheck %s
// CHECK: binary.mlir:{{[0-9]+}}:{{[0-9]+}}: error:
