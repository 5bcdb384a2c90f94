names = ["pair", "flush", "straight", "nothing"]
seen = [52, 38, 21, 289]
pays = [1, 4, 5, -1]

total = 0
for n in seen:
    total += n

value = 0
print("hand      count   share")
for i in range(len(names)):
    share = seen[i] / total
    value += share * pays[i]
    print(names[i].ljust(10) + str(seen[i]).rjust(5) + ("%.1f%%" % (share * 100)).rjust(8))

print("value of a game:", round(value, 3))
if value > 0:
    print("good for the player")
elif value == 0:
    print("fair")
else:
    needed = -value / (seen[2] / total)
    print("a straight should pay", round(pays[2] + needed, 2))
order = sorted(range(len(names)), key=lambda i: seen[i])
print([names[i] for i in order])
