def count(box):
    tally = {}
    for paper in box:
        if not isinstance(paper, str):
            raise TypeError(f"not a paper: {paper!r}")
        tally[paper] = tally.get(paper, 0) + 1
    return tally


def recount(box, times=3):
    """Count until two counts agree."""
    previous = None
    for n in range(1, times + 1):
        try:
            now = count(box)
        except TypeError as e:
            print("  removing", e)
            box = [p for p in box if isinstance(p, str)]
        else:
            if now == previous:
                return now, n
            previous = now
    raise RuntimeError("no result")


def main():
    clean = ["red", "blue", "red"]
    dirty = ["red", 7, "blue", None, "blue"]
    result, n = recount(clean)
    print(result, "after", n, "counts")
    result, n = recount(dirty)
    print(result, "after", n, "counts,", len(dirty), "papers")
    try:
        recount(dirty, times=2)
    except RuntimeError as e:
        print(e)
    both = {p: count(clean).get(p, 0) + result.get(p, 0) for p in ("red", "blue")}
    print(both, max(both, key=both.get))


if __name__ == "__main__":
    main()
