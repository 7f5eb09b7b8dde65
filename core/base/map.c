#include "core/base/map.h"

#include <stdlib.h>
#include <string.h>

#include "core/base/arena.h"
#include "core/base/str.h"
#include "core/base/uncounted.h"

PL_UNCOUNTED_BEGIN

/* The first capacity of entries, once they are more than a few, and of slots: twice as many. */
#define FIRST_MANY ((size_t)4 * PL_MAP_FEW)

/* The slot where the search for a key begins. */
static size_t home(const pl_map *map, uint64_t key) { return (size_t)pl_hash_u64(key, 1) & (map->num_slots - 1); }

void pl_map_free(pl_map *map) {
  free(map->many);
  free(map->slots);
  map->many = NULL;
  map->slots = NULL;
  map->len = map->cap = map->num_slots = 0;
}

void pl_map_clear(pl_map *map) {
  /* Many small uses after a large one should not pay for its size. */
  if (map->num_slots > 64 * (map->len + 64)) {
    pl_map_free(map);
    return;
  }
  map->len = 0;
  if (map->num_slots) memset(map->slots, 0, map->num_slots * sizeof *map->slots);
}

/* The position of the key's entry, or the number of entries if it is not there. A few entries are searched linearly, which is
 * faster than hashing. */
static size_t find(const pl_map *map, uint64_t key) {
  if (!map->many) {
    size_t i = 0;
    while (i < map->len && map->few[i].key != key)
      i++;
    return i;
  }
  for (size_t slot = home(map, key); map->slots[slot] != 0; slot = (slot + 1) & (map->num_slots - 1)) {
    size_t i = map->slots[slot] - 1;
    if (map->many[i].key == key) return i;
  }
  return map->len;
}

/* Enters the entry `i` of map->many into the first free slot from that where the search for its key begins; a slot must be
 * free. */
static void put_slot(pl_map *map, size_t i) {
  size_t slot = home(map, map->many[i].key);
  while (map->slots[slot] != 0)
    slot = (slot + 1) & (map->num_slots - 1);
  map->slots[slot] = (uint32_t)(i + 1);
}

/* Doubles the space for entries (from the few in the map itself to FIRST_MANY) and builds the slots anew; at most half of them
 * are in use. */
static void grow(pl_map *map) {
  size_t cap = map->many ? map->cap * 2 : FIRST_MANY;
  pl_map_entry *many = pl_xrealloc(map->many, cap * sizeof *many);
  if (!map->many) memcpy(many, map->few, sizeof map->few);
  map->many = many;
  map->cap = cap;
  free(map->slots);
  map->num_slots = 2 * cap;
  map->slots = pl_xmalloc(map->num_slots * sizeof *map->slots);
  memset(map->slots, 0, map->num_slots * sizeof *map->slots);
  for (size_t i = 0; i < map->len; i++)
    put_slot(map, i);
}

uint64_t *pl_map_at(pl_map *map, uint64_t key) {
  size_t i = find(map, key);
  pl_map_entry *entries = map->many ? map->many : map->few;
  if (i < map->len) return &entries[i].value;
  if (i == (map->many ? map->cap : PL_MAP_FEW)) {
    grow(map);
    entries = map->many;
  }
  entries[i] = (pl_map_entry){key, 0};
  map->len++;
  if (map->many) put_slot(map, i);
  return &entries[i].value;
}

void pl_map_set(pl_map *map, uint64_t key, uint64_t value) { *pl_map_at(map, key) = value; }

bool pl_map_get(const pl_map *map, uint64_t key, uint64_t *value) {
  size_t i = find(map, key);
  if (i == map->len) return false;
  if (value) *value = pl_map_entries(map)[i].value;
  return true;
}

void pl_map_forget_ptr(pl_map *map, const void *key) {
  size_t i = find(map, (uint64_t)(uintptr_t)key);
  if (i < map->len) (map->many ? map->many : map->few)[i].value = 0;
}

void pl_hashset_free(pl_hashset *set) {
  free(set->slots);
  *set = (pl_hashset){0};
}

void pl_hashset_clear(pl_hashset *set) {
  /* As for maps: many small uses after a large one should not pay for its size. */
  if (set->num_slots > 64 * (set->len + 1)) {
    pl_hashset_free(set);
    return;
  }
  if (set->len) memset(set->slots, 0, set->num_slots * sizeof *set->slots);
  set->len = 0;
}

void *pl_hashset_find(const pl_hashset *set, uint64_t hash, const void *key, pl_hashset_eq eq, const void *user) {
  if (set->num_slots == 0) return NULL;
  size_t mask = set->num_slots - 1;
  for (size_t i = (size_t)hash & mask; set->slots[i].object; i = (i + 1) & mask) {
    if (set->slots[i].hash == hash && eq(set->slots[i].object, key, user)) return set->slots[i].object;
  }
  return NULL;
}

/* Puts the object into the first free slot from the one that its hash gives on; a slot must be free. */
static void place(pl_hashset *set, uint64_t hash, void *object) {
  size_t mask = set->num_slots - 1;
  size_t i = (size_t)hash & mask;
  while (set->slots[i].object)
    i = (i + 1) & mask;
  set->slots[i].hash = hash;
  set->slots[i].object = object;
}

void pl_hashset_add(pl_hashset *set, uint64_t hash, void *object) {
  if ((set->len + 1) * 3 > set->num_slots * 2) {
    pl_hashset old = *set;
    set->num_slots = old.num_slots ? old.num_slots * 2 : 32;
    set->slots = pl_xmalloc(set->num_slots * sizeof *set->slots);
    memset(set->slots, 0, set->num_slots * sizeof *set->slots);
    for (size_t i = 0; i < old.num_slots; i++) {
      if (old.slots[i].object) place(set, old.slots[i].hash, old.slots[i].object);
    }
    free(old.slots);
  }
  place(set, hash, object);
  set->len++;
}

PL_UNCOUNTED_END
