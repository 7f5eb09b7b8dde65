// Addresses that walk along a buffer beside a loop's counter, by another step than an element or a row.
//
// DEFINE: %{source} = %S/../../proved/walking_addresses/Inputs/source.mlir
// DEFINE: %{right} = %S/../../proved/walking_addresses/pointers.mlir
//
// RUN: sed -e 's/%rb\[%bt\]/%rb[%bt1]/' %{right} > %t.stride.mlir
// RUN: expect-status 1 verify-lowering %{source} --lowered %t.stride.mlir | FileCheck %s --check-prefix=ROW
// RUN: sed -e 's/%ra\[%at\]/%ra[%as1]/' %{right} > %t.size.mlir
// RUN: verify-lowering %{source} --lowered %t.size.mlir | FileCheck %s --check-prefix=SIZE
// RUN: sed -e 's/pa\[1\]/pa[2]/' %{right} > %t.two.mlir
// RUN: %if long %{ expect-status 1 verify-lowering %{source} --lowered %t.two.mlir | FileCheck %s --check-prefix=ROW %}
// RUN: sed -e 's/p\[-3\]/p[-2]/' %{right} > %t.down.mlir
// RUN: expect-status 1 verify-lowering %{source} --lowered %t.down.mlir | FileCheck %s --check-prefix=DOWN
// RUN: sed -e 's/rows(%c0, %a1, %bb/rows(%c0, %a1, %b1/' %{right} > %t.offset.mlir
// RUN: %if long %{ expect-status 1 verify-lowering %{source} --lowered %t.offset.mlir | FileCheck %s --check-prefix=ROW %}
// RUN: sed -e 's/%i1, %ra1, %rb1/%i1, %%pa, %rb1/' %{right} > %t.end.mlir
// RUN: %if long %{ expect-status 1 verify-lowering %{source} --lowered %t.end.mlir | FileCheck %s --check-prefix=ROW %}
//
// ROW: @copied_rows: refuted
// DOWN: @downwards: refuted
//
// A row of the identity layout is as long as its stride says; where its size says the same nothing is wrong.
// SIZE: @copied_rows: proved
