import random


def pick(rng, options, avoid=()):
    rest = [o for o in options if o not in avoid]
    return rng.choice(rest or options)


def week(seed):
    rng = random.Random(seed)
    bread = ["rye", "bagel", "wrap"]
    filling = ["cheese", "hummus", "egg", "ham"]
    boxes = []
    for day in range(5):
        yesterday = boxes[-1] if boxes else ()
        boxes.append((pick(rng, bread, yesterday), pick(rng, filling, yesterday)))
    return boxes


def main():
    boxes = week(7)
    print(len(boxes), all(len(b) == 2 for b in boxes))
    repeats = sum(a[0] == b[0] or a[1] == b[1] for a, b in zip(boxes, boxes[1:]))
    print("repeats:", repeats)
    print(week(7) == boxes, week(7) is boxes)
    rng = random.Random(0)
    print(pick(rng, ["apple"], avoid=["apple"]), pick(rng, ["a", "b"], "a"))
    fixed = [("rye", "egg")] + boxes[1:]
    kinds = {f for _, f in fixed}
    print("egg" in kinds, kinds <= {"cheese", "hummus", "egg", "ham"})


main()
