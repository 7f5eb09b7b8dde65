#include "verify/tools/replay_emit.h"

#include <assert.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/base/printf.h"
#include "verify/interp/machine/symbols.h"

void pl_emit_symbol(pl_sink *out, pl_str name) {
  assert(name.data || name.len == 0);
  pl_sink_puts(out, "@\"");
  for (size_t i = 0; i < name.len; ++i) {
    unsigned char c = (unsigned char)name.data[i];
    if (c < 0x20 || c >= 0x7f || c == '"' || c == '\\')
      pl_sink_printf(out, "\\%02X", c);
    else
      pl_sink_putc(out, name.data[i]);
  }
  pl_sink_putc(out, '"');
}

/* Writes the bytes as the inside of an MLIR string literal: quotes, backslashes and what is no printable ASCII as \XX. */
static void put_bytes(pl_sink *out, const uint8_t *bytes, uint64_t size) {
  for (uint64_t i = 0; i < size; ++i) {
    uint8_t c = bytes[i];
    if (c >= 0x20 && c < 0x7f && c != '"' && c != '\\')
      pl_sink_putc(out, (char)c);
    else
      pl_sink_printf(out, "\\%02X", c);
  }
}

/* Writes the address of the global or function @replay.NAMEn; returns the result. */
static pl_ssa emit_addressof(pl_emitter *e, const char *name, uint32_t number) {
  pl_sink_printf(&e->code, "    %%v%u = llvm.mlir.addressof @replay.%s%u : !llvm.ptr\n", e->next, name, number);
  return e->next++;
}

pl_ssa pl_emit_text(pl_emitter *e, const char *format, ...) {
  assert(format);
  char text[512];
  va_list args;
  va_start(args, format);
  pl_vsnprintf(text, sizeof text, format, args);
  va_end(args);
  size_t size = strlen(text) + 1;
  pl_sink_printf(&e->data, "  llvm.mlir.global internal constant @replay.text%u(\"", e->num_texts);
  put_bytes(&e->data, (const uint8_t *)text, size);
  pl_sink_printf(&e->data, "\") : !llvm.array<%zu x i8>\n", size);
  return emit_addressof(e, "text", e->num_texts++);
}

pl_ssa pl_emit_image(pl_emitter *e, const uint8_t *bytes, uint64_t size) {
  if (bytes == NULL || size == 0) {
    pl_sink_printf(&e->code, "    %%v%u = llvm.mlir.zero : !llvm.ptr\n", e->next);
    return e->next++;
  }
  for (size_t i = 0; i < e->images.len; ++i)
    if (e->images.data[i].bytes == bytes) return emit_addressof(e, "bytes", e->images.data[i].number);
  uint32_t number = (uint32_t)e->images.len;
  pl_vec_push(&e->images, ((pl_image){bytes, number}));
  e->bytes += size;
  pl_sink_printf(&e->data, "  llvm.mlir.global internal constant @replay.bytes%u(\"", number);
  put_bytes(&e->data, bytes, size);
  pl_sink_printf(&e->data, "\") : !llvm.array<%" PRIu64 " x i8>\n", size);
  return emit_addressof(e, "bytes", number);
}

pl_ssa pl_emit_i64(pl_emitter *e, uint64_t value) {
  pl_sink_printf(&e->code, "    %%v%u = llvm.mlir.constant(%" PRId64 " : i64) : i64\n", e->next, (int64_t)value);
  return e->next++;
}

pl_ssa pl_emit_pointer(pl_emitter *e, pl_ssa address) {
  assert(address < e->next);
  pl_sink_printf(&e->code, "    %%v%u = llvm.inttoptr %%v%u : i64 to !llvm.ptr\n", e->next, address);
  return e->next++;
}

/* Writes the pointer as an i64; returns the result. */
static pl_ssa emit_address(pl_emitter *e, pl_ssa pointer) {
  pl_sink_printf(&e->code, "    %%v%u = llvm.ptrtoint %%v%u : !llvm.ptr to i64\n", e->next, pointer);
  return e->next++;
}

bool pl_emit_function(pl_emitter *e, const pl_scalar *pointer, pl_ssa *address) {
  assert(pointer && address);
  uint64_t word = pl_scalar_word(pointer), outside = (word - PL_OUTSIDE_FUNCTIONS) / 16, own = (word - PL_MODULE_FUNCTIONS) / 16;
  if (word >= PL_OUTSIDE_FUNCTIONS && outside < PL_MAX_OUTSIDE_FUNCTIONS) {
    e->outside |= UINT64_C(1) << outside;
    *address = emit_address(e, emit_addressof(e, "outside", (uint32_t)outside));
    return true;
  }
  if (word < PL_MODULE_FUNCTIONS || own >= e->trace->num_functions) return false;
  pl_sink_printf(&e->code, "    %%v%u = llvm.mlir.addressof ", e->next);
  pl_emit_symbol(&e->code, e->trace->functions[own]);
  pl_sink_puts(&e->code, " : !llvm.ptr\n");
  *address = emit_address(e, e->next++);
  return true;
}

/* ---- Values of leaves ---- */

/* Writes the type to the code. */
static void put_type(pl_emitter *e, const pl_type *type) { pl_type_print(type, &e->code); }

/* Writes an integer constant of the width of `bits`; returns the result. */
static pl_ssa emit_bits(pl_emitter *e, pl_apint bits) {
  pl_sink_printf(&e->code, "    %%v%u = llvm.mlir.constant(", e->next);
  pl_apint_print(bits, false, &e->code);
  pl_sink_printf(&e->code, " : i%u) : i%u\n", bits.width, bits.width);
  return e->next++;
}

/* Writes a constant of a scalar type (integer, float or pointer), of a pointer to a function that function's address
 * (pl_emit_function); poison and undefined scalars become zero. Returns the result. */
static pl_ssa emit_scalar(pl_emitter *e, const pl_type *type, const pl_scalar *s) {
  bool fine = pl_scalar_is_fine(s);
  pl_apint bits = fine ? s->bits : pl_apint_zero(e->arena, s->bits.width);
  pl_ssa number, value;
  if (type->kind == PL_TYPE_LLVM_PTR) {
    if (!fine || !pl_emit_function(e, s, &number)) number = pl_emit_i64(e, pl_apint_word(bits, 0));
    value = e->next++;
    pl_sink_printf(&e->code, "    %%v%u = llvm.inttoptr %%v%u : i64 to ", value, number);
    put_type(e, type);
    pl_sink_putc(&e->code, '\n');
    return value;
  }
  number = emit_bits(e, bits);
  if (type->kind == PL_TYPE_INTEGER) return number;
  value = e->next++;
  pl_sink_printf(&e->code, "    %%v%u = llvm.bitcast %%v%u : i%u to ", value, number, bits.width);
  put_type(e, type);
  pl_sink_putc(&e->code, '\n');
  return value;
}

/* The number of elements of a struct, array or vector type (of its outermost dimension); 0 for a scalar. */
static uint64_t num_parts(const pl_type *type) {
  if (type->kind == PL_TYPE_LLVM_STRUCT) return type->llvm_struct->num_elems;
  if (type->kind == PL_TYPE_LLVM_ARRAY || type->kind == PL_TYPE_VECTOR) return (uint64_t)type->shaped.shape[0];
  return 0;
}

/* The type of element `i` of a struct, array or vector type. */
static const pl_type *part_type(const pl_type *type, uint64_t i) {
  return type->kind == PL_TYPE_LLVM_STRUCT ? type->llvm_struct->elems[i] : type->shaped.elem;
}

/* Whether the type is a vector. */
static bool is_vector(const pl_type *type) { return type->kind == PL_TYPE_VECTOR; }

/* Whether the type is an integer, a float or a pointer. */
static bool is_scalar(const pl_type *type) {
  return type->kind == PL_TYPE_INTEGER || type->kind == PL_TYPE_FLOAT || type->kind == PL_TYPE_LLVM_PTR;
}

/* An aggregate of which the first `depth` levels are open. */
typedef struct level {
  const pl_type *type;
  uint64_t done;
  pl_ssa value;
} level;
enum { MAX_DEPTH = 32 };

/* Writes an undef value of the type; returns the result. */
static pl_ssa emit_undef(pl_emitter *e, const pl_type *type) {
  pl_sink_printf(&e->code, "    %%v%u = llvm.mlir.undef : ", e->next);
  put_type(e, type);
  pl_sink_putc(&e->code, '\n');
  return e->next++;
}

/* Writes the insertion of `part` as the next element, number into->done, into an aggregate or vector; into->value becomes the
 * result and into->done is counted up. */
static void emit_insert(pl_emitter *e, level *into, pl_ssa part) {
  pl_ssa value;
  if (is_vector(into->type)) {
    pl_ssa index = pl_emit_i64(e, into->done++);
    value = e->next++;
    pl_sink_printf(&e->code, "    %%v%u = llvm.insertelement %%v%u, %%v%u[%%v%u : i64] : ", value, part, into->value, index);
  } else {
    value = e->next++;
    pl_sink_printf(&e->code, "    %%v%u = llvm.insertvalue %%v%u, %%v%u[%" PRIu64 "] : ", value, part, into->value, into->done++);
  }
  put_type(e, into->type);
  pl_sink_putc(&e->code, '\n');
  into->value = value;
}

pl_ssa pl_emit_value(pl_emitter *e, const pl_type *type, const pl_scalar **leaves, uint32_t *count) {
  assert(type && (*leaves || *count == 0));
  level levels[MAX_DEPTH];
  uint32_t depth = 0;
  for (const pl_type *t = type;;) {
    pl_ssa made;
    if (!is_scalar(t) && depth < MAX_DEPTH && num_parts(t) > 0) {
      levels[depth++] = (level){t, 0, emit_undef(e, t)};
      t = part_type(t, 0);
      continue;
    }
    if (is_scalar(t) && *count > 0) {
      made = emit_scalar(e, t, (*leaves)++);
      --*count;
    } else {
      made = emit_undef(e, t); /* without parts */
      e->fits = e->fits && !is_scalar(t) && depth < MAX_DEPTH;
    }
    while (depth > 0) {
      level *top = &levels[depth - 1];
      emit_insert(e, top, made);
      if (top->done < num_parts(top->type)) break;
      made = top->value;
      --depth;
    }
    if (depth == 0) return made;
    t = part_type(levels[depth - 1].type, levels[depth - 1].done);
  }
}

/* Writes the extraction of element `i` from an aggregate or vector; returns the result. */
static pl_ssa emit_extract(pl_emitter *e, const level *from, uint64_t i) {
  pl_ssa value;
  if (is_vector(from->type)) {
    pl_ssa index = pl_emit_i64(e, i);
    value = e->next++;
    pl_sink_printf(&e->code, "    %%v%u = llvm.extractelement %%v%u[%%v%u : i64] : ", value, from->value, index);
  } else {
    value = e->next++;
    pl_sink_printf(&e->code, "    %%v%u = llvm.extractvalue %%v%u[%" PRIu64 "] : ", value, from->value, i);
  }
  put_type(e, from->type);
  pl_sink_putc(&e->code, '\n');
  return value;
}

void pl_emit_parts(pl_emitter *e, const pl_type *type, pl_ssa value, pl_part_vec *out) {
  assert(type && value < e->next);
  level levels[MAX_DEPTH];
  uint32_t depth = 0;
  if (is_scalar(type)) {
    pl_vec_push(out, ((pl_part){value, type}));
    return;
  }
  levels[depth++] = (level){type, 0, value};
  while (depth > 0) {
    level *top = &levels[depth - 1];
    if (top->done == num_parts(top->type)) {
      --depth;
      continue;
    }
    const pl_type *t = part_type(top->type, top->done);
    pl_ssa part = emit_extract(e, top, top->done++);
    if (is_scalar(t))
      pl_vec_push(out, ((pl_part){part, t}));
    else if (depth < MAX_DEPTH)
      levels[depth++] = (level){t, 0, part};
    else
      e->fits = false;
  }
}
