// What is stored before a volatile store after which the source is undefined is stored in the lowering, too: execution may end
// there. Source: LLVM Language Reference, "Volatile Memory Accesses".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/dropped.src.ll --lowered %t/dropped.low.ll | FileCheck %s --check-prefix=DROPPED
// DROPPED: @f: refuted: call-memory: where execution ends with a volatile store, byte 0 of incoming buffer 2 has changed in the s
// RUN: expect-status 0 verify-lowering %t/same.src.ll --lowered %t/same.low.ll | FileCheck %s --check-prefix=SAME
// SAME: @f: proved
// RUN: expect-status 2 verify-lowering %t/moved-after.src.ll \
// RUN:   --lowered %t/moved-after.low.ll | FileCheck %s --check-prefix=MOVED-AFTER
// MOVED-AFTER: @f: unknown: call-memory: not shown
// RUN: expect-status 1 verify-lowering %t/other-value.src.ll \
// RUN:   --lowered %t/other-value.low.ll | FileCheck %s --check-prefix=OTHER-VALUE
// OTHER-VALUE: @f: refuted: call-memory: where execution ends with a volatile store, byte 0 of incoming buffer 2 has changed in the s
// RUN: expect-status 0 verify-lowering %t/after-dropped.src.ll \
// RUN:   --lowered %t/after-dropped.low.ll | FileCheck %s --check-prefix=AFTER-DROPPED
// AFTER-DROPPED: @f: proved
// RUN: expect-status 2 verify-lowering %t/overwritten.src.ll \
// RUN:   --lowered %t/overwritten.low.ll | FileCheck %s --check-prefix=OVERWRITTEN
// OVERWRITTEN: @f: unknown: call-memory: not shown
// RUN: expect-status 0 verify-lowering %t/overwritten-end.src.ll \
// RUN:   --lowered %t/overwritten-end.low.ll | FileCheck %s --check-prefix=OVERWRITTEN-END
// OVERWRITTEN-END: @f: proved
// RUN: expect-status 1 verify-lowering %t/computed-dropped.src.ll \
// RUN:   --lowered %t/computed-dropped.low.ll | FileCheck %s --check-prefix=COMPUTED-DROPPED
// COMPUTED-DROPPED: @f: refuted: call-memory: where execution ends with a volatile store, byte 4 of incoming buffer 2 has changed in the s
// RUN: expect-status 1 verify-lowering %t/second-dropped.src.ll \
// RUN:   --lowered %t/second-dropped.low.ll | FileCheck %s --check-prefix=SECOND-DROPPED
// SECOND-DROPPED: @f: refuted: call-memory: where execution ends with a volatile store, byte 0 of incoming buffer 2 has changed in the s
// RUN: expect-status 1 verify-lowering %t/only-on-way.src.ll \
// RUN:   --lowered %t/only-on-way.low.ll | FileCheck %s --check-prefix=ONLY-ON-WAY
// ONLY-ON-WAY: @f: refuted: call-memory: where execution ends with a volatile store, byte 0 of incoming buffer 2 has changed in the s
// RUN: expect-status 0 verify-lowering %t/load-volatile.src.ll \
// RUN:   --lowered %t/load-volatile.low.ll | FileCheck %s --check-prefix=LOAD-VOLATILE
// LOAD-VOLATILE: @f: proved

//--- dropped.src.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store i32 7, ptr %q
 store volatile i32 1, ptr %p
 unreachable
}
//--- dropped.low.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store volatile i32 1, ptr %p
 unreachable
}
//--- same.src.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store i32 7, ptr %q
 store volatile i32 1, ptr %p
 unreachable
}
//--- same.low.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store i32 7, ptr %q
 store volatile i32 1, ptr %p
 unreachable
}
//--- moved-after.src.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store i32 7, ptr %q
 store volatile i32 1, ptr %p
 unreachable
}
//--- moved-after.low.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store volatile i32 1, ptr %p
 store i32 7, ptr %q
 unreachable
}
//--- other-value.src.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store i32 7, ptr %q
 store volatile i32 1, ptr %p
 unreachable
}
//--- other-value.low.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store i32 8, ptr %q
 store volatile i32 1, ptr %p
 unreachable
}
//--- after-dropped.src.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store volatile i32 1, ptr %p
 store i32 7, ptr %q
 unreachable
}
//--- after-dropped.low.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store volatile i32 1, ptr %p
 unreachable
}
//--- overwritten.src.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store i32 7, ptr %q
 store volatile i32 1, ptr %p
 store i32 8, ptr %q
 ret void
}
//--- overwritten.low.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store volatile i32 1, ptr %p
 store i32 8, ptr %q
 ret void
}
//--- overwritten-end.src.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store i32 7, ptr %q
 store volatile i32 1, ptr %p
 store i32 8, ptr %q
 unreachable
}
//--- overwritten-end.low.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store i32 7, ptr %q
 store volatile i32 1, ptr %p
 unreachable
}
//--- computed-dropped.src.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 %d = getelementptr i32, ptr %q, i32 1
 store i32 %x, ptr %d
 store volatile i32 1, ptr %p
 unreachable
}
//--- computed-dropped.low.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store volatile i32 1, ptr %p
 unreachable
}
//--- second-dropped.src.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store volatile i32 1, ptr %p
 store i32 7, ptr %q
 store volatile i32 1, ptr %p
 unreachable
}
//--- second-dropped.low.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store volatile i32 1, ptr %p
 store volatile i32 1, ptr %p
 unreachable
}
//--- only-on-way.src.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
e:
 %c = icmp eq i32 %x, 0
 br i1 %c, label %a, label %b
a:
 store i32 7, ptr %q
 store volatile i32 1, ptr %p
 unreachable
b:
 ret void
}
//--- only-on-way.low.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
e:
 %c = icmp eq i32 %x, 0
 br i1 %c, label %a, label %b
a:
 store volatile i32 1, ptr %p
 unreachable
b:
 ret void
}
//--- load-volatile.src.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 store i32 7, ptr %q
 %v = load volatile i32, ptr %p
 unreachable
}
//--- load-volatile.low.ll
define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
 %v = load volatile i32, ptr %p
 unreachable
}
