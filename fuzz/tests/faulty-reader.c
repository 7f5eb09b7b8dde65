/* faulty-reader - stands for a mistake in the parser, for the tests of reduce-mlir, which is linked with it (--wrap=pl_parse): a
 * text with two strings "CRASH" ends the process. */
#include <stdlib.h>

#include "core/text/parse/parse.h"

pl_module *__real_pl_parse(pl_context *ctx, const pl_source *source, const pl_parse_options *options, pl_diags *diags);
pl_module *__wrap_pl_parse(pl_context *ctx, const pl_source *source, const pl_parse_options *options, pl_diags *diags);

/* Calls pl_parse and returns its result, but aborts on a text that has "CRASH", with the quotation marks, at least twice. */
pl_module *__wrap_pl_parse(pl_context *ctx, const pl_source *source, const pl_parse_options *options, pl_diags *diags) {
  static const char mark[] = "\"CRASH\"";
  int found = 0;
  for (size_t i = 0; i + sizeof mark - 1 <= source->text.len; i++)
    found += memcmp(source->text.data + i, mark, sizeof mark - 1) == 0;
  if (found > 1) abort();
  return __real_pl_parse(ctx, source, options, diags);
}
