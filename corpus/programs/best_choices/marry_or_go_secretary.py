import random


def choose(candidates, skip):
    """Look at `skip` people, then take the first one better than all of those."""
    benchmark = max(candidates[:skip], default=0)
    for c in candidates[skip:]:
        if c > benchmark:
            return c
    return candidates[-1]


def trial(rng, n, skip):
    candidates = list(range(1, n + 1))
    rng.shuffle(candidates)
    return choose(candidates, skip) == n


def success(n, skip, rounds=8):
    rng = random.Random(2024)
    return sum(trial(rng, n, skip) for _ in range(rounds)) / rounds


if __name__ == "__main__":
    flats = [61, 40, 72, 55, 90, 68]
    for skip in range(4):
        print("skip", skip, "-> flat", choose(flats, skip))
    rates = {skip: success(5, skip) for skip in (0, 2)}
    for skip, rate in rates.items():
        print(f"skip {skip}: {rate:.0%}")
    print(choose([3, 2, 1], 1), choose([7], 1))
