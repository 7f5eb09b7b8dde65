/* rule_match.h - when what the converter printed for one memref type is proved by the proof for a more general one. */
#ifndef PL_VERIFY_TOOLS_RULE_MATCH_H
#define PL_VERIFY_TOOLS_RULE_MATCH_H

#include "verify/tools/rule_text.h"

/* Whether `special`, printed for the type `mix`, is `general`, printed for a type of which `mix` is an instance, but for reads of
 * a number that `mix` gives: where `general` reads the part of the descriptor that holds the argument for it, `special` may have
 * the number. The argument has that number, as incoming descriptors match their types, so the two functions do the same. With
 * `reads` false the texts have to be equal. The memref is the functions' first argument. */
bool pl_rule_text_is_instance(pl_str special, pl_str general, const pl_mix *mix, bool reads);

#endif
