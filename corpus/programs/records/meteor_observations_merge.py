from typing import NamedTuple


class Seen(NamedTuple):
    minute: int
    bright: float
    observer: str


def merge(*lists, tolerance=1):
    """Observations of different people within the tolerance are one meteor."""
    groups = []
    for s in sorted(s for seen in lists for s in seen):
        for g in groups:
            close = abs(g[-1].minute - s.minute) <= tolerance
            if close and s.observer not in {x.observer for x in g}:
                g.append(s)
                break
        else:
            groups.append([s])
    return groups


def main():
    ida = [Seen(3, 2.0, "Ida"), Seen(14, -1.5, "Ida"), Seen(15, 3.0, "Ida")]
    uwe = [Seen(4, 1.5, "Uwe"), Seen(15, -2.0, "Uwe"), Seen(40, 0.5, "Uwe")]
    groups = merge(ida, uwe)
    for g in groups:
        brightness = sum(s.bright for s in g) / len(g)
        print(g[0].minute, "+".join(s.observer for s in g), f"{brightness:+.2f}")
    print(len(ida) + len(uwe), "observations,", len(groups), "meteors")
    sure = [g for g in groups if len(g) > 1]
    print(len(sure), "sure", min(s.bright for g in sure for s in g))
    print(len(merge(ida, uwe, tolerance=0)), len(merge(ida, ida)), merge())


if __name__ == "__main__":
    main()
