expected = ["ZRH104", "ZRH105", "ZRH106", "ZRH107", "ZRH108"]
belt = ["ZRH105", "ZHR104", "ZRH107", "LIS501", "zrh108", "ZRH105"]

seen = set()
strange = []
for tag in belt:
    tag = tag.upper()
    if tag in seen:
        print("twice:", tag)
    elif tag in expected:
        seen.add(tag)
    else:
        strange.append(tag)

missing = [t for t in expected if t not in seen]
print("missing", missing, "strange", strange)

# maybe a typo?
for tag in strange:
    best = None
    for m in missing:
        if sorted(m) == sorted(tag):
            best = m
            break
    if best:
        print(tag, "is probably", best)
        missing.remove(best)
        seen.add(best)
    else:
        print(tag, "goes to", tag[:3])

numbers = sorted(int(t[3:]) for t in seen)
gaps = [n for n in range(numbers[0], numbers[-1]) if n not in numbers]
print(numbers, "gap:", gaps)
print(f"{len(seen)}/{len(expected)} found, still missing {missing}")
print(expected[len(seen)])
