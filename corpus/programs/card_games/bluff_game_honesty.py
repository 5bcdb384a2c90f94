claims = [
    ("Kim", "two kings", ["K", "K"]),
    ("Lou", "one ace", ["7"]),
    ("Kim", "three fives", ["5", "5", "9"]),
    ("Mo", "one queen", ["Q"]),
    ("Lou", "two nines", ["9", "9"]),
]
WORDS = {"one": 1, "two": 2, "three": 3}
FACES = {"king": "K", "ace": "A", "five": "5", "queen": "Q", "nine": "9"}

honesty = {}
for who, claim, real in claims:
    number, face = claim.split()
    said = [FACES[face.rstrip("s")]] * WORDS[number]
    truth = said == real
    honesty.setdefault(who, []).append(truth)
    print(f"{who}: \"{claim}\" -> {'true' if truth else 'a lie'}")

for who, record in honesty.items():
    rate = sum(record) / len(record)
    print(f"{who:4}{rate:7.1%}  {'*' * int(rate * 10)}")

liars = {who for who, record in honesty.items() if not all(record)}
print(sorted(liars))
