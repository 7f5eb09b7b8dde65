/* attrs.h - random attributes. Private to fuzz/gen. */
#ifndef PL_FUZZ_GEN_ATTRS_H
#define PL_FUZZ_GEN_ATTRS_H

#include "fuzz/gen/maker.h"

/* A dictionary under construction. PL_GEN_ATTRS declares an empty one: entries that are not there need no zeros. */
typedef struct pl_gen_attrs {
  uint32_t count;
  pl_named_attr entries[24];
} pl_gen_attrs;
#define PL_GEN_ATTRS(name)                                                                                                       \
  pl_gen_attrs name;                                                                                                             \
  (name).count = 0
/* Appends an entry; does nothing if the value is NULL or the dictionary has no space left. */
void pl_attrs_add(pl_gen_attrs *attrs, const char *name, const pl_attr *value);
/* The dictionary attribute of the entries; NULL if there are none. */
const pl_attr *pl_attrs_dict(pl_maker *m, const pl_gen_attrs *attrs);
/* Appends values, mostly random, of properties of the signature that depend on nothing else in the op, of optional ones now and
 * then. */
void pl_draw_attrs(pl_maker *m, const pl_signature *signature, pl_gen_attrs *attrs);
/* A DenseI64ArrayAttr of the values. */
const pl_attr *pl_i64_list(pl_maker *m, const int64_t *values, uint32_t count);
/* An integer attribute of type i32. */
const pl_attr *pl_i32_attr(pl_maker *m, int64_t value);
/* An integer attribute of type i64. */
const pl_attr *pl_i64_attr(pl_maker *m, int64_t value);
/* Parses an attribute in MLIR's syntax. `text` has to be valid, which is asserted, and is not copied. */
const pl_attr *pl_text_attr(pl_maker *m, const char *text);
/* A string attribute; the text is copied. */
const pl_attr *pl_string_attr(pl_maker *m, const char *text);
/* A string attribute of `stem` and a number: a symbol name that no symbol has yet. */
const pl_attr *pl_new_name(pl_maker *m, const char *stem);
/* A symbol reference to the symbol that the op defines. */
const pl_attr *pl_symbol_of(pl_maker *m, const pl_op *op);
/* A dense attribute of the vector or tensor type with `count` random elements, or a splat. */
const pl_attr *pl_draw_elements(pl_maker *m, const pl_type *shaped, uint32_t count);

#endif
