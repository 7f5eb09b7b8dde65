/* An op against its row in ops.def: how many operands and results, of which types, which properties. */
#include <assert.h>

#include "core/check/internal.h"

/* Checks the number of the op's operands that are not passed to successors against its row and, if the op has operand groups of
 * stated sizes, the number and sum of these. False, and reported, if not. */
static bool check_operand_count(pl_checker *c, const pl_op *op, const pl_signature *s) {
  uint32_t own = pl_op_num_own_operands(op), fixed = s->num_operands - s->num_variadic;
  if (s->num_variadic == 0 && own != fixed) {
    if (fixed == 0) return pl_check_error(c, op, "requires zero operands");
    if (fixed == 1) return pl_check_error(c, op, "requires a single operand");
    return pl_check_error(c, op, "expected %u operands, but found %u", fixed, own);
  }
  if (own < fixed) return pl_check_error(c, op, "expected %u or more operands, but found %u", fixed, own);
  if (!pl_op_has(op, PL_TRAIT_SEGMENTS)) return true;
  uint64_t sum = 0;
  for (uint32_t i = 0; op->segments && i < op->num_segments; i++)
    sum += op->segments[i];
  if (!op->segments || op->num_segments != s->num_operands)
    return pl_check_error(c, op,
                          "'operandSegmentSizes' attribute for specifying operand segments must have %u elements, but got %u",
                          s->num_operands, op->num_segments);
  return sum == own ||
         pl_check_error(
             c, op, "operand count (%u) does not match with the total size (%llu) specified in attribute 'operandSegmentSizes'",
             own, (unsigned long long)sum);
}

/* Checks the number of the op's results against its row. False, and reported, if not. */
static bool check_result_count(pl_checker *c, const pl_op *op, const pl_signature *s) {
  uint32_t variadic = 0;
  for (uint32_t i = 0; i < s->num_results; i++)
    variadic += s->results[i].quantifier != PL_ONE;
  uint32_t results = s->num_results - variadic;
  if (op->num_results == results || (variadic && op->num_results > results)) return true;
  if (results == 0) return pl_check_error(c, op, "requires zero results");
  if (results == 1 && !variadic) return pl_check_error(c, op, "requires one result");
  return variadic ? pl_check_error(c, op, "expected %u or more results", results)
                  : pl_check_error(c, op, "expected %u results", results);
}

/* Checks the number of the op's regions against its traits; scf.index_switch may have more regions, and scf.reduce any number.
 * False, and reported, if not. */
static bool check_region_count(pl_checker *c, const pl_op *op) {
  const uint32_t regions = pl_op_has(op, PL_TRAIT_TWO_REGIONS) ? 2 : pl_op_has(op, PL_TRAIT_REGION) ? 1 : 0;
  bool more = (pl_op_is(op, PL_OP_SCF_INDEX_SWITCH) && op->num_regions > regions) /* one for each case */
              || pl_op_is(op, PL_OP_SCF_REDUCE);                                  /* one for each value */
  if (op->num_regions != regions && !more)
    return regions > 1 ? pl_check_error(c, op, "requires %u regions", regions)
           : regions   ? pl_check_error(c, op, "requires one region")
                       : pl_check_error(c, op, "requires zero regions");
  return true;
}

/* Checks the number of the op's successors against its row. False, and reported, if not. */
static bool check_successor_count(pl_checker *c, const pl_op *op, const pl_signature *s) {
  bool open = s->num_successors && s->successors[s->num_successors - 1].variadic;
  uint32_t least = open ? s->num_successors - 1 : s->num_successors;
  if (op->num_successors < least || (!open && op->num_successors != least))
    return pl_check_error(c, op, "requires %s%u successor%s but found %u", open ? "at least " : "", least, least == 1 ? "" : "s",
                          op->num_successors);
  return true;
}

/* Checks that the type of operand or result (`what`) number `index` meets the constraint of its item in the op's row. True,
 * unchecked, if the item derives the type from a type variable (a letter; see signature.h). False, and reported, if not. */
static bool check_class(pl_checker *c, const pl_op *op, const pl_sig_item *item, const char *what, uint32_t index,
                        const pl_type *type) {
  if (item->letter && item->fn != PL_SIG_SAME) return true;
  if (pl_constraint_holds(item->constraint, type)) return true;
  return pl_check_error(c, op, "%s #%u must be %s%s, but got '%s'", what, index,
                        item->quantifier == PL_VARIADIC ? "variadic of " : "", pl_constraint_text(item->constraint),
                        pl_check_type_text(c, type));
}

/* Types that a letter ties together. */
typedef struct letters {
  uint32_t bound; /* a bit per letter */
  const pl_type *type[26];
} letters;

/* Whether the type is the one that the item's letter, a type variable of the op's row (see signature.h), is bound to; binds the
 * letter to the type if it is not bound. */
static bool bind(letters *l, const pl_sig_item *item, const pl_type *type) {
  int at = item->letter - 'A';
  if (!(l->bound >> at & 1)) {
    l->bound |= UINT32_C(1) << at;
    l->type[at] = type;
  }
  return l->type[at] == type;
}

/* The type that the item's letter (see bind) is bound to; NULL if it is not bound. */
static const pl_type *bound_type(const letters *l, const pl_sig_item *item) {
  int at = item->letter - 'A';
  return l->bound >> at & 1 ? l->type[at] : NULL;
}

/* Binds each letter (a type variable; see bind) to the type of the first operand or result that the op's row states as that
 * letter alone, and checks that those of one letter are the same. False, and reported, if not. */
static bool check_same(pl_checker *c, const pl_op *op, const pl_signature *s, letters *l) {
  bool same = true;
  for (uint32_t g = 0; g < s->num_operands; g++) {
    uint32_t first, count;
    if (!s->operands[g].letter || s->operands[g].fn != PL_SIG_SAME) continue;
    pl_signature_group(s, op, g, &first, &count);
    for (uint32_t i = 0; i < count; i++)
      same = bind(l, &s->operands[g], pl_operand(op, first + i)->type) && same;
  }
  for (uint32_t g = 0; g < s->num_results && g < op->num_results; g++)
    if (s->results[g].letter && s->results[g].fn == PL_SIG_SAME) same = bind(l, &s->results[g], pl_result(op, g)->type) && same;
  if (same) return true;
  bool all = true;
  for (uint32_t g = 0; g < s->num_operands; g++)
    all = all && s->operands[g].letter && s->operands[g].fn == PL_SIG_SAME;
  for (uint32_t g = 0; g < s->num_results; g++)
    all = all && s->results[g].letter && s->results[g].fn == PL_SIG_SAME;
  if (all) return pl_check_error(c, op, "requires the same type for all operands and results");
  if (pl_op_is(op, PL_OP_ARITH_CMPI) || pl_op_is(op, PL_OP_ARITH_CMPF))
    return pl_check_error(c, op, "requires all operands to have the same type");
  if (pl_op_is(op, PL_OP_LLVM_INSERTELEMENT))
    return pl_check_error(c, op, "failed to verify that all of {res, vector} have same type");
  if (pl_op_is(op, PL_OP_LLVM_CMPXCHG))
    return pl_check_error(c, op, "failed to verify that operand #1 and operand #2 have the same type");
  pl_sink names = {0};
  for (uint32_t g = 0; g < s->num_operands + s->num_results; g++) {
    const pl_sig_item *item = g < s->num_operands ? &s->operands[g] : &s->results[g - s->num_operands];
    if (item->letter && item->fn == PL_SIG_SAME) pl_sink_printf(&names, "%s%.*s", names.len ? ", " : "", PL_STR_FMT(item->name));
  }
  pl_check_error(c, op, "failed to verify that all of {%s} have same type", pl_sink_text(&names));
  pl_sink_close(&names);
  return false;
}

/* Whether the type is no vector, tensor or memref. */
static bool is_scalar(const pl_type *type) { return !pl_type_is_shaped(type); }

/* Reports, in mlir-opt's words, that `type` is not i1 in the shape of `letter`, the type that the row's type variable is bound
 * to; returns false. */
static bool check_truth_values(pl_checker *c, const pl_op *op, const pl_type *letter, const pl_type *type) {
  if (!pl_op_is(op, PL_OP_ARITH_ADDUI_EXTENDED))
    return pl_check_error(c, op, "failed to verify that result type has i1 element type and same shape as operands");
  if (is_scalar(letter)) return pl_check_error(c, op, "if a result is non-scalar, then at least one operand must be non-scalar");
  if (is_scalar(type)) return pl_check_error(c, op, "if an operand is non-scalar, then all results must be non-scalar");
  return pl_check_error(c, op, "all non-scalar operands/results must have the same shape and base type");
}

/* The message, in mlir-opt's words, for an operand or result whose type does not follow from another one of the op; NULL if there
 * is no special one. */
static const char *relation(const pl_op *op, const pl_sig_item *item) {
  switch (op->info->kind) {
  case PL_OP_MEMREF_LOAD: return "failed to verify that result type matches element type of 'memref'";
  case PL_OP_MEMREF_STORE: return "failed to verify that type of 'value' matches element type of 'memref'";
  case PL_OP_MEMREF_ATOMIC_RMW:
    return pl_operand(op, 0)->type == pl_result(op, 0)->type ? "failed to verify that value type matches element type of memref"
                                                             : "failed to verify that all of {value, result} have same type";
  case PL_OP_MEMREF_GENERIC_ATOMIC_RMW: return "failed to verify that result type matches element type of memref";
  case PL_OP_AFFINE_LOAD: return "result type must match element type of memref";
  case PL_OP_AFFINE_STORE: return "value to store must have the same type as memref element type";
  case PL_OP_COMPLEX_CREATE:
    return pl_operand(op, 0)->type == pl_operand(op, 1)->type
               ? "failed to verify that complex element type matches real operand type"
               : "failed to verify that all of {real, imaginary} have same type";
  case PL_OP_COMPLEX_RE:
  case PL_OP_COMPLEX_IM:
  case PL_OP_COMPLEX_ABS:
  case PL_OP_COMPLEX_ANGLE: return "failed to verify that complex element type matches result type";
  case PL_OP_VECTOR_REDUCTION:
    return pl_str_is(item->name, "acc") ? "failed to verify that dest and acc have the same type"
                                        : "failed to verify that source operand and result have same element type";
  case PL_OP_LLVM_EXTRACTELEMENT: return "failed to verify that result type matches vector element type";
  case PL_OP_LLVM_INSERTELEMENT: return "failed to verify that argument type matches vector element type";
  case PL_OP_LLVM_CMPXCHG:
    return "failed to verify that result #0 has an LLVM struct type consisting of the type of operand #2 and a bool";
  default: return item->fn == PL_SIG_ELEM ? "requires the same element type for all operands and results" : NULL;
  }
}

/* Checks that an operand or result has the type that its signature item derives from a type variable (a letter; see
 * signature.h), such as the element type, or i1 of the same shape. True if it has, or if the letter has no type yet; false,
 * and reported, if not. */
static bool check_derived_type(pl_checker *c, const pl_op *op, const pl_sig_item *item, const letters *l, const pl_type *type) {
  const pl_type *letter = bound_type(l, item);
  const pl_type *want = letter ? pl_sig_apply(c->ctx, item->fn, letter) : NULL;
  if (!letter || want == type) return true;
  if (item->fn == PL_SIG_BOOL) return check_truth_values(c, op, letter, type);
  const char *text = relation(op, item);
  if (text) return pl_check_error(c, op, "%s", text);
  return pl_check_error(c, op, "failed to verify that type of '%.*s' matches: expected '%s', but got '%s'",
                        PL_STR_FMT(item->name), want ? pl_check_type_text(c, want) : "another type", pl_check_type_text(c, type));
}

/* The constraint (see signature.h) that is checked first for the type of a result that the op's row states as bool(V), i1 in the
 * shape of V: a class of types with elements i1 for ops of arith, math and llvm, else any type. */
static pl_constraint truth_class(const pl_op *op) {
  if (pl_str_is(op->info->dialect, "arith") || pl_str_is(op->info->dialect, "math")) return PL_IS_BOOL_LIKE;
  return pl_str_is(op->info->dialect, "llvm") ? PL_IS_LLVM_BOOL_LIKE : PL_IS_ANY;
}

/* Checks the types of the op's operands and results: first constraints (check_class), then that those with the same letter (a
 * type variable; see bind) are the same, then those that are derived from a letter. False, and the first fault reported, if
 * not. */
static bool check_types(pl_checker *c, const pl_op *op, const pl_signature *s) {
  bool ok = true;
  letters l;
  l.bound = 0;
  for (uint32_t g = 0; g < s->num_operands; g++) {
    uint32_t first, count;
    pl_signature_group(s, op, g, &first, &count);
    for (uint32_t i = 0; i < count && ok; i++)
      ok = check_class(c, op, &s->operands[g], "operand", first + i, pl_operand(op, first + i)->type);
  }
  for (uint32_t i = 0; i < op->num_results && s->num_results && ok; i++) {
    uint32_t g = i < s->num_results ? i : s->num_results - 1;
    pl_sig_item item = s->results[g];
    if (item.fn == PL_SIG_BOOL) item.letter = 0, item.constraint = truth_class(op);
    ok = check_class(c, op, &item, "result", i, pl_result(op, i)->type);
  }
  if (!ok || !check_same(c, op, s, &l)) return false;
  for (uint32_t g = 0; g < s->num_operands && ok; g++) {
    uint32_t first, count;
    if (!s->operands[g].letter || s->operands[g].fn == PL_SIG_SAME) continue;
    pl_signature_group(s, op, g, &first, &count);
    for (uint32_t i = 0; i < count && ok; i++)
      ok = check_derived_type(c, op, &s->operands[g], &l, pl_operand(op, first + i)->type);
  }
  for (uint32_t g = 0; g < s->num_results && g < op->num_results && ok; g++)
    if (s->results[g].letter && s->results[g].fn != PL_SIG_SAME)
      ok = check_derived_type(c, op, &s->results[g], &l, pl_result(op, g)->type);
  return ok;
}

/* Checks that the value of a property (an inherent attribute) is of the kind that the op's row states. False, and reported, if
 * not. */
static bool check_property(pl_checker *c, const pl_op *op, const pl_sig_prop *prop, const pl_attr *value) {
  if (pl_sig_prop_holds(prop, value, NULL)) return true;
  pl_sink fault = {0};
  (void)pl_sig_prop_holds(prop, value, &fault);
  (void)pl_check_error(c, op, "%s", pl_sink_text(&fault));
  pl_sink_close(&fault);
  return false;
}

/* Checks that no required property is missing, then the values of those that are there. False, and reported, if not. */
static bool check_properties(pl_checker *c, const pl_op *op, const pl_signature *s) {
  for (uint32_t i = 0; i < s->num_required; i++)
    if (!pl_dict_get(op->attrs, s->required[i]->name))
      return pl_check_error(c, op, "requires attribute '%.*s'", PL_STR_FMT(s->required[i]->name));
  for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; i++) {
    const pl_named_attr *entry = &op->attrs->dict.entries[i];
    const pl_sig_prop *prop = pl_signature_prop(s, entry->name);
    if (prop && !check_property(c, op, prop, entry->value)) return false;
  }
  return true;
}

bool pl_check_signature(pl_checker *c, const pl_op *op, const pl_signature *s) {
  assert(op->module->ctx == c->ctx);
  assert(s);
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!pl_operand(op, i)) return false; /* reported as a null operand */
  return check_region_count(c, op) && check_result_count(c, op, s) && check_successor_count(c, op, s) &&
         check_operand_count(c, op, s) && check_properties(c, op, s) && check_types(c, op, s);
}
