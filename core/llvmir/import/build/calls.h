/* calls.h - what calls of all forms share. */
#ifndef PL_CORE_LLVMIR_IMPORT_BUILD_CALLS_H
#define PL_CORE_LLVMIR_IMPORT_BUILD_CALLS_H

#include "core/llvmir/import/read/attributes.h"
#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/metadata.h"

typedef struct pl_ll_arg {
  pl_value *value;             /* or NULL and */
  const pl_ll_const *constant; /* or NULL and */
  const pl_ll_meta *meta;
  const pl_type *type;
  pl_ll_attr_list attrs;
} pl_ll_arg;

typedef struct pl_ll_bundle {
  pl_str tag;
  uint32_t count;
} pl_ll_bundle;

typedef struct pl_ll_call {
  pl_ll_token at;
  pl_str tail; /* the dialect's word; empty for none */
  pl_str cconv;
  pl_ll_attr_list result_attrs, func_attrs;
  const pl_type *result;    /* void too */
  const pl_type *func_type; /* LLVM_FUNC: of the callee */
  bool typed;               /* it was written out */
  pl_value *pointer;        /* indirect */
  pl_str callee;            /* direct */
  bool direct;
  PL_VEC(pl_ll_arg) args;
  PL_VEC(pl_ll_bundle) bundles;
  pl_ll_values bundle_values;
  pl_ll_attachments metadata;
  pl_ll_entries flags; /* fast-math */
} pl_ll_call;

/* Reads a call from the calling convention to the operand bundles, checks its arguments' types, and makes the op of a constant
 * callee that it cannot call directly; or reads up to the word `asm`. False, reported, on error. */
bool pl_ll_call_read(pl_importer *im, pl_ll_call *c);
/* Reads a call of inline assembly from the word `asm` on and makes its op, with value `*result`, NULL if it is void. What the op
 * cannot have is reported as dropped or as an error. False, reported, on error. */
bool pl_ll_call_inline_asm(pl_importer *im, pl_ll_call *c, pl_value **result);
/* Appends the operands of a call's op: function pointer if indirect, arguments, bundle operands. False, reported, on error. */
bool pl_ll_call_values(pl_importer *im, pl_ll_call *c, pl_ll_values *out);
/* Appends a call's attributes: arg_attrs, res_attrs, operand bundles, fast-math flags. */
void pl_ll_call_attrs(pl_importer *im, pl_ll_call *c, pl_ll_entries *out);
/* Reads a call's metadata and makes its op. `*result` is its value, NULL if it is void. False, reported, on error. */
bool pl_ll_call_finish(pl_importer *im, pl_ll_call *c, pl_op_kind kind, pl_ll_values *operands, pl_ll_entries *attrs,
                       pl_value **result);
/* The value of a call's argument, a constant made as an op in the entry block; NULL, reported, if it is metadata or on error. */
pl_value *pl_ll_arg_value(pl_importer *im, const pl_ll_arg *arg);
/* Makes the op of a call of an intrinsic, @llvm.*: the dialect's own, or llvm.call_intrinsic if it has none that fits; calls of
 * llvm.dbg.* are dropped. `*done` is false, and nothing is made, if it is an ordinary call. False, reported, on error. */
bool pl_ll_intrinsic(pl_importer *im, pl_ll_call *c, pl_value **result, bool *done);
/* The op kind of the dialect for an intrinsic's name, with or without type suffixes; PL_OP_INVALID if there is none. */
pl_op_kind pl_ll_intrinsic_of(pl_importer *im, pl_str callee);
/* Whether the dialect has an op for the intrinsic, so that its declaration is left out. */
bool pl_ll_intrinsic_known(pl_importer *im, pl_str name);

#endif
