/* attrs.h - types, attributes and locations to text. */
#ifndef PL_CORE_TEXT_PRINT_ATTRS_H
#define PL_CORE_TEXT_PRINT_ATTRS_H

#include "core/text/print/printer.h"

/* Whether an attribute says its type: always; not for i64 and f64, as in arrays; never. */
typedef enum pl_elision { PL_TYPE_SHOWN, PL_TYPE_MAY_HIDE, PL_TYPE_HIDDEN } pl_elision;

/* Prints a type, one of the LLVM dialect with `!llvm.`. */
void pl_pr_type(pl_printer *pr, const pl_type *type);
/* The pointee of a pointer type if it is to be printed; NULL if not. It is with --typed-pointers, or without a module, as in
 * messages. */
const pl_type *pl_pr_pointee(const pl_printer *pr, const pl_type *type);
/* Prints a type inside an LLVM type, where most types of the LLVM dialect stand without `!llvm.`. */
void pl_pr_llvm_element(pl_printer *pr, const pl_type *type);
/* Prints a function type as (a, b) -> c or (a) -> (b, c). */
void pl_pr_function_type(pl_printer *pr, pl_type_list inputs, uint32_t num_inputs, pl_type_list results, uint32_t num_results);
/* Prints an attribute, by its alias if it has one, with its type as far as `elision` asks for it. In the first pass records
 * aliases. */
void pl_pr_attr(pl_printer *pr, const pl_attr *attr, pl_elision elision);
/* Prints an attribute itself even if it has an alias, with its type as far as `elision` asks for it. */
void pl_pr_attr_body(pl_printer *pr, const pl_attr *attr, pl_elision elision);
/* Whether the attribute is printed as an alias in this print-out. */
bool pl_pr_has_alias(pl_printer *pr, const pl_attr *attr);
/* Prints what follows `#llvm.mnemonic` of an LLVM attribute: its parameters in `<` `>`, or nothing where MLIR prints no
 * brackets. */
void pl_pr_params(pl_printer *pr, const pl_attr *attr);
/* Prints an attribute by its alias if it has one, else of an enum or an LLVM attribute with parameters what follows
 * `#dialect.mnemonic`, and others in full. */
void pl_pr_attr_stripped(pl_printer *pr, const pl_attr *attr);
/* Prints distinct[number]<attribute>; in a module, the numbers are those of the order of printing. */
void pl_pr_distinct(pl_printer *pr, const pl_attr *attr);
/* Prints the entries of a dictionary, `{a, b = 1 : i32}`. */
void pl_pr_entries(pl_printer *pr, const pl_named_attr *entries, uint32_t count);
/* Prints ` loc(...)` after an op, or in the pretty form without loc(). The first pass notes that this mention allows the alias to
 * be defined at the end. */
void pl_pr_trailing_loc(pl_printer *pr, const pl_attr *loc);
/* The explicit location of a block argument, else its position in the source, else the unknown location. */
const pl_attr *pl_pr_arg_place(pl_printer *pr, const pl_value *arg);
/* The op's explicit location, else its position in the source, else the unknown location. */
const pl_attr *pl_pr_op_place(pl_printer *pr, const pl_op *op);
/* Prints ` loc(...)` after a block argument if the options ask for locations, in full as MLIR does and not by an alias. */
void pl_pr_arg_loc(pl_printer *pr, const pl_value *arg);
/* Prints the text in quotes, with escapes for quotes, backslashes and bytes outside of printable ASCII. */
void pl_pr_quoted(pl_printer *pr, pl_str text);
/* Prints the text, in quotes if it is not a bare identifier. */
void pl_pr_keyword_or_string(pl_printer *pr, pl_str text);
/* Prints @name, the name in quotes if it is not a bare identifier. */
void pl_pr_symbol(pl_printer *pr, pl_str name);
/* Prints the elements of a dense array: [1, 2]. */
void pl_pr_int_list(pl_printer *pr, const pl_attr *dense_array);
/* Prints the words of an enum attribute with commas between them. */
void pl_pr_words(pl_printer *pr, const pl_attr *enumeration);
/* Prints an affine map as (d0)[s0] -> (...), an integer set as (d0)[s0] : (...), without affine_map<> or affine_set<>. */
void pl_pr_affine(pl_printer *pr, const pl_attr *attr);
/* Prints an affine expression over the op's operands from `first` on, `num_dims` dims before the symbols: %a + symbol(%b). */
void pl_pr_affine_of_values(pl_printer *pr, const pl_affine *e, const pl_op *op, uint32_t first, uint32_t num_dims);

#endif
