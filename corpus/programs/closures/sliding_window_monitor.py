from collections import deque


def monitor(size, *rules):
    window = deque(maxlen=size)
    alarms = []

    def feed(value):
        window.append(value)
        if len(window) == size:
            for name, rule in rules:
                if rule(window):
                    alarms.append((name, list(window)))
        return len(alarms)

    return feed, alarms


rising = ("rising", lambda w: all(a < b for a, b in zip(w, list(w)[1:])))
flat = ("flat", lambda w: len(set(w)) == 1)
spread = ("spread", lambda w: max(w) - min(w) > 10)

feed, alarms = monitor(3, rising, flat, spread)
counts = [feed(v) for v in [5, 6, 7, 7, 7, 20, 3, 3, 3, 3]]
print(counts)
for name, values in alarms:
    print(f"{name:<7}{values}")
names = [n for n, _ in alarms]
print({n: names.count(n) for n in sorted(set(names))})
other, none = monitor(2, flat)
print(other(1), other(2), other(2), none)
alarms.clear()
print(feed(100), alarms[0][0])
