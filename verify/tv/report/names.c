#include <assert.h>

#include "verify/tv/report/proof.h"

const char *pl_verdict_name(pl_verdict verdict) {
  switch (verdict) {
  case PL_VERDICT_PROVED: return "proved";
  case PL_VERDICT_REFUTED: return "refuted";
  case PL_VERDICT_UNKNOWN: return "unknown";
  case PL_VERDICT_UNSUPPORTED: return "unsupported";
  case PL_VERDICT_INVALID: break;
  }
  return "invalid";
}

static const char *const obligation_names[][2] = {{"none", "no obligation"},
#define X(name, text, what) {text, what},
                                                  PL_OBLIGATIONS(X)
#undef X
};

const char *pl_obligation_name(pl_obligation_kind kind) { return obligation_names[kind < PL_NUM_OBLIGATIONS ? kind : 0][0]; }
const char *pl_obligation_text(pl_obligation_kind kind) { return obligation_names[kind < PL_NUM_OBLIGATIONS ? kind : 0][1]; }

static const char *const assumption_names[][2] = {
#define X(name, text, what) {text, what},
    PL_ASSUMPTIONS(X)
#undef X
};

const char *pl_assumption_name(pl_assumption assumption) {
  assert(assumption < PL_NUM_ASSUMPTIONS);
  return assumption_names[assumption][0];
}
const char *pl_assumption_text(pl_assumption assumption) {
  assert(assumption < PL_NUM_ASSUMPTIONS);
  return assumption_names[assumption][1];
}

int pl_assumption_named(const char *name) {
  for (int i = 0; i < PL_NUM_ASSUMPTIONS; i++)
    if (strcmp(assumption_names[i][0], name) == 0) return i;
  return -1;
}

int pl_tv_rule_named(const char *name) {
  static const char *const rules[] = {
#define X(ident, text) text,
      PL_TV_RULES(X)
#undef X
  };
  for (int i = 0; i < PL_NUM_TV_RULES; i++)
    if (strcmp(rules[i], name) == 0) return i;
  return -1;
}

const char *pl_discharge_name(pl_discharge how) {
  switch (how) {
  case PL_BY_NORMAL_FORM: return "normal form";
  case PL_BY_LEMMA: return "lemma";
  case PL_BY_SOLVER: return "Z3";
  case PL_NOT_DISCHARGED: return "not discharged";
  case PL_DISCHARGE_INVALID: break;
  }
  return "invalid";
}

static const struct {
  const char *name, *text;
} defined_by[PL_NUM_DEFINED_BY] = {
#define X(id, name, text) {name, text},
    PL_DEFINEDNESSES(X)
#undef X
};

const char *pl_defined_by_name(pl_defined_by how) {
  assert((size_t)how < PL_NUM_DEFINED_BY);
  return defined_by[how].name;
}

const char *pl_defined_by_text(pl_defined_by how) {
  assert((size_t)how < PL_NUM_DEFINED_BY);
  return defined_by[how].text;
}

void pl_tv_settle(pl_proof *proof, pl_fault fault) {
  assert(proof && (pl_is_fault(fault) == (fault.text != NULL)));
  if (fault.verdict == PL_VERDICT_INVALID) return;
  proof->verdict = fault.verdict;
  if (pl_is_fault(fault)) proof->reason = fault.text;
  if (fault.place) proof->pos = pl_op_pos(fault.place);
  if (fault.verdict != PL_VERDICT_REFUTED) return;
  proof->structural = true;
  proof->obligation = fault.obligation;
}
