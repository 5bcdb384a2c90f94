season = [("H", "W"), ("A", "L"), ("H", "W"), ("H", "W"), ("A", "D"), ("A", "W"), ("H", "L"), ("A", "W")]

form = "".join(r for _, r in season)
print("form", form, "last five", form[-5:])

points = {"W": 3, "D": 1, "L": 0}
by_place = {"H": [], "A": []}
for place, result in season:
    by_place[place].append(points[result])
for place, pts in by_place.items():
    print({"H": "home", "A": "away"}[place], pts, f"{sum(pts) / len(pts):.2f} per game")

best_start, best_len = 0, 0
i = 0
while i < len(form):
    j = i
    while j < len(form) and form[j] != "L":
        j += 1
    if j - i > best_len:
        best_start, best_len = i, j - i
    i = j + 1
print("longest unbeaten run:", form[best_start:best_start + best_len], "from game", best_start + 1)
running = [sum(points[r] for r in form[:n]) for n in range(1, len(form) + 1)]
print(running)
half = len(form) // 2
print("second half better:", running[-1] - running[half] > running[half])
