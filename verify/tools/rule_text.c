#include "verify/tools/rule_text.h"

#include <assert.h>
#include <inttypes.h>

typedef struct row {
  const char *name, *what;
  bool identity, fixed, reads;
} row;

static const row rows[] = {{"", "", false, false, false},
#define X(id, name, identity, fixed, reads, what) {name, what, identity, fixed, reads},
                           PL_LOWERING_RULES(X)
#undef X
};

const char *pl_lowering_rule_name(pl_lowering_rule rule) {
  assert(rule > PL_LOWERING_RULE_INVALID && rule < PL_NUM_LOWERING_RULES);
  return rows[rule].name;
}

const char *pl_lowering_rule_text(pl_lowering_rule rule) {
  assert(rule > PL_LOWERING_RULE_INVALID && rule < PL_NUM_LOWERING_RULES);
  return rows[rule].what;
}

bool pl_lowering_rule_identity(pl_lowering_rule rule) {
  assert(rule > PL_LOWERING_RULE_INVALID && rule < PL_NUM_LOWERING_RULES);
  return rows[rule].identity;
}

bool pl_lowering_rule_reads(pl_lowering_rule rule) {
  assert(rule > PL_LOWERING_RULE_INVALID && rule < PL_NUM_LOWERING_RULES);
  return rows[rule].reads;
}

bool pl_lowering_rule_static(pl_lowering_rule rule) {
  assert(rule > PL_LOWERING_RULE_INVALID && rule < PL_NUM_LOWERING_RULES);
  return rows[rule].fixed;
}

enum { STATIC_OFFSET = 5 };

/* The static size of that dimension: dim + 2 up to rank 5, else 2 or 3. Sizes differ by dimension as far as buffers stay small,
 * so that using the wrong one is noticed. */
static uint32_t static_size(const pl_mix *mix, uint32_t dim) { return mix->rank <= 5 ? dim + 2 : dim % 2 + 2; }

/* The static stride of that dimension: 1 for the last one if mix->unit is set, else 3 + 2 * (rank - dim). */
static uint32_t static_stride(const pl_mix *mix, uint32_t dim) {
  return mix->unit && dim + 1 == mix->rank ? 1 : 3 + 2 * (mix->rank - dim);
}

/* Whether the mask `bits` says that dimension `dim` is static. */
static bool is_static(uint32_t bits, uint32_t dim) { return bits >> dim & 1; }

void pl_mix_type(const pl_mix *mix, pl_sink *out) {
  assert(mix->elem && mix->rank <= PL_RULES_MAX_RANK);
  assert(mix->sizes < UINT32_C(1) << mix->rank && mix->strides < UINT32_C(1) << mix->rank);
  pl_sink_puts(out, "memref<");
  for (uint32_t i = 0; i < mix->rank; ++i) {
    if (is_static(mix->sizes, i))
      pl_sink_printf(out, "%ux", static_size(mix, i));
    else
      pl_sink_puts(out, "?x");
  }
  pl_sink_puts(out, mix->elem);
  if (!mix->identity) {
    pl_sink_puts(out, ", strided<[");
    for (uint32_t i = 0; i < mix->rank; ++i) {
      pl_sink_puts(out, i ? ", " : "");
      if (is_static(mix->strides, i))
        pl_sink_printf(out, "%u", static_stride(mix, i));
      else
        pl_sink_putc(out, '?');
    }
    pl_sink_puts(out, mix->offset == PL_OFFSET_ZERO ? "]" : mix->offset == PL_OFFSET_DYNAMIC ? "], offset: ?" : "], offset: ");
    if (mix->offset == PL_OFFSET_STATIC) pl_sink_printf(out, "%u", (unsigned)STATIC_OFFSET);
    pl_sink_putc(out, '>');
  }
  pl_sink_putc(out, '>');
}

bool pl_mix_number(const pl_mix *mix, pl_mix_field field, uint32_t dim, uint64_t *value) {
  assert(field == PL_MIX_OFFSET || dim < mix->rank);
  switch (field) {
  case PL_MIX_OFFSET:
    *value = mix->identity || mix->offset == PL_OFFSET_ZERO ? 0 : STATIC_OFFSET;
    return mix->identity || mix->offset != PL_OFFSET_DYNAMIC;
  case PL_MIX_SIZE: *value = static_size(mix, dim); return is_static(mix->sizes, dim);
  case PL_MIX_STRIDE: break;
  }
  *value = mix->identity ? 1 : static_stride(mix, dim);
  bool fixed = mix->identity || is_static(mix->strides, dim);
  for (uint32_t i = dim + 1; i < mix->rank && mix->identity; ++i) { /* the product of the sizes after it */
    *value *= static_size(mix, i);
    fixed = fixed && is_static(mix->sizes, i);
  }
  return fixed;
}

bool pl_mix_is_instance(const pl_mix *special, const pl_mix *general) {
  assert(special->rank <= PL_RULES_MAX_RANK && general->rank <= PL_RULES_MAX_RANK);
  bool same = special->rank == general->rank && special->identity == general->identity && special->elem == general->elem;
  if (!same || (general->sizes & ~special->sizes) != 0) return false;
  if (general->identity) return true;
  bool last = general->rank && is_static(general->strides, general->rank - 1);
  return (general->strides & ~special->strides) == 0 && (!last || general->unit == special->unit) &&
         (general->offset == PL_OFFSET_DYNAMIC || general->offset == special->offset);
}

/* Writes a list of `rank` indices, for `name` "i" and rank 2 "%i0, %i1", or "%i0: index, %i1: index" if `typed`. */
static void put_indices(pl_sink *out, const char *name, uint32_t rank, bool typed) {
  for (uint32_t i = 0; i < rank; ++i)
    pl_sink_printf(out, "%s%%%s%u%s", i ? ", " : "", name, i, typed ? ": index" : "");
}

/* Writes a function that loads an element of the memref and stores it to another place; returns the number of functions. */
static uint32_t write_linearization(const pl_mix *mix, const char *type, uint32_t number, pl_sink *out) {
  const char *comma = mix->rank ? ", " : "";
  pl_sink_printf(out, "func.func @access$%05u(%%m: %s%s", number, type, comma);
  put_indices(out, "i", mix->rank, true);
  pl_sink_puts(out, comma);
  put_indices(out, "j", mix->rank, true);
  pl_sink_puts(out, ") {\n  %v = memref.load %m[");
  put_indices(out, "i", mix->rank, false);
  pl_sink_printf(out, "] : %s\n  memref.store %%v, %%m[", type);
  put_indices(out, "j", mix->rank, false);
  pl_sink_printf(out, "] : %s\n  return\n}\n", type);
  return 1;
}

/* Writes functions that pass the memref as argument and result: a definition, a definition that calls it, a declaration, and a
 * definition that calls that; returns their number, 4. */
static uint32_t write_boundary(const char *type, uint32_t number, pl_sink *out) {
  pl_sink_printf(out,
                 "func.func @one$%05u(%%s: i32, %%m: %s, %%x: index) -> %s {\n  return %%m : %s\n}\n"
                 "func.func @two$%05u(%%m: %s, %%x: index) -> (index, %s) {\n"
                 "  %%s = arith.constant 7 : i32\n"
                 "  %%r = call @one$%05u(%%s, %%m, %%x) : (i32, %s, index) -> %s\n  return %%x, %%r : index, %s\n}\n"
                 "func.func private @other$%05u(%s, index) -> %s\n"
                 "func.func @three$%05u(%%m: %s, %%x: index) -> %s {\n"
                 "  %%r = call @other$%05u(%%m, %%x) : (%s, index) -> %s\n  return %%r : %s\n}\n",
                 number, type, type, type, number, type, type, number, type, type, type, number, type, type, number, type, type,
                 number, type, type, type);
  return 4;
}

/* Writes for each dimension a function that returns its memref.dim; returns the number of functions, the rank. */
static uint32_t write_dimensions(const pl_mix *mix, const char *type, uint32_t number, pl_sink *out) {
  for (uint32_t i = 0; i < mix->rank; ++i)
    pl_sink_printf(out,
                   "func.func @dim%u$%05u(%%m: %s) -> index {\n  %%c = arith.constant %u : index\n"
                   "  %%d = memref.dim %%m, %%c : %s\n  return %%d : index\n}\n",
                   i, number, type, i, type);
  return mix->rank;
}

/* Writes a function that allocates the memref, with its dynamic sizes as arguments, and returns it; returns the number of
 * functions, 1. */
static uint32_t write_allocation(const pl_mix *mix, const char *type, uint32_t number, pl_sink *out) {
  uint32_t dynamic = 0;
  for (uint32_t i = 0; i < mix->rank; ++i)
    dynamic += !is_static(mix->sizes, i);
  pl_sink_printf(out, "func.func @new$%05u(", number);
  put_indices(out, "n", dynamic, true);
  pl_sink_printf(out, ") -> %s {\n  %%m = memref.alloc(", type);
  put_indices(out, "n", dynamic, false);
  pl_sink_printf(out, ") : %s\n  return %%m : %s\n}\n", type, type);
  return 1;
}

/* Writes the function of write_linearization and two that have the memref, which is to be passed as a bare pointer, as argument
 * and result, the second one by calling the first; returns the number of functions, 3. */
static uint32_t write_bare_pointer(const pl_mix *mix, const char *type, uint32_t number, pl_sink *out) {
  const char *comma = mix->rank ? ", " : "";
  uint32_t functions = write_linearization(mix, type, number, out);
  pl_sink_printf(out,
                 "func.func @pass$%05u(%%s: i32, %%m: %s) -> %s {\n  return %%m : %s\n}\n"
                 "func.func @call$%05u(%%m: %s%s",
                 number, type, type, type, number, type, comma);
  put_indices(out, "i", mix->rank, true);
  pl_sink_printf(out,
                 ") -> %s {\n  %%s = arith.constant 7 : i32\n  %%r = call @pass$%05u(%%s, %%m) : (i32, %s) -> %s\n"
                 "  return %%r : %s\n}\n",
                 type, number, type, type, type);
  return functions + 2;
}

uint32_t pl_rule_write(pl_lowering_rule rule, const pl_mix *mix, uint32_t number, pl_sink *out) {
  assert(number < 100000);
  uint32_t functions = 0;
  pl_sink type_text = {0};
  pl_mix_type(mix, &type_text);
  const char *type = pl_sink_text(&type_text);
  switch (rule) {
  case PL_LOWERING_RULE_LINEARIZATION: functions = write_linearization(mix, type, number, out); break;
  case PL_LOWERING_RULE_BOUNDARY: functions = write_boundary(type, number, out); break;
  case PL_LOWERING_RULE_DIMENSIONS: functions = write_dimensions(mix, type, number, out); break;
  case PL_LOWERING_RULE_ALLOCATION: functions = write_allocation(mix, type, number, out); break;
  case PL_LOWERING_RULE_BARE_POINTER: functions = write_bare_pointer(mix, type, number, out); break;
  case PL_LOWERING_RULE_INVALID:
  case PL_NUM_LOWERING_RULES: break;
  }
  pl_sink_close(&type_text);
  return functions;
}
