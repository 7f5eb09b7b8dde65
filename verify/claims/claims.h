/* claims.h - the table of what attributes, flags, metadata and properties of symbols mean for a proof (claims.def), asked by name
 * and place. Facts only: sem, interp and tv give the meanings.
 *
 * A name that has no row is not harmless: who asks has to say `unsupported`. */
#ifndef PL_VERIFY_CLAIMS_CLAIMS_H
#define PL_VERIFY_CLAIMS_CLAIMS_H

#include "core/base/str.h"

#include <stdbool.h>
#include <stdint.h>

typedef enum pl_claim_place {
  PL_AT_FUNCTION = 1 << 0,
  PL_AT_PARAMETER = 1 << 1, /* of a function, and the argument of a call */
  PL_AT_RESULT = 1 << 2,
  PL_AT_CALL = 1 << 3, /* what a call says of the function it calls */
  PL_AT_GLOBAL = 1 << 4,
  PL_AT_INSTRUCTION = 1 << 5,
  PL_AT_FASTMATH = 1 << 6,
  PL_AT_ORDERING = 1 << 7,
  PL_AT_META = 1 << 8, /* metadata of an instruction */
  PL_AT_META_FUNCTION = 1 << 9,
  PL_AT_META_GLOBAL = 1 << 10,
  PL_AT_LOOP = 1 << 11, /* in 'llvm.loop' metadata */
  PL_AT_BUNDLE = 1 << 12,
  PL_AT_CCONV = 1 << 13,
  PL_AT_TAIL = 1 << 14,
  PL_AT_LINKAGE = 1 << 15,
  PL_AT_VISIBILITY = 1 << 16,
  PL_AT_STORAGE = 1 << 17,
  PL_AT_THREAD = 1 << 18,
  PL_AT_PREEMPTION = 1 << 19,
  PL_AT_ADDRESS = 1 << 20,
  PL_AT_COMDAT = 1 << 21,
  PL_AT_CODE_MODEL = 1 << 22,
  PL_AT_MODULE = 1 << 23,
  PL_AT_FLAG = 1 << 24, /* in !llvm.module.flags */
  PL_AT_LAYOUT = 1 << 25,
} pl_claim_place;

typedef enum pl_claim_about {
  PL_ABOUT_VALUE,
  PL_ABOUT_POINTEE,
  PL_ABOUT_CALL,
  PL_ABOUT_CALLEE,
  PL_ABOUT_FUNCTION,
  PL_ABOUT_LINK
} pl_claim_about;

typedef enum pl_claim_kind {
  PL_CLAIM_CLAIM,
  PL_CLAIM_MODE,
  PL_CLAIM_LINK,
  PL_CLAIM_NOTHING,
  PL_CLAIM_PART,
  PL_NUM_CLAIM_KINDS
} pl_claim_kind;

typedef enum pl_claim_change {
  PL_CHANGE_PRESENT,
  PL_CHANGE_EQUAL,
  PL_CHANGE_SMALLER,
  PL_CHANGE_RANGE,
  PL_CHANGE_BITS,
  PL_CHANGE_MEMORY,
  PL_CHANGE_CAPTURES,
  PL_CHANGE_SAME,
  PL_CHANGE_MAY_ADD,
  PL_CHANGE_LARGER,
  PL_CHANGE_PASSING,
  PL_CHANGE_TARGET,
  PL_CHANGE_ELSEWHERE,
  PL_CHANGE_HINT
} pl_claim_change;

/* What single readers know of a row; a set. */
typedef enum pl_claim_trait {
  PL_CLAIM_IN_TERMS = 1 << 0,     /* a property that verify/sem gives its meaning to, or by which an operation is what it is */
  PL_CLAIM_IN_ATOMICS = 1 << 1,   /* likewise, of atomic operations */
  PL_CLAIM_IN_ORDER = 1 << 2,     /* likewise, of loads, stores and fences */
  PL_CLAIM_PAIRED = 1 << 3,       /* of a call: held against the call of the source that it is paired with */
  PL_CLAIM_OF_BODY = 1 << 4,      /* of an argument: what the function's body does with it shows it */
  PL_CLAIM_INLINED = 1 << 5,      /* of an argument: has a meaning where the body is run in the place of its call */
  PL_CLAIM_TIED = 1 << 6,         /* no body that has it, or is called by it, is run in the place of its call */
  PL_CLAIM_LEADS = 1 << 7,        /* of an argument: the pointer is not null */
  PL_CLAIM_ANY_CALL = 1 << 8,     /* of a calling convention: two functions of a module may agree on it for any values */
  PL_CLAIM_FACT = 1 << 9,         /* of an operand bundle: a fact about its operands alone until memory is freed */
  PL_CLAIM_LIBRARY = 1 << 10,     /* holds of the arguments of each function of the C library that lowerings call */
  PL_CLAIM_EXACT = 1 << 11,       /* of a linkage: the definition is the one that is linked */
  PL_CLAIM_ODR = 1 << 12,         /* of a linkage: whichever definition is linked, it is equivalent */
  PL_CLAIM_DISCARDABLE = 1 << 13, /* of a linkage: a definition without uses may be dropped */
  PL_CLAIM_LOCAL = 1 << 14,       /* of a linkage: other modules do not see the symbol */
  PL_CLAIM_NO_BUILTIN = 1 << 15,  /* what a function's name says of it does not count */
  PL_CLAIM_CROSSED = 1 << 16,     /* of a function: a body means something else in a function that says otherwise */
  PL_CLAIM_MORE = 1 << 17,        /* of a call or its callee: the call is more than what it computes */
  PL_CLAIM_POISON = 1 << 18,      /* of a value: it is poison where the claim does not hold */
  PL_CLAIM_ENDING = 1 << 19       /* of a function: whether and how it ends */
} pl_claim_trait;

typedef struct pl_claim {
  const char *llvm, *mlir;           /* NULL: no such spelling */
  uint32_t llvm_length, mlir_length; /* nothing where there is no spelling */
  uint32_t places;
  pl_claim_about about;
  pl_claim_kind kind;
  pl_claim_change change;
  const char *source;
  const char *neutral, *implied_by, *matters; /* may be NULL */
  uint32_t traits;                            /* of pl_claim_trait */
} pl_claim;

/* The row that fits a name best, as LLVM IR spells it (string attributes: the key), in one of the places; NULL if there is
 * none. */
const pl_claim *pl_claim_of_llvm(pl_str name, uint32_t places);

/* The row that fits a name best, as the llvm dialect spells it, in one of the places; NULL if there is none. */
const pl_claim *pl_claim_of_mlir(pl_str name, uint32_t places);

/* The row for a name in either spelling, LLVM's first, in one of the places; NULL if there is none. */
const pl_claim *pl_claim_of(pl_str name, uint32_t places);

/* Whether an attribute of the row with this value means the same as no attribute. */
bool pl_claim_is_neutral(const pl_claim *claim, pl_str value);

/* Whether the attribute with LLVM's spelling `name` claims at least what the row claims. */
bool pl_claim_is_implied_by(const pl_claim *claim, pl_str name);

/* Whether the name as the llvm dialect spells it has, in one of the places, a row with the trait. */
bool pl_claim_mlir_has(pl_str name, uint32_t places, pl_claim_trait trait);

/* Whether a linkage as the llvm dialect spells it (empty: `external`) has one of the traits; false if it has no row. */
bool pl_claim_linkage_has(pl_str linkage, uint32_t traits);

/* The row's name in LLVM's spelling, or in the dialect's if it has none there. */
const char *pl_claim_name(const pl_claim *claim);

/* The row of that number, from 0; NULL after the last one. */
const pl_claim *pl_claim_at(uint32_t number);

/* The word for a valid kind of claim in reports, such as "claim". */
const char *pl_claim_kind_name(pl_claim_kind kind);

#endif
