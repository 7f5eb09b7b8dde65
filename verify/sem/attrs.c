/* attrs.c - which attributes of the lowering's ops have a meaning or none here. A claim that is not understood makes the function
 * unsupported: only names on the second list are ignored. */
#include "verify/sem/internal.h"

static bool listed(const char *const *list, size_t count, pl_str name) {
  for (size_t i = 0; i < count; i++)
    if (pl_str_is(name, list[i])) return true;
  return false;
}

/* Has a meaning in sem, or is what makes the op what it is. */
static const char *const understood[] = {
    "value",
    "overflowFlags",
    "isExact",
    "isDisjoint",
    "nonNeg",
    "fastmathFlags",
    "predicate",
    "position",
    "mask",
    "alignment",
    "elem_type",
    "noWrapFlags",
    "inbounds",
    "rawConstantIndices",
    "callee",
    "global_name",
    "inalloca",
    "case_values",
    "case_operand_segments",
    "fastmath",
    "roundingmode",
    "fpExceptionBehavior",
    "is_zero_poison",
    "is_int_min_poison",
    "isVolatile",
    "var_callee_type",
    "len",
    "bit",
};

/* Says nothing about what the program does. */
static const char *const meaningless[] = {"branch_weights", "nontemporal",  "no_inline", "always_inline", "inline_hint",
                                          "convergent",     "rw",           "hint",      "cache",         "prob",
                                          "varInfo",        "locationExpr", "label"};

static bool of_atomic(const pl_op *op, pl_str name) { /* atomic.c looks at them */
  static const char *const names[] = {"bin_op", "ordering", "success_ordering", "failure_ordering", "weak"};
  return pl_sem_is_atomic(op) && listed(names, sizeof names / sizeof *names, name);
}

static bool of_order(const pl_op *op, pl_str name) { /* llvm_order.c looks at them */
  static const char *const names[] = {"ordering", "syncscope", "volatile_"};
  if (!pl_op_is(op, PL_OP_LLVM_LOAD) && !pl_op_is(op, PL_OP_LLVM_STORE) && !pl_op_is(op, PL_OP_LLVM_FENCE)) return false;
  return listed(names, sizeof names / sizeof *names, name);
}

static bool of_bundles(const pl_op *op, pl_str name) { /* llvm_hint.c looks at them */
  return pl_op_is(op, PL_OP_LLVM_INTR_ASSUME) && (pl_str_is(name, "op_bundle_sizes") || pl_str_is(name, "op_bundle_tags"));
}

/* Names whose default value claims nothing. */
static bool claims_nothing(pl_str name, const pl_attr *value) {
  uint64_t number;
  if (pl_str_is(name, "ordering"))
    return value->kind == PL_ATTR_INTEGER && pl_apint_to_u64(value->integer, &number) && number == 0;
  if (pl_str_is(name, "CConv")) return pl_enum_has(value, "ccc");
  if (pl_str_is(name, "TailCallKind")) return pl_enum_has(value, "none");
  if (pl_str_is(name, "op_bundle_sizes")) return value->kind == PL_ATTR_DENSE_ARRAY && value->dense.count == 0;
  if (pl_str_is(name, "op_bundle_tags")) return value->kind == PL_ATTR_ARRAY && value->array.count == 0;
  if (pl_str_is(name, "arg_attrs") || pl_str_is(name, "res_attrs")) { /* every entry empty */
    for (uint32_t i = 0; value->kind == PL_ATTR_ARRAY && i < value->array.count; i++)
      if (value->array.elems[i]->kind != PL_ATTR_DICT || value->array.elems[i]->dict.count > 0) return false;
    return value->kind == PL_ATTR_ARRAY;
  }
  return false;
}

/* A discardable attribute of another dialect: LLVM IR has no place for it. */
static bool is_foreign(pl_str name) {
  for (size_t i = 0; i < name.len; i++)
    if (name.data[i] == '.') return !pl_str_starts(name, "llvm.");
  return false;
}

bool pl_sem_attrs_known(pl_sem *sem, const pl_op *op) {
  if (!sem->lowered || sem->world->flags_off || !op->attrs || !pl_str_is(op->info->dialect, "llvm")) return true;
  for (uint32_t i = 0; i < op->attrs->dict.count; i++) {
    pl_str name = op->attrs->dict.entries[i].name;
    if (listed(understood, sizeof understood / sizeof *understood, name)) continue;
    if (is_foreign(name)) continue;
    if (listed(meaningless, sizeof meaningless / sizeof *meaningless, name)) continue;
    if (of_bundles(op, name) || of_atomic(op, name) || of_order(op, name)) continue;
    if (claims_nothing(name, op->attrs->dict.entries[i].value)) continue;
    pl_sem_unsupported(sem, "'%.*s' with the attribute '%.*s', whose claim has no meaning here yet", PL_STR_FMT(op->info->name),
                       PL_STR_FMT(name));
    return false;
  }
  return true;
}
