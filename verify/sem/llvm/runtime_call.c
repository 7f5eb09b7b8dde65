/* runtime_call.c - calls of runtime functions: malloc, aligned_alloc, free, memrefCopy, abort, puts. Sources: C17, 7.21.7.9,
 * 7.22.3, 7.22.4.1; LLVM IR Target (2022), on _mlir_memref_to_llvm_alloc. */
#include <assert.h>
#include <string.h>

#include "verify/sem/llvm/llvm.h"
#include "verify/sem/llvm/memref_copy_call.h"
#include "verify/sem/llvm/runtime_functions.h"
#include "verify/sem/memory/object_choice.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/symbols.h"
#include "verify/sem/state/values.h"

/* An object on the heap; the result of malloc is aligned for any object (C17, 7.22.3). */

/* Makes an object of `size` bytes on the heap, aligned to `align` bytes, whose pointer is the result; the size must not be
 * poison. `generic`: it is made by MLIR's generic allocator. */
static pl_sem_status heap_object(pl_sem *sem, const pl_op *op, pl_leaf size, uint64_t align, bool generic) {
  pl_terms *T = sem->world->T;
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, size.poison));
  const pl_term *aligned, *bytes = pl_bv_zext(T, size.value, PL_POINTER_BITS);
  pl_sem_claim_object(sem, op, PL_SEM_HEAP, bytes, align, NULL, generic, &aligned);
  pl_sem_set_scalar(sem, &op->results[0], pl_leaf_of(sem, aligned));
  return PL_SEM_OK;
}

/* Carries out aligned_alloc(alignment, size): a heap object, aligned at least as malloc's are (C17, 7.22.3, paragraph 1).
 * Unsupported if the alignment is not a constant power of two (7.22.3.1). `generic`: of MLIR's generic allocator. */
static pl_sem_status aligned_object(pl_sem *sem, const pl_op *op, bool generic) {
  uint64_t align = 0;
  pl_leaf wanted = pl_sem_get(sem, pl_operand(op, 0))[0];
  pl_term_const_u64(wanted.value, &align);
  if (align == 0 || (align & (align - 1)) != 0)
    return pl_sem_unsupported(sem, "aligned_alloc with an alignment that is not a constant power of two");
  return heap_object(sem, op, pl_sem_get(sem, pl_operand(op, 1))[0], align < PL_MALLOC_ALIGN ? PL_MALLOC_ALIGN : align, generic);
}

/* A constant llvm.mlir.global of the lowering from whose base the address has a constant distance, which *start becomes, be it in
 * the global or not; NULL if none is found. */
static const pl_op *global_at(const pl_sem *sem, const pl_term *address, uint64_t *start) {
  const pl_op *module = sem->world->lowered_module;
  pl_apint offset;
  if (!module) return NULL;
  PL_FOR_BLOCKS(block, module->regions[0])
  for (const pl_op *op = block->first; op; op = op->next) {
    if (!pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL) || !pl_op_attr(op, PL_NAME_CONSTANT)) continue;
    const pl_term *base = pl_sem_symbol_address(sem->world, pl_symbol_name(op));
    if (pl_term_constant_difference(sem->world->T, address, base, &offset) && pl_apint_to_u64(offset, start)) return op;
  }
  return NULL;
}

/* Sets *out to the bytes of a global whose value is a string, or dense numbers of 8 bits that are its whole contents; false if it
 * has no value or another one. */
static bool bytes_of(pl_sem *sem, const pl_op *global, pl_str *out) {
  const pl_attr *value = pl_op_attr(global, PL_NAME_VALUE);
  uint64_t byte = 0;
  if (!value) return false;
  if (value->kind == PL_ATTR_STRING) return *out = value->string, true;
  const pl_attr *type = pl_op_attr(global, PL_NAME_GLOBAL_TYPE);
  const pl_flat *flat = type && type->kind == PL_ATTR_TYPE ? pl_layout_flatten(sem->world->layout, type->type) : NULL;
  if (value->kind != PL_ATTR_DENSE || value->dense.strings || !flat || flat->num_leaves != flat->store_size) return false;
  char *text = pl_arena_alloc(sem->world->arena, flat->num_leaves + 1);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    const uint64_t at = value->dense.splat ? 0 : i;
    if (at >= value->dense.count || pl_dense_at(value, at).width != 8 || !pl_apint_to_u64(pl_dense_at(value, at), &byte))
      return false;
    text[i] = (char)(unsigned char)byte;
  }
  *out = (pl_str){text, flat->num_leaves};
  return true;
}

/* The two texts with a line feed between them, in memory of the world; `next` may be empty. */
static pl_str lines_of(pl_sem *sem, pl_str first, pl_str next) {
  char *text = pl_arena_alloc(sem->world->arena, first.len + next.len + 1);
  memcpy(text, first.data, first.len);
  text[first.len] = '\n';
  if (next.len) memcpy(text + first.len + 1, next.data, next.len);
  return (pl_str){text, first.len + 1 + next.len};
}

/* Carries out puts of a string in a constant global: appends it to what the path has printed (sem->message), and any result is
 * arbitrary. (C17, 7.21.7.9.) Undecided, with world->open_choice set, if the pointer is one of two by a condition; unsupported
 * for any other address. */
static pl_sem_status print_text(pl_sem *sem, const pl_op *op) {
  const pl_leaf *pointer = pl_sem_get(sem, pl_operand(op, 0));
  uint64_t start = 0;
  pl_str text = {0};
  if (pointer->value->op == PL_TERM_ITE) { /* one of several texts: each on a path of its own */
    sem->world->open_choice = pointer->value->args[0];
    return pl_sem_undecided(sem, "'puts': which text is printed is not known");
  }
  const pl_op *global = global_at(sem, pointer->value, &start);
  if (!global || !bytes_of(sem, global, &text))
    return pl_sem_unsupported(sem, "puts of an address that is not of a string in a constant global");
  const char *end = start < text.len ? memchr(text.data + start, 0, text.len - start) : NULL;
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(sem->world->T, pointer->poison));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_bool(sem->world->T, end != NULL));
  const pl_str line = end ? (pl_str){text.data + start, (size_t)(end - text.data) - start} : (pl_str){0};
  sem->message = sem->printed ? lines_of(sem, sem->message, line) : line;
  sem->printed = true;
  if (op->num_results == 1) {
    pl_leaf *out = pl_sem_new_leaves(sem, 1);
    *out = pl_leaf_of(sem, pl_term_fresh(sem->world->T, pl_sort_bv(op->results[0].type->integer.width), "puts"));
    pl_sem_set(sem, &op->results[0], out);
  }
  return PL_SEM_OK;
}

/* Carries out a call of the runtime function `callee`, as far as it has a meaning here. PL_SEM_ABORT for abort; PL_SEM_EVENT,
 * with nothing done, for another function or other operands or results. */
static pl_sem_status runtime_call(pl_sem *sem, const pl_op *op, pl_str callee) {
  bool one_pointer = op->num_operands == 1 && pl_operand(op, 0)->type->kind == PL_TYPE_LLVM_PTR;
  bool gives_pointer = op->num_results == 1 && op->results[0].type->kind == PL_TYPE_LLVM_PTR;
  static const char prefix[] = "_mlir_memref_to_llvm_";
  bool generic = pl_str_starts(callee, prefix);
  pl_str name = generic ? (pl_str){callee.data + sizeof prefix - 1, callee.len - (sizeof prefix - 1)} : callee;
  if (pl_str_is(name, generic ? "alloc" : "malloc") && op->num_operands == 1 && gives_pointer)
    return heap_object(sem, op, pl_sem_get(sem, pl_operand(op, 0))[0], PL_MALLOC_ALIGN, generic);
  if (pl_str_is(name, "aligned_alloc") && op->num_operands == 2 && gives_pointer) return aligned_object(sem, op, generic);
  if (pl_str_is(name, "free") && one_pointer && op->num_results == 0) {
    pl_leaf pointer = pl_sem_get(sem, pl_operand(op, 0))[0];
    pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(sem->world->T, pointer.poison));
    return pl_sem_free_pointer(sem, op, pointer.value, generic);
  }
  if (!generic && pl_str_is(name, "memrefCopy") && op->num_operands == 3 && op->num_results == 0)
    return pl_sem_memref_copy_call(sem, op);
  if (!generic && pl_str_is(name, "abort") && op->num_operands == 0 && op->num_results == 0) return PL_SEM_ABORT;
  const bool gives_int = op->num_results == 0 || (op->num_results == 1 && op->results[0].type->kind == PL_TYPE_INTEGER);
  if (!generic && pl_str_is(name, "puts") && one_pointer && gives_int) return print_text(sem, op);
  return PL_SEM_EVENT;
}

/* Carries out an llvm.call of a runtime function by its contract (see runtime_call). PL_SEM_EVENT, with nothing done, for any
 * other call, or if contracts are not assumed or the source gives the name a meaning of its own. */
static pl_sem_status call(pl_sem *sem, const pl_op *op) {
  const pl_attr *callee = pl_op_attr(op, PL_NAME_CALLEE);
  if (!callee || callee->kind != PL_ATTR_SYMBOL || callee->symbol.count != 1) return PL_SEM_EVENT;
  if (!sem->world->runtime_contracts) return PL_SEM_EVENT;
  if (!pl_sem_is_runtime_function(callee->symbol.path[0])) return PL_SEM_EVENT;
  if (!pl_sem_calls_free(sem, op) && sem->world->source_module &&
      pl_symbol_in_use(sem->world->source_module, callee->symbol.path[0]))
    return PL_SEM_EVENT;
  return runtime_call(sem, op, callee->symbol.path[0]);
}

pl_sem_status pl_sem_llvm_call(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  return pl_op_is(op, PL_OP_LLVM_CALL) ? call(sem, op) : PL_SEM_STATUS_INVALID;
}
