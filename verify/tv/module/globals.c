/* globals.c - a global of the lowering is the source's: defined or declared like it, as large, with the same initial contents, as
 * much aligned, no more constant, seen by the same others. Sources: MLIR documentation, "'memref' Dialect", memref.global; LLVM
 * Language Reference, "Global Variables", "Linkage Types". */
#include <assert.h>

#include "core/text/print/print.h"
#include "verify/claims/claims.h"
#include "verify/tv/function/attributes.h"
#include "verify/tv/function/import_losses.h"
#include "verify/tv/function/linkage.h"
#include "verify/tv/module/global_contents.h"
#include "verify/tv/module/module.h"
#include "verify/tv/report/text.h"

/* The type in the type attribute of that name; NULL if there is none. */
static const pl_type *type_attr(const pl_op *op, pl_attr_name name) {
  const pl_attr *attr = pl_op_attr(op, name);
  return attr && attr->kind == PL_ATTR_TYPE ? attr->type : NULL;
}

/* The alignment that the op states in bytes; 0 if it states none. */
static uint64_t alignment_of(const pl_op *op) {
  const pl_attr *attr = pl_op_attr(op, PL_NAME_ALIGNMENT);
  uint64_t align = 0;
  if (attr && attr->kind == PL_ATTR_INTEGER) pl_apint_to_u64(attr->integer, &align);
  return align;
}

/* ---- initialisers that are computed ---- */

/* Whether the ops are equal up to operands, which have to correspond by `twins`; their results correspond from then on. */
static bool same_operation(const pl_op *source, const pl_op *lowered, pl_map *twins) {
  if (source->info != lowered->info || source->attrs != lowered->attrs || source->num_operands != lowered->num_operands ||
      source->num_results != lowered->num_results)
    return false;
  if (source->num_regions > 0 || lowered->num_regions > 0 || source->num_successors > 0 || lowered->num_successors > 0)
    return false;
  for (uint32_t i = 0; i < source->num_operands; i++)
    if (pl_map_get_ptr(twins, pl_operand(source, i)) != pl_operand(lowered, i)) return false;
  for (uint32_t i = 0; i < source->num_results; i++) {
    if (source->results[i].type != lowered->results[i].type) return false;
    pl_map_set_ptr(twins, &source->results[i], &lowered->results[i]);
  }
  return true;
}

/* Whether the initialisers of both globals are one block each with the same operations, or both are missing. */
static bool same_regions(const pl_op *a, const pl_op *b) {
  const pl_block *x = a->num_regions > 0 ? a->regions[0]->first : NULL, *y = b->num_regions > 0 ? b->regions[0]->first : NULL;
  if (!x || !y) return x == y;
  pl_map twins = {0};
  const pl_op *p = x->first, *q = y->first;
  while (p && q && same_operation(p, q, &twins))
    p = p->next, q = q->next;
  pl_map_free(&twins);
  return !p && !q && !x->next && !y->next;
}

/* ---- where it lies, and who sees it ---- */

/* A refuted symbol obligation with that text; no fault if `text` is NULL. */
static pl_fault wrong(const char *text) { return pl_fault_refuted(PL_OBLIGATION_SYMBOL, text); }

/* An unsupported symbol obligation with that text; no fault if `text` is NULL. */
static pl_fault unknown(const char *text) { return pl_fault_unsupported(PL_OBLIGATION_SYMBOL, text, NULL); }

/* Whether the op's `linkage` attribute is that word. */
static bool has_linkage(const pl_op *op, const char *word) { return pl_enum_has(pl_op_attr(op, PL_NAME_LINKAGE), word); }

/* Whether the symbol's linkage is local to its module. */
static bool is_local(const pl_op *op) {
  return pl_claim_linkage_has(pl_enum_word_of(pl_op_attr(op, PL_NAME_LINKAGE)), PL_CLAIM_LOCAL);
}

/* The fault, refuted, that the lowering's linkage is not one that the source's linkage or visibility allows; none otherwise.
 * `defined`: it is no declaration. */
static pl_fault linkage_fault(const pl_op *source, const pl_op *lowered, bool defined) {
  if (pl_str_is(source->info->dialect, "llvm")) {
    const pl_attr *source_linkage = pl_op_attr(source, PL_NAME_LINKAGE), *lowered_linkage = pl_op_attr(lowered, PL_NAME_LINKAGE);
    return wrong(source_linkage == lowered_linkage || (is_local(source) && is_local(lowered)) ? NULL : "has another linkage");
  }
  bool external = has_linkage(lowered, "external");
  if (!external && !is_local(lowered)) return wrong("has a linkage that the source's has not");
  if (pl_tv_is_seen(source) && !external) return wrong("is not visible to others, the source's is");
  if (!pl_tv_is_seen(source) && external && defined) return wrong("is visible to others, the source's is not");
  return pl_fault_none();
}

/* Stores the global's address space in *space, 0 if it states none; returns false if it is stated but no number. */
static bool space_of(const pl_op *op, uint64_t *space) {
  const pl_type *type = pl_op_is(op, PL_OP_MEMREF_GLOBAL) ? type_attr(op, PL_NAME_TYPE) : NULL;
  const pl_attr *of_type = type && type->kind == PL_TYPE_MEMREF ? type->shaped.space : NULL;
  *space = type ? 0 : pl_tv_number_of(op, PL_NAME_ADDR_SPACE);
  return !of_type || (of_type->kind == PL_ATTR_INTEGER && pl_apint_to_u64(of_type->integer, space));
}

/* Whether the op has the attribute. */
static bool flag(const pl_op *op, pl_attr_name name) { return pl_op_attr(op, name) != NULL; }

/* The fault that the globals lie in different places (address space, section, comdat, thread-local storage), or that this is not
 * understood; none otherwise. */
static pl_fault place_fault(const pl_op *source, const pl_op *lowered) {
  uint64_t source_space = 0, lowered_space = 0;
  if (flag(lowered, PL_NAME_THREAD_LOCAL) && !flag(source, PL_NAME_THREAD_LOCAL))
    return wrong("is one for each thread, the source's is not");
  if (!flag(lowered, PL_NAME_THREAD_LOCAL) && flag(source, PL_NAME_THREAD_LOCAL))
    return wrong("is one for all threads, the source's is not");
  if (!space_of(source, &source_space) || !space_of(lowered, &lowered_space))
    return unknown("is in an address space that has no meaning here yet");
  if (source_space != lowered_space) return wrong("is in another address space");
  if (pl_op_attr(source, PL_NAME_SECTION) != pl_op_attr(lowered, PL_NAME_SECTION)) return wrong("is in another section");
  return wrong(pl_tv_same_comdat(source, lowered) ? NULL : "is in another group of which the linker keeps one");
}

/* Whether the attribute may be weaker in the lowering, which only declares the global. `data` is the lowering's pl_contents. */
static bool is_weaker_claim(const pl_stated *stated, const void *data) {
  const pl_contents *lowered = (const pl_contents *)data;
  return !lowered->defined && stated->row->change == PL_CHANGE_LARGER;
}

/* The fault that the lowering drops or adds an attribute of the global that it may not, or that one is unknown; none otherwise.
 * `contents` are the lowering's. */
static pl_fault attribute_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_contents *contents) {
  pl_stated_vec source_attributes = {0}, lowered_attributes = {0};
  const bool is_llvm = pl_str_is(source->info->dialect, "llvm");
  if (is_llvm) pl_tv_attributes_of(arena, source, PL_AT_GLOBAL, &source_attributes);
  pl_tv_attributes_of(arena, lowered, PL_AT_GLOBAL, &lowered_attributes);
  pl_fault fault = pl_fault_none();
  const pl_stated *found = pl_tv_lost_attribute(&source_attributes, &lowered_attributes, is_weaker_claim, contents);
  if (found)
    fault = wrong(pl_tv_join(arena, "has not what the source's has: ", found->name.data));
  else if ((found = pl_tv_added_attribute(&lowered_attributes, &source_attributes, NULL, NULL)))
    fault = wrong(pl_tv_join(arena, "has what the source's has not: ", found->name.data));
  else if ((found = pl_tv_unknown_attribute(&lowered_attributes, &source_attributes)) ||
           (found = pl_tv_unknown_attribute(&source_attributes, &lowered_attributes)))
    fault = unknown(pl_tv_join(
        arena, "has an attribute that is in no row of the table of claims, and has no meaning here: ", found->name.data));
  pl_vec_free(&source_attributes);
  pl_vec_free(&lowered_attributes);
  return fault;
}

/* The fault that the globals differ in what they hold at first, or in being defined, or that this is not understood; none
 * otherwise. */
static pl_fault contents_fault(pl_arena *arena, pl_layout *layout, const pl_op *source, const pl_op *lowered) {
  pl_contents source_contents = pl_tv_read_contents(arena, layout, source),
              lowered_contents = pl_tv_read_contents(arena, layout, lowered);
  if (source_contents.defined != lowered_contents.defined)
    return wrong(source_contents.defined ? "is only declared, the source's is defined" : "is defined, the source's is not");
  if (!source_contents.defined) return pl_fault_none();
  if (lowered_contents.poison && !source_contents.poison) return wrong("is poison at first, and the source's is any value");
  if (source->info == lowered->info && type_attr(source, PL_NAME_GLOBAL_TYPE) == type_attr(lowered, PL_NAME_GLOBAL_TYPE) &&
      pl_op_attr(source, PL_NAME_VALUE) == pl_op_attr(lowered, PL_NAME_VALUE) && same_regions(source, lowered))
    return pl_fault_none();
  switch (pl_tv_compare_contents(arena, &source_contents, &lowered_contents)) {
  case PL_SAME: return pl_fault_none();
  case PL_DIFFERENT:
    if (!pl_tv_constructors_are_gone(source, lowered)) return wrong("has another initial value");
    return unknown("has another initial value, and functions that the source runs before the program are gone");
  case PL_NOT_KNOWN: break;
  }
  return unknown("has an initialiser that has no meaning here yet");
}

/* The fault, refuted, that the lowering's declaration of a global claims more alignment than the source's, while another module
 * defines it; none otherwise. `source_elem`, `lowered_elem`: their elements. */
static pl_fault claimed_alignment_fault(const pl_op *source, const pl_op *lowered, const pl_flat *source_elem,
                                        const pl_flat *lowered_elem) {
  const uint64_t want = alignment_of(source), have = alignment_of(lowered);
  const uint64_t known = want ? want : source_elem->align;
  const bool is_more = (have ? have : lowered_elem->align) > known;
  return wrong(is_more ? "is claimed to be more aligned than the source's, which another module defines" : NULL);
}

/* The fault, refuted, that a defined global is less aligned than the source's or than its elements need, or, in a named section,
 * otherwise; none if it is fine. `source_elem`, `lowered_elem`: their elements. */
static pl_fault alignment_fault(const pl_op *source, const pl_op *lowered, const pl_flat *source_elem,
                                const pl_flat *lowered_elem) {
  uint64_t want = alignment_of(source), have = alignment_of(lowered);
  const bool is_buffer = pl_op_is(source, PL_OP_MEMREF_GLOBAL) && pl_op_attr(source, PL_NAME_INITIAL_VALUE);
  if (want == 0 || (is_buffer && want < source_elem->align))
    want = source_elem->align; /* accesses to a buffer's elements assume the elements' alignment */
  if (have == 0) have = lowered_elem->align;
  if (flag(source, PL_NAME_SECTION) && have != want)
    return wrong("is not as much aligned as the source's, whose section holds others");
  if (is_buffer && have < source_elem->align) return wrong("is less aligned than its elements have to be");
  return wrong(have < want ? "is less aligned than the source's" : NULL);
}

typedef PL_VEC(const pl_use *) use_vec;

/* The symbol that the attribute refers to; empty if it is NULL, nested or no reference. */
static pl_str name_of(const pl_attr *symbol) {
  if (!symbol || symbol->kind != PL_ATTR_SYMBOL || symbol->symbol.count != 1) return (pl_str){NULL, 0};
  return symbol->symbol.path[0];
}

/* Whether the use only reads through the address; the uses of addresses computed from it are pushed for the same check. */
static bool is_read_through(const pl_use *use, use_vec *work) {
  const pl_op *op = use->owner;
  bool copies = pl_op_is(op, PL_OP_LLVM_INTR_MEMCPY) || pl_op_is(op, PL_OP_LLVM_INTR_MEMMOVE);
  if (pl_tv_carries_address(op)) pl_vec_push(work, op->results[0].uses);
  return pl_tv_derives_address(op) || pl_op_is(op, PL_OP_LLVM_LOAD) ||
         (copies && pl_operand(op, 0) != use->value && pl_operand(op, 1) == use->value);
}

/* Whether the global is known to be only read, in its own module, so that it may as well be constant. */
static bool is_only_read(const pl_op *global) {
  enum { MOST_OPS = 20000 };
  const pl_op *module = global->block->region->op;
  use_vec work = {0};
  uint32_t seen = 0;
  bool fine = !pl_tv_is_seen(global);
  for (pl_op *op = (pl_op *)(uintptr_t)module; op && fine; op = pl_op_walk_next(module, op)) {
    fine = ++seen <= MOST_OPS && !pl_op_is(op, PL_OP_UNREGISTERED);
    const pl_attr *memref = pl_op_is(op, PL_OP_MEMREF_GET_GLOBAL) ? pl_op_attr(op, PL_NAME_NAME) : NULL;
    const pl_attr *pointer = pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF) ? pl_op_attr(op, PL_NAME_GLOBAL_NAME) : NULL;
    if (memref && pl_str_eq(name_of(memref), pl_symbol_name(global))) fine = false;
    if (pointer && pl_str_eq(name_of(pointer), pl_symbol_name(global))) pl_vec_push(&work, op->results[0].uses);
    while (work.len > 0 && fine)
      for (const pl_use *use = pl_vec_pop(&work); use && fine; use = use->next)
        fine = is_read_through(use, &work);
  }
  pl_vec_free(&work);
  return fine;
}

/* Whether a local integer global of the source, wider than i1, has become a local i1 in the lowering, as LLVM does where it only
 * holds two values. */
static bool is_narrowed(const pl_op *source, const pl_op *lowered) {
  const pl_attr *source_type = pl_op_attr(source, PL_NAME_GLOBAL_TYPE), *lowered_type = pl_op_attr(lowered, PL_NAME_GLOBAL_TYPE);
  if (pl_tv_is_seen(source) || pl_tv_is_seen(lowered) || !source_type || !lowered_type) return false;
  if (source_type->kind != PL_ATTR_TYPE || lowered_type->kind != PL_ATTR_TYPE) return false;
  return source_type->type->kind == PL_TYPE_INTEGER && lowered_type->type->kind == PL_TYPE_INTEGER &&
         lowered_type->type->integer.width == 1 && source_type->type->integer.width > 1;
}

/* The fault that the lowering's global is not aligned as the source's allows; none if it is fine. */
static pl_fault check_alignment(const pl_op *source, const pl_op *lowered, const pl_contents *source_contents,
                                const pl_contents *lowered_contents) {
  if (!source_contents->defined) return claimed_alignment_fault(source, lowered, source_contents->elem, lowered_contents->elem);
  pl_fault fault = alignment_fault(source, lowered, source_contents->elem, lowered_contents->elem);
  if (pl_is_fault(fault) && is_only_read(source) && is_only_read(lowered)) fault.verdict = PL_VERDICT_UNSUPPORTED;
  return fault;
}

/* The fault that the lowering's global differs from the source's in size, in being constant, or in being initialised from
 * outside, as it may not; none otherwise. Both have elements of known layout. */
static pl_fault extent_fault(const pl_op *source, const pl_op *lowered, const pl_contents *source_contents,
                             const pl_contents *lowered_contents) {
  /* Nobody but the module's functions sees how far a private one reaches, and they stay within the source's. */
  const bool may_be_longer =
      !pl_tv_is_seen(source) && flag(lowered, PL_NAME_CONSTANT); /* of others runs do not know what they hold */
  if (is_narrowed(source, lowered)) return unknown("has become a truth value, which has no meaning here yet");
  if (!pl_tv_same_size(source_contents, lowered_contents) &&
      !(may_be_longer && pl_tv_holds_size(source_contents, lowered_contents)))
    return wrong("has another size");
  if (flag(lowered, PL_NAME_CONSTANT) && !flag(source, PL_NAME_CONSTANT) && !is_only_read(lowered))
    return wrong("is constant, the source's is not");
  if (flag(lowered, PL_NAME_EXTERNALLY_INITIALIZED) == flag(source, PL_NAME_EXTERNALLY_INITIALIZED)) return pl_fault_none();
  return wrong(flag(source, PL_NAME_EXTERNALLY_INITIALIZED) ? "is not initialised from outside, the source's is"
                                                            : "is initialised from outside");
}

/* The fault of pl_tv_visibility_fault as one of a symbol, with "has " before its text; none if there is none. */
static pl_fault visibility_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered) {
  pl_fault fault = pl_tv_visibility_fault(source, lowered);
  if (pl_is_fault(fault))
    fault = pl_fault_of(fault.verdict == PL_VERDICT_UNSUPPORTED, PL_OBLIGATION_SYMBOL, pl_tv_join(arena, "has ", fault.text));
  return fault;
}

/* The first fault of the lowering's global variable against the source's; none if it may stand for that. */
static pl_fault variable_fault(pl_arena *arena, pl_layout *layout, const pl_op *source, const pl_op *lowered) {
  assert(pl_op_is(lowered, PL_OP_LLVM_MLIR_GLOBAL));
  pl_contents source_contents = pl_tv_read_contents(arena, layout, source),
              lowered_contents = pl_tv_read_contents(arena, layout, lowered);
  if (!source_contents.elem || !lowered_contents.elem || source_contents.elem->num_leaves == 0 ||
      lowered_contents.elem->num_leaves == 0) {
    const bool same = source->attrs == lowered->attrs && same_regions(source, lowered);
    return unknown(same ? NULL : "has a type that has no meaning here yet");
  }
  pl_fault fault = extent_fault(source, lowered, &source_contents, &lowered_contents);
  if (!pl_is_fault(fault)) fault = check_alignment(source, lowered, &source_contents, &lowered_contents);
  if (!pl_is_fault(fault)) fault = place_fault(source, lowered);
  if (!pl_is_fault(fault)) fault = linkage_fault(source, lowered, source_contents.defined);
  if (!pl_is_fault(fault)) fault = visibility_fault(arena, source, lowered);
  if (!pl_is_fault(fault)) fault = attribute_fault(arena, source, lowered, &lowered_contents);
  return pl_is_fault(fault) ? fault : contents_fault(arena, layout, source, lowered);
}

/* The fault that an alias or ifunc of the lowering is not the same as the source's; none otherwise. What it refers to is judged
 * by itself. */
static pl_fault other_name_fault(const pl_op *source, const pl_op *lowered) {
  if (source->info != lowered->info && pl_op_has(lowered, PL_TRAIT_FUNCTION))
    return unknown("became a function, which has no meaning here yet");
  if (source->info != lowered->info) return wrong("is something else");
  const pl_fault linkage = linkage_fault(source, lowered, true);
  if (pl_is_fault(linkage)) return linkage;
  return unknown(source->attrs == lowered->attrs && same_regions(source, lowered) ? NULL : "is not written as the source's");
}

/* The first fault of the lowering's symbol against the source's global, alias or ifunc; its text continues "global @name ...". */
static pl_fault fault_of(pl_arena *arena, pl_layout *layout, const pl_op *source, const pl_op *lowered) {
  assert(pl_tv_is_global(source) && source != lowered);
  if (pl_op_is(source, PL_OP_MEMREF_GLOBAL) || pl_op_is(source, PL_OP_LLVM_MLIR_GLOBAL)) {
    if (!pl_op_is(lowered, PL_OP_LLVM_MLIR_GLOBAL)) return wrong("is something else");
    return variable_fault(arena, layout, source, lowered);
  }
  return other_name_fault(source, lowered);
}

/* The text "global @name `what`" with both ops printed below it (`lowered` may be NULL); memory of the arena. */
static const char *describe(pl_arena *arena, pl_str name, const pl_op *source, const pl_op *lowered, const char *what) {
  pl_print_options options = {0};
  pl_sink text = {0};
  pl_sink_printf(&text, "global @%.*s %s", PL_STR_FMT(name), what);
  pl_sink_puts(&text, "\n  source:   ");
  pl_print_op(source, &options, &text);
  if (lowered) {
    pl_sink_puts(&text, "\n  lowering: ");
    pl_print_op(lowered, &options, &text);
  }
  const char *copy = pl_arena_copy(arena, pl_sink_text(&text), text.len + 1);
  pl_sink_close(&text);
  return copy;
}

/* Names of other globals that an initialiser is computed from, and no more of them than that. */
typedef PL_VEC(pl_str) name_vec;

/* Appends the name unless it is empty or in the list. */
static void push_name(name_vec *names, pl_str name) {
  for (size_t i = 0; i < names->len; i++)
    if (pl_str_eq(names->data[i], name)) return;
  if (name.len) pl_vec_push(names, name);
}

/* Appends to `names` the symbols whose address the global's initializer region takes, each once. */
static void push_names_in(const pl_op *global, name_vec *names) {
  for (pl_op *op = (pl_op *)(uintptr_t)global; op; op = pl_op_walk_next(global, op))
    if (pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF)) push_name(names, name_of(pl_op_attr(op, PL_NAME_GLOBAL_NAME)));
}

/* The first fault of the global of that name, if the source has one; may append to `names` the globals that its initialisers in
 * source and lowering refer to. */
static pl_fault check_name(pl_arena *arena, pl_layout *layout, const pl_symbols *source, const pl_symbols *lowered, pl_str name,
                           name_vec *names) {
  const pl_op *source_global = pl_tv_find_symbol(source, name);
  if (!source_global || !pl_tv_is_global(source_global)) return pl_fault_none();
  const pl_op *lowered_global = pl_tv_find_symbol(lowered, name);
  const pl_op *marked = flag(source_global, PL_NAME_PLUMBLINE_NOT_KEPT)                      ? source_global
                        : lowered_global && flag(lowered_global, PL_NAME_PLUMBLINE_NOT_KEPT) ? lowered_global
                                                                                             : NULL;
  if (marked) return unknown(describe(arena, name, source_global, lowered_global, pl_tv_loss_text(arena, marked)));
  if (lowered_global == source_global) return pl_fault_none();
  if (!lowered_global) {
    const bool missed = pl_tv_is_seen(source_global) && !pl_tv_may_be_gone(source_global, lowered->table);
    return wrong(missed ? describe(arena, name, source_global, NULL, "is not in the lowering") : NULL);
  }
  push_names_in(source_global, names);
  push_names_in(lowered_global, names);
  const bool same = lowered_global->info == source_global->info && lowered_global->attrs == source_global->attrs &&
                    same_regions(source_global, lowered_global);
  if (same && pl_tv_same_comdat(source_global, lowered_global)) return pl_fault_none(); /* not lowered yet */
  pl_fault fault = fault_of(arena, layout, source_global, lowered_global);
  if (pl_is_fault(fault)) fault.text = describe(arena, name, source_global, lowered_global, fault.text);
  return fault;
}

/* Appends the symbols that ops of a function and its inlined callees access as a global or take the address of. */
static void push_names_of(const pl_tv_reach *reach, name_vec *names) {
  for (size_t i = 0; i < reach->ops.len; i++) {
    const pl_op *op = reach->ops.data[i];
    if (pl_op_is(op, PL_OP_MEMREF_GET_GLOBAL)) push_name(names, name_of(pl_op_attr(op, PL_NAME_NAME)));
    if (pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF)) push_name(names, name_of(pl_op_attr(op, PL_NAME_GLOBAL_NAME)));
  }
}

/* The first fault of the globals in `names` and of those that their initialisers refer to, which are appended. */
static pl_fault check_names(pl_arena *arena, const pl_symbols *source, const pl_symbols *lowered, uint32_t index_bits,
                            name_vec *names) {
  pl_layout *layout = pl_layout_new(arena, index_bits);
  pl_fault fault = pl_fault_none();
  for (size_t i = 0; i < names->len && !pl_is_fault(fault); i++)
    fault = check_name(arena, layout, source, lowered, names->data[i], names);
  pl_layout_free(layout);
  return fault;
}

pl_fault pl_tv_globals_fault(pl_arena *arena, const pl_tv_reach *source, const pl_tv_reach *lowered, uint32_t index_bits) {
  assert(arena && index_bits > 0 && source->func->module->ctx == lowered->func->module->ctx);
  const pl_symbols source_symbols = {.table = pl_tv_symbol_table(source->func)},
                   lowered_symbols = {.table = pl_tv_symbol_table(lowered->func)};
  name_vec names = {0};
  push_names_of(source, &names);
  push_names_of(lowered, &names);
  const pl_fault fault = check_names(arena, &source_symbols, &lowered_symbols, index_bits, &names);
  pl_vec_free(&names);
  return fault;
}

pl_fault pl_tv_global_fault(pl_arena *arena, const pl_op *global, const pl_symbols *source, const pl_symbols *lowered,
                            uint32_t index_bits) {
  assert(pl_tv_is_global(global) && index_bits > 0 && source != lowered);
  name_vec names = {0};
  push_name(&names, pl_symbol_name(global));
  const pl_fault fault = check_names(arena, source, lowered, index_bits, &names);
  pl_vec_free(&names);
  return fault;
}
