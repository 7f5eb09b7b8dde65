/* pieces.h - lowering a long text function by function, in memory for one of its pieces at a time.
 *
 * A long function is one piece; of what it is lowered to there is only what was made last, as the last pass hands it over to be
 * checked and printed (core/convert/body_stream.h). If that pass is the only one the function is read while it is lowered, and
 * what was read is freed where nothing to come needs it. Each piece goes through all passes, with checks, and is printed.
 *
 * The result is what lowering the whole gives, or nothing: what has to be seen as a whole - faults and warnings in the order in
 * which they are found, aliases, the generic form - is left to the caller, who lowers the whole.
 */
#ifndef PL_CORE_DRIVER_PIECES_H
#define PL_CORE_DRIVER_PIECES_H

#include "core/driver/options.h"
#include "core/text/stream/tape.h"

/* Lowers `source` in pieces of about settings->piece_bytes; the result is `head`, a sink in memory, followed by `body`, both
 * empty before. False, without a report, if the caller has to lower the whole; then they hold nothing of use. */
bool pl_lower_pieces(const pl_settings *settings, const pl_source *source, pl_sink *head, pl_tape *body);

#endif
