/* Constants and addresses of symbols. */
#include <assert.h>

#include "core/llvmir/export/state/constants.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"

pl_str pl_export_linkage(const pl_op *op) {
  static const char *const words[][2] = {{"private", "private "},
                                         {"internal", "internal "},
                                         {"available_externally", "available_externally "},
                                         {"linkonce", "linkonce "},
                                         {"weak", "weak "},
                                         {"common", "common "},
                                         {"appending", "appending "},
                                         {"extern_weak", "extern_weak "},
                                         {"linkonce_odr", "linkonce_odr "},
                                         {"weak_odr", "weak_odr "}};
  const pl_attr *linkage = pl_op_attr(op, PL_NAME_LINKAGE);
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (pl_enum_has(linkage, words[i][0])) return pl_str_from(words[i][1]);
  return PL_STR("");
}

/* ---- Constants from attributes ---- */

/* The constant of an integer or floating point type with `bits`, a number of the attribute `value`, resized for an integer type.
 * NULL if it does not fit, and for other types. */
static const pl_lir *scalar(pl_export *e, const pl_type *type, const pl_attr *value, pl_apint bits) {
  if (type->kind == PL_TYPE_INTEGER)
    return pl_lir_int(&e->m, type, pl_constant_resize(e->m.arena, value, bits, type->integer.width));
  if (type->kind == PL_TYPE_FLOAT && pl_float_bits(type->float_format) == bits.width) return pl_lir_float(&e->m, type, bits);
  return NULL;
}

/* The struct constant of a complex number, whose two parts are read from the dense elements from `*at` on, which is advanced;
 * NULL if the type does not fit. */
static const pl_lir *complex_element(pl_export *e, const pl_type *type, const pl_attr *dense, uint64_t *at) {
  const pl_lir *parts[2];
  if (pl_lir_num_elems(type) != 2) return NULL;
  for (uint32_t i = 0; i < 2; i++)
    if (!(parts[i] = scalar(e, pl_lir_elem_type(type, i), dense, pl_dense_at(dense, (*at)++)))) return NULL;
  return pl_lir_list(&e->m, type, parts, 2);
}

/* The constant of a type made of dense elements in order, from `*at` on, which is advanced; for a scalable vector made of a
 * splat. NULL if they do not fit. Recursion is bounded by the type's depth. */
static const pl_lir *nested(pl_export *e, const pl_type *type, const pl_attr *dense, uint64_t *at) {
  bool sequence = type->kind == PL_TYPE_LLVM_ARRAY || pl_lir_is_vector(type);
  bool complex = type->kind == PL_TYPE_LLVM_STRUCT && dense->type && dense->type->shaped.elem->kind == PL_TYPE_COMPLEX;
  if (complex) return complex_element(e, type, dense, at);
  if (!sequence) return *at < UINT64_MAX ? scalar(e, type, dense, pl_dense_at(dense, (*at)++)) : NULL;
  if (pl_lir_is_scalable(type)) {
    const pl_lir *elem = dense->dense.splat ? scalar(e, type->shaped.elem, dense, pl_dense_at(dense, 0)) : NULL;
    return elem ? pl_lir_splat(&e->m, type, elem) : NULL;
  }
  uint32_t count = pl_lir_num_elems(type);
  if (count == 0) return type->shaped.shape[0] == 0 ? pl_lir_zero(&e->m, type) : NULL;
  const pl_lir **elems = PL_NEW_ARRAY(e->m.arena, const pl_lir *, count);
  for (uint32_t i = 0; i < count; i++)
    if (!(elems[i] = nested(e, type->shaped.elem, dense, at))) return NULL;
  return pl_lir_list(&e->m, type, elems, count);
}

/* The array constant of i8 with the bytes of a string. */
static const pl_lir *bytes(pl_export *e, const pl_type *type, pl_str text) {
  const pl_lir **elems = PL_NEW_ARRAY(e->m.arena, const pl_lir *, text.len);
  const pl_type *i8 = pl_type_integer(e->m.ctx, 8);
  for (size_t i = 0; i < text.len; i++)
    elems[i] = pl_lir_i64(&e->m, i8, (unsigned char)text.data[i]);
  return pl_lir_list(&e->m, type, elems, (uint32_t)text.len);
}

/* The aggregate constant whose elements an array attribute states; NULL if their number or one of them does not fit. */
static const pl_lir *from_list(pl_export *e, const pl_op *op, const pl_type *type, const pl_attr *value) {
  uint32_t count = pl_lir_num_elems(type);
  if (value->array.count != count) return NULL;
  const pl_lir **elems = PL_NEW_ARRAY(e->m.arena, const pl_lir *, count);
  for (uint32_t i = 0; i < count; i++)
    if (!(elems[i] = pl_export_constant(e, op, pl_lir_elem_type(type, i), value->array.elems[i]))) return NULL;
  return pl_lir_list(&e->m, type, elems, count);
}

/* Whether the attribute is sparse and lists no elements, so that all are zero. */
static bool names_none(const pl_attr *value) {
  return value->kind == PL_ATTR_SPARSE && value->array.elems[1]->type->shaped.shape[0] == 0;
}

/* The constant of the type that an attribute states; NULL if it has no translation. */
static const pl_lir *from_attr(pl_export *e, const pl_op *op, const pl_type *type, const pl_attr *value) {
  uint64_t at = 0;
  const pl_attr *elements;
  if (pl_attr_is(value, "undef")) return pl_lir_undef(&e->m, type);
  if (pl_attr_is(value, "poison")) return pl_lir_poison(&e->m, type);
  if (pl_attr_is(value, "zero") || names_none(value)) return pl_lir_zero(&e->m, type);
  switch (value->kind) {
  case PL_ATTR_INTEGER:
  case PL_ATTR_FLOAT: return scalar(e, type, value, value->integer);
  case PL_ATTR_DENSE:
  case PL_ATTR_SPARSE:
  case PL_ATTR_RESOURCE: return (elements = pl_export_elements(e, value)) ? nested(e, type, elements, &at) : NULL;
  case PL_ATTR_STRING: return type->kind == PL_TYPE_LLVM_ARRAY ? bytes(e, type, value->string) : NULL;
  case PL_ATTR_ARRAY: return from_list(e, op, type, value);
  case PL_ATTR_SYMBOL: return pl_export_address(e, op, value->symbol.path[0], type);
  case PL_ATTR_UNIT: return pl_lir_undef(&e->m, type);
  default: return NULL;
  }
}

const pl_lir *pl_export_constant(pl_export *e, const pl_op *op, const pl_type *type, const pl_attr *value) {
  assert(op->module == e->module);
  const pl_lir *made = from_attr(e, op, type, value);
  if (!made) pl_export_error(e, op, "constant has no translation to LLVM IR");
  return made;
}

const pl_lir *pl_export_address(pl_export *e, const pl_op *op, pl_str name, const pl_type *type) {
  assert(op->module == e->module);
  const pl_op *target = pl_map_get_ptr(&e->syms, name.data);
  (void)op;
  return pl_lir_symbol(&e->m, type, name, target);
}
