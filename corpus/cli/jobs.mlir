// With several threads the output has the order of the files.
//
// RUN: rm -rf %t.many && mkdir %t.many
// RUN: %python -c "import sys; t = open(sys.argv[1]).read(); [open(sys.argv[2] + '/%%02d.mlir' %% i, 'w').write(t * (i %% 3 == 0) + t.replace('@add', '@f')) for i in range(24)]" %S/Inputs/sources/add.mlir %t.many
// RUN: verify-lowering -j1 %t.many | sed -e 's/; [0-9.]* m*s)/)/' > %t.1
// RUN: verify-lowering -j8 %t.many | sed -e 's/; [0-9.]* m*s)/)/' > %t.8
// RUN: diff %t.1 %t.8
// RUN: FileCheck %s --input-file=%t.8
// CHECK: 32 functions: 32 proved
