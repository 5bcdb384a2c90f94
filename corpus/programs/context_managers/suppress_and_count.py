class Tolerate:
    """Swallow up to `limit` errors of the given kinds."""

    def __init__(self, *kinds, limit=3):
        self.kinds = kinds
        self.limit = limit
        self.caught = []

    def __enter__(self):
        return self

    def __exit__(self, kind, error, tb):
        if kind is None or not issubclass(kind, self.kinds):
            return False
        self.caught.append(f"{kind.__name__}: {error}")
        return len(self.caught) <= self.limit


def main():
    tolerate = Tolerate(ValueError, ZeroDivisionError, limit=2)
    shares = []
    for text in ["4", "0", "8", "x", "5"]:
        with tolerate:
            n = int(text)
            shares.append(40 / n)
    print(shares)
    print(*tolerate.caught, sep="\n")
    try:
        with tolerate:
            int("seven")
    except ValueError:
        print("that was one too many:", len(tolerate.caught))
    print(tolerate.limit - len(tolerate.caught))


main()
