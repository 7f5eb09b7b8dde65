/* printer.h - the state of a printer. Private to core/text/print.
 *
 * Everything is printed by the same code twice: first into nothing, to learn which attributes get an alias, then into the sink.
 * Sources: what `mlir-opt` 22 prints; MLIR documentation, "MLIR Language Reference" and "Operation Definition Specification
 * (ODS)", "Declarative Assembly Format".
 */
#ifndef PL_CORE_TEXT_PRINT_PRINTER_H
#define PL_CORE_TEXT_PRINT_PRINTER_H

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/ir/enums.h"
#include "core/ir/shape.h"
#include "core/ir/signature.h"
#include "core/text/common/format.h"
#include "core/text/print/print.h"

/* The identified structs around the place that is printed: a mention of one of them is only its name. */
typedef struct pl_open_struct {
  const pl_type *type;
  const struct pl_open_struct *outer;
} pl_open_struct;

typedef struct pl_alias_info {
  const pl_attr *attr;
  const char *prefix; /* "map", "set", "loc" */
  uint32_t depth;     /* 0 if no alias is mentioned in it */
  uint32_t number;
  bool deferrable; /* only mentioned as location of ops and arguments: defined at the end */
} pl_alias_info;

/* What a value is called, if that is not just a number. */
typedef struct pl_value_name {
  pl_str name; /* empty: `number` */
  uint32_t number;
  uint32_t group; /* results: first and size of the group that shares the name */
  uint32_t count;
} pl_value_name;

/* In pl_value.shown: the rest is a place in pl_names.values, not the number that is the name. */
#define PL_SHOWN_BY_PLACE (UINT32_C(1) << 31)

/* Names of values and blocks. */
typedef struct pl_names {
  pl_arena *arena;
  uint32_t unit;                /* marks the values that are named here (pl_value.shown_by) */
  PL_VEC(pl_value_name) values; /* where pl_value.shown is no number */
  pl_map block_numbers;         /* pl_block -> position */
  pl_map op_numbers;            /* op without results -> its number, where users of values are printed */
  pl_map preds;                 /* pl_block -> list of the blocks that branch to it; see naming.c */
} pl_names;

/* Operands of an op that is worth the comparisons. */
#define PL_MOST_OPERANDS 16u

/* Where the name of an operand goes in the text of a shape. */
typedef struct pl_tape_hole {
  size_t at; /* in the text */
  uint32_t operand;
} pl_tape_hole;

/* How the ops of a shape are printed (shape.c). */
typedef struct pl_template {
  pl_str text;
  const pl_tape_hole *holes;
  size_t num_holes;
  const char *default_dialect; /* of the place that it was made for */
  uint32_t on_tape;            /* its number there + 1; 0 if it is on none */
  uint32_t indent;             /* before it there */
} pl_template;

/* The first op of a shape, while it is printed with holes where the names of its operands go. */
typedef struct pl_recording {
  const pl_op *op;
  PL_VEC(pl_tape_hole) holes;
  bool fails; /* the text depends on more than the shape */
} pl_recording;

typedef struct pl_printer {
  pl_sink *out;
  pl_print_options options;
  const pl_module *module; /* NULL for a type or attribute alone */
  pl_arena *arena;
  bool collecting; /* first pass */
  bool deferrable; /* first pass: inside the location of an op or argument */
  uint32_t inner_depth;
  pl_map aliases; /* attr -> pl_alias_info */
  const pl_open_struct *open;
  pl_map distinct;        /* distinct attributes -> their number */
  pl_names global, local; /* of everything, but for functions of the module; of the function that is printed */
  pl_names *names;        /* those that are being made: one of the two */
  struct pl_namer *namer;
  PL_VEC(const pl_resource *) blobs; /* that dense_resource attributes have named, in order */
  pl_shapes shapes;                  /* how ops of one shape are printed */
  pl_recording *recording;           /* of the first op of a shape; else NULL */
  const struct pl_print_hook *hook;  /* of who prints functions while they are made; else NULL */
  const pl_region *open_region;      /* its region, of which only the brace is printed with the op that has it */
  uint32_t indent;
  const char *default_dialect;
} pl_printer;

/* How somebody else takes part in printing: core/text/stream, of which the printer knows nothing more. */
typedef struct pl_print_hook {
  /* Takes an op with the line break before it; false if it is to be printed. */
  bool (*op)(pl_printer *pr, const pl_op *op);
  /* Takes the mention of a block, or the list of its predecessors, whose text is not known yet; false if it is known. */
  bool (*block)(pl_printer *pr, const pl_block *block, bool predecessors);
  void *user;
} pl_print_hook;

/* Initialises a printer of modules or ops into `out`. `options` may be NULL, `module` too if the caller sets pr->module later.
 * pl_pr_finish frees it. */
void pl_pr_begin(pl_printer *pr, const pl_module *module, const pl_print_options *options, pl_sink *out);
/* Frees what the printer holds; the sink stays open. */
void pl_pr_finish(pl_printer *pr);
/* Whether anything in the module's context may get an alias under the printer's options. */
bool pl_pr_may_have_aliases(const pl_printer *pr);

#endif
