from collections import Counter
from contextlib import contextmanager

seen = Counter()


@contextmanager
def counted(*kinds, reraise=False):
    try:
        yield
    except kinds as e:
        seen[type(e).__name__] += 1
        if reraise:
            raise RuntimeError("counted and passed on") from e
    else:
        seen["fine"] += 1


records = ["12", "x", "0", None, "4", "-"]
results = []
for r in records:
    with counted(ValueError, ZeroDivisionError, TypeError):
        results.append(100 // int(r))

print(results)
print(sorted(seen.items()))

try:
    with counted(KeyError, reraise=True):
        {}["missing"]
except RuntimeError as e:
    print(e, "because of", repr(e.__cause__))

print(seen.total(), seen.most_common(1)[0][0])
with counted(LookupError):
    [][0]
print(seen["IndexError"], seen["LookupError"])
with counted(IndexError):
    {}["other"]
print("not reached")
