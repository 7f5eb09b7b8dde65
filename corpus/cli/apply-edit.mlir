// apply-edit writes the file that a unified diff describes, or fails: each line that the diff shows of the file that it names has to be
// there as it is shown, and what stands above the diff is ignored.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: apply-edit %t/right.diff %t/right.mlir
// RUN: FileCheck %s --input-file=%t/right.mlir
// CHECK: llvm.func @add
// CHECK-NEXT: %0 = llvm.add %arg0, %arg1 : i32
// CHECK-NEXT: llvm.return %0 : i32
// RUN: expect-status 1 apply-edit %t/removed.diff %t/out.mlir
// RUN: expect-status 1 apply-edit %t/context.diff %t/out.mlir
// RUN: expect-status 1 apply-edit %t/second.diff %t/out.mlir
// RUN: expect-status 2 apply-edit %t/short.diff %t/out.mlir
// RUN: expect-status 2 apply-edit %t/empty.diff %t/out.mlir
// RUN: expect-status 1 apply-edit %t/missing.diff %t/out.mlir 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: expect-status 1 apply-edit %t/nameless.diff %t/out.mlir 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: no line --- FILE with a file of the repository
// RUN: expect-status 2 apply-edit %t/none.diff %t/out.mlir

//--- right.diff
// Right: the operation is an addition.
//
--- corpus/cli/Inputs/lowered/add_wrong.mlir
+++ right.mlir
@@ -2,3 +2,3 @@
   llvm.func @add(%arg0: i32, %arg1: i32) -> i32 {
-    %0 = llvm.sub %arg0, %arg1 : i32
+    %0 = llvm.add %arg0, %arg1 : i32
     llvm.return %0 : i32
//--- removed.diff
--- corpus/cli/Inputs/lowered/add_wrong.mlir
+++ right.mlir
@@ -2,3 +2,3 @@
   llvm.func @add(%arg0: i32, %arg1: i32) -> i32 {
-    %0 = llvm.mul %arg0, %arg1 : i32
+    %0 = llvm.add %arg0, %arg1 : i32
     llvm.return %0 : i32
//--- context.diff
--- corpus/cli/Inputs/lowered/add_wrong.mlir
+++ right.mlir
@@ -2,3 +2,3 @@
   llvm.func @sum(%arg0: i32, %arg1: i32) -> i32 {
-    %0 = llvm.sub %arg0, %arg1 : i32
+    %0 = llvm.add %arg0, %arg1 : i32
     llvm.return %0 : i32
//--- second.diff
--- corpus/cli/Inputs/lowered/add_wrong.mlir
+++ right.mlir
@@ -3 +3 @@
-    %0 = llvm.sub %arg0, %arg1 : i32
+    %0 = llvm.add %arg0, %arg1 : i32
@@ -4,2 +4,2 @@
-    llvm.return %1 : i32
+    llvm.return %arg0 : i32
   }
//--- short.diff
--- corpus/cli/Inputs/lowered/add_wrong.mlir
+++ right.mlir
@@ -2,3 +2,3 @@
   llvm.func @add(%arg0: i32, %arg1: i32) -> i32 {
-    %0 = llvm.sub %arg0, %arg1 : i32
//--- empty.diff
--- corpus/cli/Inputs/lowered/add_wrong.mlir
+++ right.mlir
//--- missing.diff
--- corpus/cli/Inputs/lowered/missing.mlir
+++ right.mlir
@@ -3 +3 @@
-    %0 = llvm.sub %arg0, %arg1 : i32
+    %0 = llvm.add %arg0, %arg1 : i32
//--- nameless.diff
@@ -3 +3 @@
-    %0 = llvm.sub %arg0, %arg1 : i32
+    %0 = llvm.add %arg0, %arg1 : i32
