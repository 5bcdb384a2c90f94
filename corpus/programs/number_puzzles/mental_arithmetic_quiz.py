from functools import reduce
import operator as op

SIGNS = {"+": op.add, "-": op.sub, "x": op.mul, ":": op.floordiv}


def work_out(task):
    first, *rest = task.split()
    pairs = zip(rest[::2], rest[1::2])
    return reduce(lambda value, pair: SIGNS[pair[0]](value, int(pair[1])), pairs, int(first))


def mark(quiz, answers):
    right = 0
    for (task, points), given in zip(quiz.items(), answers):
        correct = work_out(task)
        ok = given == correct
        right += points * ok
        print(f"{task} = {given} {'✓' if ok else f'✗ ({correct})'}")
    return right


def main():
    quiz = {"7 + 8 - 5": 1, "12 x 3 : 4": 2, "2 + 3 x 4": 2, "100 : 7": 3}
    print("points:", mark(quiz, [10, 9, 14, 14]))
    best = sum(quiz.values())
    print(f"of {best}: {mark(quiz, map(work_out, quiz)) / best:.0%}")
    quiz["5 ^ 2"] = 1
    try:
        mark(quiz, [0] * 5)
    except KeyError as e:
        print("unknown sign", e)


main()
