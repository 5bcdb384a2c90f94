class Oracle:
    """Knows the broken version, counts how often it was asked."""

    def __init__(self, first_bad):
        self._first_bad = first_bad
        self.asked = 0

    def is_bad(self, version):
        self.asked += 1
        return version >= self._first_bad


def first_bad(versions, oracle):
    good, bad = -1, len(versions)
    while bad - good > 1:
        middle = (good + bad) // 2
        if oracle.is_bad(versions[middle]):
            bad = middle
        else:
            good = middle
    return versions[bad] if bad < len(versions) else None


def main():
    versions = [(1, minor) for minor in range(6)] + [(2, 0), (2, 1)]
    for culprit in [(1, 3), (1, 0), (2, 1), (3, 0)]:
        oracle = Oracle(culprit)
        found = first_bad(versions, oracle)
        text = ".".join(map(str, found)) if found else "none"
        print(f"{culprit}: found {text} after {oracle.asked} tests")
    linear = sum(versions.index(v) + 1 for v in versions) / len(versions)
    print("one by one:", linear)


if __name__ == "__main__":
    main()
