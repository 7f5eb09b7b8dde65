"""Succeeds when the process whose number stands in a file has ended; gives it ten seconds.

Usage: is_gone.py FILE
"""

import sys
import time

number = open(sys.argv[1]).read().strip()
for _ in range(100):
    try:
        state = open(f"/proc/{number}/stat").read().rsplit(")", 1)[1].split()[0]
    except OSError:
        sys.exit(0)
    if state in "ZX":  # ended, and nobody has asked for its status
        sys.exit(0)
    time.sleep(0.1)
sys.exit(f"process {number} still runs")
