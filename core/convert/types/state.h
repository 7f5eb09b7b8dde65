/* state.h - the state of one run of pl_convert, which patterns and folds get.
 *
 * Patterns read the source op and append its lowering at the end of `rw->block`; every op that they make has the place of the op
 * being lowered. The driver owns the state and all that it points to.
 */
#ifndef PL_CORE_CONVERT_TYPES_STATE_H
#define PL_CORE_CONVERT_TYPES_STATE_H

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/convert/body_stream.h"
#include "core/convert/convert.h"
#include "core/convert/extend.h"
#include "core/fold/operands.h"
#include "core/ir/outside.h"

typedef struct pl_pattern pl_pattern;
typedef PL_VEC(pl_value *) pl_values;
typedef PL_VEC(const pl_type *) pl_types;
typedef PL_VEC(pl_op *) pl_ops;

/* What pl_rw_set gave: the dictionary `dict` with `value` under `name`, a literal. */
typedef struct pl_rw_dict {
  const pl_attr *dict;
  pl_attr_name name;
  const pl_attr *value, *result;
} pl_rw_dict;

/* How many of them are remembered, and positions inside aggregates: [field], [field, number]. */
enum { PL_RW_DICTS = 64, PL_RW_FIELDS = 5, PL_RW_POSITIONS = 8 };

/* Who takes the bodies of functions, and what was taken (hand_over.c); who gives one, and what was given (feed.c). */
typedef struct pl_body_stream pl_body_stream;
typedef struct pl_rw_feed pl_rw_feed;

/* What is known of the values of one function. */
typedef struct pl_rw_maps {
  pl_map values; /* source value -> new value */
  pl_map casts;  /* new value -> its cast to the other form */
  pl_map blocks; /* source block -> new block */
} pl_rw_maps;

/* What patterns and folds ask of the driver that called them (convert.c): they recurse into it. */
typedef struct pl_rw_driver {
  bool (*convert_op)(pl_rw *rw, const pl_op *op);
  void (*convert_region)(pl_rw *rw, const pl_region *source, pl_region *target, pl_block *entry);
  const pl_pattern *(*pattern_of)(pl_op_kind kind);
} pl_rw_driver;

/* State of one run of pl_convert. */
struct pl_rw {
  const pl_rw_driver *driver;
  pl_context *ctx;
  pl_arena *arena; /* of the module that is made */
  const pl_convert_options *options;
  const pl_convert_options *within; /* with a scope: the options inside of it; NULL where they are those in use */
  pl_diags *diags;
  pl_module *out;
  pl_convert_status status; /* PL_CONVERT_DONE until something fails */

  const pl_op *source_symbols; /* closest builtin.module around the op being lowered, in the source */
  pl_op *symbols;              /* its counterpart in the result */
  uint32_t index_bits;         /* width of `index` in that module */
  uint32_t pointer_bits;       /* of a pointer there */
  pl_map names;                /* interned names of the closest module's symbols -> op of the source or of the result */
  uint32_t fresh;              /* next number to try for a symbol made up here */
  pl_outside *outside;         /* of the source, if it is a piece of a larger module; else NULL */

  pl_map types;     /* memo of pl_rw_type */
  pl_rw_maps *maps; /* of the function being converted, or of what lies outside of functions */

  pl_folder folder; /* for the rules of core/fold */
  pl_map folded;    /* source value -> source value, or value of a detached op, that stands for it (fold.c) */
  pl_map copies;    /* op -> its changed copy */
  pl_map
      metadata; /* memref.extract_strided_metadata whose static results were folded -> the one that it is a copy of, or itself */
  uint32_t num_folded;  /* entries of `folded` */
  uint32_t num_claims;  /* offered to the client so far (extend.h) */
  pl_ops detached;      /* ops made by folding, in no block */
  const pl_op *changed; /* by the last fold: the copy that takes the op's place */

  pl_body_stream *bodies; /* NULL if nobody takes them */
  pl_rw_feed *feed;       /* NULL if the source is all there */

  pl_values operands; /* of the op that is being copied */
  pl_rw_dict *dicts;  /* PL_RW_DICTS of them */
  const pl_attr *(*positions)[PL_RW_POSITIONS];

  const pl_op *op;   /* being lowered; gives new ops their place */
  pl_block *block;   /* where new ops are appended */
  const pl_op *func; /* source function being converted; NULL inside one that stays as it is */
  bool bare_ptr;     /* it uses the bare pointer convention */
  bool convert_cf;   /* branches and block arguments of the region being filled are converted */
};

/* One row of a dialect's pattern table. */
typedef pl_rewrite pl_pattern_fn(pl_rw *rw, const pl_op *op);
struct pl_pattern {
  pl_convert_set set;     /* which dialect's conversion this row belongs to; 0: no pattern */
  pl_pattern_fn *rewrite; /* called with rw->op == op */
  pl_op_kind target;      /* for patterns that share one function: the op that they make */
  const char *attrs;      /* likewise: how attributes are carried over; see arith.c */
};

/* Whether this run emits a C wrapper for every function at the current place: only functions directly in the outermost module get
 * one, as with mlir-opt's pass. */
static inline bool pl_rw_requests_wrappers(const pl_rw *rw) { return rw->options->c_wrappers && rw->symbols == rw->out->op; }
/* Converts the blocks of `source` into the region `target`. `entry` is the new entry block (already in `target`, its arguments
 * mapped), or NULL to make one like the other blocks. */
static inline void pl_rw_region(pl_rw *rw, const pl_region *source, pl_region *target, pl_block *entry) {
  rw->driver->convert_region(rw, source, target, entry);
}
/* Converts one op of the source and appends its lowering to rw->block. False after an error: the run ends. */
static inline bool pl_rw_op(pl_rw *rw, const pl_op *op) { return rw->driver->convert_op(rw, op); }
/* Whether the run's options select one of the conversions in `set`. */
static inline bool pl_rw_runs(const pl_rw *rw, pl_convert_set set) { return (rw->options->set & (uint32_t)set) != 0; }
/* Whether this run converts ops of that kind: there is a pattern for it, and the options select its conversion. */
static inline bool pl_rw_has_pattern(const pl_rw *rw, pl_op_kind kind) {
  const pl_pattern *row = rw->driver->pattern_of(kind);
  return row && pl_rw_runs(rw, row->set);
}

#endif
