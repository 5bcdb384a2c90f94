stops = ["Harbour", "Market", "Hospital", "University"]
minutes = [0, 6, 11, 19]
first = 6 * 60 + 10
every = 25

trips = []
start = first
while start < 8 * 60:
    trip = []
    for m in minutes:
        trip.append(start + m)
    trips.append(trip)
    start += every

for i in range(len(stops)):
    line = stops[i].ljust(12)
    for trip in trips:
        line += " %d:%02d" % (trip[i] // 60, trip[i] % 60)
    print(line)

arrive = 7 * 60 + 30
last = None
for trip in trips:
    if trip[-1] <= arrive:
        last = trip
print("take the bus at", "%d:%02d" % (last[0] // 60, last[0] % 60))
print("waiting at the university:", arrive - last[-1], "min")
