def chance_of_win(switch: bool, doors: int = 3, opened: int = 1) -> float:
    if opened > doors - 2:
        raise ValueError(f"cannot open {opened} of {doors} doors")
    stay = 1 / doors
    return (1 - stay) / (doors - opened - 1) if switch else stay


def table(sizes: list[int]) -> list[tuple[int, int, float, float]]:
    rows = []
    for doors in sizes:
        for opened in range(0, doors - 1):
            rows.append((doors, opened, chance_of_win(False, doors, opened), chance_of_win(True, doors, opened)))
    return rows


def main() -> None:
    for doors, opened, stay, switch in table([3, 4, 5]):
        sign = ">" if switch > stay else "=" if switch == stay else "<"
        print(f"{doors} doors, {opened} open: switch {switch:.3f} {sign} stay {stay:.3f}")
    gains = {d: chance_of_win(True, d, d - 2) for d in (3, 10, 100)}
    print(gains)
    try:
        chance_of_win(True, opened=2)
    except ValueError as e:
        print(e)
    best = max(table([4]), key=lambda row: row[3])
    print("best with four doors:", best[1], "open")


if __name__ == "__main__":
    main()
