/* symbol.h - symbols and the modules that hold them: lookups, linkage and visibility, what is declared of results. */
#ifndef PL_VERIFY_TV_CONVENTION_SYMBOL_H
#define PL_VERIFY_TV_CONVENTION_SYMBOL_H

#include "core/base/map.h"
#include "core/ir/op.h"

/* The operation whose region holds the function; NULL if there is none. */
const pl_op *pl_tv_symbol_table(const pl_op *func);

/* Whether both symbols are in no comdat, or in comdats of the same name and selection kind. */
bool pl_tv_same_comdat(const pl_op *a, const pl_op *b);
/* The symbols of a module by name. `table` may be NULL: there are none. */
typedef struct pl_symbols {
  const pl_op *table;
  pl_map by_name; /* by the text's place: names are interned. Without it the table is searched */
} pl_symbols;
/* The op that defines the symbol; NULL if there is none. The name must be interned if `by_name` has entries. */
const pl_op *pl_tv_find_symbol(const pl_symbols *symbols, pl_str name);

/* The module inside `lowered` (may be NULL) that corresponds to the nested module of the source, by its name, or its position
 * among modules without a name; NULL if there is none. */
const pl_op *pl_tv_counterpart(const pl_op *nested, const pl_op *lowered);

/* Whether the op defines a global: memref.global, llvm.mlir.global, an alias or an ifunc. */
bool pl_tv_is_global(const pl_op *op);
/* Whether other modules see the symbol, by its linkage (llvm dialect) or its visibility (other dialects). */
bool pl_tv_is_seen(const pl_op *symbol);
/* Whether the op defines its symbol here, rather than declares it. */
bool pl_tv_is_definition(const pl_op *op);
/* Whether the symbol states the linkage `word`, as its dialect does. */
bool pl_tv_has_linkage(const pl_op *symbol, const char *word);
/* Whether the symbol's `sym_visibility` is "private". */
bool pl_tv_is_private(const pl_op *symbol);

/* The unsigned value of the op's integer attribute of that name; 0 if there is none in 64 bits. */
uint64_t pl_tv_number_of(const pl_op *op, pl_attr_name name);

/* Whether the function takes a variable number of arguments, by its type or `func.varargs`. (LLVM IR Target (2022), Function
 * Types.) */
bool pl_tv_is_variadic(const pl_op *func);
/* The attribute dictionary that holds of the value that the function returns once it is lowered; NULL if there is none, as for
 * several results of a func.func, which are packed into one. */
const pl_attr *pl_tv_result_claims(const pl_op *func);

#endif
