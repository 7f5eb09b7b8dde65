/* target.c - the machine that a function is made for: what is passed in which registers, and which instructions there are, follow
 * from its processor and its features; how bytes are ordered and how wide addresses are, from the module's triple. Sources: LLVM
 * Language Reference, "Function Attributes", "target-cpu", "target-features", "Target Triple"; System V Application Binary
 * Interface, AMD64, 3.1.1 (x86-64-v1). */
#include <assert.h>
#include <stdio.h>

#include "core/ir/attr_params.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/convention/target.h"

/* Whether the name is in the list. */
static bool is_one_of(pl_str name, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (pl_str_is(name, names[i])) return true;
  return false;
}
#define IS_ONE_OF(name, names) is_one_of(name, names, sizeof names / sizeof *names)

/* The attribute of the function by its plain name, or by that name with a dialect prefix; NULL if there is none or `func` is
 * NULL. */
static const pl_attr *property(const pl_op *func, pl_attr_name name) {
  const pl_attr *plain = func ? pl_op_attr(func, name) : NULL;
  return plain || !func ? plain : pl_op_prefixed_attr(func, name);
}

/* Whether the word is in the function's `passthrough`, alone or with a value; false if `func` is NULL. */
static bool has_entry(const pl_op *func, const char *word) {
  const pl_attr *list = func ? pl_op_attr(func, PL_NAME_PASSTHROUGH) : NULL;
  for (uint32_t i = 0; list && list->kind == PL_ATTR_ARRAY && i < list->array.count; i++) {
    const pl_attr *entry = list->array.elems[i];
    if (entry->kind == PL_ATTR_ARRAY && entry->array.count > 0) entry = entry->array.elems[0];
    if (entry->kind == PL_ATTR_STRING && pl_str_is(entry->string, word)) return true;
  }
  return false;
}

/* Whether what the function states of its target CPU and features is known to be no more than every x86-64 has; true if `func`
 * is NULL. */
static bool is_first_x86_64(const pl_op *func) {
  static const char *const models[] = {"x86-64", "generic"};
  static const char *const features[] = {"+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"};
  const pl_attr *model = property(func, PL_NAME_TARGET_CPU), *stated = property(func, PL_NAME_TARGET_FEATURES);
  const pl_attr *list = pl_attr_is(stated, "target_features") ? pl_attr_param(stated, "features") : NULL;
  if (has_entry(func, "target-cpu") || has_entry(func, "target-features")) return false;
  if (model && (model->kind != PL_ATTR_STRING || !IS_ONE_OF(model->string, models))) return false;
  for (uint32_t i = 0; list && i < list->array.count; i++)
    if (list->array.elems[i]->kind != PL_ATTR_STRING || !IS_ONE_OF(list->array.elems[i]->string, features)) return false;
  return !stated || list;
}

const char *pl_tv_target_difference(const pl_op *source, const pl_op *lowered) {
  static const pl_attr_name names[] = {PL_NAME_TARGET_CPU, PL_NAME_TARGET_FEATURES};
  if (is_first_x86_64(source) && is_first_x86_64(lowered)) return NULL;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const pl_attr *lowered_value = property(lowered, names[i]);
    if (!lowered_value && pl_func_is_declaration(lowered)) continue; /* the body is made elsewhere, for whatever its maker says */
    if (lowered_value != property(source, names[i])) return pl_attr_names[names[i]].data;
  }
  return NULL;
}

/* ---- the module's triple ---- */

/* The target triple of the nearest module around the function that states one; empty if none does. */
static pl_str triple_of(const pl_op *func) {
  for (const pl_op *at = pl_tv_symbol_table(func); at; at = at->block ? at->block->region->op : NULL) {
    const pl_attr *triple = pl_op_attr(at, PL_NAME_LLVM_TARGET_TRIPLE);
    if (triple && triple->kind == PL_ATTR_STRING && triple->string.len > 0) return triple->string;
  }
  return (pl_str){NULL, 0};
}

/* Whether `word` occurs in the text. */
static bool contains(pl_str text, const char *word) {
  const size_t length = strlen(word);
  for (size_t i = 0; i + length <= text.len; i++)
    if (memcmp(text.data + i, word, length) == 0) return true;
  return false;
}

/* Whether the triple is empty or known to mean little endian with 64-bit addresses. (LLVM, Triple.cpp: parseArch.) */
static bool is_as_reckoned(pl_str triple) {
  static const char *const machines[] = {"x86_64",  "x86_64h", "amd64",       "aarch64",     "arm64",   "arm64e",
                                         "riscv64", "ppc64le", "powerpc64le", "loongarch64", "mips64el"};
  static const char *const short_addresses[] = {"x32", "ilp32", "abin32"};
  pl_str machine = {triple.data, 0};
  while (machine.len < triple.len && triple.data[machine.len] != '-')
    machine.len++;
  for (size_t i = 0; i < sizeof short_addresses / sizeof *short_addresses; i++)
    if (contains(triple, short_addresses[i])) return false;
  return triple.len == 0 || IS_ONE_OF(machine, machines);
}

/* An unsupported symbol obligation with that text; no fault if `text` is NULL. */
static pl_fault unknown(const char *text) { return pl_fault_unsupported(PL_OBLIGATION_SYMBOL, text, NULL); }

pl_fault pl_tv_triple_fault(const pl_op *source, const pl_op *lowered) {
  assert(source->module->ctx == lowered->module->ctx);
  const pl_str source_triple = triple_of(source), lowered_triple = triple_of(lowered);
  if (!is_as_reckoned(source_triple) || !is_as_reckoned(lowered_triple))
    return unknown(
        "a target triple of a machine that is not known to be little endian with addresses of 64 bits has no meaning here yet");
  const bool differs = source_triple.len > 0 && lowered_triple.len > 0 && !pl_str_eq(source_triple, lowered_triple);
  return unknown(differs ? "a target triple other than the source's has no meaning here yet" : NULL);
}
