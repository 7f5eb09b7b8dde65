// Memory that nobody else can reach may be freed where the source leaks it, not vice versa. What the caller or a callee may
// reach has to stay. Source: LLVM Language Reference, "Function Attributes", nofree: it is about memory that existed before the call.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/leaks.src.ll --lowered %t/frees.low.ll | FileCheck %s --check-prefix=FREED
// FREED: @f: unsupported: the lowering does what it claims not to do, and the source does not: 'nofree'
// RUN: expect-status 1 verify-lowering %t/frees.low.ll --lowered %t/leaks.src.ll | FileCheck %s --check-prefix=LEAKED
// LEAKED: @f: refuted: return-memory: at the return a new buffer of {{.*}} bytes is freed in the source, but alive in the lowering
// RUN: expect-status 1 verify-lowering %t/returned.src.ll --lowered %t/returned.low.ll | FileCheck %s --check-prefix=RETURNED
// RETURNED: @f: refuted: attribute: at the return a new buffer of {{.*}} bytes is alive in the source, but freed in the lowering
// RUN: expect-status 1 verify-lowering %t/stored.src.ll --lowered %t/stored.low.ll | FileCheck %s --check-prefix=STORED
// STORED: @f: refuted: attribute: at the return a new buffer of {{.*}} bytes is alive in the source, but freed in the lowering
// RUN: expect-status 1 verify-lowering %t/passed.src.ll --lowered %t/passed.low.ll | FileCheck %s --check-prefix=PASSED
// PASSED: @f: refuted: attribute: at the return a new buffer of {{.*}} bytes is alive in the source, but freed in the lowering
// RUN: expect-status 1 verify-lowering %t/number.src.ll --lowered %t/number.low.ll | FileCheck %s --check-prefix=NUMBER
// NUMBER: @f: refuted: attribute: at the return a new buffer of {{.*}} bytes is alive in the source, but freed in the lowering

//--- leaks.src.ll
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define i32 @f(i32 %x) nofree {
  %m = call ptr @malloc(i64 4)
  ret i32 %x
}
//--- frees.low.ll
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define i32 @f(i32 %x) nofree {
  %m = call ptr @malloc(i64 4)
  call void @free(ptr %m)
  ret i32 %x
}

//--- returned.src.ll
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define ptr @f(i32 %x) nofree {
  %m = call ptr @malloc(i64 4)
  ret ptr %m
}
//--- returned.low.ll
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define ptr @f(i32 %x) nofree {
  %m = call ptr @malloc(i64 4)
  call void @free(ptr %m)
  ret ptr %m
}

//--- stored.src.ll
@g = global ptr null
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define i32 @f(i32 %x) nofree {
  %m = call ptr @malloc(i64 4)
  store ptr %m, ptr @g
  ret i32 %x
}
//--- stored.low.ll
@g = global ptr null
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define i32 @f(i32 %x) nofree {
  %m = call ptr @malloc(i64 4)
  store ptr %m, ptr @g
  call void @free(ptr %m)
  ret i32 %x
}

//--- passed.src.ll
declare void @k(ptr) nofree
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define i32 @f(i32 %x) nofree {
  %m = call ptr @malloc(i64 4)
  call void @k(ptr %m)
  ret i32 %x
}
//--- passed.low.ll
declare void @k(ptr) nofree
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define i32 @f(i32 %x) nofree {
  %m = call ptr @malloc(i64 4)
  call void @k(ptr %m)
  call void @free(ptr %m)
  ret i32 %x
}

//--- number.src.ll
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define i64 @f(i32 %x) nofree {
  %m = call noundef ptr @malloc(i64 4)
  %i = ptrtoint ptr %m to i64
  ret i64 %i
}
//--- number.low.ll
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define i64 @f(i32 %x) nofree {
  %m = call noundef ptr @malloc(i64 4)
  %i = ptrtoint ptr %m to i64
  call void @free(ptr %m)
  ret i64 %i
}
