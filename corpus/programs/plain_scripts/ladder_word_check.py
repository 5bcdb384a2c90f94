steps = "cold cord card ward warm"
words = steps.split()
ok = True
for a, b in zip(words, words[1:]):
    differ = [i for i in range(len(a)) if a[i] != b[i]]
    if len(differ) != 1:
        print(a, "->", b, "changes", len(differ))
        ok = False
        break
    i = differ[0]
    print(f"{a} -> {b}: {a[i]} becomes {b[i]}")
print("a good ladder" if ok else "not a ladder", len(words) - 1)
bad = [a + b for a in words for b in words if a < b and sum(x != y for x, y in zip(a, b)) > 3]
print(len(bad), bad[:3])
print({w[0]: w for w in words})
