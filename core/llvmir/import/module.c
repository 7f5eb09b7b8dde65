/* What stands at the top of a file, and the order in which it is made. */
#include "core/llvmir/import/module.h"

#include <assert.h>

#include "core/llvmir/import/build/emit.h"
#include "core/llvmir/import/build/function.h"
#include "core/llvmir/import/build/symbols.h"
#include "core/llvmir/import/convert/metadata.h"
#include "core/llvmir/import/read/attributes.h"
#include "core/llvmir/import/read/globals.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/metadata.h"
#include "core/llvmir/import/read/types.h"

/* Reads a `target datalayout` or `target triple` into the importer. False, reported, on error. */
static bool read_target(pl_importer *im) {
  pl_ll_advance(im);
  bool layout = pl_ll_at_word(im, "datalayout");
  if (!layout && !pl_ll_at_word(im, "triple")) return pl_ll_error(im, im->tok, "expected 'datalayout' or 'triple'");
  pl_ll_advance(im);
  if (!pl_ll_expect(im, PL_LL_EQUAL) || !pl_ll_string(im, layout ? &im->layout : &im->triple)) return false;
  *(layout ? &im->has_layout : &im->has_triple) = true;
  return true;
}

/* Reads a line of module-level assembly, `module asm "..."`, into the importer. False, reported, on error. */
static bool read_assembly(pl_importer *im) {
  pl_str text;
  pl_ll_advance(im);
  if (!pl_ll_expect_word(im, "asm") || !pl_ll_string(im, &text)) return false;
  pl_ll_push(im, &im->assembly, pl_attr_string(im->ctx, pl_ll_intern(im, text)));
  return true;
}

/* Reads the definition of a comdat, `$name = comdat kind`. False, reported, on error. */
static bool read_comdat(pl_importer *im) {
  static const char *const kinds[] = {"any", "exactmatch", "largest", "nodeduplicate", "samesize"};
  pl_ll_token at = im->tok;
  pl_ll_advance(im);
  if (!pl_ll_expect(im, PL_LL_EQUAL) || !pl_ll_expect_word(im, "comdat")) return false;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    if (!pl_ll_accept_word(im, kinds[i])) continue;
    pl_str name = pl_ll_intern(im, at.text);
    if (pl_map_has(&im->comdats, name.data)) return pl_ll_error(im, at, "redefinition of comdat '$%.*s'", PL_STR_FMT(name));
    pl_map_set_ptr(&im->comdats, name.data, kinds[i]);
    return true;
  }
  return pl_ll_error(im, im->tok, "unknown selection kind");
}

/* Skips a use-list order directive, which has no meaning for the dialect. False, reported, on error. */
static bool skip_use_list_order(pl_importer *im) {
  while (!im->failed && !pl_ll_at(im, PL_LL_R_BRACE)) {
    if (pl_ll_at(im, PL_LL_EOF)) return pl_ll_error(im, im->tok, "expected '}'");
    pl_ll_advance(im);
  }
  return pl_ll_expect(im, PL_LL_R_BRACE);
}

/* Reads a top-level entity that begins with a word, such as `define`. False, reported, on error. */
static bool read_word(pl_importer *im) {
  if (pl_ll_at_word(im, "target")) return read_target(im);
  if (pl_ll_at_word(im, "module")) return read_assembly(im);
  if (pl_ll_at_word(im, "declare") || pl_ll_at_word(im, "define")) return pl_ll_function_entity(im);
  if (pl_ll_accept_word(im, "attributes")) return pl_ll_attr_group(im);
  if (pl_ll_at_word(im, "uselistorder") || pl_ll_at_word(im, "uselistorder_bb")) return skip_use_list_order(im);
  if (pl_ll_accept_word(im, "source_filename")) return pl_ll_expect(im, PL_LL_EQUAL) && pl_ll_string(im, &im->file);
  return pl_ll_error(im, im->tok, "expected top-level entity");
}

/* Reads a top-level entity, such as a global or a metadata definition. False on error. */
static bool read_entity(pl_importer *im) {
  switch (im->tok.kind) {
  case PL_LL_WORD: return read_word(im);
  case PL_LL_LOCAL: return pl_ll_type_definition(im);
  case PL_LL_GLOBAL: return pl_ll_global_entity(im);
  case PL_LL_META: return pl_ll_meta_definition(im);
  case PL_LL_COMDAT: return read_comdat(im);
  case PL_LL_INVALID:
#define X(name, text) case PL_LL_##name:
    X(ERROR, )
    X(EOF, )
    X(LABEL, )
    X(GROUP, )
    X(RECORD, )
    X(STRING, )
    X(BYTES, )
    X(INT, )
    X(FLOAT, )
    X(DOTS, )
    X(EQUAL, )
    X(COMMA, )
    X(STAR, )
    X(BANG, )
    X(BAR, )
    X(COLON, )
    X(L_SQUARE, )
    X(R_SQUARE, )
    X(L_BRACE, )
    X(R_BRACE, )
    X(L_PAREN, )
    X(R_PAREN, )
    X(LESS, )
    X(GREATER, )
#undef X
    break;
  }
  return pl_ll_error(im, im->tok, "expected top-level entity");
}

/* Sets the data layout, triple and assembly that the text states as attributes of the module, and its source file name as the
 * module's location. */
static void set_module_attrs(pl_importer *im) {
  pl_op *module = im->module->op;
  if (im->has_layout) pl_op_set_attr(module, PL_NAME_LLVM_DATA_LAYOUT, pl_attr_string(im->ctx, pl_ll_intern(im, im->layout)));
  if (im->has_triple) pl_op_set_attr(module, PL_NAME_LLVM_TARGET_TRIPLE, pl_attr_string(im->ctx, pl_ll_intern(im, im->triple)));
  if (im->assembly.len)
    pl_op_set_attr(module, PL_NAME_LLVM_MODULE_ASM, pl_attr_array(im->ctx, im->assembly.data, (uint32_t)im->assembly.len));
  if (im->file.len) module->loc = pl_attr_loc_file(im->ctx, pl_ll_intern(im, im->file), 0, 0, 0, 0);
}

/* Assigns a pending dropped claim, if there is one, to the global that was read last, if any; then no claim is pending. */
static void settle_loss(pl_importer *im) {
  if (im->lost.len && im->order.len) im->order.data[im->order.len - 1]->lost = im->lost;
  im->lost = (pl_str){NULL, 0};
}

/* With mark_lost (see import.h), marks the op of a global with the dropped claim that is still pending, if any; then no loss is
 * pending. */
static void settle_rest(pl_importer *im, pl_ll_global *g) {
  if (im->lost.len && im->mark_lost && g->op)
    pl_op_set_attr(g->op, PL_NAME_PLUMBLINE_NOT_KEPT, pl_attr_string(im->ctx, im->lost));
  im->names.len = 0;
  im->lost = (pl_str){NULL, 0};
}

/* Makes the ops of the globals of a kind, in source order. False, reported, on error. */
static bool make_kind(pl_importer *im, pl_ll_global_kind kind) {
  assert(kind != PL_LL_GLOBAL_INVALID);
  for (size_t i = 0; i < im->order.len && !im->failed; i++) {
    pl_ll_global *g = im->order.data[i];
    if (g->kind != kind) continue;
    if (kind == PL_LL_GLOBAL_FUNCTION ? !pl_ll_make_function(im, g) : !pl_ll_make_global(im, g)) return false;
    settle_rest(im, g);
  }
  return !im->failed;
}

bool pl_ll_module(pl_importer *im) {
  assert(im->module && im->top && im->source && im->structs);
  while (!im->failed && !pl_ll_at(im, PL_LL_EOF)) {
    if (!read_entity(im)) return false;
    settle_loss(im);
  }
  if (im->failed || !pl_ll_check_types(im)) return false;
  set_module_attrs(im);
  bool ok = pl_ll_make_comdats(im) && make_kind(im, PL_LL_GLOBAL_VARIABLE) && make_kind(im, PL_LL_GLOBAL_ALIAS) &&
            make_kind(im, PL_LL_GLOBAL_IFUNC);
  if (!ok) return false;
  pl_ll_module_metadata(im);
  return make_kind(im, PL_LL_GLOBAL_FUNCTION) && pl_ll_place_tags(im);
}
