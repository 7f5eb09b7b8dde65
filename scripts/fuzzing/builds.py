"""Builds of the engines."""

import os
import subprocess

from .targets import ROOT

PRESETS = {"libfuzzer": "fuzz", "libfuzzer-memory": "fuzz-memory", "afl": "fuzz-afl"}


def configure(preset, folder, goals=(), jobs=2, **settings):
    """True if the preset is built in the folder: the goals, or everything, with settings as environment of the compiler."""
    environment = dict(os.environ, **settings)
    commands = [["cmake", "--preset", preset, "-B", folder],
                ["cmake", "--build", folder, "-j", str(jobs), *(["--target", *goals] if goals else [])]]
    return all(subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, check=False).returncode == 0
               for command in commands)
