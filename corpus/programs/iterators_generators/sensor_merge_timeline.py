import heapq
from itertools import groupby


def thermometer():
    for t, v in ((0, 19.5), (20, 19.7), (40, 20.4)):
        yield t, "temp", v


def door():
    yield 5, "door", "open"
    yield 20, "door", "shut"


def meter(start, step, n):
    for i in range(n):
        yield start + i * step, "power", 100 + 5 * i


timeline = heapq.merge(thermometer(), door(), meter(10, 15, 3), key=lambda e: e[0])
state = {}
for t, events in groupby(timeline, key=lambda e: e[0]):
    names = []
    for _, name, value in events:
        state[name] = value
        names.append(name)
    print(f"{t:>3}s {'+'.join(names):<10} {state}")

print(state["door"], sum(1 for _ in timeline))
late = [e for e in meter(0, 30, 3) if e[0] > 20]
print(late, max(late, key=lambda e: e[2])[0])
