from datetime import date, timedelta

DONE = {
    "run": ["2024-03-01", "2024-03-02", "2024-03-03", "2024-03-06", "2024-03-07"],
    "piano": ["2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01", "2024-03-02"],
    "no sugar": [],
}


def streaks(days):
    """Lengths of the runs of consecutive days, oldest first."""
    runs = []
    previous = None
    for d in sorted(days):
        if previous is not None and d - previous == timedelta(days=1):
            runs[-1] += 1
        else:
            runs.append(1)
        previous = d
    return runs


def current(days, today):
    n = 0
    while today - timedelta(days=n) in days:
        n += 1
    return n


def main():
    today = date(2024, 3, 7)
    for habit, texts in DONE.items():
        days = {date.fromisoformat(t) for t in texts}
        runs = streaks(days)
        print(f"{habit:<9} runs {runs} now {current(days, today)} best {max(runs, default=0)}")
        strip = "".join("●" if today - timedelta(days=9 - i) in days else "○" for i in range(10))
        print("         ", strip)
    total = sum(map(len, DONE.values()))
    print(total, "ticks,", f"{total / 30:.0%}")
    print(streaks([date(2023, 12, 31), date(2024, 1, 1), date(2024, 1, 1)]))


main()
