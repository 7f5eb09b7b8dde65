/* cfg.h - blocks, loop heads and liveness of one function, structured control flow and inlined calls written out. */
#ifndef PL_VERIFY_TV_FUNCTION_CFG_H
#define PL_VERIFY_TV_FUNCTION_CFG_H

#include "core/base/vec.h"
#include "core/ir/op.h"
#include "verify/tv/function/flatten.h"
#include "verify/tv/function/inlining.h"

typedef struct pl_edge {
  const pl_block *from, *to;
} pl_edge;

/* One function's function. */
typedef struct pl_cfg {
  const pl_op *func;       /* as it was given */
  pl_module *flat;         /* holds the function that is walked instead, if it had structured control flow; else NULL */
  pl_map origin;           /* its ops -> those of `func` */
  const pl_block **blocks; /* by block->number */
  uint32_t num_blocks;
  const pl_value **values; /* by value->number */
  uint32_t num_values;
  bool *loop_head; /* target of a retreating edge; of a rotated loop, what its head enters it by */
  PL_VEC(pl_edge) retreats;
  bool *cut;       /* paths end here; loop heads always */
  bool *forced;    /* a cut because the other function's loop head meets it: stays one */
  uint32_t *preds; /* number of incoming edges */
  uint64_t *live;  /* live-in values of each block, block arguments included: `live_words` words each */
  uint32_t live_words;
} pl_cfg;

/* The control-flow graph of `func`, flattened as `options` say: blocks, loop heads, cuts and liveness. Lives in the arena; free
 * with pl_cfg_free. */
pl_cfg *pl_cfg_new(pl_arena *arena, const pl_op *func, const pl_flatten_options *options);
/* Whether the `llvm.func` has stack objects that the option `promoted` can turn into values. */
bool pl_tv_has_variables(const pl_op *func);

/* Whether each branch back to a loop head claims `mustProgress` in its loop annotation: every loop then terminates or has a side
 * effect. */
bool pl_cfg_loops_end(const pl_cfg *cfg);
/* Frees what the graph holds outside of its arena. */
void pl_cfg_free(pl_cfg *cfg);

/* The op of `cfg->func` that `op` (may be NULL) of the flattened function was made from; `op` itself if none is recorded. */
const pl_op *pl_cfg_origin(const pl_cfg *cfg, const pl_op *op);

/* Moves the cut of a loop from its head to after the head's test, in each graph where the corresponding loop of the other one is
 * not tested at its head; `all`: wherever a loop is tested at its head. True if there was such a loop; false, with nothing done,
 * if the graphs have different numbers of loops. */
bool pl_cfg_rotate(pl_cfg *source, pl_cfg *lowered, bool all);
/* Whether the value of that number is live at the start of the block; the block's arguments are. */
static inline bool pl_cfg_is_live(const pl_cfg *cfg, const pl_block *block, uint32_t value) {
  return (cfg->live[(size_t)block->number * cfg->live_words + value / 64] >> (value % 64)) & 1;
}
/* Whether the function has a loop head. */
bool pl_tv_has_loops(const pl_cfg *cfg);

#endif
