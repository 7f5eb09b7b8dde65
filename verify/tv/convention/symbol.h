/* symbol.h - symbols and the modules that hold them: lookups, linkage and visibility, what is declared of results. */
#ifndef PL_VERIFY_TV_CONVENTION_SYMBOL_H
#define PL_VERIFY_TV_CONVENTION_SYMBOL_H

#include "core/base/map.h"
#include "core/ir/op.h"

/* The operation whose region holds a function; NULL: none does. */
const pl_op *pl_tv_symbol_table(const pl_op *func);

/* Whether the linker does the same with copies of both symbols. */
bool pl_tv_same_comdat(const pl_op *a, const pl_op *b);
/* The symbols of a module by name. `table` may be NULL: there are none. */
typedef struct pl_symbols {
  const pl_op *table;
  pl_map by_name; /* by the text's place: names are interned. Without it the table is searched */
} pl_symbols;
/* The op that defines the symbol; NULL if there is none, or no symbol table. */
const pl_op *pl_tv_find_symbol(const pl_symbols *symbols, pl_str name);

/* The module of the lowering that a nested module of the source became, or NULL. */
const pl_op *pl_tv_counterpart(const pl_op *nested, const pl_op *lowered);

/* A global, also an alias or ifunc: what has a row of its own if others see it. */
bool pl_tv_is_global(const pl_op *op);
/* Whether other modules see it. */
bool pl_tv_is_seen(const pl_op *symbol);
/* Whether a function, global, alias or ifunc is defined here, and not another module's. */
bool pl_tv_is_definition(const pl_op *op);
/* Whether LLVM's linkage of a symbol, which `llvm.linkage` gives to one of another dialect, is that word. */
bool pl_tv_has_linkage(const pl_op *symbol, const char *word);
/* Whether MLIR's visibility of a symbol is `private`. */
bool pl_tv_is_private(const pl_op *symbol);

/* The number that an attribute of that name holds; 0: there is none. */
uint64_t pl_tv_number_of(const pl_op *op, pl_attr_name name);

/* Whether a function takes a variable number of arguments. (LLVM IR Target (2022), Function Types: `func.varargs`, which may be
 * given as false.) */
bool pl_tv_is_variadic(const pl_op *func);
/* What a function claims of its one result, or NULL: a claim about one of several is not about all that they are
 * packed in. */
const pl_attr *pl_tv_result_claims(const pl_op *func);

#endif
