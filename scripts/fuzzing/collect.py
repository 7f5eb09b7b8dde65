"""What inputs cover, as a fuzz target tells it: fuzz-NAME --collect, see fuzz/collect/collect.h."""

import collections
import os
import shutil
import struct
import subprocess
import threading

# pl_collect_kind: each input meets what those before it left; what the target holds, made anew; a new process.
PATH, AFTER_OTHERS, FRESH, PROCESS = 1, None, 3, 4
COLLECTED = 1  # pl_collect_status

Answer = collections.namedtuple("Answer", "status payload")


def numbers(payload):
    """A list of ascending numbers as differences of seven bits a byte."""
    at = shift = value = 0
    for byte in payload:
        value |= (byte & 127) << shift
        shift += 7
        if not byte & 128:
            at += value
            yield at
            shift = value = 0


def features(answer):
    """Those of an answer; none of a finding, or of what has died."""
    return set(numbers(answer.payload)) if answer.status == COLLECTED else set()


def ask(binary, files, meeting=PROCESS, environment=None):
    """An answer for each of the files, in their order. Addresses are not random."""
    fixed = ["setarch", "-R"] if shutil.which("setarch") else []
    command = [*fixed, binary, "--collect"]
    before = struct.pack("=II", meeting, 0) if meeting else b""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as process:

        def put():
            for path in map(os.fsencode, files):
                process.stdin.write(before + struct.pack("=II", PATH, len(path)) + path)
            process.stdin.close()

        process.stdout.readline()
        asker = threading.Thread(target=put)
        asker.start()
        for _ in files:
            status, length, _ = struct.unpack("=IIQ", process.stdout.read(16))
            yield Answer(status, process.stdout.read(length))
        asker.join()
