/* fold.h - what an operation becomes when enough is known of its operands: a constant, a value that is there already, or the same
 * operation with simpler operands. One rule for each kind, as mlir-opt 22's fold methods (MLIR documentation, "Operation
 * Canonicalization", Canonicalizing with the fold method), but for those that are not right for all values.
 *
 * Called by canonicalisation (core/transform/simplify) and by conversions, which fold each operation that they meet
 * (core/convert/fold). A rule changes nothing: it says what the caller is to do. Attributes are made in the folder's context,
 * numbers in its arena.
 */
#ifndef PL_CORE_FOLD_FOLD_H
#define PL_CORE_FOLD_FOLD_H

#include "core/base/map.h"
#include "core/ir/op.h"

/* Who folds. */
typedef struct pl_folder {
  pl_context *ctx;
  pl_arena *arena;
  const pl_map *copies; /* op -> the changed copy that defines its results instead; NULL if operations are changed in place */
  uint32_t index_bits;  /* width of index in the lowering: what 64 bits give has to hold there, too */
  bool constants;       /* whether a result of the operation may become a constant */
  bool leaves_nan;      /* whether an operation on constants stays if its result is NaN or one of its operands is */
  bool (*is_used_once)(void *user, const pl_value *value); /* NULL: what is linked to the value are its uses */
  void *user;
} pl_folder;

typedef enum pl_fold_kind {
  PL_FOLD_INVALID,
  PL_FOLD_RESULTS, /* each result is a value or a constant */
  PL_FOLD_POISON,  /* the only result is poison */
  PL_FOLD_CHANGE,  /* the operation gets other operands and attributes */
} pl_fold_kind;

enum { PL_FOLD_MAX_RESULTS = 2 };

/* What a rule gives. */
typedef struct pl_folded {
  pl_fold_kind kind;
  pl_value *values[PL_FOLD_MAX_RESULTS];         /* NULL where the result is the constant */
  const pl_attr *constants[PL_FOLD_MAX_RESULTS]; /* of the type of the result */
  pl_value *const *operands;                     /* PL_FOLD_CHANGE: all of them, in the folder's arena */
  uint32_t num_operands;                         /* likewise; other than before only for an operation without segments */
  const pl_attr *attrs;                          /* likewise */
} pl_folded;

/* The rule for operations of a kind; false if the operation stays as it is. *out is zero-initialised by the caller. */
typedef bool pl_fold_rule(const pl_folder *f, const pl_op *op, pl_folded *out);
/* The rule for ops of that kind; NULL if there is none. */
pl_fold_rule *pl_fold_rule_of(pl_op_kind kind);

#endif
