// Linkage: weak definitions, aliases, visibility.
__attribute__((weak)) int overridable(int x) { return x + 1; }
int fixed(int x) { return x + 2; }
extern int also_fixed(int) __attribute__((alias("fixed")));
__attribute__((visibility("hidden"))) int hidden_counter = 3;
__attribute__((weak)) int weak_number = 4;

int use_overridable(int x) { return overridable(x) + 1; }
int use_alias(int x) { return also_fixed(x); }
int use_hidden(void) { return hidden_counter++; }
int use_weak(void) { return weak_number; }
__attribute__((used)) static int used_only(int x) { return x * 2; }
inline int inline_elsewhere(int x) { return x * 3; }
int use_inline(int x) { return inline_elsewhere(x); }
