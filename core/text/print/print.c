/* A module to text: what its aliases are, then everything. */
#include "core/text/print/print.h"

#include <assert.h>

#include "core/text/print/attrs.h"
#include "core/text/print/names.h"
#include "core/text/print/op.h"
#include "core/text/print/printer.h"

void pl_pr_begin(pl_printer *pr, const pl_module *module, const pl_print_options *options, pl_sink *out) {
  *pr = (pl_printer){.out = out, .module = module, .arena = pl_arena_new(), .default_dialect = "builtin"};
  pr->shapes.arena = pr->arena;
  if (options) pr->options = *options;
}

void pl_pr_finish(pl_printer *pr) {
  assert(!pr->collecting && !pr->recording);
  pl_map_free(&pr->aliases);
  pl_map_free(&pr->distinct);
  pl_pr_forget_names(pr);
  pl_vec_free(&pr->blobs);
  pl_shapes_free(&pr->shapes);
  pl_arena_free(pr->arena);
}

/* Compares two aliases for sorting: by depth, then by prefix. */
static int compare_aliases(const pl_alias_info *a, const pl_alias_info *b) {
  if (a->depth != b->depth) return a->depth < b->depth ? -1 : 1;
  return strcmp(a->prefix, b->prefix);
}

typedef PL_VEC(pl_alias_info *) alias_list;

/* Appends the collected aliases to `list`, sorted by compare_aliases; equal ones keep the order of their first mention. */
static void sort_aliases(pl_printer *pr, alias_list *list) {
  for (size_t i = 0; i < pr->aliases.len; i++)
    pl_vec_push(list, (pl_alias_info *)(uintptr_t)pl_map_entries(&pr->aliases)[i].value);
  /* Merge sort: stable, and quick for many locations. */
  pl_alias_info **from = list->data, **to = PL_NEW_ARRAY(pr->arena, pl_alias_info *, list->len + 1);
  for (size_t width = 1; width < list->len; width *= 2) {
    for (size_t low = 0; low < list->len; low += 2 * width) {
      size_t middle = low + width < list->len ? low + width : list->len;
      size_t high = low + 2 * width < list->len ? low + 2 * width : list->len;
      for (size_t i = low, j = middle, k = low; k < high; k++)
        to[k] = i < middle && (j == high || compare_aliases(from[i], from[j]) <= 0) ? from[i++] : from[j++];
    }
    memcpy(from, to, list->len * sizeof *from);
  }
}

/* Numbers the aliases of each prefix in the order of the list, from 0. */
static void number_aliases(const alias_list *list) {
  pl_map next = {0};
  for (size_t i = 0; i < list->len; i++) {
    pl_alias_info *info = list->data[i];
    uint64_t number = 0;
    (void)pl_map_get(&next, (uint64_t)(uintptr_t)info->prefix, &number);
    info->number = (uint32_t)number;
    pl_map_set(&next, (uint64_t)(uintptr_t)info->prefix, number + 1);
  }
  pl_map_free(&next);
}

/* Prints the definitions of those aliases that are deferred to the end (`deferred`), or of those that are not, one a line. */
static void print_aliases(pl_printer *pr, const alias_list *list, bool deferred) {
  for (size_t i = 0; i < list->len; i++) {
    const pl_alias_info *info = list->data[i];
    if (info->deferrable != deferred) continue;
    pl_pr_attr(pr, info->attr, PL_TYPE_SHOWN);
    pl_sink_puts(pr->out, " = ");
    pl_pr_attr_body(pr, info->attr, PL_TYPE_SHOWN);
    pl_sink_putc(pr->out, '\n');
  }
}

bool pl_pr_may_have_aliases(const pl_printer *pr) {
  static const pl_attr_kind kinds[] = {PL_ATTR_AFFINE_MAP, PL_ATTR_INTEGER_SET, PL_ATTR_LOC, PL_ATTR_PARAMS, PL_ATTR_DISTINCT};
  bool any = pr->options.debug_info;
  if (pr->options.local_scope) return false;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    any |= pl_context_has_attrs(pr->module->ctx, kinds[i]);
  return any;
}

/* First pass: prints the op into nothing to collect the attributes that get an alias, and sorts and numbers these into `list`.
 * Does nothing if no attribute can have one. */
static void collect_aliases(pl_printer *pr, const pl_op *op, alias_list *list) {
  pl_sink *out = pr->out, nothing = {.discards = true};
  if (!pl_pr_may_have_aliases(pr)) return;
  pr->out = &nothing;
  pr->collecting = true;
  pl_pr_op(pr, op);
  pr->collecting = false;
  pr->out = out;
  pl_sink_close(&nothing);
  sort_aliases(pr, list);
  number_aliases(list);
}

/* Prints one resource as an indented line without its line break: key: value. */
static void print_entry(pl_printer *pr, const pl_resource *entry) {
  pl_sink_puts(pr->out, "      ");
  pl_pr_keyword_or_string(pr, entry->key);
  pl_sink_puts(pr->out, ": ");
  pl_sink_str(pr->out, entry->value);
}

/* Prints one section of the file metadata from its entries (at least one), without a line break at the end; entries of a group
 * have to be adjacent. */
static void print_section(pl_printer *pr, const char *name, const pl_resource *const *entries, size_t count) {
  pl_sink_printf(pr->out, "  %s: {", name);
  for (size_t i = 0; i < count; i++) {
    bool first = i == 0 || !pl_str_eq(entries[i]->group, entries[i - 1]->group);
    if (first && i) pl_sink_puts(pr->out, "\n    }");
    if (i) pl_sink_putc(pr->out, ',');
    pl_sink_putc(pr->out, '\n');
    if (first) {
      pl_sink_puts(pr->out, "    ");
      pl_pr_keyword_or_string(pr, entries[i]->group);
      pl_sink_puts(pr->out, ": {\n");
    }
    print_entry(pr, entries[i]);
  }
  pl_sink_puts(pr->out, "\n    }\n  }");
}

/* Those that are not too long to be printed. */
typedef PL_VEC(const pl_resource *) resources;

/* The resources whose value is short enough for options.blob_beyond. The caller frees the list. */
static resources short_ones(const pl_printer *pr, const pl_resource *const *entries, size_t count) {
  resources list = {0};
  for (size_t i = 0; i < count; i++)
    if (!pr->options.blob_beyond || entries[i]->value.len < pr->options.blob_beyond) pl_vec_push(&list, entries[i]);
  return list;
}

/* Prints the file metadata `{-# ... #-}`: dialect resources that were mentioned, and external ones, as far as the options allow.
 * Nothing if there are none, or in local scope. */
static void print_resources(pl_printer *pr, const pl_module *module) {
  resources all = {0};
  for (size_t i = 0; i < module->num_resources; i++)
    if (module->resources[i].external) pl_vec_push(&all, &module->resources[i]);
  if ((pr->blobs.len || all.len) && !pr->options.local_scope) {
    resources blobs = short_ones(pr, pr->blobs.data, pr->blobs.len), external = short_ones(pr, all.data, all.len);
    pl_sink_puts(pr->out, "\n{-#\n");
    if (blobs.len) print_section(pr, "dialect_resources", blobs.data, blobs.len);
    if (blobs.len && external.len) pl_sink_puts(pr->out, ",\n");
    if (external.len) print_section(pr, "external_resources", external.data, external.len);
    pl_sink_puts(pr->out, "\n#-}\n");
    pl_vec_free(&blobs);
    pl_vec_free(&external);
  }
  pl_vec_free(&all);
}

void pl_print_module(const pl_module *module, const pl_print_options *options, pl_sink *out) {
  assert(module->op->module == module && module->op->num_regions == 1);
  pl_printer pr;
  alias_list aliases = {0};
  pl_pr_begin(&pr, module, options, out);
  pl_pr_name_values(&pr, module->op);
  collect_aliases(&pr, module->op, &aliases);
  print_aliases(&pr, &aliases, false);
  pl_pr_op(&pr, module->op);
  pl_sink_putc(out, '\n');
  print_aliases(&pr, &aliases, true);
  print_resources(&pr, module);
  pl_vec_free(&aliases);
  pl_pr_finish(&pr);
}

bool pl_print_body(const pl_module *module, const pl_op *first, const pl_print_options *options, pl_sink *out) {
  assert(!first || first->module == module);
  pl_printer pr;
  alias_list aliases = {0};
  pl_pr_begin(&pr, module, options, out);
  pl_pr_name_values(&pr, module->op);
  collect_aliases(&pr, module->op, &aliases);
  pr.default_dialect = "builtin";
  pr.indent = 2;
  for (const pl_op *op = first; op && aliases.len == 0; op = op->next) {
    pl_pr_newline(&pr);
    pl_pr_op(&pr, op);
  }
  bool alone = aliases.len == 0 && pr.distinct.len == 0 && pr.blobs.len == 0;
  pl_vec_free(&aliases);
  pl_pr_finish(&pr);
  return alone;
}

/* The innermost function that the op is or is in; if there is none, the outermost op around it, or the op itself. */
static const pl_op *numbering_root(const pl_op *op) {
  while (op->block && op->block->region && op->block->region->op && !pl_op_has(op, PL_TRAIT_FUNCTION))
    op = op->block->region->op;
  return op;
}

void pl_print_op(const pl_op *op, const pl_print_options *options, pl_sink *out) {
  pl_printer pr;
  pl_pr_begin(&pr, op->module, options, out);
  const pl_op *parent = op->block && op->block->region ? op->block->region->op : NULL;
  pr.default_dialect = parent && pl_op_is(parent, PL_OP_FUNC_FUNC)        ? "func"
                       : parent && pl_op_is(parent, PL_OP_BUILTIN_MODULE) ? "builtin"
                                                                          : "";
  pl_pr_name_values(&pr, numbering_root(op));
  pl_pr_op(&pr, op);
  pl_pr_finish(&pr);
}
