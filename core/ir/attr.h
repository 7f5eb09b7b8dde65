/* attr.h - interned, immutable attributes. Equal exactly when the pointers are equal. */
#ifndef PL_CORE_IR_ATTR_H
#define PL_CORE_IR_ATTR_H

#include "core/ir/type.h"

typedef enum pl_attr_kind {
  PL_ATTR_INVALID,
  PL_ATTR_UNIT,
  PL_ATTR_INTEGER, /* also booleans (type i1) and index */
  PL_ATTR_FLOAT,
  PL_ATTR_STRING,
  PL_ATTR_TYPE,
  PL_ATTR_ARRAY,
  PL_ATTR_DICT,
  PL_ATTR_SYMBOL,      /* @root::@nested */
  PL_ATTR_DENSE,       /* dense<...> : shaped type */
  PL_ATTR_DENSE_ARRAY, /* array<i64: 1, 2> */
  PL_ATTR_RESOURCE,    /* dense_resource<name> : type */
  PL_ATTR_SPARSE,      /* sparse<indices, values> : type */
  PL_ATTR_AFFINE_MAP,
  PL_ATTR_INTEGER_SET,
  PL_ATTR_STRIDED,  /* strided<[s...], offset: o> */
  PL_ATTR_ENUM,     /* #dialect.mnemonic<word, word>: flags and enumerations, e.g. #arith.overflow<nsw, nuw> */
  PL_ATTR_OPAQUE,   /* #dialect.text of a dialect or mnemonic that is not known here */
  PL_ATTR_LOC,      /* any location; kept as a tree */
  PL_ATTR_PARAMS,   /* #llvm.mnemonic<name = value, ...> of the rows of llvm_attrs.def; see attr_params.h */
  PL_ATTR_DISTINCT, /* distinct[number]<attribute>: equal to itself only */
} pl_attr_kind;

typedef struct pl_named_attr {
  pl_str name; /* interned in the context */
  const pl_attr *value;
} pl_named_attr;

/* Affine expressions; see MLIR documentation, "'affine' Dialect", Affine Expressions. Interned as well. */
typedef enum pl_affine_kind {
  PL_AFFINE_INVALID,
  PL_AFFINE_CONST,
  PL_AFFINE_DIM,
  PL_AFFINE_SYMBOL,
  PL_AFFINE_ADD,
  PL_AFFINE_MUL,
  PL_AFFINE_MOD,
  PL_AFFINE_FLOORDIV,
  PL_AFFINE_CEILDIV,
} pl_affine_kind;

typedef struct pl_affine {
  pl_affine_kind kind;
  uint32_t id;
  int64_t value;   /* constant, or position of the dim or symbol */
  int64_t divisor; /* divides every value of the expression: the largest such that its form shows; 0 if it is always 0 */
  uint32_t depth;  /* 1 for a leaf; whoever recurses bounds it by this */
  bool has_dim;    /* false: symbolic or constant */
  const struct pl_affine *lhs;
  const struct pl_affine *rhs;
} pl_affine;

typedef enum pl_loc_kind {
  PL_LOC_INVALID,
  PL_LOC_UNKNOWN,
  PL_LOC_FILE,     /* "file":line:col, or a range */
  PL_LOC_NAME,     /* "name"(child) */
  PL_LOC_CALLSITE, /* callsite(callee at caller) */
  PL_LOC_FUSED,    /* fused<metadata>[...] */
} pl_loc_kind;

struct pl_attr {
  pl_attr_kind kind;
  uint32_t id : 31, refers : 1; /* refers: it is or contains a symbol reference or an opaque attribute */
  const pl_type *type; /* INTEGER FLOAT DENSE RESOURCE SPARSE: value type; DENSE_ARRAY: element type; TYPE: the type; else NULL */
  union {
    pl_apint integer; /* INTEGER: its bits (index: 64); FLOAT: its bits */
    pl_str string;    /* STRING; RESOURCE: the key */
    struct {
      const pl_attr *const *elems;
      uint32_t count;
    } array; /* ARRAY; SPARSE: indices, values */
    struct {
      const pl_named_attr *entries; /* sorted by name */
      uint32_t count;
    } dict;
    struct {
      const pl_str *path; /* root first */
      uint32_t count;
    } symbol;
    struct {
      const pl_apint *elems; /* bits of each element in row-major order (complex: two each); strings: NULL */
      const pl_str *strings; /* DENSE of strings, else NULL */
      uint64_t count;        /* 1 if splat; number of bits patterns in elems */
      bool splat;
    } dense; /* DENSE, DENSE_ARRAY */
    struct {
      uint32_t num_dims;
      uint32_t num_symbols;
      uint32_t count;
      const pl_affine *const *exprs;
      const bool *is_equality; /* INTEGER_SET: expr == 0, else expr >= 0 */
    } affine;
    struct {
      const int64_t *strides; /* PL_DYNAMIC for `?` */
      uint32_t rank;
      int64_t offset;
    } strided;
    struct {
      pl_str dialect;
      pl_str mnemonic;
      const pl_str *words; /* in the order written */
      uint32_t count;
    } enumeration;
    struct {
      pl_str dialect;
      pl_str text;
    } opaque;
    struct {
      pl_str mnemonic;
      const pl_named_attr *entries; /* in the order of the row, absent ones left out */
      uint32_t count;
    } params;
    struct {
      uint64_t number;
      const pl_attr *attr; /* UNIT: none is written */
    } distinct;
    struct {
      pl_loc_kind kind;
      uint32_t count; /* of children */
      pl_str name;    /* FILE: file name; NAME: the name */
      union {
        struct { /* FILE */
          uint32_t line, column, end_line, end_column;
        };
        struct {                          /* the others */
          const pl_attr *const *children; /* NAME: 0 or 1; CALLSITE: callee, caller; FUSED: all */
          const pl_attr *metadata;        /* FUSED, or NULL */
        };
      };
    } loc;
  };
};

/* The unit attribute. */
const pl_attr *pl_attr_unit(pl_context *ctx);
/* An integer attribute of type i1. */
const pl_attr *pl_attr_bool(pl_context *ctx, bool value);
/* An integer attribute; `value` has the width of the type, 64 bits for index. */
const pl_attr *pl_attr_integer(pl_context *ctx, const pl_type *type, pl_apint value);
/* An integer attribute; the value wraps to the width of the type, 64 bits for index. */
const pl_attr *pl_attr_i64(pl_context *ctx, const pl_type *type, int64_t value);
/* A float attribute with the bits of the number in the type's format. */
const pl_attr *pl_attr_float(pl_context *ctx, const pl_type *type, pl_apint bits);
/* A string without a type; the text is copied. */
const pl_attr *pl_attr_string(pl_context *ctx, pl_str text);
/* A string with a type, which may be NULL; the text is copied. */
const pl_attr *pl_attr_typed_string(pl_context *ctx, pl_str text, const pl_type *type);
/* An attribute that is a type. */
const pl_attr *pl_attr_type(pl_context *ctx, const pl_type *type);
/* An array of attributes; the list is copied. */
const pl_attr *pl_attr_array(pl_context *ctx, const pl_attr *const *elems, uint32_t count);
/* A dictionary; the entries are sorted and their names interned. Of two entries with one name the last wins. */
const pl_attr *pl_attr_dict(pl_context *ctx, const pl_named_attr *entries, uint32_t count);
/* A reference to a symbol, @name. */
const pl_attr *pl_attr_symbol(pl_context *ctx, pl_str name);
/* A nested reference, @a::@b; `count` is at least 1, and the path is copied. */
const pl_attr *pl_attr_symbol_path(pl_context *ctx, const pl_str *path, uint32_t count);
/* dense<...> of a shaped type with `count` numbers, two for each complex element; `splat`: `elems` is one element for all.
 * Elements that are all equal become a splat. */
const pl_attr *pl_attr_dense(pl_context *ctx, const pl_type *type, const pl_apint *elems, uint64_t count, bool splat);
/* dense<...> of `count` strings, which are copied, of a shaped type; `splat`: the only string is that of all elements. */
const pl_attr *pl_attr_dense_strings(pl_context *ctx, const pl_type *type, const pl_str *strings, uint64_t count, bool splat);
/* array<elem: ...>, of `count` elements, which are copied, as bits of the type's width. */
const pl_attr *pl_attr_dense_array(pl_context *ctx, const pl_type *elem, const pl_apint *elems, uint64_t count);
/* array<i64: ...> of these elements. */
const pl_attr *pl_attr_dense_i64(pl_context *ctx, const int64_t *elems, uint64_t count);
/* dense_resource<key> of a shaped type. */
const pl_attr *pl_attr_resource(pl_context *ctx, pl_str key, const pl_type *type);
/* sparse<indices, values> of a shaped type. */
const pl_attr *pl_attr_sparse(pl_context *ctx, const pl_attr *indices, const pl_attr *values, const pl_type *type);
/* affine_map<(dims)[symbols] -> (exprs)>; the list is copied. */
const pl_attr *pl_attr_affine_map(pl_context *ctx, uint32_t dims, uint32_t symbols, const pl_affine *const *exprs,
                                  uint32_t count);
/* affine_set<(dims)[symbols] : (constraints)>; each expression is 0 if `is_equality`, else at least 0. */
const pl_attr *pl_attr_integer_set(pl_context *ctx, uint32_t dims, uint32_t symbols, const pl_affine *const *exprs,
                                   const bool *is_equality, uint32_t count);
/* strided<[strides], offset: offset> of `rank` strides, which are copied, in elements; PL_DYNAMIC for `?`. */
const pl_attr *pl_attr_strided(pl_context *ctx, const int64_t *strides, uint32_t rank, int64_t offset);
/* The attribute #dialect.mnemonic<words> of `count` words, such as #llvm.linkage<internal>; all texts are copied. */
const pl_attr *pl_attr_enum(pl_context *ctx, pl_str dialect, pl_str mnemonic, const pl_str *words, uint32_t count);
/* #llvm.mnemonic<...> with these parameters, in the order of its row in llvm_attrs.def; the list is copied. */
const pl_attr *pl_attr_params(pl_context *ctx, pl_str mnemonic, const pl_named_attr *entries, uint32_t count);
/* distinct[number]<attr>, the same one for equal arguments; `attr` is UNIT if it refers to nothing. */
const pl_attr *pl_attr_distinct(pl_context *ctx, uint64_t number, const pl_attr *attr);
/* The attribute #dialect.text, of which only the text is known. */
const pl_attr *pl_attr_opaque(pl_context *ctx, pl_str dialect, pl_str text);

#include "core/ir/affine.h"
#include "core/ir/attr_loc.h"
#include "core/ir/attr_query.h"

#endif
