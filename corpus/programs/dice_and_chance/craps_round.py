import random


def throw(rng):
    return rng.randint(1, 6) + rng.randint(1, 6)


def craps(rng):
    """Play one round; return (won, list of throws)."""
    throws = [throw(rng)]
    if throws[0] in (7, 11):
        return True, throws
    if throws[0] in (2, 3, 12):
        return False, throws
    point = throws[0]
    while True:
        t = throw(rng)
        throws.append(t)
        if t == point:
            return True, throws
        if t == 7:
            return False, throws


def main():
    rng = random.Random(5)
    money = 20
    longest = []
    for number in range(1, 7):
        won, throws = craps(rng)
        money += 4 if won else -4
        if len(throws) > len(longest):
            longest = throws
        print(f"{number}: {'won ' if won else 'lost'} {throws} -> {money}")
    print("longest round:", longest)


if __name__ == "__main__":
    main()
