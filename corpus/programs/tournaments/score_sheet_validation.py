rules = [
    ("two scores", lambda g: len(g["score"]) == 2),
    ("no negative score", lambda g: min(g["score"]) >= 0),
    ("different teams", lambda g: g["home"] != g["away"]),
    ("no draw in a final", lambda g: not g.get("final") or g["score"][0] != g["score"][1]),
    ("referee given", lambda g: bool(g.get("referee"))),
]

games = [
    {"home": "Lions", "away": "Bears", "score": (3, 1), "referee": "Okoye"},
    {"home": "Bears", "away": "Bears", "score": (0, 0), "referee": ""},
    {"home": "Hawks", "away": "Lions", "score": (2, 2), "referee": "Berg", "final": True},
    {"home": "Hawks", "away": "Bears", "score": (-1, 4), "referee": "Sato"},
]


def problems(game):
    return [text for text, rule in rules if not rule(game)]


def main():
    report = {}
    for number, game in enumerate(games, start=1):
        found = problems(game)
        report[number] = found
        print(f"game {number}: {'ok' if not found else '; '.join(found)}")
    counts = {text: sum(text in p for p in report.values()) for text, _ in rules}
    print({t: n for t, n in counts.items() if n})
    clean = [n for n, p in report.items() if not p]
    print(f"{len(clean)} of {len(games)} are clean")
    forgotten = {"home": "Hawks", "away": "Owls", "score": ()}
    print(problems(forgotten))


if __name__ == "__main__":
    main()
