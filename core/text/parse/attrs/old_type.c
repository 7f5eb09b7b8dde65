/* `!llvm<"...">`: types of the LLVM dialect as LLVM IR writes them, the form of 2019 and 2020. Source of the grammar: LLVM
 * Language Reference Manual, "Type System"; MLIR documentation of 2020, "'llvm' Dialect", Types. */
#include <assert.h>
#include <ctype.h>

#include "core/text/parse/attrs/types.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/tokens.h"

/* Reads the text of one string token. */
typedef struct ir_reader {
  pl_parser *p;
  pl_token token;
  const char *at, *end;
} ir_reader;

static const pl_type *read_type(ir_reader *r);

/* Reports at the string token what is wrong with the LLVM IR type; always NULL. */
static const pl_type *malformed(ir_reader *r, const char *what) {
  pl_p_error(r->p, r->token, "malformed LLVM IR type: %s", what);
  return NULL;
}

/* Skips spaces, and `text` if it follows; false if it does not. */
static bool accept(ir_reader *r, const char *text) {
  while (r->at < r->end && *r->at == ' ')
    r->at++;
  size_t n = strlen(text);
  if ((size_t)(r->end - r->at) < n || memcmp(r->at, text, n) != 0) return false;
  r->at += n;
  return true;
}

/* Reads a word of letters, digits and `_.$-` after spaces; empty if there is none. */
static pl_str read_word(ir_reader *r) {
  (void)accept(r, "");
  const char *start = r->at;
  while (r->at < r->end && (isalnum((unsigned char)*r->at) || *r->at == '_' || *r->at == '.' || *r->at == '$' || *r->at == '-'))
    r->at++;
  return (pl_str){start, (size_t)(r->at - start)};
}

/* Reads a decimal number after spaces; false (not reported) if there is none or it does not fit int64_t. */
static bool read_number(ir_reader *r, uint64_t *value) {
  (void)accept(r, "");
  const char *start = r->at;
  *value = 0;
  while (r->at < r->end && *r->at >= '0' && *r->at <= '9') {
    uint64_t digit = (uint64_t)(*r->at++ - '0');
    if (*value > ((uint64_t)INT64_MAX - digit) / 10) return false;
    *value = *value * 10 + digit;
  }
  return r->at > start;
}

/* Reads (type (`,` type)*)? close, or with `variadic` also `...` at the end, and appends the types, which must be allowed at
 * `place`. False (reported) on error. */
static bool read_list(ir_reader *r, const char *close, pl_llvm_place place, pl_types *out, bool *variadic) {
  if (accept(r, close)) return true;
  do {
    if (variadic && accept(r, "...")) {
      *variadic = true;
      break;
    }
    const pl_type *type = read_type(r);
    if (!type) return false;
    if (!pl_type_llvm_may_stand(place, type)) return malformed(r, pl_llvm_place_fault(place));
    pl_vec_push(out, type);
  } while (accept(r, ","));
  return accept(r, close) || malformed(r, "unbalanced bracket");
}

/* Reads the elements and the closing bracket of a literal struct, packed or not. NULL (reported) on error. */
static const pl_type *read_struct(ir_reader *r, bool packed) {
  pl_types elems = {0};
  const pl_type *type = NULL;
  if (read_list(r, packed ? "}>" : "}", PL_LLVM_IN_STRUCT, &elems, NULL))
    type = pl_type_llvm_struct(r->p->ctx, elems.data, (uint32_t)elems.len, packed);
  pl_vec_free(&elems);
  return type;
}

/* Reads count `x` type and the closing bracket of an array, or, if `vector`, of a vector. NULL (reported) on error. */
static const pl_type *read_sequence(ir_reader *r, bool vector) {
  uint64_t count;
  bool scalable = vector && accept(r, "vscale") && accept(r, "x");
  if (!read_number(r, &count) || !accept(r, "x")) return malformed(r, "expected '<count> x <type>'");
  const pl_type *elem = read_type(r);
  if (!elem) return NULL;
  if (!accept(r, vector ? ">" : "]")) return malformed(r, "unbalanced bracket");
  int64_t shape = (int64_t)count;
  if (vector && count == 0) return malformed(r, "vector of no elements");
  pl_llvm_place place = vector ? PL_LLVM_IN_VECTOR : PL_LLVM_IN_ARRAY;
  if (!pl_type_llvm_may_stand(place, elem)) return malformed(r, pl_llvm_place_fault(place));
  return vector ? pl_type_vector(r->p->ctx, 1, &shape, scalable ? &scalable : NULL, elem)
                : pl_type_llvm_array(r->p->ctx, count, elem);
}

/* Reads the name of an identified struct, maybe in quotes, after `%`. NULL (reported) on error. The text can't say the body: the
 * struct is opaque unless it has one already. */
static const pl_type *read_named(ir_reader *r) {
  pl_str name;
  if (accept(r, "\"")) {
    const char *start = r->at;
    while (r->at < r->end && *r->at != '"')
      r->at++;
    name = (pl_str){start, (size_t)(r->at - start)};
    if (!accept(r, "\"")) return malformed(r, "unbalanced quote");
  } else {
    name = read_word(r);
  }
  const pl_type *type = pl_type_llvm_named_struct(r->p->ctx, pl_p_intern(r->p, name));
  (void)pl_type_llvm_struct_set_body(r->p->ctx, type, NULL, 0, false, true); /* the text can't say it: opaque, or known already */
  return type;
}

/* Reads a type that is one word, such as an integer type or void. NULL (reported) on error. */
static const pl_type *read_simple(ir_reader *r) {
  pl_str word = read_word(r);
  static const char *const words[] = {"void", "label",  "token", "metadata", "x86_mmx", "x86_amx", "ppc_fp128",
                                      "half", "bfloat", "float", "double",   "fp128",   "x86_fp80"};
  bool known = word.len > 1 && word.data[0] == 'i' && isdigit((unsigned char)word.data[1]);
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    known = known || pl_str_is(word, words[i]);
  return known ? pl_p_llvm_type(r->p, word, r->token) : malformed(r, "unknown type");
}

/* Reads (`addrspace(n)`? `*`)? after a type and returns the pointer type, with *more true, or the type itself, with *more false,
 * if it is absent. NULL (reported) on error. */
static const pl_type *read_pointer(ir_reader *r, const pl_type *pointee, bool *more) {
  uint64_t space = 0;
  bool has_space = accept(r, "addrspace(");
  *more = true;
  if (has_space && (!read_number(r, &space) || space > UINT32_MAX || !accept(r, ")"))) return malformed(r, "address space");
  if (accept(r, "*")) {
    if (pointee->kind == PL_TYPE_LLVM_VOID) pointee = pl_type_integer(r->p->ctx, 8);
    if (!pl_type_llvm_may_stand(PL_LLVM_IN_POINTER, pointee)) return malformed(r, pl_llvm_place_fault(PL_LLVM_IN_POINTER));
    return pl_type_llvm_typed_ptr(r->p->ctx, pointee, (uint32_t)space);
  }
  *more = false;
  return has_space ? malformed(r, "expected '*'") : pointee;
}

/* Reads (`addrspace(n)`? `*` | `(` types `)`)* after a type and returns the type that they make of it. NULL (reported) on
 * error. */
static const pl_type *read_suffixes(ir_reader *r, const pl_type *type) {
  bool more = true;
  for (unsigned depth = 0; type && more; depth++) {
    if (depth > PL_MAX_NESTING) return malformed(r, "too deep");
    if (!accept(r, "(")) {
      type = read_pointer(r, type, &more);
      continue;
    }
    if (!pl_type_llvm_may_stand(PL_LLVM_IN_RESULT, type)) return malformed(r, pl_llvm_place_fault(PL_LLVM_IN_RESULT));
    pl_types inputs = {0};
    bool variadic = false;
    bool ok = read_list(r, ")", PL_LLVM_IN_ARGUMENTS, &inputs, &variadic);
    type = ok ? pl_type_llvm_func(r->p->ctx, type, inputs.data, (uint32_t)inputs.len, variadic) : NULL;
    pl_vec_free(&inputs);
  }
  return type;
}

/* Reads one LLVM IR type. NULL (reported) on error. */
static const pl_type *read_type(ir_reader *r) {
  if (!pl_p_enter(r->p)) return NULL;
  const pl_type *type;
  if (accept(r, "<{"))
    type = read_struct(r, true);
  else if (accept(r, "{"))
    type = read_struct(r, false);
  else if (accept(r, "["))
    type = read_sequence(r, false);
  else if (accept(r, "<"))
    type = read_sequence(r, true);
  else if (accept(r, "%"))
    type = read_named(r);
  else
    type = read_simple(r);
  if (type) type = read_suffixes(r, type);
  pl_p_leave(r->p);
  return type;
}

const pl_type *pl_p_llvm_ir_type(pl_parser *p) {
  assert(p && p->ctx);
  if (!pl_p_expect(p, PL_TOK_LESS)) return NULL;
  if (!pl_p_at(p, PL_TOK_STRING)) {
    pl_p_error(p, p->tok, "expected string with an LLVM IR type");
    return NULL;
  }
  pl_str text = pl_p_string(p, p->tok);
  ir_reader reader = {p, p->tok, text.data, text.data + text.len};
  const pl_type *type = read_type(&reader);
  if (!type) return NULL;
  (void)accept(&reader, "");
  if (reader.at != reader.end) return malformed(&reader, "text after the type");
  pl_p_advance(p);
  return pl_p_expect(p, PL_TOK_GREATER) ? type : NULL;
}
