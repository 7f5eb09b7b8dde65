/* MLIR's runtime library that prints memrefs (printMemrefI64 and its like), for programs that are run as a whole. The text is as
 * mlir-runner 22 prints it. */
#include "verify/interp/ops/runtime.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "verify/interp/machine/fp.h"

typedef struct element {
  const char *suffix;
  pl_leaf_kind kind;
  pl_float_format format;
  uint32_t width;
} element;

/* A memref of any rank in memory. */
typedef struct view {
  pl_machine *m;
  const pl_op *op;
  const element *element;
  pl_scalar data;
  int64_t rank, offset, sizes[64], strides[64];
} view;

/* Sets *out to the scalar of the kind and width of `leaf` that lies `at` bytes after the pointer. False, and the machine has
 * stopped with undefined behavior, if it can't be read or is poison or undef. */
static bool read_scalar(view *v, pl_scalar pointer, uint64_t at, pl_leaf leaf, pl_scalar *out) {
  pl_layout layout = {.known = true, .in_memory = true, .store_size = leaf.width / 8, .num_leaves = 1, .leaves = &leaf};
  uint32_t number;
  uint64_t offset;
  pointer.bits = pl_apint_from_u64(v->m->run->arena, PL_POINTER_WIDTH, pl_scalar_word(&pointer) + at);
  const char *why = pl_memory_check(&v->m->memory, &pointer, layout.store_size, false, &number, &offset);
  if (why == NULL) pl_memory_read(&v->m->memory, number, offset, &layout, &v->m->run->seed, out);
  if (why == NULL && !pl_scalar_is_fine(out)) why = "it is poison or undefined";
  if (why != NULL) pl_stop_undefined(v->m, v->op, "what is to be printed can't be read: %s", why);
  return why == NULL;
}

/* Reads a pointer-sized word `at` bytes after the pointer. False, and the machine has stopped, if it can't be read or is poison
 * or undef. */
static bool read_word(view *v, pl_scalar pointer, uint64_t at, pl_scalar *out) {
  return read_scalar(v, pointer, at, (pl_leaf){PL_LEAF_POINTER, PL_FLOAT_INVALID, PL_POINTER_WIDTH, 0}, out);
}

/* Reads a signed 64-bit number `at` bytes after the pointer. False, and the machine has stopped, if it can't be read or is poison
 * or undef. */
static bool read_index(view *v, pl_scalar pointer, uint64_t at, int64_t *out) {
  pl_scalar s;
  if (!read_word(v, pointer, at, &s)) return false;
  *out = pl_scalar_signed(&s);
  return true;
}

/* Reads a descriptor of rank v->rank into *v. False, and the machine has stopped with undefined behavior, if the rank is out of
 * range or the descriptor can't be read. */
static bool read_view(view *v, pl_scalar descriptor) {
  if (v->rank < 0 || v->rank > 64) {
    pl_stop_undefined(v->m, v->op, "a memref of rank %" PRId64 " is printed", v->rank);
    return false;
  }
  if (!read_word(v, descriptor, 8, &v->data) || !read_index(v, descriptor, 16, &v->offset)) return false;
  for (int64_t i = 0; i < v->rank; i++)
    if (!read_index(v, descriptor, 24 + 8 * (uint64_t)i, &v->sizes[i]) ||
        !read_index(v, descriptor, 24 + 8 * (uint64_t)(v->rank + i), &v->strides[i]))
      return false;
  return true;
}

/* Prints the element that lies `position` elements after v->data. False, and the machine has stopped, if it can't be read or is
 * poison or undef. */
static bool print_element(view *v, int64_t position) {
  pl_scalar s;
  pl_sink *out = v->m->run->output;
  const element *e = v->element;
  if (!read_scalar(v, v->data, (uint64_t)position * (e->width / 8), (pl_leaf){e->kind, e->format, e->width, 0}, &s)) return false;
  if (e->kind == PL_LEAF_INT) {
    pl_sink_i64(out, pl_scalar_signed(&s));
    return true;
  }
  double d;
  uint64_t word = pl_apint_word(pl_fp_convert(v->m->run->arena, s.bits, e->format, PL_F64), 0);
  memcpy(&d, &word, sizeof d);
  pl_sink_printf(out, "%g", d);
  return true;
}

/* Prints that many spaces. */
static void print_blanks(pl_sink *out, int64_t count) {
  for (int64_t i = 0; i < count; i++)
    pl_sink_putc(out, ' ');
}

/* Prints the memref's elements in nested brackets, rows of the last dimension in lines of their own; "[]" if it has none. Stops
 * at an element that can't be read. `index` counts through all dimensions, so that there is no recursion. */
static void print_elements(view *v) {
  pl_sink *out = v->m->run->output;
  int64_t index[64] = {0}, opened = 0, position;
  for (int64_t i = 0; i < v->rank; i++)
    if (v->sizes[i] <= 0) {
      pl_sink_puts(out, "[]");
      return;
    }
  for (;;) {
    for (; opened < v->rank; opened++)
      pl_sink_putc(out, '[');
    position = v->offset;
    for (int64_t i = 0; i < v->rank; i++)
      position += index[i] * v->strides[i];
    if (v->rank == 0) pl_sink_putc(out, '[');
    if (!print_element(v, position)) return;
    if (v->rank == 0) pl_sink_putc(out, ']');
    int64_t i = v->rank;
    for (; i > 0 && ++index[i - 1] == v->sizes[i - 1]; i--) {
      index[i - 1] = 0;
      pl_sink_putc(out, ']');
    }
    if (i == 0) return;
    opened = i;
    pl_sink_puts(out, i == v->rank ? ", " : ", \n");
    print_blanks(out, i);
  }
}

/* Prints a name and a list of numbers. */
static void print_list(pl_sink *out, const char *name, const int64_t *numbers, int64_t count) {
  pl_sink_printf(out, " %s = [", name);
  for (int64_t i = 0; i < count; i++)
    pl_sink_printf(out, i > 0 ? ", %" PRId64 : "%" PRId64, numbers[i]);
  pl_sink_putc(out, ']');
}

/* Removes the prefix `text` from the name; false, with the name unchanged, if it does not begin with it. */
static bool prefix(pl_str *name, const char *text) {
  size_t len = strlen(text);
  if (name->len < len || memcmp(name->data, text, len) != 0) return false;
  *name = (pl_str){name->data + len, name->len - len};
  return true;
}

/* The element type of a runtime function whose name ends with `suffix`; NULL if that names none. */
static const element *element_named(pl_str suffix) {
  static const element table[] = {{"I8", PL_LEAF_INT, PL_FLOAT_INVALID, 8},   {"I16", PL_LEAF_INT, PL_FLOAT_INVALID, 16},
                                  {"I32", PL_LEAF_INT, PL_FLOAT_INVALID, 32}, {"I64", PL_LEAF_INT, PL_FLOAT_INVALID, 64},
                                  {"Ind", PL_LEAF_INT, PL_FLOAT_INVALID, 64}, {"F16", PL_LEAF_FLOAT, PL_F16, 16},
                                  {"BF16", PL_LEAF_FLOAT, PL_BF16, 16},       {"F32", PL_LEAF_FLOAT, PL_F32, 32},
                                  {"F64", PL_LEAF_FLOAT, PL_F64, 64}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (pl_str_is(suffix, table[i].suffix)) return &table[i];
  return NULL;
}

bool pl_call_print_memref(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t num_args) {
  assert(m->run->output != NULL);
  bool wrapper = prefix(&name, "_mlir_ciface_");
  if (!prefix(&name, "printMemref") || num_args != (wrapper ? 1u : 2u)) return false;
  view v = {.m = m, .op = op, .element = element_named(name)};
  pl_scalar descriptor;
  if (v.element == NULL) return false;
  if (wrapper && (!read_index(&v, args[0], 0, &v.rank) || !read_word(&v, args[0], 8, &descriptor))) return true;
  if (!wrapper) {
    v.rank = pl_scalar_signed(&args[0]);
    descriptor = args[1];
  }
  if (!read_view(&v, descriptor)) return true;
  pl_sink *out = m->run->output;
  pl_sink_printf(out, "Unranked Memref base@ = 0x%" PRIx64 " rank = %" PRId64 " offset = %" PRId64, pl_scalar_word(&v.data),
                 v.rank, v.offset);
  print_list(out, "sizes", v.sizes, v.rank);
  print_list(out, "strides", v.strides, v.rank);
  pl_sink_puts(out, " data = \n");
  print_elements(&v);
  pl_sink_putc(out, '\n');
  return true;
}
