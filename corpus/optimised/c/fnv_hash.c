// Hashes of strings and numbers.
typedef unsigned int u32;
typedef unsigned long u64;

u64 fnv(const char *text) {
  u64 h = 0xcbf29ce484222325;
  for (; *text; text++) {
    h ^= (unsigned char)*text;
    h *= 0x100000001b3;
  }
  return h;
}

u32 djb(const char *p, int n) {
  u32 h = 5381;
  for (int i = 0; i < n; i++)
    h = h * 33 + (unsigned char)p[i];
  return h;
}

u64 mix(u64 x) {
  x ^= x >> 33;
  x *= 0xff51afd7ed558ccd;
  x ^= x >> 33;
  x *= 0xc4ceb9fe1a85ec53;
  return x ^ x >> 33;
}

u32 slot_of(u64 key, u32 size_log2) { return (u32)(mix(key) >> (64 - (size_log2 & 31)) & 0xffffffff); }
