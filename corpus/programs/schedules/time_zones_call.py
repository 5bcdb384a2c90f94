offsets = {"Lisbon": 0, "Berlin": 1, "Delhi": 5.5, "Tokyo": 9, "Denver": -7}
OFFICE = range(8, 18)

def local(city, utc):
    return (utc + offsets[city]) % 24

def show(h):
    return f"{int(h):02d}:{int(h % 1 * 60):02d}"

def awake(cities, utc):
    return sum(int(local(c, utc)) in OFFICE for c in cities)

scores = {utc: awake(offsets, utc) for utc in range(24)}
top = max(scores.values())
best = [utc for utc, s in scores.items() if s == top]
print(f"{top} of {len(offsets)} at UTC", best)
for city in sorted(offsets, key=offsets.get):
    print(f"{city:<8}", *[show(local(city, utc)) for utc in best[:3]])

team = ["Delhi", "Tokyo"]
together = [utc for utc in range(24) if awake(team, utc) == len(team)]
print(team, together[0], together[-1], len(together))
