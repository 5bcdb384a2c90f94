names = ["Zita", "Yan", "Xaver", "Wim"]
points = [12, 19, 15, 19]
bonus = [1, 0, 0, 2]

# add the bonus
for i in range(len(points)):
    points[i] = points[i] + bonus[i]

# bubble sort both lists together, best first
swaps = 0
for i in range(len(points)):
    for j in range(len(points) - 1 - i):
        if points[j] < points[j + 1]:
            points[j], points[j + 1] = points[j + 1], points[j]
            names[j], names[j + 1] = names[j + 1], names[j]
            swaps += 1

for i in range(len(names)):
    print(str(i + 1) + ". " + names[i] + " " + str(points[i]))
print("swaps:", swaps)

# who got a bonus?
lucky = []
for i in range(len(names)):
    if bonus[i] > 0:
        lucky.append(names[i])
print("bonus for", lucky)
