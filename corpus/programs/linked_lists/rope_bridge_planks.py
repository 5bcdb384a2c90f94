planks = ["oak", "pine", None, "oak", "ash", None]

# index list: where is the next plank that can be stepped on?
following = [None] * len(planks)
last_good = None
for i in range(len(planks) - 1, -1, -1):
    following[i] = last_good
    if planks[i] is not None:
        last_good = i
start = last_good

i = start
path = []
while i is not None:
    path.append(f"{planks[i]}@{i}")
    i = following[i]
print(" ".join(path))
print(following)

jumps = [following[i] - i for i in range(len(planks)) if planks[i] and following[i]]
print("longest jump", max(jumps))

# the plank at 3 breaks
planks[3] = None
for i, f in enumerate(following):
    if f == 3:
        following[i] = following[3]
print(following)
reach = start
while following[reach]:
    reach = following[reach]
print("can reach", reach, "of", len(planks) - 1)
