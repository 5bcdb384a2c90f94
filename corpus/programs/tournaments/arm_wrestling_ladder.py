def challenge(ladder, challenger, defender, challenger_wins):
    i, j = ladder.index(challenger), ladder.index(defender)
    if i - j not in (1, 2):
        raise ValueError(f"{challenger} (place {i + 1}) may not challenge place {j + 1}")
    if challenger_wins:
        ladder.insert(j, ladder.pop(i))
    return ladder


def main():
    ladder = ["Rocky", "Svenja", "Theo", "Uschi", "Viktor"]
    original = list(ladder)
    fights = [
        ("Theo", "Rocky", True),
        ("Viktor", "Uschi", False),
        ("Viktor", "Theo", True),
        ("Uschi", "Svenja", True),
    ]
    refused = 0
    for a, b, won in fights:
        try:
            challenge(ladder, a, b, won)
        except ValueError as err:
            refused += 1
            print("refused:", err)
        else:
            print(f"{a} {'beats' if won else 'loses to'} {b}: {ladder}")
    moved = {n: original.index(n) - ladder.index(n) for n in original}
    print({n: f"{d:+d}" for n, d in moved.items() if d})
    print(refused, "refused")


if __name__ == "__main__":
    main()
