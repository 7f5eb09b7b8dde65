/* type.h - interned, immutable types. Two types of one context are equal exactly when their pointers are.
 *
 * The struct is readable by everyone and written only by type.c. Kinds cover MLIR's builtin types (MLIR documentation,
 * "Builtin Dialect", Types) and the LLVM dialect's ("'llvm' Dialect", 2022, Types).
 */
#ifndef PL_CORE_IR_TYPE_H
#define PL_CORE_IR_TYPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/base/apfloat.h"
#include "core/base/map.h"
#include "core/base/sink.h"
#include "core/base/str.h"

typedef struct pl_context pl_context;
typedef struct pl_attr pl_attr;
typedef struct pl_type pl_type;

/* A dynamic size, stride or offset, written `?`. */
#define PL_DYNAMIC INT64_MIN

typedef enum pl_type_kind {
  PL_TYPE_INVALID,
  PL_TYPE_INTEGER,
  PL_TYPE_INDEX,
  PL_TYPE_FLOAT,
  PL_TYPE_NONE,
  PL_TYPE_COMPLEX,
  PL_TYPE_VECTOR,
  PL_TYPE_TENSOR,
  PL_TYPE_UNRANKED_TENSOR,
  PL_TYPE_MEMREF,
  PL_TYPE_UNRANKED_MEMREF,
  PL_TYPE_FUNCTION,
  PL_TYPE_TUPLE,
  PL_TYPE_OPAQUE, /* `!dialect.text` of a dialect that is not known here, kept as text */
  PL_TYPE_LLVM_VOID,
  PL_TYPE_LLVM_PTR,
  PL_TYPE_LLVM_ARRAY,
  PL_TYPE_LLVM_STRUCT,
  PL_TYPE_LLVM_FUNC,
  PL_TYPE_LLVM_TOKEN,
  PL_TYPE_LLVM_LABEL,
  PL_TYPE_LLVM_METADATA,
  PL_TYPE_LLVM_X86_MMX,
  PL_TYPE_LLVM_X86_AMX,
  PL_TYPE_LLVM_PPC_FP128,
  PL_TYPE_LLVM_TARGET, /* !llvm.target<"name", types, integers> */
} pl_type_kind;

typedef enum pl_signedness { PL_SIGNLESS, PL_SIGNED, PL_UNSIGNED } pl_signedness;

typedef const pl_type *const *pl_type_list; /* immutable array of types */

struct pl_type {
  pl_type_kind kind;
  uint32_t id; /* dense, in order of creation in its context */
  union {
    struct {
      uint32_t width;
      pl_signedness signedness;
    } integer;
    pl_float_format float_format;
    struct { /* complex, vector, tensor, memref (ranked or not), LLVM array */
      const pl_type *elem;
      uint32_t rank;
      const int64_t *shape;      /* rank entries, PL_DYNAMIC for `?`; LLVM_ARRAY: one entry, the count */
      const bool *scalable_dims; /* VECTOR: rank entries; NULL if all are fixed */
      const pl_attr *layout;     /* MEMREF: NULL for the identity layout, else strided layout or affine map; TENSOR: encoding */
      const pl_attr *space;      /* MEMREF, UNRANKED_MEMREF: NULL for the default memory space */
    } shaped;
    struct { /* function, tuple (inputs only), LLVM_FUNC (exactly one result) */
      pl_type_list inputs;
      pl_type_list results;
      uint32_t num_inputs;
      uint32_t num_results;
      bool variadic; /* LLVM_FUNC */
    } func;
    struct {
      const pl_type *pointee; /* NULL: opaque pointer */
      uint32_t space;
    } ptr;
    struct pl_struct_body *llvm_struct; /* the one mutable thing: an identified struct gets its body later, once */
    struct {
      pl_str dialect;
      pl_str text; /* what stands after "!dialect.", with its brackets */
    } opaque;
    struct {
      pl_str name;
      pl_type_list types;
      uint32_t num_types;
      const uint32_t *ints;
      uint32_t num_ints;
    } target;
  };
};

typedef struct pl_struct_body {
  pl_str name;
  bool identified; /* has a name (which may be empty); else literal */
  pl_type_list elems;
  uint32_t num_elems;
  bool packed;
  bool opaque;
  bool initialized;
} pl_struct_body;

/* The signless integer type of that width, at most PL_APINT_MAX_WIDTH, such as i32. */
const pl_type *pl_type_integer(pl_context *ctx, uint32_t width);
/* An integer type of that width, at most PL_APINT_MAX_WIDTH: signless, signed (si32) or unsigned (ui32). */
const pl_type *pl_type_integer_signed(pl_context *ctx, uint32_t width, pl_signedness signedness);
/* The builtin type `index`. */
const pl_type *pl_type_index(pl_context *ctx);
/* The floating point type of a format. */
const pl_type *pl_type_float(pl_context *ctx, pl_float_format format);
/* The builtin type `none`. */
const pl_type *pl_type_none(pl_context *ctx);
/* complex<elem>. */
const pl_type *pl_type_complex(pl_context *ctx, const pl_type *elem);
/* A vector of any rank; `scalable`: a flag for each dimension, NULL if none is scalable. The shape is copied. */
const pl_type *pl_type_vector(pl_context *ctx, uint32_t rank, const int64_t *shape, const bool *scalable, const pl_type *elem);
/* A ranked tensor; `encoding` may be NULL. The shape is copied. */
const pl_type *pl_type_tensor(pl_context *ctx, uint32_t rank, const int64_t *shape, const pl_type *elem, const pl_attr *encoding);
/* tensor<*xelem>. */
const pl_type *pl_type_unranked_tensor(pl_context *ctx, const pl_type *elem);
/* A ranked memref. An identity map and the memory space 0 are dropped (NULL), as MLIR does; a strided layout is kept even if it
 * is the default layout, because MLIR keeps the two types apart. */
const pl_type *pl_type_memref(pl_context *ctx, uint32_t rank, const int64_t *shape, const pl_type *elem, const pl_attr *layout,
                              const pl_attr *space);
/* memref<*xelem, space>; `space` may be NULL, and the integer 0 counts as NULL. */
const pl_type *pl_type_unranked_memref(pl_context *ctx, const pl_type *elem, const pl_attr *space);
/* (inputs) -> (results) of the builtin dialect; the lists are copied. */
const pl_type *pl_type_function(pl_context *ctx, pl_type_list inputs, uint32_t num_inputs, pl_type_list results,
                                uint32_t num_results);
/* tuple<elems>; the list is copied. */
const pl_type *pl_type_tuple(pl_context *ctx, pl_type_list elems, uint32_t count);
/* The type !dialect.text, of which only the text is known. */
const pl_type *pl_type_opaque(pl_context *ctx, pl_str dialect, pl_str text);
/* The type of the LLVM dialect of that kind, which has to be one without parameters, such as void or token. */
const pl_type *pl_type_llvm_simple(pl_context *ctx, pl_type_kind kind);
/* !llvm.ptr in an address space. */
const pl_type *pl_type_llvm_ptr(pl_context *ctx, uint32_t space);
/* A pointer of older LLVM with the type that it points to; the opaque !llvm.ptr if `pointee` is NULL. */
const pl_type *pl_type_llvm_typed_ptr(pl_context *ctx, const pl_type *pointee, uint32_t space);
/* !llvm.array<count x elem>. */
const pl_type *pl_type_llvm_array(pl_context *ctx, uint64_t count, const pl_type *elem);
/* !llvm.func<result (inputs)>, with `...` if variadic; the list is copied. */
const pl_type *pl_type_llvm_func(pl_context *ctx, const pl_type *result, pl_type_list inputs, uint32_t num_inputs, bool variadic);
/* A literal struct, which has its body from the start; the list is copied. */
const pl_type *pl_type_llvm_struct(pl_context *ctx, pl_type_list elems, uint32_t count, bool packed);
/* The identified struct of that name, created without a body on first use. */
const pl_type *pl_type_llvm_named_struct(pl_context *ctx, pl_str name);
/* Sets the body of an identified struct once; true if it has that body now, false if it has another one or is a literal
 * struct. */
bool pl_type_llvm_struct_set_body(pl_context *ctx, const pl_type *type, pl_type_list elems, uint32_t count, bool packed,
                                  bool opaque);
/* !llvm.target<"name", types, ints>; the lists are copied. */
const pl_type *pl_type_llvm_target(pl_context *ctx, pl_str name, pl_type_list types, uint32_t num_types, const uint32_t *ints,
                                   uint32_t num_ints);

/* Whether the type is an integer of that width, of any signedness. */
static inline bool pl_type_is_integer(const pl_type *t, uint32_t width) {
  return t->kind == PL_TYPE_INTEGER && t->integer.width == width;
}
/* Whether the type is a signless integer; false for index. */
static inline bool pl_type_is_signless(const pl_type *t) {
  return t->kind == PL_TYPE_INTEGER && t->integer.signedness == PL_SIGNLESS;
}
/* Whether the type is a vector, a tensor or a memref, ranked or not. */
bool pl_type_is_shaped(const pl_type *t);
/* The element of a shaped type, else the type itself. */
const pl_type *pl_type_elem_or_self(const pl_type *t);
/* The vector or tensor type with another element; for any other type `elem` itself. */
const pl_type *pl_type_with_elem(pl_context *ctx, const pl_type *t, const pl_type *elem);
/* Strides and offset of a ranked memref in strided form, PL_DYNAMIC where the type does not say; `strides` has space for rank
 * entries. False if the type is no ranked memref, its layout has no strided form, or a stride does not fit 64 bits. Source: MLIR
 * documentation, "Builtin Dialect", MemRefType, "Strided MemRef". */
bool pl_memref_strides(const pl_type *memref, int64_t *strides, int64_t *offset);
/* Whether a memref has no layout, or the layout strided<[1]>, which is the identity; strided layouts of a higher rank are not,
 * as their maps have one result. True for all other types. */
bool pl_memref_is_identity(const pl_type *memref);
/* Writes the type as MLIR prints it, typed pointers with their pointee (defined in core/text/print/type.c). */
void pl_type_print(const pl_type *type, pl_sink *out);

#include "core/ir/type_llvm.h"

#endif
