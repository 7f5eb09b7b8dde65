#include "fuzz/gen/gen.h"

#include <assert.h>
#include <stdlib.h>

#include "fuzz/gen/bytes.h"
#include "fuzz/gen/control.h"
#include "fuzz/gen/functions.h"
#include "fuzz/gen/makers.h"

/* ---- what functions are made of ---- */

/* Whether the generator never chooses the kind by itself, but makes its ops as part of others, or functions. */
static bool is_part(pl_op_kind kind) {
  switch (kind) {
  case PL_OP_FUNC_FUNC:
  case PL_OP_LLVM_FUNC:
  case PL_OP_SCF_YIELD:
  case PL_OP_SCF_CONDITION:
  case PL_OP_SCF_REDUCE:
  case PL_OP_SCF_REDUCE_RETURN:
  case PL_OP_AFFINE_YIELD:
  case PL_OP_MEMREF_ATOMIC_YIELD:
  case PL_OP_MEMREF_ALLOCA_SCOPE_RETURN:
  case PL_OP_LLVM_LANDINGPAD:
  case PL_OP_LLVM_RESUME: return true;
  default: return false; /* the vocabulary of ops.def, not an enumeration of ours */
  }
}

/* How many entries, at least one, the op has in the list from which records choose. */
static uint32_t weight(const pl_op_info *info) {
  switch (info->kind) {
  case PL_OP_MEMREF_LOAD:
  case PL_OP_MEMREF_STORE: return 10;
  case PL_OP_LLVM_UNREACHABLE: return 4; /* only where an arm can end */
  case PL_OP_FUNC_CALL:
  case PL_OP_CF_COND_BR:
  case PL_OP_CF_BR:
  case PL_OP_MEMREF_SUBVIEW:
  case PL_OP_LLVM_LOAD:
  case PL_OP_LLVM_STORE:
  case PL_OP_LLVM_GETELEMENTPTR: return 2;
  default: return 1;
  }
}

/* Whether ops of the kind may stand in a module with source_only, as both mlir-opt 22's conversions and those of this repository
 * lower them; ub.poison may not. */
static bool has_lowering(pl_op_kind kind) {
  switch (kind) {
  case PL_OP_UB_POISON:
  case PL_OP_ARITH_SCALING_EXTF: /* by -arith-expand alone */
  case PL_OP_ARITH_SCALING_TRUNCF:
  case PL_OP_COMPLEX_NEG:
  case PL_OP_COMPLEX_EQ:
  case PL_OP_COMPLEX_NEQ:
  case PL_OP_COMPLEX_ANGLE:
  case PL_OP_COMPLEX_ATAN2:
  case PL_OP_COMPLEX_CONJ:
  case PL_OP_COMPLEX_COS:
  case PL_OP_COMPLEX_EXP:
  case PL_OP_COMPLEX_EXPM1:
  case PL_OP_COMPLEX_LOG:
  case PL_OP_COMPLEX_LOG1P:
  case PL_OP_COMPLEX_POW:
  case PL_OP_COMPLEX_POWI:
  case PL_OP_COMPLEX_RSQRT:
  case PL_OP_COMPLEX_SIGN:
  case PL_OP_COMPLEX_SIN:
  case PL_OP_COMPLEX_SQRT:
  case PL_OP_COMPLEX_TAN:
  case PL_OP_COMPLEX_TANH:
  case PL_OP_COMPLEX_BITCAST:
  case PL_OP_MATH_ACOSH:
  case PL_OP_MATH_ASINH:
  case PL_OP_MATH_ATANH:
  case PL_OP_MATH_CBRT:
  case PL_OP_MATH_ERF:
  case PL_OP_MATH_ERFC:
  case PL_OP_MATH_EXPM1:
  case PL_OP_MATH_LOG1P:
  case PL_OP_MATH_RSQRT:
  case PL_OP_MATH_ISFINITE:
  case PL_OP_MATH_ISINF:
  case PL_OP_MATH_ISNAN:
  case PL_OP_MATH_ISNORMAL:
  case PL_OP_MATH_ABSI:
  case PL_OP_MATH_CTLZ:
  case PL_OP_MATH_CTPOP:
  case PL_OP_MATH_CTTZ:
  case PL_OP_MATH_IPOWI:
  case PL_OP_MATH_FPOWI:
  case PL_OP_MATH_CLAMPF:
  case PL_OP_MATH_SINCOS: return false;
  default: return true;
  }
}

/* Appends the op to the list as often as its weight says, as far as there is space. */
static void add_to(pl_op_kind *list, uint32_t *count, const pl_op_info *info) {
  for (uint32_t i = weight(info); i && *count < PL_GEN_MAX_CHOICES; i--)
    list[(*count)++] = info->kind;
}

/* Fills the lists from which records choose, gen->llvm with ops of the LLVM dialect and gen->source with others; an op without a
 * maker gets pl_make_generic. */
static void add_choices(pl_gen *gen) {
  for (int k = PL_OP_INVALID + 1; k < PL_OP_UNREGISTERED; k++) {
    pl_op_kind kind = (pl_op_kind)k;
    const pl_op_info *info = pl_op_info_of(kind);
    if (is_part(kind)) continue;
    if (!gen->makers[kind]) gen->makers[kind] = pl_make_generic;
    bool llvm = pl_str_is(info->dialect, "llvm");
    add_to(llvm ? gen->llvm : gen->source, llvm ? &gen->num_llvm : &gen->num_source, info);
  }
}

pl_gen *pl_gen_new(void) {
  pl_gen *gen = pl_xmalloc(sizeof *gen);
  *gen = (pl_gen){.diags = pl_diags_new()};
  pl_gen_add_rows(gen);
  pl_gen_add_arith(gen);
  pl_gen_add_memref(gen);
  pl_gen_add_views(gen);
  pl_gen_add_vector(gen);
  pl_gen_add_control(gen);
  pl_gen_add_structured(gen);
  pl_gen_add_loops(gen);
  pl_gen_add_functions(gen);
  pl_gen_add_llvm(gen);
  pl_gen_add_llvm_globals(gen);
  add_choices(gen);
  assert(gen->num_source > 0 && gen->num_llvm > 0);
  return gen;
}

void pl_gen_free(pl_gen *gen) {
  if (!gen) return;
  pl_vec_free(&gen->values);
  pl_vec_free(&gen->frames);
  pl_vec_free(&gen->functions);
  pl_vec_free(&gen->globals);
  pl_diags_free(gen->diags);
  free(gen);
}

/* ---- one module ---- */

/* Whether an op of the kind may be made at this place; with m->no_effects only one that is known to have no side effects. */
static bool may_stand_here(const pl_maker *m, pl_op_kind kind) {
  if (!m->no_effects) return true;
  const pl_op_info *info = pl_op_info_of(kind);
  bool plain = (info->traits & PL_TRAIT_PURE) != 0 || pl_str_is(info->dialect, "arith") || pl_str_is(info->dialect, "index");
  return plain && kind != PL_OP_MEMREF_GET_GLOBAL;
}

/* Uses the current record inside a function: closes the innermost arm or region, ends the function, or makes an op; does nothing
 * if the op drawn may not be made there. */
static void run_record(pl_maker *m) {
  uint32_t what = pl_draw(m, 24);
  if (what == 22 && m->frames.len) {
    pl_close_arm(m);
  } else if (what == 23 && m->frames.len == 0 && pl_rarely(m, 2)) {
    pl_end_function(m);
  } else {
    bool llvm = m->flavour == PL_GEN_LLVM;
    pl_op_kind kind = llvm ? m->gen->llvm[pl_draw(m, m->gen->num_llvm)] : m->gen->source[pl_draw(m, m->gen->num_source)];
    if (may_stand_here(m, kind) && (!m->source_only || has_lowering(kind))) m->gen->makers[kind](m, kind);
  }
}

/* Moves the generator's empty lists, with their memory, to the maker. */
static void take_lists(pl_maker *m) {
  m->values = m->gen->values;
  m->frames = m->gen->frames;
  m->functions = m->gen->functions;
  m->globals = m->gen->globals;
}

/* Empties the maker's lists and moves them back to the generator, so that the next module uses their memory. */
static void give_lists(pl_maker *m) {
  pl_vec_clear(&m->values);
  pl_vec_clear(&m->frames);
  pl_vec_clear(&m->functions);
  pl_vec_clear(&m->globals);
  m->gen->values = m->values;
  m->gen->frames = m->frames;
  m->gen->functions = m->functions;
  m->gen->globals = m->globals;
}

pl_module *pl_gen_module(pl_gen *gen, pl_context *ctx, const uint8_t *data, size_t size, const pl_gen_options *options) {
  assert(data || size == 0);
  pl_maker m = {.gen = gen, .ctx = ctx, .module = pl_module_new(ctx, NULL), .source_only = options && options->source_only};
  m.arena = m.module->arena;
  take_lists(&m);
  assert(m.values.len == 0 && m.frames.len == 0 && m.functions.len == 0 && m.globals.len == 0);
  m.bytes = (pl_gen_bytes){.data = data, .len = size, .at = PL_GEN_RECORD};
  if (!m.module->op->regions[0]->first) pl_block_append(m.module->op->regions[0], pl_block_new(m.module));
  m.top = m.module->op->regions[0]->first;
  while (pl_gen_next_record(&m.bytes)) {
    if (m.func)
      run_record(&m);
    else
      pl_begin_function(&m);
  }
  if (m.func) {
    memset(m.bytes.record, 0, sizeof m.bytes.record); /* what is left open is closed in the simplest way */
    m.bytes.used = 0;
    m.bytes.state = 0;
    pl_end_function(&m);
  }
  assert(m.frames.len == 0);
  give_lists(&m);
  return m.module;
}
