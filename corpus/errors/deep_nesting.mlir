// Nesting without end is refused, not followed.
//
// RUN: %python -c "print('func.func private @f(' + 'tuple<' * 100000 + 'i32' + '>' * 100000 + ')')" > %t.types.mlir
// RUN: expect-status 3 verify-lowering %t.types.mlir 2>&1 | FileCheck %s
// RUN: %python -c "print('module {' * 100000 + '}' * 100000)" > %t.modules.mlir
// RUN: expect-status 3 verify-lowering %t.modules.mlir 2>&1 | FileCheck %s
// RUN: %python -c "print('module attributes {a = ' + '[' * 100000 + ']' * 100000 + '} {}')" > %t.attributes.mlir
// RUN: expect-status 3 verify-lowering %t.attributes.mlir 2>&1 | FileCheck %s
// CHECK: .mlir:1:{{[0-9]+}}: error:
