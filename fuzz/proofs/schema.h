/* schema.h - whether a JSON value is as a JSON schema says. Private to fuzz/proofs.
 *
 * Knows the keywords that our schemas use: type, enum, const, minimum, pattern, required, properties, additionalProperties,
 * items, anyOf and $ref to a definition of the same schema. A schema with another keyword that restricts is refused.
 */
#ifndef PL_FUZZ_PROOFS_SCHEMA_H
#define PL_FUZZ_PROOFS_SCHEMA_H

#include <jansson.h>

#include "core/base/sink.h"

/* Whether the value conforms to the JSON schema, of whose keywords only some are known; else false, with one sentence in
 * `why`. Source: JSON Schema (2020), Core and Validation. */
bool pl_schema_holds(const json_t *schema, const json_t *value, pl_sink *why);

#endif
