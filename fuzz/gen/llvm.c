/* The LLVM dialect: memory, aggregates, calls that unwind, tags of blocks. */
#include "fuzz/gen/attrs.h"
#include "fuzz/gen/bytes.h"
#include "fuzz/gen/control.h"
#include "fuzz/gen/functions.h"
#include "fuzz/gen/makers.h"
#include "fuzz/gen/types.h"
#include "fuzz/gen/values.h"

/* The type !llvm.ptr of address space 0. */
static const pl_type *ptr(pl_maker *m) { return pl_type_llvm_ptr(m->ctx, 0); }

/* An i64 attribute. */
static const pl_attr *word(pl_maker *m, int64_t value) { return pl_i64_attr(m, value); }

/* Adds random attributes of a load, or if `store` of a store, of the type: mostly none, else those of an atomic access, an
 * alignment or the like. */
static void draw_access(pl_maker *m, pl_gen_attrs *attrs, const pl_type *type, bool store) {
  bool atomic = pl_type_is_integer(type, 32) || pl_type_is_integer(type, 64) || type->kind == PL_TYPE_LLVM_PTR;
  uint32_t form = pl_draw(m, 8);
  if (atomic && form == 5) {
    static const int64_t loads[] = {1, 2, 4, 7}, stores[] = {1, 2, 5, 7};
    pl_attrs_add(attrs, "ordering", word(m, (store ? stores : loads)[pl_draw(m, 4)]));
    pl_attrs_add(attrs, "alignment", word(m, 8));
    if (pl_rarely(m, 3)) pl_attrs_add(attrs, "syncscope", pl_string_attr(m, "singlethread"));
  } else if (form == 6) {
    pl_attrs_add(attrs, "alignment", word(m, 1 << pl_draw(m, 3)));
  } else if (form == 7) {
    pl_attrs_add(attrs, pl_rarely(m, 2) ? "nontemporal" : "volatile_", pl_attr_unit(m->ctx));
  }
}

/* Appends an llvm.load of a random type, with random attributes (draw_access). */
static void make_load(pl_maker *m, pl_op_kind kind) {
  const pl_type *type = pl_draw_any(m);
  pl_value *address = pl_want(m, ptr(m));
  PL_GEN_ATTRS(attrs);
  draw_access(m, &attrs, type, false);
  (void)pl_gen_emit_op(m, kind, &address, 1, &type, 1, pl_attrs_dict(m, &attrs));
}

/* Appends an llvm.store of a value of a random type, with random attributes (draw_access). */
static void make_store(pl_maker *m, pl_op_kind kind) {
  pl_value *value = pl_want(m, pl_draw_class(m, PL_IS_LLVM));
  pl_value *operands[2] = {value, pl_want(m, ptr(m))};
  PL_GEN_ATTRS(attrs);
  draw_access(m, &attrs, value->type, true);
  (void)pl_gen_emit_op(m, kind, operands, 2, NULL, 0, pl_attrs_dict(m, &attrs));
}

/* Appends an llvm.alloca of a random element type, with a small constant or any integer as count. */
static void make_alloca(pl_maker *m, pl_op_kind kind) {
  const pl_type *type = ptr(m);
  pl_value *count =
      pl_rarely(m, 2) ? pl_want(m, pl_draw_int(m)) : pl_int_constant(m, pl_type_integer(m->ctx, 32), 1 + pl_draw(m, 4));
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "elem_type", pl_attr_type(m->ctx, pl_draw_any(m)));
  if (pl_rarely(m, 3)) pl_attrs_add(&attrs, "alignment", word(m, 1 << pl_draw(m, 6)));
  (void)pl_gen_emit_op(m, kind, &count, 1, &type, 1, pl_attrs_dict(m, &attrs));
}

/* Whether the type is an LLVM array or struct with at least one element, for pl_pick. */
static bool is_aggregate(const pl_type *t, const void *user) {
  (void)user;
  if (t->kind == PL_TYPE_LLVM_STRUCT) return !t->llvm_struct->opaque && t->llvm_struct->num_elems > 0;
  return t->kind == PL_TYPE_LLVM_ARRAY && t->shaped.shape[0] > 0;
}

/* Draws indices into the aggregate type `*type` to `path`, sets `*type` to the type of the part there, and returns how many. 0,
 * with `*type` unchanged, if it is no array or struct with elements. */
static uint32_t draw_path(pl_maker *m, const pl_type **type, int64_t *path) {
  uint32_t depth = 0;
  while (depth < 3 && is_aggregate(*type, NULL) && (depth == 0 || !pl_rarely(m, 3))) {
    bool array = (*type)->kind == PL_TYPE_LLVM_ARRAY;
    uint32_t count =
        array ? (uint32_t)((*type)->shaped.shape[0] > 16 ? 16 : (*type)->shaped.shape[0]) : (*type)->llvm_struct->num_elems;
    uint32_t at = pl_draw(m, count);
    *type = array ? (*type)->shaped.elem : (*type)->llvm_struct->elems[at];
    path[depth++] = at;
  }
  return depth;
}

/* A struct type of a pointer, a random scalar and an array of two scalars, in a quarter of the cases packed. */
static const pl_type *new_struct(pl_maker *m) {
  const pl_type *array = pl_type_llvm_array(m->ctx, 2, pl_draw_scalar(m)), *parts[4] = {ptr(m), pl_draw_scalar(m), array};
  return pl_type_llvm_struct(m->ctx, parts, 3, pl_rarely(m, 4));
}

/* Appends an llvm.extractvalue or llvm.insertvalue, as `kind` says, at a random position of an aggregate in scope, or of a new
 * one if there is none. */
static void make_part(pl_maker *m, pl_op_kind kind) {
  pl_value *whole = pl_pick(m, is_aggregate, NULL);
  if (!whole) whole = pl_want(m, new_struct(m));
  const pl_type *type = whole->type;
  int64_t path[3];
  uint32_t depth = draw_path(m, &type, path);
  bool insert = kind == PL_OP_LLVM_INSERTVALUE;
  pl_value *operands[2] = {whole, insert ? pl_want(m, type) : NULL};
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "position", pl_i64_list(m, path, depth));
  (void)pl_gen_emit_op(m, kind, operands, insert ? 2 : 1, insert ? &whole->type : &type, 1, pl_attrs_dict(m, &attrs));
}

/* Makes an llvm.getelementptr with random flags. Its first index steps over whole elements, the others go into one; each index is
 * constant or, except into a struct, sometimes a value. */
static void make_gep(pl_maker *m, pl_op_kind kind) {
  const pl_type *type = pl_rarely(m, 3) ? new_struct(m) : pl_draw_any(m), *at = type, *result = ptr(m);
  pl_value *operands[5] = {pl_want(m, ptr(m))};
  pl_apint raw[4];
  int64_t path[3];
  uint32_t count = 1, depth = draw_path(m, &at, path), flags = pl_draw(m, 5);
  at = NULL;
  for (uint32_t i = 0; i <= depth; i++) {
    const pl_type *outer = at;
    at = !at ? type : outer->kind == PL_TYPE_LLVM_ARRAY ? outer->shaped.elem : outer->llvm_struct->elems[path[i - 1]];
    bool fixed = outer && outer->kind == PL_TYPE_LLVM_STRUCT;
    bool dynamic = !fixed && pl_rarely(m, 3);
    int64_t index = dynamic ? INT32_MIN : i ? path[i - 1] : (int64_t)pl_draw(m, 4) - 1;
    if (dynamic) operands[count++] = pl_want(m, pl_type_integer(m->ctx, pl_rarely(m, 2) ? 32 : 64));
    raw[i] = pl_apint_from_i64(m->arena, 32, index);
  }
  static const int64_t words[] = {0, 3, 2, 4, 7}; /* none, inbounds, nusw, nuw, inbounds|nuw */
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "rawConstantIndices", pl_attr_dense_array(m->ctx, pl_type_integer(m->ctx, 32), raw, depth + 1));
  pl_attrs_add(&attrs, "elem_type", pl_attr_type(m->ctx, type));
  if (flags) pl_attrs_add(&attrs, "noWrapFlags", pl_i32_attr(m, words[flags]));
  (void)pl_gen_emit_op(m, kind, operands, count, &result, 1, pl_attrs_dict(m, &attrs));
}

/* Appends an llvm.atomicrmw with a random type, ordering, and operation that the type allows. */
static void make_rmw(pl_maker *m, pl_op_kind kind) {
  static const int64_t whole[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 16, 17, 18}, floats[] = {11, 12, 13, 14, 0};
  bool is_float = pl_rarely(m, 3);
  const pl_type *type =
      is_float ? pl_type_float(m->ctx, pl_rarely(m, 2) ? PL_F64 : PL_F32) : pl_type_integer(m->ctx, 8u << pl_draw(m, 4));
  pl_value *address = pl_want(m, ptr(m)), *operands[2] = {address, pl_want(m, type)};
  static const int64_t orders[] = {7, 2, 4, 5, 6};
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "bin_op", word(m, is_float ? floats[pl_draw(m, 5)] : whole[pl_draw(m, 15)]));
  pl_attrs_add(&attrs, "ordering", word(m, orders[pl_draw(m, 5)]));
  if (pl_rarely(m, 5)) pl_attrs_add(&attrs, "volatile_", pl_attr_unit(m->ctx));
  (void)pl_gen_emit_op(m, kind, operands, 2, &type, 1, pl_attrs_dict(m, &attrs));
}

/* Appends an llvm.cmpxchg on an i8, i16, i32, i64 or a pointer, with random orderings, sometimes weak. */
static void make_cmpxchg(pl_maker *m, pl_op_kind kind) {
  static const int64_t success[] = {7, 2, 4, 5, 6}, failure[] = {7, 2, 4};
  const pl_type *type = pl_rarely(m, 4) ? ptr(m) : pl_type_integer(m->ctx, 8u << pl_draw(m, 4));
  const pl_type *fields[2] = {type, pl_type_integer(m->ctx, 1)}, *result = pl_type_llvm_struct(m->ctx, fields, 2, false);
  pl_value *address = pl_want(m, ptr(m)), *expected = pl_want(m, type), *operands[3] = {address, expected, pl_want(m, type)};
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "success_ordering", word(m, success[pl_draw(m, 5)]));
  pl_attrs_add(&attrs, "failure_ordering", word(m, failure[pl_draw(m, 3)]));
  if (pl_rarely(m, 4)) pl_attrs_add(&attrs, "weak", pl_attr_unit(m->ctx));
  (void)pl_gen_emit_op(m, kind, operands, 3, &result, 1, pl_attrs_dict(m, &attrs));
}

/* Makes an llvm.fence with a random ordering from acquire to seq_cst, in a third of the cases with syncscope "agent". */
static void make_fence(pl_maker *m, pl_op_kind kind) {
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "ordering", word(m, 4 + (int64_t)pl_draw(m, 4)));
  if (pl_rarely(m, 3)) pl_attrs_add(&attrs, "syncscope", pl_string_attr(m, "agent"));
  (void)pl_gen_emit_op(m, kind, NULL, 0, NULL, 0, pl_attrs_dict(m, &attrs));
}

/* Appends an llvm.mlir.addressof of an LLVM function or global, which may be new. */
static void make_addressof(pl_maker *m, pl_op_kind kind) {
  const pl_type *type = ptr(m);
  pl_op *func = pl_rarely(m, 3) ? pl_pick_function(m, PL_GEN_LLVM, NULL) : NULL;
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "global_name", pl_symbol_of(m, func ? func : pl_llvm_global(m)));
  (void)pl_gen_emit_op(m, kind, NULL, 0, &type, 1, pl_attrs_dict(m, &attrs));
}

/* Makes an llvm.dso_local_equivalent of a function of the LLVM dialect, one that is there or a new declaration. */
static void make_equivalent(pl_maker *m, pl_op_kind kind) {
  const pl_type *type = ptr(m);
  pl_op *func = pl_pick_function(m, PL_GEN_LLVM, NULL);
  if (!func) func = pl_declare(m, PL_GEN_LLVM, NULL);
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "function_name", pl_symbol_of(m, func));
  (void)pl_gen_emit_op(m, kind, NULL, 0, &type, 1, pl_attrs_dict(m, &attrs));
}

/* The op in the current module's body with that symbol name; NULL if there is none. */
static pl_op *find_named(pl_maker *m, const char *name) {
  for (pl_op *op = m->top->first; op; op = op->next)
    if (pl_str_is(pl_symbol_name(op), name)) return op;
  return NULL;
}

/* Appends an llvm.invoke of a new declaration, whose unwind successor is a landing pad that resumes, and goes on in its normal
 * successor. Does nothing unless the current region is that of an llvm.func. */
static void make_invoke(pl_maker *m, pl_op_kind kind) {
  static const char personality[] = "__gxx_personality_v0";
  (void)kind;
  if (!pl_op_is(pl_here(m)->op, PL_OP_LLVM_FUNC)) return;
  const pl_type *whole = pl_type_integer(m->ctx, 32), *none = pl_type_llvm_simple(m->ctx, PL_TYPE_LLVM_VOID);
  if (!find_named(m, personality))
    (void)pl_new_function_op(m, PL_GEN_LLVM, pl_string_attr(m, personality), pl_type_llvm_func(m->ctx, whole, NULL, 0, true),
                             false);
  pl_op_set_attr(m->func, PL_NAME_PERSONALITY, pl_attr_symbol(m->ctx, pl_str_from(personality)));
  pl_op *callee = pl_declare(m, PL_GEN_LLVM, pl_type_llvm_func(m->ctx, none, &whole, 1, false));
  pl_value *value = pl_want(m, whole);
  pl_block *normal = pl_new_block(m, NULL, 0), *pad = pl_new_block(m, NULL, 0);
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "callee", pl_symbol_of(m, callee));
  (void)pl_gen_emit(m, &(pl_op_spec){.info = pl_op_info_of(PL_OP_LLVM_INVOKE),
                                     .operands = &value,
                                     .num_operands = 1,
                                     .attrs = pl_attrs_dict(m, &attrs),
                                     .successors = (pl_block *[]){normal, pad},
                                     .successor_counts = (uint32_t[]){0, 0},
                                     .num_successors = 2});
  size_t scope = m->values.len;
  const pl_type *fields[2] = {ptr(m), whole}, *caught = pl_type_llvm_struct(m->ctx, fields, 2, false);
  PL_GEN_ATTRS(clean);
  pl_attrs_add(&clean, "cleanup", pl_attr_unit(m->ctx));
  m->at = pad;
  value = pl_result(pl_gen_emit_op(m, PL_OP_LLVM_LANDINGPAD, NULL, 0, &caught, 1, pl_attrs_dict(m, &clean)), 0);
  (void)pl_gen_emit_op(m, PL_OP_LLVM_RESUME, &value, 1, NULL, 0, NULL);
  pl_leave_scope(m, scope);
  m->at = normal;
}

/* The attribute whose text is `before`, the number `tag` and `after`; if `name` is not empty, it and ", tag = <id = " stand
 * before the number. */
static const pl_attr *tag_attr(pl_maker *m, const char *before, const char *name, uint32_t tag, const char *after) {
  char text[160];
  (void)snprintf(text, sizeof text, "%s%s%s%u%s", before, name, *name ? ", tag = <id = " : "", tag, after);
  return pl_text_attr(m, pl_context_intern(m->ctx, pl_str_from(text)).data);
}

/* Gives the current block an llvm.blocktag with a new number, so that its address can be taken; does nothing unless the current
 * region is that of an llvm.func. */
static void make_blocktag(pl_maker *m, pl_op_kind kind) {
  if (!pl_op_is(pl_here(m)->op, PL_OP_LLVM_FUNC)) return;
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "tag", tag_attr(m, "#llvm.blocktag<id = ", "", m->next_tag++, ">"));
  (void)pl_gen_emit_op(m, kind, NULL, 0, NULL, 0, pl_attrs_dict(m, &attrs));
}

/* Appends an llvm.blockaddress of a tagged block of this function, which is made if there is none. Does nothing unless the
 * current region is that of an llvm.func. */
static void make_blockaddress(pl_maker *m, pl_op_kind kind) {
  const pl_type *type = ptr(m);
  if (!pl_op_is(pl_here(m)->op, PL_OP_LLVM_FUNC)) return;
  if (m->next_tag == 0) { /* in a block that is not the function's first */
    pl_block *next = pl_new_block(m, NULL, 0);
    (void)pl_gen_emit_br(m, next, NULL, 0);
    m->at = next;
    make_blocktag(m, PL_OP_LLVM_BLOCKTAG);
  }
  char before[96];
  pl_str name = pl_symbol_name(m->func);
  (void)snprintf(before, sizeof before, "#llvm.blockaddress<function = @%.*s", PL_STR_FMT(name));
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "block_addr", tag_attr(m, before, " ", pl_draw(m, m->next_tag), ">>"));
  (void)pl_gen_emit_op(m, kind, NULL, 0, &type, 1, pl_attrs_dict(m, &attrs));
}

/* Makes an llvm.intr.experimental.noalias.scope.decl, always of the same scope. */
static void make_scope(pl_maker *m, pl_op_kind kind) {
  const pl_attr *nothing = pl_attr_unit(m->ctx), *id = pl_attr_distinct(m->ctx, 0, nothing);
  const pl_named_attr part_of_domain = {PL_STR("id"), pl_attr_distinct(m->ctx, 1, nothing)};
  const pl_attr *domain = pl_attr_params(m->ctx, PL_STR("alias_scope_domain"), &part_of_domain, 1);
  const pl_named_attr parts[] = {{PL_STR("id"), id}, {PL_STR("domain"), domain}};
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "scope", pl_attr_params(m->ctx, PL_STR("alias_scope"), parts, 2));
  (void)pl_gen_emit_op(m, kind, NULL, 0, NULL, 0, pl_attrs_dict(m, &attrs));
}

/* Makes an llvm.mlir.undef, llvm.mlir.poison or llvm.mlir.zero of a random type. */
static void make_nothing(pl_maker *m, pl_op_kind kind) {
  const pl_type *type = pl_draw_any(m);
  (void)pl_gen_emit_op(m, kind, NULL, 0, &type, 1, NULL);
}

/* Makes an llvm.mlir.none, which is a token. */
static void make_none(pl_maker *m, pl_op_kind kind) {
  const pl_type *type = pl_type_llvm_simple(m->ctx, PL_TYPE_LLVM_TOKEN);
  (void)pl_gen_emit_op(m, kind, NULL, 0, &type, 1, NULL);
}

void pl_gen_add_llvm(pl_gen *gen) {
  pl_gen_set(gen, PL_OP_LLVM_LOAD, make_load);
  pl_gen_set(gen, PL_OP_LLVM_STORE, make_store);
  pl_gen_set(gen, PL_OP_LLVM_ALLOCA, make_alloca);
  pl_gen_set(gen, PL_OP_LLVM_EXTRACTVALUE, make_part);
  pl_gen_set(gen, PL_OP_LLVM_INSERTVALUE, make_part);
  pl_gen_set(gen, PL_OP_LLVM_GETELEMENTPTR, make_gep);
  pl_gen_set(gen, PL_OP_LLVM_ATOMICRMW, make_rmw);
  pl_gen_set(gen, PL_OP_LLVM_CMPXCHG, make_cmpxchg);
  pl_gen_set(gen, PL_OP_LLVM_FENCE, make_fence);
  pl_gen_set(gen, PL_OP_LLVM_MLIR_ADDRESSOF, make_addressof);
  pl_gen_set(gen, PL_OP_LLVM_DSO_LOCAL_EQUIVALENT, make_equivalent);
  pl_gen_set(gen, PL_OP_LLVM_INVOKE, make_invoke);
  pl_gen_set(gen, PL_OP_LLVM_BLOCKTAG, make_blocktag);
  pl_gen_set(gen, PL_OP_LLVM_BLOCKADDRESS, make_blockaddress);
  pl_gen_set(gen, PL_OP_LLVM_INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL, make_scope);
  pl_gen_set(gen, PL_OP_LLVM_MLIR_UNDEF, make_nothing);
  pl_gen_set(gen, PL_OP_LLVM_MLIR_POISON, make_nothing);
  pl_gen_set(gen, PL_OP_LLVM_MLIR_ZERO, make_nothing);
  pl_gen_set(gen, PL_OP_LLVM_MLIR_NONE, make_none);
}
