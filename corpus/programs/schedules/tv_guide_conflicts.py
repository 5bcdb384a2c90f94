shows = [
    ("News", 1900, 1915),
    ("Quiz", 1910, 2000),
    ("Thriller", 2015, 2145),
    ("Football", 1945, 2145),
    ("Late talk", 2200, 2300),
]

shows.sort(key=lambda s: s[2])
watch = []
end = 0
for name, start, stop in shows:
    if start >= end:
        watch.append(name)
        end = stop
print("watch", watch)

recorded = [s[0] for s in shows if s[0] not in watch]
print("record", recorded)

minutes = 0
for name, start, stop in shows:
    if name in watch:
        minutes += stop - start
print("watching", minutes, "minutes")

conflicts = {
    a[0]: [b[0] for b in shows if b is not a and a[1] < b[2] and b[1] < a[2]]
    for a in shows
}
for name in sorted(conflicts, key=lambda n: -len(conflicts[n])):
    print(f"{name:10} {conflicts[name]}")
