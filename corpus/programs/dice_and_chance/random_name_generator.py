import random

random.seed(404)
first = ["Lu", "Mar", "El", "Ka", "Jo"]
middle = ["vi", "ga", "be", ""]
last = ["na", "ro", "tta", "nis"]

names = []
tries = 0
while len(names) < 6:
    tries += 1
    name = random.choice(first) + random.choice(middle) + random.choice(last)
    if name in names or len(name) < 5:
        continue
    names.append(name)

print(tries, "tries")
for i, n in enumerate(sorted(names, key=len), 1):
    print(i, n, len(n), n[::-1].capitalize())
endings = {}
for n in names:
    e = n[-2:]
    endings[e] = endings.get(e, 0) + 1
print(endings)
pairs = list(zip(names[::2], names[1::2]))
print(pairs, " & ".join(random.choice(pairs)))
