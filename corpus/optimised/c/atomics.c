// Atomic counters and flags.
#include <stdatomic.h>

static atomic_int counter;
atomic_flag busy = ATOMIC_FLAG_INIT;

int next_ticket(void) { return atomic_fetch_add(&counter, 1); }

void publish(int *data, atomic_int *ready, int value) {
  *data = value;
  atomic_store_explicit(ready, 1, memory_order_release);
}

int consume(int *data, atomic_int *ready) {
  if (atomic_load_explicit(ready, memory_order_acquire)) return *data;
  return -1;
}

_Bool try_lock(void) { return !atomic_flag_test_and_set(&busy); }

_Bool swap_if(atomic_long *where, long expected, long wanted) {
  return atomic_compare_exchange_strong(where, &expected, wanted);
}
