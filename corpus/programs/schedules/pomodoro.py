def sessions(total, work=25, pause=5, long_pause=15):
    """Yield (kind, minutes) until the working minutes are used up."""
    n = 0
    while total > 0:
        now = min(work, total)
        yield "work", now
        total -= now
        n += 1
        if total > 0:
            yield ("long", long_pause) if n % 4 == 0 else ("pause", pause)


def main():
    clock = 8 * 60 + 30
    kinds = {"work": 0, "pause": 0, "long": 0}
    for kind, length in sessions(130):
        print(f"{clock // 60}:{clock % 60:02} {kind} {length}")
        clock += length
        kinds[kind] += length
    print(kinds)
    short_day = list(sessions(20))
    print(short_day, sum(m for _, m in short_day))
    share = kinds["work"] / sum(kinds.values())
    print(f"{share:.1%} of the time working")


if __name__ == "__main__":
    main()
