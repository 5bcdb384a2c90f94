guests = [["Tove", 3, "no"], ["Aki", 5, "yes"], ["Lars", 3, "yes"], ["Bea", 1, "no"], ["Zara", 5, "no"]]

# selection sort: reservation first, then size of the group
for i in range(len(guests)):
    best = i
    for j in range(i + 1, len(guests)):
        a = guests[j]
        b = guests[best]
        if a[2] == "yes" and b[2] == "no":
            best = j
        elif a[2] == b[2] and a[1] > b[1]:
            best = j
    temp = guests[i]
    guests[i] = guests[best]
    guests[best] = temp

for g in guests:
    print(g[0] + " (" + str(g[1]) + ")" + (" reserved" if g[2] == "yes" else ""))

tables = [2, 4, 6, 6]
tables.sort()
seated = []
for g in guests:
    for t in tables:
        if t >= g[1]:
            seated.append(g[0] + "@" + str(t))
            tables.remove(t)
            break
print(seated)
print("tables left:", tables)
names = []
for g in guests:
    found = False
    for s in seated:
        if s.startswith(g[0]):
            found = True
    if not found:
        names.append(g[0])
print("have to wait:", names)
