/* The op table, and the search for a row by name. */
#include "core/base/uncounted.h"
#include "core/ir/context_impl.h"
#include "core/ir/op.h"

/* The compilers compute the length of a literal up to its dot, so the table is constant. */
#define DIALECT_LEN(name) (__builtin_strlen(name) - __builtin_strlen(__builtin_strchr(name, '.')))

static const pl_op_info rows[PL_NUM_OPS] = {
#define OP(ident, text, sig, props, trait_bits, fmt, rules)                                                                      \
  [PL_OP_##ident] = {.kind = PL_OP_##ident,                                                                                      \
                     .name = {text, sizeof(text) - 1},                                                                           \
                     .dialect = {text, DIALECT_LEN(text)},                                                                       \
                     .traits = (uint32_t)(trait_bits),                                                                           \
                     .signature = sig,                                                                                           \
                     .properties = props,                                                                                        \
                     .format = fmt},
#include "core/ir/ops.def"
#undef OP
    [PL_OP_UNREGISTERED] = {.kind = PL_OP_UNREGISTERED, .signature = "", .properties = "", .format = ""},
};

PL_UNCOUNTED_BEGIN

const pl_op_info *pl_op_info_of(pl_op_kind kind) { return &rows[kind]; }

/* Rows by what is quickly had of their names: a row that stands in `first` of its bucket, and after each row the `next` one. */
#define BUCKETS 1024u
struct pl_op_index {
  uint16_t first[BUCKETS], next[PL_NUM_OPS]; /* 0: none */
};

/* The bucket of a name, which must not be empty: names of one length begin alike, with their dialect, but differ mostly in their
 * last and middle byte. */
static uint32_t bucket_of(pl_str name) {
  const uint32_t middle = (unsigned char)name.data[name.len / 2], last = (unsigned char)name.data[name.len - 1];
  return ((uint32_t)name.len * 5 + last * 33 + middle * 173) % BUCKETS;
}

/* A table of all rows of ops.def by their buckets. Costs about as much as one search through all rows. */
static struct pl_op_index *new_index(pl_arena *arena) {
  struct pl_op_index *index = PL_NEW(arena, struct pl_op_index);
  for (uint16_t i = PL_OP_INVALID + 1; i < PL_OP_UNREGISTERED; i++) {
    uint16_t *first = &index->first[bucket_of(rows[i].name)];
    index->next[i] = *first;
    *first = i;
  }
  return index;
}

/* The row of ops.def of that name, NULL if there is none; makes the context's index at first use. */
static const pl_op_info *find_row(pl_context *ctx, pl_str name) {
  if (name.len == 0) return NULL;
  if (!ctx->op_index) ctx->op_index = new_index(ctx->rows);
  uint16_t i = ctx->op_index->first[bucket_of(name)];
  while (i != 0 && !pl_str_eq(rows[i].name, name))
    i = ctx->op_index->next[i];
  return i != 0 ? &rows[i] : NULL;
}

/* Whether the info `object` has the name `key`; for pl_hashset_find. */
static bool has_name(const void *object, const void *key, const void *user) {
  (void)user;
  return pl_str_eq(((const pl_op_info *)object)->name, *(const pl_str *)key);
}

/* A hash of an op's name. */
static uint64_t hash_name(pl_str name) { return pl_hash_bytes(name.data, name.len, 0); }

const pl_op_info *pl_op_info_named(pl_context *ctx, pl_str name) {
  const pl_op_info *row = find_row(ctx, name);
  if (row) return row;
  const uint64_t hash = hash_name(name);
  pl_op_info *info = pl_hashset_find(&ctx->op_infos, hash, &name, has_name, NULL);
  if (info) return info;
  info = PL_NEW(ctx->arena, pl_op_info);
  *info = rows[PL_OP_UNREGISTERED];
  info->name = pl_context_intern(ctx, name);
  const char *dot = memchr(info->name.data, '.', info->name.len);
  info->dialect = pl_context_intern(ctx, (pl_str){info->name.data, dot ? (size_t)(dot - info->name.data) : 0});
  pl_hashset_add(&ctx->op_infos, hash, info);
  return info;
}

const pl_attr_name *pl_op_info_old_operands(pl_op_kind kind, uint32_t *count) {
  static const struct {
    pl_op_kind kind;
    uint32_t count;
    pl_attr_name names[3];
  } table[] = {
      {PL_OP_LLVM_INTR_MEMCPY, 1, {PL_NAME_IS_VOLATILE}},
      {PL_OP_LLVM_INTR_MEMMOVE, 1, {PL_NAME_IS_VOLATILE}},
      {PL_OP_LLVM_INTR_MEMSET, 1, {PL_NAME_IS_VOLATILE}},
      {PL_OP_LLVM_INTR_MEMCPY_INLINE, 2, {PL_NAME_LEN, PL_NAME_IS_VOLATILE}},
      {PL_OP_LLVM_INTR_CTLZ, 1, {PL_NAME_IS_ZERO_POISON}},
      {PL_OP_LLVM_INTR_CTTZ, 1, {PL_NAME_IS_ZERO_POISON}},
      {PL_OP_LLVM_INTR_PREFETCH, 3, {PL_NAME_RW, PL_NAME_HINT, PL_NAME_CACHE}},
  };
  *count = 0;
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (table[i].kind == kind) {
      *count = table[i].count;
      return table[i].names;
    }
  return NULL;
}

PL_UNCOUNTED_END
