from collections import Counter

interviews = [
    {"name": "P1", "years": 3, "reasons": ["pay", "commute"]},
    {"name": "P2", "years": 1, "reasons": ["boss"]},
    {"name": "P3", "years": 8, "reasons": ["pay"]},
    {"name": "P4", "years": 2, "reasons": ["commute", "boss", "pay"]},
    {"name": "P5", "years": 0, "reasons": []},
]

overall = Counter()
early = Counter()
for person in interviews:
    overall.update(person["reasons"])
    if person["years"] <= 2:
        early += Counter(person["reasons"])

print(overall.most_common())
print("early leavers:", dict(early))
late = overall - early
print("late leavers:", dict(late))

weighted = {}
for person in interviews:
    for reason in person["reasons"]:
        weighted[reason] = weighted.get(reason, 0) + 1 / len(person["reasons"])
for reason, w in sorted(weighted.items(), key=lambda kv: -kv[1]):
    print(f"{reason:<8} {w:.2f} {w / len(interviews):.0%}")

print(overall & early == early, list((overall | early).elements()) == list(overall.elements()))
silent = [p["name"] for p in interviews if not p["reasons"]]
print(silent)
