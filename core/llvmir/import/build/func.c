/* Functions: values and blocks by name, statement by statement. Source: LLVM Language Reference Manual (2026), Functions. */
#include <assert.h>

#include "core/llvmir/import/build/calls.h"
#include "core/llvmir/import/build/emit.h"
#include "core/llvmir/import/build/function.h"
#include "core/llvmir/import/build/instructions.h"
#include "core/llvmir/import/build/symbols.h"
#include "core/llvmir/import/convert/attributes.h"
#include "core/llvmir/import/convert/metadata.h"
#include "core/llvmir/import/read/attributes.h"
#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/globals.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/losses.h"
#include "core/llvmir/import/read/make.h"

/* Begins the block that a label names, or, if none is `written`, the one with the next number, and makes it the current block.
 * False, reported, if no block may begin here or this one is defined already. */
static bool start_block(pl_importer *im, pl_ll_token at, bool written) {
  pl_ll_function *f = im->function;
  char number[16];
  if (f->block) return pl_ll_error(im, at, "the block before has no terminator");
  if (written && at.numbered && at.number < f->next)
    return pl_ll_error(im, at, "label expected to be numbered '%u' or greater", f->next);
  if (!written) {
    (void)snprintf(number, sizeof number, "%u", f->next);
    at.text = pl_ll_intern(im, pl_str_from(number));
    at.numbered = true;
    at.number = f->next;
  }
  if (at.numbered) f->next = (uint32_t)at.number + 1;
  pl_ll_block *block = pl_ll_block_named(im, at, pl_ll_name(im, at));
  if (block->defined) return pl_ll_error(im, at, "redefinition of block '%%%.*s'", PL_STR_FMT(at.text));
  block->defined = true;
  block->at = at;
  pl_block_append(f->region, block->block);
  if (!f->constants.block) f->constants.block = block->block;
  f->block = block;
  return true;
}

/* ---- statements ---- */

/* Skips a debug record such as `#dbg_value(...)`, which is dropped. False, reported, on error. */
static bool skip_record(pl_importer *im) {
  uint32_t depth = 0;
  pl_ll_drop(im, im->tok, "debug records ('#%.*s')", PL_STR_FMT(im->tok.text));
  pl_ll_advance(im);
  do {
    if (pl_ll_at(im, PL_LL_EOF)) return pl_ll_error(im, im->tok, "expected ')'");
    depth += pl_ll_at(im, PL_LL_L_PAREN);
    depth -= pl_ll_at(im, PL_LL_R_PAREN);
    pl_ll_advance(im);
  } while (depth && !im->failed);
  return !im->failed;
}

/* Skips the tokens of a uselistorder directive up to the first `}` and that too. False, reported, if there is none. */
static bool skip_order(pl_importer *im) {
  while (!im->failed && !pl_ll_at(im, PL_LL_R_BRACE) && !pl_ll_at(im, PL_LL_EOF))
    pl_ll_advance(im);
  return pl_ll_expect(im, PL_LL_R_BRACE);
}

/* Reads an instruction with its result's name, if any, and defines the result; begins an unnamed block where none is open.
 * False, reported, on error. */
static bool read_instruction(pl_importer *im) {
  pl_ll_token name = im->tok;
  bool named = pl_ll_at(im, PL_LL_LOCAL);
  pl_value *result = NULL;
  if (named) {
    pl_ll_advance(im);
    if (!pl_ll_expect(im, PL_LL_EQUAL)) return false;
  }
  if (!im->function->block && !start_block(im, name, false)) return false;
  if (!pl_ll_instruction(im, &result)) return false;
  if (!result) return !named || pl_ll_error(im, name, "instructions returning void cannot have a name");
  return pl_ll_define(im, named, name, result);
}

/* Reads a label, debug record, uselistorder or instruction. False, reported, on error. */
static bool read_statement(pl_importer *im) {
  pl_ll_token at = im->tok;
  if (pl_ll_accept(im, PL_LL_LABEL)) return start_block(im, at, true);
  if (pl_ll_at(im, PL_LL_RECORD)) return skip_record(im);
  if (pl_ll_at_word(im, "uselistorder")) return skip_order(im);
  return read_instruction(im);
}

/* Adds the function's parameters as arguments of a block and defines their names. False, reported, on error. */
static bool add_params(pl_importer *im, pl_block *entry) {
  const pl_ll_global *g = im->function->global;
  for (size_t i = 0; i < g->params.len; i++) {
    const pl_ll_param *param = &g->params.data[i];
    pl_value *arg = pl_block_add_arg(im->module, entry, param->type);
    if (!pl_ll_define(im, param->named, param->name, arg)) return false;
  }
  return true;
}

/* Whether all values and blocks that the body mentions are defined; false is reported. */
static bool all_defined(pl_importer *im) {
  const pl_ll_function *f = im->function;
  for (size_t i = 0; i < f->forward.len; i++) {
    const pl_ll_token *use = (const pl_ll_token *)(uintptr_t)pl_map_entries(&f->forward)[i].value;
    if (use) return pl_ll_error(im, *use, "use of undefined value '%%%.*s'", PL_STR_FMT(use->text));
  }
  for (size_t i = 0; i < f->all.len; i++)
    if (!f->all.data[i]->defined)
      return pl_ll_error(im, f->all.data[i]->at, "use of undefined value '%%%.*s'", PL_STR_FMT(f->all.data[i]->name));
  return true;
}

/* Reads the function's body and makes its blocks. False, reported, on error. Parameters take the first numbers, so they are
 * arguments of a temporary block until the entry block is known. */
static bool read_body(pl_importer *im) {
  pl_ll_function *f = im->function;
  pl_block *arguments = pl_block_new(im->module);
  if (!add_params(im, arguments)) return false;
  im->lexer = f->global->body;
  pl_ll_advance(im);
  while (!im->failed && !pl_ll_at(im, PL_LL_R_BRACE))
    if (!read_statement(im)) return false;
  if (im->failed) return false;
  if (!f->region->first) return pl_ll_error(im, im->tok, "function body requires at least one basic block");
  if (f->block) return pl_ll_error(im, im->tok, "the block before has no terminator");
  for (uint32_t i = 0; i < arguments->num_args; i++) {
    pl_value *arg = pl_block_add_arg(im->module, f->region->first, arguments->args[i]->type);
    pl_map_set_ptr(&f->resolved, arguments->args[i], arg);
    pl_value_replace_all(arguments->args[i], arg);
  }
  return all_defined(im) && pl_ll_finish_blocks(im);
}

/* Frees the maps of a function that was read and of its blocks. */
static void free_function(pl_ll_function *f) {
  pl_map *maps[] = {&f->values, &f->numbered, &f->forward, &f->resolved, &f->blocks, &f->constants.values};
  for (size_t i = 0; i < sizeof maps / sizeof *maps; i++)
    pl_map_free(maps[i]);
  for (size_t i = 0; i < f->all.len; i++) {
    pl_map_free(&f->all.data[i]->incoming);
    pl_map_free(&f->all.data[i]->preds);
  }
}

/* ---- the operation ---- */

/* The symbol attribute of a function's personality. NULL if it is no symbol of the module: reported as lost with marks on (see
 * import.h), else as an error. */
static const pl_attr *personality(pl_importer *im, const pl_ll_global *g) {
  if (g->personality->kind == PL_LL_CONST_GLOBAL && pl_ll_find_global(im, g->personality->name))
    return pl_attr_symbol(im->ctx, g->personality->name);
  if (im->mark_lost) {
    im->lost = pl_ll_drop(im, g->at, "a personality that is no function");
    return NULL;
  }
  pl_ll_error(im, g->at, "a personality that is no function has no form in the LLVM dialect");
  return NULL;
}

/* Appends arg_attrs and res_attrs of a function. */
static void set_param_attrs(pl_importer *im, const pl_ll_global *g, pl_ll_entries *attrs) {
  const pl_attr **dicts = PL_NEW_ARRAY(im->arena, const pl_attr *, g->params.len);
  for (size_t i = 0; i < g->params.len; i++)
    dicts[i] = pl_ll_param_dict(im, &g->params.data[i].attrs, g->params.data[i].type, "a parameter");
  pl_ll_set(im, attrs, PL_NAME_ARG_ATTRS, pl_ll_dicts(im, dicts, (uint32_t)g->params.len));
  const pl_attr *result = pl_ll_result_dict(im, &g->result_attrs, g->type->func.results[0], "a result");
  pl_ll_set(im, attrs, PL_NAME_RES_ATTRS, pl_ll_dicts(im, &result, 1));
}

/* Makes the llvm.func of a function without its body, `g->op`, at the end of the module. False, reported, on error. */
static bool make_op(pl_importer *im, pl_ll_global *g) {
  pl_ll_entries attrs = {0};
  const pl_attr *loc = NULL;
  if (g->space && !im->mark_lost)
    return pl_ll_error(im, g->at, "functions outside address space 0 have no form in the LLVM dialect");
  if (g->space) g->lost = pl_ll_drop(im, g->at, "address space %u of a function", g->space);
  pl_ll_global_head(im, g, &attrs, false);
  pl_ll_set(im, &attrs, PL_NAME_FUNCTION_TYPE, pl_attr_type(im->ctx, g->type));
  if (g->cconv.len) pl_ll_set(im, &attrs, PL_NAME_CCONV, pl_ll_enum(im, "cconv", g->cconv));
  if (g->has_gc) pl_ll_set(im, &attrs, PL_NAME_GARBAGE_COLLECTOR, pl_attr_string(im->ctx, pl_ll_intern(im, g->gc)));
  if (g->personality) pl_ll_set(im, &attrs, PL_NAME_PERSONALITY, personality(im, g));
  set_param_attrs(im, g, &attrs);
  pl_ll_func_dict(im, &g->attrs, g->defined, &attrs);
  if (!pl_ll_attach(im, &g->metadata, PL_OP_LLVM_FUNC, &attrs, &loc)) return false;
  pl_ll_mark_symbol(im, g, &attrs);
  const pl_op_spec spec = {.info = pl_op_info_of(PL_OP_LLVM_FUNC),
                           .attrs = pl_ll_dict(im, &attrs),
                           .num_regions = 1,
                           .line = g->at.line,
                           .column = g->at.column};
  g->op = pl_op_new(im->module, &spec);
  pl_op_append(im->top, g->op);
  return !im->failed;
}

/* Whether a function is a declaration that the import leaves out: of an intrinsic that has an op in the dialect, or whose calls
 * are dropped. */
static bool is_left_out(pl_importer *im, const pl_ll_global *g) {
  return !g->defined && (pl_ll_intrinsic_known(im, g->name) || pl_str_starts(g->name, "llvm.dbg."));
}

/* Whether a parameter has an attribute that takes a type, such as byval or sret. */
static bool has_copies(const pl_ll_global *g) {
  for (size_t i = 0; i < g->params.len; i++)
    for (size_t k = 0; k < g->params.data[i].attrs.len; k++)
      if (g->params.data[i].attrs.data[k].form == PL_LL_ATTR_TYPE) return true; /* byval and its like */
  return false;
}

/* ---- bodies that cannot be read ---- */

/* Reads the function's body again and appends the address of a symbol, an op in the entry block, for each place that names one;
 * intrinsics and undeclared symbols are left out. False, reported, on error. */
static bool named_addresses(pl_importer *im, pl_ll_function *f, pl_ll_values *out) {
  uint32_t depth = 1;
  im->lexer = f->global->body;
  for (pl_ll_advance(im); !im->failed; pl_ll_advance(im)) {
    depth += pl_ll_at(im, PL_LL_L_BRACE);
    depth -= pl_ll_at(im, PL_LL_R_BRACE);
    if (depth == 0) return true;
    if (!pl_ll_at(im, PL_LL_GLOBAL)) continue;
    const pl_str name = pl_ll_symbol(im, im->tok);
    const pl_ll_global *g = pl_ll_find_global(im, name);
    if (!g || pl_str_starts(name, "llvm.")) continue;
    const pl_ll_const c = {.kind = PL_LL_CONST_GLOBAL, .type = pl_type_llvm_ptr(im->ctx, g->space), .name = name};
    pl_value *address = pl_ll_emit(im, &f->constants, pl_ll_const_new(im, &c));
    if (!address) return false;
    pl_ll_push(im, out, address);
  }
  return false;
}

/* Fills a function whose body has no form with a call of an unknown intrinsic, which takes the parameters and the addresses of
 * symbols that the body names, and a return of its result. False, reported, on error. */
static bool fill_unread(pl_importer *im, pl_ll_function *f) {
  const pl_type *result = f->global->type->func.results[0];
  const bool nothing = result->kind == PL_TYPE_LLVM_VOID;
  pl_ll_values named = {0};
  pl_ll_entries attrs = {0};
  pl_block *block = pl_block_new(im->module);
  for (size_t i = 0; i < f->global->params.len; i++)
    pl_ll_push(im, &named, pl_block_add_arg(im->module, block, f->global->params.data[i].type));
  pl_block_append(f->region, block);
  f->constants.block = block;
  if (!named_addresses(im, f, &named)) return false;
  pl_ll_set(im, &attrs, PL_NAME_INTRIN, pl_attr_string(im->ctx, pl_ll_intern(im, PL_STR("llvm.plumbline.unread"))));
  pl_op *call = pl_ll_op(im, PL_OP_LLVM_CALL_INTRINSIC, named.data, (uint32_t)named.len, nothing ? NULL : result,
                         pl_ll_dict(im, &attrs), f->global->at);
  pl_op_append(block, call);
  pl_value *value = nothing ? NULL : pl_result(call, 0);
  pl_op_append(block, pl_ll_op(im, PL_OP_LLVM_RETURN, &value, nothing ? 0 : 1, NULL, NULL, f->global->at));
  return true;
}

/* Makes anew, with a placeholder body, a function whose body the dialect cannot express; the diagnostics after the first
 * `reported` ones are discarded. False, reported, on error. */
static bool give_up_body(pl_importer *im, pl_ll_global *g, size_t reported) {
  pl_diags_truncate(im->diags, reported);
  im->failed = im->formless = false;
  im->depth = 0;
  im->names.len = 0;
  pl_op_unlink(g->op);
  g->unread = true;
  g->lost = im->no_form;
  if (!make_op(im, g)) return false;
  pl_ll_function f = {.global = g, .op = g->op, .region = g->op->regions[0]};
  im->function = &f;
  const bool ok = fill_unread(im, &f);
  im->function = NULL;
  free_function(&f);
  return ok && !im->failed;
}

bool pl_ll_make_function(pl_importer *im, pl_ll_global *g) {
  assert(g->kind == PL_LL_GLOBAL_FUNCTION && !g->op);
  const size_t reported = pl_diags_count(im->diags);
  if (is_left_out(im, g)) return true;
  if (!make_op(im, g)) return false;
  if (!g->defined) return true;
  pl_ll_function f = {.global = g, .op = g->op, .region = g->op->regions[0]};
  im->function = &f;
  f.has_frame = has_copies(g);
  bool ok = read_body(im);
  im->function = NULL;
  free_function(&f);
  return (ok && !im->failed) || (im->formless && im->mark_lost && give_up_body(im, g, reported));
}
