weeks = {"Asa": [(1, 3), (5, 6)], "Bibi": [(2, 4)], "Caro": [(1, 1), (3, 6)]}


def covered(spans):
    result = set()
    for a, b in spans:
        result |= set(range(a, b))
    return result


def longest(spans):
    best = run = 0
    weeks_read = covered(spans)
    for w in range(1, 8):
        run = run + 1 if w in weeks_read else 0
        best = max(best, run)
    return best


def main():
    for name, spans in weeks.items():
        print(f"{name:<5}{sorted(covered(spans))} longest {longest(spans)}")
    together = set.intersection(*(covered(s) for s in weeks.values()))
    print("all three:", together or "never")
    anyone = set().union(*map(covered, weeks.values()))
    print("nobody in week", sorted(set(range(1, 7)) - anyone))
    winner = max(weeks, key=lambda n: len(covered(weeks[n])))
    print("winner:", winner, sum(b - a + 1 for a, b in weeks[winner]), "weeks")


main()
