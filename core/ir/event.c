#include "core/ir/event.h"

#include <assert.h>

typedef enum event_form { FORM_ALWAYS, FORM_VOLATILE, FORM_ATOMIC, FORM_RETURNS } event_form;

typedef struct event_row {
  uint16_t kind; /* a pl_op_kind */
  uint8_t form, after;
} event_row;

static const event_row rows[] = {
#define EVENT(ident, form, after, sentence) {PL_OP_##ident, FORM_##form, PL_AFTER_##after},
#include "core/ir/events.def"
#undef EVENT
};

/* Whether the flag is there and is not the integer 0. */
static bool is_set(const pl_attr *flag) { return flag && !(flag->kind == PL_ATTR_INTEGER && pl_apint_is_zero(flag->integer)); }

bool pl_op_is_volatile(const pl_op *op) {
  assert(op);
  return pl_op_property(op, PL_NAME_VOLATILE) || is_set(pl_op_property(op, PL_NAME_IS_VOLATILE));
}

/* Whether the op has the attribute `name` or `translated`, its spelling on ops of other dialects, or the word `llvm` in
 * `passthrough`; false for NULL. */
static bool claims(const pl_op *op, pl_attr_name name, pl_attr_name translated, const char *llvm) {
  return op && (pl_op_attr(op, name) || pl_op_attr(op, translated) || pl_op_passes_through(op, llvm));
}

/* Whether willreturn and nounwind are claimed by the call or its callee (may be NULL): then the call returns to its caller. */
static bool comes_back(const pl_op *call, const pl_op *callee) {
  static const struct {
    pl_attr_name name, translated;
    const char *llvm;
  } wanted[] = {{PL_NAME_WILL_RETURN, PL_NAME_LLVM_WILL_RETURN, "willreturn"},
                {PL_NAME_NO_UNWIND, PL_NAME_LLVM_NO_UNWIND, "nounwind"}};
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
    if (!claims(call, wanted[i].name, wanted[i].translated, wanted[i].llvm) &&
        !claims(callee, wanted[i].name, wanted[i].translated, wanted[i].llvm))
      return false;
  return true;
}

/* Whether the op is of the form that the row is for; `callee` may be NULL. */
static bool fits(const event_row *row, const pl_op *op, const pl_op *callee) {
  switch ((event_form)row->form) {
  case FORM_ALWAYS: return true;
  case FORM_VOLATILE: return pl_op_is_volatile(op);
  case FORM_ATOMIC: return is_set(pl_op_property(op, PL_NAME_ORDERING));
  case FORM_RETURNS: return comes_back(op, callee);
  }
  return false;
}

pl_after pl_op_after(const pl_op *op, const pl_op *callee) {
  assert(op);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (pl_op_is(op, (pl_op_kind)rows[i].kind) && fits(&rows[i], op, callee)) return (pl_after)rows[i].after;
  return PL_AFTER_NO_EVENT;
}
