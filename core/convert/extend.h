/* extend.h - conversions of a client's own: of types, and of operations, also of dialects that are not known here.
 *
 * A client fills a pl_extension and puts it into pl_convert_options.extension. Its rules come before those of core/convert. A
 * rule emits with what the headers of core/convert/emit and patterns declare: pl_rw_operand and pl_rw_map for values, pl_emit_...
 * for ops of the LLVM dialect, pl_desc_... for memref descriptors, pl_complex_... for complex numbers. Source of the parts: MLIR
 * documentation, "LLVM IR Target" (2022), Conversion of Built-in Types ("users can reuse and extend this type converter"),
 * Utility Classes.
 *
 * A memref type whose conversion a client overrides is a value like any other: the calling conventions for descriptors, and the
 * patterns that take descriptors apart, pass it over. The client brings patterns for the operations on it.
 */
#ifndef PL_CORE_CONVERT_EXTEND_H
#define PL_CORE_CONVERT_EXTEND_H

#include "core/convert/convert.h"

/* The state of a run (core/convert/types/state.h). */
typedef struct pl_rw pl_rw;

/* What became of an op that was offered to a pattern. */
typedef enum pl_rewrite {
  PL_REWRITE_INVALID,
  PL_REWRITE_DONE,
  PL_REWRITE_NO_MATCH, /* this op cannot be lowered (type, layout, ...): it stays as it is, with casts around it */
  PL_REWRITE_ERROR,    /* an error was reported */
} pl_rewrite;

/* What a type rule says of a type. */
typedef enum pl_type_answer {
  PL_TYPE_ANSWER_INVALID,
  PL_TYPE_CONVERTED,     /* *out is what it becomes */
  PL_TYPE_NO_CONVERSION, /* there is none: ops with it stay */
  PL_TYPE_DEFAULT,       /* not this rule's business */
} pl_type_answer;

/* The conversion of the types of one kind. The answer depends on the type alone; pl_rw_type converts types inside. */
typedef pl_type_answer pl_type_rule_fn(pl_rw *rw, const pl_type *type, void *user, const pl_type **out);
typedef struct pl_type_rule {
  pl_type_kind kind;
  pl_type_rule_fn *convert;
  void *user;
} pl_type_rule;

/* A pattern for the ops of one name ("mine.op"), in place of the one that is here, if any. Called as patterns here are: it
 * appends to rw->block and maps each result. PL_REWRITE_NO_MATCH leaves the op to the pattern that is here. */
typedef pl_rewrite pl_op_rule_fn(pl_rw *rw, const pl_op *op, void *user);
typedef struct pl_op_rule {
  const char *name;
  pl_op_rule_fn *rewrite;
  void *user;
} pl_op_rule;

/* An op of an address computation for which mlir-opt 22 claims that it does not wrap. */
enum { PL_CLAIM_NSW = 1, PL_CLAIM_NUW = 2, PL_CLAIM_INBOUNDS = 4 };
typedef struct pl_claim {
  const pl_op *source;  /* the op being lowered, in the source (or a changed copy of it) */
  const pl_op *emitted; /* llvm.mul, llvm.add, llvm.getelementptr */
  uint32_t ordinal;     /* which claim of the run, from 0; the same in each run over the same source */
  uint32_t flags;       /* what mlir-opt 22 sets: PL_CLAIM_ bits */
} pl_claim;
/* The bits of claim->flags that are to be set; they must be true of the source. */
typedef uint32_t pl_claims_fn(const pl_claim *claim, void *user);

struct pl_extension {
  const pl_type_rule *types;
  size_t num_types;
  const pl_op_rule *ops;
  size_t num_ops;
  pl_claims_fn *claims; /* NULL: no flags, the default */
  void *claims_user;
};

#endif
