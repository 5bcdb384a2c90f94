steps = [4200, 8100, 12500, 9900, 300, 15000, 7000]
days = "Mo Di Mi Do Fr Sa So".split()

def moving(values, n):
    window = []
    for v in values:
        window.append(v)
        if len(window) > n:
            window.pop(0)
        if len(window) == n:
            yield window

def streaks(values, goal):
    length = 0
    for v in values:
        if v >= goal:
            length += 1
        else:
            yield length
            length = 0

for w in moving(steps, 3):
    print(w, sum(w) // 3)

kept = list(moving(steps, 3))
print(kept[0], len(kept))
print(list(streaks(steps, 8000)))
print("longest", max(streaks(steps, 5000)))
good = [d for d, s in zip(days, steps) if s >= 8000]
print(good)
