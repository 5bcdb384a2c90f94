import operator
import random

OPS = {"+": operator.add, "-": operator.sub, "×": operator.mul}


def problems(seed, n, top=10):
    rng = random.Random(seed)
    for _ in range(n):
        sign = rng.choice(list(OPS))
        a, b = rng.randint(1, top), rng.randint(1, top)
        if sign == "-" and b > a:
            a, b = b, a
        yield f"{a} {sign} {b}", OPS[sign](a, b)


def pupil(text, careless=()):
    a, sign, b = text.split()
    if sign in careless:
        return int(a) + int(b)
    return OPS[sign](int(a), int(b))


def main():
    tasks = list(problems(seed=3, n=6))
    for careless in ((), ("×",), ("-", "×")):
        answers = [pupil(text, careless) for text, _ in tasks]
        right = sum(a == r for a, (_, r) in zip(answers, tasks))
        print(careless, answers, f"{right}/{len(tasks)}")
    for text, result in tasks:
        print(f"{text:>8} = {result}")
    hardest = max(tasks, key=lambda t: t[1])
    print("largest:", hardest)


if __name__ == "__main__":
    main()
