// Reversing, rotating and swapping bits and bytes.
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long u64;

u8 reverse8(u8 x) {
  x = (u8)(x >> 4 | x << 4);
  x = (u8)((x & 0xcc) >> 2 | (x & 0x33) << 2);
  return (u8)((x & 0xaa) >> 1 | (x & 0x55) << 1);
}

u32 rotate_left(u32 x, unsigned k) { return x << (k & 31) | x >> (-k & 31); }

u32 swap_bytes(u32 x) { return x >> 24 | (x >> 8 & 0xff00) | (x << 8 & 0xff0000) | x << 24; }

u64 interleave(u32 x) {
  u64 r = x;
  r = (r | r << 16) & 0x0000ffff0000ffff;
  r = (r | r << 8) & 0x00ff00ff00ff00ff;
  return r;
}

u16 load_big_endian(const u8 *p) { return (u16)(p[0] << 8 | p[1]); }

u32 load_little_endian(const u8 *p) { return (u32)p[0] | (u32)p[1] << 8 | (u32)p[2] << 16 | (u32)p[3] << 24; }

void store_big_endian(u8 *p, u32 x) {
  p[0] = (u8)(x >> 24), p[1] = (u8)(x >> 16), p[2] = (u8)(x >> 8), p[3] = (u8)x;
}
