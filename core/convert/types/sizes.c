/* sizes.c - sizes and alignments of what a type is converted to, by the default data layout. Source: LLVM Language Reference,
 * "Data Layout". */
#include "core/convert/types/sizes.h"

#include <assert.h>

#include "core/convert/types/types.h"

/* The least power of two that is not below x; 2^62 if x is larger than that. */
static uint64_t round_up_pow2(uint64_t x) {
  uint64_t p = 1;
  while (p < x && p < (UINT64_C(1) << 62))
    p <<= 1;
  return p;
}

/* The width in bits of an integer, index or float type; 0 for any other type. */
static uint64_t scalar_bits(pl_rw *rw, const pl_type *type) {
  if (type->kind == PL_TYPE_INTEGER) return type->integer.width;
  if (type->kind == PL_TYPE_INDEX) return rw->index_bits;
  if (type->kind == PL_TYPE_FLOAT) return pl_float_bits(type->float_format);
  return 0;
}

/* The bytes that an integer, index or float takes with padding: up to 64 bits a power of two, above that a multiple of 16. */
static uint64_t scalar_bytes(pl_rw *rw, const pl_type *type) {
  uint64_t bytes = (scalar_bits(rw, type) + 7) / 8;
  return bytes <= 8 ? round_up_pow2(bytes) : (bytes + 15) / 16 * 16;
}

/* The bytes that a vector of integers, index or floats takes, as the arrays of 1-D vectors that it is converted to. 0 if it is
 * scalable or the number overflows. */
static uint64_t vector_bytes(pl_rw *rw, const pl_type *type) {
  uint32_t rank = type->shaped.rank;
  uint64_t bits = scalar_bits(rw, type->shaped.elem), bytes = 0;
  if (type->shaped.scalable_dims) return 0;
  if (rank && __builtin_mul_overflow(bits, (uint64_t)type->shaped.shape[rank - 1], &bits)) return 0;
  bytes = round_up_pow2(bits / 8 + (bits % 8 != 0));
  for (uint32_t i = 0; i + 1 < rank; i++) {
    if (__builtin_mul_overflow(bytes, (uint64_t)type->shaped.shape[i], &bytes)) return 0;
  }
  return bytes;
}

uint64_t pl_rw_store_size_of(pl_rw *rw, const pl_type *type) {
  assert(rw->index_bits > 0 && rw->pointer_bits > 0);
  const uint64_t bits = scalar_bits(rw, type), index = rw->index_bits / 8, pointer = rw->pointer_bits / 8;
  if (type->kind == PL_TYPE_MEMREF) return 2 * pointer + (1 + UINT64_C(2) * type->shaped.rank) * index;
  return bits ? (bits + 7) / 8 : pl_rw_size_of(rw, type);
}

uint64_t pl_rw_size_of(pl_rw *rw, const pl_type *type) {
  assert(rw->index_bits > 0 && rw->pointer_bits > 0);
  uint64_t index = rw->index_bits / 8, pointer = rw->pointer_bits / 8, align = index > pointer ? index : pointer;
  if (scalar_bits(rw, type)) return scalar_bytes(rw, type);
  if (type->kind == PL_TYPE_COMPLEX) return 2 * scalar_bytes(rw, type->shaped.elem);
  if (type->kind == PL_TYPE_VECTOR) return vector_bytes(rw, type);
  uint64_t numbers = 1 + UINT64_C(2) * type->shaped.rank;
  if (type->kind == PL_TYPE_MEMREF) return (2 * pointer + numbers * index + align - 1) / align * align;
  if (type->kind == PL_TYPE_UNRANKED_MEMREF) return 2 * align;
  if (type->kind == PL_TYPE_FUNCTION || type->kind == PL_TYPE_LLVM_PTR) return pointer;
  return 0;
}

uint64_t pl_rw_preferred_alignment(const pl_type *converted) {
  const pl_type *type = converted;
  if (type->kind == PL_TYPE_INTEGER) return type->integer.width > 64 ? 8 : round_up_pow2((type->integer.width + 7) / 8);
  if (type->kind == PL_TYPE_FLOAT) return round_up_pow2((pl_float_bits(type->float_format) + 7) / 8);
  if (type->kind == PL_TYPE_VECTOR && type->shaped.rank == 1) {
    const pl_type *elem = type->shaped.elem;
    uint64_t bits = elem->kind == PL_TYPE_INTEGER ? elem->integer.width : pl_float_bits(elem->float_format);
    if (__builtin_mul_overflow(bits, (uint64_t)type->shaped.shape[0], &bits)) return 0;
    return round_up_pow2(bits / 8 + (bits % 8 != 0));
  }
  if (type->kind == PL_TYPE_LLVM_ARRAY) {
    uint32_t depth = 0;
    return pl_rw_preferred_alignment(pl_rw_strip_arrays(type, &depth));
  }
  return 8;
}

uint64_t pl_rw_abi_alignment(pl_rw *rw, const pl_type *converted) {
  assert(rw->pointer_bits > 0 && rw->pointer_bits % 8 == 0);
  const pl_type *type = converted;
  if (type->kind == PL_TYPE_INTEGER && type->integer.width > 64) return 16;
  if (type->kind == PL_TYPE_LLVM_PTR) return rw->pointer_bits / 8;
  if (type->kind == PL_TYPE_LLVM_ARRAY) {
    uint32_t depth = 0;
    return pl_rw_abi_alignment(rw, pl_rw_strip_arrays(type, &depth));
  }
  if (type->kind != PL_TYPE_LLVM_STRUCT) return pl_rw_preferred_alignment(type);
  uint64_t most = 1;
  for (uint32_t i = 0; i < type->llvm_struct->num_elems && !type->llvm_struct->packed; i++) {
    const uint64_t own = pl_rw_abi_alignment(rw, type->llvm_struct->elems[i]);
    most = own > most ? own : most;
  }
  return most;
}
