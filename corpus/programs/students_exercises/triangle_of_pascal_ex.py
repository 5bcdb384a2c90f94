def next_row(row):
    new = [1]
    for i in range(len(row) - 1):
        new.append(row[i] + row[i + 1])
    new.append(1)
    return new

def triangle(n):
    rows = [[1]]
    while len(rows) < n:
        rows.append(next_row(rows[-1]))
    return rows

rows = triangle(6)
width = len(" ".join(str(x) for x in rows[-1]))
for row in rows:
    text = " ".join(str(x) for x in row)
    print(text.center(width))

sums = []
for row in rows:
    sums.append(sum(row))
print(sums)

diagonal = []
for i in range(2, len(rows)):
    diagonal.append(rows[i][2])
print("third diagonal", diagonal)

odd = 0
for row in rows:
    for x in row:
        if x % 2 == 1:
            odd += 1
print(odd, "odd numbers")
eleven = [int("".join(map(str, row))) for row in rows]
powers = [11 ** i for i in range(len(rows))]
print([a == b for a, b in zip(eleven, powers)])
