# Unit 6: dictionaries
rocks = {}
rocks["granite"] = 3
rocks["marble"] = 1
rocks["slate"] = rocks["granite"] + 2
rocks["granite"] += 1
print(rocks)

for name in rocks:
    print(name, rocks[name])

total = 0
for count in rocks.values():
    total += count
print("I have", total, "rocks")

# which do I have more than once?
more = []
for name, count in rocks.items():
    if count > 1:
        more.append(name)
print(more)

# give one away
rocks["marble"] -= 1
if rocks["marble"] == 0:
    del rocks["marble"]
print("marble" in rocks, len(rocks))

# turn it round
by_count = {}
for name, count in rocks.items():
    by_count[count] = name
print(by_count)
print(rocks.get("pumice", 0), sorted(rocks))
