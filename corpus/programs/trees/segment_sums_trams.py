class Sums:
    """Passengers per stop; sums over any stretch, quick updates."""

    def __init__(self, values):
        self.n = len(values)
        self.tree = [0] * self.n + list(values)
        for i in range(self.n - 1, 0, -1):
            self.tree[i] = self.tree[2 * i] + self.tree[2 * i + 1]

    def update(self, i, value):
        i += self.n
        self.tree[i] = value
        while i > 1:
            i //= 2
            self.tree[i] = self.tree[2 * i] + self.tree[2 * i + 1]

    def between(self, lo, hi):
        total = 0
        lo += self.n
        hi += self.n
        while lo < hi:
            if lo & 1:
                total += self.tree[lo]
                lo += 1
            if hi & 1:
                hi -= 1
                total += self.tree[hi]
            lo //= 2
            hi //= 2
        return total


def main():
    boarded = [5, 2, 9, 0, 4, 7]
    sums = Sums(boarded)
    print(sums.tree)
    print(sums.between(1, 4), sum(boarded[1:4]))
    sums.update(3, 6)
    print(sums.between(1, 4), sums.between(0, 6))
    print([sums.between(i, i + 2) for i in range(0, 6, 2)])


main()
