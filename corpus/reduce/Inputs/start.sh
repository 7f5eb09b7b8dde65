#!/bin/sh
# Usage: start.sh FOLDER COMMAND...: runs a command whose number stands in FOLDER/pid.
folder=$1
shift
echo $$ > "$folder/pid"
exec "$@"
