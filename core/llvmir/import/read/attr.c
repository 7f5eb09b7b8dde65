/* Attributes as written. Source: LLVM Language Reference Manual (2026), Parameter Attributes, Function Attributes, Attribute
 * Groups. */
#include <assert.h>

#include "core/llvmir/import/read/attributes.h"
#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/types.h"

/* What stands after the word: X(word, form). A flag of which nobody here knows is read by its place. */
#define ARGUMENT_FORMS(X)                                                                                                        \
  X("align", NUMBER)                                                                                                             \
  X("alignstack", NUMBER)                                                                                                        \
  X("dereferenceable", NUMBER)                                                                                                   \
  X("dereferenceable_or_null", NUMBER)                                                                                           \
  X("byval", TYPE)                                                                                                               \
  X("byref", TYPE)                                                                                                               \
  X("inalloca", TYPE)                                                                                                            \
  X("preallocated", TYPE)                                                                                                        \
  X("sret", TYPE)                                                                                                                \
  X("elementtype", TYPE)                                                                                                         \
  X("range", RANGE)                                                                                                              \
  X("memory", TEXT)                                                                                                              \
  X("captures", TEXT)                                                                                                            \
  X("nofpclass", TEXT)                                                                                                           \
  X("initializes", TEXT)                                                                                                         \
  X("uwtable", TEXT)                                                                                                             \
  X("allockind", TEXT) X("allocsize", TEXT) X("vscale_range", TEXT) X("dead_on_return", TEXT) X("denormal_fpenv", TEXT)

#define FLAGS(X)                                                                                                                 \
  X("allocalign")                                                                                                                \
  X("allocptr")                                                                                                                  \
  X("alwaysinline")                                                                                                              \
  X("argmemonly")                                                                                                                \
  X("builtin")                                                                                                                   \
  X("cold")                                                                                                                      \
  X("convergent")                                                                                                                \
  X("coro_elide_safe")                                                                                                           \
  X("coro_only_destroy_when_complete")                                                                                           \
  X("dead_on_unwind")                                                                                                            \
  X("disable_sanitizer_instrumentation")                                                                                         \
  X("flatten")                                                                                                                   \
  X("fn_ret_thunk_extern")                                                                                                       \
  X("hot")                                                                                                                       \
  X("hybrid_patchable")                                                                                                          \
  X("immarg")                                                                                                                    \
  X("inaccessiblemem_or_argmemonly")                                                                                             \
  X("inaccessiblememonly")                                                                                                       \
  X("inlinehint")                                                                                                                \
  X("inreg")                                                                                                                     \
  X("jumptable")                                                                                                                 \
  X("minsize")                                                                                                                   \
  X("mustprogress")                                                                                                              \
  X("naked")                                                                                                                     \
  X("nest") X("noalias") X("nobuiltin") X("nocallback") X("nocapture") X("nocf_check") X("nocreateundeforpoison")                \
      X("nodivergencesource") X("noduplicate") X("noext") X("nofree") X("noimplicitfloat") X("noinline") X("nomerge")            \
          X("nonlazybind") X("nonnull") X("nooutline") X("noprofile") X("norecurse") X("noredzone") X("noreturn")                \
              X("nosanitize_bounds") X("nosanitize_coverage") X("nosync") X("noundef") X("nounwind") X("null_pointer_is_valid")  \
                  X("optdebug") X("optforfuzzing") X("optnone") X("optsize") X("presplitcoroutine") X("readnone") X("readonly")  \
                      X("returned") X("returns_twice") X("safestack") X("sanitize_address") X("sanitize_alloc_token")            \
                          X("sanitize_hwaddress") X("sanitize_memory") X("sanitize_memtag") X("sanitize_numerical_stability")    \
                              X("sanitize_realtime") X("sanitize_realtime_blocking") X("sanitize_thread") X("sanitize_type")     \
                                  X("shadowcallstack") X("signext") X("skipprofile") X("speculatable")                           \
                                      X("speculative_load_hardening") X("ssp") X("sspreq") X("sspstrong") X("strictfp")          \
                                          X("swiftasync") X("swifterror") X("swiftself") X("willreturn") X("writable")           \
                                              X("writeonly") X("zeroext")

/* How the argument of an attribute keyword is written; PL_LL_ATTR_INVALID for a word that is none. */
static pl_ll_attr_form form_of(pl_str word) {
#define X(text, form)                                                                                                            \
  if (pl_str_is(word, text)) return PL_LL_ATTR_##form;
  ARGUMENT_FORMS(X)
#undef X
#define X(text)                                                                                                                  \
  if (pl_str_is(word, text)) return PL_LL_ATTR_FLAG;
  FLAGS(X)
#undef X
  return PL_LL_ATTR_INVALID;
}

/* Reads an attribute's optional argument in parentheses as source text, empty if there is none. False, reported, on error. */
static bool read_text(pl_importer *im, pl_str *text) {
  uint32_t depth = 0;
  *text = (pl_str){"", 0};
  if (!pl_ll_accept(im, PL_LL_L_PAREN)) return true;
  const char *start = im->tok.start;
  while (!im->failed && (depth || !pl_ll_at(im, PL_LL_R_PAREN))) {
    if (pl_ll_at(im, PL_LL_EOF)) return pl_ll_error(im, im->tok, "expected ')'");
    depth += pl_ll_at(im, PL_LL_L_PAREN);
    depth -= pl_ll_at(im, PL_LL_R_PAREN);
    pl_ll_advance(im);
  }
  *text = (pl_str){start, (size_t)(im->tok.start - start)};
  return pl_ll_expect(im, PL_LL_R_PAREN);
}

/* Reads `(type low, high)` of a range attribute. False, reported, on error. */
static bool read_range(pl_importer *im, pl_ll_attr *a) {
  const pl_ll_const *low, *high;
  if (!pl_ll_expect(im, PL_LL_L_PAREN)) return false;
  a->type = pl_ll_type(im);
  if (!a->type || !(low = pl_ll_const_of(im, pl_type_elem_or_self(a->type))) || !pl_ll_expect(im, PL_LL_COMMA) ||
      !(high = pl_ll_const_of(im, pl_type_elem_or_self(a->type))) || !pl_ll_expect(im, PL_LL_R_PAREN))
    return false;
  if (low->kind != PL_LL_CONST_SIMPLE || high->kind != PL_LL_CONST_SIMPLE || low->attr->kind != PL_ATTR_INTEGER)
    return pl_ll_error(im, a->at, "expected integers");
  a->low = low->attr->integer;
  a->high = high->attr->integer;
  return true;
}

/* Reads an attribute's number into `a->number`. False, reported, on error. */
static bool read_number(pl_importer *im, pl_ll_attr *a) {
  if (pl_ll_accept(im, PL_LL_EQUAL)) return pl_ll_u64(im, &a->number);
  if (!pl_ll_accept(im, PL_LL_L_PAREN)) return pl_ll_u64(im, &a->number);
  return pl_ll_u64(im, &a->number) && pl_ll_expect(im, PL_LL_R_PAREN);
}

/* Reads the argument of an attribute in the form that its keyword takes. False, reported, on error. */
static bool read_argument(pl_importer *im, pl_ll_attr *a) {
  switch (a->form) {
  case PL_LL_ATTR_NUMBER: return read_number(im, a);
  case PL_LL_ATTR_TYPE:
    if (pl_ll_accept(im, PL_LL_EQUAL)) return (a->type = pl_ll_type(im)) != NULL;
    if (!pl_ll_accept(im, PL_LL_L_PAREN)) return true; /* until 2021 without the type */
    return (a->type = pl_ll_type(im)) != NULL && pl_ll_expect(im, PL_LL_R_PAREN);
  case PL_LL_ATTR_RANGE: return read_range(im, a);
  case PL_LL_ATTR_TEXT: return read_text(im, &a->text);
  case PL_LL_ATTR_FLAG:
  case PL_LL_ATTR_STRING:
  case PL_LL_ATTR_GROUP:
  case PL_LL_ATTR_INVALID: return true;
  }
  return true;
}

/* Reads a string attribute, "key" or "key"="value", into `*a`. False, reported, on error. */
static bool read_string_attr(pl_importer *im, pl_ll_attr *a) {
  *a = (pl_ll_attr){.name = im->tok.text, .form = PL_LL_ATTR_STRING, .at = im->tok, .text = {"", 0}};
  pl_ll_advance(im);
  return !pl_ll_accept(im, PL_LL_EQUAL) || pl_ll_string(im, &a->text);
}

bool pl_ll_param_attrs(pl_importer *im, pl_ll_attr_list *out) {
  assert(out->len <= out->cap);
  while (!im->failed) {
    pl_ll_attr a;
    if (pl_ll_at(im, PL_LL_STRING)) {
      if (!read_string_attr(im, &a)) return false;
    } else {
      a = (pl_ll_attr){.name = im->tok.text, .at = im->tok, .text = {"", 0}};
      a.form = pl_ll_at(im, PL_LL_WORD) ? form_of(im->tok.text) : PL_LL_ATTR_INVALID;
      if (a.form == PL_LL_ATTR_INVALID) return true;
      pl_ll_advance(im);
      if (!read_argument(im, &a)) return false;
    }
    pl_ll_push(im, out, a);
  }
  return false;
}

bool pl_ll_func_attrs(pl_importer *im, pl_ll_attr_list *out, bool in_group) {
  assert(out->len <= out->cap);
  while (!im->failed) {
    pl_ll_attr a = {.name = im->tok.text, .at = im->tok, .text = {"", 0}};
    if (pl_ll_at(im, PL_LL_GROUP) && !in_group) {
      a.form = PL_LL_ATTR_GROUP;
      a.number = im->tok.number;
      pl_ll_advance(im);
      pl_ll_push(im, out, a);
      continue;
    }
    if (pl_ll_at(im, PL_LL_STRING)) {
      if (!read_string_attr(im, &a)) return false;
      pl_ll_push(im, out, a);
      continue;
    }
    a.form = pl_ll_at(im, PL_LL_WORD) ? form_of(im->tok.text) : PL_LL_ATTR_INVALID;
    bool alignment = pl_ll_at_word(im, "align") && !in_group; /* of the function: not an attribute */
    if (a.form == PL_LL_ATTR_INVALID || alignment) return true;
    pl_ll_advance(im);
    if (!read_argument(im, &a)) return false;
    pl_ll_push(im, out, a);
  }
  return false;
}

bool pl_ll_attr_group(pl_importer *im) {
  pl_ll_token at = im->tok;
  if (!pl_ll_expect(im, PL_LL_GROUP) || !pl_ll_expect(im, PL_LL_EQUAL) || !pl_ll_expect(im, PL_LL_L_BRACE)) return false;
  pl_ll_attr_list *list = PL_NEW(im->arena, pl_ll_attr_list);
  if (!pl_ll_func_attrs(im, list, true)) return false;
  if (!pl_ll_expect(im, PL_LL_R_BRACE)) return false;
  if (pl_map_get(&im->groups, at.number, NULL)) return pl_ll_error(im, at, "attribute group is defined twice");
  pl_map_set(&im->groups, at.number, (uint64_t)(uintptr_t)list);
  return true;
}
