stops = ["Dom", "Markt", "Zoo", "Hafen", "Depot"]
on = [12, 7, 0, 3, 0]
off = [0, 4, 9, 2, 7]

inside = 0
highest = 0
full_at = ""
for i in range(len(stops)):
    inside = inside - off[i] + on[i]
    if inside > highest:
        highest = inside
        full_at = stops[i]
    print(stops[i] + ": " + "o" * inside + " " + str(inside))

print("most people after", full_at, highest)
if inside != 0:
    print("still inside:", inside)
elif sum(on) == sum(off):
    print("bus is empty")

income = sum(on) * 2.8
print("income", income)
per_stop = {}
for s, a, b in zip(stops, on, off):
    per_stop[s] = a - b
print(per_stop)
busy = sorted(stops, key=lambda s: on[stops.index(s)] + off[stops.index(s)], reverse=True)
print("busiest:", busy[:2])
kilometres = [1.2, 0.8, 2.5, 1.0]
load = 0
people = 0
for km, a, b in zip(kilometres, on, off):
    people += a - b
    load += people * km
print("passenger kilometres", round(load, 1))
