#include "core/ir/dialect.h"

#include <string.h>

enum { NO_TYPES = 1, NO_ATTRIBUTES = 2, NEITHER = NO_TYPES | NO_ATTRIBUTES };

typedef struct dialect {
  const char *name;
  const char *others; /* its operations that ops.def does not have, a blank between them; NULL: any name is taken */
  unsigned lacks;
} dialect;

/* Source: `mlir-opt-22 --show-dialects`, and what it says of an operation by each name, of a type and of an attribute. */
static const dialect table[] = {
    {"builtin", "", NEITHER},
    {"func", "", NEITHER},
    {"cf", "", NEITHER},
    {"arith", "", NO_TYPES},
    {"index", "", NO_TYPES},
    {"complex", "", NO_TYPES},
    {"math", "", NEITHER},
    {"ub", "", NO_TYPES},
    {"memref", "dma_start dma_wait", NEITHER},
    {"scf", "forall forall.in_parallel", NEITHER},
    {"affine", "delinearize_index dma_start dma_wait linearize_index", NEITHER},
    {"vector",
     "compressstore constant_mask contract create_mask deinterleave expandload "
     "extract_strided_slice from_elements gather insert_strided_slice interleave mask "
     "multi_reduction outerproduct print scalable.extract scalable.insert scan scatter shuffle "
     "step to_elements transfer_read transfer_write transpose type_cast vscale yield",
     NO_TYPES},
    {"llvm", NULL, 0},
    {"acc", NULL, 0},
    {"amdgpu", NULL, 0},
    {"amx", NULL, NO_ATTRIBUTES},
    {"arm_neon", NULL, NEITHER},
    {"arm_sme", NULL, NO_TYPES},
    {"arm_sve", NULL, NEITHER},
    {"async", NULL, NO_ATTRIBUTES},
    {"bufferization", NULL, NEITHER},
    {"dlti", NULL, NO_TYPES},
    {"emitc", NULL, 0},
    {"gpu", NULL, 0},
    {"irdl", NULL, 0},
    {"linalg", NULL, NO_TYPES},
    {"ml_program", NULL, 0},
    {"mpi", NULL, 0},
    {"nvgpu", NULL, 0},
    {"nvvm", NULL, NO_TYPES},
    {"omp", NULL, 0},
    {"pdl", NULL, NO_ATTRIBUTES},
    {"pdl_interp", NULL, NEITHER},
    {"ptr", NULL, 0},
    {"quant", NULL, NO_ATTRIBUTES},
    {"rocdl", NULL, NO_TYPES},
    {"shape", NULL, NO_ATTRIBUTES},
    {"shard", NULL, 0},
    {"smt", NULL, 0},
    {"sparse_tensor", NULL, 0},
    {"spirv", NULL, 0},
    {"tensor", NULL, NEITHER},
    {"test", NULL, 0},
    {"test_dyn", "", 0},
    {"test_irdl_to_cpp", "", 0},
    {"tosa", NULL, 0},
    {"transform", NULL, 0},
    {"wasmssa", NULL, NO_ATTRIBUTES},
    {"x86vector", NULL, NEITHER},
    {"xegpu", NULL, 0},
    {"xevm", NULL, NO_TYPES},
};

static const dialect *find(pl_str name) {
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (pl_str_is(name, table[i].name)) return &table[i];
  return NULL;
}

bool pl_dialect_is_registered(pl_str name) { return find(name) != NULL; }

static bool lacks(pl_str name, unsigned what) {
  const dialect *d = find(name);
  return d && (d->lacks & what);
}

bool pl_dialect_lacks_types(pl_str name) { return lacks(name, NO_TYPES); }
bool pl_dialect_lacks_attributes(pl_str name) { return lacks(name, NO_ATTRIBUTES); }

/* The name that comes next after `last` in the order of bytes; NULL behind the last one. */
static const char *next_name(const char *last) {
  const char *next = NULL;
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (strcmp(last, table[i].name) < 0 && (!next || strcmp(table[i].name, next) < 0)) next = table[i].name;
  return next;
}

void pl_dialect_list(pl_sink *out) {
  for (const char *name = next_name(""); name; name = next_name(name))
    pl_sink_printf(out, "%s%s", strcmp(name, next_name("")) == 0 ? "" : ", ", name);
}

static bool has_word(const char *text, pl_str word) {
  while (*text) {
    const size_t n = strcspn(text, " ");
    if (pl_str_eq((pl_str){text, n}, word)) return true;
    text += n + (text[n] == ' ');
  }
  return false;
}

pl_foreign pl_foreign_of(const pl_op_info *info) {
  const dialect *d = find(info->dialect);
  if (!d) return PL_FOREIGN_UNREGISTERED;
  const size_t prefix = info->dialect.len + 1;
  if (!d->others || has_word(d->others, (pl_str){info->name.data + prefix, info->name.len - prefix})) return PL_FOREIGN_KNOWN;
  return PL_FOREIGN_UNKNOWN;
}
