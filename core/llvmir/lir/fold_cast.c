/* What LLVM makes of conversions and of address computations whose operands are constants. */
#include <assert.h>

#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/fold.h"
#include "core/llvmir/lir/layout.h"
#include "core/llvmir/lir/lir.h"

/* Whether two words are equal. */
static bool is(const char *word, const char *other) { return strcmp(word, other) == 0; }

/* ---- Numbers ---- */

/* Sets `out` to floating point constant `a` rounded towards zero to an integer of type `type`; false if it has none there, or `a`
 * has more than 64 bits. */
static bool to_integer(pl_lir_module *m, const pl_lir *a, const pl_type *type, bool is_signed, pl_apint *out) {
  pl_float_format format = a->type->float_format;
  if (pl_float_bits(format) > 64 || pl_float_is_nan(a->bits, format) || pl_float_is_inf(a->bits, format)) return false;
  uint64_t bits = pl_float_convert(m->arena, a->bits, format, PL_F64, NULL).word;
  int exponent = (int)(bits >> 52 & 0x7ff) - 1023;
  uint64_t mantissa = (bits & (((uint64_t)1 << 52) - 1)) | (uint64_t)1 << 52;
  bool negative = bits >> 63;
  uint32_t width = type->integer.width, wide_bits = width + 1100;
  pl_apint value = pl_apint_zero(m->arena, wide_bits);
  if (exponent >= 0) {
    value = pl_apint_from_u64(m->arena, wide_bits, mantissa);
    value = exponent >= 52 ? pl_apint_shl(m->arena, value, (uint32_t)(exponent - 52))
                           : pl_apint_lshr(m->arena, value, (uint32_t)(52 - exponent));
  }
  if (negative) value = pl_apint_neg(m->arena, value);
  *out = pl_apint_trunc(m->arena, value, width);
  pl_apint back = is_signed ? pl_apint_sext(m->arena, *out, wide_bits) : pl_apint_zext(m->arena, *out, wide_bits);
  return pl_apint_eq(back, value);
}

/* The constant of floating point type `type` nearest to integer `a`, read as signed if `is_signed`; NULL if the type is no
 * builtin float. */
static const pl_lir *from_integer(pl_lir_module *m, const pl_lir *a, const pl_type *type, bool is_signed) {
  pl_sink text = {0};
  pl_apint bits;
  pl_apint_print(a->bits, is_signed, &text);
  const char *s = pl_sink_text(&text);
  bool ok = type->kind == PL_TYPE_FLOAT && pl_float_parse(m->arena, pl_str_from(s), type->float_format, &bits);
  pl_sink_close(&text);
  return ok ? pl_lir_float(m, type, bits) : NULL;
}

/* The result of cast `word` of an integer constant to `type`; NULL if it does not fold. */
static const pl_lir *cast_int(pl_lir_module *m, const char *word, const pl_lir *a, const pl_type *type) {
  if (is(word, "trunc")) return pl_lir_int(m, type, pl_apint_trunc(m->arena, a->bits, type->integer.width));
  if (is(word, "zext")) return pl_lir_int(m, type, pl_apint_zext(m->arena, a->bits, type->integer.width));
  if (is(word, "sext")) return pl_lir_int(m, type, pl_apint_sext(m->arena, a->bits, type->integer.width));
  if (is(word, "sitofp") || is(word, "uitofp")) return from_integer(m, a, type, is(word, "sitofp"));
  if (is(word, "bitcast")) {
    bool same = type->kind == PL_TYPE_FLOAT && pl_float_bits(type->float_format) == a->bits.width;
    return same ? pl_lir_float(m, type, a->bits) : NULL;
  }
  if (!is(word, "inttoptr")) return NULL;
  uint32_t width = pl_data_layout_pointer_bits(&m->layout, type->ptr.space), have = a->bits.width;
  pl_apint bits = have < width   ? pl_apint_zext(m->arena, a->bits, width)
                  : have > width ? pl_apint_trunc(m->arena, a->bits, width)
                                 : a->bits;
  if (pl_apint_is_zero(bits)) return pl_lir_zero(m, type);
  return pl_lir_cast(m, "inttoptr", pl_lir_int(m, pl_type_integer(m->ctx, width), bits), type);
}

/* The result of cast `word` of a floating point constant to `type`, poison if the number does not fit an integer; NULL if it does
 * not fold. */
static const pl_lir *cast_float(pl_lir_module *m, const char *word, const pl_lir *a, const pl_type *type) {
  pl_apint bits;
  if (a->type->kind != PL_TYPE_FLOAT) return NULL;
  if (is(word, "fpext") || is(word, "fptrunc")) {
    if (type->kind != PL_TYPE_FLOAT) return NULL;
    return pl_lir_float(m, type, pl_float_convert(m->arena, a->bits, a->type->float_format, type->float_format, NULL));
  }
  if (is(word, "fptosi") || is(word, "fptoui")) {
    if (pl_float_bits(a->type->float_format) > 64) return NULL;
    return to_integer(m, a, type, is(word, "fptosi"), &bits) ? pl_lir_int(m, type, bits) : pl_lir_poison(m, type);
  }
  bool same = is(word, "bitcast") && type->kind == PL_TYPE_INTEGER && type->integer.width == a->bits.width;
  return same ? pl_lir_int(m, type, a->bits) : NULL;
}

/* ---- Addresses ---- */

/* The result of cast `word` to `type` of a constant that is an address or a constant expression, simplified or as a constant
 * expression; NULL if there is none. */
static const pl_lir *cast_address(pl_lir_module *m, const char *word, const pl_lir *a, const pl_type *type) {
  bool from_cast = a->kind == PL_LIR_CAST;
  if (is(word, "ptrtoint")) {
    if (from_cast && pl_str_is(a->text, "inttoptr")) {
      uint32_t have = a->a->type->integer.width, want = type->integer.width;
      if (have == want) return a->a;
      return pl_lir_fold_cast(m, have < want ? "zext" : "trunc", a->a, type);
    }
    return pl_lir_cast(m, "ptrtoint", a, type);
  }
  if (is(word, "inttoptr")) {
    bool whole = from_cast && pl_str_is(a->text, "ptrtoint") && a->a->type == type &&
                 a->type->integer.width >= pl_data_layout_pointer_bits(&m->layout, type->ptr.space);
    return whole ? a->a : pl_lir_cast(m, "inttoptr", a, type);
  }
  if (is(word, "addrspacecast")) return pl_lir_cast(m, word, a, type);
  if (is(word, "trunc") && from_cast && pl_str_is(a->text, "ptrtoint")) return pl_lir_cast(m, "ptrtoint", a->a, type);
  if (is(word, "trunc")) return pl_lir_cast(m, word, a, type);
  return NULL;
}

/* The result of cast `word` of a scalar constant to `type`; NULL if it does not fold. */
static const pl_lir *fold_scalar(pl_lir_module *m, const char *word, const pl_lir *a, const pl_type *type) {
  if (a->kind == PL_LIR_POISON) return pl_lir_poison(m, type);
  if (a->kind == PL_LIR_UNDEF) {
    bool zero = is(word, "zext") || is(word, "sext") || is(word, "uitofp") || is(word, "sitofp");
    return zero ? pl_lir_zero(m, type) : pl_lir_undef(m, type);
  }
  if (pl_lir_is_null(a) && !is(word, "addrspacecast")) return pl_lir_zero(m, type);
  if (a->kind == PL_LIR_INT) return cast_int(m, word, a, type);
  if (a->kind == PL_LIR_FLOAT) return cast_float(m, word, a, type);
  return cast_address(m, word, a, type);
}

/* ---- Bits of vectors ---- */

/* Width in bits of an integer or floating point type; 0 for other types. */
static uint32_t lane_bits(const pl_type *type) {
  if (type->kind == PL_TYPE_INTEGER) return type->integer.width;
  return type->kind == PL_TYPE_FLOAT ? pl_float_bits(type->float_format) : 0;
}

/* Sets `bits`, an integer of `total` bits, to the bits of a number or fixed-length vector of numbers, lane 0 lowest; false if
 * they are not known. */
static bool gather_bits(pl_lir_module *m, const pl_lir *a, uint32_t total, pl_apint *bits) {
  uint32_t count = pl_lir_is_vector(a->type) ? pl_lir_num_elems(a->type) : 1;
  *bits = pl_apint_zero(m->arena, total);
  for (uint32_t i = 0; i < count; i++) {
    const pl_lir *lane = pl_lir_is_vector(a->type) ? pl_lir_elem(m, a, i) : a;
    if (!lane || (lane->kind != PL_LIR_INT && lane->kind != PL_LIR_FLOAT)) return false;
    pl_apint wide = pl_apint_zext(m->arena, lane->bits, total);
    *bits = pl_apint_or(m->arena, *bits, pl_apint_shl(m->arena, wide, i * lane->bits.width));
  }
  return count > 0;
}

/* The integer or floating point constant of the type with the given bit pattern. */
static const pl_lir *number_of_bits(pl_lir_module *m, const pl_type *type, pl_apint bits) {
  return type->kind == PL_TYPE_INTEGER ? pl_lir_int(m, type, bits) : pl_lir_float(m, type, bits);
}

/* The result of a bitcast from or to a fixed-length vector of numbers; NULL if it does not fold. */
static const pl_lir *cast_bits(pl_lir_module *m, const pl_lir *a, const pl_type *type) {
  const pl_type *lane = pl_lir_is_vector(type) ? type->shaped.elem : type;
  const pl_type *from = pl_lir_is_vector(a->type) ? a->type->shaped.elem : a->type;
  uint32_t count = pl_lir_is_vector(type) ? pl_lir_num_elems(type) : 1, width = lane_bits(lane);
  pl_apint bits;
  if (m->layout.big_endian || width == 0 || lane_bits(from) == 0 || count == 0 || (uint64_t)width * count > 1 << 16) return NULL;
  if (!gather_bits(m, a, width * count, &bits)) return NULL;
  if (!pl_lir_is_vector(type)) return number_of_bits(m, type, bits);
  const pl_lir **elems = PL_NEW_ARRAY(m->arena, const pl_lir *, count);
  for (uint32_t i = 0; i < count; i++)
    elems[i] = number_of_bits(m, lane, pl_apint_extract(m->arena, bits, i * width, width));
  return pl_lir_list(m, type, elems, count);
}

const pl_lir *pl_lir_fold_cast(pl_lir_module *m, const char *word, const pl_lir *a, const pl_type *type) {
  assert(type && word[0]);
  if (a->type == type) return a;
  if (!pl_lir_is_constant(a)) return NULL;
  if (!pl_lir_is_vector(type) && !pl_lir_is_vector(a->type)) return fold_scalar(m, word, a, type);
  if (a->kind == PL_LIR_POISON) return pl_lir_poison(m, type);
  if (pl_lir_is_null(a) && !is(word, "addrspacecast")) return pl_lir_zero(m, type);
  if (is(word, "bitcast")) return cast_bits(m, a, type);
  uint32_t count = pl_lir_num_elems(type);
  if (count == 0 || count != pl_lir_num_elems(a->type)) return NULL;
  const pl_lir **elems = PL_NEW_ARRAY(m->arena, const pl_lir *, count);
  for (uint32_t i = 0; i < count; i++) {
    const pl_lir *x = pl_lir_elem(m, a, i);
    elems[i] = x ? fold_scalar(m, word, x, type->shaped.elem) : NULL;
    if (!elems[i]) return NULL;
  }
  return pl_lir_list(m, type, elems, count);
}

/* ---- getelementptr ---- */

#define INBOUNDS 1u
#define NUSW 2u
#define NUW 4u

/* Sets `offset` to the byte offset, modulo 2^`width`, that the `count` indices of a getelementptr with source element type `elem`
 * yield; false if it is not a known constant. */
static bool offset_of(pl_lir_module *m, const pl_type *elem, const pl_lir *const *indices, uint32_t count, uint32_t width,
                      pl_apint *offset) {
  *offset = pl_apint_zero(m->arena, width);
  for (uint32_t i = 0; i < count; i++) {
    if (!indices[i] || indices[i]->kind != PL_LIR_INT) return false;
    pl_apint index = indices[i]->bits, step;
    if (i > 0 && elem->kind == PL_TYPE_LLVM_STRUCT) {
      uint64_t field;
      if (!pl_apint_to_u64(index, &field) || field >= elem->llvm_struct->num_elems) return false;
      step = pl_apint_from_u64(m->arena, width, pl_data_layout_field_offset(&m->layout, elem, (uint32_t)field));
      elem = elem->llvm_struct->elems[field];
    } else {
      if (i > 0) {
        if (elem->kind != PL_TYPE_LLVM_ARRAY) return false;
        elem = elem->shaped.elem;
      }
      index = index.width < width   ? pl_apint_sext(m->arena, index, width)
              : index.width > width ? pl_apint_trunc(m->arena, index, width)
                                    : index;
      step = pl_apint_mul(m->arena, index, pl_apint_from_u64(m->arena, width, pl_data_layout_alloc_size(&m->layout, elem)));
    }
    *offset = pl_apint_add(m->arena, *offset, step);
  }
  return true;
}

/* Whether the offset is known to lie within the global variable that `base` names, or just after its end. */
static bool within_object(pl_lir_module *m, const pl_lir *base, pl_apint offset) {
  const pl_attr *type = base->kind == PL_LIR_SYMBOL && base->symbol ? pl_op_attr(base->symbol, PL_NAME_GLOBAL_TYPE) : NULL;
  const pl_attr *linkage = type ? pl_op_attr(base->symbol, PL_NAME_LINKAGE) : NULL;
  if (!type || !pl_op_is(base->symbol, PL_OP_LLVM_MLIR_GLOBAL) || (linkage && pl_enum_has(linkage, "extern_weak"))) return false;
  uint64_t size = pl_data_layout_store_size(&m->layout, type->type), at;
  return size > 0 && pl_apint_to_u64(offset, &at) && at <= size;
}

/* The constant expression `getelementptr flags (i8, ptr base, offset)` of pointer type `type`; `flags`: bits INBOUNDS, NUSW,
 * NUW. */
static const pl_lir *make_offset(pl_lir_module *m, const pl_lir *base, pl_apint offset, uint32_t flags, const pl_type *type) {
  pl_lir *v = PL_NEW(m->arena, pl_lir);
  const char *text = flags & INBOUNDS && flags & NUW ? "inbounds nuw "
                     : flags & INBOUNDS              ? "inbounds "
                     : flags & NUSW && flags & NUW   ? "nusw nuw "
                     : flags & NUSW                  ? "nusw "
                     : flags & NUW                   ? "nuw "
                                                     : "";
  *v = (pl_lir){.kind = PL_LIR_OFFSET, .type = type, .a = base, .bits = offset, .flags = pl_str_from(text)};
  return v;
}

/* The flags (bits INBOUNDS, NUSW, NUW) of a constant getelementptr. */
static uint32_t flags_of(const pl_lir *v) {
  uint32_t flags = 0;
  if (strstr(v->flags.data, "inbounds")) flags |= INBOUNDS | NUSW;
  if (strstr(v->flags.data, "nusw")) flags |= NUSW;
  if (strstr(v->flags.data, "nuw")) flags |= NUW;
  return flags;
}

const pl_lir *pl_lir_fold_gep(pl_lir_module *m, const pl_type *elem, const pl_lir *base, const pl_lir *const *indices,
                              uint32_t count, uint32_t flags, const pl_type *type) {
  assert((count == 0 || indices) && elem);
  pl_apint offset;
  if (!pl_lir_is_constant(base) || base->type->kind != PL_TYPE_LLVM_PTR || type->kind != PL_TYPE_LLVM_PTR) return NULL;
  for (uint32_t i = 0; i < count; i++)
    if (!indices[i] || !pl_lir_is_constant(indices[i])) return NULL;
  if (base->kind == PL_LIR_POISON || base->kind == PL_LIR_UNDEF) return base;
  uint32_t width = pl_data_layout_index_bits(&m->layout, type->ptr.space);
  if (!offset_of(m, elem, indices, count, width, &offset)) return NULL;
  if (base->kind == PL_LIR_OFFSET) {
    flags &= flags_of(base);
    offset = pl_apint_add(m->arena, offset, base->bits);
    base = base->a;
  }
  bool number = base->kind == PL_LIR_CAST && pl_str_is(base->text, "inttoptr") && base->a->kind == PL_LIR_INT;
  if (base->kind == PL_LIR_NULL || (number && base->a->bits.width == width)) {
    if (number) offset = pl_apint_add(m->arena, offset, base->a->bits);
    return pl_lir_fold_cast(m, "inttoptr", pl_lir_int(m, pl_type_integer(m->ctx, width), offset), type);
  }
  if (pl_apint_is_zero(offset)) return base;
  if (!(flags & INBOUNDS) && !pl_apint_is_negative(offset) && within_object(m, base, offset)) flags |= INBOUNDS | NUSW;
  if (flags & NUSW && !pl_apint_is_negative(offset) && !m->is_old) flags |= NUW;
  return make_offset(m, base, offset, flags, type);
}
