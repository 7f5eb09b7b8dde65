/* Attributes of functions, calls and parameters in the form of the dialect. Source: MLIR documentation, "'llvm' Dialect",
 * llvm.func; what `mlir-translate --import-llvm` 22 makes of each. */
#include "core/llvmir/import/convert/attributes.h"

#include <assert.h>

#include "core/check/check.h"
#include "core/llvmir/import/read/attributes.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/losses.h"
#include "core/llvmir/import/read/make.h"
#include "core/llvmir/lir/float_classes.h"

/* ---- groups ---- */

/* Appends the attributes of the group that `use` refers to, with the position of `use`. For an undefined group, which is empty
 * for LLVM, appends nothing and reports a dropped claim (see losses.h). */
static void append_group(pl_importer *im, const pl_ll_attr *use, pl_ll_attr_list *out) {
  uint64_t found = 0;
  if (!pl_map_get(&im->groups, use->number, &found)) {
    pl_ll_drop_claim(im, use->at, "attribute group #%llu, which is defined nowhere", (unsigned long long)use->number);
    return;
  }
  const pl_ll_attr_list *group = (const pl_ll_attr_list *)(uintptr_t)found;
  for (size_t i = 0; i < group->len; i++) {
    pl_ll_attr a = group->data[i];
    a.at = use->at;
    pl_ll_push(im, out, a);
  }
}

/* A copy of the list with references to attribute groups replaced by the groups' attributes; an undefined group is reported. */
static pl_ll_attr_list expand(pl_importer *im, const pl_ll_attr_list *list) {
  pl_ll_attr_list all = {0};
  for (size_t i = 0; i < list->len; i++) {
    if (list->data[i].form == PL_LL_ATTR_GROUP)
      append_group(im, &list->data[i], &all);
    else
      pl_ll_push(im, &all, list->data[i]);
  }
  return all;
}

/* Whether a name is in a list that ends with NULL. */
static bool is_one_of(pl_str name, const char *const *words) {
  for (; *words; words++)
    if (pl_str_is(name, *words)) return true;
  return false;
}

/* Whether it is known that dropping the attribute changes neither the meaning of a program nor what is undefined in it. */
static bool claims_nothing(const pl_ll_attr *a) {
  static const char *const words[] = {"cold", "hot", "builtin", "nobuiltin", "nomerge", "noext", "immarg", NULL};
  return a->form == PL_LL_ATTR_STRING || is_one_of(a->name, words);
}

/* Whether the attribute is nounwind and `what`, the text that names its owner in reports, names a call of an intrinsic that
 * never unwinds. (LLVM, Intrinsics.td.) */
static bool is_so_anyway(const pl_ll_attr *a, const char *what) {
  static const char *const calls[] = {"lifetime.start", "lifetime.end", "memcpy", "memmove", "memset"};
  static const char prefix[] = "a call of llvm.intr.";
  if (!pl_str_is(a->name, "nounwind") || strncmp(what, prefix, sizeof prefix - 1) != 0) return false;
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
    if (strcmp(what + sizeof prefix - 1, calls[i]) == 0) return true;
  return false;
}

/* The attribute's value as text; "" if it has none, "?" for a range. */
static pl_str value_text(pl_importer *im, const pl_ll_attr *a) {
  char number[24];
  if (a->form == PL_LL_ATTR_TYPE && a->type) return pl_str_from(pl_ll_type_text(im, a->type));
  if (a->form != PL_LL_ATTR_NUMBER) return a->form == PL_LL_ATTR_RANGE ? PL_STR("?") : a->text.data ? a->text : PL_STR("");
  (void)snprintf(number, sizeof number, "%llu", (unsigned long long)a->number);
  return pl_ll_intern(im, pl_str_from(number));
}

/* Reports an attribute as dropped, `what` naming its owner, and records what it claims as lost, unless that holds anyway (see
 * import.h, losses.h). */
static void drop_attr(pl_importer *im, const pl_ll_attr *a, const char *what) {
  bool text = a->form == PL_LL_ATTR_TEXT && a->text.len;
  const char *open = text ? "(" : "", *close = text ? ")" : "";
  const bool value = strncmp(what, "an argument", 11) == 0 || strncmp(what, "the result", 10) == 0;
  const bool anyway = is_so_anyway(a, what);
  const bool noted = !anyway && a->form != PL_LL_ATTR_GROUP &&
                     pl_ll_lose(im, &im->names, value ? "argument" : "attribute", a->name, value_text(im, a));
  if (anyway || noted || claims_nothing(a))
    pl_ll_drop(im, a->at, "attribute '%.*s%s%.*s%s' of %s", PL_STR_FMT(a->name), open, PL_STR_FMT(a->text), close, what);
  else
    pl_ll_drop_claim(im, a->at, "attribute '%.*s%s%.*s%s' of %s", PL_STR_FMT(a->name), open, PL_STR_FMT(a->text), close, what);
}

void pl_ll_drop_attrs(pl_importer *im, const pl_ll_attr_list *attrs, const char *what) {
  assert(attrs->len <= attrs->cap);
  pl_ll_attr_list all = expand(im, attrs);
  for (size_t i = 0; i < all.len; i++)
    drop_attr(im, &all.data[i], what);
}

/* ---- parameters ---- */

/* The attribute #llvm.constant_range of an attribute `range(type low, high)`; NULL if its type is no integer type. */
static const pl_attr *range_attr(pl_importer *im, const pl_ll_attr *a) {
  if (a->type->kind != PL_TYPE_INTEGER) return NULL;
  const pl_named_attr parts[] = {{PL_STR("type"), pl_attr_type(im->ctx, a->type)},
                                 {PL_STR("lower"), pl_attr_integer(im->ctx, a->type, a->low)},
                                 {PL_STR("upper"), pl_attr_integer(im->ctx, a->type, a->high)}};
  return pl_ll_params(im, "constant_range", parts, 3);
}

/* The dialect's value of a parameter or result attribute; NULL if it cannot be expressed. */
static const pl_attr *param_value(pl_importer *im, const pl_ll_attr *a) {
  static const char *const flags[] = {"allocalign", "allocptr", "inreg",   "nest",     "noalias",  "nocapture",
                                      "nofree",     "nonnull",  "noundef", "readnone", "readonly", "returned",
                                      "writeonly",  "signext",  "zeroext", NULL};
  switch (a->form) {
  case PL_LL_ATTR_FLAG: return is_one_of(a->name, flags) ? pl_attr_unit(im->ctx) : NULL;
  case PL_LL_ATTR_NUMBER: return pl_ll_i64(im, (int64_t)a->number);
  case PL_LL_ATTR_TYPE: return a->type && !pl_str_is(a->name, "elementtype") ? pl_attr_type(im->ctx, a->type) : NULL;
  case PL_LL_ATTR_RANGE: return range_attr(im, a);
  case PL_LL_ATTR_TEXT: return pl_str_is(a->name, "captures") && pl_str_is(a->text, "none") ? pl_attr_unit(im->ctx) : NULL;
  case PL_LL_ATTR_STRING:
  case PL_LL_ATTR_GROUP:
  case PL_LL_ATTR_INVALID: break;
  }
  return NULL;
}

/* With mark_lost (see import.h), the value of the entry that preserves an attribute that the dialect cannot express; NULL
 * without mark_lost or if no such entry can preserve it. */
static const pl_attr *marked_value(pl_importer *im, const pl_ll_attr *a) {
  const bool worded = a->form == PL_LL_ATTR_TEXT || a->form == PL_LL_ATTR_FLAG;
  if (!im->mark_lost || !worded) return NULL;
  const int64_t classes = pl_str_is(a->name, "nofpclass") ? pl_ll_classes(a->text) : 0;
  if (classes != 0) return pl_ll_i64(im, classes);
  return a->form == PL_LL_ATTR_FLAG ? pl_attr_unit(im->ctx) : pl_attr_string(im->ctx, pl_ll_intern(im, a->text));
}

/* The dictionary of the attributes of a parameter, or with `result` of a result, of a type; NULL if none is left. What the
 * dialect cannot express is preserved (see marked_value) or reported as dropped from `what`; an attribute that does not fit the
 * place or type is reported as an error. */
static const pl_attr *make_dict(pl_importer *im, const pl_ll_attr_list *attrs, const pl_type *type, bool result,
                                const char *what) {
  pl_ll_entries entries = {0};
  for (size_t i = 0; i < attrs->len; i++) {
    const pl_ll_attr *a = &attrs->data[i];
    const pl_attr *value = param_value(im, a);
    char name[64];
    pl_str word = a->form == PL_LL_ATTR_TEXT ? PL_STR("nocapture") : a->name;
    const pl_attr *marked = value ? NULL : marked_value(im, a);
    if (marked) {
      (void)snprintf(name, sizeof name, "llvm.%.*s", PL_STR_FMT(a->name));
      pl_ll_set_named(im, &entries, pl_str_from(name), marked);
      continue;
    }
    if (!value) {
      drop_attr(im, a, what);
      continue;
    }
    (void)snprintf(name, sizeof name, "llvm.%.*s", PL_STR_FMT(word));
    if (!pl_llvm_arg_attr_fits(pl_str_from(name), type, result))
      pl_ll_error(im, a->at, "wrong place or type for attribute '%.*s'", PL_STR_FMT(word));
    pl_ll_set_named(im, &entries, pl_str_from(name), value);
  }
  return pl_ll_dict(im, &entries);
}

const pl_attr *pl_ll_param_dict(pl_importer *im, const pl_ll_attr_list *attrs, const pl_type *type, const char *what) {
  assert(attrs->len <= attrs->cap);
  assert(type && what);
  return make_dict(im, attrs, type, false, what);
}

const pl_attr *pl_ll_result_dict(pl_importer *im, const pl_ll_attr_list *attrs, const pl_type *type, const char *what) {
  assert(attrs->len <= attrs->cap);
  assert(what);
  return make_dict(im, attrs, type, true, what);
}

const pl_attr *pl_ll_dicts(pl_importer *im, const pl_attr *const *dicts, uint32_t count) {
  assert(count == 0 || dicts);
  const pl_attr **all = PL_NEW_ARRAY(im->arena, const pl_attr *, count);
  bool any = false;
  for (uint32_t i = 0; i < count; i++) {
    any = any || dicts[i];
    all[i] = dicts[i] ? dicts[i] : pl_attr_dict(im->ctx, NULL, 0);
  }
  return any ? pl_attr_array(im->ctx, all, count) : NULL;
}

/* ---- effects on memory ---- */

#define NUM_PLACES 6
static const struct {
  const char *word, *parameter;
} places[NUM_PLACES] = {{"", "other"},
                        {"argmem", "argMem"},
                        {"inaccessiblemem", "inaccessibleMem"},
                        {"errnomem", "errnoMem"},
                        {"target_mem0", "targetMem0"},
                        {"target_mem1", "targetMem1"}};

enum { MEM_NONE, MEM_READ, MEM_WRITE, MEM_BOTH };

typedef struct effects {
  unsigned of[NUM_PLACES];
  bool any;
} effects;

/* Sets `value` to the access that a word names: none, read, write or readwrite; false for other words. */
static bool mem_word(pl_str word, unsigned *value) {
  static const char *const words[] = {"none", "read", "write", "readwrite"};
  for (unsigned i = 0; i < 4; i++)
    if (pl_str_is(word, words[i])) {
      *value = i;
      return true;
    }
  return false;
}

/* The text without white space at both ends. */
static pl_str trim(pl_str s) {
  while (s.len && strchr(" \t\r\n", s.data[0]))
    s = (pl_str){s.data + 1, s.len - 1};
  while (s.len && strchr(" \t\r\n", s.data[s.len - 1]))
    s.len--;
  return s;
}

/* The trimmed part of a text before the first character `at`, the whole text if there is none; `*rest` is what follows the
 * character, its data NULL if there is none. */
static pl_str cut(pl_str text, char at, pl_str *rest) {
  const char *end = text.len ? memchr(text.data, at, text.len) : NULL;
  *rest = end ? (pl_str){end + 1, (size_t)(text.data + text.len - end - 1)} : (pl_str){NULL, 0};
  return trim(end ? (pl_str){text.data, (size_t)(end - text.data)} : text);
}

/* Sets the effects that the text in `memory(...)` states, such as `read, argmem: none`; false if it is malformed. */
static bool read_memory(pl_str text, effects *out) {
  *out = (effects){.any = true};
  for (pl_str rest = text; rest.data;) {
    pl_str after, item = cut(rest, ',', &rest), word = cut(item, ':', &after);
    unsigned value;
    if (!after.data) {
      if (!mem_word(word, &value)) return false;
      for (size_t i = 0; i < NUM_PLACES; i++)
        out->of[i] = value;
      continue;
    }
    bool known = false;
    if (!mem_word(trim(after), &value)) return false;
    for (size_t i = 1; i < NUM_PLACES; i++)
      if (pl_str_is(word, places[i].word)) {
        out->of[i] = value;
        known = true;
      }
    if (!known) return false;
  }
  return true;
}

/* Intersects the effects in `e`, which count as readwrite everywhere if it has none yet, with those of a memory attribute of
 * 2022 and before, such as readonly or argmemonly. False, with nothing changed, if the name is none of these attributes. */
static bool read_old_memory(pl_str name, effects *e) {
  unsigned mask = MEM_BOTH, where = (1u << NUM_PLACES) - 1;
  if (pl_str_is(name, "readnone"))
    mask = MEM_NONE;
  else if (pl_str_is(name, "readonly"))
    mask = MEM_READ;
  else if (pl_str_is(name, "writeonly"))
    mask = MEM_WRITE;
  else if (pl_str_is(name, "argmemonly"))
    where = 1u << 1;
  else if (pl_str_is(name, "inaccessiblememonly"))
    where = 1u << 2;
  else if (pl_str_is(name, "inaccessiblemem_or_argmemonly"))
    where = 1u << 1 | 1u << 2;
  else
    return false;
  for (size_t i = 0; i < NUM_PLACES; i++) {
    if (!e->any) e->of[i] = MEM_BOTH;
    e->of[i] &= where & (1u << i) ? mask : MEM_NONE;
  }
  e->any = true;
  return true;
}

/* The attribute #llvm.memory_effects with the access to each kind of memory: none, read, write or readwrite. */
static const pl_attr *effects_attr(pl_importer *im, const effects *e) {
  static const char *const words[] = {"none", "read", "write", "readwrite"};
  pl_named_attr parts[NUM_PLACES];
  for (size_t i = 0; i < NUM_PLACES; i++)
    parts[i] = (pl_named_attr){pl_str_from(places[i].parameter), pl_ll_word(im, pl_str_from(words[e->of[i]]))};
  return pl_ll_params(im, "memory_effects", parts, NUM_PLACES);
}

/* Whether the attribute states memory effects: `memory(...)`, which replaces those in `e`, or one of 2022 and before such as
 * readonly, with which they are intersected. True, reported, if a `memory(...)` is malformed. */
static bool is_memory(pl_importer *im, const pl_ll_attr *a, effects *e) {
  if (a->form == PL_LL_ATTR_FLAG) return read_old_memory(a->name, e);
  if (a->form != PL_LL_ATTR_TEXT || !pl_str_is(a->name, "memory")) return false;
  if (!read_memory(a->text, e)) pl_ll_error(im, a->at, "malformed 'memory' attribute");
  return true;
}

/* ---- functions ---- */

/* Attributes of calls and functions that have an attribute of their own: X(in LLVM IR, in the dialect) */
#define OWN_FLAGS(X)                                                                                                             \
  X("nounwind", PL_NAME_NO_UNWIND)                                                                                               \
  X("willreturn", PL_NAME_WILL_RETURN)                                                                                           \
  X("convergent", PL_NAME_CONVERGENT)                                                                                            \
  X("noreturn", PL_NAME_NORETURN)                                                                                                \
  X("noinline", PL_NAME_NO_INLINE) X("alwaysinline", PL_NAME_ALWAYS_INLINE) X("inlinehint", PL_NAME_INLINE_HINT)

/* The dialect's property for an attribute without argument that functions and calls share, such as `nounwind`; PL_NAME_INVALID
 * for other names. */
static pl_attr_name own_flag(pl_str name) {
#define X(text, own)                                                                                                             \
  if (pl_str_is(name, text)) return own;
  OWN_FLAGS(X)
#undef X
  return PL_NAME_INVALID;
}

#define OWN_STRINGS(X)                                                                                                           \
  X("target-cpu", PL_NAME_TARGET_CPU)                                                                                            \
  X("tune-cpu", PL_NAME_TUNE_CPU)                                                                                                \
  X("prefer-vector-width", PL_NAME_PREFER_VECTOR_WIDTH)                                                                          \
  X("reciprocal-estimates", PL_NAME_RECIPROCAL_ESTIMATES)                                                                        \
  X("fp-contract", PL_NAME_FP_CONTRACT)                                                                                          \
  X("denormal-fp-math", PL_NAME_DENORMAL_FP_MATH)                                                                                \
  X("denormal-fp-math-f32", PL_NAME_DENORMAL_FP_MATH_F32)                                                                        \
  X("instrument-function-entry", PL_NAME_INSTRUMENT_FUNCTION_ENTRY)                                                              \
  X("instrument-function-exit", PL_NAME_INSTRUMENT_FUNCTION_EXIT)

/* Not "unsafe-fp-math" and "approx-func-fp-math", which LLVM has given up: their attributes are not translated back. */
#define OWN_BOOLS(X)                                                                                                             \
  X("no-infs-fp-math", PL_NAME_NO_INFS_FP_MATH)                                                                                  \
  X("no-nans-fp-math", PL_NAME_NO_NANS_FP_MATH)                                                                                  \
  X("no-signed-zeros-fp-math", PL_NAME_NO_SIGNED_ZEROS_FP_MATH)

/* The attribute #llvm.target_features of features separated by commas, without the white space around them. */
static const pl_attr *features_attr(pl_importer *im, pl_str text) {
  pl_ll_attrs features = {0};
  for (pl_str rest = text; rest.data;) {
    pl_str feature = cut(rest, ',', &rest);
    pl_ll_push(im, &features, pl_attr_string(im->ctx, pl_ll_intern(im, feature)));
  }
  const pl_named_attr part = {PL_STR("features"), pl_attr_array(im->ctx, features.data, (uint32_t)features.len)};
  return pl_ll_params(im, "target_features", &part, 1);
}

/* Appends the property that the dialect has for a string attribute; false, with nothing appended, if it has none for the
 * attribute or its value. */
static bool own_string(pl_importer *im, const pl_ll_attr *a, pl_ll_entries *out) {
  const pl_attr *text = pl_attr_string(im->ctx, pl_ll_intern(im, a->text));
  pl_attr_name name = PL_NAME_INVALID;
  const pl_attr *value = text;
  bool yes = pl_str_is(a->text, "true"), no = pl_str_is(a->text, "false");
#define X(key, own)                                                                                                              \
  if (pl_str_is(a->name, key)) name = own;
  OWN_STRINGS(X)
#undef X
#define X(key, own)                                                                                                              \
  if (pl_str_is(a->name, key) && (yes || no)) {                                                                                  \
    name = own;                                                                                                                  \
    value = pl_attr_bool(im->ctx, yes);                                                                                          \
  }
  OWN_BOOLS(X)
#undef X
  if (pl_str_is(a->name, "frame-pointer") && a->text.len) {
    name = PL_NAME_FRAME_POINTER;
    value = pl_ll_enum(im, "framePointerKind", a->text);
  }
  if (pl_str_is(a->name, "target-features") && a->text.len) {
    name = PL_NAME_TARGET_FEATURES;
    value = features_attr(im, a->text);
  }
  if (name) pl_ll_set(im, out, name, value);
  return name != PL_NAME_INVALID;
}

/* The decimal number that a text begins with, modulo 2^64; 0 if the text begins with no digit. */
static uint64_t decimal(pl_str text) {
  uint64_t value = 0;
  for (size_t i = 0; i < text.len && text.data[i] >= '0' && text.data[i] <= '9'; i++)
    value = value * 10 + (uint64_t)(text.data[i] - '0');
  return value;
}

/* LLVM's integer encoding of `allocsize(a, b)`, given the text `a, b`: a in the upper half, b or, if absent, all ones in the
 * lower. */
static uint64_t alloc_size(pl_str text) {
  pl_str rest, first = cut(text, ',', &rest);
  return decimal(first) << 32 | (rest.data ? decimal(trim(rest)) & UINT32_MAX : UINT32_MAX);
}

/* LLVM's bit mask of the words in `allockind("alloc,zeroed")`. */
static uint64_t alloc_kind(pl_str text) {
  static const char *const words[] = {"alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"};
  uint64_t bits = 0;
  if (text.len >= 2 && text.data[0] == '"') text = (pl_str){text.data + 1, text.len - 2};
  for (pl_str rest = text; rest.data;) {
    pl_str word = cut(rest, ',', &rest);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
      if (pl_str_is(word, words[i])) bits |= 1u << i;
  }
  return bits;
}

/* LLVM's integer encoding of `vscale_range(a, b)`, given the text `a, b`: a in the upper half, b or, if absent, a in the
 * lower. */
static uint64_t vscale_range(pl_str text) {
  pl_str rest, first = cut(text, ',', &rest);
  return decimal(first) << 32 | (decimal(rest.data ? trim(rest) : first) & UINT32_MAX);
}

/* The attribute #llvm.vscale_range with the minimum a and the maximum b, given the text `a, b`; b is a if absent. */
static const pl_attr *vscale_attr(pl_importer *im, pl_str text) {
  pl_str rest, first = cut(text, ',', &rest);
  int64_t low = (int64_t)decimal(first), high = rest.data ? (int64_t)decimal(trim(rest)) : low;
  const pl_named_attr parts[] = {{PL_STR("minRange"), pl_ll_i32(im, low)}, {PL_STR("maxRange"), pl_ll_i32(im, high)}};
  return pl_ll_params(im, "vscale_range", parts, 2);
}

/* Appends the entry ["key", "value"], or "key" if `value` is NULL, to a list of passthrough attributes. */
static void pass_through(pl_importer *im, pl_ll_attrs *list, pl_str key, const pl_str *value) {
  const pl_attr *parts[2] = {pl_attr_string(im->ctx, pl_ll_intern(im, key)), NULL};
  if (value) parts[1] = pl_attr_string(im->ctx, pl_ll_intern(im, *value));
  pl_ll_push(im, list, value ? pl_attr_array(im->ctx, parts, 2) : parts[0]);
}

/* Appends the entry ["key", "number"] to a list of passthrough attributes. */
static void pass_number(pl_importer *im, pl_ll_attrs *list, pl_str key, uint64_t number) {
  char text[24];
  (void)snprintf(text, sizeof text, "%llu", (unsigned long long)number);
  pl_str value = pl_str_from(text);
  pass_through(im, list, key, &value);
}

/* Converts a function attribute with an argument in parentheses to a property, appended to `out`, or an entry of `passthrough`,
 * appended to `passed`; others are reported as dropped. `defined`: the function has a body. */
static void func_text(pl_importer *im, const pl_ll_attr *a, bool defined, pl_ll_entries *out, pl_ll_attrs *passed) {
  if (pl_str_is(a->name, "uwtable"))
    pl_ll_set(im, out, PL_NAME_UWTABLE_KIND,
              pl_ll_enum(im, "uwtableKind", pl_str_is(a->text, "sync") ? PL_STR("sync") : PL_STR("async")));
  else if (pl_str_is(a->name, "vscale_range") && defined)
    pl_ll_set(im, out, PL_NAME_VSCALE_RANGE, vscale_attr(im, a->text));
  else if (pl_str_is(a->name, "vscale_range"))
    pass_number(im, passed, a->name, vscale_range(a->text));
  else if (pl_str_is(a->name, "allocsize"))
    pass_number(im, passed, a->name, alloc_size(a->text));
  else if (pl_str_is(a->name, "allockind"))
    pass_number(im, passed, a->name, alloc_kind(a->text));
  else
    drop_attr(im, a, "a function");
}

/* Whether the export prints the property of this string attribute for declarations, too; it prints those of other string
 * attributes for definitions only. */
static bool is_for_declarations(pl_str name) { return pl_str_is(name, "target-features") || pl_str_is(name, "frame-pointer"); }

/* Appends a function attribute as a property to `out` or as a passthrough entry to `passed`, or reports it as dropped.
 * `defined`: the function has a body, without which some properties are not exported. */
static void func_attr(pl_importer *im, const pl_ll_attr *a, bool defined, pl_ll_entries *out, pl_ll_attrs *passed) {
  switch (a->form) {
  case PL_LL_ATTR_FLAG:
    if (own_flag(a->name) && !pl_str_is(a->name, "noreturn")) /* which the translation back takes from what is passed through */
      pl_ll_set(im, out, own_flag(a->name), pl_attr_unit(im->ctx));
    else if (pl_str_is(a->name, "optnone"))
      pl_ll_set(im, out, PL_NAME_OPTIMIZE_NONE, pl_attr_unit(im->ctx));
    else
      pass_through(im, passed, a->name, NULL);
    return;
  case PL_LL_ATTR_NUMBER: pass_number(im, passed, a->name, a->number); return;
  case PL_LL_ATTR_TEXT: func_text(im, a, defined, out, passed); return;
  case PL_LL_ATTR_STRING:
    if ((!defined && !is_for_declarations(a->name)) || !own_string(im, a, out))
      pass_through(im, passed, a->name, a->text.len ? &a->text : NULL);
    return;
  case PL_LL_ATTR_TYPE:
  case PL_LL_ATTR_RANGE:
  case PL_LL_ATTR_GROUP:
  case PL_LL_ATTR_INVALID: break;
  }
  drop_attr(im, a, "a function");
}

void pl_ll_func_dict(pl_importer *im, const pl_ll_attr_list *attrs, bool defined, pl_ll_entries *out) {
  assert(attrs->len <= attrs->cap);
  pl_ll_attr_list all = expand(im, attrs);
  pl_ll_attrs passed = {0};
  effects memory = {0};
  for (size_t i = 0; i < all.len; i++)
    if (!is_memory(im, &all.data[i], &memory)) func_attr(im, &all.data[i], defined, out, &passed);
  if (memory.any) pl_ll_set(im, out, PL_NAME_MEMORY_EFFECTS, effects_attr(im, &memory));
  if (passed.len) pl_ll_set(im, out, PL_NAME_PASSTHROUGH, pl_attr_array(im->ctx, passed.data, (uint32_t)passed.len));
}

void pl_ll_call_dict(pl_importer *im, const pl_ll_attr_list *attrs, pl_ll_entries *out) {
  assert(attrs->len <= attrs->cap);
  pl_ll_attr_list all = expand(im, attrs);
  effects memory = {0};
  for (size_t i = 0; i < all.len; i++) {
    const pl_ll_attr *a = &all.data[i];
    if (is_memory(im, a, &memory)) continue;
    if (a->form == PL_LL_ATTR_FLAG && own_flag(a->name))
      pl_ll_set(im, out, own_flag(a->name), pl_attr_unit(im->ctx));
    else
      drop_attr(im, a, "a call");
  }
  if (memory.any) pl_ll_set(im, out, PL_NAME_MEMORY_EFFECTS, effects_attr(im, &memory));
}

void pl_ll_global_dict(pl_importer *im, const pl_ll_attr_list *attrs, pl_ll_entries *out) {
  assert(attrs->len <= attrs->cap);
  pl_ll_attr_list all = expand(im, attrs);
  pl_ll_attrs passed = {0};
  for (size_t i = 0; i < all.len; i++) {
    const pl_ll_attr *a = &all.data[i];
    if (a->form == PL_LL_ATTR_STRING || a->form == PL_LL_ATTR_FLAG)
      pass_through(im, &passed, a->name, a->text.len ? &a->text : NULL);
    else
      drop_attr(im, a, "a global");
  }
  if (passed.len) pl_ll_set(im, out, PL_NAME_TARGET_SPECIFIC_ATTRS, pl_attr_array(im->ctx, passed.data, (uint32_t)passed.len));
}
