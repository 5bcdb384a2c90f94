guests = ["Ada", "Bruno", "Clio", "Dario", "Enzo", "Fleur", "Gita"]
tables = 3

seating = [[]] * tables
for i in range(len(guests)):
    seating[i % tables].append(guests[i])

for t in range(tables):
    print("table", t + 1, "->", len(seating[t]), "guests")
    print("   ", " ".join(seating[t]))

total = 0
for t in seating:
    total += len(t)
print("seats used:", total, "guests:", len(guests))

# second try, with names from the end
second = [guests[i::tables] for i in range(tables)]
print(second)
biggest = max(second, key=len)
print("biggest:", biggest)
print([len(t) for t in second], sum(len(t) for t in second) == len(guests))
