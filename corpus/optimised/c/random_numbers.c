// Generators with state.
typedef unsigned int u32;
typedef unsigned long u64;

static u64 state = 88172645463325252u;

u64 xorshift(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

u32 congruential(u32 *seed) { return *seed = *seed * 1664525 + 1013904223; }

u32 below(u32 *seed, u32 limit) { return (u32)((u64)congruential(seed) * limit >> 32); }

void shuffle(int *a, u32 n, u32 *seed) {
  for (u32 i = n; i > 1; i--) {
    u32 k = below(seed, i);
    int t = a[i - 1];
    a[i - 1] = a[k];
    a[k] = t;
  }
}
