"""Who runs next, and for how long."""

WEIGHTS = {"verify": 3, "interpret": 2, "meanings": 2, "mutants": 2, "upstream": 2}  # of the time; others: 1
SHORTEST, LONGEST = 10, 300  # seconds of a slice, where the campaign is long enough
TURNS = 4  # of each lane
FAILURES = 3  # starts in a row without a run, after which a lane is given up


def weight(lane):
    return WEIGHTS.get(lane.rpartition("/")[2], 1)


def slice_seconds(hours, jobs, lanes):
    """Of a turn of weight 1, others by their weight: short enough that all have their turns, long enough that reading the corpus
    is a small part."""
    share = hours * 3600 * jobs / (sum(map(weight, lanes)) or 1)
    return min(share, max(SHORTEST, min(LONGEST, share / TURNS)))


def usable(lanes):
    return [name for name, lane in lanes.items() if lane["failures"] < FAILURES]


def choose(lanes, running):
    """The lane whose share of the time is the smallest, rather one of a target that nobody runs; of those that are equal one with
    a small share, whose findings say more plainly what is wrong. None if none is usable."""

    def key(name):
        same = sum(other == name for other in running)
        return same, lanes[name]["seconds"] / weight(name), lanes[name]["slices"], weight(name), name

    return min(usable(lanes), key=key, default=None)
