from itertools import groupby


def runs(text: str) -> list[tuple[str, int]]:
    return [(ch, len(list(g))) for ch, g in groupby(text)]


def expected_runs(hits: int, misses: int) -> float:
    n = hits + misses
    return 1 + 2 * hits * misses / n


def verdict(text: str) -> str:
    hits, misses = text.count("x"), text.count("-")
    if not hits or not misses:
        return "only one kind"
    seen, expected = len(runs(text)), expected_runs(hits, misses)
    n = hits + misses
    var = (expected - 1) * (expected - 2) / (n - 1)
    z = (seen - expected) / var ** 0.5
    word = "streaky" if z < -1.6 else "alternating" if z > 1.6 else "random"
    return f"{seen} runs, expected {expected:.1f}, z {z:+.2f}: {word}"


def main() -> None:
    shots = {
        "Steph": "xxxxx----xxxxx---xx",
        "Luka": "x-xx--x-xxx-x--xx-",
        "Nikola": "x-x-x-x-x-x-x-x",
        "Rookie": "-----",
    }
    for name, text in shots.items():
        print(f"{name:7}{verdict(text)}")
    longest = {n: max((k for ch, k in runs(t) if ch == "x"), default=0) for n, t in shots.items()}
    print(longest)
    after_hit = [b for a, b in zip(shots["Steph"], shots["Steph"][1:]) if a == "x"]
    print("after a hit:", after_hit.count("x") / len(after_hit))


if __name__ == "__main__":
    main()
