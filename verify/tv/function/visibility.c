/* visibility.c - whether a symbol of the lowering is as visible as the source's, is found in this part of the program, and has an
 * address of its own. Source: LLVM Language Reference, "Visibility Styles", "Runtime Preemption Specifiers", "Functions". */
#include <assert.h>

#include "verify/tv/convention/symbol.h"
#include "verify/tv/function/linkage.h"

/* Whether the op's `linkage` attribute is that word. */
static bool is_linked_as(const pl_op *op, const char *word) { return pl_enum_has(pl_op_attr(op, PL_NAME_LINKAGE), word); }

/* Whether the symbol may be defined by another module: its linkage lets another definition replace it, or it is only declared
 * here. */
static bool may_be_elsewhere(const pl_op *symbol) {
  if (!pl_tv_is_exact(symbol)) return true;
  if (pl_op_has(symbol, PL_TRAIT_FUNCTION)) return pl_func_is_declaration(symbol);
  return pl_op_is(symbol, PL_OP_LLVM_MLIR_GLOBAL) && !pl_op_attr(symbol, PL_NAME_VALUE) &&
         !(symbol->num_regions > 0 && symbol->regions[0]->first);
}

/* Whether the lowering's symbol says by dso_local what the source's does not and what does not follow from its linkage or
 * visibility. (LLVM Language Reference, "Runtime Preemption Specifiers".) */
static bool claims_to_be_here(const pl_op *source, const pl_op *lowered) {
  if (!pl_op_attr(lowered, PL_NAME_DSO_LOCAL) || pl_op_attr(source, PL_NAME_DSO_LOCAL) || !pl_tv_is_seen(lowered)) return false;
  return pl_tv_number_of(lowered, PL_NAME_VISIBILITY) == 0 || is_linked_as(lowered, "extern_weak");
}

/* The fault that the lowering's symbol says dso_local where the source does not allow that: refuted if another module may define
 * the symbol, else, unless that is known to be harmless, unsupported. None otherwise. */
static pl_fault preemption_fault(const pl_op *source, const pl_op *lowered) {
  static const char elsewhere[] = "a claim that its symbol is not another module's (dso_local), which the source has not";
  static const char replaced[] =
      "a claim that its symbol is not replaced at run time (dso_local), which depends on the relocation model";
  if (!claims_to_be_here(source, lowered)) return pl_fault_none();
  if (may_be_elsewhere(lowered)) return pl_fault_refuted(PL_OBLIGATION_ATTRIBUTE, elsewhere);
  if (source->info != lowered->info) return pl_fault_none();
  return pl_fault_unsupported(PL_OBLIGATION_ATTRIBUTE, replaced, NULL);
}

pl_fault pl_tv_visibility_fault(const pl_op *source, const pl_op *lowered) {
  assert(source && lowered);
  const pl_attr *visibility = pl_op_attr(source, PL_NAME_SYM_VISIBILITY);
  const bool declared = pl_op_has(source, PL_TRAIT_FUNCTION) && pl_func_is_declaration(source); /* others define it */
  bool is_public = !visibility || visibility->kind != PL_ATTR_STRING || pl_str_is(visibility->string, "public");
  if ((is_public || declared) && pl_tv_number_of(lowered, PL_NAME_VISIBILITY) != pl_tv_number_of(source, PL_NAME_VISIBILITY))
    return pl_fault_refuted(PL_OBLIGATION_ATTRIBUTE, "another visibility than the source demands");
  const pl_fault fault = preemption_fault(source, lowered);
  if (pl_is_fault(fault)) return fault;
  const uint64_t source_unnamed = pl_tv_number_of(source, PL_NAME_UNNAMED_ADDR),
                 lowered_unnamed = pl_tv_number_of(lowered, PL_NAME_UNNAMED_ADDR);
  const bool is_shared = pl_tv_is_seen(source) ? lowered_unnamed > 1 && source_unnamed <= 1
                                               : lowered_unnamed > source_unnamed && !pl_tv_address_stays(lowered);
  return pl_fault_refuted(PL_OBLIGATION_ATTRIBUTE, is_shared ? "an address that may be another symbol's, too" : NULL);
}
