def pip_count(points: dict[int, int]) -> int:
    return sum(point * n for point, n in points.items())


def bear_off(points: dict[int, int], die: int) -> str:
    if points.get(die, 0):
        points[die] -= 1
        return f"off from {die}"
    higher = [p for p, n in points.items() if n and p > die]
    if higher:
        start = max(higher)
        points[start] -= 1
        points[start - die] = points.get(start - die, 0) + 1
        return f"{start} to {start - die}"
    start = max(p for p, n in points.items() if n)
    points[start] -= 1
    return f"off from {start}"


def main() -> None:
    home = {6: 2, 5: 1, 3: 2, 1: 1}
    rolls = [(6, 4), (2, 2), (5, 3), (6, 1)]
    for a, b in rolls:
        dice = (a,) * 4 if a == b else (a, b)
        moves = []
        for die in dice:
            if not any(home.values()):
                break
            moves.append(bear_off(home, die))
        left = {p: n for p, n in sorted(home.items()) if n}
        print(f"{a}-{b}: {'; '.join(moves)} | {left} pips {pip_count(home)}")
    print("finished" if not any(home.values()) else "not yet", sum(home.values()))


main()
