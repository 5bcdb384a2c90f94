codes = ["3001-R-12", "3001-B-4", "3020-X-2", "3622-R", "3001-R-3", "bad"]
colours = {"R": "red", "B": "blue"}

parts = {}
errors = 0
for code in codes:
    pieces = code.split("-")
    if len(pieces) == 3:
        number, colour, n = pieces
        n = int(n)
    elif len(pieces) == 2:
        number, colour = pieces
        n = 1
    else:
        errors += 1
        continue
    key = (number, colours.get(colour, "unknown"))
    parts[key] = parts.get(key, 0) + n

for (number, colour), n in sorted(parts.items()):
    print(number, colour.ljust(8), n)

model = {("3001", "red"): 10, ("3001", "blue"): 6, ("3622", "red"): 1}
missing = {}
for part, n in model.items():
    have = parts.get(part, 0)
    if have < n:
        missing[part] = n - have
print("missing:", missing)
times = min(parts.get(p, 0) // n for p, n in model.items())
print("can be built", times, "times")
back = ["-".join([num, col[0].upper(), str(n)]) for (num, col), n in parts.items()]
print(back, errors)
spare = {p: n - model.get(p, 0) for p, n in parts.items() if n > model.get(p, 0)}
print(sum(spare.values()), "spare")
