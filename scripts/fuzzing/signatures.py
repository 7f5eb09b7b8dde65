"""What a finding says, so that one defect that many inputs show is one finding."""

import re

PATTERNS = (r"^FINDING\n(.*)", r"(Assertion .* failed)", r"(runtime error: .*)", r"SUMMARY: (.*)", r"(libFuzzer: \w.*)")
# A lowering is wrong, or a run differs, by a rule: what stands behind the rule is the counterexample.
BY_A_RULE = r"^(@\S+ (?:is refuted|differs) \([\w-]+\)|mlir-opt-\d+ is refuted [\w-]+): .*"
# Text that breaks off breaks the sentence around it, in either form: where the parser trips says nothing of the defect.
BROKEN_TEXT = r"^(?:the (?:generic|custom) form|what was printed) is not read: (?:expected|unexpected|unbalanced|" \
              r"unknown escape|custom op|@ identifier|invalid (?:(?:SSA|block|attribute) name|type)) .*"
OF_THIS_INPUT = r"0x[0-9a-f]+|@\S+|'[^']*'|`[^`]*`|\"[^\"]*\"|\b[0-9]+\b|order .*"


def masked(text):
    """A sentence without names, numbers and addresses."""
    text = re.sub(BROKEN_TEXT, "what was printed is not read: a syntax error", re.sub(BY_A_RULE, r"\1", text))
    return re.sub(OF_THIS_INPUT, "_", text).strip()


def signature(output):
    """What a finding says, without what is of this input alone; None if the output is of a run without finding. A sentence that
    ends with a colon goes on with the first error behind it."""
    for pattern in PATTERNS:
        match = re.search(pattern, output, re.M)
        if not match:
            continue
        error = re.search(r"error: (.*)", output[match.end():]) if match.group(1).endswith(":") else None
        return masked(match.group(1) + (" " + error.group(1) if error else ""))
    return None
