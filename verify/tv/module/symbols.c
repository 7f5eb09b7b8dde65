/* symbols.c - what other modules see of a module beside its functions: its globals, aliases and ifuncs, used here or not. Each of
 * the source that others see is in the lowering and is the same; the lowering defines none that the source has not. Sources: LLVM
 * Language Reference, "Linkage Types", "Global Variables", "Aliases", "IFuncs"; MLIR documentation, "Symbols and Symbol Tables".
 */
#include <assert.h>

#include "verify/sem/llvm/runtime_functions.h"
#include "verify/tv/convention/wrapper.h"
#include "verify/tv/function/import_losses.h"
#include "verify/tv/function/linkage.h"
#include "verify/tv/module/globals.h"
#include "verify/tv/module/module.h"

typedef PL_VEC(pl_proof) proof_vec;

typedef struct judge {
  pl_arena *arena;
  const pl_tv_options *options;
  proof_vec rows;
} judge;

/* The symbols of a module (may be NULL) by name; the first one of a name counts. The caller frees the map. */
static pl_symbols symbols_of(const pl_op *table) {
  pl_symbols all = {.table = table};
  const pl_block *body = table ? table->regions[0]->first : NULL;
  for (pl_op *op = body ? body->first : NULL; op; op = op->next) {
    const pl_str name = pl_symbol_name(op);
    if (name.len > 0 && !pl_map_has(&all.by_name, name.data)) pl_map_set_ptr(&all.by_name, name.data, op);
  }
  return all;
}

/* Whether code outside of the module may find the symbol, by its name or its section. */
static bool is_found(const pl_op *symbol) {
  return pl_tv_is_seen(symbol) || (pl_str_is(symbol->info->dialect, "llvm") && pl_op_attr(symbol, PL_NAME_SECTION));
}

/* Adds a row for a symbol, which is proved until a fault is settled, and returns it, valid until the next is added; one of the
 * ops may be NULL. */
static pl_proof *new_row(judge *j, const pl_op *source, const pl_op *lowered) {
  assert(source || lowered);
  const pl_op *op = source ? source : lowered;
  pl_vec_push(&j->rows, ((pl_proof){.name = pl_symbol_name(op),
                                    .source = source,
                                    .lowered = lowered,
                                    .global = true,
                                    .verdict = PL_VERDICT_PROVED,
                                    .reason = "",
                                    .pos = pl_op_pos(op)}));
  return &j->rows.data[j->rows.len - 1];
}

static const char *const preserving_lists[] = {"llvm.used", "llvm.compiler.used"};

/* Whether `llvm.used` or `llvm.compiler.used` names the symbol. (LLVM Language Reference, "The 'llvm.used' Global Variable".) */
static bool is_preserved(pl_context *ctx, const pl_symbols *symbols, pl_str name) {
  for (size_t i = 0; i < sizeof preserving_lists / sizeof *preserving_lists; i++) {
    const pl_op *list = pl_tv_find_symbol(symbols, pl_context_intern(ctx, pl_str_from(preserving_lists[i])));
    for (pl_op *op = (pl_op *)(uintptr_t)list; list && op; op = pl_op_walk_next(list, op)) {
      const pl_attr *named = pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF) ? pl_op_attr(op, PL_NAME_GLOBAL_NAME) : NULL;
      if (named && named->kind == PL_ATTR_SYMBOL && pl_str_eq(named->symbol.path[0], name)) return true;
    }
  }
  return false;
}

/* Whether the section holds addresses that are called when the program starts or ends. (System V Application Binary Interface
 * (2013), "Special Sections"; GNU ld for the older names.) */
static bool is_called_by_loader(const pl_op *global) {
  static const char *const sections[] = {".init_array", ".fini_array", ".preinit_array", ".ctors", ".dtors"};
  const pl_attr *section = pl_op_attr(global, PL_NAME_SECTION);
  for (size_t i = 0; section && section->kind == PL_ATTR_STRING && i < sizeof sections / sizeof *sections; i++)
    if (pl_str_starts(section->string, sections[i])) return true;
  return false;
}

/* The fault that the lowering lacks the source's global: refuted where others may miss it, unsupported where that is not known;
 * none if it may be gone. */
static pl_fault absence_fault(const pl_op *global, const pl_symbols *source, const pl_symbols *lowered) {
  const bool found = is_called_by_loader(global) || is_preserved(global->module->ctx, source, pl_symbol_name(global));
  const bool in_section = pl_op_attr(global, PL_NAME_SECTION) != NULL;
  if (pl_tv_is_seen(global) && !found && !in_section && pl_tv_may_be_gone(global, lowered->table)) return pl_fault_none();
  if (pl_tv_is_seen(global) || found) return pl_fault_refuted(PL_OBLIGATION_SYMBOL, "the lowering has no global of that name");
  return pl_fault_unsupported(PL_OBLIGATION_SYMBOL, "a symbol of a named section, which nothing in the module needs, is gone",
                              global);
}

/* Adds the row of a global, alias or ifunc of the source, with the first fault found, if any. */
static void judge_source(judge *j, const pl_op *global, const pl_symbols *source, const pl_symbols *lowered) {
  const pl_op *twin = pl_tv_find_symbol(lowered, pl_symbol_name(global));
  pl_proof *row = new_row(j, global, twin);
  if (!twin && !pl_tv_is_definition(global)) return; /* nobody asks for it */
  pl_fault fault = twin ? pl_fault_none() : absence_fault(global, source, lowered);
  if (!twin && !pl_is_fault(fault)) return;
  if (!pl_is_fault(fault)) fault = pl_tv_module_fault(source->table, lowered->table);
  const pl_op *lost = pl_is_fault(fault) ? NULL : pl_tv_import_loss(global, twin);
  if (lost) fault = pl_fault_unsupported(PL_OBLIGATION_SYMBOL, pl_tv_loss_text(j->arena, lost), lost);
  if (!pl_is_fault(fault))
    fault = pl_tv_global_fault(j->arena, global, source, lowered, pl_tv_index_bits(global, &j->options->convention));
  pl_tv_settle(row, fault);
}

/* Whether the op is the C wrapper that the convention demands of a function of the source; it is judged with that function. */
static bool is_wrapper(const pl_op *op, const pl_symbols *source, const pl_tv_options *options) {
  static const char prefix[] = "_mlir_ciface_";
  pl_str name = pl_symbol_name(op);
  if (!pl_op_has(op, PL_TRAIT_FUNCTION) || !pl_str_starts(name, prefix)) return false;
  const pl_str rest = {name.data + sizeof prefix - 1, name.len - (sizeof prefix - 1)};
  const pl_op *wrapped = pl_tv_find_symbol(source, pl_context_intern(op->module->ctx, rest));
  return wrapped && pl_tv_demands_wrapper(wrapped, &options->convention);
}

/* Whether the lowering may define the symbol for other modules although the source does not. (LLVM Language Reference, "The
 * 'llvm.used' Global Variable", "Linkage Types".) */
static bool is_shared_helper(const pl_op *op) {
  for (size_t i = 0; i < sizeof preserving_lists / sizeof *preserving_lists; i++)
    if (pl_str_is(pl_symbol_name(op), preserving_lists[i])) return true;
  if (pl_tv_has_linkage(op, "available_externally")) return true;
  return pl_tv_has_linkage(op, "linkonce_odr") && !pl_sem_is_runtime_function(pl_symbol_name(op));
}

/* Adds a row with a fault if the lowering defines a symbol for others (is_found) that the source does not have and that it may
 * not add. */
static void judge_extra(judge *j, const pl_op *op, const pl_symbols *source) {
  if (!is_found(op) || !pl_tv_is_definition(op) || pl_tv_find_symbol(source, pl_symbol_name(op))) return;
  if (is_wrapper(op, source, j->options) || is_shared_helper(op)) return;
  pl_proof *row = new_row(j, NULL, op);
  if (pl_tv_is_private(op))
    pl_tv_settle(row,
                 pl_fault_unsupported(PL_OBLIGATION_SYMBOL,
                                      "a symbol that the source has not, private in MLIR and visible to others in LLVM IR", op));
  else if (pl_tv_has_linkage(op, "weak_odr") || pl_tv_has_linkage(op, "linkonce_odr"))
    pl_tv_settle(row, pl_fault_unsupported(
                          PL_OBLIGATION_SYMBOL,
                          "a symbol that the source has not, kept for others, who may have another one of that name", op));
  else
    pl_tv_settle(
        row, pl_fault_refuted(PL_OBLIGATION_SYMBOL, "the lowering defines a symbol for others to see that the source has not"));
}

/* Adds a row if the modules as a whole differ, which no function or global may have shown. */
static void judge_module(judge *j, const pl_op *source, const pl_op *lowered) {
  pl_fault fault = pl_tv_structors_fault(source, lowered);
  if (!pl_is_fault(fault)) fault = pl_tv_module_fault(source, lowered);
  if (!pl_is_fault(fault)) return;
  pl_proof *row = new_row(j, source, lowered);
  if (row->name.len == 0) row->name = PL_STR("module");
  pl_tv_settle(row, fault);
}

/* Judges two corresponding modules as a whole (judge_module), and those nested in the source's that have a counterpart; the
 * parser bounds the nesting. */
static void judge_modules(judge *j, const pl_op *source, const pl_op *lowered) {
  const pl_block *body = source->regions[0]->first;
  judge_module(j, source, lowered);
  for (const pl_op *op = body ? body->first : NULL; op; op = op->next) {
    const pl_op *twin = pl_op_is(op, PL_OP_BUILTIN_MODULE) ? pl_tv_counterpart(op, lowered) : NULL;
    if (twin) judge_modules(j, op, twin);
  }
}

/* Whether all `count` rows have the verdict "proved"; true if there is none. */
static bool all_proved(const pl_proof *rows, size_t count) {
  bool proved = true;
  for (size_t i = 0; i < count; i++)
    proved &= rows[i].verdict == PL_VERDICT_PROVED;
  return proved;
}

/* Adds the rows of the report for symbols of the source beside functions that others may find (is_found), and for symbols that
 * only the lowering defines, nested modules included; `lowered` may be NULL. The parser bounds the nesting. */
static void judge_tables(judge *j, const pl_op *source, const pl_op *lowered) {
  const pl_block *source_block = source->regions[0]->first, *lowered_block = lowered ? lowered->regions[0]->first : NULL;
  pl_symbols source_symbols = symbols_of(source), lowered_symbols = symbols_of(lowered);
  for (const pl_op *op = source_block ? source_block->first : NULL; op; op = op->next) {
    if (pl_op_is(op, PL_OP_BUILTIN_MODULE)) judge_tables(j, op, pl_tv_counterpart(op, lowered));
    if (pl_tv_is_global(op) && is_found(op)) judge_source(j, op, &source_symbols, &lowered_symbols);
  }
  for (const pl_op *op = lowered_block ? lowered_block->first : NULL; op; op = op->next)
    if (pl_tv_is_global(op) || pl_op_has(op, PL_TRAIT_FUNCTION)) judge_extra(j, op, &source_symbols);
  pl_map_free(&source_symbols.by_name);
  pl_map_free(&lowered_symbols.by_name);
}

void pl_tv_judge_symbols(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                         bool proved, pl_report *report) {
  assert(arena && report && pl_op_is(source, PL_OP_BUILTIN_MODULE) && pl_op_is(lowered, PL_OP_BUILTIN_MODULE));
  judge j = {.arena = arena, .options = options};
  judge_tables(&j, source, lowered);
  if (proved && all_proved(j.rows.data, j.rows.len)) judge_modules(&j, source, lowered);
  report->globals = pl_arena_copy(arena, j.rows.data, j.rows.len * sizeof *j.rows.data);
  report->num_globals = (uint32_t)j.rows.len;
  pl_vec_free(&j.rows);
}
