trips = [(0, 5), (5, 5), (5, 2), (2, 0), (0, 9), (9, 1), (1, 0)]

floors = 0
empty = 0
at = 3
stops = {}
for start, goal in trips:
    if at != start:
        empty += abs(at - start)
    floors += abs(goal - start)
    stops[goal] = stops.get(goal, 0) + 1
    at = goal

print("with people:", floors, "floors, empty:", empty)
for floor in range(max(stops), -1, -1):
    print("%2d %s" % (floor, "=" * stops.get(floor, 0)))

ups = [t for t in trips if t[1] > t[0]]
downs = [t for t in trips if t[1] < t[0]]
odd = [t for t in trips if t[1] == t[0]]
print(len(ups), "up", len(downs), "down", odd)
mean_up = sum(b - a for a, b in ups) / len(ups)
mean_down = sum(a - b for a, b in downs) / len(downs)
print("mean up %.1f, mean down %.2f" % (mean_up, mean_down))
seconds = sum(abs(b - a) * 3 + 12 for a, b in trips if a != b)
print("about", seconds // 60, "min", seconds % 60, "s")
waiting = max(range(10), key=lambda f: -sum(abs(f - a) for a, _ in trips))
print("wait on floor", waiting)
