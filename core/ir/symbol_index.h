/* symbol_index.h - the symbols of a table found without a search, as long as nobody changes the table. */
#ifndef PL_CORE_IR_SYMBOL_INDEX_H
#define PL_CORE_IR_SYMBOL_INDEX_H

#include "core/ir/op.h"

typedef struct pl_symbol_index pl_symbol_index;

/* Makes an index of the symbols directly inside `table` (an op with PL_TRAIT_SYMBOL_TABLE). pl_symbol_lookup and
 * pl_symbol_table_next take constant time from then on, until an op or a block is added there or removed, an op there is given an
 * attribute, or the index is freed. The caller frees it before the module. */
pl_symbol_index *pl_symbol_index_new(const pl_op *table);
/* Frees the index; lookups search again. */
void pl_symbol_index_free(pl_symbol_index *index);

/* The first op directly inside `table` with the name, as the index has it. The region has an index. */
pl_op *pl_symbol_index_find(const pl_symbol_index *index, pl_str name);

/* The next op in the first block of `table` after `after` (NULL: the first one) that is no function, in the order of the block;
 * NULL if there is none, or no table or block. */
const pl_op *pl_symbol_table_next(const pl_op *table, const pl_op *after);

#endif
