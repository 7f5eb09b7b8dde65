/* environment.c - what stands around a lowered function has to leave its meaning as it is: the data layout is the one that the
 * proof reckons with, the runtime functions that it calls are those of the library and are declared without claims of their own,
 * nothing runs before or after the program that the source has not. Sources: LLVM Language Reference, "Data Layout", "Function
 * Attributes", "Parameter Attributes", "The 'llvm.global_ctors' Global Variable"; MLIR documentation, "Data Layout Modeling". */
#include <assert.h>
#include <stdio.h>

#include "core/ir/symbol_index.h"
#include "verify/claims/claims.h"
#include "verify/sem/llvm/attributes.h"
#include "verify/sem/llvm/runtime_functions.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/convention/target.h"
#include "verify/tv/module/module.h"

/* ---- Before and after the program ---- */

/* The next op of that kind, which is not that of functions, after `after` (NULL: the first one) in the module; NULL if there is
 * none. */
static const pl_op *next_of_kind(const pl_op *module, pl_op_kind kind, const pl_op *after) {
  const pl_op *op = pl_symbol_table_next(module, after);
  while (op && !pl_op_is(op, kind))
    op = pl_symbol_table_next(module, op);
  return op;
}

/* A function that runs before or after the program. */
typedef struct structor {
  const pl_attr *function, *priority, *data;
} structor;
typedef PL_VEC(structor) structor_vec;

/* Entry i of the op's array attribute of that name; NULL if there is none. */
static const pl_attr *entry_of(const pl_op *list, pl_attr_name name, uint32_t i) {
  const pl_attr *all = pl_op_attr(list, name);
  return all && all->kind == PL_ATTR_ARRAY && i < all->array.count ? all->array.elems[i] : NULL;
}

/* Whether `a` is known to have a lower priority number than `b`, so that it runs before. */
static bool comes_before(const structor *a, const structor *b) {
  const bool known = a->priority && b->priority && a->priority->kind == PL_ATTR_INTEGER && b->priority->kind == PL_ATTR_INTEGER;
  return known && pl_apint_ult(a->priority->integer, b->priority->integer);
}

/* Appends the module's global constructors or destructors, as `kind` says, by priority and then in the order in which they are
 * listed. (LLVM Language Reference, "The 'llvm.global_ctors' Global Variable".) */
static void list_structors(const pl_op *module, pl_op_kind kind, structor_vec *out) {
  assert(kind == PL_OP_LLVM_MLIR_GLOBAL_CTORS || kind == PL_OP_LLVM_MLIR_GLOBAL_DTORS);
  pl_attr_name name = kind == PL_OP_LLVM_MLIR_GLOBAL_CTORS ? PL_NAME_CTORS : PL_NAME_DTORS;
  for (const pl_op *op = next_of_kind(module, kind, NULL); op; op = next_of_kind(module, kind, op))
    for (uint32_t i = 0; entry_of(op, name, i); i++) {
      const structor one = {entry_of(op, name, i), entry_of(op, PL_NAME_PRIORITIES, i), entry_of(op, PL_NAME_DATA, i)};
      pl_vec_push(out, one);
      for (size_t k = out->len - 1; k > 0 && comes_before(&one, &out->data[k - 1]); k--) {
        out->data[k] = out->data[k - 1];
        out->data[k - 1] = one;
      }
    }
}

/* How many entries of `list`, from its first one on, occur in `other` in the same order. */
static size_t count_found(const structor_vec *list, const structor_vec *other) {
  size_t found = 0;
  for (size_t i = 0; i < other->len && found < list->len; i++) {
    const structor *a = &list->data[found], *b = &other->data[i];
    found += a->function == b->function && a->priority == b->priority && a->data == b->data;
  }
  return found;
}

pl_fault pl_tv_structors_fault(const pl_op *source, const pl_op *lowered) {
  static const pl_op_kind kinds[] = {PL_OP_LLVM_MLIR_GLOBAL_CTORS, PL_OP_LLVM_MLIR_GLOBAL_DTORS};
  assert(source->num_regions == 1 && lowered->num_regions == 1);
  pl_fault fault = pl_fault_none();
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds && !pl_is_fault(fault); i++) {
    structor_vec source_structors = {0}, lowered_structors = {0};
    list_structors(source, kinds[i], &source_structors);
    list_structors(lowered, kinds[i], &lowered_structors);
    const bool listed = count_found(&lowered_structors, &source_structors) == lowered_structors.len;
    if (!listed)
      fault = pl_fault_refuted(PL_OBLIGATION_SYMBOL,
                               "the lowering has functions run before or after the program that the source has not");
    else if (lowered_structors.len < source_structors.len)
      fault = pl_fault_of(kinds[i] == PL_OP_LLVM_MLIR_GLOBAL_CTORS, PL_OBLIGATION_SYMBOL,
                          "the source has functions run before or after the program that the lowering has not");
    pl_vec_free(&source_structors);
    pl_vec_free(&lowered_structors);
  }
  return fault;
}

bool pl_tv_constructors_are_gone(const pl_op *source, const pl_op *lowered) {
  assert(source && source->block && lowered && lowered->block);
  return pl_tv_structors_fault(pl_tv_symbol_table(source), pl_tv_symbol_table(lowered)).verdict == PL_VERDICT_UNSUPPORTED;
}

/* ---- Runtime functions ---- */

/* Whether the name is in the list. */
static bool is_one_of(pl_str name, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (pl_str_is(name, names[i])) return true;
  return false;
}
#define IS_ONE_OF(name, names) is_one_of(name, names, sizeof names / sizeof *names)

/* Whether the attribute is an integer of at most `most`. */
static bool is_number(const pl_attr *attr, uint64_t most) {
  uint64_t value;
  return attr->kind == PL_ATTR_INTEGER && pl_apint_to_u64(attr->integer, &value) && value <= most;
}

/* Whether the attributes of a runtime function's arguments or results (`is_result`) are known to hold of that function, whatever
 * it is called with. */
static bool claims_of_values(const pl_attr *dicts, bool is_result) {
  static const char *const of_results[] = {"llvm.noundef", "llvm.noalias"};
  for (uint32_t i = 0; dicts && i < dicts->array.count; i++) {
    const pl_attr *dict = dicts->array.elems[i];
    for (uint32_t k = 0; k < dict->dict.count; k++) {
      pl_str name = dict->dict.entries[k].name;
      const pl_attr *value = dict->dict.entries[k].value;
      const pl_claim *row = pl_claim_of_mlir(name, PL_AT_PARAMETER | PL_AT_RESULT);
      if (row && row->kind == PL_CLAIM_NOTHING) continue;
      bool small = is_result && pl_str_is(name, "llvm.align") && is_number(value, 16); /* as max_align_t (C17, 7.22.3) */
      if (!small && !(is_result ? IS_ONE_OF(name, of_results) : row && (row->traits & PL_CLAIM_LIBRARY))) return false;
    }
  }
  return true;
}

/* Whether the attribute of the declaration of runtime function `callee` is known to leave its calls their usual meaning, or is
 * compared elsewhere. */
static bool is_fine(pl_str callee, pl_str name, const pl_attr *value) {
  const pl_claim *row = pl_claim_of_mlir(name, PL_AT_FUNCTION);
  if (pl_str_is(name, "linkage")) return pl_enum_has(value, "external");
  if (pl_str_is(name, "CConv")) return pl_enum_has(value, "ccc");
  if (pl_str_is(name, "visibility_")) return is_number(value, 0);
  if (pl_str_is(name, "unnamed_addr")) return is_number(value, 1); /* local_unnamed_addr: nothing here compares its address */
  if (pl_sem_is_runtime_claim(callee, name, value)) return true;
  const bool compared = row && (row->kind == PL_CLAIM_PART || row->change == PL_CHANGE_TARGET) && !pl_str_is(name, "passthrough");
  return pl_sem_is_foreign(name) || pl_str_is(name, "dso_local") || compared || (row && row->kind == PL_CLAIM_NOTHING);
}

/* Whether the declaration of a runtime function has no target and no attribute that would change the meaning of its calls. */
static bool claims_of_function(const pl_op *declaration, pl_str callee) {
  const pl_attr *attrs = declaration->attrs;
  if (pl_tv_target_difference(NULL, declaration)) return false;
  for (uint32_t i = 0; i < attrs->dict.count; i++)
    if (!is_fine(callee, attrs->dict.entries[i].name, attrs->dict.entries[i].value)) return false;
  return true;
}

/* An unsupported symbol obligation with that text; no fault if `text` is NULL. */
static pl_fault unknown(const char *text) { return pl_fault_unsupported(PL_OBLIGATION_SYMBOL, text, NULL); }

/* The fault, unsupported, that the symbol of a runtime function's name is defined, or declared with an attribute that has no
 * meaning here; none otherwise. */
static pl_fault runtime_fault(pl_arena *arena, const pl_op *table, pl_str callee) {
  const pl_op *found = pl_symbol_lookup(table, callee);
  if (!found) return pl_fault_none();
  bool fine = claims_of_function(found, callee) && claims_of_values(pl_op_attr(found, PL_NAME_ARG_ATTRS), false) &&
              claims_of_values(pl_op_attr(found, PL_NAME_RES_ATTRS), true);
  bool defined = !pl_op_has(found, PL_TRAIT_FUNCTION) || !pl_func_is_declaration(found);
  if (fine && !defined) return pl_fault_none();
  pl_sink text = {0};
  pl_sink_printf(&text,
                 defined ? "the lowering defines the runtime function @%.*s itself"
                         : "the lowering's declaration of the runtime function @%.*s makes a claim without a meaning here",
                 PL_STR_FMT(callee));
  const char *copy = pl_arena_copy(arena, pl_sink_text(&text), text.len + 1);
  (void)pl_sink_close(&text);
  return unknown(copy);
}

/* The first fault (runtime_fault) of a runtime function that the lowering calls and the source's module does not use; none
 * otherwise. */
static pl_fault callees_fault(pl_arena *arena, const pl_op *source, const pl_tv_reach *lowered) {
  for (size_t i = 0; i < lowered->ops.len; i++) {
    const pl_attr *callee = pl_op_attr(lowered->ops.data[i], PL_NAME_CALLEE);
    if (!callee || callee->kind != PL_ATTR_SYMBOL || callee->symbol.count != 1) continue;
    pl_str name = callee->symbol.path[0];
    if (!pl_sem_is_runtime_function(name) || pl_symbol_in_use(pl_tv_symbol_table(source), name)) continue;
    const pl_fault fault = runtime_fault(arena, pl_tv_symbol_table(lowered->func), name);
    if (pl_is_fault(fault)) return fault;
  }
  return pl_fault_none();
}

pl_fault pl_tv_environment_fault(pl_arena *arena, const pl_tv_reach *source, const pl_tv_reach *lowered) {
  assert(arena && source->bodies.len > 0 && lowered->bodies.len > 0);
  const pl_op *source_table = pl_tv_symbol_table(source->func), *lowered_table = pl_tv_symbol_table(lowered->func);
  pl_fault fault = pl_tv_structors_fault(source_table, lowered_table);
  if (!pl_is_fault(fault)) fault = pl_tv_module_fault(source_table, lowered_table);
  if (!pl_is_fault(fault)) fault = pl_tv_triple_fault(source->func, lowered->func);
  if (!pl_is_fault(fault)) fault = pl_tv_layout_fault(arena, source, lowered);
  return pl_is_fault(fault) ? fault : callees_fault(arena, source->func, lowered);
}
