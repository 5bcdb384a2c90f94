def picker(*preferences):
    """Each preference is a function seat -> points."""
    def pick(free):
        if not free:
            return None
        return max(sorted(free), key=lambda s: sum(p(s) for p in preferences))
    return pick


def near_row(row, weight=1):
    return lambda seat: -weight * abs(int(seat[:-1]) - row)


def aisle(letters="CD", points=3):
    return lambda seat: points if seat[-1] in letters else 0


def window():
    return aisle("AF", 2)


def never(*seats):
    return lambda seat: -1000 if seat in seats else 0


def main():
    free = {"1A", "1C", "7D", "12F", "12C", "20A"}
    business = picker(near_row(1, weight=2), aisle())
    child = picker(window(), near_row(10))
    anxious = picker(near_row(20), never("20A"), aisle("C"))
    for name, pick in [("business", business), ("child", child), ("anxious", anxious)]:
        seat = pick(free)
        free.discard(seat)
        print(f"{name:<9}{seat}")
    print(sorted(free), picker()(free), business(set()))
    print([picker(window(), never("1A"))(f) for f in ({"1A"}, {"1A", "2B"})])


main()
