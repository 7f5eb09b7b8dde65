/* Dictionaries of arguments and results of functions: one for each; and what the LLVM dialect's attributes in them ask for.
 * Source: LLVM Language Reference, "Parameter Attributes"; wording as `mlir-opt` 22. */
#include <assert.h>

#include "core/check/internal.h"

/* X(name, value: UNIT, INTEGER, TYPE or ANYTHING, what it is attached to: POINTER, INTEGER or ANYTHING, whether a result may have
 * it) */
#define ARG_ATTRS(X)                                                                                                             \
  X("llvm.noalias", UNIT, POINTER, true)                                                                                         \
  X("llvm.nonnull", UNIT, POINTER, true)                                                                                         \
  X("llvm.readonly", UNIT, POINTER, false)                                                                                       \
  X("llvm.readnone", UNIT, POINTER, false)                                                                                       \
  X("llvm.writeonly", UNIT, POINTER, false)                                                                                      \
  X("llvm.nest", UNIT, POINTER, false)                                                                                           \
  X("llvm.nocapture", UNIT, POINTER, false)                                                                                      \
  X("llvm.nofree", UNIT, POINTER, false)                                                                                         \
  X("llvm.sret", TYPE, POINTER, false)                                                                                           \
  X("llvm.byval", TYPE, POINTER, false)                                                                                          \
  X("llvm.byref", TYPE, POINTER, false)                                                                                          \
  X("llvm.inalloca", TYPE, POINTER, false)                                                                                       \
  X("llvm.preallocated", TYPE, POINTER, false)                                                                                   \
  X("llvm.elementtype", TYPE, POINTER, true)                                                                                     \
  X("llvm.align", INTEGER, POINTER, true)                                                                                        \
  X("llvm.dereferenceable", INTEGER, POINTER, true)                                                                              \
  X("llvm.dereferenceable_or_null", INTEGER, POINTER, true)                                                                      \
  X("llvm.alignstack", INTEGER, ANYTHING, false)                                                                                 \
  X("llvm.signext", UNIT, INTEGER, true)                                                                                         \
  X("llvm.zeroext", UNIT, INTEGER, true)                                                                                         \
  X("llvm.noundef", UNIT, ANYTHING, true)                                                                                        \
  X("llvm.inreg", UNIT, ANYTHING, true)                                                                                          \
  X("llvm.returned", UNIT, ANYTHING, false)                                                                                      \
  X("llvm.allocalign", ANYTHING, ANYTHING, false)                                                                                \
  X("llvm.allocptr", ANYTHING, ANYTHING, false)

typedef enum want { ANYTHING, UNIT, INTEGER, TYPE, POINTER } want;

typedef struct arg_attr {
  const char *name;
  want value, place;
  bool on_result;
} arg_attr;

static const arg_attr rows[] = {
#define X(name, value, place, on_result) {name, value, place, on_result},
    ARG_ATTRS(X)
#undef X
};

/* The row of ARG_ATTRS for the attribute of that name; NULL if there is none. */
static const arg_attr *find_row(pl_str name) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (pl_str_is(name, rows[i].name)) return &rows[i];
  return NULL;
}

/* Whether the attribute's value is of the kind that the row asks for. */
static bool value_holds(const arg_attr *row, const pl_attr *value) {
  return row->value == ANYTHING || (row->value == UNIT && value->kind == PL_ATTR_UNIT) ||
         (row->value == INTEGER && value->kind == PL_ATTR_INTEGER) || (row->value == TYPE && value->kind == PL_ATTR_TYPE);
}

/* Whether the type is of the kind (pointer, integer or any) that the row's attribute may be attached to; true for a type that is
 * not of the LLVM dialect, as it is still to be converted. */
static bool place_holds(const arg_attr *row, const pl_type *type) {
  return row->place == ANYTHING || !pl_type_is_llvm_compatible(type) ||
         (row->place == POINTER && type->kind == PL_TYPE_LLVM_PTR) || (row->place == INTEGER && type->kind == PL_TYPE_INTEGER);
}

bool pl_llvm_arg_attr_fits(pl_str name, const pl_type *type, bool result) {
  assert(type);
  const arg_attr *row = find_row(name);
  return !row || (place_holds(row, type) && (!result || row->on_result));
}

/* Checks an attribute of the LLVM dialect in the dictionary of a parameter or (`result`) a result of type `type`: that it may be
 * there, its value, and that it fits the type. True for an unknown name. False, and reported, if not. */
static bool check_llvm_attr(pl_checker *c, const pl_op *func, const pl_named_attr *attr, bool result, const pl_type *type) {
  static const char *const values[] = {
      [ANYTHING] = "any", [UNIT] = "a unit", [INTEGER] = "an integer", [TYPE] = "a type", [POINTER] = "a pointer"};
  const arg_attr *row = find_row(attr->name);
  if (!row) return true;
  if (result && !row->on_result) return pl_check_error_at(c, func, "\"%s\" is not a valid result attribute", row->name);
  if (!value_holds(row, attr->value))
    return pl_check_error_at(c, func, "\"%s\" should be %s attribute", row->name, values[row->value]);
  return place_holds(row, type) || pl_check_error_at(c, func, "\"%s\" attribute attached to non-%s LLVM type", row->name,
                                                     row->place == POINTER ? "pointer" : "integer");
}

/* Checks the dictionary of one parameter or, if `result`, result of type `type`: all names contain a '.' (are prefixed with a
 * dialect), and the attributes of the LLVM dialect fit. `what` is the word for it in messages. False, and reported, if not. */
static bool check_dict(pl_checker *c, const pl_op *func, const pl_attr *dict, const char *what, bool result,
                       const pl_type *type) {
  for (uint32_t i = 0; i < dict->dict.count; i++) {
    const pl_named_attr *attr = &dict->dict.entries[i];
    if (!memchr(attr->name.data, '.', attr->name.len))
      return pl_check_error(c, func, "%ss may only have dialect attributes", what);
    if (pl_str_starts(attr->name, "llvm.") && !check_llvm_attr(c, func, attr, result, type)) return false;
  }
  return true;
}

/* Checks the attribute `name` of a function, if it has it: an array of one dictionary for each of its `count` parameters, or
 * results if `result`, of the types `types`, and each of these dictionaries. False, and reported, if not. */
static bool check_list(pl_checker *c, const pl_op *func, pl_attr_name name, bool result, pl_type_list types, uint32_t count) {
  const pl_attr *attrs = pl_op_attr(func, name);
  const char *what = result ? "result" : "argument";
  if (!attrs) return true;
  if (attrs->kind != PL_ATTR_ARRAY || attrs->array.count != count)
    return pl_check_error(
        c, func,
        "expects %s attribute array to have the same number of elements as the number of function %ss, got %u, but expected %u",
        what, what, attrs->kind == PL_ATTR_ARRAY ? attrs->array.count : 0, count);
  for (uint32_t i = 0; i < count; i++)
    if (!check_dict(c, func, attrs->array.elems[i], what, result, types[i])) return false;
  return true;
}

bool pl_check_arg_attrs(pl_checker *c, const pl_op *func, const pl_type *type) {
  assert(func->module->ctx == c->ctx);
  bool none = type->func.num_results == 1 && type->func.results[0]->kind == PL_TYPE_LLVM_VOID;
  return check_list(c, func, PL_NAME_ARG_ATTRS, false, type->func.inputs, type->func.num_inputs) &&
         check_list(c, func, PL_NAME_RES_ATTRS, true, type->func.results, none ? 0 : type->func.num_results);
}
