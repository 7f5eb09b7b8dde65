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

/* Whether the number is in the set of bits. */
static bool has(const uint64_t *set, uint32_t bit) { return (set[bit / 64] >> (bit % 64)) & 1; }
/* Adds a number to the set of bits. */
static void put(uint64_t *set, uint32_t bit) { set[bit / 64] |= 1ull << (bit % 64); }
/* The set of what a value may be derived from. */
static uint64_t *set_of(const pl_body *b, const pl_value *value) { return &b->of[(size_t)value->number * b->words]; }

/* Adds `more` to the set; true if that changed it. */
static bool unite(const pl_body *b, uint64_t *set, const uint64_t *more) {
  bool changed = false;
  for (uint32_t i = 0; i < b->words; i++) {
    changed |= (more[i] & ~set[i]) != 0;
    set[i] |= more[i];
  }
  return changed;
}

/* Adds a number to the set; true if that changed it. */
static bool unite_bit(uint64_t *set, uint32_t bit) {
  bool changed = !has(set, bit);
  put(set, bit);
  return changed;
}

/* ---- callees ---- */

/* The name of the function that is called directly; empty if there is none. */
static pl_str callee_name(const pl_op *call) {
  const pl_attr *callee = pl_op_attr(call, PL_NAME_CALLEE);
  if (!callee || callee->kind != PL_ATTR_SYMBOL || callee->symbol.count != 1) return (pl_str){NULL, 0};
  return callee->symbol.path[0];
}

/* Whether the call is one of the function that is analysed. */
static bool calls_itself(const pl_body *b, const pl_op *call) {
  return callee_name(call).len > 0 && pl_str_eq(callee_name(call), pl_symbol_name(b->func));
}

/* A function of the C library, by that name: declared here, unknown to the source. */
static bool calls_runtime(const pl_body *b, const pl_op *call, const char *name) {
  if (!pl_str_is(callee_name(call), name) || call->num_operands != 1) return false;
  const pl_op *target = pl_symbol_lookup(b->func->block->region->op, callee_name(call));
  const pl_op *theirs = b->source->block ? pl_symbol_in_use(b->source->block->region->op, callee_name(call)) : NULL;
  return target && pl_op_has(target, PL_TRAIT_FUNCTION) && pl_func_is_declaration(target) && !theirs;
}

/* The lowering's declaration or definition of a function that the source has as well: what it claims is judged there. */
static const pl_op *judged_callee(const pl_body *b, const pl_op *call) {
  if (callee_name(call).len == 0 || !b->source->block) return NULL;
  const pl_op *theirs = pl_symbol_lookup(b->source->block->region->op, callee_name(call));
  const pl_op *ours = pl_symbol_lookup(b->func->block->region->op, callee_name(call));
  return theirs && ours && pl_op_is(ours, PL_OP_LLVM_FUNC) ? ours : NULL;
}

/* ---- what values are derived from ---- */

/* Whether the op makes a pointer of an integer. */
static bool makes_pointer(const pl_op *op) {
  return pl_op_is(op, PL_OP_LLVM_INTTOPTR) || pl_op_is(op, PL_OP_LLVM_INTR_VP_INTTOPTR);
}

/* Gives a value, and does nothing else: where a division is undefined nothing is claimed. */
static bool only_computes(const pl_op *op) {
  return pl_op_has(op, PL_TRAIT_PURE) || (pl_op_has(op, PL_TRAIT_DIVIDES) && pl_str_is(op->info->dialect, "llvm"));
}

/* What it gives was in memory. */
static bool reads_memory(const pl_op *op) {
  return pl_op_is(op, PL_OP_LLVM_LOAD) || pl_op_is(op, PL_OP_LLVM_ATOMICRMW) || pl_op_is(op, PL_OP_LLVM_CMPXCHG);
}

/* Whether a result may be made of an operand: of what is chosen, not of what decides; of a pointer, not of what is added to it.
 */
static bool passes_on(const pl_op *op, uint32_t operand) {
  if (reads_memory(op) || pl_op_is(op, PL_OP_LLVM_ICMP)) return false;
  if (pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR)) return operand == 0;
  if (pl_op_is(op, PL_OP_LLVM_SELECT)) return operand > 0;
  if (pl_op_is(op, PL_OP_LLVM_CALL) && operand == 0)
    return pl_op_attr(op, PL_NAME_CALLEE) != NULL;                   /* what is called through a pointer */
  return !pl_op_is(op, PL_OP_LLVM_INTR_MASKED_LOAD) || operand == 2; /* for the lanes that are not read */
}

/* The address of a constant: to read one is no effect, to write it is undefined. */
static bool is_constant_data(const pl_body *b, const pl_op *op) {
  const pl_attr *name = pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF) ? pl_op_attr(op, PL_NAME_GLOBAL_NAME) : NULL;
  if (!name || name->kind != PL_ATTR_SYMBOL || name->symbol.count != 1) return false;
  const pl_op *global = pl_symbol_lookup(b->func->block->region->op, name->symbol.path[0]);
  return global && pl_op_is(global, PL_OP_LLVM_MLIR_GLOBAL) && pl_op_attr(global, PL_NAME_CONSTANT);
}

/* Adds to the sets of an op's results what they may be derived from; true if one changed. */
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

/* Notes a read through the operand. */
static void read_through(pl_body *b, const pl_op *op, uint32_t operand) { unite(b, b->read, set_of(b, pl_operand(op, operand))); }
/* Notes a write through the operand. */
static void write_through(pl_body *b, const pl_op *op, uint32_t operand) {
  unite(b, b->written, set_of(b, pl_operand(op, operand)));
}
/* Notes that the operand is captured. */
static void capture(pl_body *b, const pl_op *op, uint32_t operand) { unite(b, b->captured, set_of(b, pl_operand(op, operand))); }

/* Anything at all, with the operands from `first` on. */
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

/* What writes no memory of any kind frees none. (LLVM Language Reference, "Function Attributes", memory, nofree.) */
bool pl_tv_writes_nowhere(const pl_op *func) {
  assert(func);
  return pl_effects_purity(pl_op_attr(func, PL_NAME_MEMORY_EFFECTS)) != PL_PURITY_NONE;
}

/* A callee that writes no memory of any kind frees none, either; but it may read all, and keep what it is given in what it
 * returns. */
static void read_anything(pl_body *b, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    capture(b, op, i);
    read_through(b, op, i);
  }
  put(b->read, UNKNOWN), put(b->read, ELSEWHERE);
  b->effects[EFFECT_INACCESSIBLE_READ] = b->effects[EFFECT_OTHER_READ] = true;
  b->effects[EFFECT_UNWIND] = b->effects[EFFECT_ENDLESS] = b->effects[EFFECT_SYNC] = b->effects[EFFECT_RECUR] = true;
}

/* Notes a write, and with `reads` a read, of memory that the program can't access otherwise. */
static void touch_inaccessible(pl_body *b, bool reads) {
  b->effects[EFFECT_INACCESSIBLE_READ] |= reads;
  b->effects[EFFECT_INACCESSIBLE_WRITE] = true;
}

/* Whether the attribute is there and no integer up to `most`. */
static bool number_is_above(const pl_op *op, pl_attr_name name, uint64_t most) {
  const pl_attr *attr = pl_op_property(op, name);
  uint64_t value = 0;
  if (attr && attr->kind == PL_ATTR_INTEGER) pl_apint_to_u64(attr->integer, &value);
  return attr && (attr->kind != PL_ATTR_INTEGER || value > most);
}

/* Volatile: nothing is claimed of such an access here. */
static bool is_volatile(const pl_op *op) {
  return number_is_above(op, PL_NAME_IS_VOLATILE, 0) || pl_op_property(op, PL_NAME_VOLATILE) != NULL;
}

/* Loads and stores are stated to read or write alone where they are not even monotonic: what else others have done, or are to
 * see, depends on the others. So LLVM takes them for accesses that do both; of an argument it says what is done through it.
 * (LLVM, Instruction::mayWriteToMemory, Instruction::mayReadFromMemory.) */
static void order_through(pl_body *b, const pl_op *op, uint32_t operand) {
  if (number_is_above(op, PL_NAME_ORDERING, 1)) unite(b, b->ordered, set_of(b, pl_operand(op, operand)));
}

/* Whether the atomic op has an ordering above monotonic. */
static bool is_ordered(const pl_op *op) { /* more than monotonic */
  return number_is_above(op, PL_NAME_ORDERING, 2) || number_is_above(op, PL_NAME_SUCCESS_ORDERING, 2) ||
         number_is_above(op, PL_NAME_FAILURE_ORDERING, 2);
}

/* Notes what a call may do. */
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

/* Uses of a pointer that make no copy of it but what they give. */
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

/* What is learnt of an address is whether it is before or after another one. */
static void compare(pl_body *b, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const pl_value *other = pl_operand(op, op->num_operands - 1 - i);
    const bool null = other->op && pl_op_is(other->op, PL_OP_LLVM_MLIR_ZERO);
    unite(b, null ? b->tested : b->compared, set_of(b, pl_operand(op, i)));
  }
}

/* Notes what an op without a case of its own may do. */
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

/* Notes what an op may do: reads, writes, captures, synchronization and so on. */
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

/* Sets what the arguments are derived from: each from itself; one that is no scalar also from the unknown. */
static void start(pl_body *b) {
  const pl_block *entry = b->func->regions[0]->first;
  for (uint32_t i = 0; i < entry->num_args; i++) {
    put(set_of(b, entry->args[i]), FIRST_ARG + i);
    const pl_type *type = entry->args[i]->type; /* a pointer in a structure is no pointer argument */
    if (type->kind != PL_TYPE_LLVM_PTR && type->kind != PL_TYPE_INTEGER && type->kind != PL_TYPE_FLOAT)
      put(set_of(b, entry->args[i]), UNKNOWN);
  }
}

/* Analyses the body: what values are derived from, until nothing changes, then what the ops do. */
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

/* Makes the analysis of a function; it is not `known` if the function has structured control flow or is too large. */
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

pl_body *pl_body_new(pl_arena *arena, const pl_op *source, const pl_op *func) { return new_body(arena, source, func, false); }

pl_body *pl_body_without_callees(pl_arena *arena, const pl_op *other, const pl_op *func) {
  return new_body(arena, other, func, true);
}

/* ---- claims ---- */

/* Whether the set has the argument, or the unknown after the argument was captured. */
static bool touches(const pl_body *b, const uint64_t *set, uint32_t arg) {
  return has(set, FIRST_ARG + arg) || (has(b->captured, FIRST_ARG + arg) && has(set, UNKNOWN));
}

/* Each return gives the argument back. */
static bool is_returned(const pl_body *b, uint32_t arg) {
  PL_FOR_BLOCKS(block, b->func->regions[0]) {
    const pl_op *last = block->last;
    if (!last || !pl_op_is(last, PL_OP_LLVM_RETURN)) continue;
    if (last->num_operands != 1 || pl_operand(last, 0) != b->func->regions[0]->first->args[arg]) return false;
  }
  return true;
}

/* Whether the argument is captured in other ways than those allowed: `others` anywhere, `result` by the result. */
static bool is_captured(const pl_body *b, uint32_t arg, uint32_t others, uint32_t result) {
  const uint32_t bit = FIRST_ARG + arg;
  return (has(b->captured, bit) && others != PL_CAPTURES_EVERYTHING) ||
         (has(b->compared, bit) && (others & PL_CAPTURES_ADDRESS) != PL_CAPTURES_ADDRESS) ||
         (has(b->tested, bit) && !(others & PL_CAPTURES_NULLNESS)) ||
         (has(b->returned, bit) && (others | result) != PL_CAPTURES_EVERYTHING);
}

/* `captures` with more words than `none`, as text. */
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

/* Through an argument; through anything else that is not of this frame. What is unknown may be either. */
static bool through_arguments(const pl_body *b, const uint64_t *set) {
  if (has(set, UNKNOWN)) return true;
  for (uint32_t i = 0; i < b->func->regions[0]->first->num_args; i++)
    if (has(set, FIRST_ARG + i)) return true;
  return false;
}
/* Whether the set has something that is no argument. */
static bool through_others(const uint64_t *set) { return has(set, UNKNOWN) || has(set, ELSEWHERE); }

/* Whether the effects allow reads, and writes, of that kind of memory. */
static bool allows(const pl_attr *effects, const char *place, bool reads, bool writes) {
  pl_str word = pl_attr_param_text(effects, place);
  bool all = pl_str_is(word, "readwrite");
  return (!reads || all || pl_str_is(word, "read")) && (!writes || all || pl_str_is(word, "write"));
}

/* Whether the body does no more with memory than the effects say. */
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

/* A function that is all assembly returns there, a coroutine where it waits. */
static bool has_no_return(const pl_op *func) {
  if (pl_op_passes_through(func, "naked") || pl_op_passes_through(func, "presplitcoroutine")) return false;
  for (const pl_block *block = func->regions[0]->first; block; block = block->next)
    if (block->last && pl_op_is(block->last, PL_OP_LLVM_RETURN)) return false;
  return true;
}

/* An attribute of LLVM IR, by its name there. */
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
