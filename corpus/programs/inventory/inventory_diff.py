def parse(text):
    table = {}
    for line in text.split("\n"):
        line = line.strip()
        if not line or line.startswith("--"):
            continue
        name, qty = line.rsplit(None, 1)
        table[name] = int(qty)
    return table


def diff(old, new):
    for name in sorted(set(old) | set(new)):
        before, after = old.get(name), new.get(name)
        if before is None:
            yield "+", name, after
        elif after is None:
            yield "-", name, before
        elif before != after:
            yield "~", name, after - before


monday = """
-- front room
oak table      2
bar stool     11
floor lamp     4
-- back room
rug            3
"""
friday = """
oak table      1
bar stool     11
rug            5
wall clock     2
"""


def demo():
    old, new = map(parse, (monday, friday))
    changes = list(diff(old, new))
    for sign, name, n in changes:
        print(f"{sign} {name:<12} {n:+d}" if sign == "~" else f"{sign} {name:<12} {n}")
    added = [name for sign, name, _ in changes if sign == "+"]
    print("new:", added, "unchanged:", len(set(old) & set(new)) - sum(c[0] == "~" for c in changes))


demo()
