/* What values and blocks are called. Regions are numbered as `mlir-opt` does: of a region first all blocks and results, then the
 * nested regions, the last one first; siblings count on from their parent, but in the generic form no name is used twice (with
 * unique_names, no number). */
#include <assert.h>

#include "core/text/print/custom.h"
#include "core/text/print/names.h"
#include "core/text/print/printer.h"

/* A region that waits for its numbers, with the counters of the region around it. */
typedef struct pending {
  const pl_region *region;
  uint32_t values, args, conflicts;
  uint32_t scope;
} pending;

/* Names taken in a region, and in those around it. */
typedef struct scope {
  uint32_t outer; /* position + 1; 0 if none */
  pl_map taken;   /* interned name -> itself */
} scope;

typedef struct pl_namer {
  pl_printer *pr;
  const pl_op *root;
  uint32_t values, args, conflicts;
  PL_VEC(pending) stack;
  PL_VEC(scope) scopes;
  uint32_t scope;   /* position + 1 */
  pending function; /* where functions of the root start from */
} namer;

/* Whether the name (interned) is in use in the current scope or an enclosing one. */
static bool is_taken(const namer *n, pl_str name) {
  for (uint32_t s = n->scope; s; s = n->scopes.data[s - 1].outer)
    if (pl_map_has(&n->scopes.data[s - 1].taken, name.data)) return true;
  return false;
}

/* The context's unique copy of a text. */
static pl_str intern(namer *n, const char *text) { return pl_context_intern(n->pr->module->ctx, pl_str_from(text)); }

/* A name that is not in use: the text or, if it is in use, `text_N` with a number N. The result is interned and in use in the
 * current scope from now on. */
static pl_str unique_name(namer *n, const char *text) {
  pl_str name = intern(n, text);
  while (is_taken(n, name)) {
    pl_sink probe = {0};
    pl_sink_printf(&probe, "%s_%u", text, n->conflicts++);
    name = intern(n, pl_sink_text(&probe));
    pl_sink_close(&probe);
  }
  pl_map_set_ptr(&n->scopes.data[n->scope - 1].taken, name.data, name.data);
  return name;
}

/* Sets the name of a value, in the current table of names. A mere number is stored in the value itself if that is possible. */
static void set_name(namer *n, pl_value *value, pl_value_name name) {
  pl_names *names = n->pr->names;
  bool plain = name.name.len == 0 && name.count == 1 && name.number < PL_SHOWN_BY_PLACE;
  value->shown = plain ? name.number : PL_SHOWN_BY_PLACE | (uint32_t)names->values.len;
  value->shown_by = names->unit;
  if (!plain) pl_vec_push(&names->values, name);
}

/* A new name for a value: the text made unique, or for NULL the next number. */
static pl_value_name new_name(namer *n, const char *text) {
  if (text) return (pl_value_name){.name = unique_name(n, text), .count = 1};
  return (pl_value_name){.number = n->values++, .count = 1};
}

/* The first NameLoc in a location, in depth-first order; NULL if there is none. */
static const pl_attr *name_in_loc(const pl_attr *loc) {
  if (!loc || loc->kind != PL_ATTR_LOC || loc->loc.kind == PL_LOC_FILE || loc->loc.kind == PL_LOC_NAME)
    return loc && loc->kind == PL_ATTR_LOC && loc->loc.kind == PL_LOC_NAME ? loc : NULL;
  const pl_attr *found = NULL;
  for (uint32_t i = 0; i < loc->loc.count && !found; i++)
    found = name_in_loc(loc->loc.children[i]);
  return found;
}

/* The name that a location gives, if the options ask for it, as a valid value name in `buffer`; NULL if there is none. */
static const char *loc_name(const namer *n, const pl_attr *loc, pl_sink *buffer) {
  const pl_attr *named = n->pr->options.loc_names ? name_in_loc(loc) : NULL;
  if (!named || named->loc.name.len == 0) return NULL;
  pl_str text = named->loc.name;
  if (text.data[0] >= '0' && text.data[0] <= '9') pl_sink_putc(buffer, '_');
  for (size_t i = 0; i < text.len; i++) {
    unsigned char c = (unsigned char)text.data[i];
    bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (letter || (c && strchr("$._-", c)))
      pl_sink_putc(buffer, (char)c);
    else if (c == ' ')
      pl_sink_putc(buffer, '_');
    else
      pl_sink_printf(buffer, "%X", c);
  }
  return pl_sink_text(buffer);
}

/* The name that a constant suggests for its result, as c1_i32 or `cst`. The text may lie in `buffer`. */
static const char *constant_name(const pl_op *op, pl_sink *buffer) {
  const pl_attr *value = pl_op_attr(op, PL_NAME_VALUE);
  if (!value || value->kind != PL_ATTR_INTEGER) return "cst";
  const pl_type *type = op->num_results ? op->results[0].type : value->type;
  if (pl_type_is_integer(type, 1)) return pl_apint_is_zero(value->integer) ? "false" : "true";
  pl_sink_puts(buffer, pl_op_is(op, PL_OP_INDEX_CONSTANT) ? "idx" : "c");
  pl_apint_print(value->integer, true, buffer);
  if (type->kind == PL_TYPE_INTEGER) {
    pl_sink_putc(buffer, '_');
    pl_type_print(type, buffer);
  }
  return pl_sink_text(buffer);
}

/* The name that an op suggests for its result, as by MLIR's OpAsmOpInterface; NULL if none is known. The text may lie in
 * `buffer`. */
static const char *result_name(const pl_op *op, pl_sink *buffer) {
  static const struct {
    pl_op_kind kind;
    const char *name;
  } names[] = {
      {PL_OP_FUNC_CONSTANT, "f"},
      {PL_OP_COMPLEX_CONSTANT, "cst"},
      {PL_OP_MEMREF_ALLOC, "alloc"},
      {PL_OP_MEMREF_ALLOCA, "alloca"},
      {PL_OP_MEMREF_ASSUME_ALIGNMENT, "assume_align"},
      {PL_OP_MEMREF_CAST, "cast"},
      {PL_OP_MEMREF_COLLAPSE_SHAPE, "collapse_shape"},
      {PL_OP_MEMREF_DIM, "dim"},
      {PL_OP_MEMREF_EXPAND_SHAPE, "expand_shape"},
      {PL_OP_MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX, "intptr"},
      {PL_OP_MEMREF_MEMORY_SPACE_CAST, "memspacecast"},
      {PL_OP_MEMREF_REINTERPRET_CAST, "reinterpret_cast"},
      {PL_OP_MEMREF_RESHAPE, "reshape"},
      {PL_OP_MEMREF_SUBVIEW, "subview"},
      {PL_OP_MEMREF_TRANSPOSE, "transpose"},
      {PL_OP_MEMREF_VIEW, "view"},
  };
  if (pl_op_is(op, PL_OP_ARITH_CONSTANT) || pl_op_is(op, PL_OP_INDEX_CONSTANT) || pl_op_is(op, PL_OP_INDEX_BOOL_CONSTANT))
    return constant_name(op, buffer);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (names[i].kind == op->info->kind) return names[i].name;
  return NULL;
}

/* The number of results in a result group of the signature; groups of variable size evenly share what the others leave. */
static uint32_t group_size(const pl_signature *s, const pl_op *op, uint32_t group) {
  uint32_t variadic = 0;
  for (uint32_t i = 0; i < s->num_results; i++)
    variadic += s->results[i].quantifier != PL_ONE;
  if (s->results[group].quantifier == PL_ONE) return 1;
  uint32_t fixed = s->num_results - variadic;
  return op->num_results > fixed ? (op->num_results - fixed) / variadic : 0;
}

/* Names the results of an op with several result groups, those of a group alike: by the op's location, else by the group's name
 * in the op table. */
static void name_groups(namer *n, const pl_op *op, const pl_signature *s) {
  uint32_t first = 0;
  for (uint32_t g = 0; g < s->num_results; g++) {
    uint32_t size = group_size(s, op, g);
    char text[64] = "";
    strncat(text, s->results[g].name.data, s->results[g].name.len < 63 ? s->results[g].name.len : 63);
    pl_value_name name = {0};
    pl_sink buffer = {0};
    const char *named = loc_name(n, op->loc, &buffer);
    for (uint32_t i = 0; i < size && first + i < op->num_results; i++) {
      if (i == 0) name = new_name(n, named ? named : text);
      name.group = first;
      name.count = size;
      set_name(n, &op->results[first + i], name);
    }
    pl_sink_close(&buffer);
    first += size;
  }
}

/* Names the results of an op, by its location, its kind, or a number. If users are printed, an op without results gets a
 * number. */
static void name_results(namer *n, const pl_op *op) {
  if (op->num_results == 0) {
    if (n->pr->options.value_users) pl_map_set(&n->pr->names->op_numbers, (uint64_t)(uintptr_t)op, n->values++);
    return;
  }
  const pl_signature *s = pl_signature_of(n->pr->module->ctx, op->info);
  if (s && s->num_results > 1 && !n->pr->options.generic) {
    name_groups(n, op, s);
    return;
  }
  pl_sink buffer = {0};
  const char *named = loc_name(n, op->loc, &buffer);
  if (!named && !n->pr->options.generic) named = result_name(op, &buffer);
  pl_value_name name = new_name(n, named);
  pl_sink_close(&buffer);
  name.count = op->num_results;
  for (uint32_t i = 0; i < op->num_results; i++)
    set_name(n, &op->results[i], name);
}

/* Records the op's block as a predecessor of each of its successors. */
static void count_edges(namer *n, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_successors; i++) {
    const pl_block *block = op->successors[i].block;
    /* A list of predecessors: each entry is the block it comes from and the entry before. */
    uint64_t *head = pl_map_at(&n->pr->names->preds, (uint64_t)(uintptr_t)block);
    uint64_t *entry = PL_NEW_ARRAY(n->pr->names->arena, uint64_t, 2);
    entry[0] = (uint64_t)(uintptr_t)op->block;
    entry[1] = *head;
    *head = (uint64_t)(uintptr_t)entry;
  }
}

/* Writes "arg" and the number so that the string, with its final zero byte, ends at `end`, and returns its start; printf is
 * slower. */
static const char *entry_arg_name(uint32_t number, char *end) {
  *--end = '\0';
  do {
    *--end = (char)('0' + number % 10);
    number /= 10;
  } while (number);
  return memcpy(end - 3, "arg", 3);
}

/* Names the arguments of a block: by location, arg0 and so on in an entry block, else by number. */
static void name_args(namer *n, const pl_block *block, bool entry) {
  for (uint32_t i = 0; i < block->num_args; i++) {
    char digits[24];
    pl_sink buffer = {0};
    const char *named = loc_name(n, pl_arg_loc(block->args[i]), &buffer);
    if (entry && !named) named = entry_arg_name(n->args++, digits + sizeof digits);
    set_name(n, block->args[i], new_name(n, named));
    pl_sink_close(&buffer);
  }
}

/* Names the arguments of a block and the results of its ops, and records its edges to successors. `entry`: it is the first of its
 * region. */
static void name_block(namer *n, const pl_block *block, bool entry) {
  name_args(n, block, entry);
  for (const pl_op *op = block->first; op; op = op->next) {
    name_results(n, op);
    count_edges(n, op);
  }
}

/* Whether numbers go on through the whole module, rather than start again from those of the enclosing region. */
static bool counts_on(const namer *n) { return n->pr->options.generic || n->pr->options.unique_names; }

/* Whether naming the values in this op is postponed until it is printed: it is a function directly in the root module, and
 * numbers do not go on through the whole module (counts_on). */
static bool waits(const namer *n, const pl_op *op) {
  const pl_op *parent = op->block && op->block->region ? op->block->region->op : NULL;
  return pl_op_has(op, PL_TRAIT_FUNCTION) && parent == n->root && pl_op_is(parent, PL_OP_BUILTIN_MODULE) && !counts_on(n);
}

/* Queues the op's regions to be named, with the current counters and scope. For a function that is to wait (see waits) records
 * counters and scope in n->function instead. */
static void push_regions(namer *n, const pl_op *op) {
  pending next = {NULL, n->values, n->args, n->conflicts, n->scope};
  if (waits(n, op)) {
    n->function = next;
    return;
  }
  for (uint32_t i = 0; i < op->num_regions; i++) {
    next.region = op->regions[i];
    pl_vec_push(&n->stack, next);
  }
}

void pl_pr_name_blocks(pl_printer *pr, const pl_region *region) {
  assert(pr->names);
  uint32_t number = 0;
  for (const pl_block *block = region->first; block; block = block->next)
    pl_map_set(&pr->names->block_numbers, (uint64_t)(uintptr_t)block, number++);
}

/* Names the blocks and values of a region, without those in nested regions, which it queues (push_regions). */
static void name_region(namer *n, const pl_region *region) {
  pl_pr_name_blocks(n->pr, region);
  for (const pl_block *block = region->first; block; block = block->next)
    name_block(n, block, block == region->first);
  for (const pl_block *block = region->first; block; block = block->next)
    for (const pl_op *op = block->first; op; op = op->next)
      push_regions(n, op);
}

/* Opens a scope of names inside of the scope `outer` (position + 1, 0 for none) and makes it the current one. */
static void open_scope(namer *n, uint32_t outer) {
  pl_vec_push(&n->scopes, ((scope){.outer = outer}));
  n->scope = (uint32_t)n->scopes.len;
}

/* Sets the counters to those of a pending region, unless numbers go on through the module, and opens a scope for it. */
static void go_on_from(namer *n, const pending *next) {
  if (!counts_on(n)) {
    n->values = next->values;
    n->args = next->args;
    n->conflicts = next->conflicts;
  }
  open_scope(n, next->scope);
}

/* Names the values in all queued regions and those nested in them, the last one first. */
static void name_pending(namer *n) {
  while (n->stack.len) {
    pending next = pl_vec_pop(&n->stack);
    go_on_from(n, &next);
    name_region(n, next.region);
  }
}

void pl_pr_name_values(pl_printer *pr, const pl_op *root) {
  namer *n = pr->namer = PL_NEW(pr->arena, namer);
  *n = (namer){.pr = pr, .root = root};
  pr->global.arena = pl_arena_new();
  pr->local.arena = pl_arena_new();
  pr->global.unit = 1;
  pr->local.unit = 2;
  pr->names = &pr->global;
  open_scope(n, 0);
  push_regions(n, root);
  name_results(n, root);
  name_pending(n);
}

bool pl_pr_begin_names(pl_printer *pr, const pl_op *op) {
  namer *n = pr->namer;
  if (pr->collecting || !n || !waits(n, op)) return false;
  pr->names = &pr->local;
  for (uint32_t i = 0; i < op->num_regions; i++) {
    pending next = n->function;
    next.region = op->regions[i];
    pl_vec_push(&n->stack, next);
  }
  name_pending(n);
  return true;
}

void pl_pr_open_names(pl_printer *pr, const pl_op *func) {
  assert(func->num_regions && func->regions[0]->first);
  assert(pr->namer);
  pr->names = &pr->local;
  go_on_from(pr->namer, &pr->namer->function);
  name_args(pr->namer, func->regions[0]->first, true);
}

void pl_pr_name_args(pl_printer *pr, const pl_block *block) {
  assert(pr->namer && pr->names == &pr->local);
  name_args(pr->namer, block, false);
}

void pl_pr_name_op(pl_printer *pr, const pl_op *op) {
  assert(pr->namer && pr->names == &pr->local);
  name_results(pr->namer, op);
  count_edges(pr->namer, op);
}

/* Closes scopes until `kept` are left. */
static void close_scopes(namer *n, size_t kept) {
  while (n->scopes.len > kept) {
    scope last = pl_vec_pop(&n->scopes);
    pl_map_free(&last.taken);
  }
}

void pl_pr_end_names(pl_printer *pr) {
  assert(pr->namer && pr->names == &pr->local);
  close_scopes(pr->namer, pr->namer->function.scope);
  pl_vec_clear(&pr->local.values);
  pr->local.unit++;
  pl_map_clear(&pr->local.block_numbers);
  pl_map_clear(&pr->local.preds);
  pl_map_clear(&pr->local.op_numbers);
  pl_arena_reset(pr->local.arena);
  pr->names = &pr->global;
}

/* Frees what a table of names holds, not the struct. */
static void free_names(pl_names *names) {
  pl_vec_free(&names->values);
  pl_map_free(&names->block_numbers);
  pl_map_free(&names->preds);
  pl_map_free(&names->op_numbers);
  pl_arena_free(names->arena);
}

void pl_pr_forget_names(pl_printer *pr) {
  if (!pr->namer) return;
  close_scopes(pr->namer, 0);
  pl_vec_free(&pr->namer->scopes);
  pl_vec_free(&pr->namer->stack);
  free_names(&pr->global);
  free_names(&pr->local);
}
