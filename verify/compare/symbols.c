#include <assert.h>

#include "core/base/vec.h"
#include "core/text/print/print.h"
#include "verify/compare/compare.h"
#include "verify/compare/match.h"

typedef struct comparison {
  const pl_module *first, *second;
  pl_sink *out;
  uint32_t differences;
} comparison;

/* Appends what goes before a symbol's name in a report: "declaration " for a function without a body, the operation's name for
 * what is no function, else nothing. `first` or `second` may be NULL: that module lacks the symbol. */
static void put_kind(const pl_op *first, const pl_op *second, pl_sink *out) {
  const pl_op *top = first != NULL ? first : second;
  if (!pl_op_has(top, PL_TRAIT_FUNCTION)) {
    pl_sink_str(out, top->info->name);
    if (pl_symbol_name(top).len > 0) pl_sink_putc(out, ' ');
  } else if ((first == NULL || pl_func_is_declaration(first)) && (second == NULL || pl_func_is_declaration(second))) {
    pl_sink_puts(out, "declaration ");
  }
}

/* Appends a line with the operation, without its regions. */
static void put_op(const pl_op *op, pl_sink *out) {
  pl_sink_puts(out, "  ");
  pl_print_op(op, &(pl_print_options){.skip_regions = true}, out);
  pl_sink_putc(out, '\n');
}

/* Appends NAME:LINE:COLUMN: of an operation of the module; NAME is "-" if the module has no source text. */
static void put_place(const pl_module *module, const pl_op *op, pl_sink *out) {
  const char *name = module->source != NULL ? module->source->name : "-";
  pl_sink_printf(out, "%s:%u:%u:", name, op->line, op->column);
}

/* Appends the report of one difference, in the form that pl_compare_modules describes, and counts it. `first` and `second` are
 * the top-level operations with the difference; one of them, and one of those in `difference`, may be NULL. */
static void report(comparison *c, const pl_op *first, const pl_op *second, const pl_difference *difference) {
  const pl_str name = pl_symbol_name(first != NULL ? first : second);
  const bool in_first = difference->first != NULL;
  put_place(in_first ? c->first : c->second, in_first ? difference->first : difference->second, c->out);
  pl_sink_putc(c->out, ' ');
  put_kind(first, second, c->out);
  if (name.len > 0) pl_sink_printf(c->out, "@%.*s", PL_STR_FMT(name));
  pl_sink_printf(c->out, ": %.*s\n", (int)difference->what.len, difference->what.data);
  if (in_first) put_op(difference->first, c->out);
  if (in_first && difference->second != NULL) {
    put_place(c->second, difference->second, c->out);
    pl_sink_putc(c->out, '\n');
  }
  if (difference->second != NULL) put_op(difference->second, c->out);
  c->differences++;
}

/* Reports a top-level operation that is in one module alone: the first if `second` is NULL, the second if `first` is NULL. */
static void report_missing(comparison *c, const pl_op *first, const pl_op *second) {
  pl_difference difference = {.first = first, .second = second};
  pl_sink_printf(&difference.what, "is in the %s alone", first != NULL ? "first" : "second");
  report(c, first, second, &difference);
  (void)pl_sink_close(&difference.what);
}

/* The first operation of a module; NULL if it has none. */
static pl_op *first_op(const pl_module *module) {
  const pl_block *body = module->op->num_regions > 0 ? module->op->regions[0]->first : NULL;
  return body != NULL ? body->first : NULL;
}

/* The symbol name of an operation as an attribute; NULL if it has none. */
static const pl_attr *symbol_of(const pl_op *op) { return pl_op_attr(op, PL_NAME_SYM_NAME); }

/* Whether two operations, with all that they hold, match (pl_compare_match). */
static bool is_same(pl_op *first, pl_op *second) {
  pl_difference difference = {0};
  const bool same = pl_compare_match(first, second, &difference);
  (void)pl_sink_close(&difference.what);
  return same;
}

/* The first operation without a symbol in the second module that matches `first` and is not in `taken`; NULL if there is none.
 * */
static pl_op *find_same(const comparison *c, pl_op *first, const pl_map *taken) {
  for (pl_op *op = first_op(c->second); op != NULL; op = op->next)
    if (symbol_of(op) == NULL && !pl_map_has(taken, op) && is_same(first, op)) return op;
  return NULL;
}

/* Compares two operations with the same symbol and reports the first difference, if there is one. */
static void compare_symbols(comparison *c, pl_op *first, pl_op *second) {
  pl_difference difference = {0};
  if (!pl_compare_match(first, second, &difference)) report(c, first, second, &difference);
  (void)pl_sink_close(&difference.what);
}

/* Compares the top-level operations of both modules, paired by symbol or, without one, by equality; reports how operations of
 * the same symbol differ, and each operation that has no counterpart. */
static void compare_bodies(comparison *c) {
  pl_map symbols = {0}, taken = {0};
  for (pl_op *op = first_op(c->second); op != NULL; op = op->next)
    if (symbol_of(op) != NULL) pl_map_set_ptr(&symbols, symbol_of(op), op);
  for (pl_op *op = first_op(c->first); op != NULL; op = op->next) {
    pl_op *other = symbol_of(op) != NULL ? pl_map_get_ptr(&symbols, symbol_of(op)) : find_same(c, op, &taken);
    if (other != NULL) pl_map_set_ptr(&taken, other, op);
    if (other == NULL)
      report_missing(c, op, NULL);
    else if (symbol_of(op) != NULL)
      compare_symbols(c, op, other);
  }
  for (pl_op *op = first_op(c->second); op != NULL; op = op->next)
    if (!pl_map_has(&taken, op)) report_missing(c, NULL, op);
  pl_map_free(&symbols);
  pl_map_free(&taken);
}

/* Whether the module has a resource with the same group, key and value, external or not like `wanted`; of several with that
 * group and key the first one counts. */
static bool has_resource(const pl_module *module, const pl_resource *wanted) {
  for (size_t i = 0; i < module->num_resources; i++) {
    const pl_resource *r = &module->resources[i];
    if (r->external == wanted->external && pl_str_eq(r->group, wanted->group) && pl_str_eq(r->key, wanted->key))
      return pl_str_eq(r->value, wanted->value);
  }
  return false;
}

/* Reports each resource of module `of`, the first or second one of the comparison, that `other` does not have with the same
 * value. */
static void compare_resources(comparison *c, const pl_module *of, const pl_module *other) {
  for (size_t i = 0; i < of->num_resources; i++) {
    if (has_resource(other, &of->resources[i])) continue;
    pl_difference difference = {.first = c->first->op, .second = c->second->op};
    pl_sink_printf(&difference.what, "resource '%.*s' of the %s is not the same in the other", PL_STR_FMT(of->resources[i].key),
                   of == c->first ? "first" : "second");
    report(c, c->first->op, c->second->op, &difference);
    (void)pl_sink_close(&difference.what);
  }
}

uint32_t pl_compare_modules(pl_module *first, pl_module *second, pl_sink *out) {
  assert(first->ctx == second->ctx && first != second && out != NULL);
  comparison c = {.first = first, .second = second, .out = out};
  pl_difference difference = {.first = first->op, .second = second->op};
  if (!pl_compare_attrs(first->op, second->op, &difference.what)) report(&c, first->op, second->op, &difference);
  (void)pl_sink_close(&difference.what);
  compare_bodies(&c);
  compare_resources(&c, first, second);
  compare_resources(&c, second, first);
  return c.differences;
}
