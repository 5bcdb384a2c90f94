s = "Programming is fun"
print(len(s))
print(s[0], s[-1], s[3:8])
print(s.upper(), s.lower().count("m"))
print(s.replace("fun", "hard")[:16])
words = s.split()
print(words, len(words))
print("-".join(words))
print(s[::-1])

# is every word longer than 2?
ok = True
for w in words:
    if len(w) <= 2:
        ok = False
print(ok)

# capitals only at the start
fixed = ""
for w in words:
    fixed += w[0].upper() + w[1:] + " "
print(fixed.strip() + "!")

# how often each letter
counts = {}
for c in s.replace(" ", ""):
    counts[c] = counts.get(c, 0) + 1
twice = []
for c in counts:
    if counts[c] > 1:
        twice.append(c)
print(twice)
print(s.find("fun"), s.find("boring"), "gram" in s)
