def clues(n):
    tens, ones = divmod(n, 10)
    yield "two different digits", tens != ones
    yield "digits add up to 9 or more", tens + ones >= 9
    yield "divisible by 6", n % 6 == 0
    yield "reversed it is smaller", ones * 10 + tens < n


def solve(low=10, high=99):
    candidates = list(range(low, high + 1, 6))
    solutions = []
    for n in candidates:
        if all(ok for _, ok in clues(n)):
            solutions.append(n)
    return solutions


def explain(n):
    wrong = [text for text, ok in clues(n) if not ok]
    return f"{n}: " + ("fits" if not wrong else "not " + ", not ".join(wrong))


print(solve(12))
for n in (84, 48, 33):
    print(explain(n))
first, *rest = solve(12)
print("smallest", first, "others", len(rest))
