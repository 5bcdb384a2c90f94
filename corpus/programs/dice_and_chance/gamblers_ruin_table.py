def ruin(start: int, goal: int, p: float) -> float:
    if p == 0.5:
        return 1 - start / goal
    r = (1 - p) / p
    return 1 - (1 - r ** start) / (1 - r ** goal)


def expected_length(start, goal):
    return start * (goal - start)


def walk(start, goal, flips):
    money, path = start, [start]
    for f in flips:
        money += 1 if f == "+" else -1
        path.append(money)
        if money in (0, goal):
            break
    return path


def main():
    for p in (0.5, 0.49, 0.4):
        print(f"p={p}: " + " ".join(f"{ruin(s, 10, p):.3f}" for s in range(1, 10, 2)))
    print("fair games last", [expected_length(s, 10) for s in (1, 5, 9)])
    path = walk(3, 6, "+-+--+++-++")
    print(path, "won" if path[-1] == 6 else "ruined" if path[-1] == 0 else "playing")
    lost = walk(2, 6, "-+--")
    print(lost, len(lost) - 1, "games")
    edge = min(s for s in range(1, 10) if ruin(s, 10, 0.49) < 0.5)
    print("start with at least", edge)


main()
