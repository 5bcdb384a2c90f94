def eliminate(players, rounds=None):
    if not players:
        raise ValueError("nobody plays")
    rounds = rounds or []
    if len(players) == 1:
        return players[0]["name"], rounds
    nxt = []
    for a, b in zip(players[::2], players[1::2]):
        nxt.append(a if a["elo"] > b["elo"] else b)
    rounds.append([p["name"] for p in nxt])
    return eliminate(nxt, rounds)


def seed(players):
    """Strong ones against weak ones: 1-4, 2-3."""
    ordered = sorted(players, key=lambda p: p["elo"], reverse=True)
    half = len(ordered) // 2
    pairs = zip(ordered[:half], reversed(ordered[half:]))
    return [p for pair in pairs for p in pair]


def main():
    players = [
        {"name": "Tal", "elo": 2610},
        {"name": "Uhlmann", "elo": 2500},
        {"name": "Vidmar", "elo": 2590},
        {"name": "Winawer", "elo": 2380},
    ]
    champion, rounds = eliminate(players)
    print(champion, rounds)
    champion, rounds = eliminate(seed(players))
    print(champion, rounds)
    print([p["name"] for p in seed(players)])
    late = players + [{"name": "Xie", "elo": 2720}]
    print(eliminate(late))
    print(eliminate([]))


if __name__ == "__main__":
    main()
