from bisect import bisect_left, insort


class Sample:
    def __init__(self, values=()):
        self._data = sorted(values)

    def add(self, x):
        insort(self._data, x)

    def rank(self, x):
        return bisect_left(self._data, x) / len(self._data)

    def median(self):
        n = len(self._data)
        mid = n // 2
        if n % 2:
            return self._data[mid]
        return (self._data[mid - 1] + self._data[mid]) / 2

    def trimmed(self, k):
        return self._data[k:-k]


def main():
    s = Sample([14, 9, 11, 17, 6, 12])
    print("median", s.median())
    for x in (20, 3, 12):
        s.add(x)
    print("median", s.median(), "rank of 12:", round(s.rank(12), 3))
    print(s.trimmed(2), s.trimmed(1))
    print(s.trimmed(0))
    lows = Sample(x for x in s.trimmed(1) if x < 10)
    print(lows.median(), lows.rank(100))


main()
