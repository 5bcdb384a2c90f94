from collections import deque
from itertools import pairwise


def moving_average(values, n=3):
    window = deque(maxlen=n)
    for v in values:
        window.append(v)
        if len(window) == n:
            yield sum(window) / n


def trend(values):
    ups = downs = 0
    for a, b in pairwise(values):
        if b > a:
            ups += 1
        elif b < a:
            downs += 1
    return ups, downs


temps = [14, 15, 13, 17, 18, 16, 20, 21]
smooth = list(moving_average(temps))
print([f"{s:.2f}" for s in smooth])
print("raw  ", trend(temps))
print("n = 3", trend(smooth))
print("n = 4", trend(list(moving_average(temps, 4))))
wide = list(moving_average(temps, n=10))
print("n = 10", wide, trend(wide))
jump, day = max((abs(b - a), i) for i, (a, b) in enumerate(pairwise(temps), 1))
print(f"largest change {jump} on day {day}")
