/* Which operation an intrinsic is, by its name. */
#include "core/ir/enums.h"
#include "core/ir/signature.h"
#include "core/llvmir/import/build/calls.h"
#include "core/llvmir/import/read/importer.h"

/* ---- which operation ---- */

/* Fills the importer's map from intrinsic names to the op kinds llvm.intr.*. */
static void fill_table(pl_importer *im) {
  for (int kind = PL_OP_INVALID + 1; kind < PL_OP_UNREGISTERED; kind++) {
    pl_str name = pl_op_info_of((pl_op_kind)kind)->name;
    static const char prefix[] = "llvm.intr.";
    if (!pl_str_starts(name, prefix)) continue;
    pl_str rest = {name.data + sizeof prefix - 1, name.len - (sizeof prefix - 1)};
    pl_map_set(&im->intrinsics, (uint64_t)(uintptr_t)pl_ll_intern(im, rest).data, (uint64_t)kind);
  }
}

/* Whether a part of an intrinsic's name looks like a type suffix, such as i32, p0 or v4i32. */
static bool is_type_part(pl_str part) {
  static const char *const words[] = {"bf16", "ppcf128", "isVoid", "Metadata", "x86mmx", NULL};
  for (size_t i = 0; words[i]; i++)
    if (pl_str_is(part, words[i])) return true;
  if (pl_str_starts(part, "nxv") && part.len > 3) part = (pl_str){part.data + 2, part.len - 2};
  if (pl_str_starts(part, "s_") || pl_str_starts(part, "sl_")) return true;
  return part.len > 1 && strchr("ifpva", part.data[0]) && part.data[1] >= '0' && part.data[1] <= '9';
}

pl_op_kind pl_ll_intrinsic_of(pl_importer *im, pl_str callee) {
  if (!im->intrinsics.len) fill_table(im);
  if (!pl_str_starts(callee, "llvm.")) return PL_OP_INVALID;
  for (pl_str name = {callee.data + 5, callee.len - 5}; name.len;) {
    uint64_t kind = 0;
    if (pl_map_get(&im->intrinsics, (uint64_t)(uintptr_t)pl_ll_intern(im, name).data, &kind)) return (pl_op_kind)kind;
    size_t dot = name.len;
    while (dot > 0 && name.data[dot - 1] != '.')
      dot--;
    if (dot == 0 || !is_type_part((pl_str){name.data + dot, name.len - dot})) break;
    name.len = dot - 1;
  }
  return PL_OP_INVALID;
}

bool pl_ll_intrinsic_known(pl_importer *im, pl_str name) { return pl_ll_intrinsic_of(im, name) != PL_OP_INVALID; }
