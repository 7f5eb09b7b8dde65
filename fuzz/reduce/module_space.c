/* module_space.c - cases as modules; candidates are well-formed. */
#include <assert.h>
#include <stdlib.h>

#include "core/check/check.h"
#include "core/text/parse/parse.h"
#include "core/text/print/print.h"
#include "fuzz/reduce/pair.h"
#include "fuzz/reduce/space.h"

enum { MOVES = PL_NUM_MOVES - 1u };

typedef struct modules {
  pl_context *ctx;
  pl_diags *diags;
  pl_source source[2];
  pl_module *module[2];
  uint32_t parts;
  pl_space_options options;
} modules;

/* Frees the parsed modules, their context and the state itself (pl_space.close). */
static void close_modules(void *opened) {
  modules *m = opened;
  for (uint32_t i = 0; i < m->parts; i++)
    pl_module_free(m->module[i]);
  pl_diags_free(m->diags);
  pl_context_free(m->ctx);
  free(m);
}

/* Parses and checks one part of a case into m->module[part], with diagnostics in m->diags; false if it is not a well-formed
 * module, which m->module[part] may still hold. */
static bool read_part(modules *m, uint32_t part, pl_str text) {
  bool allow = m->options.allow_unregistered;
  m->source[part] = (pl_source){part ? "lowering" : "source", text, 1};
  m->module[part] = pl_parse(m->ctx, &m->source[part], &(pl_parse_options){.allow_unregistered = allow}, m->diags);
  return m->module[part] && pl_check(m->module[part]->op, &(pl_check_options){.allow_unregistered = allow}, m->diags);
}

/* Parses the parts of the case into modules (pl_space.open); NULL if one of them is ill-formed. close_modules frees the
 * result. */
static void *open_modules(const pl_case *c, const pl_space_options *options) {
  assert(c->parts == 1 || c->parts == 2);
  modules *m = pl_xmalloc(sizeof *m);
  *m = (modules){.ctx = pl_context_new(), .diags = pl_diags_new(), .parts = c->parts, .options = *options};
  for (uint32_t i = 0; i < c->parts; i++) {
    if (read_part(m, i, pl_case_part(c, i))) continue;
    close_modules(m);
    return NULL;
  }
  return m;
}

/* ---- Moves: those of one module; of a pair first those on both (pair.h), then each move on the source and on the lowering. */

/* Whether this move number of a pair is a pair move (pair.h), which changes both modules. */
static bool is_joint(const modules *m, uint32_t move) { return m->parts == 2 && move < PL_NUM_PAIR_MOVES; }
/* Which module a move number changes if it is no pair move: 0, or 1 for the lowering of a pair. */
static uint32_t part_of(const modules *m, uint32_t move) { return m->parts == 2 ? (move - PL_NUM_PAIR_MOVES) % 2 : 0; }
/* The fuzz/shrink move that a move number stands for if it is no pair move. */
static pl_move move_of(const modules *m, uint32_t move) {
  return (pl_move)(m->parts == 2 ? (move - PL_NUM_PAIR_MOVES) / 2 + 1 : move + 1);
}
/* Whether the move number is in range for one module or, where m->parts is 2, for a pair. */
static bool is_known(const modules *m, uint32_t move) { return move < (m->parts == 2 ? 2 * MOVES + PL_NUM_PAIR_MOVES : MOVES); }

/* The name of a move number for cases with so many parts; "" if it is out of range (pl_space.move_name). */
static const char *move_name(uint32_t move, uint32_t parts) {
  const modules m = {.parts = parts};
  if (!is_known(&m, move)) return "";
  return is_joint(&m, move) ? pl_pair_move_name((pl_pair_move)move) : pl_move_name(move_of(&m, move));
}

/* The number of sites of a move in the opened modules; 0 if the move number is out of range (pl_space.count). */
static uint32_t count_sites(void *opened, uint32_t move) {
  modules *m = opened;
  if (!is_known(m, move)) return 0;
  if (is_joint(m, move)) return pl_pair_count(m->module, (pl_pair_move)move);
  return pl_shrink_count(m->module[part_of(m, move)], move_of(m, move));
}

/* Whether the move is worth trying at all of its sites at once, for cases with so many parts (pl_space.takes_all). */
static bool takes_all(uint32_t move, uint32_t parts) {
  const modules m = {.parts = parts};
  if (is_known(&m, move) && is_joint(&m, move)) return move != PL_PAIR_SYMBOL;
  return is_known(&m, move) && pl_move_takes_all(move_of(&m, move));
}

/* Prints the modules into *out as a case; false, with nothing written, if one of them is ill-formed. */
static bool write_modules(modules *m, pl_case *out) {
  for (uint32_t i = 0; i < m->parts; i++)
    if (!pl_check(m->module[i]->op, &(pl_check_options){.allow_unregistered = m->options.allow_unregistered}, m->diags))
      return false;
  *out = (pl_case){.parts = m->parts};
  for (uint32_t i = 0; i < m->parts; i++)
    pl_print_module(m->module[i], &(pl_print_options){.debug_info = m->options.debug_info}, &out->text[i]);
  return true;
}

/* Removes from the modules what nothing uses any more, as far as that is known. Of a pair, arguments of functions are removed
 * only together. */
static void tidy_up(modules *m) {
  do {
    for (uint32_t i = 0; i < m->parts; i++)
      pl_shrink_tidy(m->module[i], m->parts == 1);
  } while (m->parts == 2 && pl_pair_tidy(m->module));
}

/* Makes the move at `count` sites (0: nowhere) from site `first` on, then removes what nothing uses any more if `tidy`, and
 * prints the modules into *out (pl_space.apply). False, with *out unchanged, if no move was made though `count` is not 0, or
 * the result is ill-formed. */
static bool apply_moves(void *opened, uint32_t move, uint32_t first, uint32_t count, bool tidy, pl_case *out) {
  modules *m = opened;
  assert(count == 0 || is_known(m, move));
  uint32_t made = 1;
  if (count && is_joint(m, move))
    made = pl_pair_apply(m->module, (pl_pair_move)move, first, count);
  else if (count)
    made = pl_shrink_apply(m->module[part_of(m, move)], move_of(m, move), first, count);
  if (made && tidy) tidy_up(m);
  return made && write_modules(m, out);
}

/* Fills `lines` with at most `max` lines of the first module that are worth isolating when the failure shows itself in line
 * `place` (0: unknown), and returns their number (pl_space.suspects). */
static uint32_t suspects(void *opened, uint32_t place, uint32_t *lines, uint32_t max) {
  assert(lines || max == 0);
  return pl_shrink_suspects(((modules *)opened)->module[0], place, lines, max);
}

/* Reduces the first module to the operation at place.line[0] with as much of what it needs as `width` says, the second to what
 * it has in common with that, and prints the result into *out (pl_space.isolate). False, with *out unchanged, if that can't be
 * done or the result is ill-formed. */
static bool isolate(void *opened, pl_place place, uint32_t width, pl_case *out) {
  assert(width <= PL_SPACE_WIDEST);
  static const pl_isolation ways[] = {PL_ISOLATE_ALONE, PL_ISOLATE_VALUES, PL_ISOLATE_CONTROL, PL_ISOLATE_SYMBOL};
  modules *m = opened;
  bool both = m->parts == 2 && width == 0;
  pl_isolation how = both ? PL_ISOLATE_VALUES : ways[width];
  if (both && !pl_shrink_isolate(m->module[1], place.line[1], how)) return false;
  if (!pl_shrink_isolate(m->module[0], place.line[0], how)) return false;
  if (m->parts == 2) pl_shrink_keep_common(m->module[1], m->module[0]);
  if (how != PL_ISOLATE_ALONE) tidy_up(m); /* nobody needs what one operation makes */
  return write_modules(m, out);
}

/* Parses the printed case again and stores the sum of its parts' sizes in *size (pl_space.measure); false if a part is
 * ill-formed. */
static bool measure(const pl_case *c, const pl_space_options *options, pl_size *size) {
  modules *m = open_modules(c, options);
  if (!m) return false;
  *size = pl_size_of(m->module[0], pl_case_part(c, 0));
  if (c->parts == 2) *size = pl_size_add(*size, pl_size_of(m->module[1], pl_case_part(c, 1)));
  close_modules(m);
  return true;
}

const pl_space pl_module_space = {.name = "modules",
                                  .num_moves = 2 * MOVES + PL_NUM_PAIR_MOVES,
                                  .move_name = move_name,
                                  .open = open_modules,
                                  .close = close_modules,
                                  .count = count_sites,
                                  .takes_all = takes_all,
                                  .apply = apply_moves,
                                  .suspects = suspects,
                                  .isolate = isolate,
                                  .measure = measure};
