/* escape.c - objects that are given away: to whom is called or returned to, and, at a cut, to what nobody keeps apart any more.
 *
 * Both sides have such an object, with equal contents, equally alive; from then on it lies in shared memory. At a cut all values
 * are new: an object that only a number, the contents of another object or a pointer that may lead to several would lead to could
 * not be found from there when it is given away later, so it is shared from here on. */
#include "verify/tv/internal.h"

typedef PL_VEC(const pl_term *) base_vec;

static void note_base(void *user, const pl_term *base) {
  base_vec *found = user;
  for (size_t i = 0; i < found->len; i++)
    if (found->data[i] == base) return;
  pl_vec_push(found, base);
}

/* One object; what it leads to is pushed behind it. */
static void escape_object(pl_tv *tv, pl_path *path, const pl_term *base, pl_obligation_kind kind, base_vec *reachable) {
  pl_sem_object *a = pl_sem_find_object(path->a.sem, base), *b = pl_sem_find_object(path->b.sem, base);
  const pl_op *a_op = path->a.next, *b_op = path->b.next;
  uint32_t stretch = pl_tv_stretch(path);
  if (!a || !b) {
    pl_tv_fail(tv, PL_VERDICT_UNKNOWN, kind, a_op, b_op, "an object that only one side has is given away");
    return;
  }
  if (a->escaped && b->escaped) return;
  if (a->escaped || b->escaped) {
    pl_tv_fail(tv, PL_VERDICT_UNKNOWN, kind, a_op, b_op, "an object whose address only one side has stored where others find it");
    return;
  }
  pl_tv_oblige(tv, path, kind, a_op, b_op, "contents of an object made in the function", stretch, pl_eq(tv->T, a->mem, b->mem));
  if (!pl_tv_rule_off(tv, PL_RULE_LIFETIMES) && a->alive != b->alive)
    pl_tv_oblige(tv, path, PL_OBLIGATION_LIFETIME, a_op, b_op, "freed on one side only", stretch, pl_bool(tv->T, false));
  a->escaped = b->escaped = true;
  pl_sem_reach(tv->world, a->mem, note_base, reachable);
}

static void escape_all(pl_tv *tv, pl_path *path, base_vec *reachable, pl_obligation_kind kind) {
  for (size_t i = 0; i < reachable->len && !tv->failure.set; i++)
    escape_object(tv, path, reachable->data[i], kind, reachable);
}

void pl_tv_escape(pl_tv *tv, pl_path *path, const pl_term *value, pl_obligation_kind kind) {
  base_vec reachable = {0};
  pl_sem_reach(tv->world, value, note_base, &reachable);
  escape_all(tv, path, &reachable, kind);
  pl_vec_free(&reachable);
}

/* On the stack: dangling on both sides. */
static bool dangles(const pl_path *path, const pl_term *base) {
  const pl_sem_object *a = pl_sem_find_object(path->a.sem, base);
  return !a || a->kind == PL_SEM_STACK;
}

void pl_tv_escape_returned(pl_tv *tv, pl_path *path, const pl_term *value, const pl_term *but) {
  base_vec reachable = {0};
  pl_sem_reach(tv->world, value, note_base, &reachable);
  for (size_t i = 0; i < reachable.len && !tv->failure.set; i++)
    if (reachable.data[i] != but && !dangles(path, reachable.data[i]))
      escape_object(tv, path, reachable.data[i], PL_OBLIGATION_RETURN_MEMORY, &reachable);
  pl_vec_free(&reachable);
}

/* A pointer whose object is known behind the cut as well. */
static bool is_followed(const pl_cut *cut, const pl_cut_leaf *leaf, const pl_tv *tv, const pl_term *value) {
  if (!leaf->pointer || !pl_sem_root(tv->world, value)) return false;
  if (!cut->reached) return true;
  const uint32_t slot = cut->classes.data[leaf->class_id].slot;
  return slot == PL_NO_SLOT || (slot != PL_BAD_SLOT && !cut->slots.data[slot].lost);
}

/* What the contents of an object that stays apart lead to: nothing any more if it is dead. */
static void reach_from_contents(pl_tv *tv, const pl_sem *sem, base_vec *reachable) {
  for (size_t i = 0; i < sem->objects.len; i++)
    if (!sem->objects.data[i].escaped && sem->objects.data[i].alive)
      pl_sem_reach(tv->world, sem->objects.data[i].mem, note_base, reachable);
}

/* What others know at the cut because they came to know it on another way in. */
static void reach_shared_slots(pl_tv *tv, const pl_path *path, const pl_cut *cut, base_vec *reachable) {
  for (size_t k = 0; k < cut->slots.len; k++) {
    const pl_cut_slot *slot = &cut->slots.data[k];
    const pl_cut_leaf *leaf = &cut->leaves.data[slot->witness];
    if (slot->lost || !slot->like.escaped || !leaf->value) continue;
    pl_sem *sem = leaf->lowered ? path->b.sem : path->a.sem;
    const pl_leaf *own = pl_sem_get(sem, leaf->value);
    const pl_term *root = own ? pl_sem_root(tv->world, own[leaf->leaf].value) : NULL;
    if (root && root != tv->world->shared_root) note_base(reachable, root);
  }
}

void pl_tv_escape_hidden(pl_tv *tv, pl_path *path, const pl_cut *cut) {
  base_vec reachable = {0};
  reach_shared_slots(tv, path, cut, &reachable);
  for (size_t i = 0; i < cut->leaves.len; i++) {
    const pl_cut_leaf *leaf = &cut->leaves.data[i];
    const pl_leaf *own = leaf->value && !leaf->poison ? pl_sem_get(leaf->lowered ? path->b.sem : path->a.sem, leaf->value) : NULL;
    if (own && !is_followed(cut, leaf, tv, own[leaf->leaf].value))
      pl_sem_reach(tv->world, own[leaf->leaf].value, note_base, &reachable);
  }
  reach_from_contents(tv, path->a.sem, &reachable);
  reach_from_contents(tv, path->b.sem, &reachable);
  escape_all(tv, path, &reachable, PL_OBLIGATION_CUT_MEMORY);
  pl_vec_free(&reachable);
}
