/* Constants as text. Source: LLVM documentation, "LLVM Language Reference Manual", Constants; what `opt` 22 prints. */
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"
#include "core/llvmir/lir/print.h"

/* Prints a constant preceded by its type. */
static void typed_text(const pl_lir *v, pl_sink *out) {
  pl_lir_type_text(v->type, out);
  pl_sink_putc(out, ' ');
  pl_lir_const_text(v, out);
}

/* Prints the low `digits` hexadecimal digits of a bit pattern, in upper case, with leading zeros. */
static void hex_words(pl_apint bits, uint32_t digits, pl_sink *out) {
  for (uint32_t i = digits; i-- > 0;)
    pl_sink_printf(out, "%X", (unsigned)(pl_apint_word(bits, i / 16) >> (i % 16 * 4)) & 0xfu);
}

/* Prints a double, or a float as the double of its value, in decimal if that is short and exact, else as the hexadecimal digits
 * of its bits. */
static void double_text(const pl_lir *v, pl_sink *out) {
  pl_arena *scratch = pl_arena_new();
  pl_float_format format = v->type->float_format;
  pl_apint bits = format == PL_F64 ? v->bits : pl_float_respell(scratch, v->bits, format, PL_F64, NULL);
  pl_sink text = {0};
  pl_float_print(bits, PL_F64, &text);
  const char *s = pl_sink_text(&text), *dot = strchr(s, '.');
  if (dot && strcspn(dot + 1, "e") == 6 && dot[6] == '0') {
    pl_sink_puts(out, s);
  } else {
    pl_sink_puts(out, "0x");
    hex_words(bits, 16, out);
  }
  pl_sink_close(&text);
  pl_arena_free(scratch);
}

/* Prints a floating point constant as LLVM does: in decimal or as the hexadecimal digits of its bits. */
static void float_text(const pl_lir *v, pl_sink *out) {
  pl_float_format format = v->type->kind == PL_TYPE_FLOAT ? v->type->float_format : PL_FLOAT_INVALID;
  if (format == PL_F32 || format == PL_F64) {
    double_text(v, out);
  } else if (format == PL_F16 || format == PL_BF16) {
    pl_sink_puts(out, format == PL_F16 ? "0xH" : "0xR");
    hex_words(v->bits, 4, out);
  } else if (format == PL_F80) {
    pl_sink_puts(out, "0xK");
    hex_words(v->bits, 20, out);
  } else { /* the low half first */
    pl_sink_puts(out, format == PL_F128 ? "0xL" : "0xM");
    pl_sink_printf(out, "%016llX%016llX", (unsigned long long)pl_apint_word(v->bits, 0),
                   (unsigned long long)pl_apint_word(v->bits, 1));
  }
}

/* Whether the constant is an integer or floating point number with known bits. */
static bool is_number(const pl_lir *v) { return v->kind == PL_LIR_INT || v->kind == PL_LIR_FLOAT; }

/* Whether a constant with listed elements is a vector of equal numbers. */
static bool is_splat(const pl_lir *v) {
  if (!pl_lir_is_vector(v->type) || v->count == 0 || !is_number(v->elems[0])) return false;
  for (uint32_t i = 1; i < v->count; i++)
    if (!pl_lir_same(v->elems[0], v->elems[i])) return false;
  return true;
}

/* Whether a constant with listed elements is an array of i8 whose elements are all integers with known bits. */
static bool is_bytes(const pl_lir *v) {
  if (v->type->kind != PL_TYPE_LLVM_ARRAY || !pl_type_is_integer(v->type->shaped.elem, 8)) return false;
  for (uint32_t i = 0; i < v->count; i++)
    if (v->elems[i]->kind != PL_LIR_INT) return false;
  return true;
}

/* Prints an array of which all elements are i8 integers as the string `c"..."`, with LLVM's escapes. */
static void bytes_text(const pl_lir *v, pl_sink *out) {
  pl_sink_puts(out, "c\"");
  for (uint32_t i = 0; i < v->count; i++) {
    char c = (char)pl_apint_word(v->elems[i]->bits, 0);
    pl_lir_escape((pl_str){&c, 1}, out);
  }
  pl_sink_putc(out, '"');
}

/* Prints the typed elements of a struct, array or vector in the brackets of its kind. */
static void list_text(const pl_lir *v, pl_sink *out) {
  bool is_struct = v->type->kind == PL_TYPE_LLVM_STRUCT, packed = is_struct && v->type->llvm_struct->packed;
  bool is_array = v->type->kind == PL_TYPE_LLVM_ARRAY;
  pl_sink_puts(out, packed ? "<{" : is_struct ? "{" : is_array ? "[" : "<");
  if (is_struct && v->count) pl_sink_putc(out, ' ');
  for (uint32_t i = 0; i < v->count; i++) {
    if (i) pl_sink_puts(out, ", ");
    typed_text(v->elems[i], out);
  }
  if (is_struct && v->count) pl_sink_putc(out, ' ');
  pl_sink_puts(out, packed ? "}>" : is_struct ? "}" : is_array ? "]" : ">");
}

/* Prints a constant with listed elements: as a splat, a string or a list. */
static void elems_text(const pl_lir *v, pl_sink *out) {
  if (v->kind == PL_LIR_SPLAT || is_splat(v)) {
    pl_sink_puts(out, "splat (");
    typed_text(v->elems[0], out);
    pl_sink_putc(out, ')');
  } else if (is_bytes(v)) {
    bytes_text(v, out);
  } else {
    list_text(v, out);
  }
}

/* Prints the constant expression of a byte offset from an address, `getelementptr flags (i8, a, offset)`. */
static void offset_text(const pl_lir *v, pl_sink *out) {
  pl_sink_puts(out, "getelementptr ");
  pl_sink_str(out, v->flags);
  pl_sink_puts(out, "(i8, ");
  typed_text(v->a, out);
  pl_sink_printf(out, ", i%u ", v->bits.width);
  pl_apint_print(v->bits, true, out);
  pl_sink_putc(out, ')');
}

/* Prints an integer in signed decimal, i1 as true or false. */
static void int_text(const pl_lir *v, pl_sink *out) {
  if (v->bits.width == 1)
    pl_sink_puts(out, pl_apint_is_zero(v->bits) ? "false" : "true");
  else
    pl_apint_print(v->bits, true, out);
}

/* Prints the constant expression `word flags (a, b)`. */
static void binary_text(const pl_lir *v, pl_sink *out) {
  pl_sink_str(out, v->text);
  pl_sink_putc(out, ' ');
  pl_sink_str(out, v->flags);
  pl_sink_putc(out, '(');
  typed_text(v->a, out);
  pl_sink_puts(out, ", ");
  typed_text(v->b, out);
  pl_sink_putc(out, ')');
}

/* Prints the constant expression `word (a to type)`, `a` preceded by its type. */
static void cast_text(const pl_lir *v, pl_sink *out) {
  pl_sink_str(out, v->text);
  pl_sink_puts(out, " (");
  typed_text(v->a, out);
  pl_sink_puts(out, " to ");
  pl_lir_type_text(v->type, out);
  pl_sink_putc(out, ')');
}

void pl_lir_const_text(const pl_lir *v, pl_sink *out) {
  switch (v->kind) {
  case PL_LIR_INVALID: break;
  case PL_LIR_INT: int_text(v, out); break;
  case PL_LIR_FLOAT: float_text(v, out); break;
  case PL_LIR_NULL: pl_sink_puts(out, "null"); break;
  case PL_LIR_ZERO: pl_sink_puts(out, "zeroinitializer"); break;
  case PL_LIR_UNDEF: pl_sink_puts(out, "undef"); break;
  case PL_LIR_POISON: pl_sink_puts(out, "poison"); break;
  case PL_LIR_NONE: pl_sink_puts(out, "none"); break;
  case PL_LIR_LIST:
  case PL_LIR_SPLAT: elems_text(v, out); break;
  case PL_LIR_SYMBOL: pl_lir_name('@', v->text, out); break;
  case PL_LIR_DSO_LOCAL_EQUIVALENT:
    pl_sink_puts(out, "dso_local_equivalent ");
    pl_lir_name('@', v->text, out);
    break;
  case PL_LIR_OFFSET: offset_text(v, out); break;
  case PL_LIR_CAST: cast_text(v, out); break;
  case PL_LIR_BINARY: binary_text(v, out); break;
  case PL_LIR_BLOCKADDRESS:
    pl_sink_puts(out, "blockaddress(");
    pl_lir_name('@', v->func->name, out);
    pl_sink_printf(out, ", %%%u)", v->block ? v->block->number : 0);
    break;
  case PL_LIR_ASM: pl_sink_str(out, v->text); break;
  case PL_LIR_ARG:
  case PL_LIR_INS: pl_sink_printf(out, "%%%u", v->number); break;
  case PL_LIR_METADATA: break; /* print.c knows its number */
  }
}
