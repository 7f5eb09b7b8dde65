/* attrs.h - types, attributes and locations to text. */
#ifndef PL_CORE_TEXT_PRINT_ATTRS_H
#define PL_CORE_TEXT_PRINT_ATTRS_H

#include "core/text/print/printer.h"

/* Whether an attribute says its type: always; not for i64 and f64, as in arrays; never. */
typedef enum pl_elision { PL_TYPE_SHOWN, PL_TYPE_MAY_HIDE, PL_TYPE_HIDDEN } pl_elision;

/* Prints a type, with `!llvm.` where needed. */
void pl_pr_type(pl_printer *pr, const pl_type *type);
/* What a pointer type says it points to, where that is printed: in messages, and with --typed-pointers. Else NULL. */
const pl_type *pl_pr_pointee(const pl_printer *pr, const pl_type *type);
/* Inside LLVM types, where `!llvm.` is left out. */
void pl_pr_llvm_element(pl_printer *pr, const pl_type *type);
/* Prints the type as (a, b) -> c. */
void pl_pr_function_type(pl_printer *pr, pl_type_list inputs, uint32_t num_inputs, pl_type_list results, uint32_t num_results);
/* Prints an attribute, by its alias if it has one. `elision`: whether its type is left out. */
void pl_pr_attr(pl_printer *pr, const pl_attr *attr, pl_elision elision);
/* Prints an attribute in full, where an alias could stand for it. */
void pl_pr_attr_body(pl_printer *pr, const pl_attr *attr, pl_elision elision);
/* Whether it is printed as an alias. */
bool pl_pr_has_alias(pl_printer *pr, const pl_attr *attr);
/* Prints the parameters after `#llvm.mnemonic` in `<` `>`; nothing if none is to be printed (attr_llvm.c). */
void pl_pr_params(pl_printer *pr, const pl_attr *attr);
/* Prints an attribute by its alias, else without `#llvm.mnemonic`. */
void pl_pr_attr_stripped(pl_printer *pr, const pl_attr *attr);
/* Prints distinct[number]<attribute>, numbered in the order in which they are printed. */
void pl_pr_distinct(pl_printer *pr, const pl_attr *attr);
/* `{a, b = 1 : i32}` */
void pl_pr_entries(pl_printer *pr, const pl_named_attr *entries, uint32_t count);
/* ` loc(...)` */
void pl_pr_trailing_loc(pl_printer *pr, const pl_attr *loc);
/* The explicit location of a block argument, or where it stands in the source. */
const pl_attr *pl_pr_arg_place(pl_printer *pr, const pl_value *arg);
/* The location that the source gives an op, or the explicit one. */
const pl_attr *pl_pr_op_place(pl_printer *pr, const pl_op *op);
/* The same for a block argument, if locations are wanted: in full, as MLIR does. */
void pl_pr_arg_loc(pl_printer *pr, const pl_value *arg);
void pl_pr_quoted(pl_printer *pr, pl_str text);                  /* "text" with escapes */
void pl_pr_keyword_or_string(pl_printer *pr, pl_str text);       /* text, in quotes if it is no bare identifier */
void pl_pr_symbol(pl_printer *pr, pl_str name);                  /* @name */
void pl_pr_int_list(pl_printer *pr, const pl_attr *dense_array); /* [1, 2] */
void pl_pr_words(pl_printer *pr, const pl_attr *enumeration);    /* word, word */
/* The (d0)[s0] -> (...) of a map, the (d0) : (...) of a set. */
void pl_pr_affine(pl_printer *pr, const pl_attr *attr);
/* An expression over an op's operands from `first` on, dims before symbols: %a + symbol(%b). */
void pl_pr_affine_of_values(pl_printer *pr, const pl_affine *e, const pl_op *op, uint32_t first, uint32_t num_dims);

#endif
