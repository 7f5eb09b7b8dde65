/* endless.c - runs that do not terminate.
 *
 * A run whose state recurs, with nothing drawn at random in between, does not terminate. Where what decides the
 * branches of a function is computed without memory and calls, that part of the state is enough: the same path is taken again,
 * whatever else changes. (The rest could only make the run undefined.) Looked for only after max_steps, for WATCHED_STEPS
 * steps. */
#include "verify/interp/machine/machine.h"

enum { WATCHED_STEPS = 8192 };

struct pl_watch {
  const pl_op *pc;
  uint32_t frame; /* its number: a call that returned and is made again may have other frames around it */
  uint64_t seed, memory, left;
  pl_scalar *leaves;
  const bool *deciding; /* by leaf: a branch depends on it; NULL: the whole state counts, memory too */
};

/* ---- What decides branches ---- */

typedef struct slice {
  const pl_frame *frame;
  bool *deciding;
  PL_VEC(const pl_value *) work;
} slice;

/* Adds a value, with all its leaves, to those that branches depend on, and to the worklist, unless it is one of them already.
 * */
static void add(slice *s, const pl_value *value) {
  const uint32_t *start = s->frame->plan->start;
  if (start[value->number] == start[value->number + 1] || s->deciding[start[value->number]]) return;
  for (uint32_t i = start[value->number]; i < start[value->number + 1]; i++)
    s->deciding[i] = true;
  pl_vec_push(&s->work, value);
}

/* Whether the op is known to be no event; false for any op with regions. */
static bool keeps_to_itself(const pl_op *op) {
  if (op->num_regions != 0) return false;
  if (pl_op_has(op, PL_TRAIT_PURE)) return true;
  static const bool rows[PL_NUM_OPS] = {
      [PL_OP_MEMREF_LOAD] = true,
      [PL_OP_MEMREF_STORE] = true,
      [PL_OP_LLVM_LOAD] = true,
      [PL_OP_LLVM_STORE] = true,
      [PL_OP_LLVM_ALLOCA] = true,
      [PL_OP_LLVM_INTR_STACKSAVE] = true,
      [PL_OP_LLVM_INTR_STACKRESTORE] = true,
      [PL_OP_LLVM_INTR_LIFETIME_START] = true,
      [PL_OP_LLVM_INTR_LIFETIME_END] = true,
      [PL_OP_ARITH_DIVSI] = true,
      [PL_OP_ARITH_DIVUI] = true,
      [PL_OP_ARITH_REMSI] = true,
      [PL_OP_ARITH_REMUI] = true,
      [PL_OP_LLVM_SDIV] = true,
      [PL_OP_LLVM_UDIV] = true,
      [PL_OP_LLVM_SREM] = true,
      [PL_OP_LLVM_UREM] = true,
      [PL_OP_CF_BR] = true,
      [PL_OP_CF_COND_BR] = true,
      [PL_OP_CF_SWITCH] = true,
      [PL_OP_LLVM_BR] = true,
      [PL_OP_LLVM_COND_BR] = true,
      [PL_OP_LLVM_SWITCH] = true,
      [PL_OP_FUNC_RETURN] = true,
      [PL_OP_LLVM_RETURN] = true,
  };
  return rows[op->info->kind];
}

/* Whether the op's result may depend on more than its operands, such as memory; false only if it is known that it does not. */
static bool is_memory(const pl_op *op) {
  return pl_op_is(op, PL_OP_MEMREF_LOAD) || pl_op_is(op, PL_OP_LLVM_LOAD) || !keeps_to_itself(op);
}

/* Adds what all branches to the block pass for one of its arguments. */
static void add_incoming(slice *s, const pl_value *arg) {
  PL_FOR_BLOCKS(block, arg->block->region) {
    const pl_op *branch = block->last;
    for (uint32_t i = 0; branch && i < branch->num_successors; i++)
      if (branch->successors[i].block == arg->block && arg->index < branch->successors[i].count)
        add(s, pl_operand(branch, branch->successors[i].first + arg->index));
  }
}

/* Adds, transitively, all values that those in the worklist depend on; false if one may depend on more than its operands. */
static bool close_slice(slice *s) {
  while (s->work.len > 0) {
    const pl_value *value = pl_vec_pop(&s->work);
    if (value->op == NULL) {
      add_incoming(s, value);
      continue;
    }
    if (is_memory(value->op)) return false;
    for (uint32_t i = 0; i < value->op->num_operands; i++)
      add(s, pl_operand(value->op, i));
  }
  return true;
}

/* Adds the operands by which branches of the function decide; false if some op of it may be an event. */
static bool seed_slice(slice *s) {
  PL_FOR_BLOCKS(block, s->frame->plan->func->regions[0]) {
    for (const pl_op *op = block->first; op != NULL; op = op->next) {
      if (!keeps_to_itself(op)) return false;
      for (uint32_t i = 0; op == block->last && op->num_successors > 0 && i < pl_op_num_own_operands(op); i++)
        add(s, pl_operand(op, i));
    }
  }
  return true;
}

/* The number of leaves of the frame. */
static size_t frame_leaves(const pl_frame *frame) { return frame->plan->start[frame->plan->num_values]; }

/* A flag for each leaf of the only frame: whether branches depend on it. NULL if there are several frames or that is not
 * known; then the whole state counts. */
static const bool *deciding_leaves(pl_machine *m) {
  if (m->frames.len != 1) return NULL;
  slice s = {.frame = &pl_vec_last(&m->frames)};
  s.deciding = PL_NEW_ARRAY(m->run->arena, bool, frame_leaves(s.frame) + 1);
  bool ok = seed_slice(&s) && close_slice(&s);
  pl_vec_free(&s.work);
  return ok ? s.deciding : NULL;
}

/* ---- Watching for a state that recurs ---- */

/* A hash of all live objects and of which objects are alive. */
static uint64_t memory_digest(const pl_memory *memory) {
  uint64_t digest = memory->buffers.len;
  for (size_t i = 1; i < memory->buffers.len; i++) {
    const pl_object *object = &memory->buffers.data[i].object;
    digest = pl_hash_u64(object->alive, digest);
    if (!object->alive) continue;
    digest = pl_object_digest(object, digest);
  }
  return digest;
}

/* Sets m->watch to the current state, to see whether it recurs in the next WATCHED_STEPS steps. */
static void start_watch(pl_machine *m) {
  const pl_frame *frame = &pl_vec_last(&m->frames);
  m->watch = PL_NEW(m->run->arena, struct pl_watch);
  *m->watch = (struct pl_watch){.pc = m->pc,
                                .frame = frame->number,
                                .seed = m->run->seed,
                                .memory = memory_digest(&m->memory),
                                .left = WATCHED_STEPS,
                                .deciding = deciding_leaves(m)};
  m->watch->leaves = pl_arena_copy(m->run->arena, frame->leaves, frame_leaves(frame) * sizeof *frame->leaves);
}

/* Whether the scalars are equal in bits, poison, undef and object; scalars without bits (width 0, not set) equal each other
 * alone. */
static bool same_scalar(const pl_scalar *a, const pl_scalar *b) {
  if (a->bits.width == 0 || b->bits.width == 0) return a->bits.width == b->bits.width;
  return a->bits.width == b->bits.width && a->poison == b->poison && a->undef == b->undef && a->object == b->object &&
         pl_apint_eq(a->bits, b->bits);
}

/* Whether the state, or the part of it that is known to decide, is the one that m->watch has, at the same op with nothing
 * drawn since, so that the run never ends. */
static bool came_back(const pl_machine *m) {
  const struct pl_watch *watch = m->watch;
  const pl_frame *frame = &pl_vec_last(&m->frames);
  if (m->pc != watch->pc || frame->number != watch->frame || m->run->seed != watch->seed) return false;
  for (size_t i = 0; i < frame_leaves(frame); i++) {
    if (watch->deciding != NULL && !watch->deciding[i]) continue;
    if (!same_scalar(&frame->leaves[i], &watch->leaves[i])) return false;
  }
  return watch->deciding != NULL || memory_digest(&m->memory) == watch->memory;
}

/* Whether runs are to stop; asked only now and then. */
static bool is_time_over(const pl_machine *m) {
  enum { EVERY = 4096 };
  const pl_interp_options *options = m->run->options;
  return m->steps % EVERY == EVERY - 1 && options->is_over != NULL && options->is_over(options->over_user);
}

bool pl_machine_at_limit(pl_machine *m, const pl_op *op) {
  if (m->memory.exhausted) {
    pl_stop_limit(m, op, "too much memory");
    return true;
  }
  if (is_time_over(m)) {
    pl_stop_limit(m, op, "no time is left");
    return true;
  }
  if (m->steps++ < m->run->options->max_steps) return false;
  if (m->watch == NULL) {
    start_watch(m);
    return false;
  }
  m->forever = came_back(m);
  if (!m->forever && --m->watch->left > 0) return false;
  pl_stop_limit(m, op, m->forever ? "it runs for ever" : "too many steps");
  return true;
}
