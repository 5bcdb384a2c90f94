grades = [
    [1, 2, 1, 3],
    [4, 3, 5, 3],
    [2, 2, 2, 1],
]
names = ["Nina", "Omar", "Pau"]
subjects = ["maths", "german", "art", "sport"]

n = len(subjects)
for name, row in zip(names, grades):
    print(f"{name:<5}", *row, f"| {sum(row) / n:.2f}")

columns = list(zip(*grades))
for subject, column in zip(subjects, columns):
    print(f"{subject:<7}{sum(column) / len(column):.2f} best: {names[column.index(min(column))]}")

flat = [g for row in grades for g in row]
print({g: flat.count(g) for g in sorted(set(flat))})
improved = [[max(1, g - 1) for g in row] for row in grades]
print(improved[1], sum(map(sum, grades)) - sum(map(sum, improved)))

weights = [2, 2, 1, 1]
weighted = {}
for name, row in zip(names, grades):
    weighted[name] = sum(g * w for g, w in zip(row, weights)) / sum(weights)
ranking = sorted(weighted, key=weighted.get)
print(ranking, round(weighted[ranking[0]], 3))
passed = [name for name, row in zip(names, grades) if all(g <= 4 for g in row)]
print("passed:", passed)
