/* map.h - the one hash map: from a pointer or 64-bit key to a pointer-sized value.
 *
 * Zero-initialised is empty. Iteration is in order of insertion, so that output never depends on addresses.
 * Removal is not offered: maps here live for a unit of work.
 */
#ifndef PL_CORE_BASE_MAP_H
#define PL_CORE_BASE_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct pl_map_entry {
  uint64_t key;
  uint64_t value;
} pl_map_entry;

/* As many entries lie in the map itself: most maps have no more. */
enum { PL_MAP_FEW = 8 };

typedef struct pl_map {
  pl_map_entry *many; /* all entries, if there are more than a few */
  size_t len;
  size_t cap;      /* of `many` */
  uint32_t *slots; /* of `many`: open addressing, 1-based positions; 0 is empty */
  size_t num_slots;
  pl_map_entry few[PL_MAP_FEW];
} pl_map;

/* The entries in order of insertion, as many as `len`; valid until the next insertion, and as long as the map is not moved. */
static inline const pl_map_entry *pl_map_entries(const pl_map *map) { return map->many ? map->many : map->few; }

/* Frees the map's memory and makes it an empty map. */
void pl_map_free(pl_map *map);
/* Removes all entries. The memory stays allocated for later ones, but is freed if few entries were in a large table. */
void pl_map_clear(pl_map *map);
/* Sets the value of a key, inserting the key if it is not there. */
void pl_map_set(pl_map *map, uint64_t key, uint64_t value);
/* The address of the key's value, valid until the next insertion; a key that is not there is inserted with the value 0. */
uint64_t *pl_map_at(pl_map *map, uint64_t key);
/* Whether the key is there; if it is, and `value` is not NULL, *value is its value. */
bool pl_map_get(const pl_map *map, uint64_t key, uint64_t *value);

/* Sets the value of a key, inserting the key if it is not there; both are pointers. */
static inline void pl_map_set_ptr(pl_map *map, const void *key, const void *value) {
  pl_map_set(map, (uint64_t)(uintptr_t)key, (uint64_t)(uintptr_t)value);
}
/* The value of a key, both pointers; NULL if the key is not there. */
static inline void *pl_map_get_ptr(const pl_map *map, const void *key) {
  uint64_t value = 0;
  return pl_map_get(map, (uint64_t)(uintptr_t)key, &value) ? (void *)(uintptr_t)value : NULL;
}
/* Sets the value of a key to NULL, if the key is there; it stays in the map, with its place in the order. */
void pl_map_forget_ptr(pl_map *map, const void *key);
/* Whether the key, a pointer, is in the map. */
static inline bool pl_map_has(const pl_map *map, const void *key) { return pl_map_get(map, (uint64_t)(uintptr_t)key, NULL); }

/* A hash table of interned objects: the caller hashes and compares. Used for types, attributes, terms. */
typedef struct pl_hashset {
  struct pl_hashset_slot {
    uint64_t hash;
    void *object;
  } * slots;
  size_t num_slots;
  size_t len;
} pl_hashset;

typedef bool (*pl_hashset_eq)(const void *object, const void *key, const void *user);

/* Frees the set's memory, not its objects, and makes it an empty set. */
void pl_hashset_free(pl_hashset *set);
/* Removes all objects from the set. Memory is kept, unless few objects were in a large table. */
void pl_hashset_clear(pl_hashset *set);
/* The object with that hash for which `eq` (called with object, key and user) is true; NULL if there is none. */
void *pl_hashset_find(const pl_hashset *set, uint64_t hash, const void *key, pl_hashset_eq eq, const void *user);
/* Adds an object, not NULL, under its hash, and enlarges the table if needed; the caller knows that no equal object is there. */
void pl_hashset_add(pl_hashset *set, uint64_t hash, void *object);

#endif
