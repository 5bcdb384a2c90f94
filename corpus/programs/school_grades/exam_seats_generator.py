import random


def seat_labels(rows, per_row):
    for r in range(rows):
        for s in range(1, per_row + 1):
            yield f"{chr(65 + r)}{s}"


def every_second(items):
    it = iter(items)
    for item in it:
        yield item
        next(it, None)


def main():
    rng = random.Random(2024)
    pupils = ["Ola", "Pim", "Quy", "Ron", "Sia"]
    rng.shuffle(pupils)
    seats = list(every_second(seat_labels(3, 4)))
    print(seats)
    plan = dict(zip(seats, pupils))
    for seat in sorted(plan):
        print(seat, plan[seat])
    free = [s for s in seats if s not in plan]
    print("free:", free)
    versions = {name: "AB"[i % 2] for i, name in enumerate(plan.values())}
    print(sorted(versions.items()))
    by_row = {}
    for seat, name in plan.items():
        by_row.setdefault(seat[0], []).append(name)
    print({row: len(names) for row, names in by_row.items()})


if __name__ == "__main__":
    main()
