/* rotate.c - a loop that tests before each iteration in one of the two functions, and after each iteration and once before the
 * loop on the other.
 *
 * Source and lowering are between two iterations in the same place only where the test holds: after the head of the one, at the
 * head of the other. So the first is cut there, in the blocks of the loop that its head goes on to. Every cycle is still cut: one
 * that has an edge back to the head lies in the loop, and leaves the head by one of these. Loops are paired in the order in which
 * their heads are written. Where one function asks before a loop whether there is an iteration at all, source's and lowering's
 * loops that test first are cut after their tests. (LLVM's "Loop Terminology (and Canonical Forms)", Rotated Loops.) */
#include <assert.h>

#include "verify/tv/function/cfg.h"

/* Sets `in_loop` by block number for the loop of `head`: the head and the blocks from which one of its back edges is reached
 * without passing it. */
static void find_loop(const pl_cfg *cfg, const pl_block *head, bool *in_loop) {
  memset(in_loop, 0, cfg->num_blocks * sizeof *in_loop);
  in_loop[head->number] = true;
  for (size_t i = 0; i < cfg->retreats.len; i++)
    if (cfg->retreats.data[i].to == head) in_loop[cfg->retreats.data[i].from->number] = true;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = cfg->num_blocks; i-- > 0;) {
      const pl_op *last = cfg->blocks[i]->last;
      for (uint32_t k = 0; last && !in_loop[i] && k < last->num_successors; k++) {
        const pl_block *to = last->successors[k].block;
        if (to != head && in_loop[to->number]) in_loop[i] = changed = true;
      }
    }
  }
}

/* Whether the loop head has a successor inside the loop and one outside, and is not its own successor. Sets `in_loop` as
 * find_loop does. */
static bool tests_at_top(const pl_cfg *cfg, const pl_block *head, bool *in_loop) {
  bool leaves = false, stays = false;
  find_loop(cfg, head, in_loop);
  for (uint32_t k = 0; head->last && k < head->last->num_successors; k++) {
    const pl_block *to = head->last->successors[k].block;
    if (to == head) return false;
    leaves |= !in_loop[to->number];
    stays |= in_loop[to->number];
  }
  return leaves && stays;
}

typedef PL_VEC(const pl_block *) block_vec;

/* The loop heads of a function. The caller frees the list. */
static block_vec heads_of(const pl_cfg *cfg) {
  block_vec heads = {0};
  for (uint32_t i = 0; i < cfg->num_blocks; i++)
    if (cfg->loop_head[i]) pl_vec_push(&heads, cfg->blocks[i]);
  return heads;
}

/* Moves the cut of each loop head marked in `move` to the head's successors inside the loop, which become loop heads. */
static void move_cuts(pl_cfg *cfg, const block_vec *heads, const bool *move, bool *in_loop) {
  for (size_t i = 0; i < heads->len; i++)
    if (move[i]) cfg->loop_head[heads->data[i]->number] = cfg->cut[heads->data[i]->number] = false;
  for (size_t i = 0; i < heads->len; i++) {
    const pl_block *head = heads->data[i];
    if (!move[i]) continue;
    find_loop(cfg, head, in_loop);
    for (uint32_t k = 0; k < head->last->num_successors; k++) {
      const pl_block *to = head->last->successors[k].block;
      if (in_loop[to->number]) cfg->loop_head[to->number] = cfg->cut[to->number] = true;
    }
  }
}

/* Moves the cuts of the loops of `cfg` that are tested at the top (`top`) where the other function's are not (`other_top`; NULL:
 * all); true if there was one. */
static bool rotate_side(pl_cfg *cfg, const block_vec *heads, const bool *top, const bool *other_top, bool *in_loop) {
  bool *move = pl_xmalloc((heads->len + 1) * sizeof *move), any = false;
  for (size_t i = 0; i < heads->len; i++)
    any |= move[i] = top[i] && !(other_top && other_top[i]);
  if (any) move_cuts(cfg, heads, move, in_loop);
  free(move);
  return any;
}

bool pl_cfg_rotate(pl_cfg *source, pl_cfg *lowered, bool all) {
  assert(source && lowered && source != lowered && source->num_blocks > 0 && lowered->num_blocks > 0);
  uint32_t most = source->num_blocks > lowered->num_blocks ? source->num_blocks : lowered->num_blocks;
  block_vec source_heads = heads_of(source), lowered_heads = heads_of(lowered);
  size_t count = source_heads.len;
  bool *in_loop = pl_xmalloc(most * sizeof *in_loop), *top = pl_xmalloc((2 * count + 1) * sizeof *top), any = false;
  if (count == lowered_heads.len && count > 0) {
    for (size_t i = 0; i < count; i++) {
      top[i] = tests_at_top(source, source_heads.data[i], in_loop);
      top[count + i] = tests_at_top(lowered, lowered_heads.data[i], in_loop);
    }
    any = rotate_side(source, &source_heads, top, all ? NULL : top + count, in_loop);
    any |= rotate_side(lowered, &lowered_heads, top + count, all ? NULL : top, in_loop);
  }
  free(top);
  free(in_loop);
  pl_vec_free(&source_heads);
  pl_vec_free(&lowered_heads);
  return any;
}
