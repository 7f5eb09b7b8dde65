/* rules.h - --rules: the conversion rules themselves, for every kind of memref type up to a rank.
 *
 * For each rule, convention and rank a program is generated for every mix of static and dynamic sizes, strides and offset, our
 * converter lowers it, and the validator judges what came out. A memref type with a static size is an instance of the one with
 * `?` in its place: whoever has a value of it has a value of the other that behaves alike. So where the converter prints the
 * same text for both - which is looked at for each - the proof for `?` is the proof for all sizes, and is made once. So it is
 * where the texts differ in that one has the number and the other reads it off the argument (rule_match.h).
 */
#ifndef PL_VERIFY_TOOLS_RULES_H
#define PL_VERIFY_TOOLS_RULES_H

#include "core/base/sink.h"
#include "verify/tools/options.h"

/* Proves the conversion rules up to rank options->max_rank on options->jobs threads; writes what was covered and what failed to
 * `out`, and adds the verdicts on functions to `verdicts`. False if no thread could be started; true also if rules are not
 * proved. */
bool pl_rules_run(const pl_cli_options *options, uint32_t *verdicts, pl_sink *out);

#endif
