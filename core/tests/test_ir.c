/* Types, attributes and affine expressions are one object each; ops, uses, blocks and regions stay linked. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include <stdio.h>

#include "core/ir/dialect.h"
#include "core/ir/op.h"
#include "core/ir/signature.h"
#include "core/ir/symbol_index.h"

typedef struct fixture {
  pl_context *ctx;
  pl_module *module;
  const pl_type *i32, *f32, *index;
} fixture;

/* Stores in *state a new fixture. Returns 0, cmocka's success. */
static int set_up(void **state) {
  fixture *f = calloc(1, sizeof *f);
  f->ctx = pl_context_new();
  f->module = pl_module_new(f->ctx, NULL);
  f->i32 = pl_type_integer(f->ctx, 32);
  f->f32 = pl_type_float(f->ctx, PL_F32);
  f->index = pl_type_index(f->ctx);
  *state = f;
  return 0;
}

/* Frees the fixture. Returns 0, cmocka's success. */
static int tear_down(void **state) {
  fixture *f = *state;
  pl_module_free(f->module);
  pl_context_free(f->ctx);
  free(f);
  return 0;
}

/* ---- Types ---- */

/* Stores different types, at most 128, in `list` and returns their number; the same ones if called again with the fixture. */
static size_t make_types(const fixture *f, const pl_type **list) {
  pl_context *c = f->ctx;
  size_t n = 0;
  int64_t shape[] = {4, PL_DYNAMIC, 8}, other[] = {4, PL_DYNAMIC, 9};
  bool scalable[] = {false, true, false};
  pl_type_list pair = (const pl_type *[]){f->i32, f->f32};
  for (uint32_t width = 0; width < 200; width += 7)
    list[n++] = pl_type_integer(c, width);
  list[n++] = pl_type_integer_signed(c, 32, PL_SIGNED);
  list[n++] = pl_type_integer_signed(c, 32, PL_UNSIGNED);
  for (int format = PL_FLOAT_INVALID + 1; format < PL_NUM_FLOAT_FORMATS; format++)
    list[n++] = pl_type_float(c, (pl_float_format)format);
  list[n++] = f->index;
  list[n++] = pl_type_none(c);
  list[n++] = pl_type_complex(c, f->f32);
  list[n++] = pl_type_vector(c, 0, shape, NULL, f->f32);
  list[n++] = pl_type_vector(c, 3, shape, NULL, f->f32);
  list[n++] = pl_type_vector(c, 3, shape, scalable, f->f32);
  list[n++] = pl_type_vector(c, 3, other, NULL, f->f32);
  list[n++] = pl_type_tensor(c, 3, shape, f->f32, NULL);
  list[n++] = pl_type_tensor(c, 3, shape, f->f32, pl_attr_unit(c));
  list[n++] = pl_type_unranked_tensor(c, f->f32);
  list[n++] = pl_type_memref(c, 3, shape, f->f32, NULL, NULL);
  list[n++] = pl_type_memref(c, 3, shape, f->f32, NULL, pl_attr_i64(c, f->i32, 1));
  list[n++] = pl_type_memref(c, 3, shape, f->f32, pl_attr_strided(c, shape, 3, 0), NULL);
  list[n++] = pl_type_memref(c, 3, shape, f->f32, pl_attr_strided(c, shape, 3, 1), NULL);
  list[n++] = pl_type_memref(c, 0, NULL, f->f32, NULL, NULL);
  list[n++] = pl_type_unranked_memref(c, f->f32, NULL);
  list[n++] = pl_type_unranked_memref(c, f->f32, pl_attr_string(c, PL_STR("gpu")));
  list[n++] = pl_type_function(c, pair, 2, pair, 1);
  list[n++] = pl_type_function(c, pair, 1, pair + 1, 2 - 1);
  list[n++] = pl_type_function(c, pair, 2, NULL, 0);
  list[n++] = pl_type_tuple(c, pair, 2);
  list[n++] = pl_type_tuple(c, NULL, 0);
  list[n++] = pl_type_opaque(c, PL_STR("d"), PL_STR("t<1>"));
  list[n++] = pl_type_opaque(c, PL_STR("dt"), PL_STR("<1>"));
  list[n++] = pl_type_llvm_simple(c, PL_TYPE_LLVM_VOID);
  list[n++] = pl_type_llvm_simple(c, PL_TYPE_LLVM_TOKEN);
  list[n++] = pl_type_llvm_simple(c, PL_TYPE_LLVM_PPC_FP128);
  list[n++] = pl_type_llvm_ptr(c, 0);
  list[n++] = pl_type_llvm_ptr(c, 3);
  list[n++] = pl_type_llvm_typed_ptr(c, f->f32, 0);
  list[n++] = pl_type_llvm_array(c, 4, f->f32);
  list[n++] = pl_type_llvm_array(c, UINT64_MAX, f->f32);
  list[n++] = pl_type_llvm_func(c, f->i32, pair, 2, false);
  list[n++] = pl_type_llvm_func(c, f->i32, pair, 2, true);
  list[n++] = pl_type_llvm_struct(c, pair, 2, false);
  list[n++] = pl_type_llvm_struct(c, pair, 2, true);
  list[n++] = pl_type_llvm_struct(c, NULL, 0, false);
  list[n++] = pl_type_llvm_named_struct(c, PL_STR(""));
  list[n++] = pl_type_llvm_named_struct(c, PL_STR("node"));
  list[n++] = pl_type_llvm_target(c, PL_STR("spirv"), pair, 2, (const uint32_t[]){1, 2}, 2);
  list[n++] = pl_type_llvm_target(c, PL_STR("spirv"), pair, 2, (const uint32_t[]){1, 2}, 1);
  return n;
}

/* Making the same types again gives the same objects, and all different types are different objects. */
static void test_types_are_interned(void **state) {
  const fixture *f = *state;
  const pl_type *first[128], *second[128];
  size_t count = make_types(f, first);
  assert_true(count > 60);
  assert_int_equal(make_types(f, second), count);
  for (size_t i = 0; i < count; i++) {
    assert_ptr_equal(first[i], second[i]);
    for (size_t k = 0; k < i; k++) {
      assert_ptr_not_equal(first[i], first[k]);
      assert_int_not_equal(first[i]->id, first[k]->id);
    }
  }
}

/* What a type was made of may be overwritten afterwards. */
static void test_types_are_copied(void **state) {
  const fixture *f = *state;
  int64_t shape[] = {2, 3};
  char text[] = "body";
  const pl_type *parts[] = {f->i32, f->f32};
  const pl_type *memref = pl_type_memref(f->ctx, 2, shape, f->f32, NULL, NULL);
  const pl_type *opaque = pl_type_opaque(f->ctx, PL_STR("d"), pl_str_from(text));
  const pl_type *tuple = pl_type_tuple(f->ctx, parts, 2);
  shape[0] = 77;
  text[0] = 'x';
  parts[1] = NULL;
  assert_int_equal(memref->shaped.shape[0], 2);
  assert_true(pl_str_is(opaque->opaque.text, "body"));
  assert_ptr_equal(tuple->func.inputs[1], f->f32);
}

/* Types of rank 0 are the same whether the pointer to their shape is NULL or not. */
static void test_rank_zero_is_one_type(void **state) {
  fixture *f = *state;
  const int64_t none[1] = {7};
  assert_ptr_equal(pl_type_memref(f->ctx, 0, none, f->f32, NULL, NULL), pl_type_memref(f->ctx, 0, NULL, f->f32, NULL, NULL));
  assert_ptr_equal(pl_type_tensor(f->ctx, 0, none, f->f32, NULL), pl_type_tensor(f->ctx, 0, NULL, f->f32, NULL));
  assert_ptr_equal(pl_type_vector(f->ctx, 0, none, NULL, f->f32), pl_type_vector(f->ctx, 0, NULL, NULL, f->f32));
}

/* Default layout, memory space and scalable flags of a type may be given or NULL: the type is the same. */
static void test_memref_normal_form(void **state) {
  const fixture *f = *state;
  pl_context *c = f->ctx;
  int64_t shape[] = {4, 5}, strides[] = {5, 1};
  const pl_affine *d0 = pl_affine_dim(c, 0), *d1 = pl_affine_dim(c, 1);
  const pl_attr *identity = pl_attr_affine_map(c, 2, 0, (const pl_affine *[]){d0, d1}, 2);
  const pl_attr *swap = pl_attr_affine_map(c, 2, 0, (const pl_affine *[]){d1, d0}, 2);
  const pl_type *plain = pl_type_memref(c, 2, shape, f->f32, NULL, NULL);
  assert_ptr_equal(pl_type_memref(c, 2, shape, f->f32, identity, NULL), plain);
  assert_ptr_equal(pl_type_memref(c, 2, shape, f->f32, NULL, pl_attr_i64(c, f->i32, 0)), plain);
  assert_ptr_not_equal(pl_type_memref(c, 2, shape, f->f32, swap, NULL), plain);
  assert_ptr_not_equal(pl_type_memref(c, 2, shape, f->f32, pl_attr_strided(c, strides, 2, 0), NULL), plain);
  assert_ptr_equal(pl_type_unranked_memref(c, f->f32, pl_attr_i64(c, pl_type_integer(c, 64), 0)),
                   pl_type_unranked_memref(c, f->f32, NULL));
  bool fixed[] = {false, false};
  assert_ptr_equal(pl_type_vector(c, 2, shape, fixed, f->f32), pl_type_vector(c, 2, shape, NULL, f->f32));
}

/* ---- Strides ---- */

#define D PL_DYNAMIC

/* Checks that the memref's layout has these strides and this offset, or with `ok` false is not strided. */
static void expect_strides(const pl_type *memref, bool ok, const int64_t *expected, int64_t expected_offset) {
  int64_t strides[4] = {-7, -7, -7, -7}, offset = -7;
  assert_int_equal(pl_memref_strides(memref, strides, &offset), ok);
  if (!ok) return;
  for (uint32_t i = 0; i < memref->shaped.rank; i++)
    assert_int_equal(strides[i], expected[i]);
  assert_int_equal(offset, expected_offset);
}

/* A memref of f32 with that shape and layout. */
static const pl_type *ranked(const fixture *f, uint32_t rank, const int64_t *shape, const pl_attr *layout) {
  return pl_type_memref(f->ctx, rank, shape, f->f32, layout, NULL);
}

/* Strides of memrefs with the default layout are as in mlir-opt 22, dynamic ones where they are not known; none if they
 * overflow. */
static void test_default_strides(void **state) {
  const fixture *f = *state;
  expect_strides(ranked(f, 0, NULL, NULL), true, NULL, 0);
  expect_strides(ranked(f, 3, (const int64_t[]){2, 3, 4}, NULL), true, (const int64_t[]){12, 4, 1}, 0);
  expect_strides(ranked(f, 3, (const int64_t[]){D, 3, 4}, NULL), true, (const int64_t[]){12, 4, 1}, 0);
  expect_strides(ranked(f, 3, (const int64_t[]){2, D, 4}, NULL), true, (const int64_t[]){D, 4, 1}, 0);
  expect_strides(ranked(f, 3, (const int64_t[]){2, 3, D}, NULL), true, (const int64_t[]){D, D, 1}, 0);
  expect_strides(ranked(f, 3, (const int64_t[]){4, 0, 3}, NULL), true, (const int64_t[]){D, 3, 1}, 0);
  expect_strides(ranked(f, 3, (const int64_t[]){D, D, 0}, NULL), true, (const int64_t[]){D, D, 1}, 0);
  expect_strides(ranked(f, 3, (const int64_t[]){INT64_MAX, 4, 4}, NULL), true, (const int64_t[]){16, 4, 1}, 0);
  expect_strides(ranked(f, 4, (const int64_t[]){3, INT64_MAX / 2, 4, 4}, NULL), false, NULL, 0);
}

/* The sum of two affine expressions. */
static const pl_affine *add(pl_context *c, const pl_affine *a, const pl_affine *b) {
  return pl_affine_binary(c, PL_AFFINE_ADD, a, b);
}

/* The product of two affine expressions. */
static const pl_affine *mul(pl_context *c, const pl_affine *a, const pl_affine *b) {
  return pl_affine_binary(c, PL_AFFINE_MUL, a, b);
}

/* Strides and offset are read off affine layouts that are one linear result, and no others. */
static void test_affine_strides(void **state) {
  const fixture *f = *state;
  pl_context *c = f->ctx;
  const int64_t shape[] = {4, 8};
  const pl_affine *d0 = pl_affine_dim(c, 0), *d1 = pl_affine_dim(c, 1), *s0 = pl_affine_symbol(c, 0),
                  *s1 = pl_affine_symbol(c, 1);
  const pl_affine *two = pl_affine_const(c, 2), *minus = pl_affine_const(c, -1);
  const struct {
    const pl_affine *expr;
    bool ok;
    int64_t strides[2], offset;
  } rows[] = {
      {add(c, d0, mul(c, d1, two)), true, {1, 2}, 0},
      {d0, true, {1, 0}, 0},
      {pl_affine_const(c, 5), true, {0, 0}, 5},
      {add(c, add(c, mul(c, d0, s0), d1), s1), true, {D, 1}, D},
      {add(c, mul(c, mul(c, d0, s0), s1), d1), true, {D, 1}, 0},
      {mul(c, add(c, mul(c, d0, two), add(c, d1, two)), pl_affine_const(c, 3)), true, {6, 3}, 6},
      {mul(c, add(c, mul(c, d0, two), add(c, d1, two)), s0), true, {D, D}, D},
      {add(c, add(c, mul(c, d0, s0), s0), add(c, mul(c, s0, minus), d1)), true, {D, 1}, 0},
      {add(c, add(c, d0, d1), mul(c, d0, minus)), true, {0, 1}, 0},
      {mul(c, d1, minus), true, {0, -1}, 0},
      {pl_affine_binary(c, PL_AFFINE_FLOORDIV, d0, two), false, {0, 0}, 0},
      {add(c, d0, pl_affine_binary(c, PL_AFFINE_MOD, d1, two)), false, {0, 0}, 0},
      {pl_affine_binary(c, PL_AFFINE_CEILDIV, d0, s0), false, {0, 0}, 0},
      {add(c, d0, s1), true, {1, 0}, D},
      {mul(c, mul(c, d0, pl_affine_const(c, INT64_MAX)), pl_affine_const(c, INT64_MAX)), false, {0, 0}, 0},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const pl_attr *map = pl_attr_affine_map(c, 2, 2, &rows[i].expr, 1);
    expect_strides(ranked(f, 2, shape, map), rows[i].ok, rows[i].strides, rows[i].offset);
  }
  const pl_affine *swap[] = {d1, d0};
  expect_strides(ranked(f, 2, shape, pl_attr_affine_map(c, 2, 0, swap, 2)), false, NULL, 0);
  expect_strides(ranked(f, 2, shape, pl_attr_affine_map(c, 1, 0, &d0, 1)), false, NULL, 0); /* wrong rank */
  expect_strides(ranked(f, 2, shape, pl_attr_affine_map(c, 2, 0, &s1, 1)), false, NULL, 0); /* no such symbol */
}

/* Strides and offset are read off a strided layout of the right rank, and not off an unranked memref. */
static void test_strided_layout(void **state) {
  const fixture *f = *state;
  const int64_t shape[] = {4, 8}, strides[] = {D, -2};
  expect_strides(ranked(f, 2, shape, pl_attr_strided(f->ctx, strides, 2, D)), true, strides, D);
  expect_strides(ranked(f, 2, shape, pl_attr_strided(f->ctx, strides, 1, 0)), false, NULL, 0);
  int64_t some[1], offset;
  assert_false(pl_memref_strides(pl_type_unranked_memref(f->ctx, f->f32, NULL), some, &offset));
}

/* ---- Affine expressions ---- */

/* Affine expressions are simplified to one normal form, without folds that wrap or divide by zero. */
static void test_affine_simplification(void **state) {
  const fixture *f = *state;
  pl_context *c = f->ctx;
  const pl_affine *d0 = pl_affine_dim(c, 0), *d1 = pl_affine_dim(c, 1), *s0 = pl_affine_symbol(c, 0);
  const pl_affine *zero = pl_affine_const(c, 0), *one = pl_affine_const(c, 1), *two = pl_affine_const(c, 2);
  const pl_affine *three = pl_affine_const(c, 3), *four = pl_affine_const(c, 4), *minus4 = pl_affine_const(c, -4);
  assert_ptr_equal(add(c, two, d0), add(c, d0, two));
  assert_ptr_equal(add(c, s0, d0), add(c, d0, s0));
  assert_ptr_equal(add(c, d0, zero), d0);
  assert_ptr_equal(mul(c, d0, one), d0);
  assert_ptr_equal(mul(c, d0, zero), zero);
  assert_ptr_equal(mul(c, s0, d0), mul(c, d0, s0));
  assert_ptr_equal(add(c, add(c, d0, one), two), add(c, d0, three));
  assert_ptr_equal(add(c, add(c, d0, two), d1), add(c, add(c, d0, d1), two));
  assert_ptr_equal(add(c, mul(c, d0, two), d0), mul(c, d0, three));
  assert_ptr_equal(add(c, d0, mul(c, d0, pl_affine_const(c, -1))), zero);
  assert_ptr_equal(mul(c, mul(c, d0, two), two), mul(c, d0, four));
  assert_ptr_equal(mul(c, mul(c, s0, two), s0), mul(c, mul(c, s0, s0), two));
  assert_ptr_equal(pl_affine_binary(c, PL_AFFINE_FLOORDIV, pl_affine_const(c, -7), two), minus4);
  assert_ptr_equal(pl_affine_binary(c, PL_AFFINE_CEILDIV, pl_affine_const(c, 7), two), four);
  assert_ptr_equal(pl_affine_binary(c, PL_AFFINE_CEILDIV, pl_affine_const(c, -7), two), pl_affine_const(c, -3));
  assert_ptr_equal(pl_affine_binary(c, PL_AFFINE_MOD, pl_affine_const(c, -7), four), one);
  assert_ptr_equal(pl_affine_binary(c, PL_AFFINE_FLOORDIV, mul(c, d0, four), two), mul(c, d0, two));
  assert_ptr_equal(pl_affine_binary(c, PL_AFFINE_FLOORDIV, add(c, mul(c, d0, four), d1), four),
                   add(c, d0, pl_affine_binary(c, PL_AFFINE_FLOORDIV, d1, four)));
  assert_ptr_equal(pl_affine_binary(c, PL_AFFINE_MOD, mul(c, d0, four), two), zero);
  assert_ptr_equal(pl_affine_binary(c, PL_AFFINE_MOD, add(c, mul(c, d0, four), d1), four),
                   pl_affine_binary(c, PL_AFFINE_MOD, d1, four));
  assert_ptr_equal(add(c, d0, mul(c, pl_affine_binary(c, PL_AFFINE_FLOORDIV, d0, four), minus4)),
                   pl_affine_binary(c, PL_AFFINE_MOD, d0, four));
  assert_ptr_equal(add(c, d1, d0), add(c, d0, d1));
  assert_ptr_equal(mul(c, pl_affine_symbol(c, 1), s0), mul(c, s0, pl_affine_symbol(c, 1)));
  assert_ptr_equal(add(c, add(c, mul(c, d1, two), d0), mul(c, pl_affine_binary(c, PL_AFFINE_FLOORDIV, d0, four), minus4)),
                   add(c, mul(c, d1, two), pl_affine_binary(c, PL_AFFINE_MOD, d0, four)));
  const pl_affine *by_zero = pl_affine_binary(c, PL_AFFINE_FLOORDIV, one, zero);
  assert_int_equal(by_zero->kind, PL_AFFINE_FLOORDIV); /* undefined, and kept as it is */
  const pl_affine *huge = pl_affine_const(c, INT64_MAX), *least = pl_affine_const(c, INT64_MIN);
  assert_int_equal(add(c, huge, one)->kind, PL_AFFINE_ADD); /* no fold that wraps */
  assert_int_equal(mul(c, huge, two)->kind, PL_AFFINE_MUL);
  assert_int_equal(pl_affine_binary(c, PL_AFFINE_FLOORDIV, least, pl_affine_const(c, -1))->kind, PL_AFFINE_FLOORDIV);
  assert_int_equal(pl_affine_binary(c, PL_AFFINE_MOD, mul(c, d0, least), least)->kind, PL_AFFINE_MOD);
  assert_non_null(add(c, add(c, d0, huge), huge));
}

/* Affine sums of 200000 terms are simplified without running out of stack. */
static void test_affine_depth(void **state) {
  const fixture *f = *state;
  pl_context *c = f->ctx;
  const pl_affine *sum = pl_affine_dim(c, 0), *four = pl_affine_const(c, 4);
  for (uint32_t i = 1; i < 200000; i++)
    sum = add(c, sum, mul(c, pl_affine_dim(c, i), four));
  assert_int_equal(sum->depth, 200001);
  assert_non_null(pl_affine_binary(c, PL_AFFINE_FLOORDIV, sum, four));
  assert_non_null(pl_affine_binary(c, PL_AFFINE_MOD, sum, four));
}

/* ---- Attributes ---- */

/* Stores different attributes, at most 128, in `list` and returns their number; the same ones if called again with the
 * fixture. */
static size_t make_attrs(const fixture *f, const pl_attr **list) {
  pl_context *c = f->ctx;
  size_t n = 0;
  const pl_type *i64 = pl_type_integer(c, 64), *wide = pl_type_integer(c, 200), *strings = pl_type_tensor(c, 0, NULL, i64, NULL);
  pl_arena *arena = pl_context_arena(c);
  pl_apint numbers[] = {pl_apint_from_u64(arena, 32, 1), pl_apint_from_u64(arena, 32, 2)};
  pl_str words[] = {PL_STR("nsw"), PL_STR("nuw")};
  const pl_affine *exprs[] = {pl_affine_dim(c, 0), pl_affine_symbol(c, 0)};
  list[n++] = pl_attr_unit(c);
  list[n++] = pl_attr_bool(c, true);
  list[n++] = pl_attr_bool(c, false);
  list[n++] = pl_attr_i64(c, f->i32, 1);
  list[n++] = pl_attr_i64(c, i64, 1);
  list[n++] = pl_attr_i64(c, f->index, 1);
  list[n++] = pl_attr_i64(c, wide, -1);
  list[n++] = pl_attr_i64(c, wide, -2);
  list[n++] = pl_attr_float(c, f->f32, pl_apint_from_u64(arena, 32, 1));
  list[n++] = pl_attr_string(c, PL_STR("1"));
  list[n++] = pl_attr_string(c, PL_STR(""));
  list[n++] = pl_attr_type(c, f->i32);
  list[n++] = pl_attr_array(c, list, 2);
  list[n++] = pl_attr_array(c, list, 3);
  list[n++] = pl_attr_array(c, NULL, 0);
  list[n++] = pl_attr_dict(c, NULL, 0);
  list[n++] = pl_attr_dict(c, &(pl_named_attr){PL_STR("a"), list[0]}, 1);
  list[n++] = pl_attr_dict(c, &(pl_named_attr){PL_STR("b"), list[0]}, 1);
  list[n++] = pl_attr_symbol(c, PL_STR("nsw"));
  list[n++] = pl_attr_symbol_path(c, words, 2);
  list[n++] = pl_attr_dense(c, f->i32, numbers, 2, false);
  list[n++] = pl_attr_dense(c, f->i32, numbers, 1, true);
  list[n++] = pl_attr_dense_strings(c, strings, words, 2, false);
  list[n++] = pl_attr_dense_strings(c, strings, words, 0, false);
  list[n++] = pl_attr_dense_array(c, f->i32, numbers, 2);
  list[n++] = pl_attr_dense_i64(c, (const int64_t[]){1, -2}, 2);
  list[n++] = pl_attr_dense_i64(c, NULL, 0);
  list[n++] = pl_attr_resource(c, PL_STR("key"), f->i32);
  list[n++] = pl_attr_sparse(c, list[0], list[1], f->i32);
  list[n++] = pl_attr_affine_map(c, 1, 1, exprs, 2);
  list[n++] = pl_attr_affine_map(c, 2, 1, exprs, 2);
  list[n++] = pl_attr_integer_set(c, 1, 1, exprs, (const bool[]){true, false}, 2);
  list[n++] = pl_attr_integer_set(c, 1, 1, exprs, (const bool[]){true, true}, 2);
  list[n++] = pl_attr_strided(c, (const int64_t[]){D, 1}, 2, 0);
  list[n++] = pl_attr_strided(c, (const int64_t[]){D, 1}, 2, D);
  list[n++] = pl_attr_enum(c, PL_STR("arith"), PL_STR("overflow"), words, 2);
  list[n++] = pl_attr_enum(c, PL_STR("arith"), PL_STR("overflow"), words, 1);
  list[n++] = pl_attr_opaque(c, PL_STR("d"), PL_STR("t"));
  list[n++] = pl_attr_loc_unknown(c);
  const pl_attr *loc = list[n++] = pl_attr_loc_file(c, PL_STR("f"), 1, 2, 1, 2);
  list[n++] = pl_attr_loc_file(c, PL_STR("f"), 1, 3, 1, 3);
  list[n++] = pl_attr_loc_name(c, PL_STR("n"), NULL);
  const pl_attr *named = list[n++] = pl_attr_loc_name(c, PL_STR("n"), loc);
  list[n++] = pl_attr_loc_callsite(c, loc, named);
  list[n++] = pl_attr_loc_fused(c, (const pl_attr *[]){loc, named}, 2, NULL);
  list[n++] = pl_attr_loc_fused(c, (const pl_attr *[]){loc, named}, 2, list[0]);
  return n;
}

/* Making the same attributes again gives the same objects, and different attributes are different objects; pl_enum_has finds
 * words. */
static void test_attrs_are_interned(void **state) {
  const fixture *f = *state;
  const pl_attr *first[128] = {0}, *second[128] = {0};
  size_t count = make_attrs(f, first);
  assert_true(count > 40);
  assert_int_equal(make_attrs(f, second), count);
  for (size_t i = 0; i < count; i++) {
    assert_ptr_equal(first[i], second[i]);
    for (size_t k = 0; k < i; k++)
      assert_ptr_not_equal(first[i], first[k]);
  }
  assert_true(pl_enum_has(pl_attr_enum(f->ctx, PL_STR("a"), PL_STR("b"), &PL_STR("nsw"), 1), "nsw"));
  assert_false(pl_enum_has(NULL, "nsw"));
  assert_false(pl_enum_has(pl_attr_unit(f->ctx), "nsw"));
}

/* Dictionaries are sorted by name, the last entry of a name wins, and one that is changed entry by entry is the same object as
 * one made at once. */
static void test_dicts(void **state) {
  const fixture *f = *state;
  pl_context *c = f->ctx;
  pl_named_attr entries[40];
  char names[40][8];
  for (uint32_t count = 1; count <= 40; count++) { /* across where the way of sorting changes */
    for (uint32_t i = 0; i < count; i++) {
      snprintf(names[i], sizeof names[i], "n%u", (i * 7) % 13);
      entries[i] = (pl_named_attr){pl_str_from(names[i]), pl_attr_i64(c, f->i32, (int64_t)i)};
    }
    const pl_attr *dict = pl_attr_dict(c, entries, count);
    assert_int_equal(dict->dict.count, count < 13 ? count : 13);
    for (uint32_t i = 0; i < dict->dict.count; i++) {
      pl_str name = dict->dict.entries[i].name;
      assert_ptr_equal(name.data, pl_context_intern(c, name).data);
      if (i) assert_true(strcmp(dict->dict.entries[i - 1].name.data, name.data) < 0);
      uint32_t last = count - 1; /* the last entry with that name wins */
      while (!pl_str_eq(entries[last].name, name))
        last--;
      assert_ptr_equal(pl_dict_get(dict, name), entries[last].value);
    }
    assert_null(pl_dict_get(dict, PL_STR("n")));
    assert_null(pl_dict_get(dict, PL_STR("zz")));
  }
  const pl_attr *unit = pl_attr_unit(c), *dict = NULL;
  assert_null(pl_dict_get(NULL, PL_STR("a")));
  dict = pl_dict_set(c, dict, PL_STR("b"), unit);
  dict = pl_dict_set(c, dict, PL_STR("a"), unit);
  dict = pl_dict_set(c, dict, PL_STR("c"), unit);
  pl_named_attr all[] = {{PL_STR("c"), unit}, {PL_STR("a"), unit}, {PL_STR("b"), unit}};
  assert_ptr_equal(dict, pl_attr_dict(c, all, 3));
  assert_ptr_equal(pl_dict_set(c, dict, PL_STR("a"), unit), dict);
  assert_ptr_equal(pl_dict_set(c, dict, PL_STR("q"), NULL), dict);
  dict = pl_dict_set(c, dict, PL_STR("c"), NULL);
  assert_ptr_equal(dict, pl_attr_dict(c, all + 1, 2));
  dict = pl_dict_set(c, pl_dict_set(c, dict, PL_STR("a"), NULL), PL_STR("b"), NULL);
  assert_ptr_equal(dict, pl_attr_dict(c, NULL, 0));
}

/* A reference to a symbol is found at any depth and in any kind of attribute, by its whole name only. */
static void test_references(void **state) {
  const fixture *f = *state;
  pl_context *c = f->ctx;
  const pl_str f_name = PL_STR("f"), path[] = {PL_STR("m"), PL_STR("f")};
  const pl_attr *symbol = pl_attr_symbol(c, f_name), *block = NULL;
  const pl_named_attr function = {PL_STR("function"), symbol};
  block = pl_attr_params(c, PL_STR("blockaddress"), &function, 1);
  assert_true(pl_attr_refers_to(symbol, f_name));
  assert_true(pl_attr_refers_to(pl_attr_symbol_path(c, path, 2), f_name));
  assert_true(pl_attr_refers_to(pl_attr_array(c, &block, 1), f_name));
  assert_true(pl_attr_refers_to(pl_attr_distinct(c, 1, pl_attr_dict(c, &function, 1)), f_name));
  assert_true(pl_attr_refers_to(pl_attr_opaque(c, PL_STR("x"), PL_STR("y<@f>")), f_name));
  assert_true(pl_attr_refers_to(pl_attr_opaque(c, PL_STR("x"), PL_STR("y<@\"f\">")), f_name));
  assert_false(pl_attr_refers_to(pl_attr_opaque(c, PL_STR("x"), PL_STR("y<@ff, f, @")), f_name));
  assert_false(pl_attr_refers_to(pl_attr_array(c, &block, 1), PL_STR("function")));
  assert_false(pl_attr_refers_to(pl_attr_string(c, f_name), f_name));
  assert_false(pl_attr_refers_to(NULL, f_name));
  for (int depth = 0; depth < 100; depth++) { /* shared, so that a search of all paths would not end */
    const pl_attr *twice[] = {symbol, symbol};
    symbol = pl_attr_array(c, twice, 2);
  }
  assert_true(pl_attr_refers_to(symbol, f_name));
}

/* Elements of dense attributes are found, and equal elements are the same attribute as a splat. */
static void test_dense(void **state) {
  const fixture *f = *state;
  pl_arena *arena = pl_context_arena(f->ctx);
  pl_apint parts[] = {pl_apint_from_u64(arena, 32, 5), pl_apint_from_u64(arena, 32, 6)};
  int64_t shape[] = {1000000};
  const pl_type *type = pl_type_tensor(f->ctx, 1, shape, f->i32, NULL);
  const pl_attr *splat = pl_attr_dense(f->ctx, type, parts, 1, true);
  assert_int_equal(pl_dense_at(splat, 999999).word, 5);
  const pl_type *complexes = pl_type_tensor(f->ctx, 1, shape, pl_type_complex(f->ctx, f->f32), NULL);
  const pl_apint same[] = {parts[0], parts[0], parts[0], parts[0]};
  assert_ptr_equal(pl_attr_dense(f->ctx, type, same, 4, false), splat); /* the same elements are a splat, however it is made */
  splat = pl_attr_dense(f->ctx, complexes, parts, 2, true);
  assert_int_equal(pl_dense_at(splat, 777777).word, 6);
  assert_int_equal(pl_dense_at(pl_attr_dense_array(f->ctx, f->i32, parts, 2), 1).word, 6);
}

/* ---- Ops ---- */

/* Registered ops are found by name, with a description; unknown names give unregistered ops. */
static void test_op_infos(void **state) {
  const fixture *f = *state;
  for (int kind = PL_OP_INVALID + 1; kind < PL_OP_UNREGISTERED; kind++) {
    const pl_op_info *info = pl_op_info_of((pl_op_kind)kind);
    assert_int_equal(info->kind, kind);
    assert_ptr_equal(pl_op_info_named(f->ctx, info->name), info);
    assert_true(info->dialect.len > 0 && info->name.data[info->dialect.len] == '.');
    assert_non_null(info->signature);
    assert_non_null(info->properties);
    assert_non_null(info->format);
    assert_true(pl_foreign_of(info) == PL_FOREIGN_UNKNOWN || pl_str_is(info->dialect, "llvm")); /* no list of others has it */
  }
  const pl_op_info *unknown = pl_op_info_named(f->ctx, PL_STR("my.op.x"));
  assert_int_equal(unknown->kind, PL_OP_UNREGISTERED);
  assert_true(pl_str_is(unknown->dialect, "my"));
  assert_ptr_equal(pl_op_info_named(f->ctx, PL_STR("my.op.x")), unknown);
  assert_int_equal(pl_op_info_named(f->ctx, PL_STR("nodot"))->dialect.len, 0);
  assert_int_equal(pl_op_info_named(f->ctx, PL_STR("arith.add"))->kind, PL_OP_UNREGISTERED);
}

/* An op `t.x` in no block with these operands and numbers of results, at most 3 (of types i32, f32, index), and regions. */
static pl_op *make(const fixture *f, pl_value *const *operands, uint32_t num_operands, uint32_t num_results, uint32_t regions) {
  const pl_type *types[] = {f->i32, f->f32, f->index};
  pl_op_spec spec = {.info = pl_op_info_named(f->ctx, PL_STR("t.x")),
                     .operands = operands,
                     .num_operands = num_operands,
                     .result_types = types,
                     .num_results = num_results,
                     .num_regions = regions};
  return pl_op_new(f->module, &spec);
}

/* The number of uses of a value, which must be linked right. */
static uint32_t count_uses(const pl_value *value) {
  uint32_t count = 0;
  for (const pl_use *use = value->uses; use; use = use->next, count++) {
    assert_ptr_equal(use->value, value);
    assert_ptr_equal(*use->prev, use);
    assert_true(use >= use->owner->operands && use < use->owner->operands + use->owner->num_operands);
  }
  return count;
}

/* Uses of values follow changed, replaced and erased operands. */
static void test_uses(void **state) {
  const fixture *f = *state;
  pl_op *a = make(f, NULL, 0, 2, 0);
  pl_value *x = pl_result(a, 0), *y = pl_result(a, 1);
  pl_op *b = make(f, (pl_value *[]){x, y, x}, 3, 1, 0), *c = make(f, (pl_value *[]){x}, 1, 0, 0);
  assert_int_equal(count_uses(x), 3);
  assert_ptr_equal(x->uses->owner, c); /* newest first */
  pl_use_set(&b->operands[2], y);
  assert_int_equal(count_uses(x), 2);
  assert_int_equal(count_uses(y), 2);
  pl_value_replace_all(x, y);
  assert_null(x->uses);
  assert_int_equal(count_uses(y), 4);
  pl_op_set_operands(b, (pl_value *[]){x, y, x, y, x}, 5); /* more than there was space for */
  assert_int_equal(count_uses(x), 3);
  assert_int_equal(count_uses(y), 3);
  pl_value *turned[] = {pl_operand(b, 1), pl_operand(b, 0)};
  pl_op_set_operands(b, turned, 2);
  assert_ptr_equal(pl_operand(b, 0), y);
  assert_ptr_equal(pl_operand(b, 1), x);
  pl_op_erase(b);
  pl_op_erase(c);
  assert_null(x->uses);
  assert_null(y->uses);
  pl_op_erase(a);
}

/* Ops in blocks, and blocks in regions, can be inserted and removed; the rest stays in order. */
static void test_lists(void **state) {
  const fixture *f = *state;
  pl_block *block = f->module->op->regions[0]->first;
  pl_op *ops[5];
  for (int i = 0; i < 5; i++)
    ops[i] = make(f, NULL, 0, 1, 0);
  pl_op_append(block, ops[1]);
  pl_op_insert_before(ops[1], ops[0]);
  pl_op_append(block, ops[3]);
  pl_op_insert_before(ops[3], ops[2]);
  pl_op_append(block, ops[4]);
  int at = 0;
  PL_FOR_OPS(op, block) {
    assert_ptr_equal(op, ops[at++]);
    if (at % 2) pl_op_erase(op);
  }
  assert_int_equal(at, 5);
  assert_ptr_equal(block->first, ops[1]);
  assert_ptr_equal(block->last, ops[3]);
  assert_ptr_equal(ops[1]->next, ops[3]);
  assert_ptr_equal(ops[3]->prev, ops[1]);
  pl_op_unlink(ops[1]);
  pl_op_append(block, ops[1]);
  assert_ptr_equal(block->last, ops[1]);
  assert_ptr_equal(block->first, ops[3]);
  pl_region *region = f->module->op->regions[0];
  pl_block *second = pl_block_new(f->module), *zeroth = pl_block_new(f->module);
  pl_block_append(region, second);
  pl_block_insert_before(block, zeroth);
  assert_ptr_equal(region->first, zeroth);
  assert_ptr_equal(region->last, second);
  pl_block_unlink(zeroth);
  pl_block_unlink(second);
  assert_ptr_equal(region->first, block);
  assert_ptr_equal(region->last, block);
  assert_null(block->next);
  assert_null(zeroth->region);
}

/* After a block argument is erased the others keep their order and are renumbered. */
static void test_block_args(void **state) {
  const fixture *f = *state;
  pl_block *block = pl_block_new(f->module);
  pl_value *args[20];
  for (uint32_t i = 0; i < 20; i++)
    args[i] = pl_block_add_arg(f->module, block, f->i32);
  pl_block_erase_arg(block, 3);
  assert_int_equal(block->num_args, 19);
  for (uint32_t i = 0; i < 19; i++) {
    assert_ptr_equal(block->args[i], args[i < 3 ? i : i + 1]);
    assert_int_equal(block->args[i]->index, i);
    assert_ptr_equal(block->args[i]->block, block);
  }
}

/* Operands of successors and operand segments of an op are found. */
static void test_successors_and_segments(void **state) {
  const fixture *f = *state;
  pl_op *source = make(f, NULL, 0, 3, 0);
  pl_value *x = pl_result(source, 0), *y = pl_result(source, 1), *z = pl_result(source, 2);
  pl_block *blocks[] = {pl_block_new(f->module), pl_block_new(f->module)};
  pl_op_spec spec = {.info = pl_op_info_named(f->ctx, PL_STR("cf.cond_br")),
                     .operands = (pl_value *[]){x},
                     .num_operands = 1,
                     .successors = blocks,
                     .successor_counts = (const uint32_t[]){2, 1},
                     .successor_operands = (pl_value *[]){y, z, x},
                     .num_successors = 2,
                     .segments = (const uint32_t[]){0, 1, 0},
                     .num_segments = 3};
  pl_op *op = pl_op_new(f->module, &spec);
  assert_int_equal(op->num_operands, 4);
  assert_int_equal(pl_op_num_own_operands(op), 1);
  assert_int_equal(op->successors[0].first, 1);
  assert_int_equal(op->successors[0].count, 2);
  assert_int_equal(op->successors[1].first, 3);
  assert_ptr_equal(op->successors[1].block, blocks[1]);
  assert_ptr_equal(pl_operand(op, 2), z);
  assert_ptr_equal(pl_operand(op, 3), x);
  assert_int_equal(count_uses(x), 2);
  uint32_t first, count;
  pl_op_segment(op, 1, &first, &count);
  assert_true(first == 0 && count == 1);
  pl_op_segment(op, 2, &first, &count);
  assert_true(first == 1 && count == 0);
  pl_op_segment(op, 9, &first, &count);
  assert_int_equal(count, 0);
  pl_op_append(blocks[0], op);
  assert_ptr_equal(pl_block_terminator(blocks[0]), op);
  assert_null(pl_block_terminator(blocks[1]));
}

/* Erasing an op drops the uses that ops nested inside it, 50000 deep, have of values outside. */
static void test_erase_nested(void **state) {
  const fixture *f = *state;
  pl_op *outside = make(f, NULL, 0, 1, 0), *outer = make(f, NULL, 0, 0, 2), *at = outer;
  pl_value *x = pl_result(outside, 0);
  for (int depth = 0; depth < 50000; depth++) {
    pl_block *block = pl_block_new(f->module);
    pl_block_append(at->regions[1], pl_block_new(f->module)); /* an empty block is passed over */
    pl_block_append(at->regions[1], block);
    pl_op_append(block, make(f, &x, 1, 0, 0));
    at = make(f, &x, 1, 0, 2);
    pl_op_append(block, at);
    pl_op_append(block, make(f, &x, 1, 0, 0));
  }
  assert_int_equal(count_uses(x), 150000);
  pl_op_erase(outer);
  assert_null(x->uses);
}

/* Every known attribute name is set and read on its own, so that no two enumerators share a name. */
static void test_attribute_names(void **state) {
  const fixture *f = *state;
  pl_op *op = make(f, NULL, 0, 0, 1);
  for (int i = PL_NAME_INVALID + 1; i < PL_NUM_ATTR_NAMES; i++) {
    const pl_attr_name name = (pl_attr_name)i;
    assert_null(pl_op_attr(op, name));
    pl_op_set_attr(op, name, pl_attr_unit(f->ctx));
    assert_ptr_equal(pl_dict_get(op->attrs, pl_attr_names[name]), pl_attr_unit(f->ctx));
    assert_int_equal(pl_attr_names[name].len, strlen(pl_attr_names[name].data));
  }
  pl_op_set_named_attr(op, PL_STR("sym_name"), NULL);
  assert_null(pl_op_attr(op, PL_NAME_SYM_NAME));
}

/* Attributes of an op are set, read and removed, and symbols and function types are read off them. */
static void test_attributes_of_ops(void **state) {
  const fixture *f = *state;
  pl_op *op = make(f, NULL, 0, 0, 1);
  assert_null(pl_op_attr(op, PL_NAME_SYM_NAME));
  assert_int_equal(pl_symbol_name(op).len, 0);
  pl_op_set_attr(op, PL_NAME_CALLEE, NULL);
  assert_null(op->attrs);
  pl_op_set_attr(op, PL_NAME_SYM_NAME, pl_attr_string(f->ctx, PL_STR("main")));
  pl_op_set_attr(op, PL_NAME_FUNCTION_TYPE, pl_attr_type(f->ctx, pl_type_function(f->ctx, NULL, 0, NULL, 0)));
  assert_true(pl_str_is(pl_symbol_name(op), "main"));
  assert_int_equal(pl_func_type(op)->kind, PL_TYPE_FUNCTION);
  assert_true(pl_func_is_declaration(op));
  pl_block_append(op->regions[0], pl_block_new(f->module));
  assert_false(pl_func_is_declaration(op));
  pl_op_append(f->module->op->regions[0]->first, op);
  assert_ptr_equal(pl_symbol_lookup(f->module->op, PL_STR("main")), op);
  assert_null(pl_symbol_lookup(f->module->op, PL_STR("mai")));
  assert_null(pl_symbol_lookup(f->module->op, PL_STR("")));
  pl_op_set_attr(op, PL_NAME_SYM_NAME, NULL);
  pl_op_set_attr(op, PL_NAME_FUNCTION_TYPE, NULL);
  assert_null(op->attrs);
}

/* pl_func_number numbers the values of a function in order, and the blocks of each region from 0. */
static void test_numbering(void **state) {
  const fixture *f = *state;
  pl_op *func = make(f, NULL, 0, 0, 1), *loop = make(f, NULL, 0, 2, 1);
  pl_block *entry = pl_block_new(f->module), *exit = pl_block_new(f->module), *body = pl_block_new(f->module);
  pl_block_append(func->regions[0], entry);
  pl_block_append(func->regions[0], exit);
  pl_block_append(loop->regions[0], body);
  pl_value *values[8];
  values[0] = pl_block_add_arg(f->module, entry, f->i32);
  values[1] = pl_block_add_arg(f->module, exit, f->i32);
  values[4] = pl_block_add_arg(f->module, body, f->i32);
  pl_op *inner = make(f, NULL, 0, 1, 0), *last = make(f, NULL, 0, 1, 0);
  pl_op_append(entry, loop);
  pl_op_append(body, inner);
  pl_op_append(exit, last);
  values[2] = pl_result(loop, 0);
  values[3] = pl_result(loop, 1);
  values[5] = pl_result(inner, 0);
  values[6] = pl_result(last, 0);
  assert_int_equal(pl_func_number(func), 7);
  for (uint32_t i = 0; i < 7; i++)
    assert_int_equal(values[i]->number, i);
  assert_int_equal(exit->number, 1);
  assert_int_equal(body->number, 0);
}

/* The position of an op is in its module's source or that of the module's origin, or else that of its location attribute in the
 * same file. */
static void test_places(void **state) {
  const fixture *f = *state;
  pl_source source = {"a.mlir", PL_STR("x"), 1};
  pl_module *parsed = pl_module_new(f->ctx, &source), *lowered = pl_module_new(f->ctx, NULL);
  pl_op_spec spec = {.info = pl_op_info_named(f->ctx, PL_STR("t.x")), .line = 3, .column = 4};
  pl_op *first = pl_op_new(parsed, &spec), *second = pl_op_new(lowered, &spec);
  assert_int_equal(pl_op_pos(first).line, 3);
  assert_null(pl_op_pos(second).source);
  assert_int_equal(pl_op_pos(second).line, 0);
  lowered->origin = parsed;
  assert_ptr_equal(pl_op_pos(second).source, &source);
  assert_int_equal(pl_op_pos(second).column, 4);
  second->line = 0;
  assert_int_equal(pl_op_pos(second).line, 0);
  second->loc = pl_attr_loc_name(f->ctx, PL_STR("n"), pl_attr_loc_file(f->ctx, PL_STR("a.mlir"), 7, 8, 7, 8));
  assert_int_equal(pl_op_pos(second).line, 7);
  second->loc = pl_attr_loc_file(f->ctx, PL_STR("other.mlir"), 7, 8, 7, 8);
  assert_int_equal(pl_op_pos(second).line, 0);
  pl_module_free(parsed);
  pl_module_free(lowered);
}

/* Appends an op of the kind, named `name` unless that is NULL, to the module's block. */
static pl_op *add_symbol(const fixture *f, pl_op_kind kind, const char *name) {
  pl_region *body = f->module->op->regions[0];
  pl_op *op = pl_op_new(f->module, &(pl_op_spec){.info = pl_op_info_of(kind), .num_regions = 1});
  if (!body->first) pl_block_append(body, pl_block_new(f->module));
  if (name) pl_op_set_attr(op, PL_NAME_SYM_NAME, pl_attr_string(f->ctx, pl_str_from(name)));
  pl_op_append(body->first, op);
  return op;
}

/* Checks what lookups and the walk over all ops but functions find among the symbols a, g, a, m and an op without a name. */
static void check_symbols(const fixture *f, const pl_op *first, const pl_op *global, const pl_op *module, const pl_op *nameless) {
  const pl_op *table = f->module->op;
  assert_ptr_equal(pl_symbol_lookup(table, PL_STR("a")), first);
  assert_ptr_equal(pl_symbol_lookup(table, PL_STR("g")), global);
  assert_ptr_equal(pl_symbol_lookup(table, PL_STR("m")), module);
  assert_null(pl_symbol_lookup(table, PL_STR("b")));
  assert_ptr_equal(pl_symbol_table_next(table, NULL), global);
  assert_ptr_equal(pl_symbol_table_next(table, global), module);
  assert_ptr_equal(pl_symbol_table_next(table, module), nameless);
  assert_null(pl_symbol_table_next(table, nameless));
}

/* An index finds what the search finds, and a change of the table ends it. */
static void test_symbol_index(void **state) {
  const fixture *f = *state;
  pl_op *a = add_symbol(f, PL_OP_FUNC_FUNC, "a"), *g = add_symbol(f, PL_OP_MEMREF_GLOBAL, "g");
  pl_op *again = add_symbol(f, PL_OP_FUNC_FUNC, "a"), *m = add_symbol(f, PL_OP_BUILTIN_MODULE, "m");
  const pl_op *nameless = add_symbol(f, PL_OP_LLVM_MODULE_FLAGS, NULL);
  const pl_region *body = f->module->op->regions[0];
  check_symbols(f, a, g, m, nameless);
  pl_symbol_index *index = pl_symbol_index_new(f->module->op);
  check_symbols(f, a, g, m, nameless);
  assert_ptr_equal(body->index, index);
  pl_op_set_attr(a, PL_NAME_SYM_NAME, pl_attr_string(f->ctx, PL_STR("b")));
  assert_null(body->index);
  assert_ptr_equal(pl_symbol_lookup(f->module->op, PL_STR("a")), again);
  pl_symbol_index_free(index);
  index = pl_symbol_index_new(f->module->op);
  assert_ptr_equal(pl_symbol_lookup(f->module->op, PL_STR("b")), a);
  pl_op_unlink(again);
  assert_null(pl_symbol_lookup(f->module->op, PL_STR("a")));
  pl_symbol_index_free(index);
  assert_null(body->index);
  pl_symbol_index_free(NULL);
  assert_null(pl_symbol_table_next(NULL, NULL));
}

/* Whether some operation of ops.def has a property of that name. */
static bool is_property(pl_context *ctx, pl_str name) {
  for (int kind = PL_OP_INVALID + 1; kind < PL_NUM_OPS; kind++) {
    const pl_signature *signature = pl_signature_of(ctx, pl_op_info_of((pl_op_kind)kind));
    if (signature && pl_signature_prop(signature, name)) return true;
  }
  return false;
}

/* Each property of attrs.def is one of some operation of ops.def, spelt the same. */
static void test_names_of_properties(void **state) {
  const fixture *f = *state;
  static const pl_attr_name names[] = {
#define ATTR(ident, name)
#define PROPERTY(ident, name) PL_NAME_##ident,
#include "core/ir/attrs.def"
#undef ATTR
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!is_property(f->ctx, pl_attr_names[names[i]])) fail_msg("%s is no property", pl_attr_names[names[i]].data);
  assert_false(is_property(f->ctx, PL_STR("no_property")));
}

#define WITH_FIXTURE(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)

/* Runs all tests; returns how many failed, 0 for success. */
int main(void) {
  const struct CMUnitTest tests[] = {
      WITH_FIXTURE(test_types_are_interned),
      WITH_FIXTURE(test_types_are_copied),
      WITH_FIXTURE(test_rank_zero_is_one_type),
      WITH_FIXTURE(test_memref_normal_form),
      WITH_FIXTURE(test_default_strides),
      WITH_FIXTURE(test_affine_strides),
      WITH_FIXTURE(test_strided_layout),
      WITH_FIXTURE(test_affine_simplification),
      WITH_FIXTURE(test_affine_depth),
      WITH_FIXTURE(test_attrs_are_interned),
      WITH_FIXTURE(test_dicts),
      WITH_FIXTURE(test_references),
      WITH_FIXTURE(test_dense),
      WITH_FIXTURE(test_op_infos),
      WITH_FIXTURE(test_uses),
      WITH_FIXTURE(test_lists),
      WITH_FIXTURE(test_block_args),
      WITH_FIXTURE(test_successors_and_segments),
      WITH_FIXTURE(test_erase_nested),
      WITH_FIXTURE(test_attribute_names),
      WITH_FIXTURE(test_attributes_of_ops),
      WITH_FIXTURE(test_numbering),
      WITH_FIXTURE(test_places),
      WITH_FIXTURE(test_symbol_index),
      WITH_FIXTURE(test_names_of_properties),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
