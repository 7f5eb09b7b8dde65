// A folder without any .mlir file gives nothing to prove, and that is not success.
//
// RUN: rm -rf %t.folder && mkdir -p %t.folder/below && touch %t.folder/below/notes.txt
// RUN: expect-status 3 verify-lowering %t.folder 2>&1 | FileCheck %s
// CHECK: .folder: {{.*}}.mlir
