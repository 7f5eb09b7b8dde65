/* llvm_memory.c - memory operations of the LLVM dialect, and calls of runtime functions. Source: LLVM Language Reference,
 * "'alloca' Instruction", "'load' Instruction", "'store' Instruction", "'getelementptr' Instruction". */
#include "verify/claims/library.h"
#include "verify/sem/internal.h"

static uint64_t alignment_attr(const pl_op *op) {
  const pl_attr *attr = pl_op_attr(op, "alignment");
  uint64_t align = 0;
  if (attr && attr->kind == PL_ATTR_INTEGER) pl_apint_to_u64(attr->integer, &align);
  return align;
}

static const pl_type *type_attr(const pl_op *op, const char *name) {
  const pl_attr *attr = pl_op_attr(op, name);
  return attr && attr->kind == PL_ATTR_TYPE ? attr->type : NULL;
}

/* getelementptr. */

typedef struct gep_flags {
  bool nusw, nuw, inbounds;
} gep_flags;

/* As MLIR keeps them in `noWrapFlags`: inbounds 3 (1, and nusw), nusw 2, nuw 4; older versions have a unit `inbounds`. */
static gep_flags read_gep_flags(const pl_op *op) {
  gep_flags flags = {false, false, false};
  const pl_attr *attr = pl_op_attr(op, "noWrapFlags");
  uint64_t bits = 0;
  if (attr && attr->kind == PL_ATTR_INTEGER) pl_apint_to_u64(attr->integer, &bits);
  if (attr && attr->kind == PL_ATTR_ENUM) {
    bits |= pl_enum_has(attr, "inbounds") ? 3u : 0;
    bits |= pl_enum_has(attr, "nusw") ? 2u : 0;
    bits |= pl_enum_has(attr, "nuw") ? 4u : 0;
  }
  if (pl_op_attr(op, "inbounds")) bits |= 3;
  flags.inbounds = (bits & 1) != 0;
  flags.nusw = (bits & 2) != 0;
  flags.nuw = (bits & 4) != 0;
  return flags;
}

/* The address so far, with the exact integer that it is if no step wrapped. */
typedef struct gep_walk {
  pl_sem *sem;
  gep_flags flags;
  const pl_term *address;                   /* BV64 */
  const pl_term *signed_sum, *unsigned_sum; /* INT */
  const pl_term *low, *high;
  const pl_term *fine; /* BOOL over INT: the flags' claims */
} gep_walk;

static void claim(gep_walk *w, const pl_term *holds) { w->fine = pl_and(w->sem->world->T, w->fine, holds); }

static void claim_range(gep_walk *w, const pl_term *value, const pl_term *low, const pl_term *high) {
  pl_terms *T = w->sem->world->T;
  claim(w, pl_int_le(T, low, value));
  claim(w, pl_int_le(T, value, high));
}

/* Adds index * size, the index signed. */
static void advance(gep_walk *w, const pl_term *index, uint64_t size) {
  pl_terms *T = w->sem->world->T;
  const pl_term *wide =
      index->sort.width > PL_POINTER_BITS ? pl_bv_extract(T, index, 0, PL_POINTER_BITS) : pl_bv_sext(T, index, PL_POINTER_BITS);
  w->address = pl_bv_add(T, w->address, pl_bv_mul(T, wide, pl_bv_u64(T, PL_POINTER_BITS, size)));
  if (index->sort.width > PL_POINTER_BITS) { /* what is cut off claims to be nothing but sign bits, or zeros */
    if (w->flags.nusw) claim(w, pl_eq(T, pl_bv_sext(T, wide, index->sort.width), index));
    if (w->flags.nuw) claim(w, pl_eq(T, pl_bv_zext(T, wide, index->sort.width), index));
  }
  if (!w->flags.nusw && !w->flags.nuw) return;
  const pl_term *zero = pl_int(T, 0), *limit = pl_int_pow2(T, PL_POINTER_BITS - 1), *scale = pl_int(T, (int64_t)size);
  const pl_term *top = pl_int_sub(T, pl_int_pow2(T, PL_POINTER_BITS), pl_int(T, 1));
  if (w->flags.nusw) {
    const pl_term *offset = pl_int_mul(T, pl_int_of_sbv(T, wide), scale);
    w->signed_sum = pl_int_add(T, w->signed_sum, offset);
    claim_range(w, offset, pl_int_sub(T, zero, limit), pl_int_sub(T, limit, pl_int(T, 1)));
    claim_range(w, w->signed_sum, zero, top);
  }
  if (w->flags.nuw) {
    const pl_term *offset = pl_int_mul(T, pl_int_of_ubv(T, wide), scale);
    w->unsigned_sum = pl_int_add(T, w->unsigned_sum, offset);
    claim(w, pl_int_le(T, offset, top));
    claim(w, pl_int_le(T, w->unsigned_sum, top));
  }
  if (w->flags.inbounds) claim_range(w, w->signed_sum, w->low, w->high);
}

/* Steps over one index into `*type`. */
static bool step_type(gep_walk *w, const pl_type **type, const pl_term *index, int64_t constant, bool is_constant) {
  pl_terms *T = w->sem->world->T;
  const pl_type *at = *type;
  if (at->kind == PL_TYPE_LLVM_STRUCT) {
    uint32_t leaf;
    uint64_t bytes;
    if (!is_constant || !pl_layout_path(w->sem->world->layout, at, &constant, 1, &leaf, type, &bytes)) return false;
    advance(w, pl_bv_u64(T, PL_POINTER_BITS, 1), bytes);
    return true;
  }
  if (at->kind != PL_TYPE_LLVM_ARRAY && at->kind != PL_TYPE_VECTOR) return false;
  const pl_flat *lane = at->kind == PL_TYPE_VECTOR ? pl_layout_flatten(w->sem->world->layout, at->shaped.elem) : NULL;
  uint64_t bytes = lane ? lane->store_size : 0;
  if (!lane && !pl_layout_alloc_size(w->sem->world->layout, at->shaped.elem, &bytes)) return false;
  advance(w, index, bytes);
  *type = at->shaped.elem;
  return true;
}

static pl_sem_status get_element_pointer(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_attr *constants = pl_op_attr(op, "rawConstantIndices");
  const pl_type *type = type_attr(op, "elem_type");
  uint64_t bytes = 0;
  if (!constants || !type || !pl_layout_alloc_size(sem->world->layout, type, &bytes) ||
      pl_operand(op, 0)->type->kind != PL_TYPE_LLVM_PTR || op->results[0].type->kind != PL_TYPE_LLVM_PTR)
    return pl_sem_unsupported(sem, "'llvm.getelementptr' of this form");
  pl_leaf base = pl_sem_get(sem, pl_operand(op, 0))[0];
  const pl_term *poison = base.poison;
  gep_walk walk = {.sem = sem, .flags = read_gep_flags(op), .address = base.value, .fine = pl_bool(T, true)};
  if (sem->world->flags_off) walk.flags = (gep_flags){false, false, false};
  walk.signed_sum = walk.unsigned_sum = pl_int_of_ubv(T, base.value);
  if (walk.flags.inbounds) {
    walk.low = pl_sem_object_low(sem, base.value);
    walk.high = pl_sem_object_high(sem, base.value);
    claim_range(&walk, walk.signed_sum, walk.low, walk.high);
  }
  uint32_t next_operand = 1;
  for (uint64_t i = 0; i < constants->dense.count; i++) {
    int64_t constant = 0;
    pl_apint_to_i64(pl_dense_at(constants, i), &constant);
    bool is_constant = constant != INT32_MIN;
    const pl_term *index = is_constant ? pl_bv_i64(T, PL_POINTER_BITS, constant) : NULL;
    if (!is_constant) {
      if (next_operand >= op->num_operands) return pl_sem_unsupported(sem, "'llvm.getelementptr' of this form");
      pl_leaf *leaf = pl_sem_get(sem, pl_operand(op, next_operand++));
      index = leaf->value;
      poison = pl_sem_or_poison(sem, poison, leaf->poison);
    }
    if (i == 0)
      advance(&walk, index, bytes);
    else if (!step_type(&walk, &type, index, constant, is_constant))
      return pl_sem_unsupported(sem, "'llvm.getelementptr' into this type");
  }
  if (sem->lowered && !pl_sem_same_provenance(sem->world, base.value, walk.address))
    return pl_sem_unsupported(sem, "'llvm.getelementptr' with an index that leads from the pointer's object to another one");
  pl_leaf *out = pl_sem_new_leaves(sem, 1);
  *out = (pl_leaf){walk.address, pl_sem_or_poison(sem, poison, pl_not(T, walk.fine))};
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Loads, stores, objects. */

/* A structure that the source reads or writes as a whole, as a wrapper does with a descriptor, lies in one object. */
static void note_whole(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *pointer) {
  const pl_flat *flat = type->kind == PL_TYPE_LLVM_STRUCT ? pl_layout_flatten(sem->world->layout, type) : NULL;
  if (sem->lowered || !flat || pl_sem_root(sem->world, pointer->value) != sem->world->shared_root) return;
  pl_fact_seed seed = {op, NULL, pointer, NULL, pointer->value, sem->stretch, false, flat->store_size};
  pl_vec_push(&sem->seeds, seed);
}

/* What lies there is the same whenever it is read so: a function of its address. (LLVM Language Reference, "'load' Instruction",
 * invariant.load.) */
static void hold_invariant(pl_sem *sem, const pl_op *op, const pl_term *address, const pl_leaf *leaves) {
  pl_terms *T = sem->world->T;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, op->results[0].type);
  if (!pl_op_attr(op, "invariant") || sem->world->flags_off) return;
  for (uint32_t k = 0; k < flat->num_leaves; k++) {
    const pl_term *at = pl_bv_add(T, address, pl_bv_u64(T, PL_POINTER_BITS, flat->leaves[k].offset));
    const pl_term *value = pl_app(T, leaves[k].value->sort, PL_STR("invariant value"), &at, 1);
    const pl_term *poison = pl_app(T, PL_SORT_B, PL_STR("invariant poison"), &at, 1);
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_eq(T, leaves[k].value, value));
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op,
                   pl_or(T, pl_and(T, leaves[k].poison, poison), pl_not(T, pl_or(T, leaves[k].poison, poison))));
  }
}

static pl_sem_status load(pl_sem *sem, const pl_op *op) {
  pl_leaf address = pl_sem_get(sem, pl_operand(op, 0))[0];
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(sem->world->T, address.poison));
  pl_leaf *out = pl_sem_load(sem, op, op->results[0].type, address.value, alignment_attr(op));
  if (!out) return pl_sem_root(sem->world, address.value) ? PL_SEM_UNSUPPORTED : PL_SEM_UNDECIDED;
  note_whole(sem, op, op->results[0].type, pl_sem_get(sem, pl_operand(op, 0)));
  hold_invariant(sem, op, address.value, out);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

static pl_sem_status store(pl_sem *sem, const pl_op *op) {
  pl_leaf address = pl_sem_get(sem, pl_operand(op, 1))[0];
  note_whole(sem, op, pl_operand(op, 0)->type, pl_sem_get(sem, pl_operand(op, 1)));
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(sem->world->T, address.poison));
  return pl_sem_store(sem, op, pl_operand(op, 0)->type, pl_sem_get(sem, pl_operand(op, 0)), address.value, alignment_attr(op));
}

static void set_pointer(pl_sem *sem, const pl_op *op, const pl_term *pointer) {
  pl_leaf *out = pl_sem_new_leaves(sem, 1);
  *out = pl_leaf_of(sem, pointer);
  pl_sem_set(sem, &op->results[0], out);
}

/* An object whose start of life is marked is none before. (LLVM Language Reference, "'llvm.lifetime.start' Intrinsic".) */
static bool is_started_later(const pl_op *op) {
  for (const pl_use *use = op->results[0].uses; use; use = use->next)
    if (pl_op_is(use->owner, PL_OP_LLVM_INTR_LIFETIME_START)) return true;
  return false;
}

/* Room for a descriptor that memref.reshape fills (verify/tv/flatten_reshape.c), of a memref that is the second operand: it tells
 * of the same elements, or the source is undefined. (MLIR documentation, "'memref' Dialect", memref.reshape.) */
static bool describes_wellformed(pl_sem *sem, const pl_op *op) {
  const pl_value *memref = op->num_operands == 2 ? pl_operand(op, 1) : NULL;
  return memref && memref->type->kind == PL_TYPE_MEMREF && pl_sem_is_wellformed(sem, memref->type, pl_sem_get(sem, memref));
}

static pl_sem_status alloca_object(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_type *type = type_attr(op, "elem_type");
  const pl_flat *elem = type ? pl_layout_flatten(sem->world->layout, type) : NULL;
  if (!elem || !elem->sized || pl_op_attr(op, "inalloca")) return pl_sem_unsupported(sem, "'llvm.alloca' of this type");
  pl_leaf count = pl_sem_get(sem, pl_operand(op, 0))[0];
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, count.poison));
  const pl_term *wide = count.value->sort.width > PL_POINTER_BITS ? pl_bv_extract(T, count.value, 0, PL_POINTER_BITS)
                                                                  : pl_bv_zext(T, count.value, PL_POINTER_BITS);
  /* No stack holds more than an address can span (LLVM Language Reference Manual, "'alloca' Instruction": undefined). */
  const pl_term *most = pl_bv_u64(T, PL_POINTER_BITS, (uint64_t)INT64_MAX / (elem->alloc_size ? elem->alloc_size : 1));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, pl_bv_ult(T, most, wide)));
  const pl_term *size = pl_bv_mul(T, wide, pl_bv_u64(T, PL_POINTER_BITS, elem->alloc_size));
  uint64_t align = alignment_attr(op) ? alignment_attr(op) : elem->align;
  const pl_term *aligned;
  /* Room for a descriptor, which MLIR's lowering allocates so; in LLVM IR's own functions a byte is no more aligned than it says.
   */
  const bool of_bytes = alignment_attr(op) <= 1 && type->kind == PL_TYPE_INTEGER && type->integer.width == 8;
  if (of_bytes && sem->world->stack_alignment && !sem->world->source_is_llvm) {
    sem->world->used_stack_alignment = true;
    align = PL_POINTER_BITS / 8;
  }
  pl_sem_object *made = pl_sem_claim_object(sem, op, PL_SEM_STACK, size, align, type, false, &aligned);
  made->alive = !is_started_later(op);
  if (!made->alive) made->lives = NULL;
  made->foreign = describes_wellformed(sem, op);
  set_pointer(sem, op, aligned);
  return PL_SEM_OK;
}

/* What malloc gives is aligned for any object: 16 bytes on 64-bit targets (C17, 7.22.3). */

static pl_sem_status heap_object(pl_sem *sem, const pl_op *op, pl_leaf size, uint64_t align, bool generic) {
  pl_terms *T = sem->world->T;
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, size.poison));
  const pl_term *aligned, *bytes = pl_bv_zext(T, size.value, PL_POINTER_BITS);
  pl_sem_claim_object(sem, op, PL_SEM_HEAP, bytes, align, NULL, generic, &aligned);
  set_pointer(sem, op, aligned);
  return PL_SEM_OK;
}

/* aligned_alloc wants a power of two (C17, 7.22.3.1), and gives at least what malloc does (7.22.3, paragraph 1). */
static pl_sem_status aligned_object(pl_sem *sem, const pl_op *op, bool generic) {
  uint64_t align = 0;
  pl_leaf wanted = pl_sem_get(sem, pl_operand(op, 0))[0];
  pl_term_const_u64(wanted.value, &align);
  if (align == 0 || (align & (align - 1)) != 0)
    return pl_sem_unsupported(sem, "aligned_alloc with an alignment that is not a constant power of two");
  return heap_object(sem, op, pl_sem_get(sem, pl_operand(op, 1))[0], align < PL_MALLOC_ALIGN ? PL_MALLOC_ALIGN : align, generic);
}

bool pl_sem_is_runtime_function(pl_str name) { return pl_library_has(name, PL_LIBRARY_RUNTIME); }

/* The constant global that an address is in, and where. NULL: none. */
static const pl_op *global_at(const pl_sem *sem, const pl_term *address, uint64_t *start) {
  const pl_op *module = sem->world->lowered_module;
  pl_apint offset;
  if (!module) return NULL;
  PL_FOR_BLOCKS(block, module->regions[0])
  for (const pl_op *op = block->first; op; op = op->next) {
    if (!pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL) || !pl_op_attr(op, "constant")) continue;
    const pl_term *base = pl_sem_symbol_address(sem->world, pl_symbol_name(op));
    if (pl_term_constant_difference(sem->world->T, address, base, &offset) && pl_apint_to_u64(offset, start)) return op;
  }
  return NULL;
}

/* The bytes of a global that is a text, constant or not; false if it is none. */
static bool bytes_of(pl_sem *sem, const pl_op *global, pl_str *out) {
  const pl_attr *value = pl_op_attr(global, "value");
  uint64_t byte = 0;
  if (!value) return false;
  if (value->kind == PL_ATTR_STRING) return *out = value->string, true;
  const pl_attr *type = pl_op_attr(global, "global_type");
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

/* One line and the next: what several calls print is one text. */
static pl_str lines_of(pl_sem *sem, pl_str first, pl_str next) {
  char *text = pl_arena_alloc(sem->world->arena, first.len + next.len + 1);
  memcpy(text, first.data, first.len);
  text[first.len] = '\n';
  if (next.len) memcpy(text + first.len + 1, next.data, next.len);
  return (pl_str){text, first.len + 1 + next.len};
}

/* puts: prints the text up to its zero byte; what has none is read behind its end. (C17, 7.21.7.9.) */
static pl_sem_status print_text(pl_sem *sem, const pl_op *op) {
  const pl_leaf *pointer = pl_sem_get(sem, pl_operand(op, 0));
  uint64_t start = 0;
  pl_str text = {0};
  if (pointer->value->op == PL_TERM_ITE) { /* one of several texts: each way by itself */
    sem->world->open_choice = pointer->value->args[0];
    return pl_sem_undecided(sem, "'puts': which text is printed can't be told");
  }
  const pl_op *global = global_at(sem, pointer->value, &start);
  if (!global || !bytes_of(sem, global, &text)) return pl_sem_unsupported(sem, "puts of what is no text in a constant global");
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

pl_sem_status pl_sem_runtime_call(pl_sem *sem, const pl_op *op, pl_str callee) {
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

static pl_sem_status call(pl_sem *sem, const pl_op *op) {
  const pl_attr *callee = pl_op_attr(op, "callee");
  if (!callee || callee->kind != PL_ATTR_SYMBOL || callee->symbol.count != 1) return PL_SEM_EVENT;
  if (!sem->world->runtime_contracts) return PL_SEM_EVENT;
  if (!pl_sem_is_runtime_function(callee->symbol.path[0])) return PL_SEM_EVENT;
  if (!pl_sem_calls_free(sem, op) && sem->world->source_module &&
      pl_symbol_in_use(sem->world->source_module, callee->symbol.path[0]))
    return PL_SEM_EVENT;
  return pl_sem_runtime_call(sem, op, callee->symbol.path[0]);
}

pl_sem_status pl_sem_llvm_memory(pl_sem *sem, const pl_op *op) {
  switch ((int)op->info->kind) {
  case PL_OP_LLVM_GETELEMENTPTR: return get_element_pointer(sem, op);
  case PL_OP_LLVM_LOAD: return load(sem, op);
  case PL_OP_LLVM_STORE: return store(sem, op);
  case PL_OP_LLVM_ALLOCA: return alloca_object(sem, op);
  case PL_OP_LLVM_CALL: return call(sem, op);
  default: return PL_SEM_STATUS_INVALID;
  }
}
