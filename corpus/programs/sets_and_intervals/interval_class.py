class Interval:
    def __init__(self, low, high):
        if low > high:
            raise ValueError(f"empty interval {low}..{high}")
        self.low, self.high = low, high

    def __contains__(self, x):
        return self.low <= x <= self.high

    def __and__(self, other):
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Interval(low, high) if low <= high else None

    def __or__(self, other):
        if self & other is None:
            raise ValueError("there is a gap between them")
        return Interval(min(self.low, other.low), max(self.high, other.high))

    def __len__(self):
        return self.high - self.low

    def __eq__(self, other):
        return (self.low, self.high) == (other.low, other.high)

    def __repr__(self):
        return f"[{self.low}..{self.high}]"


def main():
    comfort = Interval(19, 23)
    forecast = Interval(12, 20)
    print(comfort & forecast, comfort | forecast)
    print([t for t in (18, 19, 22, 25) if t in comfort])
    point = Interval(5, 5)
    print(len(point), bool(point), point == Interval(5, 5))
    for a, b in ((1, 4), (9, 3)):
        try:
            print(Interval(a, b) | forecast)
        except ValueError as e:
            print("error:", e)
    if comfort & Interval(23, 30):
        print("they touch")
    else:
        print("nothing in common")


main()
