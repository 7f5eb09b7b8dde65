"""Builds of the engines."""

import fcntl
import os
import subprocess

from .targets import ROOT

COUNT = """root=$1; . "$root/scripts/lib.sh"; count_runs "$2" """
PRESETS = {"libfuzzer": "fuzz", "libfuzzer-memory": "fuzz-memory", "afl": "fuzz-afl"}


def configure(preset, folder, goals=(), jobs=2, log=None, **settings):
    """True if the preset is built in the folder: the goals, or everything, with settings as environment of the compiler. One
    script at a time, as scripts/lib.sh has it. What the tools say goes to the file log, or is not told but for errors."""
    environment = dict(os.environ, **settings)
    commands = [["sh", "-c", COUNT, "build", ROOT, preset], ["cmake", "--preset", preset, "-B", folder],
                ["cmake", "--build", folder, "-j",
                 str(jobs), *(["--target", *goals] if goals else [])]]
    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build/.lock", "w", encoding="utf-8") as lock, open(log or os.devnull, "wb") as file:
        fcntl.flock(lock, fcntl.LOCK_EX)
        errors = subprocess.STDOUT if log else None
        return all(
            subprocess.run(command, cwd=ROOT, env=environment, stdout=file, stderr=errors, check=False).returncode == 0
            for command in commands)
