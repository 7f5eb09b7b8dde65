/* signature.h - the `signature` and `properties` columns of ops.def, read into structs.
 *
 * Used by the parser, the printer and the checker. A row is read when a context is first asked for it, and kept there.
 */
#ifndef PL_CORE_IR_SIGNATURE_H
#define PL_CORE_IR_SIGNATURE_H

#include "core/ir/enums.h"
#include "core/ir/op.h"

/* Classes of types: X(enumerator, spelling in ops.def, how MLIR's messages call it) */
#define PL_CONSTRAINTS(X)                                                                                                        \
  X(ANY, "any", "any type")                                                                                                      \
  X(INDEX, "index", "index")                                                                                                     \
  X(I1, "i1", "1-bit signless integer")                                                                                          \
  X(I8, "i8", "8-bit signless integer")                                                                                          \
  X(I32, "i32", "32-bit signless integer")                                                                                       \
  X(I64, "i64", "64-bit signless integer")                                                                                       \
  X(INT, "int", "integer")                                                                                                       \
  X(INT_OR_INDEX, "int-or-index", "integer or index")                                                                            \
  X(INT_LIKE, "int-like", "signless-integer-like")                                                                               \
  X(WIDTH_LIKE, "width-like", "signless-fixed-width-integer-like")                                                               \
  X(LLVM_BOOL_LIKE, "llvm-bool-like", "1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer")      \
  X(FLOAT_LIKE, "float-like", "floating-point-like")                                                                             \
  X(NUMBER_LIKE, "number-like", "signless-integer-or-float-like or memref of signless-integer or float")                         \
  X(BOOL_LIKE, "bool-like", "bool-like")                                                                                         \
  X(INDEX_CAST_LIKE, "index-cast-like", "signless-integer-like or memref of signless-integer")                                   \
  X(COMPLEX, "complex", "complex type with floating-point elements")                                                             \
  X(VECTOR, "vector", "vector of any type values")                                                                               \
  X(FUNCTION, "function", "function type")                                                                                       \
  X(MEMREF, "memref", "memref of any type values")                                                                               \
  X(MEMREF_WITH_DIM, "memref-with-dim", "unranked.memref of any type values or non-0-ranked.memref of any type values")          \
  X(ANY_MEMREF, "any-memref", "ranked or unranked memref of any type values")                                                    \
  X(LLVM, "llvm", "LLVM dialect-compatible type")                                                                                \
  X(LLVM_RESULT, "llvm-result", "LLVM dialect-compatible type")                                                                  \
  X(LLVM_PTR, "llvm-ptr", "LLVM pointer type")                                                                                   \
  X(LLVM_PTR0, "llvm-ptr0", "LLVM pointer type in address space 0")                                                              \
  X(LLVM_TOKEN, "llvm-token", "LLVM token type")                                                                                 \
  X(LLVM_PTR_LIKE, "llvm-ptr-like", "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type")                  \
  X(LLVM_INT, "llvm-int", "signless integer")                                                                                    \
  X(LLVM_INT_LIKE, "llvm-int-like", "signless integer or LLVM dialect-compatible vector of signless integer")                    \
  X(LLVM_INT_OR_PTR_LIKE, "llvm-int-or-ptr-like",                                                                                \
    "signless integer or LLVM pointer type or LLVM dialect-compatible vector of signless integer or LLVM pointer type")          \
  X(LLVM_FLOAT_LIKE, "llvm-float-like",                                                                                          \
    "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type")                                    \
  X(LLVM_AGGREGATE, "llvm-aggregate", "LLVM dialect-compatible aggregate type")                                                  \
  X(LLVM_VECTOR, "llvm-vector", "LLVM dialect-compatible vector type")                                                           \
  X(LLVM_INT_VECTOR, "llvm-int-vector", "LLVM dialect-compatible vector of signless integer")                                    \
  X(LLVM_FLOAT_VECTOR, "llvm-float-vector", "LLVM dialect-compatible vector of floating-point")                                  \
  X(LLVM_MASK, "llvm-mask", "LLVM dialect-compatible vector of 1-bit signless integer")                                          \
  X(FLOAT_VECTOR, "float-vector", "vector of floating-point values")

typedef enum pl_constraint {
  PL_IS_INVALID,
#define X(name, text, message) PL_IS_##name,
  PL_CONSTRAINTS(X)
#undef X
} pl_constraint;

/* How a type follows from the letter's. */
typedef enum pl_sig_fn { PL_SIG_SAME, PL_SIG_ELEM, PL_SIG_BOOL, PL_SIG_PAIR } pl_sig_fn;

typedef enum pl_quantifier { PL_ONE, PL_OPTIONAL, PL_VARIADIC } pl_quantifier;

/* An operand or result group. */
typedef struct pl_sig_item {
  pl_str name;
  pl_quantifier quantifier;
  pl_constraint constraint; /* of the group's own, or of its letter with PL_SIG_SAME */
  char letter;              /* 'A'..'Z', or 0 */
  pl_sig_fn fn;             /* with a letter */
} pl_sig_item;

typedef struct pl_sig_successor {
  pl_str name;
  bool variadic;
} pl_sig_successor;

/* Kinds of inherent attributes: X(enumerator, spelling in ops.def) */
#define PL_PROP_KINDS(X)                                                                                                         \
  X(ANY, "any")     /* any attribute */                                                                                          \
  X(TYPED, "typed") /* an attribute with a type */                                                                               \
  X(UNIT, "unit")                                                                                                                \
  X(BOOL, "bool") /* true or false */                                                                                            \
  X(I1, "i1")     /* as bool, written with a type in the custom form */                                                          \
  X(I32, "i32")                                                                                                                  \
  X(I64, "i64")                                                                                                                  \
  X(ALIGNMENT, "alignment") /* an i64 that is a power of two */                                                                  \
  X(F64, "f64")                                                                                                                  \
  X(INDEX, "index")                                                                                                              \
  X(STRIPPED, "stripped")   /* stripped(dialect.mnemonic): written without these words */                                        \
  X(QUALIFIED, "qualified") /* qualified(llvm.mnemonic)=: written in full, by default without parameters */                      \
  X(STRING, "string")                                                                                                            \
  X(SYMBOL, "symbol")           /* @name */                                                                                      \
  X(SYMBOL_PATH, "symbol-path") /* @name or @name::@name */                                                                      \
  X(TYPE, "type")                                                                                                                \
  X(ARRAY, "array")          /* list(what): of what all elements have to be */                                                   \
  X(ARRAY_I32, "array(i32)") /* dense array */                                                                                   \
  X(ARRAY_I64, "array(i64)")                                                                                                     \
  X(DENSE, "dense")                                                                                                              \
  X(MAP, "map")       /* affine map */                                                                                           \
  X(SET, "set")       /* integer set */                                                                                          \
  X(ENUM, "enum")     /* enum(dialect.mnemonic): #dialect.mnemonic<word> */                                                      \
  X(FLAGS, "flags")   /* flags(dialect.mnemonic): #dialect.mnemonic<word, word> */                                               \
  X(ENUM32, "enum32") /* enum32(name): an i32 that stands for a word */                                                          \
  X(ENUM64, "enum64") /* enum64(name): an i64 that stands for a word */                                                          \
  X(BITS32, "bits32") /* bits32(name): an i32, each bit stands for a word */

typedef enum pl_prop_kind {
  PL_PROP_INVALID,
#define X(name, text) PL_PROP_##name,
  PL_PROP_KINDS(X)
#undef X
} pl_prop_kind;

typedef struct pl_sig_prop {
  pl_str name;
  pl_prop_kind kind;
  pl_str vocabulary;          /* of the enumerations */
  const pl_vocabulary *words; /* of that name, or NULL */
  bool optional;
  bool has_default;
  pl_str default_text;
} pl_sig_prop;

typedef struct pl_signature {
  const pl_op_info *info;
  pl_sig_item *operands, *results;
  pl_sig_successor *successors;
  pl_sig_prop *props;           /* sorted by name */
  const pl_sig_prop **required; /* those that every op has */
  uint32_t num_operands, num_results, num_successors, num_props, num_required;
  uint32_t num_variadic;           /* operand groups that are not PL_ONE */
  bool has_operand_segments;       /* MLIR keeps operandSegmentSizes for it: more than one group of unknown length */
  const struct pl_format **format; /* the place where core/text keeps what it reads of the row (format.h) */
} pl_signature;

/* The signature of an op, read at the first call for its kind and stored in the context; NULL for an unregistered or invalid
 * op. */
const pl_signature *pl_signature_of(pl_context *ctx, const pl_op_info *info);
/* The property of that name; NULL if the op has none. Searches linearly: nearly all names differ in length or first byte. */
const pl_sig_prop *pl_signature_prop(const pl_signature *signature, pl_str name);
/* Whether the attribute may be the value of the property; if not, appends the reason to `fault`, unless it is NULL, in MLIR's
 * words where they are known: "attribute 'alignment' failed to satisfy constraint: ...". */
bool pl_sig_prop_holds(const pl_sig_prop *prop, const pl_attr *value, pl_sink *fault);
/* The default of the property as an attribute; NULL if it has none. */
const pl_attr *pl_sig_prop_default(pl_context *ctx, const pl_sig_prop *prop);
/* The index of the operand group of that name; UINT32_MAX if there is none. */
uint32_t pl_signature_operand(const pl_signature *signature, pl_str name);
/* The index of the result group of that name; UINT32_MAX if there is none. */
uint32_t pl_signature_result(const pl_signature *signature, pl_str name);
/* Sets *first and *count to the range of the op's own operands (those not passed to successors) that belong to operand `group`
 * of the signature: by the op's segments, or else by the signature. */
void pl_signature_group(const pl_signature *signature, const pl_op *op, uint32_t group, uint32_t *first, uint32_t *count);

/* What MLIR's messages call the class of types; "" for PL_IS_INVALID. */
const char *pl_constraint_text(pl_constraint constraint);
/* Whether the type satisfies the constraint (see PL_CONSTRAINTS); all types satisfy PL_IS_ANY and PL_IS_INVALID. */
bool pl_constraint_holds(pl_constraint constraint, const pl_type *type);
/* The type that a class of types stands for by itself, such as index or i32; NULL if the class does not determine one. */
const pl_type *pl_constraint_type(pl_context *ctx, pl_constraint constraint);
/* The type that follows by `fn` from the type of a letter (type variable); NULL if there is none, as for the element of a type
 * without elements. */
const pl_type *pl_sig_apply(pl_context *ctx, pl_sig_fn fn, const pl_type *letter);

#endif
