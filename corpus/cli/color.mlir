// Colors on a terminal or on demand, for the verdict only.
//
// REQUIRES: terminal
// RUN: verify-lowering %S/Inputs/sources/add.mlir --color=always | FileCheck %s --check-prefix=COLOR
// RUN: %python %S/Inputs/terminal.py verify-lowering %S/Inputs/sources/add.mlir | FileCheck %s --check-prefix=TERMINAL
// RUN: verify-lowering %S/Inputs/sources/add.mlir | FileCheck %s --check-prefix=PLAIN
// RUN: %python %S/Inputs/terminal.py verify-lowering %S/Inputs/sources/add.mlir --color=never | FileCheck %s --check-prefix=PLAIN
// COLOR: @add: {{.}}[32mproved{{.}}[0m (
// TERMINAL: @add: <ESC>[32mproved<ESC>[0m (
// PLAIN: @add: proved (
