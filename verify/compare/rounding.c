#include <assert.h>
#include <stdlib.h>

#include "verify/compare/parts.h"

/* Signed divisions that round up or down, as lower-mlir and the versions of mlir-opt expand them; some of mlir-opt's overflow
 * (corpus/upstream-bugs, index-rounding-divisions.mlir). In prefix notation: operations with their operands after them; `n` and
 * `m` stand for any value, the same wherever they stand; numbers are constants. */
#define CUT "sdiv n m "
#define MOVED "select sle n 0 sub 0 n sub n 1 "
#define TOWARDS_ONE "sdiv select sle n 0 n sub n 1 m "
#define INEXACT "ne n mul sdiv n m m "

static const struct {
  const char *name, *shape;
} forms[] = {
    {"rounding.up", "select and eq sgt n 0 sgt m 0 ne n 0 add sdiv add n select sgt m 0 -1 1 m 1 sub 0 sdiv sub 0 n m "},
    {"rounding.up", "select and " INEXACT "eq slt n 0 slt m 0 add " CUT "1 " CUT},
    {"rounding.down", "select and ne slt n 0 slt m 0 ne n 0 sub -1 sdiv sub select slt m 0 1 -1 n m " CUT},
    {"rounding.down", "select and " INEXACT "ne slt n 0 slt m 0 add " CUT "-1 " CUT},
    {"rounding.up", "select sle n 0 sub 0 sdiv " MOVED "m add sdiv " MOVED "m 1 "},
    {"rounding.up", "select sle n 0 " TOWARDS_ONE "add " TOWARDS_ONE "1 "},
};

typedef struct matching {
  const char *rest; /* of the shape */
  const pl_value *n, *m;
} matching;

/* Removes the next word, and the space after it, from the rest of the shape and returns it; there must be one. */
static pl_str next_word(matching *s) {
  const char *start = s->rest, *end = strchr(start, ' ');
  assert(end != NULL && end > start);
  s->rest = end + 1;
  return (pl_str){start, (size_t)(end - start)};
}

static const struct {
  pl_op_kind llvm, arith;
  const char *word;
} words[] = {
    {PL_OP_LLVM_ADD, PL_OP_ARITH_ADDI, "add"}, {PL_OP_LLVM_SUB, PL_OP_ARITH_SUBI, "sub"},
    {PL_OP_LLVM_MUL, PL_OP_ARITH_MULI, "mul"}, {PL_OP_LLVM_SDIV, PL_OP_ARITH_DIVSI, "sdiv"},
    {PL_OP_LLVM_AND, PL_OP_ARITH_ANDI, "and"}, {PL_OP_LLVM_SELECT, PL_OP_ARITH_SELECT, "select"},
};

/* The word that stands in `forms` for the predicate of an llvm.icmp or arith.cmpi (both dialects number them alike); NULL for
 * a predicate without such a word. */
static const char *predicate_of(const pl_op *op) {
  static const char *const predicates[] = {"eq", "ne", "slt", "sle", "sgt"};
  uint64_t predicate = 0;
  if (!pl_apint_to_u64(pl_op_attr(op, PL_NAME_PREDICATE)->integer, &predicate)) return NULL;
  return predicate < sizeof predicates / sizeof *predicates ? predicates[predicate] : NULL;
}

/* The word that stands in `forms` for an operation of the LLVM or arith dialect; NULL if there is none. */
static const char *word_of(const pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_ICMP) || pl_op_is(op, PL_OP_ARITH_CMPI)) return predicate_of(op);
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (pl_op_is(op, words[i].llvm) || pl_op_is(op, words[i].arith)) return words[i].word;
  return NULL;
}

/* Whether a letter of the shape (`n` or `m`) can stand for the value, an equal one or, if it stands for none yet, any; the
 * letter is then bound. */
static bool stands_for(const pl_value **letter, const pl_value *value) {
  int64_t known, number;
  if (*letter == NULL) *letter = value;
  return *letter == value || (pl_compare_constant(*letter, &known) && pl_compare_constant(value, &number) && known == number);
}

/* Whether the value is computed as the rest of the shape, an expression in prefix notation, states; consumes its words and
 * binds the letters n and m. The recursion is as deep as the shape. */
static bool matches(matching *s, const pl_value *value) {
  const pl_str word = next_word(s);
  int64_t number;
  if (pl_str_is(word, "n")) return stands_for(&s->n, value);
  if (pl_str_is(word, "m")) return stands_for(&s->m, value);
  if (word.data[0] == '-' || (word.data[0] >= '0' && word.data[0] <= '9'))
    return pl_compare_constant(value, &number) && number == strtoll(word.data, NULL, 10);
  const char *known = value->op != NULL ? word_of(value->op) : NULL;
  if (known == NULL || !pl_str_is_text(word, known)) return false;
  for (uint32_t i = 0; i < value->op->num_operands; i++)
    if (!matches(s, pl_operand(value->op, i))) return false;
  return true;
}

void pl_compare_round(pl_op *op) {
  assert(op->info != NULL);
  if (!pl_op_is(op, PL_OP_LLVM_SELECT) && !pl_op_is(op, PL_OP_ARITH_SELECT)) return;
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
    matching s = {.rest = forms[i].shape};
    if (!matches(&s, pl_result(op, 0)) || s.n == NULL || s.m == NULL) continue;
    pl_value *const operands[] = {(pl_value *)(uintptr_t)s.n, (pl_value *)(uintptr_t)s.m};
    const pl_op_info *info = pl_op_info_named(op->module->ctx, pl_str_from(forms[i].name));
    pl_op *made = pl_compare_insert(op, info, operands, 2, pl_result(op, 0)->type, NULL);
    pl_compare_replace(op, pl_result(made, 0));
    return;
  }
}
