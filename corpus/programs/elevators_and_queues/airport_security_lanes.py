import random


def simulate(lanes, passengers, seed):
    rng = random.Random(seed)
    free_at = [0] * lanes
    waits = []
    t = 0
    for _ in range(passengers):
        t += rng.randint(0, 3)
        lane = free_at.index(min(free_at))
        start = max(t, free_at[lane])
        waits.append(start - t)
        free_at[lane] = start + rng.randint(2, 5)
    return waits, max(free_at)


def report(lanes, waits, end):
    worst = max(waits)
    mean = sum(waits) / len(waits)
    print(f"{lanes} lanes: mean wait {mean:4.1f}, worst {worst:>2}, last one through at {end}")


def main():
    results = {}
    for lanes in (1, 2, 3):
        waits, end = simulate(lanes, passengers=12, seed=747)
        report(lanes, waits, end)
        results[lanes] = waits
    enough = next(n for n, w in results.items() if sum(w) / len(w) < 1)
    print("enough lanes:", enough)
    print(results[enough])


if __name__ == "__main__":
    main()
