/* Quoted strings, symbols and keywords. */
#include "core/ir/attr_params.h"
#include "core/text/print/attrs.h"
#include "core/text/print/printer.h"

void pl_pr_quoted(pl_printer *pr, pl_str text) {
  pl_sink_putc(pr->out, '"');
  for (size_t i = 0; i < text.len; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (c == '\\')
      pl_sink_puts(pr->out, "\\\\");
    else if (c >= 0x20 && c < 0x7f && c != '"')
      pl_sink_putc(pr->out, (char)c);
    else
      pl_sink_printf(pr->out, "\\%02X", c);
  }
  pl_sink_putc(pr->out, '"');
}

/* Whether the character is a letter or '_'. */
static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

/* Whether the text is a bare identifier, which needs no quotes. */
static bool is_bare(pl_str text) {
  if (text.len == 0 || !is_letter(text.data[0])) return false;
  for (size_t i = 1; i < text.len; i++) {
    char c = text.data[i];
    if (!is_letter(c) && !(c >= '0' && c <= '9') && c != '$' && c != '.') return false;
  }
  return true;
}

void pl_pr_keyword_or_string(pl_printer *pr, pl_str text) {
  if (is_bare(text))
    pl_sink_str(pr->out, text);
  else
    pl_pr_quoted(pr, text);
}

void pl_pr_symbol(pl_printer *pr, pl_str name) {
  pl_sink_putc(pr->out, '@');
  pl_pr_keyword_or_string(pr, name);
}
