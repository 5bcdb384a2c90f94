def table(n, size=5):
    """Print the n times table."""
    rows = []
    for i in range(1, size + 1):
        rows.append(f"{i} x {n} = {i * n}")
    return rows


def grid(size):
    text = "  |"
    for c in range(1, size + 1):
        text += "%3d" % c
    text += "\n--+" + "---" * size
    for r in range(1, size + 1):
        text += "\n%2d|" % r
        for c in range(1, size + 1):
            text += "%3d" % (r * c)
    return text


print("\n".join(table(7)))
print(table(12, 2))
print(grid(4))
squares = [int(row.split()[-1]) for row in table(3, size=3)]
print(squares, sum(squares))
