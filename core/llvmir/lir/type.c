/* Types and names of LLVM IR as text. Source: LLVM documentation, "LLVM Language Reference Manual", Type System. */
#include <assert.h>

#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/print.h"

/* Whether a character may stand in a name that is printed without quotes: a letter, a digit or one of -._$ */
static bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_' ||
         c == '$';
}

void pl_lir_escape(pl_str text, pl_sink *out) {
  for (size_t i = 0; i < text.len; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (c == '\\')
      pl_sink_puts(out, "\\\\");
    else if (c >= 0x20 && c < 0x7f && c != '"')
      pl_sink_putc(out, (char)c);
    else
      pl_sink_printf(out, "\\%02X", c);
  }
}

void pl_lir_name(char sigil, pl_str name, pl_sink *out) {
  assert(sigil == '@' || sigil == '%' || sigil == '$' || sigil == '!');
  bool plain = name.len > 0 && !(name.data[0] >= '0' && name.data[0] <= '9');
  for (size_t i = 0; i < name.len; i++)
    plain = plain && is_plain(name.data[i]);
  pl_sink_putc(out, sigil);
  if (plain) {
    pl_sink_str(out, name);
    return;
  }
  pl_sink_putc(out, '"');
  pl_lir_escape(name, out);
  pl_sink_putc(out, '"');
}

/* The LLVM IR keyword of a floating point format; "" for a format that LLVM IR does not have. */
static const char *float_name(pl_float_format format) {
  if (format == PL_F16) return "half";
  if (format == PL_BF16) return "bfloat";
  if (format == PL_F32) return "float";
  if (format == PL_F64) return "double";
  if (format == PL_F80) return "x86_fp80";
  return format == PL_F128 ? "fp128" : "";
}

/* Prints types separated by commas. */
static void list_text(pl_type_list types, uint32_t count, pl_sink *out) {
  for (uint32_t i = 0; i < count; i++) {
    if (i) pl_sink_puts(out, ", ");
    pl_lir_type_text(types[i], out);
  }
}

/* Prints a vector type, fixed or scalable. */
static void vector_text(const pl_type *type, pl_sink *out) {
  pl_sink_puts(out, pl_lir_is_scalable(type) ? "<vscale x " : "<");
  pl_sink_i64(out, type->shaped.shape[0]);
  pl_sink_puts(out, " x ");
  pl_lir_type_text(type->shaped.elem, out);
  pl_sink_putc(out, '>');
}

/* Prints a struct type in LLVM IR syntax, an identified one by its name. */
static void struct_text(const pl_type *type, pl_sink *out) {
  const pl_struct_body *body = type->llvm_struct;
  if (body->identified) {
    pl_lir_name('%', body->name, out);
    return;
  }
  pl_sink_puts(out, body->packed ? "<{" : "{");
  if (body->num_elems) pl_sink_putc(out, ' ');
  list_text(body->elems, body->num_elems, out);
  if (body->num_elems) pl_sink_putc(out, ' ');
  pl_sink_puts(out, body->packed ? "}>" : "}");
}

/* Prints a function type, `result (parameters)`, with `...` at the end if it is variadic. */
static void func_text(const pl_type *type, pl_sink *out) {
  pl_lir_type_text(type->func.results[0], out);
  pl_sink_puts(out, " (");
  list_text(type->func.inputs, type->func.num_inputs, out);
  if (type->func.variadic) pl_sink_puts(out, type->func.num_inputs ? ", ..." : "...");
  pl_sink_putc(out, ')');
}

/* Prints a target extension type, `target("name", types, integers)`. */
static void target_text(const pl_type *type, pl_sink *out) {
  pl_sink_puts(out, "target(\"");
  pl_lir_escape(type->target.name, out);
  pl_sink_putc(out, '"');
  for (uint32_t i = 0; i < type->target.num_types; i++) {
    pl_sink_puts(out, ", ");
    pl_lir_type_text(type->target.types[i], out);
  }
  for (uint32_t i = 0; i < type->target.num_ints; i++)
    pl_sink_printf(out, ", %u", type->target.ints[i]);
  pl_sink_putc(out, ')');
}

void pl_lir_type_text(const pl_type *type, pl_sink *out) {
  switch (type->kind) {
  case PL_TYPE_INTEGER: pl_sink_printf(out, "i%u", type->integer.width); break;
  case PL_TYPE_FLOAT: pl_sink_puts(out, float_name(type->float_format)); break;
  case PL_TYPE_VECTOR: vector_text(type, out); break;
  case PL_TYPE_LLVM_ARRAY:
    pl_sink_printf(out, "[%llu x ", (unsigned long long)type->shaped.shape[0]);
    pl_lir_type_text(type->shaped.elem, out);
    pl_sink_putc(out, ']');
    break;
  case PL_TYPE_LLVM_PTR:
    pl_sink_puts(out, "ptr");
    if (type->ptr.space) pl_sink_printf(out, " addrspace(%u)", type->ptr.space);
    break;
  case PL_TYPE_LLVM_STRUCT: struct_text(type, out); break;
  case PL_TYPE_LLVM_FUNC: func_text(type, out); break;
  case PL_TYPE_LLVM_VOID: pl_sink_puts(out, "void"); break;
  case PL_TYPE_LLVM_TOKEN: pl_sink_puts(out, "token"); break;
  case PL_TYPE_LLVM_LABEL: pl_sink_puts(out, "label"); break;
  case PL_TYPE_LLVM_METADATA: pl_sink_puts(out, "metadata"); break;
  case PL_TYPE_LLVM_X86_AMX: pl_sink_puts(out, "x86_amx"); break;
  case PL_TYPE_LLVM_X86_MMX: pl_sink_puts(out, "<1 x i64>"); break; /* the type is gone since LLVM 20, this took its place */
  case PL_TYPE_LLVM_PPC_FP128: pl_sink_puts(out, "ppc_fp128"); break;
  case PL_TYPE_LLVM_TARGET: target_text(type, out); break;
  default: break;
  }
}

/* Prints the suffix that overloaded intrinsics get from a struct type. */
static void mangle_struct(const pl_type *type, pl_sink *out) {
  const pl_struct_body *body = type->llvm_struct;
  if (body->identified) {
    pl_sink_puts(out, "s_");
    pl_sink_str(out, body->name);
    pl_sink_putc(out, 's');
    return;
  }
  pl_sink_puts(out, "sl_");
  for (uint32_t i = 0; i < body->num_elems; i++)
    pl_lir_mangle(body->elems[i], out);
  pl_sink_putc(out, 's');
}

/* Prints the intrinsic name suffix of a floating point format, such as bf16 or f32. */
static void mangle_float(pl_float_format format, pl_sink *out) {
  if (format == PL_BF16)
    pl_sink_puts(out, "bf16");
  else
    pl_sink_printf(out, "f%u", pl_float_bits(format));
}

void pl_lir_mangle(const pl_type *type, pl_sink *out) {
  switch (type->kind) {
  case PL_TYPE_INTEGER: pl_sink_printf(out, "i%u", type->integer.width); break;
  case PL_TYPE_FLOAT: mangle_float(type->float_format, out); break;
  case PL_TYPE_VECTOR:
    pl_sink_printf(out, "%sv%lld", pl_lir_is_scalable(type) ? "nx" : "", (long long)type->shaped.shape[0]);
    pl_lir_mangle(type->shaped.elem, out);
    break;
  case PL_TYPE_LLVM_ARRAY:
    pl_sink_printf(out, "a%lld", (long long)type->shaped.shape[0]);
    pl_lir_mangle(type->shaped.elem, out);
    break;
  case PL_TYPE_LLVM_PTR: pl_sink_printf(out, "p%u", type->ptr.space); break;
  case PL_TYPE_LLVM_STRUCT: mangle_struct(type, out); break;
  case PL_TYPE_LLVM_VOID: pl_sink_puts(out, "isVoid"); break;
  case PL_TYPE_LLVM_METADATA: pl_sink_puts(out, "Metadata"); break;
  case PL_TYPE_LLVM_PPC_FP128: pl_sink_puts(out, "ppcf128"); break;
  case PL_TYPE_LLVM_X86_AMX: pl_sink_puts(out, "x86amx"); break;
  case PL_TYPE_LLVM_X86_MMX: pl_sink_puts(out, "v1i64"); break;
  case PL_TYPE_LLVM_FUNC:
    pl_sink_puts(out, "f_");
    pl_lir_mangle(type->func.results[0], out);
    for (uint32_t i = 0; i < type->func.num_inputs; i++)
      pl_lir_mangle(type->func.inputs[i], out);
    pl_sink_puts(out, type->func.variadic ? "varargf" : "f");
    break;
  default: break;
  }
}
