from collections import Counter

wheel = "TRAINGLES"
middle = "N"
dictionary = ["triangle", "integral", "lens", "rain", "inn", "star", "angle", "earn", "gnat", "sing", "tranquil", "RELATING".lower()]

have = Counter(wheel.lower())
found = []
for word in dictionary:
    if len(word) < 4:
        reason = "too short"
    elif middle.lower() not in word:
        reason = f"no {middle}"
    elif missing := Counter(word) - have:
        reason = "needs " + "".join(missing.elements())
    else:
        found.append(word)
        continue
    print(f"{word:<10}{reason}")

found.sort(key=lambda w: (-len(w), w))
print(found)
points = sum({4: 1, 5: 2}.get(len(w), len(w)) for w in found)
print(points, "points", "*" * len([w for w in found if len(w) == len(wheel)]))
anagrams = {}
for w in found:
    anagrams.setdefault("".join(sorted(w)), []).append(w)
print([g for g in anagrams.values() if len(g) > 1])
unused = set(wheel.lower()) - set("".join(found[-2:]))
print(sorted(unused))
