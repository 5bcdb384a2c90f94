looked = []


def candidates(limit):
    for a in range(1, limit):
        for b in range(a, limit):
            looked.append((a, b))
            yield a, b


def solutions(total, product):
    for a, b in candidates(6):
        if a + b == total and a * b == product:
            yield a, b


first = next(solutions(7, 10))
print(first, len(looked))
looked.clear()
print(any(a * b == 4 for a, b in candidates(6)), len(looked), looked[-1])
looked.clear()
print(next(solutions(100, 1), "none"), len(looked))
gen = solutions(5, 6)
looked.clear()
print(list(zip(gen, range(1))), len(looked), next(gen, None), len(looked))
