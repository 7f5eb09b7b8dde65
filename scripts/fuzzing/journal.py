"""What a campaign knows, in a file: whoever kills it at any moment loses some seconds of counting, and nothing that was found."""

import datetime
import errno
import fcntl
import json
import os
import socket

VERSION = 1
SAMPLES = 400  # of a lane; when there are more, every second one goes


class InUse(Exception):
    """Another campaign works in the folder."""


class Unreadable(Exception):
    """The folder holds something else."""


def now():
    return datetime.datetime.now().astimezone().isoformat(timespec="seconds")


def write_atomically(path, text):
    """The file has the old text or the new one, never a part."""
    draft = path.with_name(path.name + ".draft")
    with open(draft, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, path)


def empty_lane():
    counts = dict.fromkeys(("slices", "runs", "coverage", "features", "corpus", "restarts", "failures"), 0)
    return dict(counts, seconds=0.0, trouble="", samples=[])


def thinned(samples):
    """Not more than SAMPLES of them; the last one stays."""
    while len(samples) > SAMPLES:
        samples = samples[:-1:2] + samples[-1:]
    return samples


class Journal:
    """DIR/state.json, and DIR/lock, which is held as long as this process lives."""

    def __init__(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "state.json"
        self.lock = open(folder / "lock", "a+", encoding="utf-8")
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno not in (errno.EAGAIN, errno.EACCES):
                raise
            self.lock.seek(0)
            holder = self.lock.read().strip()
            self.lock.close()
            raise InUse(holder or "somebody") from error
        self.lock.truncate(0)
        self.lock.write(f"process {os.getpid()} on {socket.gethostname()}\n")
        self.lock.flush()
        try:
            self.state = self._read()
        except Unreadable:
            self.lock.close()
            raise

    def _read(self):
        try:
            state = json.loads(self.path.read_text(encoding="utf-8", errors="surrogateescape"))
        except FileNotFoundError:
            return None
        except ValueError as error:
            raise Unreadable(f"{self.path} is no journal: {error}") from error
        if not isinstance(state, dict) or state.get("version") != VERSION:
            raise Unreadable(f"{self.path} is no journal of this version")
        return state

    @property
    def is_unfinished(self):
        """Whether there is a campaign that was stopped."""
        return self.state is not None and self.state["phase"] != "done"

    def begin(self, settings, lanes, token):
        """A campaign that was stopped goes on; behind one that has ended the next one begins, which knows what that one found.
        True if it goes on."""
        state = self.state
        if state is None:
            state = self.state = {"version": VERSION, "run": 0, "phase": "done", "lanes": {}, "findings": {}, "sessions": [],
                                  "history": []}
        goes_on = self.is_unfinished
        if not goes_on:
            state.update(run=state["run"] + 1, phase="fuzzing", started=now(), elapsed=0.0, corpora={}, proofs=None, lanes={},
                         sessions=[])
        state["left_behind"] = state.get("token")
        state["token"] = token
        state["settings"] = settings
        state["most_jobs"] = max(settings["jobs"], state.get("most_jobs", 0))
        state["lanes"] = {name: state["lanes"].get(name) or empty_lane() for name in lanes}
        for session in state["sessions"]:
            session["how"] = session["how"] or "killed"
        state["sessions"].append({"began": now(), "ended": None, "how": None})
        self.save()
        return goes_on

    def save(self):
        write_atomically(self.path, json.dumps(self.state, indent=1))

    def end_session(self, how):
        self.state["sessions"][-1].update(ended=now(), how=how)
        self.save()

    def sample(self, name, progress):
        """Adds what a lane has reached at this time of the campaign: (runs, coverage, features, inputs of the corpus)."""
        lane = self.state["lanes"][name]
        point = [round(self.state["elapsed"], 1), *progress]
        if lane["samples"] and lane["samples"][-1][0] == point[0]:
            lane["samples"].pop()
        lane["samples"] = thinned(lane["samples"] + [point])
