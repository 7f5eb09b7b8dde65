// What is written beside the output is none of the user's files: neither an input, nor one that something else made.
// RUN: rm -rf %t && mkdir %t && cp %s %t/a.mlir.reduce-best && cp %s %t/b.mlir.reduce-log && cp %s %t/c.mlir
// RUN: expect-status 3 reduce-mlir %t/a.mlir.reduce-best -o %t/a.mlir --test='grep -q addf' 2>&1 | FileCheck %s --check-prefix=INPUT
// RUN: expect-status 3 reduce-mlir %t/b.mlir.reduce-log -o %t/b.mlir --test='grep -q addf' 2>&1 | FileCheck %s --check-prefix=INPUT
// RUN: expect-status 3 reduce-mlir %t/c.mlir --lowered %t/b.mlir.reduce-log -o %t/b.mlir --lowered-out=%t/d.mlir --test='grep -q addf' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=INPUT
// RUN: expect-status 3 reduce-mlir %t/c.mlir --lowered %t/c.mlir -o %t/e.mlir --lowered-out=%t/e.mlir.reduce-log --test='grep -q addf' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=INPUT
// INPUT: error: {{.*}}.reduce-{{best|log}}: would be overwritten
// RUN: cmp %s %t/a.mlir.reduce-best
// RUN: cmp %s %t/b.mlir.reduce-log
// RUN: expect-status 3 reduce-mlir %t/c.mlir -o %t/a.mlir --test='grep -q addf' 2>&1 | FileCheck %s --check-prefix=FOREIGN
// FOREIGN: error: {{.*}}a.mlir.reduce-best: is in the way
// RUN: cmp %s %t/a.mlir.reduce-best
//
// A link is followed.
// RUN: touch %t/target.mlir && ln -s target.mlir %t/link.mlir
// RUN: reduce-mlir %t/c.mlir -o %t/link.mlir --quiet --test='grep -q addf'
// RUN: test -L %t/link.mlir
// RUN: FileCheck %s --input-file=%t/target.mlir --check-prefix=TARGET
// TARGET: arith.addf %arg0, %arg0 : f16
//
// A command that is not there tells nothing, nor does a text that is everywhere.
// RUN: expect-status 3 reduce-mlir %t/c.mlir --differs-from=no-such-command 2>&1 | FileCheck %s --check-prefix=COMMAND
// RUN: expect-status 3 reduce-mlir %t/c.mlir --crashes --with=no-such-command 2>&1 | FileCheck %s --check-prefix=COMMAND
// COMMAND: error: cannot go on: {{.*}} is the command there?
// RUN: expect-status 3 reduce-mlir %t/c.mlir --diagnostic= 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: error: --diagnostic: a text is missing
//
// What a command leaves in the folder of a candidate goes; a process that it leaves is not waited for.
// RUN: mkdir %t/tmp
// RUN: env TMPDIR=%t/tmp reduce-mlir %t/c.mlir --quiet -o %t/f.mlir --test='setsid sleep 30 & echo > $(dirname %%s)/more; grep -q addf %%s' --timeout=20
// RUN: rmdir %t/tmp
func.func @f(%x: f32) -> f32 {
  %0 = arith.addf %x, %x : f32
  return %0 : f32
}
