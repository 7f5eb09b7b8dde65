#include "core/llvmir/layout.h"

#include <stdio.h>

/* Deepest nesting of aggregates that is measured; deeper ones count as empty. */
#define MAX_DEPTH 300u

/* ---- Reading ---- */

static const pl_align_spec defaults[] = {
    {'a', 0, 1, 8, 0, 0},   {'f', 16, 2, 2, 0, 0}, {'f', 32, 4, 4, 0, 0},   {'f', 64, 8, 8, 0, 0}, {'f', 128, 16, 16, 0, 0},
    {'i', 1, 1, 1, 0, 0},   {'i', 8, 1, 1, 0, 0},  {'i', 16, 2, 2, 0, 0},   {'i', 32, 4, 4, 0, 0}, {'i', 64, 4, 8, 0, 0},
    {'p', 0, 8, 8, 64, 64}, {'v', 64, 8, 8, 0, 0}, {'v', 128, 16, 16, 0, 0}};

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

/* Decimal digits at *at, at most 24 bits. */
static bool read_number(pl_str text, size_t *at, uint32_t *value) {
  size_t start = *at;
  *value = 0;
  for (; *at < text.len && text.data[*at] >= '0' && text.data[*at] <= '9'; ++*at) {
    *value = *value * 10 + (uint32_t)(text.data[*at] - '0');
    if (*value >= 1u << 24) return false;
  }
  return *at > start;
}

/* `:` number of bits, a power of two of whole bytes */
static bool read_align(pl_str text, size_t *at, uint32_t *bytes) {
  uint32_t bits;
  if (*at >= text.len || text.data[*at] != ':') return false;
  ++*at;
  if (!read_number(text, at, &bits) || bits % 8 != 0 || (bits & (bits - 1)) != 0) return false;
  *bytes = bits / 8;
  return true;
}

/* size `:` abi (`:` preferred)? */
static bool read_size_spec(pl_data_layout *layout, char kind, pl_str text) {
  pl_align_spec spec = {.kind = kind};
  size_t at = 1;
  bool sized = read_number(text, &at, &spec.bits);
  if (!sized && (kind != 'a' || at != 1)) return false;
  if (kind == 'a' ? spec.bits != 0 : spec.bits == 0) return false;
  if (!read_align(text, &at, &spec.abi)) return false;
  spec.preferred = spec.abi;
  if (at < text.len && !read_align(text, &at, &spec.preferred)) return false;
  if (at != text.len || (spec.abi == 0 && kind != 'a') || spec.preferred < spec.abi) return false;
  if (spec.abi == 0) spec.abi = 1;
  if (spec.preferred == 0) spec.preferred = spec.abi;
  if (kind == 'i' && spec.bits == 8 && spec.abi != 1) return false;
  set_spec(layout, spec);
  return true;
}

/* p flags? space? `:` size `:` abi (`:` preferred (`:` index)?)? */
static bool read_pointer_spec(pl_data_layout *layout, pl_str text) {
  pl_align_spec spec = {.kind = 'p'};
  size_t at = 1;
  while (at < text.len && (text.data[at] == 'e' || text.data[at] == 'u'))
    at++;
  (void)read_number(text, &at, &spec.bits);
  if (at >= text.len || text.data[at] != ':') return false;
  at++;
  if (!read_number(text, &at, &spec.width) || spec.width == 0 || !read_align(text, &at, &spec.abi) || spec.abi == 0) return false;
  spec.preferred = spec.abi;
  spec.index = spec.width;
  if (at < text.len && !read_align(text, &at, &spec.preferred)) return false;
  if (at < text.len) {
    if (text.data[at] != ':') return false;
    at++;
    if (!read_number(text, &at, &spec.index) || spec.index == 0 || spec.index > spec.width) return false;
  }
  if (at != text.len || spec.preferred < spec.abi) return false;
  set_spec(layout, spec);
  return true;
}

static bool read_space(pl_str text, uint32_t *space) {
  size_t at = 1;
  return read_number(text, &at, space) && at == text.len;
}

/* Numbers with colons between, `n8:16:32`. */
static bool read_widths(pl_str text, size_t at) {
  uint32_t width;
  for (;; at++) {
    if (!read_number(text, &at, &width)) return false;
    if (at == text.len) return true;
    if (text.data[at] != ':') return false;
  }
}

static bool read_spec(pl_data_layout *layout, pl_str text) {
  uint32_t ignored;
  size_t at = 1;
  if (text.len == 0) return false;
  switch (text.data[0]) {
  case 'E':
  case 'e': layout->big_endian = text.data[0] == 'E'; return text.len == 1;
  case 'i':
  case 'f':
  case 'v':
  case 'a': return read_size_spec(layout, text.data[0], text);
  case 'p': return read_pointer_spec(layout, text);
  case 'A': return read_space(text, &layout->alloca_space);
  case 'G': return read_space(text, &layout->globals_space);
  case 'P': return read_space(text, &layout->program_space);
  case 'S': return read_number(text, &at, &ignored) && at == text.len && ignored % 8 == 0;
  case 'F':
    at = 2;
    return text.len > 2 && (text.data[1] == 'i' || text.data[1] == 'n') && read_number(text, &at, &ignored) && at == text.len;
  case 'n':
    if (text.len > 3 && text.data[1] == 'i' && text.data[2] == ':') return read_widths(text, 3);
    return read_widths(text, 1);
  case 'm': return text.len == 3 && text.data[1] == ':' && strchr("elomxwa", text.data[2]) != NULL;
  default: return false;
  }
}

bool pl_data_layout_parse(pl_data_layout *layout, pl_str text, char message[160]) {
  *layout = (pl_data_layout){0};
  for (size_t i = 0; i < sizeof defaults / sizeof *defaults; i++)
    set_spec(layout, defaults[i]);
  for (size_t at = 0; at < text.len;) {
    const char *dash = memchr(text.data + at, '-', text.len - at);
    size_t len = dash ? (size_t)(dash - text.data) - at : text.len - at;
    pl_str part = {text.data + at, len};
    at += len + 1;
    if (read_spec(layout, part) && at != text.len) continue;
    if (at == text.len) part = (pl_str){"", 0}; /* a dash at the end */
    snprintf(message, 160, "malformed specification '%.*s' in the data layout", (int)(part.len < 80 ? part.len : 80), part.data);
    return false;
  }
  return true;
}

void pl_data_layout_free(pl_data_layout *layout) { pl_vec_free(&layout->specs); }

/* ---- Asking ---- */

static const pl_align_spec *pointer_spec(const pl_data_layout *layout, uint32_t space) {
  const pl_align_spec *first = NULL;
  for (size_t i = 0; i < layout->specs.len; i++) {
    const pl_align_spec *s = &layout->specs.data[i];
    if (s->kind == 'p' && s->bits == space) return s;
    if (s->kind == 'p' && s->bits == 0) first = s;
  }
  return first;
}

uint32_t pl_data_layout_pointer_bits(const pl_data_layout *layout, uint32_t space) { return pointer_spec(layout, space)->width; }
uint32_t pl_data_layout_index_bits(const pl_data_layout *layout, uint32_t space) { return pointer_spec(layout, space)->index; }

static uint64_t power_of_two_from(uint64_t n) {
  uint64_t p = 1;
  while (p < n && p < (uint64_t)1 << 32)
    p *= 2;
  return p;
}

static uint64_t pick(const pl_align_spec *spec, bool abi) { return abi ? spec->abi : spec->preferred; }

/* Integers: the first that is at least as wide, else the widest. Others: only the same width. */
static uint64_t scalar_align(const pl_data_layout *layout, char kind, uint64_t bits, bool abi, uint64_t natural) {
  const pl_align_spec *widest = NULL;
  for (size_t i = 0; i < layout->specs.len; i++) {
    const pl_align_spec *s = &layout->specs.data[i];
    if (s->kind != kind) continue;
    widest = s;
    if (s->bits == bits || (kind == 'i' && s->bits >= bits)) return pick(s, abi);
  }
  return kind == 'i' && widest ? pick(widest, abi) : natural;
}

static uint64_t align_to(uint64_t n, uint64_t align) {
  return n > UINT64_MAX - align ? UINT64_MAX / align * align : (n + align - 1) / align * align;
}

static uint64_t times(uint64_t a, uint64_t b) { return b && a > UINT64_MAX / b ? UINT64_MAX : a * b; }
static uint64_t plus(uint64_t a, uint64_t b) { return a > UINT64_MAX - b ? UINT64_MAX : a + b; }

static uint64_t bits_at(const pl_data_layout *layout, const pl_type *t, uint32_t depth);
static uint64_t align_at(const pl_data_layout *layout, const pl_type *t, bool abi, uint32_t depth);

static uint64_t alloc_at(const pl_data_layout *layout, const pl_type *t, uint32_t depth) {
  uint64_t bits = bits_at(layout, t, depth);
  return align_to(bits / 8 + (bits % 8 != 0), align_at(layout, t, true, depth));
}

/* The size of a struct up to a field, or of all of it (field == count). */
static uint64_t struct_offset(const pl_data_layout *layout, const pl_type *t, uint32_t field, uint32_t depth) {
  uint64_t at = 0, widest = 1;
  const pl_struct_body *body = t->llvm_struct;
  for (uint32_t i = 0; i < body->num_elems; i++) {
    uint64_t align = body->packed ? 1 : align_at(layout, body->elems[i], true, depth);
    at = align_to(at, align);
    if (i == field) return at;
    if (align > widest) widest = align;
    at = plus(at, alloc_at(layout, body->elems[i], depth));
  }
  return align_to(at, widest);
}

static uint64_t bits_at(const pl_data_layout *layout, const pl_type *t, uint32_t depth) {
  if (depth == 0) return 0;
  switch ((int)t->kind) {
  case PL_TYPE_INTEGER: return t->integer.width;
  case PL_TYPE_FLOAT: return pl_float_bits(t->float_format);
  case PL_TYPE_LLVM_PPC_FP128: return 128;
  case PL_TYPE_LLVM_X86_MMX: return 64;
  case PL_TYPE_LLVM_X86_AMX: return 8192;
  case PL_TYPE_LLVM_PTR: return pl_data_layout_pointer_bits(layout, t->ptr.space);
  case PL_TYPE_VECTOR: return times((uint64_t)t->shaped.shape[0], bits_at(layout, t->shaped.elem, depth - 1));
  case PL_TYPE_LLVM_ARRAY: return times(8, times((uint64_t)t->shaped.shape[0], alloc_at(layout, t->shaped.elem, depth - 1)));
  case PL_TYPE_LLVM_STRUCT: return times(8, struct_offset(layout, t, t->llvm_struct->num_elems, depth - 1));
  default: return 0;
  }
}

static uint64_t struct_align(const pl_data_layout *layout, const pl_type *t, bool abi, uint32_t depth) {
  uint64_t align = scalar_align(layout, 'a', 0, abi, 1);
  if (t->llvm_struct->packed) return abi ? 1 : align;
  for (uint32_t i = 0; i < t->llvm_struct->num_elems; i++) {
    uint64_t field = align_at(layout, t->llvm_struct->elems[i], true, depth);
    if (field > align) align = field;
  }
  return align;
}

static uint64_t align_at(const pl_data_layout *layout, const pl_type *t, bool abi, uint32_t depth) {
  uint64_t bits;
  if (depth == 0) return 1;
  switch ((int)t->kind) {
  case PL_TYPE_INTEGER: return scalar_align(layout, 'i', t->integer.width, abi, 1);
  case PL_TYPE_FLOAT:
    bits = pl_float_bits(t->float_format);
    return scalar_align(layout, 'f', bits, abi, power_of_two_from((bits + 7) / 8));
  case PL_TYPE_LLVM_PPC_FP128: return scalar_align(layout, 'f', 128, abi, 16);
  case PL_TYPE_LLVM_PTR: return pick(pointer_spec(layout, t->ptr.space), abi);
  case PL_TYPE_VECTOR:
    bits = bits_at(layout, t, depth);
    return scalar_align(layout, 'v', bits, abi, power_of_two_from(bits / 8 + (bits % 8 != 0)));
  case PL_TYPE_LLVM_X86_MMX: return 8;
  case PL_TYPE_LLVM_X86_AMX: return 64;
  case PL_TYPE_LLVM_ARRAY: return align_at(layout, t->shaped.elem, abi, depth - 1);
  case PL_TYPE_LLVM_STRUCT: return struct_align(layout, t, abi, depth - 1);
  default: return 1;
  }
}

uint64_t pl_data_layout_abi_align(const pl_data_layout *layout, const pl_type *type) {
  return align_at(layout, type, true, MAX_DEPTH);
}
uint64_t pl_data_layout_preferred_align(const pl_data_layout *layout, const pl_type *type) {
  return align_at(layout, type, false, MAX_DEPTH);
}
uint64_t pl_data_layout_bits(const pl_data_layout *layout, const pl_type *type) { return bits_at(layout, type, MAX_DEPTH); }
uint64_t pl_data_layout_store_size(const pl_data_layout *layout, const pl_type *type) {
  uint64_t bits = pl_data_layout_bits(layout, type);
  return bits / 8 + (bits % 8 != 0);
}
uint64_t pl_data_layout_alloc_size(const pl_data_layout *layout, const pl_type *type) {
  return alloc_at(layout, type, MAX_DEPTH);
}
uint64_t pl_data_layout_field_offset(const pl_data_layout *layout, const pl_type *type, uint32_t field) {
  return struct_offset(layout, type, field, MAX_DEPTH);
}
