def buckets(people, width=10):
    result = {}
    for name, age in people:
        low = age // width * width
        result.setdefault(low, []).append((name, age))
    return result


def bucket_sort(people):
    ordered = []
    filled = buckets(people)
    for low in sorted(filled):
        ordered += sorted(filled[low], key=lambda p: p[1])
    return ordered


def histogram(people):
    filled = buckets(people)
    for low in range(min(filled), max(filled) + 1, 10):
        names = [n for n, _ in filled.get(low, [])]
        print(f"{low:>2}-{low + 9}: {'▇' * len(names)} {', '.join(names)}".rstrip())


if __name__ == "__main__":
    club = [("Fay", 34), ("Gil", 8), ("Hal", 61), ("Isa", 31), ("Jon", 9), ("Kat", 30)]
    histogram(club)
    for name, age in bucket_sort(club):
        print(age, name, end="; ")
    print()
    assert [a for _, a in bucket_sort(club)] == sorted(a for _, a in club)
    youngest, *_, oldest = bucket_sort(club)
    print(youngest, oldest)
