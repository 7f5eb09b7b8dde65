/* layouts.c - the data layout that a module names, held against the one that the proof reckons with (sem/state/layout.c): little
 * endian, pointers of 64 bits in each address space that is used, scalars and vectors aligned to their size. What a layout
 * mentions and is otherwise makes the function unsupported, and so do LLVM's defaults for what it does not mention: integers of
 * 64 bits are aligned to 32, wider ones as the widest that is mentioned. A module without a layout is taken to be as reckoned.
 * Sources: LLVM Language Reference, "Data Layout"; MLIR documentation, "Data Layout Modeling", "'dlti' Dialect". */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/text/print/print.h"
#include "verify/sem/state/layout.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/module/module.h"

/* ---- which address spaces and integers are used ---- */

typedef struct spaces {
  PL_VEC(uint32_t) used;
  bool wide;   /* integers of more than 64 bits, too */
  bool words;  /* it matters how those of 64 bits are aligned; word_alignment.c */
  pl_map seen; /* types */
  PL_VEC(const pl_type *) work, met;
  PL_VEC(const pl_type *) passed; /* structures */
} spaces;

/* Adds the address space to those that are used, unless it is there. */
static void use_space(spaces *s, uint64_t space) {
  for (size_t i = 0; i < s->used.len; i++)
    if (s->used.data[i] == space) return;
  pl_vec_push(&s->used, (uint32_t)space);
}

/* Whether the address space is used. */
static bool is_used(const spaces *s, uint64_t space) {
  for (size_t i = 0; i < s->used.len; i++)
    if (s->used.data[i] == space) return true;
  return false;
}

/* Adds a type (may be NULL) to the types met and to those to be looked at, once. */
static void push(spaces *s, const pl_type *type) {
  if (!type || pl_map_has(&s->seen, type)) return;
  pl_map_set_ptr(&s->seen, type, type);
  pl_vec_push(&s->work, type);
  pl_vec_push(&s->met, type);
}

/* Adds each type of a list to those to be looked at. */
static void push_all(spaces *s, pl_type_list types, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    push(s, types[i]);
}

/* Records the address spaces and wide integers that the type itself uses, and adds its component types to those to be looked
 * at. */
static void look_at(spaces *s, const pl_type *type) {
  uint64_t space = 0;
  switch (type->kind) {
  case PL_TYPE_INTEGER: s->wide = s->wide || type->integer.width > 64; return;
  case PL_TYPE_LLVM_PTR:
    use_space(s, type->ptr.space);
    push(s, type->ptr.pointee);
    return;
  case PL_TYPE_MEMREF:
  case PL_TYPE_UNRANKED_MEMREF:
    if (!type->shaped.space ||
        (type->shaped.space->kind == PL_ATTR_INTEGER && pl_apint_to_u64(type->shaped.space->integer, &space)))
      use_space(s, space);
    push(s, type->shaped.elem);
    return;
  case PL_TYPE_COMPLEX:
  case PL_TYPE_VECTOR:
  case PL_TYPE_LLVM_ARRAY: push(s, type->shaped.elem); return;
  case PL_TYPE_FUNCTION:
  case PL_TYPE_TUPLE:
  case PL_TYPE_LLVM_FUNC:
    push_all(s, type->func.inputs, type->func.num_inputs);
    push_all(s, type->func.results, type->func.num_results);
    return;
  case PL_TYPE_LLVM_STRUCT: push_all(s, type->llvm_struct->elems, type->llvm_struct->num_elems); return;
  default: return;
  }
}

/* Adds all types of an op to those to be looked at: results, operands, type attributes, block arguments. */
static void push_op(spaces *s, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    push(s, op->results[i].type);
  for (uint32_t i = 0; i < op->num_operands; i++)
    push(s, pl_operand(op, i)->type);
  for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; i++)
    if (op->attrs->dict.entries[i].value->kind == PL_ATTR_TYPE) push(s, op->attrs->dict.entries[i].value->type);
  for (uint32_t r = 0; r < op->num_regions; r++)
    PL_FOR_BLOCKS(block, op->regions[r])
  for (uint32_t i = 0; i < block->num_args; i++)
    push(s, block->args[i]->type);
}

/* Records the address spaces and wide integers that the ops of a function and its inlined callees use, and address space 0. */
static void find_spaces(spaces *s, const pl_tv_reach *reach) {
  use_space(s, 0);
  for (size_t i = 0; i < reach->ops.len; i++)
    push_op(s, reach->ops.data[i]);
  while (s->work.len > 0)
    look_at(s, pl_vec_pop(&s->work));
}

/* ---- which types lie in memory ---- */

/* Adds the types in dictionaries of argument attributes, such as those of `byval` copies. */
static void push_claimed(spaces *s, const pl_attr *dicts) { /* copies of arguments */
  for (uint32_t i = 0; dicts && dicts->kind == PL_ATTR_ARRAY && i < dicts->array.count; i++) {
    const pl_attr *dict = dicts->array.elems[i];
    for (uint32_t k = 0; dict->kind == PL_ATTR_DICT && k < dict->dict.count; k++)
      if (dict->dict.entries[k].value->kind == PL_ATTR_TYPE) push(s, dict->dict.entries[k].value->type);
  }
}

/* Adds the type if it is a memref. */
static void push_memref(spaces *s, const pl_type *type) {
  if (type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF) push(s, type);
}

/* Adds the type of the global whose address the op takes. */
static void push_global(spaces *s, const pl_op *module, const pl_op *op) {
  const pl_attr *name = pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF) ? pl_op_attr(op, PL_NAME_GLOBAL_NAME) : NULL;
  const pl_op *global =
      name && name->kind == PL_ATTR_SYMBOL && name->symbol.count == 1 ? pl_symbol_lookup(module, name->symbol.path[0]) : NULL;
  const pl_attr *type = global ? pl_op_attr(global, PL_NAME_GLOBAL_TYPE) : NULL;
  if (type && type->kind == PL_ATTR_TYPE) push(s, type->type);
}

/* Adds a struct that is passed or returned to `passed`, with its members to the types to be looked at: large structs are passed
 * by address, where only the members' offsets count. Nothing for another type. */
static void push_passed(spaces *s, const pl_type *type) {
  if (type->kind != PL_TYPE_LLVM_STRUCT) return;
  pl_vec_push(&s->passed, type);
  push_all(s, type->llvm_struct->elems, type->llvm_struct->num_elems);
}

/* Adds the structs that an llvm.func takes or returns, or that an llvm.call passes or returns. */
static void push_call(spaces *s, const pl_op *op) {
  const pl_attr *signature = pl_op_attr(op, PL_NAME_FUNCTION_TYPE);
  if (signature && signature->kind == PL_ATTR_TYPE && signature->type->kind == PL_TYPE_LLVM_FUNC) {
    for (uint32_t i = 0; i < signature->type->func.num_inputs; i++)
      push_passed(s, signature->type->func.inputs[i]);
    for (uint32_t i = 0; i < signature->type->func.num_results; i++)
      push_passed(s, signature->type->func.results[i]);
  }
  if (!pl_op_is(op, PL_OP_LLVM_CALL)) return;
  for (uint32_t i = 0; i < op->num_operands; i++)
    push_passed(s, pl_operand(op, i)->type);
  for (uint32_t i = 0; i < op->num_results; i++)
    push_passed(s, op->results[i].type);
}

/* Adds the types that the op has in memory, as far as they show in it, and structs that it passes. */
static void push_in_memory(spaces *s, const pl_op *op) {
  const pl_attr *elem = pl_op_attr(op, PL_NAME_ELEM_TYPE);
  if (elem && elem->kind == PL_ATTR_TYPE) push(s, elem->type);
  if (pl_op_is(op, PL_OP_LLVM_LOAD)) push(s, op->results[0].type);
  if (pl_op_is(op, PL_OP_LLVM_STORE)) push(s, pl_operand(op, 0)->type);
  push_claimed(s, pl_op_attr(op, PL_NAME_ARG_ATTRS));
  push_call(s, op);
  for (uint32_t i = 0; i < op->num_results; i++)
    push_memref(s, op->results[i].type);
  for (uint32_t i = 0; i < op->num_operands; i++)
    push_memref(s, pl_operand(op, i)->type);
  for (uint32_t r = 0; r < op->num_regions; r++)
    PL_FOR_BLOCKS(block, op->regions[r])
  for (uint32_t i = 0; i < block->num_args; i++)
    push_memref(s, block->args[i]->type);
}

/* Collects the types that a function and its inlined callees have in memory, or pass in calls. */
static void find_in_memory(spaces *s, const pl_tv_reach *reach) {
  for (size_t i = 0; i < reach->ops.len; i++) {
    push_in_memory(s, reach->ops.data[i]);
    push_global(s, pl_tv_symbol_table(reach->func), reach->ops.data[i]);
  }
  while (s->work.len > 0)
    look_at(s, pl_vec_pop(&s->work));
}

/* ---- what is stated of one type ---- */

/* Whether the first `count` numbers of a data layout's pointer entry (size, alignment, preferred alignment, index width; in
 * bits) are those that proofs assume of pointers. */
static bool is_pointer_as_reckoned(const unsigned *numbers, int count) {
  /* size, alignment, preferred alignment, index; what is not stated follows from the size */
  return count >= 1 && numbers[0] == PL_POINTER_BITS && (count < 2 || numbers[1] == PL_POINTER_BITS) &&
         (count < 4 || numbers[3] == PL_POINTER_BITS);
}

/* Whether `align` bits is the alignment that proofs assume of a scalar ('i', 'f') or vector ('v') of that width. */
static bool is_scalar_as_reckoned(char kind, unsigned bits, unsigned align) {
  enum { MOST = 1u << 20, LARGEST_INTEGER = 128 };
  unsigned size = 8;
  if (bits == 0 || bits > MOST) return false;
  while (size < bits)
    size *= 2;
  if (kind == 'i' && size > LARGEST_INTEGER) size = LARGEST_INTEGER;
  return align == size;
}

/* Whether `align` bits is the alignment that proofs assume of a scalar or vector (`kind`: 'i', 'f', 'v') of `bits` bits, or
 * differs where no type in use depends on it. */
static bool is_as_reckoned(const spaces *s, char kind, unsigned bits, unsigned align) {
  return is_scalar_as_reckoned(kind, bits, align) || (kind == 'i' && bits == 64 && align == 32 && !s->words);
}

/* ---- LLVM's string ---- */

/* Reads the numbers after colons, as in ":64:32", and stores at most four; returns how many are stored, or -1 if the text has
 * something else. */
static int read_numbers(const char *at, unsigned numbers[4]) {
  int count = 0;
  while (*at == ':') {
    char *end;
    unsigned long value = strtoul(at + 1, &end, 10);
    if (end == at + 1 || value > UINT32_MAX) return -1;
    if (count < 4) numbers[count++] = (unsigned)value;
    at = end;
  }
  return *at ? -1 : count;
}

/* Whether a pointer entry of a data layout string, after its "p", such as "3:32:32:32:16", states of an address space in use
 * what proofs do not assume. */
static bool pointer_contradicts(const spaces *s, const char *spec) {
  unsigned numbers[4] = {0};
  char *rest;
  const bool letters = *spec == 'e' || *spec == 'u';
  while (*spec == 'e' || *spec == 'u')
    spec++;
  const unsigned long space = strtoul(spec, &rest, 10);
  if (!is_used(s, space)) return false;
  return letters || !is_pointer_as_reckoned(numbers, read_numbers(rest, numbers));
}

/* Whether a list of non-integral address spaces such as ":1:10" (of "ni:1:10") has one that is in use, or is malformed. */
static bool not_integral(const spaces *s, const char *list) {
  while (*list == ':') {
    char *end;
    const unsigned long space = strtoul(list + 1, &end, 10);
    if (end == list + 1 || is_used(s, space)) return true;
    list = end;
  }
  return *list != '\0';
}

/* Whether an entry of a data layout string differs from what proofs assume, for the types and address spaces in use; true for an
 * entry of unknown form. */
static bool contradicts(const spaces *s, const char *spec) {
  unsigned numbers[4] = {0};
  char *rest;
  switch (*spec) {
  case '\0': return false;
  case 'e': return spec[1] != '\0';
  case 'm': /* names */
  case 'S': /* the stack */
  case 'A': /* where an alloca is if it does not say so; here it does */
  case 'G':
  case 'F': return false;
  case 'P': return strtoul(spec + 1, NULL, 10) != 0;
  case 'n': return spec[1] == 'i' && not_integral(s, spec + 2);
  case 'p': return pointer_contradicts(s, spec + 1);
  case 'a': { /* of structures, which have that of their parts */
    const int count = read_numbers(spec + 1 + strspn(spec + 1, "0123456789"), numbers);
    return count < 1 || numbers[0] > 8;
  }
  case 'i':
  case 'f':
  case 'v': {
    const unsigned long bits = strtoul(spec + 1, &rest, 10);
    const int count = read_numbers(rest, numbers);
    return count < 1 || bits > UINT32_MAX || !is_as_reckoned(s, *spec, (unsigned)bits, numbers[0]);
  }
  default: return true; /* also 'E' */
  }
}

/* Whether the data layout string, with LLVM's defaults for what it does not mention, differs from what proofs assume. */
static bool string_contradicts(pl_arena *arena, const spaces *s, pl_str text) {
  char *copy = pl_arena_alloc(arena, text.len + 1), *spec = copy;
  memcpy(copy, text.data, text.len);
  copy[text.len] = '\0';
  unsigned long widest = 64;
  bool word = false;
  for (char *end; spec; spec = end) {
    end = strchr(spec, '-');
    if (end) *end++ = '\0';
    if (contradicts(s, spec)) return true;
    const unsigned long bits = *spec == 'i' ? strtoul(spec + 1, NULL, 10) : 0;
    widest = bits > widest ? bits : widest;
    word = word || bits == 64;
  }
  return (s->wide && widest < 128) || (s->words && !word);
}

/* ---- MLIR's own words: `"dlti.endianness" = "big"`, `!llvm.ptr<3> = dense<32> : vector<4xi64>` ---- */

/* Reads the numbers of `dense<[32, 64]>`, at most four, or of a splat, after "dense<"; returns how many it stores. */
static int read_dense(const char *at, unsigned numbers[4]) {
  int count = 0;
  const bool list = *at == '[';
  if (!list) {
    numbers[0] = numbers[1] = numbers[2] = numbers[3] = (unsigned)strtoul(at, NULL, 10);
    return 4;
  }
  do {
    char *end;
    numbers[count++] = (unsigned)strtoul(at + 1 + (at[1] == ' '), &end, 10);
    at = end;
  } while (*at == ',' && count < 4);
  return count;
}

/* Whether an entry of an MLIR data layout, its key between `key` and `separator` and its numbers at `dense`, differs from what
 * proofs assume, for the types in use; true for a type that is not known here. */
static bool entry_contradicts(const spaces *s, const char *key, const char *separator, const char *dense) {
  static const char pointer[] = "!llvm.ptr";
  unsigned numbers[4] = {0};
  const int count = read_dense(dense, numbers);
  if (strncmp(key, pointer, sizeof pointer - 1) == 0) {
    const char *rest = key + sizeof pointer - 1;
    const unsigned long space = *rest == '<' && rest + 1 < separator ? strtoul(rest + 1, NULL, 10) : 0;
    return is_used(s, space) && !is_pointer_as_reckoned(numbers, count);
  }
  if (*key == '"') return false; /* of no type */
  if (strncmp(key, "bf16", 4) == 0) key++;
  if (*key != 'i' && *key != 'f') return true;
  char *end;
  const unsigned long bits = strtoul(key + 1, &end, 10);
  return end != separator || bits > UINT32_MAX || !is_as_reckoned(s, *key, (unsigned)bits, numbers[0]);
}

/* The start of the key, in the text `words` of an MLIR data layout, that ends at `end`, such as `i64` or `!llvm.ptr<3>`. */
static const char *start_of_key(const char *words, const char *end) {
  static const char pointer[] = "!llvm.ptr<";
  const ptrdiff_t length = sizeof pointer - 1;
  const char *key = end;
  while (key > words && !strchr(" ,<", key[-1]))
    key--;
  return key - words >= length && strncmp(key - length, pointer, (size_t)length) == 0 ? key - length : key;
}

/* Whether an MLIR data layout attribute differs from what proofs assume. `alone`: there is no LLVM string beside it. */
static bool spec_contradicts(const spaces *s, const pl_attr *spec, bool alone) {
  static const char dense[] = "dense<", program[] = "\"dlti.program_memory_space\"";
  pl_sink text = {0};
  pl_attr_print(spec, &text);
  const char *words = pl_sink_text(&text), *space = strstr(words, program);
  bool other = strstr(words, "\"big\"") != NULL, any = false, word = false;
  if (space) other = other || strtoul(space + sizeof program - 1 + strspn(space + sizeof program - 1, " =,"), NULL, 10) != 0;
  for (const char *at = strstr(words, dense); at && !other; at = strstr(at + 1, dense)) {
    const char *end = at;
    while (end > words && strchr(" =,", end[-1]))
      end--;
    const char *key = start_of_key(words, end);
    other = entry_contradicts(s, key, end, at + sizeof dense - 1);
    any = true;
    word = word || (end - key == 3 && strncmp(key, "i64", 3) == 0);
  }
  (void)pl_sink_close(&text);
  return other || (alone && any && !word && s->words);
}

/* ---- the function ---- */

/* Whether a module around the function states a data layout that differs from what proofs assume, for the types in use. */
static bool is_under_another_layout(pl_arena *arena, const spaces *s, const pl_op *func) {
  for (const pl_op *at = func->block->region->op; at; at = at->block ? at->block->region->op : NULL) {
    const pl_attr *layout = pl_op_attr(at, PL_NAME_LLVM_DATA_LAYOUT), *spec = pl_op_attr(at, PL_NAME_DLTI_DL_SPEC);
    const bool is_said = layout && layout->kind == PL_ATTR_STRING && layout->string.len > 0;
    if (is_said && string_contradicts(arena, s, layout->string)) return true;
    if (spec && spec_contradicts(s, spec, !is_said)) return true;
  }
  return false;
}

/* ---- what nothing is computed from, but others rely on ---- */

/* The data layout string of the innermost module around the function that states one; empty if none does. */
static pl_str string_of(const pl_op *func) {
  for (const pl_op *at = func->block->region->op; at; at = at->block ? at->block->region->op : NULL) {
    const pl_attr *layout = pl_op_attr(at, PL_NAME_LLVM_DATA_LAYOUT);
    if (layout && layout->kind == PL_ATTR_STRING && layout->string.len > 0) return layout->string;
  }
  return (pl_str){NULL, 0};
}

/* The entry of a data layout string that begins with that letter, without the letter; empty if there is none. */
static pl_str part_of(pl_str layout, char letter) {
  for (size_t at = 0, end; at < layout.len; at = end + 1) {
    const char *bar = memchr(layout.data + at, '-', layout.len - at);
    end = bar ? (size_t)(bar - layout.data) : layout.len;
    if (end > at && layout.data[at] == letter) return (pl_str){layout.data + at + 1, end - at - 1};
  }
  return (pl_str){NULL, 0};
}

/* An unsupported symbol obligation with that text; no fault if `text` is NULL. */
static pl_fault unknown(const char *text) { return pl_fault_unsupported(PL_OBLIGATION_SYMBOL, text, NULL); }

/* Unsupported if both modules state a data layout string and these are not the same text in mangling, alignment of the stack or
 * of function pointers, or default address spaces; else no fault. (LLVM Language Reference, "Data Layout".) */
static pl_fault convention_fault(const pl_op *source, const pl_op *lowered) {
  static const char letters[] = "mSFAGP";
  const pl_str source_string = string_of(source), lowered_string = string_of(lowered);
  if (source_string.len == 0 || lowered_string.len == 0) return pl_fault_none();
  for (const char *letter = letters; *letter; letter++)
    if (!pl_str_eq(part_of(source_string, *letter), part_of(lowered_string, *letter)))
      return unknown("a data layout with other names of symbols, another alignment of the stack or of functions, or other "
                     "address spaces than the source's has no meaning here yet");
  return pl_fault_none();
}

/* Frees the lists and the map. */
static void free_spaces(spaces *s) {
  pl_vec_free(&s->used);
  pl_vec_free(&s->work);
  pl_vec_free(&s->met);
  pl_vec_free(&s->passed);
  pl_map_free(&s->seen);
}

/* Whether it makes a difference to these functions if 64-bit integers are aligned to 4 bytes and not to 8. */
static bool words_matter(pl_arena *arena, const pl_tv_reach *source, const pl_tv_reach *lowered) {
  spaces held = {0};
  find_in_memory(&held, source);
  find_in_memory(&held, lowered);
  bool matter = pl_tv_word_alignment_matters(arena, source) || pl_tv_word_alignment_matters(arena, lowered);
  for (size_t i = 0; i < held.met.len && !matter; i++)
    matter = pl_tv_words_change_layout(arena, held.met.data[i], false);
  for (size_t i = 0; i < held.passed.len && !matter; i++)
    matter = pl_tv_words_change_layout(arena, held.passed.data[i], true);
  free_spaces(&held);
  return matter;
}

pl_fault pl_tv_layout_fault(pl_arena *arena, const pl_tv_reach *source, const pl_tv_reach *lowered) {
  assert(arena && source->func->module->ctx == lowered->func->module->ctx);
  spaces s = {0};
  const pl_fault fault = convention_fault(source->func, lowered->func);
  if (pl_is_fault(fault)) return fault;
  find_spaces(&s, source);
  find_spaces(&s, lowered);
  s.words = words_matter(arena, source, lowered);
  const bool other = is_under_another_layout(arena, &s, source->func) || is_under_another_layout(arena, &s, lowered->func);
  free_spaces(&s);
  if (!other) return pl_fault_none();
  return unknown("a data layout that is not little endian with pointers of 64 bits and scalars aligned to their size has no "
                 "meaning here yet");
}
