class Interval:
    def __init__(self, low, high=None):
        self.low = low
        self.high = low if high is None else high

    def __add__(self, other):
        return Interval(self.low + other.low, self.high + other.high)

    def __sub__(self, other):
        return Interval(self.low - other.high, self.high - other.low)

    def __mul__(self, other):
        products = [a * b for a in (self.low, self.high) for b in (other.low, other.high)]
        return Interval(min(products), max(products))

    def __contains__(self, x):
        return self.low <= x <= self.high

    def __lt__(self, other):
        return self.high < other.low

    def __repr__(self):
        return f"[{self.low}, {self.high}]"


def main():
    trip = Interval(20, 30)
    stop = Interval(5, 10)
    total = trip + stop + trip
    print(total, total - trip, 55 in total)
    print(trip * Interval(-1, 2), Interval(3) * stop)
    print(stop < trip, trip < total, trip - trip)
    arrival = Interval(8 * 60) + total
    print(arrival, "early" if arrival < Interval(9 * 60 + 15) else "maybe late")


main()
