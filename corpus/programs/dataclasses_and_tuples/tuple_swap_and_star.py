"""Tuples: packing, unpacking, comparing."""

laps = [("Ana", 61.2, 60.8, 63.0), ("Bob", 62.0, 60.1), ("Cid", 60.9)]
best = ()
for name, *times in laps:
    fastest = min(times)
    entry = (fastest, name)
    if not best or entry < best:
        best = entry
    print(name, len(times), fastest)
time, winner = best
print(winner, time)

(first, *_), *_, (last, last_time) = laps
print(first, last, last_time)
a, b, c = 1, 2, 3
a, b, c = c, a, b
print(a, b, c)
x = [0, 1, 2]
i = 0
i, x[i] = 2, 9
print(i, x)
pair = (1, [2, 3])
pair[1].append(4)
print(pair, pair + (5,), pair * 2)
(head, tail), n = ("ab", 7)
print(head, tail, n)
