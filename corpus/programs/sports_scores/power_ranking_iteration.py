from __future__ import annotations

Results = list[tuple[str, str]]


def ratings(results: Results, rounds: int = 4, damping: float = 0.8) -> dict[str, float]:
    teams = sorted({t for pair in results for t in pair})
    value = {t: 1.0 for t in teams}
    for _ in range(rounds):
        new = {t: 1 - damping for t in teams}
        for winner, loser in results:
            losses = sum(l == loser for _, l in results)
            new[winner] += damping * value[loser] / losses
        value = new
    return value


def show(value: dict[str, float]) -> None:
    top = max(value.values())
    for t, v in sorted(value.items(), key=lambda kv: -kv[1]):
        print(f"{t:8}{v:6.3f} {'#' * round(10 * v / top)}")


def main() -> None:
    results: Results = [("Bulls", "Kings"), ("Kings", "Jazz"), ("Jazz", "Bulls"), ("Bulls", "Heat"), ("Kings", "Heat")]
    value = ratings(results)
    show(value)
    wins = {t: sum(w == t for w, _ in results) for t in value}
    print(wins, "sum", round(sum(value.values()), 3))
    more = ratings(results + [("Heat", "Bulls")])
    changes = {t: round(more[t] - value[t], 3) for t in value}
    print(changes, "most helped:", max(changes, key=changes.get))


if __name__ == "__main__":
    main()
