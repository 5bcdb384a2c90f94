sections = [("A", "B", 14.0, 1.9), ("B", "C", 22.5, 3.4), ("C", "D", 9.0, 0.0), ("D", "E", 31.0, 4.75)]
trip = ["B", "C", "D", "E"]

cost = km = 0
for start, end, length, toll in sections:
    if start in trip and end in trip:
        cost += toll
        km += length
        print(f"{start}-{end} {length:5.1f} km {toll:5.2f}")
print(f"{km} km, {cost:.2f} €, {cost / km * 100:.1f} ct/km")

back = list(reversed(trip))
pairs = set(zip(back, back[1:]))
cost_back = sum(t for a, b, _, t in sections if (b, a) in pairs)
print("back", cost_back, "return ticket", round((cost + cost_back) * 0.9, 2))

free = [a + b for a, b, _, t in sections if not t]
dear = max(sections, key=lambda s: s[3] / s[2])
print("free:", free, "dearest per km:", dear[0] + dear[1])
distances = {"A": 0}
for a, b, length, _ in sections:
    distances[b] = distances[a] + length
print(distances, distances["E"] - distances["B"] == km)
