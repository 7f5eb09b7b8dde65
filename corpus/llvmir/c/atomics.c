// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}
//
// Atomic operations of each ordering.

#include <stdatomic.h>
atomic_int counter;
_Atomic long total;
atomic_flag lock = ATOMIC_FLAG_INIT;
int bump(void) { return atomic_fetch_add(&counter, 1); }
void sub(long n) { atomic_fetch_sub_explicit(&total, n, memory_order_relaxed); }
long masks(long n) {
  return atomic_fetch_and(&total, n) + atomic_fetch_or_explicit(&total, n, memory_order_acq_rel) + atomic_fetch_xor(&total, n);
}
int replace(int n) { return atomic_exchange_explicit(&counter, n, memory_order_acquire); }
_Bool swap(int *expected, int n) {
  return atomic_compare_exchange_weak_explicit(&counter, expected, n, memory_order_release, memory_order_relaxed);
}
_Bool strong(int *expected, int n) { return atomic_compare_exchange_strong(&counter, expected, n); }
int read(void) {
  atomic_thread_fence(memory_order_seq_cst);
  atomic_signal_fence(memory_order_acquire);
  return atomic_load_explicit(&counter, memory_order_acquire);
}
void spin(void) {
  while (atomic_flag_test_and_set(&lock)) {
  }
  atomic_flag_clear(&lock);
}
