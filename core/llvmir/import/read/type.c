/* Types. Source: LLVM Language Reference Manual (2026), Type System. */
#include <assert.h>

#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/losses.h"
#include "core/llvmir/import/read/types.h"
#include "core/llvmir/lir/lir.h"
#include "core/llvmir/lir/print.h"

/* Reports an error at the current token and returns NULL. */
static const pl_type *fail(pl_importer *im, const char *message) {
  pl_ll_error(im, im->tok, "%s", message);
  return NULL;
}

/* X(word, expression) */
#define SIMPLE_TYPES(X)                                                                                                          \
  X("half", pl_type_float(im->ctx, PL_F16))                                                                                      \
  X("bfloat", pl_type_float(im->ctx, PL_BF16))                                                                                   \
  X("float", pl_type_float(im->ctx, PL_F32))                                                                                     \
  X("double", pl_type_float(im->ctx, PL_F64))                                                                                    \
  X("x86_fp80", pl_type_float(im->ctx, PL_F80))                                                                                  \
  X("fp128", pl_type_float(im->ctx, PL_F128))                                                                                    \
  X("ppc_fp128", pl_type_llvm_simple(im->ctx, PL_TYPE_LLVM_PPC_FP128))                                                           \
  X("void", pl_type_llvm_simple(im->ctx, PL_TYPE_LLVM_VOID))                                                                     \
  X("label", pl_type_llvm_simple(im->ctx, PL_TYPE_LLVM_LABEL))                                                                   \
  X("token", pl_type_llvm_simple(im->ctx, PL_TYPE_LLVM_TOKEN))                                                                   \
  X("metadata", pl_type_llvm_simple(im->ctx, PL_TYPE_LLVM_METADATA))                                                             \
  X("x86_mmx", pl_type_llvm_simple(im->ctx, PL_TYPE_LLVM_X86_MMX))                                                               \
  X("x86_amx", pl_type_llvm_simple(im->ctx, PL_TYPE_LLVM_X86_AMX))

/* The integer type of a word iN; NULL if it is no such word, or, reported, if the width is out of range. */
static const pl_type *integer_type(pl_importer *im, pl_str word) {
  uint64_t width = 0;
  if (word.len < 2 || word.data[0] != 'i') return NULL;
  for (size_t i = 1; i < word.len; i++) {
    if (word.data[i] < '0' || word.data[i] > '9') return NULL;
    width = width * 10 + (uint64_t)(word.data[i] - '0');
    if (width > PL_LIR_MOST_BITS) return fail(im, "bitwidth of integer type out of range");
  }
  return width ? pl_type_integer(im->ctx, (uint32_t)width) : fail(im, "bitwidth of integer type out of range");
}

/* Reads an optional `addrspace(N)` into `space`, 0 if there is none. False, reported, on error. */
static bool parse_space(pl_importer *im, uint32_t *space) {
  uint64_t number = 0;
  *space = 0;
  if (!pl_ll_accept_word(im, "addrspace")) return true;
  if (!pl_ll_expect(im, PL_LL_L_PAREN) || !pl_ll_u64(im, &number) || !pl_ll_expect(im, PL_LL_R_PAREN)) return false;
  *space = (uint32_t)number;
  return number <= PL_LIR_LAST_SPACE || pl_ll_error(im, im->last, "invalid address space, must be a 24-bit integer");
}

bool pl_ll_is_vector(const pl_type *type) { return type->kind == PL_TYPE_VECTOR; }
uint64_t pl_ll_vector_count(const pl_type *type) {
  assert(pl_ll_is_vector(type));
  return (uint64_t)type->shaped.shape[0];
}

bool pl_ll_vector_scalable(const pl_type *type) {
  assert(pl_ll_is_vector(type));
  return type->shaped.scalable_dims && type->shaped.scalable_dims[0];
}

const pl_type *pl_ll_vector_type(pl_importer *im, uint64_t count, bool scalable, const pl_type *elem) {
  assert(count > 0);
  int64_t shape = (int64_t)count;
  return pl_type_vector(im->ctx, 1, &shape, scalable ? &scalable : NULL, elem);
}

const pl_type *pl_ll_like(pl_importer *im, const pl_type *shape, const pl_type *elem) {
  return pl_ll_is_vector(shape) ? pl_ll_vector_type(im, pl_ll_vector_count(shape), pl_ll_vector_scalable(shape), elem) : elem;
}

uint64_t pl_ll_num_parts(const pl_type *type) {
  if (type->kind == PL_TYPE_LLVM_STRUCT) return type->llvm_struct->num_elems;
  if (type->kind == PL_TYPE_LLVM_ARRAY || pl_ll_is_vector(type)) return (uint64_t)type->shaped.shape[0];
  return 0;
}

const pl_type *pl_ll_part(const pl_type *type, uint64_t k) {
  if (k >= pl_ll_num_parts(type)) return NULL;
  return type->kind == PL_TYPE_LLVM_STRUCT ? type->llvm_struct->elems[k] : type->shaped.elem;
}

/* Reads `N x type` of an array or vector (`place`), sets `count` to N and returns the element type. NULL, reported, on error. */
static const pl_type *parse_sequence(pl_importer *im, pl_llvm_place place, uint64_t *count) {
  if (!pl_ll_u64(im, count) || !pl_ll_expect_word(im, "x")) return NULL;
  const pl_type *elem = pl_ll_type_or_void(im);
  if (!elem) return NULL;
  if (!pl_type_llvm_may_stand(place, elem)) return fail(im, pl_llvm_place_fault(place));
  if (*count > INT64_MAX) return fail(im, "size of the type is too large");
  return elem;
}

/* Reads an array type, whose `[` was read. NULL, reported, on error. */
static const pl_type *parse_array(pl_importer *im) {
  uint64_t count = 0;
  const pl_type *elem = parse_sequence(im, PL_LLVM_IN_ARRAY, &count);
  return elem && pl_ll_expect(im, PL_LL_R_SQUARE) ? pl_type_llvm_array(im->ctx, count, elem) : NULL;
}

/* Reads a vector type, whose `<` was read. NULL, reported, on error. */
static const pl_type *parse_vector(pl_importer *im) {
  uint64_t count = 0;
  bool scalable = pl_ll_accept_word(im, "vscale");
  if (scalable && !pl_ll_expect_word(im, "x")) return NULL;
  const pl_type *elem = parse_sequence(im, PL_LLVM_IN_VECTOR, &count);
  if (!elem || !pl_ll_expect(im, PL_LL_GREATER)) return NULL;
  if (count == 0 || count > UINT32_MAX) return fail(im, "zero element vector is illegal, or the size is too large");
  return pl_ll_vector_type(im, count, scalable, elem);
}

/* Appends the field types of a struct, whose `{` was read, and reads the closing `}`. False, reported, on error. */
static bool parse_fields(pl_importer *im, pl_ll_types *fields) {
  if (pl_ll_accept(im, PL_LL_R_BRACE)) return true;
  do {
    const pl_type *field = pl_ll_type_or_void(im);
    if (!field) return false;
    if (!pl_type_llvm_may_stand(PL_LLVM_IN_STRUCT, field))
      return pl_ll_error(im, im->last, "%s", pl_llvm_place_fault(PL_LLVM_IN_STRUCT));
    pl_ll_push(im, fields, field);
  } while (pl_ll_accept(im, PL_LL_COMMA));
  return pl_ll_expect(im, PL_LL_R_BRACE);
}

/* Reads a literal struct type, whose `{` or, if `packed`, `<{` was read. NULL, reported, on error. */
static const pl_type *parse_struct(pl_importer *im, bool packed) {
  pl_ll_types fields = {0};
  if (!parse_fields(im, &fields) || (packed && !pl_ll_expect(im, PL_LL_GREATER))) return NULL;
  return pl_type_llvm_struct(im->ctx, fields.data, (uint32_t)fields.len, packed);
}

/* The entry in `im->types` of the identified struct that a token names, made if this is its first mention. */
static pl_ll_named_type *named_type(pl_importer *im, pl_ll_token at) {
  pl_str name = pl_ll_symbol(im, at);
  pl_ll_named_type *known = pl_map_get_ptr(&im->types, name.data);
  if (known) return known;
  known = PL_NEW(im->arena, pl_ll_named_type);
  *known = (pl_ll_named_type){pl_struct_names_find(im->structs, im->ctx, name), at, false};
  pl_map_set_ptr(&im->types, name.data, known);
  return known;
}

/* Reads `("name", types, integers)` of a target extension type. NULL, reported, on error. */
static const pl_type *parse_target(pl_importer *im) {
  pl_str name;
  pl_ll_types types = {0};
  PL_VEC(uint32_t) numbers = {0};
  if (!pl_ll_expect(im, PL_LL_L_PAREN) || !pl_ll_string(im, &name)) return NULL;
  while (pl_ll_accept(im, PL_LL_COMMA)) {
    uint64_t number = 0;
    if (pl_ll_at(im, PL_LL_INT)) {
      if (!pl_ll_u64(im, &number)) return NULL;
      if (number > UINT32_MAX) return fail(im, "integer parameter is too large");
      pl_ll_push(im, &numbers, (uint32_t)number);
      continue;
    }
    const pl_type *type = pl_ll_type_or_void(im);
    if (!type) return NULL;
    pl_ll_push(im, &types, type);
  }
  if (!pl_ll_expect(im, PL_LL_R_PAREN)) return NULL;
  return pl_type_llvm_target(im->ctx, pl_ll_intern(im, name), types.data, (uint32_t)types.len, numbers.data,
                             (uint32_t)numbers.len);
}

/* Reads a type that begins with a word, without suffixes (parse_suffixes). NULL, reported, on error. */
static const pl_type *parse_word_type(pl_importer *im) {
  pl_str word = im->tok.text;
  const pl_type *type = integer_type(im, word);
#define X(text, make)                                                                                                            \
  if (!type && pl_str_is(word, text)) type = make;
  SIMPLE_TYPES(X)
#undef X
  if (im->failed) return NULL;
  if (type) {
    pl_ll_advance(im);
    return type;
  }
  uint32_t space;
  if (pl_ll_accept_word(im, "ptr")) return parse_space(im, &space) ? pl_type_llvm_ptr(im->ctx, space) : NULL;
  if (pl_ll_accept_word(im, "target")) return parse_target(im);
  return fail(im, "expected type");
}

/* Reads a type without suffixes (parse_suffixes). NULL, reported, on error. */
static const pl_type *parse_base(pl_importer *im) {
  if (pl_ll_at(im, PL_LL_WORD)) return parse_word_type(im);
  if (pl_ll_at(im, PL_LL_LOCAL)) {
    const pl_type *type = named_type(im, im->tok)->type;
    pl_ll_advance(im);
    return type;
  }
  if (pl_ll_accept(im, PL_LL_L_SQUARE)) return parse_array(im);
  if (pl_ll_accept(im, PL_LL_L_BRACE)) return parse_struct(im, false);
  if (!pl_ll_accept(im, PL_LL_LESS)) return fail(im, "expected type");
  return pl_ll_accept(im, PL_LL_L_BRACE) ? parse_struct(im, true) : parse_vector(im);
}

/* Reads the rest of a function type with the given result, whose `(` was read. NULL, reported, on error. */
static const pl_type *parse_function_type(pl_importer *im, const pl_type *result) {
  pl_ll_types params = {0};
  bool variadic = false;
  if (!pl_ll_at(im, PL_LL_R_PAREN)) {
    do {
      variadic = pl_ll_accept(im, PL_LL_DOTS);
      if (variadic) break;
      const pl_type *param = pl_ll_type_or_void(im);
      if (!param) return NULL;
      if (param->kind == PL_TYPE_LLVM_VOID || param->kind == PL_TYPE_LLVM_FUNC)
        return fail(im, "invalid type for function argument");
      pl_ll_push(im, &params, param);
    } while (pl_ll_accept(im, PL_LL_COMMA));
  }
  if (!pl_ll_expect(im, PL_LL_R_PAREN)) return NULL;
  return pl_type_llvm_func(im->ctx, result, params.data, (uint32_t)params.len, variadic);
}

/* Whether a function may return the type. (LLVM Language Reference Manual, "Function Type".) */
static bool can_be_result(const pl_type *type) {
  return type->kind != PL_TYPE_LLVM_FUNC && type->kind != PL_TYPE_LLVM_LABEL && type->kind != PL_TYPE_LLVM_METADATA;
}

/* Reads the suffixes `*`, `addrspace(n)*` and `(params)` of a type, if there are any, and returns the whole type; typed pointers
 * become opaque ones. NULL, reported, on error. */
static const pl_type *parse_suffixes(pl_importer *im, const pl_type *type) {
  while (type && !im->failed) {
    uint32_t space = 0;
    if (pl_ll_accept(im, PL_LL_L_PAREN)) {
      if (!can_be_result(type)) return fail(im, "invalid function return type");
      type = parse_function_type(im, type);
    } else if (pl_ll_at(im, PL_LL_STAR) || (pl_ll_at_word(im, "addrspace") && type->kind != PL_TYPE_LLVM_PTR)) {
      pl_ll_token at = im->tok;
      if (type->kind == PL_TYPE_LLVM_VOID || type->kind == PL_TYPE_LLVM_LABEL || type->kind == PL_TYPE_LLVM_METADATA)
        return fail(im, "pointers to this type are invalid; use i8* instead");
      if (!parse_space(im, &space) || !pl_ll_expect(im, PL_LL_STAR)) return NULL;
      pl_ll_drop(im, at, "what typed pointers point to: they become opaque pointers");
      type = pl_type_llvm_ptr(im->ctx, space);
    } else {
      return type;
    }
  }
  return NULL;
}

const pl_type *pl_ll_type_or_void(pl_importer *im) {
  assert(im->depth <= PL_LL_MAX_DEPTH);
  if (im->failed) return NULL;
  if (im->depth >= PL_LL_MAX_DEPTH) return fail(im, "types are nested too deeply");
  im->depth++;
  const pl_type *type = parse_suffixes(im, parse_base(im));
  im->depth--;
  return im->failed ? NULL : type;
}

const pl_type *pl_ll_type(pl_importer *im) {
  pl_ll_token at = im->tok;
  const pl_type *type = pl_ll_type_or_void(im);
  if (type && (type->kind == PL_TYPE_LLVM_VOID || type->kind == PL_TYPE_LLVM_FUNC)) {
    pl_ll_error(im, at, "void and function types are only allowed for function results and callees");
    return NULL;
  }
  return type;
}

const pl_type *pl_ll_result_type(pl_importer *im) {
  pl_ll_token at = im->tok;
  const pl_type *type = pl_ll_type_or_void(im);
  if (!type || can_be_result(type)) return type;
  pl_ll_error(im, at, "invalid function return type");
  return NULL;
}

bool pl_ll_type_definition(pl_importer *im) {
  pl_ll_token at = im->tok;
  pl_ll_named_type *named = named_type(im, at);
  pl_ll_advance(im);
  if (!pl_ll_expect(im, PL_LL_EQUAL) || !pl_ll_expect_word(im, "type")) return false;
  if (named->defined) return pl_ll_error(im, at, "redefinition of type");
  named->defined = true;
  pl_ll_types fields = {0};
  bool opaque = pl_ll_accept_word(im, "opaque"), packed = !opaque && pl_ll_accept(im, PL_LL_LESS);
  if (!opaque && (!pl_ll_expect(im, PL_LL_L_BRACE) || !parse_fields(im, &fields))) return false;
  if (packed && !pl_ll_expect(im, PL_LL_GREATER)) return false;
  if (pl_struct_names_set_body(im->structs, im->ctx, pl_ll_symbol(im, at), fields.data, (uint32_t)fields.len, packed, opaque))
    return true;
  im->failed = true; /* no fault of the text: it is read again, and the type has another name then */
  return false;
}

bool pl_ll_check_types(pl_importer *im) {
  pl_map seen = {0};
  bool ok = true;
  for (size_t i = 0; ok && i < im->types.len; i++) {
    const pl_ll_named_type *named = (const pl_ll_named_type *)(uintptr_t)pl_map_entries(&im->types)[i].value;
    if (!named->defined) ok = pl_ll_error(im, named->at, "use of undefined type named '%.*s'", PL_STR_FMT(named->at.text));
    if (ok && pl_type_llvm_endless(named->type, &seen)) ok = pl_ll_error(im, named->at, "identified structure type is recursive");
  }
  pl_map_free(&seen);
  return ok;
}
