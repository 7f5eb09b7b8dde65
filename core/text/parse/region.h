/* region.h - blocks and regions. Private to core/text. */
#ifndef PL_CORE_TEXT_PARSE_REGION_H
#define PL_CORE_TEXT_PARSE_REGION_H

#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"

/* `{` ops and blocks `}`; `args` (may be NULL) are those of the entry block. The region is detached: its blocks are moved when
 * the op is made. */
pl_region *pl_p_region(pl_parser *p, const pl_op_info *owner, const pl_args *args);
/* Ops up to a token that can't begin one; goes on after errors. */
void pl_p_ops(pl_parser *p, pl_block *block);
/* `{`; `open` stays where it is until the region is shut. False if nothing was opened. */
bool pl_p_open_region(pl_parser *p, const pl_op_info *owner, pl_open_region *open);
/* Before `}`. `ok`: all was read. False if it was not, or a name or label has no definition. */
bool pl_p_shut_region(pl_parser *p, pl_open_region *open, bool ok);
/* Appends a first block, which has no label, to the region; returns it. */
pl_block *pl_p_entry(pl_parser *p, pl_region *region);
/* Adds the arguments to a block and defines their names. False (reported) if a name is defined already. */
bool pl_p_define_args(pl_parser *p, pl_block *block, const pl_args *args);
/* ^name (`(` args `)`)? `:`, of a new block of the region; NULL after an error. `define`: its arguments are known by name. */
pl_block *pl_p_block_header(pl_parser *p, pl_region *region, bool define);

#endif
