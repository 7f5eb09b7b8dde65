/* rule_match.h - when what the converter printed for one memref type is proved by the proof for a more general one. */
#ifndef PL_VERIFY_TOOLS_RULE_MATCH_H
#define PL_VERIFY_TOOLS_RULE_MATCH_H

#include "verify/tools/rule_text.h"

/* Whether the texts are equal: `special`, printed for the type `mix`, and `general`, printed for a type of which `mix` is an
 * instance. With `reads`, a line of `special` may also be the constant that `mix` gives for an offset, size or stride, where the
 * line of `general` reads it from the descriptor of the first argument, a memref. That argument has the number, as incoming
 * descriptors match their types, so the two functions do the same. */
bool pl_rule_text_is_instance(pl_str special, pl_str general, const pl_mix *mix, bool reads);

#endif
