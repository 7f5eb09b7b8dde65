/* body.c - what a lowered function claims of its own body, as optimisers infer it: which memory it touches, and how; what
 * becomes of its arguments; that it returns and calls nobody back.
 *
 * Such a claim is shown by one look at all operations, reached or not: for each value, which arguments and what else it may be
 * derived from; for each operation, through what it reads and writes, and what it gives away. What is not shown that way is not
 * false, it is open: the caller says `unsupported`. Claims of callees count where the source has that callee, too: those are
 * judged with it. Sources: LLVM Language Reference, "Parameter Attributes", "Function Attributes". */
#include <assert.h>

#include "core/ir/attr_params.h"
#include "core/ir/event.h"
#include "verify/claims/claims.h"
#include "verify/claims/purity.h"
#include "verify/tv/claims/body.h"
#include "verify/tv/function/cfg.h"
#include "verify/tv/function/recursion.h"

/* What a value may be derived from: a set of these, and of FIRST_ARG + i for argument i. Objects of the stack frame are nothing.
 */
enum { UNKNOWN, ELSEWHERE, FIRST_ARG, MAX_WORDS = 1 << 22 };

/* What a function may do. */
typedef enum effect {
  EFFECT_UNWIND,
  EFFECT_ENDLESS, /* it may not return */
  EFFECT_FREE,
  EFFECT_SYNC,
  EFFECT_RECUR,
  EFFECT_INACCESSIBLE_READ,
  EFFECT_INACCESSIBLE_WRITE,
  EFFECT_OTHER_READ,
  EFFECT_OTHER_MEMORY, /* reads and writes of errno and what else has a name */
  NUM_EFFECTS
} effect;

struct pl_body {
  const pl_op *func, *source;
  uint32_t words; /* of a set */
  uint64_t *of;   /* by value number: a set each */
  uint64_t *read, *written, *captured;
  uint64_t *read_here;                    /* read, but not by callees that the source has, too */
  uint64_t *ordered;                      /* accessed by atomic operations that other threads see in an order */
  uint64_t *returned, *compared, *tested; /* given to the caller; only held against others; only against null */
  bool alone;                             /* what callees do that both modules have is left out */
  bool known;                             /* false: too large to look at, or with regions, which are not looked into */
  bool effects[NUM_EFFECTS];
};

/* Whether the bit is in the bit set. */
static bool has(const uint64_t *set, uint32_t bit) { return (set[bit / 64] >> (bit % 64)) & 1; }
/* Adds the bit to the bit set. */
static void put(uint64_t *set, uint32_t bit) { set[bit / 64] |= 1ull << (bit % 64); }
/* The set of what `value` may be derived from: arguments, other memory, or unknown. */
static uint64_t *set_of(const pl_body *b, const pl_value *value) { return &b->of[(size_t)value->number * b->words]; }

/* Adds all members of `more` to the set; true if that changed it. */
static bool unite(const pl_body *b, uint64_t *set, const uint64_t *more) {
  bool changed = false;
  for (uint32_t i = 0; i < b->words; i++) {
    changed |= (more[i] & ~set[i]) != 0;
    set[i] |= more[i];
  }
  return changed;
}

/* Adds the bit to the set; true if that changed it. */
static bool unite_bit(uint64_t *set, uint32_t bit) {
  bool changed = !has(set, bit);
  put(set, bit);
  return changed;
}

/* ---- callees ---- */

/* The name of the function that the op calls directly; empty if it calls through a pointer, by a nested name, or is no call. */
static pl_str callee_name(const pl_op *call) {
  const pl_attr *callee = pl_op_attr(call, PL_NAME_CALLEE);
  if (!callee || callee->kind != PL_ATTR_SYMBOL || callee->symbol.count != 1) return (pl_str){NULL, 0};
  return callee->symbol.path[0];
}

/* Whether the op calls the analysed function directly. */
static bool calls_itself(const pl_body *b, const pl_op *call) {
  return callee_name(call).len > 0 && pl_str_eq(callee_name(call), pl_symbol_name(b->func));
}

/* Whether the op calls, with one operand, the C library's function `name`: the lowering only declares it and the source's module
 * does not use that name. */
static bool calls_runtime(const pl_body *b, const pl_op *call, const char *name) {
  if (!pl_str_is(callee_name(call), name) || call->num_operands != 1) return false;
  const pl_op *target = pl_symbol_lookup(b->func->block->region->op, callee_name(call));
  const pl_op *source = b->source->block ? pl_symbol_in_use(b->source->block->region->op, callee_name(call)) : NULL;
  return target && pl_op_has(target, PL_TRAIT_FUNCTION) && pl_func_is_declaration(target) && !source;
}

/* The lowering's llvm.func that the op calls directly, if the source's module has a symbol of that name, too, so that its
 * attributes are verified with it; NULL otherwise. */
static const pl_op *judged_callee(const pl_body *b, const pl_op *call) {
  if (callee_name(call).len == 0 || !b->source->block) return NULL;
  const pl_op *source = pl_symbol_lookup(b->source->block->region->op, callee_name(call));
  const pl_op *lowered = pl_symbol_lookup(b->func->block->region->op, callee_name(call));
  return source && lowered && pl_op_is(lowered, PL_OP_LLVM_FUNC) ? lowered : NULL;
}

/* ---- what values are derived from ---- */

/* Whether the op converts an integer to a pointer. */
static bool makes_pointer(const pl_op *op) {
  return pl_op_is(op, PL_OP_LLVM_INTTOPTR) || pl_op_is(op, PL_OP_LLVM_INTR_VP_INTTOPTR);
}

/* Whether the op has no effect but its results: it is pure, or an LLVM division, which may only be undefined. */
static bool only_computes(const pl_op *op) {
  return pl_op_has(op, PL_TRAIT_PURE) || (pl_op_has(op, PL_TRAIT_DIVIDES) && pl_str_is(op->info->dialect, "llvm"));
}

/* Whether the op's result is a value read from memory: a load, atomicrmw or cmpxchg. */
static bool reads_memory(const pl_op *op) {
  return pl_op_is(op, PL_OP_LLVM_LOAD) || pl_op_is(op, PL_OP_LLVM_ATOMICRMW) || pl_op_is(op, PL_OP_LLVM_CMPXCHG);
}

/* Whether the op's result may be derived from that operand; true also if it is not known. */
static bool passes_on(const pl_op *op, uint32_t operand) {
  if (reads_memory(op) || pl_op_is(op, PL_OP_LLVM_ICMP)) return false;
  if (pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR)) return operand == 0;
  if (pl_op_is(op, PL_OP_LLVM_SELECT)) return operand > 0;
  if (pl_op_is(op, PL_OP_LLVM_CALL) && operand == 0)
    return pl_op_attr(op, PL_NAME_CALLEE) != NULL;                   /* what is called through a pointer */
  return !pl_op_is(op, PL_OP_LLVM_INTR_MASKED_LOAD) || operand == 2; /* for the lanes that are not read */
}

/* Whether the op takes the address of a constant global. Reading it is no effect, and writing it is undefined. */
static bool is_constant_data(const pl_body *b, const pl_op *op) {
  const pl_attr *name = pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF) ? pl_op_attr(op, PL_NAME_GLOBAL_NAME) : NULL;
  if (!name || name->kind != PL_ATTR_SYMBOL || name->symbol.count != 1) return false;
  const pl_op *global = pl_symbol_lookup(b->func->block->region->op, name->symbol.path[0]);
  return global && pl_op_is(global, PL_OP_LLVM_MLIR_GLOBAL) && pl_op_attr(global, PL_NAME_CONSTANT);
}

/* Adds to the sets of the op's results, and of the block arguments it branches to, what they may be derived from; true if a set
 * changed. */
static bool derive(const pl_body *b, const pl_op *op) {
  bool changed = false, pure = only_computes(op);
  for (uint32_t r = 0; r < op->num_results; r++) {
    uint64_t *set = set_of(b, &op->results[r]);
    if (pl_op_is(op, PL_OP_LLVM_ALLOCA)) continue;
    if (is_constant_data(b, op)) continue;
    bool fresh = pl_op_is(op, PL_OP_LLVM_CALL) && calls_runtime(b, op, "malloc");
    if (fresh || pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF)) {
      changed |= unite_bit(set, ELSEWHERE);
      continue;
    }
    if (!pure || makes_pointer(op)) changed |= unite_bit(set, UNKNOWN);
    for (uint32_t i = 0; i < op->num_operands; i++)
      if (passes_on(op, i)) changed |= unite(b, set, set_of(b, pl_operand(op, i)));
  }
  for (uint32_t s = 0; s < op->num_successors; s++) {
    const pl_successor *to = &op->successors[s];
    for (uint32_t i = 0; i < to->count && i < to->block->num_args; i++)
      changed |= unite(b, set_of(b, to->block->args[i]), set_of(b, pl_operand(op, to->first + i)));
  }
  return changed;
}

/* ---- what operations do ---- */

/* Records a read through the pointer that is the op's operand of that number. */
static void read_through(pl_body *b, const pl_op *op, uint32_t operand) { unite(b, b->read, set_of(b, pl_operand(op, operand))); }
/* Records a write through the pointer that is the op's operand of that number. */
static void write_through(pl_body *b, const pl_op *op, uint32_t operand) {
  unite(b, b->written, set_of(b, pl_operand(op, operand)));
}
/* Records that the op's operand of that number is captured. */
static void capture(pl_body *b, const pl_op *op, uint32_t operand) { unite(b, b->captured, set_of(b, pl_operand(op, operand))); }

/* Records that the op may do anything: read and write all memory, also what operands from `first` on point to, which are
 * captured, and have all other effects. */
static void do_anything(pl_body *b, const pl_op *op, uint32_t first) {
  for (uint32_t i = first; i < op->num_operands; i++) {
    capture(b, op, i);
    read_through(b, op, i);
    write_through(b, op, i);
  }
  put(b->read, UNKNOWN), put(b->written, UNKNOWN), put(b->read, ELSEWHERE), put(b->written, ELSEWHERE);
  for (uint32_t e = 0; e < NUM_EFFECTS; e++)
    b->effects[e] = true;
}

bool pl_tv_writes_nowhere(const pl_op *func) {
  assert(func);
  return pl_effects_purity(pl_op_attr(func, PL_NAME_MEMORY_EFFECTS)) != PL_PURITY_NONE;
}

/* Records the effects of a call whose callee writes no memory: it may read all memory, capture its operands, unwind, not return,
 * synchronize or recurse; it frees nothing. */
static void read_anything(pl_body *b, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    capture(b, op, i);
    read_through(b, op, i);
  }
  put(b->read, UNKNOWN), put(b->read, ELSEWHERE);
  b->effects[EFFECT_INACCESSIBLE_READ] = b->effects[EFFECT_OTHER_READ] = true;
  b->effects[EFFECT_UNWIND] = b->effects[EFFECT_ENDLESS] = b->effects[EFFECT_SYNC] = b->effects[EFFECT_RECUR] = true;
}

/* Records a write, and with `reads` also a read, of memory that the program cannot access otherwise (`inaccessiblemem`). */
static void touch_inaccessible(pl_body *b, bool reads) {
  b->effects[EFFECT_INACCESSIBLE_READ] |= reads;
  b->effects[EFFECT_INACCESSIBLE_WRITE] = true;
}

/* Whether the op has the attribute and it is not an integer of at most `most`. */
static bool number_is_above(const pl_op *op, pl_attr_name name, uint64_t most) {
  const pl_attr *attr = pl_op_property(op, name);
  uint64_t value = 0;
  if (attr && attr->kind == PL_ATTR_INTEGER) pl_apint_to_u64(attr->integer, &value);
  return attr && (attr->kind != PL_ATTR_INTEGER || value > most);
}

/* Whether the memory access is volatile. */
static bool is_volatile(const pl_op *op) {
  return number_is_above(op, PL_NAME_IS_VOLATILE, 0) || pl_op_property(op, PL_NAME_VOLATILE) != NULL;
}

/* Records the pointer operand of a load or store that is at least monotonic as accessed in an order: LLVM takes such an access to
 * both read and write memory. (LLVM, Instruction::mayWriteToMemory, Instruction::mayReadFromMemory.) */
static void order_through(pl_body *b, const pl_op *op, uint32_t operand) {
  if (number_is_above(op, PL_NAME_ORDERING, 1)) unite(b, b->ordered, set_of(b, pl_operand(op, operand)));
}

/* Whether the atomic op has an ordering stronger than monotonic. */
static bool is_ordered(const pl_op *op) { /* more than monotonic */
  return number_is_above(op, PL_NAME_ORDERING, 2) || number_is_above(op, PL_NAME_SUCCESS_ORDERING, 2) ||
         number_is_above(op, PL_NAME_FAILURE_ORDERING, 2);
}

/* Records the effects of a call: those that are known of the C library's malloc and free, of the function itself and of callees
 * that the source has, too (of these two kinds none if `alone`), else all there are. */
static void call(pl_body *b, const pl_op *op) {
  bool itself = calls_itself(b, op);
  if (calls_runtime(b, op, "malloc") || calls_runtime(b, op, "free")) {
    bool frees = pl_str_is(callee_name(op), "free");
    touch_inaccessible(b, true);
    b->effects[EFFECT_SYNC] = true;
    if (!frees) return;
    b->effects[EFFECT_FREE] = true;
    read_through(b, op, 0), write_through(b, op, 0);
    return;
  }
  bool before[NUM_EFFECTS];
  memcpy(before, b->effects, sizeof before);
  const pl_op *target = itself ? b->func : judged_callee(b, op);
  if (target && b->alone) return;
  if (target && !itself && pl_tv_writes_nowhere(target))
    read_anything(b, op);
  else
    do_anything(b, op, callee_name(op).len == 0 ? 1 : 0); /* who calls a function learns and writes nothing of where it lies */
  if (callee_name(op).len == 0 && op->num_operands > 0) read_through(b, op, 0);
  if (!target) return;
  /* By induction over the depth of the calls, a function that calls itself does what it does without that call. That the depth
   * has an end is not shown by it. */
  b->effects[EFFECT_UNWIND] = before[EFFECT_UNWIND] || !(itself || pl_op_attr(target, PL_NAME_NO_UNWIND));
  b->effects[EFFECT_ENDLESS] =
      before[EFFECT_ENDLESS] || itself || !pl_op_attr(target, PL_NAME_WILL_RETURN) || pl_tv_recurs(b->func, op);
  b->effects[EFFECT_FREE] =
      before[EFFECT_FREE] || !(itself || pl_op_passes_through(target, "nofree") || pl_tv_writes_nowhere(target));
  b->effects[EFFECT_SYNC] = before[EFFECT_SYNC] || !(itself || pl_op_passes_through(target, "nosync"));
}

/* Whether the op makes no other use of a pointer operand than to derive its result from it, such as a getelementptr or select. */
static bool only_derives(const pl_op *op) {
  switch (op->info->kind) {
  case PL_OP_LLVM_GETELEMENTPTR:
  case PL_OP_LLVM_BITCAST:
  case PL_OP_LLVM_ADDRSPACECAST:
  case PL_OP_LLVM_SELECT:
  case PL_OP_LLVM_FREEZE:
  case PL_OP_LLVM_INSERTVALUE:
  case PL_OP_LLVM_EXTRACTVALUE: return true;
  default: return false;
  }
}

/* Records for each operand of an icmp that its address is compared: with null, or with something else. */
static void compare(pl_body *b, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const pl_value *other = pl_operand(op, op->num_operands - 1 - i);
    const bool null = other->op && pl_op_is(other->op, PL_OP_LLVM_MLIR_ZERO);
    unite(b, null ? b->tested : b->compared, set_of(b, pl_operand(op, i)));
  }
}

/* Records the effects of an op that do_op has no case for; anything at all if they are not known. */
static void do_other(pl_body *b, const pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_ICMP)) {
    compare(b, op);
  } else if (only_computes(op)) {
    for (uint32_t i = 0; i < op->num_operands && !only_derives(op); i++)
      capture(b, op, i);
  } else if (pl_str_starts(op->info->name, "llvm.intr.experimental.constrained.")) {
    touch_inaccessible(b, true);
  } else if (op->num_successors == 0 || pl_op_is(op, PL_OP_LLVM_INVOKE)) {
    do_anything(b, op, 0);
  }
}

/* Records the effects of an op: what it reads, writes, captures or returns, synchronization and so on. */
static void do_op(pl_body *b, const pl_op *op) {
  if (is_volatile(op)) {
    do_anything(b, op, 0);
    return;
  }
  switch (op->info->kind) {
  case PL_OP_LLVM_ALLOCA:
  case PL_OP_LLVM_UNREACHABLE: return;
  case PL_OP_LLVM_LOAD:
    read_through(b, op, 0);
    order_through(b, op, 0);
    b->effects[EFFECT_SYNC] |= is_ordered(op);
    return;
  case PL_OP_LLVM_INTR_MASKED_LOAD: read_through(b, op, 0); return;
  case PL_OP_LLVM_INTR_MASKED_STORE:
    write_through(b, op, 1);
    capture(b, op, 0);
    return;
  case PL_OP_LLVM_INTR_PREFETCH: /* of caches, which nothing else shows */
    read_through(b, op, 0);
    touch_inaccessible(b, true);
    return;
  case PL_OP_LLVM_STORE:
    write_through(b, op, 1);
    capture(b, op, 0);
    order_through(b, op, 1);
    b->effects[EFFECT_SYNC] |= is_ordered(op);
    return;
  case PL_OP_LLVM_ATOMICRMW:
  case PL_OP_LLVM_CMPXCHG:
    read_through(b, op, 0), write_through(b, op, 0);
    for (uint32_t i = 1; i < op->num_operands; i++)
      capture(b, op, i);
    b->effects[EFFECT_SYNC] |= is_ordered(op);
    return;
  case PL_OP_LLVM_INTR_MEMCPY:
  case PL_OP_LLVM_INTR_MEMCPY_INLINE:
  case PL_OP_LLVM_INTR_MEMMOVE: read_through(b, op, 1), write_through(b, op, 0); return;
  case PL_OP_LLVM_INTR_MEMSET:
  case PL_OP_LLVM_INTR_MEMSET_INLINE: write_through(b, op, 0); return;
  case PL_OP_LLVM_INTR_LIFETIME_START:
  case PL_OP_LLVM_INTR_LIFETIME_END: write_through(b, op, 0); return;
  case PL_OP_LLVM_INTR_ASSUME: /* what its bundles speak of goes nowhere */
    capture(b, op, 0);
    touch_inaccessible(b, false);
    return;
  case PL_OP_LLVM_RETURN:
    for (uint32_t i = 0; i < op->num_operands; i++)
      unite(b, b->returned, set_of(b, pl_operand(op, i)));
    return;
  case PL_OP_LLVM_CALL: call(b, op); return;
  default: do_other(b, op); return;
  }
}

/* ---- the look ---- */

/* Sets what each argument of the entry block is derived from: itself; one that is neither pointer, integer nor float also from
 * the unknown. */
static void start(pl_body *b) {
  const pl_block *entry = b->func->regions[0]->first;
  for (uint32_t i = 0; i < entry->num_args; i++) {
    put(set_of(b, entry->args[i]), FIRST_ARG + i);
    const pl_type *type = entry->args[i]->type; /* a pointer in a structure is no pointer argument */
    if (type->kind != PL_TYPE_LLVM_PTR && type->kind != PL_TYPE_INTEGER && type->kind != PL_TYPE_FLOAT)
      put(set_of(b, entry->args[i]), UNKNOWN);
  }
}

/* Analyses the body: computes what each value may be derived from, up to a fixed point, then records the effects of all ops; a
 * loop may not return. Clears b->known if an op has regions. */
static void look(pl_body *b, pl_arena *arena, const pl_cfg *cfg) {
  b->of = PL_NEW_ARRAY(arena, uint64_t, (size_t)b->words * (cfg->num_values + 1));
  b->read = PL_NEW_ARRAY(arena, uint64_t, b->words);
  b->written = PL_NEW_ARRAY(arena, uint64_t, b->words);
  b->captured = PL_NEW_ARRAY(arena, uint64_t, b->words);
  b->ordered = PL_NEW_ARRAY(arena, uint64_t, b->words);
  b->returned = PL_NEW_ARRAY(arena, uint64_t, b->words);
  b->compared = PL_NEW_ARRAY(arena, uint64_t, b->words);
  b->tested = PL_NEW_ARRAY(arena, uint64_t, b->words);
  start(b);
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = 0; i < cfg->num_blocks; i++)
      for (const pl_op *op = cfg->blocks[i]->first; op; op = op->next)
        changed |= derive(b, op);
  }
  for (uint32_t i = 0; i < cfg->num_blocks; i++) {
    b->effects[EFFECT_ENDLESS] |= cfg->loop_head[i];
    for (const pl_op *op = cfg->blocks[i]->first; op; op = op->next) {
      b->known &= op->num_regions == 0;
      do_op(b, op);
    }
  }
}

/* The analysis of a function, in the arena; not `known` if the function has structured control flow or ops with regions, or is
 * too large. `alone`: without the effects of callees that the module of `source` has, too. */
static pl_body *new_body(pl_arena *arena, const pl_op *source, const pl_op *func, bool alone) {
  assert(arena && source->module->ctx == func->module->ctx && !pl_func_is_declaration(func));
  pl_body *b = PL_NEW(arena, pl_body);
  b->func = func, b->source = source, b->alone = alone;
  pl_cfg *cfg = pl_cfg_new(arena, func, &(pl_flatten_options){.role = PL_ROLE_LOWERING});
  b->words = (FIRST_ARG + cfg->blocks[0]->num_args + 63) / 64;
  b->known = !cfg->flat && (uint64_t)b->words * (cfg->num_values + 1) <= MAX_WORDS;
  if (b->known) look(b, arena, cfg);
  pl_cfg_free(cfg);
  return b;
}

pl_body *pl_body_new(pl_arena *arena, const pl_op *source, const pl_op *func) {
  assert(arena && source && func);
  return new_body(arena, source, func, false);
}

pl_body *pl_body_without_callees(pl_arena *arena, const pl_op *other, const pl_op *func) {
  assert(arena && other && func);
  return new_body(arena, other, func, true);
}

/* ---- claims ---- */

/* Whether accesses through the members of the set may be to memory of the argument: the set has the argument, or it has the
 * unknown while the argument is captured somewhere. */
static bool touches(const pl_body *b, const uint64_t *set, uint32_t arg) {
  return has(set, FIRST_ARG + arg) || (has(b->captured, FIRST_ARG + arg) && has(set, UNKNOWN));
}

/* Whether each llvm.return of the function, if any, returns that argument and nothing else. */
static bool is_returned(const pl_body *b, uint32_t arg) {
  PL_FOR_BLOCKS(block, b->func->regions[0]) {
    const pl_op *last = block->last;
    if (!last || !pl_op_is(last, PL_OP_LLVM_RETURN)) continue;
    if (last->num_operands != 1 || pl_operand(last, 0) != b->func->regions[0]->first->args[arg]) return false;
  }
  return true;
}

/* Whether the argument may be captured in more ways than the PL_CAPTURES_* bits allow: `others` anywhere, `result` by the
 * returned value. */
static bool is_captured(const pl_body *b, uint32_t arg, uint32_t others, uint32_t result) {
  const uint32_t bit = FIRST_ARG + arg;
  return (has(b->captured, bit) && others != PL_CAPTURES_EVERYTHING) ||
         (has(b->compared, bit) && (others & PL_CAPTURES_ADDRESS) != PL_CAPTURES_ADDRESS) ||
         (has(b->tested, bit) && !(others & PL_CAPTURES_NULLNESS)) ||
         (has(b->returned, bit) && (others | result) != PL_CAPTURES_EVERYTHING);
}

/* Whether the body captures the argument at most as the text of `captures(...)` in `value` allows; false if it can't be read. */
static bool shows_captures(const pl_body *b, const pl_attr *value, uint32_t arg) {
  uint32_t others, result;
  return value->kind == PL_ATTR_STRING && pl_claim_read_captures(value->string, &others, &result) &&
         !is_captured(b, arg, others, result);
}

bool pl_body_shows_argument(const pl_body *b, pl_str name, const pl_attr *value, uint32_t arg) {
  assert(arg < pl_func_type(b->func)->func.num_inputs);
  if (!b->known) return false;
  if (pl_str_is(name, "llvm.nocapture")) return !is_captured(b, arg, 0, 0);
  if (pl_str_is(name, "llvm.captures")) return shows_captures(b, value, arg);
  if (pl_str_is(name, "llvm.readonly")) return !touches(b, b->written, arg);
  if (pl_str_is(name, "llvm.writeonly")) return !touches(b, b->read, arg);
  if (pl_str_is(name, "llvm.readnone")) return !touches(b, b->read, arg) && !touches(b, b->written, arg);
  if (pl_str_is(name, "llvm.nofree")) return !b->effects[EFFECT_FREE];
  if (pl_str_is(name, "llvm.returned")) return is_returned(b, arg);
  return false;
}

/* Whether the set has an argument, or the unknown, which may be derived from one. */
static bool through_arguments(const pl_body *b, const uint64_t *set) {
  if (has(set, UNKNOWN)) return true;
  for (uint32_t i = 0; i < b->func->regions[0]->first->num_args; i++)
    if (has(set, FIRST_ARG + i)) return true;
  return false;
}
/* Whether the set has memory that no argument points to, or the unknown, which may be such memory. */
static bool through_others(const uint64_t *set) { return has(set, UNKNOWN) || has(set, ELSEWHERE); }

/* Whether the `memory_effects` attribute allows reads (if `reads`) and writes (if `writes`) of that kind of memory, such as
 * "argMem". */
static bool allows(const pl_attr *effects, const char *place, bool reads, bool writes) {
  pl_str word = pl_attr_param_text(effects, place);
  bool all = pl_str_is(word, "readwrite");
  return (!reads || all || pl_str_is(word, "read")) && (!writes || all || pl_str_is(word, "write"));
}

/* Whether the body reads and writes at most the memory that the attribute allows; false if it is no #llvm.memory_effects. */
static bool shows_memory(const pl_body *b, const pl_attr *effects) {
  const bool *e = b->effects, arguments = through_arguments(b, b->ordered), others = through_others(b->ordered);
  return pl_attr_is(effects, "memory_effects") &&
         allows(effects, "argMem", arguments || through_arguments(b, b->read), arguments || through_arguments(b, b->written)) &&
         allows(effects, "other", others || through_others(b->read), others || through_others(b->written)) &&
         allows(effects, "inaccessibleMem", e[EFFECT_INACCESSIBLE_READ], e[EFFECT_INACCESSIBLE_WRITE]) &&
         (!e[EFFECT_OTHER_READ] || (allows(effects, "errnoMem", true, false) && allows(effects, "targetMem0", true, false) &&
                                    allows(effects, "targetMem1", true, false))) &&
         (!e[EFFECT_OTHER_MEMORY] || (allows(effects, "errnoMem", true, true) && allows(effects, "targetMem0", true, true) &&
                                      allows(effects, "targetMem1", true, true)));
}

/* Whether no block of the function returns; false for functions that leave without a return op (`naked`, `presplitcoroutine`). */
static bool has_no_return(const pl_op *func) {
  if (pl_op_passes_through(func, "naked") || pl_op_passes_through(func, "presplitcoroutine")) return false;
  for (const pl_block *block = func->regions[0]->first; block; block = block->next)
    if (block->last && pl_op_is(block->last, PL_OP_LLVM_RETURN)) return false;
  return true;
}

/* Whether the body shows the function attribute of that LLVM IR name, such as "nounwind"; false for names it knows no rule
 * for. */
static bool shows_word(const pl_body *b, pl_str word) {
  if (pl_str_is(word, "nounwind")) return !b->effects[EFFECT_UNWIND];
  if (pl_str_is(word, "willreturn") || pl_str_is(word, "mustprogress")) return !b->effects[EFFECT_ENDLESS];
  if (pl_str_is(word, "nofree")) return !b->effects[EFFECT_FREE];
  if (pl_str_is(word, "nosync")) return !b->effects[EFFECT_SYNC];
  if (pl_str_is(word, "norecurse")) return !b->effects[EFFECT_RECUR];
  if (pl_str_is(word, "noreturn")) return has_no_return(b->func);
  return false;
}

bool pl_body_shows_claim(const pl_body *b, const pl_stated *stated) {
  assert(b && stated && (stated->row || stated->name.len > 0));
  if (!b->known || !stated->row || !stated->row->llvm) return false;
  if (stated->row->change == PL_CHANGE_MEMORY) return stated->attr && shows_memory(b, stated->attr);
  return shows_word(b, pl_str_from(stated->row->llvm));
}

bool pl_body_derives(const pl_body *b, const pl_value *value, uint32_t arg) {
  assert(b && value);
  return has(set_of(b, value), FIRST_ARG + arg);
}

bool pl_body_is_known(const pl_body *b) {
  assert(b && b->func);
  return b->known;
}

bool pl_body_gives_away(const pl_body *b, uint32_t arg) {
  assert(b);
  return !b->known || is_captured(b, arg, 0, 0);
}
