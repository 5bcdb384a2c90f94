week = ["Mo", "Tu", "We", "Th", "Fr"]
rooms = {101: [1, 1, 0, 0, 1], 102: [0, 0, 0, 1, 1], 201: [1, 1, 1, 1, 1], 202: [0, 1, 1, 0, 0]}
price = {101: 80, 102: 80, 201: 115, 202: 95}

for nr, days in rooms.items():
    nights = sum(days)
    print(nr, "".join("#" if d else "." for d in days), nights, "nights", nights * price[nr])

per_day = []
for i in range(len(week)):
    count = 0
    for nr in rooms:
        count += rooms[nr][i]
    per_day.append(count)
print(dict(zip(week, per_day)))
full = [d for d, n in zip(week, per_day) if n == len(rooms)]
print("full on", full or "no day")

income = sum(price[nr] * sum(days) for nr, days in rooms.items())
possible = sum(price.values()) * len(week)
print("income %d of %d (%.1f %%)" % (income, possible, 100 * income / possible))

wish_from, wish_to = 2, 4          # We and Th
free = [nr for nr, days in rooms.items() if not any(days[wish_from:wish_to])]
print("free We-Th:", free)
if free:
    nr = min(free, key=price.get)
    rooms[nr][wish_from:wish_to] = [1, 1]
    print("booked", nr, rooms[nr])
