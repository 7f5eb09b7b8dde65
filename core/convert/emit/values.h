/* values.h - the map from source values to new ones.
 *
 * A source value is mapped to one new value, either of its own type (its op was not converted) or of the converted one. A pattern
 * asks for the form that it needs; if the map has the other, a builtin.unrealized_conversion_cast is made after the definition.
 */
#ifndef PL_CORE_CONVERT_EMIT_VALUES_H
#define PL_CORE_CONVERT_EMIT_VALUES_H

#include "core/convert/types/state.h"

/* The source value that a source value was folded to, followed to the end; the value itself if it was not folded. */
pl_value *pl_rw_resolve(pl_rw *rw, const pl_value *source);
/* The new value of a source value in the converted type, through a cast if needed, or a placeholder if its definition is not
 * converted yet; NULL if the type has no conversion. */
pl_value *pl_rw_converted(pl_rw *rw, const pl_value *source);
/* The new value of a source value in the source value's own type, through a cast if needed, or a placeholder if its definition is
 * not converted yet. */
pl_value *pl_rw_original(pl_rw *rw, const pl_value *source);
/* The new value of operand `i` of the op in its converted type; NULL if that type has no conversion. */
static inline pl_value *pl_rw_operand(pl_rw *rw, const pl_op *op, uint32_t i) { return pl_rw_converted(rw, pl_operand(op, i)); }
/* The `count` operands of an op from `first` on, converted, as an array in the arena. */
pl_value **pl_operands_from(pl_rw *rw, const pl_op *op, uint32_t first, uint32_t count);
/* Maps a source value to its new value, of its own or of the converted type, and replaces a placeholder that stood for it. */
void pl_rw_map(pl_rw *rw, const pl_value *source, pl_value *value);
/* Whether the types of all operands and results of `op` have a conversion. */
bool pl_rw_convertible(pl_rw *rw, const pl_op *op);

#endif
