rows = [
    "53..7....",
    "6..195...",
    ".98....6.",
]

digits = set("123456789")


def box(rows, b):
    out = set()
    for row in rows:
        out |= set(row[3 * b:3 * b + 3])
    return out - {"."}


for b in range(3):
    missing = digits - box(rows, b)
    print(f"box {b}: missing", "".join(sorted(missing)))

for number, row in enumerate(rows):
    given = [ch for ch in row if ch != "."]
    ok = len(given) == len(set(given))
    print(number, len(given), "given", "ok" if ok else "repeats!")

r, c = 0, 2
options = digits - set(rows[r]) - box(rows, c // 3) - {row[c] for row in rows}
print("cell", (r, c), "could be", sorted(options))
