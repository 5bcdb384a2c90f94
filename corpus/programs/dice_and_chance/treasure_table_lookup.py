from bisect import bisect_left

TABLE = [(30, "nothing"), (60, "2d6 copper"), (85, "a scroll"), (97, "a ring"), (100, "a dragon egg")]
LIMITS = [limit for limit, _ in TABLE]


def find(roll: int) -> str:
    if not 1 <= roll <= 100:
        raise ValueError(f"{roll} is no percentile roll")
    return TABLE[bisect_left(LIMITS, roll)][1]


def chances() -> dict[str, int]:
    previous = 0
    out: dict[str, int] = {}
    for limit, what in TABLE:
        out[what] = limit - previous
        previous = limit
    return out


def main() -> None:
    rolls = [12, 30, 31, 97, 98, 100, 0]
    haul: list[str] = []
    for r in rolls:
        try:
            what = find(r)
        except ValueError as e:
            print("roll again:", e)
        else:
            haul.append(what)
            print(f"{r:>3} {what}")
    print(chances(), sum(chances().values()))
    good = [w for w in haul if chances()[w] <= 15]
    print("rare finds:", good)
    lucky = sum(r > 85 for r in rolls) / len(rolls)
    print(f"{lucky:.0%} above 85, expected {100 - 85} %")


if __name__ == "__main__":
    main()
