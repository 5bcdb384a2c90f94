answers = ["red", "Blue", "blue ", "green", "RED", "", "blue", "purple", "grün"]

tally = {}
for a in answers:
    a = a.strip().lower()
    if a == "":
        continue
    if a in tally:
        tally[a] = tally[a] + 1
    else:
        tally[a] = 1

# five strokes make a bundle
for colour in tally:
    n = tally[colour]
    bundles = n // 5
    rest = n % 5
    print(colour + ": " + "|||| " * bundles + "|" * rest)

most = ""
for colour in tally:
    if most == "" or tally[colour] > tally[most]:
        most = colour
print("most liked:", most, tally[most])

same = []
for a in tally:
    for b in tally:
        if a != b and tally[a] == tally[b] and (b, a) not in same:
            same.append((a, b))
print(same)
tally["green"] += tally.pop("grün")
print(tally)
print(len(answers) - sum(tally.values()), "empty")
