from itertools import count, cycle, islice, product
import string


def serials(prefix):
    """AA-001 ... then AB-001"""
    for letters in product(string.ascii_uppercase[:2], repeat=2):
        for n in range(1, 3):
            yield f"{prefix}{''.join(letters)}-{n:03}"


def assign(machines, numbers):
    for machine in machines:
        yield machine, next(numbers)


def every(n, iterable):
    return islice(iterable, 0, None, n)


numbers = serials("X")
print(dict(assign(["lathe", "press", "drill"], numbers)))
print(next(numbers), "is next")
print(list(every(2, numbers)))

shifts = cycle(("early", "late", "night"))
next(shifts)
week = {day: next(shifts) for day in ("Mo", "Tu", "We", "Th")}
print(week)
odd = (n for n in count(1) if n % 2 and n % 3)
print([next(odd) for _ in range(5)])
print(list(islice(count(10, -3), 4)))
print(dict(assign(["saw", "fan"], serials("Y"))))
leftover = list(assign(["a", "b", "c"], every(4, serials("Z"))))
print(leftover)
