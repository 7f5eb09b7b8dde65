/* rule_text.h - the programs that --rules proves: one of each rule for a mix of static and dynamic numbers. */
#ifndef PL_VERIFY_TOOLS_RULE_TEXT_H
#define PL_VERIFY_TOOLS_RULE_TEXT_H

#include "core/base/sink.h"
#include "verify/convention/convention.h"

enum { PL_RULES_MAX_RANK = 8 };

/* X(enumerator, name, default layout only, static numbers only, only reads numbers of its first argument, what is proved) */
#define PL_LOWERING_RULES(X)                                                                                                     \
  X(LINEARIZATION, "linearization", false, false, true, "memref.load and memref.store access the element that the indices mean") \
  X(BOUNDARY, "boundary", false, false, false,                                                                                   \
    "arguments are expanded, results packed, at definitions, at calls and in C wrappers both ways")                              \
  X(DIMENSIONS, "dimensions", true, false, true, "memref.dim is the size of each dimension")                                     \
  X(ALLOCATION, "allocation", true, false, false, "memref.alloc makes a buffer and the descriptor of the default layout")        \
  X(BARE_POINTER, "bare-pointer", false, true, false, "a bare pointer is a memref argument, result and operand of a call")

typedef enum pl_lowering_rule {
  PL_LOWERING_RULE_INVALID,
#define X(id, name, identity, fixed, reads, what) PL_LOWERING_RULE_##id,
  PL_LOWERING_RULES(X)
#undef X
      PL_NUM_LOWERING_RULES
} pl_lowering_rule;

typedef enum pl_offset_kind { PL_OFFSET_DYNAMIC, PL_OFFSET_STATIC, PL_OFFSET_ZERO, PL_NUM_OFFSETS } pl_offset_kind;

/* One memref type. Bit k of `sizes` and `strides`: that of dimension k is static. */
typedef struct pl_mix {
  uint32_t rank;
  uint32_t sizes;
  bool identity; /* default layout: no strides, no offset */
  uint32_t strides;
  bool unit; /* the last stride, if static, is 1 */
  pl_offset_kind offset;
  const char *elem;
} pl_mix;

/* Writes the memref type that the mix of static and dynamic sizes, strides and offset describes, as MLIR does. */
void pl_mix_type(const pl_mix *mix, pl_sink *out);

/* A part of a descriptor by its position in the structure of LLVM IR Target (2022), "Ranked MemRef Types". */
typedef enum pl_mix_field { PL_MIX_OFFSET = 2, PL_MIX_SIZE = 3, PL_MIX_STRIDE = 4 } pl_mix_field;
/* Sets *value to the static offset (`dim` is ignored), or the static size or stride of dimension `dim`, of the type; false if it
 * is dynamic, *value means nothing then. */
bool pl_mix_number(const pl_mix *mix, pl_mix_field field, uint32_t dim, uint64_t *value);
/* Whether each memref of type `special` is also one of type `general`: whatever is static in `general` is the same in `special`.
 * False unless rank and element type (the same pointer) are equal and both or neither have the default layout. */
bool pl_mix_is_instance(const pl_mix *special, const pl_mix *general);

/* Writes the functions that exercise the rule on this type, with names that end in '$' and `number` (below 100000) in five
 * digits; returns how many there are, declarations included. */
uint32_t pl_rule_write(pl_lowering_rule rule, const pl_mix *mix, uint32_t number, pl_sink *out);

/* The rule's name in reports. */
const char *pl_lowering_rule_name(pl_lowering_rule rule);
/* What the rule proves, for people. */
const char *pl_lowering_rule_text(pl_lowering_rule rule);
/* Whether the rule is for memrefs with the default layout only. */
bool pl_lowering_rule_identity(pl_lowering_rule rule);
/* Whether the rule's program, of the numbers (offset, sizes, strides) in descriptors, only reads those of its first argument. */
bool pl_lowering_rule_reads(pl_lowering_rule rule);
/* Whether the rule is for memref types whose sizes, strides and offset are all static only. */
bool pl_lowering_rule_static(pl_lowering_rule rule);

#endif
