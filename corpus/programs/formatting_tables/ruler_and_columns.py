import itertools

def ruler(n):
    tens = "".join(str(i // 10) if i % 10 == 0 else " " for i in range(1, n + 1))
    ones = "".join(str(i % 10) for i in range(1, n + 1))
    return tens + "\n" + ones

def columns(words, width, gap=2):
    cell = max(map(len, words)) + gap
    per_row = max(1, width // cell)
    n_rows = -(-len(words) // per_row)
    cols = [words[i:i + n_rows] for i in range(0, len(words), n_rows)]
    lines = []
    for row in itertools.zip_longest(*cols, fillvalue=""):
        lines.append("".join(w.ljust(cell) for w in row).rstrip())
    return lines

words = "alpha beta gamma delta epsilon zeta eta theta iota kappa".split()
print(ruler(32))
for w in (32, 18):
    lines = columns(words, w)
    print(*lines, sep="\n")
    print(len(lines), "rows, widest", max(map(len, lines)))
print(columns(["one", "two"], 3))
across = [" ".join(words[i:i + 4]) for i in range(0, len(words), 4)]
print(across)
assert sorted(" ".join(columns(words, 50)).split()) == sorted(words)
print(columns([], 20))
