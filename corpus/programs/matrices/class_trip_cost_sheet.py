names = ["Anouk", "Bas", "Chiara"]
costs = [[12.5, 0, 8], [0, 30, 4.5], [6, 6, 0]]
labels = ["bus", "hostel", "food"]

paid = []
for i in range(len(names)):
    total = 0
    for j in range(len(labels)):
        total += costs[i][j]
        paid.append(total)
print(paid)

share = sum([sum(row) for row in costs]) / len(names)
print("each should pay", share)
for i in range(len(names)):
    diff = paid[i] - share
    if diff > 0:
        print(names[i], "gets", round(diff, 2))
    elif diff < 0:
        print(names[i], "owes", round(-diff, 2))

for j, label in enumerate(labels):
    column = [row[j] for row in costs]
    payer = names[column.index(max(column))]
    print(f"{label}: {sum(column)} (mostly {payer})")
