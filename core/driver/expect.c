#include "core/driver/expect.h"

#include <assert.h>
#include <regex.h>
#include <stdlib.h>

#include "core/base/vec.h"

typedef struct expectation {
  pl_severity severity;
  uint32_t line; /* 0: a report without a place */
  pl_pos at;     /* of the announcement */
  pl_str text;
  bool is_regex, met;
  regex_t regex;
} expectation;

typedef struct announcements {
  const pl_source *source;
  pl_diags *faults;
  PL_VEC(expectation) list;
  PL_VEC(size_t) below; /* those that wait for the next line that announces nothing */
  uint32_t above;       /* the last line that announced nothing */
  bool ok;
} announcements;

static const struct {
  const char *word;
  pl_severity severity;
} severities[] = {{"error", PL_ERROR}, {"warning", PL_WARNING}, {"remark", PL_REMARK}, {"note", PL_NOTE}};

/* The word for a severity in comments that announce diagnostics, such as "error"; "?" if there is none. */
static const char *severity_word(pl_severity severity) {
  for (size_t i = 0; i < sizeof severities / sizeof *severities; i++) {
    if (severities[i].severity == severity) return severities[i].word;
  }
  return "?";
}

/* Removes the prefix from the start of *rest; false, without change, if *rest does not start with it. */
static bool take(pl_str *rest, const char *prefix) {
  assert(*prefix);
  if (!pl_str_starts(*rest, prefix)) return false;
  size_t n = strlen(prefix);
  *rest = (pl_str){rest->data + n, rest->len - n};
  return true;
}

/* Takes a distance `+N` or `-N` off *rest into *distance. False if there is none that can be read; *rest and *distance may have
 * changed then. */
static bool take_distance(pl_str *rest, int64_t *distance) {
  bool minus = rest->len && rest->data[0] == '-';
  if (!take(rest, minus ? "-" : "+")) return false;
  size_t digits = 0;
  for (*distance = 0; digits < rest->len && rest->data[digits] >= '0' && rest->data[digits] <= '9'; digits++) {
    if (digits > 9) return false;
    *distance = *distance * 10 + (rest->data[digits] - '0');
  }
  *rest = (pl_str){rest->data + digits, rest->len - digits};
  if (minus) *distance = -*distance;
  return digits > 0;
}

typedef enum place { HERE, BELOW } place;

/* Takes an optional place, `@` and a distance or a word, off *rest and sets the line that the announcement is for, or *where to
 * BELOW if that line is not known yet. False if the place is malformed. */
static bool take_place(announcements *a, pl_str *rest, expectation *e, place *where) {
  int64_t distance = 0;
  *where = HERE;
  if (!take(rest, "@")) return true;
  if (take(rest, "unknown")) {
    e->line = 0;
  } else if (take(rest, "above")) {
    e->line = a->above;
  } else if (take(rest, "below")) {
    *where = BELOW;
  } else {
    if (!take_distance(rest, &distance)) return false;
    int64_t line = (int64_t)e->line + distance;
    e->line = line > 0 && line < UINT32_MAX ? (uint32_t)line : UINT32_MAX;
  }
  return true;
}

/* Reads what follows `expected-` to the end of the line: severity `-re`? place? `{{` text `}}`, into *e and *where. False if it
 * is malformed. */
static bool take_announcement(announcements *a, pl_str rest, expectation *e, place *where) {
  e->severity = PL_SEVERITY_INVALID;
  for (size_t i = 0; i < sizeof severities / sizeof *severities && !e->severity; i++) {
    if (take(&rest, severities[i].word)) e->severity = severities[i].severity;
  }
  if (!e->severity) return false;
  e->is_regex = take(&rest, "-re");
  while (take(&rest, " ")) {
  }
  if (!take_place(a, &rest, e, where)) return false;
  while (take(&rest, " ")) {
  }
  if (!take(&rest, "{{") || rest.len < 2 || memcmp(rest.data + rest.len - 2, "}}", 2) != 0) return false;
  e->text = (pl_str){rest.data, rest.len - 2};
  return true;
}

/* The position of the first `needle` at or after `from`; text.len if there is none. */
static size_t find(pl_str text, size_t from, const char *needle) {
  assert(from <= text.len && *needle);
  size_t n = strlen(needle);
  while (from + n <= text.len) {
    const char *hit = memchr(text.data + from, needle[0], text.len - from);
    if (!hit) break;
    from = (size_t)(hit - text.data);
    if (text.len - from >= n && memcmp(hit, needle, n) == 0) return from;
    from++;
  }
  return text.len;
}

/* Appends a text to a regular expression, with its special characters escaped. */
static void put_literal(pl_str text, pl_sink *out) {
  for (size_t i = 0; i < text.len; i++) {
    if (strchr("\\^$.|?*+()[]{}", text.data[i]) && text.data[i]) pl_sink_putc(out, '\\');
    pl_sink_putc(out, text.data[i]);
  }
}

/* Compiles the announced text, whose `{{...}}` are regular expressions, into one regular expression. False, with an error, if it
 * is malformed. */
static bool compile(announcements *a, expectation *e) {
  pl_sink pattern = {0};
  for (size_t at = 0; at < e->text.len;) {
    size_t open = find(e->text, at, "{{"), close = find(e->text, open, "}}");
    put_literal((pl_str){e->text.data + at, open - at}, &pattern);
    if (open == e->text.len) break;
    if (close == e->text.len) {
      pl_diags_add(a->faults, PL_ERROR, e->at, "found start of regex with no end '}}'");
      pl_sink_close(&pattern);
      return false;
    }
    pl_sink_printf(&pattern, "(%.*s)", (int)(close - open - 2), e->text.data + open + 2);
    at = close + 2;
  }
  int status = regcomp(&e->regex, pl_sink_text(&pattern), REG_EXTENDED | REG_NOSUB);
  pl_sink_close(&pattern);
  if (status == 0) return true;
  char why[128];
  (void)regerror(status, NULL, why, sizeof why);
  pl_diags_add(a->faults, PL_ERROR, e->at, "invalid regex: %s", why);
  return false;
}

/* Reads the first well-formed announcement of a line, if there is one; a->ok is false, with an error, if its regular expression
 * is malformed. */
static void read_line(announcements *a, pl_str text, uint32_t line) {
  assert(line > 0);
  while (text.len && (text.data[text.len - 1] == ' ' || text.data[text.len - 1] == '\t' || text.data[text.len - 1] == '\r'))
    text.len--;
  expectation e = {.line = line};
  place where = HERE;
  size_t at = find(text, 0, "expected-");
  for (; at < text.len; at = find(text, at + 1, "expected-")) {
    e.at = (pl_pos){a->source, line, (uint32_t)at + 1};
    if (take_announcement(a, (pl_str){text.data + at + 9, text.len - at - 9}, &e, &where)) break;
    e.line = line;
  }
  if (at == text.len) { /* a line that announces nothing is what those above wait for */
    for (size_t i = 0; i < a->below.len; i++)
      a->list.data[a->below.data[i]].line = line;
    pl_vec_clear(&a->below);
    a->above = line;
  } else if (e.is_regex && !compile(a, &e)) {
    a->ok = false;
  } else {
    if (where == BELOW) pl_vec_push(&a->below, a->list.len);
    pl_vec_push(&a->list, e);
  }
}

/* Reads the announcements of all lines of the source. */
static void read_announcements(announcements *a) {
  pl_str text = a->source->text;
  uint32_t line = a->source->first_line ? a->source->first_line : 1;
  for (size_t at = 0; at < text.len; line++) {
    const char *newline = memchr(text.data + at, '\n', text.len - at);
    size_t end = newline ? (size_t)(newline - text.data) : text.len;
    read_line(a, (pl_str){text.data + at, end - at}, line);
    at = end + 1;
  }
}

/* Whether a message contains the announced text, or a match of the announced regular expression. */
static bool says(const expectation *e, const char *message) {
  if (e->is_regex) return regexec(&e->regex, message, 0, NULL, 0) == 0;
  pl_str text = pl_str_from(message);
  if (e->text.len == 0) return true;
  for (size_t i = 0; i + e->text.len <= text.len; i++) {
    if (memcmp(text.data + i, e->text.data, e->text.len) == 0) return true;
  }
  return false;
}

/* Marks an announcement with the line, severity and text of the report as met. False, with an error in `faults`, if there is
 * none, unless the report is optional. */
static bool meet(announcements *a, const pl_diag *diag) {
  expectation *again = NULL, *other = NULL;
  for (size_t i = 0; i < a->list.len; i++) {
    expectation *e = &a->list.data[i];
    if (e->line != diag->pos.line || !says(e, diag->message)) continue;
    if (e->severity != diag->severity) {
      other = e;
    } else if (!e->met) {
      return e->met = true;
    } else {
      again = e;
    }
  }
  if (!again && diag->optional) return true;
  if (!again && other)
    pl_diags_add(a->faults, PL_ERROR, other->at, "'%s' diagnostic emitted when expecting a '%s'", severity_word(diag->severity),
                 severity_word(other->severity));
  else if (!again)
    pl_diags_add(a->faults, PL_ERROR, diag->pos, "unexpected %s: %s", severity_word(diag->severity), diag->message);
  return again != NULL;
}

bool pl_verify_diagnostics(const pl_source *source, const pl_diags *diags, bool only_expected, pl_diags *faults) {
  assert(diags != faults && source->text.data);
  announcements a = {.source = source, .faults = faults, .ok = true};
  read_announcements(&a);
  for (size_t i = 0; i < pl_diags_count(diags); i++) {
    size_t before = pl_diags_count(faults);
    bool met = meet(&a, pl_diags_at(diags, i));
    if (only_expected) pl_diags_truncate(faults, before);
    a.ok &= met || only_expected;
  }
  for (size_t i = 0; i < a.list.len; i++) {
    expectation *e = &a.list.data[i];
    if (!e->met)
      pl_diags_add(faults, PL_ERROR, e->at, "expected %s \"%.*s\" was not produced", severity_word(e->severity),
                   PL_STR_FMT(e->text));
    a.ok &= e->met;
    if (e->is_regex) regfree(&e->regex);
  }
  pl_vec_free(&a.list);
  pl_vec_free(&a.below);
  return a.ok;
}
