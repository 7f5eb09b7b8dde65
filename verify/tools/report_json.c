#include "verify/tools/report_json.h"

#include <assert.h>
#include <math.h>

#include "core/text/print/print.h"
#include "verify/interp/compare/trace.h"
#include "verify/interp/machine/layout.h"
#include "verify/interp/machine/object.h"
#include "verify/interp/machine/scalar.h"
#include "verify/smt/smt.h"

enum { SCHEMA_VERSION = 1 };

/* Whether the byte is a UTF-8 continuation byte. */
static bool is_continuation(unsigned char c) { return (c & 0xc0) == 0x80; }

/* The length of the well-formed UTF-8 sequence at `p`, of which `rest` bytes remain; 0 if there is none. (The Unicode
 * Standard, table "Well-Formed UTF-8 Byte Sequences") */
static size_t utf8_length(const unsigned char *p, size_t rest) {
  if (p[0] < 0x80) return 1;
  if (p[0] < 0xc2 || p[0] > 0xf4) return 0;
  size_t length = p[0] < 0xe0 ? 2 : p[0] < 0xf0 ? 3 : 4;
  if (length > rest) return 0;
  for (size_t i = 1; i < length; ++i)
    if (!is_continuation(p[i])) return 0;
  if ((p[0] == 0xe0 && p[1] < 0xa0) || (p[0] == 0xed && p[1] > 0x9f)) return 0; /* overlong; surrogates */
  if ((p[0] == 0xf0 && p[1] < 0x90) || (p[0] == 0xf4 && p[1] > 0x8f)) return 0; /* overlong; beyond U+10FFFF */
  return length;
}

json_t *pl_json_string(pl_str text) {
  assert(text.data || text.len == 0);
  pl_sink clean = {0};
  const unsigned char *bytes = (const unsigned char *)text.data;
  for (size_t i = 0; i < text.len;) {
    size_t length = utf8_length(bytes + i, text.len - i);
    if (length)
      pl_sink_write(&clean, text.data + i, length);
    else
      pl_sink_printf(&clean, "\\x%02X", bytes[i]);
    i += length ? length : 1;
  }
  pl_sink_text(&clean);
  json_t *string = json_stringn(clean.data, clean.len);
  pl_sink_close(&clean);
  return string;
}

/* The text as a JSON string; empty for NULL. */
static json_t *string_of(const char *text) { return pl_json_string(pl_str_from(text ? text : "")); }

/* The number as a JSON real; 0 if it is not finite. */
static json_t *number_of(double value) { return json_real(isfinite(value) ? value : 0.0); }

/* The source line of a position, at most 400 bytes of it; empty if the text has no such line. */
static pl_str line_at(pl_pos pos) {
  pl_str text = pos.source->text;
  uint32_t line = pos.source->first_line ? pos.source->first_line : 1;
  size_t start = 0;
  if (pos.line < line) return (pl_str){"", 0};
  for (; line < pos.line; ++line) {
    const char *newline = start < text.len ? memchr(text.data + start, '\n', text.len - start) : NULL;
    if (!newline) return (pl_str){"", 0};
    start = (size_t)(newline - text.data) + 1;
  }
  size_t end = start;
  while (end < text.len && text.data[end] != '\n' && end - start < 400)
    ++end;
  return (pl_str){text.data + start, end - start};
}

/* The JSON object of a position, with its source line if `text`; null if it has no source. */
static json_t *location_of(pl_pos pos, bool text) {
  if (!pos.source) return json_null();
  json_t *object = json_object();
  json_object_set_new(object, "file", string_of(pos.source->name));
  json_object_set_new(object, "line", json_integer(pos.line));
  json_object_set_new(object, "column", json_integer(pos.column));
  if (text) json_object_set_new(object, "text", pl_json_string(line_at(pos)));
  return object;
}

/* The first line of the op in MLIR's syntax as a JSON string, for ops that come from no text. */
static json_t *printed(const pl_op *op) {
  pl_sink text = {0};
  pl_print_op(op, NULL, &text);
  const char *start = pl_sink_text(&text);
  json_t *string = pl_json_string((pl_str){start, strcspn(start, "\n")});
  pl_sink_close(&text);
  return string;
}

/* The JSON object of an op with its name and location and, if its module comes from no text, its first line as printed; null for
 * NULL. */
static json_t *op_of(const pl_op *op) {
  if (!op) return json_null();
  json_t *object = json_object();
  json_object_set_new(object, "op", pl_json_string(op->info->name));
  json_object_set_new(object, "location", location_of(pl_op_pos(op), true));
  if (op->module && !op->module->source) json_object_set_new(object, "text", printed(op));
  return object;
}

/* The JSON array of the names of the assumptions whose bits are set. */
static json_t *assumptions_of(uint32_t bits) {
  json_t *names = json_array();
  for (uint32_t i = 0; i < PL_NUM_ASSUMPTIONS; ++i)
    if (bits & (UINT32_C(1) << i)) json_array_append_new(names, string_of(pl_assumption_name((pl_assumption)i)));
  return names;
}

/* The JSON object of one obligation: its kind, place and detail, how it was discharged, its assumptions and its ops. */
static json_t *obligation_of(const pl_obligation *o) {
  json_t *object = json_object();
  json_object_set_new(object, "obligation", string_of(pl_obligation_name(o->kind)));
  json_object_set_new(object, "place", string_of(o->place));
  json_object_set_new(object, "detail", string_of(o->detail));
  json_object_set_new(object, "discharged_by", string_of(pl_discharge_name(o->how)));
  json_object_set_new(object, "assumptions", assumptions_of(o->assumptions));
  json_object_set_new(object, "source", op_of(o->source_op));
  json_object_set_new(object, "lowering", op_of(o->lowered_op));
  return object;
}

/* The JSON object of the numbers of the proof's obligations: all, and by how they were discharged. */
static json_t *counts_of(const pl_proof *proof) {
  json_t *object = json_object();
  json_object_set_new(object, "total", json_integer(proof->num_obligations));
  json_object_set_new(object, "by_normal_form", json_integer(proof->by_normal_form));
  json_object_set_new(object, "by_lemma", json_integer(proof->by_lemma));
  json_object_set_new(object, "by_solver", json_integer(proof->by_solver));
  return object;
}

/* The scalar as a JSON string: "poison" or "undefined", else with `address` in hexadecimal, and without in decimal, signed unless
 * it has one bit. */
static json_t *scalar_of(const pl_scalar *s, bool address) {
  pl_sink text = {0};
  if (!pl_scalar_is_fine(s))
    pl_sink_puts(&text, s->poison ? "poison" : "undefined");
  else if (address)
    pl_sink_printf(&text, "0x%llx", (unsigned long long)pl_scalar_word(s));
  else
    pl_apint_print(s->bits, s->bits.width > 1, &text);
  json_t *string = string_of(pl_sink_text(&text));
  pl_sink_close(&text);
  return string;
}

/* The JSON array of the scalars as signed numbers. */
static json_t *numbers_of(const pl_scalar *leaves, uint32_t count) {
  json_t *list = json_array();
  for (uint32_t i = 0; i < count; ++i)
    json_array_append_new(list, json_integer(pl_scalar_signed(&leaves[i])));
  return list;
}

/* The JSON object of one argument: its type and, of a ranked memref, its buffer's number and the fields of its descriptor,
 * otherwise its scalars. */
static json_t *argument_of(const pl_type *type, const pl_layout *layout, const pl_scalar *leaves) {
  json_t *object = json_object();
  pl_sink text = {0};
  pl_type_print(type, &text);
  json_object_set_new(object, "type", string_of(pl_sink_text(&text)));
  pl_sink_close(&text);
  if (type->kind == PL_TYPE_MEMREF) {
    uint32_t rank = type->shaped.rank;
    json_object_set_new(object, "buffer", json_integer(leaves[1].object));
    json_object_set_new(object, "allocated", scalar_of(&leaves[0], true));
    json_object_set_new(object, "aligned", scalar_of(&leaves[1], true));
    json_object_set_new(object, "offset", json_integer(pl_scalar_signed(&leaves[2])));
    json_object_set_new(object, "sizes", numbers_of(leaves + 3, rank));
    json_object_set_new(object, "strides", numbers_of(leaves + 3 + rank, rank));
    return object;
  }
  json_t *values = json_array();
  for (uint32_t i = 0; i < layout->num_leaves; ++i)
    json_array_append_new(values, scalar_of(&leaves[i], layout->leaves[i].kind == PL_LEAF_POINTER));
  json_object_set_new(object, "values", values);
  return object;
}

/* The JSON array of the arguments of a counterexample, as far as their scalars are known. */
static json_t *arguments_of(const pl_proof *proof) {
  json_t *list = json_array();
  const pl_inputs *inputs = proof->counterexample.witness;
  const pl_trace *trace = proof->counterexample.trace;
  /* A C wrapper takes what the lowering's declares. */
  const pl_op *function = proof->source ? proof->source : proof->lowered;
  const pl_type *type = function ? pl_func_type(function) : NULL;
  if (!inputs || !trace || !type) return list;
  pl_layouts layouts = {.arena = pl_arena_new(), .index_width = trace->index_width};
  uint32_t at = 0;
  for (uint32_t i = 0; i < type->func.num_inputs; ++i) {
    const pl_layout *layout = pl_layout_of(&layouts, type->func.inputs[i]);
    if (layout->num_leaves > inputs->num_args - at) break;
    json_array_append_new(list, argument_of(type->func.inputs[i], layout, inputs->args + at));
    at += layout->num_leaves;
  }
  pl_arena *arena = layouts.arena;
  pl_layouts_free(&layouts);
  pl_arena_free(arena);
  return list;
}

/* The JSON array of the input buffers of a counterexample, numbered as the arguments refer to them; at most 4096 bytes of
 * each. */
static json_t *buffers_of(const pl_inputs *inputs) {
  enum { MOST = 4096 };
  json_t *list = json_array();
  for (uint32_t i = 1; inputs && i <= inputs->num_objects; ++i) {
    const pl_object *o = &inputs->objects[i];
    json_t *object = json_object();
    pl_sink text = {0}, address = {0};
    for (uint64_t k = 0; k < o->size && k < MOST; ++k)
      pl_sink_printf(&text, "%02x", pl_object_byte(o, k));
    pl_sink_printf(&address, "0x%llx", (unsigned long long)o->base);
    json_object_set_new(object, "number", json_integer(i));
    json_object_set_new(object, "address", string_of(pl_sink_text(&address)));
    json_object_set_new(object, "size", json_integer((json_int_t)o->size));
    json_object_set_new(object, "bytes", string_of(pl_sink_text(&text)));
    json_array_append_new(list, object);
    pl_sink_close(&text);
    pl_sink_close(&address);
  }
  return list;
}

/* The JSON object of an element by its first byte, counted from the aligned pointer, and its size. */
static json_t *byte_of(int64_t byte, uint64_t size) {
  json_t *object = json_object();
  json_object_set_new(object, "byte", json_integer(byte));
  json_object_set_new(object, "size", json_integer((json_int_t)size));
  return object;
}

/* The JSON object of where source and lowering differ: their values, or the access with the element that was meant and the one
 * that was touched; null, or an empty array of indices, for what is not known. */
static json_t *parting_of(const pl_parting *parting) {
  json_t *object = json_object(), *indices = json_array();
  const bool values = parting->source_value && parting->lowered_value;
  for (uint32_t i = 0; i < parting->rank && parting->memref; ++i)
    json_array_append_new(indices, json_integer(parting->indices[i]));
  json_object_set_new(object, "source_value", values ? string_of(parting->source_value) : json_null());
  json_object_set_new(object, "lowering_value", values ? string_of(parting->lowered_value) : json_null());
  json_object_set_new(object, "memref", parting->memref ? string_of(parting->memref) : json_null());
  json_object_set_new(object, "indices", indices);
  json_object_set_new(object, "access", parting->memref ? string_of(parting->writes ? "write" : "read") : json_null());
  json_object_set_new(object, "meant", parting->memref ? byte_of(parting->meant, parting->element_size) : json_null());
  json_object_set_new(object, "touched",
                      parting->memref && parting->touches ? byte_of(parting->touched, parting->element_size) : json_null());
  return object;
}

/* The JSON object of a proof's counterexample. */
static json_t *counterexample_of(const pl_proof *proof) {
  const pl_comparison *found = &proof->counterexample;
  json_t *object = json_object();
  json_object_set_new(object, "rule", string_of(found->rule));
  json_object_set_new(object, "what", string_of(found->what));
  json_object_set_new(object, "inputs", string_of(found->inputs));
  json_object_set_new(object, "picture", string_of(found->picture));
  json_object_set_new(object, "parting", parting_of(&found->parting));
  json_object_set_new(object, "arguments", arguments_of(proof));
  json_object_set_new(object, "buffers", buffers_of(found->witness));
  json_object_set_new(object, "source", op_of(found->source_op));
  json_object_set_new(object, "lowering", op_of(found->lowered_op));
  pl_sink seed = {0}; /* 64 bits are more than a JSON number holds everywhere */
  pl_sink_u64(&seed, proof->seed);
  json_object_set_new(object, "seed", string_of(pl_sink_text(&seed)));
  pl_sink_close(&seed);
  return object;
}

/* The JSON object that says why a function is not proved. */
static json_t *failure_of(const pl_proof *proof) {
  json_t *object = json_object();
  const char *name = proof->obligation == PL_OBLIGATION_INVALID ? "" : pl_obligation_name(proof->obligation);
  json_object_set_new(object, "obligation", string_of(name));
  json_object_set_new(object, "structural", json_boolean(proof->structural));
  json_object_set_new(object, "contradiction", json_boolean(proof->contradiction));
  json_object_set_new(object, "reason", string_of(proof->reason));
  json_object_set_new(object, "location", location_of(proof->pos, true));
  bool shown = proof->verdict == PL_VERDICT_REFUTED && !proof->structural;
  json_object_set_new(object, "counterexample", shown ? counterexample_of(proof) : json_null());
  return object;
}

/* The JSON object that says into which file the counterexample was written as a program and what a run of it shows, or why it was
 * not written. */
static json_t *replay_of(const pl_replay_file *file) {
  bool written = file->kind != PL_REPLAY_INVALID;
  json_t *object = json_object();
  pl_str name = {file->name.data, file->name.len};
  json_object_set_new(object, "file", written ? pl_json_string(name) : json_null());
  json_object_set_new(object, "shown", string_of(written ? pl_replay_name(file->kind) : "no"));
  json_object_set_new(object, "reason", string_of(written ? pl_replay_text(file->kind) : file->why));
  return object;
}

json_t *pl_json_proof(const pl_proof *proof, bool explain, const pl_replay_file *replay) {
  assert(proof->verdict != PL_VERDICT_INVALID);
  const pl_op *function = proof->source ? proof->source : proof->lowered;
  json_t *object = json_object(), *callees = json_array();
  for (uint32_t i = 0; i < proof->num_callees; ++i)
    json_array_append_new(callees, pl_json_string(proof->callees[i]));
  json_object_set_new(object, "name", pl_json_string(proof->name));
  json_object_set_new(object, "location", location_of(function ? pl_op_pos(function) : proof->pos, false));
  json_object_set_new(object, "verdict", string_of(pl_verdict_name(proof->verdict)));
  json_object_set_new(object, "vacuous", json_boolean(proof->vacuous));
  if (proof->verdict == PL_VERDICT_PROVED)
    json_object_set_new(object, "defined_by", string_of(pl_defined_by_name(proof->defined_by)));
  json_object_set_new(object, "milliseconds", number_of(proof->milliseconds));
  json_object_set_new(object, "attempts", json_integer((json_int_t)proof->attempts));
  json_object_set_new(object, "solver_calls", json_integer((json_int_t)proof->solver_calls));
  json_object_set_new(object, "obligations", counts_of(proof));
  json_object_set_new(object, "assumptions", assumptions_of(proof->assumptions));
  json_object_set_new(object, "callees", callees);
  json_object_set_new(object, "failure", proof->verdict == PL_VERDICT_PROVED ? json_null() : failure_of(proof));
  if (replay) json_object_set_new(object, "replay", replay_of(replay));
  if (!explain) return object;
  json_t *list = json_array();
  for (uint32_t i = 0; i < proof->num_obligations; ++i)
    json_array_append_new(list, obligation_of(&proof->obligations[i]));
  json_object_set_new(object, "explanation", list);
  return object;
}

/* The name of a diagnostic's severity. */
static const char *severity_name(pl_severity severity) {
  switch (severity) {
  case PL_ERROR: return "error";
  case PL_WARNING: return "warning";
  case PL_REMARK: return "remark";
  case PL_NOTE: return "note";
  case PL_SEVERITY_INVALID: break;
  }
  return "error";
}

json_t *pl_json_diag(const pl_diag *diag) {
  assert(diag->message);
  json_t *object = json_object();
  json_object_set_new(object, "severity", string_of(severity_name(diag->severity)));
  json_object_set_new(object, "message", string_of(diag->message));
  json_object_set_new(object, "location", location_of(diag->pos, false));
  return object;
}

/* The JSON object of the tool's name, its version and Z3's. */
static json_t *tool_of(void) {
  json_t *object = json_object();
  json_object_set_new(object, "name", string_of("verify-lowering"));
  json_object_set_new(object, "version", string_of(PLUMBLINE_VERSION));
  json_object_set_new(object, "solver", string_of(pl_smt_version()));
  return object;
}

/* The JSON object of the calling convention. */
static json_t *convention_of(const pl_convention *convention) {
  json_t *object = json_object();
  json_object_set_new(object, "index_bitwidth", json_integer(convention->index_bitwidth));
  json_object_set_new(object, "use_bare_ptr_memref_call_conv", json_boolean(convention->bare_ptr));
  json_object_set_new(object, "llvm_request_c_wrappers", json_boolean(convention->c_wrappers));
  json_object_set_new(object, "use_generic_functions", json_boolean(convention->generic_functions));
  json_object_set_new(object, "use_aligned_alloc", json_boolean(convention->aligned_alloc));
  return object;
}

/* The JSON array of the names, as --disable-rule takes them, of the validator's rules whose bits are set. */
static json_t *rules_of(uint32_t bits) {
  static const char *const texts[] = {
#define X(name, text) text,
      PL_TV_RULES(X)
#undef X
  };
  json_t *names = json_array();
  for (uint32_t i = 0; i < PL_NUM_TV_RULES; ++i)
    if (bits & (UINT32_C(1) << i)) json_array_append_new(names, string_of(texts[i]));
  return names;
}

/* The JSON object that maps the name of each assumption to its text. */
static json_t *all_assumptions(void) {
  json_t *object = json_object();
  for (uint32_t i = 0; i < PL_NUM_ASSUMPTIONS; ++i)
    json_object_set_new(object, pl_assumption_name((pl_assumption)i), string_of(pl_assumption_text((pl_assumption)i)));
  return object;
}

/* Adds the number of each verdict to the object; returns their sum. */
static uint64_t put_verdicts(json_t *object, const uint32_t *verdicts) {
  uint64_t sum = 0;
  for (uint32_t v = PL_VERDICT_PROVED; v <= PL_VERDICT_UNSUPPORTED; ++v) {
    sum += verdicts[v];
    json_object_set_new(object, pl_verdict_name((pl_verdict)v), json_integer(verdicts[v]));
  }
  return sum;
}

/* The JSON object of the numbers of files, of files with errors, of functions and their verdicts, and, in an object of their own,
 * of the verdicts on globals. */
static json_t *summary_of(size_t files, const uint32_t *verdicts, const uint32_t *globals, size_t failed_files) {
  json_t *object = json_object(), *others = json_object();
  json_object_set_new(object, "files", json_integer((json_int_t)files));
  json_object_set_new(object, "files_with_errors", json_integer((json_int_t)failed_files));
  json_object_set_new(object, "functions", json_integer((json_int_t)put_verdicts(object, verdicts)));
  put_verdicts(others, globals);
  json_object_set_new(object, "globals", others);
  return object;
}

void pl_json_line(json_t *object, const char *type, const char *file, pl_sink *out) {
  assert(json_is_object(object) && type && out);
  json_t *line = json_object();
  json_object_set_new(line, "type", json_string(type));
  if (file) json_object_set_new(line, "file", pl_json_string(pl_str_from(file)));
  json_object_update(line, object);
  char *text = json_dumps(line, JSON_COMPACT | JSON_ENSURE_ASCII | JSON_REAL_PRECISION(6));
  if (text) pl_sink_printf(out, "%s\n", text);
  free(text);
  json_decref(line);
  json_decref(object);
}

json_t *pl_json_document(const pl_cli_options *options, json_t *files, const uint32_t *verdicts, const uint32_t *globals,
                         size_t failed_files, int exit_status) {
  assert(json_is_array(files) && verdicts && globals);
  json_t *document = json_object();
  json_object_set_new(document, "version", json_integer(SCHEMA_VERSION));
  json_object_set_new(document, "tool", tool_of());
  json_object_set_new(document, "convention", convention_of(&options->convention));
  json_object_set_new(document, "assumed_by_user", assumptions_of(options->assume));
  json_object_set_new(document, "assumptions_off", assumptions_of(options->not_assumed));
  json_object_set_new(document, "rules_off", rules_of(options->rules_off));
  json_object_set_new(document, "assumptions", all_assumptions());
  size_t num_files = json_array_size(files);
  json_object_set_new(document, "files", files);
  json_object_set_new(document, "summary", summary_of(num_files, verdicts, globals, failed_files));
  json_object_set_new(document, "exit_status", json_integer(exit_status));
  return document;
}
