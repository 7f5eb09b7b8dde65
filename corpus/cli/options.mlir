// Each option that the help lists is taken with one dash and two, with its value after `=` and as the next argument.
//
// RUN: %python %S/Inputs/check_options.py %S/Inputs/sources/add.mlir %S/Inputs/lowered/add_lowered.mlir
