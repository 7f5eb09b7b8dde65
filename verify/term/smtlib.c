#include <assert.h>

#include "verify/term/internal.h"

#include "core/base/vec.h"

/* A script in SMT-LIB 2.6: declarations as symbols are met, one definition per compound term (t and its id) so that neither
 * sharing nor depth shows in the text, and the assertions. The translation is the one that the solver's header describes: a
 * memory is an array of bytes (c), an array of poison bits (p) and a history (h); integers that stand for bit vectors or for
 * products of unknowns are constants. */

typedef struct script {
  pl_sink *out;
  pl_arena *arena;
  pl_strtab *names;
  pl_map declared; /* interned name */
  pl_map done;     /* terms */
  PL_VEC(const pl_term *) stack;
} script;

/* ---- names, sorts, constants ---- */

/* Writes the text to the script. */
static void put(const script *S, const char *text) { pl_sink_puts(S->out, text); }

/* Writes the term's name as the inside of a quoted symbol: after "symbol:" if it begins with @ or a dot; a character that is not
 * allowed becomes an underscore, and the term's id is then added so that names stay distinct. Such a symbol may hold anything but
 * | and \, and not begin with @ or a dot (SMT-LIB 2.6, "Symbols"). */
static void put_name(pl_sink *out, const pl_term *a) {
  bool clean = true;
  if (a->name.len > 0 && (a->name.data[0] == '@' || a->name.data[0] == '.')) pl_sink_puts(out, "symbol:");
  for (size_t i = 0; i < a->name.len; i++) {
    char c = a->name.data[i];
    bool plain = c >= ' ' && c < 127 && c != '|' && c != '\\';
    clean = clean && plain;
    pl_sink_putc(out, plain ? c : '_');
  }
  if (!clean) pl_sink_printf(out, "#%u", (unsigned)a->id);
}

/* Writes the abbreviation of a sort within a symbol's name: b, i, a bit vector's width, or m and the width of a memory's
 * addresses. */
static void put_sort_letter(pl_sink *out, pl_sort sort) {
  if (sort.kind == PL_SORT_BOOL)
    pl_sink_putc(out, 'b');
  else if (sort.kind == PL_SORT_INT)
    pl_sink_putc(out, 'i');
  else
    pl_sink_printf(out, "%s%u", sort.kind == PL_SORT_MEM ? "m" : "", (unsigned)sort.width);
}

/* Writes the quoted symbol |name:sort|, or |name:sorts of the arguments:sort|, followed inside the quotes by `part`: equal
 * names of different sorts are different symbols. */
static void put_symbol(pl_sink *out, const pl_term *a, const char *part) {
  pl_sink_putc(out, '|');
  put_name(out, a);
  for (uint32_t i = 0; i < a->num_args; i++) {
    pl_sink_putc(out, i == 0 ? ':' : ',');
    put_sort_letter(out, a->args[i]->sort);
  }
  pl_sink_putc(out, ':');
  put_sort_letter(out, a->sort);
  pl_sink_puts(out, part);
  pl_sink_putc(out, '|');
}

/* Writes the SMT-LIB sort; for a memory that of one of its parts: 'c' contents, 'p' poison, 'h' history. */
static void put_sort(const script *S, pl_sort sort, char part) {
  if (sort.kind == PL_SORT_BOOL)
    put(S, "Bool");
  else if (sort.kind == PL_SORT_INT)
    put(S, "Int");
  else if (sort.kind == PL_SORT_BV)
    pl_sink_printf(S->out, "(_ BitVec %u)", (unsigned)sort.width);
  else if (part == 'h')
    put(S, "History");
  else
    pl_sink_printf(S->out, "(Array (_ BitVec %u) %s)", (unsigned)sort.width, part == 'c' ? "(_ BitVec 8)" : "Bool");
}

/* Writes a BOOL, BV or INT constant in SMT-LIB syntax. */
static void put_constant(const script *S, const pl_term *a) {
  if (a->sort.kind == PL_SORT_BOOL) {
    put(S, pl_apint_is_one(a->value) ? "true" : "false");
  } else if (a->sort.kind == PL_SORT_BV) {
    put(S, "(_ bv");
    pl_apint_print(a->value, false, S->out);
    pl_sink_printf(S->out, " %u)", (unsigned)a->sort.width);
  } else if (pl_apint_is_negative(a->value)) {
    put(S, "(- ");
    pl_apint_print(pl_apint_neg(S->arena, a->value), false, S->out);
    put(S, ")");
  } else {
    pl_apint_print(a->value, false, S->out);
  }
}

/* Writes a reference to a term that is declared or defined, or a constant; `part` is 'c', 'p' or 'h' for a part of a memory,
 * else 0. */
static void put_part(const script *S, const pl_term *a, char part) {
  const char suffix[3] = {'!', part, '\0'};
  if (pl_term_is_const(a))
    put_constant(S, a);
  else if (a->op == PL_TERM_SYM)
    put_symbol(S->out, a, part ? suffix : "");
  else if (part)
    pl_sink_printf(S->out, "t%u%c", (unsigned)a->id, part);
  else
    pl_sink_printf(S->out, "t%u", (unsigned)a->id);
}

/* Writes a reference to a term that is no memory. */
static void put_term(const script *S, const pl_term *a) { put_part(S, a, '\0'); }

/* ---- declarations ---- */

/* Whether `declare` has been called with that name. */
static bool is_declared(const script *S, const char *name) {
  return pl_map_has(&S->declared, pl_strtab_intern(S->names, pl_str_from(name)).data);
}

/* Notes that the name is declared; true if it was not yet, false if it was. */
static bool declare(script *S, const char *name) {
  pl_str key = pl_strtab_intern(S->names, pl_str_from(name));
  if (pl_map_has(&S->declared, key.data)) return false;
  pl_map_set_ptr(&S->declared, key.data, key.data);
  return true;
}

/* Writes the declaration of a symbol or function, unless it is there already; of a memory that of the part `part` ('c', 'p' or
 * 'h'), which is otherwise 0. */
static void declare_part(script *S, const pl_term *a, char part) {
  const char suffix[3] = {'!', part, '\0'};
  pl_sink name = {0};
  put_symbol(&name, a, part ? suffix : "");
  if (declare(S, pl_sink_text(&name))) {
    put(S, "(declare-fun ");
    put(S, pl_sink_text(&name));
    put(S, " (");
    for (uint32_t i = 0; i < a->num_args; i++) {
      bool is_memory = a->args[i]->sort.kind == PL_SORT_MEM;
      for (const char *each = is_memory ? "cph" : "v"; *each; each++) {
        put_sort(S, a->args[i]->sort, *each);
        put(S, " ");
      }
    }
    put(S, ") ");
    put_sort(S, a->sort, part);
    put(S, ")\n");
  }
  pl_sink_close(&name);
}

/* Writes the declaration of a symbol or function; of a memory those of its three parts. */
static void declare_symbol(script *S, const pl_term *a) {
  if (a->sort.kind != PL_SORT_MEM) {
    declare_part(S, a, '\0');
    return;
  }
  for (const char *part = "cph"; *part; part++)
    declare_part(S, a, *part);
}

/* Writes the declaration of the sort History, unless it is there already. */
static void declare_histories(script *S) {
  if (declare(S, "History")) put(S, "(declare-sort History 0)\n");
}

/* Writes the declaration of the function that a MEM_FREE with addresses of that width applies to a history, unless it is there
 * already. */
static void declare_free(script *S, uint32_t width) {
  char name[32];
  (void)snprintf(name, sizeof name, "free%u", (unsigned)width);
  if (declare(S, name))
    pl_sink_printf(S->out, "(declare-fun free%u (History (_ BitVec %u)) History)\n", (unsigned)width, (unsigned)width);
}

/* Writes 2^exponent as a decimal numeral. */
static void put_power(const script *S, uint32_t exponent) {
  pl_apint one = pl_apint_from_u64(S->arena, exponent + 1, 1);
  pl_apint_print(pl_apint_shl(S->arena, one, exponent), false, S->out);
}

/* The name of the integer for the signed or unsigned value of the bit vector, as |value:s7| for the id 7, written to the
 * buffer. */
static const char *value_name(char buffer[32], const pl_term *bv, bool is_signed) {
  (void)snprintf(buffer, 32, "|value:%c%u|", is_signed ? 's' : 'u', (unsigned)bv->id);
  return buffer;
}

/* Asserts that the integer `name` is in the range of signed or unsigned numbers of `width` bits. */
static void assert_range(const script *S, const char *name, uint32_t width, bool is_signed) {
  pl_sink_printf(S->out, "(assert (and (<= %s", is_signed ? "(- " : "0");
  if (is_signed) put_power(S, width - 1);
  pl_sink_printf(S->out, "%s %s) (< %s ", is_signed ? ")" : "", name, name);
  put_power(S, is_signed ? width - 1 : width);
  put(S, ")))\n");
}

/* Declares an integer for the value of a bit vector, defines the term as it, asserts its range, and, if both the signed and the
 * unsigned value of one vector are declared, asserts how they are related; nothing else is known of it. */
static void declare_value(script *S, const pl_term *a) {
  const pl_term *bv = a->args[0];
  char own[32], s[32], u[32];
  bool is_signed = a->op == PL_TERM_INT_OF_SBV;
  (void)declare(S, value_name(own, bv, is_signed));
  pl_sink_printf(S->out, "(declare-fun %s () Int)\n(define-fun t%u () Int %s)\n", own, (unsigned)a->id, own);
  assert_range(S, own, bv->sort.width, is_signed);
  (void)value_name(s, bv, true);
  (void)value_name(u, bv, false);
  if (!is_declared(S, is_signed ? u : s)) return;
  pl_sink_printf(S->out, "(assert (= %s (ite (< %s 0) (+ %s ", u, s, s);
  put_power(S, bv->sort.width);
  pl_sink_printf(S->out, ") %s)))\n", s);
}

/* ---- definitions ---- */

/* Writes the arguments of `a`, each memory as its three parts. */
static void put_args(const script *S, const pl_term *a) {
  for (uint32_t i = 0; i < a->num_args; i++) {
    if (a->args[i]->sort.kind != PL_SORT_MEM) {
      put(S, " ");
      put_term(S, a->args[i]);
      continue;
    }
    for (const char *part = "cph"; *part; part++) {
      put(S, " ");
      put_part(S, a->args[i], *part);
    }
  }
}

/* Writes the address of the i-th byte from `address` on. */
static void put_address(const script *S, const pl_term *address, uint32_t i) {
  if (i == 0) {
    put_term(S, address);
    return;
  }
  put(S, "(bvadd ");
  put_term(S, address);
  uint32_t width = address->sort.width;
  uint64_t offset = width < 32 ? i & ((1u << width) - 1) : i;
  pl_sink_printf(S->out, " (_ bv%llu %u))", (unsigned long long)offset, (unsigned)width);
}

/* Writes the contents ('c') or poison ('p') array after a MEM_STORE, as nested stores of single bytes. */
static void put_store(const script *S, const pl_term *a, char part) {
  uint32_t count = a->args[2]->sort.width / 8;
  for (uint32_t i = 0; i < count; i++)
    put(S, "(store ");
  put_part(S, a->args[0], part);
  for (uint32_t i = 0; i < count; i++) {
    put(S, " ");
    put_address(S, a->args[1], i);
    if (part == 'c') {
      pl_sink_printf(S->out, " ((_ extract %u %u) ", (unsigned)(8 * i + 7), (unsigned)(8 * i));
      put_term(S, a->args[2]);
      put(S, "))");
    } else {
      put(S, " ");
      put_term(S, a->args[3]);
      put(S, ")");
    }
  }
}

/* Writes the expression for one part ('c', 'p' or 'h') of a compound memory: if-then-else, application, MEM_FREE or MEM_STORE. A
 * part that the operation does not change is the operand's. */
static void put_memory(const script *S, const pl_term *a, char part) {
  if (a->op == PL_TERM_ITE) {
    put(S, "(ite ");
    put_term(S, a->args[0]);
    put(S, " ");
    put_part(S, a->args[1], part);
    put(S, " ");
    put_part(S, a->args[2], part);
    put(S, ")");
  } else if (a->op == PL_TERM_APP) {
    put(S, a->num_args > 0 ? "(" : "");
    const char suffix[3] = {'!', part, '\0'};
    put_symbol(S->out, a, suffix);
    put_args(S, a);
    put(S, a->num_args > 0 ? ")" : "");
  } else if (a->op == PL_TERM_MEM_FREE && part == 'h') {
    pl_sink_printf(S->out, "(free%u ", (unsigned)a->sort.width);
    put_part(S, a->args[0], 'h');
    put(S, " ");
    put_term(S, a->args[1]);
    put(S, ")");
  } else if (a->op == PL_TERM_MEM_STORE && part != 'h') {
    put_store(S, a, part);
  } else {
    put_part(S, a->args[0], part);
  }
}

/* Writes a MEM_LOAD as a concatenation of bytes, a MEM_POISON as a disjunction of poison bits. */
static void put_read(const script *S, const pl_term *a) {
  bool of_poison = a->op == PL_TERM_MEM_POISON;
  uint32_t count = of_poison ? (uint32_t)a->imm : a->sort.width / 8;
  if (count > 1) put(S, of_poison ? "(or" : "(concat");
  for (uint32_t i = count; i-- > 0;) {
    put(S, count > 1 ? " (select " : "(select ");
    put_part(S, a->args[0], of_poison ? 'p' : 'c');
    put(S, " ");
    put_address(S, a->args[1], i);
    put(S, ")");
  }
  if (count > 1) put(S, ")");
}

/* Writes the equality of two memories: that of all three parts, the contents, the poison and the history of frees. */
static void put_memory_eq(const script *S, const pl_term *a) {
  put(S, "(and");
  for (const char *part = "cph"; *part; part++) {
    put(S, " (= ");
    put_part(S, a->args[0], *part);
    put(S, " ");
    put_part(S, a->args[1], *part);
    put(S, ")");
  }
  put(S, ")");
}

/* Writes op(extend(x), extend(y)) for the two arguments x and y of `a`, `extend` adding `more` bits, so that the result is exact.
 */
static void put_exact(const script *S, const pl_term *a, const char *op, const char *extend, uint32_t more) {
  pl_sink_printf(S->out, "(%s", op);
  for (uint32_t i = 0; i < 2; i++) {
    pl_sink_printf(S->out, " ((_ %s %u) ", extend, (unsigned)more);
    put_term(S, a->args[i]);
    put(S, ")");
  }
  put(S, ")");
}

/* Writes a predicate of overflow: that the exact result differs from the extension of its low bits. */
static void put_overflow(const script *S, const pl_term *a) {
  bool is_signed = a->op == PL_TERM_BV_SADDO || a->op == PL_TERM_BV_SSUBO || a->op == PL_TERM_BV_SMULO;
  bool product = a->op == PL_TERM_BV_SMULO || a->op == PL_TERM_BV_UMULO;
  const char *op = product ? "bvmul" : a->op == PL_TERM_BV_SADDO || a->op == PL_TERM_BV_UADDO ? "bvadd" : "bvsub";
  const char *extend = is_signed ? "sign_extend" : "zero_extend";
  uint32_t width = a->args[0]->sort.width, more = product ? width : 1;
  put(S, "(let ((exact ");
  put_exact(S, a, op, extend, more);
  pl_sink_printf(S->out, ")) (not (= exact ((_ %s %u) ((_ extract %u 0) exact)))))", extend, (unsigned)more,
                 (unsigned)(width - 1));
}

/* The SMT-LIB name of the op; empty if it has none. */
static const char *smt_name(pl_term_op op) {
  switch (op) {
#define X(name, smt)                                                                                                             \
  case PL_TERM_##name: return smt;
    PL_TERM_OPS(X)
#undef X
  case PL_TERM_INVALID:
  case PL_NUM_TERM_OPS: break;
  }
  return "";
}

/* Writes an operation of more than two arguments as nested binary ones, left-associative: not all solvers accept it n-ary. */
static void put_chain(const script *S, const pl_term *a) {
  for (uint32_t i = 1; i < a->num_args; i++)
    pl_sink_printf(S->out, "(%s ", smt_name(a->op));
  put_term(S, a->args[0]);
  for (uint32_t i = 1; i < a->num_args; i++) {
    put(S, " ");
    put_term(S, a->args[i]);
    put(S, ")");
  }
}

/* Writes an integer product: a constant times an atom as such, any product of several unknowns as the opaque integer
 * |product:id|, scaled by the constant factor if there is one. */
static void put_product(const script *S, const pl_term *a) {
  const pl_term *base = pl_term_base(a);
  bool scaled = base != a;
  if (scaled) {
    put(S, "(* ");
    put_constant(S, a->args[0]);
    put(S, " ");
  }
  if (base->op == PL_TERM_INT_MUL)
    pl_sink_printf(S->out, "|product:%u|", (unsigned)base->id);
  else
    put_term(S, base);
  if (scaled) put(S, ")");
}

/* Writes the expression for a term that is no memory, constant, symbol, INT_OF_SBV or INT_OF_UBV, with references to its
 * arguments. */
static void put_value(const script *S, const pl_term *a) {
  bool chain = a->num_args > 2 && a->op >= PL_TERM_BV_ADD && a->op <= PL_TERM_BV_XOR;
  if (a->op == PL_TERM_INT_MUL) {
    put_product(S, a);
  } else if (a->op == PL_TERM_MEM_LOAD || a->op == PL_TERM_MEM_POISON) {
    put_read(S, a);
  } else if (a->op == PL_TERM_EQ && a->args[0]->sort.kind == PL_SORT_MEM) {
    put_memory_eq(S, a);
  } else if (a->op >= PL_TERM_BV_SADDO && a->op <= PL_TERM_BV_UMULO) {
    put_overflow(S, a);
  } else if (chain) {
    put_chain(S, a);
  } else {
    uint32_t more = a->num_args > 0 ? a->sort.width - a->args[0]->sort.width : 0;
    unsigned low = (unsigned)a->imm;
    if (a->num_args > 0) put(S, "(");
    if (a->op == PL_TERM_APP)
      put_symbol(S->out, a, "");
    else if (a->op == PL_TERM_BV_EXTRACT)
      pl_sink_printf(S->out, "(_ extract %u %u)", low + (unsigned)a->sort.width - 1, low);
    else if (a->op == PL_TERM_BV_ZEXT || a->op == PL_TERM_BV_SEXT)
      pl_sink_printf(S->out, "(_ %s %u)", smt_name(a->op), (unsigned)more);
    else
      put(S, smt_name(a->op));
    put_args(S, a);
    if (a->num_args > 0) put(S, ")");
  }
}

/* Writes the define-fun of a compound term, or, if `part` is not 0, of that part ('c', 'p' or 'h') of a compound memory. */
static void define(script *S, const pl_term *a, char part) {
  pl_sink_printf(S->out, "(define-fun t%u", (unsigned)a->id);
  if (part) pl_sink_putc(S->out, part);
  put(S, " () ");
  put_sort(S, a->sort, part);
  put(S, " ");
  if (part)
    put_memory(S, a, part);
  else
    put_value(S, a);
  put(S, ")\n");
}

/* Whether the term is INT_OF_SBV or INT_OF_UBV. */
static bool is_value_of_bv(const pl_term *a) { return a->op == PL_TERM_INT_OF_SBV || a->op == PL_TERM_INT_OF_UBV; }

/* Writes the declarations and definitions of a term whose arguments have been written (those of INT_OF_SBV and INT_OF_UBV need
 * not be), as far as it needs any. */
static void emit(script *S, const pl_term *a) {
  if (a->sort.kind == PL_SORT_MEM) declare_histories(S);
  if (a->op == PL_TERM_CONST) return;
  if (a->op == PL_TERM_SYM || a->op == PL_TERM_APP) declare_symbol(S, a);
  if (a->op == PL_TERM_SYM) return;
  if (a->op == PL_TERM_MEM_FREE) declare_free(S, a->sort.width);
  if (is_value_of_bv(a)) {
    declare_value(S, a);
  } else if (a->sort.kind == PL_SORT_MEM) {
    for (const char *part = "cph"; *part; part++)
      define(S, a, *part);
  } else {
    if (a->op == PL_TERM_INT_MUL && pl_term_base(a)->op == PL_TERM_INT_MUL) {
      char name[32];
      (void)snprintf(name, sizeof name, "|product:%u|", (unsigned)pl_term_base(a)->id);
      if (declare(S, name)) pl_sink_printf(S->out, "(declare-fun %s () Int)\n", name);
    }
    define(S, a, '\0');
  }
}

/* Writes the declarations and definitions of `root` and all that it depends on, arguments first, each term once; arguments of
 * INT_OF_SBV and INT_OF_UBV are left out. */
static void visit(script *S, const pl_term *root) {
  pl_vec_push(&S->stack, root);
  while (S->stack.len > 0) {
    const pl_term *top = pl_vec_last(&S->stack);
    size_t before = S->stack.len;
    for (uint32_t i = top->num_args; i > 0 && !pl_map_has(&S->done, top) && !is_value_of_bv(top); i--)
      if (!pl_map_has(&S->done, top->args[i - 1])) pl_vec_push(&S->stack, top->args[i - 1]);
    if (S->stack.len > before) continue;
    (void)pl_vec_pop(&S->stack);
    if (pl_map_has(&S->done, top)) continue;
    pl_map_set_ptr(&S->done, top, top);
    emit(S, top);
  }
}

/* Writes the comment's lines, each after a semicolon, with carriage returns as spaces; nothing if it is NULL or empty. */
static void put_comment(const script *S, const char *comment) {
  if (!comment || !*comment) return;
  put(S, "; ");
  for (const char *c = comment; *c; c++) {
    pl_sink_putc(S->out, *c == '\r' ? ' ' : *c);
    if (*c == '\n') put(S, "; ");
  }
  put(S, "\n");
}

void pl_term_smtlib(const pl_term *const *asserts, uint32_t count, const char *comment, pl_sink *out) {
  assert(out && (asserts || count == 0));
  script S = {.out = out, .arena = pl_arena_new()};
  S.names = pl_strtab_new(S.arena);
  put_comment(&S, comment);
  put(&S, "(set-logic ALL)\n");
  for (uint32_t i = 0; i < count; i++) {
    visit(&S, asserts[i]);
    put(&S, "(assert ");
    put_term(&S, asserts[i]);
    put(&S, ")\n");
  }
  put(&S, "(check-sat)\n");
  pl_vec_free(&S.stack);
  pl_map_free(&S.declared);
  pl_map_free(&S.done);
  pl_strtab_free(S.names);
  pl_arena_free(S.arena);
}
