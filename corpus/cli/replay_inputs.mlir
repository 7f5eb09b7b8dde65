// replay-inputs: files, folders and seeds; what can't be read or written is status 3, and no finding.
//
// RUN: rm -rf %t && mkdir -p %t/some %t/none && cp %s %t/some/a.mlir
// RUN: replay-inputs --list | FileCheck %s --check-prefix=LIST
// LIST: parse {{ *}}MLIR {{ *}}any text is a module
// LIST: upstream {{ *}}BYTES
// RUN: replay-inputs --target=print-parse %t/some | FileCheck %s --check-prefix=ONE
// RUN: replay-inputs --target=print_parse %t/some/a.mlir | FileCheck %s --check-prefix=ONE
// ONE: 1 runs of targets, 1 came as far as the property, 0 findings
// RUN: replay-inputs --target=generate --seeds=3 | FileCheck %s --check-prefix=SEEDS
// SEEDS: 3 runs of targets
//
// What is after a file that can't be read is still run.
// RUN: expect-status 3 replay-inputs --target=parse %t/nowhere %t/some > %t.out 2>&1
// RUN: FileCheck %s --check-prefix=NOWHERE < %t.out
// NOWHERE-DAG: nowhere: {{.*}}No such file or directory
// NOWHERE-DAG: 1 runs of targets, 1 came as far as the property, 0 findings
//
// RUN: expect-status 3 replay-inputs --target=parse %t/none 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: expect-status 3 replay-inputs 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: no input is given
// RUN: expect-status 3 replay-inputs --target=nothing 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: --target takes a target of --list, not 'nothing'
// RUN: expect-status 3 replay-inputs --list 2>&1 >/dev/full | FileCheck %s --check-prefix=FULL
// RUN: expect-status 3 replay-inputs --help 2>&1 >/dev/full | FileCheck %s --check-prefix=FULL
// FULL: standard output can't be written
//
// The target 'upstream' tells a mlir-opt that dies from one that goes on and on. (Stand-ins for it.)
// RUN: mkdir -p %t/dies %t/prints
// RUN: printf '#!/bin/sh\nkill -SEGV $$\n' > %t/dies/mlir-opt-22 && chmod +x %t/dies/mlir-opt-22
// RUN: printf '#!/bin/sh\nexec yes\n' > %t/prints/mlir-opt-22 && chmod +x %t/prints/mlir-opt-22
// RUN: expect-status 1 sh -c 'PATH=%t/dies:$PATH replay-inputs --target=upstream --seeds=20' | FileCheck %s --check-prefix=DIES
// DIES: upstream: seed {{[0-9]+}}: mlir-opt-22 crashes{{$}}
// RUN: expect-status 1 sh -c 'PATH=%t/prints:$PATH replay-inputs --target=upstream --seeds=20' | FileCheck %s --check-prefix=PRINTS
// PRINTS: upstream: seed {{[0-9]+}}: mlir-opt-22 does not end what it prints{{$}}
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
