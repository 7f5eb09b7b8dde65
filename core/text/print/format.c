/* The interpreter that writes an op by its format (ops.def). Where spaces stand follows from the elements alone, as in MLIR's
 * generated printers: what an optional group would print counts even if it is absent. Source of the rules: MLIR documentation,
 * "Operation Definition Specification (ODS)", "Declarative Assembly Format", Whitespace. */
#include <assert.h>

#include "core/text/print/attrs.h"
#include "core/text/print/names.h"
#include "core/text/print/op.h"
#include "core/text/print/printer.h"

typedef struct writer {
  pl_printer *pr;
  const pl_op *op;
  const pl_signature *signature;
  const pl_format *format;
  bool space;       /* the next element wants a space in front */
  bool punctuation; /* the last element was one */
} writer;

/* Whether the text is a single character of `set`. */
static bool is_one_of(pl_str text, const char *set) { return text.len == 1 && strchr(set, text.data[0]) != NULL; }

/* Whether a space is printed before this literal of a format, by MLIR's rules, after what `w` says was printed last. */
static bool space_before_literal(const writer *w, pl_str text) {
  if (!w->space) return false;
  if (text.len != 1 && !pl_str_is(text, "->")) return true;
  if (w->punctuation) return !is_one_of(text, ">)}],");
  return !is_one_of(text, "<>(){}[],");
}

/* Prints a literal, after a space if space_before_literal wants one, or with `silent` nothing; updates the spacing state in both
 * cases. */
static void write_literal(writer *w, pl_str text, bool silent) {
  if (!silent && space_before_literal(w, text)) pl_sink_putc(w->pr->out, ' ');
  if (!silent) pl_sink_str(w->pr->out, text);
  char c = text.data[0];
  w->space = !is_one_of(text, "<({[");
  w->punctuation = !(c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'));
}

/* Prints the attribute dictionary, if it is not empty, without properties that the format prints elsewhere or that have their
 * default; `keyword`: after the word `attributes`. */
static void write_attr_dict(writer *w, bool keyword) {
  pl_str *hidden = PL_NEW_ARRAY(w->pr->arena, pl_str, w->signature->num_props + 1);
  uint32_t count = 0;
  for (uint32_t i = 0; i < w->signature->num_props; i++) {
    const pl_sig_prop *prop = &w->signature->props[i];
    const pl_attr *value = pl_dict_get(w->op->attrs, prop->name);
    bool is_default = value && prop->has_default && value == pl_sig_prop_default(w->pr->module->ctx, prop);
    if (!w->format->bound[i] && !is_default) continue;
    hidden[count++] = prop->name;
  }
  pl_pr_attr_dict_without(w->pr, w->op, hidden, count, keyword);
  w->punctuation = false;
}

/* The word of the property's vocabulary for an integer value; NULL if there is none. */
static const char *word_of(const pl_sig_prop *prop, const pl_attr *value) {
  int64_t number = 0;
  if (value->kind != PL_ATTR_INTEGER || !prop->words || !pl_apint_to_i64(value->integer, &number)) return NULL;
  return pl_vocabulary_word(prop->words, number);
}

/* Prints <word, word> for the bits of a flags property, the one word for all of them if there is one. */
static void write_bits(writer *w, const pl_sig_prop *prop, const pl_attr *value) {
  const char *whole = word_of(prop, value);
  int64_t bits = 0;
  pl_sink_putc(w->pr->out, '<');
  if (value->kind == PL_ATTR_INTEGER) (void)pl_apint_to_i64(value->integer, &bits);
  bool first = true;
  if (whole) pl_sink_puts(w->pr->out, whole);
  for (const pl_enum_word *e = prop->words->words; !whole && e->word; e++) {
    if (e->value == 0 || (bits & e->value) != e->value) continue;
    if (!first) pl_sink_puts(w->pr->out, ", ");
    pl_sink_puts(w->pr->out, e->word);
    first = false;
  }
  pl_sink_putc(w->pr->out, '>');
}

/* Prints the value of a property in the syntax of its kind; a value that this does not fit, in another form. `tight`: no space
 * was printed before it. */
static void write_prop(writer *w, const pl_sig_prop *prop, const pl_attr *value, bool tight) {
  pl_printer *pr = w->pr;
  const char *word;
  switch (prop->kind) {
  case PL_PROP_UNIT: return;
  case PL_PROP_BOOL:
  case PL_PROP_I1:
  case PL_PROP_I32:
  case PL_PROP_I64:
  case PL_PROP_ALIGNMENT:
  case PL_PROP_F64:
  case PL_PROP_INDEX: pl_pr_attr(pr, value, PL_TYPE_HIDDEN); return;
  case PL_PROP_ARRAY_I32:
  case PL_PROP_ARRAY_I64:
    if (value->kind == PL_ATTR_DENSE_ARRAY)
      pl_pr_int_list(pr, value);
    else
      pl_pr_attr(pr, value, PL_TYPE_SHOWN);
    return;
  case PL_PROP_ENUM:
    if (tight) pl_sink_putc(pr->out, ' ');
    if (value->kind == PL_ATTR_ENUM)
      pl_pr_words(pr, value);
    else
      pl_pr_attr(pr, value, PL_TYPE_SHOWN);
    return;
  case PL_PROP_FLAGS:
    if (value->kind != PL_ATTR_ENUM) break;
    pl_sink_putc(pr->out, '<');
    pl_pr_words(pr, value);
    pl_sink_putc(pr->out, '>');
    return;
  case PL_PROP_ENUM32:
  case PL_PROP_ENUM64:
    word = word_of(prop, value);
    if (!word) break;
    pl_sink_puts(pr->out, word);
    return;
  case PL_PROP_BITS32: write_bits(w, prop, value); return;
  case PL_PROP_STRIPPED: pl_pr_attr_stripped(pr, value); return;
  case PL_PROP_INVALID:
  case PL_PROP_ANY:
  case PL_PROP_QUALIFIED:
  case PL_PROP_TYPED:
  case PL_PROP_STRING:
  case PL_PROP_SYMBOL:
  case PL_PROP_SYMBOL_PATH:
  case PL_PROP_TYPE:
  case PL_PROP_ARRAY:
  case PL_PROP_DENSE:
  case PL_PROP_MAP:
  case PL_PROP_SET: break;
  }
  pl_pr_attr(pr, value, PL_TYPE_SHOWN);
}

/* Prints the types of an operand group, separated by commas. */
static void write_operand_types(writer *w, uint32_t group) {
  uint32_t first, count;
  pl_signature_group(w->signature, w->op, group, &first, &count);
  for (uint32_t i = 0; i < count; i++) {
    if (i) pl_sink_puts(w->pr->out, ", ");
    pl_pr_type(w->pr, pl_operand(w->op, first + i)->type);
  }
}

/* Prints the types of a result group, separated by commas; groups of variable size evenly share what the others leave. */
static void write_result_types(writer *w, uint32_t group) {
  const pl_signature *s = w->signature;
  uint32_t variadic = 0, first = 0, size = 0;
  for (uint32_t i = 0; i < s->num_results; i++)
    variadic += s->results[i].quantifier != PL_ONE;
  uint32_t fixed = s->num_results - variadic;
  uint32_t share = variadic && w->op->num_results > fixed ? (w->op->num_results - fixed) / variadic : 0;
  for (uint32_t i = 0; i <= group; i++) {
    first += size;
    size = s->results[i].quantifier == PL_ONE ? 1 : share;
  }
  for (uint32_t i = first; i < first + size && i < w->op->num_results; i++) {
    if (i > first) pl_sink_puts(w->pr->out, ", ");
    pl_pr_type(w->pr, w->op->results[i].type);
  }
}

/* Prints the types of all results, separated by commas. */
static void write_all_result_types(writer *w) {
  for (uint32_t i = 0; i < w->op->num_results; i++) {
    if (i) pl_sink_puts(w->pr->out, ", ");
    pl_pr_type(w->pr, w->op->results[i].type);
  }
}

/* Prints the function type from the types of the op's own operands (not those that it passes to successors) to those of its
 * results. */
static void write_function_type(writer *w) {
  const pl_op *op = w->op;
  uint32_t own = pl_op_num_own_operands(op), first = 0;
  /* functional-type($operands, results) of a group alone names the only group */
  const pl_type **types = PL_NEW_ARRAY(w->pr->arena, const pl_type *, own + op->num_results + 1);
  for (uint32_t i = first; i < own; i++)
    types[i] = pl_operand(op, i)->type;
  for (uint32_t i = 0; i < op->num_results; i++)
    types[own + i] = op->results[i].type;
  pl_pr_function_type(w->pr, types, own, types + own, op->num_results);
}

/* Prints an element of the format that is neither literal nor dictionary, after a space where one is due; if `silent` at most
 * updates the spacing state. */
static void write_value(writer *w, const pl_fmt *e, bool silent) {
  const pl_attr *value = e->kind == PL_FMT_PROPERTY ? pl_pr_prop(w->pr, w->op, e->prop) : NULL;
  if (e->kind == PL_FMT_PROPERTY && e->prop->kind == PL_PROP_UNIT) return;
  bool space = w->space || !w->punctuation;
  w->punctuation = false;
  w->space = true;
  if (silent) return;
  if (space) pl_sink_putc(w->pr->out, ' ');
  uint32_t first, count;
  switch (e->kind) {
  case PL_FMT_OPERAND:
    pl_signature_group(w->signature, w->op, e->index, &first, &count);
    pl_pr_values(w->pr, w->op, first, count);
    break;
  case PL_FMT_PROPERTY:
    if (value) write_prop(w, e->prop, value, !space);
    break;
  case PL_FMT_SUCCESSOR:
    if (e->index < w->op->num_successors) pl_pr_successor(w->pr, w->op, e->index);
    break;
  case PL_FMT_OPERAND_TYPE: write_operand_types(w, e->index); break;
  case PL_FMT_RESULT_TYPE: write_result_types(w, e->index); break;
  case PL_FMT_RESULT_TYPES: write_all_result_types(w); break;
  case PL_FMT_OPERANDS: pl_pr_values(w->pr, w->op, 0, pl_op_num_own_operands(w->op)); break;
  case PL_FMT_FUNCTION_TYPE: write_function_type(w); break;
  case PL_FMT_INVALID:
  case PL_FMT_LITERAL:
  case PL_FMT_TIGHT:
  case PL_FMT_ATTR_DICT:
  case PL_FMT_ATTR_DICT_KEYWORD:
  case PL_FMT_GROUP: break;
  }
}

/* Prints one element of the format; if `silent`, as in an absent optional group, it only updates the spacing state. (No format
 * has a dictionary in a group.) */
static void write_element(writer *w, const pl_fmt *e, bool silent) {
  if (e->kind == PL_FMT_LITERAL) {
    write_literal(w, e->text, silent);
  } else if (e->kind == PL_FMT_TIGHT) {
    if (!silent) pl_sink_str(w->pr->out, e->text);
    w->space = false;
    w->punctuation = true;
  } else if (e->kind == PL_FMT_ATTR_DICT || e->kind == PL_FMT_ATTR_DICT_KEYWORD) {
    write_attr_dict(w, e->kind == PL_FMT_ATTR_DICT_KEYWORD);
  } else {
    write_value(w, e, silent);
  }
}

/* Whether an optional group is printed: its anchor is an operand group that is not empty, or a property other than its
 * default. */
static bool is_present(writer *w, const pl_fmt *anchor) {
  uint32_t first, count;
  if (anchor->kind == PL_FMT_OPERAND) {
    pl_signature_group(w->signature, w->op, anchor->index, &first, &count);
    return count > 0;
  }
  assert(anchor->kind == PL_FMT_PROPERTY);
  const pl_attr *value = pl_dict_get(w->op->attrs, anchor->prop->name);
  return value && value != pl_sig_prop_default(w->pr->module->ctx, anchor->prop);
}

/* Whether this is an atomic op on a typed pointer, for which MLIR until 2022 printed the type of its value alone. */
static bool says_value_type_only(const pl_printer *pr, const pl_op *op) {
  bool atomic = pl_op_is(op, PL_OP_LLVM_ATOMICRMW) || pl_op_is(op, PL_OP_LLVM_CMPXCHG);
  return atomic && pl_pr_pointee(pr, pl_operand(op, 0)->type);
}

void pl_pr_formatted(pl_printer *pr, const pl_op *op, const pl_signature *signature, const pl_format *format) {
  writer w = {.pr = pr, .op = op, .signature = signature, .format = format, .space = true};
  for (uint32_t i = 0; i < format->count; i++) {
    const pl_fmt *e = &format->elems[i];
    if (e->kind == PL_FMT_OPERAND_TYPE && e->index == 0 && says_value_type_only(pr, op)) {
      i++; /* and the comma */
      continue;
    }
    if (pl_op_is(op, PL_OP_LLVM_INTR_STACKRESTORE) && e->kind == PL_FMT_LITERAL && pl_pr_pointee(pr, pl_operand(op, 0)->type))
      break; /* its type followed from the definition */
    if (e->kind != PL_FMT_GROUP) {
      write_element(&w, e, false);
      continue;
    }
    bool silent = !is_present(&w, &format->elems[e->anchor]);
    for (uint32_t k = 0; k < e->length; k++)
      write_element(&w, &format->elems[++i], silent);
  }
}
