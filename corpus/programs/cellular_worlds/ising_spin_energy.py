import random
from math import exp

spins = [1, 1, -1, 1, -1, -1, -1, 1]
J = 1.0
rng = random.Random(77)


def energy(s):
    return -J * sum(s[i] * s[(i + 1) % len(s)] for i in range(len(s)))


def flip_cost(s, i):
    return 2 * J * s[i] * (s[i - 1] + s[(i + 1) % len(s)])


def sweep(s, temperature):
    flips = 0
    for i in range(len(s)):
        cost = flip_cost(s, i)
        if cost <= 0 or rng.random() < exp(-cost / temperature):
            s[i] = -s[i]
            flips += 1
    return flips


def main():
    print(energy(spins), sum(spins))
    for temperature in (5.0, 1.0, 0.1):
        flips = sweep(spins, temperature)
        arrows = "".join("↑" if s > 0 else "↓" for s in spins)
        print(f"T={temperature}: {flips} flips {arrows} E={energy(spins):+.0f}")
    before = energy(spins)
    cost = flip_cost(spins, 3)
    spins[3] *= -1
    assert energy(spins) == before + cost
    print("cost of one flip:", cost)


main()
