/* options.h - what an export is given: dialects with translations of their own, and the version of LLVM. */
#ifndef PL_CORE_LLVMIR_EXPORT_STATE_OPTIONS_H
#define PL_CORE_LLVMIR_EXPORT_STATE_OPTIONS_H

#include "core/ir/op.h"

typedef struct pl_export pl_export;

/* What a dialect brings along. Either function may be NULL; each returns false after it has reported why. */
typedef struct pl_export_dialect {
  const char *name; /* "gpu" */
  /* An operation of the dialect inside a function or global. */
  bool (*op)(pl_export *emit, const pl_op *op, void *user);
  /* A discardable attribute `name.something` of an operation that was translated already. */
  bool (*attr)(pl_export *emit, const pl_op *op, pl_str name, const pl_attr *value, void *user);
  void *user;
} pl_export_dialect;

typedef struct pl_export_options {
  const pl_export_dialect *dialects;
  size_t num_dialects;
  /* The version of LLVM that shall read the text: 22 (or 0), or 19, for which attributes that are newer are left away (they
   * permit and never demand) or stated in the older way, and intrinsics have the arguments that they had. */
  unsigned llvm_version;
} pl_export_options;

/* Reports an error at the op, so that the export fails; always false. */
bool pl_export_error(pl_export *emit, const pl_op *op, const char *format, ...) __attribute__((format(printf, 3, 4)));

#endif
