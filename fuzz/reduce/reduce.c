#include "fuzz/reduce/reduce.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>

#include "fuzz/reduce/folder.h"
#include "fuzz/reduce/journal.h"
#include "fuzz/reduce/space.h"
#include "fuzz/reduce/workers.h"

enum { GRACE_S = 10 }; /* what a worker has beyond the time of the predicate */

enum { MANY = 16, SUSPECTS = 3 }; /* sites that are worth being tried in halves again; lines that are tried by themselves */

typedef enum job_kind { JOB_OBSERVE, JOB_READ, JOB_AS_WRITTEN, JOB_ISOLATE, JOB_MOVE } job_kind;

typedef struct job {
  job_kind kind;
  uint32_t move, first, count;
  pl_place place; /* ISOLATE */
  uint32_t width;
} job;

/* A job whose answer counts only when those before it are known. */
typedef struct pending {
  uint64_t number;
  uint32_t first;
  bool done;
  pl_reply reply;
} pending;

typedef struct engine {
  const pl_reduce_options *options;
  pl_reduce_result *result;
  pl_predicate predicate; /* the worker sets its folder in its own copy */
  pl_work_folder folder;
  char own_folder[96]; /* of a worker */
  bool no_file;        /* of a worker: the predicate could not be asked */
  pl_journal journal;
  pl_workers *workers;
  const pl_space *space;
  pl_space_options how;
  void *opened; /* result->reduced in the space */
  PL_VEC(pending) queue;
  pl_place place; /* where the reason may be, in what is reduced */
  bool coarse;    /* the first iteration: in halves */
  bool alone;     /* the case is a single operation already */
  bool tidies;    /* what nothing needs any more goes with each step */
  bool failed;
  bool enough; /* it is as small as it has to be */
} engine;

/* ---- In the worker ---- */

/* Whether *c, of that size, is smaller than the current case; cases of equal size are ordered by their text. */
static bool is_smaller(const engine *e, const pl_case *c, const pl_size *size) {
  int order = pl_size_compare(size, &e->result->size);
  return order < 0 || (order == 0 && pl_case_compare(c, &e->result->reduced) < 0);
}

/* Worker: decides whether candidate *c is of interest. reply->answer is PL_ANSWER_NOTHING if the candidate need not be asked
 * about, as it is ill-formed, say; otherwise it is the predicate's answer, PL_ANSWER_FAILED if that can't be found, and *reply
 * owns the candidate. */
static void judge(engine *e, const job *j, pl_reply *reply, pl_case *c) {
  pl_size size;
  uint64_t hash = pl_case_hash(c);
  reply->answer = PL_ANSWER_NOTHING;
  if (pl_map_get(&e->journal.boring, hash, NULL)) return;
  if (!e->space->measure(c, &e->how, &size) || (j->kind != JOB_AS_WRITTEN && !is_smaller(e, c, &size))) return;
  reply->hash = hash;
  pl_sink *what = &e->result->what;
  bool holds = pl_predicate_holds(&e->predicate, c, (pl_str){what->data, what->len}, &reply->place);
  reply->answer = e->no_file ? PL_ANSWER_FAILED : holds ? PL_ANSWER_INTERESTING : PL_ANSWER_BORING;
  reply->result = *c;
}

/* Worker: opens the current case as e->opened (NULL if that fails) and measures it. That may itself be what crashes; the
 * process then dies here. */
static void read_case(engine *e) {
  pl_size size;
  e->opened = e->space->open(&e->result->reduced, &e->how);
  if (e->opened) (void)e->space->measure(&e->result->reduced, &e->how, &size);
}

/* Does one job in the process of worker number `slot`: observes the case, parses it, or makes a candidate and judges it. The
 * answer goes to *reply: PL_ANSWER_NOTHING if there is nothing to judge. */
static void work(void *user, const void *job_, uint32_t slot, pl_reply *reply) {
  engine *e = user;
  const job *j = job_;
  (void)snprintf(e->own_folder, sizeof e->own_folder, "%s/%u", e->folder.path, slot);
  e->predicate.folder = e->own_folder;
  e->predicate.failed = &e->no_file;
  pl_case c = {0};
  if (j->kind == JOB_OBSERVE) {
    pl_place place;
    bool found = pl_predicate_observe(&e->predicate, &e->result->reduced, &c.text[0], &place);
    c.parts = 1;
    *reply = (pl_reply){.answer = found ? PL_ANSWER_INTERESTING : PL_ANSWER_BORING, .place = place, .result = c};
    if (e->no_file) reply->answer = PL_ANSWER_FAILED;
    return;
  }
  if (j->kind == JOB_READ || j->kind == JOB_AS_WRITTEN) read_case(e);
  reply->answer = PL_ANSWER_NOTHING;
  if (!e->opened || j->kind == JOB_READ) return;
  bool made = j->kind == JOB_ISOLATE ? e->space->isolate(e->opened, j->place, j->width, &c)
                                     : e->space->apply(e->opened, j->move, j->first, j->count, e->tidies, &c);
  if (made) judge(e, j, reply, &c);
}

/* ---- Bookkeeping ---- */

/* Whether no further candidate is to be tried: an error has occurred, or the case is as small as was asked for. */
static bool is_over(const engine *e) { return e->failed || e->enough; }

/* Notes that the reduction has failed, with the text of errno unless an error is noted already. Always returns false. */
static bool fail(engine *e, const char *what) {
  if (!e->failed) (void)snprintf(e->result->error, sizeof e->result->error, "%s: %s", what, strerror(errno));
  e->failed = true;
  return false;
}

/* Counts an answer in result->tests if it is the predicate's, and turns PL_ANSWER_FAILED into an error of the reduction if
 * there is none yet. */
static void count_answer(engine *e, pl_answer answer) {
  e->result->tests += answer == PL_ANSWER_BORING || answer == PL_ANSWER_INTERESTING;
  if (answer != PL_ANSWER_FAILED || e->failed) return;
  e->failed = true;
  (void)snprintf(e->result->error, sizeof e->result->error, "%s: no file or process could be made; is the command there?",
                 e->folder.path);
}

/* Runs one job to its end and returns its reply, which is counted; an empty reply, with the error noted, if no process could
 * be made or waited for. */
static pl_reply run_alone(engine *e, job j) {
  pl_reply reply = {0};
  uint64_t number = 0;
  if (!pl_workers_start(e->workers, &j) || !pl_workers_wait(e->workers, &number, &reply)) {
    fail(e, "no process");
    return (pl_reply){0};
  }
  count_answer(e, reply.answer);
  return reply;
}

/* Rewrites the progress line, which names the move and its number of sites; does nothing if no progress is wanted. */
static void show_progress(const engine *e, uint32_t move, uint32_t sites) {
  const pl_reduce_result *r = e->result;
  if (!e->options->progress) return;
  size_t bytes = r->reduced.text[0].len + r->reduced.text[1].len;
  fprintf(e->options->progress, "\r\033[K%zu bytes, %llu operations, %llu tests, iteration %u: %s (%u)", bytes,
          (unsigned long long)r->size.ops, (unsigned long long)r->tests, r->iterations,
          e->space->move_name(move, r->reduced.parts), sites);
  fflush(e->options->progress);
}

/* Writes the parts of the current case to the output files that are given; false, with the error noted, if one can't be
 * written. */
static bool write_outputs(engine *e) {
  for (uint32_t i = 0; i < e->result->reduced.parts; i++)
    if (e->options->out[i] && !pl_replace_file(e->options->out[i], pl_case_part(&e->result->reduced, i)))
      return fail(e, e->options->out[i]);
  return true;
}

/* Makes *c, which a worker found to be valid, the current case, leaves *c empty, and updates what is known of the current
 * case, the journal and the outputs. False, with the error noted, if that fails. */
static bool take(engine *e, pl_case *c) {
  if (e->opened) e->space->close(e->opened);
  pl_case_free(&e->result->reduced);
  e->result->reduced = *c;
  *c = (pl_case){0};
  e->opened = e->space->open(&e->result->reduced, &e->how);
  if (!e->opened || !e->space->measure(&e->result->reduced, &e->how, &e->result->size)) return fail(e, "a case was lost");
  size_t bytes = e->result->reduced.text[0].len + e->result->reduced.text[1].len;
  e->enough = bytes <= e->options->enough_bytes;
  if (!pl_journal_set_best(&e->journal, &e->result->reduced)) return fail(e, "journal");
  return write_outputs(e);
}

/* ---- One move ---- */

/* Drops all pending jobs and frees the candidates of those that were answered; jobs still running are not stopped. */
static void forget_queue(engine *e) {
  for (size_t i = 0; i < e->queue.len; i++)
    pl_case_free(&e->queue.data[i].reply.result);
  pl_vec_clear(&e->queue);
}

/* Waits for one worker's answer, counts it and stores it with its pending job, if that is still in the queue; notes an error
 * if no answer comes. The hash of an uninteresting candidate goes to the journal in either case. */
static void collect_answer(engine *e) {
  uint64_t number = 0;
  pl_reply reply = {0};
  if (!pl_workers_wait(e->workers, &number, &reply)) {
    fail(e, "no answer");
    return;
  }
  count_answer(e, reply.answer);
  if (reply.answer == PL_ANSWER_BORING) pl_journal_add_boring(&e->journal, reply.hash);
  for (size_t i = 0; i < e->queue.len; i++) {
    if (e->queue.data[i].number != number) continue;
    e->queue.data[i].reply = reply;
    e->queue.data[i].done = true;
    return;
  }
  pl_case_free(&reply.result);
}

/* Removes and returns the first pending job. */
static pending pop_front(engine *e) {
  pending front = e->queue.data[0];
  memmove(e->queue.data, e->queue.data + 1, --e->queue.len * sizeof *e->queue.data);
  return front;
}

/* Starts workers on the next groups of up to `chunk` sites before *position, appends each to the queue, and moves *position
 * down accordingly, until all workers are busy or nothing is left to start. An error is noted if a process can't be made. */
static void start_jobs(engine *e, uint32_t move, uint32_t chunk, uint32_t *position) {
  while (*position && !pl_workers_full(e->workers) && !is_over(e)) {
    uint32_t count = *position < chunk ? *position : chunk;
    const job j = {.kind = JOB_MOVE, .move = move, .first = *position - count, .count = count};
    uint64_t number = pl_workers_start(e->workers, &j);
    if (!number) {
      fail(e, "no process");
      return;
    }
    *position -= count;
    pl_vec_push(&e->queue, ((pending){.number = number, .first = *position}));
  }
}

/* Tries the move on groups of up to `chunk` neighbouring sites, from the last to the first, and takes each interesting
 * candidate; stops early when the reduction is over (is_over). True if a candidate was taken. */
static bool try_chunks(engine *e, uint32_t move, uint32_t chunk) {
  uint32_t position = e->space->count(e->opened, move);
  bool changed = false;
  while (!is_over(e) && (position || e->queue.len)) {
    if (!e->queue.len || !e->queue.data[0].done) {
      start_jobs(e, move, chunk, &position);
      if (!e->failed) collect_answer(e); /* maybe one that was forgotten, and a place becomes free */
      continue;
    }
    pending front = pop_front(e);
    if (front.reply.answer != PL_ANSWER_INTERESTING) continue;
    forget_queue(e); /* made from what is no longer the smallest case */
    if (!take(e, &front.reply.result)) break;
    changed = true;
    uint32_t sites = e->space->count(e->opened, move);
    position = front.first < sites ? front.first : sites;
    show_progress(e, move, sites);
  }
  forget_queue(e);
  return changed;
}

/* The number of sites at once with which to begin to try the move, which has `sites` of them. */
static uint32_t first_chunk(const engine *e, uint32_t move, uint32_t sites) {
  bool all = e->space->takes_all && e->space->takes_all(move, e->result->reduced.parts);
  if (sites < 2) return sites;
  if (e->coarse) return all ? sites : sites / 2;
  return sites > MANY ? sites / 2 : 1;
}

/* Tries the move on groups of sites of halving sizes, from first_chunk on; stops early when the reduction is over (is_over).
 * True if a candidate was taken. */
static bool try_move(engine *e, uint32_t move) {
  bool changed = false;
  uint32_t sites = e->space->count(e->opened, move);
  show_progress(e, move, sites);
  for (uint32_t chunk = first_chunk(e, move, sites); chunk && !is_over(e); chunk /= 2)
    changed |= try_chunks(e, move, chunk);
  return changed;
}

/* Tries to reduce the case to the given place, `width` saying how much of its surroundings stays. True if the result was of
 * interest and was taken. */
static bool try_isolated(engine *e, pl_place place, uint32_t width) {
  pl_reply reply = run_alone(e, (job){.kind = JOB_ISOLATE, .place = place, .width = width});
  if (reply.answer == PL_ANSWER_BORING) pl_journal_add_boring(&e->journal, reply.hash);
  return reply.answer == PL_ANSWER_INTERESTING && take(e, &reply.result);
}

/* Tries to isolate the place with the least of its surroundings. True if that was taken; e->alone then says whether a single
 * operation is left. */
static bool try_least(engine *e, pl_place place) {
  bool done = try_isolated(e, place, 0);
  e->alone = done && e->result->reduced.parts == 1;
  return done;
}

/* Tries to reduce the case to the place that the failure points at, or to a few lines it may come from, with more or less of
 * their surroundings. Stops at the first candidate that is taken, or when the reduction is over; true if one was taken. */
static bool isolate(engine *e) {
  uint32_t lines[SUSPECTS], count = 0;
  pl_place place = e->place;
  bool known = place.line[0] != 0;
  if (!e->space->isolate) return false;
  bool done = known && try_least(e, place);
  if (!done && !is_over(e)) count = e->space->suspects(e->opened, place.line[0], lines, SUSPECTS);
  for (uint32_t i = 0; i < count && !done && !is_over(e); i++) {
    pl_place suspect = {{lines[i], 0}};
    done = try_least(e, suspect) || (!known && !is_over(e) && try_isolated(e, suspect, 1));
  }
  for (uint32_t width = 1; known && !done && width <= PL_SPACE_WIDEST && !is_over(e); width++)
    done = try_isolated(e, place, width);
  return done;
}

/* Tries to remove what nothing uses from the case, takes the result if it is of interest, and sets e->tidies, so that each
 * move does so too, unless it is not of interest. */
static void begin_to_tidy(engine *e) {
  e->tidies = true;
  pl_reply reply = run_alone(e, (job){.kind = JOB_MOVE});
  if (reply.answer == PL_ANSWER_BORING) pl_journal_add_boring(&e->journal, reply.hash);
  if (reply.answer == PL_ANSWER_INTERESTING) take(e, &reply.result);
  e->tidies = reply.answer != PL_ANSWER_BORING;
}

/* The first iteration: tries the moves once each with large groups of sites, until the reduction is over (is_over). The first
 * move goes ahead of the clean-up (begin_to_tidy) because it removes most; later iterations are without clean-up. */
static void run_coarsely(engine *e) {
  e->coarse = true;
  for (uint32_t move = 0; move < e->space->num_moves && !is_over(e); move++) {
    if (move == 1) begin_to_tidy(e);
    try_move(e, move);
  }
  e->result->iterations++;
  e->coarse = e->tidies = false;
}

/* Runs the coarse iteration unless a single operation is left, then tries the moves from the last to the first, over and over,
 * until each in turn has found nothing or the reduction is over (is_over). Simplifying moves come first then, because removals
 * found later start from a simpler case. */
static void run_iterations(engine *e) {
  uint32_t moves = e->space->num_moves;
  if (!e->alone) run_coarsely(e);
  for (uint32_t move = moves, quiet = 0; quiet < moves && !is_over(e); move = move ? move : moves) {
    quiet = try_move(e, --move) ? 0 : quiet + 1;
    e->result->iterations += move == 0;
  }
}

/* ---- Beginning and end ---- */

/* Tries to isolate a small part of the input, parsed as a module but not printed and tested as a whole before. True if one was
 * taken, so that choose_space need not be asked; else false, with nothing opened. */
static bool begin_with_a_part(engine *e) {
  e->space = &pl_module_space;
  e->how = (pl_space_options){.allow_unregistered = e->options->allow_unregistered};
  if (e->options->text || e->result->carried_on || run_alone(e, (job){.kind = JOB_READ}).answer != PL_ANSWER_NOTHING)
    return false;
  e->opened = e->space->open(&e->result->reduced, &e->how);
  if (!e->opened) return false;
  bool done = e->space->measure(&e->result->reduced, &e->how, &e->result->size) && isolate(e);
  if (!done) e->space->close(e->opened);
  if (!done) e->opened = NULL;
  return done;
}

/* Chooses whether the case is reduced as modules, without or with locations, or as text, by whether the modules, once printed,
 * still show the failure; takes the case as it is then written. False if an error occurred. */
static bool choose_space(engine *e) {
  bool allow = e->options->allow_unregistered;
  const pl_space_options ways[] = {{allow, false}, {allow, true}};
  for (size_t i = 0; !e->options->text && !e->failed && i < sizeof ways / sizeof *ways; i++) {
    e->space = &pl_module_space;
    e->how = ways[i];
    pl_reply reply = run_alone(e, (job){.kind = JOB_AS_WRITTEN});
    if (e->failed) return false;
    e->place = reply.place;
    if (reply.answer == PL_ANSWER_INTERESTING) return take(e, &reply.result);
  }
  if (e->failed) return false;
  e->place = (pl_place){0};
  e->space = &pl_text_space;
  pl_case copy = pl_case_copy(&e->result->reduced);
  return take(e, &copy);
}

/* Observes the input; result->what gets the first line, which has to stay, and e->place where it is. False, with the status or
 * an error noted, if there is nothing to observe or the input can't be judged. */
static bool observe_input(engine *e) {
  pl_reply reply = run_alone(e, (job){.kind = JOB_OBSERVE});
  if (e->failed) return false;
  if (reply.answer == PL_ANSWER_INVALID) {
    e->failed = true;
    (void)snprintf(e->result->error, sizeof e->result->error, "the input takes too much time or memory to be judged");
    return false;
  }
  if (reply.answer != PL_ANSWER_INTERESTING) {
    e->result->status = PL_REDUCE_BORING;
    return false;
  }
  pl_str lines = pl_case_part(&reply.result, 0); /* the first one is what has to stay */
  const char *stop = memchr(lines.data, '\n', lines.len);
  pl_sink_write(&e->result->what, lines.data, stop ? (size_t)(stop - lines.data) : lines.len);
  pl_sink_text(&e->result->what);
  pl_case_free(&reply.result);
  e->place = reply.place;
  return true;
}

/* Restores the input, and writes it to the outputs, if it is smaller than the reduced case, as printing may have made that
 * longer. Does nothing after an error. */
static void keep_what_is_smaller(engine *e, const pl_case *input) {
  pl_size size;
  if (e->failed || !e->space->measure(input, &e->how, &size) || pl_size_compare(&size, &e->result->size) >= 0) return;
  pl_case_free(&e->result->reduced);
  e->result->reduced = pl_case_copy(input);
  write_outputs(e);
}

/* Observes the input, carries on from the journal's case if it has one, and reduces the case to the end. Sets the result's
 * status unless an error occurred. */
static void run(engine *e, const pl_case *input) {
  pl_case best;
  uint64_t key = pl_hash_u64(e->options->text, pl_hash_u64(pl_case_hash(input), e->options->key));
  if (!observe_input(e)) return;
  if (!pl_journal_open(&e->journal, e->options->out[0], key, &best, e->result->error)) {
    e->failed = true;
    return;
  }
  if (best.parts == input->parts) {
    pl_case_free(&e->result->reduced);
    e->result->reduced = best;
    e->result->carried_on = true;
    e->place = (pl_place){0};
  }
  bool isolated = begin_with_a_part(e);
  if (isolated || choose_space(e)) {
    if (!isolated) isolate(e);
    run_iterations(e);
    keep_what_is_smaller(e, input);
  }
  if (e->failed) return;
  e->result->space = e->space->name;
  e->result->status = PL_REDUCE_DONE;
}

pl_reduce_result pl_reduce(const pl_reduce_options *options, const pl_case *input) {
  assert(options->jobs > 0 && options->predicate->kind != PL_PREDICATE_INVALID);
  assert(input->parts == 1 || input->parts == 2);
  pl_reduce_result result = {.reduced = pl_case_copy(input)};
  engine e = {.options = options, .result = &result, .predicate = *options->predicate, .journal = {.log = -1}};
  uint32_t seconds = options->predicate->timeout_ms ? options->predicate->timeout_ms / 1000 + GRACE_S : 0;
  if (!pl_work_folder_make(&e.folder, options->jobs)) {
    fail(&e, e.folder.path);
  } else {
    e.workers = pl_workers_new(options->jobs, seconds, work, &e);
    run(&e, input);
    pl_workers_free(e.workers);
    if (e.opened) e.space->close(e.opened);
  }
  pl_work_folder_remove(&e.folder);
  pl_journal_close(&e.journal, result.status == PL_REDUCE_DONE);
  pl_vec_free(&e.queue);
  if (options->progress) fputs("\r\033[K", options->progress);
  if (e.failed) result.status = PL_REDUCE_FAILED;
  return result;
}

void pl_reduce_result_free(pl_reduce_result *result) {
  (void)pl_sink_close(&result->what);
  pl_case_free(&result->reduced);
}
