/* exporter.h - the state of an export, and its toolkit: attributes of an op, errors, values, instructions, functions by name.
 *
 * Owned by pl_llvmir_export for one module; everything in it lives in the arena of `m`. Private to core/llvmir/export.
 */
#ifndef PL_CORE_LLVMIR_EXPORT_STATE_EXPORTER_H
#define PL_CORE_LLVMIR_EXPORT_STATE_EXPORTER_H

#include "core/ir/attr_params.h"
#include "core/ir/enums.h"
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/lir.h"

struct pl_export {
  pl_lir_module m;
  const pl_module *module;
  pl_diags *diags;
  const pl_export_options *options;
  bool ok;
  pl_map values;                    /* pl_value -> pl_lir */
  pl_map blocks;                    /* pl_block -> pl_lir_block */
  pl_map ends;                      /* terminator -> the block that it stands in */
  pl_map funcs;                     /* interned name -> pl_lir_func */
  pl_map syms;                      /* interned name -> op that defines it */
  pl_map mds;                       /* attribute -> pl_lir_md */
  pl_map attrs;                     /* pl_op of a function -> pl_lir_attrs */
  pl_map tags;                      /* function and tag of a block, see pl_export_block_address -> pl_lir_block */
  PL_VEC(pl_lir *) addresses;       /* of blocks, whose blocks are found at the end */
  pl_map nodes;                     /* hash of a node that is no distinct one -> pl_lir_md */
  pl_map recursive;                 /* number of a debug node that contains itself -> pl_lir_md, while it is made */
  pl_map units;                     /* compile unit -> its global variables */
  pl_lir_md *subprogram, *location; /* of the function, of the operation; NULL: none */
  pl_lir_func *func;
  pl_lir_block *block;  /* where instructions are appended; NULL in initialisers */
  pl_lir_block nowhere; /* where those of initialisers are, which nobody writes */
};

/* Reports a warning at the op: `dropped: ` and `what`, something that the op states and the text does not. */
void pl_export_drop(pl_export *e, const pl_op *op, const char *what);
/* The LLVM IR value of an MLIR value; poison if its op was not translated, which happens after an error or in unreachable
 * code. */
const pl_lir *pl_export_value(pl_export *e, const pl_value *value);
/* Sets the LLVM IR value of the op's first result; nothing if the op has no result. */
void pl_export_define(pl_export *e, const pl_op *op, const pl_lir *value);
/* Appends an instruction of the op's result type, void without one, to the current block, with the current debug location, and
 * makes it the first result's value. Its text is still empty. */
pl_lir_ins *pl_export_ins(pl_export *e, const pl_op *op);
/* The exported function of that name; NULL if there is none. */
pl_lir_func *pl_export_func_named(pl_export *e, pl_str name);
/* Appends a function to the module; pl_export_func_named finds it from then on by its interned name. */
void pl_export_add_func(pl_export *e, pl_lir_func *func);
/* Appends a function declaration without attributes and returns it. */
pl_lir_func *pl_export_declare_func(pl_export *e, pl_str name, const pl_type *type);
/* The value of an integer attribute, 0 or 1 for an i1; 0 if it is absent, no integer, or does not fit a signed 64-bit number. */
int64_t pl_export_num(const pl_op *op, pl_attr_name name);
/* The value of a string attribute; empty if it is absent or no string. */
pl_str pl_export_str(const pl_op *op, pl_attr_name name);
/* The first word of an enum attribute; empty if it has none or is no enum attribute. */
pl_str pl_export_enum(const pl_op *op, pl_attr_name name);
/* The word of an enum attribute that is stored as an integer, in the vocabulary of that name (see enums.h); "" if the number has
 * none. An absent attribute counts as 0. */
const char *pl_export_word(const pl_op *op, pl_attr_name name, const char *vocabulary);

#endif
