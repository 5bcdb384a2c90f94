from typing import NamedTuple


class Change(NamedTuple):
    bar: int
    bpm: float
    beats: int = 4


def bar_times(changes: list[Change], bars: int) -> list[float]:
    times = [0.0]
    current = changes[0]
    upcoming = iter(changes[1:])
    nxt = next(upcoming, None)
    for bar in range(1, bars + 1):
        if nxt and bar == nxt.bar:
            current, nxt = nxt, next(upcoming, None)
        times.append(times[-1] + current.beats * 60 / current.bpm)
    return times


def fmt(seconds: float) -> str:
    return f"{int(seconds // 60)}:{seconds % 60:05.2f}"


def main() -> None:
    piece = [Change(1, 120), Change(5, 60, beats=3), Change(8, 160)]
    times = bar_times(piece, 10)
    for bar, t in enumerate(times[:-1], start=1):
        mark = next((f"  ♩={c.bpm:g}" for c in piece if c.bar == bar), "")
        print(f"bar {bar:>2} {fmt(t)}{mark}")
    print("end", fmt(times[-1]))
    lengths = [b - a for a, b in zip(times, times[1:])]
    print("longest bar", lengths.index(max(lengths)) + 1, "same:", len(set(lengths)))
    at = 12.0
    bar = sum(t <= at for t in times)
    print(f"at {fmt(at)} we are in bar {bar}")


main()
