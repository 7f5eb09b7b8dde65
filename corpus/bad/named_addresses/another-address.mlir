// An address that is taken in front of branches or a loop is that of another message, global or function.
//
// DEFINE: %{source} = %S/../../proved/named_addresses/Inputs/source.mlir
// DEFINE: %{right} = %S/../../proved/named_addresses/mlir-opt-22-canonical.mlir
// RUN: sed -e 's/addressof @assert_msg_0/addressof @other/; s/addressof @assert_msg :/addressof @assert_msg_0 :/; s/addressof @other/addressof @assert_msg/' %{right} > %t.messages.mlir
// RUN: expect-status 1 verify-lowering %{source} --lowered %t.messages.mlir | FileCheck %s --check-prefix=MESSAGES
// MESSAGES: @in_branches: refuted
// MESSAGES: 4 functions: 3 proved, 1 refuted
//
// RUN: sed -e 's/addressof @weights/addressof @total/' %{right} > %t.global.mlir
// RUN: expect-status 1 verify-lowering %{source} --lowered %t.global.mlir | FileCheck %s --check-prefix=GLOBAL
// GLOBAL: @in_rounds: refuted
// GLOBAL: 4 functions: 3 proved, 1 refuted
//
// RUN: sed -e 's/addressof @twice/addressof @sum_of_calls/' %{right} > %t.function.mlir
// RUN: expect-status 1 verify-lowering %{source} --lowered %t.function.mlir | FileCheck %s --check-prefix=FUNCTION
// FUNCTION: @sum_of_calls: refuted
// FUNCTION: 4 functions: 3 proved, 1 refuted
