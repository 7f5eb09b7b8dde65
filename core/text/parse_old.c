/* Names of earlier years: ops of the `std` dialect, written with or without its name, and ops that were renamed. Sources: MLIR
 * documentation of 2020, "'std' Dialect" and "'llvm' Dialect"; of 2022, "'arith' Dialect" and "'memref' Dialect". */
#include "core/text/parser.h"

typedef struct renaming {
  const char *old;
  const char *name;
} renaming;

/* Ops of `std`. */
static const renaming std_ops[] = {
    {"func", "func.func"},
    {"return", "func.return"},
    {"call", "func.call"},
    {"call_indirect", "func.call_indirect"},
    {"unrealized_conversion_cast", "builtin.unrealized_conversion_cast"},
    {"assert", "cf.assert"},
    {"br", "cf.br"},
    {"cond_br", "cf.cond_br"},
    {"switch", "cf.switch"},
    {"constant", "arith.constant"},
    {"addi", "arith.addi"},
    {"subi", "arith.subi"},
    {"muli", "arith.muli"},
    {"divi_signed", "arith.divsi"},
    {"divi_unsigned", "arith.divui"},
    {"ceildivi_signed", "arith.ceildivsi"},
    {"floordivi_signed", "arith.floordivsi"},
    {"remi_signed", "arith.remsi"},
    {"remi_unsigned", "arith.remui"},
    {"and", "arith.andi"},
    {"or", "arith.ori"},
    {"xor", "arith.xori"},
    {"shift_left", "arith.shli"},
    {"signed_shift_right", "arith.shrsi"},
    {"unsigned_shift_right", "arith.shrui"},
    {"negf", "arith.negf"},
    {"addf", "arith.addf"},
    {"subf", "arith.subf"},
    {"mulf", "arith.mulf"},
    {"divf", "arith.divf"},
    {"remf", "arith.remf"},
    {"maxf", "arith.maximumf"},
    {"minf", "arith.minimumf"},
    {"maxsi", "arith.maxsi"},
    {"maxui", "arith.maxui"},
    {"minsi", "arith.minsi"},
    {"minui", "arith.minui"},
    {"cmpi", "arith.cmpi"},
    {"cmpf", "arith.cmpf"},
    {"select", "arith.select"},
    {"index_cast", "arith.index_cast"},
    {"sexti", "arith.extsi"},
    {"zexti", "arith.extui"},
    {"trunci", "arith.trunci"},
    {"fpext", "arith.extf"},
    {"fptrunc", "arith.truncf"},
    {"sitofp", "arith.sitofp"},
    {"uitofp", "arith.uitofp"},
    {"fptosi", "arith.fptosi"},
    {"fptoui", "arith.fptoui"},
    {"bitcast", "arith.bitcast"},
    {"load", "memref.load"},
    {"store", "memref.store"},
    {"alloc", "memref.alloc"},
    {"alloca", "memref.alloca"},
    {"dealloc", "memref.dealloc"},
    {"dim", "memref.dim"},
    {"rank", "memref.rank"},
    {"memref_cast", "memref.cast"},
    {"memref_reshape", "memref.reshape"},
    {"memref_reinterpret_cast", "memref.reinterpret_cast"},
    {"subview", "memref.subview"},
    {"view", "memref.view"},
    {"transpose", "memref.transpose"},
    {"prefetch", "memref.prefetch"},
    {"assume_alignment", "memref.assume_alignment"},
    {"atomic_rmw", "memref.atomic_rmw"},
    {"generic_atomic_rmw", "memref.generic_atomic_rmw"},
    {"atomic_yield", "memref.atomic_yield"},
    {"global_memref", "memref.global"},
    {"get_global_memref", "memref.get_global"},
    {"create_complex", "complex.create"},
    {"re", "complex.re"},
    {"im", "complex.im"},
    {"addcf", "complex.add"},
    {"subcf", "complex.sub"},
};

/* Ops that kept their meaning under another name. */
static const renaming renamed[] = {
    {"builtin.func", "func.func"},
    {"arith.maxf", "arith.maximumf"},
    {"arith.minf", "arith.minimumf"},
    {"llvm.mlir.null", "llvm.mlir.zero"},
    {"llvm.mlir.cast", "builtin.unrealized_conversion_cast"},
    {"llvm.sadd.with.overflow", "llvm.intr.sadd.with.overflow"},
};

static const char *find(const renaming *table, size_t count, pl_str name) {
  for (size_t i = 0; i < count; i++)
    if (pl_str_is(name, table[i].old)) return table[i].name;
  return NULL;
}

pl_str pl_p_modern_name(pl_parser *p, pl_str name) {
  const char *modern = NULL;
  if (pl_str_starts(name, "std."))
    modern = find(std_ops, sizeof std_ops / sizeof *std_ops, (pl_str){name.data + 4, name.len - 4});
  else if (memchr(name.data, '.', name.len))
    modern = find(renamed, sizeof renamed / sizeof *renamed, name);
  else
    modern = find(std_ops, sizeof std_ops / sizeof *std_ops, name);
  return pl_p_intern(p, modern ? pl_str_from(modern) : name);
}

static void rename_attr(pl_parser *p, pl_op_state *s, const char *old, const char *name) {
  for (size_t i = 0; i < s->attrs.len; i++)
    if (pl_str_is(s->attrs.data[i].name, old) && !pl_p_state_attr(s, name))
      s->attrs.data[i].name = pl_p_intern(p, pl_str_from(name));
}

/* `inbounds`, a unit until 2025, is a set of flags today. */
static void modernise_inbounds(pl_parser *p, pl_op_state *s) {
  for (size_t i = 0; i < s->attrs.len; i++) {
    pl_named_attr *attr = &s->attrs.data[i];
    if (!pl_str_is(attr->name, "inbounds") || attr->value->kind != PL_ATTR_UNIT) continue;
    attr->name = pl_p_intern(p, PL_STR("noWrapFlags"));
    attr->value = pl_attr_i64(p->ctx, pl_type_integer(p->ctx, 32), 3);
  }
}

/* The type of a result is not an attribute: a typed pointer says what a getelementptr or alloca without `elem_type` means. */
static void add_elem_type(pl_parser *p, pl_op_state *s, const pl_type *pointer) {
  if (pl_p_state_attr(s, "elem_type") || pointer->kind != PL_TYPE_LLVM_PTR || !pointer->ptr.pointee) return;
  pl_p_set_attr(p, s, "elem_type", pl_attr_type(p->ctx, pointer->ptr.pointee));
}

void pl_p_modern_attrs(pl_parser *p, pl_op_state *s) {
  if (s->info->kind == PL_OP_FUNC_FUNC || s->info->kind == PL_OP_LLVM_FUNC) rename_attr(p, s, "type", "function_type");
  if (s->info->kind == PL_OP_LLVM_MLIR_GLOBAL) rename_attr(p, s, "type", "global_type");
  if (s->info->kind == PL_OP_LLVM_ALLOCA && s->results.len == 1) add_elem_type(p, s, s->results.data[0]);
  if (s->info->kind != PL_OP_LLVM_GETELEMENTPTR) return;
  rename_attr(p, s, "structIndices", "rawConstantIndices");
  modernise_inbounds(p, s);
  if (s->operands.len) add_elem_type(p, s, s->operands.data[0]->type);
}
