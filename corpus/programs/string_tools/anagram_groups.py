from collections import Counter, defaultdict

words = "listen Silent enlist google elbow below tinsel Gogole inlets cat".split()


def signature(word):
    return "".join(sorted(word.lower()))


def is_subanagram(small, big):
    return not Counter(small.lower()) - Counter(big.lower())


groups = defaultdict(list)
for w in words:
    groups[signature(w)].append(w)

for sig, members in groups.items():
    if len(members) > 1:
        print(f"{sig}: {' '.join(members)}")

largest = max(groups.values(), key=len)
print(len(largest), largest[0], largest[-1])
print([w for w in words if is_subanagram("eel", w)], is_subanagram("line", "listen"))
singles = [m[0] for m in groups.values() if len(m) == 1]
print(singles)
letters = Counter("".join(words).lower())
print(letters.most_common(3), letters["z"])
left = Counter("conversation") - Counter("voices")
print("".join(sorted(left.elements())))
