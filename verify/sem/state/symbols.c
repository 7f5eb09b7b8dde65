/* symbols.c - the addresses of functions and globals, and what is known of them: they are not null, and globals are aligned.
 * Sources: LLVM Language Reference, "Global Variables", "Linkage Types", "Data Layout". */
#include "verify/sem/state/symbols.h"

#include <assert.h>
#include <stdio.h>

#include "verify/claims/claims.h"
#include "verify/sem/state/layout.h"
#include "verify/sem/state/op_attrs.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/world.h"
#include "verify/sem/terms/sorts.h"

const pl_term *pl_sem_symbol_address(pl_sem_world *world, pl_str name) {
  char *text = pl_arena_alloc(world->arena, name.len + 2);
  snprintf(text, name.len + 2, "@%.*s", PL_STR_FMT(name));
  const pl_term *address = pl_term_sym(world->T, pl_sort_bv(PL_POINTER_BITS), (pl_str){text, name.len + 1});
  pl_sem_set_root(world, address, world->shared_root);
  return address;
}

bool pl_sem_is_symbol_address(const pl_term *term) {
  assert(term);
  return term->op == PL_TERM_SYM && term->name.len > 1 && term->name.data[0] == '@';
}

/* Adds a fact to the axioms, which hold on all paths, unless it is there already. */
static void assume(pl_sem_world *world, const pl_term *fact) {
  for (size_t i = 0; i < world->axioms.len; i++)
    if (world->axioms.data[i] == fact) return;
  pl_vec_push(&world->axioms, fact);
}

/* Whether the global is defined here and a linker cannot replace the definition by another one. */
static bool is_strong_definition(const pl_op *global) {
  const bool defined = pl_op_attr(global, PL_NAME_VALUE) || (global->num_regions == 1 && global->regions[0]->first);
  const bool strong = pl_claim_linkage_has(pl_enum_word_of(pl_op_attr(global, PL_NAME_LINKAGE)), PL_CLAIM_EXACT);
  return defined && strong;
}

/* An alignment in bytes that a global of the lowering is known to have, 1 if none is; `source` is the global in the source (NULL:
 * none). */
static uint64_t alignment_of(pl_sem_world *world, const pl_op *global, const pl_op *source) {
  enum { OF_STRUCTURES = 8, OF_LARGE = 16 };
  const pl_attr *type = pl_op_attr(global, PL_NAME_GLOBAL_TYPE);
  uint64_t count = 0, stated = pl_sem_attr_number(global, PL_NAME_ALIGNMENT, 0);
  const pl_type *elem = type && type->kind == PL_ATTR_TYPE ? pl_layout_innermost(type->type, &count) : NULL;
  const pl_flat *flat = elem ? pl_layout_flatten(world->layout, elem) : NULL;
  if (!flat) return 1;
  if (!is_strong_definition(global)) {
    const uint64_t wanted = source ? pl_sem_attr_number(source, PL_NAME_ALIGNMENT, 0) : 0;
    const uint64_t both = wanted < stated ? wanted : stated, one = both > 0 ? both : wanted + stated;
    return both > flat->align || (one > 0 && one < flat->align) ? one : flat->align;
  }
  if (stated > 0) return stated; /* exactly that, even if it is less than the type's */
  const bool packed = elem->kind == PL_TYPE_LLVM_STRUCT && elem->llvm_struct->packed;
  uint64_t align = elem->kind == PL_TYPE_LLVM_STRUCT && !packed && flat->align < OF_STRUCTURES ? OF_STRUCTURES : flat->align;
  const bool large = count > 0 && flat->alloc_size > OF_LARGE / count;
  return large && align < OF_LARGE ? OF_LARGE : align;
}

/* Adds the axiom that the address of an llvm.mlir.global of the lowering is aligned as far as that is known; `source` is the
 * global in the source (NULL: none). Does nothing if `global` is NULL or another operation. */
static void describe_alignment(pl_sem_world *world, const pl_op *global, const pl_op *source, const pl_term *address) {
  if (!global || !pl_op_is(global, PL_OP_LLVM_MLIR_GLOBAL)) return;
  const uint64_t align = alignment_of(world, global, source);
  uint32_t bits = 0;
  while (bits < 32 && align % (UINT64_C(2) << bits) == 0)
    bits++;
  if (bits > 0) assume(world, pl_eq(world->T, pl_bv_extract(world->T, address, 0, bits), pl_bv_u64(world->T, bits, 0)));
}

void pl_sem_describe_symbol(pl_sem_world *world, pl_str name, const pl_term *address) {
  assert(pl_term_is_address(address));
  pl_terms *T = world->T;
  const pl_op *modules[] = {world->source_module, world->lowered_module}, *named[] = {NULL, NULL};
  bool somewhere = true;
  for (uint32_t i = 0; i < 2; i++) {
    named[i] = modules[i] ? pl_symbol_lookup(modules[i], name) : NULL;
    const bool is_func = named[i] && pl_op_is(named[i], PL_OP_FUNC_FUNC);
    const pl_attr *linkage = named[i] ? pl_op_attr(named[i], is_func ? PL_NAME_LLVM_LINKAGE : PL_NAME_LINKAGE) : NULL;
    const bool weak = linkage && pl_enum_has(linkage, "extern_weak");
    somewhere &= !weak && !(named[i] && pl_sem_attr_number(named[i], PL_NAME_ADDR_SPACE, 0) != 0);
  }
  if (somewhere) assume(world, pl_not(T, pl_eq(T, address, pl_bv_u64(T, PL_POINTER_BITS, 0))));
  describe_alignment(world, named[1], named[0], address);
}

/* Adds to the axioms of the world, `user`, what is known of the symbol (see pl_sem_describe_symbol) if it is the address of a
 * function or global; else does nothing. */
static void describe(void *user, const pl_term *symbol) {
  if (!pl_sem_is_symbol_address(symbol)) return;
  pl_sem_describe_symbol(user, (pl_str){symbol->name.data + 1, symbol->name.len - 1}, symbol);
}

void pl_sem_describe_addresses(pl_sem_world *world, const pl_term *term) {
  assert(world && term);
  pl_map seen = {0};
  pl_term_symbols(term, &seen, describe, world);
  pl_map_free(&seen);
}
