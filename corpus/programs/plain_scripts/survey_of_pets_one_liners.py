data = "cat:3,dog:5,cat:1,fish:0,dog:2,cat:x"
pairs = [p.split(":") for p in data.split(",")]
clean = [(k, int(v)) for k, v in pairs if v.isdigit()]
total = {}
for k, v in clean:
    total[k] = total.get(k, 0) + v
print(total)
print({k: [v for kk, v in clean if kk == k] for k in total})
print(sum(total.values()), max(total, key=total.get), min(total.values()))
print([k for k in total if not total[k]] or "all", len(pairs) - len(clean), "bad")
print(*(f"{k:>5} {'@' * v}" for k, v in sorted(total.items(), key=lambda t: (-t[1], t[0]))), sep="\n")
inverted = {}
for k, v in total.items():
    inverted[v] = k
print(inverted, any(v > 6 for _, v in clean), all(total))
first, *middle, last = total
print(first, middle, last, {k[0]: k for k in total})
