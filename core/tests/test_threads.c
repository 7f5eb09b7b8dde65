/* Eight threads make the same recursive structs in one context at once: each struct gets one body, which all of them see, and a
 * body that differs is refused. Run under the thread sanitizer too. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include <pthread.h>
#include <stdio.h>

#include "core/ir/context.h"

#define NUM_THREADS 8
#define NUM_STRUCTS 200

typedef struct worker {
  pl_context *ctx;
  pthread_mutex_t *start; /* held until all threads exist */
  unsigned number;
  unsigned set, refused; /* structs that it gave the common body, and its own */
  bool consistent;
  const pl_type *first[NUM_STRUCTS], *second[NUM_STRUCTS], *raced[NUM_STRUCTS];
} worker;

/* Makes the two structs number `i`, which point to each other, and notes in the worker whether their bodies were accepted and are
 * right. */
static void make_pair(worker *w, unsigned i) {
  char a[32], b[32];
  snprintf(a, sizeof a, "first %u", i);
  snprintf(b, sizeof b, "second %u", i);
  const pl_type *first = pl_type_llvm_named_struct(w->ctx, pl_str_from(a));
  const pl_type *second = pl_type_llvm_named_struct(w->ctx, pl_str_from(b));
  const pl_type *fields[2] = {pl_type_integer(w->ctx, 32), pl_type_llvm_typed_ptr(w->ctx, second, 0)};
  const pl_type *array = pl_type_llvm_array(w->ctx, i, first);
  const pl_type *others[3] = {pl_type_float(w->ctx, PL_F64), pl_type_llvm_typed_ptr(w->ctx, array, 0),
                              pl_type_llvm_struct(w->ctx, fields, 2, true)};
  w->set += pl_type_llvm_struct_set_body(w->ctx, first, fields, 2, false, false);
  w->set += pl_type_llvm_struct_set_body(w->ctx, second, others, 3, false, false);
  w->consistent = w->consistent && first->llvm_struct->initialized && first->llvm_struct->num_elems == 2 &&
                  first->llvm_struct->elems[1] == fields[1] && second->llvm_struct->elems[2] == others[2];
  w->first[i] = first;
  w->second[i] = second;
}

/* Makes struct number `i` and tries to give it a body of this thread's own; counts refusals in w->refused. */
static void race(worker *w, unsigned i) {
  char name[32];
  snprintf(name, sizeof name, "raced %u", i);
  const pl_type *type = pl_type_llvm_named_struct(w->ctx, pl_str_from(name));
  const pl_type *fields[2] = {pl_type_llvm_typed_ptr(w->ctx, type, 0), pl_type_integer(w->ctx, w->number + 1)};
  w->refused += !pl_type_llvm_struct_set_body(w->ctx, type, fields, 2, false, false);
  w->raced[i] = type;
}

/* The thread: makes the structs when w->start can be locked. `argument` is its worker; returns NULL. */
static void *work(void *argument) {
  worker *w = argument;
  w->consistent = true;
  (void)pthread_mutex_lock(w->start);
  (void)pthread_mutex_unlock(w->start);
  for (unsigned i = 0; i < NUM_STRUCTS; i++) {
    make_pair(w, i);
    race(w, i);
  }
  return NULL;
}

/* Eight threads that make the same recursive structs at once get the same types, and of differing bodies one is accepted. */
static void test_recursive_structs_from_eight_threads(void **state) {
  (void)state;
  static worker workers[NUM_THREADS];
  pthread_t threads[NUM_THREADS];
  pthread_mutex_t start = PTHREAD_MUTEX_INITIALIZER;
  pl_context *ctx = pl_context_new_shared();
  unsigned refused = 0;
  assert_non_null(ctx);
  assert_int_equal(pthread_mutex_lock(&start), 0);
  for (unsigned i = 0; i < NUM_THREADS; i++) {
    workers[i] = (worker){.ctx = ctx, .start = &start, .number = i};
    assert_int_equal(pthread_create(&threads[i], NULL, work, &workers[i]), 0);
  }
  assert_int_equal(pthread_mutex_unlock(&start), 0);
  for (unsigned i = 0; i < NUM_THREADS; i++)
    assert_int_equal(pthread_join(threads[i], NULL), 0);
  for (unsigned i = 0; i < NUM_THREADS; i++) {
    assert_true(workers[i].consistent);
    assert_int_equal(workers[i].set, 2 * NUM_STRUCTS); /* a body that is there already and the same is no failure */
    refused += workers[i].refused;
    assert_memory_equal(workers[i].first, workers[0].first, sizeof workers[0].first);
    assert_memory_equal(workers[i].second, workers[0].second, sizeof workers[0].second);
    assert_memory_equal(workers[i].raced, workers[0].raced, sizeof workers[0].raced);
  }
  assert_int_equal(refused, (NUM_THREADS - 1) * NUM_STRUCTS); /* one thread each was the first */
  pl_context_free(ctx);
}

/* A shared context that one thread uses interns types as one that is not shared. */
static void test_shared_context_of_one_thread(void **state) {
  (void)state;
  pl_context *ctx = pl_context_new_shared();
  assert_ptr_equal(pl_type_integer(ctx, 32), pl_type_integer(ctx, 32));
  assert_ptr_equal(pl_type_index(ctx), pl_type_index(ctx));
  assert_ptr_equal(pl_type_float(ctx, PL_F32), pl_type_float(ctx, PL_F32));
  assert_ptr_not_equal(pl_type_float(ctx, PL_F32), pl_type_float(ctx, PL_F64));
  pl_context_free(ctx);
}

/* Runs all tests; returns how many failed, 0 for success. */
int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_recursive_structs_from_eight_threads),
      cmocka_unit_test(test_shared_context_of_one_thread),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
