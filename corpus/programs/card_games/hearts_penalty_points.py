def penalty(card):
    if card == "SQ": return 13
    if card.startswith("H"): return 1
    return 0

won = {
  "west":  ["H2", "H5", "C9"],
  "north": ["SQ", "D3"],
  "east":  [],
  "south": ["H%s" % r for r in "346789"] + ["S2"],
}
points = {k: sum(map(penalty, v)) for k, v in won.items()}
moon = [k for k, v in points.items() if v == 26]
if moon:
    shooter, = moon
    points = {k: 0 if k == shooter else 26 for k in points}
for k in points:
    print("%-6s%3d" % (k, points[k]))
low = min(points.values())
print("ahead:", *[k for k, v in points.items() if v == low])

# the other round
won["south"] += ["SQ"] + ["H" + r for r in ("2", "5", "10", "J", "Q", "K", "A")]
print(sum(map(penalty, won["south"])))
