// Over several files: bad input before refuted before undecided before proved.
//
// RUN: expect-status 0 verify-lowering %S/Inputs/sources/add.mlir %S/Inputs/sources/load.mlir
// RUN: expect-status 2 verify-lowering --allow-unregistered-dialect %S/Inputs/sources/add.mlir %S/unsupported_beside_proved.mlir
// RUN: expect-status 1 verify-lowering --allow-unregistered-dialect %S/unsupported_beside_proved.mlir %S/Inputs/sources/add.mlir --lower-with 'cat %S/Inputs/lowered/add_wrong.mlir; grep -q @strange %%s && sed -n "s/add/calls/;2,5p" %S/Inputs/lowered/add_wrong.mlir; true'
// RUN: expect-status 3 verify-lowering --allow-unregistered-dialect %S/unsupported_beside_proved.mlir %S/Inputs/sources/add.mlir %t.missing.mlir
