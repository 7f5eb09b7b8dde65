// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

#include <stdatomic.h>
atomic_int counter;
_Atomic(void *) head;
atomic_flag flag;
int relaxed(void) { return atomic_fetch_add_explicit(&counter, 1, memory_order_relaxed); }
void publish(void *p) { atomic_store_explicit(&head, p, memory_order_release); }
void *observe(void) { return atomic_load_explicit(&head, memory_order_acquire); }
int swap_if(int from, int to) {
  return atomic_compare_exchange_weak_explicit(&counter, &from, to, memory_order_acq_rel, memory_order_relaxed);
}
void lock(void) {
  while (atomic_flag_test_and_set_explicit(&flag, memory_order_acquire))
    ;
}
void both(void) {
  atomic_thread_fence(memory_order_seq_cst);
  atomic_signal_fence(memory_order_acquire);
}
long wide(_Atomic long *p) { return atomic_exchange(p, 3) + atomic_fetch_and(p, 7) + atomic_fetch_xor(p, 1); }
