#include "core/llvmir/lir/layout.h"

#include <assert.h>
#include <stdio.h>

/* Deepest nesting of types, the innermost scalar included, that is measured; deeper ones count as empty. */
#define MAX_DEPTH 300u

/* ---- Asking ---- */

/* The data layout's entry for pointers of an address space, or else for those of address space 0. */
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

/* The least power of two that is at least `n`; 2^32 if `n` is larger. */
static uint64_t power_of_two_from(uint64_t n) {
  uint64_t p = 1;
  while (p < n && p < (uint64_t)1 << 32)
    p *= 2;
  return p;
}

/* The ABI alignment of a data layout entry if `abi`, else its preferred alignment. */
static uint64_t pick(const pl_align_spec *spec, bool abi) { return abi ? spec->abi : spec->preferred; }

/* The ABI (`abi`) or preferred alignment, in bytes, of types of a kind ('i', 'f', 'v', 'a') with `bits` bits; `natural` if the
 * layout gives none. */
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

/* `n` rounded up to a multiple of `align`; near UINT64_MAX, the largest multiple that fits. */
static uint64_t align_to(uint64_t n, uint64_t align) {
  return n > UINT64_MAX - align ? UINT64_MAX / align * align : (n + align - 1) / align * align;
}

/* The product, saturated at UINT64_MAX. */
static uint64_t times(uint64_t a, uint64_t b) { return b && a > UINT64_MAX / b ? UINT64_MAX : a * b; }
/* The sum, saturated at UINT64_MAX. */
static uint64_t plus(uint64_t a, uint64_t b) { return a > UINT64_MAX - b ? UINT64_MAX : a + b; }

static uint64_t bits_at(const pl_data_layout *layout, const pl_type *t, uint32_t depth);
static uint64_t align_at(const pl_data_layout *layout, const pl_type *t, bool abi, uint32_t depth);

/* Number of bytes from one array element of the type to the next; `depth` bounds the nesting of types. */
static uint64_t alloc_at(const pl_data_layout *layout, const pl_type *t, uint32_t depth) {
  uint64_t bits = bits_at(layout, t, depth);
  return align_to(bits / 8 + (bits % 8 != 0), align_at(layout, t, true, depth));
}

/* Byte offset of field `field` of a struct, or the size of the struct if `field` is the number of its fields; `depth` bounds the
 * nesting of types. */
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

/* The size of a type in bits, saturated, without padding after it and of a scalable vector at its minimum length; 0 for types
 * without a size. `depth` bounds the nesting of types. */
static uint64_t bits_at(const pl_data_layout *layout, const pl_type *t, uint32_t depth) {
  if (depth == 0) return 0;
  switch (t->kind) {
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

/* The ABI (`abi`) or preferred alignment of a struct in bytes; `depth` bounds the nesting of types. */
static uint64_t struct_align(const pl_data_layout *layout, const pl_type *t, bool abi, uint32_t depth) {
  uint64_t align = scalar_align(layout, 'a', 0, abi, 1);
  if (t->llvm_struct->packed) return abi ? 1 : align;
  for (uint32_t i = 0; i < t->llvm_struct->num_elems; i++) {
    uint64_t field = align_at(layout, t->llvm_struct->elems[i], true, depth);
    if (field > align) align = field;
  }
  return align;
}

/* The ABI (`abi`) or preferred alignment of a type in bytes; 1 for types without a size. `depth` bounds the nesting of types. */
static uint64_t align_at(const pl_data_layout *layout, const pl_type *t, bool abi, uint32_t depth) {
  uint64_t bits;
  if (depth == 0) return 1;
  switch (t->kind) {
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
  assert(layout && type);
  uint64_t bits = pl_data_layout_bits(layout, type);
  return bits / 8 + (bits % 8 != 0);
}
uint64_t pl_data_layout_alloc_size(const pl_data_layout *layout, const pl_type *type) {
  return alloc_at(layout, type, MAX_DEPTH);
}
uint64_t pl_data_layout_field_offset(const pl_data_layout *layout, const pl_type *type, uint32_t field) {
  assert(type->kind == PL_TYPE_LLVM_STRUCT && field < type->llvm_struct->num_elems);
  return struct_offset(layout, type, field, MAX_DEPTH);
}
