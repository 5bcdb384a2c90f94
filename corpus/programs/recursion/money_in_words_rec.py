def spoken(n):
    """Seconds as words, biggest unit first."""
    units = [("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1)]

    def parts(left, units):
        if not units or left == 0:
            return []
        (name, size), *smaller = units
        count, left = divmod(left, size)
        word = [f"{count} {name}{'s' * (count != 1)}"] if count else []
        return word + parts(left, smaller)

    words = parts(n, units)
    if not words:
        return "no time"
    if len(words) == 1:
        return words[0]
    return ", ".join(words[:-1]) + " and " + words[-1]


def main():
    for s in (59, 60, 3661, 90061, 172800, 0):
        print(f"{s:>7} {spoken(s)}")
    total = sum((59, 3661))
    print("together:", spoken(total))
    print(max((86399, 3600), key=lambda s: len(spoken(s))))


if __name__ == "__main__":
    main()
