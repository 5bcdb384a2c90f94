import re
from functools import cmp_to_key

routes = ["6a+", "5c", "7b", "6a", "6c+", "4", "5b+", "10"]


def parts(grade):
    m = re.fullmatch(r"(\d+)([abc]?)(\+?)", grade)
    if not m:
        raise ValueError(f"{grade!r} is no grade")
    number, letter, plus = m.groups()
    return int(number), letter, bool(plus)


def compare(a, b):
    pa, pb = parts(a), parts(b)
    return (pa > pb) - (pa < pb)


print("as text: ", sorted(routes))
print("as grade:", sorted(routes, key=parts))
hard_first = sorted(routes, key=cmp_to_key(compare), reverse=True)
print("hardest: ", hard_first[:3])

climbed = {"Adam": ["6a", "6c+"], "Janja": ["7b", "6c+", "6a+"]}
for name, done in climbed.items():
    print(name, max(done, key=parts), f"{len(done)} routes")
limit = "6b"
print("above", limit, [r for r in routes if compare(r, limit) > 0])
try:
    compare("6d", "6a")
except ValueError as e:
    print(e)
