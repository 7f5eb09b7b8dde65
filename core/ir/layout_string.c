#include "core/ir/layout_string.h"

#include <stdarg.h>
#include <stdio.h>

#include "core/base/printf.h"

static const pl_align_spec defaults[] = {{'a', 0, 1, 8, 0, 0, {0}},    {'f', 16, 2, 2, 0, 0, {0}},    {'f', 32, 4, 4, 0, 0, {0}},
                                         {'f', 64, 8, 8, 0, 0, {0}},   {'f', 128, 16, 16, 0, 0, {0}}, {'i', 1, 1, 1, 0, 0, {0}},
                                         {'i', 8, 1, 1, 0, 0, {0}},    {'i', 16, 2, 2, 0, 0, {0}},    {'i', 32, 4, 4, 0, 0, {0}},
                                         {'i', 64, 4, 8, 0, 0, {0}},   {'p', 0, 8, 8, 64, 64, {0}},   {'v', 64, 8, 8, 0, 0, {0}},
                                         {'v', 128, 16, 16, 0, 0, {0}}};

typedef struct reader {
  pl_data_layout *layout;
  char *message;
} reader;

static bool fail(reader *r, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Formats the message of what is wrong with the string; returns false. */
static bool fail(reader *r, const char *format, ...) {
  va_list args;
  va_start(args, format);
  (void)pl_vsnprintf(r->message, PL_LAYOUT_MESSAGE, format, args);
  va_end(args);
  return false;
}

/* Writes the message that a specification is not of the form `form`; returns false. */
static bool misses_form(reader *r, const char *form) {
  return fail(r, "malformed specification, must be of the form \"%s\"", form);
}

/* Adds an alignment specification to the sorted list, in place of one with the same kind and size. */
static void set_spec(pl_data_layout *layout, pl_align_spec spec) {
  size_t at = 0;
  while (at < layout->specs.len && (layout->specs.data[at].kind < spec.kind ||
                                    (layout->specs.data[at].kind == spec.kind && layout->specs.data[at].bits < spec.bits)))
    at++;
  bool replace = at < layout->specs.len && layout->specs.data[at].kind == spec.kind && layout->specs.data[at].bits == spec.bits;
  if (!replace) {
    pl_vec_push(&layout->specs, spec);
    for (size_t i = layout->specs.len - 1; i > at; i--)
      layout->specs.data[i] = layout->specs.data[i - 1];
  }
  layout->specs.data[at] = spec;
}

/* ---- Parts of a specification ---- */

/* Cuts the text before the next `by` (or all, if there is none) off *rest into *part; false if nothing is left. */
static bool next_part(pl_str *rest, char by, pl_str *part) {
  if (!rest->data) return false;
  const char *end = rest->len ? memchr(rest->data, by, rest->len) : NULL;
  *part = end ? (pl_str){rest->data, (size_t)(end - rest->data)} : *rest;
  *rest = end ? (pl_str){end + 1, rest->len - part->len - 1} : (pl_str){0};
  return true;
}

enum { MAX_PARTS = 6, SIZE_BITS = 24, ALIGN_BITS = 16 };

/* Splits the text at colons into at most MAX_PARTS parts, which is more than any form has, and drops the rest; returns how many
 * there are. */
static uint32_t split(pl_str text, pl_str parts[MAX_PARTS]) {
  uint32_t count = 0;
  while (count < MAX_PARTS && next_part(&text, ':', &parts[count]))
    count++;
  return count;
}

/* Reads decimal digits into *value; false if the text is empty or anything else, or the number has more than `bits` bits. */
static bool read_number(pl_str text, uint32_t bits, uint32_t *value) {
  uint64_t number = 0;
  for (size_t i = 0; i < text.len; i++) {
    if (text.data[i] < '0' || text.data[i] > '9') return false;
    number = number * 10 + (uint64_t)(text.data[i] - '0');
    if (number >> bits) return false;
  }
  *value = (uint32_t)number;
  return text.len != 0;
}

/* Reads a size in bits, which is not zero; false with a message, which calls it `what`, if it is none or too large. */
static bool read_size(reader *r, pl_str text, const char *what, uint32_t *bits) {
  if (text.len == 0) return fail(r, "%s component cannot be empty", what);
  if (read_number(text, SIZE_BITS, bits) && *bits) return true;
  return fail(r, "%s must be a non-zero %d-bit integer", what, SIZE_BITS);
}

/* Reads the number of an address space; false with a message if it is none or too large. */
static bool read_space(reader *r, pl_str text, uint32_t *space) {
  if (text.len == 0) return fail(r, "address space component cannot be empty");
  return read_number(text, SIZE_BITS, space) || fail(r, "address space must be a %d-bit integer", SIZE_BITS);
}

/* Reads an alignment in bits and stores it in bytes, 0 as 1 byte if `zero` allows 0; false with a message, which calls it
 * `what`, if it is none. */
static bool read_align(reader *r, pl_str text, const char *what, bool zero, uint32_t *bytes) {
  uint32_t bits = 0;
  if (text.len == 0) return fail(r, "%s alignment component cannot be empty", what);
  if (!read_number(text, ALIGN_BITS, &bits)) return fail(r, "%s alignment must be a %d-bit integer", what, ALIGN_BITS);
  if (bits == 0 && !zero) return fail(r, "%s alignment must be non-zero", what);
  if (bits % 8 != 0 || (bits & (bits - 1)) != 0) return fail(r, "%s alignment must be a power of two times the byte width", what);
  *bytes = bits ? bits / 8 : 1;
  return true;
}

/* Reads an ABI alignment and, if `count` > 1, a preferred one (by default the same) into *spec; false with a message if one is
 * malformed or does not fit. */
static bool read_aligns(reader *r, const pl_str *parts, uint32_t count, pl_align_spec *spec) {
  if (!read_align(r, parts[0], "ABI", spec->kind == 'a', &spec->abi)) return false;
  if (spec->kind == 'i' && spec->bits == 8 && spec->abi != 1) return fail(r, "i8 must be 8-bit aligned");
  spec->preferred = spec->abi;
  if (count > 1 && !read_align(r, parts[1], "preferred", false, &spec->preferred)) return false;
  return spec->preferred >= spec->abi || fail(r, "preferred alignment cannot be less than the ABI alignment");
}

/* ---- Specifications ---- */

/* Reads and stores a specification of an integer, float, vector or aggregate, after its letter `kind`; false with a message if
 * it is malformed. */
static bool read_primitive(reader *r, char kind, pl_str rest) {
  static const char *const forms[] = {['a'] = "a:<abi>[:<pref>]",
                                      ['f'] = "f<size>:<abi>[:<pref>]",
                                      ['i'] = "i<size>:<abi>[:<pref>]",
                                      ['v'] = "v<size>:<abi>[:<pref>]"};
  pl_align_spec spec = {.kind = kind};
  pl_str parts[MAX_PARTS];
  uint32_t count = split(rest, parts);
  if (count < 2 || count > 3) return misses_form(r, forms[(unsigned char)kind]);
  if (kind == 'a' && parts[0].len && (!read_number(parts[0], SIZE_BITS, &spec.bits) || spec.bits))
    return fail(r, "size must be zero");
  if (kind != 'a' && !read_size(r, parts[0], "size", &spec.bits)) return false;
  if (!read_aligns(r, parts + 1, count - 1, &spec)) return false;
  set_spec(r->layout, spec);
  return true;
}

/* Reads the first part of a pointer specification, flags [number] [`(` name `)`], into *spec, flags aside; false with a message
 * if it is malformed. */
static bool read_pointer_space(reader *r, pl_str text, pl_align_spec *spec) {
  size_t flags = 0;
  for (; flags < text.len && (text.data[flags] == 'e' || text.data[flags] == 'u'); flags++) {
  }
  const char c = flags < text.len ? text.data[flags] : '0';
  if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) return fail(r, "'%c' is not a valid pointer specification flag", c);
  pl_str number = {text.data + flags, text.len - flags};
  const char *open = number.len ? memchr(number.data, '(', number.len) : NULL;
  if (open) {
    spec->name = (pl_str){open + 1, number.len - (size_t)(open + 1 - number.data)};
    number.len = (size_t)(open - number.data);
    const char *close = spec->name.len ? memchr(spec->name.data, ')', spec->name.len) : NULL;
    if (!close || close == spec->name.data || close + 1 != spec->name.data + spec->name.len)
      return fail(r, "Expected `( address space name )`");
    spec->name.len--;
  }
  if (number.len && !read_space(r, number, &spec->bits)) return false;
  return !flags || spec->bits || fail(r, "address space 0 cannot be unstable or have external state");
}

/* Whether the address space has no name, or one that no other address space of the layout has; false is reported in the
 * message. */
static bool is_new_name(reader *r, const pl_align_spec *spec) {
  for (size_t i = 0; spec->name.len && i < r->layout->specs.len; i++) {
    const pl_align_spec *other = &r->layout->specs.data[i];
    if (other->kind == 'p' && other->bits != spec->bits && pl_str_eq(other->name, spec->name))
      return fail(r, "address space name `%.*s` already used", (int)(spec->name.len < 80 ? spec->name.len : 80), spec->name.data);
  }
  return true;
}

/* Reads and stores the pointer specification p[space] `:` size `:` abi [`:` preferred [`:` index]]; false with a message if it
 * is malformed. */
static bool read_pointer(reader *r, pl_str rest) {
  pl_align_spec spec = {.kind = 'p'};
  pl_str parts[MAX_PARTS];
  uint32_t count = split(rest, parts);
  if (count < 3 || count > 5) return misses_form(r, "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
  if (!read_pointer_space(r, parts[0], &spec) || !read_size(r, parts[1], "pointer size", &spec.width)) return false;
  if (!read_aligns(r, parts + 2, count - 2, &spec)) return false;
  spec.index = spec.width;
  if (count > 4 && !read_size(r, parts[4], "index size", &spec.index)) return false;
  if (spec.index > spec.width) return fail(r, "index size cannot be larger than the pointer size");
  if (!is_new_name(r, &spec)) return false;
  set_spec(r->layout, spec);
  return true;
}

/* Checks the list of non-integral address spaces, ni `:` space [`:` space]...; false with a message if it is malformed. */
static bool read_non_integral(reader *r, pl_str rest) {
  pl_str part;
  uint32_t space;
  if (rest.len == 0 || rest.data[0] != ':') return misses_form(r, "ni:<address space>[:<address space>]...");
  rest = (pl_str){rest.data + 1, rest.len - 1};
  while (next_part(&rest, ':', &part)) {
    if (!read_space(r, part, &space)) return false;
    if (space == 0) return fail(r, "address space 0 cannot be non-integral");
  }
  return true;
}

/* Checks the list of native integer widths, n size [`:` size]...; false with a message if it is malformed. */
static bool read_native(reader *r, pl_str rest) {
  pl_str part;
  uint32_t bits;
  while (next_part(&rest, ':', &part)) {
    if (!read_size(r, part, "size", &bits)) return false;
  }
  return true;
}

/* Checks an alignment of function pointers, F<type><abi>; false with a message if it is malformed. */
static bool read_function_alignment(reader *r, pl_str rest) {
  uint32_t bytes;
  if (rest.len == 0) return misses_form(r, "F<type><abi>");
  if (rest.data[0] != 'i' && rest.data[0] != 'n') return fail(r, "unknown function pointer alignment type '%c'", rest.data[0]);
  return read_align(r, (pl_str){rest.data + 1, rest.len - 1}, "ABI", false, &bytes);
}

/* Checks a mangling mode, m:<mangling>; false with a message if it is unknown. */
static bool read_mangling(reader *r, pl_str rest) {
  if (rest.len < 2 || rest.data[0] != ':') return misses_form(r, "m:<mangling>");
  return (rest.len == 2 && memchr("elomxwa", rest.data[1], 7)) || fail(r, "unknown mangling mode");
}

/* Reads the number of an address space, the text `rest` after the letter of a specification of the form `form`; false with a
 * message if it is malformed. */
static bool read_default_space(reader *r, const char *form, pl_str rest, uint32_t *space) {
  return rest.len ? read_space(r, rest, space) : misses_form(r, form);
}

/* Reads one specification of the string into the layout, as far as that stores it; false with a message if it is malformed. */
static bool read_spec(reader *r, pl_str text) {
  uint32_t bytes;
  if (text.len == 0) return fail(r, "empty specification is not allowed");
  pl_str rest = {text.data + 1, text.len - 1};
  switch (text.data[0]) {
  case 'E':
  case 'e':
    r->layout->big_endian = text.data[0] == 'E';
    return rest.len == 0 || fail(r, "malformed specification, must be just 'e' or 'E'");
  case 'i':
  case 'f':
  case 'v':
  case 'a': return read_primitive(r, text.data[0], rest);
  case 'p': return read_pointer(r, rest);
  case 'n': return pl_str_starts(rest, "i") ? read_non_integral(r, (pl_str){rest.data + 1, rest.len - 1}) : read_native(r, rest);
  case 'S': return rest.len ? read_align(r, rest, "stack natural", false, &bytes) : misses_form(r, "S<size>");
  case 'F': return read_function_alignment(r, rest);
  case 'A': return read_default_space(r, "A<address space>", rest, &r->layout->alloca_space);
  case 'G': return read_default_space(r, "G<address space>", rest, &r->layout->globals_space);
  case 'P': return read_default_space(r, "P<address space>", rest, &r->layout->program_space);
  case 'm': return read_mangling(r, rest);
  case 's': return true; /* of old, without a meaning */
  default: return fail(r, "unknown specifier '%c'", text.data[0]);
  }
}

bool pl_data_layout_parse(pl_data_layout *layout, pl_str text, char message[PL_LAYOUT_MESSAGE]) {
  reader r = {layout, message};
  pl_str part;
  *layout = (pl_data_layout){0};
  for (size_t i = 0; i < sizeof defaults / sizeof *defaults; i++)
    set_spec(layout, defaults[i]);
  if (text.len == 0) return true;
  while (next_part(&text, '-', &part)) {
    if (!read_spec(&r, part)) return false;
  }
  return true;
}

void pl_data_layout_free(pl_data_layout *layout) { pl_vec_free(&layout->specs); }
