import csv

lines = ["Name|Lang|Stars", "flask|Python|65k", "gin|Go|74k", "a \\| b|C|"]

def cell(s, w, right=False):
    s = s.replace("\\|", "/")
    return s.rjust(w) if right else s.ljust(w)

rows = list(csv.reader(lines, delimiter="|"))
for r in rows:
    print(len(r), r)

rows = [r[:3] for r in rows]
w = [max(len(x) for x in col) for col in zip(*rows)]
md = []
for n, row in enumerate(rows):
    md.append("| " + " | ".join(cell(c, wi, i == 2) for i, (c, wi) in enumerate(zip(row, w))) + " |")
    if n == 0:
        md.append("|" + "|".join("-" * (x + 2) for x in w) + "|")
print(*md, sep="\n")
stars = {r[0]: r[2] for r in rows[1:]}
del stars["a \\"]
numbers = {k: int(v.rstrip("k")) * 1000 for k, v in stars.items()}
print(numbers, sum(numbers.values()))
