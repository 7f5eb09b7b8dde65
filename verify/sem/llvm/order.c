/* order.c - ordered accesses, and memset: volatile and atomic loads and stores, fences.
 *
 * A volatile access, an atomic load or store, a fence makes memory an opaque function of the memory before and of the access:
 * source and lowering have done the same in the same order if their memories are one term. An object of this function that has
 * not escaped is a memory by itself; the order of volatile accesses to several memories is in the list `ordered`. Source: LLVM
 * Language Reference, "Volatile Memory Accesses", "Atomic Memory Ordering Constraints", "'fence' Instruction", "'llvm.memset.*'
 * Intrinsics". */
#include "verify/sem/llvm/order.h"

#include <assert.h>

#include "core/base/sink.h"
#include "core/ir/event.h"
#include "verify/sem/llvm/llvm.h"
#include "verify/sem/memory/capture.h"
#include "verify/sem/memory/memory.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/op_attrs.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* The name of a kind of access or fence, without its ordering: `what`, the scalars of `flat` (NULL: none), whether the op is
 * volatile, and its synchronization scope. Memory of the world. */
static const char *kind_of(pl_sem *sem, const pl_op *op, const char *what, const pl_flat *flat) {
  const pl_attr *scope = pl_op_attr(op, PL_NAME_SYNCSCOPE);
  pl_str in = scope && scope->kind == PL_ATTR_STRING ? scope->string : PL_STR("");
  pl_sink name = {0};
  pl_sink_printf(&name, "%s.%u", what, flat ? (unsigned)flat->leaves[0].bits : 0u);
  for (uint32_t i = 1; flat && i < flat->num_leaves; i++)
    pl_sink_printf(&name, "+%u@%llu", (unsigned)flat->leaves[i].bits, (unsigned long long)flat->leaves[i].offset);
  pl_sink_printf(&name, ".%s.%.*s", pl_op_is_volatile(op) ? "volatile" : "plain", PL_STR_FMT(in));
  const char *copy = pl_arena_copy(sem->world->arena, pl_sink_text(&name), name.len + 1);
  (void)pl_sink_close(&name);
  return copy;
}

/* The name `kind`.`ordering`: that of the opaque function for the memory after an access or fence of that kind (see kind_of), or
 * for the value of a load. Memory of the world. */
static pl_str function_name(pl_sem *sem, const char *kind, uint64_t ordering) {
  pl_sink name = {0};
  pl_sink_printf(&name, "%s.%llu", kind, (unsigned long long)ordering);
  const char *copy = pl_arena_copy(sem->world->arena, pl_sink_text(&name), name.len + 1);
  (void)pl_sink_close(&name);
  return pl_str_from(copy);
}

bool pl_sem_is_as_strong(uint64_t given, uint64_t demanded) {
  enum { ACQUIRE = 4, RELEASE = 5 };
  return given >= demanded && !(demanded == ACQUIRE && given == RELEASE);
}

/* The ordering of an access or fence as LLVM's number, 0 if it is not atomic. In the source it is that of the lowering's
 * counterpart if that is as strong: the lowering may strengthen it, and has run already; agreeing with a stronger source is the
 * stronger obligation. */
static uint64_t ordering_of(const pl_sem *sem, const pl_op *op, const char *kind) {
  const uint64_t own = pl_sem_attr_number(op, PL_NAME_ORDERING, 0);
  const size_t at = sem->ordered.len;
  if (sem->role == PL_ROLE_LOWERING || own == 0 || !sem->other || at >= sem->other->ordered.len) return own;
  const pl_sem_ordered *lowered = &sem->other->ordered.data[at];
  return pl_str_is(lowered->kind, kind) && pl_sem_is_as_strong(lowered->ordering, own) ? lowered->ordering : own;
}

const pl_sem_ordered *pl_sem_next_volatile(const pl_sem *sem, size_t *at) {
  assert(at && *at <= sem->ordered.len);
  while (*at < sem->ordered.len && !sem->ordered.data[*at].is_volatile)
    ++*at;
  return *at < sem->ordered.len ? &sem->ordered.data[(*at)++] : NULL;
}

/* Whether the ordered accesses agree in kind and ordering. */
static bool is_same(const pl_sem_ordered *a, const pl_sem_ordered *b) {
  return pl_str_eq(a->kind, b->kind) && a->ordering == b->ordering;
}

const char *pl_sem_order_mismatch(const pl_sem *source, const pl_sem *lowered) {
  assert(source->role == PL_ROLE_SOURCE && lowered->role == PL_ROLE_LOWERING);
  size_t met = 0, more = 0;
  for (size_t i = 0; i < lowered->ordered.len; i++) {
    const pl_sem_ordered *made = &lowered->ordered.data[i];
    bool same = met < source->ordered.len && is_same(&source->ordered.data[met], made);
    met += same;
    more += !same && made->is_volatile;
  }
  if (met < source->ordered.len)
    return "the lowering lacks a volatile or atomic access or a fence of the source's, or has them in another order";
  return more > 0 ? "the lowering makes a volatile access that the source does not make" : NULL;
}

/* Sets the result of an ordered load: each scalar of `flat` is an opaque function of the memory place[0], the address place[1]
 * and its number. Its pointers point to shared memory if `shared`, else their object is not known. */
static void find_values(pl_sem *sem, const pl_sem_ordered *o, const pl_flat *flat, const pl_term *const place[2], bool shared) {
  pl_leaf *out = pl_sem_new_leaves(sem, flat->num_leaves);
  const pl_str name = function_name(sem, kind_of(sem, o->op, "value", flat), o->ordering);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    const pl_term *args[3] = {place[0], place[1], pl_bv_u64(sem->world->T, 32, i)};
    out[i] = pl_leaf_of(sem, pl_app(sem->world->T, pl_sort_bv(flat->leaves[i].bits), name, args, i > 0 ? 3 : 2));
    if (flat->leaves[i].is_pointer && shared) pl_sem_set_root(sem->world, out[i].value, sem->world->shared_root);
  }
  pl_sem_set(sem, &o->op->results[0], out);
}

/* The status after the last entry of sem->ordered: PL_SEM_MEETING (see status.h) if it is a side effect and execution may stop
 * there (pl_after_ends_stretch), else PL_SEM_OK. */
static pl_sem_status carried_out(const pl_sem *sem) {
  const pl_sem_ordered *o = &pl_vec_last(&sem->ordered);
  const bool seen = o->shared || o->is_volatile;
  return seen && pl_after_ends_stretch(pl_op_after(o->op, NULL)) ? PL_SEM_MEETING : PL_SEM_OK;
}

/* Whether an entry is a load of the source, not volatile and no stronger than monotonic, that the lowering, at its entry of the
 * same number, has not made; if it has none yet, true unless it may still come (`ahead`). A load may be dropped: no other thread
 * need have written since the last one of that address. (LLVM Language Reference, "Atomic Memory Ordering Constraints":
 * monotonic; "Memory Model for Concurrent Operations".) */
static bool is_dropped(const pl_sem *sem, const pl_sem_ordered *o) {
  enum { MONOTONIC = 2 };
  const size_t at = sem->ordered.len;
  if (sem->role == PL_ROLE_LOWERING || !sem->other || o->value || o->is_volatile ||
      pl_sem_attr_number(o->op, PL_NAME_ORDERING, 0) > MONOTONIC)
    return false;
  if (at >= sem->other->ordered.len) return !sem->ahead;
  const pl_sem_ordered *lowered = &sem->other->ordered.data[at];
  return !pl_str_eq(lowered->kind, o->kind) || lowered->address.value != o->address.value;
}

/* Sets the result of a load for which is_dropped is true: that of the load before it if this is the same and nothing has changed
 * memory `mem` since; else an opaque function of `mem` and the address. `shared`: see find_values. */
static void find_again(pl_sem *sem, const pl_sem_ordered *o, const pl_flat *flat, const pl_term *mem, bool shared) {
  const bool again = mem->op == PL_TERM_APP && mem->num_args == 2 && mem->args[1] == o->address.value &&
                     pl_str_eq(mem->name, function_name(sem, o->kind.data, o->ordering));
  const pl_term *place[2] = {again ? mem->args[0] : mem, o->address.value};
  find_values(sem, o, flat, place, shared);
}

/* Carries out a volatile or atomic access, of `value` (NULL: a load): logs it in `ordered`, and makes memory, and a load's
 * result, opaque functions of memory, address and value; a load of the source that is_dropped only gets a result. Unsupported for
 * a type without a size, or a store that passes a new object to other threads; undecided if the address's object is not known. */
static pl_sem_status access_in_order(pl_sem *sem, const pl_op *op, pl_leaf address, const pl_type *type, const pl_leaf *value) {
  pl_terms *T = sem->world->T;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  const pl_term *root;
  bool alive;
  if (!flat || flat->num_leaves == 0 || !flat->sized)
    return pl_sem_unsupported(sem, "'%.*s' of this type that is volatile or atomic", PL_STR_FMT(op->info->name));
  const pl_term **mem = pl_sem_memory_at(sem, op, address.value, &root, &alive);
  if (!mem) return PL_SEM_UNDECIDED;
  if (!alive) pl_sem_require(sem, PL_CONDITION_BOUNDS, op, pl_bool(T, false));
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(T, address.poison));
  uint64_t align = pl_sem_attr_number(op, PL_NAME_ALIGNMENT, 0);
  pl_sem_record_access(sem, op, address.value, flat->store_size, align ? align : flat->align, root, value != NULL);
  const char *kind = kind_of(sem, op, value ? "store" : "load", flat);
  const bool is_volatile = pl_op_is_volatile(op);
  const pl_sem_ordered o = {op,    pl_str_from(kind), ordering_of(sem, op, kind), is_volatile, mem == &sem->mem, address,
                            value, flat->num_leaves};
  if (is_dropped(sem, &o)) {
    find_again(sem, &o, flat, *mem, root == sem->world->shared_root);
    return PL_SEM_OK;
  }
  PL_VEC(const pl_term *) args = {0};
  pl_vec_push(&args, *mem);
  pl_vec_push(&args, address.value);
  for (uint32_t i = 0; value && i < flat->num_leaves; i++) {
    if (mem == &sem->mem && pl_sem_reveals_new(sem, value[i].value)) {
      pl_vec_free(&args);
      return pl_sem_unsupported(sem, "the address of a new object is passed to other threads");
    }
    pl_vec_push(&args, value[i].value);
    pl_vec_push(&args, value[i].poison);
  }
  if (!value) find_values(sem, &o, flat, args.data, root == sem->world->shared_root);
  *mem = pl_app(T, (*mem)->sort, function_name(sem, kind, o.ordering), args.data, (uint32_t)args.len);
  pl_vec_free(&args);
  pl_vec_push(&sem->ordered, o);
  return carried_out(sem);
}

/* Carries out llvm.fence: appends it to `ordered`, and shared memory becomes an opaque function of itself. Returns PL_SEM_MEETING
 * or PL_SEM_OK (see carried_out). */
static pl_sem_status fence(pl_sem *sem, const pl_op *op) {
  const char *kind = kind_of(sem, op, "fence", NULL);
  const pl_sem_ordered o = {.op = op, .kind = pl_str_from(kind), .ordering = ordering_of(sem, op, kind), .shared = true};
  sem->mem = pl_app(sem->world->T, sem->mem->sort, function_name(sem, kind, o.ordering), &sem->mem, 1);
  pl_vec_push(&sem->ordered, o);
  return carried_out(sem);
}

/* Sets *out to the length, in bytes and as a number of 64 bits, from the attribute `len` or else operand 2; false if there is
 * neither or it is wider. */
static bool length_of(pl_sem *sem, const pl_op *op, pl_leaf *out) {
  pl_terms *T = sem->world->T;
  const pl_attr *attr = pl_op_attr(op, PL_NAME_LEN);
  if (attr && attr->kind == PL_ATTR_INTEGER) {
    *out = pl_leaf_of(sem, pl_bv(T, pl_apint_zext(sem->world->arena, attr->integer, PL_POINTER_BITS)));
    return attr->integer.width <= PL_POINTER_BITS;
  }
  if (op->num_operands < 3) return false;
  *out = pl_sem_get(sem, pl_operand(op, 2))[0];
  if (out->value->sort.width > PL_POINTER_BITS) return false;
  out->value = pl_bv_zext(T, out->value, PL_POINTER_BITS);
  return true;
}

enum { MAX_STORES = 64 }; /* fills of at most this many bytes are stores */

/* The memory after `count` bytes from `to` on were set to a byte, as a store of each, so that it equals stores of elements. */
static const pl_term *stores(pl_terms *T, const pl_term *mem, const pl_term *to, pl_leaf byte, uint64_t count) {
  for (uint64_t i = 0; i < count; i++)
    mem = pl_mem_store(T, mem, pl_bv_add(T, to, pl_bv_u64(T, PL_POINTER_BITS, i)), byte.value, byte.poison);
  return mem;
}

/* Carries out a volatile memset, memcpy or memmove, as `what` says: *mem becomes an opaque function of itself, the target `to`
 * and the operands `parts`, and the change is appended to `ordered`. Returns PL_SEM_MEETING or PL_SEM_OK (see carried_out). */
static pl_sem_status change_in_order(pl_sem *sem, const pl_op *op, const char *what, const pl_term **mem, pl_leaf to,
                                     const pl_leaf parts[2]) {
  enum { PARTS = 2 };
  const char *kind = kind_of(sem, op, what, NULL);
  const pl_term *args[2 + 2 * PARTS] = {*mem, to.value};
  uint32_t used = 2;
  pl_leaf *value = pl_sem_new_leaves(sem, PARTS);
  for (uint32_t i = 0; i < PARTS; i++) {
    value[i] = parts[i];
    args[used++] = parts[i].value;
    args[used++] = parts[i].poison;
  }
  const pl_sem_ordered o = {.op = op,
                            .kind = pl_str_from(kind),
                            .is_volatile = true,
                            .shared = mem == &sem->mem,
                            .address = to,
                            .value = value,
                            .num_leaves = PARTS};
  *mem = pl_app(sem->world->T, (*mem)->sort, function_name(sem, kind, 0), args, used);
  pl_vec_push(&sem->ordered, o);
  return carried_out(sem);
}

/* Carries out llvm.intr.memset or memset.inline, also a volatile one: a fill of few bytes as stores, any other as an opaque
 * function of memory. Unsupported if its length is; undecided if the address's object is not known and something is to be done.
 */
static pl_sem_status fill(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  pl_leaf to = pl_sem_get(sem, pl_operand(op, 0))[0], byte = pl_sem_get(sem, pl_operand(op, 1))[0], length;
  const pl_term *root;
  uint64_t known;
  bool alive;
  if (!length_of(sem, op, &length)) return pl_sem_unsupported_form(sem, op);
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, length.poison));
  if (pl_term_const_u64(length.value, &known) && known == 0 && !pl_op_is_volatile(op)) return PL_SEM_OK;
  const pl_term *empty = pl_eq(T, length.value, pl_bv_u64(T, PL_POINTER_BITS, 0));
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_or(T, empty, pl_not(T, to.poison)));
  const pl_term **mem = pl_sem_memory_at(sem, op, to.value, &root, &alive);
  if (!mem) return PL_SEM_UNDECIDED;
  if (!alive) pl_sem_require(sem, PL_CONDITION_BOUNDS, op, empty);
  pl_sem_record_places(sem, op, to.value, length.value, 1, root, true);
  if (pl_op_is_volatile(op)) {
    const pl_leaf parts[] = {byte, length};
    return change_in_order(sem, op, "fill", mem, to, parts);
  }
  if (pl_term_const_u64(length.value, &known) && known <= MAX_STORES) {
    *mem = stores(T, *mem, to.value, byte, known);
    return PL_SEM_OK;
  }
  const pl_term *args[5] = {*mem, to.value, byte.value, byte.poison, length.value};
  *mem = pl_app(T, (*mem)->sort, PL_STR("memory.fill"), args, 5);
  return PL_SEM_OK;
}

/* Carries out a volatile copy, in order with the other volatile accesses; `what` names its opaque function of memory. Unsupported
 * unless both addresses are in one memory: the shared one, or that of one object; undecided if an object is not known. */
static pl_sem_status copy_in_order(pl_sem *sem, const pl_op *op, const char *what) {
  pl_terms *T = sem->world->T;
  const pl_leaf to = pl_sem_get(sem, pl_operand(op, 0))[0], from = pl_sem_get(sem, pl_operand(op, 1))[0];
  const pl_term *to_root, *from_root;
  bool to_alive, from_alive;
  pl_leaf length;
  if (!length_of(sem, op, &length)) return pl_sem_unsupported_form(sem, op);
  const pl_term *empty = pl_eq(T, length.value, pl_bv_u64(T, PL_POINTER_BITS, 0));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, length.poison));
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_or(T, empty, pl_and(T, pl_not(T, to.poison), pl_not(T, from.poison))));
  const pl_term **mem = pl_sem_memory_at(sem, op, to.value, &to_root, &to_alive);
  const pl_term **read = mem ? pl_sem_memory_at(sem, op, from.value, &from_root, &from_alive) : NULL;
  if (!mem || !read) return PL_SEM_UNDECIDED;
  if (mem != read) return pl_sem_unsupported(sem, "a volatile copy between objects of which one is the function's own");
  if (!to_alive || !from_alive) pl_sem_require(sem, PL_CONDITION_BOUNDS, op, empty);
  pl_sem_record_places(sem, op, from.value, length.value, 1, from_root, false);
  pl_sem_record_places(sem, op, to.value, length.value, 1, to_root, true);
  const pl_leaf parts[] = {from, length};
  return change_in_order(sem, op, what, mem, to, parts);
}

bool pl_sem_is_in_order(const pl_op *op) {
  assert(op);
  return pl_op_is_volatile(op) || pl_sem_attr_number(op, PL_NAME_ORDERING, 0) != 0;
}

pl_sem_status pl_sem_llvm_order(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  switch (op->info->kind) {
  case PL_OP_LLVM_LOAD:
    if (!pl_sem_is_in_order(op)) break;
    return access_in_order(sem, op, pl_sem_get(sem, pl_operand(op, 0))[0], op->results[0].type, NULL);
  case PL_OP_LLVM_STORE:
    if (!pl_sem_is_in_order(op)) break;
    return access_in_order(sem, op, pl_sem_get(sem, pl_operand(op, 1))[0], pl_operand(op, 0)->type,
                           pl_sem_get(sem, pl_operand(op, 0)));
  case PL_OP_LLVM_FENCE: return fence(sem, op);
  case PL_OP_LLVM_INTR_MEMSET:
  case PL_OP_LLVM_INTR_MEMSET_INLINE: return fill(sem, op);
  case PL_OP_LLVM_INTR_MEMCPY:
  case PL_OP_LLVM_INTR_MEMCPY_INLINE: return pl_op_is_volatile(op) ? copy_in_order(sem, op, "copy") : PL_SEM_STATUS_INVALID;
  case PL_OP_LLVM_INTR_MEMMOVE: return pl_op_is_volatile(op) ? copy_in_order(sem, op, "move") : PL_SEM_STATUS_INVALID;
  default: break;
  }
  return PL_SEM_STATUS_INVALID;
}
