/* Metadata: nodes, branch weights, hints of memory accesses, module flags. What has no translation here is reported,
 * never dropped. Source: LLVM documentation, "LLVM Language Reference Manual", Metadata; what `mlir-translate` 22 prints. */
#include "core/llvmir/export/state/md.h"

#include <assert.h>

#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"
#include "core/llvmir/lir/print.h"

/* A new metadata node with a text and no operands; with `is_inline` it is printed where it is used, without a number. */
static pl_lir_md *make(pl_export *e, pl_str text, bool is_inline) {
  pl_lir_md *md = PL_NEW(e->m.arena, pl_lir_md);
  md->text = text;
  md->is_inline = is_inline;
  return md;
}

pl_lir_md *pl_lir_md_string(pl_export *e, pl_str text) {
  pl_sink s = {0};
  pl_sink_puts(&s, "!\"");
  pl_lir_escape(text, &s);
  pl_sink_putc(&s, '"');
  pl_lir_md *md = make(e, pl_lir_text(e->m.arena, "%s", pl_sink_text(&s)), true);
  pl_sink_close(&s);
  return md;
}

pl_lir_md *pl_lir_md_constant(pl_export *e, const pl_lir *value) {
  assert(pl_lir_is_constant(value));
  pl_lir_md *md = make(e, PL_STR(""), true);
  md->constant = value;
  return md;
}

pl_lir_md *pl_lir_md_int(pl_export *e, uint32_t width, int64_t value) {
  assert(width > 0);
  return pl_lir_md_constant(e, pl_lir_i64(&e->m, pl_type_integer(e->m.ctx, width), value));
}

/* In the node's text, `\1` stands for each operand. */
pl_lir_md *pl_lir_md_node(pl_export *e, pl_lir_md *const *ops, uint32_t count) {
  assert(count == 0 || ops);
  pl_sink s = {0};
  pl_sink_puts(&s, "!{");
  for (uint32_t i = 0; i < count; i++)
    pl_sink_puts(&s, i ? ", \x01" : "\x01");
  pl_sink_putc(&s, '}');
  pl_lir_md *md = make(e, pl_lir_text(e->m.arena, "%s", pl_sink_text(&s)), false);
  md->ops = pl_arena_copy(e->m.arena, ops, count * sizeof *ops);
  md->num_ops = count;
  pl_sink_close(&s);
  return md;
}

/* Whether two metadata operands are the same, or inline ones without operands that are equal. */
static bool same_op(const pl_lir_md *a, const pl_lir_md *b) {
  if (a == b) return true;
  if (!a || !b || !a->is_inline || !b->is_inline || a->num_ops || b->num_ops || !a->constant != !b->constant) return false;
  return a->constant ? pl_lir_same(a->constant, b->constant) : pl_str_eq(a->text, b->text);
}

/* Whether two metadata nodes have equal texts and the same operands (same_op). */
static bool same_node(const pl_lir_md *a, const pl_lir_md *b) {
  bool equal = a->num_ops == b->num_ops && pl_str_eq(a->text, b->text);
  for (uint32_t i = 0; equal && i < a->num_ops; i++)
    equal = same_op(a->ops[i], b->ops[i]);
  return equal;
}

/* A hash of a metadata node's text and operands; equal nodes have equal hashes. */
static uint64_t hash_of(const pl_lir_md *md) {
  uint64_t h = pl_hash_bytes(md->text.data, md->text.len, md->num_ops);
  for (uint32_t i = 0; i < md->num_ops; i++) {
    const pl_lir_md *op = md->ops[i];
    if (op && op->constant)
      h = op->constant->kind == PL_LIR_INT ? pl_apint_hash(op->constant->bits, h) : h;
    else if (op && op->is_inline)
      h = pl_hash_bytes(op->text.data, op->text.len, h);
    else
      h = pl_hash_u64((uint64_t)(uintptr_t)op, h);
  }
  return h;
}

/* Different nodes with the same hash are stored under consecutive keys. */
pl_lir_md *pl_lir_md_unique(pl_export *e, pl_lir_md *md) {
  uint64_t found;
  for (uint64_t key = hash_of(md);; key++) {
    if (!pl_map_get(&e->nodes, key, &found)) {
      pl_map_set(&e->nodes, key, (uint64_t)(uintptr_t)md);
      return md;
    }
    if (same_node((const pl_lir_md *)(uintptr_t)found, md)) return (pl_lir_md *)(uintptr_t)found;
  }
}

pl_lir_md *pl_lir_md_cached(pl_export *e, pl_lir_md *const *ops, uint32_t count) {
  assert(count == 0 || ops);
  return pl_lir_md_unique(e, pl_lir_md_node(e, ops, count));
}

void pl_lir_md_named(pl_export *e, const char *name, const pl_lir_md *node) {
  for (size_t i = 0; i < e->m.named.len; i++)
    if (strcmp(e->m.named.data[i]->name, name) == 0) {
      pl_vec_push(&e->m.named.data[i]->nodes, node);
      return;
    }
  pl_lir_named_md *named = PL_NEW(e->m.arena, pl_lir_named_md);
  named->name = name;
  pl_vec_push(&named->nodes, node);
  pl_vec_push(&e->m.named, named);
}
