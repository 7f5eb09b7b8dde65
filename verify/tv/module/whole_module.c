/* whole_module.c - what a module says beside its symbols: assembly, flags and options for the linker, which program it is to be a
 * part of. A lowering adds nothing to it and leaves nothing out, but for where a text comes from. Sources: LLVM Language
 * Reference, "Module-Level Inline Assembly", "Module Flags Metadata", "Automatic Linker Flags Named Metadata"; MLIR
 * documentation, "'llvm' Dialect". */
#include "core/ir/attr_params.h"
#include "core/ir/symbol_index.h"

#include "verify/claims/claims.h"
#include "verify/sem/llvm/attributes.h"
#include "verify/tv/module/module.h"
#include <assert.h>

/* ---- attributes ---- */

/* Whether the module attribute is compared elsewhere or says nothing. */
static bool is_judged_elsewhere(pl_str name) {
  const pl_claim *row = pl_claim_of_mlir(name, PL_AT_MODULE);
  return row && (row->kind == PL_CLAIM_NOTHING || row->change == PL_CHANGE_ELSEWHERE || row->change == PL_CHANGE_TARGET);
}

/* Whether each piece of named metadata that the LLVM IR import could not represent in `module` has a row in the table of claims
 * and is a hint or known to be in `other`, too. */
static bool names_are_in(const pl_op *module, const pl_op *other) {
  const pl_attr *own_lost = module ? pl_op_attr(module, PL_NAME_PLUMBLINE_LOST) : NULL;
  const pl_attr *other_lost = other ? pl_op_attr(other, PL_NAME_PLUMBLINE_LOST) : NULL;
  for (uint32_t i = 0; own_lost && i < own_lost->array.count; i++) {
    const pl_attr *entry = own_lost->array.elems[i];
    const pl_str text = entry->array.elems[2]->string;
    const pl_claim *row = pl_claim_of_llvm(entry->array.elems[1]->string, PL_AT_MODULE);
    bool found = (row && row->kind == PL_CLAIM_NOTHING);
    const bool comparable = text.len > 0 && memchr(text.data, '?', text.len) == NULL;
    for (uint32_t k = 0; row && comparable && other_lost && k < other_lost->array.count; k++)
      found |= other_lost->array.elems[k] == entry;
    if (!found) return false;
  }
  return true;
}

/* Whether the attributes of `module` that matter and are not judged elsewhere have the same values in `other`. */
static bool attributes_are_in(const pl_op *module, const pl_op *other) {
  for (uint32_t i = 0; module && module->attrs && i < module->attrs->dict.count; i++) {
    const pl_named_attr attr = module->attrs->dict.entries[i];
    const bool empty = attr.value->kind == PL_ATTR_ARRAY && attr.value->array.count == 0;
    if (empty || !pl_sem_is_translated(attr.name) || is_judged_elsewhere(attr.name)) continue;
    if (!other || pl_dict_get(other->attrs, attr.name) != attr.value) return false;
  }
  return true;
}

/* ---- operations ---- */

/* The row of a module flag in the table of claims; NULL if it has none. */
static const pl_claim *row_of_flag(const pl_attr *flag) {
  const pl_str key = pl_attr_is(flag, "mlir.module_flag") ? pl_attr_param_text(flag, "key") : (pl_str){"", 0};
  return pl_claim_of_llvm(key, PL_AT_FLAG);
}

/* Whether the module flag is only about debug information or a hint to optimisers. */
static bool is_nothing(const pl_attr *flag) {
  const pl_claim *row = row_of_flag(flag);
  return row && row->kind == PL_CLAIM_NOTHING;
}

/* Whether an op of that kind in the module has the entry in its list. */
static bool has_entry(const pl_op *module, pl_op_kind kind, pl_attr_name list, const pl_attr *entry) {
  for (const pl_op *op = NULL; (op = pl_symbol_table_next(module, op));) {
    const pl_attr *all = pl_op_is(op, kind) ? pl_op_attr(op, list) : NULL;
    for (uint32_t i = 0; all && all->kind == PL_ATTR_ARRAY && i < all->array.count; i++)
      if (all->array.elems[i] == entry) return true;
  }
  return false;
}

/* Whether each flag of `module` that says something has a row in the table of claims and is in `other`, in any order. */
static bool flags_are_in(const pl_op *module, const pl_op *other) {
  for (const pl_op *op = NULL; (op = pl_symbol_table_next(module, op));) {
    const pl_attr *flags = pl_op_is(op, PL_OP_LLVM_MODULE_FLAGS) ? pl_op_attr(op, PL_NAME_FLAGS) : NULL;
    for (uint32_t i = 0; flags && flags->kind == PL_ATTR_ARRAY && i < flags->array.count; i++)
      if (!is_nothing(flags->array.elems[i]) &&
          (!row_of_flag(flags->array.elems[i]) ||
           !has_entry(other, PL_OP_LLVM_MODULE_FLAGS, PL_NAME_FLAGS, flags->array.elems[i])))
        return false;
  }
  return true;
}

/* The next llvm.linker_options of the module (NULL: none) after `after` (NULL: the first one); NULL if there is none. */
static const pl_op *next_options(const pl_op *module, const pl_op *after) {
  const pl_op *op = pl_symbol_table_next(module, after);
  while (op && !pl_op_is(op, PL_OP_LLVM_LINKER_OPTIONS))
    op = pl_symbol_table_next(module, op);
  return op;
}

/* Whether both modules pass the same options to the linker in the same order. */
static bool same_linker_options(const pl_op *a, const pl_op *b) {
  const pl_op *x = next_options(a, NULL), *y = next_options(b, NULL);
  while (x && y && pl_op_attr(x, PL_NAME_OPTIONS) == pl_op_attr(y, PL_NAME_OPTIONS))
    x = next_options(a, x), y = next_options(b, y);
  return !x && !y;
}

/* The assembly attribute (`llvm.module_asm`) of a module (may be NULL); NULL if there is none or it is empty. */
static const pl_attr *assembly_of(const pl_op *module) {
  const pl_attr *text = module ? pl_op_attr(module, PL_NAME_LLVM_MODULE_ASM) : NULL;
  return text && text->kind == PL_ATTR_ARRAY && text->array.count == 0 ? NULL : text;
}

/* Whether the LLVM IR import could not represent a part of the module (may be NULL) as a whole. */
static bool is_marked(const pl_op *module) { return module && pl_op_attr(module, PL_NAME_PLUMBLINE_NOT_KEPT) != NULL; }

/* An unsupported symbol obligation with that text; no fault if `text` is NULL. */
static pl_fault unknown(const char *text) { return pl_fault_unsupported(PL_OBLIGATION_SYMBOL, text, NULL); }

/* The fault that two modules, of which one may be NULL, differ as a whole, or that something of them was lost when they were
 * read; none otherwise. */
static pl_fault difference(const pl_op *source, const pl_op *lowered) {
  if (is_marked(source) || is_marked(lowered))
    return unknown("what a module says as a whole was lost when it was read, and has no meaning here");
  if (!names_are_in(source, lowered) || !names_are_in(lowered, source))
    return unknown("metadata of the whole module, other than the source's, has no meaning here");
  if (assembly_of(source) != assembly_of(lowered))
    return unknown("assembly beside the functions of a module, other than the source's, has no meaning here");
  if (!attributes_are_in(source, lowered) || !attributes_are_in(lowered, source))
    return unknown("an attribute of the whole module, other than the source's, has no meaning here");
  if (!flags_are_in(source, lowered) || !flags_are_in(lowered, source))
    return unknown("flags of a module, other than the source's, have no meaning here");
  return unknown(same_linker_options(source, lowered) ? NULL
                                                      : "options for the linker, other than the source's, have no meaning here");
}

pl_fault pl_tv_module_fault(const pl_op *source, const pl_op *lowered) {
  assert(source && lowered);
  for (const pl_op *a = source, *b = lowered; a || b;
       a = a && a->block ? a->block->region->op : NULL, b = b && b->block ? b->block->region->op : NULL) {
    const pl_fault fault = difference(a, b);
    if (pl_is_fault(fault)) return fault;
  }
  return pl_fault_none();
}
