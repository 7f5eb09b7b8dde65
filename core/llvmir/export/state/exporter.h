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

/* Warns that something which the module says is left out of the text. */
void pl_export_drop(pl_export *e, const pl_op *op, const char *what);
/* What a value became; poison if its op was not translated, which is after an error or in code that can't be reached. */
const pl_lir *pl_export_value(pl_export *e, const pl_value *value);
void pl_export_define(pl_export *e, const pl_op *op, const pl_lir *value); /* the op's result, if it has one */
pl_lir_ins *pl_export_ins(pl_export *e, const pl_op *op);                  /* appended, typed and mapped as the op's result */
/* The function of that name that was added; NULL if there is none. */
pl_lir_func *pl_export_func_named(pl_export *e, pl_str name);
/* Puts a function, which has its name, after the others. */
void pl_export_add_func(pl_export *e, pl_lir_func *func);
pl_lir_func *pl_export_declare_func(pl_export *e, pl_str name, const pl_type *type); /* appended, without attributes */
int64_t pl_export_num(const pl_op *op, pl_attr_name name);                           /* an integer attribute, 0 if absent */
pl_str pl_export_str(const pl_op *op, pl_attr_name name);                            /* a string attribute, empty if absent */
pl_str pl_export_enum(const pl_op *op, pl_attr_name name); /* the word of an enumeration, empty if absent */
const char *pl_export_word(const pl_op *op, pl_attr_name name, const char *vocabulary); /* of one that is kept as a number */

#endif
