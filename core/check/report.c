/* report.c - what the rules have in common: how a fault is reported, and how a symbol is looked up. */
#include <assert.h>
#include <stdio.h>

#include "core/base/printf.h"
#include "core/check/internal.h"
#include "core/ir/outside.h"

/* Whether a fault must not be reported now: a symbol was looked up by the row being checked, and symbols are not being resolved
 * yet. Sets c->deferred then: the op is checked once more when all else in the symbol table is right. */
static bool waits(pl_checker *c) {
  bool wait = c->looked_up && c->symbols && !c->resolving;
  c->deferred |= wait;
  return wait;
}

/* Adds a diagnostic at the op's place, with "'name' op " before the message if `named`; counts errors. Does nothing but mark the
 * fault as deferred if it has to wait (see waits). */
static void report(pl_checker *c, pl_severity severity, const pl_op *op, bool named, const char *format, va_list args) {
  assert(c && c->diags && op && format);
  if (waits(c)) return;
  if (severity == PL_ERROR) c->errors++;
  char message[1024];
  int n = named ? snprintf(message, sizeof message, "'%.*s' op ", PL_STR_FMT(op->info->name)) : 0;
  if (n < 0 || (size_t)n >= sizeof message) n = 0;
  (void)pl_vsnprintf(message + n, sizeof message - (size_t)n, format, args);
  pl_diags_add(c->diags, severity, pl_op_pos(op), "%s", message);
}

bool pl_check_error(pl_checker *c, const pl_op *op, const char *format, ...) {
  assert(op->module->ctx == c->ctx);
  va_list args;
  va_start(args, format);
  report(c, PL_ERROR, op, true, format, args);
  va_end(args);
  return false;
}

bool pl_check_error_at(pl_checker *c, const pl_op *op, const char *format, ...) {
  assert(op->module->ctx == c->ctx);
  va_list args;
  va_start(args, format);
  report(c, PL_ERROR, op, false, format, args);
  va_end(args);
  return false;
}

void pl_check_note(pl_checker *c, const pl_op *op, const char *format, ...) {
  assert(op->module->ctx == c->ctx);
  va_list args;
  va_start(args, format);
  report(c, PL_NOTE, op, false, format, args);
  va_end(args);
}

/* Copies the sink's text to the checker's arena, closes the sink, and returns the copy. */
static const char *keep_text(pl_checker *c, pl_sink *sink) {
  const char *text = pl_sink_text(sink);
  size_t len = strlen(text);
  const char *copy = pl_arena_copy(c->arena, text, len + 1);
  pl_sink_close(sink);
  return copy;
}

const char *pl_check_type_text(pl_checker *c, const pl_type *type) {
  assert(c && c->ctx);
  pl_sink sink = {0};
  if (type)
    pl_type_print(type, &sink);
  else
    pl_sink_puts(&sink, "<<null type>>");
  return keep_text(c, &sink);
}

const char *pl_check_attr_text(pl_checker *c, const pl_attr *attr) {
  assert(c && c->ctx);
  pl_sink sink = {0};
  if (attr) pl_attr_print(attr, &sink);
  return keep_text(c, &sink);
}

const pl_op *pl_check_lookup(pl_checker *c, const pl_attr *symbol) {
  assert(c != NULL);
  c->looked_up = true;
  if (!symbol || symbol->kind != PL_ATTR_SYMBOL || symbol->symbol.count == 0 || !c->symbols) return NULL;
  const pl_attr *root = pl_attr_string(c->ctx, symbol->symbol.path[0]);
  const pl_op *found = pl_map_get_ptr(&c->symbols->map, root);
  if (!found && !c->symbols->outer) found = pl_outside_find(c->symbols->table->module->outside, root);
  for (uint32_t i = 1; found && i < symbol->symbol.count; i++)
    found = pl_symbol_lookup(found, symbol->symbol.path[i]);
  return found;
}
