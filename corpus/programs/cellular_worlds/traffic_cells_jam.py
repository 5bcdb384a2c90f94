import random


def step(road, rng, slow=0.3):
    n = len(road)
    new = [None] * n
    for i, v in enumerate(road):
        if v is None:
            continue
        gap = 1
        while road[(i + gap) % n] is None and gap <= 3:
            gap += 1
        v = min(v + 1, 3, gap - 1)
        if v > 0 and rng.random() < slow:
            v -= 1
        new[(i + v) % n] = v
    return new


def show(road):
    return "".join("_" if v is None else str(v) for v in road)


def main():
    rng = random.Random(1992)
    road = [0, 0, None, 0, None, None, None, 1, None, None, 2, None]
    cars = sum(v is not None for v in road)
    speeds = []
    for _ in range(5):
        print(show(road))
        road = step(road, rng)
        speeds.append(sum(v for v in road if v) / cars)
    print(show(road))
    assert sum(v is not None for v in road) == cars
    print("mean speeds", [round(s, 2) for s in speeds])
    standing = [i for i, v in enumerate(road) if v == 0]
    print("standing", standing, "free flow" if not standing else "jam")


main()
