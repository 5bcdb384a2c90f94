import random


class NoDrawFound(Exception):
    """Raised when the draw is stuck."""


def draw(names, forbidden, seed):
    rng = random.Random(seed)
    for attempt in range(1, 21):
        receivers = names[:]
        rng.shuffle(receivers)
        pairs = list(zip(names, receivers))
        if all(a != b and (a, b) not in forbidden for a, b in pairs):
            return dict(pairs), attempt
    raise NoDrawFound(f"no draw in {attempt} attempts")


def circle(pairs, start):
    chain = [start]
    while (nxt := pairs[chain[-1]]) != start:
        chain.append(nxt)
    return chain


def main():
    names = ["Ágnes", "Bence", "Csaba", "Dóra", "Emma"]
    couples = {("Ágnes", "Bence"), ("Bence", "Ágnes")}
    pairs, attempts = draw(names, couples, seed=6)
    for giver, receiver in pairs.items():
        print(f"{giver:>6} -> {receiver}")
    print("attempts:", attempts, "circle:", " > ".join(circle(pairs, "Emma")))
    try:
        draw(["Solo", "Duo"], {("Solo", "Duo")}, seed=0)
    except NoDrawFound as e:
        print("failed:", e)


main()
