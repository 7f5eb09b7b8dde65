/* Constants, instructions, blocks. */
#include "core/llvmir/lir/lir.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

#include "core/base/printf.h"
#include "core/llvmir/lir/build.h"

pl_str pl_lir_text(pl_arena *arena, const char *format, ...) {
  char small[256];
  va_list args;
  va_start(args, format);
  int len = pl_vsnprintf(small, sizeof small, format, args);
  va_end(args);
  if (len < 0) return (pl_str){"", 0};
  char *text = pl_arena_alloc(arena, (size_t)len + 1);
  va_start(args, format);
  pl_vsnprintf(text, (size_t)len + 1, format, args);
  va_end(args);
  return (pl_str){text, (size_t)len};
}

/* A new value of the kind and type in the module's arena, all other fields zero. */
static pl_lir *make(pl_lir_module *m, pl_lir_kind kind, const pl_type *type) {
  pl_lir *v = PL_NEW(m->arena, pl_lir);
  v->kind = kind;
  v->type = type;
  return v;
}

const pl_lir *pl_lir_int(pl_lir_module *m, const pl_type *type, pl_apint bits) {
  pl_lir *v = make(m, PL_LIR_INT, type);
  v->bits = bits;
  return v;
}

const pl_lir *pl_lir_i64(pl_lir_module *m, const pl_type *type, int64_t value) {
  return pl_lir_int(m, type, pl_apint_from_i64(m->arena, type->integer.width, value));
}

const pl_lir *pl_lir_float(pl_lir_module *m, const pl_type *type, pl_apint bits) {
  assert(type->kind == PL_TYPE_FLOAT || type->kind == PL_TYPE_LLVM_PPC_FP128);
  pl_lir *v = make(m, PL_LIR_FLOAT, type);
  v->bits = bits;
  return v;
}

const pl_lir *pl_lir_zero(pl_lir_module *m, const pl_type *type) {
  switch (type->kind) {
  case PL_TYPE_INTEGER: return pl_lir_i64(m, type, 0);
  case PL_TYPE_FLOAT: return pl_lir_float(m, type, pl_apint_zero(m->arena, pl_float_bits(type->float_format)));
  case PL_TYPE_LLVM_PPC_FP128: return pl_lir_float(m, type, pl_apint_zero(m->arena, 128));
  case PL_TYPE_LLVM_PTR: return make(m, PL_LIR_NULL, type);
  case PL_TYPE_LLVM_TOKEN: return make(m, PL_LIR_NONE, type);
  default: return make(m, PL_LIR_ZERO, type);
  }
}

const pl_lir *pl_lir_undef(pl_lir_module *m, const pl_type *type) { return make(m, PL_LIR_UNDEF, type); }
const pl_lir *pl_lir_poison(pl_lir_module *m, const pl_type *type) { return make(m, PL_LIR_POISON, type); }

bool pl_lir_is_null(const pl_lir *v) {
  return v->kind == PL_LIR_NULL || v->kind == PL_LIR_ZERO ||
         ((v->kind == PL_LIR_INT || v->kind == PL_LIR_FLOAT) && pl_apint_is_zero(v->bits));
}

const pl_lir *pl_lir_list(pl_lir_module *m, const pl_type *type, const pl_lir *const *elems, uint32_t count) {
  assert(count == 0 || elems);
  bool null = true, undef = count > 0, poison = count > 0;
  for (uint32_t i = 0; i < count; i++) {
    null = null && pl_lir_is_null(elems[i]);
    undef = undef && elems[i]->kind == PL_LIR_UNDEF;
    poison = poison && elems[i]->kind == PL_LIR_POISON;
  }
  if (null) return pl_lir_zero(m, type);
  if (undef) return pl_lir_undef(m, type);
  if (poison) return pl_lir_poison(m, type);
  pl_lir *v = make(m, PL_LIR_LIST, type);
  v->elems = pl_arena_copy(m->arena, elems, count * sizeof *elems);
  v->count = count;
  return v;
}

bool pl_lir_is_vector(const pl_type *type) { return type->kind == PL_TYPE_VECTOR; }

bool pl_lir_is_scalable(const pl_type *type) {
  return type->kind == PL_TYPE_VECTOR && type->shaped.scalable_dims && type->shaped.scalable_dims[0];
}

const pl_lir *pl_lir_splat(pl_lir_module *m, const pl_type *type, const pl_lir *elem) {
  assert(type && elem && elem->type);
  if (pl_lir_is_null(elem)) return pl_lir_zero(m, type);
  if (elem->kind == PL_LIR_UNDEF) return pl_lir_undef(m, type);
  if (elem->kind == PL_LIR_POISON) return pl_lir_poison(m, type);
  uint32_t count = pl_lir_is_scalable(type) ? 1 : pl_lir_num_elems(type);
  const pl_lir **elems = PL_NEW_ARRAY(m->arena, const pl_lir *, count);
  for (uint32_t i = 0; i < count; i++)
    elems[i] = elem;
  pl_lir *v = make(m, pl_lir_is_scalable(type) ? PL_LIR_SPLAT : PL_LIR_LIST, type);
  v->elems = elems;
  v->count = count;
  return v;
}

const pl_lir *pl_lir_symbol(pl_lir_module *m, const pl_type *type, pl_str name, const pl_op *op) {
  assert(type->kind == PL_TYPE_LLVM_PTR);
  pl_lir *v = make(m, PL_LIR_SYMBOL, type);
  v->text = name;
  v->symbol = op;
  return v;
}

const pl_lir *pl_lir_cast(pl_lir_module *m, const char *word, const pl_lir *a, const pl_type *type) {
  assert(word[0] && type);
  pl_lir *v = make(m, PL_LIR_CAST, type);
  v->text = pl_str_from(word);
  v->a = a;
  return v;
}

bool pl_lir_same(const pl_lir *a, const pl_lir *b) {
  if (a == b) return true;
  if (a->kind != b->kind || a->type != b->type || a->count != b->count) return false;
  if (!pl_str_eq(a->text, b->text) || !pl_str_eq(a->flags, b->flags)) return false;
  if (a->kind == PL_LIR_ARG || a->kind == PL_LIR_INS || a->block != b->block) return false;
  if (a->func != b->func || a->md != b->md) return false;
  if (a->bits.width != b->bits.width || (a->bits.width && !pl_apint_eq(a->bits, b->bits))) return false;
  if (!a->a != !b->a || !a->b != !b->b) return false;
  if ((a->a && !pl_lir_same(a->a, b->a)) || (a->b && !pl_lir_same(a->b, b->b))) return false;
  for (uint32_t i = 0; i < a->count; i++)
    if (!pl_lir_same(a->elems[i], b->elems[i])) return false;
  return true;
}

/* ---- Elements ---- */

/* Aggregates with more elements are not taken apart. */
#define MAX_ELEMS (1 << 20)

uint32_t pl_lir_num_elems(const pl_type *type) {
  if (type->kind == PL_TYPE_LLVM_STRUCT) return type->llvm_struct->num_elems;
  if (type->kind != PL_TYPE_LLVM_ARRAY && (!pl_lir_is_vector(type) || pl_lir_is_scalable(type))) return 0;
  int64_t count = type->shaped.shape[0];
  return count < 0 || count > MAX_ELEMS ? 0 : (uint32_t)count;
}

const pl_type *pl_lir_elem_type(const pl_type *type, uint32_t i) {
  assert(i < pl_lir_num_elems(type) || type->kind == PL_TYPE_VECTOR);
  return type->kind == PL_TYPE_LLVM_STRUCT ? type->llvm_struct->elems[i] : type->shaped.elem;
}

const pl_lir *pl_lir_elem(pl_lir_module *m, const pl_lir *v, uint32_t i) {
  if (v->kind == PL_LIR_SPLAT) return v->elems[0];
  bool scalable = pl_lir_is_scalable(v->type);
  if (!scalable && i >= pl_lir_num_elems(v->type)) return NULL;
  if (v->kind == PL_LIR_LIST) return v->elems[i];
  if (v->kind == PL_LIR_ZERO) return pl_lir_zero(m, pl_lir_elem_type(v->type, i));
  if (v->kind == PL_LIR_UNDEF) return pl_lir_undef(m, pl_lir_elem_type(v->type, i));
  if (v->kind == PL_LIR_POISON) return pl_lir_poison(m, pl_lir_elem_type(v->type, i));
  return NULL;
}

/* ---- Blocks and instructions ---- */

pl_lir_block *pl_lir_block_new(pl_lir_module *m, pl_lir_func *func) {
  assert(!func->last || !func->last->next);
  pl_lir_block *block = PL_NEW(m->arena, pl_lir_block);
  block->func = func;
  if (func->last)
    func->last->next = block;
  else
    func->first = block;
  func->last = block;
  return block;
}

pl_lir_ins *pl_lir_ins_new(pl_lir_module *m, pl_lir_block *block, const pl_type *type) {
  pl_lir_ins *ins = PL_NEW(m->arena, pl_lir_ins);
  ins->value.kind = PL_LIR_INS;
  ins->value.type = type;
  if (block->last)
    block->last->next = ins;
  else
    block->first = ins;
  block->last = ins;
  return ins;
}

void pl_lir_ins_str(pl_lir_ins *ins, pl_str text) {
  pl_vec_push(&ins->pieces, ((pl_lir_piece){.kind = PL_LIR_PIECE_TEXT, .text = text}));
}
void pl_lir_ins_param_attrs(pl_lir_ins *ins, pl_lir_param_attrs attrs) {
  pl_vec_push(&ins->pieces, ((pl_lir_piece){.kind = PL_LIR_PIECE_TEXT, .text = attrs.text, .type = attrs.type}));
}
void pl_lir_ins_text(pl_lir_ins *ins, const char *text) { pl_lir_ins_str(ins, pl_str_from(text)); }
void pl_lir_ins_type(pl_lir_ins *ins, const pl_type *type) {
  pl_vec_push(&ins->pieces, ((pl_lir_piece){.kind = PL_LIR_PIECE_TYPE, .type = type}));
}
void pl_lir_ins_value(pl_lir_ins *ins, const pl_lir *value) {
  pl_vec_push(&ins->pieces, ((pl_lir_piece){.kind = PL_LIR_PIECE_VALUE, .value = value}));
}
void pl_lir_ins_typed(pl_lir_ins *ins, const pl_lir *value) {
  pl_vec_push(&ins->pieces, ((pl_lir_piece){.kind = PL_LIR_PIECE_TYPED, .value = value}));
}
void pl_lir_ins_label(pl_lir_ins *ins, const pl_lir_block *block) {
  pl_vec_push(&ins->pieces, ((pl_lir_piece){.kind = PL_LIR_PIECE_LABEL, .block = block}));
}
void pl_lir_ins_attrs(pl_lir_ins *ins, pl_str group) {
  if (group.len) pl_vec_push(&ins->pieces, ((pl_lir_piece){.kind = PL_LIR_PIECE_ATTRS, .text = group}));
}

void pl_lir_attach(pl_lir_attachments *list, const char *kind, uint32_t order, const pl_lir_md *md) {
  assert(list && kind);
  size_t at = 0;
  if (!md) return;
  while (at < list->len && list->data[at].order < order)
    at++;
  if (at < list->len && list->data[at].order == order) {
    list->data[at].md = md;
    return;
  }
  pl_lir_attachment entry = {kind, order, md};
  pl_vec_push(list, entry);
  for (size_t i = list->len - 1; i > at; i--)
    list->data[i] = list->data[i - 1];
  list->data[at] = entry;
}
