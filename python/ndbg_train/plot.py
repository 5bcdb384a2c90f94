"""Plots a log as SVG: loss and next-state accuracy against tokens.

    python -m ndbg_train.plot RUN/log.jsonl [MORE.jsonl …] --out plot.svg
"""
import argparse
import math
from pathlib import Path
from xml.sax.saxutils import escape

from .logbook import read_log
from .refusal import Refusal, speaking_plainly

WIDTH, HEIGHT, LEFT, TOP, GAP = 720, 260, 60, 30, 60
COLOURS = ("#1f6feb", "#d1495b", "#2e933c", "#8a4fff", "#c77d00", "#00798c")


def _ticks(low, high, count=5):
    raw = (high - low) / count or 1.0
    step = 10 ** math.floor(math.log10(raw))
    step *= next(factor for factor in (1, 2, 5, 10) if factor * step >= raw)
    first = math.ceil(low / step)
    return [number * step for number in range(first, math.floor(high / step + 1e-9) + 1)]


def _panel(title, series, top, low, high, right):
    """series: [(name, [(x, y)])], x in millions of tokens."""
    across = lambda x: LEFT + x / right * (WIDTH - LEFT - 20)
    down = lambda y: top + HEIGHT - (min(max(y, low), high) - low) / (high - low) * HEIGHT
    parts = [f'<text x="{LEFT}" y="{top - 10}" font-weight="bold">{escape(title)}</text>']
    for y in _ticks(low, high):
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - 20}" y1="{down(y):.1f}" y2="{down(y):.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{down(y) + 4:.1f}" text-anchor="end">{y:g}</text>')
    for x in _ticks(0, right):
        parts.append(f'<text x="{across(x):.1f}" y="{top + HEIGHT + 16}" text-anchor="middle">{x:g}</text>')
    for number, (name, points) in enumerate(series):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(f"{across(x):.1f},{down(y):.1f}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        parts.append(
            f'<text x="{WIDTH - 24}" y="{top + 14 + 15 * number}" text-anchor="end" '
            f'fill="{colour}">{escape(name)}</text>'
        )
    return "\n".join(parts)


def _without_lost_steps(lines):
    """Leaves out steps that were lost: a run that goes on from a checkpoint repeats the steps after it."""
    kept = []
    for line in lines:
        if line["kind"] == "start":
            kept = [other for other in kept if other.get("step", 0) <= line.get("step", math.inf)]
        kept.append(line)
    return kept


def draw(logs):
    """logs: [(name, lines)] → the text of an SVG."""
    losses, scores = [], []
    for name, lines in ((name, _without_lost_steps(lines)) for name, lines in logs):
        steps = [(line["tokens"] / 1e6, line["loss"]) for line in lines if line["kind"] == "step"]
        evals = [(line["tokens"] / 1e6, line) for line in lines if line["kind"] == "eval"]
        losses.append((name, steps))
        if evals:
            losses.append((f"{name}, held out", [(x, line["eval_loss"]) for x, line in evals]))
            scores.append((name, [(x, 100 * line["state_accuracy"]) for x, line in evals]))
    every = [point for _name, points in losses for point in points]
    if not every:
        raise Refusal("nothing to draw: the log has no steps yet")
    right = max(x for x, _y in every) or 1.0
    values = sorted(y for _x, y in every)
    # The first steps lie far above the rest; cutting the top shows the part that matters.
    high = max(values[int(0.98 * (len(values) - 1))] * 1.05, values[0] + 1e-3)
    low = max(0.0, values[0] - 0.1 * (high - values[0]))
    below = TOP + HEIGHT + GAP
    whole = below + HEIGHT + 50
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{whole}" viewBox="0 0 {WIDTH} {whole}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{whole}" fill="#fff"/>',
        _panel("loss on target tokens (nats)", losses, TOP, low, high, right),
        _panel("next state exactly right (%), teacher-forced, held out", scores, below, 0, 100, right),
        f'<text x="{WIDTH // 2}" y="{whole - 8}" text-anchor="middle">million tokens</text>',
        "</svg>",
        "",
    ])


@speaking_plainly
def main(argv=None):
    parser = argparse.ArgumentParser(prog="ndbg_train.plot", description=__doc__.split("\n")[0])
    parser.add_argument("logs", nargs="+")
    parser.add_argument("--out", required=True)
    args = parser.parse_args(argv)
    for path in args.logs:
        if not Path(path).is_file():
            raise Refusal(f"{path}: no such log")
    named = [(Path(path).parent.name or path, read_log(path)) for path in args.logs]
    Path(args.out).write_text(draw(named), encoding="utf-8")


if __name__ == "__main__":
    main()
