/* library.c - claims that a lowering makes of a function of the C library which source and lowering only declare: LLVM knows what
 * those functions do by their names, unless the source says that one is no builtin. */
#include <assert.h>
#include <string.h>

#include "verify/claims/library.h"
#include "verify/claims/op_claims.h"
#include "verify/tv/function/library.h"

/* The table row of the C library function that both functions declare, by the name of `lowered`; NULL if there is none or it is
 * no library function to the source. */
static const pl_library_function *library_function(const pl_op *source, const pl_op *lowered) {
  if (!pl_func_is_declaration(source) || !pl_func_is_declaration(lowered)) return NULL;
  if (pl_op_claims(source, PL_AT_FUNCTION, PL_CLAIM_NO_BUILTIN)) return NULL;
  return pl_library_find(pl_symbol_name(lowered));
}

/* The name without a leading `llvm.`. */
static pl_str without_prefix(pl_str name) {
  static const char prefix[] = "llvm.";
  const size_t length = sizeof prefix - 1;
  return pl_str_starts(name, prefix) ? (pl_str){name.data + length, name.len - length} : name;
}

bool pl_tv_library_claims_argument(const pl_op *source, const pl_op *lowered, uint32_t arg, pl_named_attr claim) {
  const pl_library_function *row = library_function(source, lowered);
  return row && claim.value->kind == PL_ATTR_UNIT && pl_library_claims_argument(row, arg, without_prefix(claim.name));
}

bool pl_tv_library_claims_result(const pl_op *source, const pl_op *lowered, pl_named_attr claim) {
  const pl_library_function *row = library_function(source, lowered);
  return row && claim.value->kind == PL_ATTR_UNIT && pl_library_claims_result(row, without_prefix(claim.name));
}

bool pl_tv_library_claims_function(const pl_op *source, const pl_op *lowered, const pl_stated *stated) {
  const pl_library_function *row = library_function(source, lowered);
  if (!row || !stated->row || !stated->row->llvm) return false;
  if (strcmp(stated->row->llvm, "memory") == 0) return stated->attr && pl_library_claims_memory(row, stated->attr);
  return pl_library_claims_function(row, pl_str_from(stated->row->llvm), (pl_str){NULL, 0});
}

bool pl_tv_is_made_up(const pl_stated *stated, pl_str function) {
  static const char variant[] = "vector-function-abi-variant";
  assert(stated);
  const pl_library_function *row = pl_library_find(function);
  return stated->row && stated->row->llvm && strcmp(stated->row->llvm, variant) == 0 && function.len > 0 &&
         (!row || !row->function[0]);
}
