class Segment:
    def __init__(self, start, end, surface):
        self.start, self.end, self.surface = start, end, surface

    @property
    def length(self):
        return self.end - self.start

    def joins(self, other):
        return self.end == other.start and self.surface == other.surface

    def __add__(self, other):
        if not self.joins(other):
            return NotImplemented
        return Segment(self.start, other.end, self.surface)

    def __repr__(self):
        return f"{self.surface}[{self.start:g}-{self.end:g}]"


def simplify(segments):
    result = []
    for seg in sorted(segments, key=lambda s: s.start):
        if result and result[-1].joins(seg):
            result[-1] += seg
        else:
            result.append(seg)
    return result


def at(segments, km):
    return next((s.surface for s in segments if s.start <= km < s.end), None)


def main():
    tour = [
        Segment(0, 2.5, "road"), Segment(4, 7, "gravel"), Segment(2.5, 4, "road"),
        Segment(7, 7.5, "gravel"), Segment(7.5, 9, "road"),
    ]
    short = simplify(tour)
    print(short)
    totals = {}
    for s in short:
        totals[s.surface] = totals.get(s.surface, 0) + s.length
    print(totals, at(short, 3.99), at(short, 9))
    try:
        print(short[0] + short[2])
    except TypeError as e:
        print("cannot join:", e)


if __name__ == "__main__":
    main()
