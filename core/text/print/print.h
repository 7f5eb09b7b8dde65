/* print.h - modules to MLIR text, byte for byte as `mlir-opt` 22 prints them. */
#ifndef PL_CORE_TEXT_PRINT_PRINT_H
#define PL_CORE_TEXT_PRINT_PRINT_H

#include "core/ir/op.h"

typedef struct pl_print_options {
  bool generic;          /* --mlir-print-op-generic */
  bool debug_info;       /* --mlir-print-debuginfo */
  bool pretty_locs;      /* --mlir-pretty-debuginfo: locations to read, not to parse */
  bool unique_names;     /* --mlir-print-unique-ssa-ids: numbers go on through all of a module */
  bool loc_names;        /* --mlir-use-nameloc-as-prefix: values are called by the names in their locations */
  bool value_users;      /* --mlir-print-value-users: comments that say where values are used */
  bool skip_regions;     /* --mlir-print-skip-regions: {...} for each region */
  bool local_scope;      /* --mlir-print-local-scope: no aliases, no resources after the module */
  bool typed_pointers;   /* --typed-pointers: types and operations as in 2022 and before; else pointers are opaque */
  uint64_t elide_beyond; /* --mlir-elide-elementsattrs-if-larger, plus 1: so many elements are left out; 0: never */
  uint64_t
      blob_beyond; /* --mlir-elide-resource-strings-if-larger, plus 1: resources of so many characters are left out; 0: never */
  uint64_t hex_beyond; /* --mlir-print-elementsattrs-with-hex-if-larger, plus 1: so many are printed as bytes; 0: beyond 100 */
} pl_print_options;

/* Prints a module, before and after it the definitions of its aliases, then its resources (file metadata), with a newline at the
 * end. `options` may be NULL. */
void pl_print_module(const pl_module *module, const pl_print_options *options, pl_sink *out);
/* Prints the ops of the module's body from `first` on (none for NULL), each after a line break, as they are printed in the whole
 * module. False, and `out` of no use, if their text may depend on aliases, numbered attributes or resources. Not for the generic
 * form, in which values are numbered through the whole module. */
bool pl_print_body(const pl_module *module, const pl_op *first, const pl_print_options *options, pl_sink *out);
/* Prints one op as it stands in its function, values numbered there, without a newline, for messages. */
void pl_print_op(const pl_op *op, const pl_print_options *options, pl_sink *out);

#endif
