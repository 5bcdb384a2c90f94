import random

trails = {"short": 1.0, "long": 1.0, "stone": 0.5}
length = {"short": 2, "long": 5, "stone": 3}


def choose(rng):
    total = sum(trails.values())
    x = rng.random() * total
    for name, strength in trails.items():
        x -= strength
        if x < 0:
            return name
    return name


def evaporate(rate=0.1):
    for name in trails:
        trails[name] *= 1 - rate


def main():
    rng = random.Random(64)
    walked = []
    for ant in range(12):
        name = choose(rng)
        walked.append(name)
        trails[name] += 3 / length[name]
        evaporate()
    print(" ".join(w[0] for w in walked))
    for name, strength in sorted(trails.items(), key=lambda t: -t[1]):
        print(f"{name:6}{strength:7.3f} {'=' * round(strength * 4)} {walked.count(name)} ants")
    steps = sum(length[w] for w in walked)
    print("steps", steps, "best possible", 12 * min(length.values()))
    half = len(walked) // 2
    first, second = walked[:half], walked[half:]
    print("short:", first.count("short"), "then", second.count("short"))


if __name__ == "__main__":
    main()
