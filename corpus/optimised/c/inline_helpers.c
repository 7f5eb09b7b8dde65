// static inline functions, attributes of functions.
static inline int minimum(int a, int b) { return a < b ? a : b; }
static inline int maximum(int a, int b) { return a > b ? a : b; }
static inline __attribute__((always_inline)) int clamp(int x, int low, int high) { return minimum(maximum(x, low), high); }
static __attribute__((noinline)) int kept(int x) { return x * x + 1; }
__attribute__((noinline)) int exported(int x) { return x - 3; }

int use_clamp(int x) { return clamp(x, 0, 255); }
int use_kept(int x) { return kept(x) + kept(x + 1); }
int use_exported(int x) { return exported(exported(x)); }
int all_of_them(int a, int b) { return maximum(kept(a), clamp(b, a, 100)); }

static inline int depth_two(int x) { return clamp(x, -1, 1) * 2; }
int depth_three(int x) { return depth_two(x) + depth_two(-x); }
