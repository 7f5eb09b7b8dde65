/* printer.h - what the files of the printer share. Private to core/text.
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
#include "core/text/common/tape.h"
#include "core/text/print/print.h"

/* Whether an attribute says its type: always; not for i64 and f64, as in arrays; never. */
typedef enum pl_elision { PL_TYPE_SHOWN, PL_TYPE_MAY_HIDE, PL_TYPE_HIDDEN } pl_elision;

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

/* Names of values and blocks. */
typedef struct pl_names {
  pl_arena *arena;
  uint32_t unit;                /* marks the values that are named here (pl_value.shown_by) */
  PL_VEC(pl_value_name) values; /* where pl_value.shown is no number */
  pl_map block_numbers;         /* pl_block -> position */
  pl_map op_numbers;            /* op without results -> its number, where users of values are printed */
  pl_map preds;                 /* pl_block -> list of the blocks that branch to it; see names.c */
} pl_names;

/* Operands of an op that is worth the comparisons. */
#define PL_MOST_OPERANDS 16u

/* How the ops of a shape are printed (shape.c). */
typedef struct pl_template {
  pl_str text;
  const pl_tape_hole *holes;
  size_t num_holes;
  const char *default_dialect; /* of the place that it was made for */
  uint32_t on_tape;            /* its number there + 1; 0 if it is on none */
  uint32_t indent;             /* in front of it there */
} pl_template;

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
  struct pl_recording *recording;    /* of the first op of a shape; else NULL */
  struct pl_body_printer *bodies;    /* puts ops on a tape (bodies.c); else NULL */
  const pl_region *open_region;      /* its region, of which only the brace is printed with the op that has it */
  uint32_t indent;
  const char *default_dialect;
} pl_printer;

/* --- type.c, attr.c --- */
void pl_pr_type(pl_printer *pr, const pl_type *type);
/* What a pointer type says it points to, where that is printed: in messages, and with --typed-pointers. Else NULL. */
const pl_type *pl_pr_pointee(const pl_printer *pr, const pl_type *type);
/* Inside LLVM types, where `!llvm.` is left out. */
void pl_pr_llvm_element(pl_printer *pr, const pl_type *type);
/* (a, b) -> c */
void pl_pr_function_type(pl_printer *pr, pl_type_list inputs, uint32_t num_inputs, pl_type_list results, uint32_t num_results);
void pl_pr_attr(pl_printer *pr, const pl_attr *attr, pl_elision elision);
/* Without alias. */
void pl_pr_attr_body(pl_printer *pr, const pl_attr *attr, pl_elision elision);
/* Whether it is printed as an alias. */
bool pl_pr_has_alias(pl_printer *pr, const pl_attr *attr);
/* attr_llvm.c: what stands behind `#llvm.mnemonic`; the same or the alias; distinct attributes. */
void pl_pr_params(pl_printer *pr, const pl_attr *attr);
void pl_pr_attr_stripped(pl_printer *pr, const pl_attr *attr);
void pl_pr_distinct(pl_printer *pr, const pl_attr *attr);
/* `{a, b = 1 : i32}` */
void pl_pr_entries(pl_printer *pr, const pl_named_attr *entries, uint32_t count);
/* ` loc(...)` */
void pl_pr_trailing_loc(pl_printer *pr, const pl_attr *loc);
/* The explicit location of a block argument, or where it stands in the source. */
const pl_attr *pl_pr_arg_place(pl_printer *pr, const pl_value *arg);
/* The same for a block argument, if locations are wanted: in full, as MLIR does. */
void pl_pr_arg_loc(pl_printer *pr, const pl_value *arg);
void pl_pr_quoted(pl_printer *pr, pl_str text);                  /* "text" with escapes */
void pl_pr_keyword_or_string(pl_printer *pr, pl_str text);       /* text, in quotes if it is no bare identifier */
void pl_pr_symbol(pl_printer *pr, pl_str name);                  /* @name */
void pl_pr_int_list(pl_printer *pr, const pl_attr *dense_array); /* [1, 2] */
void pl_pr_words(pl_printer *pr, const pl_attr *enumeration);    /* word, word */
/* The (d0)[s0] -> (...) of a map, the (d0) : (...) of a set. */
void pl_pr_affine(pl_printer *pr, const pl_attr *attr);
/* An expression over an op's operands from `first` on, dims before symbols: %a + symbol(%b). */
void pl_pr_affine_of_values(pl_printer *pr, const pl_affine *e, const pl_op *op, uint32_t first, uint32_t num_dims);

/* --- users.c --- */
/* Behind an op: its number if it has operands and no results, else who uses its results. */
void pl_pr_op_users(pl_printer *pr, const pl_op *op);
/* A comment on who uses an argument. */
void pl_pr_arg_users(pl_printer *pr, const pl_value *arg);

/* --- names.c --- */
/* Everything below `root`, but functions of a module in the custom form: those get their names when they are printed. */
void pl_pr_name_values(pl_printer *pr, const pl_op *root);
/* Around the printing of an op: names what waited for it, and forgets them. */
bool pl_pr_begin_names(pl_printer *pr, const pl_op *op);
void pl_pr_end_names(pl_printer *pr);
/* The same for a function that is not whole: names its arguments; then those of its blocks and the results of its ops, one after
 * the other, and at the end the blocks. */
void pl_pr_open_names(pl_printer *pr, const pl_op *func);
void pl_pr_name_args(pl_printer *pr, const pl_block *block);
void pl_pr_name_op(pl_printer *pr, const pl_op *op);
void pl_pr_name_blocks(pl_printer *pr, const pl_region *region);
/* False for a value that has no name here: it does not belong to what is printed. */
bool pl_pr_find_name(const pl_printer *pr, const pl_value *value, pl_value_name *name);
void pl_pr_forget_names(pl_printer *pr);
void pl_pr_value(pl_printer *pr, const pl_value *value);                            /* %name, %name#1 */
void pl_pr_values(pl_printer *pr, const pl_op *op, uint32_t first, uint32_t count); /* operands, comma-separated */
void pl_pr_results(pl_printer *pr, const pl_op *op);                                /* `%a, %b:2 = `, nothing without results */
void pl_pr_block_name(pl_printer *pr, const pl_block *block);                       /* ^bb1 */
void pl_pr_predecessors(pl_printer *pr, const pl_block *block);                     /* `  // pred: ^bb0` */

/* --- bodies.c --- */
/* Puts an op with the line break before it on the tape; false if it is to be printed. */
bool pl_pr_to_tape(pl_printer *pr, const pl_op *op);
/* Leaves the name of a block, or its list of predecessors, open until all is known; false if it is known. */
bool pl_pr_leave_open(pl_printer *pr, const pl_block *block, bool predecessors);

/* --- print.c --- */
void pl_pr_begin(pl_printer *pr, const pl_module *module, const pl_print_options *options, pl_sink *out);
void pl_pr_finish(pl_printer *pr);
/* Whether anything there is could have an alias. */
bool pl_pr_may_have_aliases(const pl_printer *pr);

/* --- shape.c --- */
/* How ops of that shape are printed; NULL if that depends on more than the shape. */
pl_template *pl_pr_template(pl_printer *pr, const pl_op *op);
/* Prints an op as the ones of its shape that were there before; false if that can't be. */
bool pl_pr_by_shape(pl_printer *pr, const pl_op *op);
/* While the first op of a shape is printed: leaves a hole for an operand's name; false at any other time. */
bool pl_pr_record_value(pl_printer *pr, const pl_value *value);
/* What is printed depends on more than the op's shape. */
void pl_pr_record_fault(pl_printer *pr);

/* --- op.c --- */
void pl_pr_op_text(pl_printer *pr, const pl_op *op); /* what stands behind the results, without the location */
void pl_pr_op(pl_printer *pr, const pl_op *op);      /* without indentation and newline */
void pl_pr_newline(pl_printer *pr);
/* ^bb1(%a : i32):  // pred: ^bb0 */
void pl_pr_block_header(pl_printer *pr, const pl_block *block);
/* `{` ... `}`; `entry_args`: a header for the first block if it has arguments */
void pl_pr_region(pl_printer *pr, const pl_region *region, bool entry_args, bool terminators, bool empty_block);
/* ` {...}` of all attributes but those named (NULL-terminated), nothing if none is left. `keyword`: ` attributes {...}` */
void pl_pr_attr_dict(pl_printer *pr, const pl_op *op, const char *const *hidden, bool keyword);
/* ^bb1(%a : i32) */
void pl_pr_successor(pl_printer *pr, const pl_op *op, uint32_t index);
/* (types with dictionaries) */
void pl_pr_signature(pl_printer *pr, pl_type_list inputs, uint32_t num_inputs, const pl_attr *arg_attrs, pl_type_list results,
                     uint32_t num_results, const pl_attr *res_attrs);
/* ` -> type`, ` -> (type {...})`, nothing without results. */
void pl_pr_func_results(pl_printer *pr, pl_type_list results, uint32_t num_results, const pl_attr *res_attrs);
/* The i-th dictionary of arg_attrs or res_attrs with a space in front, if there is a non-empty one. */
void pl_pr_arg_dict(pl_printer *pr, const pl_attr *dicts, uint32_t index);
/* The properties of an op by kind, in order: the op's attribute or its default. */
const pl_attr *pl_pr_prop(pl_printer *pr, const pl_op *op, const pl_sig_prop *prop);

/* --- format.c --- */
void pl_pr_formatted(pl_printer *pr, const pl_op *op, const pl_signature *signature, const pl_format *format);

/* --- custom.c, custom_llvm*.c --- */
typedef void (*pl_custom_printer)(pl_printer *pr, const pl_op *op);
pl_custom_printer pl_pr_custom(pl_str name);

#define PL_LLVM_PRINTERS(X)                                                                                                      \
  X(LlvmFunc)                                                                                                                    \
  X(LlvmSwitch)                                                                                                                  \
  X(LlvmCall)                                                                                                                    \
  X(LlvmGlobal)                                                                                                                  \
  X(LlvmCmp)                                                                                                                     \
  X(ExtractValue)                                                                                                                \
  X(InsertValue)                                                                                                                 \
  X(ShuffleVector) X(LlvmAlloca) X(LlvmLoad) X(LlvmStore) X(LlvmGep) X(LlvmAssume) X(LlvmInvoke) X(LlvmLandingpad)               \
      X(LlvmIndirectBr) X(LlvmCallIntrinsic) X(LlvmAlias) X(LlvmIfunc) X(LlvmComdat) X(LlvmComdatSelector) X(LlvmPropDict)       \
          X(ScfIf) X(ScfFor) X(ScfWhile) X(ScfExecuteRegion) X(ScfIndexSwitch) X(ScfCondition) X(ScfParallel) X(ScfReduce)       \
              X(AffineApply) X(AffineLoad) X(AffineStore) X(AffinePrefetch) X(AffineIf) X(AffineFor) X(AffineParallel)
#define X(name) void pl_pr_custom_##name(pl_printer *pr, const pl_op *op);
PL_LLVM_PRINTERS(X)
#undef X

#endif
