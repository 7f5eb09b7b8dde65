/* arena.h - region allocator: many objects, one free.
 *
 * Every unit of work (a context, a module, a proof) owns one arena; what lives in it is freed at once.
 * Memory is zeroed. Running out of memory ends the process with a message: no caller can go on without memory,
 * and input sizes are bounded before they get here. Under AddressSanitizer a poisoned red zone lies between objects.
 */
#ifndef PL_CORE_BASE_ARENA_H
#define PL_CORE_BASE_ARENA_H

#include <stddef.h>

typedef struct pl_arena pl_arena;

/* An empty arena. The caller frees it. */
pl_arena *pl_arena_new(void);
/* Frees the arena with all its objects; NULL is allowed. */
void pl_arena_free(pl_arena *arena);

/* Invalidates all objects, and sets the number of bytes in use to 0; some of the memory is kept for later objects. */
void pl_arena_reset(pl_arena *arena);

/* Zeroed memory of `size` bytes, aligned for any object of that size; ends the process if memory runs out. A size of 0 gives a
 * valid, unique pointer. */
void *pl_arena_alloc(pl_arena *arena, size_t size);

/* A copy, in the arena, of the `size` bytes at `data`; ends the process if memory runs out. */
void *pl_arena_copy(pl_arena *arena, const void *data, size_t size);

/* Gives back an object of `size` bytes of the arena: the caller no longer uses it, and a later object of about that size may take
 * its place. */
void pl_arena_give(pl_arena *arena, void *data, size_t size);

/* The sum of the sizes asked for since the arena was made or reset, those of objects given back included; for statistics. */
size_t pl_arena_used(const pl_arena *arena);

#define PL_NEW(arena, type) ((type *)pl_arena_alloc((arena), sizeof(type)))
#define PL_NEW_ARRAY(arena, type, count) ((type *)pl_arena_alloc_array((arena), sizeof(type), (count)))

/* Zeroed memory for `count` objects of `size` bytes each; ends the process if their size overflows or memory runs out. */
void *pl_arena_alloc_array(pl_arena *arena, size_t size, size_t count);

/* As malloc, but never NULL, not even for size 0: ends the process if memory runs out. The caller frees it. */
void *pl_xmalloc(size_t size);
/* As calloc, but never NULL, not even for size 0: ends the process if the size overflows or memory runs out. */
void *pl_xcalloc(size_t count, size_t size);
/* As realloc, but never NULL, not even for size 0: ends the process if memory runs out. */
void *pl_xrealloc(void *data, size_t size);

#endif
