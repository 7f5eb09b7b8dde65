#include "fuzz/proofs/schema.h"

#include <assert.h>
#include <regex.h>

enum { MAX_DEPTH = 64 };

/* A step down into a value: what it is called, and where it is in. */
typedef struct place {
  const struct place *outer;
  const char *name;
  size_t index; /* if there is no name */
  unsigned depth;
} place;

typedef struct judge {
  const json_t *root; /* the whole schema, for $ref */
  pl_sink *why;
} judge;

/* Writes the path from the document's root, which is /, to the place, such as //files/0/name. */
static void write_place(const place *at, pl_sink *out) {
  const place *steps[MAX_DEPTH + 1];
  unsigned count = 0;
  for (; at && count <= MAX_DEPTH; at = at->outer)
    steps[count++] = at;
  while (count-- > 0) {
    if (steps[count]->name)
      pl_sink_printf(out, "/%s", steps[count]->name);
    else
      pl_sink_printf(out, "/%zu", steps[count]->index);
  }
}

/* Appends the place, and `what` and `of` as what is wrong there, to the reasons (j->why); returns false. */
static bool wrong(const judge *j, const place *at, const char *what, const char *of) {
  write_place(at, j->why);
  pl_sink_printf(j->why, ": %s%s", what, of);
  return false;
}

/* Whether the value is of the JSON type of that name in JSON Schema, such as "integer"; false if the name is not known. */
static bool has_type(const json_t *value, const char *type) {
  if (strcmp(type, "object") == 0) return json_is_object(value);
  if (strcmp(type, "array") == 0) return json_is_array(value);
  if (strcmp(type, "string") == 0) return json_is_string(value);
  if (strcmp(type, "integer") == 0) return json_is_integer(value);
  if (strcmp(type, "number") == 0) return json_is_number(value);
  if (strcmp(type, "boolean") == 0) return json_is_boolean(value);
  return strcmp(type, "null") == 0 && json_is_null(value);
}

/* Whether the value is of the type, or of one in the array of types. */
static bool has_some_type(const json_t *types, const json_t *value) {
  if (json_is_string(types)) return has_type(value, json_string_value(types));
  for (size_t i = 0; i < json_array_size(types); i++)
    if (has_type(value, json_string_value(json_array_get(types, i)))) return true;
  return false;
}

/* Whether the list has an equal value. */
static bool is_listed(const json_t *list, const json_t *value) {
  for (size_t i = 0; i < json_array_size(list); i++)
    if (json_equal(json_array_get(list, i), value)) return true;
  return false;
}

/* Whether the text has a match of the POSIX extended regular expression `pattern`; false if that is malformed. */
static bool matches(const char *pattern, const char *text) {
  regex_t compiled;
  if (regcomp(&compiled, pattern, REG_EXTENDED | REG_NOSUB) != 0) return false;
  bool found = regexec(&compiled, text, 0, NULL, 0) == 0;
  regfree(&compiled);
  return found;
}

/* Whether the value conforms to one keyword of a schema, with the value `rule`, that does not look inside of it, such as
 * "type"; else, and for a keyword that is not known here, false, with the reason. */
static bool scalar_holds(const judge *j, const char *keyword, const json_t *rule, const json_t *value, const place *at) {
  if (strcmp(keyword, "type") == 0) return has_some_type(rule, value) || wrong(j, at, "not of the type", "");
  if (strcmp(keyword, "enum") == 0) return is_listed(rule, value) || wrong(j, at, "not one of the values", "");
  if (strcmp(keyword, "const") == 0) return json_equal(rule, value) || wrong(j, at, "not the value", "");
  if (strcmp(keyword, "minimum") == 0)
    return !json_is_number(value) || json_number_value(value) >= json_number_value(rule) || wrong(j, at, "too small", "");
  if (strcmp(keyword, "pattern") == 0)
    return !json_is_string(value) || matches(json_string_value(rule), json_string_value(value)) ||
           wrong(j, at, "not of the form ", json_string_value(rule));
  static const char *const words[] = {"$schema", "$defs", "title", "description"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (strcmp(keyword, words[i]) == 0) return true;
  return wrong(j, at, "the schema has a keyword that is not known here: ", keyword);
}

/* Whether the value conforms to the schema; declared before its definition, as schemas nest. */
static bool holds(const judge *j, const json_t *schema, const json_t *value, const place *at);

/* Whether the object's fields conform to `properties`, `additionalProperties` and `required` of the schema; else false, with
 * the reason. */
static bool fields_hold(const judge *j, const json_t *schema, const json_t *value, const place *at) {
  const json_t *known = json_object_get(schema, "properties"), *rest = json_object_get(schema, "additionalProperties");
  const char *name;
  json_t *field;
  json_object_foreach((json_t *)(uintptr_t)value, name, field) {
    const json_t *rule = json_object_get(known, name);
    if (!rule) rule = rest;
    if (rule && json_is_false(rule)) return wrong(j, at, "a field that it must not have: ", name);
    const place inner = {at, name, 0, at->depth + 1};
    if (rule && json_is_object(rule) && !holds(j, rule, field, &inner)) return false;
  }
  const json_t *required = json_object_get(schema, "required");
  for (size_t i = 0; i < json_array_size(required); i++) {
    const char *want = json_string_value(json_array_get(required, i));
    if (!json_object_get(value, want)) return wrong(j, at, "no field ", want);
  }
  return true;
}

/* Whether the value conforms to one of the schemas of `anyOf`; else false, with the reason. */
static bool some_hold(const judge *j, const json_t *choices, const json_t *value, const place *at) {
  pl_sink reasons = {0};
  const judge quiet = {j->root, &reasons};
  bool some = false;
  for (size_t i = 0; i < json_array_size(choices) && !some; i++)
    some = holds(&quiet, json_array_get(choices, i), value, at);
  pl_sink_close(&reasons);
  return some || wrong(j, at, "none of the choices", "");
}

/* Whether `holds` handles the keyword itself, as it applies to parts of the value or refers to schemas. */
static bool is_about_parts(const char *keyword) {
  return strcmp(keyword, "properties") == 0 || strcmp(keyword, "additionalProperties") == 0 || strcmp(keyword, "required") == 0 ||
         strcmp(keyword, "items") == 0 || strcmp(keyword, "$ref") == 0 || strcmp(keyword, "anyOf") == 0;
}

/* The schema that `ref` of the form #/$defs/NAME refers to; NULL if there is none. */
static const json_t *definition(const judge *j, const char *ref) {
  static const char prefix[] = "#/$defs/";
  if (strncmp(ref, prefix, sizeof prefix - 1) != 0) return NULL;
  return json_object_get(json_object_get(j->root, "$defs"), ref + sizeof prefix - 1);
}

/* Whether the value, with its fields and items, conforms to the schema and those that this refers to; else, or if they are
 * nested deeper than MAX_DEPTH, false, with the reason. */
static bool holds(const judge *j, const json_t *schema, const json_t *value, const place *at) {
  if (at->depth > MAX_DEPTH) return wrong(j, at, "nested too deep", "");
  const char *keyword;
  json_t *rule;
  json_object_foreach((json_t *)(uintptr_t)schema, keyword, rule) {
    if (!is_about_parts(keyword) && !scalar_holds(j, keyword, rule, value, at)) return false;
  }
  const char *ref = json_string_value(json_object_get(schema, "$ref"));
  const json_t *referred = ref ? definition(j, ref) : NULL;
  if (ref && !referred) return wrong(j, at, "the schema has no ", ref);
  const place same = {at->outer, at->name, at->index, at->depth + 1};
  if (referred && !holds(j, referred, value, &same)) return false;
  const json_t *choices = json_object_get(schema, "anyOf");
  if (choices && !some_hold(j, choices, value, &same)) return false;
  if (json_is_object(value) && !fields_hold(j, schema, value, at)) return false;
  const json_t *items = json_object_get(schema, "items");
  for (size_t i = 0; items && i < json_array_size(value); i++) {
    const place inner = {at, NULL, i, at->depth + 1};
    if (!holds(j, items, json_array_get(value, i), &inner)) return false;
  }
  return true;
}

bool pl_schema_holds(const json_t *schema, const json_t *value, pl_sink *why) {
  assert(json_is_object(schema) && value && why);
  const judge j = {schema, why};
  const place top = {NULL, "", 0, 0};
  return holds(&j, schema, value, &top);
}
