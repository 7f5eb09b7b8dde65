/* The entry of an import: from text to a module. */
#include "core/llvmir/import/import.h"

#include <assert.h>

#include "core/base/printf.h"
#include "core/llvmir/import/module.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/losses.h"

/* ---- the work ---- */

/* Frees the maps and sets of an import. */
static void free_maps(pl_importer *im) {
  pl_map *maps[] = {&im->types,      &im->globals, &im->groups,     &im->nodes,     &im->named_nodes, &im->comdats,
                    &im->tag_counts, &im->tag_ids, &im->dropped_at, &im->converted, &im->intrinsics};
  for (size_t i = 0; i < sizeof maps / sizeof *maps; i++)
    pl_map_free(maps[i]);
  pl_hashset_free(&im->constants);
}

/* Imports the text, in which `structs` renames identified structs (see struct_names.h); NULL, reported, on error. NULL, too, if a
 * struct turned out to need another name: the import is to be repeated. */
static pl_module *import_once(pl_context *ctx, const pl_source *src, const pl_llvmir_import_options *options,
                              pl_struct_names *structs, pl_diags *diags) {
  pl_importer im = {.ctx = ctx,
                    .arena = pl_arena_new(),
                    .diags = diags,
                    .source = src,
                    .mark_lost = options && options->mark_lost,
                    .structs = structs};
  im.module = pl_module_new(ctx, src);
  im.top = im.module->op->regions[0]->first;
  im.lexer = pl_ll_lexer_of(src, im.arena);
  pl_ll_advance(&im);
  bool ok = pl_ll_module(&im) && !im.failed;
  if (ok) pl_ll_report_dropped(&im);
  free_maps(&im);
  pl_arena_free(im.arena);
  if (ok) return im.module;
  pl_module_free(im.module);
  return NULL;
}

pl_module *pl_llvmir_import(pl_context *ctx, const pl_source *src, const pl_llvmir_import_options *options, pl_diags *diags) {
  assert(ctx && src && diags);
  const size_t count = pl_diags_count(diags);
  pl_struct_names structs = {0};
  pl_module *module = import_once(ctx, src, options, &structs, diags);
  while (pl_struct_names_again(&structs)) { /* no module then: a struct whose body is another one is an error */
    pl_diags_truncate(diags, count);
    module = import_once(ctx, src, options, &structs, diags);
  }
  pl_struct_names_free(&structs);
  return module;
}

bool pl_llvmir_is_text(pl_str text) {
  assert(text.data || text.len == 0);
  static const char *const words[] = {"target", "define", "declare", "source_filename", "attributes", "uselistorder", NULL};
  pl_arena *arena = pl_arena_new();
  const pl_source source = {"", text, 1};
  pl_ll_lexer lexer = pl_ll_lexer_of(&source, arena);
  pl_ll_token first = pl_ll_next(&lexer), second = pl_ll_next(&lexer), third = pl_ll_next(&lexer);
  pl_arena_free(arena);
  bool comment = text.len > 0 && first.start > text.data && memchr(text.data, ';', (size_t)(first.start - text.data));
  if (first.kind == PL_LL_EOF) return comment;
  if (first.kind == PL_LL_WORD && pl_str_is(first.text, "module"))
    return second.kind == PL_LL_WORD && pl_str_is(second.text, "asm");
  for (size_t i = 0; words[i]; i++)
    if (first.kind == PL_LL_WORD && pl_str_is(first.text, words[i])) return true;
  bool type = first.kind == PL_LL_LOCAL && third.kind == PL_LL_WORD && pl_str_is(third.text, "type");
  bool node = first.kind == PL_LL_META && (first.numbered || third.kind == PL_LL_BANG); /* MLIR's aliases of types look similar */
  bool name = first.kind == PL_LL_GLOBAL || first.kind == PL_LL_COMDAT || type || node;
  return comment || (name && second.kind == PL_LL_EQUAL);
}
