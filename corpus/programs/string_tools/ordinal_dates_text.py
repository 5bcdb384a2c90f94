def ordinal(n):
    if 10 <= n % 100 <= 20:
        suffix = "th"
    else:
        suffix = {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return str(n) + suffix


def join_list(items, conjunction="and"):
    items = list(items)
    if len(items) < 2:
        return "".join(items)
    return ", ".join(items[:-1]) + f" {conjunction} " + items[-1]


def ranges(numbers):
    """[1, 2, 3, 7, 8, 10] -> '1-3, 7-8, 10'"""
    parts = []
    start = prev = None
    for n in sorted(set(numbers)) + [None]:
        if prev is not None and n == prev + 1:
            prev = n
            continue
        if prev is not None:
            parts.append(str(start) if start == prev else f"{start}-{prev}")
        start = prev = n
    return ", ".join(parts)


if __name__ == "__main__":
    print([ordinal(n) for n in (1, 2, 3, 4, 11, 12, 21, 102, 113)])
    print(join_list(map(ordinal, [1, 15, 30]), "or"))
    print(join_list(["tea"]), join_list([]) or "(none)")
    print("closed on the", join_list(ordinal(d) for d in (24, 25, 26)))
    print(ranges([3, 1, 2, 8, 7, 10, 10]))
    print(ranges([]), ranges([5]))
    print(ranges(range(4)), "|", ranges({9, 11, 13}))
