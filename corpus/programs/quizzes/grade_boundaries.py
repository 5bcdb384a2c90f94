grades = []
scores = {"Ben": 48, "Amy": 91, "Zac": 75, "Kim": 60, "Leo": 89.5}

for name in scores:
    s = scores[name]
    if s > 90:
        g = "A"
    elif s > 75:
        g = "B"
    elif s > 60:
        g = "C"
    elif s > 45:
        g = "D"
    else:
        g = "F"
    grades.append((name, g))

for name, g in grades:
    print(name + ": " + g)

letters = "ABCDF"
for letter in letters:
    n = 0
    for name, g in grades:
        if g == letter:
            n += 1
    print(letter, "#" * n)

total = 0
for name in scores:
    total += scores[name]
print("average", round(total / len(scores), 1))
