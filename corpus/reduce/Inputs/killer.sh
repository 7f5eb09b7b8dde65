#!/bin/sh
# Usage: killer.sh FOLDER FILE: succeeds if FILE divides; when it is asked for the eighth time, it kills the process whose number stands
# in FOLDER/pid.
echo . >> "$1/asked"
if [ "$(wc -l < "$1/asked")" -eq 8 ]; then
  kill -KILL "$(cat "$1/pid")"
fi
grep -q arith.divsi "$2"
