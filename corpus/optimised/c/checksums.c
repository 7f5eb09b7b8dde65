// Checksums over bytes.
typedef unsigned char u8;
typedef unsigned int u32;

u32 adler(const u8 *p, u32 n) {
  u32 a = 1, b = 0;
  for (u32 i = 0; i < n; i++) {
    a = (a + p[i]) % 65521;
    b = (b + a) % 65521;
  }
  return b << 16 | a;
}

u32 crc_bit(u32 crc, u8 byte) {
  crc ^= byte;
  for (int k = 0; k < 8; k++)
    crc = crc & 1 ? crc >> 1 ^ 0xedb88320u : crc >> 1;
  return crc;
}

u8 parity_of(const u8 *p, int n) {
  u8 x = 0;
  while (n-- > 0)
    x ^= *p++;
  return x;
}
