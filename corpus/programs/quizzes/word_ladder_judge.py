WORDS = ("cold", "cord", "card", "ward", "warm", "word", "worm", "gold", "bold")


class LadderError(ValueError):
    """A step of a word ladder is not allowed."""


def step_ok(a, b):
    return len(a) == len(b) and sum(x != y for x, y in zip(a, b)) == 1


def judge(ladder, words=WORDS):
    steps = ladder.lower().split(" > ")
    for before, after in zip(steps, steps[1:]):
        if after not in words:
            raise LadderError(f"{after!r} is no word here")
        if not step_ok(before, after):
            raise LadderError(f"{before} to {after} is no single step")
    return len(steps) - 1


def main():
    ladders = [
        "cold > cord > card > ward > warm",
        "Cold > Cord > Word > Worm > Warm",
        "cold > gold > goad",
        "cold > warm",
        "bold",
    ]
    best = None
    for ladder in ladders:
        try:
            n = judge(ladder)
        except LadderError as e:
            print("no :", e)
            continue
        print("yes:", n, "steps")
        if best is None or n > best[0]:
            best = n, ladder.split(" > ")[0]
    print("longest", best)
    lonely = [w for w in sorted(WORDS) if not any(step_ok(w, v) for v in WORDS)]
    print("lonely:", lonely)
    most = max(sorted(WORDS), key=lambda w: sum(step_ok(w, v) for v in WORDS))
    print("best connected:", most)


main()
