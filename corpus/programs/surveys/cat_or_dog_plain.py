people = ["Ada:dog", "Ben:cat", "Cleo:cat", "Dan:none", "Eli:dog+cat", "Fay:Cat", "Gil:fish"]

cat = dog = both = other = 0
names = {"cat": [], "dog": []}
for p in people:
    name, answer = p.split(":")
    animals = answer.lower().split("+")
    if "cat" in animals and "dog" in animals:
        both += 1
    elif "cat" in animals:
        cat += 1
    elif "dog" in animals:
        dog += 1
    else:
        other += 1
    for a in animals:
        if a in names:
            names[a].append(name)

print("only cats", cat, "only dogs", dog, "both", both, "other", other)
print(names)
print("ratio %.2f" % (len(names["cat"]) / len(names["dog"])))

lines = []
for label, n in [("cat", cat), ("dog", dog), ("both", both), ("other", other)]:
    lines.append((n, label))
lines.sort(reverse=True)
for n, label in lines:
    print(label.rjust(6), "#" * n, f"{100 * n // len(people)}%")
check = sum(100 * n // len(people) for n, _ in lines)
print("together", check, "%")
print([p for p in people if p.partition(":")[2].title() == p.split(":")[1]])
