/* sem.h - what each op means, on terms.
 *
 * One side of a proof (source or lowering) is a pl_sem: the terms that its values stand for on the path walked so far, its
 * memory, and logs of what it did. pl_sem_step gives meaning to one op: pure ops, memory ops, allocation, and in the lowering
 * calls of runtime functions. Calls that are events, and terminators, belong to whoever walks (verify/tv).
 *
 * Definedness becomes conditions: on the source's side they are hypotheses, on the lowering's side obligations
 * (proof rules in verify/README.md). Poison is a boolean beside each leaf.
 *
 * Memory is split: one shared memory for objects that come from outside, and one memory for each object made on the path,
 * all addressed by absolute 64-bit addresses. A pointer's object is found from the symbols that it is made of; a pointer
 * whose object can't be told is an error of kind UNDECIDED, never "shared".
 */
#ifndef PL_VERIFY_SEM_SEM_H
#define PL_VERIFY_SEM_SEM_H

#include "core/base/vec.h"
#include "verify/claims/denormal.h"
#include "verify/sem/layout.h"
#include "verify/term/term.h"

typedef struct pl_leaf {
  const pl_term *value;  /* BV of the leaf's bits */
  const pl_term *poison; /* BOOL */
} pl_leaf;

typedef enum pl_condition_kind {
  PL_CONDITION_INVALID,
  PL_CONDITION_UNDEFINED, /* the op itself: division by zero, ... */
  PL_CONDITION_BRANCH,    /* branch on poison */
  PL_CONDITION_ADDRESS,   /* address is poison */
  PL_CONDITION_BOUNDS,    /* own object: in range and alive; source: index in bounds */
  PL_CONDITION_ALIGNMENT,
  PL_CONDITION_LIFETIME,   /* freed pointer is the base of a live heap object */
  PL_CONDITION_CLAIM,      /* the lowering's claim of an argument whose violation is undefined behaviour */
  PL_CONDITION_ALLOCATION, /* the lowering's new object would be a legal choice for the source's */
} pl_condition_kind;

/* Something that has to hold for the op to be defined. */
typedef struct pl_condition {
  pl_condition_kind kind;
  const pl_term *holds;
  const pl_op *op;
  uint32_t stretch; /* stretches are parted by events */
} pl_condition;

/* A load or store of a range of bytes. */
typedef struct pl_access {
  const pl_op *op;
  const pl_term *address; /* BV64 */
  uint64_t bytes;
  const pl_term *places; /* of a copy: their number, a BV64, if it is not constant; or BOOL, a term for a set of places */
  uint64_t align;        /* claimed by the lowering; true in the source */
  const pl_term *frees;  /* MEM_FREE chain of the shared memory at that time */
  const pl_term *ended;  /* and that of objects on the stack */
  const pl_term *root;   /* base symbol of the object, or the shared marker */
  bool store;
  uint32_t stretch;
  uint32_t space; /* address space of the pointer or memref; PL_ANY_SPACE where that can't be told */
  bool own;       /* to an object made on the path that only this function could have freed */
  bool claimed;   /* none, but a claim of the lowering that memory is there */
  bool or_null;   /* or that the pointer is null */
  bool volatile_; /* may be to what is no memory: shows nothing of what accesses that are not volatile may touch */
} pl_access;
#define PL_ANY_SPACE UINT32_MAX

typedef enum pl_sem_object_kind { PL_SEM_OBJECT_INVALID, PL_SEM_HEAP, PL_SEM_STACK } pl_sem_object_kind;

/* A time in which an object is alive, and those before. lives.c */
typedef struct pl_sem_life pl_sem_life;

/* An object made on the path. */
typedef struct pl_sem_object {
  pl_sem_object_kind kind;
  const pl_term *base;    /* pointer symbol */
  const pl_term *size;    /* BV64, in bytes, exact where the object exists */
  const pl_term *asked;   /* source: how many bytes it needs, where the lowering's has `size`; may be NULL */
  const pl_term *served;  /* lowering: `asked` of the source's object that it is, or was until that ended; NULL: of none */
  const pl_term *mem;     /* contents now */
  const pl_term *initial; /* contents when it was made */
  const pl_op *op;        /* what made it; NULL behind a cut */
  const pl_op *scope;  /* the op at the end of whose region it ends, as written in the module; NULL: a function, or not known */
  const pl_type *elem; /* what it was made for, a hint for pairing */
  uint64_t align;      /* of the base */
  uint32_t space;      /* where it was made */
  bool generic;        /* made by _mlir_memref_to_llvm_alloc: only its own free takes it back */
  bool alive;
  bool shared;     /* the other side has it too */
  bool escaped;    /* contents are in the shared memory since */
  bool given;      /* returned: the caller frees it */
  bool foreign;    /* holds the descriptor of a memref that is known to be well-formed, such as one from outside */
  bool descriptor; /* source: holds the descriptor of an unranked memref, which nobody changes */
  bool crowded;    /* source: it may lie where others have something that is alive in the source */
  bool decides;    /* source: the way that was taken depends on its address */
  const pl_sem_life *lives;
  const pl_term *freed_before; /* what of shared memory was freed when it last came to life; NULL behind a cut */
} pl_sem_object;

/* Which named assumption a fact rests on (the validator maps them to its own). */
typedef enum pl_fact_source {
  PL_FACT_SIZES_NONNEGATIVE,
  PL_FACT_MEMREF_IN_OBJECT,
  PL_FACT_ALLOCATIONS_SUCCEED,
  PL_FACT_NONNEGATIVE_STRIDES,
  PL_FACT_LEGAL_OBJECT, /* no assumption: that an object which the lowering made is a legal choice for the source's */
} pl_fact_source;

/* A memref access that the source made: what follows from its being defined is written out only when a proof asks
 * (pl_sem_access_facts). */
typedef struct pl_fact_seed {
  const pl_op *op;
  const pl_type *memref; /* NULL: `bytes` bytes at `address` were read, a descriptor; `leaves` is its pointer */
  const pl_leaf *leaves;
  const pl_term *const *indices; /* one per dimension; NULL: the element is of the memref's buffer, and may be none of its own */
  const pl_term *address;        /* of the element */
  uint32_t stretch;
  bool wellformed;
  uint64_t bytes;
} pl_fact_seed;

/* A view that was made on the path, and the elements that its elements are of what it is a view of: their indices there are
 * affine in those in the view. view_source.c */
typedef struct pl_sem_view {
  const pl_leaf *view, *of;
  const pl_type *from;   /* what `of` is */
  uint32_t rank;         /* of the view */
  const pl_term **first; /* by dimension of `of`: the index there of the view's first element; NULL: of one buffer, no more */
  const pl_term **steps; /* by dimension of `of`, then of the view: what a step there adds; NULL: nothing */
} pl_sem_view;

/* A fact over integers. */
typedef struct pl_fact {
  const pl_term *holds; /* INT and BOOL only */
  uint32_t assumptions; /* bits of 1 << pl_fact_source */
} pl_fact;

typedef PL_VEC(pl_fact) pl_fact_vec;

/* An atomic update that has come up. */
typedef struct pl_atomic {
  const pl_term *address, *root;
  const pl_term *poison; /* whether what lies there is */
  uint32_t bits;
} pl_atomic;

/* A volatile or atomic access, or a fence, that was carried out on the path. llvm_order.c */
typedef struct pl_sem_ordered {
  const pl_op *op;
  pl_str kind; /* all that tells one from another but for the ordering */
  uint64_t ordering;
  bool is_volatile;
  bool shared;          /* to shared memory, whose term has it in its place; so has a fence */
  pl_leaf address;      /* of an access */
  const pl_leaf *value; /* that is stored, leaf by leaf; NULL: nothing is */
  uint32_t num_leaves;
} pl_sem_ordered;

/* A floating point operation that was carried out on the path. */
typedef struct pl_float_made {
  const pl_term *key;    /* one for each operation and its operands */
  const pl_term *first;  /* which of two operands stood first: tells two of one key apart */
  const pl_term *result; /* the function that is its result, if all executions choose alike */
  uint64_t occurrence;
} pl_float_made;

/* A constant global whose contents are known. final.c, table.c */
typedef struct pl_sem_final {
  const pl_term *base;
  const pl_attr *value; /* dense numbers, or one */
  const pl_flat *elem;
  uint64_t count; /* of elements */
} pl_sem_final;

typedef enum pl_sem_status {
  PL_SEM_STATUS_INVALID,
  PL_SEM_OK,
  PL_SEM_TERMINATOR,  /* not carried out */
  PL_SEM_BRANCH,      /* an assertion: goes on or ends the program; not carried out */
  PL_SEM_EVENT,       /* a call; not carried out */
  PL_SEM_MEETING,     /* an access in order or a fence, the last of `ordered`: carried out, and the end of a stretch, which both
                         sides come to before either goes on */
  PL_SEM_ABORT,       /* a call of abort: nothing comes after it */
  PL_SEM_UNSUPPORTED, /* `why` */
  PL_SEM_UNDECIDED,   /* `why`: a pointer's object can't be told */
} pl_sem_status;

/* What the source may leave open: the rows of choices.def. choices.c */
typedef enum pl_sem_choice {
#define CHOICE(enumerator, name, what, sentence) PL_CHOICE_##enumerator,
#include "verify/sem/choices.def"
#undef CHOICE
  PL_NUM_CHOICES
} pl_sem_choice;
const char *pl_sem_choice_name(pl_sem_choice choice);
/* What is chosen, and the sentence of the documentation that leaves it open. */
const char *pl_sem_choice_text(pl_sem_choice choice);

/* What both sides and all paths of one function share. */
typedef struct pl_sem_world {
  pl_arena *arena;
  pl_terms *T;
  pl_layout *layout;
  pl_map roots;               /* pointer symbol -> base symbol of its object, or `shared_root` */
  pl_map leads_nowhere;       /* terms that lead to no new object; reach.c */
  pl_map reveals_nothing;     /* terms that tell nothing of the address of a new object */
  pl_map plain_numbers;       /* terms that no address gets into; reach.c */
  pl_map saves;               /* what llvm.intr.stacksave gives -> pl_sem_save; llvm_hint.c */
  pl_map space_casts;         /* addresses that are casts between address spaces -> of what; space.c */
  pl_map returned;            /* pointers to the descriptors of unranked results of calls: malloc's, whatever else allocates */
  bool choices_apart;         /* a choice between pointers is two paths */
  const pl_term *open_choice; /* BOOL: which of two objects a pointer leads to, where that was last not told */
  const pl_term *shared_root; /* marker */
  const pl_term *undef;       /* whether undef counts as poison: one symbol for both sides */
  bool met_undef;             /* it stands in some term */
  pl_map unwritten;           /* contents of new objects before anything is stored: undef */
  pl_map partly_undef;        /* symbols for values that are one of some, as they are computed from undef; undef.c */
  pl_map undef_keys;          /* how they are computed -> these symbols */
  const pl_op *source_module; /* a callee that it names is an event */
  const pl_op *lowered_module;
  bool source_is_llvm; /* not of MLIR's own dialects: unwritten memory is undef, and a byte on the stack as aligned as it says */
  bool loops_end;      /* so the source claims of each of its loops */
  bool flags_off;      /* rule switched off: flags claim nothing */
  pl_denormal_mode denormals, denormals_single; /* of the functions that are walked: of most formats, of f32 */
  bool poison_off;                              /* rule switched off: nothing is poison */
  bool choices_off;   /* rule switched off: undef and freeze of the lowering are 0, new objects are equal */
  bool lifetimes_off; /* rule switched off: freeing shared memory leaves no trace */
  bool nonnegative_strides;
  bool generic_functions; /* convention: buffers come from and go to _mlir_memref_to_llvm_alloc and _free */
  bool descriptor_static; /* the named assumptions; on unless switched off */
  bool sizes_nonnegative;
  bool memref_in_object;
  bool allocations_succeed;
  bool callees_conform;
  bool runtime_contracts;
  bool stack_alignment;
  bool used_stack_alignment;      /* something rests on it */
  uint32_t choices;               /* bits of 1 << pl_sem_choice: what the source has left to the lowering */
  bool numbers_only;              /* inputs are looked for: where the source may choose a NaN, none that depend on which */
  PL_VEC(pl_sem_final) finals;    /* those that the source has named */
  PL_VEC(pl_sem_final) tables;    /* those that the lowering has named and the source does not have */
  PL_VEC(const pl_term *) axioms; /* what is known of every new object's base: not null, aligned, does not wrap */
  uint64_t next_serial;
  uint64_t clock; /* of the lives of objects; lives.c */
  /* May be NULL: whether two terms are equal by what the source's execution implies so far (the validator asks its provers). */
  bool (*prove_equal)(void *user, const pl_term *a, const pl_term *b);
  void *prove_user;
  bool brief;         /* that question is worth little: what does not show soon is not shown */
  pl_map fp_log;      /* float operations that the lowering made: key term -> flags, see float_choice.c */
  bool floats_apart;  /* executions of one of them on the same operands need not choose alike */
  pl_map accessed_by; /* source: operations that access memory by an argument -> its number and 1, times 4, and two flags;
                         noalias.c */
  pl_map flag_claims; /* results of the lowering's whose fast-math flags allow more than the source's: term -> text */
} pl_sem_world;

/* Of an argument that memory is accessed by: it is `noalias`; its address was given to nobody. */
enum { PL_SEM_NOALIAS = 1, PL_SEM_NOT_GIVEN = 2 };

/* Shared memory before a call, and after. */
typedef struct pl_sem_call {
  const pl_term *before, *after;
} pl_sem_call;

typedef struct pl_sem {
  pl_sem_world *world;
  bool lowered;            /* which side */
  pl_leaf **env;           /* by value->number; NULL: not computed on this path */
  const pl_value **values; /* those of `env` that were computed, by number */
  uint32_t num_values;
  uint64_t serial;    /* no two of a world have the same */
  uint32_t trivial;   /* conditions that held by normal form, since last asked */
  const pl_term *mem; /* shared memory */
  const pl_term *frees;
  const pl_term *ended; /* MEM_FREE chain of objects on the stack that others know and that have come to their end */
  uint32_t stretch;
  pl_atomic atomic; /* where it stopped */
  bool printed;     /* the runtime's puts was called: it has to come to abort */
  pl_str message;   /* what it printed */
  PL_VEC(pl_sem_object) objects;
  PL_VEC(pl_condition) conditions;
  PL_VEC(pl_access) accesses;
  PL_VEC(pl_sem_call) calls;      /* source: those on the path */
  PL_VEC(pl_access) claimed;      /* source: memory that a value was claimed to lead to, from that stretch on until it is freed */
  PL_VEC(pl_fact_seed) seeds;     /* source only */
  PL_VEC(pl_sem_view) views;      /* source only */
  PL_VEC(pl_sem_ordered) ordered; /* volatile and atomic accesses and fences so far */
  bool ahead;                     /* source: the lowering waits at a branch, and has yet to come as far */
  size_t volatile_shown;          /* source: so many that are volatile were shown to be the lowering's */
  PL_VEC(pl_float_made) floats;
  PL_VEC(const pl_term *) decided;    /* conditions that hold on this path and have been put into all terms */
  PL_VEC(const pl_term *) wellformed; /* source: descriptors known to be so on this path, from here on; memref.c */
  bool odd_memrefs;     /* source: memrefs that are not known to be well-formed may lie in memory, or be handed on by callees */
  bool odd_sizes;       /* source: so may some of which it is not even known that their sizes are not negative */
  struct pl_sem *other; /* source only: the lowering, already run through the same stretch, for choices */
  const char *why;
} pl_sem;

pl_sem_world *pl_sem_world_new(pl_arena *arena, pl_terms *terms, uint32_t index_bits, const pl_op *source_module);
void pl_sem_world_free(pl_sem_world *world);

pl_sem *pl_sem_new(pl_sem_world *world, bool lowered, uint32_t num_values, const pl_term *mem);
/* A copy that goes another way from here. */
pl_sem *pl_sem_fork(const pl_sem *sem);
void pl_sem_free(pl_sem *sem);

/* Carries out one op. */
pl_sem_status pl_sem_step(pl_sem *sem, const pl_op *op);

/* The leaves of a value; constants are computed on demand where a path starts behind them. NULL if not computed. In the lowering
 * a leaf that is undef counts as poison (the stronger adversary). */
pl_leaf *pl_sem_get(pl_sem *sem, const pl_value *value);
void pl_sem_set(pl_sem *sem, const pl_value *value, pl_leaf *leaves);

/* Atomic updates are events. What one makes of the value that it finds; false if that has no meaning here. */
/* Whether the poison of a leaf says that it may be undef, as a whole or in part. undef.c */
bool pl_sem_may_be_undef(const pl_sem_world *world, const pl_term *poison);
bool pl_sem_is_atomic(const pl_op *op);
bool pl_sem_atomic_update(pl_sem *sem, const pl_op *op, pl_leaf old, pl_leaf *out);
bool pl_sem_atomic_is_strong(const pl_op *op); /* acquires and releases */

/* Whether the lowering has carried out some floating point operation more often than the source on this path, or several times,
 * or once more after one whose result is among the terms `carried` here: what is proved with one choice for all of them says
 * nothing. */
bool pl_sem_floats_repeated(const pl_sem *source, const pl_sem *lowered, const pl_map *carried);

/* Whether an access of that ordering, as a number of LLVM's, gives what one of the other demands. */
bool pl_sem_is_as_strong(uint64_t given, uint64_t demanded);
/* The first volatile access from number `*at` of its side's on, and the number behind it; NULL: there is none. */
const pl_sem_ordered *pl_sem_next_volatile(const pl_sem *sem, size_t *at);
/* What is wrong with the kinds of volatile and atomic accesses and fences that the lowering has made where the source has made
 * its own; NULL if nothing: the lowering may make others that are atomic, none that is volatile. */
const char *pl_sem_order_fault(const pl_sem *source, const pl_sem *lowered);

/* Whether all that the attributes of one of the lowering's operations claim has a meaning here; false with `why`. Claims about
 * arguments become conditions. */
bool pl_sem_attrs_known(pl_sem *sem, const pl_op *op);
/* What a call of the source claims of its arguments: to pass poison where `llvm.noundef` stands is undefined, and with it
 * a pointer that is not as `llvm.nonnull` and `llvm.align` say. Source: LLVM Language Reference, "Parameter Attributes". */
void pl_sem_hold_call(pl_sem *sem, const pl_op *call);

/* source_claims.c: what the source claims of a value that comes from outside becomes hypotheses, of the value and of the memory
 * behind it. `claims`: a dictionary, or NULL; `op`: who claims it. */
/* What a claim whose violation makes poison (range, nonnull, align, nofpclass) says of one scalar: BOOL. */
const pl_term *pl_sem_claim_holds(pl_terms *T, pl_named_attr claim, const pl_leaf_type *type, const pl_term *x);
/* What a load claims of the value that it gives (plumbline.value_claims, core/llvmir/import/import.h): poison where that is
 * violated, undefined with `noundef`. */
void pl_sem_hold_value(pl_sem *sem, const pl_op *op);
/* Whether the classes of `nofpclass` are known of the values of a type. */
bool pl_sem_has_classes(const pl_type *type);
void pl_sem_believe(pl_sem *sem, const pl_op *op, const pl_attr *claims, const pl_type *type, const pl_leaf *leaves);
void pl_sem_believe_memory(pl_sem *sem, const pl_op *op, const pl_attr *claims, const pl_type *type, const pl_leaf *leaves,
                           bool null_is_valid);

/* Flags of an operation's `fastmath` or `fastmathFlags`: nnan, ninf, nsz, arcp, contract, afn, reassoc from bit 0 on. */
uint32_t pl_sem_fast_flags(const pl_op *op);

/* How a function treats denormal numbers, of f32 (single) and of the other formats. False if the words are none that are known.
 * denormal.c */
bool pl_sem_denormal_modes(const pl_op *func, pl_denormal_mode *others, pl_denormal_mode *single);

/* Adds a condition: an obligation or a hypothesis, by side. True conditions are dropped. */
void pl_sem_require(pl_sem *sem, pl_condition_kind kind, const pl_op *op, const pl_term *holds);
/* What follows, in integers, from a source access that was carried out: indices in bounds; for a well-formed memref no partial
 * sum of the linear index leaves the range of a signed index, and all elements lie in one object. The lemma: 0 <= i < s and 0 <=
 * q give 0 <= i*q <= s*q - q. */
void pl_sem_access_facts(pl_sem *sem, const pl_fact_seed *seed, pl_fact_vec *out);

/* Fresh leaves of a value that comes from outside (argument, call result): scalars may be poison, descriptor fields are not;
 * static parts of memref types are constants, strides of the default layout products of sizes. Pointers belong to shared memory.
 * In the source, facts of well-formedness are added. `name` is for symbols. NULL if the type has no meaning here. */
pl_leaf *pl_sem_incoming(pl_sem *sem, const pl_type *type, const char *name);

/* That an object of that base and size does not wrap, as far as there can be one. */
const pl_term *pl_sem_does_not_wrap(pl_terms *T, const pl_term *base, const pl_term *size);

/* Whether calls of a function of this name, unless the source defines or names one, are carried out as the runtime's documents
 * say. */
bool pl_sem_is_runtime_function(pl_str name);
/* Whether a call gives memory back to the C library, also one that the source declares: that is no event. (C17, 7.22.3.3.) */
bool pl_sem_calls_free(const pl_sem *sem, const pl_op *op);
/* Whether an attribute of that name and value, of the declaration of a runtime function or of a call of it, claims only what LLVM
 * knows of that function. (LLVM Language Reference, "Function Attributes") */
/* An attribute that becomes something in LLVM IR by its dialect's name: "nvvm.kernel" is a calling convention, say. (MLIR, "LLVM
 * IR Target": dialects that amend operations.) */
bool pl_sem_is_translated(pl_str name);
/* A discardable attribute of any other dialect: LLVM IR has no place for it. */
bool pl_sem_is_foreign(pl_str name);
bool pl_sem_is_runtime_claim(pl_str callee, pl_str name, const pl_attr *value);

/* The attributes that say how an argument or result is passed, by number; NULL behind the last. `llvm.align` is one where the
 * callee is given a copy. */
const char *pl_sem_passing_attribute(uint32_t number);

/* Leaves of a source memref (source types only) by part. */
typedef struct pl_memref_leaves {
  pl_leaf *allocated, *aligned, *offset, *sizes, *strides;
} pl_memref_leaves;
pl_memref_leaves pl_sem_memref(pl_leaf *leaves, uint32_t rank);

/* Declares that the memref with these leaves, which may be unranked, is well-formed (its elements lie in one object and so on),
 * and the test for it. The caller answers for it: an incoming memref, a new one, or one that every way into a cut showed to be
 * well-formed. It holds on this path, from its place on. */
void pl_sem_declare_wellformed(pl_sem *sem, const pl_type *type, const pl_leaf *leaves, bool by_assumption);
bool pl_sem_is_wellformed(pl_sem *sem, const pl_type *type, const pl_leaf *leaves);
/* The source puts a value where others, or it itself, may find it later: in memory, or among the arguments of a call. What is
 * found there is well-formed only as long as all that was put there is. */
void pl_sem_note_put(pl_sem *sem, const pl_type *type, const pl_leaf *leaves);

/* Bytes of a descriptor of that rank (a term of the width of index). */
const pl_term *pl_sem_descriptor_bytes(pl_sem *sem, const pl_term *rank);
/* The whole descriptor behind an unranked memref is read: to be copied. */
void pl_sem_read_descriptor(pl_sem *sem, const pl_op *op, const pl_leaf *unranked);
/* A result of a call that is an unranked memref: the descriptor that the callee put on the heap is copied to the stack and freed.
 * (LLVM IR Target (2022), Default Calling Convention for Unranked MemRef.) The lowering has run on already. */
void pl_sem_adopt_unranked(pl_sem *sem, const pl_op *call, const pl_value *result);

/* The memory that both sides share, from here on: what can be reached from outside. */
void pl_sem_declare_shared(pl_sem_world *world, const pl_term *memory);

/* What llvm.intr.stacksave gives. Whether a value is that; whether an object outlives its restoring; that a value is one whose
 * restoring only those objects outlive that are given, of all that were made so far. */
bool pl_sem_is_save(const pl_sem_world *world, const pl_term *value);
bool pl_sem_outlives(pl_sem *sem, const pl_term *save, const pl_term *base);
void pl_sem_declare_save(pl_sem *sem, const pl_term *value, const pl_term *const *bases, size_t count);

/* Whether an access is to address space 0, where nothing lies at null, as far as the types of its operands tell. */
bool pl_sem_accesses_space_0(const pl_access *access);

/* The address of a function of that name: one symbol for both sides. */
const pl_term *pl_sem_symbol_address(pl_sem_world *world, pl_str name);
/* Whether a term is such an address, and no value that changes. */
bool pl_sem_is_symbol_address(const pl_term *term);
/* States what is known of the addresses in a term, as where they are taken. */
void pl_sem_describe_addresses(pl_sem_world *world, const pl_term *term);

/* lives.c: an object comes to life, or to its end, which `alive` does not tell: when that was. */
void pl_sem_begin_life(pl_sem *sem, pl_sem_object *object);
void pl_sem_end_life(pl_sem *sem, pl_sem_object *object);
/* Whether the lifetimes of two objects of the source, or of the lowering, overlap. */
bool pl_sem_lived_together(const pl_sem_object *a, const pl_sem_object *b);
/* Whether each pointer that one MEM_FREE chain frees is freed in the other one. */
bool pl_sem_frees_contain(const pl_term *chain, const pl_term *others);
/* Whether the lowering's object may lie where something lies that others know and that is alive in the source now. */
bool pl_sem_takes_living_place(const pl_sem *source, const pl_sem_object *lowered);

/* An object on the stack comes to its end. */
void pl_sem_end_on_stack(pl_sem *sem, pl_sem_object *object);
/* Object of a pointer: its base symbol, the shared marker, or NULL if it can't be told. */
const pl_term *pl_sem_root(pl_sem_world *world, const pl_term *pointer);
/* States it: for a pointer symbol, or one that was read from a memory, and for memories that are shared. */
void pl_sem_set_root(pl_sem_world *world, const pl_term *pointer, const pl_term *root);
/* Goes on where a condition holds, or where it does not: what it chooses is chosen in all values and memories. */
void pl_sem_decide(pl_sem *sem, const pl_term *condition, bool holds);
/* Visits the base of each new object, of either side, that a value or the contents of a memory may lead to; some several times.
 */
typedef void pl_base_visitor(void *user, const pl_term *base);
/* Whether a number that is added to an address in the object `base` was computed from a pointer to another one: the sum may lead
 * there. */
bool pl_sem_leads_elsewhere(pl_sem_world *world, const pl_term *number, const pl_term *base);
void pl_sem_reach(pl_sem_world *world, const pl_term *value, pl_base_visitor *visit, void *user);
/* The same of all objects whose address the value tells something of: also by what is chosen, or true, because of a comparison
 * whose outcome is not determined. */
void pl_sem_reveal(pl_sem_world *world, const pl_term *value, pl_base_visitor *visit, void *user);
/* The same of what was added to a pointer. */
void pl_sem_reveal_index(pl_sem_world *world, const pl_term *pointer, pl_base_visitor *visit, void *user);
/* Whether it, or the way that was taken, tells something of the address of one that this side has made and nobody else knows yet.
 */
bool pl_sem_tells_of_new(pl_sem *sem, const pl_term *value);
/* Whether an address that was computed from a pointer stands for a place in the object of that pointer, and not for one that the
 * index leads to: the difference of two pointers added to one is the other's address, but no pointer to its object. (LLVM
 * Language Reference, "Pointer Aliasing Rules".) */
bool pl_sem_same_provenance(pl_sem_world *world, const pl_term *base, const pl_term *address);
pl_sem_object *pl_sem_find_object(pl_sem *sem, const pl_term *base);

/* Loads a value of `type` from an address, leaf by leaf, recording the access. `align` 0: the ABI's. NULL with `why`. */
pl_leaf *pl_sem_load(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_term *address, uint64_t align);

/* Notes an access of a side from here on, which `op` stands for. */
void pl_sem_record_access(pl_sem *sem, const pl_op *op, const pl_term *address, uint64_t bytes, uint64_t align,
                          const pl_term *root, bool store);

/* The constant global that the lowering alone has, and knows by its address only, which an address lies in, as a place to read:
 * *base and *size (BV64). False: none. */
bool pl_sem_table_at(pl_sem_world *world, const pl_term *address, const pl_term **base, const pl_term **size);

/* Of one of `tables`, in bytes (BV64). */
const pl_term *pl_sem_table_size(pl_sem_world *world, const pl_sem_final *table);

/* Bounds of the object that a pointer symbol points into, as INT terms: known for objects of the path, else opaque. */
const pl_term *pl_sem_object_low(pl_sem *sem, const pl_term *pointer);
const pl_term *pl_sem_object_high(pl_sem *sem, const pl_term *pointer);

#endif
