/* Functions that print, for programs that are run as a whole: MLIR's runtime library ("C Runner Utils": printI64 and its like)
 * and of the C library putchar and printf. */
#include "verify/interp/ops/runtime.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "verify/interp/machine/fp.h"

typedef struct printer {
  const char *name;
  uint32_t num_args;
  char what; /* of the argument: 'i' signed, 'u' unsigned, 'f' f32, 'd' f64, 'h' f16, 'b' bf16, 'c' character; 't' the text */
  const char *text;
} printer;

/* The number as a double. */
static double as_double(pl_machine *m, pl_apint bits, pl_float_format format) {
  uint64_t word = pl_apint_word(pl_fp_convert(m->run->arena, bits, format, PL_F64), 0);
  double d;
  memcpy(&d, &word, sizeof d);
  return d;
}

/* Whether the argument has the width that the library's function takes, if that takes a float, whatever the module declares; true
 * for other functions. */
static bool has_type(const printer *p, const pl_scalar *s) {
  const uint32_t width = s->bits.width;
  if (p->what == 'f') return width == 32;
  if (p->what == 'd') return width == 64;
  return (p->what != 'h' && p->what != 'b') || width == 16;
}

/* Prints one argument, which is no poison, into the run's output in the form p->what. */
static void print_argument(pl_machine *m, const printer *p, const pl_scalar *s) {
  pl_sink *out = m->run->output;
  switch (p->what) {
  case 'i': pl_sink_printf(out, "%" PRId64, pl_scalar_signed(s)); break;
  case 'u': pl_sink_printf(out, "%" PRIu64, pl_scalar_word(s)); break;
  case 'f': pl_sink_printf(out, "%g", as_double(m, s->bits, PL_F32)); break;
  case 'd': pl_sink_printf(out, "%lg", as_double(m, s->bits, PL_F64)); break;
  case 'h': pl_sink_printf(out, "%g", as_double(m, s->bits, PL_F16)); break;
  case 'b': pl_sink_printf(out, "%g", as_double(m, s->bits, PL_BF16)); break;
  case 'c': pl_sink_putc(out, (char)pl_scalar_word(s)); break;
  default: break;
  }
}

/* Sets the result of a call to a number, if it has one result, of a single scalar. */
static void give_number(pl_machine *m, const pl_op *op, uint64_t number) {
  if (op->num_results == 1 && pl_num_leaves(m, pl_result(op, 0)) == 1) {
    pl_scalar *out = pl_leaves(m, pl_result(op, 0));
    *out = pl_scalar_u64(m->run->arena, pl_machine_layout(m, pl_result(op, 0)->type)->leaves[0].width, number);
  }
}

/* The string at the pointer, which ends with a zero byte. NULL, and the machine has stopped with undefined behavior, if it can't
 * be read: an access is undefined, a byte is poison or undef, or no zero byte follows. */
static const char *string_at(pl_machine *m, const pl_op *op, const pl_scalar *pointer) {
  uint32_t number;
  uint64_t offset;
  const char *why = pl_memory_check(&m->memory, pointer, 1, false, &number, &offset);
  if (why == NULL) {
    const pl_object *o = &pl_memory_at(&m->memory, number)->object;
    const char *text = pl_object_text(m->run->arena, o, offset);
    if (text != NULL) return text;
    why = "it is not followed by a zero byte";
  }
  pl_stop_undefined(m, op, "a text can't be read: %s", why);
  return NULL;
}

/* printf. */

typedef struct format {
  pl_machine *m;
  const pl_op *op;
  const pl_scalar *args;
  uint32_t left;
} format;

/* Sets *out to the next argument of printf and moves on to the one after it. False, and the machine has stopped with undefined
 * behavior, if there is none or it is poison. */
static bool next_argument(format *f, pl_scalar *out) {
  if (f->left == 0) {
    pl_stop_undefined(f->m, f->op, "printf has fewer arguments than its format demands");
    return false;
  }
  *out = pl_use_scalar(f->m, f->args++);
  f->left--;
  if (!out->poison) return true;
  pl_stop_undefined(f->m, f->op, "an argument of printf is poison");
  return false;
}

/* Prints one conversion of printf that begins at `text`, after the percent sign, and returns its end; NULL if it is not supported
 * or the machine has stopped. */
static const char *convert(format *f, const char *text) {
  char spec[32] = "%";
  size_t len = 1, flags = strspn(text, "-+ #0123456789."), longs;
  pl_sink *out = f->m->run->output;
  pl_scalar s;
  if (*text == '%') {
    pl_sink_putc(out, '%');
    return text + 1;
  }
  if (flags > 16) return NULL;
  memcpy(spec + len, text, flags);
  len += flags;
  text += flags;
  longs = strspn(text, "hlzjt");
  char kind = text[longs];
  bool is_long = memchr(text, 'l', longs) != NULL || memchr(text, 'z', longs) != NULL || memchr(text, 'j', longs) != NULL;
  text += longs;
  if (kind == '\0' || strchr("diuxXocspfFeEgGaA", kind) == NULL || !next_argument(f, &s)) return NULL;
  if (strchr("diuxXo", kind) != NULL) {
    snprintf(spec + len, sizeof spec - len, "ll%c", kind);
    bool is_signed = kind == 'd' || kind == 'i';
    long long v = is_signed ? (is_long ? pl_scalar_signed(&s) : (int32_t)pl_scalar_word(&s))
                            : (long long)(is_long ? pl_scalar_word(&s) : (uint32_t)pl_scalar_word(&s));
    char number[64];
    snprintf(number, sizeof number, spec, v);
    pl_sink_puts(out, number);
  } else if (kind == 'c') {
    pl_sink_putc(out, (char)pl_scalar_word(&s));
  } else if (kind == 'p') {
    pl_sink_printf(out, "0x%" PRIx64, pl_scalar_word(&s));
  } else if (kind == 's') {
    const char *string = string_at(f->m, f->op, &s);
    if (string == NULL) return NULL;
    pl_sink_puts(out, string);
  } else if (s.bits.width != 64) {
    return NULL; /* printf takes no other float */
  } else {
    char number[400];
    snprintf(spec + len, sizeof spec - len, "%c", kind);
    snprintf(number, sizeof number, spec, as_double(f->m, s.bits, PL_F64));
    pl_sink_puts(out, number);
  }
  return text + 1;
}

/* Runs a call of printf: prints into the run's output and sets the call's result to the number of bytes. The machine has stopped
 * if a part can't be printed, after what comes before it was. */
static void run_printf(pl_machine *m, const pl_op *op, const pl_scalar *args, uint32_t num_args) {
  format f = {m, op, args + 1, num_args - 1};
  pl_scalar pointer = pl_use_scalar(m, &args[0]);
  const char *text = string_at(m, op, &pointer);
  size_t before = m->run->output->len;
  while (text != NULL && *text != '\0') {
    if (*text != '%') {
      pl_sink_putc(m->run->output, *text++);
      continue;
    }
    text = convert(&f, text + 1);
    if (text == NULL) pl_stop_unsupported(m, op, "a format of printf that can't be run");
  }
  if (text != NULL) give_number(m, op, m->run->output->len - before);
}

bool pl_call_printing(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t num_args) {
  assert(m->run->output != NULL);
  static const printer table[] = {
      {"printI64", 1, 'i', ""},     {"printU64", 1, 'u', ""},     {"printF32", 1, 'f', ""},       {"printF64", 1, 'd', ""},
      {"printF16", 1, 'h', ""},     {"printBF16", 1, 'b', ""},    {"putchar", 1, 'c', ""},        {"printOpen", 0, 't', "( "},
      {"printClose", 0, 't', " )"}, {"printComma", 0, 't', ", "}, {"printNewline", 0, 't', "\n"},
  };
  if (pl_str_is(name, "printf") && num_args > 0) {
    run_printf(m, op, args, num_args);
    return true;
  }
  if (pl_str_is(name, "printString") && num_args == 1) {
    const char *text = string_at(m, op, &args[0]);
    if (text != NULL) pl_sink_puts(m->run->output, text);
    return true;
  }
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    if (!pl_str_is(name, table[i].name) || num_args != table[i].num_args) continue;
    pl_sink_puts(m->run->output, table[i].text);
    if (num_args == 0) return true;
    pl_scalar s = pl_use_scalar(m, &args[0]);
    if (!pl_scalar_is_fine(&s))
      pl_stop_undefined(m, op, "what is printed is %s", s.poison ? "poison" : "undefined");
    else if (!has_type(&table[i], &s))
      pl_stop_unsupported(m, op, "@%.*s is declared with another type", PL_STR_FMT(name));
    else
      print_argument(m, &table[i], &s);
    if (table[i].what == 'c') give_number(m, op, pl_scalar_word(&s));
    return true;
  }
  return false;
}
