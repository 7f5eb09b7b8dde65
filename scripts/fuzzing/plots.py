"""The plots of a report, as SVG that takes its colours and its font from the page."""

import io
import math
import re

import matplotlib
import numpy
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

TEXT, LINE = "#010203", "#040506"  # stand for the page's own
COLORS = ("#2f6fde", "#e07b22", "#2f9e5b", "#c93c4f", "#8a5bd0", "#8c6a4f", "#d0629e", "#6f7680", "#a8a021", "#1fa3b3", "#5c7cfa",
          "#f2a65a", "#5fc98a", "#e8808e", "#b79be8", "#bf9d84")
VERDICTS = {"proved": "#2f9e5b", "refuted": "#c93c4f", "unknown": "#e0a022", "unsupported": "#8a8f98"}
ENGINES = {"libfuzzer": "#2f6fde", "afl": "#e07b22"}
STYLE = {
    "svg.fonttype": "none", "font.family": "sans-serif", "font.size": 9, "text.color": TEXT, "axes.labelcolor": TEXT,
    "axes.edgecolor": LINE, "xtick.color": LINE, "ytick.color": LINE, "xtick.labelcolor": TEXT, "ytick.labelcolor": TEXT,
    "axes.facecolor": "none", "figure.facecolor": "none", "savefig.facecolor": "none", "axes.spines.top": False,
    "axes.spines.right": False, "axes.grid": True, "grid.color": LINE, "grid.linewidth": 0.6, "axes.axisbelow": True,
    "legend.frameon": False, "axes.titlesize": 9, "axes.titlelocation": "left", "text.usetex": False, "text.parse_math": False
}


def drawing(name, titles, draw, width=9.6, height=3.0):
    """The SVG of what draw(figure) makes; titles: group id -> text that is shown where the pointer rests."""
    with matplotlib.rc_context(dict(STYLE, **{"svg.hashsalt": name})):
        figure = Figure(figsize=(width, height), layout="constrained")
        FigureCanvasSVG(figure)
        draw(figure)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    svg = text.getvalue()
    svg = svg[svg.index("<svg"):]
    svg = re.sub(r'<svg [^>]*viewBox="([^"]*)"[^>]*>', rf'<svg class="plot" data-plot="{name}" role="img" viewBox="\1" '
                 'xmlns:xlink="http://www.w3.org/1999/xlink">',
                 svg,
                 count=1)
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.S).replace(TEXT, "currentColor").replace(LINE, "var(--line)")
    svg = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", svg)
    # One page has many drawings: names are made the drawing's own.
    svg = re.sub(r'\bid="([^"]+)"', rf'id="{name}-\1"', svg)
    svg = re.sub(r'(xlink:href="#|url\(#)', rf"\1{name}-", svg)
    for group, title in titles.items():
        svg = svg.replace(f'<g id="{name}-{group}">', f'<g id="{name}-{group}"><title>{escaped(title)}</title>')
    return svg


def escaped(text):
    return "".join({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}.get(c, c) if c.isprintable() else "?" for c in text)


def short(value, _=None):
    """1200000 as 1.2M."""
    for limit, unit in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if abs(value) >= limit:
            return f"{value / limit:.3g}{unit}"
    return f"{value:.3g}"


def clock(seconds, _=None):
    minutes, rest = divmod(int(round(seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}" if hours else f"{minutes}:{rest:02}"


def time_axis(axes, report):
    axes.set_xlim(0, max(1.0, report["campaign"]["seconds"]))
    axes.xaxis.set_major_locator(MaxNLocator(6, steps=[1, 1.5, 2, 3, 6, 10]))
    axes.xaxis.set_major_formatter(FuncFormatter(clock))


def points(lane, column, end):
    """A lane's samples as two lists, from the beginning to the end of the campaign."""
    xs = [0.0] + [sample[0] for sample in lane["samples"]] + [end]
    ys = [sample[column] for sample in lane["samples"]]
    return xs, [0] + ys + ys[-1:] if ys else [0, 0]


def with_samples(report):
    return [lane for lane in report["lanes"] if lane["samples"]]


def name_of(lane, report):
    return lane["target"] + (" (AFL++)" if report["campaign"]["engine"] == "both" and lane["engine"] == "afl" else "")


def over_time(report, name, column, label, log):
    """One line for each target that has run."""
    lanes = sorted(with_samples(report), key=lambda lane: -lane["samples"][-1][column])
    titles = {f"line-{i}": f"{name_of(lane, report)}: {lane['samples'][-1][column]:,}" for i, lane in enumerate(lanes)}

    def draw(figure):
        axes = figure.subplots()
        for i, lane in enumerate(lanes):
            xs, ys = points(lane, column, report["campaign"]["seconds"])
            style = {"linestyle": "--"} if lane["engine"] == "afl" and report["campaign"]["engine"] == "both" else {}
            line, = axes.plot(xs, [max(y, 1) if log else y for y in ys],
                              color=COLORS[i % len(COLORS)],
                              linewidth=1.6,
                              label=f"{name_of(lane, report)}  {short(lane['samples'][-1][column])}",
                              drawstyle="steps-post" if column != 1 else "default",
                              **style)
            line.set_gid(f"line-{i}")
        if log:
            axes.set_yscale("log")
        else:
            axes.set_ylim(bottom=0)
        axes.yaxis.set_major_formatter(FuncFormatter(short))
        axes.minorticks_off()
        axes.set_ylabel(label)
        axes.set_xlabel("time of the campaign")
        time_axis(axes, report)
        if lanes:
            axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), fontsize=8, handlelength=1.2, labelspacing=0.35)

    return drawing(name, titles, draw, height=3.3)


def coverage(report):
    """A small plot for each target: edges over time."""
    names = list(dict.fromkeys(lane["target"] for lane in with_samples(report)))
    columns = min(4, max(1, len(names)))
    rows = math.ceil(len(names) / columns) or 1
    titles = {}

    def draw(figure):
        grid = figure.subplots(rows, columns, squeeze=False).ravel()
        for place, name in zip(grid, names):
            shown = []
            for lane in with_samples(report):
                if lane["target"] == name:
                    xs, ys = points(lane, 2, report["campaign"]["seconds"])
                    color = ENGINES.get(lane["engine"], COLORS[0])
                    line, = place.plot(xs[1:], ys[1:], color=color, linewidth=1.6, drawstyle="steps-post")
                    line.set_gid(f"{lane['engine']}-{name}")
                    titles[f"{lane['engine']}-{name}"] = f"{name}, {lane['engine']}: {ys[-1]:,} edges"
                    shown.append(f"{ys[-1]:,}")
            place.set_title(f"{name}  {' / '.join(shown)}")
            place.yaxis.set_major_locator(MaxNLocator(3, integer=True))
            place.yaxis.set_major_formatter(FuncFormatter(short))
            place.xaxis.set_major_locator(MaxNLocator(3))
            place.set_xlim(0, max(1.0, report["campaign"]["seconds"]))
            place.xaxis.set_major_formatter(FuncFormatter(clock))
            place.margins(y=0.15)
        for place in grid[len(names):]:
            place.set_visible(False)

    return drawing("coverage", titles, draw, height=0.4 + 1.45 * rows)


def verdicts(proofs):
    """One bar: of all functions, how many have which verdict."""
    titles = {f"verdict-{name}": f"{name}: {count:,}" for name, count in proofs["verdicts"].items()}

    def draw(figure):
        axes = figure.subplots()
        left = 0
        for name, count in proofs["verdicts"].items():
            if count:
                bar = axes.barh(0, count, left=left, color=VERDICTS[name], label=f"{name} {count:,}")[0]
                bar.set_gid(f"verdict-{name}")
                left += count
        axes.set_xlim(0, max(1, left))
        axes.axis("off")
        axes.legend(loc="upper left", bbox_to_anchor=(0, -0.02), ncols=4, fontsize=9, borderaxespad=0)

    return drawing("verdicts", titles, draw, height=0.75)


def proof_times(proofs):
    """How many functions take how long, and how many of them are done by then."""
    times = numpy.maximum(numpy.array(proofs["milliseconds"], dtype=float), 0.01)
    edges = numpy.logspace(math.floor(math.log10(times.min())), math.ceil(math.log10(times.max()) + 1e-9) or 1, 41)

    def draw(figure):
        axes = figure.subplots()
        axes.hist(times, bins=edges, color=COLORS[0], alpha=0.85)
        axes.set_xscale("log")
        axes.set_xlabel("milliseconds for a function")
        axes.set_ylabel("functions")
        axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
        axes.xaxis.set_major_formatter(FuncFormatter(short))
        axes.minorticks_off()
        share = axes.twinx()
        share.plot(times,
                   100 * numpy.arange(1,
                                      len(times) + 1) / len(times),
                   color=COLORS[1],
                   linewidth=1.6,
                   drawstyle="steps-post")
        share.set_ylim(0, 102)
        share.grid(False)
        share.set_ylabel("% done", color=COLORS[1])
        share.spines["right"].set_visible(False)

    return drawing("proof-times", {}, draw, height=2.6)


def history(rows):
    """Findings of each run of this folder."""

    def draw(figure):
        axes = figure.subplots()
        xs = range(len(rows))
        axes.bar(xs, [row["findings"] for row in rows], color=VERDICTS["unsupported"], label="findings")
        axes.bar(xs, [row["new"] for row in rows], color=VERDICTS["refuted"], label="new")
        axes.set_xticks(list(xs), [row["started"][:10] for row in rows], fontsize=8, rotation=30 if len(rows) > 8 else 0)
        axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
        axes.legend(fontsize=8)

    return drawing("history", {}, draw, height=2.0)


def all_of(report):
    """Name -> SVG; "" for a plot that has nothing to show."""
    result = dict.fromkeys(("runs", "coverage", "corpus", "verdicts", "proof-times", "history"), "")
    if with_samples(report):
        result["runs"] = over_time(report, "runs", 1, "runs", log=True)
        result["coverage"] = coverage(report)
        result["corpus"] = over_time(report, "corpus", 4, "inputs", log=False)
    if report["proofs"] and report["proofs"]["milliseconds"]:
        result["verdicts"] = verdicts(report["proofs"])
        result["proof-times"] = proof_times(report["proofs"])
    if len(report["history"]) > 1:
        result["history"] = history(report["history"][-30:])
    return result
