// How mlir-opt's options print: attributes and locations where they are, large constants left out or as bytes. And what is listed.
//
// RUN: lower-mlir --no-passes --mlir-print-local-scope %s | FileCheck %s --check-prefix=LOCAL
// LOCAL-NOT: #map
// LOCAL: func.func @f(%arg0: memref<?xf32, affine_map<(d0) -> (d0 mod 4)>>
// LOCAL: arith.constant dense<[1, 2, 3, 4, 5, 6]> : vector<6xi32>
// LOCAL: dense_resource<blob>
// LOCAL-NOT: dialect_resources
// RUN: lower-mlir --no-passes --mlir-print-local-scope --mlir-print-debuginfo %s | FileCheck %s --check-prefix=PLACES
// PLACES-NOT: #loc
// PLACES: return loc("{{.*}}printing.mlir":32:3)
// RUN: lower-mlir --no-passes --mlir-elide-elementsattrs-if-larger=4 %s | FileCheck %s --check-prefix=ELIDED
// ELIDED: arith.constant dense_resource<__elided__> : vector<6xi32>
// ELIDED: arith.constant dense<7> : vector<6xi32>
// RUN: lower-mlir --no-passes --mlir-print-elementsattrs-with-hex-if-larger=4 %s | FileCheck %s --check-prefix=BYTES
// BYTES: arith.constant dense<"0x010000000200000003000000040000000500000006000000"> : vector<6xi32>
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --mlir-print-local-scope %s > %t && lower-mlir --no-passes --mlir-print-local-scope %s | diff - %t %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --mlir-elide-elementsattrs-if-larger=4 %s > %t && lower-mlir --no-passes --mlir-elide-elementsattrs-if-larger=4 %s | diff - %t %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --mlir-print-elementsattrs-with-hex-if-larger=4 %s > %t && lower-mlir --no-passes --mlir-print-elementsattrs-with-hex-if-larger=4 %s | diff - %t %}
// RUN: lower-mlir --show-dialects | FileCheck %s --check-prefix=DIALECTS
// DIALECTS: Available Dialects: affine,arith,builtin,cf,complex,func,
// RUN: lower-mlir --list-passes | FileCheck %s --check-prefix=PASSES
// PASSES: Passes
// PASSES: --convert-func-to-llvm
// RUN: expect-status 1 lower-mlir --mlir-elide-elementsattrs-if-larger=few %s 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: --mlir-elide-elementsattrs-if-larger takes a number

func.func @f(%m: memref<?xf32, affine_map<(d0) -> (d0 mod 4)>>) {
  %c = arith.constant dense<[1, 2, 3, 4, 5, 6]> : vector<6xi32>
  %s = arith.constant dense<7> : vector<6xi32>
  %b = arith.constant dense_resource<blob> : tensor<2xi32>
  return
}

{-#
  dialect_resources: {
    builtin: {
      blob: "0x08000000010000000000000002000000"
    }
  }
#-}
