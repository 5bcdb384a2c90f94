def tally(tricks: dict[str, int], partners: list[tuple[str, str]]) -> dict[str, int]:
    return {"/".join(p): sum(tricks[name] for name in p) for p in partners}


def points(made: int, book: int = 6) -> int:
    return max(0, made - book)


def main() -> None:
    partners = [("Nora", "Sam"), ("Edda", "Walt")]
    deals = [
        {"Nora": 4, "Edda": 3, "Sam": 4, "Walt": 2},
        {"Nora": 1, "Edda": 5, "Sam": 3, "Walt": 4},
        {"Nora": 6, "Edda": 0, "Sam": 5, "Walt": 2},
    ]
    game: dict[str, int] = {}
    for number, tricks in enumerate(deals, 1):
        assert sum(tricks.values()) == 13
        for pair, made in tally(tricks, partners).items():
            game[pair] = game.get(pair, 0) + points(made)
            if made == 13:
                print("grand slam for", pair)
        print(f"deal {number}: {game}")
        if winner := [p for p, n in game.items() if n >= 5]:
            print("game for", winner[0])
            break
    best = max((n, name) for deal in deals for name, n in deal.items())
    print("best hand:", *best)


if __name__ == "__main__":
    main()
