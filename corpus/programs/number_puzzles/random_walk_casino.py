import random
from collections import Counter

RNG = random.Random(99)


def gamble(start, goal):
    money, path = start, [start]
    while 0 < money < goal:
        money += RNG.choice((-1, 1))
        path.append(money)
    return path


games = [gamble(2, 4) for _ in range(5)]
for path in games:
    print("".join(str(m) for m in path), "rich" if path[-1] else "broke")
ends = Counter(path[-1] for path in games)
print(ends[0] + ends[4] == len(games))
print("never broke" if not ends[0] else f"broke {ends[0]} times")
steps = [len(p) - 1 for p in games]
print("all even:", all(s % 2 == 0 for s in steps))
lowest = min(min(p) for p in games)
assert lowest >= 0, "debts are not allowed"
print(max(steps) >= min(steps), sum(steps) == sum(map(len, games)) - len(games))
