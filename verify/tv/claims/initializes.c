/* initializes.c - the claim of a parameter that the function writes ranges of the memory that it points to, and reads none of
 * their bytes before that.
 *
 * Shown by one look at all operations: which bytes have been written on every way to a place. Bytes are counted where the place
 * of an access from the parameter is a constant; what reads through the parameter anywhere else reads all of them. Accesses
 * through other pointers are not meant. Source: LLVM Language Reference, "Parameter Attributes", initializes. */
#include <assert.h>

#include "verify/sem/state/layout.h"
#include "verify/tv/claims/body.h"
#include "verify/tv/function/cfg.h"

enum { MAX_BYTES = 1024, WORDS = MAX_BYTES / 64, MAX_STEPS = 1 << 20 };

typedef struct byte_set {
  uint64_t words[WORDS];
} byte_set;

typedef struct initialising {
  const pl_body *body;
  const pl_value *arg;
  uint32_t number;
  pl_layout *layout;
  int64_t low;  /* of all ranges */
  byte_set all; /* bytes of the ranges, counted from `low` */
  bool shown;
} initialising;

/* Whether the byte at that offset is in the set. */
static bool has_byte(const byte_set *set, uint32_t at) { return (set->words[at / 64] >> (at % 64)) & 1; }
/* Adds the byte at that offset to the set. */
static void put_byte(byte_set *set, uint32_t at) { set->words[at / 64] |= UINT64_C(1) << (at % 64); }

/* Whether all bytes of `part` are in the set. */
static bool contains(const byte_set *set, const byte_set *part) {
  for (uint32_t i = 0; i < WORDS; i++)
    if (part->words[i] & ~set->words[i]) return false;
  return true;
}

/* ---- the claim's text: "(0, 4), (12, 16)" ---- */

/* Skips blanks, commas and parentheses, reads the signed number after them into *out and advances *at to its end; false if no
 * number follows, or one whose absolute value is 2^40 or more: *at is at its start then. */
static bool read_bound(const char **at, const char *end, int64_t *out) {
  assert(*at <= end);
  bool negative = false;
  uint64_t value = 0;
  while (*at < end && (**at == ' ' || **at == '(' || **at == ',' || **at == ')'))
    (*at)++;
  const char *digit = *at;
  if (digit < end && *digit == '-') negative = true, digit++;
  if (digit >= end || *digit < '0' || *digit > '9') return false;
  for (; digit < end && *digit >= '0' && *digit <= '9'; digit++)
    if ((value = value * 10 + (uint64_t)(*digit - '0')) >= UINT64_C(1) << 40) return false;
  *at = digit;
  *out = negative ? -(int64_t)value : (int64_t)value;
  return true;
}

/* Reads a list such as "(0, 4), (12, 16)" into the bytes `all` and their start `low`; false if the text is no such list, a
 * range is empty or begins before the first one, or they span too many bytes. */
static bool read_ranges(initialising *s, pl_str text) {
  const char *at = text.data, *const end = text.data + text.len;
  int64_t low, high;
  bool first = true;
  while (read_bound(&at, end, &low)) {
    if (!read_bound(&at, end, &high) || high <= low) return false;
    if (first) s->low = low; /* they are in order */
    first = false;
    if (low < s->low || high - s->low > MAX_BYTES) return false;
    for (int64_t i = low; i < high; i++)
      put_byte(&s->all, (uint32_t)(i - s->low));
  }
  return !first && at == end;
}

/* ---- places ---- */

/* Whether the value is an llvm.mlir.constant integer that fits in 64 bits, which is stored in *out. */
static bool constant_of(const pl_value *value, int64_t *out) {
  const pl_attr *attr = value->op && pl_op_is(value->op, PL_OP_LLVM_MLIR_CONSTANT) ? pl_op_attr(value->op, PL_NAME_VALUE) : NULL;
  return attr && attr->kind == PL_ATTR_INTEGER && pl_apint_to_i64(attr->integer, out);
}

/* The size of a type in bytes, without trailing padding if `stored`; 0 if it is not known. */
static uint64_t size_of(const initialising *s, const pl_type *type, bool stored) {
  const pl_flat *flat = type ? pl_layout_flatten(s->layout, type) : NULL;
  if (!flat || !flat->sized) return 0;
  return stored ? flat->store_size : flat->alloc_size;
}

/* Whether the getelementptr is known to add a constant number of bytes that is not too large, which is then stored in *out. */
static bool constant_step(const initialising *s, const pl_op *gep, int64_t *out) {
  const pl_attr *indices = pl_op_attr(gep, PL_NAME_RAW_CONSTANT_INDICES), *elem = pl_op_attr(gep, PL_NAME_ELEM_TYPE);
  int64_t index = 0;
  if (!indices || indices->kind != PL_ATTR_DENSE_ARRAY || indices->dense.count != 1 || !elem || elem->kind != PL_ATTR_TYPE)
    return false;
  pl_apint_to_i64(pl_dense_at(indices, 0), &index);
  if (index == INT32_MIN && (gep->num_operands != 2 || !constant_of(pl_operand(gep, 1), &index))) return false;
  const uint64_t size = size_of(s, elem->type, false);
  return size > 0 && size < MAX_BYTES && index > -MAX_BYTES && index < MAX_BYTES && (*out = index * (int64_t)size, true);
}

/* Whether the pointer is known to be the argument plus a constant offset, which, counted from the start of the ranges, is then
 * stored in *out. */
static bool distance_of(const initialising *s, const pl_value *pointer, int64_t *out) {
  enum { MOST = 64 };
  int64_t sum = 0, step;
  for (uint32_t n = 0; n < MOST && pointer != s->arg; n++) {
    if (!pointer->op || !pl_op_is(pointer->op, PL_OP_LLVM_GETELEMENTPTR) || !constant_step(s, pointer->op, &step)) return false;
    sum += step;
    pointer = pl_operand(pointer->op, 0);
  }
  *out = sum - s->low;
  return pointer == s->arg;
}

/* ---- accesses ---- */

/* Whether the value may be derived from the argument. */
static bool is_derived(const initialising *s, const pl_value *value) { return pl_body_derives(s->body, value, s->number); }

/* Adds to `done` the bytes, counted from s->low, that a write of `bytes` bytes through the pointer is known to cover. */
static void write(const initialising *s, const pl_value *pointer, uint64_t bytes, byte_set *done) {
  int64_t from;
  if (!distance_of(s, pointer, &from) || bytes > MAX_BYTES) return;
  for (int64_t i = from < 0 ? 0 : from; i < from + (int64_t)bytes && i < MAX_BYTES; i++)
    put_byte(done, (uint32_t)i);
}

/* Records a read of `bytes` bytes (0: not known how many) through the pointer: clears s->shown if the pointer may be derived
 * from the argument and the read may be of a byte of the ranges that is not in `done`. */
static void read(initialising *s, const pl_value *pointer, uint64_t bytes, const byte_set *done) {
  int64_t from;
  if (!is_derived(s, pointer) || contains(done, &s->all)) return;
  if (!distance_of(s, pointer, &from) || bytes == 0 || bytes > MAX_BYTES) {
    s->shown = false;
    return;
  }
  for (int64_t i = from < 0 ? 0 : from; i < from + (int64_t)bytes && i < MAX_BYTES; i++)
    if (has_byte(&s->all, (uint32_t)i) && !has_byte(done, (uint32_t)i)) s->shown = false;
}

/* Records a write: a plain one initialises its bytes; a volatile or atomic one does not, and like a read it needs them to be
 * initialised before. */
static void written(initialising *s, const pl_value *pointer, uint64_t bytes, bool plain, byte_set *done) {
  if (plain)
    write(s, pointer, bytes, done);
  else
    read(s, pointer, bytes, done);
}

/* The constant length in bytes of a memory intrinsic; 0 if it is not a known positive number. */
static uint64_t length_of(const pl_op *op) {
  int64_t length = 0;
  return op->num_operands > 2 && constant_of(pl_operand(op, 2), &length) && length > 0 ? (uint64_t)length : 0;
}

/* Records that the value escapes: clears s->shown if it may be derived from the argument and `done` lacks bytes of the ranges. */
static void given(initialising *s, const pl_value *value, const byte_set *done) {
  if (is_derived(s, value) && !contains(done, &s->all)) s->shown = false;
}

/* Records an op that `step` has no case for: its operands escape (see given), unless it is pure or a branch. */
static void other(initialising *s, const pl_op *op, const byte_set *done) {
  const bool branches = op->num_successors > 0 && !pl_op_is(op, PL_OP_LLVM_INVOKE);
  const bool computes = pl_op_has(op, PL_TRAIT_PURE) || branches;
  for (uint32_t i = 0; i < op->num_operands && !computes; i++)
    given(s, pl_operand(op, i), done);
}

/* Interprets one op: adds the bytes that it is known to write to `done`. Clears s->shown if, while a byte of the ranges is not
 * in `done`, the op returns, may access such a byte other than by a plain write, or lets a pointer that may be derived from the
 * argument escape. */
static void step(initialising *s, const pl_op *op, byte_set *done) {
  const pl_attr *ordering = pl_op_property(op, PL_NAME_ORDERING);
  const pl_attr *is_volatile = pl_op_property(op, PL_NAME_IS_VOLATILE);
  const bool plain = !pl_op_property(op, PL_NAME_VOLATILE) &&
                     (!is_volatile || (is_volatile->kind == PL_ATTR_INTEGER && pl_apint_is_zero(is_volatile->integer))) &&
                     (!ordering || (ordering->kind == PL_ATTR_INTEGER && pl_apint_is_zero(ordering->integer)));
  switch (op->info->kind) {
  case PL_OP_LLVM_LOAD: read(s, pl_operand(op, 0), size_of(s, op->results[0].type, true), done); return;
  case PL_OP_LLVM_STORE:
    given(s, pl_operand(op, 0), done);
    written(s, pl_operand(op, 1), size_of(s, pl_operand(op, 0)->type, true), plain, done);
    return;
  case PL_OP_LLVM_INTR_MEMCPY:
  case PL_OP_LLVM_INTR_MEMMOVE:
    read(s, pl_operand(op, 1), length_of(op), done);
    written(s, pl_operand(op, 0), length_of(op), plain, done);
    return;
  case PL_OP_LLVM_INTR_MEMSET: written(s, pl_operand(op, 0), length_of(op), plain, done); return;
  case PL_OP_LLVM_RETURN: s->shown &= contains(done, &s->all); return;
  default: other(s, op, done); return;
  }
}

/* ---- the look ---- */

/* Intersects `there`, the bytes written at the start of a block, with `here`, those written at the end of a predecessor; true if
 * that changed it. */
static bool meet(byte_set *there, const byte_set *here) {
  bool changed = false;
  for (uint32_t i = 0; i < WORDS; i++) {
    changed |= (there->words[i] & ~here->words[i]) != 0;
    there->words[i] &= here->words[i];
  }
  return changed;
}

/* Interprets the block's ops (see step) and intersects the bytes written so far into the states of its successors in `at`; true
 * if one of these changed. */
static bool pass_block(initialising *s, const pl_block *block, byte_set *at) {
  bool changed = false;
  byte_set done = at[block->number];
  PL_FOR_OPS(op, block) {
    step(s, op, &done);
    for (uint32_t i = 0; i < op->num_successors; i++)
      changed |= meet(&at[op->successors[i].block->number], &done);
  }
  return changed;
}

bool pl_body_shows_initializes(pl_arena *arena, const pl_body *body, const pl_op *func, uint32_t arg, pl_str ranges) {
  assert(arena && body && arg < pl_func_type(func)->func.num_inputs);
  initialising s = {.body = body, .number = arg, .arg = func->regions[0]->first->args[arg], .shown = true};
  if (!read_ranges(&s, ranges) || !pl_body_is_known(body)) return false;
  pl_cfg *cfg = pl_cfg_new(arena, func, &(pl_flatten_options){.role = PL_ROLE_LOWERING});
  s.layout = pl_layout_new(arena, PL_POINTER_BITS);
  byte_set *at = PL_NEW_ARRAY(arena, byte_set, cfg->num_blocks + 1);
  for (uint32_t i = 1; i < cfg->num_blocks; i++)
    memset(&at[i], 0xff, sizeof at[i]); /* until a way there is seen */
  bool changed = true, enough = true;
  for (uint32_t steps = 0; changed && enough; steps += cfg->num_blocks) {
    changed = false;
    for (uint32_t i = 0; i < cfg->num_blocks; i++)
      changed |= pass_block(&s, cfg->blocks[i], at);
    enough = steps < MAX_STEPS;
  }
  s.shown = true; /* what was read while too much was taken for written does not count, nor the contrary */
  for (uint32_t i = 0; i < cfg->num_blocks; i++)
    pass_block(&s, cfg->blocks[i], at);
  pl_layout_free(s.layout);
  pl_cfg_free(cfg);
  return s.shown && enough;
}
