/* Attributes of functions, calls and parameters. Source: LLVM documentation, "LLVM Language Reference Manual", Parameter
 * Attributes, Function Attributes; MLIR documentation, "'llvm' Dialect", Attribute Pass-Through; the order is LLVM 22's. */
#include "core/llvmir/export/state/attrs.h"

#include <assert.h>

#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/float_classes.h"
#include "core/llvmir/lir/lir.h"
#include "core/llvmir/lir/print.h"

/* Kinds in the order in which LLVM prints them. */
#define KINDS(X)                                                                                                                 \
  X(allocalign)                                                                                                                  \
  X(allocptr)                                                                                                                    \
  X(alwaysinline)                                                                                                                \
  X(builtin)                                                                                                                     \
  X(cold)                                                                                                                        \
  X(convergent)                                                                                                                  \
  X(coro_only_destroy_when_complete)                                                                                             \
  X(coro_elide_safe)                                                                                                             \
  X(dead_on_return)                                                                                                              \
  X(dead_on_unwind)                                                                                                              \
  X(disable_sanitizer_instrumentation)                                                                                           \
  X(fn_ret_thunk_extern)                                                                                                         \
  X(hot)                                                                                                                         \
  X(hybrid_patchable)                                                                                                            \
  X(immarg)                                                                                                                      \
  X(inreg)                                                                                                                       \
  X(inlinehint)                                                                                                                  \
  X(jumptable)                                                                                                                   \
  X(minsize)                                                                                                                     \
  X(mustprogress)                                                                                                                \
  X(naked)                                                                                                                       \
  X(nest)                                                                                                                        \
  X(noalias)                                                                                                                     \
  X(nobuiltin)                                                                                                                   \
  X(nocallback)                                                                                                                  \
  X(nocf_check)                                                                                                                  \
  X(nocreateundeforpoison)                                                                                                       \
  X(nodivergencesource)                                                                                                          \
  X(noduplicate)                                                                                                                 \
  X(noext)                                                                                                                       \
  X(nofree)                                                                                                                      \
  X(noimplicitfloat)                                                                                                             \
  X(noinline) X(nomerge) X(noprofile) X(norecurse) X(noredzone) X(noreturn) X(nosanitize_bounds) X(nosanitize_coverage)          \
      X(nosync) X(noundef) X(nounwind) X(nonlazybind) X(nonnull) X(null_pointer_is_valid) X(optforfuzzing) X(optdebug)           \
          X(optsize) X(optnone) X(presplitcoroutine) X(readnone) X(readonly) X(returned) X(returns_twice) X(signext)             \
              X(safestack) X(sanitize_address) X(sanitize_alloc_token) X(sanitize_hwaddress) X(sanitize_memtag)                  \
                  X(sanitize_memory) X(sanitize_numerical_stability) X(sanitize_realtime) X(sanitize_realtime_blocking)          \
                      X(sanitize_thread) X(sanitize_type) X(shadowcallstack) X(skipprofile) X(speculatable)                      \
                          X(speculative_load_hardening) X(ssp) X(sspreq) X(sspstrong) X(strictfp) X(swiftasync) X(swifterror)    \
                              X(swiftself) X(willreturn) X(writable) X(writeonly) X(zeroext) X(byref) X(byval) X(elementtype)    \
                                  X(inalloca) X(preallocated) X(sret) X(align) X(allockind) X(allocsize) X(captures)             \
                                      X(dereferenceable) X(dereferenceable_or_null) X(memory) X(nofpclass) X(alignstack)         \
                                          X(uwtable) X(vscale_range) X(range) X(initializes)

static const char *const kinds[] = {
#define X(name) #name,
    KINDS(X)
#undef X
};

#define NUM_KINDS (sizeof kinds / sizeof *kinds)

/* The position of an attribute kind in the order in which LLVM prints them; UINT32_MAX if it is unknown. */
static uint32_t kind_order(const char *name) {
  for (size_t i = 0; i < NUM_KINDS; i++)
    if (strcmp(kinds[i], name) == 0) return (uint32_t)i;
  return UINT32_MAX;
}

/* Compares two attributes by order, string attributes of the same order by key; negative, 0 or positive like memcmp. */
static int compare(const pl_lir_attr *a, const pl_lir_attr *b) {
  if (a->order != b->order) return a->order < b->order ? -1 : 1;
  if (!a->is_string) return 0;
  size_t n = a->text.len < b->text.len ? a->text.len : b->text.len;
  int order = memcmp(a->text.data, b->text.data, n);
  return order ? order : (a->text.len > b->text.len) - (a->text.len < b->text.len);
}

/* Inserts an attribute into the ordered list; it replaces one of the same kind or string key. */
static void add(pl_lir_attrs *list, pl_lir_attr attr) {
  size_t at = 0;
  while (at < list->len && compare(&list->data[at], &attr) < 0)
    at++;
  if (at < list->len && compare(&list->data[at], &attr) == 0) {
    list->data[at] = attr;
    return;
  }
  pl_vec_push(list, attr);
  for (size_t i = list->len - 1; i > at; i--)
    list->data[i] = list->data[i - 1];
  list->data[at] = attr;
}

bool pl_export_is_old(const pl_export *e) { return e->options && e->options->llvm_version == 19; }

/* Whether LLVM 19 lacks the attribute kind; all such kinds are permissions or hints. Source: LLVM release notes, 20 to 22. */
static bool is_newer(const char *kind) {
  static const char *const newer[] = {
      "captures",           "coro_elide_safe", "dead_on_return",       "initializes",       "nocreateundeforpoison",
      "nodivergencesource", "noext",           "sanitize_alloc_token", "sanitize_realtime", "sanitize_realtime_blocking",
      "sanitize_type"};
  for (size_t i = 0; i < sizeof newer / sizeof *newer; i++)
    if (strcmp(newer[i], kind) == 0) return true;
  return false;
}

/* Orders are even, so that `nocapture`, LLVM 19's word for captures(none), fits between two of them, after `nocallback`. */
void pl_lir_attrs_add_text(pl_export *e, pl_lir_attrs *list, const char *kind, pl_str text, pl_str group) {
  assert(kind[0] != '\0');
  uint32_t order = kind_order(kind) * 2;
  if (pl_export_is_old(e) && is_newer(kind)) {
    if (!pl_str_is(text, "captures(none)")) return;
    order = kind_order("nocallback") * 2 + 1;
    text = group = PL_STR("nocapture");
  }
  add(list, (pl_lir_attr){.order = order, .text = text, .group = group});
}

void pl_lir_attrs_add_kind(pl_export *e, pl_lir_attrs *list, const char *kind) {
  assert(kind[0] != '\0');
  pl_lir_attrs_add_text(e, list, kind, pl_str_from(kind), pl_str_from(kind));
}

/* The entry's `text` is the key, by which string attributes are ordered; `group` is what is printed. */
void pl_lir_attrs_add_string(pl_export *e, pl_lir_attrs *list, pl_str key, pl_str value) {
  pl_sink text = {0};
  pl_sink_putc(&text, '"');
  pl_lir_escape(key, &text);
  pl_sink_putc(&text, '"');
  if (value.len) {
    pl_sink_puts(&text, "=\"");
    pl_lir_escape(value, &text);
    pl_sink_putc(&text, '"');
  }
  add(list, (pl_lir_attr){UINT32_MAX, key, pl_lir_text(e->m.arena, "%s", pl_sink_text(&text)), true});
  pl_sink_close(&text);
}

/* The attributes separated by spaces: their group texts with strings (`group`), or their texts without strings. */
static pl_str joined(pl_export *e, const pl_lir_attrs *list, bool group) {
  pl_sink text = {0};
  for (size_t i = 0; i < list->len; i++) {
    if (list->data[i].is_string && !group) continue;
    if (text.len) pl_sink_putc(&text, ' ');
    pl_sink_str(&text, group ? list->data[i].group : list->data[i].text);
  }
  pl_str result = pl_lir_text(e->m.arena, "%s", pl_sink_text(&text));
  pl_sink_close(&text);
  return result;
}

/* Length of the first word of a space-separated list, without the space after it; spaces in parentheses do not end the word. */
static size_t word_length(pl_str words) {
  size_t len = 0;
  for (int depth = 0; len < words.len && (depth || words.data[len] != ' '); len++)
    depth += (words.data[len] == '(') - (words.data[len] == ')');
  return len;
}

void pl_lir_attrs_add_words(pl_export *e, pl_lir_attrs *list, pl_str words) {
  while (words.len) {
    pl_str word = {words.data, word_length(words)};
    const char *bracket = memchr(word.data, '(', word.len);
    size_t kind = bracket ? (size_t)(bracket - word.data) : word.len;
    pl_lir_attrs_add_text(e, list, pl_lir_text(e->m.arena, "%.*s", (int)kind, word.data).data, word, word);
    size_t skip = word.len < words.len ? word.len + 1 : word.len;
    words = (pl_str){words.data + skip, words.len - skip};
  }
}

pl_str pl_export_words(pl_export *e, pl_str words) {
  pl_lir_attrs list = {0};
  if (!pl_export_is_old(e)) return words;
  pl_lir_attrs_add_words(e, &list, words);
  pl_str text = joined(e, &list, false);
  pl_vec_free(&list);
  return text;
}

pl_str pl_lir_attrs_group(pl_export *e, const pl_lir_attrs *list) {
  assert(list->len <= list->cap);
  return joined(e, list, true);
}
pl_str pl_lir_attrs_comment(pl_export *e, const pl_lir_attrs *list) {
  assert(list->len <= list->cap);
  return joined(e, list, false);
}

/* ---- Parameters ---- */

/* Prints the floating point class names of `nofpclass` that cover the mask, larger classes first. */
static void add_classes(pl_sink *text, int64_t mask) {
  bool first = true;
  for (size_t i = 0; i < PL_NUM_FLOAT_CLASSES && mask; i++) {
    if ((mask & pl_float_classes[i].mask) != pl_float_classes[i].mask) continue;
    pl_sink_printf(text, "%s%s", first ? "" : " ", pl_float_classes[i].name);
    mask &= ~pl_float_classes[i].mask;
    first = false;
  }
}

/* Prints an attribute of kind `kind` with its value. False, with nothing printed, if the value has no translation. */
static bool param_value(const char *kind, const pl_attr *value, pl_sink *text) {
  int64_t number = 0;
  bool parens = strcmp(kind, "align") != 0;
  if (value->kind == PL_ATTR_UNIT) {
    pl_sink_puts(text, kind);
    return true;
  }
  if (value->kind == PL_ATTR_TYPE) {
    pl_sink_printf(text, "%s(", kind);
    pl_lir_type_text(value->type, text);
    pl_sink_putc(text, ')');
    return true;
  }
  if (pl_attr_is(value, "constant_range")) {
    const pl_attr *type = pl_attr_param(value, "type");
    pl_sink_printf(text, "%s(", kind);
    if (type) pl_lir_type_text(type->type, text);
    pl_sink_putc(text, ' ');
    pl_apint_print(pl_attr_param(value, "lower")->integer, true, text);
    pl_sink_puts(text, ", ");
    pl_apint_print(pl_attr_param(value, "upper")->integer, true, text);
    pl_sink_putc(text, ')');
    return true;
  }
  if (value->kind != PL_ATTR_INTEGER || !pl_apint_to_i64(value->integer, &number)) return false;
  if (strcmp(kind, "nofpclass") == 0) {
    pl_sink_puts(text, "nofpclass(");
    add_classes(text, number);
    pl_sink_putc(text, ')');
    return true;
  }
  pl_sink_printf(text, parens ? "%s(%lld)" : "%s %lld", kind, (long long)number);
  return true;
}

/* Adds one entry of a parameter's attribute dictionary to the list; entries that are none of LLVM's are skipped. False,
 * reported, if it has no translation. */
static bool add_param(pl_export *e, const pl_op *op, pl_lir_attrs *list, pl_named_attr entry) {
  char kind[64];
  bool bare = pl_str_is(entry.name, "elementtype");              /* so are operands of inline assembly marked */
  if (!bare && !pl_str_starts(entry.name, "llvm.")) return true; /* other dialects' marks say nothing to LLVM */
  snprintf(kind, sizeof kind, "%.*s", (int)(entry.name.len - (bare ? 0 : 5)), entry.name.data + (bare ? 0 : 5));
  if (strcmp(kind, "nocapture") == 0) {
    pl_lir_attrs_add_text(e, list, "captures", PL_STR("captures(none)"), PL_STR("captures(none)"));
    return true;
  }
  pl_sink text = {0};
  bool ok = kind_order(kind) != UINT32_MAX && param_value(kind, entry.value, &text);
  pl_str copy = pl_lir_text(e->m.arena, "%s", pl_sink_text(&text));
  pl_sink_close(&text);
  if (ok) pl_lir_attrs_add_text(e, list, kind, copy, copy);
  return ok || pl_export_error(e, op, "attribute '%.*s' has no translation to LLVM IR", PL_STR_FMT(entry.name));
}

bool pl_export_param_attrs(pl_export *e, const pl_op *op, const pl_attr *dict, pl_lir_param_attrs *out) {
  assert(op->module == e->module);
  pl_lir_attrs list = {0};
  bool ok = true;
  out->type = NULL;
  for (uint32_t i = 0; dict && dict->kind == PL_ATTR_DICT && i < dict->dict.count; i++) {
    const pl_attr *value = dict->dict.entries[i].value;
    ok &= add_param(e, op, &list, dict->dict.entries[i]);
    if (value->kind == PL_ATTR_TYPE) out->type = value->type;
  }
  pl_str text = joined(e, &list, false);
  out->text = text.len ? pl_lir_text(e->m.arena, " %.*s", PL_STR_FMT(text)) : PL_STR("");
  pl_vec_free(&list);
  return ok;
}

void pl_export_call_space(pl_export *e, pl_lir_ins *ins) {
  uint32_t space = e->m.layout.program_space;
  if (space) pl_lir_ins_str(ins, pl_lir_text(e->m.arena, "addrspace(%u) ", space));
}

void pl_export_result_attrs(pl_export *e, pl_lir_ins *ins, pl_lir_param_attrs attrs) {
  if (attrs.text.len == 0) return;
  attrs.text = pl_lir_text(e->m.arena, "%.*s ", (int)attrs.text.len - 1, attrs.text.data + 1);
  pl_lir_ins_param_attrs(ins, attrs);
}

const pl_attr *pl_export_param_dict(const pl_op *op, pl_attr_name name, uint32_t i) {
  const pl_attr *list = pl_op_attr(op, name);
  return list && list->kind == PL_ATTR_ARRAY && i < list->array.count ? list->array.elems[i] : NULL;
}

/* ---- Functions ---- */

/* The memory access (none, read, write, readwrite) that covers two accesses. */
static pl_str both(pl_str a, pl_str b) {
  if (pl_str_eq(a, b) || pl_str_is(b, "none")) return a;
  return pl_str_is(a, "none") ? b : PL_STR("readwrite");
}

/* The text `memory(...)` for the accesses to other memory, argmem, inaccessiblemem, errnomem, target_mem0 and target_mem1, in
 * this order. LLVM 19 lacks the last three locations, which are joined with other memory there. */
static pl_str memory_text(pl_export *e, const pl_str given[6]) {
  pl_str words[6];
  memcpy(words, given, sizeof words);
  for (size_t i = 3; i < 6 && pl_export_is_old(e); i++)
    words[0] = both(words[0], words[i]);
  for (size_t i = 3; i < 6 && pl_export_is_old(e); i++)
    words[i] = words[0];
  static const char *const places[] = {"argmem", "inaccessiblemem", "errnomem", "target_mem0", "target_mem1"};
  bool same = true, first = true;
  for (size_t i = 1; i < 6; i++)
    same = same && pl_str_eq(words[i], words[0]);
  pl_sink text = {0};
  pl_sink_puts(&text, "memory(");
  if (same || !pl_str_is(words[0], "none")) {
    pl_sink_str(&text, words[0]);
    first = false;
  }
  for (size_t i = 1; i < 6; i++) {
    if (pl_str_eq(words[i], words[0])) continue;
    pl_sink_printf(&text, "%s%s: %.*s", first ? "" : ", ", places[i - 1], PL_STR_FMT(words[i]));
    first = false;
  }
  pl_sink_putc(&text, ')');
  pl_str result = pl_lir_text(e->m.arena, "%s", pl_sink_text(&text));
  pl_sink_close(&text);
  return result;
}

pl_str pl_export_memory_effects(pl_export *e, const pl_attr *effects) {
  static const char *const places[] = {"other", "argMem", "inaccessibleMem", "errnoMem", "targetMem0", "targetMem1"};
  pl_str words[6];
  for (size_t i = 0; i < 6; i++)
    words[i] = pl_attr_param_text(effects, places[i]);
  return memory_text(e, words);
}

/* ---- Attributes with a number, as LLVM packs it ---- */

/* The text `memory(...)` of LLVM's integer encoding of memory effects, two bits for each location. */
static pl_str packed_memory(pl_export *e, uint64_t packed) {
  static const char *const access[] = {"none", "read", "write", "readwrite"};
  static const unsigned shifts[] = {6, 0, 2, 4, 8, 10};
  pl_str words[6];
  for (size_t i = 0; i < 6; i++)
    words[i] = pl_str_from(access[packed >> shifts[i] & 3]);
  return memory_text(e, words);
}

/* The text `allockind("...")` of LLVM's bit mask of allocation kinds. */
static pl_str allockind_text(pl_export *e, uint64_t mask) {
  static const char *const names[] = {"alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"};
  pl_sink text = {0};
  for (size_t i = 0; i < 6; i++)
    if (mask >> i & 1) pl_sink_printf(&text, "%s%s", text.len ? "," : "", names[i]);
  pl_str result = pl_lir_text(e->m.arena, "allockind(\"%s\")", pl_sink_text(&text));
  pl_sink_close(&text);
  return result;
}

/* The text of an attribute kind for which LLVM packs several things into the number `value`; empty for other kinds. */
static pl_str packed_text(pl_export *e, const char *kind, pl_str value) {
  uint64_t n = 0;
  for (size_t i = 0; i < value.len && value.data[i] >= '0' && value.data[i] <= '9'; i++)
    n = n * 10 + (uint64_t)(value.data[i] - '0');
  uint32_t high = (uint32_t)(n >> 32), low = (uint32_t)n;
  if (strcmp(kind, "allocsize") == 0)
    return low == UINT32_MAX ? pl_lir_text(e->m.arena, "allocsize(%u)", high)
                             : pl_lir_text(e->m.arena, "allocsize(%u,%u)", high, low);
  if (strcmp(kind, "vscale_range") == 0) return pl_lir_text(e->m.arena, "vscale_range(%u,%u)", high, low);
  if (strcmp(kind, "uwtable") == 0) return pl_str_from(n == 1 ? "uwtable(sync)" : "uwtable");
  if (strcmp(kind, "memory") == 0) return packed_memory(e, n);
  if (strcmp(kind, "allockind") == 0) return allockind_text(e, n);
  return PL_STR("");
}

/* Adds one entry of a passthrough attribute, "name" or ["name", "value"]; a name that LLVM does not know becomes a string
 * attribute. False, reported, if it has another form. */
static bool add_passthrough(pl_export *e, const pl_op *op, pl_lir_attrs *list, const pl_attr *entry) {
  pl_str key = PL_STR(""), value = PL_STR("");
  char kind[128];
  if (entry->kind == PL_ATTR_STRING) key = entry->string;
  if (entry->kind == PL_ATTR_ARRAY && entry->array.count == 2 && entry->array.elems[0]->kind == PL_ATTR_STRING &&
      entry->array.elems[1]->kind == PL_ATTR_STRING) {
    key = entry->array.elems[0]->string;
    value = entry->array.elems[1]->string;
  }
  if (key.len == 0) return pl_export_error(e, op, "expected 'passthrough' to contain string or array attributes");
  snprintf(kind, sizeof kind, "%.*s", PL_STR_FMT(key));
  pl_str packed = value.len ? packed_text(e, kind, value) : PL_STR("");
  if (kind_order(kind) == UINT32_MAX)
    pl_lir_attrs_add_string(e, list, key, value);
  else if (packed.len)
    pl_lir_attrs_add_text(e, list, kind, packed, packed);
  else if (value.len == 0)
    pl_lir_attrs_add_text(e, list, kind, key, key);
  else
    pl_lir_attrs_add_text(e, list, kind, pl_lir_text(e->m.arena, "%s(%.*s)", kind, PL_STR_FMT(value)),
                          pl_lir_text(e->m.arena, "%s=%.*s", kind, PL_STR_FMT(value)));
  return true;
}

typedef struct mapped {
  pl_attr_name property;
  const char *name;
} mapped;

/* Adds the function attributes that the op has as unit attributes, such as no_unwind. */
static void add_units(pl_export *e, const pl_op *op, pl_lir_attrs *list) {
  static const mapped units[] = {{PL_NAME_NO_INLINE, "noinline"},     {PL_NAME_ALWAYS_INLINE, "alwaysinline"},
                                 {PL_NAME_INLINE_HINT, "inlinehint"}, {PL_NAME_OPTIMIZE_NONE, "optnone"},
                                 {PL_NAME_NO_UNWIND, "nounwind"},     {PL_NAME_WILL_RETURN, "willreturn"},
                                 {PL_NAME_CONVERGENT, "convergent"}};
  for (size_t i = 0; i < sizeof units / sizeof *units; i++)
    if (pl_op_attr(op, units[i].property)) pl_lir_attrs_add_kind(e, list, units[i].name);
}

/* The features of a target_features attribute, separated by commas. */
static pl_str features_text(pl_export *e, const pl_attr *features) {
  const pl_attr *list = pl_attr_param(features, "features");
  pl_sink text = {0};
  for (uint32_t i = 0; list && i < list->array.count; i++) {
    if (i) pl_sink_putc(&text, ',');
    if (list->array.elems[i]->kind == PL_ATTR_STRING) pl_sink_str(&text, list->array.elems[i]->string);
  }
  pl_str result = pl_lir_text(e->m.arena, "%s", pl_sink_text(&text));
  pl_sink_close(&text);
  return result;
}

/* Adds the attributes that only a definition gets. Those that LLVM no longer has are reported as dropped. */
static void add_for_definition(pl_export *e, const pl_op *op, pl_lir_attrs *list) {
  static const mapped units[] = {{PL_NAME_ARM_STREAMING, "aarch64_pstate_sm_enabled"},
                                 {PL_NAME_ARM_LOCALLY_STREAMING, "aarch64_pstate_sm_body"},
                                 {PL_NAME_ARM_STREAMING_COMPATIBLE, "aarch64_pstate_sm_compatible"},
                                 {PL_NAME_ARM_NEW_ZA, "aarch64_new_za"},
                                 {PL_NAME_ARM_IN_ZA, "aarch64_in_za"},
                                 {PL_NAME_ARM_OUT_ZA, "aarch64_out_za"},
                                 {PL_NAME_ARM_INOUT_ZA, "aarch64_inout_za"},
                                 {PL_NAME_ARM_PRESERVES_ZA, "aarch64_preserves_za"}};
  static const mapped texts[] = {{PL_NAME_TARGET_CPU, "target-cpu"},
                                 {PL_NAME_TUNE_CPU, "tune-cpu"},
                                 {PL_NAME_PREFER_VECTOR_WIDTH, "prefer-vector-width"},
                                 {PL_NAME_RECIPROCAL_ESTIMATES, "reciprocal-estimates"},
                                 {PL_NAME_DENORMAL_FP_MATH, "denormal-fp-math"},
                                 {PL_NAME_DENORMAL_FP_MATH_F32, "denormal-fp-math-f32"},
                                 {PL_NAME_FP_CONTRACT, "fp-contract"},
                                 {PL_NAME_INSTRUMENT_FUNCTION_ENTRY, "instrument-function-entry"},
                                 {PL_NAME_INSTRUMENT_FUNCTION_EXIT, "instrument-function-exit"}};
  static const mapped bools[] = {{PL_NAME_NO_INFS_FP_MATH, "no-infs-fp-math"},
                                 {PL_NAME_NO_NANS_FP_MATH, "no-nans-fp-math"},
                                 {PL_NAME_NO_SIGNED_ZEROS_FP_MATH, "no-signed-zeros-fp-math"}};
  static const pl_attr_name gone[] = {PL_NAME_UNSAFE_FP_MATH,
                                      PL_NAME_APPROX_FUNC_FP_MATH}; /* LLVM has no such attributes any more */
  for (size_t i = 0; i < sizeof units / sizeof *units; i++)
    if (pl_op_attr(op, units[i].property)) pl_lir_attrs_add_string(e, list, pl_str_from(units[i].name), PL_STR(""));
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    if (pl_op_attr(op, texts[i].property))
      pl_lir_attrs_add_string(e, list, pl_str_from(texts[i].name), pl_export_str(op, texts[i].property));
  for (size_t i = 0; i < sizeof bools / sizeof *bools; i++)
    if (pl_op_attr(op, bools[i].property))
      pl_lir_attrs_add_string(e, list, pl_str_from(bools[i].name),
                              pl_str_from(pl_export_num(op, bools[i].property) ? "true" : "false"));
  for (size_t i = 0; i < sizeof gone / sizeof *gone; i++)
    if (pl_op_attr(op, gone[i])) pl_export_drop(e, op, pl_attr_names[gone[i]].data);
  const pl_attr *range = pl_op_attr(op, PL_NAME_VSCALE_RANGE);
  if (pl_attr_is(range, "vscale_range")) {
    pl_str text = pl_lir_text(e->m.arena, "vscale_range(%lld,%lld)", (long long)pl_attr_param_num(range, "minRange"),
                              (long long)pl_attr_param_num(range, "maxRange"));
    pl_lir_attrs_add_text(e, list, "vscale_range", text, text);
  }
}

bool pl_export_func_attrs(pl_export *e, const pl_op *op, bool definition, pl_lir_attrs *list) {
  assert(op->module == e->module);
  assert(pl_op_is(op, PL_OP_LLVM_FUNC));
  const pl_attr *through = pl_op_attr(op, PL_NAME_PASSTHROUGH), *effects = pl_op_attr(op, PL_NAME_MEMORY_EFFECTS);
  pl_str frame = pl_export_enum(op, PL_NAME_FRAME_POINTER), unwind = pl_export_enum(op, PL_NAME_UWTABLE_KIND);
  const pl_attr *features = pl_op_attr(op, PL_NAME_TARGET_FEATURES);
  bool ok = true;
  add_units(e, op, list);
  if (pl_attr_is(features, "target_features"))
    pl_lir_attrs_add_string(e, list, PL_STR("target-features"), features_text(e, features));
  for (uint32_t i = 0; through && through->kind == PL_ATTR_ARRAY && i < through->array.count; i++)
    ok &= add_passthrough(e, op, list, through->array.elems[i]);
  if (pl_attr_is(effects, "memory_effects")) {
    pl_str text = pl_export_memory_effects(e, effects);
    pl_lir_attrs_add_text(e, list, "memory", text, text);
  }
  if (frame.len) pl_lir_attrs_add_string(e, list, PL_STR("frame-pointer"), frame);
  if (unwind.len && !pl_str_is(unwind, "none")) {
    pl_str text = pl_str_is(unwind, "sync") ? PL_STR("uwtable(sync)") : PL_STR("uwtable");
    pl_lir_attrs_add_text(e, list, "uwtable", text, text);
  }
  if (definition) add_for_definition(e, op, list);
  return ok;
}
