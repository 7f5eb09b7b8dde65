#include "verify/term/internal.h"

/* Terms for people: infix, negated orders and conjunctions turned back into what was meant, bounded in depth and length. */

#define MAX_LEVEL 12
#define MAX_LENGTH 4000

static void print(pl_sink *out, const pl_term *a, uint32_t level);

/* Prints a constant: a BOOL as true or false, a number as a signed decimal. */
static void print_constant(pl_sink *out, const pl_term *a) {
  if (a->sort.kind == PL_SORT_BOOL)
    pl_sink_puts(out, pl_apint_is_one(a->value) ? "true" : "false");
  else
    pl_apint_print(a->value, true, out);
}

/* Prints the terms, each down to `level` levels (see print), with `between` between them. */
static void print_joined(pl_sink *out, const pl_term *const *args, uint32_t count, const char *between, uint32_t level) {
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) pl_sink_puts(out, between);
    print(out, args[i], level);
  }
}

/* Prints the arguments of `a`, each down to `level` levels, in parentheses with `between` between them. */
static void print_group(pl_sink *out, const pl_term *a, const char *between, uint32_t level) {
  pl_sink_putc(out, '(');
  print_joined(out, a->args, a->num_args, between, level);
  pl_sink_putc(out, ')');
}

/* Prints name(argument, argument, ...), each argument down to `level` levels. */
static void print_call(pl_sink *out, const char *name, const pl_term *const *args, uint32_t count, uint32_t level) {
  pl_sink_puts(out, name);
  pl_sink_putc(out, '(');
  print_joined(out, args, count, ", ", level);
  pl_sink_putc(out, ')');
}

/* Prints a sum in parentheses, with summands x * -1 and negative constants, other than the first, as subtractions. */
static void print_sum(pl_sink *out, const pl_term *a, uint32_t level) {
  pl_sink_putc(out, '(');
  for (uint32_t i = 0; i < a->num_args; i++) {
    const pl_term *x = a->args[i];
    bool product = (x->op == PL_TERM_BV_MUL || x->op == PL_TERM_INT_MUL) && x->num_args == 2;
    if (i > 0 && product && pl_term_is_op_ones(x->args[0])) {
      pl_sink_puts(out, " - ");
      print(out, x->args[1], level);
      continue;
    }
    bool negative = i > 0 && pl_term_is_const(x) && pl_apint_is_negative(x->value);
    if (i > 0) pl_sink_puts(out, negative ? " " : " + ");
    print(out, x, level);
  }
  pl_sink_putc(out, ')');
}

/* Prints (a sign b), with `level` more levels of both; `sign` has its own spaces. */
static void print_infix(pl_sink *out, const pl_term *a, const pl_term *b, const char *sign, uint32_t level) {
  pl_sink_putc(out, '(');
  print(out, a, level);
  pl_sink_puts(out, sign);
  print(out, b, level);
  pl_sink_putc(out, ')');
}

static void print_not(pl_sink *out, const pl_term *a, uint32_t level);

/* Prints the negation of the conjunction `a` as the disjunction of its negated conjuncts. */
static void print_not_all(pl_sink *out, const pl_term *a, uint32_t level) {
  pl_sink_putc(out, '(');
  for (uint32_t i = 0; i < a->num_args; i++) {
    const pl_term *x = a->args[i];
    if (i > 0) pl_sink_puts(out, " or ");
    if (x->op == PL_TERM_NOT)
      print(out, x->args[0], level);
    else
      print_not(out, x, level);
  }
  pl_sink_putc(out, ')');
}

/* Prints the negation of `a`: as the opposite comparison, as a disjunction, or with an exclamation mark. */
static void print_not(pl_sink *out, const pl_term *a, uint32_t level) {
  if (a->op == PL_TERM_BV_ULT) {
    print_infix(out, a->args[1], a->args[0], " <=u ", level);
  } else if (a->op == PL_TERM_BV_SLT) {
    print_infix(out, a->args[1], a->args[0], " <=s ", level);
  } else if (a->op == PL_TERM_INT_LE) {
    print_infix(out, a->args[0], a->args[1], " > ", level);
  } else if (a->op == PL_TERM_EQ) {
    print_infix(out, a->args[0], a->args[1], " != ", level);
  } else if (a->op == PL_TERM_AND && level > 0) {
    print_not_all(out, a, level - 1);
  } else {
    pl_sink_putc(out, '!');
    print(out, a, level);
  }
}

/* Prints an extract as x[high:low], an extension as zext(x):width or sext(x):width, a concatenation as concat(x, y). */
static void print_bits(pl_sink *out, const pl_term *a, uint32_t level) {
  if (a->op == PL_TERM_BV_EXTRACT) {
    print(out, a->args[0], level);
    pl_sink_printf(out, "[%u:%u]", (unsigned)a->imm + a->sort.width - 1, (unsigned)a->imm);
    return;
  }
  const char *name = a->op == PL_TERM_BV_ZEXT ? "zext" : a->op == PL_TERM_BV_SEXT ? "sext" : "concat";
  print_call(out, name, a->args, a->num_args, level);
  if (a->op != PL_TERM_BV_CONCAT) pl_sink_printf(out, ":%u", (unsigned)a->sort.width);
}

/* The infix sign of the op, with spaces around it; NULL if the op is not printed that way. */
static const char *infix_sign(pl_term_op op) {
  switch (op) {
  case PL_TERM_AND: return " and ";
  case PL_TERM_OR: return " or ";
  case PL_TERM_EQ: return " = ";
  case PL_TERM_BV_MUL:
  case PL_TERM_INT_MUL: return " * ";
  case PL_TERM_BV_UDIV: return " /u ";
  case PL_TERM_BV_UREM: return " %u ";
  case PL_TERM_BV_SDIV: return " /s ";
  case PL_TERM_BV_SREM: return " %s ";
  case PL_TERM_BV_AND: return " & ";
  case PL_TERM_BV_OR: return " | ";
  case PL_TERM_BV_XOR: return " ^ ";
  case PL_TERM_BV_SHL: return " << ";
  case PL_TERM_BV_LSHR: return " >>u ";
  case PL_TERM_BV_ASHR: return " >>s ";
  case PL_TERM_BV_ULT: return " <u ";
  case PL_TERM_BV_ULE: return " <=u ";
  case PL_TERM_BV_SLT: return " <s ";
  case PL_TERM_BV_SLE: return " <=s ";
  case PL_TERM_INT_LE: return " <= ";
  case PL_TERM_INT_LT: return " < ";
  case PL_TERM_INVALID:
  case PL_TERM_CONST:
  case PL_TERM_SYM:
  case PL_TERM_NOT:
  case PL_TERM_ITE:
  case PL_TERM_BV_ADD:
  case PL_TERM_BV_CONCAT:
  case PL_TERM_BV_EXTRACT:
  case PL_TERM_BV_ZEXT:
  case PL_TERM_BV_SEXT:
  case PL_TERM_BV_SADDO:
  case PL_TERM_BV_UADDO:
  case PL_TERM_BV_SSUBO:
  case PL_TERM_BV_USUBO:
  case PL_TERM_BV_SMULO:
  case PL_TERM_BV_UMULO:
  case PL_TERM_INT_ADD:
  case PL_TERM_INT_OF_SBV:
  case PL_TERM_INT_OF_UBV:
  case PL_TERM_APP:
  case PL_TERM_MEM_STORE:
  case PL_TERM_MEM_FREE:
  case PL_TERM_MEM_LOAD:
  case PL_TERM_MEM_POISON:
  case PL_NUM_TERM_OPS: break;
  }
  return NULL;
}

/* The name by which the op is printed as a call; for ops that print_node does not print in another way. */
static const char *call_name(pl_term_op op) {
  if (op == PL_TERM_BV_SADDO) return "sadd_overflows";
  if (op == PL_TERM_BV_UADDO) return "uadd_overflows";
  if (op == PL_TERM_BV_SSUBO) return "ssub_overflows";
  if (op == PL_TERM_BV_USUBO) return "usub_overflows";
  if (op == PL_TERM_BV_SMULO) return "smul_overflows";
  if (op == PL_TERM_BV_UMULO) return "umul_overflows";
  if (op == PL_TERM_INT_OF_SBV) return "signed";
  if (op == PL_TERM_INT_OF_UBV) return "unsigned";
  if (op == PL_TERM_MEM_STORE) return "store";
  if (op == PL_TERM_MEM_FREE) return "free";
  if (op == PL_TERM_MEM_LOAD) return "load";
  return "poison";
}

/* Prints the name of a symbol, or an application as name(arguments), the arguments down to `level` levels. */
static void print_name(pl_sink *out, const pl_term *a, uint32_t level) {
  pl_sink_str(out, a->name);
  if (a->op == PL_TERM_APP) print_call(out, "", a->args, a->num_args, level);
}

/* Prints (condition ? a : b). */
static void print_ite(pl_sink *out, const pl_term *a, uint32_t level) {
  pl_sink_putc(out, '(');
  print(out, a->args[0], level);
  pl_sink_puts(out, " ? ");
  print_joined(out, a->args + 1, 2, " : ", level);
  pl_sink_putc(out, ')');
}

/* Prints a term that has arguments in the form for its op, its arguments with `level` more levels. */
static void print_node(pl_sink *out, const pl_term *a, uint32_t level) {
  const char *sign = infix_sign(a->op);
  if (a->op == PL_TERM_APP)
    print_name(out, a, level);
  else if (a->op == PL_TERM_NOT)
    print_not(out, a->args[0], level);
  else if (a->op == PL_TERM_BV_ADD || a->op == PL_TERM_INT_ADD)
    print_sum(out, a, level);
  else if (a->op >= PL_TERM_BV_CONCAT && a->op <= PL_TERM_BV_SEXT)
    print_bits(out, a, level);
  else if (a->op == PL_TERM_ITE)
    print_ite(out, a, level);
  else if (sign)
    print_group(out, a, sign, level);
  else
    print_call(out, call_name(a->op), a->args, a->num_args, level);
}

/* Prints the term down to `level` levels; deeper parts, and all parts once the text is long, are printed as "...", but for
 * constants and symbols. */
static void print(pl_sink *out, const pl_term *a, uint32_t level) {
  if (pl_term_is_const(a))
    print_constant(out, a);
  else if (a->num_args == 0)
    print_name(out, a, 0);
  else if (level == 0 || out->len > MAX_LENGTH)
    pl_sink_puts(out, "...");
  else
    print_node(out, a, level - 1);
}

void pl_term_print(const pl_term *a, pl_sink *out) {
  pl_sink text = {0};
  print(&text, a, MAX_LEVEL);
  pl_sink_write(out, text.data, text.len);
  pl_sink_close(&text);
}
