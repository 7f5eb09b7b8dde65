#include "verify/tools/report_text.h"
#include "verify/sem/llvm/attributes.h"
#include "verify/sem/state/choices.h"

#include <assert.h>
#include <stdlib.h>

#include "core/text/print/print.h"
#include "verify/sem/llvm/attributes.h"
#include "verify/sem/state/choices.h"

/* Writes the number and the noun, in the plural if it is not 1: "1 obligation", "2 obligations". */
static void put_count(pl_sink *out, uint64_t count, const char *noun) {
  pl_sink_u64(out, count);
  pl_sink_printf(out, " %s%s", noun, count == 1 ? "" : "s");
}

/* Writes a text that came from outside, with control characters as \xNN so that they do not reach a terminal. */
static void put_safe(pl_sink *out, pl_str text) {
  for (size_t i = 0; i < text.len; ++i) {
    unsigned char c = (unsigned char)text.data[i];
    if (c < 0x20 || c == 0x7f)
      pl_sink_printf(out, "\\x%02X", c);
    else
      pl_sink_putc(out, text.data[i]);
  }
}

/* Writes a symbol as MLIR does: @name if that is an identifier, otherwise @"name", where a backslash is doubled, and a quote or
 * what is no printable ASCII becomes a backslash and two hexadecimal digits. */
static void put_symbol(pl_sink *out, pl_str name) {
  bool plain = name.len > 0;
  for (size_t i = 0; i < name.len && plain; ++i) {
    char c = name.data[i];
    bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    plain = letter || (i > 0 && ((c >= '0' && c <= '9') || c == '$' || c == '.'));
  }
  pl_sink_puts(out, plain ? "@" : "@\"");
  for (size_t i = 0; i < name.len; ++i) {
    unsigned char c = (unsigned char)name.data[i];
    if (c < 0x20 || c >= 0x7f || c == '"')
      pl_sink_printf(out, "\\%02X", c);
    else if (c == '\\')
      pl_sink_puts(out, "\\\\");
    else
      pl_sink_putc(out, name.data[i]);
  }
  if (!plain) pl_sink_putc(out, '"');
}

/* The escape sequence of a verdict's colour. */
static const char *color_of(pl_verdict verdict) {
  switch (verdict) {
  case PL_VERDICT_PROVED: return "\x1b[32m";
  case PL_VERDICT_REFUTED: return "\x1b[1;31m";
  case PL_VERDICT_UNKNOWN: return "\x1b[1;33m";
  case PL_VERDICT_UNSUPPORTED: return "\x1b[1;35m";
  case PL_VERDICT_INVALID: break;
  }
  return "";
}

/* Writes the verdict's name, in the colour of color_of if `color`. */
static void put_verdict(pl_sink *out, pl_verdict verdict, bool color) {
  if (color) pl_sink_puts(out, color_of(verdict));
  pl_sink_puts(out, pl_verdict_name(verdict));
  if (color) pl_sink_puts(out, "\x1b[0m");
}

/* Writes "file:line:column: ", or "file: " for line 0, or nothing if the position has no source. */
static void put_pos(pl_sink *out, pl_pos pos) {
  if (!pos.source) return;
  put_safe(out, pl_str_from(pos.source->name));
  pl_sink_putc(out, ':');
  if (pos.line) pl_sink_printf(out, "%u:%u:", pos.line, pos.column);
  pl_sink_putc(out, ' ');
}

/* Writes each line of the text after `margin` blanks (an empty line without them) and with a newline, control characters as
 * put_safe does. */
static void put_indented(pl_sink *out, size_t margin, const char *text) {
  while (*text) {
    size_t len = strcspn(text, "\n");
    pl_sink_printf(out, "%*s", (int)(len ? margin : 0), "");
    put_safe(out, (pl_str){text, len});
    pl_sink_putc(out, '\n');
    text += len + (text[len] == '\n');
  }
}

/* Writes a sentence and a newline, wrapped to lines of about 100 bytes, those after the first after `margin` blanks.
 * Indentation does not count, so that breaks do not depend on the lengths of file names. */
static void put_sentence(pl_sink *out, size_t margin, pl_str text) {
  enum { WIDTH = 100 };
  size_t column = 0;
  for (size_t i = 0; i < text.len;) {
    size_t word = 0, blanks = 0;
    while (i + blanks < text.len && text.data[i + blanks] == ' ')
      ++blanks;
    while (i + blanks + word < text.len && text.data[i + blanks + word] != ' ')
      ++word;
    bool clause = text.len > WIDTH && i > 0 && text.data[i - 1] == ';';
    if (column > 0 && (clause || column + blanks + word > WIDTH)) {
      pl_sink_printf(out, "\n%*s", (int)margin, "");
      column = 0;
      i += blanks;
      blanks = 0;
    }
    put_safe(out, (pl_str){text.data + i, blanks + word});
    column += blanks + word;
    i += blanks + word;
  }
  pl_sink_putc(out, '\n');
}

/* Writes each line of the text as a sentence after `margin` blanks, wrapped by put_sentence with `margin` + 2 blanks. */
static void put_sentences(pl_sink *out, size_t margin, const char *text) {
  while (*text) {
    size_t len = strcspn(text, "\n");
    pl_sink_printf(out, "%*s", (int)margin, "");
    put_sentence(out, margin + 2, (pl_str){text, len});
    text += len + (text[len] == '\n');
  }
}

/* Writes the first line of the op in MLIR's syntax after `margin` blanks. */
static void put_op(pl_sink *out, size_t margin, const pl_op *op) {
  pl_sink text = {0};
  pl_print_op(op, NULL, &text);
  pl_str line = {pl_sink_text(&text), strcspn(pl_sink_text(&text), "\n")};
  pl_sink_printf(out, "%*s", (int)margin, "");
  pl_sink_str(out, line);
  pl_sink_putc(out, '\n');
  pl_sink_close(&text);
}

/* Writes a note with the message `what` at a position, with its source line and a caret, indented; nothing if the position has
 * no source. */
static void put_place(pl_sink *out, pl_pos pos, const char *what) {
  pl_sink text = {0};
  if (!pos.source) return;
  pl_diag_render(&(pl_diag){PL_NOTE, pos, what, false}, false, &text);
  put_indented(out, 2, pl_sink_text(&text));
  pl_sink_close(&text);
}

/* Writes the message `what` about an op of source or lowering, as a note at its position or, if its module has no source text,
 * above the printed op; nothing for NULL. */
static void put_side(pl_sink *out, const pl_op *op, const char *what) {
  if (!op) return;
  bool printed = op->module && !op->module->source;
  if (!printed) {
    put_place(out, pl_op_pos(op), what);
    return;
  }
  pl_sink_printf(out, "  %s:\n", what);
  put_op(out, 4, op);
}

/* Writes a duration with one decimal: in ms if it is below 1000 ms, else in s. */
static void put_seconds(pl_sink *out, double milliseconds) {
  if (milliseconds < 1000.0)
    pl_sink_printf(out, "%.1f ms", milliseconds);
  else
    pl_sink_printf(out, "%.1f s", milliseconds / 1000.0);
}

/* Whether the op is a function with a body. */
static bool has_body(const pl_op *func) { return pl_op_has(func, PL_TRAIT_FUNCTION) && !pl_func_is_declaration(func); }

/* Writes what follows the verdict `proved`: what sort of proof it is, or else the numbers of its obligations and its time. */
static void put_proved(pl_sink *out, const pl_proof *proof) {
  if (proof->vacuous) {
    pl_sink_puts(out, " (vacuous: the source is undefined for all arguments)\n");
    return;
  }
  if (proof->num_obligations == 0 && !(proof->source && has_body(proof->source))) {
    pl_sink_puts(out, proof->global ? " (global)\n" : " (declaration)\n");
    return;
  }
  pl_sink_puts(out, " (");
  put_count(out, proof->num_obligations, "obligation");
  pl_sink_printf(out, ": %u by normal form, %u by lemma, %u by Z3; ", proof->by_normal_form, proof->by_lemma, proof->by_solver);
  put_seconds(out, proof->milliseconds);
  if (proof->assumptions & (UINT32_C(1) << PL_ASSUME_NONNEGATIVE_STRIDES)) pl_sink_puts(out, "; assuming nonnegative-strides");
  pl_sink_puts(out, ")\n");
}

/* Writes ": obligation: reason", without the obligation if it is INVALID, with a text of our own for an empty reason; further
 * lines of the reason stand indented below. */
static void put_reason(pl_sink *out, pl_obligation_kind kind, const char *reason) {
  size_t first = strcspn(reason, "\n");
  if (kind != PL_OBLIGATION_INVALID) pl_sink_printf(out, ": %s", pl_obligation_name(kind));
  pl_sink_puts(out, ": ");
  if (first == 0) reason = kind == PL_OBLIGATION_INVALID ? "no reason is known" : pl_obligation_text(kind);
  if (first == 0) first = strlen(reason);
  put_sentence(out, 4, (pl_str){reason, first});
  if (reason[first] == '\n') put_indented(out, 2, reason + first + 1);
}

/* Writes what is known of a counterexample: its inputs, the ops at which source and lowering differ, and its picture. */
static void put_counterexample(pl_sink *out, const pl_proof *proof) {
  const pl_comparison *found = &proof->counterexample;
  if (found->inputs && *found->inputs) {
    pl_sink_puts(out, "  with\n");
    put_sentences(out, 4, found->inputs);
  }
  put_side(out, found->source_op, "the source does");
  put_side(out, found->lowered_op, "the lowering does");
  if (found->picture) put_indented(out, 4, found->picture);
}

/* The text; empty for NULL. */
static const char *text_or_empty(const char *text) { return text ? text : ""; }

/* Writes what follows the verdict `refuted`: the reason and, unless it is structural, the counterexample, with a note if this
 * contradicts a proof. */
static void put_refuted(pl_sink *out, const pl_proof *proof) {
  if (proof->structural) {
    put_reason(out, proof->obligation, text_or_empty(proof->reason));
    return;
  }
  const char *what = text_or_empty(proof->counterexample.what);
  if (proof->contradiction)
    pl_sink_printf(out,
                   ": CONTRADICTION: this was proved, and the proof is contradicted by a run (seed %llu); one of the two is "
                   "wrong: please report it",
                   (unsigned long long)proof->seed);
  put_reason(out, proof->obligation, *what ? what : text_or_empty(proof->reason));
  put_counterexample(out, proof);
}

/* Writes one line about an obligation, with how it was discharged padded to `how_width`; the position names its file only if
 * that is not `file`. */
static void put_obligation(pl_sink *out, const pl_obligation *o, const pl_source *file, size_t how_width) {
  const char *place = text_or_empty(o->place), *detail = text_or_empty(o->detail);
  pl_sink_printf(out, "    %-13s  %-*s", pl_obligation_name(o->kind), (int)how_width, pl_discharge_name(o->how));
  if (*place || *detail) pl_sink_printf(out, "  %s%s%s", place, *place && *detail ? ", " : "", detail);
  const pl_op *op = o->source_op ? o->source_op : o->lowered_op;
  pl_pos pos = op ? pl_op_pos(op) : (pl_pos){0};
  if (pos.line) {
    pl_sink_puts(out, "  at ");
    if (pos.source && pos.source != file) put_safe(out, pl_str_from(pos.source->name));
    pl_sink_printf(out, "%s%u:%u", pos.source && pos.source != file ? ":" : "", pos.line, pos.column);
  }
  const char *separator = "  assuming ";
  for (uint32_t i = 0; i < PL_NUM_ASSUMPTIONS; ++i) {
    if (!(o->assumptions & (UINT32_C(1) << i))) continue;
    pl_sink_printf(out, "%s%s", separator, pl_assumption_name((pl_assumption)i));
    separator = ", ";
  }
  pl_sink_putc(out, '\n');
}

typedef PL_VEC(pl_str) name_vec;

/* Appends to `names` the names of the attributes of the function and the ops in it that have no place in LLVM IR and no meaning
 * here, each that is not in `names` yet, once. */
static void gather_ignored(const pl_op *function, name_vec *names) {
  pl_op *root = (pl_op *)(uintptr_t)function;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; i++) {
      const pl_str name = op->attrs->dict.entries[i].name;
      bool known = !pl_sem_is_foreign(name) || pl_str_starts(name, "plumbline.") || pl_str_is(name, "func.varargs");
      for (size_t k = 0; k < names->len && !known; k++)
        known = pl_str_eq(names->data[k], name);
      if (!known) pl_vec_push(names, name);
    }
}

/* Writes one line that lists the attributes of source and lowering that have no meaning for the proof; nothing if there are
 * none. */
static void put_ignored(pl_sink *out, const pl_proof *proof) {
  name_vec names = {0};
  if (proof->source) gather_ignored(proof->source, &names);
  if (proof->lowered) gather_ignored(proof->lowered, &names);
  for (size_t i = 0; i < names.len; i++) {
    pl_sink_puts(out, i ? ", " : "  attributes that claim nothing here: ");
    put_safe(out, names.data[i]);
  }
  if (names.len) pl_sink_putc(out, '\n');
  pl_vec_free(&names);
}

/* Writes what --explain adds: obligations, assumptions, whether hypotheses hold together, choices of the lowering, callees and
 * ignored attributes. */
static void put_explanation(pl_sink *out, const pl_proof *proof) {
  const pl_source *file = proof->source ? pl_op_pos(proof->source).source : NULL;
  size_t how_width = 0;
  for (uint32_t i = 0; i < proof->num_obligations; ++i) {
    size_t len = strlen(pl_discharge_name(proof->obligations[i].how));
    how_width = len > how_width ? len : how_width;
  }
  if (proof->num_obligations) pl_sink_puts(out, "  obligations:\n");
  for (uint32_t i = 0; i < proof->num_obligations; ++i)
    put_obligation(out, &proof->obligations[i], file, how_width);
  if (proof->assumptions) pl_sink_puts(out, "  assumptions:\n");
  for (uint32_t i = 0; i < PL_NUM_ASSUMPTIONS; ++i) {
    if (proof->assumptions & (UINT32_C(1) << i))
      pl_sink_printf(out, "    %s: %s\n", pl_assumption_name((pl_assumption)i), pl_assumption_text((pl_assumption)i));
  }
  if (proof->verdict == PL_VERDICT_PROVED && proof->num_obligations)
    pl_sink_printf(out, "  hypotheses: %s\n", pl_defined_by_text(proof->defined_by));
  if (proof->choices) pl_sink_puts(out, "  choices of the lowering:\n");
  for (uint32_t i = 0; i < PL_NUM_CHOICES; ++i)
    if (proof->choices & (UINT32_C(1) << i))
      pl_sink_printf(out, "    %s: %s\n", pl_sem_choice_name((pl_sem_choice)i), pl_sem_choice_text((pl_sem_choice)i));
  if (proof->num_callees) pl_sink_puts(out, "  relative to the callees:");
  for (uint32_t i = 0; i < proof->num_callees; ++i) {
    pl_sink_puts(out, i ? ", " : " ");
    put_symbol(out, proof->callees[i]);
  }
  if (proof->num_callees) pl_sink_putc(out, '\n');
  put_ignored(out, proof);
}

void pl_text_proof(const pl_proof *proof, const pl_text_style *style, pl_sink *out) {
  assert(proof->verdict != PL_VERDICT_INVALID);
  const pl_op *function = proof->source ? proof->source : proof->lowered;
  put_pos(out, function ? pl_op_pos(function) : proof->pos);
  put_symbol(out, proof->name);
  pl_sink_puts(out, ": ");
  put_verdict(out, proof->verdict, style->color);
  switch (proof->verdict) {
  case PL_VERDICT_PROVED: put_proved(out, proof); break;
  case PL_VERDICT_REFUTED: put_refuted(out, proof); break;
  case PL_VERDICT_UNKNOWN:
    put_reason(out, proof->obligation, text_or_empty(proof->reason));
    put_place(out, proof->pos, "here");
    break;
  case PL_VERDICT_UNSUPPORTED:
    put_reason(out, PL_OBLIGATION_INVALID, text_or_empty(proof->reason));
    put_place(out, proof->pos, "here");
    break;
  case PL_VERDICT_INVALID: pl_sink_puts(out, ": no verdict\n"); break;
  }
  if (style->explain) put_explanation(out, proof);
}

void pl_text_replay(const pl_replay_file *file, pl_sink *out) {
  assert(file->kind != PL_REPLAY_INVALID || file->why);
  if (file->kind == PL_REPLAY_INVALID) {
    pl_sink_printf(out, "  no replay: %s\n", file->why);
    return;
  }
  pl_sink_puts(out, "  replay: ");
  put_safe(out, (pl_str){file->name.data, file->name.len});
  pl_sink_printf(out, " (%s: %s)\n", pl_replay_name(file->kind), pl_replay_text(file->kind));
}

/* The sum of the numbers of all verdicts, `verdicts` being indexed by pl_verdict. */
static uint64_t sum_of(const uint32_t *verdicts) {
  uint64_t sum = 0;
  for (uint32_t v = PL_VERDICT_PROVED; v <= PL_VERDICT_UNSUPPORTED; ++v)
    sum += verdicts[v];
  return sum;
}

/* Writes the total and the number of each verdict that occurs: "8 functions: 7 proved, 1 refuted". */
static void put_verdicts(pl_sink *out, const uint32_t *verdicts, const char *noun) {
  put_count(out, sum_of(verdicts), noun);
  const char *separator = ": ";
  for (uint32_t v = PL_VERDICT_PROVED; v <= PL_VERDICT_UNSUPPORTED; ++v) {
    if (!verdicts[v]) continue;
    pl_sink_printf(out, "%s%u %s", separator, verdicts[v], pl_verdict_name((pl_verdict)v));
    separator = ", ";
  }
}

void pl_text_summary(const uint32_t *functions, const uint32_t *globals, size_t failed_files, pl_sink *out) {
  assert(functions && globals);
  if (sum_of(functions) || !sum_of(globals)) put_verdicts(out, functions, "function");
  if (sum_of(functions) && sum_of(globals)) pl_sink_puts(out, "; ");
  if (sum_of(globals)) put_verdicts(out, globals, "global");
  if (failed_files) {
    pl_sink_puts(out, "; ");
    put_count(out, failed_files, "file");
    pl_sink_puts(out, " with errors");
  }
  pl_sink_putc(out, '\n');
}
