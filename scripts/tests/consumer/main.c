/* Reads a module, lowers it, proves the lowering: the whole library, through its installed headers. */
#include <stdio.h>

#include "core/check/check.h"
#include "core/convert/convert.h"
#include "core/text/parse/parse.h"
#include "verify/tv/judge/tv.h"

static const char text[] = "func.func @add(%x: i32, %y: i32) -> i32 {\n"
                           "  %sum = arith.addi %x, %y : i32\n"
                           "  return %sum : i32\n"
                           "}\n";

int main(void) {
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  pl_source source = {"add.mlir", pl_str_from(text), 1};
  pl_module *module = pl_parse(ctx, &source, NULL, diags), *lowered = NULL;
  pl_convert_options convert = pl_convert_default_options();
  pl_tv_options prove = pl_tv_default_options();
  pl_arena *arena = pl_arena_new();
  bool proved = false;
  if (module && pl_check(module->op, NULL, diags) && pl_convert(module, &convert, diags, &lowered) == PL_CONVERT_DONE) {
    pl_report *report = pl_tv_module(arena, module, lowered, &prove);
    proved = report->num_proofs == 1 && report->proofs[0].verdict == PL_VERDICT_PROVED;
  }
  puts(proved ? "proved" : "not proved");
  pl_arena_free(arena);
  if (lowered) pl_module_free(lowered);
  if (module) pl_module_free(module);
  pl_diags_free(diags);
  pl_context_free(ctx);
  return proved ? 0 : 1;
}
