#include "core/ir/dialect.h"

#include <string.h>

typedef struct dialect {
  const char *name;
  const char *others; /* its operations that ops.def does not have, a blank between them; NULL: any name is taken */
} dialect;

/* Source: `mlir-opt-22 --show-dialects`, and what it says of an operation by each name. */
static const dialect table[] = {
    {"builtin", ""},
    {"func", ""},
    {"cf", ""},
    {"arith", ""},
    {"index", ""},
    {"complex", ""},
    {"math", ""},
    {"ub", ""},
    {"memref", "dma_start dma_wait"},
    {"scf", "forall forall.in_parallel"},
    {"affine", "delinearize_index dma_start dma_wait linearize_index"},
    {"vector", "compressstore constant_mask contract create_mask deinterleave expandload "
               "extract_strided_slice from_elements gather insert_strided_slice interleave mask "
               "multi_reduction outerproduct print scalable.extract scalable.insert scan scatter shuffle "
               "step to_elements transfer_read transfer_write transpose type_cast vscale yield"},
    {"llvm", NULL},
    {"acc", NULL},
    {"amdgpu", NULL},
    {"amx", NULL},
    {"arm_neon", NULL},
    {"arm_sme", NULL},
    {"arm_sve", NULL},
    {"async", NULL},
    {"bufferization", NULL},
    {"dlti", NULL},
    {"emitc", NULL},
    {"gpu", NULL},
    {"irdl", NULL},
    {"linalg", NULL},
    {"ml_program", NULL},
    {"mpi", NULL},
    {"nvgpu", NULL},
    {"nvvm", NULL},
    {"omp", NULL},
    {"pdl", NULL},
    {"pdl_interp", NULL},
    {"ptr", NULL},
    {"quant", NULL},
    {"rocdl", NULL},
    {"shape", NULL},
    {"shard", NULL},
    {"smt", NULL},
    {"sparse_tensor", NULL},
    {"spirv", NULL},
    {"tensor", NULL},
    {"test", NULL},
    {"test_dyn", ""},
    {"test_irdl_to_cpp", ""},
    {"tosa", NULL},
    {"transform", NULL},
    {"wasmssa", NULL},
    {"x86vector", NULL},
    {"xegpu", NULL},
    {"xevm", NULL},
};

static const dialect *find(pl_str name) {
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (pl_str_is(name, table[i].name)) return &table[i];
  return NULL;
}

bool pl_dialect_is_registered(pl_str name) { return find(name) != NULL; }

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
