/* Heads of globals and functions. Source: LLVM Language Reference Manual (2026), Global Variables, Functions, Aliases, IFuncs. */
#include "core/ir/enums.h"
#include "core/llvmir/import/read/attributes.h"
#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/globals.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/ll_ops.h"
#include "core/llvmir/import/read/losses.h"
#include "core/llvmir/import/read/metadata.h"
#include "core/llvmir/import/read/types.h"
#include "core/llvmir/lir/lir.h"
#include "core/llvmir/lir/print.h"

/* Reads a linkage keyword into `g->linkage`; false if the current token is none. */
static bool accept_linkage(pl_importer *im, pl_ll_global *g) {
  const pl_vocabulary *vocabulary = pl_vocabulary_find(PL_STR("llvm.linkage"));
  int64_t value;
  if (!pl_ll_at(im, PL_LL_WORD) || !pl_vocabulary_value(vocabulary, im->tok.text, &value)) return false;
  g->linkage = pl_str_from(pl_vocabulary_word(vocabulary, value));
  pl_ll_advance(im);
  return true;
}

/* Reads an optional dso_local, which sets `g->dso_local`, and an optional dso_preemptable, the default. */
static void accept_preemption(pl_importer *im, pl_ll_global *g) {
  if (pl_ll_accept_word(im, "dso_local")) g->dso_local = true;
  (void)pl_ll_accept_word(im, "dso_preemptable"); /* the default */
}

/* Reads an optional dllimport or dllexport, which is reported as dropped. */
static void accept_dll(pl_importer *im, pl_ll_global *g) {
  pl_ll_token at = im->tok;
  if (!pl_ll_accept_word(im, "dllimport") && !pl_ll_accept_word(im, "dllexport")) return;
  (void)pl_ll_lose(im, &g->names, "attribute", at.text, PL_STR(""));
  pl_ll_drop(im, at, "'%.*s' of a symbol", PL_STR_FMT(at.text));
}

bool pl_ll_linkage(pl_importer *im, pl_ll_global *g) {
  g->linkage = PL_STR("external");
  (void)accept_linkage(im, g);
  accept_preemption(im, g);
  if (pl_ll_accept_word(im, "hidden"))
    g->visibility = 1;
  else if (pl_ll_accept_word(im, "protected"))
    g->visibility = 2;
  else
    (void)pl_ll_accept_word(im, "default");
  accept_dll(im, g);
  bool local = pl_str_is(g->linkage, "private") || pl_str_is(g->linkage, "internal");
  if (local || (g->visibility && !pl_str_is(g->linkage, "extern_weak"))) g->dso_local = true; /* LLVM implies it */
  return !im->failed;
}

/* The number of a calling convention that is written as one word such as `cc10`; -1 for other words. */
static int64_t number_of(pl_str word) {
  int64_t number = 0;
  if (word.len < 3 || word.len > 8 || !pl_str_starts(word, "cc")) return -1;
  for (size_t i = 2; i < word.len; i++) {
    if (word.data[i] < '0' || word.data[i] > '9') return -1;
    number = number * 10 + (word.data[i] - '0');
  }
  return number;
}

/* Reads a calling convention that the dialect has no word for. False if none that is known stands here, or, reported, if it is
 * malformed. */
static bool accept_other(pl_importer *im) {
  static const char *const words[] = {"preserve_nonecc",
                                      "avr_signalcc",
                                      "m68k_rtdcc",
                                      "graalcc",
                                      "riscv_vector_cc",
                                      "amdgpu_ps",
                                      "amdgpu_cs_chain",
                                      "amdgpu_cs_chain_preserve",
                                      "amdgpu_gfx_whole_wave",
                                      "aarch64_sme_preservemost_from_x0",
                                      "aarch64_sme_preservemost_from_x1",
                                      "aarch64_sme_preservemost_from_x2"};
  uint64_t bits;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (pl_ll_accept_word(im, words[i])) return true;
  return pl_ll_accept_word(im, "riscv_vls_cc") && pl_ll_expect(im, PL_LL_L_PAREN) && pl_ll_u64(im, &bits) &&
         pl_ll_expect(im, PL_LL_R_PAREN);
}

/* Reports the calling convention between the tokens `at` and the current one: with mark_lost (see import.h) as a dropped claim,
 * and returns true; else as an error, and returns false. */
static bool lose_cconv(pl_importer *im, pl_ll_token at) {
  if (!im->mark_lost) return pl_ll_error(im, at, "the LLVM dialect has no such calling convention");
  pl_str text = {at.start, (size_t)(im->tok.start - at.start)};
  while (text.len > 0 && strchr(" \t\r\n", text.data[text.len - 1]))
    text.len--;
  pl_ll_drop_claim(im, at, "the calling convention '%.*s'", PL_STR_FMT(text));
  return true;
}

pl_str pl_ll_cconv(pl_importer *im, bool *ok) {
  const pl_str c = {"", 0};
  pl_ll_token at = im->tok;
  uint64_t apart = 0;
  int64_t number = pl_ll_at(im, PL_LL_WORD) ? number_of(at.text) : -1;
  *ok = true;
  if (!pl_ll_at(im, PL_LL_WORD) || pl_ll_accept_word(im, "ccc")) return c;
  if (number < 0 && accept_other(im)) {
    *ok = lose_cconv(im, at);
    return c;
  }
  if (pl_ll_accept_word(im, "cc")) {
    if (!(*ok = pl_ll_u64(im, &apart))) return c;
    number = apart <= INT32_MAX ? (int64_t)apart : INT32_MAX;
  } else {
    if (number < 0 && !pl_vocabulary_value(pl_vocabulary_find(PL_STR("ll.cconv")), at.text, &number)) return c;
    pl_ll_advance(im);
  }
  const char *word = pl_vocabulary_word(pl_vocabulary_find(PL_STR("llvm.cconv")), number);
  if (!word) *ok = lose_cconv(im, at);
  return word && number ? pl_str_from(word) : c;
}

/* Reads an optional local_unnamed_addr or unnamed_addr, and sets `g->unnamed_addr` to 1 or 2. */
static void accept_unnamed(pl_importer *im, pl_ll_global *g) {
  if (pl_ll_accept_word(im, "local_unnamed_addr"))
    g->unnamed_addr = 1;
  else if (pl_ll_accept_word(im, "unnamed_addr"))
    g->unnamed_addr = 2;
}

/* Reads an optional `thread_local` into the global; its model is reported as dropped. False, reported, on error. */
static bool accept_thread_local(pl_importer *im, pl_ll_global *g) {
  if (!pl_ll_accept_word(im, "thread_local")) return true;
  g->thread_local_ = true;
  if (!pl_ll_accept(im, PL_LL_L_PAREN)) return true;
  (void)pl_ll_lose(im, &g->names, "attribute", PL_STR("thread_local"), im->tok.text);
  pl_ll_drop(im, im->tok, "model '%.*s' of a thread-local global", PL_STR_FMT(im->tok.text));
  return pl_ll_expect(im, PL_LL_WORD) && pl_ll_expect(im, PL_LL_R_PAREN);
}

/* Reads an optional `addrspace(N)` into `space`. False, reported, on error. */
static bool accept_space(pl_importer *im, uint32_t *space) {
  uint64_t number = 0;
  if (!pl_ll_accept_word(im, "addrspace")) return true;
  if (!pl_ll_expect(im, PL_LL_L_PAREN) || !pl_ll_u64(im, &number) || !pl_ll_expect(im, PL_LL_R_PAREN)) return false;
  *space = (uint32_t)number;
  return number <= PL_LIR_LAST_SPACE || pl_ll_error(im, im->last, "invalid address space, must be a 24-bit integer");
}

/* Adds a global to the map by interned names and to the list of globals in source order; false, reported, if its name is taken.
 */
static bool add_global(pl_importer *im, pl_ll_global *g) {
  if (pl_map_has(&im->globals, g->name.data)) return pl_ll_error(im, g->at, "redefinition of '@%.*s'", PL_STR_FMT(g->name));
  pl_map_set_ptr(&im->globals, g->name.data, g);
  pl_ll_push(im, &im->order, g);
  return true;
}

/* A new global of a kind, not yet added to the importer, with the name of the token `at` if that is a global's name. */
static pl_ll_global *new_global(pl_importer *im, pl_ll_global_kind kind, pl_ll_token at) {
  pl_ll_global *g = PL_NEW(im->arena, pl_ll_global);
  g->kind = kind;
  g->at = at;
  if (at.numbered && at.number >= im->next_global) im->next_global = (uint32_t)at.number + 1;
  if (at.kind == PL_LL_GLOBAL) g->name = pl_ll_symbol(im, at);
  return g;
}

/* Reads what follows the word `comdat` as the global's comdat, by default the one of the global's name. False, reported, on
 * error. */
static bool accept_comdat(pl_importer *im, pl_ll_global *g) {
  g->has_comdat = true;
  g->comdat = g->name;
  if (!pl_ll_accept(im, PL_LL_L_PAREN)) return true;
  g->comdat = pl_ll_intern(im, im->tok.text);
  return pl_ll_expect(im, PL_LL_COMDAT) && pl_ll_expect(im, PL_LL_R_PAREN);
}

/* Reads an alignment, with or without parentheses, into `g->align`. False, reported, on error. */
static bool accept_align(pl_importer *im, pl_ll_global *g) {
  bool paren = pl_ll_accept(im, PL_LL_L_PAREN);
  pl_ll_token at = im->tok;
  if (!pl_ll_u64(im, &g->align) || (paren && !pl_ll_expect(im, PL_LL_R_PAREN))) return false;
  bool power = g->align && (g->align & (g->align - 1)) == 0 && g->align <= (1ull << 32);
  return power || pl_ll_error(im, at, "alignment is not a power of two, or too large");
}

/* Reads a property of a global or function such as its section or alignment, if one stands here (`*any`); those that can't be
 * expressed are reported as dropped. False, reported, on error. */
static bool accept_property(pl_importer *im, pl_ll_global *g, bool *any) {
  pl_ll_token at = im->tok;
  pl_str text;
  *any = true;
  if (pl_ll_accept_word(im, "section")) {
    g->has_section = true;
    return pl_ll_string(im, &g->section);
  }
  if (pl_ll_accept_word(im, "partition") || pl_ll_accept_word(im, "code_model")) {
    if (!pl_ll_string(im, &text)) return false;
    (void)pl_ll_lose(im, &g->names, "attribute", at.text, text);
    pl_ll_drop(im, at, "'%.*s' of a symbol", PL_STR_FMT(at.text));
    return !im->failed;
  }
  if (pl_ll_accept_word(im, "comdat")) return accept_comdat(im, g);
  if (pl_ll_accept_word(im, "align")) return accept_align(im, g);
  *any = false;
  return !im->failed;
}

/* Reads what follows the value of a global variable, alias or ifunc: properties, metadata and attributes. False, reported, on
 * error. */
static bool read_global_tail(pl_importer *im, pl_ll_global *g) {
  static const char *const sanitizers[] = {"no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag",
                                           "sanitize_address_dyninit"};
  while (pl_ll_accept(im, PL_LL_COMMA)) {
    bool any = false;
    if (pl_ll_at(im, PL_LL_META)) {
      if (!pl_ll_attachments_read(im, &g->metadata)) return false;
      continue;
    }
    for (size_t i = 0; i < sizeof sanitizers / sizeof *sanitizers && !any; i++) {
      pl_ll_token at = im->tok;
      any = pl_ll_accept_word(im, sanitizers[i]);
      if (any) (void)pl_ll_lose(im, &g->names, "attribute", at.text, PL_STR(""));
      if (any) pl_ll_drop(im, at, "'%s' of a global", sanitizers[i]);
    }
    if (!any && !accept_property(im, g, &any)) return false;
    if (!any) return pl_ll_error(im, im->tok, "unknown global variable property");
  }
  return pl_ll_func_attrs(im, &g->attrs, false);
}

/* Whether an initial value of a variable is expected after its type; `written`: whether its linkage is written. */
static bool has_initialiser(const pl_ll_global *g, bool written) {
  return !written || (!pl_str_is(g->linkage, "external") && !pl_str_is(g->linkage, "extern_weak"));
}

/* Whether the constant is zero in all its elements. */
static bool is_null(const pl_ll_const *value) {
  const pl_attr *attr = value->attr;
  if (value->kind == PL_LL_CONST_ZERO) return true;
  if (value->kind == PL_LL_CONST_AGGREGATE) {
    for (uint32_t i = 0; i < value->count; i++)
      if (!is_null(value->elems[i])) return false;
    return true;
  }
  if (value->kind != PL_LL_CONST_SIMPLE) return false;
  if (attr->kind == PL_ATTR_DENSE) return attr->dense.elems && attr->dense.splat && pl_apint_is_zero(attr->dense.elems[0]);
  return (attr->kind == PL_ATTR_INTEGER || attr->kind == PL_ATTR_FLOAT) && pl_apint_is_zero(attr->integer);
}

/* Whether a variable's type and value fit its linkage; false is reported. (LLVM Language Reference Manual, "Linkage Types".) */
static bool fits_variable(pl_importer *im, const pl_ll_global *g) {
  const bool common = pl_str_is(g->linkage, "common");
  if (pl_str_is(g->linkage, "appending") && g->type->kind != PL_TYPE_LLVM_ARRAY)
    return pl_ll_error(im, g->at, "only global arrays can have appending linkage");
  if (common && g->constant) return pl_ll_error(im, g->at, "'common' global may not be marked constant");
  return !common || !g->value || is_null(g->value) || pl_ll_error(im, g->at, "'common' global must have a zero initializer");
}

/* Whether an alias or ifunc may have its linkage; false is reported at `at`. */
static bool fits_alias(pl_importer *im, const pl_ll_global *g, pl_ll_token at) {
  const bool fits =
      !pl_str_is(g->linkage, "common") && !pl_str_is(g->linkage, "appending") && !pl_str_is(g->linkage, "extern_weak");
  return fits || pl_ll_error(im, at, "invalid linkage type for alias");
}

/* Reads a global variable from its address space on into `g`. False, reported, on error. */
static bool read_variable(pl_importer *im, pl_ll_global *g, bool linkage_written) {
  g->kind = PL_LL_GLOBAL_VARIABLE;
  if (!accept_space(im, &g->space)) return false;
  g->externally_initialized = pl_ll_accept_word(im, "externally_initialized");
  g->constant = pl_ll_accept_word(im, "constant");
  if (!g->constant && !pl_ll_accept_word(im, "global")) return pl_ll_error(im, im->tok, "expected 'global' or 'constant'");
  g->type = pl_ll_type(im);
  if (!g->type) return false;
  if (has_initialiser(g, linkage_written)) {
    g->value = pl_ll_const_of(im, g->type);
    if (!g->value) return false;
  }
  return fits_variable(im, g) && read_global_tail(im, g);
}

/* Reads an alias or ifunc from its type on into `g`. False, reported, on error. */
static bool read_alias(pl_importer *im, pl_ll_global *g) {
  g->type = pl_ll_type_or_void(im);
  if (!g->type || !pl_ll_expect(im, PL_LL_COMMA)) return false;
  bool expression = pl_ll_at(im, PL_LL_WORD) && (pl_ll_cast_row(im->tok.text) || pl_ll_at_word(im, "getelementptr"));
  /* an expression says its type itself */
  g->value = expression ? pl_ll_const_of(im, pl_type_llvm_ptr(im->ctx, 0)) : pl_ll_typed_const(im);
  if (!g->value) return false;
  if (g->value->type->kind != PL_TYPE_LLVM_PTR) return pl_ll_error(im, g->at, "an alias must have pointer type");
  g->space = g->value->type->ptr.space;
  return read_global_tail(im, g);
}

bool pl_ll_global_entity(pl_importer *im) {
  pl_ll_global *g = new_global(im, PL_LL_GLOBAL_VARIABLE, im->tok);
  pl_ll_advance(im);
  if (!pl_ll_expect(im, PL_LL_EQUAL) || !add_global(im, g)) return false;
  pl_ll_token first = im->tok;
  const pl_vocabulary *vocabulary = pl_vocabulary_find(PL_STR("llvm.linkage"));
  int64_t value;
  bool written = first.kind == PL_LL_WORD && pl_vocabulary_value(vocabulary, first.text, &value);
  if (!pl_ll_linkage(im, g) || !accept_thread_local(im, g)) return false;
  accept_unnamed(im, g);
  const bool ifunc = pl_ll_at_word(im, "ifunc");
  if (ifunc || pl_ll_at_word(im, "alias")) {
    pl_ll_advance(im);
    g->kind = ifunc ? PL_LL_GLOBAL_IFUNC : PL_LL_GLOBAL_ALIAS;
    return fits_alias(im, g, first) && read_alias(im, g);
  }
  return read_variable(im, g, written);
}

/* ---- functions ---- */

/* Reads a function's parameter list. False, reported, on error. */
static bool read_params(pl_importer *im, pl_ll_global *g) {
  if (!pl_ll_expect(im, PL_LL_L_PAREN)) return false;
  if (pl_ll_accept(im, PL_LL_R_PAREN)) return true;
  do {
    pl_ll_param param = {0};
    g->variadic = pl_ll_accept(im, PL_LL_DOTS);
    if (g->variadic) break;
    param.type = pl_ll_type(im);
    if (!param.type || !pl_ll_param_attrs(im, &param.attrs)) return false;
    param.named = pl_ll_at(im, PL_LL_LOCAL);
    param.name = im->tok;
    if (param.named) pl_ll_advance(im);
    pl_ll_push(im, &g->params, param);
  } while (pl_ll_accept(im, PL_LL_COMMA));
  return pl_ll_expect(im, PL_LL_R_PAREN);
}

/* Reads what may follow a function's parameters, in any order; what can't be expressed is reported as dropped. False, reported,
 * on error. */
static bool read_function_tail(pl_importer *im, pl_ll_global *g) {
  bool any = true;
  while (any && !im->failed) {
    pl_ll_token at = im->tok;
    size_t before = g->attrs.len;
    if (pl_ll_at_word(im, "unnamed_addr") || pl_ll_at_word(im, "local_unnamed_addr")) {
      accept_unnamed(im, g);
    } else if (pl_ll_at_word(im, "addrspace")) {
      if (!accept_space(im, &g->space)) return false;
    } else if (pl_ll_accept_word(im, "gc")) {
      g->has_gc = true;
      if (!pl_ll_string(im, &g->gc)) return false;
    } else if (pl_ll_accept_word(im, "prefix") || pl_ll_accept_word(im, "prologue")) {
      g->lost = pl_ll_drop(im, at, "'%.*s' data of a function", PL_STR_FMT(at.text)); /* what runs first, or others read */
      if (!pl_ll_typed_const(im)) return false;
    } else if (pl_ll_accept_word(im, "personality")) {
      g->personality = pl_ll_typed_const(im);
      if (!g->personality) return false;
    } else if (g->defined && pl_ll_at(im, PL_LL_META)) { /* after a declaration the next thing begins */
      if (!pl_ll_attachments_read(im, &g->metadata)) return false;
    } else {
      if (!accept_property(im, g, &any)) return false;
      if (!any && !pl_ll_func_attrs(im, &g->attrs, false)) return false;
      any = any || g->attrs.len > before;
    }
  }
  return !im->failed;
}

/* Notes where a function's body begins in `g->body` and skips it. False, reported, on error. */
static bool skip_body(pl_importer *im, pl_ll_global *g) {
  uint32_t depth = 1;
  if (!pl_ll_at(im, PL_LL_L_BRACE)) return pl_ll_error(im, im->tok, "expected '{' in function body");
  g->body = im->lexer;
  while (depth && !im->failed) {
    pl_ll_advance(im);
    if (pl_ll_at(im, PL_LL_EOF)) return pl_ll_error(im, im->tok, "expected '}' at end of function body");
    depth += pl_ll_at(im, PL_LL_L_BRACE);
    depth -= pl_ll_at(im, PL_LL_R_BRACE);
  }
  return pl_ll_expect(im, PL_LL_R_BRACE);
}

/* Sets `g->type` to the function type with the types of `g->params`, the result type, and variadic if `g` is. */
static void set_function_type(pl_importer *im, pl_ll_global *g, const pl_type *result) {
  pl_ll_types types = {0};
  for (size_t i = 0; i < g->params.len; i++)
    pl_ll_push(im, &types, g->params.data[i].type);
  g->type = pl_type_llvm_func(im->ctx, result, types.data, (uint32_t)types.len, g->variadic);
}

/* Whether the linkage fits the function, a declaration or definition; false is reported. (LLVM Language Reference Manual,
 * "Linkage Types".) */
static bool fits_function(pl_importer *im, const pl_ll_global *g, pl_ll_token at) {
  if (pl_str_is(g->linkage, "common") || pl_str_is(g->linkage, "appending"))
    return pl_ll_error(im, at, "invalid function linkage type");
  const bool weak = pl_str_is(g->linkage, "extern_weak"), outside = weak || pl_str_is(g->linkage, "external");
  if (g->defined ? !weak : outside) return true;
  return pl_ll_error(im, at, "invalid linkage for function %s", g->defined ? "definition" : "declaration");
}

bool pl_ll_function_entity(pl_importer *im) {
  pl_ll_global *g = new_global(im, PL_LL_GLOBAL_FUNCTION, im->tok);
  bool ok;
  g->defined = pl_ll_at_word(im, "define");
  pl_ll_advance(im);
  while (pl_ll_at(im, PL_LL_META))
    if (!pl_ll_attachments_read(im, &g->metadata)) return false;
  const pl_ll_token at = im->tok;
  if (!pl_ll_linkage(im, g) || !fits_function(im, g, at)) return false;
  g->cconv = pl_ll_cconv(im, &ok);
  if (!ok || !pl_ll_param_attrs(im, &g->result_attrs)) return false;
  const pl_type *result = pl_ll_result_type(im);
  if (!result) return false;
  g->at = im->tok;
  if (!pl_ll_expect(im, PL_LL_GLOBAL)) return false;
  if (g->at.numbered && g->at.number >= im->next_global) im->next_global = (uint32_t)g->at.number + 1;
  g->name = pl_ll_symbol(im, g->at);
  if (!add_global(im, g) || !read_params(im, g)) return false;
  set_function_type(im, g, result);
  return read_function_tail(im, g) && (!g->defined || skip_body(im, g));
}

pl_ll_global *pl_ll_find_global(pl_importer *im, pl_str name) { return pl_map_get_ptr(&im->globals, name.data); }
