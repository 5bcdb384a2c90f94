def field(text, low, high):
    """'*/2', '1-4', '5,9' -> set of numbers"""
    allowed = set()
    for part in text.split(","):
        part, _, step = part.partition("/")
        if part == "*":
            first, last = low, high
        elif "-" in part:
            first, last = map(int, part.split("-"))
        else:
            first = last = int(part)
        if not low <= first <= last <= high:
            raise ValueError(f"{text!r} is not in {low}..{high}")
        allowed.update(range(first, last + 1, int(step or 1)))
    return allowed


class Cron:
    LIMITS = {"hour": (0, 23), "day": (1, 31), "weekday": (0, 6)}

    def __init__(self, line):
        parts = line.split()
        self.fields = {name: field(p, *lim) for (name, lim), p in zip(self.LIMITS.items(), parts)}

    def due(self, **now):
        return all(now[name] in allowed for name, allowed in self.fields.items())


def main():
    backup = Cron("*/6 * 1-5")
    print(sorted(backup.fields["hour"]), sorted(backup.fields["weekday"]))
    for now in ({"hour": 12, "day": 3, "weekday": 5}, {"hour": 12, "day": 3, "weekday": 6}, {"hour": 13, "day": 1, "weekday": 1}):
        print(now, backup.due(**now))
    payday = Cron("8,9 28 *")
    print(payday.due(hour=9, day=28, weekday=0), len(payday.fields["weekday"]))
    for bad in ("24 * *", "5-2 * *", "x * *"):
        try:
            Cron(bad)
        except ValueError as e:
            print("error:", e)


main()
