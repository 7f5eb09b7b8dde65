/* Types of the LLVM dialect, one test for each rule: which types are compatible, what may stand inside what, the functions on
 * vectors, when an identified struct gets its body. The rules: MLIR documentation, "'llvm' Dialect" (2022), Types. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/ir/context.h"
#include "core/ir/type.h"

typedef struct fixture {
  pl_context *ctx;
  const pl_type *i8, *i32, *f32, *index, *ptr, *void_, *func;
} fixture;

/* Stores in *state the static fixture with a new context. Returns 0, cmocka's success. */
static int setup(void **state) {
  static fixture f;
  f.ctx = pl_context_new();
  f.i8 = pl_type_integer(f.ctx, 8);
  f.i32 = pl_type_integer(f.ctx, 32);
  f.f32 = pl_type_float(f.ctx, PL_F32);
  f.index = pl_type_index(f.ctx);
  f.ptr = pl_type_llvm_ptr(f.ctx, 0);
  f.void_ = pl_type_llvm_simple(f.ctx, PL_TYPE_LLVM_VOID);
  f.func = pl_type_llvm_func(f.ctx, f.void_, NULL, 0, false);
  *state = &f;
  return 0;
}

/* Frees the fixture's context. Returns 0, cmocka's success. */
static int teardown(void **state) {
  pl_context_free(((fixture *)*state)->ctx);
  return 0;
}

/* The type of the LLVM dialect of that kind, which has no parameters. */
static const pl_type *simple(const fixture *f, pl_type_kind kind) { return pl_type_llvm_simple(f->ctx, kind); }

/* A 1-D vector type. */
static const pl_type *vector(const fixture *f, int64_t count, bool scalable, const pl_type *elem) {
  return pl_type_vector(f->ctx, 1, &count, &scalable, elem);
}

/* ---- isCompatibleType ---- */

/* Signless integers are compatible with LLVM; signed and unsigned ones and index are not. */
static void test_integers(void **state) {
  const fixture *f = *state;
  assert_true(pl_type_is_llvm_compatible(f->i32));
  assert_true(pl_type_is_llvm_compatible(pl_type_integer(f->ctx, 1)));
  assert_true(pl_type_is_llvm_compatible(pl_type_integer(f->ctx, 12345)));
  assert_false(pl_type_is_llvm_compatible(pl_type_integer_signed(f->ctx, 32, PL_SIGNED)));
  assert_false(pl_type_is_llvm_compatible(pl_type_integer_signed(f->ctx, 32, PL_UNSIGNED)));
  assert_false(pl_type_is_llvm_compatible(f->index));
}

/* The float formats that LLVM has are compatible with it; others are not. */
static void test_floats(void **state) {
  const fixture *f = *state;
  static const pl_float_format yes[] = {PL_BF16, PL_F16, PL_F32, PL_F64, PL_F80, PL_F128}, no[] = {PL_F8E5M2, PL_TF32};
  for (size_t i = 0; i < sizeof yes / sizeof *yes; i++)
    assert_true(pl_type_is_llvm_compatible(pl_type_float(f->ctx, yes[i])));
  for (size_t i = 0; i < sizeof no / sizeof *no; i++)
    assert_false(pl_type_is_llvm_compatible(pl_type_float(f->ctx, no[i])));
}

/* The LLVM dialect's own types are compatible with LLVM. */
static void test_own_types(void **state) {
  const fixture *f = *state;
  static const pl_type_kind kinds[] = {PL_TYPE_LLVM_VOID,    PL_TYPE_LLVM_TOKEN,   PL_TYPE_LLVM_LABEL,    PL_TYPE_LLVM_METADATA,
                                       PL_TYPE_LLVM_X86_MMX, PL_TYPE_LLVM_X86_AMX, PL_TYPE_LLVM_PPC_FP128};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    assert_true(pl_type_is_llvm_compatible(simple(f, kinds[i])));
  assert_true(pl_type_is_llvm_compatible(f->func));
  assert_true(pl_type_is_llvm_compatible(pl_type_llvm_target(f->ctx, PL_STR("a.b"), NULL, 0, NULL, 0)));
}

/* Builtin types without a counterpart in LLVM, and those of other dialects, are not compatible. */
static void test_other_types(void **state) {
  const fixture *f = *state;
  int64_t shape[] = {4, 4};
  const pl_type *none[] = {pl_type_none(f->ctx),
                           pl_type_complex(f->ctx, f->f32),
                           pl_type_memref(f->ctx, 2, shape, f->f32, NULL, NULL),
                           pl_type_unranked_memref(f->ctx, f->f32, NULL),
                           pl_type_tensor(f->ctx, 2, shape, f->f32, NULL),
                           pl_type_function(f->ctx, NULL, 0, NULL, 0),
                           pl_type_tuple(f->ctx, &f->i32, 1),
                           pl_type_opaque(f->ctx, PL_STR("other"), PL_STR("type"))};
  for (size_t i = 0; i < sizeof none / sizeof *none; i++)
    assert_false(pl_type_is_llvm_compatible(none[i]));
}

/* A type is compatible with LLVM if all of its parts are, however deep it is. */
static void test_parts(void **state) {
  const fixture *f = *state;
  const pl_type *good[] = {f->i32, f->ptr}, *bad[] = {f->i32, f->index};
  assert_true(pl_type_is_llvm_compatible(pl_type_llvm_struct(f->ctx, good, 2, true)));
  assert_false(pl_type_is_llvm_compatible(pl_type_llvm_struct(f->ctx, bad, 2, false)));
  assert_true(pl_type_is_llvm_compatible(pl_type_llvm_func(f->ctx, f->i32, good, 2, true)));
  assert_false(pl_type_is_llvm_compatible(pl_type_llvm_func(f->ctx, f->i32, bad, 2, true)));
  assert_false(pl_type_is_llvm_compatible(pl_type_llvm_func(f->ctx, f->index, NULL, 0, false)));
  assert_true(pl_type_is_llvm_compatible(pl_type_llvm_typed_ptr(f->ctx, f->f32, 2)));
  assert_false(pl_type_is_llvm_compatible(pl_type_llvm_typed_ptr(f->ctx, f->index, 0)));
  const pl_type *deep = pl_type_llvm_array(f->ctx, 3, f->i8), *deep_bad = pl_type_llvm_array(f->ctx, 3, f->index);
  for (int i = 0; i < 100000; i++) {
    deep = pl_type_llvm_array(f->ctx, 1, deep);
    deep_bad = pl_type_llvm_array(f->ctx, 1, deep_bad);
  }
  assert_true(pl_type_is_llvm_compatible(deep));
  assert_false(pl_type_is_llvm_compatible(deep_bad));
}

/* ---- Vectors ---- */

/* Which types are LLVM vectors, with their element, number of lanes and scalability. */
static void test_vectors(void **state) {
  const fixture *f = *state;
  int64_t shape[] = {2, 4};
  bool scalable;
  const pl_type *yes[] = {f->i32, f->f32, f->ptr, simple(f, PL_TYPE_LLVM_PPC_FP128)};
  for (size_t i = 0; i < sizeof yes / sizeof *yes; i++) {
    const pl_type *fixed = vector(f, 42, false, yes[i]), *open = vector(f, 4, true, yes[i]);
    assert_true(pl_type_is_llvm_vector(fixed) && pl_type_is_llvm_compatible(fixed));
    assert_true(pl_type_is_llvm_vector(open) && pl_type_is_llvm_compatible(open));
    assert_ptr_equal(pl_type_llvm_vector_elem(fixed), yes[i]);
    assert_int_equal(pl_type_llvm_vector_count(fixed, &scalable), 42);
    assert_false(scalable);
    assert_int_equal(pl_type_llvm_vector_count(open, &scalable), 4);
    assert_true(scalable);
  }
  const pl_type *no[] = {pl_type_vector(f->ctx, 2, shape, NULL, f->i32),
                         pl_type_vector(f->ctx, 0, shape, NULL, f->i32),
                         vector(f, 4, false, f->index),
                         vector(f, 4, false, pl_type_integer_signed(f->ctx, 8, PL_SIGNED)),
                         pl_type_llvm_array(f->ctx, 4, f->i32),
                         f->i32};
  for (size_t i = 0; i < sizeof no / sizeof *no; i++)
    assert_false(pl_type_is_llvm_vector(no[i]));
}

/* A fixed vector type of a valid element type and number of lanes is made; else the result is NULL. */
static void test_fixed_vectors(void **state) {
  const fixture *f = *state;
  assert_ptr_equal(pl_type_llvm_fixed_vector(f->ctx, f->i32, 42), vector(f, 42, false, f->i32));
  assert_ptr_equal(pl_type_llvm_fixed_vector(f->ctx, f->ptr, 2), vector(f, 2, false, f->ptr));
  assert_null(pl_type_llvm_fixed_vector(f->ctx, f->i32, 0));
  assert_null(pl_type_llvm_fixed_vector(f->ctx, f->i32, UINT64_MAX));
  assert_null(pl_type_llvm_fixed_vector(f->ctx, f->void_, 4));
  assert_null(pl_type_llvm_fixed_vector(f->ctx, f->index, 4));
  assert_null(pl_type_llvm_fixed_vector(f->ctx, vector(f, 2, false, f->i32), 4)); /* no nesting */
}

/* ---- What may stand where ---- */

typedef struct place_row {
  pl_type_kind kind;
  const char *places; /* one letter for each place in order: y or n */
} place_row;

/* Which types may stand as pointee, element, member, argument, result, in memory or as a value. */
static void test_places(void **state) {
  const fixture *f = *state;
  /* pointer, array, vector, struct, arguments, result, memory, value */
  static const place_row rows[] = {{PL_TYPE_LLVM_VOID, "nnnnnynn"},    {PL_TYPE_LLVM_TOKEN, "nnnnyyny"},
                                   {PL_TYPE_LLVM_LABEL, "nnnnynnn"},   {PL_TYPE_LLVM_METADATA, "nnnnynny"},
                                   {PL_TYPE_LLVM_X86_AMX, "ynnyyyyy"}, {PL_TYPE_LLVM_PPC_FP128, "yyyyyyyy"},
                                   {PL_TYPE_LLVM_X86_MMX, "yynyyyyy"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    for (unsigned place = PL_LLVM_IN_POINTER; place <= PL_LLVM_IN_VALUE; place++)
      assert_int_equal(pl_type_llvm_may_stand((pl_llvm_place)place, simple(f, rows[i].kind)),
                       rows[i].places[place - PL_LLVM_IN_POINTER] == 'y');
  for (unsigned place = PL_LLVM_IN_POINTER; place <= PL_LLVM_IN_VALUE; place++) {
    assert_true(pl_type_llvm_may_stand((pl_llvm_place)place, f->i32));
    assert_true(pl_type_llvm_may_stand((pl_llvm_place)place, f->ptr));
    /* A function's address is taken, nothing else is done with it. */
    assert_int_equal(pl_type_llvm_may_stand((pl_llvm_place)place, f->func), place == PL_LLVM_IN_POINTER);
    assert_true(strncmp(pl_llvm_place_fault((pl_llvm_place)place), "invalid ", 8) == 0);
  }
  assert_false(pl_type_llvm_may_stand(PL_LLVM_IN_POINTER, f->index));
  assert_false(pl_type_llvm_may_stand(PL_LLVM_IN_POINTER, pl_type_opaque(f->ctx, PL_STR("other"), PL_STR("type"))));
  assert_false(pl_type_llvm_may_stand(PL_LLVM_IN_VECTOR, vector(f, 2, false, f->i32)));
  assert_false(pl_type_llvm_may_stand(PL_LLVM_IN_INVALID, f->i32));
}

/* ---- Identified structs ---- */

/* An identified struct is found again by its name, may be used before it has a body, and differs from literal ones. */
static void test_names(void **state) {
  const fixture *f = *state;
  const pl_type *a = pl_type_llvm_named_struct(f->ctx, PL_STR("a b, opaque"));
  assert_false(a->llvm_struct->initialized);
  assert_ptr_equal(pl_type_llvm_named_struct(f->ctx, PL_STR("a b, opaque")), a);
  assert_ptr_not_equal(pl_type_llvm_named_struct(f->ctx, PL_STR("a b")), a);
  assert_ptr_equal(pl_type_llvm_array(f->ctx, 2, a), pl_type_llvm_array(f->ctx, 2, a));
  assert_true(pl_type_llvm_struct_set_body(f->ctx, a, NULL, 0, false, false));
  assert_true(a->llvm_struct->initialized);
  assert_ptr_not_equal(a, pl_type_llvm_struct(f->ctx, NULL, 0, false)); /* a literal one with these contents is another type */
}

/* Once a struct has a body, setting the same one succeeds and any other one fails. */
static void test_body(void **state) {
  const fixture *f = *state;
  const pl_type *a = pl_type_llvm_named_struct(f->ctx, PL_STR("node"));
  const pl_type *body[] = {pl_type_llvm_typed_ptr(f->ctx, a, 0), f->i32}, *other[] = {f->i32, f->i32};
  assert_true(pl_type_llvm_struct_set_body(f->ctx, a, body, 2, false, false));
  assert_true(pl_type_llvm_struct_set_body(f->ctx, a, body, 2, false, false));
  assert_false(pl_type_llvm_struct_set_body(f->ctx, a, body, 1, false, false));
  assert_false(pl_type_llvm_struct_set_body(f->ctx, a, other, 2, false, false));
  assert_false(pl_type_llvm_struct_set_body(f->ctx, a, body, 2, true, false));
  assert_false(pl_type_llvm_struct_set_body(f->ctx, a, NULL, 0, false, true));
  assert_int_equal(a->llvm_struct->num_elems, 2);
  assert_ptr_equal(a->llvm_struct->elems[1], f->i32);
  assert_true(pl_type_is_llvm_compatible(a)); /* recursive: the question ends */
}

/* Being opaque counts as a body: it can be set again, and no other body can. */
static void test_opaque(void **state) {
  const fixture *f = *state;
  const pl_type *a = pl_type_llvm_named_struct(f->ctx, PL_STR("unknown"));
  assert_true(pl_type_llvm_struct_set_body(f->ctx, a, NULL, 0, false, true));
  assert_true(a->llvm_struct->initialized && a->llvm_struct->opaque);
  assert_true(pl_type_llvm_struct_set_body(f->ctx, a, NULL, 0, false, true));
  assert_false(pl_type_llvm_struct_set_body(f->ctx, a, NULL, 0, false, false));
}

/* Two structs that refer to each other are checked for compatibility through each other. */
static void test_mutual(void **state) {
  const fixture *f = *state;
  const pl_type *a = pl_type_llvm_named_struct(f->ctx, PL_STR("a")), *b = pl_type_llvm_named_struct(f->ctx, PL_STR("b"));
  const pl_type *of_a[] = {pl_type_llvm_typed_ptr(f->ctx, b, 0), pl_type_llvm_typed_ptr(f->ctx, b, 0)};
  const pl_type *of_b[] = {pl_type_llvm_typed_ptr(f->ctx, a, 0), f->index};
  assert_true(pl_type_llvm_struct_set_body(f->ctx, a, of_a, 2, false, false));
  assert_true(pl_type_is_llvm_compatible(a));
  assert_true(pl_type_llvm_struct_set_body(f->ctx, b, of_b, 2, false, false));
  assert_false(pl_type_is_llvm_compatible(a));
}

/* A literal struct is identified by its contents; setting its body fails. */
static void test_literal(void **state) {
  const fixture *f = *state;
  const pl_type *body[] = {f->i8, f->i32};
  const pl_type *a = pl_type_llvm_struct(f->ctx, body, 2, false);
  assert_ptr_equal(pl_type_llvm_struct(f->ctx, body, 2, false), a);
  assert_ptr_not_equal(pl_type_llvm_struct(f->ctx, body, 2, true), a);
  assert_true(a->llvm_struct->initialized && !a->llvm_struct->identified);
  assert_false(pl_type_llvm_struct_set_body(f->ctx, a, body, 1, false, false));
}

/* A struct that contains itself by value is found; one that does so through a pointer is fine. */
static void test_endless(void **state) {
  const fixture *f = *state;
  pl_map seen = {0};
  const pl_type *a = pl_type_llvm_named_struct(f->ctx, PL_STR("a")), *b = pl_type_llvm_named_struct(f->ctx, PL_STR("b"));
  const pl_type *c = pl_type_llvm_named_struct(f->ctx, PL_STR("c")), *in_a[] = {f->i8, pl_type_llvm_array(f->ctx, 2, b)};
  const pl_type *in_b[] = {pl_type_llvm_struct(f->ctx, &a, 1, false)}, *in_c[] = {pl_type_llvm_typed_ptr(f->ctx, c, 0), f->ptr};
  assert_true(pl_type_llvm_struct_set_body(f->ctx, a, in_a, 2, false, false));
  assert_true(pl_type_llvm_struct_set_body(f->ctx, b, in_b, 1, false, false));
  assert_true(pl_type_llvm_struct_set_body(f->ctx, c, in_c, 2, false, false));
  assert_null(pl_type_llvm_endless(c, &seen));
  assert_non_null(pl_type_llvm_endless(a, &seen));
  pl_map_free(&seen);
  assert_ptr_equal(pl_type_llvm_endless(b, &seen), b);
  pl_map_free(&seen);
}

/* Runs all tests; returns how many failed, 0 for success. */
int main(void) {
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
  const struct CMUnitTest tests[] = {
      TEST(test_integers), TEST(test_floats),        TEST(test_own_types), TEST(test_other_types), TEST(test_parts),
      TEST(test_vectors),  TEST(test_fixed_vectors), TEST(test_places),    TEST(test_names),       TEST(test_body),
      TEST(test_opaque),   TEST(test_mutual),        TEST(test_literal),   TEST(test_endless),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
