from dataclasses import dataclass


@dataclass(frozen=True)
class Train:
    name: str
    start: str
    leave: int
    end: str
    arrive: int


def clock(text):
    h, m = text.split(":")
    return int(h) * 60 + int(m)


def show(t):
    return f"{t // 60}:{t % 60:02}"


TRAINS = [Train(n, a, clock(t), b, clock(u)) for n, a, t, b, u in (
    line.split() for line in """\
R1 Ulm 8:00 Bonn 9:10
R2 Bonn 9:12 Kiel 12:00
R3 Bonn 9:30 Kiel 11:45
IC Ulm 8:30 Kiel 12:05""".splitlines())]


def trips(here, goal, now, change=5, seen=()):
    for t in TRAINS:
        if t.start != here or t.leave < now or t.end in seen:
            continue
        if t.end == goal:
            yield (t,)
        else:
            for rest in trips(t.end, goal, t.arrive + change, change, (*seen, here)):
                yield (t, *rest)


for trip in trips("Ulm", "Kiel", clock("7:45")):
    print("+".join(t.name for t in trip), show(trip[0].leave), show(trip[-1].arrive))
best = min(trips("Ulm", "Kiel", 0, change=2), key=lambda trip: (trip[-1].arrive, len(trip)))
print([t.name for t in best], list(trips("Kiel", "Ulm", 0)))
