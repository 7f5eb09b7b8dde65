// Wrong: our lowering of ../../proved/layouts/tiles.mlir with one word changed at a time.
//
// RUN: lower-mlir %S/../../proved/layouts/tiles.mlir -normalize-memrefs -o %t
//
// Rows and columns of a tile change places; a row of tiles is counted by another size; the buffer is a tile too short.
// RUN: sed 's/%%alloc\[%\([0-9]*\), %\([0-9]*\), %\([0-9]*\), %\([0-9]*\)\] : memref<?x?x?x?xf32>/%%alloc[%\2, %\1, %\3, %\4] : memref<?x?x?x?xf32>/' %t > %t.1
// RUN: expect-status 1 verify-lowering %S/../../proved/layouts/tiles.mlir --lowered %t.1 --function=local | FileCheck %s --check-prefix=LOCAL
// RUN: sed 's/s0 ceildiv 4/s0 floordiv 4/' %t > %t.2
// RUN: %if long %{ expect-status 1 verify-lowering %S/../../proved/layouts/tiles.mlir --lowered %t.2 --function=local | FileCheck %s --check-prefix=LOCAL %}
// LOCAL: @local: refuted
//
// Another tile size.
// RUN: sed 's/s0 floordiv 32/s0 floordiv 16/' %t > %t.3
// RUN: expect-status 1 verify-lowering %S/../../proved/layouts/tiles.mlir --lowered %t.3 --function=argument | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: @argument: refuted
//
// The dimensions stay where they were.
// RUN: sed 's/memref.load %%arg0\[%%arg2, %%arg1\] : memref<5x3xf32>/memref.load %%arg0[%%arg1, %%arg2] : memref<5x3xf32>/' %t > %t.4
// RUN: expect-status 1 verify-lowering %S/../../proved/layouts/tiles.mlir --lowered %t.4 --function=swapped | FileCheck %s --check-prefix=SWAPPED
// SWAPPED: @swapped: refuted
//
// What looks at such a memref in another way has no meaning here, and is not refuted for the sake of its type.
// RUN: expect-status 2 verify-lowering %S/Inputs/sizes.mlir --lowered %S/Inputs/sizes-lowered.mlir | FileCheck %s --check-prefix=SIZES
// SIZES: @size: unsupported: {{.*}}a memref whose layout has no strides
