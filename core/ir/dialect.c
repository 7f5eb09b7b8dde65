#include "core/ir/dialect.h"

#include <string.h>

enum { NO_TYPES = 1, NO_ATTRIBUTES = 2, NEITHER = NO_TYPES | NO_ATTRIBUTES };

typedef struct dialect {
  const char *name;
  const char *others; /* its operations that ops.def does not have, a blank between them; NULL: any name is taken */
  unsigned lacks;
} dialect;

/* Source: `mlir-opt-22 --show-dialects`, and what it says of an operation by each name, of a type and of an attribute.
 * In the order of bytes of their names. */
static const dialect table[] = {
    {"acc", NULL, 0},
    {"affine", "delinearize_index dma_start dma_wait linearize_index", NEITHER},
    {"amdgpu", NULL, 0},
    {"amx", NULL, NO_ATTRIBUTES},
    {"arith", "", NO_TYPES},
    {"arm_neon", NULL, NEITHER},
    {"arm_sme", NULL, NO_TYPES},
    {"arm_sve", NULL, NEITHER},
    {"async", NULL, NO_ATTRIBUTES},
    {"bufferization", NULL, NEITHER},
    {"builtin", "", NEITHER},
    {"cf", "", NEITHER},
    {"complex", "", NO_TYPES},
    {"dlti", NULL, NO_TYPES},
    {"emitc", NULL, 0},
    {"func", "", NEITHER},
    {"gpu", NULL, 0},
    {"index", "", NO_TYPES},
    {"irdl", NULL, 0},
    {"linalg", NULL, NO_TYPES},
    {"llvm", NULL, 0},
    {"math", "", NEITHER},
    {"memref", "dma_start dma_wait", NEITHER},
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
    {"scf", "forall forall.in_parallel", NEITHER},
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
    {"ub", "", NO_TYPES},
    {"vector",
     "compressstore constant_mask contract create_mask deinterleave expandload "
     "extract_strided_slice from_elements gather insert_strided_slice mask "
     "multi_reduction outerproduct print scalable.extract scalable.insert scan scatter shuffle "
     "step to_elements transfer_read transfer_write type_cast vscale yield",
     NO_TYPES},
    {"wasmssa", NULL, NO_ATTRIBUTES},
    {"x86vector", NULL, NEITHER},
    {"xegpu", NULL, 0},
    {"xevm", NULL, NO_TYPES},
};

enum { NUM_DIALECTS = sizeof table / sizeof *table };

/* Compares two texts by their bytes: negative, 0 or positive; a prefix comes first. */
static int compare(pl_str a, pl_str b) {
  const size_t least = a.len < b.len ? a.len : b.len;
  const int order = least > 0 ? memcmp(a.data, b.data, least) : 0;
  return order != 0 ? order : (a.len > b.len) - (a.len < b.len);
}

/* The row of the dialect of that name; NULL if mlir-opt does not register it. */
static const dialect *find(pl_str name) {
  size_t first = 0, after = NUM_DIALECTS;
  while (first < after) {
    const size_t middle = (first + after) / 2;
    const int order = compare(name, pl_str_from(table[middle].name));
    if (order == 0) return &table[middle];
    if (order > 0)
      first = middle + 1;
    else
      after = middle;
  }
  return NULL;
}

bool pl_dialect_is_registered(pl_str name) { return find(name) != NULL; }

/* Whether the dialect is registered and lacks a thing that a bit of `what` (NO_TYPES, NO_ATTRIBUTES) names. */
static bool lacks(pl_str name, unsigned what) {
  const dialect *d = find(name);
  return d && (d->lacks & what);
}

bool pl_dialect_lacks_types(pl_str name) { return lacks(name, NO_TYPES); }
bool pl_dialect_lacks_attributes(pl_str name) { return lacks(name, NO_ATTRIBUTES); }

void pl_dialect_list(pl_sink *out) {
  for (size_t i = 0; i < NUM_DIALECTS; i++) {
    pl_sink_puts(out, i > 0 ? ", " : "");
    pl_sink_puts(out, table[i].name);
  }
}

/* Whether the word is one of those in `text`, which blanks separate. */
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
