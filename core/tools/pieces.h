/* pieces.h - lowering a long text function by function, in memory for one of its pieces at a time.
 *
 * Each piece goes through all passes, with checks, and is printed. The result is what lowering the whole gives, or nothing: what
 * has to be seen as a whole - faults and warnings in the order in which they are found, aliases, the generic form - is left to
 * the caller, who lowers the whole.
 */
#ifndef PL_CORE_TOOLS_PIECES_H
#define PL_CORE_TOOLS_PIECES_H

#include "core/tools/options.h"

/* Lowers `source` in pieces of about settings->piece_bytes: the text is `head` and behind it `body`, sinks in memory that are
 * empty before. False if the caller has to lower the whole; then they hold nothing of use. Nothing is reported. */
bool pl_lower_pieces(const pl_settings *settings, const pl_source *source, pl_sink *head, pl_sink *body);

#endif
