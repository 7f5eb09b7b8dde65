#include "core/base/command_line.h"

#include <stdlib.h>
#include <unistd.h>

enum { MAX_SECONDS = 1000000, RIGHT = 100, WIDEST_NAME = 34 };

/* The dashes that messages and the help write before an option's name: one for a name of one letter, else two. */
static const char *dashes(const char *name) { return name[1] == '\0' ? "-" : "--"; }

/* Whether the option must have a value: it has an argument, and that is not optional. */
static bool needs_value(const pl_option_row *row) { return *row->argument != '\0' && *row->argument != '['; }

/* ---- Names ---- */

/* The number of the table's row for the option of that name, 0 if there is none. */
static uint32_t find(pl_option_table table, pl_str name) {
  for (uint32_t i = 1; i < table.count; i++)
    if (pl_str_is(name, table.rows[i].name)) return i;
  return 0;
}

/* The least number of edits (insert, delete, replace one character) that make one name the other, for suggestions; 64 if a name
 * is longer than 64 characters. */
static size_t distance(pl_str a, pl_str b) {
  enum { LONGEST = 64 };
  size_t line[LONGEST + 1];
  if (a.len > LONGEST || b.len > LONGEST) return LONGEST;
  for (size_t j = 0; j <= b.len; j++)
    line[j] = j;
  for (size_t i = 1; i <= a.len; i++) {
    size_t diagonal = line[0];
    line[0] = i;
    for (size_t j = 1; j <= b.len; j++) {
      size_t replace = diagonal + (a.data[i - 1] != b.data[j - 1]);
      diagonal = line[j];
      size_t skip = (line[j] < line[j - 1] ? line[j] : line[j - 1]) + 1;
      line[j] = replace < skip ? replace : skip;
    }
  }
  return line[b.len];
}

/* The name of an option, or of table.others, that is most similar to `name` (see distance); NULL if none is similar enough. */
static const char *most_alike(pl_option_table table, pl_str name) {
  enum { FAR = 4 }; /* further away it is a guess */
  const char *best = NULL;
  size_t least = FAR, d;
  for (uint32_t i = 1; i < table.count; i++)
    if ((d = distance(name, pl_str_from(table.rows[i].name))) < least && 2 * d <= name.len) best = table.rows[i].name, least = d;
  for (size_t i = 0; table.others && table.others[i]; i++)
    if ((d = distance(name, pl_str_from(table.others[i]))) < least && 2 * d <= name.len) best = table.others[i], least = d;
  return best;
}

/* Writes to `error` that the option is unknown, with a similar name or a hint at --help; returns PL_ARGUMENT_BAD. */
static pl_argument_kind unknown_option(pl_option_table table, pl_str name, const char *written, pl_sink *error) {
  const char *best = most_alike(table, name);
  pl_sink_printf(error, "unknown option '%s'", written);
  if (best) pl_sink_printf(error, "; did you mean '%s%s'?", dashes(best), best);
  if (!best) pl_sink_puts(error, "; see --help");
  return PL_ARGUMENT_BAD;
}

/* The row of the option that the argument `written` names, 0 if unknown; *name is its text between the dashes and a '=', and
 * *value the value in the same argument, or NULL. */
static uint32_t match(pl_option_table table, const char *written, pl_str *name, const char **value) {
  const char *begin = written + (written[1] == '-' ? 2 : 1), *equals = strchr(begin, '=');
  bool one_dash = begin == written + 1;
  *name = (pl_str){begin, equals ? (size_t)(equals - begin) : strlen(begin)};
  *value = equals ? equals + 1 : NULL;
  uint32_t found = find(table, *name);
  if (!found && one_dash && strcmp(begin, "h") == 0) return find(table, PL_STR("help"));
  if (!found && one_dash && *begin == 'j' && begin[1] >= '0' && begin[1] <= '9') {
    *value = begin + 1;
    return find(table, PL_STR("j"));
  }
  return found;
}

pl_argument_kind pl_command_line_next(pl_command_line *line, pl_argument *argument, pl_sink *error) {
  if (line->next < line->argc && !line->only_paths && strcmp(line->argv[line->next], "--") == 0) {
    line->only_paths = true;
    line->next++;
  }
  if (line->next >= line->argc) return PL_ARGUMENT_END;
  const char *written = line->argv[line->next++];
  *argument = (pl_argument){.row = &line->table.rows[0], .value = written};
  if (line->only_paths || written[0] != '-' || written[1] == '\0') return PL_ARGUMENT_PATH;
  pl_str name;
  argument->option = match(line->table, written, &name, &argument->value);
  if (!argument->option) return unknown_option(line->table, name, written, error);
  argument->row = &line->table.rows[argument->option];
  if (!needs_value(argument->row) || argument->value) return PL_ARGUMENT_OPTION;
  if (line->next >= line->argc) {
    pl_sink_printf(error, "%s%s needs a value: %s", dashes(argument->row->name), argument->row->name, argument->row->argument);
    return PL_ARGUMENT_BAD;
  }
  argument->value = line->argv[line->next++];
  return PL_ARGUMENT_OPTION;
}

/* ---- Values ---- */

bool pl_argument_refuse(const pl_argument *argument, const char *expected, pl_sink *error) {
  const pl_option_row *row = argument->row;
  pl_sink_printf(error, "%s%s takes %s, not '%s'", dashes(row->name), row->name, expected, argument->value);
  return false;
}

bool pl_argument_flag(const pl_argument *argument, bool *out, pl_sink *error) {
  static const char *const yes[] = {"true", "TRUE", "True", "1"}, *const no[] = {"false", "FALSE", "False", "0"};
  pl_str text = pl_str_from(argument->value ? argument->value : "true");
  for (size_t i = 0; i < sizeof yes / sizeof *yes; i++) {
    *out = pl_str_is(text, yes[i]);
    if (*out || pl_str_is(text, no[i])) return true;
  }
  return pl_argument_refuse(argument, "true or false", error);
}

bool pl_argument_u64(const pl_argument *argument, uint64_t limit, uint64_t *out, pl_sink *error) {
  char expected[64];
  uint64_t n = 0;
  bool good = *argument->value != '\0';
  for (const char *p = argument->value; *p && good; p++) {
    uint64_t digit = (uint64_t)(unsigned char)*p - '0';
    good = digit <= 9 && digit <= limit && n <= (limit - digit) / 10;
    n = n * 10 + digit;
  }
  *out = n;
  if (good) return true;
  (void)snprintf(expected, sizeof expected, "a number from 0 to %llu", (unsigned long long)limit);
  return pl_argument_refuse(argument, expected, error);
}

bool pl_argument_u32(const pl_argument *argument, uint32_t limit, uint32_t *out, pl_sink *error) {
  uint64_t n = 0;
  bool good = pl_argument_u64(argument, limit, &n, error);
  *out = (uint32_t)n;
  return good;
}

uint32_t pl_num_processors(uint32_t limit) {
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  if (count < 1) return 1;
  return (unsigned long)count > limit ? limit : (uint32_t)count;
}

bool pl_argument_jobs(const pl_argument *argument, uint32_t limit, uint32_t *out, pl_sink *error) {
  if (!pl_argument_u32(argument, limit, out, error)) return false;
  if (*out == 0) *out = pl_num_processors(limit);
  return true;
}

/* Reads a number of digits and at most one point into *out; false if the text is empty or anything else, such as a sign, an
 * exponent or "inf". */
static bool decimal(const char *text, double *out) {
  bool plain = *text != '\0';
  char *end = NULL;
  for (const char *p = text; *p; p++)
    plain = plain && ((*p >= '0' && *p <= '9') || *p == '.');
  *out = plain ? strtod(text, &end) : -1;
  return plain && *end == '\0';
}

bool pl_argument_seconds(const pl_argument *argument, uint32_t *milliseconds, pl_sink *error) {
  double seconds;
  if (!decimal(argument->value, &seconds) || seconds > MAX_SECONDS)
    return pl_argument_refuse(argument, "seconds, e.g. 10 or 0.5", error);
  double exact = seconds * 1000.0;
  *milliseconds = (uint32_t)exact;
  *milliseconds += *milliseconds < exact;
  return true;
}

bool pl_argument_fraction(const pl_argument *argument, double *out, pl_sink *error) {
  return (decimal(argument->value, out) && *out <= 1) || pl_argument_refuse(argument, "a number from 0 to 1", error);
}

/* ---- Help ---- */

void pl_help_put_wrapped(pl_sink *out, size_t left, const char *text) {
  size_t column = left;
  for (const char *word = text; *word; word += strspn(word, " ")) {
    size_t length = strcspn(word, " ");
    if (column > left && column + 1 + length > RIGHT) {
      pl_sink_printf(out, "\n%*s", (int)left, "");
      column = left;
    } else if (column > left) {
      pl_sink_putc(out, ' ');
      ++column;
    }
    pl_sink_write(out, word, length);
    column += length;
    word += length;
  }
  pl_sink_putc(out, '\n');
}

/* The number of columns that the help needs for the option: dashes, name, and, if it has one, the argument and the '=' or blank
 * before it. */
static size_t name_width(const pl_option_row *row) {
  size_t argument = strlen(row->argument);
  return strlen(dashes(row->name)) + strlen(row->name) + (argument ? 1 + argument : 0);
}

/* The column where the help texts begin: after the longest option that is not wider than WIDEST_NAME. */
static size_t left_of_texts(pl_option_table table) {
  size_t widest = 0;
  for (uint32_t i = 1; i < table.count; i++) {
    size_t width = name_width(&table.rows[i]);
    if (width > widest && width <= WIDEST_NAME) widest = width;
  }
  return widest + 4;
}

/* Writes one option of the help: its dashes, name and argument after two blanks, and its text from column `left` on, wrapped; on
 * the next line if the name leaves no blank before that column. */
static void put_option(pl_sink *out, const pl_option_row *row, size_t left) {
  bool optional = *row->argument == '[';
  const char *between = optional ? "[=" : row->name[1] == '\0' ? " " : "=";
  size_t width = 2 + name_width(row);
  pl_sink_printf(out, "  %s%s%s%s", dashes(row->name), row->name, *row->argument ? between : "", row->argument + optional);
  if (width >= left) { /* no space for a blank between: the text begins on the next line */
    pl_sink_putc(out, '\n');
    width = 0;
  }
  pl_sink_printf(out, "%*s", (int)(left - width), "");
  pl_help_put_wrapped(out, left, row->help);
}

void pl_options_help(pl_option_table table, pl_sink *out) {
  const char *group = "";
  size_t left = left_of_texts(table);
  for (uint32_t i = 1; i < table.count; i++) {
    if (strcmp(group, table.rows[i].group) != 0) pl_sink_printf(out, "\n%s:\n", table.rows[i].group);
    group = table.rows[i].group;
    put_option(out, &table.rows[i], left);
  }
}
