#include "core/text/stream/tape.h"

#include <assert.h>

#include "core/base/vec.h"
#include "core/text/print/printer.h"
#include "core/text/stream/mentions.h"

/* What stands in the code, as numbers of 7 bits a byte, the lowest first. */
enum {
  CODE_SKIP,   /* the rest of the block is empty */
  CODE_TEXT,   /* length, bytes */
  CODE_LABEL,  /* label */
  CODE_NUMBER, /* the number of the next result */
  CODE_OP,     /* + shape; for each hole how far the operand's number is after the next result's, or 0 and a name */
};

/* The code lies in blocks of this size, so that it never moves; nothing of it but text goes on in another block. */
#define BLOCK ((size_t)1 << 16)
/* The most that a number takes. */
#define NUMBER ((size_t)10)

typedef struct shape {
  pl_str prefix, text;
  const pl_tape_hole *holes;
  size_t num_holes;
  bool has_result;
} shape;

struct pl_tape {
  pl_arena *arena;
  PL_VEC(char *) blocks;
  size_t len;      /* of the code, as if the blocks were one */
  uint32_t number; /* of the next result, as it will be known when this is written */
  PL_VEC(shape) shapes;
  PL_VEC(pl_str) names;
  PL_VEC(pl_str) labels;
  PL_VEC(pl_tape_part) parts;
};

pl_tape *pl_tape_new(void) {
  pl_tape *tape = pl_xmalloc(sizeof *tape);
  *tape = (pl_tape){.arena = pl_arena_new()};
  return tape;
}

void pl_tape_free(pl_tape *tape) {
  if (!tape) return;
  pl_vec_free(&tape->blocks);
  pl_vec_free(&tape->shapes);
  pl_vec_free(&tape->names);
  pl_vec_free(&tape->labels);
  pl_vec_free(&tape->parts);
  pl_arena_free(tape->arena);
  free(tape);
}

/* A copy of the text that the tape owns. */
static pl_str keep(pl_tape *tape, pl_str text) { return (pl_str){pl_arena_copy(tape->arena, text.data, text.len), text.len}; }

uint32_t pl_tape_add_shape(pl_tape *tape, pl_str prefix, bool has_result, pl_str text, const pl_tape_hole *holes,
                           size_t num_holes) {
  assert(num_holes <= PL_TAPE_HOLES);
  shape added = {.prefix = keep(tape, prefix), .text = keep(tape, text), .num_holes = num_holes, .has_result = has_result};
  added.holes = pl_arena_copy(tape->arena, holes, num_holes * sizeof *holes);
  pl_vec_push(&tape->shapes, added);
  return (uint32_t)(tape->shapes.len - 1);
}

uint32_t pl_tape_add_name(pl_tape *tape, pl_str name) {
  pl_vec_push(&tape->names, keep(tape, name));
  return (uint32_t)(tape->names.len - 1);
}

uint32_t pl_tape_add_label(pl_tape *tape) {
  pl_vec_push(&tape->labels, ((pl_str){"", 0}));
  return (uint32_t)(tape->labels.len - 1);
}

void pl_tape_set_label(pl_tape *tape, uint32_t label, pl_str text) { tape->labels.data[label] = keep(tape, text); }

/* ---- Recording ---- */

/* The address of an offset in the code. */
static char *place(const pl_tape *tape, size_t offset) { return tape->blocks.data[offset / BLOCK] + offset % BLOCK; }

/* Makes sure that the next `size` bytes of the code, at most BLOCK, are in one block, going on in the next block if need be. */
static void reserve(pl_tape *tape, size_t size) {
  size_t there = tape->blocks.len * BLOCK, left = tape->len < there ? BLOCK - tape->len % BLOCK : 0;
  if (left >= size) return;
  if (left > 0) *place(tape, tape->len) = CODE_SKIP;
  tape->len += left;
  if (tape->len == there) pl_vec_push(&tape->blocks, pl_arena_alloc(tape->arena, BLOCK));
}

/* Appends a number, 7 bits a byte and the lowest first, to the code, where space was reserved. */
static void put(pl_tape *tape, uint64_t number) {
  char *at = place(tape, tape->len), *start = at;
  for (; number >= 0x80; number >>= 7)
    *at++ = (char)(number | 0x80);
  *at++ = (char)number;
  tape->len += (size_t)(at - start);
}

size_t pl_tape_start(pl_tape *tape) {
  tape->number = 0;
  return tape->len;
}

pl_tape_part pl_tape_end(pl_tape *tape, size_t start) { return (pl_tape_part){start, tape->len}; }

void pl_tape_rewind(pl_tape *tape, size_t start) { tape->len = start; }

void pl_tape_text(pl_tape *tape, pl_str text) {
  for (size_t done = 0, len; done < text.len; done += len) {
    reserve(tape, 2 * NUMBER + 1);
    size_t left = BLOCK - tape->len % BLOCK - 2 * NUMBER;
    len = text.len - done < left ? text.len - done : left;
    put(tape, CODE_TEXT);
    put(tape, len);
    memcpy(place(tape, tape->len), text.data + done, len);
    tape->len += len;
  }
}

void pl_tape_label(pl_tape *tape, uint32_t label) {
  reserve(tape, 2 * NUMBER);
  put(tape, CODE_LABEL);
  put(tape, label);
}

/* For each hole, the code has a name or the distance of a number from the op's own; 2^32 stands for the distance 0, as 0 marks a
 * name. */
void pl_tape_op(pl_tape *tape, uint32_t number_of_shape, uint32_t number, const pl_tape_name *names) {
  const shape *s = &tape->shapes.data[number_of_shape];
  if (!s->has_result) number = tape->number;
  assert(s->num_holes <= PL_TAPE_HOLES);
  reserve(tape, (3 + 2 * s->num_holes) * NUMBER);
  if (tape->number != number) {
    put(tape, CODE_NUMBER);
    put(tape, number);
  }
  put(tape, (uint64_t)CODE_OP + number_of_shape);
  for (size_t i = 0; i < s->num_holes; i++) {
    uint32_t distance = number - names[i].number;
    if (names[i].named) put(tape, 0);
    put(tape, names[i].named ? names[i].number : distance ? distance : UINT64_C(1) << 32);
  }
  tape->number = number + s->has_result;
}

/* ---- Writing ---- */

void pl_tape_add_part(pl_tape *tape, pl_tape_part part) {
  assert(part.start <= part.end);
  if (part.start != part.end) pl_vec_push(&tape->parts, part);
}

typedef struct player {
  const pl_tape *tape;
  const char *at;
  uint32_t number;
  pl_sink *out;
} player;

/* Reads a number that put() wrote from the code and moves on after it. */
static uint64_t get(player *p) {
  uint64_t number = 0;
  for (unsigned shift = 0;; shift += 7) {
    unsigned char byte = (unsigned char)*p->at++;
    number |= (uint64_t)(byte & 0x7f) << shift;
    if (byte < 0x80) return number;
  }
}

/* Reads the name of an operand from the code and writes it: %number or %name. */
static void write_name(player *p) {
  uint64_t distance = get(p);
  pl_sink_putc(p->out, '%');
  if (distance)
    pl_sink_u64(p->out, (uint32_t)(p->number - distance));
  else
    pl_sink_str(p->out, p->tape->names.data[get(p)]);
}

/* Writes the text of an op of that shape, with its prefix and result number; reads the names of its operands from the code. */
static void write_op(player *p, const shape *s) {
  const char *text = s->text.data;
  size_t at = 0;
  pl_sink_str(p->out, s->prefix);
  if (s->has_result) {
    pl_sink_putc(p->out, '%');
    pl_sink_u64(p->out, p->number);
    pl_sink_write(p->out, " = ", 3);
  }
  for (size_t i = 0; i < s->num_holes; i++) {
    pl_sink_write(p->out, text + at, s->holes[i].at - at);
    write_name(p);
    at = s->holes[i].at;
  }
  pl_sink_write(p->out, text + at, s->text.len - at);
  p->number += s->has_result;
}

/* Writes the text of the tape's entry at `offset`, if it is one with text; returns the offset of the entry after it. */
static size_t write_next(player *p, size_t offset) {
  const char *start = p->at = place(p->tape, offset);
  uint64_t code = get(p), len;
  if (code == CODE_SKIP) return (offset / BLOCK + 1) * BLOCK;
  if (code >= CODE_OP) {
    write_op(p, &p->tape->shapes.data[code - CODE_OP]);
  } else if (code == CODE_TEXT) {
    len = get(p);
    pl_sink_write(p->out, p->at, len);
    p->at += len;
  } else if (code == CODE_LABEL) {
    pl_sink_str(p->out, p->tape->labels.data[get(p)]);
  } else {
    p->number = (uint32_t)get(p);
  }
  return offset + (size_t)(p->at - start);
}

void pl_tape_play(const pl_tape *tape, pl_sink *out) {
  player p = {.tape = tape, .out = out};
  for (size_t i = 0; i < tape->parts.len; i++) {
    p.number = 0;
    for (size_t at = tape->parts.data[i].start; at < tape->parts.data[i].end;)
      at = write_next(&p, at);
  }
}
