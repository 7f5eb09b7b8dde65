@once = linkonce global i32 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 7, ptr @prepare, ptr @once }]

define void @prepare() {
  ret void
}
