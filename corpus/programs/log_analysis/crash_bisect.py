from bisect import bisect_left

releases = ["r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9"]
checks = []


class Probe:
    """Looks like a list of bools, but runs the check for each access."""

    def __init__(self, items, test):
        self.items, self.test = items, test

    def __len__(self):
        return len(self.items)

    def __getitem__(self, i):
        checks.append(self.items[i])
        return self.test(self.items[i])


def crashes(release):
    return int(release[1:]) >= 6


def bisect_by_hand(items, bad):
    low, high = 0, len(items) - 1
    steps = 0
    while low < high:
        middle = (low + high) // 2
        steps += 1
        if bad(items[middle]):
            high = middle
        else:
            low = middle + 1
    return items[low], steps


def main():
    first = bisect_left(Probe(releases, crashes), True)
    print(releases[first], checks)
    print(bisect_by_hand(releases, crashes))
    print(bisect_by_hand(releases, lambda r: True))
    print(bisect_by_hand(releases, lambda r: False))
    checks.clear()
    none = bisect_left(Probe(releases[:5], crashes), True)
    print(none, len(checks), none == len(releases[:5]))


if __name__ == "__main__":
    main()
