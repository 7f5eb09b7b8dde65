/* Arenas, vectors, maps, strings, sinks, diagnostics. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include <limits.h>
#include <stdio.h>

#include "core/base/diag.h"
#include "core/base/map.h"
#include "core/base/printf.h"
#include "core/base/vec.h"

#if defined(__SANITIZE_ADDRESS__)
#define HAS_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HAS_ASAN 1
#endif
#endif
#ifdef HAS_ASAN
#include <sanitizer/asan_interface.h>
#endif

/* The next number of a SplitMix64 generator, which gives the same numbers on every machine. */
static uint64_t next(uint64_t *state) {
  uint64_t z = (*state += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

/* ---- Memory ---- */

/* Objects of an arena are zeroed, aligned and distinct, and keep what is written into them; the arena counts their bytes. */
static void test_arena(void **unused) {
  (void)unused;
  uint64_t state = 1;
  pl_arena *arena = pl_arena_new();
  enum { COUNT = 3000 };
  unsigned char *objects[COUNT];
  size_t sizes[COUNT], total = 0;
  for (size_t i = 0; i < COUNT; i++) {
    sizes[i] = next(&state) % (i % 100 == 0 ? 600000 : 200);
    total += sizes[i];
    objects[i] = pl_arena_alloc(arena, sizes[i]);
    assert_int_equal((uintptr_t)objects[i] % (sizes[i] % 16 == 0 && sizes[i] ? 16 : 8), 0);
    for (size_t k = 0; k < sizes[i]; k++) {
      assert_int_equal(objects[i][k], 0);
      objects[i][k] = (unsigned char)(i * 7 + 1);
    }
    if (i) assert_ptr_not_equal(objects[i], objects[i - 1]);
  }
  for (size_t i = 0; i < COUNT; i++) {
    for (size_t k = 0; k < sizes[i]; k++)
      assert_int_equal(objects[i][k], (unsigned char)(i * 7 + 1));
  }
  assert_int_equal(pl_arena_used(arena), total);
  assert_memory_equal(pl_arena_copy(arena, "abc", 4), "abc", 4);
  pl_arena_free(arena);
  pl_arena_free(NULL);
}

/* Chunks of each size, up to those on large pages, give zeroed objects when fresh and after a reset. */
static void test_long_arena(void **unused) {
  (void)unused;
  enum { OBJECTS = 200000, SIZE = 152 };
  static const unsigned char zeros[SIZE] = {0};
  pl_arena *arena = pl_arena_new();
  for (int pass = 0; pass < 2; pass++) {
    for (int i = 0; i < OBJECTS; i++) {
      unsigned char *object = pl_arena_alloc(arena, SIZE);
      assert_int_equal((uintptr_t)object % 8, 0);
      assert_memory_equal(object, zeros, SIZE);
      memset(object, 0xff, SIZE);
    }
    assert_int_equal(pl_arena_used(arena), (size_t)OBJECTS * SIZE);
    pl_arena_reset(arena);
  }
  pl_arena_free(arena);
}

/* Large objects, also in memory that is used again after a reset, are zeroed and keep what is written into them. */
static void test_large_objects(void **unused) {
  (void)unused;
  static const size_t sizes[] = {300000, 800001, 5, 2000000, 640003, 1 << 20, 790000, 9 << 20};
  enum { SIZES = sizeof sizes / sizeof *sizes };
  pl_arena *arena = pl_arena_new();
  for (size_t pass = 0; pass < 40; pass++) {
    unsigned char *objects[SIZES];
    for (size_t i = 0; i < SIZES; i++) {
      const size_t size = sizes[(pass + i) % SIZES];
      objects[i] = pl_arena_alloc(arena, size);
      assert_int_equal((uintptr_t)objects[i] % 8, 0);
      assert_true(objects[i][0] == 0 && memcmp(objects[i], objects[i] + 1, size - 1) == 0);
      memset(objects[i], (int)i + 1, size);
#ifdef HAS_ASAN
      assert_true(__asan_address_is_poisoned(objects[i] + size));
#endif
    }
    for (size_t i = 0; i < SIZES; i++)
      assert_true(objects[i][0] == i + 1 && objects[i][sizes[(pass + i) % SIZES] - 1] == i + 1);
    if (pass % 3 != 1) pl_arena_reset(arena);
  }
  pl_arena_free(arena);
}

/* After a reset a large object of about the same size gets the same memory again. Does nothing under PLUMBLINE_STRESS. */
static void test_large_object_again(void **unused) {
  (void)unused;
#ifndef PLUMBLINE_STRESS
  pl_arena *arena = pl_arena_new();
  const uintptr_t place = (uintptr_t)pl_arena_alloc(arena, 900000);
  pl_arena_reset(arena);
  assert_true((uintptr_t)pl_arena_alloc(arena, 890000) == place);
  pl_arena_reset(arena);
  assert_true((uintptr_t)pl_arena_alloc(arena, 400000) != place);
  pl_arena_reset(arena);
  for (int i = 0; i < 40; i++) /* more than what an arena keeps */
    (void)pl_arena_alloc(arena, 1500000);
  pl_arena_reset(arena);
  const uintptr_t other = (uintptr_t)pl_arena_alloc(arena, 700000);
  pl_arena_reset(arena);
  assert_true((uintptr_t)pl_arena_alloc(arena, 700000) == other);
  pl_arena_free(arena);
#endif
}

/* Under AddressSanitizer the byte after an object of an arena is poisoned, its last byte not; skipped without it. */
static void test_red_zones(void **unused) {
  (void)unused;
#ifdef HAS_ASAN
  pl_arena *arena = pl_arena_new();
  for (size_t size = 1; size < 300; size++) {
    char *object = pl_arena_alloc(arena, size);
    assert_false(__asan_address_is_poisoned(object + size - 1));
    assert_true(__asan_address_is_poisoned(object + size));
  }
  pl_arena_free(arena);
#else
  skip();
#endif
}

/* A vector keeps what is pushed in order, pops it in reverse, and can be copied to an arena, reserved and freed. */
static void test_vec(void **unused) {
  (void)unused;
  pl_arena *arena = pl_arena_new();
  PL_VEC(uint32_t) list = {0};
  for (uint32_t i = 0; i < 1000; i++)
    pl_vec_push(&list, i * 3);
  assert_int_equal(list.len, 1000);
  uint32_t *copy = pl_vec_to_arena(&list, arena);
  for (uint32_t i = 1000; i--;) {
    assert_int_equal(pl_vec_last(&list), i * 3);
    assert_int_equal(pl_vec_pop(&list), i * 3);
    assert_int_equal(copy[i], i * 3);
  }
  pl_vec_reserve(&list, 5000);
  assert_true(list.cap >= 5000);
  pl_vec_free(&list);
  assert_null(list.data);
  pl_arena_free(arena);
}

/* ---- Maps ---- */

/* A map agrees with an array indexed by the key over random insertions and lookups, and iterates in order of insertion. */
static void test_map(void **unused) {
  (void)unused;
  enum { KEYS = 5000 };
  static uint64_t values[KEYS];
  static bool there[KEYS];
  uint64_t state = 2, value;
  pl_map map = {0};
  PL_VEC(uint64_t) order = {0};
  for (int pass = 0; pass < 30000; pass++) {
    uint64_t key = next(&state) % (pass < 40 ? 9 : KEYS);
    assert_int_equal(pl_map_get(&map, key << 4, &value), there[key]);
    if (there[key]) assert_true(value == values[key]);
    if (next(&state) % 2) continue;
    if (!there[key]) pl_vec_push(&order, key << 4);
    uint64_t before = there[key] ? values[key] : 0, *place = pl_map_at(&map, key << 4);
    assert_true(*place == before);
    there[key] = true;
    values[key] = next(&state);
    if (next(&state) % 2)
      *place = values[key];
    else
      pl_map_set(&map, key << 4, values[key]);
    assert_int_equal(map.len, order.len);
  }
  for (size_t i = 0; i < map.len; i++)
    assert_true(pl_map_entries(&map)[i].key == order.data[i]);
  pl_map_clear(&map);
  assert_false(pl_map_get(&map, order.data[0], NULL));
  pl_map_set(&map, 5, 6);
  assert_true(pl_map_get(&map, 5, &value) && value == 6 && map.len == 1);
  pl_map_set_ptr(&map, &map, &state);
  assert_ptr_equal(pl_map_get_ptr(&map, &map), &state);
  assert_null(pl_map_get_ptr(&map, &order));
  assert_false(pl_map_has(&map, &order));
  pl_map_free(&map);
  pl_vec_free(&order);
}

/* The equality callback of test_hashset: whether two numbers are equal. */
static bool same_number(const void *object, const void *key, const void *user) {
  (void)user;
  return *(const uint64_t *)object == *(const uint64_t *)key;
}

/* A hash set finds objects after they are added, not before, though many share a hash. */
static void test_hashset(void **unused) {
  (void)unused;
  pl_hashset set = {0};
  static uint64_t numbers[2000];
  for (uint64_t i = 0; i < 2000; i++) {
    numbers[i] = i;
    assert_null(pl_hashset_find(&set, i % 7, &i, same_number, NULL)); /* many hashes collide */
    pl_hashset_add(&set, i % 7, &numbers[i]);
  }
  for (uint64_t i = 0; i < 2000; i += 13)
    assert_ptr_equal(pl_hashset_find(&set, i % 7, &i, same_number, NULL), &numbers[i]);
  assert_int_equal(set.len, 2000);
  pl_hashset_free(&set);
}

/* ---- Text ---- */

/* Interning gives one string for equal texts; hashes depend on the bytes and the seed, not on the machine; prefixes are
 * compared. */
static void test_strings(void **unused) {
  (void)unused;
  pl_arena *arena = pl_arena_new();
  pl_strtab *table = pl_strtab_new(arena);
  char text[16];
  const char *first[300];
  for (int i = 0; i < 300; i++) {
    snprintf(text, sizeof text, "%d", i);
    first[i] = pl_strtab_intern(table, pl_str_from(text)).data;
    assert_string_equal(first[i], text);
  }
  for (int i = 0; i < 300; i++) {
    snprintf(text, sizeof text, "%d", i);
    assert_ptr_equal(pl_strtab_intern(table, pl_str_from(text)).data, first[i]);
  }
  pl_str with_nul = pl_strtab_intern(table, (pl_str){"a\0b", 3}), short_one = pl_strtab_intern(table, (pl_str){"a\0c", 1});
  assert_int_equal(with_nul.len, 3);
  assert_int_equal(short_one.len, 1);
  assert_ptr_not_equal(with_nul.data, short_one.data);
  assert_ptr_equal(pl_strtab_intern(table, (pl_str){0}).data, pl_strtab_intern(table, PL_STR("")).data);
  assert_true(pl_hash_bytes("abcdefghi", 9, 0) != pl_hash_bytes("abcdefghj", 9, 0));
  assert_true(pl_hash_bytes("plumbline", 9, 0) == 0xae0c01b7865eda3u); /* on every machine */
  assert_true(pl_hash_bytes("ab", 2, 0) != pl_hash_bytes("ab", 2, 1));
  assert_true(pl_str_starts(PL_STR("func.func"), "func."));
  assert_false(pl_str_starts(PL_STR("fun"), "func"));
  pl_strtab_free(table);
  pl_arena_free(arena);
}

/* Numbers and texts are written right to memory, and texts to a file in blocks, so that the buffer stays small. */
static void test_sink(void **unused) {
  (void)unused;
  pl_sink out = {0};
  assert_string_equal(pl_sink_text(&out), "");
  pl_sink_i64(&out, INT64_MIN);
  pl_sink_putc(&out, ' ');
  pl_sink_u64(&out, UINT64_MAX);
  pl_sink_putc(&out, ' ');
  pl_sink_i64(&out, 0);
  assert_string_equal(pl_sink_text(&out), "-9223372036854775808 18446744073709551615 0");
  out.len = 0;
  pl_sink_printf(&out, "%0500d|", 7); /* longer than the first guess */
  assert_int_equal(out.len, 501);
  assert_int_equal(out.data[500], '|');
  assert_int_equal(out.data[499], '7');
  assert_true(pl_sink_close(&out));

  FILE *file = tmpfile();
  assert_non_null(file);
  out = pl_sink_to_file(file);
  for (int i = 0; i < 100000; i++)
    pl_sink_puts(&out, "0123456789");
  assert_true(out.cap < 300000); /* written in blocks */
  assert_true(pl_sink_close(&out));
  assert_int_equal(ftell(file), 1000000);
  fclose(file);
}

/* Formats with pl_vsnprintf as snprintf does; returns the length of the whole text. */
static int ours(char *data, size_t size, const char *format, ...) {
  va_list args;
  va_start(args, format);
  const int len = pl_vsnprintf(data, size, format, args);
  va_end(args);
  return len;
}

/* The same text, length and end as the C library's, whatever space there is. */
#define EXPECT_PRINTF(...)                                                                                                       \
  for (size_t size = 0; size <= PRINTF_ROOM; size++) {                                                                           \
    char expected[PRINTF_ROOM], found[PRINTF_ROOM];                                                                              \
    memset(expected, '~', sizeof expected);                                                                                      \
    memset(found, '~', sizeof found);                                                                                            \
    assert_int_equal(ours(found, size, __VA_ARGS__), snprintf(expected, size, __VA_ARGS__));                                     \
    assert_memory_equal(found, expected, sizeof found);                                                                          \
  }
#define PRINTF_ROOM 60

/* pl_vsnprintf gives the C library's result for the conversions that the libraries use, in buffers of 0 to 60 bytes. */
static void test_printf(void **unused) {
  (void)unused;
  const char *const nothing = "";
  EXPECT_PRINTF("no conversion");
  EXPECT_PRINTF("%s", nothing);
  EXPECT_PRINTF("%% %s%s|%c%c", "a", "of some length", 'x', '\0');
  EXPECT_PRINTF("%.*s|%.*s|%.*s|%.*s", 3, "abcdef", 0, "abc", 9, "ab", -1, "all");
  EXPECT_PRINTF("%d %d %d %i", 0, INT_MIN, INT_MAX, -7);
  EXPECT_PRINTF("%u %u %lu", 0U, UINT_MAX, ULONG_MAX);
  EXPECT_PRINTF("%ld %ld", LONG_MIN, LONG_MAX);
  EXPECT_PRINTF("%lld %lld %lli", LLONG_MIN, LLONG_MAX, -1LL);
  EXPECT_PRINTF("%llu %zu", ULLONG_MAX, SIZE_MAX);
  EXPECT_PRINTF("%s: %5u|%-5d|%05u|%+d|% d", "widths", 7U, 7, 7U, 7, 7);
  EXPECT_PRINTF("%s %x %#x %02X %lx", "bases", 255U, 255U, 10U, 255UL);
  EXPECT_PRINTF("%u %g %.3f %8s %.2s %hhu", 3U, 0.1, 2.0, "right", "cut", (unsigned char)200);
}

/* A long text goes to the file after what was written before it and before what comes after it. */
static void test_sink_long_text(void **unused) {
  (void)unused;
  enum { LEN = 200000 };
  char *text = malloc(LEN), *read = malloc(LEN + 8);
  FILE *file = tmpfile();
  assert_non_null(file);
  memset(text, 'b', LEN);
  pl_sink out = pl_sink_to_file(file);
  pl_sink_putc(&out, 'a');
  pl_sink_write(&out, text, LEN);
  pl_sink_puts(&out, "cd");
  assert_true(pl_sink_close(&out));
  rewind(file);
  assert_int_equal(fread(read, 1, LEN + 8, file), LEN + 3);
  assert_int_equal(read[0], 'a');
  assert_memory_equal(read + 1, text, LEN);
  assert_memory_equal(read + 1 + LEN, "cd", 2);
  fclose(file);
  free(text);
  free(read);
}

/* Closing a sink returns false if its file could not be written; skipped where there is no /dev/full. */
static void test_sink_tells_failure(void **unused) {
  (void)unused;
  FILE *full = fopen("/dev/full", "w");
  if (!full) skip();
  pl_sink out = pl_sink_to_file(full);
  pl_sink_puts(&out, "text");
  assert_false(pl_sink_close(&out));
  fclose(full);
}

/* ---- Diagnostics ---- */

/* Checks how an error at a place in a text, whose first line has the number `first_line`, is rendered. */
static void expect_render(pl_str text, uint32_t first_line, uint32_t line, uint32_t column, const char *message,
                          const char *expected) {
  pl_source source = {"a.mlir", text, first_line};
  pl_diags *diags = pl_diags_new();
  pl_diags_add(diags, PL_ERROR, (pl_pos){&source, line, column}, "%s", message);
  pl_sink out = {0};
  pl_diags_render(diags, false, &out);
  assert_string_equal(pl_sink_text(&out), expected);
  (void)pl_sink_close(&out);
  pl_diags_free(diags);
}

/* Errors are rendered with their line and a caret under the column, without both for a line outside the text. */
static void test_render(void **unused) {
  (void)unused;
  expect_render(PL_STR("one\n  two three\n"), 1, 2, 7, "bad", "a.mlir:2:7: error: bad\n  two three\n      ^\n");
  expect_render(PL_STR("one\n  two three"), 7, 8, 7, "bad", "a.mlir:8:7: error: bad\n  two three\n      ^\n");
  expect_render(PL_STR("\tx\ty"), 1, 1, 4, "tabs", "a.mlir:1:4: error: tabs\n\tx\ty\n\t \t^\n");
  expect_render(PL_STR("ab\r\ncd"), 1, 1, 3, "m", "a.mlir:1:3: error: m\nab\n  ^\n");
  expect_render(PL_STR("a\0b\xff"
                       "c\xc3\xa4"
                       "d"),
                1, 1, 8, "m",
                "a.mlir:1:8: error: m\na\\x00b\\xFFc\xc3\xa4"
                "d\n            ^\n");
  expect_render(PL_STR("abc"), 1, 1, 4, "end", "a.mlir:1:4: error: end\nabc\n   ^\n");
  expect_render(PL_STR("abc"), 1, 1, 400, "after", "a.mlir:1:400: error: after\nabc\n   ^\n");
  expect_render(PL_STR("abc"), 1, 5, 1, "no such line", "a.mlir:5:1: error: no such line\n");
  expect_render(PL_STR("abc"), 4, 2, 1, "in front", "a.mlir:2:1: error: in front\n");
  expect_render(PL_STR("abc"), 1, 0, 0, "no place", "a.mlir: error: no place\n");
  expect_render(PL_STR(""), 1, 1, 1, "empty", "a.mlir:1:1: error: empty\n\n^\n");
  expect_render(PL_STR("x"), 1, 1, 1, "a\x1b[31mb\x80", "a.mlir:1:1: error: a\\x1B[31mb\\x80\nx\n^\n");
}

/* Of a long line only a part is shown, with the caret under its character. */
static void test_render_long_line(void **unused) {
  (void)unused;
  enum { LEN = 5000 };
  static char text[LEN];
  for (uint32_t column = 1; column <= LEN + 1; column += 119) {
    for (size_t i = 0; i < LEN; i++)
      text[i] = (char)('a' + i % 26);
    if (column <= LEN) text[column - 1] = '#';
    pl_source source = {"l", {text, LEN}, 1};
    pl_diag diag = {PL_ERROR, {&source, 1, column}, "m", false};
    pl_sink out = {0};
    pl_diag_render(&diag, false, &out);
    const char *line = strchr(pl_sink_text(&out), '\n') + 1, *caret_line = strchr(line, '\n') + 1;
    size_t shown = (size_t)(caret_line - line) - 1, caret = (size_t)(strchr(caret_line, '^') - caret_line);
    assert_true(shown <= 166);
    assert_true(column > LEN ? caret == shown : line[caret] == '#');
    (void)pl_sink_close(&out);
  }
}

/* Rendering many errors in a long text completes, which needs time linear in the text (not measured). */
static void test_render_many(void **unused) {
  (void)unused;
  enum { LEN = 2000000, COUNT = 100000 };
  char *text = malloc(LEN);
  for (int kind = 0; kind < 2; kind++) {
    for (size_t i = 0; i < LEN; i++)
      text[i] = kind == 0 || i % 20 != 19 ? 'x' : '\n';
    pl_source source = {"m", {text, LEN}, 1};
    pl_diags *diags = pl_diags_new();
    for (uint32_t i = 0; i < COUNT; i++) {
      pl_pos pos = kind == 0 ? (pl_pos){&source, 1, 1 + i * 19} : (pl_pos){&source, 1 + i, 3};
      pl_diags_add(diags, PL_ERROR, pos, "e%u", i);
    }
    pl_sink out = {0};
    pl_diags_render(diags, false, &out);
    assert_true(out.len > COUNT * 10);
    (void)pl_sink_close(&out);
    pl_diags_free(diags);
  }
  free(text);
}

/* Diagnostics are counted, formatted and truncated right. */
static void test_diags(void **unused) {
  (void)unused;
  pl_diags *diags = pl_diags_new();
  pl_diags_add(diags, PL_ERROR, (pl_pos){0}, "first %d", 1);
  pl_diags_add(diags, PL_NOTE, (pl_pos){0}, "second");
  pl_diags_add(diags, PL_ERROR, (pl_pos){0}, "%s", "third %d");
  assert_int_equal(pl_diags_count(diags), 3);
  assert_int_equal(pl_diags_errors(diags), 2);
  assert_string_equal(pl_diags_at(diags, 2)->message, "third %d");
  pl_diags_truncate(diags, 1);
  pl_diags_truncate(diags, 5);
  assert_int_equal(pl_diags_count(diags), 1);
  assert_int_equal(pl_diags_errors(diags), 1);
  pl_sink out = {0};
  pl_diags_render(diags, false, &out);
  assert_string_equal(pl_sink_text(&out), "error: first 1\n");
  (void)pl_sink_close(&out);
  pl_diags_free(diags);
}

/* A file is read as a whole, with a NUL after it; a missing file and a folder give an error. */
static void test_read_file(void **unused) {
  (void)unused;
  char *data, error[256], path[] = "/tmp/plumbline-test-XXXXXX";
  size_t len;
  assert_false(pl_read_file("/nonexistent/file", &data, &len, error));
  assert_non_null(strstr(error, "/nonexistent/file"));
  assert_null(data);
  assert_false(pl_read_file("/", &data, &len, error));
  assert_null(data);
  int handle = mkstemp(path);
  assert_true(handle >= 0);
  FILE *file = fdopen(handle, "w");
  for (int i = 0; i < 70000; i++)
    fputs("ab\n", file);
  fclose(file);
  assert_true(pl_read_file(path, &data, &len, error));
  assert_int_equal(len, 210000);
  assert_memory_equal(data + len - 3, "ab\n", 4);
  free(data);
  remove(path);
}

/* After memory is given back to an arena, new objects of its size are zeroed and do not overlap objects in use. */
static void test_arena_give(void **unused) {
  (void)unused;
  pl_arena *arena = pl_arena_new();
  static const size_t sizes[] = {1, 8, 24, 32, 40, 136, 504, 5000};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    unsigned char *first = pl_arena_alloc(arena, sizes[i]), *other = pl_arena_alloc(arena, sizes[i]);
    memset(first, 1, sizes[i]);
    memset(other, 2, sizes[i]);
    pl_arena_give(arena, first, sizes[i]);
    for (int k = 0; k < 3; k++) {
      unsigned char *again = pl_arena_alloc(arena, sizes[i]);
      assert_ptr_not_equal(again, other);
      for (size_t n = 0; n < sizes[i]; n++) {
        assert_int_equal(again[n], 0);
        assert_int_equal(other[n], 2);
      }
      memset(again, 3, sizes[i]);
    }
    pl_arena_give(arena, other, sizes[i]);
  }
  pl_arena_reset(arena);
  assert_int_equal(*(unsigned char *)pl_arena_alloc(arena, 24), 0);
  pl_arena_free(arena);
}

/* Runs all tests; returns how many failed, 0 for success. */
int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_arena),
      cmocka_unit_test(test_large_objects),
      cmocka_unit_test(test_large_object_again),
      cmocka_unit_test(test_red_zones),
      cmocka_unit_test(test_vec),
      cmocka_unit_test(test_map),
      cmocka_unit_test(test_hashset),
      cmocka_unit_test(test_strings),
      cmocka_unit_test(test_sink),
      cmocka_unit_test(test_sink_tells_failure),
      cmocka_unit_test(test_sink_long_text),
      cmocka_unit_test(test_printf),
      cmocka_unit_test(test_long_arena),
      cmocka_unit_test(test_arena_give),
      cmocka_unit_test(test_render),
      cmocka_unit_test(test_render_long_line),
      cmocka_unit_test(test_render_many),
      cmocka_unit_test(test_diags),
      cmocka_unit_test(test_read_file),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
