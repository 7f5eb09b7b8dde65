#include <assert.h>

#include "core/ir/attr_params.h"
#include "verify/tv/function/cfg.h"
#include "verify/tv/function/flatten.h"

/* Marks the loop heads, which are the targets of retreating edges of one depth-first walk, and lists these edges. Every cycle
 * that the entry block reaches has a head, in irreducible graphs too. */
static void find_loop_heads(pl_arena *arena, pl_cfg *cfg) {
  uint8_t *state = PL_NEW_ARRAY(arena, uint8_t, cfg->num_blocks); /* 1 on the stack, 2 done */
  struct frame {
    const pl_block *block;
    uint32_t next;
  } *stack = PL_NEW_ARRAY(arena, struct frame, cfg->num_blocks + 1);
  size_t depth = 0;
  stack[depth++] = (struct frame){cfg->blocks[0], 0};
  state[0] = 1;
  while (depth > 0) {
    struct frame *top = &stack[depth - 1];
    const pl_op *terminator = top->block->last;
    if (!terminator || top->next == terminator->num_successors) {
      state[top->block->number] = 2;
      depth--;
      continue;
    }
    const pl_block *to = terminator->successors[top->next++].block;
    if (state[to->number] == 1) {
      cfg->loop_head[to->number] = true;
      pl_vec_push(&cfg->retreats, ((pl_edge){top->block, to}));
    }
    if (state[to->number] == 0) {
      state[to->number] = 1;
      stack[depth++] = (struct frame){to, 0};
    }
  }
}

/* Adds a number to a set of bits. */
static void mark(uint64_t *set, uint32_t bit) { set[bit / 64] |= 1ull << (bit % 64); }
/* Removes a number from a set of bits. */
static void clear(uint64_t *set, uint32_t bit) { set[bit / 64] &= ~(1ull << (bit % 64)); }

/* Removes from a set of values the arguments of all blocks directly in the op's regions, not of those nested in their ops. */
static void clear_arguments(const pl_op *op, uint64_t *work) {
  for (uint32_t r = 0; r < op->num_regions; r++)
    PL_FOR_BLOCKS(block, op->regions[r])
  for (uint32_t i = 0; i < block->num_args; i++)
    clear(work, block->args[i]->number);
}

/* Updates the live set `work` for what is inside the regions of `op`: with `uses`, adds the values that ops in them use;
 * without, removes the values that are defined in them. */
static void mark_regions(const pl_op *op, uint64_t *work, bool uses) {
  for (pl_op *at = (pl_op *)(uintptr_t)op; at; at = pl_op_walk_next(op, at)) {
    if (!uses) clear_arguments(at, work);
    for (uint32_t i = 0; at != op && uses && i < at->num_operands; i++)
      mark(work, pl_operand(at, i)->number);
    for (uint32_t i = 0; at != op && !uses && i < at->num_results; i++)
      clear(work, at->results[i].number);
  }
}

/* Recomputes the values that are live at the start of the block from its ops and successors; true if they changed. Constants
 * that its own ops use are recomputed there and not live for that. */
static bool update_live(pl_cfg *cfg, const pl_block *block, uint64_t *work) {
  uint32_t words = cfg->live_words;
  uint64_t *live = &cfg->live[(size_t)block->number * words];
  memset(work, 0, words * sizeof *work);
  const pl_op *terminator = block->last;
  for (uint32_t i = 0; terminator && i < terminator->num_successors; i++) {
    const pl_block *to = terminator->successors[i].block;
    const uint64_t *live_after = &cfg->live[(size_t)to->number * words];
    for (uint32_t k = 0; k < words; k++)
      work[k] |= live_after[k];
    for (uint32_t k = 0; k < to->num_args; k++)
      work[to->args[k]->number / 64] &= ~(1ull << (to->args[k]->number % 64));
  }
  for (const pl_op *op = block->last; op; op = op->prev) {
    for (uint32_t i = 0; i < op->num_results; i++)
      work[op->results[i].number / 64] &= ~(1ull << (op->results[i].number % 64));
    for (uint32_t i = 0; i < op->num_operands; i++) {
      const pl_value *value = pl_operand(op, i);
      if (value->op && pl_op_has(value->op, PL_TRAIT_CONSTANT)) continue;
      mark(work, value->number);
    }
    mark_regions(op, work, true);
    mark_regions(op, work, false);
  }
  for (uint32_t i = 0; i < block->num_args; i++)
    mark(work, block->args[i]->number);
  bool changed = memcmp(work, live, words * sizeof *work) != 0;
  memcpy(live, work, words * sizeof *work);
  return changed;
}

/* Computes cfg->live, the live-in values of all blocks, up to a fixed point. */
static void find_live(pl_arena *arena, pl_cfg *cfg) {
  cfg->live_words = (cfg->num_values + 63) / 64;
  if (cfg->live_words == 0) cfg->live_words = 1;
  cfg->live = PL_NEW_ARRAY(arena, uint64_t, (size_t)cfg->num_blocks * cfg->live_words);
  uint64_t *work = PL_NEW_ARRAY(arena, uint64_t, cfg->live_words);
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = cfg->num_blocks; i-- > 0;)
      changed |= update_live(cfg, cfg->blocks[i], work);
  }
}

pl_cfg *pl_cfg_new(pl_arena *arena, const pl_op *func, const pl_flatten_options *options) {
  assert(arena && pl_op_has(func, PL_TRAIT_FUNCTION));
  assert(options->role == PL_ROLE_SOURCE || (!options->trimmed && !options->promoted));
  pl_cfg *cfg = PL_NEW(arena, pl_cfg);
  cfg->func = func;
  cfg->flat = pl_tv_flatten(func, options, &cfg->origin);
  if (cfg->flat) func = cfg->flat->op->regions[0]->first->first;
  pl_op *numbered = (pl_op *)(uintptr_t)func; /* numbering is scratch space of whoever walks a function */
  cfg->num_values = pl_func_number(numbered);
  const pl_region *body = func->regions[0];
  PL_FOR_BLOCKS(block, body) cfg->num_blocks++;
  cfg->blocks = PL_NEW_ARRAY(arena, const pl_block *, cfg->num_blocks);
  cfg->values = PL_NEW_ARRAY(arena, const pl_value *, cfg->num_values + 1);
  cfg->loop_head = PL_NEW_ARRAY(arena, bool, cfg->num_blocks);
  cfg->cut = PL_NEW_ARRAY(arena, bool, cfg->num_blocks);
  cfg->forced = PL_NEW_ARRAY(arena, bool, cfg->num_blocks);
  cfg->preds = PL_NEW_ARRAY(arena, uint32_t, cfg->num_blocks);
  PL_FOR_BLOCKS(block, body) {
    cfg->blocks[block->number] = block;
    for (uint32_t i = 0; i < block->num_args; i++)
      cfg->values[block->args[i]->number] = block->args[i];
    for (const pl_op *op = block->first; op; op = op->next)
      for (uint32_t i = 0; i < op->num_results; i++)
        cfg->values[op->results[i].number] = &op->results[i];
  }
  PL_FOR_BLOCKS(block, body)
  for (uint32_t i = 0; block->last && i < block->last->num_successors; i++)
    cfg->preds[block->last->successors[i].block->number]++;
  find_loop_heads(arena, cfg);
  find_live(arena, cfg);
  for (uint32_t i = 0; i < cfg->num_blocks; i++)
    cfg->cut[i] = cfg->loop_head[i] || cfg->preds[i] > 1;
  return cfg;
}

bool pl_cfg_loops_end(const pl_cfg *cfg) {
  assert(cfg->num_blocks > 0);
  for (size_t i = 0; i < cfg->retreats.len; i++) {
    const pl_attr *loop = pl_op_attr(cfg->retreats.data[i].from->last, PL_NAME_LOOP_ANNOTATION);
    const pl_attr *ends = loop && pl_attr_is(loop, "loop_annotation") ? pl_attr_param(loop, "mustProgress") : NULL;
    if (!ends || ends->kind != PL_ATTR_INTEGER || pl_apint_is_zero(ends->integer)) return false;
  }
  return true;
}

void pl_cfg_free(pl_cfg *cfg) {
  if (cfg->flat) pl_module_free(cfg->flat);
  pl_map_free(&cfg->origin);
  pl_vec_free(&cfg->retreats);
}

const pl_op *pl_cfg_origin(const pl_cfg *cfg, const pl_op *op) {
  assert(cfg);
  const pl_op *origin = op ? pl_map_get_ptr(&cfg->origin, op) : NULL;
  return origin ? origin : op;
}

bool pl_tv_has_loops(const pl_cfg *cfg) {
  assert(cfg->num_blocks > 0);
  for (uint32_t i = 0; i < cfg->num_blocks; i++)
    if (cfg->loop_head[i]) return true;
  return false;
}
