from typing import NamedTuple, Iterable


class Show(NamedTuple):
    channel: str
    title: str
    start: int      # minutes after 18:00
    end: int


def clock(minutes: int) -> str:
    h, m = divmod(18 * 60 + minutes, 60)
    return f"{h % 24:02d}:{m:02d}"


def running(shows: Iterable[Show], at: int):
    return [s for s in shows if s.start <= at < s.end]


def evening(shows: Iterable[Show]):
    """Watch as many whole shows as possible."""
    plan = []
    for show in sorted(shows, key=lambda s: s.end):
        if not plan or show.start >= plan[-1].end:
            plan.append(show)
    return plan


def main():
    shows = [
        Show("ONE", "News", 0, 15),
        Show("ONE", "Crime", 15, 105),
        Show("TWO", "Quiz", 10, 55),
        Show("TWO", "Match", 55, 175),
        Show("ARTÉ", "Opera", 0, 180),
        Show("ONE", "Talk", 330, 390),
    ]
    print([s.title for s in running(shows, 12)])
    for show in evening(shows):
        print(clock(show.start), clock(show.end), show.channel, show.title)
    off = {s.channel: max(x.end for x in shows if x.channel == s.channel) for s in shows}
    print({c: clock(t) for c, t in off.items()})
    print(running(shows, 180))


main()
