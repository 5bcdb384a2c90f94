first = 6 * 60 + 10
stops = ["Depot", "School", "Market", "Hospital", "Lake"]
gaps = [4, 6, 3, 9]

departures = [first]
while departures[-1] < 8 * 60:
    t = departures[-1]
    if t < 7 * 60:
        departures.append(t + 30)
    else:
        departures.append(t + 20)

for stop_number in range(len(stops)):
    offset = sum(gaps[:stop_number])
    row = stops[stop_number].ljust(10)
    for d in departures:
        h = (d + offset) // 60
        m = (d + offset) % 60
        row += " %02d:%02d" % (h, m)
    print(row)

now = 7 * 60 + 5
market = sum(gaps[:2])
waiting = None
for d in departures:
    if d + market >= now:
        waiting = d + market - now
        break
print("wait at the market:", waiting, "minutes")
print("buses:", len(departures), "last at", departures[-1] // 60, departures[-1] % 60)
