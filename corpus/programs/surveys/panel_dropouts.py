wave1 = {"p01", "p02", "p03", "p04", "p05", "p06"}
wave2 = {"p01", "p02", "p04", "p06", "p07"}
wave3 = {"p01", "p03", "p06", "p07", "p08"}
waves = [wave1, wave2, wave3]

for i, (before, now) in enumerate(zip(waves, waves[1:]), start=2):
    lost = before - now
    new = now - before
    print(f"wave {i}: lost {sorted(lost)}, new {sorted(new)}, stayed {len(before & now) / len(before):.0%}")

everyone = set().union(*waves)
always = set.intersection(*waves)
pattern = {p: "".join("X" if p in w else "." for w in waves) for p in sorted(everyone)}
for p, x in pattern.items():
    print(p, x, "<- gap" if ".X" in x.lstrip(".") else "")

counts = {}
for x in pattern.values():
    counts[x] = counts.get(x, 0) + 1
print(counts)
print(sorted(always), len(everyone), {n: sum(x.count("X") == n for x in pattern.values()) for n in (1, 2, 3)})
wave2 |= {"p03"}
print(len(waves[1]), waves[1] is wave2, wave1 >= always, wave1.isdisjoint({"p08"}))
