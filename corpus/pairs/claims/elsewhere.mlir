// What may be another module's, or has to agree with others: dso_local, the alignment of what is only declared, the parts of a data layout from
// which no address is computed; and that memory never changes, of an access that is volatile. (LLVM Language Reference, "Runtime Preemption
// Specifiers", "Global Variables", "Data Layout", "'load' Instruction".)
//
// RUN: rm -rf %t && split-file %s %t
// Where code is position-independent a definition may be replaced at run time, elsewhere not; no relocation model is known here.
// RUN: expect-status 2 verify-lowering %t/variable_here.src.ll --lowered %t/variable_here.low.ll | FileCheck %s --check-prefix=VARIABLE-HERE
// VARIABLE-HERE: @limit: unsupported: {{.*}}dso_local
// RUN: verify-lowering %t/variable_said_here.src.ll --lowered %t/variable_said_here.low.ll | FileCheck %s --check-prefix=VARIABLE-SAID-HERE
// VARIABLE-SAID-HERE: @limit: proved
// RUN: verify-lowering %t/variable_not_said_here.src.ll --lowered %t/variable_not_said_here.low.ll | FileCheck %s --check-prefix=VARIABLE-NOT-SAID-HERE
// VARIABLE-NOT-SAID-HERE: @limit: proved
// RUN: verify-lowering %t/hidden_variable_here.src.ll --lowered %t/hidden_variable_here.low.ll | FileCheck %s --check-prefix=HIDDEN-VARIABLE-HERE
// HIDDEN-VARIABLE-HERE: @limit: proved
// RUN: expect-status 2 verify-lowering %t/function_here.src.ll --lowered %t/function_here.low.ll | FileCheck %s --check-prefix=FUNCTION-HERE
// FUNCTION-HERE: @id: unsupported: {{.*}}dso_local
// RUN: verify-lowering %t/lowered_function_here.src.mlir --lowered %t/lowered_function_here.low.ll | FileCheck %s --check-prefix=LOWERED-FUNCTION-HERE
// LOWERED-FUNCTION-HERE: @id: proved
// RUN: verify-lowering %t/hidden_function_here.src.ll --lowered %t/hidden_function_here.low.ll | FileCheck %s --check-prefix=HIDDEN-FUNCTION-HERE
// HIDDEN-FUNCTION-HERE: @id: proved
// RUN: expect-status 1 verify-lowering %t/group_nodeduplicate.src.ll --lowered %t/group_nodeduplicate.low.ll | FileCheck %s --check-prefix=GROUP-NODEDUPLICATE
// GROUP-NODEDUPLICATE: @limit: refuted: symbol: global @limit is in another group
// RUN: expect-status 1 verify-lowering %t/group_largest.src.ll --lowered %t/group_largest.low.ll | FileCheck %s --check-prefix=GROUP-LARGEST
// GROUP-LARGEST: @limit: refuted: symbol: global @limit is in another group
// RUN: expect-status 1 verify-lowering %t/group_samesize.src.ll --lowered %t/group_samesize.low.ll | FileCheck %s --check-prefix=GROUP-SAMESIZE
// GROUP-SAMESIZE: @limit: refuted: symbol: global @limit is in another group
// RUN: expect-status 1 verify-lowering %t/group_exactmatch.src.ll --lowered %t/group_exactmatch.low.ll | FileCheck %s --check-prefix=GROUP-EXACTMATCH
// GROUP-EXACTMATCH: @limit: refuted: symbol: global @limit is in another group
// RUN: verify-lowering %t/group_same.src.ll --lowered %t/group_same.low.ll | FileCheck %s --check-prefix=GROUP-SAME
// GROUP-SAME: @limit: proved
// RUN: expect-status 1 verify-lowering %t/declared_more_aligned.src.ll --lowered %t/declared_more_aligned.low.ll | FileCheck %s --check-prefix=DECLARED-MORE-ALIGNED
// DECLARED-MORE-ALIGNED: @table: refuted: symbol: global @table is claimed to be more aligned
// RUN: verify-lowering %t/declared_less_aligned.src.ll --lowered %t/declared_less_aligned.low.ll | FileCheck %s --check-prefix=DECLARED-LESS-ALIGNED
// DECLARED-LESS-ALIGNED: @table: proved
// RUN: verify-lowering %t/declared_as_by_type.src.ll --lowered %t/declared_as_by_type.low.ll | FileCheck %s --check-prefix=DECLARED-AS-BY-TYPE
// DECLARED-AS-BY-TYPE: @table: proved
// RUN: expect-status 1 verify-lowering %t/declared_more_than_by_type.src.ll --lowered %t/declared_more_than_by_type.low.ll | FileCheck %s --check-prefix=DECLARED-MORE-THAN-BY-TYPE
// DECLARED-MORE-THAN-BY-TYPE: @table: refuted: symbol: global @table is claimed to be more aligned
// RUN: expect-status 1 verify-lowering %t/declared_constant_more_aligned.src.ll --lowered %t/declared_constant_more_aligned.low.ll | FileCheck %s --check-prefix=DECLARED-CONSTANT-MORE-ALIGNED
// DECLARED-CONSTANT-MORE-ALIGNED: @table: refuted: symbol: global @table is claimed to be more aligned
// RUN: verify-lowering %t/defined_more_aligned.src.ll --lowered %t/defined_more_aligned.low.ll | FileCheck %s --check-prefix=DEFINED-MORE-ALIGNED
// DEFINED-MORE-ALIGNED: @limit: proved
// RUN: expect-status 2 verify-lowering %t/layout_other_names.src.ll --lowered %t/layout_other_names.low.ll | FileCheck %s --check-prefix=LAYOUT-OTHER-NAMES
// LAYOUT-OTHER-NAMES: @id: unsupported: a data layout with other names
// RUN: expect-status 2 verify-lowering %t/layout_other_names_lost.src.ll --lowered %t/layout_other_names_lost.low.ll | FileCheck %s --check-prefix=LAYOUT-OTHER-NAMES-LOST
// LAYOUT-OTHER-NAMES-LOST: @id: unsupported: a data layout with other names
// RUN: expect-status 2 verify-lowering %t/layout_other_stack.src.ll --lowered %t/layout_other_stack.low.ll | FileCheck %s --check-prefix=LAYOUT-OTHER-STACK
// LAYOUT-OTHER-STACK: @id: unsupported: a data layout with other names
// RUN: expect-status 2 verify-lowering %t/layout_other_functions.src.ll --lowered %t/layout_other_functions.low.ll | FileCheck %s --check-prefix=LAYOUT-OTHER-FUNCTIONS
// LAYOUT-OTHER-FUNCTIONS: @id: unsupported: a data layout with other names
// RUN: expect-status 2 verify-lowering %t/layout_other_spaces.src.ll --lowered %t/layout_other_spaces.low.ll | FileCheck %s --check-prefix=LAYOUT-OTHER-SPACES
// LAYOUT-OTHER-SPACES: @id: unsupported: a data layout with other names
// RUN: verify-lowering %t/layout_same.src.ll --lowered %t/layout_same.low.ll | FileCheck %s --check-prefix=LAYOUT-SAME
// LAYOUT-SAME: @id: proved
// RUN: verify-lowering %t/layout_other_processor.src.ll --lowered %t/layout_other_processor.low.ll | FileCheck %s --check-prefix=LAYOUT-OTHER-PROCESSOR
// LAYOUT-OTHER-PROCESSOR: @id: proved
// RUN: expect-status 2 verify-lowering %t/volatile_invariant.src.ll --lowered %t/volatile_invariant.low.ll | FileCheck %s --check-prefix=VOLATILE-INVARIANT
// VOLATILE-INVARIANT: @peek: unsupported: 'llvm.load' with the attribute 'invariant'
// RUN: expect-status 2 verify-lowering %t/plain_invariant.src.ll --lowered %t/plain_invariant.low.ll | FileCheck %s --check-prefix=PLAIN-INVARIANT
// PLAIN-INVARIANT: @peek: un
// RUN: verify-lowering %t/invariant_lost.src.ll --lowered %t/invariant_lost.low.ll | FileCheck %s --check-prefix=INVARIANT-LOST
// INVARIANT-LOST: @peek: proved
// RUN: verify-lowering %t/invariant_same.src.ll --lowered %t/invariant_same.low.ll | FileCheck %s --check-prefix=INVARIANT-SAME
// INVARIANT-SAME: @peek: proved

//--- variable_here.src.ll
@limit = global i64 9
define i64 @get() {
  %v = load i64, ptr @limit
  ret i64 %v
}
//--- variable_here.low.ll
@limit = dso_local global i64 9
define i64 @get() {
  %v = load i64, ptr @limit
  ret i64 %v
}

//--- variable_said_here.src.ll
@limit = dso_local global i64 9
define i64 @get() {
  %v = load i64, ptr @limit
  ret i64 %v
}
//--- variable_said_here.low.ll
@limit = dso_local global i64 9
define i64 @get() {
  %v = load i64, ptr @limit
  ret i64 %v
}

//--- variable_not_said_here.src.ll
@limit = dso_local global i64 9
define i64 @get() {
  %v = load i64, ptr @limit
  ret i64 %v
}
//--- variable_not_said_here.low.ll
@limit = global i64 9
define i64 @get() {
  %v = load i64, ptr @limit
  ret i64 %v
}

//--- hidden_variable_here.src.ll
@limit = hidden global i64 9
define i64 @get() {
  %v = load i64, ptr @limit
  ret i64 %v
}
//--- hidden_variable_here.low.ll
@limit = dso_local hidden global i64 9
define i64 @get() {
  %v = load i64, ptr @limit
  ret i64 %v
}

//--- function_here.src.ll
define i64 @id(i64 %x) {
  ret i64 %x
}
//--- function_here.low.ll
define dso_local i64 @id(i64 %x) {
  ret i64 %x
}

//--- lowered_function_here.src.mlir
func.func @id(%x: i64) -> i64 {
  return %x : i64
}
//--- lowered_function_here.low.ll
define dso_local i64 @id(i64 %x) {
  ret i64 %x
}

//--- hidden_function_here.src.ll
define hidden i64 @id(i64 %x) {
  ret i64 %x
}
//--- hidden_function_here.low.ll
define dso_local hidden i64 @id(i64 %x) {
  ret i64 %x
}

//--- declared_more_aligned.src.ll
@table = external global [4 x i16], align 2
define i64 @low() {
  %a = ptrtoint ptr @table to i64
  %b = and i64 %a, 7
  ret i64 %b
}
//--- declared_more_aligned.low.ll
@table = external global [4 x i16], align 8
define i64 @low() {
  %a = ptrtoint ptr @table to i64
  %b = and i64 %a, 7
  ret i64 %b
}

//--- declared_less_aligned.src.ll
@table = external global [4 x i32], align 16
define i32 @second() {
  %p = getelementptr i32, ptr @table, i64 1
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
//--- declared_less_aligned.low.ll
@table = external global [4 x i32], align 4
define i32 @second() {
  %p = getelementptr i32, ptr @table, i64 1
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

//--- declared_as_by_type.src.ll
@table = external global [4 x i16]
define i64 @low() {
  %a = ptrtoint ptr @table to i64
  %b = and i64 %a, 7
  ret i64 %b
}
//--- declared_as_by_type.low.ll
@table = external global [4 x i16], align 2
define i64 @low() {
  %a = ptrtoint ptr @table to i64
  %b = and i64 %a, 7
  ret i64 %b
}

//--- declared_more_than_by_type.src.ll
@table = external global [4 x i16]
define i64 @low() {
  %a = ptrtoint ptr @table to i64
  %b = and i64 %a, 7
  ret i64 %b
}
//--- declared_more_than_by_type.low.ll
@table = external global [4 x i16], align 4
define i64 @low() {
  %a = ptrtoint ptr @table to i64
  %b = and i64 %a, 7
  ret i64 %b
}

//--- declared_constant_more_aligned.src.ll
@table = external constant [4 x i16], align 4
define i64 @low() {
  %a = ptrtoint ptr @table to i64
  %b = and i64 %a, 7
  ret i64 %b
}
//--- declared_constant_more_aligned.low.ll
@table = external constant [4 x i16], align 32
define i64 @low() {
  %a = ptrtoint ptr @table to i64
  %b = and i64 %a, 7
  ret i64 %b
}

//--- defined_more_aligned.src.ll
@limit = global i64 9, align 8
define i64 @get() {
  %v = load i64, ptr @limit
  ret i64 %v
}
//--- defined_more_aligned.low.ll
@limit = global i64 9, align 16
define i64 @get() {
  %v = load i64, ptr @limit
  ret i64 %v
}

//--- layout_other_names.src.ll
target datalayout = "e-m:e-p:64:64-i64:64-S128"
define i64 @id(i64 %x) {
  ret i64 %x
}
//--- layout_other_names.low.ll
target datalayout = "e-m:o-p:64:64-i64:64-S128"
define i64 @id(i64 %x) {
  ret i64 %x
}

//--- layout_other_names_lost.src.ll
target datalayout = "e-m:e-p:64:64-i64:64-S128"
define i64 @id(i64 %x) {
  ret i64 %x
}
//--- layout_other_names_lost.low.ll
target datalayout = "e-p:64:64-i64:64-S128"
define i64 @id(i64 %x) {
  ret i64 %x
}

//--- layout_other_stack.src.ll
target datalayout = "e-m:e-p:64:64-i64:64-S128"
define i64 @id(i64 %x) {
  ret i64 %x
}
//--- layout_other_stack.low.ll
target datalayout = "e-m:e-p:64:64-i64:64-S64"
define i64 @id(i64 %x) {
  ret i64 %x
}

//--- layout_other_functions.src.ll
target datalayout = "e-m:e-p:64:64-i64:64-S128"
define i64 @id(i64 %x) {
  ret i64 %x
}
//--- layout_other_functions.low.ll
target datalayout = "e-m:e-p:64:64-i64:64-S128-Fi32"
define i64 @id(i64 %x) {
  ret i64 %x
}

//--- layout_other_spaces.src.ll
target datalayout = "e-m:e-p:64:64-i64:64-S128"
define i64 @id(i64 %x) {
  ret i64 %x
}
//--- layout_other_spaces.low.ll
target datalayout = "e-m:e-p:64:64-i64:64-S128-A5"
define i64 @id(i64 %x) {
  ret i64 %x
}

//--- layout_same.src.ll
target datalayout = "e-m:e-p:64:64-i64:64-S128"
define i64 @id(i64 %x) {
  ret i64 %x
}
//--- layout_same.low.ll
target datalayout = "e-m:e-p:64:64-i64:64-S128"
define i64 @id(i64 %x) {
  ret i64 %x
}

//--- layout_other_processor.src.ll
target datalayout = "e-m:e-p:64:64-i64:64-S128"
define i64 @id(i64 %x) {
  ret i64 %x
}
//--- layout_other_processor.low.ll
target datalayout = "e-m:e-p:64:64-i64:64-S128-n32:64"
define i64 @id(i64 %x) {
  ret i64 %x
}

//--- volatile_invariant.src.ll
define i32 @peek(ptr %p) {
  %v = load volatile i32, ptr %p, align 4
  ret i32 %v
}
!0 = !{}
//--- volatile_invariant.low.ll
define i32 @peek(ptr %p) {
  %v = load volatile i32, ptr %p, align 4, !invariant.load !0
  ret i32 %v
}
!0 = !{}

//--- plain_invariant.src.ll
define i32 @peek(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
!0 = !{}
//--- plain_invariant.low.ll
define i32 @peek(ptr %p) {
  %v = load i32, ptr %p, align 4, !invariant.load !0
  ret i32 %v
}
!0 = !{}

//--- invariant_lost.src.ll
define i32 @peek(ptr %p) {
  %v = load i32, ptr %p, align 4, !invariant.load !0
  ret i32 %v
}
!0 = !{}
//--- invariant_lost.low.ll
define i32 @peek(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
!0 = !{}

//--- invariant_same.src.ll
define i32 @peek(ptr %p) {
  %v = load i32, ptr %p, align 4, !invariant.load !0
  ret i32 %v
}
!0 = !{}
//--- invariant_same.low.ll
define i32 @peek(ptr %p) {
  %v = load i32, ptr %p, align 4, !invariant.load !0
  ret i32 %v
}
!0 = !{}

//--- group_nodeduplicate.src.ll
$group = comdat any
@limit = global i32 5, comdat($group)
//--- group_nodeduplicate.low.ll
$group = comdat nodeduplicate
@limit = global i32 5, comdat($group)

//--- group_largest.src.ll
$group = comdat any
@limit = global i32 5, comdat($group)
//--- group_largest.low.ll
$group = comdat largest
@limit = global i32 5, comdat($group)

//--- group_samesize.src.ll
$group = comdat any
@limit = global i32 5, comdat($group)
//--- group_samesize.low.ll
$group = comdat samesize
@limit = global i32 5, comdat($group)

//--- group_exactmatch.src.ll
$group = comdat any
@limit = global i32 5, comdat($group)
//--- group_exactmatch.low.ll
$group = comdat exactmatch
@limit = global i32 5, comdat($group)

//--- group_same.src.ll
$group = comdat largest
@limit = global i32 5, comdat($group)
//--- group_same.low.ll
$group = comdat largest
@limit = global i32 5, comdat($group)
