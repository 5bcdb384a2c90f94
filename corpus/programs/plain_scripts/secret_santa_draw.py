import random

people = ["Ana", "Bo", "Cem", "Dee", "Eli", "Fay"]
couples = [("Ana", "Bo"), ("Cem", "Dee")]
forbidden = set(couples) | {(b, a) for a, b in couples}

rng = random.Random(24)
tries = 0
while True:
    tries += 1
    receivers = people[:]
    rng.shuffle(receivers)
    pairs = list(zip(people, receivers))
    if all(a != b and (a, b) not in forbidden for a, b in pairs):
        break
    if tries > 30:
        print("no luck")
        break

gives = dict(pairs)
print(sorted(gives) == sorted(gives.values()), all(gives[p] != p for p in people))
print(gives["Ana"] != "Bo", gives["Dee"] != "Cem", tries <= 31)

# how many circles?
circles = []
left = set(people)
while left:
    p = min(left)
    circle = []
    while p in left:
        left.remove(p)
        circle.append(p)
        p = gives[p]
    circles.append(circle)
print(sum(len(c) for c in circles), min(len(c) for c in circles) >= 2)
swap = [a for a in people if gives[gives[a]] == a]
print(len(swap) % 2 == 0)
