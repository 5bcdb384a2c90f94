marks = [[3, 5], [2], [4, 4, 1], []]

total = 0
count = 0
for row in marks:
    for m in row:
        total = total + m
        count = count + 1
print("total", total, "count", count)

longest = marks[0]
for row in marks:
    if len(row) > len(longest):
        longest = row
print("longest", longest)

averages = []
for row in marks:
    if row:
        averages.append(sum(row) / len(row))
    else:
        averages.append(None)
print(averages)

table = [[0] * 3] * 3
table[0][0] = 1
table[1][2] = 5
print(table)

table2 = []
for i in range(3):
    table2.append([0] * 3)
table2[0][0] = 1
table2[1][2] = 5
print(table2)
print(sum(table[2]), sum(table2[2]))
