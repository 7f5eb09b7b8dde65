/* region.h - blocks and regions. Private to core/text. */
#ifndef PL_CORE_TEXT_PARSE_REGION_H
#define PL_CORE_TEXT_PARSE_REGION_H

#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"

/* Parses `{` ops and blocks `}` as a detached region of an op of kind `owner`, with `args` (may be NULL) as the arguments of the
 * entry block. NULL (reported) on an error other than in an op. */
pl_region *pl_p_region(pl_parser *p, const pl_op_info *owner, const pl_args *args);
/* Parses ops into the block up to its end or, at the top level, an alias or metadata. After a malformed op, which is reported, it
 * continues with the next one, or ends if the errors are too many or the options ask for one. */
void pl_p_ops(pl_parser *p, pl_block *block);
/* Parses `{` and opens the region's scopes for value names, labels and the default dialect; `open` keeps its address until
 * pl_p_shut_region. False (reported), with nothing opened, on error. */
bool pl_p_open_region(pl_parser *p, const pl_op_info *owner, pl_open_region *open);
/* Closes the scopes of a region, at its `}`, which it does not consume; `ok`: its contents were parsed. False if `ok` is, or
 * (reported) if a label or value that was used is missing. */
bool pl_p_shut_region(pl_parser *p, pl_open_region *open, bool ok);
/* Appends an entry block without label and arguments to the region and returns it. */
pl_block *pl_p_entry(pl_parser *p, pl_region *region);
/* Adds the arguments (none if `args` is NULL) to the block and binds their names. False (reported) if a name is in use already.
 */
bool pl_p_define_args(pl_parser *p, pl_block *block, const pl_args *args);
/* Parses ^name (`(` args `)`)? `:` and appends that block to the region; with `define` the arguments' names are bound. NULL
 * (reported) on error. */
pl_block *pl_p_block_header(pl_parser *p, pl_region *region, bool define);

#endif
