left = ["bread", "butter", "cheese", "eggs"]
right = ["bread", "cheese", "ham", "eggs", "milk"]


def lcs(a, b):
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a)):
        for j in range(len(b)):
            if a[i] == b[j]:
                table[i + 1][j + 1] = table[i][j] + 1
            else:
                table[i + 1][j + 1] = max(table[i][j + 1], table[i + 1][j])
    return table


def side_by_side(a, b):
    t = lcs(a, b)
    i, j = len(a), len(b)
    rows = []
    while i or j:
        if i and j and a[i - 1] == b[j - 1]:
            i, j = i - 1, j - 1
            rows.append((a[i], " ", b[j]))
        elif j and (not i or t[i][j - 1] >= t[i - 1][j]):
            j -= 1
            rows.append(("", ">", b[j]))
        else:
            i -= 1
            rows.append((a[i], "<", ""))
    return rows[::-1]


rows = side_by_side(left, right)
for a, mark, b in rows:
    print(f"{a:<8}{mark} {b}")
print(lcs(left, right)[-1][-1], "in common")
print([m for _, m, _ in rows].count(">"), "added")
print(side_by_side([], ["x"]), side_by_side(["x"], []))
