EVENTS = {
    "100m": (25.4347, 18.0, 1.81, "track"),
    "long jump": (0.14354, 220, 1.40, "field"),
    "shot put": (51.39, 1.5, 1.05, "field"),
    "1500m": (0.03768, 480, 1.85, "track"),
}


def points(event: str, result: float) -> int:
    a, b, c, kind = EVENTS[event]
    base = b - result if kind == "track" else result - b
    return int(a * base ** c)


def table(athletes):
    rows = []
    for name, results in athletes.items():
        scores = [points(e, r) for e, r in results.items()]
        rows.append((sum(scores), name, scores))
    return sorted(rows, reverse=True)


def main():
    athletes = {
        "Warner": {"100m": 10.12, "long jump": 824, "shot put": 14.8, "1500m": 271.08},
        "Kaul": {"100m": 11.22, "long jump": 736, "shot put": 15.13, "1500m": 252.9},
        "Hobby": {"100m": 13.9, "long jump": 455, "shot put": 8.0, "1500m": 330},
    }
    for total, name, scores in table(athletes):
        print(f"{name:8}{total:6} {scores}")
    for event in EVENTS:
        best = max(athletes, key=lambda n: points(event, athletes[n][event]))
        print(f"{event:10} {best}")
    one_second = points("1500m", 270) - points("1500m", 271)
    print("a second is worth", one_second)
    print(points("100m", 18.5))


if __name__ == "__main__":
    main()
