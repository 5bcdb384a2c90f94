stops = ["Markt", "Bahnhof", "Krankenhaus", "See"]
first = [(6, 10), (6, 40), (7, 0), (7, 20), (7, 40)]
minutes = [0, 6, 11, 19]

def clock(h, m, plus):
    total = h * 60 + m + plus
    return "%d:%02d" % (total // 60, total % 60)

width = max(len(s) for s in stops)
for i in range(len(stops)):
    times = []
    for h, m in first:
        times.append(clock(h, m, minutes[i]))
    print(stops[i].ljust(width, "."), "  ".join(t.rjust(5) for t in times))

print()
by_hour = {}
for h, m in first:
    by_hour.setdefault(h, []).append(m)
for h in by_hour:
    print(h, "|", " ".join("%02d" % m for m in by_hour[h]))

gaps = [(b[0] - a[0]) * 60 + b[1] - a[1] for a, b in zip(first, first[1:])]
print("gaps", gaps, "regular from", first[gaps.index(20)])
distance = minutes[stops.index("See")] - minutes[stops.index("Bahnhof")]
print("Bahnhof to See:", distance, "min")
last = clock(*first[-1], minutes[-1])
print("last arrival", last, last > clock(9, 5, 0))
