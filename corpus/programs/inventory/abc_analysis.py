# ABC analysis: A = first 80 % of the value, B = up to 95 %, C = rest
items = [("gold", 4000), ("silver", 2500), ("copper", 1900), ("tin", 700), ("lead", 500), ("zinc", 250), ("iron", 150)]

total = 0
for _, value in items:
    total = total + value

classes = {"A": [], "B": [], "C": []}
running = 0
for name, value in sorted(items, key=lambda x: x[1], reverse=True):
    running += value
    share = running / total
    if share <= 0.80:
        cls = "A"
    elif share <= 0.95:
        cls = "B"
    else:
        cls = "C"
    classes[cls].append(name)

for cls in classes:
    members = classes[cls]
    print(cls, len(members), members)

assert sum(map(len, classes.values())) == len(items)
print(total)
