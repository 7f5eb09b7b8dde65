// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
// RUN: %if long && clang-19 %{ clang-19 -w -S -emit-llvm -O2 %s -o %t.3.ll && %round-trip %t.3.ll %}

#include <stdatomic.h>
#include <stdbool.h>
struct queue {
  _Atomic unsigned head, tail;
  _Atomic(void *) slots[64];
  atomic_flag busy;
};
bool push(struct queue *q, void *item) {
  while (atomic_flag_test_and_set_explicit(&q->busy, memory_order_acquire))
    ;
  unsigned tail = atomic_load_explicit(&q->tail, memory_order_relaxed);
  bool room = tail - atomic_load_explicit(&q->head, memory_order_acquire) < 64;
  if (room) {
    atomic_store_explicit(&q->slots[tail % 64], item, memory_order_relaxed);
    atomic_store_explicit(&q->tail, tail + 1, memory_order_release);
  }
  atomic_flag_clear_explicit(&q->busy, memory_order_release);
  return room;
}
_Atomic _Bool flag;
_Atomic double total;
_Atomic __int128 pair;
void add(double x) {
  total += x;
  flag = 1;
  atomic_thread_fence(memory_order_seq_cst);
  atomic_signal_fence(memory_order_acq_rel);
}
long most(_Atomic long *p, long v) {
  return __atomic_fetch_max((long *)p, v, __ATOMIC_RELAXED) + __atomic_fetch_nand((long *)p, v, __ATOMIC_ACQ_REL);
}
