// Integers of 128 bits.
typedef unsigned __int128 u128;
typedef __int128 i128;
typedef unsigned long u64;

u64 high_of_product(u64 a, u64 b) { return (u64)((u128)a * b >> 64); }
u128 add(u128 a, u128 b) { return a + b; }
i128 negate(i128 a) { return -a; }
u128 shift(u128 a, unsigned n) { return a << (n & 127); }
_Bool less(i128 a, i128 b) { return a < b; }
u64 low(u128 a) { return (u64)a; }
u128 join(u64 high, u64 low) { return (u128)high << 64 | low; }

u64 multiply_modulo(u64 a, u64 b, u64 m) { return m ? (u64)((u128)a * b % m) : 0; }

_Bool overflows(u64 a, u64 b) {
  u64 r;
  return __builtin_mul_overflow(a, b, &r);
}
