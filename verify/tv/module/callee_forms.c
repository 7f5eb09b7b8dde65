/* callee_forms.c - calls by the source of functions that the lowering passes memrefs in another form than the convention's. */
#include <assert.h>
#include <stdio.h>

#include "verify/tv/convention/map_layouts.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/module/module.h"

pl_fault pl_tv_callee_forms_fault(pl_arena *arena, const pl_tv_reach *source, const pl_op *lowered,
                                  const pl_convention *convention) {
  assert(arena && convention && source->func->module->ctx == lowered->module->ctx);
  static const char format[] = "calls @%.*s, which the lowering passes memrefs with strides as memrefs of the default layout";
  for (size_t i = 0; i < source->ops.len; i++) {
    const pl_op *call = source->ops.data[i];
    const pl_attr *name = pl_op_is(call, PL_OP_FUNC_CALL) ? pl_op_attr(call, PL_NAME_CALLEE) : NULL;
    if (!name || name->kind != PL_ATTR_SYMBOL || name->symbol.count != 1) continue;
    const pl_op *callee = pl_symbol_lookup(pl_tv_symbol_table(source->func), name->symbol.path[0]);
    const pl_op *twin = pl_symbol_lookup(pl_tv_symbol_table(lowered), name->symbol.path[0]);
    if (!callee || !twin || !pl_op_is(callee, PL_OP_FUNC_FUNC)) continue;
    const pl_lowered_types types = pl_tv_types(callee, convention);
    /* Not so if the callee has been read in another form, and the caller has not. */
    if (pl_func_call_fits(call, pl_func_type(callee)) && !pl_tv_passes_forms(&types, callee, twin)) continue;
    const size_t size = sizeof format + name->symbol.path[0].len;
    char *text = pl_arena_alloc(arena, size);
    snprintf(text, size, format, PL_STR_FMT(name->symbol.path[0]));
    return pl_fault_unsupported(PL_OBLIGATION_SYMBOL, text, NULL);
  }
  return pl_fault_none();
}
