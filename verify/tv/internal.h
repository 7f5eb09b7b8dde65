/* internal.h - what the files of the validator share.
 *
 *   module.c     pairs functions, one proof per function and wrapper
 *   judge.c      one pair: structural demands, proof, refutation
 *   types.c      what the calling convention makes of types
 *   wrapper.c    what a C wrapper is
 *   claims.c     what a lowered function claims of its own body, shown by a look at its operations
 *   source_claims.c  what the source claims, as hypotheses
 *   lowered_claims.c  what the lowering claims of its arguments beyond the source, shown of the body
 *   library.c    claims of functions of the C library
 *   uncaptured.c  objects that a callee sees and forgets
 *   results.c    what it claims of its result, held against the value that is returned
 *   signature.c  the type and attributes that the convention demands of a lowered function
 *   target.c     the machine that a function is made for
 *   atomic.c     atomic updates, compare-exchange loops
 *   globals.c    what globals of both sides have in common
 *   contents.c   what a global holds at first
 *   inside.c     calls that are run inside: of functions that are defined
 *   flatten.c    structured control flow and such calls as blocks and branches
 *   cfg.c        blocks, loop heads, liveness of one function
 *   ends.c       loops of the source that do nothing but end
 *   rotate.c     loops that are tested at the top on one side, at the bottom on the other
 *   walk.c       both sides' paths from one cut to the next
 *   events.c     calls and returns
 *   pure_calls.c calls that do nothing but give a result
 *   order.c      accesses whose order others can see, and fences
 *   recursion.c  calls that come back
 *   scopes.c     objects on the stack that end before their function does
 *   room.c       room on the stack, also for what the rounds of a loop take, and for objects on the heap
 *   relation.c   what is known at a cut: a partition of the live leaves into classes of equal ones
 *   ties.c       what leaves are that left their class
 *   cells.c      places of memory whose contents are known at a cut
 *   discharge.c  obligations: normal form, lemma, solver
 *   lemma.c, values.c  from bit vectors to linear integer arithmetic
 *   refute.c     concrete counterexamples, confirmed by the interpreter
 */
#ifndef PL_VERIFY_TV_INTERNAL_H
#define PL_VERIFY_TV_INTERNAL_H

#include "verify/claims/claims.h"
#include "verify/sem/sem.h"
#include "verify/smt/smt.h"
#include "verify/tv/tv.h"

typedef struct pl_edge {
  const pl_block *from, *to;
} pl_edge;

/* One side's function. */
typedef struct pl_cfg {
  const pl_op *func;       /* as it was given */
  pl_module *flat;         /* holds the function that is walked instead, if it had structured control flow; else NULL */
  pl_map origin;           /* its ops -> those of `func` */
  const pl_block **blocks; /* by block->number */
  uint32_t num_blocks;
  const pl_value **values; /* by value->number */
  uint32_t num_values;
  bool *loop_head; /* target of a retreating edge; of a rotated loop, what its head enters it by */
  PL_VEC(pl_edge) retreats;
  bool *cut;       /* paths end here; loop heads always */
  bool *forced;    /* a cut because the other side's loop head meets it: stays one */
  uint32_t *preds; /* number of incoming edges */
  uint64_t *live;  /* live-in values of each block, block arguments included: `live_words` words each */
  uint32_t live_words;
} pl_cfg;

/* inside.c: the symbol tables that the two functions of a pair stand in. */
typedef struct pl_tv_tables {
  const pl_op *source, *lowered;
  bool reference; /* the source is what a C wrapper is: what it calls is defined in the lowering alone */
  const pl_tv_options *options;
} pl_tv_tables;

const pl_op *pl_tv_symbol_table(const pl_op *func);
/* The function whose body has the meaning of a call on that side; NULL if the call is an event. */
const pl_op *pl_tv_callee_inside(const pl_tv_tables *tables, const pl_op *call, bool lowered);
/* The type of which a callee gets a copy in the place of an argument, and its bytes; NULL, 0: it gets none. */
const pl_type *pl_tv_copied_type(const pl_op *callee, uint32_t index);
uint64_t pl_tv_copied_bytes(const pl_op *callee, uint32_t index);
/* The alignment of the copy and of what is copied: as the callee says, else as the type has it. */
const pl_attr *pl_tv_copied_align(const pl_op *callee, uint32_t index);
typedef PL_VEC(pl_str) pl_str_vec;
void pl_tv_add_name(pl_str_vec *names, pl_str name); /* once */
/* Whether a function has such calls; `names` (may be NULL) gets whom it calls. */
bool pl_tv_calls_inside(const pl_tv_tables *tables, const pl_op *func, bool lowered, pl_str_vec *names);
/* Whether one side has more such calls of some function than the other: bodies were put in the place of calls, or taken out. */
bool pl_tv_calls_moved(const pl_tv_tables *tables, const pl_op *source, const pl_op *lowered);

typedef PL_VEC(const pl_op *) pl_op_list;
/* All that one side of a proof is about: the function, and the bodies that are run inside it or inside those, each once. */
typedef struct pl_tv_reach {
  const pl_op *func;
  pl_op_list bodies; /* functions; `func` first */
  pl_op_list ops;    /* the bodies, their operations, and those of all regions in them: parents before what they hold */
} pl_tv_reach;
/* `inside`: calls are run inside as far as they may be. The caller frees both sides. */
pl_tv_reach pl_tv_reach_of(const pl_tv_tables *tables, const pl_op *func, bool lowered, bool inside);
void pl_tv_reach_free(pl_tv_reach *reach);

/* `tables`: calls are run inside as far as they may be; NULL: none is. `trimmed`: without loops that do nothing but end (ends.c).
 */
pl_cfg *pl_cfg_new(pl_arena *arena, const pl_op *func, const pl_tv_tables *tables, bool lowered, bool trimmed);
/* `promoted`: variables that only the function can see are values (flatten_promote.c). */
pl_cfg *pl_cfg_promoted(pl_arena *arena, const pl_op *func, const pl_tv_tables *tables, bool lowered, bool trimmed,
                        bool promoted);
bool pl_tv_has_variables(const pl_op *func);
/* Whether every loop claims to end or to do something that can be seen (`loop_annotation` with `mustProgress`). */
bool pl_cfg_loops_end(const pl_cfg *cfg);
void pl_cfg_free(pl_cfg *cfg);
/* The op as it was given, for people. */
const pl_op *pl_cfg_origin(const pl_cfg *cfg, const pl_op *op);

/* flatten.c: a module with a copy of a function in which scf operations are branches, and calls that are run inside (if `tables`
 * is given) their callees; NULL if it has none. `origin` gets which op each is from. The caller frees both. */
pl_module *pl_tv_flatten(const pl_op *func, const pl_tv_tables *tables, bool lowered, bool trimmed, bool promoted,
                         pl_map *origin);

/* initial.c: the scalars that a global's region computes, one after the other; those that are not known may be anything. NULL if
 * it does more than put constants together. */
typedef struct pl_initial_scalar {
  bool known;
  pl_apint bits;
} pl_initial_scalar;
const pl_initial_scalar *pl_tv_computed_contents(pl_arena *arena, pl_layout *layout, const pl_op *global, uint64_t *count);

/* ends.c: whether an op is a loop that is known to end, changes nothing and gives nothing that is used; whether a function has
 * one. */
bool pl_tv_is_idle_loop(const pl_op *op);
/* What a result of a loop is however often it runs: a value that each round hands on as it was. NULL if it is none. */
const pl_value *pl_tv_carried_through(const pl_op *loop, uint32_t result);
bool pl_tv_has_idle_loops(const pl_op *func);

/* rotate.c: where one side tests at the head of a loop what the other tests at its bottom, the loop is cut behind the test.
 * `all`: each loop that tests at its head. True if there was such a loop. */
bool pl_cfg_rotate(pl_cfg *a, pl_cfg *b, bool all);
static inline bool pl_cfg_is_live(const pl_cfg *cfg, const pl_block *block, uint32_t value) {
  return (cfg->live[(size_t)block->number * cfg->live_words + value / 64] >> (value % 64)) & 1;
}

/* Why and where a path stopped. */
typedef enum pl_stop {
  PL_STOP_NONE,
  PL_STOP_BRANCH, /* at a terminator whose way is not decided */
  PL_STOP_CALL,
  PL_STOP_ORDER, /* at an access in order or a fence, which was carried out */
  PL_STOP_RETURN,
  PL_STOP_CUT, /* at the start of `block`, its arguments set */
  PL_STOP_UNREACHABLE,
  PL_STOP_ABORT, /* the program ends: a failed assertion, a call of abort */
  PL_STOP_LIMIT,
  PL_STOP_UNSUPPORTED,
  PL_STOP_UNDECIDED,
} pl_stop;

typedef struct pl_side {
  pl_sem *sem;
  const pl_op *next; /* op to carry out, or the one that it stopped at */
  const pl_block *block;
  pl_stop stop;
} pl_side;

typedef PL_VEC(const pl_term *) pl_term_vec;

/* A call that does nothing but give a result, with the values of its arguments and whether they are poison. pure_calls.c */
typedef struct pl_pure_call {
  const pl_op *op;
  pl_str callee;
  const pl_term **terms;
  uint32_t count;
  uint64_t memory; /* that it may read; 0: none */
} pl_pure_call;
typedef PL_VEC(pl_pure_call) pl_pure_call_vec;

/* A pair of paths from a cut. */
typedef struct pl_path {
  pl_side a, b;
  pl_term_vec conditions;          /* of branches taken: BOOL terms that hold */
  pl_term_vec decisive;            /* bases of objects whose address has decided the way */
  size_t accesses_done;            /* the lowering's accesses [0, accesses_done) are discharged */
  bool hypotheses_used;            /* something rests on the hypotheses: they must not contradict each other */
  const pl_block *wait_a, *wait_b; /* where this side was when the other came to a loop head alone */
  PL_VEC(const pl_op *) calls;     /* the source's calls so far */
  pl_pure_call_vec pure_a, pure_b; /* calls that are no events */
  size_t pure_settled;             /* the lowering's calls [0, pure_settled) are calls of the source's */
  const pl_op *adopt;              /* the source's last call, if its unranked results are yet to be adopted */
  /* A compare-exchange loop of the lowering, while the source waits at its atomic update. */
  const pl_block *retry_head; /* NULL: none */
  bool retry_failed;          /* this round did not succeed */
  size_t retry_accesses, retry_objects;
  size_t retry_ordered;
  const pl_term *retry_frees;     /* as they were at the head */
  const pl_term *retry_mem;       /* shared memory in a round: others may have written to all of it */
  const pl_term *retry_loaded;    /* what the compare-exchange of this round has found */
  const pl_value *retry_compared; /* the argument of the head that it compared with; NULL: what the round has read itself */
  uint32_t choices;               /* between objects that a pointer leads to, decided so far */
  uint32_t cuts_passed;           /* search: cut blocks entered so far */
  uint32_t first_rounds;          /* that were walked through in front of a cut */
  uint32_t rounds_alone;          /* of loops that were walked through while the other side was elsewhere */
} pl_path;

/* Up to which stretch both sides have come: of what the source does behind a volatile access that the lowering has not made yet,
 * nothing is known where that one goes its way. */
static inline uint32_t pl_tv_stretch(const pl_path *path) {
  return path->a.sem->stretch < path->b.sem->stretch ? path->a.sem->stretch : path->b.sem->stretch;
}

/* --- scopes.c --- */
/* The op at the end of whose region an object ends that this op makes on the stack; NULL if that is a function. As the module has
 * it, not the flattened function. */
const pl_op *pl_tv_scope_of(const pl_cfg *cfg, const pl_op *maker);
/* Whether what an op makes on the stack ends with the region that this terminator ends; and which op's region that is. */
bool pl_tv_ends_scope(const pl_op *op);
const pl_op *pl_tv_ended_scope(const pl_cfg *cfg, const pl_op *op);
/* The objects of a side whose scope ends here come to their end. */
void pl_tv_end_scope(pl_path *path, pl_side *side, const pl_cfg *cfg, const pl_op *op);
/* Objects of the source that ended with their scope are forgotten: at a cut, nothing leads to them that is defined. */
void pl_tv_forget_ended(pl_sem *source);

typedef struct pl_cell pl_cell; /* cells.c: a place of memory whose contents are known at a cut */

typedef struct pl_cut_leaf {
  const pl_value *value; /* NULL: a slot's base (leaf 0) or size (leaf 1), or what a cell holds */
  pl_cell *cell;         /* NULL: none */
  uint32_t leaf;
  uint32_t slot;
  uint32_t class_id;
  bool lowered;
  bool poison;
  bool pointer;
} pl_cut_leaf;

typedef struct pl_cut_class {
  const pl_term *symbol; /* stands for the class in `expr` of others */
  const pl_term *expr;   /* a constant, or a term over other classes' symbols; NULL: arbitrary */
  const pl_term *begin;  /* if it was taken out of classes that had one: the `expr` of the first of them; else NULL */
  uint32_t slot;         /* pointers: which slot they point into, NO_SLOT for shared memory, BAD_SLOT if it can't be told */
  pl_sort sort;
  uint32_t ties;        /* how often leaves of it were tied to an expression anew */
  const pl_term *stale; /* its term at the first arrival; used only where the rule that forbids it is switched off */
  bool is_save;         /* what llvm.intr.stacksave gave */
  uint64_t outlive;     /* if so: the slots that outlive its restoring */
  bool undef;           /* of poison: a value of it may be undef, which poison is not */
} pl_cut_class;
#define PL_NO_SLOT UINT32_MAX
#define PL_BAD_SLOT (UINT32_MAX - 1)

/* An object that lives at a cut. */
typedef struct pl_cut_slot {
  pl_sem_object like; /* kind, align, elem, escaped */
  bool in_source, in_lowered;
  const pl_op *scope_in_source, *scope_in_lowered;
  bool alive_in_source,
      alive_in_lowered; /* the same on all ways in: dead on one alone would make the other's accesses undefined */
  bool lost;            /* some way in does not have it */
  uint32_t witness;     /* the leaf that leads to it */
} pl_cut_slot;

typedef struct pl_bound_side {
  const pl_term *constant; /* NULL: what the leaf is */
  uint32_t leaf;
} pl_bound_side;

/* How two integers are ordered. */
typedef enum pl_bound_order { PL_BOUND_SLE, PL_BOUND_SLT, PL_BOUND_ULE, PL_BOUND_ULT, PL_BOUND_NE } pl_bound_order;

typedef struct pl_cut_bound {
  pl_bound_side low, high;
  pl_bound_order order;
} pl_cut_bound;

typedef struct pl_cut {
  const pl_block *a, *b;
  /* Which objects have come to an end on the ways to it, and which pointers lead elsewhere than on the first one: other ways lead
   * to another cut of these blocks. 0: none. */
  uint64_t way;
  PL_VEC(pl_cut_leaf) leaves;
  PL_VEC(pl_cut_class) classes;
  PL_VEC(pl_cut_slot) slots;
  PL_VEC(pl_cut_bound) bounds;
  PL_VEC(const pl_value *) wellformed; /* live memrefs of the source that are well-formed on every way in */
  bool odd_memrefs, odd_sizes;         /* as in pl_sem, on some way in */
  bool reached, queued;
  uint32_t walked; /* times */
} pl_cut;

/* The cut that is walked from, and what its classes are there. */
typedef struct pl_begun {
  const pl_cut *cut;
  const pl_term *const *values; /* NULL where a class is not known */
  size_t num_classes;
} pl_begun;

/* A class that leaves moved to on an arrival: out of which one, and what they are now. */
typedef struct pl_moved_class {
  uint32_t from, to;
  const pl_term *term;
} pl_moved_class;

/* The first obligation that could not be discharged. */
typedef struct pl_failure {
  bool set;
  pl_verdict verdict; /* UNKNOWN or UNSUPPORTED */
  pl_obligation_kind kind;
  const pl_op *source_op, *lowered_op;
  const char *reason;
  const char
      *claim; /* what the lowering claims or does beyond the source, where that can't be run: told by both sides' operations */
} pl_failure;

/* A proof of one function at work. */
typedef struct pl_tv {
  pl_arena *arena;
  pl_terms *T;
  pl_smt *smt;
  pl_sem_world *world;
  const pl_tv_options *options;
  pl_cfg *a, *b;
  PL_VEC(pl_cut *) cuts;
  pl_begun begun;
  const pl_cut *arriving; /* whose obligations are stated; else NULL */
  PL_VEC(pl_cell *) cells;
  bool cells_changed; /* one was added since the simulation began */
  pl_path *path;      /* whose source is running */
  bool final;         /* relations are stable: obligations count */
  pl_failure failure;
  const pl_block *demote_a, *demote_b;   /* joins that one side reached alone: not to be cut at */
  const pl_block *promote_a, *promote_b; /* blocks that the other side's loop head meets: to be cut at */
  PL_VEC(pl_obligation) obligations;
  pl_str_vec callees;
  uint32_t assumptions;
  const pl_attr *const *constants; /* that all calls in the source pass, once known; source_claims.c */
  bool constants_known;
  uint32_t paths, vacuous_paths;
  bool hypotheses_used;    /* on some path */
  pl_map carried;          /* terms that the values are made of where the walk began */
  bool floats_repeated;    /* on some path: all choose alike in this proof, which need not be so */
  bool bounds;             /* guess bounds of what loops carry */
  bool constants_only;     /* ways are decided by what is constant, not by what is known of the path */
  bool first_rounds_apart; /* the first round of a loop belongs to what comes before it: the cut is behind it */
  bool known_rounds_apart; /* a loop that constants end is walked through where the other side is at a loop that they do not */
  bool known_rounds_alone; /* a loop that constants end is walked through wherever the other side is */
  bool thorough;           /* ask the solver of each path whether its hypotheses contradict each other */
  bool legality;           /* what is to be shown is that an object is a legal choice: facts that rest on that say nothing */
  pl_map memories;         /* that calls without side effects read -> numbers */
  pl_map taken, kept;      /* ops of the lowering -> bytes of the stack beyond what the source takes; those that are kept while a
                              call comes back; room.c */
  pl_fact_vec facts;       /* of the path with serial `facts_serial`, from its first `facts_seeds` accesses */
  uint64_t facts_serial;
  size_t facts_seeds;
  uint64_t solver_limit;    /* Z3's resources for one query */
  uint32_t most_paths;      /* between two cuts */
  struct pl_search *search; /* refute by unrolled paths: obligations are questions to the solver; NULL in a proof */
  double deadline;          /* pl_tv_spent() in ms, or 0 */
  bool timed_out;
} pl_tv;

enum { PL_FEW_PATHS = 1000, PL_MANY_PATHS = 20000 };

/* judge.c */
bool pl_tv_has_loops(const pl_cfg *cfg);
double pl_tv_now(void); /* milliseconds of a steady clock */
/* Milliseconds that the processor has worked for this thread: what else it works on makes no difference to a verdict. */
double pl_tv_spent(void);
/* Milliseconds that are left, 0 for no bound; sets timed_out. */
uint32_t pl_tv_time_left(pl_tv *tv);
bool pl_tv_rule_off(const pl_tv *tv, pl_tv_rule rule);
void pl_tv_fail(pl_tv *tv, pl_verdict verdict, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op,
                const char *reason);

/* walk.c: all paths from a cut. Arrivals at cuts refine relations (and queue them) or, when final, are obligations. */
void pl_tv_walk(pl_tv *tv, pl_cut *cut);
/* Walks from the entry until relations are stable, then once more for the obligations. False if it failed. */
bool pl_tv_simulate(pl_tv *tv);

/* relation.c */
pl_cut *pl_tv_entry_cut(pl_tv *tv);
/* The cut at which a path arrives that has come to the beginning of a block on both sides; its leaves are listed. */
pl_cut *pl_tv_cut_of(pl_tv *tv, pl_path *path);
/* States of both sides at the start of a cut. */
void pl_cut_start(pl_tv *tv, pl_cut *cut, pl_path *path);
/* A path arrives, whose leaves are listed. Refines the relation; true if it changed (or was reached for the first time). */
bool pl_cut_arrive(pl_tv *tv, pl_cut *cut, pl_path *path);
/* The obligations of an arrival, relation unchanged. */
void pl_cut_oblige(pl_tv *tv, pl_cut *cut, pl_path *path);

/* cells.c. A simulation begins with the cells that are known by now. */
void pl_cells_begin(pl_tv *tv);
/* An obligation of the path, or of its arrival at tv->arriving, that failed: the places that it speaks of become cells. */
void pl_cells_propose(pl_tv *tv, pl_path *path, const pl_term *goal);
/* What the cells of a cut hold becomes leaves of it. */
void pl_cells_list(pl_tv *tv, pl_cut *cut);
/* What such a leaf is in an arriving state; NULL if the place is nowhere. */
const pl_term *pl_cell_term(pl_path *path, const pl_cut_leaf *leaf);
/* `values`: by class. Memory at the start of a walk holds them. */
void pl_cells_start(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *const *values);
/* A path arrives; true if less is known of cells since. */
bool pl_cells_arrive(pl_tv *tv, const pl_cut *cut, pl_path *path);
/* A memory of the lowering on arrival with what it has still to write as the source's holds it. Both are the sides' shared
 * memory, or those of one object. */
const pl_term *pl_cells_settled(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *const *ours,
                                const pl_term *const *theirs);
/* Cells that both sides have hold the same on both. */
void pl_cells_oblige(pl_tv *tv, const pl_cut *cut, pl_path *path);
/* ties.c. `terms`: of the leaves of an arriving state. True if any class was tied.
 * A compound term over leaves that are symbols of their own becomes the class's expression, for classes from `first` on: what is
 * a constant only later is none. Terms with uninterpreted functions of symbols are fine; memory is not: it is new at each cut. */
static inline bool
pl_cut_is_variable(const pl_term *term) { /* may be another value at another time, as no global's address may */
  return term->op == PL_TERM_SYM && !pl_sem_is_symbol_address(term);
}
bool pl_cut_tie_expressions(pl_tv *tv, pl_cut *cut, const pl_term *const *terms, size_t first);
/* What grows beside a number that the source counts, as an address does that walks along a row, is where it began and so many
 * steps. `expected`: what the leaves of each class should have been on this arrival; NULL where that is not known. */
bool pl_cut_tie_to_counter(pl_tv *tv, pl_cut *cut, const pl_term *const *terms, const pl_term *const *expected,
                           const pl_moved_class *moved, size_t count);

/* bounds.c. Arrays of terms are by leaf of the cut. */
void pl_cut_guess_bounds(pl_tv *tv, pl_cut *cut, pl_path *path, const pl_term *const *terms);
/* Drops the bounds that an arrival does not show; true if there was one. */
bool pl_cut_check_bounds(pl_tv *tv, pl_cut *cut, pl_path *path, const pl_term *const *terms);
/* The bounds become hypotheses of the paths that start here. */
void pl_cut_state_bounds(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *const *terms);

/* word_alignment.c: whether a function makes or accesses integers of 64 bits and leaves open how they are aligned: to 8 bytes, or
 * to 4. */
bool pl_tv_word_alignment_matters(pl_arena *arena, const pl_tv_reach *reach);
/* Whether a structure then has a part elsewhere or, unless `parts_only`, another size. False of other types. */
bool pl_tv_words_change_layout(pl_arena *arena, const pl_type *type, bool parts_only);

/* escape.c: new objects that a value leads to are shared from here on; of those that the contents of an object lead to, whose
 * base is `but` (may be NULL), that one is not. */
void pl_tv_escape(pl_tv *tv, pl_path *path, const pl_term *value, pl_obligation_kind kind);
void pl_tv_escape_returned(pl_tv *tv, pl_path *path, const pl_term *value, const pl_term *but);
void pl_tv_escape_hidden(pl_tv *tv, pl_path *path, const pl_cut *cut);
/* The objects whose address both values tell something of, which are handed to others. */
void pl_tv_escape_told(pl_tv *tv, pl_path *path, const pl_term *source, const pl_term *lowered, pl_obligation_kind kind);
/* The same of what the way that was taken and what lies in shared memory tell, at an event. */
void pl_tv_escape_at_event(pl_tv *tv, pl_path *path, pl_obligation_kind kind);
/* Both where the function returns. */
void pl_tv_tell_returned(pl_tv *tv, pl_path *path, const pl_term *source, const pl_term *lowered);
void pl_tv_tell_at_return(pl_tv *tv, pl_path *path);
/* One of several ways is taken, by a condition. */
void pl_tv_note_decision(pl_tv *tv, pl_path *path, const pl_term *condition);

/* events.c: false if the path ends in failure. */
bool pl_tv_match_call(pl_tv *tv, pl_path *path);
void pl_tv_match_return(pl_tv *tv, pl_path *path);
/* Memrefs without a rank are given to others by what is read through them: a call or return of the source's that gives away one
 * that is poison is undefined. */
void pl_tv_require_unranked(pl_path *path, const pl_op *op);
/* What others have got to know, and the source has not ended, lives in the lowering too. */
void pl_tv_oblige_alive(pl_tv *tv, pl_path *path, const pl_op *source_op, const pl_op *lowered_op);
/* Both have made the same volatile accesses, and the lowering the atomic ones and the fences of the source, to new objects
 * too. */
void pl_tv_oblige_order(pl_tv *tv, pl_path *path);
/* What is wrong with the order of the accesses on this path, if it is wrong for each input that takes the path; else NULL. */
const char *pl_tv_order_claim(const pl_tv *tv, const pl_path *path);
/* pure_calls.c: the side is at a call that is no event, which is carried out; false: it is another one. */
bool pl_tv_pure_call(pl_tv *tv, pl_path *path, pl_side *side, const pl_op *op);
/* Both sides meet: each such call of the lowering is one that the source has made. */
void pl_tv_settle_pure_calls(pl_tv *tv, pl_path *path);
/* What comes of both sides, of which one may be at an access in order or a fence. */
typedef enum pl_meeting {
  PL_MEETING_NONE, /* neither is, or the other one is at a cut */
  PL_MEETING_GOES_ON,
  PL_MEETING_FAILS, /* the path ends */
} pl_meeting;
pl_meeting pl_tv_match_ordered(pl_tv *tv, pl_path *path);
/* Both sides have carried out this event: what the source implies from here on holds before it only if execution may be assumed
 * to go on. `callee`: whom a call names, or NULL. */
void pl_tv_end_stretch(pl_path *path, const pl_op *op, const pl_op *callee);
/* Objects that both sides have live equally long; the lowering leaks none of its own. `kept` may be NULL: base symbols that live
 * on. */
void pl_tv_oblige_lifetimes(pl_tv *tv, pl_path *path, bool (*kept)(void *user, const pl_term *base), void *user);

/* recursion.c: whether a call in a function may come back to it by calls of the module itself, direct ones or through an address
 * that the module names. False of what is no call. True if there is too much to look at. */
bool pl_tv_comes_back(const pl_op *func, const pl_op *call);

/* room.c: what the lowering has taken from the stack is little, or the source has taken it, too; and so, where it `goes_on` to a
 * loop, with what it keeps. What it has taken from the heap is no more than an object may have. */
void pl_tv_oblige_room(pl_tv *tv, pl_path *path, bool goes_on);

/* discharge.c */
/* What holds on a path up to a stretch; the caller frees it. */
pl_term_vec pl_tv_hypotheses(pl_tv *tv, const pl_path *path, uint32_t stretch);
/* Whether the goal is one of them, or they hold nowhere. */
bool pl_tv_is_hypothesis(const pl_term_vec *hypotheses, const pl_term *goal);
/* Whether they contradict each other; most such questions have no answer, and this one is not worth what a proof is. */
bool pl_tv_contradictory_soon(pl_tv *tv, const pl_path *path);
/* Discharges a goal on the path, by what holds up to the stretch: conjunctions part by part. `open` (may be NULL): the part that
 * remains. */
pl_discharge pl_tv_prove(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term *goal, uint32_t *assumptions,
                         const pl_term **open);
void pl_tv_record(pl_tv *tv, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op, const char *detail,
                  pl_discharge how, uint32_t assumptions);
const char *pl_tv_failure_reason(pl_tv *tv, const char *detail, const pl_term *goal);
/* In a search an obligation is a question. True if it was that. */
bool pl_tv_question(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term *goal);
/* States an obligation: `goal` holds under the path's hypotheses up to the stretch. */
void pl_tv_oblige(pl_tv *tv, pl_path *path, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op,
                  const char *detail, uint32_t stretch, const pl_term *goal);
/* Refinement of one leaf: defined and equal where the source's is not poison. */
void pl_tv_oblige_leaf(pl_tv *tv, pl_path *path, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op,
                       const char *detail, pl_leaf source, pl_leaf lowered);
/* accesses.c: the lowering's conditions and accesses so far become obligations. `last`: the path ends here; else what can't be
 * discharged yet waits. */
void pl_tv_discharge_conditions(pl_tv *tv, pl_path *path, bool last);
/* A path ends, all its obligations stated: counts it, and whether the source was undefined on it. */
void pl_tv_finish_path(pl_tv *tv, pl_path *path);
/* Equal by normal form, after equations that hold on the path are put in. */
bool pl_tv_same(pl_tv *tv, pl_path *path, const pl_term *a, const pl_term *b);
/* Hands a query to whoever wants a second opinion: the assertions can't hold together. */
void pl_tv_second_opinion(pl_tv *tv, const pl_term *const *asserts, uint32_t count);
/* Whether the goal can be shown on the path, without being stated as an obligation. */
bool pl_tv_holds(pl_tv *tv, pl_path *path, const pl_term *goal);
/* by_access.c: whether the goal is that an address is not null or aligned, and the source accesses something there up to a
 * stretch. */
bool pl_tv_shown_by_access(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term *goal);
/* Puts what the hypotheses say of single symbols into the terms (NULL entries stay). */
void pl_tv_reduce(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count);
/* Only which of two values a choice gives, where the path tells: equal pointers stay two. */
void pl_tv_reduce_choices(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count);
/* Can the path be taken at all? False only if it is certain that it can't. */
bool pl_tv_feasible(pl_tv *tv, pl_path *path);
/* Do the facts of the source's accesses, in exact integers, contradict the path's conditions? What words alone don't tell: that
 * four times a size does not wrap. A question for the lemma: for paths that would else be the end of the proof. */
bool pl_tv_excluded_by_facts(pl_tv *tv, pl_path *path);

/* lemma.c: proves the goal from the hypotheses in linear integer arithmetic. `used` gets the assumptions of the facts. */
bool pl_tv_prove_by_lemma(pl_tv *tv, const pl_term *goal, const pl_term *const *hypotheses, size_t count, const pl_fact *facts,
                          size_t num_facts, uint32_t *used);
/* discharge.c: whether a term divides somewhere, be it by a power of two. */
bool pl_tv_is_quotient(const pl_term *term);
/* Scalars that are equal on the path become one term, where quotients in them are: what was guessed is shown by the lemma. */
void pl_tv_unify(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count);
/* Whether a term speaks of integers or of overflow, which the lemma is for. */
bool pl_tv_is_arithmetic(pl_terms *T, const pl_term *goal);
/* Whether there is something in it that the lemma decides and bit vectors don't: division, extension of sums. */
bool pl_tv_wants_exact(const pl_term *term);
/* lemma.c: whether the term or one of the terms that it is made of is wanted. */
bool pl_tv_any_part(const pl_term *term, bool (*wanted)(void *user, const pl_term *part), void *user);
bool pl_tv_divides(const pl_term *term);
/* Whether integers occur: such a term can't be part of a query about bit vectors. */
bool pl_tv_has_integers(const pl_term *term);
bool pl_tv_has_memory(const pl_term *term);

/* definitions.c: that a symbol, or what is read from memory, is the value of a term that mentions neither it nor a
 * pointer. */
typedef struct pl_definition {
  const pl_term *name, *meaning;
} pl_definition;
typedef PL_VEC(pl_definition) pl_definition_vec;
/* The definitions that hypotheses make: no name is in its own meaning, nor in those of later ones. The caller frees the vector.
 */
void pl_tv_define(pl_tv *tv, const pl_term_vec *hyps, pl_definition_vec *out);
/* The term with the meanings put in: none of the names is left. */
const pl_term *pl_tv_unfold(pl_tv *tv, const pl_definition_vec *definitions, const pl_term *term);
/* discharge.c: such a symbol or load, and no pointer: equal addresses do not make one a pointer to the other's object. */
bool pl_tv_is_number(const pl_tv *tv, const pl_term *term);

/* sweep.c: finds parts of the terms that divide and are equal, and puts one for the other. True if there were any. `equal` proves
 * an equation; `hyps` make the guesses better. */
typedef bool pl_tv_prover(void *user, const pl_term *goal);
bool pl_tv_sweep(pl_tv *tv, const pl_term_vec *hyps, const pl_term **terms, size_t count, pl_tv_prover *equal, void *user);

/* Symbols for the divisions in the terms, one for each: what can be shown then holds whatever they are. */
void pl_tv_abstract_quotients(pl_tv *tv, const pl_term **terms, size_t count);

/* types.c: what the calling convention makes of the source's types. */
typedef struct pl_lowered_types {
  pl_context *ctx;
  uint32_t index_bits;
  bool bare; /* memrefs are passed as bare pointers */
} pl_lowered_types;

typedef PL_VEC(const pl_type *) pl_type_vec;

/* The type of a value; NULL if the LLVM dialect has none for it. (LLVM IR Target (2022), Type Conversions.) */
const pl_type *pl_lowered_type(const pl_lowered_types *types, const pl_type *type);
/* Pushes the types of the arguments that one argument becomes. False if there are none. (Same, Calling Conventions.) */
bool pl_lowered_argument(const pl_lowered_types *types, const pl_type *type, pl_type_vec *out);
/* The one result that the results of a function type are packed into. (Same, Function Types.) */
const pl_type *pl_lowered_results(const pl_lowered_types *types, const pl_type *function);
const pl_type *pl_lowered_function(const pl_lowered_types *types, const pl_type *function, bool variadic);
/* Equal up to the pointees of typed pointers. `a` may be NULL: not equal. */
bool pl_lowered_equal(const pl_type *a, const pl_type *b);

/* said.c: what the source or the lowering says of a function, global or call: each attribute with its row in the table of claims.
 */
typedef struct pl_said {
  const pl_claim *row;    /* NULL: the table has none */
  pl_str name, text;      /* the text of the value, as LLVM IR has it */
  const pl_attr *attr;    /* NULL: a word without value */
  bool has_text, is_llvm; /* is_llvm: by its name in LLVM IR, where no name is just a note */
} pl_said;
typedef PL_VEC(pl_said) pl_said_vec;
typedef bool pl_said_excuse(const pl_said *said, const void *data);
/* `place`: a pl_claim_place. `arena` holds the texts of numbers; NULL: they have none. */
void pl_tv_said_of(pl_arena *arena, const pl_op *op, uint32_t place, pl_said_vec *out);
/* The one in the list that says the same, or NULL. */
const pl_said *pl_tv_said_again(const pl_said_vec *list, const pl_said *what);
/* The first name that has no row; a note of MLIR's that both have is none. NULL: there is no such name. */
const pl_said *pl_tv_said_unknown(const pl_said_vec *list, const pl_said_vec *other);
/* A mode, or what the linker sees, that only the lowering has and may not add, or that only the source has. */
const pl_said *pl_tv_said_added(const pl_said_vec *lowered, const pl_said_vec *source, pl_said_excuse *excuse, const void *data);
const pl_said *pl_tv_said_lost(const pl_said_vec *source, const pl_said_vec *lowered, pl_said_excuse *excuse, const void *data);
/* A claim of the lowering's that the source does not make, nor one that says more. */
const pl_said *pl_tv_said_claimed(const pl_said_vec *lowered, const pl_said_vec *source, pl_said_excuse *excuse,
                                  const void *data);

/* Notes by which argument the source's operations access memory, and what `noalias` says of it. noalias.c */
void pl_tv_note_noalias(pl_tv *tv);

/* Whether a claim about a value follows from those in `theirs`, a dictionary of another one, or NULL. */
bool pl_tv_is_weaker(const pl_claim *row, const pl_attr *theirs, const pl_attr *mine);
/* Whether two functions treat denormal numbers alike in the formats that a body computes with. */
bool pl_tv_denormals_alike(const pl_op *a, const pl_op *b, const pl_op *body);
/* Whether the lowering claims of a function what nothing but the source could tell: that another function is its vector variant.
 * Of the C library's functions LLVM knows variants by itself. library.c */
bool pl_tv_is_made_up(const pl_said *said, pl_str function);
/* Whether it is one of the modes that say how denormal numbers are treated. */
bool pl_tv_is_of_denormals(const pl_said *said);
/* Whether a callee's body means the same in its caller, as far as denormal numbers go. */
bool pl_tv_denormals_inside(const pl_op *caller, const pl_op *callee);
/* Whether a function has operations on "float" values that are more than moved (on "f32" alone, on "floats but f32"), on "vector"
 * values, or on "memory"; whether an operation is one. */
bool pl_tv_op_deals_with(const pl_op *op, const char *what);
bool pl_tv_deals_with(const pl_op *func, const char *what);

/* claims.c: what the operations of a function do, for claims of itself. `func` is the lowering's, with a body; `source` is what
 * it is a lowering of. */
typedef struct pl_body pl_body;
pl_body *pl_body_new(pl_arena *arena, const pl_op *source, const pl_op *func);
/* Whether the claim about an argument (`llvm.readonly`, ...) is about the body and not about callers. */
bool pl_body_is_argument_claim(pl_str name);
/* Whether it is shown that the claim is true; false says nothing. */
bool pl_body_shows_argument(const pl_body *body, pl_str name, const pl_attr *value, uint32_t arg);
/* captures.c: what may be learnt of a pointer, a bit each, where the greater include the smaller. */
enum {
  PL_CAPTURES_NULLNESS = 1,
  PL_CAPTURES_ADDRESS = 2 | PL_CAPTURES_NULLNESS,
  PL_CAPTURES_READS = 4,
  PL_CAPTURES_PROVENANCE = 8 | PL_CAPTURES_READS,
  PL_CAPTURES_EVERYTHING = PL_CAPTURES_ADDRESS | PL_CAPTURES_PROVENANCE
};
/* `address, ret: address, provenance`: what the result may tell is in the words behind `ret:`, and is what all others may tell
 * where there is no such word. False for other words. */
bool pl_tv_read_captures(pl_str text, uint32_t *others, uint32_t *result);
bool pl_body_shows_claim(const pl_body *body, const pl_said *said);
/* Whether a value may be derived from an argument; whether others may come to know the argument. */
bool pl_body_derives(const pl_body *body, const pl_value *value, uint32_t arg);
bool pl_body_gives_away(const pl_body *body, uint32_t arg);
bool pl_body_is_known(const pl_body *body);
/* Whether a function claims of itself that it writes no memory of any kind. claims.c */
bool pl_tv_writes_nowhere(const pl_op *func);

/* initializes.c: whether it is shown that `func` writes the ranges of bytes behind a parameter, as `initializes` of LLVM IR lists
 * them, and reads none of them before. */
bool pl_body_shows_initializes(pl_arena *arena, const pl_body *body, const pl_op *func, uint32_t arg, pl_str ranges);

/* results.c: what a function claims of its one result, or NULL: a claim about one of several is not about all that they are
 * packed in. */
const pl_attr *pl_tv_result_claims(const pl_op *func);
/* What the lowering returns is poison where it is not as the function claims, and the return undefined where poison may not be.
 * The leaves of the returned value, or NULL if nothing is claimed that the source does not. */
pl_leaf *pl_tv_claimed_result(pl_tv *tv, pl_path *path);

/* target.c: the property in which the machine that the lowering is made for differs from the source's, or from that which each
 * x86-64 is where the source says nothing; NULL if none does. `source` NULL: a function that the source has not. */
const char *pl_tv_target_difference(const pl_op *source, const pl_op *lowered);

/* The same of the triples of the modules around two functions: NULL if they agree, and the machine is as the proof reckons with.
 * A module without a triple is made for any machine of that kind. */
const char *pl_tv_triple_fault(const pl_op *source, const pl_op *lowered);

/* signature.c: NULL if all is as the convention demands; else a text that shows both. The source is a func.func, or an llvm.func,
 * which the lowering has as it is. */
const char *pl_tv_signature_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_lowered_types *types,
                                  pl_obligation_kind *kind, bool *unsupported);

/* call_modes.c: what is wrong with the modes of calls, or how often the text calls what may not be duplicated or merged; NULL if
 * nothing. */
const char *pl_tv_call_modes_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered, bool *unsupported);

/* library.c: whether LLVM makes that claim of a function of the C library, which both sides only declare. */
bool pl_tv_library_claims_argument(const pl_op *source, const pl_op *lowered, uint32_t arg, pl_named_attr claim);
bool pl_tv_library_claims_result(const pl_op *source, const pl_op *lowered, pl_named_attr claim);
bool pl_tv_library_claims_function(const pl_op *source, const pl_op *lowered, const pl_said *said);

/* kept.c: the first operation, or function, of which the reader of LLVM IR could not keep all that it says; NULL if there is
 * none. */
const pl_op *pl_tv_not_kept(const pl_op *source, const pl_op *lowered);
/* The first operation of a source that claims what could not be kept: the source may be undefined where it seems to be
 * defined. */
const pl_op *pl_tv_claim_not_kept(const pl_op *source);
const char *pl_tv_loss_text(pl_arena *arena, const pl_op *marked);

/* linkage.c: whether LLVM's linkage of a symbol, which `llvm.linkage` gives to one of another dialect, is that word. */
bool pl_tv_has_linkage(const pl_op *symbol, const char *word);
/* Whether MLIR's visibility of a symbol is `private`. */
bool pl_tv_is_private(const pl_op *symbol);
/* Whether a function of the source need not be in the lowering, which may be NULL. */
bool pl_tv_may_be_gone(const pl_op *function, const pl_op *lowered);
/* Whether the body is the one that is called, and no other that is optimised otherwise. */
bool pl_tv_is_exact(const pl_op *function);
/* Whether the body has the meaning of all that may be called. */
bool pl_tv_is_definitive(const pl_op *function);
/* Whether the lowering's function is emitted for others where the source's is only if it is used; both are merged alike. */
bool pl_tv_is_emitted_instead(const pl_op *source, const pl_op *lowered);
/* Whether the lowering only declares what the source has a copy of, which another module defines. */
bool pl_tv_is_left_elsewhere(const pl_op *source, const pl_op *lowered);
/* Whether a function that each module keeps to itself, and that is known to its callers alone, is called in another way: then it
 * is judged with its callers, in which both bodies are run inside. Each may be NULL. */
bool pl_tv_is_reshaped(const pl_op *source, const pl_op *lowered, const pl_tv_options *options);

/* module.c: whether a function of the source is to have a C wrapper. */
bool pl_tv_demands_wrapper(const pl_op *source, const pl_convention *convention);

/* abi.c: the dictionary at that place of `arg_attrs` or `res_attrs`, or NULL. */
const pl_attr *pl_tv_dict_at(const pl_attr *array, uint32_t index);
/* How many arguments of the lowering one of the source becomes, expanded or not. */
uint32_t pl_tv_argument_words(const pl_lowered_types *types, bool expand, const pl_type *type);
/* Whether an argument of the source becomes a pointer to a descriptor: what is said of its elements holds of no such pointer. */
bool pl_tv_points_to_descriptor(const pl_op *source, const pl_op *lowered, const pl_type *type);
/* Whether the lowering's attribute is the source's; one that names a type, such as `llvm.sret`, names what the type is lowered
 * to. `theirs` may be NULL. */
bool pl_tv_is_claimed(const pl_lowered_types *types, const pl_attr *theirs, const pl_attr *mine);
/* The name of an attribute that says how an argument or result is passed, and that only one of two functions has, or NULL. */
const char *pl_tv_passing_difference(const pl_lowered_types *types, const pl_op *source, const pl_op *lowered);
/* Whether who calls the lowering's function by its address, or from another module, calls it as the source says. */
bool pl_tv_same_convention(const pl_op *source, const pl_op *lowered);
/* Whether two calls that are paired take their callee for a function of one type. */
typedef struct pl_call_pair {
  const pl_op *source, *lowered;        /* the calls */
  const pl_op *caller, *lowered_caller; /* the functions that they are in */
} pl_call_pair;
bool pl_tv_same_call_type(pl_arena *arena, const pl_lowered_types *types, const pl_call_pair *pair);
/* What two calls that are paired differ in, beyond callee and values; NULL if nothing. `unsupported`: it is not known to be
 * wrong. */
const char *pl_tv_call_fault(pl_arena *arena, const pl_lowered_types *types, const pl_call_pair *pair, bool *unsupported);

/* Whether a function takes a variable number of arguments. (LLVM IR Target (2022), Function Types: `func.varargs`, which may be
 * given as false.) */
bool pl_tv_is_variadic(const pl_op *func);

/* Whether all that is done with the address of a symbol is to call it and to read and write through it. own_address.c */
bool pl_tv_address_stays(const pl_op *symbol);

/* What is wrong with the visibility of a symbol of the lowering, as "another visibility ..."; NULL if nothing. */
const char *pl_tv_visibility_fault(const pl_op *source, const pl_op *lowered, bool *unsupported);
const char *pl_tv_join(pl_arena *arena, const char *a, const char *b);
const char *pl_tv_format(pl_arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* wrapper.c: what a C wrapper is, written out in the LLVM dialect. The module holds a function of the wrapper's name, or of the
 * declared function's, which the lowering has to refine. NULL if a type has no meaning here. The
 * caller frees it; `arena` keeps its text. */
pl_module *pl_tv_reference_wrapper(pl_arena *arena, const pl_op *source, const pl_lowered_types *types);

/* judge.c */
uint32_t pl_tv_index_bits(const pl_op *func, const pl_convention *convention);
bool pl_tv_is_bare(const pl_op *func, const pl_convention *convention);
pl_lowered_types pl_tv_types(const pl_op *func, const pl_convention *convention);
/* Judges one pair; proof->name, pos, source and lowered are set. */
void pl_tv_judge(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options, pl_proof *proof);
/* Refuted by showing declarations. */
void pl_tv_structural(pl_proof *proof, pl_obligation_kind kind, const char *reason);

/* Memory after something that may have changed all that is shared. */
void pl_tv_new_memory(pl_tv *tv, pl_path *path);

/* atomic.c: the source has stopped at an atomic update. False if the path ends in failure. */
bool pl_tv_match_update(pl_tv *tv, pl_path *path); /* the lowering at an atomicrmw */
/* The lowering at the head of a loop that has no counterpart; at a compare-exchange in it; the two ways on from there; back at
 * the head after a round that failed. */
void pl_tv_enter_retry(pl_tv *tv, pl_path *path);
bool pl_tv_match_exchange(pl_tv *tv, pl_path *path);
void pl_tv_exchange_fails(pl_tv *tv, pl_path *path);
void pl_tv_exchange_succeeds(pl_tv *tv, pl_path *path);
void pl_tv_end_retry(pl_tv *tv, pl_path *path);

/* globals.c: the globals that one of the two sides names correspond; NULL if so, else a text. */
const char *pl_tv_globals_fault(pl_arena *arena, const pl_tv_reach *source, const pl_tv_reach *lowered, uint32_t index_bits,
                                bool *unsupported);

/* Whether the linker does the same with copies of both symbols. */
bool pl_tv_same_comdat(const pl_op *a, const pl_op *b);
/* The symbols of a module by name. `table` may be NULL: there are none. */
typedef struct pl_symbols {
  const pl_op *table;
  pl_map by_name; /* by the text's place: names are interned. Without it the table is searched */
} pl_symbols;
const pl_op *pl_tv_find_symbol(const pl_symbols *symbols, pl_str name);

/* One global, alias or ifunc of the source against the lowering's module, in which it has a symbol of its name. NULL if they
 * correspond. */
const char *pl_tv_global_fault(pl_arena *arena, const pl_op *global, const pl_symbols *source, const pl_symbols *lowered,
                               uint32_t index_bits, bool *unsupported);

/* symbols.c: rows for what other modules see beside functions. */
void pl_tv_judge_symbols(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                         pl_report *report);
bool pl_tv_is_seen(const pl_op *symbol); /* by other modules */

/* module.c: the module of the lowering that a nested module of the source became, or NULL. */
const pl_op *pl_tv_counterpart(const pl_op *nested, const pl_op *lowered);

/* map_layouts.c: whether a function takes or gives memrefs whose layout is a map without strides, which no convention passes. */
bool pl_tv_has_map_layout(const pl_type *function);
/* Whether the lowering's function takes and gives memrefs of known strides as memrefs of the default layout, and is not as the
 * convention demands of their own. */
bool pl_tv_passes_forms(const pl_lowered_types *types, const pl_op *source, const pl_op *lowered);
/* What is to be said of a call by the source of a function of which that holds; NULL: there is none. */
const char *pl_tv_callee_forms_fault(pl_arena *arena, const pl_tv_reach *source, const pl_op *lowered,
                                     const pl_tv_options *options);
/* function_address.c: NULL, or what is wrong with a function value of the source whose function has another convention than its
 * type says. Both are definitions. */
const char *pl_tv_address_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options);
/* layouts.c: NULL if both are under the data layout that the proof reckons with. */
const char *pl_tv_layout_fault(pl_arena *arena, const pl_tv_reach *source, const pl_tv_reach *lowered);

/* whole_module.c: assembly beside the functions of a module, which may define or change anything, its flags and its options for
 * the linker are the source's; NULL if so. */
const char *pl_tv_module_fault(const pl_op *source_module, const pl_op *lowered_module, bool *unsupported);
/* NULL if what stands around the two sides leaves their meaning as it is, else a text. */
const char *pl_tv_surroundings_fault(pl_arena *arena, const pl_tv_reach *source, const pl_tv_reach *lowered, bool *unsupported);

/* Whether functions that the source runs before the program are gone: what they do to globals may have been done. Both are
 * symbols of the two modules. */
bool pl_tv_constructors_are_gone(const pl_op *source, const pl_op *lowered);

/* scalable.c: whether what is done depends on the length of scalable vectors. */
bool pl_tv_reach_is_scalable(const pl_tv_reach *reach);

/* Runs both sides of what was proved `check_runs` times. True, with a counterexample in the proof, if a run differs. */
bool pl_tv_contradicted(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                        pl_proof *proof);
/* A hunt for a counterexample among random inputs. It begins as zeros, stops where it has cost enough, and goes on from there. */
typedef struct pl_hunt {
  uint64_t seed, runs;                /* of the last run; so many in all; 0 runs: it has not begun */
  uint64_t steps;                     /* that a run may take */
  uint64_t at_limit, defined, useful; /* runs that took too long, that were not undefined, that came to an end */
  uint64_t spent;                     /* what the runs have cost, in steps */
  bool more;                          /* there have been more runs: hardly any was defined, or they are cheap */
} pl_hunt;
typedef enum pl_effort {
  PL_EFFORT_QUICK,    /* what costs little in all */
  PL_EFFORT_THOROUGH, /* to the end */
} pl_effort;

/* refute.c: true if an input is found on which the two sides differ, which confirms it. */
bool pl_tv_refute(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options, pl_effort effort,
                  pl_hunt *hunt, pl_proof *proof);
/* The same for inputs with which loops run long, after the proof that the stack does not grow has failed. */
bool pl_tv_refute_stack(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                        pl_proof *proof);
/* Whether some random input is defined in the source: then no proof about it is vacuous. */
bool pl_tv_has_defined_run(const pl_op *source, const pl_op *lowered, const pl_tv_options *options);
/* The same for given inputs. */
bool pl_tv_confirm(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                   const pl_inputs *inputs, pl_proof *proof);

/* source_claims.c: the source's own claims become hypotheses: of its arguments, and of what its calls have given; at a cut, of
 * those that live there. */
void pl_tv_believe_at_entry(pl_tv *tv, pl_path *path);
void pl_tv_believe_at_cut(pl_tv *tv, pl_path *path);
void pl_tv_believe_after_call(pl_tv *tv, pl_path *path, const pl_op *call);
/* What a call of the source is claimed to do at most, by itself or by the declaration of who is called. */
typedef struct pl_call_claims {
  bool returns; /* it comes back, and by a return */
  bool never_returns;
  bool writes_nothing; /* that this function could read */
  bool reads_nothing;
  bool frees_nothing;
} pl_call_claims;
pl_call_claims pl_tv_call_claims(const pl_tv *tv, const pl_op *call);
/* Whether an argument, counted without what is called, is claimed to be that. */
bool pl_tv_operand_is_claimed(const pl_tv *tv, const pl_op *call, uint32_t i, const char *name);
/* The operand of the source's call that its result is claimed to be; NULL: none. */
const pl_value *pl_tv_returned_operand(const pl_tv *tv, const pl_op *call);

/* lowered_claims.c: what the lowering claims of its arguments beyond the source takes effect at its entry. */
void pl_tv_claim_at_entry(pl_tv *tv, pl_path *path);
/* If a claim is that memory is there: an obligation at this place, shown as for a load. */
void pl_tv_claim_memory(pl_tv *tv, pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *leaf, pl_named_attr claim);
/* Whether a claim of an argument or result of that type is one about its value, which is shown of the body. */
bool pl_tv_is_value_claim(pl_named_attr claim, const pl_type *type);
bool pl_tv_is_memory_claim(pl_str name); /* `dereferenceable`, or that or null */
/* Whether memory that is there at the entry is there as long as the function runs, if that is what is claimed. */
bool pl_tv_memory_stays(const pl_op *source, const pl_op *lowered, pl_named_attr claim);
/* Whether a claim of argument `k` of the lowering is one of the source's of argument `i`, which that one belongs to, or none. */
bool pl_tv_claims_as_source(const pl_lowered_types *types, const pl_op *source, const pl_op *lowered, uint32_t i, uint32_t k,
                            pl_named_attr claim);

/* uncaptured.c: the objects that nobody else knows, before a call; of those that it was given, those that nobody knows once more
 * behind it, and that the others lie in shared memory, where the callee has not written to them. */
void pl_tv_note_private(const pl_path *path, pl_term_vec *out);
void pl_tv_forget_passed(pl_tv *tv, pl_path *path, const pl_op *call, pl_call_claims claims, const pl_term_vec *before);
void pl_tv_share_contents(pl_tv *tv, pl_path *path, const pl_term_vec *before);

/* search.c: walks both sides from the entry with loops unrolled, asks the solver for inputs under which an obligation fails, and
 * tries these. */
typedef struct pl_search {
  pl_arena *arena; /* of the proof */
  pl_proof *proof;
  /* An obligation that is not `true` by normal form: is there an input that breaks it? */
  void (*ask)(pl_tv *tv, pl_path *path, const pl_term *goal, const pl_term_vec *hypotheses);
  uint32_t unroll;    /* how many cut blocks a path may enter */
  uint32_t questions; /* to the solver so far */
  uint32_t tier;      /* how large sizes, strides and offsets may be */
  bool lengths;       /* of accesses, as those of copies, were asked for */
  bool found;
} pl_search;

void pl_tv_search(pl_tv *tv, pl_arena *arena, pl_proof *proof);

#endif
