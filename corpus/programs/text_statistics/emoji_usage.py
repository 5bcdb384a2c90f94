import unicodedata

chat = [
    ("mia", "on my way 🚲🚲"),
    ("tom", "ok 👍"),
    ("mia", "rain ☔ again"),
    ("zoë", "no worries"),
    ("tom", "👍👍 see you ☔"),
]

usage = {}
for who, line in chat:
    symbols = [c for c in line if unicodedata.category(c) == "So"]
    person = usage.setdefault(who, {"lines": 0, "symbols": []})
    person["lines"] += 1
    person["symbols"] += symbols

for who, data in usage.items():
    per_line = len(data["symbols"]) / data["lines"]
    print(f"{who}: {data['lines']} lines, {per_line:.1f} symbols per line")

everything = [s for d in usage.values() for s in d["symbols"]]
names = {s: unicodedata.name(s).lower() for s in everything}
for s in sorted(names, key=lambda s: (-everything.count(s), names[s])):
    print(everything.count(s), names[s])
print(sum(not d["symbols"] for d in usage.values()), "person without symbols")
