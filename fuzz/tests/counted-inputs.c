/* counted-inputs - stands for a fuzz target in the tests of minimize-corpus, whatever the compiler: which edges an input has can
 * be read off its bytes. Each letter is an edge, taken as often as it occurs; so is each pair of neighbours. After LEAVE all
 * inputs have one more edge, until what it left is cleared.
 */
#include <stdlib.h>

#include "fuzz/collect/collect.h"

enum { LETTERS = 256, EDGES = LETTERS * (LETTERS + 1) };

typedef struct counting {
  pl_counters counters;
  bool left;
} counting;

/* Clears what an input with LEAVE has left, as a fresh process would (pl_collector). */
static void renew(void *user) { ((counting *)user)->left = false; }

/* Aborts on a text with CRASH, does not return on one with HANG, and is otherwise false if it has WRONG, else true. */
static bool holds(const char *text) {
  if (strstr(text, "CRASH")) abort();
  for (volatile bool hangs = strstr(text, "HANG") != NULL; hangs;)
    continue;
  return !strstr(text, "WRONG");
}

/* Counts the bytes and pairs of neighbouring bytes of the input as edges, and what an earlier input left as one more; appends
 * the counters to `payload` and returns what `holds` says of the beginning of the input. */
static bool observe(void *user, const uint8_t *data, size_t size, pl_sink *payload) {
  counting *c = user;
  const pl_counters *counters = &c->counters;
  char text[64] = "";
  memcpy(text, data, size < sizeof text - 1 ? size : sizeof text - 1);
  pl_counters_clear(*counters);
  counters->data[0] = c->left;
  c->left = c->left || strstr(text, "LEAVE");
  for (size_t i = 0; i < size; i++) {
    counters->data[data[i]]++;
    if (i) counters->data[LETTERS * (1 + (size_t)data[i - 1]) + data[i]]++;
  }
  pl_counters_write(*counters, payload);
  return holds(text);
}

/* Serves as a collector for minimize-corpus, and returns the status of pl_collect_serve, or 3 if it can't serve. */
int main(int argc, char **argv) {
  if (!pl_collect_is_asked(argc, argv)) return 3;
  counting c = {.counters = {malloc(EDGES), EDGES}};
  if (!c.counters.data) return 3;
  const pl_collector collector = {"counted", "BYTES", observe, renew, &c};
  int status = pl_collect_serve(&collector, argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0);
  free(c.counters.data);
  return status;
}
