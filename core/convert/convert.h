/* convert.h - the lowering: func, memref, arith, cf (...) to the LLVM dialect.
 *
 * The source module is left alone; the result is a new module of the same context whose `origin` is the source.
 */
#ifndef PL_CORE_CONVERT_CONVERT_H
#define PL_CORE_CONVERT_CONVERT_H

#include "core/transform/scope.h"

/* Dialects that a run converts; the others stay, with builtin.unrealized_conversion_cast in between. */
typedef enum pl_convert_set {
  PL_CONVERT_FUNC = 1 << 0,
  PL_CONVERT_MEMREF = 1 << 1,
  PL_CONVERT_ARITH = 1 << 2,
  PL_CONVERT_CF = 1 << 3,
  PL_CONVERT_INDEX = 1 << 4,
  PL_CONVERT_COMPLEX = 1 << 5,
  PL_CONVERT_VECTOR = 1 << 6,
  PL_CONVERT_UB = 1 << 7,
  PL_CONVERT_MATH = 1 << 8,
  PL_CONVERT_RECONCILE = 1 << 9, /* -reconcile-unrealized-casts */
  PL_CONVERT_DIALECTS = (1 << 9) - 1,
  PL_CONVERT_ALL = (1 << 10) - 1, /* everything: an op that is left over is an error */
  /* Steps that mlir-opt has as passes of their own, inside the source dialects. */
  PL_CONVERT_EXPAND_STRIDED = 1 << 10,   /* -expand-strided-metadata, as part of the memref conversion; in ALL by itself */
  PL_CONVERT_REQUEST_WRAPPERS = 1 << 11, /* -llvm-request-c-wrappers */
} pl_convert_set;

typedef struct pl_extension pl_extension;   /* extend.h */
typedef struct pl_body_taker pl_body_taker; /* body_stream.h */
typedef struct pl_body_feeder pl_body_feeder;

/* What is folded on the way (fold.h). */
typedef enum pl_folding {
  PL_FOLDING_OF_SET,          /* what a conversion of `set` looks at, each op once; nothing if that is branches alone */
  PL_FOLDING_EAGER,           /* everything, with what was folded before in place: for passes that simplify a whole module */
  PL_FOLDING_OF_ARITH_EXPAND, /* what the pass of that name does not take as it is, and likewise below */
  PL_FOLDING_OF_LOWER_AFFINE,
  PL_FOLDING_OF_MEMREF_EXPAND,
  PL_FOLDING_OF_EXPAND_REALLOC,
} pl_folding;

/* Names and defaults are upstream's. */
typedef struct pl_convert_options {
  uint32_t set;                  /* pl_convert_set bits */
  uint32_t index_bitwidth;       /* 0: the data layout of the closest module, else 64 */
  pl_folding folding;            /* with an empty `set` nothing else is done */
  bool typed_pointers;           /* pointers say what they point to, as far as the conversion knows: see typed_pointers.h */
  bool bare_ptr;                 /* use-bare-ptr-memref-call-conv */
  bool c_wrappers;               /* llvm-request-c-wrappers: for every function of the outermost module */
  bool generic_functions;        /* use-generic-functions: _mlir_memref_to_llvm_alloc and so on */
  bool aligned_alloc;            /* use-aligned-alloc */
  bool complex_improved;         /* complex-range=improved */
  bool reassociate_reductions;   /* reassociate-fp-reductions */
  bool vector_alignment;         /* use-vector-alignment */
  bool keep_split_vectors;       /* vector ops stay that become several: broadcasts, bitcasts and products of more dimensions */
  bool keep_unregistered;        /* ops that nobody knows are left over without an error, with casts around them */
  pl_str data_layout;            /* data-layout: the pipeline has a pass that attaches it; lives as long as the options */
  bool ignored;                  /* options of mlir-opt that are about types and ops that are not known here */
  const pl_scope *scope;         /* the ops to work on, the others are copied; NULL: all */
  const pl_extension *extension; /* conversions of the client's own, and the flags that it vouches for; NULL for none */
  const pl_body_taker *taker;    /* gets the bodies of functions, which the result does not have then; NULL for nobody */
  const pl_body_feeder *feeder;  /* with a taker: gives the body of one function; NULL if all are there */
} pl_convert_options;

/* The options that convert everything, with mlir-opt's defaults otherwise. */
pl_convert_options pl_convert_default_options(void);

typedef enum pl_convert_status {
  PL_CONVERT_STATUS_INVALID,
  PL_CONVERT_DONE,
  PL_CONVERT_FAILED,      /* the source can't be lowered (an error in `diags` says why), as mlir-opt would fail */
  PL_CONVERT_GIVEN_UP,    /* with a taker of bodies: what was taken is needed again; to be run without one. Nothing is reported */
  PL_CONVERT_UNSUPPORTED, /* this converter has no pattern for an op or type yet: an error in `diags` names it */
} pl_convert_status;

/* Converts the module, or only the ops that options->scope selects, and returns how that ended. *out is the new module, which the
 * caller frees, NULL unless DONE. Errors are added to `diags`. */
pl_convert_status pl_convert(const pl_module *source, const pl_convert_options *options, pl_diags *diags, pl_module **out);

#endif
