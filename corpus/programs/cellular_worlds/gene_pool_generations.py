from __future__ import annotations

import random
from collections import Counter


def next_generation(genes: str, rng: random.Random) -> str:
    return "".join(rng.choices(genes, k=len(genes)))


def frequency(genes: str) -> dict[str, float]:
    return {g: round(n / len(genes), 2) for g, n in sorted(Counter(genes).items())}


def drift(genes: str, seed: int, limit: int = 25) -> tuple[list[str], int | None]:
    rng = random.Random(seed)
    history = [genes]
    while len(history) <= limit:
        history.append(next_generation(history[-1], rng))
        if len(set(history[-1])) == 1:
            return history, len(history) - 1
    return history, None


def main() -> None:
    start = "AAAABBBBCC"
    for seed in (1, 2, 3):
        history, fixed = drift(start, seed)
        lost = {g: next((n for n, h in enumerate(history) if g not in h), None) for g in "ABC"}
        print(f"seed {seed}: {history[-1]} fixed {fixed} lost at {lost}")
    history, _ = drift(start, seed=2, limit=3)
    for n, genes in enumerate(history):
        print(n, genes, frequency(genes))
    print(drift("AAAA", 0)[1], drift("AB", 5)[0][-1])


main()
