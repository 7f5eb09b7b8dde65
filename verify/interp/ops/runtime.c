/* What the lowering's calls of runtime functions do: the C library's, and those that the lowering brings along (MLIR
 * documentation, "LLVM IR Target", "Generic alloc() and free() functions"; "C Runner Utils" for memrefCopy). */
#include "verify/interp/ops/runtime.h"

#include <assert.h>
#include <string.h>

#include "verify/interp/machine/access.h"

#define MALLOC_ALIGNMENT 16u

typedef struct call {
  pl_allocator allocator; /* whose function it is */
  const pl_op *op;
  const pl_scalar *args;
  uint32_t num_args;
} call;

/* Sets *out to argument i as a number of bytes or elements. False, and the machine has stopped with undefined behavior, if it is
 * poison or does not fit into 64 bits. */
static bool size_argument(pl_machine *m, call c, uint32_t i, uint64_t *out) {
  pl_scalar s = pl_use_scalar(m, &c.args[i]);
  if (s.poison)
    pl_stop_undefined(m, c.op, "an argument of a runtime function is poison");
  else if (!pl_apint_to_u64(s.bits, out))
    pl_stop_undefined(m, c.op, "an argument of a runtime function is out of range");
  return m->stop == PL_STOP_INVALID;
}

/* Sets the result of a call to a pointer, if it has one result, of a single scalar. */
static void return_pointer(pl_machine *m, call c, pl_scalar pointer) {
  if (c.op->num_results == 1 && pl_num_leaves(m, pl_result(c.op, 0)) == 1) *pl_leaves(m, pl_result(c.op, 0)) = pointer;
}

/* The pointer to the first byte of an object. */
static pl_scalar pointer_to(pl_machine *m, uint32_t number) {
  pl_scalar s = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, pl_memory_at(&m->memory, number)->object.base);
  s.object = number;
  return s;
}

/* Makes a heap object, sets *number to its number and the call's result to its address. False if that fails: the machine has
 * stopped, or the size is too large for any allocator and the result is null. */
static bool allocate(pl_machine *m, call c, uint64_t size, uint64_t align, uint32_t *number) {
  if (size > INT64_MAX) {
    return_pointer(m, c, pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, 0));
    return false;
  }
  if (!pl_allocate(m, c.op, PL_OBJECT_HEAP, size, align, number)) return false;
  pl_memory_at(&m->memory, *number)->allocator = c.allocator;
  return_pointer(m, c, pointer_to(m, *number));
  return true;
}

/* Runs malloc. Stops with undefined behavior if the size is poison; one that is too large gives null (see allocate). */
static void run_malloc(pl_machine *m, call c) {
  uint64_t size;
  uint32_t number;
  if (size_argument(m, c, 0, &size)) (void)allocate(m, c, size, MALLOC_ALIGNMENT, &number);
}

/* Runs calloc: allocates memory whose bytes are all zero. Stops at a limit if that is too much. */
static void run_calloc(pl_machine *m, call c) {
  uint64_t count, size;
  uint32_t number;
  if (!size_argument(m, c, 0, &count) || !size_argument(m, c, 1, &size)) return;
  if (size != 0 && count > PL_MEMORY_LIMIT / size)
    pl_stop_limit(m, c.op, "too much memory");
  else if (allocate(m, c, count * size, MALLOC_ALIGNMENT, &number))
    pl_memory_fill(&m->memory, number, 0, count * size, 0, PL_BYTE_FINE);
}

/* Runs aligned_alloc, with at least the alignment of malloc. Stops with undefined behavior if the alignment is no power of two.
 */
static void run_aligned_alloc(pl_machine *m, call c) {
  uint64_t align, size;
  uint32_t number;
  if (!size_argument(m, c, 0, &align) || !size_argument(m, c, 1, &size)) return;
  if (align == 0 || (align & (align - 1)) != 0)
    pl_stop_undefined(m, c.op, "an alignment that is no power of two");
  else
    (void)allocate(m, c, size, align < MALLOC_ALIGNMENT ? MALLOC_ALIGNMENT : align, &number);
}

/* Runs the function that frees memory of the allocator `c.allocator`. Stops with undefined behavior if the memory comes from
 * another allocator or can't be freed. */
static void run_free(pl_machine *m, call c) {
  const pl_scalar *p = &c.args[0];
  uint32_t number = p->object != 0 || !pl_scalar_is_fine(p) ? p->object : pl_memory_find(&m->memory, pl_scalar_word(p));
  const pl_buffer *b = pl_memory_at(&m->memory, number);
  pl_allocator from = b->allocator;
  if (b->object.kind == PL_OBJECT_INCOMING)
    from = m->run->options->convention.generic_functions ? PL_ALLOCATOR_GENERIC : PL_ALLOCATOR_LIBC;
  if (number != 0 && from != PL_ALLOCATOR_ANY && from != c.allocator)
    pl_stop_undefined(m, c.op, "memory is freed by a function that does not belong to the one that allocated it");
  else
    (void)pl_deallocate(m, c.op, p);
}

/* Runs realloc: allocates an object that starts with the contents of the old one, if there is one, and frees that. If the size is
 * too large, the result is null and the old object stays. */
static void run_realloc(pl_machine *m, call c) {
  pl_scalar old = pl_use_scalar(m, &c.args[0]);
  uint64_t size;
  uint32_t number, from = old.object != 0 ? old.object : pl_memory_find(&m->memory, pl_scalar_word(&old));
  if (!size_argument(m, c, 1, &size)) return;
  /* the old object ends after it was copied: its bytes may then serve another one; it stays if the allocation fails */
  if (!allocate(m, c, size, MALLOC_ALIGNMENT, &number)) return;
  if (from != 0) {
    const uint64_t kept = pl_memory_at(&m->memory, from)->object.size;
    pl_memory_move(&m->memory, number, 0, from, 0, kept < size ? kept : size);
  }
  if (!old.poison && pl_scalar_word(&old) != 0) (void)pl_deallocate(m, c.op, &old);
}

/* Runs memcpy, or memmove if `may_overlap`; the result is argument 0. Stops with undefined behavior if the size is poison or an
 * access is undefined. */
static void copy(pl_machine *m, call c, bool may_overlap) {
  uint64_t size;
  if (!size_argument(m, c, 2, &size) || !pl_copy_bytes(m, c.op, &c.args[0], &c.args[1], size, may_overlap)) return;
  return_pointer(m, c, c.args[0]);
}

/* Runs memcpy. */
static void run_memcpy(pl_machine *m, call c) { copy(m, c, false); }
/* Runs memmove. */
static void run_memmove(pl_machine *m, call c) { copy(m, c, true); }

/* Runs memset with the low 8 bits of the value; the result is argument 0. Stops with undefined behavior if the size is poison or
 * the access is undefined. */
static void run_memset(pl_machine *m, call c) {
  uint64_t size;
  if (!size_argument(m, c, 2, &size)) return;
  pl_scalar byte = pl_use_scalar(m, &c.args[1]);
  if (!byte.poison && byte.bits.width > 8) byte.bits = pl_apint_trunc(m->run->arena, byte.bits, 8);
  if (pl_fill_bytes(m, c.op, &c.args[0], &byte, size)) return_pointer(m, c, c.args[0]);
}

/* Runs abort: the machine stops with PL_STOP_ABORT. */
static void run_abort(pl_machine *m, call c) {
  m->stop = PL_STOP_ABORT;
  m->stop_op = c.op;
}

void pl_note_line(pl_machine *m, const pl_op *op, pl_str text) {
  assert(text.data != NULL || text.len == 0);
  const size_t before = m->printed != NULL ? strlen(m->printed) + 1 : 0;
  char *all = pl_arena_alloc(m->run->arena, before + text.len + 1);
  if (before > 0) {
    memcpy(all, m->printed, before - 1);
    all[before - 1] = '\n';
  }
  if (text.len > 0) memcpy(all + before, text.data, text.len);
  all[before + text.len] = 0;
  m->printed = all;
  m->pending_puts = op;
}

/* Runs puts, which prints the message of a failed assertion: prints it into the run's output, if there is one, and notes it as a
 * line by pl_note_line. Stops with undefined behavior if it is no string. That abort follows is checked in compare/step.c. */
static void run_puts(pl_machine *m, call c) {
  pl_scalar p = pl_use_scalar(m, &c.args[0]);
  uint32_t number;
  uint64_t offset;
  const char *why = pl_memory_check(&m->memory, &p, 1, false, &number, &offset), *text = NULL;
  if (why == NULL) {
    text = pl_object_text(m->run->arena, &pl_memory_at(&m->memory, number)->object, offset);
    if (text == NULL) why = "it is not followed by a zero byte";
  }
  if (why != NULL) pl_stop_undefined(m, c.op, "the text to print can't be read: %s", why);
  if (text != NULL && m->run->output != NULL) pl_sink_printf(m->run->output, "%s\n", text);
  if (text != NULL) pl_note_line(m, c.op, pl_str_from(text));
  if (c.op->num_results == 1) return_pointer(m, c, pl_scalar_u64(m->run->arena, 32, 0));
}

/* memrefCopy(element size, source, target): pointers to unranked descriptors {rank, descriptor}. */

typedef struct strided {
  uint64_t rank;
  pl_scalar data; /* where the first element lies */
  uint64_t shape[2 * 64];
} strided;

/* Reads a pointer-sized word `at` bytes after the pointer for memrefCopy. False, and the machine has stopped, if it can't be read
 * or is poison or undef. */
static bool read_word(pl_machine *m, call c, pl_scalar pointer, uint64_t at, pl_scalar *out) {
  static const pl_leaf leaf = {PL_LEAF_POINTER, PL_FLOAT_INVALID, PL_POINTER_WIDTH, 0};
  const pl_layout layout = {.known = true, .in_memory = true, .store_size = 8, .size = 8, .num_leaves = 1, .leaves = &leaf};
  uint32_t number;
  uint64_t offset;
  pointer.bits = pl_apint_from_u64(m->run->arena, PL_POINTER_WIDTH, pl_scalar_word(&pointer) + at);
  const char *why = pl_memory_check(&m->memory, &pointer, 8, false, &number, &offset);
  if (why == NULL) pl_memory_read(&m->memory, number, offset, &layout, &m->run->seed, out);
  if (why == NULL && !pl_scalar_is_fine(out)) why = "it is poison or undefined";
  if (why != NULL) pl_stop_undefined(m, c.op, "memrefCopy can't read a descriptor: %s", why);
  return why == NULL;
}

/* Reads the descriptor that an unranked memref in memory points to; out->data becomes the address of the first element, `element`
 * being the size of one in bytes. False, and the machine has stopped with undefined behavior, if it can't be read or the rank is
 * too large. */
static bool read_descriptor(pl_machine *m, call c, const pl_scalar *unranked, uint64_t element, strided *out) {
  pl_scalar rank, descriptor, offset, word;
  if (!read_word(m, c, *unranked, 0, &rank) || !read_word(m, c, *unranked, 8, &descriptor)) return false;
  out->rank = pl_scalar_word(&rank);
  if (out->rank > 64) {
    pl_stop_undefined(m, c.op, "memrefCopy of a memref of rank %llu", (unsigned long long)out->rank);
    return false;
  }
  if (!read_word(m, c, descriptor, 8, &out->data) || !read_word(m, c, descriptor, 16, &offset)) return false;
  for (uint64_t i = 0; i < 2 * out->rank; i++) {
    if (!read_word(m, c, descriptor, 24 + 8 * i, &word)) return false;
    out->shape[i] = pl_scalar_word(&word);
  }
  uint64_t first = pl_scalar_word(&out->data) + pl_scalar_word(&offset) * element;
  out->data.bits = pl_apint_from_u64(m->run->arena, PL_POINTER_WIDTH, first);
  return true;
}

/* The pointer to the element at the indices; `element` is the size of one in bytes. */
static pl_scalar element_of(pl_machine *m, const strided *s, const uint64_t *index, uint64_t element) {
  uint64_t address = pl_scalar_word(&s->data);
  for (uint64_t i = 0; i < s->rank; i++)
    address += index[i] * s->shape[s->rank + i] * element;
  pl_scalar p = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, address);
  p.object = s->data.object;
  return p;
}

/* Advances the indices to the next element, row by row. False after the last one. */
static bool advance(const strided *s, uint64_t *index) {
  for (uint64_t i = s->rank; i-- > 0;) {
    if (++index[i] < s->shape[i]) return true;
    index[i] = 0;
  }
  return false;
}

/* Runs memrefCopy of MLIR's runtime: copies element by element, each of which counts as a step. The machine has stopped if a
 * descriptor can't be read, the copy is undefined or there are too many steps. */
static void run_memref_copy(pl_machine *m, call c) {
  uint64_t element, index[64] = {0};
  strided from, to;
  if (!size_argument(m, c, 0, &element) || !read_descriptor(m, c, &c.args[1], element, &from) ||
      !read_descriptor(m, c, &c.args[2], element, &to))
    return;
  for (uint64_t i = 0; i < from.rank; i++)
    if ((int64_t)from.shape[i] <= 0) return;
  if (from.rank != to.rank) {
    pl_stop_undefined(m, c.op, "memrefCopy between memrefs of different ranks");
    return;
  }
  do {
    if (m->steps++ >= m->run->options->max_steps) pl_stop_limit(m, c.op, "too many steps");
    pl_scalar s = element_of(m, &from, index, element), d = element_of(m, &to, index, element);
    if (m->stop != PL_STOP_INVALID || !pl_copy_bytes(m, c.op, &d, &s, element, true)) return;
  } while (advance(&from, index));
}

typedef struct runtime_function {
  const char *name;
  uint32_t num_args;
  pl_allocator allocator;
  void (*run)(pl_machine *m, call c);
} runtime_function;

bool pl_call_runtime(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t num_args) {
  static const runtime_function table[] = {
      {"malloc", 1, PL_ALLOCATOR_LIBC, run_malloc},
      {"calloc", 2, PL_ALLOCATOR_LIBC, run_calloc},
      {"aligned_alloc", 2, PL_ALLOCATOR_LIBC, run_aligned_alloc},
      {"realloc", 2, PL_ALLOCATOR_LIBC, run_realloc},
      {"free", 1, PL_ALLOCATOR_LIBC, run_free},
      {"_mlir_memref_to_llvm_alloc", 1, PL_ALLOCATOR_GENERIC, run_malloc},
      {"_mlir_memref_to_llvm_aligned_alloc", 2, PL_ALLOCATOR_GENERIC, run_aligned_alloc},
      {"_mlir_memref_to_llvm_free", 1, PL_ALLOCATOR_GENERIC, run_free},
      {"memcpy", 3, PL_ALLOCATOR_LIBC, run_memcpy},
      {"memmove", 3, PL_ALLOCATOR_LIBC, run_memmove},
      {"memset", 3, PL_ALLOCATOR_LIBC, run_memset},
      {"memrefCopy", 3, PL_ALLOCATOR_LIBC, run_memref_copy},
      {"abort", 0, PL_ALLOCATOR_LIBC, run_abort},
      {"puts", 1, PL_ALLOCATOR_LIBC, run_puts},
  };
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (pl_str_is(name, table[i].name) && num_args == table[i].num_args) {
      table[i].run(m, (call){table[i].allocator, op, args, num_args});
      return true;
    }
  return false;
}
