"""Usage: without-ops.py FILE WORD...: the parts of the file, split at lines `// -----`, in which none of the words occurs."""

import pathlib
import sys

parts = pathlib.Path(sys.argv[1]).read_text().split("// -----\n")
kept = [part for part in parts if not any(word in part for word in sys.argv[2:])]
assert len(kept) > len(parts) // 2, "most parts are left"
print("// -----\n".join(kept), end="")
